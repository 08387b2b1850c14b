// How far tests of metadata were evaluated: one node for the change log, and one for each test.
CREATE CONSTRAINT test_progress_name IF NOT EXISTS FOR (progress:TestProgress) REQUIRE progress.name IS UNIQUE
