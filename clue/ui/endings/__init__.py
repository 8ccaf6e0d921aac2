"""How a case ends, as one sees it: a page of the newspaper, the gate at night, one's own face."""
