"""Pages one reads: the rules, the credits."""
