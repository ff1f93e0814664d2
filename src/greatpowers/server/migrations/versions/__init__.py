"""One module for each change of the schema; `revision` and `down_revision` put them in order."""
