// Older versions are read by key; two of one number cannot exist.
CREATE CONSTRAINT aspect_version_key IF NOT EXISTS FOR (version:AspectVersion)
REQUIRE (version.urn, version.aspect, version.version) IS UNIQUE
