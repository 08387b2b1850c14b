// Purpose: the refused writes of one trace to some entities.
// Parameters: urns, traceId, from, until (epoch ms, limits of the time of the writes)
// Returns:
//   urn: string
//   aspect: string
//   message: string
//   code: string
// Plan: range seek on RefusedWrite.at, bounded by the time span.
// A write can be deleted after its index entry was read. Its properties are null then, and it is skipped.
MATCH (write:RefusedWrite)
USING INDEX SEEK write:RefusedWrite(at)
WHERE write.at >= $from AND write.at <= $until AND write.traceId = $traceId AND write.urn IN $urns
RETURN write.urn AS urn, write.aspect AS aspect, write.message AS message, write.code AS code
