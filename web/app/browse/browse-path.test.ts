import fc from 'fast-check';
import { browseAddress, pathsTo, placeOf, readBrowsePath, TREES } from './browse-path.js';

it('decodes the path that an address encodes', () => {
  const path = fc.tuple(fc.constantFrom(...TREES), fc.array(fc.string({ minLength: 1, unit: 'grapheme' })));
  fc.assert(
    fc.property(path, ([tree, steps]) => {
      expect(readBrowsePath(browseAddress([tree, ...steps]))).toEqual([tree, ...steps]);
    }),
  );
});

it.each(['/browse', '/browse/', '/browse/nosuch/x'])('returns no place for %s', (pathname) => {
  expect(readBrowsePath(pathname)).toEqual([]);
});

it('lists the ancestors of a place, root first', () => {
  expect(pathsTo(['platform', 'a', 'b'])).toEqual([['platform'], ['platform', 'a'], ['platform', 'a', 'b']]);
});

const located = (urn: string, platform: string | null, path: { name: string; urn?: string }[] = []) => ({
  urn,
  overview: {
    platform: platform === null ? null : { urn: platform },
    path: path.map((step) => ({
      name: step.name,
      entity: step.urn === undefined ? null : { urn: step.urn },
    })),
  },
});

it.each([
  [
    'a table in its container and folder',
    located('urn:li:dataset:x', 'urn:li:dataPlatform:hive', [
      { name: 'db', urn: 'urn:li:container:db' },
      { name: 'raw' },
    ]),
    ['platform', 'urn:li:dataPlatform:hive', 'urn:li:container:db', 'raw'],
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
  ['a tag under its kind', located('urn:li:tag:pii', null), ['type', 'tag']],
])('finds %s', (_, entity, place) => {
  expect(placeOf(entity)).toEqual(place);
});
