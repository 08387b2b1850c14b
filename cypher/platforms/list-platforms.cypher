// Purpose: what is stored about all platforms, for a start.
// Returns: urn, info (payload text of `dataPlatformInfo`)
// Plan: scan of the label, a few hundred nodes.
MATCH (platform:DataPlatform)
WHERE platform.aspect_dataPlatformInfo IS NOT NULL
RETURN platform.urn AS urn, platform.aspect_dataPlatformInfo AS info
