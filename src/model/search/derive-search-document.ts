/** Derives everything that search, browsing and suggestions need from the URN and the latest aspects of an entity. */
import { sameList } from '../../core/same-list.js';
import type { Urn } from '../urn/urn.js';
import type { FieldValue, MetadataModel, SearchDocument } from '../types.js';
import { listFacets, listTerms } from './derive-terms.js';
import { COLUMN_FIELDS, columnTokens } from './column-names.js';
import { nestingTerms } from './nesting-terms.js';
import {
  contentsGatherer,
  type FurtherFacts,
  type Payloads,
  type SearchContents,
} from './search-contents.js';
import { CONTENT, digestOf, FACET_FIELDS, toTerm } from './search-terms.js';
import { exactTier, nameTier, wordTier } from './text-tiers.js';

/** True for an entity with a failing assertion. */
const FAILING_FIELD = 'hasFailingAssertions';
export const FAILING_TERM = toTerm(FAILING_FIELD, true);

/** The parts of a search document that a write changes. */
export interface DocumentChanges extends Partial<Omit<SearchDocument, 'tiers' | 'fields'>> {
  readonly tiers: Partial<SearchDocument['tiers']>;
  /** Null for a field without values. */
  readonly fields: Readonly<Record<string, readonly FieldValue[] | null>>;
}

/**
 * Derives the search document of an entity. The order of the map does not matter. Timeseries aspects and unknown aspects are ignored.
 * It never throws for valid payloads.
 */
// eslint-disable-next-line @typescript-eslint/max-params -- a document has these four sources, and no two belong together
export function deriveSearchDocument(
  model: MetadataModel,
  urn: Urn,
  aspects: Payloads,
  facts: FurtherFacts = {},
): SearchDocument {
  return renderDocument(contentsGatherer(model, urn)(aspects, facts));
}

export function renderDocument(contents: SearchContents): SearchDocument {
  const { urn, name, description, names, values } = contents;
  return {
    name,
    ...(description !== undefined && { description }),
    removed: isRemoved(contents),
    tiers: { exact: exactTier(names, urn.text), names: nameTier(names), texts: textTier(contents) },
    terms: renderTerms(contents),
    facets: listFacets(urn, values),
    fields: fieldsOf(contents),
  };
}

/** Renders only what differs. Nothing is split into words that was split before the write. */
export function renderChanges(before: SearchContents, after: SearchContents): DocumentChanges {
  const { urn, names, texts } = after;
  const fields = changedFields(before, after);
  const hasNames = !sameList(before.names, names);
  const hasColumns = COLUMN_FIELDS.some((field) => Object.hasOwn(fields, field));
  const hasTexts = hasColumns || !sameList(before.texts, texts);
  const hasName = before.name !== after.name;
  const hasFields = Object.keys(fields).length > 0;
  // The terms are in the order of the fields.
  const hasOrder = !sameList([...before.values.keys()], [...after.values.keys()]);
  if (!hasNames && !hasTexts && !hasName && !hasFields && !hasOrder) return { tiers: {}, fields };
  const hasFacets = FACET_FIELDS.some((field) => Object.hasOwn(fields, field));
  const removed = isRemoved(after);
  return {
    ...(hasName && { name: after.name }),
    ...(removed !== isRemoved(before) && { removed }),
    tiers: {
      ...(hasNames && { exact: exactTier(names, urn.text), names: nameTier(names) }),
      ...(hasTexts && { texts: textTier(after) }),
    },
    terms: renderTerms(after),
    ...(hasFacets && { facets: listFacets(urn, after.values) }),
    fields,
  };
}

function textTier({ texts, values }: SearchContents): string {
  return [wordTier(texts), ...columnTokens(values)].join(' ');
}

function isRemoved({ values }: SearchContents): boolean {
  return values.get('removed')?.has(true) === true;
}

function renderTerms(contents: SearchContents): string[] {
  const { names, texts, nesting, fails } = contents;
  const terms = listTerms(contents);
  const digest = digestOf([names, texts, terms].map((list) => list.join('\n')).join('\n\n'));
  // The last terms are those that partial writes append as well. They leave the digest as it is.
  return [...terms, toTerm(CONTENT, digest), ...nestingTerms(nesting), ...(fails ? [FAILING_TERM] : [])];
}

function fieldsOf({ values, fails }: SearchContents): Record<string, FieldValue[]> {
  const fields = Object.fromEntries([...values].map(([field, distinct]) => [field, [...distinct]]));
  return fails ? { ...fields, [FAILING_FIELD]: [true] } : fields;
}

function changedFields(
  before: SearchContents,
  after: SearchContents,
): Record<string, readonly FieldValue[] | null> {
  const changed: Record<string, readonly FieldValue[] | null> = {};
  for (const name of [...before.values.keys(), ...after.values.keys(), FAILING_FIELD]) {
    const [last, next] = [valuesOf(before, name), valuesOf(after, name)];
    if (next === undefined) {
      if (last !== undefined) changed[name] = null;
    } else if (last === undefined || !sameValues(last, next)) changed[name] = [...next];
  }
  return changed;
}

const IS_FAILING: ReadonlySet<FieldValue> = new Set([true]);

function valuesOf({ values, fails }: SearchContents, field: string): ReadonlySet<FieldValue> | undefined {
  return fails && field === FAILING_FIELD ? IS_FAILING : values.get(field);
}

/** In the same order, too, because a filter reads the first value. */
function sameValues(left: ReadonlySet<FieldValue>, right: ReadonlySet<FieldValue>): boolean {
  if (left.size !== right.size) return false;
  const others = right.values();
  for (const value of left) if (value !== others.next().value) return false;
  return true;
}
