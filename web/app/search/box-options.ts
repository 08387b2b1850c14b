/** Suggestions of the search box. */
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { entityAddress, searchAddress } from '../types/addresses.js';
import { describeEntityType } from '../types/entity-types.js';
import { nameOfUrn, typeOfUrn } from '../types/urn.js';

/** An entity whose name starts with the text. */
export type SuggestedEntity = EntityLinkFragment & {
  readonly overview: { readonly path: readonly { readonly name: string }[] };
};

export interface BoxOption {
  readonly text: string;
  /** Target address, unique in the list. */
  readonly address: string;
  /** Path of the entity, e.g. `shop / public`. */
  readonly place?: string;
  readonly entity?: EntityLinkFragment;
}

export interface OptionGroup {
  readonly kind: 'recent' | 'page' | 'entity' | 'urn' | 'all';
  readonly label: string;
  readonly options: readonly BoxOption[];
}

const PAGES: readonly BoxOption[] = [
  { text: 'Home', address: '/' },
  { text: 'Browse', address: '/browse' },
  { text: 'Documents', address: '/documents' },
  { text: 'Analytics', address: '/analytics' },
  { text: 'Changes', address: '/changes' },
  { text: 'Ingestion sources', address: '/sources' },
  { text: 'Ingestion runs', address: '/ingestion' },
  { text: 'Settings', address: '/settings' },
];

const MOST_OF_KIND = 4;

/** @param recent queries, shown while nothing is typed; @param found entities in the order of the service */
export function boxOptions(
  typed: string,
  { recent, found }: { readonly recent: readonly string[]; readonly found: readonly SuggestedEntity[] },
): OptionGroup[] {
  const text = typed.trim();
  if (text.startsWith('urn:li:')) return [urnGroup(text)];
  if (text === '') {
    const options = recent.map((query) => ({ text: query, address: searchAddress(query) }));
    return filled([{ kind: 'recent', label: 'Recent searches', options }]);
  }
  const all = { text: `All results for “${text}”`, address: searchAddress(text) };
  return filled([
    ...entityGroups(found),
    { kind: 'page', label: 'Pages', options: PAGES.filter((page) => beginsWith(page.text, text)) },
    { kind: 'all', label: '', options: [all] },
  ]);
}

function urnGroup(urn: string): OptionGroup {
  const { label } = describeEntityType(typeOfUrn(urn));
  return {
    kind: 'urn',
    label: 'Open by URN',
    options: [{ text: `${label} ${nameOfUrn(urn)}`, address: entityAddress(urn) }],
  };
}

/** One group for each type, in the order of their first entities; an entity with several matches is listed once. */
function entityGroups(found: readonly SuggestedEntity[]): OptionGroup[] {
  const byType = new Map<string, Map<string, SuggestedEntity>>();
  for (const entity of found) {
    const type = typeOfUrn(entity.urn);
    byType.set(type, (byType.get(type) ?? new Map<string, SuggestedEntity>()).set(entity.urn, entity));
  }
  return [...byType].map(([type, entities]) => ({
    kind: 'entity',
    label: describeEntityType(type).plural,
    options: [...entities.values()].slice(0, MOST_OF_KIND).map(entityOption),
  }));
}

function entityOption(entity: SuggestedEntity): BoxOption {
  const { urn, overview } = entity;
  const place = overview.path.map(({ name }) => name).join(' / ');
  return { text: overview.name, address: entityAddress(urn), place, entity };
}

function beginsWith(name: string, text: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(text.toLowerCase()));
}

function filled(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}
