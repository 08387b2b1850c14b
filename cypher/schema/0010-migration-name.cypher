// One record per applied schema statement.
CREATE CONSTRAINT migration_name IF NOT EXISTS FOR (migration:Migration) REQUIRE migration.name IS UNIQUE
