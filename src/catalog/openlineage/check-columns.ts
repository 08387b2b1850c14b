/** Limits of the columns in an event. */
import { CatalogError } from '../../core/errors.js';
import { datasetUrnOf } from './dataset-names.js';
import type { Dataset, Field } from './types.js';

const MAX_DEPTH = 100;
/**
 * In characters. Every member of a structure repeats the names above it, and every source of a column the name of its dataset, so a small
 * event could stand for any amount of text.
 */
const MAX_NAMES = 20_000_000;

/** @throws LIMIT_EXCEEDED for columns that nest too deeply, or whose complete names are too long together */
export function checkColumns(datasets: readonly Dataset[]): void {
  let total = 0;
  for (const dataset of datasets) {
    const { schema, columnLineage } = dataset.facets ?? {};
    const sources = Object.values(columnLineage?.fields ?? {}).flatMap(({ inputFields }) => inputFields);
    total += lengthOfPaths(schema?.fields ?? [], { above: 0, depth: 1 });
    if (sources.length > 0) total += sources.length * datasetUrnOf(dataset).length;
  }
  if (total > MAX_NAMES) throw tooMuch(`at most ${MAX_NAMES} characters in the names of all columns`);
}

interface Place {
  /** Length of the path before the names, in characters. */
  readonly above: number;
  readonly depth: number;
}

function lengthOfPaths(fields: readonly Field[], { above, depth }: Place): number {
  if (depth > MAX_DEPTH) throw tooMuch(`columns of at most ${MAX_DEPTH} levels`);
  return fields.reduce((sum, { name, fields: members = [] }) => {
    const own = above + name.length;
    const below = members.length === 0 ? 0 : lengthOfPaths(members, { above: own + 1, depth: depth + 1 });
    return sum + own + below;
  }, 0);
}

function tooMuch(rule: string): CatalogError {
  return new CatalogError('LIMIT_EXCEEDED', `An event has ${rule}`, { rule });
}
