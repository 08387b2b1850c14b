// Points that were written before they carried their run: it stands in the text of their system metadata.
MATCH (point:TimeseriesPoint)
WHERE point.runId IS NULL AND point.meta CONTAINS '"runId":"'
WITH point, split(split(point.meta, '"runId":"')[1], '"')[0] AS id
WHERE NOT id IN ['', 'no-run-id-provided'] AND NOT id CONTAINS '\\'
CALL (point, id) {
  SET point.runId = left(id, 1000)
} IN TRANSACTIONS OF 10000 ROWS
