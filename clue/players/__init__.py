"""The computer's detectives: each gets a seat's view and answers with an action and a reason."""
