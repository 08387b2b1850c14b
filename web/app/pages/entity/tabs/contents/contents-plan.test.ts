import { contentsPlanOf, hasDepth, orFiltersOf, MEMBERSHIPS, membersPlanOf } from './contents-plan.js';

const FINANCE = 'urn:li:domain:finance';

describe('the plan for contents', () => {
  it('of a domain finds its assets and subdomains in one search', () => {
    const question = { urn: FINANCE, kind: undefined, isDeep: false };
    expect(orFiltersOf(contentsPlanOf(FINANCE), question)).toEqual([
      { and: [{ field: 'domains', values: [FINANCE] }] },
      { and: [{ field: 'parentDomain', values: [FINANCE] }] },
    ]);
  });

  it('narrows every alternative to the chosen kind', () => {
    const urn = 'urn:li:tag:pii';
    const filters = orFiltersOf(contentsPlanOf(urn), { urn, kind: 'dataset', isDeep: false });
    expect(filters.map(({ and }) => and.map(({ field }) => field))).toEqual([
      ['tags', '_entityType'],
      ['fieldTags', '_entityType'],
      ['editedFieldTags', '_entityType'],
    ]);
  });

  it('includes nested entities through the tree of the field, without the entity itself', () => {
    const question = { urn: FINANCE, kind: undefined, isDeep: true };
    expect(orFiltersOf(contentsPlanOf(FINANCE), question)[1]).toEqual({
      and: [
        { field: 'parentDomain', values: [FINANCE], condition: 'DESCENDANTS_INCL' },
        { field: 'urn', values: [FINANCE], negated: true },
      ],
    });
  });

  it('includes nested entities of a container through their browse paths', () => {
    const urn = 'urn:li:container:warehouse';
    const [filter] = orFiltersOf(contentsPlanOf(urn), { urn, kind: undefined, isDeep: true });
    expect(filter?.and[0]).toEqual({ field: 'browsePathV2', values: [urn], condition: 'CONTAIN' });
  });

  it.each([
    ['urn:li:container:a', true],
    ['urn:li:glossaryNode:a', true],
    ['urn:li:tag:a', false],
    ['urn:li:dashboard:(superset,4)', false],
  ])('of %s supports nested contents: %s', (urn, expected) => {
    expect(hasDepth(contentsPlanOf(urn))).toBe(expected);
  });

  it.each(['dataProduct:a', 'dashboard:(superset,4)', 'chart:(superset,4)', 'businessAttribute:a'])(
    'of urn:li:%s follows relationships that no search field contains',
    (key) => {
      const { fields, relationships } = contentsPlanOf(`urn:li:${key}`);
      expect(fields).toEqual([]);
      expect(relationships.length).toBeGreaterThan(0);
    },
  );

  it('of a type without its own plan requests the parts of the entity', () => {
    const { relationships, hint } = contentsPlanOf('urn:li:greenhouse:1');
    expect(relationships).toEqual([{ name: 'IsPartOf', direction: 'INCOMING', role: 'Part' }]);
    expect(hint).not.toBe('');
  });
});

describe('the plan for members', () => {
  it.each([
    ['urn:li:corpGroup:data', ['IsMemberOfGroup', 'IsMemberOfNativeGroup', 'IsPartOf']],
    ['urn:li:dataHubRole:Admin', ['IsMemberOfRole']],
    ['urn:li:role:reader', ['Has']],
  ])('of %s follows %j', (urn, names) => {
    expect(membersPlanOf(urn).relationships.map(({ name }) => name)).toEqual(names);
  });

  it('of a person’s groups follows the relationships of a group’s members in reverse', () => {
    const reversed = membersPlanOf('urn:li:corpGroup:data').relationships.map((each) => ({
      ...each,
      direction: each.direction === 'INCOMING' ? 'OUTGOING' : 'INCOMING',
    }));
    expect(MEMBERSHIPS.relationships).toEqual(reversed);
  });
});
