/** Kinds of entities that can be created on the pages, and the required privileges. */
import type { MeQuery } from '../shell/me.graphql.js';

export type PlatformPrivileges = NonNullable<MeQuery['me']>['platformPrivileges'];

export const CREATABLE_TYPES = [
  'tag',
  'glossaryTerm',
  'glossaryNode',
  'domain',
  'dataProduct',
  'corpGroup',
] as const;

export type CreatableType = (typeof CREATABLE_TYPES)[number];

/** Types that need only a name. */
const NAMED_ONLY: readonly CreatableType[] = ['tag', 'glossaryTerm', 'domain'];

/** Any of the privileges suffices. A privilege on the parent can also allow it. */
const NEEDS: Readonly<Record<CreatableType, readonly (keyof PlatformPrivileges)[]>> = {
  tag: ['createTags', 'manageTags'],
  glossaryTerm: ['manageGlossaries'],
  glossaryNode: ['manageGlossaries'],
  domain: ['createDomains', 'manageDomains'],
  dataProduct: ['manageDomains'],
  corpGroup: ['manageIdentities'],
};

/** @param privileges undefined while they are loading; nothing can be created until then */
export function creatableTypes(privileges: PlatformPrivileges | undefined): CreatableType[] {
  if (privileges === undefined) return [];
  return CREATABLE_TYPES.filter((type) => NEEDS[type].some((name) => privileges[name]));
}

/** The type that a picker for these types can create from a name. */
export function creatableByName(
  types: readonly string[],
  privileges: PlatformPrivileges | undefined,
): CreatableType | undefined {
  const [type, ...others] = types;
  if (others.length > 0) return undefined;
  return creatableTypes(privileges).find((each) => each === type && NAMED_ONLY.includes(each));
}

/** Types that can have a parent of a given type. */
const CHILDREN: Readonly<Record<string, readonly CreatableType[]>> = {
  domain: ['dataProduct', 'domain'],
  glossaryNode: ['glossaryTerm', 'glossaryNode'],
};

export interface ParentOfNew {
  /** E.g. `domain`. */
  readonly type: string;
  /** True if the actor may manage the children of the parent. This does not include creating subdomains. */
  readonly canManageChildren: boolean;
}

/** Types that the actor may create in a parent. @param allowed types that the actor may create anywhere */
export function creatableIn({ type, canManageChildren }: ParentOfNew, allowed: readonly CreatableType[]) {
  const children = CHILDREN[type] ?? [];
  return children.filter((child) => allowed.includes(child) || (canManageChildren && child !== 'domain'));
}

/** Type of the parent that an entity of this type can have; undefined if it has none. */
export function parentTypeOf(type: CreatableType): string | undefined {
  return Object.entries(CHILDREN).find(([, children]) => children.includes(type))?.[0];
}
