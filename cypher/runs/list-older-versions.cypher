// Purpose: the versions of aspects before a number, newest first, without their payloads.
// Parameters: rows [{urn, aspect, before}], limit (for each row)
// Returns: one for each of the rows
//   index: number -- of the row
//   versions: [version: number, meta: string | null][] -- newest first; meta texts, null while the version is being deleted
// Plan: per row an index range seek on (AspectVersion.urn, aspect, version), which delivers the order.
UNWIND range(0, size($rows) - 1) AS index
WITH index, $rows[index] AS row
CALL (row) {
  MATCH (older:AspectVersion {urn: row.urn, aspect: row.aspect})
  WHERE older.version < row.before
  WITH older ORDER BY older.urn DESC, older.aspect DESC, older.version DESC LIMIT $limit
  RETURN collect([older.version, older.meta]) AS versions
}
RETURN index, versions
