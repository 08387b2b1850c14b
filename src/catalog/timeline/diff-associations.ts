/** Finds changes of the associations of an entity or a field: tags, terms, owners, domains and the like. */
import { type JsonObject, recordsAt } from '../../core/json.js';
import type { AspectChange, ChangeCategory, ChangeEvent, Differ } from './change-event.js';
import { diffItems, filled, sourceOf, textOrEmpty, textsAt } from './diff-items.js';

/** How to read the associations of one category out of a record. */
export interface AssociationKind {
  readonly category: ChangeCategory;
  /** For descriptions, e.g. `Tag`. */
  readonly noun: string;
  /** Parameters of each association, which together identify it. */
  readonly list: (payload: JsonObject | undefined) => JsonObject[];
  /** Name of the parameter with the URN of the other end. */
  readonly urn: string;
}

export const TAGS: AssociationKind = {
  ...{ category: 'TAG', noun: 'Tag', urn: 'tagUrn' },
  list: listRecords('tags', { tagUrn: 'tag' }, sourceOf),
};

export const TERMS: AssociationKind = {
  ...{ category: 'GLOSSARY_TERM', noun: 'Glossary term', urn: 'termUrn' },
  list: listRecords('terms', { termUrn: 'urn' }, sourceOf),
};

export const OWNERS: AssociationKind = {
  ...{ category: 'OWNERSHIP', noun: 'Owner', urn: 'ownerUrn' },
  list: listRecords('owners', { ownerUrn: 'owner', ownerType: 'type', ownerTypeUrn: 'typeUrn' }, sourceOf),
};

export const DOMAINS = urnList('DOMAIN', 'Domain', { member: 'domains', urn: 'domainUrn' });

export const APPLICATIONS = urnList('APPLICATION', 'Application', {
  member: 'applications',
  urn: 'applicationUrn',
});

export const ASSETS: AssociationKind = {
  ...{ category: 'ASSET_MEMBERSHIP', noun: 'Asset', urn: 'assetUrn' },
  list: listRecords('assets', { assetUrn: 'destinationUrn' }),
};

/** Compares associations of the entity itself. */
export function associationDiffer(kind: AssociationKind): Differ {
  return (change) => diffAssociations(kind, { ...change, entityUrn: change.urn });
}

/** @param change records with the associations: an aspect, or the part of an aspect that belongs to a field. */
export function diffAssociations(
  kind: AssociationKind,
  change: Pick<AspectChange, 'aspect' | 'before' | 'after'> & {
    readonly entityUrn: string;
    /** Additional parameters of every event. */
    readonly parameters?: JsonObject;
  },
): ChangeEvent[] {
  const { added, removed } = diffItems(kind.list(change.before), kind.list(change.after), (item) =>
    JSON.stringify(item),
  );
  const event = (operation: 'ADD' | 'REMOVE', item: JsonObject): ChangeEvent => {
    const modifier = textOrEmpty(item, kind.urn);
    const verb = operation === 'ADD' ? 'added to' : 'removed from';
    return {
      category: kind.category,
      operation,
      entityUrn: change.entityUrn,
      aspect: change.aspect,
      modifier,
      semVerChange: 'MINOR',
      description: `${kind.noun} ${modifier} was ${verb} ${change.entityUrn}.`,
      parameters: { ...change.parameters, ...item },
    };
  };
  return [...removed.map((item) => event('REMOVE', item)), ...added.map((item) => event('ADD', item))];
}

/**
 * Reads associations that are records. Empty parameters are left out.
 * @param members of the record, by the names of their parameters
 * @param source of an association, if it is part of its identity
 */
export function listRecords(
  list: string,
  members: Readonly<Record<string, string>>,
  source: (item: JsonObject) => string = () => '',
): AssociationKind['list'] {
  const textsOf = (item: JsonObject) =>
    Object.entries(members).map(([parameter, member]) => [parameter, textOrEmpty(item, member)] as const);
  return (payload) =>
    recordsAt(payload, list).map((item) =>
      filled({ ...Object.fromEntries(textsOf(item)), source: source(item) }),
    );
}

// Every caller names category and noun; the parameters belong together.
function urnList(
  category: ChangeCategory,
  noun: string,
  names: { readonly member: string; readonly urn: string },
): AssociationKind {
  const list: AssociationKind['list'] = (payload) =>
    textsAt(payload, names.member).map((text) => ({ [names.urn]: text }));
  return { category, noun, urn: names.urn, list };
}
