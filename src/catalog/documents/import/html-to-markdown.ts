/** Converts HTML to Markdown. Its libraries are loaded with the first HTML file. */

type Convert = (html: string) => string;

let loading: Promise<Convert> | undefined;

/**
 * Returns the contents of a page as Markdown (GitHub's variant): headings, lists, tables, code and links. Scripts and styles are dropped.
 * It takes up to 5 microseconds per character, during which nothing else runs.
 * @throws RangeError for a page whose elements nest thousands of levels deep
 */
export async function htmlToMarkdown(html: string): Promise<string> {
  loading ??= load();
  const convert = await loading;
  return convert(html);
}

async function load(): Promise<Convert> {
  const [{ unified }, parse, toMarkdown, tables, write] = await Promise.all([
    import('unified'),
    import('rehype-parse'),
    import('rehype-remark'),
    import('remark-gfm'),
    import('remark-stringify'),
  ]);
  const converter = unified()
    .use(parse.default)
    .use(toMarkdown.default)
    .use(tables.default)
    .use(write.default, { bullet: '-' })
    .freeze();
  return (html) => String(converter.processSync(html));
}
