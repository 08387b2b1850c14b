/** The state of the impact analysis in the address. */
import { readTime, type Direction } from '../graph/graph-state.js';
import type { ScrollAcrossLineageInput } from '../../api/types.graphql.js';
import type { ImpactExportQuery, ImpactPageQuery } from './impact.graphql.js';

export const GROUPINGS = ['owner', 'kind', 'degree', 'none'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export interface ImpactState {
  readonly direction: Direction;
  /** Search text; empty for everything. */
  readonly query: string;
  readonly grouping: Grouping;
  /** Chosen values by facet, e.g. `platform`; facets without a chosen value are absent. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Epoch milliseconds; undefined: no bound. The graph has the same parameters. */
  readonly startTime: number | undefined;
  readonly endTime: number | undefined;
}

const FACET = 'f.';

export function readImpactState(parameters: URLSearchParams): ImpactState {
  const facets = [...new Set(parameters.keys())].filter((name) => name.startsWith(FACET));
  return {
    direction: parameters.get('direction') === 'upstream' ? 'UPSTREAM' : 'DOWNSTREAM',
    query: parameters.get('q') ?? '',
    grouping: GROUPINGS.find((grouping) => grouping === parameters.get('by')) ?? 'owner',
    filters: Object.fromEntries(facets.map((name) => [name.slice(FACET.length), parameters.getAll(name)])),
    startTime: readTime(parameters.get('from')),
    endTime: readTime(parameters.get('to')),
  };
}

/** @returns the parameters with the state added; other parameters are unchanged */
export function writeImpactState(parameters: URLSearchParams, state: ImpactState): URLSearchParams {
  const kept = [...parameters].filter(([name]) => !isOwn(name));
  const filters = Object.entries(state.filters).flatMap(([facet, values]) =>
    values.map((value) => [FACET + facet, value]),
  );
  return new URLSearchParams([
    ...kept,
    ...(state.direction === 'UPSTREAM' ? [['direction', 'upstream']] : []),
    ...(state.query === '' ? [] : [['q', state.query]]),
    ...(state.grouping === 'owner' ? [] : [['by', state.grouping]]),
    ...(state.startTime === undefined ? [] : [['from', String(state.startTime)]]),
    ...(state.endTime === undefined ? [] : [['to', String(state.endTime)]]),
    ...filters,
  ]);
}

function isOwn(name: string): boolean {
  return ['direction', 'q', 'by', 'from', 'to'].includes(name) || name.startsWith(FACET);
}

/** @param values empty if the facet does not filter */
export function chooseFacet(state: ImpactState, facet: string, values: readonly string[]): ImpactState {
  const { [facet]: _, ...others } = state.filters;
  return { ...state, filters: values.length === 0 ? others : { ...others, [facet]: values } };
}

export function isFiltered({ query, filters, startTime, endTime }: ImpactState): boolean {
  const hasTime = (startTime ?? endTime) !== undefined;
  return query.trim() !== '' || hasTime || Object.keys(filters).length > 0;
}

/** Keeps the direction and the grouping. */
export function clearFilters(state: ImpactState): ImpactState {
  return { ...state, query: '', filters: {}, startTime: undefined, endTime: undefined };
}

type Page<Query extends { readonly scrollAcrossLineage: unknown }> = NonNullable<
  Query['scrollAcrossLineage']
>;

/** An entity that the start reaches, with its distance. */
export type ImpactRow =
  Page<ImpactPageQuery> extends { readonly searchResults: readonly (infer Row)[] } ? Row : never;
export type ExportPage = Page<ImpactExportQuery>;
export type ExportRow = ExportPage['searchResults'][number];

/** Input of the lineage search: the entities that the start reaches and that pass the filters. */
export function impactInput(
  urn: string,
  { direction, query, filters, startTime, endTime }: ImpactState,
): ScrollAcrossLineageInput {
  const and = Object.entries(filters).map(([field, values]) => ({ field, values }));
  return {
    urn,
    direction,
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(and.length > 0 && { orFilters: [{ and }] }),
    ...(startTime !== undefined && { startTimeMillis: startTime }),
    ...(endTime !== undefined && { endTimeMillis: endTime }),
  };
}
