// Purpose: marks that a transaction changes what the full-text index contains. Every service sees the mark when the transaction has
//   committed. It is sent last, because another transaction with the same slot waits for its commit.
// Parameters: slot (0 to 31), transaction (unique)
// Plan: unique index seek on WriteMark.slot.
MERGE (mark:WriteMark {slot: $slot})
SET mark.transaction = $transaction
