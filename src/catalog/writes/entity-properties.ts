/** The properties of an entity's node: its aspects, and the search properties derived from them. */
import { FACETS } from '../facets/facet-property.js';
import { checksum } from '../../core/checksum.js';
import type { JsonObject } from '../../core/json.js';
import { sameList } from '../../core/same-list.js';
import { sameRun } from '../../model/search/assertion-health.js';
import {
  renderChanges,
  renderDocument,
  type DocumentChanges,
} from '../../model/search/derive-search-document.js';
import { contentsGatherer, type FurtherFacts } from '../../model/search/search-contents.js';
import { isShownChange } from '../changes/shown-changes.js';
import type { EntityDefinition, FieldValue, MetadataModel } from '../../model/types.js';
import { aspectValue, type AspectState, type EntityState } from './entity-state.js';
import { factsBefore } from './stored-facts.js';

export type Properties = Record<string, unknown>;

/** Returns the names of the aspects that search reads: all versioned ones that declare a search field. */
export function searchableAspects(model: MetadataModel, entity: EntityDefinition): string[] {
  return entity.aspects.filter((name) => {
    const aspect = model.aspects.get(name);
    return aspect?.kind === 'versioned' && aspect.searchable.length > 0;
  });
}

/**
 * Tells whether the write changes anything that search reads.
 * @param facts after the write
 */
export function changesSearch(model: MetadataModel, state: EntityState, facts?: FurtherFacts): boolean {
  if (!state.existed || state.hardDeleted) return state.exists;
  if (!sameRun(state.health?.lastRun, facts?.lastRun)) return true;
  if (facts?.runs !== undefined && !sameList(state.searched?.runs ?? [], facts.runs)) return true;
  return searchableAspects(model, state.definition).some(
    (name) => state.stored.get(name)?.text !== state.aspects.get(name)?.text,
  );
}

export interface PropertyContext {
  readonly model: MetadataModel;
  /** Aspects of the stored entity that the write does not touch. */
  readonly others: ReadonlyMap<string, AspectState>;
  /** After the write. */
  readonly facts?: FurtherFacts | undefined;
  /** Time of the transaction, epoch milliseconds. */
  readonly at: number;
}

/** Returns only the properties that change; null removes one. */
export function changedProperties(
  state: EntityState,
  { model, others, facts, at }: PropertyContext,
): Properties {
  const fresh = !state.existed || state.hardDeleted;
  const properties: Properties = fresh ? { type: state.definition.name } : {};
  for (const [name, aspect] of state.aspects) {
    const stored = fresh ? undefined : state.stored.get(name);
    if (stored === aspect) continue;
    if (stored?.text !== aspect.text) properties[`aspect_${name}`] = aspect.text ?? null;
    properties[`meta_${name}`] = metaText(aspect);
  }
  if (state.changes.some(isShownChange)) properties['changedAt'] = at;
  if (!changesSearch(model, state, facts)) return properties;
  const gather = contentsGatherer(model, state.urn);
  const after = gather(payloadsOf([others, state.aspects]), facts);
  const document = fresh
    ? renderDocument(after)
    : renderChanges(gather(payloadsOf([others, state.stored]), factsBefore(state)), after);
  return Object.assign(properties, searchProperties(document));
}

/** Adds a checksum, by which readers, who take no locks, detect metadata that does not belong to the payload they read. */
function metaText({ text, meta }: AspectState): string {
  return JSON.stringify({ ...meta, checksum: text === undefined ? undefined : checksum(text) });
}

/** Merges the layers; a later layer overrides the earlier ones. */
function payloadsOf(layers: readonly ReadonlyMap<string, AspectState>[]): Map<string, JsonObject> {
  const values = new Map<string, JsonObject>();
  for (const layer of layers) {
    for (const [name, aspect] of layer) {
      const value = aspectValue(aspect);
      if (value === undefined) values.delete(name);
      else values.set(name, value);
    }
  }
  return values;
}

/** Returns the properties of the node that hold the document, or what changes of it; null removes one. */
export function searchProperties(document: DocumentChanges): Properties {
  const { name, removed, tiers, terms, facets, fields } = document;
  const all = {
    ...{ name, removed, search_terms: terms },
    ...{ search_exact: tiers.exact, search_names: tiers.names, search_texts: tiers.texts },
    // Texts, until the change is stored: see `encodeFacets`.
    [FACETS]: facets,
  };
  const properties: Properties = Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  );
  for (const [field, values] of Object.entries(fields))
    properties[`field_${field}`] = values && ofOneKind(values);
  return properties;
}

/** Lists in Neo4j hold values of one type. A structured property may mix numbers and texts; then all become texts. */
function ofOneKind(values: readonly FieldValue[]): readonly FieldValue[] {
  const isMixed = values.some((value) => typeof value !== typeof values[0]);
  return isMixed ? values.map(String) : values;
}
