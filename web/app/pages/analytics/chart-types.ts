import type { ChartGroupFragment } from './analytics.graphql.js';

type Chart = ChartGroupFragment['charts'][number];

/** A chart of one kind, e.g. `ChartOf<'BarChart'>`. */
export type ChartOf<Kind extends Chart['__typename']> = Extract<Chart, { readonly __typename: Kind }>;
