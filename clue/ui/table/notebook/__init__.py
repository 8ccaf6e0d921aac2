"""The notebook's page: cells, signs and slips."""
