/** Suggestions of the search box, and the recent searches among them. */
import type { EntityLinkFragment } from '../api/fragments.graphql.js';
import { entityAddress, searchAddress } from '../types/addresses.js';
import { describeEntityType } from '../types/entity-types.js';
import { PAGES } from '../types/pages.js';
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

const PAGE_OPTIONS: readonly BoxOption[] = PAGES.flatMap(({ segment, name }) =>
  name === undefined ? [] : [{ text: name, address: `/${segment}` }],
);

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
    { kind: 'page', label: 'Pages', options: PAGE_OPTIONS.filter((page) => beginsWith(page.text, text)) },
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

/** The most recent searches in this browser. */
const KEY = 'trellis-recent-searches';
const MAX_RECENT = 8;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Queries, most recent first; empty if the stored text is not a list of queries. */
export function readRecent(store: Store): string[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((query): query is string => typeof query === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

/** Puts a query first. Ignores empty queries, and removes duplicates regardless of case. */
export function rememberRecent(store: Store, query: string): void {
  const wanted = query.trim();
  if (wanted === '') return;
  const others = readRecent(store).filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  store.setItem(KEY, JSON.stringify([wanted, ...others].slice(0, MAX_RECENT)));
}

export function clearRecent(store: Store): void {
  store.removeItem(KEY);
}
