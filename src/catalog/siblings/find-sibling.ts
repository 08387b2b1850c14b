/** Which two datasets describe the same table: one of dbt, and one of the platform that holds the table. */
import type { JsonObject } from '../../core/json.js';
import { URN_PREFIX } from '../../model/urn/parse-urn.js';
import type { Urn } from '../../model/urn/urn.js';

export const LINEAGE = 'upstreamLineage';
export const KINDS = 'subTypes';
export const SIBLINGS = 'siblings';

export const DATASET_PREFIX = `${URN_PREFIX}dataset:`;
const DBT = `${URN_PREFIX}dataPlatform:dbt`;
const DBT_DATASET = `${DATASET_PREFIX}(${DBT},`;

export function isOfDbt({ parts }: Pick<Urn, 'parts'>): boolean {
  return parts[0] === DBT;
}

/** The payloads of a dataset that tell its sibling. */
export interface SiblingFacts {
  readonly lineage: JsonObject | undefined;
  readonly kinds: JsonObject | undefined;
}

/**
 * Returns the sibling of a dataset. A table that is made by exactly one model of dbt is its sibling. A source of dbt is the sibling of its
 * only upstream, the table that it stands for.
 */
export function findSibling(urn: Pick<Urn, 'parts'>, { lineage, kinds }: SiblingFacts): string | undefined {
  const upstreams = upstreamsIn(lineage);
  const ofDbt = upstreams.filter((upstream) => upstream.startsWith(DBT_DATASET));
  if (!isOfDbt(urn)) return ofDbt.length === 1 ? ofDbt[0] : undefined;
  return isSource(kinds) && upstreams.length === 1 && ofDbt.length === 0 ? upstreams[0] : undefined;
}

/** Returns the distinct upstream datasets. */
export function upstreamsIn(lineage: JsonObject | undefined): string[] {
  const upstreams = (lineage?.['upstreams'] ?? []) as JsonObject[];
  return [...new Set(upstreams.map(({ dataset }) => dataset as string))];
}

function isSource(kinds: JsonObject | undefined): boolean {
  const names = (kinds?.['typeNames'] ?? []) as string[];
  return names.some((name) => name === 'source' || name === 'Source');
}

/** Returns the aspect `siblings` with one more sibling. Of a pair, pages show the dataset of dbt first. */
export function withSibling(stored: JsonObject | undefined, sibling: string, isPrimary: boolean): JsonObject {
  const others = (stored?.['siblings'] ?? []) as string[];
  return { ...stored, siblings: [...new Set([...others, sibling])], primary: isPrimary };
}
