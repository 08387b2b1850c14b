// Purpose: the ancestors of the new parents of a write, step by step up to the top, at most 100 levels.
// Parameters: urns (of the parents, none twice), aspects (with the parents)
// Returns: a row for each step
//   child: string
//   parent: string
// Plan: unique index seek on Entity.urn per parent, expansion along IsPartOf and IsChildOf; no step is repeated, so circles end.
UNWIND $urns AS urn
MATCH (start:Entity {urn: urn})
USING INDEX start:Entity(urn)
MATCH (start) (()-[steps:IsPartOf|IsChildOf WHERE steps.aspect IN $aspects]->()){1,100} ()
WITH steps[-1] AS step
RETURN DISTINCT startNode(step).urn AS child, endNode(step).urn AS parent
