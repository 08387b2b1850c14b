/** Derives everything that search, browsing and suggestions need from an entity: what a write of all its aspects would change. */
import type { JsonObject } from '../../core/json.js';
import type { Urn } from '../urn/urn.js';
import type { MetadataModel, SearchDocument } from '../types.js';
import { changeSearch, contributing, type AspectChange } from './change-search.js';
import { NO_ASPECT } from './kept-contributions.js';
import type { FurtherFacts } from './search-contents.js';
import { FAILING_FIELD } from './search-fields.js';
import { toTerm } from './search-terms.js';

export const FAILING_TERM = toTerm(FAILING_FIELD, true);

/**
 * Derives the search document of an entity. The order of the map does not matter. Timeseries aspects and unknown aspects are ignored.
 * It never throws for valid payloads.
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
