// One record per applied schema statement. It comes first, so that services that start at the same time record each one once.
CREATE CONSTRAINT migration_name IF NOT EXISTS FOR (migration:Migration) REQUIRE migration.name IS UNIQUE
