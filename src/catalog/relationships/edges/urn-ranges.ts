/** Computes the ranges of the URN index that a scroll walks. */
import { NAMESPACE } from '../../../core/vocabulary.js';
import type { MetadataModel } from '../../../model/types.js';
import { findEntityType } from '../../../model/search/entity-type-names.js';
import { compareTexts } from '../../../core/compare-texts.js';
import { typeOf } from '../../lineage/follow-edges.js';
import type { Filter } from '../../search/filter.js';

/** Both ends included. */
export interface UrnRange {
  readonly from: string;
  readonly until: string;
}

/** Sorts after every URN with the same prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/** Returns the ranges of URNs of the near end, from the cursor on. */
export function urnRanges(
  near: { readonly entityTypes: readonly string[]; readonly urns: readonly string[] | undefined },
  after: string | undefined,
): UrnRange[] {
  const { entityTypes, urns } = near;
  const ranges = urns === undefined ? rangesOfTypes(entityTypes) : rangesOfUrns(urns, entityTypes);
  if (after === undefined) return ranges;
  return ranges
    .filter(({ until }) => compareTexts(until, after) >= 0)
    .map(({ from, until }) => ({ from: compareTexts(from, after) < 0 ? after : from, until }));
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

/** Returns the URNs that can pass a filter; undefined if some branch does not restrict them. */
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

/** Returns the model's names of the types, each once, for any of the names that clients use. @throws UNKNOWN_ENTITY */
export function knownTypes(model: MetadataModel, names: readonly string[]): string[] {
  return [...new Set(names.map((name) => findEntityType(model, name) ?? model.getEntity(name).name))];
}
