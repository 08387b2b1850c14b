// Purpose: locks the containers into which a write places entities, and reads the containers above them. A move of one of them takes the same
//   locks before it looks for the entities below, so it misses none. Creates missing nodes, which the edges of the write need anyway.
// Parameters: rows [{urn, label}] (sorted by URN, none twice), at (epoch ms)
// Returns: a row for each step upwards, at most 100 levels
//   child: string
//   parent: string
// Plan: unique index seek on Entity.urn per row, expansion along IsPartOf; no step is repeated, so circles end. Only containers have outer ones.
UNWIND $rows AS row
MERGE (container:Entity {urn: row.urn})
ON CREATE SET container:$(row.label)
SET container.touchedAt = $at
WITH container
MATCH (container) ((:Container)-[steps:IsPartOf WHERE steps.aspect = 'container']->()){1,100} ()
WITH steps[-1] AS step
RETURN DISTINCT startNode(step).urn AS child, endNode(step).urn AS parent
