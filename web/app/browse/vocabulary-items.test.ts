import { domainItems, glossaryItems, type VocabularyEntry } from './vocabulary-items.js';

function entry(urn: string, parents: string[] = []): VocabularyEntry {
  return {
    urn,
    overview: {
      name: urn,
      subTypes: [],
      platform: null,
      path: parents.map((parent) => ({ entity: { urn: parent } })),
    },
  };
}

it('includes the entities of subdomains in the count of a domain', () => {
  const entries = [entry('a'), entry('b', ['a']), entry('c', ['a', 'b']), entry('d')];
  const carried = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 4],
  ]);
  const counts = (place: string[]) =>
    domainItems(place, entries, carried).map(({ label, count }) => [label, count]);
  expect(counts(['domain'])).toEqual([
    ['a', 7],
    ['d', 0],
  ]);
  expect(counts(['domain', 'a'])).toEqual([['b', 6]]);
  expect(counts(['domain', 'a', 'b'])).toEqual([['c', 4]]);
});

it('lists groups before terms, with the numbers of their entities', () => {
  const group = { ...entry('urn:li:glossaryNode:g'), childrenCount: { termsCount: 2, nodesCount: 1 } };
  const items = glossaryItems(
    ['glossary'],
    [entry('urn:li:glossaryTerm:t'), group],
    new Map([['urn:li:glossaryTerm:t', 5]]),
  );
  expect(items.map(({ label, count }) => [label, count])).toEqual([
    ['urn:li:glossaryNode:g', 3],
    ['urn:li:glossaryTerm:t', 5],
  ]);
});
