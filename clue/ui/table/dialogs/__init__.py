"""Everything the table asks or shows above itself."""
