/** Derives how a write changes what search, browsing and suggestions know of an entity. */
import type { JsonObject } from '../../core/json.js';
import { sameList } from '../../core/compare.js';
import type { Urn } from '../urn.js';
import type { FieldValue, MetadataModel, SearchDocument } from '../types.js';
import { sameRun } from './assertions.js';
import { contributionOf, layoutOf } from './contributions.js';
import {
  changesKept,
  changesKeptValues,
  changesTexts,
  NO_ASPECT,
  listRuns,
  EMPTY_CONTRIBUTIONS,
  renderKept,
  withChanged,
  withPlatform,
  PLATFORM_TEXT,
  type ContributingAspect,
  type KeptContributions,
} from './kept-contributions.js';
import { mergeContents, type FurtherFacts, type SearchContents } from './search-contents.js';
import { RUN_ID, OPEN_EXECUTOR, FAILING_FIELD } from './search-fields.js';
import {
  FACET_FIELDS,
  referenceTerm,
  toFacet,
  LISTED_AT,
  LISTED_BELOW,
  LISTED_UNDER,
  toTerm,
} from './search-terms.js';
import { STRUCTURED_FIELD } from './structured-values.js';
import { exactTier, nameTier, textTier, columnsIn } from './text-tiers.js';
import { listPrefixes, stepsOf } from './browse-locations.js';

/** An aspect before and after a write. */
export interface AspectChange {
  readonly before: ContributingAspect;
  readonly after: ContributingAspect;
}

/** What a write changes of what search knows of an entity. */
export interface SearchWrite {
  /** Absent: search did not know the entity. `kept` is called only if it is needed. */
  readonly before?: { readonly kept: () => KeptContributions; readonly facts: FurtherFacts } | undefined;
  /** The aspects that the write changes. */
  readonly aspects: ReadonlyMap<string, AspectChange>;
  /** After the write. */
  readonly facts: FurtherFacts;
}

/** A text of an aspect: the one at a position of the list before, or a new one. */
export type TextPart = { readonly at: number } | { readonly text: string };

/** How a write changes the search document. Absent members stay as they are. */
export interface SearchChanges {
  readonly name?: string;
  readonly removed?: boolean;
  readonly tiers: { readonly exact?: string; readonly names?: string; readonly texts?: readonly TextPart[] };
  readonly terms: { readonly gone: readonly string[]; readonly added: readonly string[] };
  /** The facets that change, with all their values as `facet=value`. */
  readonly facets: { readonly changed: readonly string[]; readonly values: readonly string[] };
  /** Null for a field without values. */
  readonly fields: Readonly<Record<string, readonly FieldValue[] | null>>;
  /** What the node keeps. */
  readonly contributions?: string;
}

/** @param stored the payload, unless the aspect does not exist or is deleted, and the run that wrote it */
export function contributing(
  model: MetadataModel,
  aspect: string,
  { value, run }: { readonly value: JsonObject | undefined; readonly run: string | undefined },
): ContributingAspect {
  const definition = model.aspects.get(aspect);
  if (value === undefined || definition?.kind !== 'versioned') return { ...NO_ASPECT, run };
  return { contribution: contributionOf(model, definition, value), run };
}

/** Derives only what follows from the changed aspects, and what follows from several aspects if one of these contributes to it. */
export function changeSearch(model: MetadataModel, urn: Urn, write: SearchWrite): SearchChanges {
  const { before, aspects, facts } = write;
  const layout = layoutOf(model, urn.entityType);
  const changed = [...aspects.values()];
  const isMerged =
    before === undefined ||
    !sameFacts(before.facts, facts) ||
    changed.some((aspect) => changesKeptValues(aspect.before, aspect.after, layout));
  const isKept = isMerged || changed.some((aspect) => changesKept(aspect.before, aspect.after, layout));
  const hasTexts = changed.some((aspect) => changesTexts(aspect.before, aspect.after));
  if (!isKept && !hasTexts) return render(aspects, { hasTexts });
  const last = before?.kept() ?? EMPTY_CONTRIBUTIONS;
  if (!isKept) return render(aspects, { hasTexts, kept: { last, next: last } });
  const after = new Map([...aspects].map(([name, aspect]) => [name, aspect.after]));
  const merged = withChanged(last, after, layout);
  if (!isMerged) return render(aspects, { hasTexts, kept: { last, next: merged } });
  const from = before && mergeContents(model, urn, { kept: last, facts: before.facts });
  const to = mergeContents(model, urn, { kept: merged, facts });
  const next = withPlatform(merged, to.platform !== undefined);
  return render(aspects, { hasTexts, kept: { last, next }, contents: { from, to } });
}

function sameFacts(left: FurtherFacts, right: FurtherFacts): boolean {
  return (
    sameRun(left.lastRun, right.lastRun) &&
    left.hasFailingAssertions === right.hasFailingAssertions &&
    sameList(left.containers ?? [], right.containers ?? [])
  );
}

interface Known {
  readonly hasTexts: boolean;
  /** What the node keeps before and after: the same object if nothing of it changes. */
  readonly kept?: { readonly last: KeptContributions; readonly next: KeptContributions };
  /** Absent if everything that follows from several aspects stays as it is. */
  readonly contents?: { readonly from: SearchContents | undefined; readonly to: SearchContents };
}

function render(aspects: ReadonlyMap<string, AspectChange>, known: Known): SearchChanges {
  const changed = [...aspects.values()];
  const { kept, contents } = known;
  const [from, to] = [contents?.from, contents?.to];
  const last = valuesOf(
    changed.map(({ before }) => before),
    { contents: from, kept: kept?.last },
  );
  const next = valuesOf(
    changed.map(({ after }) => after),
    { contents: to, kept: kept?.next },
  );
  const fields: Record<string, readonly FieldValue[] | null> = {};
  for (const name of new Set([...last.keys(), ...next.keys()])) {
    const values = next.get(name);
    if (values === undefined) fields[name] = null;
    // In the same order, too, because a filter reads the first value.
    else if (!sameList(values, last.get(name) ?? [])) fields[name] = values;
  }
  const isNew = contents !== undefined && from === undefined;
  const facets = FACET_FIELDS.filter((field) => (field === '_entityType' ? isNew : field in fields));
  const facetValues = facets.flatMap((field) =>
    (field === '_entityType' && to !== undefined ? [to.urn.entityType] : (next.get(field) ?? [])).map(
      (value) => toFacet(field, value),
    ),
  );
  const texts = kept && textParts(aspects, { ...known, kept });
  const hasNames = to !== undefined && !sameList(from?.names ?? [], to.names);
  return {
    ...(to !== undefined && from?.name !== to.name && { name: to.name }),
    ...((isNew || 'removed' in fields) && { removed: fields['removed']?.includes(true) ?? false }),
    tiers: {
      ...(hasNames && { exact: exactTier(to.names, to.urn.text), names: nameTier(to.names) }),
      ...(texts && { texts }),
    },
    terms: changedTerms({ aspects, last, next, fields, ...(contents && { contents }) }),
    facets: { changed: facets, values: [...new Set(facetValues)] },
    fields,
    ...(kept && kept.last !== kept.next && { contributions: renderKept(kept.next) }),
  };
}

/** Values that follow from several aspects replace those of one of them. */
function valuesOf(
  aspects: readonly ContributingAspect[],
  {
    contents,
    kept,
  }: { readonly contents: SearchContents | undefined; readonly kept: KeptContributions | undefined },
): Map<string, readonly FieldValue[]> {
  const values = new Map<string, readonly FieldValue[]>();
  for (const { contribution } of aspects)
    for (const [field, list] of contribution.values) values.set(field, list);
  for (const [field, distinct] of contents?.values ?? []) values.set(field, [...distinct]);
  const runs = kept === undefined ? [] : listRuns(kept);
  if (runs.length > 0) values.set(RUN_ID, runs);
  return values;
}

/** Returns undefined if all texts stay as they are. Nothing is split into words that was split before the write. */
function textParts(
  aspects: ReadonlyMap<string, AspectChange>,
  { kept: { last, next }, contents, hasTexts }: Known & { readonly kept: NonNullable<Known['kept']> },
): TextPart[] | undefined {
  const { from, to } = contents ?? {};
  if (!hasTexts && from?.platform === to?.platform && sameList(last.texts, next.texts)) return undefined;
  return next.texts.map((name) => {
    const at = last.texts.indexOf(name);
    if (name === PLATFORM_TEXT)
      return at >= 0 && from?.platform === to?.platform
        ? { at }
        : { text: textTier([to?.platform ?? ''], []) };
    const aspect = aspects.get(name);
    if (aspect === undefined || (at >= 0 && !changesTexts(aspect.before, aspect.after))) return { at };
    const { texts, values } = aspect.after.contribution;
    return { text: textTier(texts, columnsIn(values)) };
  });
}

interface TermSources extends Pick<Known, 'contents'> {
  readonly aspects: ReadonlyMap<string, AspectChange>;
  readonly last: ReadonlyMap<string, readonly FieldValue[]>;
  readonly next: ReadonlyMap<string, readonly FieldValue[]>;
  readonly fields: SearchChanges['fields'];
}

function changedTerms({ aspects, last, next, fields, contents }: TermSources): SearchChanges['terms'] {
  const [before, after] = [new Set<string>(), new Set<string>()];
  const names = Object.keys(fields);
  for (const name of names.filter((each) => !isStructured(each))) {
    const [from, to] = [last.get(name) ?? [], next.get(name) ?? []];
    addFieldTerms(before, name, without(from, to));
    addFieldTerms(after, name, without(to, from));
  }
  // Two of these can have the same term: an id may contain `=`, and a value may be a number or a text.
  if (names.some(isStructured)) {
    for (const [name, values] of last) if (isStructured(name)) addFieldTerms(before, name, values);
    for (const [name, values] of next) if (isStructured(name)) addFieldTerms(after, name, values);
  }
  for (const [name, aspect] of aspects) {
    const [had, has] = [aspect.before.contribution.references, aspect.after.contribution.references];
    if (sameList(had, has)) continue;
    for (const urn of had) before.add(referenceTerm(name, urn));
    for (const urn of has) after.add(referenceTerm(name, urn));
  }
  if (contents?.from !== undefined) addMergedTerms(before, contents.from);
  if (contents !== undefined) addMergedTerms(after, contents.to);
  return {
    gone: [...before].filter((term) => !after.has(term)),
    added: [...after].filter((term) => !before.has(term)),
  };
}

function without(values: readonly FieldValue[], others: readonly FieldValue[]): readonly FieldValue[] {
  if (values.length === 0 || others.length === 0) return values;
  const excluded = new Set(others);
  return values.filter((value) => !excluded.has(value));
}

function isStructured(field: string): boolean {
  return field.startsWith(STRUCTURED_FIELD);
}

/** Adds the terms of values of a field. */
function addFieldTerms(terms: Set<string>, field: string, values: Iterable<FieldValue>): void {
  // Executors find their requests by an index, not by a term.
  if (field === OPEN_EXECUTOR) return;
  for (const value of values) terms.add(toTerm(field, value));
}

/** Adds the terms that are no values of a field. */
function addMergedTerms(terms: Set<string>, { urn, name, places }: SearchContents): void {
  terms.add(toTerm('urn', urn.text));
  terms.add(toTerm('_entityType', urn.entityType));
  terms.add(toTerm('_entityName', name));
  for (const place of new Set([...places.locations, ...places.paths])) {
    terms.add(toTerm(LISTED_AT, place));
    for (const prefix of listPrefixes(place)) terms.add(toTerm(LISTED_BELOW, prefix));
  }
  for (const step of stepsOf(places.containerPath)) terms.add(toTerm(LISTED_UNDER, step));
}

export const FAILING_TERM = toTerm(FAILING_FIELD, true);

/**
 * Derives the search document of an entity: what a write of all its aspects would change. The order of the map does not matter. Timeseries
 * aspects and unknown aspects are ignored. It never throws for valid payloads.
 */
// eslint-disable-next-line @typescript-eslint/max-params -- a document has these four sources, and no two belong together
export function deriveSearchDocument(
  model: MetadataModel,
  urn: Urn,
  payloads: ReadonlyMap<string, JsonObject>,
  facts: FurtherFacts & { readonly runs?: ReadonlyMap<string, string> } = {},
): SearchDocument {
  const { runs = new Map<string, string>() } = facts;
  const aspects = new Map<string, AspectChange>();
  for (const name of [...new Set([...payloads.keys(), ...runs.keys()])].sort()) {
    const after = contributing(model, name, { value: payloads.get(name), run: runs.get(name) });
    aspects.set(name, { before: NO_ASPECT, after });
  }
  const { name, removed, tiers, terms, facets, fields, contributions } = changeSearch(model, urn, {
    aspects,
    facts,
  });
  const { exact = '', names = '', texts = [] } = tiers;
  const withValues = Object.entries(fields).flatMap(([field, values]) => (values ? [[field, values]] : []));
  return {
    ...{ name: name ?? '', removed: removed === true, contributions: contributions ?? '' },
    tiers: { exact, names, texts: texts.flatMap((part) => ('text' in part ? [part.text] : [])) },
    ...{ terms: terms.added, facets: facets.values },
    fields: Object.fromEntries(withValues) as SearchDocument['fields'],
  };
}
