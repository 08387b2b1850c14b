// Purpose: what is stored about all platforms, for a start.
// Returns:
//   urn: string
//   info: string -- payload text of `dataPlatformInfo`
// Plan: range seek on Entity.urn, a few hundred nodes.
MATCH (platform:Entity)
WHERE platform.urn STARTS WITH 'urn:li:dataPlatform:' AND platform.aspect_dataPlatformInfo IS NOT NULL
RETURN platform.urn AS urn, platform.aspect_dataPlatformInfo AS info
