/** Texts of imported files. */
import fc from 'fast-check';
import { CUT_MARKER, identifyFile, MAX_HTML, MAX_TEXT, readFileText } from './file-text.js';

const read = async (content: string, extension = '.md') => readFileText(content, extension);

it('keeps Markdown and plain text, without a byte order mark', async () => {
  const text = '# Title\r\n\n<b>kept</b> as it *is*\n';
  expect(await read(`\uFEFF${text}`)).toEqual({ text });
  expect(await read(text, '')).toEqual({ text });
});

it('converts HTML to Markdown, without scripts and styles', async () => {
  const html = `<html><head><title>T</title><style>p { color: red }</style></head><body><h1>Orders</h1>
    <script>alert(1)</script><p>A <b>bold</b> <a href="https://example.com">link</a> &amp; more</p>
    <ul><li>one<ul><li>two</li></ul></li></ul>
    <table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2|3</td></tr></tbody></table>
    <pre><code class="language-sql">select 1</code></pre></body></html>`;
  for (const extension of ['.html', '.HTM'])
    expect(await read(html, extension)).toEqual({
      text: [
        '# Orders',
        'A **bold** [link](https://example.com) & more',
        '- one\n  - two',
        '| A | B    |\n| - | ---- |\n| 1 | 2\\|3 |',
        '```sql\nselect 1\n```',
      ].join('\n\n'),
    });
});

it.each([
  ['a file with zero bytes', 'PK\u0003\u0004\0\0', '.md', 'the file is not a text file in UTF-8'],
  ['a file in another encoding', '\uFFFD\uFFFDab', '.txt', 'the file is not a text file in UTF-8'],
  ['HTML without text', '<p> </p><script>x</script>', '.html', 'the HTML file contains no text'],
  [
    'HTML that nests too deeply',
    '<div>'.repeat(20_000),
    '.html',
    'the elements of the HTML file are nested too deeply',
  ],
  ['long HTML', 'x'.repeat(MAX_HTML + 1), '.html', `an HTML file has at most ${MAX_HTML} characters`],
])('refuses %s', async (...[, content, extension, fault]) => {
  expect(await read(content, extension)).toEqual({ fault });
});

it('cuts a long text, but never within a character', async () => {
  expect(await read('x'.repeat(MAX_TEXT))).toEqual({ text: 'x'.repeat(MAX_TEXT) });
  expect(await read('x'.repeat(MAX_TEXT + 1))).toEqual({ text: 'x'.repeat(MAX_TEXT) + CUT_MARKER });
  const split = `${'x'.repeat(MAX_TEXT - 1)}\u{1F600}`;
  expect(await read(split)).toEqual({ text: 'x'.repeat(MAX_TEXT - 1) + CUT_MARKER });
});

// Ids and titles of documents from names of files.

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
