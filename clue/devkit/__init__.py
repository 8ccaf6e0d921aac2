"""What only builders need: a robot, sample scenes, benches, the self-test's parts."""
