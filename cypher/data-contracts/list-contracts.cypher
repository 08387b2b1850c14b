// Purpose: the contracts of datasets. Read while the datasets are locked, so that concurrent requests create one contract for each.
// Parameters: urns (of datasets)
// Returns: no row for datasets without a contract
//   urn: string -- of the dataset
//   contracts: string[] -- URNs
// Plan: unique index seek on Entity.urn and one expand per URN.
UNWIND $urns AS urn
MATCH (dataset:Entity {urn: urn})
USING INDEX dataset:Entity(urn)
MATCH (dataset)<-[:ContractFor]-(contract:Entity)
RETURN urn, collect(DISTINCT contract.urn) AS contracts
