/** Ids and titles of documents from names of files. */
import fc from 'fast-check';
import { identifyFile } from './file-name.js';

it.each([
  ['on-call_guide.md', 'upload.on-call_guide', 'On Call Guide', '.md'],
  ['guides/2026/On Call.v2.TXT', 'upload.On Call.v2', 'On Call.v2', '.TXT'],
  ['C:\\docs\\readme', 'upload.readme', 'Readme', ''],
  ['.env', 'upload..env', '.env', ''],
  ['a--b.html', 'upload.a--b', 'A B', '.html'],
])('reads %s', (fileName, sourceId, title, extension) => {
  expect(identifyFile(fileName)).toMatchObject({ sourceId, title, extension });
});

it('makes a readable id that ends with the first 16 digits of the hash of the source', () => {
  // printf 'upload.My Guide (draft)' | sha256sum
  expect(identifyFile('My Guide (draft).md')?.documentId).toBe('upload.my-guide-draft-61fdec6acc7e5d2e');
});

it.each(['', ' ', '/', 'folder/', 'folder/ ', '...'])('refuses the name %j', (fileName) => {
  expect(identifyFile(fileName)).toBeUndefined();
});

it('gives different files different ids of at most 200 allowed characters', () => {
  const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      const [left, right] = [identifyFile(one), identifyFile(other)];
      for (const identity of [left, right])
        if (identity !== undefined) expect(identity.documentId).toMatch(/^[a-z0-9_.-]{1,200}$/);
      if (left !== undefined && right !== undefined)
        expect(left.documentId === right.documentId).toBe(left.sourceId === right.sourceId);
    }),
  );
});
