/** Which stretches of the URN index a scroll walks. */
import { NAMESPACE } from '../../../core/vocabulary.js';
import type { MetadataModel } from '../../../model/types.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import { compareUrns } from '../../../model/urn/compare-urns.js';
import { typeOf } from '../../lineage/follow-edges.js';
import type { Filter } from '../../search/filter.js';

/** Both ends included. */
export interface UrnRange {
  readonly from: string;
  readonly until: string;
}

/** Behind every URN that begins with the prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/** Every range that the near end of an edge may lie in, from the cursor on. */
export function urnRanges(
  near: { readonly entityTypes: readonly string[]; readonly urns: readonly string[] | undefined },
  after: string | undefined,
): UrnRange[] {
  const { entityTypes, urns } = near;
  const ranges = urns === undefined ? rangesOfTypes(entityTypes) : rangesOfUrns(urns, entityTypes);
  if (after === undefined) return ranges;
  return ranges
    .filter(({ until }) => compareUrns(until, after) >= 0)
    .map(({ from, until }) => ({ from: compareUrns(from, after) < 0 ? after : from, until }));
}

function rangesOfTypes(entityTypes: readonly string[]): UrnRange[] {
  const prefixes = entityTypes.length === 0 ? [''] : entityTypes.map((type) => `${type}:`);
  return prefixes.map((prefix) => {
    const from = `urn:${NAMESPACE}:${prefix}`;
    return { from, until: from + LAST_CHARACTER };
  });
}

function rangesOfUrns(urns: readonly string[], entityTypes: readonly string[]): UrnRange[] {
  return [...new Set(urns)]
    .filter((urn) => entityTypes.length === 0 || entityTypes.includes(typeOf(urn)))
    .map((urn) => ({ from: urn, until: urn }));
}

/** The URNs that a filter lets through at most; undefined when some branch names none. */
export function urnsOf(filter: Filter | undefined): readonly string[] | undefined {
  if (filter === undefined || filter.or.length === 0) return undefined;
  const perBranch = filter.or.map(
    ({ and }) =>
      and.find(
        ({ field, condition, negated }) =>
          field === 'urn' && negated !== true && (condition === 'EQUAL' || condition === 'IN'),
      )?.values,
  );
  return perBranch.some((urns) => urns === undefined) ? undefined : perBranch.flatMap((urns) => urns ?? []);
}

/** Names of the registry for names in any of the clients' ways, each once. @throws UNKNOWN_ENTITY */
export function knownTypes(model: MetadataModel, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => findEntityType(model, name) ?? model.getEntity(name).name))];
}
