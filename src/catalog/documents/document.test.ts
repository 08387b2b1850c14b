/** The filter of searches of documents. */
import { documentBranches } from './document.js';

const textOf = (conditions: Parameters<typeof documentBranches>[0], readers = ['ann']) =>
  documentBranches(conditions, readers).map((branch) =>
    branch
      .map(({ field, values, condition, negated }) =>
        condition === 'EXISTS' ? `${negated ? 'no ' : ''}${field}` : `${field}=${values.join('|')}`,
      )
      .join(' & '),
  );

it('finds published documents, and drafts of the reader and the groups of the reader', () => {
  expect(textOf({}, ['ann', 'team'])).toEqual(['state=PUBLISHED', 'state=UNPUBLISHED & owners=ann|team']);
});

it.each([
  [{ parentDocuments: ['p', 'q'], rootOnly: true }, 'parentDocument=p|q'],
  [{ parentDocuments: [], rootOnly: true }, 'no parentDocument'],
  [{ rootOnly: false, types: ['FAQ'] }, 'typeNames=FAQ'],
  [{ domains: ['d'], relatedAssets: ['a'] }, 'domains=d & relatedAssets=a'],
  [{ sourceType: 'EXTERNAL' as const, types: null, domains: [] }, 'sourceType=EXTERNAL'],
])('applies %j to both', (conditions, expected) => {
  expect(textOf(conditions)).toEqual([
    `${expected} & state=PUBLISHED`,
    `${expected} & state=UNPUBLISHED & owners=ann`,
  ]);
});
