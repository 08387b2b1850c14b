/** Payloads and URNs for tests of siblings. */
import { datasetUrn, proposal } from '../helpers/catalog.js';

/** A proposal of a dataset with a name. */
export const named = (urn: string, name: string, more: object = {}) =>
  proposal(urn, 'datasetProperties', { name, customProperties: {}, tags: [], ...more });

/** A proposal of a dataset that is made from others. A table that is made from one model of dbt is its sibling. */
export const madeFrom = (urn: string, ...upstreams: string[]) =>
  proposal(urn, 'upstreamLineage', {
    upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
  });

export const siblingsOf = (urn: string, primary: boolean, ...siblings: string[]) =>
  proposal(urn, 'siblings', { siblings, primary });

/** Returns the URNs of a model of dbt and of the table that it makes. The model is the primary one. */
export const pairOf = (name: string) => ({
  model: datasetUrn(name, 'dbt'),
  table: datasetUrn(name, 'snowflake'),
});
