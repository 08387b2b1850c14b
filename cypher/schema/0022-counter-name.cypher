// Counters that hand out places, one node each.
CREATE CONSTRAINT counter_name IF NOT EXISTS FOR (counter:Counter) REQUIRE counter.name IS UNIQUE
