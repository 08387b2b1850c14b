import fc from 'fast-check';
import { browseAddress, isInFolders, pathsTo, placeOf, readBrowsePath, TREES } from './browse-path.js';

it('decodes the path that an address encodes', () => {
  const path = fc.tuple(fc.constantFrom(...TREES), fc.array(fc.string({ minLength: 1, unit: 'grapheme' })));
  fc.assert(
    fc.property(path, ([tree, steps]) => {
      expect(readBrowsePath(browseAddress([tree, ...steps]))).toEqual([tree, ...steps]);
    }),
  );
});

it.each<[string, readonly string[] | undefined]>([
  ['/browse', []],
  ['/browse/', []],
  ['/browse/nosuch/x', undefined],
])('reads %s as %j', (pathname, place) => {
  expect(readBrowsePath(pathname)).toEqual(place);
});

it('lists the ancestors of a place, root first', () => {
  expect(pathsTo(['platform', 'a', 'b'])).toEqual([['platform'], ['platform', 'a'], ['platform', 'a', 'b']]);
});

const located = (urn: string, platform: string | null, path: { name: string; urn?: string }[] = []) => ({
  urn,
  overview: {
    subTypes: ['Table', 'Other'],
    platform: platform === null ? null : { urn: platform },
    path: path.map((step) => ({
      name: step.name,
      entity: step.urn === undefined ? null : { urn: step.urn },
    })),
  },
});

it.each([
  [
    'a table in the folders that search has, whatever its path',
    located('urn:li:dataset:x', 'urn:li:dataPlatform:hive', [{ name: 'db', urn: 'urn:li:container:db' }]),
    ['platform', 'urn:li:dataPlatform:hive', 'prod', 'raw'],
  ],
  [
    'a domain below its parent domains',
    located('urn:li:domain:b', null, [{ name: 'A', urn: 'urn:li:domain:a' }]),
    ['domain', 'urn:li:domain:a', 'urn:li:domain:b'],
  ],
  [
    'a term in its group',
    located('urn:li:glossaryTerm:t', null, [{ name: 'G', urn: 'urn:li:glossaryNode:g' }]),
    ['glossary', 'urn:li:glossaryNode:g', 'urn:li:glossaryTerm:t'],
  ],
  [
    'a platform at itself',
    located('urn:li:dataPlatform:hive', 'urn:li:dataPlatform:hive'),
    ['platform', 'urn:li:dataPlatform:hive'],
  ],
  [
    'an entity without platform under its most specific kind',
    located('urn:li:tag:pii', null),
    ['type', 'tag', 'Table'],
  ],
])('finds %s', (_, entity, place) => {
  expect(placeOf(entity, ['prod', 'raw'])).toEqual(place);
  expect(isInFolders(entity)).toBe(place.includes('raw'));
});

it('finds an entity without subtypes under its kind', () => {
  const { urn, overview } = located('urn:li:tag:pii', null);
  expect(placeOf({ urn, overview: { ...overview, subTypes: [] } }, [])).toEqual(['type', 'tag']);
});
