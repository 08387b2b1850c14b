import { leavesAt, scopeOf, readFolders } from './browse-scope.js';

const HIVE = 'urn:li:dataPlatform:hive';

it('a folder contains its nested entities, but not those of folders with the same prefix', () => {
  const onHive = { field: 'platform', values: [HIVE] };
  expect(scopeOf(['platform', HIVE, 'prod', 'shop'])).toEqual([
    [onHive, { field: 'browsePathV2', values: ['␟prod␟shop'] }],
    [onHive, { field: 'browsePathV2', values: ['␟prod␟shop␟'], condition: 'START_WITH' }],
  ]);
});

it('a platform lists the entities outside of folders', () => {
  expect(leavesAt(['platform', HIVE])).toContainEqual({ field: 'browsePathV2', values: ['␟'] });
});

it('a domain contains the entities of its subdomains, but lists only its own', () => {
  expect(scopeOf(['domain', 'urn:li:domain:a'])[0]?.[0]?.condition).toBe('DESCENDANTS_INCL');
  expect(leavesAt(['domain', 'urn:li:domain:a'])).toEqual([
    { field: 'domains', values: ['urn:li:domain:a'] },
  ]);
});

it('a group contains terms, and a term contains the entities that carry it', () => {
  const group = ['glossary', 'urn:li:glossaryNode:g'];
  expect(scopeOf(group)).toEqual([[{ field: 'parentNode', values: ['urn:li:glossaryNode:g'] }]]);
  expect(scopeOf([...group, 'urn:li:glossaryTerm:t'])).toEqual([
    [{ field: 'glossaryTerms', values: ['urn:li:glossaryTerm:t'] }],
  ]);
  expect(leavesAt(group)).toBeUndefined();
});

it('a kind lists the entities without a subtype', () => {
  expect(leavesAt(['type', 'dataset'])).toContainEqual({
    field: 'typeNames',
    condition: 'EXISTS',
    negated: true,
  });
  expect(leavesAt(['type', 'dataset', 'View'])).toContainEqual({ field: 'typeNames', values: ['View'] });
});

it.each([
  ['"␟prod␟urn:li:container:a"', ['prod', 'urn:li:container:a']],
  ['"␟"', []],
  ['null', []],
  [undefined, []],
])('reads the folders of %s', (value, folders) => {
  expect(readFolders(value)).toEqual(folders);
});
