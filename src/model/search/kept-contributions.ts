/** The part of the contributions that the node of an entity keeps, as one JSON text. */
import { sameList } from '../../core/compare.js';
import type { FieldValue } from '../types.js';
import { NO_CONTRIBUTION, type Contribution, type SearchLayout } from './contributions.js';
import { columnsIn } from './text-tiers.js';

export type ValuesOfAspect = ReadonlyMap<string, readonly FieldValue[]>;

export interface KeptContributions {
  /** By aspect: its values of the fields in `SearchLayout.kept`. An aspect without such values is missing. */
  readonly values: ReadonlyMap<string, ValuesOfAspect>;
  /** By aspect: the run that wrote it. */
  readonly runs: ReadonlyMap<string, string>;
  /** The aspects with texts, sorted, as the property `search_texts` lists their texts. */
  readonly texts: readonly string[];
}

export const EMPTY_CONTRIBUTIONS: KeptContributions = { values: new Map(), runs: new Map(), texts: [] };

/** An aspect before or after a write. */
export interface ContributingAspect {
  readonly contribution: Contribution;
  readonly run: string | undefined;
}

export const NO_ASPECT: ContributingAspect = { contribution: NO_CONTRIBUTION, run: undefined };

/** Tells whether the node has to keep something else of an aspect. */
export function changesKept(
  before: ContributingAspect,
  after: ContributingAspect,
  layout: SearchLayout,
): boolean {
  return (
    before.run !== after.run ||
    hasTexts(before.contribution) !== hasTexts(after.contribution) ||
    changesKeptValues(before, after, layout)
  );
}

/** Tells whether the aspect contributes other values to fields that follow from several aspects. */
export function changesKeptValues(
  { contribution: before }: ContributingAspect,
  { contribution: after }: ContributingAspect,
  layout: SearchLayout,
): boolean {
  return !sameValues(keptValues(before, layout), keptValues(after, layout));
}

/** Returns what the node keeps after a write. @param changed the aspects that the write changes, as they are afterwards */
export function withChanged(
  kept: KeptContributions,
  changed: ReadonlyMap<string, ContributingAspect>,
  layout: SearchLayout,
): KeptContributions {
  const [values, runs, texts] = [new Map(kept.values), new Map(kept.runs), new Set(kept.texts)];
  for (const [aspect, { contribution, run }] of changed) {
    const ofAspect = keptValues(contribution, layout);
    if (ofAspect.size > 0) values.set(aspect, ofAspect);
    else values.delete(aspect);
    if (run === undefined) runs.delete(aspect);
    else runs.set(aspect, run);
    if (hasTexts(contribution)) texts.add(aspect);
    else texts.delete(aspect);
  }
  return { values, runs, texts: [...texts].sort() };
}

/** Place of the platform's name among the aspects with texts. No aspect has this name. */
export const PLATFORM_TEXT = '';

export function withPlatform(kept: KeptContributions, hasPlatform: boolean): KeptContributions {
  if (kept.texts.includes(PLATFORM_TEXT) === hasPlatform) return kept;
  const others = kept.texts.filter((name) => name !== PLATFORM_TEXT);
  return { ...kept, texts: hasPlatform ? [PLATFORM_TEXT, ...others] : others };
}

export function changesTexts(
  { contribution: before }: ContributingAspect,
  { contribution: after }: ContributingAspect,
): boolean {
  return !sameList(before.texts, after.texts) || !sameList(columnsIn(before.values), columnsIn(after.values));
}

function hasTexts({ texts, values }: Contribution): boolean {
  return texts.length > 0 || columnsIn(values).length > 0;
}

function keptValues({ values }: Contribution, { kept }: SearchLayout): Map<string, readonly FieldValue[]> {
  return new Map([...values].filter(([field]) => kept.has(field)));
}

function sameValues(left: ValuesOfAspect, right: ValuesOfAspect): boolean {
  if (left.size !== right.size) return false;
  return [...left].every(([field, values]) => sameList(values, right.get(field) ?? []) && right.has(field));
}

export function listRuns({ runs }: KeptContributions): string[] {
  return [...new Set(runs.values())].sort();
}

/** The same contributions always result in the same text. */
export function renderKept({ values, runs, texts }: KeptContributions): string {
  const byRun = new Map<string, string[]>();
  for (const [aspect, run] of [...runs].sort(byName)) byRun.set(run, [...(byRun.get(run) ?? []), aspect]);
  const ofAspects = [...values].sort(byName).map(([aspect, fields]) => {
    return [aspect, Object.fromEntries([...fields].sort(byName))] as const;
  });
  return JSON.stringify({ runs: [...byRun], texts, values: Object.fromEntries(ofAspects) });
}

interface StoredContributions {
  readonly runs: readonly (readonly [run: string, aspects: readonly string[]])[];
  readonly texts: readonly string[];
  readonly values: Readonly<Record<string, Readonly<Record<string, readonly FieldValue[]>>>>;
}

/** @param text null for a node that keeps nothing */
export function parseKept(text: string | null | undefined): KeptContributions {
  if (text === null || text === undefined) return EMPTY_CONTRIBUTIONS;
  const { runs, texts, values } = JSON.parse(text) as StoredContributions;
  return {
    values: new Map(
      Object.entries(values).map(([aspect, fields]) => [aspect, new Map(Object.entries(fields))]),
    ),
    runs: new Map(runs.flatMap(([run, aspects]) => aspects.map((aspect) => [aspect, run] as const))),
    texts,
  };
}

function byName([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
