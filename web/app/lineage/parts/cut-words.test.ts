import { cutWords } from './cut-words.js';

it.each([
  ['hops', 'Lineage was followed for 1,000 hops. Entities farther away are not shown.'],
  ['nodes', 'The nearest 1,000 entities are shown. Entities farther away are not shown.'],
  ['edges', 'Lineage was followed along 1,000 edges. Further paths are not shown.'],
  ['paths', '1,000 paths are shown. There are more.'],
  ['columns', 'The first 1,000 columns of each table are shown.'],
  [
    'explored',
    'In each hop, the lineage of 1,000 entities was followed. Entities that can be reached only through the remaining ones are not shown.',
  ],
  ['other', 'The result was cut at a limit (other: 1,000).'],
])('the bound "%s" reads "%s"', (bound, words) => {
  expect(cutWords({ bound, limit: 1_000 })).toBe(words);
});
