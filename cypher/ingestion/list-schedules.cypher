// Purpose: the ingestion sources that have a schedule, for the scheduler.
// Returns:
//   urn: string
//   info: string -- payload text of `dataHubIngestionSourceInfo`
//   meta: string | null -- its meta text; null during the first write of the aspect
// Plan: index seek on (Entity.type, urn) by its first key.
MATCH (source:Entity)
USING INDEX source:Entity(type, urn)
WHERE source.type = 'dataHubIngestionSource' AND source.urn > '' AND source.field_interval IS NOT NULL
  AND source.aspect_dataHubIngestionSourceInfo IS NOT NULL
RETURN source.urn AS urn, source.aspect_dataHubIngestionSourceInfo AS info, source.meta_dataHubIngestionSourceInfo AS meta
