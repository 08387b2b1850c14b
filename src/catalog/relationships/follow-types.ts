/** Names the types of edges in the text of a statement, so that it does not visit the other edges of an entity: a hub has thousands. */
import type { MetadataModel } from '../../model/types.js';
import { fillSlots } from '../../neo4j/fill-slots.js';

interface WithTypes {
  /** Types of edges; empty for all. */
  readonly types: readonly string[];
}

/**
 * Fills the slot `types` of a statement about several queries with all of their types. Leaves it empty if a query is about all types, or
 * about one that the model does not have: each text is planned once, so clients must not choose it.
 */
export function followTypes(text: string, queries: readonly WithTypes[], model: MetadataModel): string {
  const known = edgeTypesOf(model);
  const isBounded = queries.every(({ types }) => types.length > 0 && types.every((type) => known.has(type)));
  if (!isBounded || queries.length === 0) return text;
  const types = new Set(queries.flatMap((query) => query.types));
  return fillSlots(text, { types: `:${[...types].sort().join('|')}` });
}

const KNOWN = new WeakMap<MetadataModel, ReadonlySet<string>>();

/** Names of relationships are identifiers: the model is refused otherwise. */
function edgeTypesOf(model: MetadataModel): ReadonlySet<string> {
  const known = KNOWN.get(model);
  if (known !== undefined) return known;
  const aspects = [...model.aspects.values()];
  const types = new Set(
    aspects.flatMap(({ relationships, columnLineage }) => [
      ...relationships.map(({ name }) => name),
      ...columnLineage.map(({ relationship }) => relationship),
    ]),
  );
  KNOWN.set(model, types);
  return types;
}
