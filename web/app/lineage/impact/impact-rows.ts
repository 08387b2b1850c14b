import type { ImpactExportQuery, ImpactPageQuery } from './impact.graphql.js';

type Page<Query extends { readonly scrollAcrossLineage: unknown }> = NonNullable<
  Query['scrollAcrossLineage']
>;

/** An entity that the start reaches, with its distance. */
export type ImpactRow =
  Page<ImpactPageQuery> extends { readonly searchResults: readonly (infer Row)[] } ? Row : never;
export type ExportPage = Page<ImpactExportQuery>;
export type ExportRow = ExportPage['searchResults'][number];
