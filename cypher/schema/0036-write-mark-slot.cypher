// Marks of writes that change the full-text index. Each search compares them with those that it knows to be in the index.
CREATE CONSTRAINT write_mark_slot IF NOT EXISTS FOR (mark:WriteMark) REQUIRE mark.slot IS UNIQUE
