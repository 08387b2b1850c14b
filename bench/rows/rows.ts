/** The rows of the table by name. */
import type { BenchContext } from '../context.js';
import type { RowResult } from '../measure/figures.js';
import type { RowName } from '../options.js';
import { measureBrowse } from './browse.js';
import { measureBatchRead, measureEntityRead } from './entity-read.js';
import { measureFeatureTable } from './feature-table.js';
import { measureIngest } from './ingest.js';
import { measureLineage } from './lineage.js';
import { measureReaders } from './readers.js';
import { measureAutocomplete, measureSearch, measureSearchHits } from './search.js';
import { measureHitPages, measureSearchPage } from './search-page.js';
import { measureConcurrentWrites, measureSingleWrite } from './single-writes.js';

const MEASURE: Readonly<Record<RowName, (context: BenchContext) => Promise<RowResult[]>>> = {
  ingest: measureIngest,
  entity: measureEntityRead,
  batch: measureBatchRead,
  lineage: measureLineage,
  'search-hits': measureSearchHits,
  search: measureSearch,
  autocomplete: measureAutocomplete,
  browse: measureBrowse,
  'graphql-table': measureFeatureTable,
  'graphql-page': measureSearchPage,
  'graphql-hits': measureHitPages,
  write: measureSingleWrite,
  write32: measureConcurrentWrites,
  readers: measureReaders,
};

export function measureRow(row: RowName, context: BenchContext): Promise<RowResult[]> {
  return MEASURE[row](context);
}
