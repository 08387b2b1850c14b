import {
  creatableByName,
  creatableIn,
  creatableTypes,
  parentTypeOf,
  type PlatformPrivileges,
} from './creatable-types.js';

const NOTHING: PlatformPrivileges = {
  viewAnalytics: false,
  managePolicies: false,
  manageIdentities: false,
  generatePersonalAccessTokens: false,
  createDomains: false,
  manageDomains: false,
  manageIngestion: false,
  manageSecrets: false,
  manageTokens: false,
  manageGlossaries: false,
  manageDocuments: false,
  manageUserCredentials: false,
  createTags: false,
  manageTags: false,
  manageGlobalViews: false,
  manageOwnershipTypes: false,
  manageGlobalAnnouncements: false,
  manageStructuredProperties: false,
  manageServiceAccounts: false,
};

it('offers nothing to create before the privileges are known', () => {
  expect(creatableTypes(undefined)).toEqual([]);
});

it('offers tags to those who may create or manage tags', () => {
  expect(creatableTypes({ ...NOTHING, createTags: true })).toContain('tag');
  expect(creatableTypes({ ...NOTHING, manageTags: true })).toContain('tag');
  expect(creatableTypes(NOTHING)).not.toContain('tag');
});

it('a picker for one type creates entities that need only a name', () => {
  const all = { ...NOTHING, createTags: true, manageIdentities: true, createDomains: true };
  expect(creatableByName(['tag'], all)).toBe('tag');
  expect(creatableByName(['tag', 'domain'], all)).toBeUndefined();
  expect(creatableByName(['corpGroup'], all)).toBeUndefined();
  expect(creatableByName(['dataProduct'], all)).toBeUndefined();
});

it('offers the types that can have the entity of the page as parent', () => {
  const node = { type: 'glossaryNode', canManageChildren: false };
  expect(creatableIn(node, ['tag', 'glossaryTerm', 'domain'])).toEqual(['glossaryTerm']);
  expect(creatableIn({ type: 'dataset', canManageChildren: true }, ['tag'])).toEqual([]);
});

it('offers data products to managers of a domain, but no subdomains', () => {
  expect(creatableIn({ type: 'domain', canManageChildren: true }, [])).toEqual(['dataProduct']);
});

it.each([
  ['dataProduct', 'domain'],
  ['glossaryTerm', 'glossaryNode'],
  ['tag', undefined],
] as const)('a new %s stands in: %s', (type, parent) => {
  expect(parentTypeOf(type)).toBe(parent);
});
