// When entities of earlier versions changed last: by their log, of which points are no part.
MATCH (entity:Entity)
WHERE entity.type IS NOT NULL AND entity.changedAt IS NULL
CALL (entity) {
  MATCH (change:Change {urn: entity.urn})
  WHERE change.at IS NOT NULL
    AND any(operation IN change.operations WHERE NOT operation IN ['POINT', 'DELETE_POINTS', 'HANDOVER'])
  WITH entity, max(change.at) AS at
  WHERE at IS NOT NULL
  SET entity.changedAt = at
} IN TRANSACTIONS OF 1000 ROWS
