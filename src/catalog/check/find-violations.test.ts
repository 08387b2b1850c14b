/** Tests how a check compares nodes with the full-text index. */
import { indexFaults } from './find-violations.js';

const URN = 'urn:li:tag:x';
const TERM = '@content=digest';
const messages = (
  node: { hasTerm: boolean; contentTerm: string | null },
  index: { isFound: boolean; isCurrent: boolean },
) => {
  const found = new Set(index.isFound ? [URN] : []);
  const current = new Set(index.isCurrent ? [URN] : []);
  return indexFaults([{ urn: URN, ...node }], { indexed: { found, current } }).map(({ message }) => message);
};

it('accepts a node that the index finds with its contents, and a stub that it does not find', () => {
  expect(messages({ hasTerm: true, contentTerm: TERM }, { isFound: true, isCurrent: true })).toEqual([]);
  expect(messages({ hasTerm: false, contentTerm: null }, { isFound: false, isCurrent: false })).toEqual([]);
});

it.each([
  ['is missing in the index', true, false, /^is not found/],
  ['has outdated contents in the index', true, true, /outdated search properties$/],
])('reports an entity that %s', (_, hasTerm, isFound, message) => {
  const found = messages({ hasTerm, contentTerm: TERM }, { isFound, isCurrent: false });
  expect(found).toEqual([expect.stringMatching(message)]);
});

it('reports a stub that the index still finds', () => {
  const found = messages({ hasTerm: false, contentTerm: null }, { isFound: true, isCurrent: false });
  expect(found).toEqual([expect.stringMatching(/has no search terms$/)]);
});

it('compares nothing while the index cannot be read', () => {
  expect(indexFaults([{ urn: URN, hasTerm: true, contentTerm: TERM }], { indexed: undefined })).toEqual([]);
});
