/** `trellis search`: searches the catalog. */
import type { Command } from 'commander';
import { EXIT, type ExitCode } from '../exit-code.js';
import {
  addCommand,
  collect,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
} from '../shell.js';
import { findNames } from './find-names.js';
import { readFilter, readSort } from './read-filter.js';
import { renderHits } from './render-hits.js';
import { scrollPages, searchPage } from './search-pages.js';
import type { SearchQuery } from './types.js';

interface SearchFlags extends CommonFlags {
  readonly type?: string;
  readonly filter?: readonly string[];
  readonly sort?: readonly string[];
  readonly limit: number;
  readonly facet?: readonly string[];
  readonly all: boolean;
  readonly removed: boolean;
}

const HELP = `
QUERY is words, "phrases", field:value, AND, OR, NOT, brackets and stars; * or nothing
finds everything. Filters must all hold; those with = for one field are alternatives;
field=* means that the field has any value. With --all every hit is printed, one line
each (with --json one JSON object a line).

Examples:
  $ trellis search 'daily revenue'
  $ trellis search '*' --type dataset --filter tags=urn:li:tag:gold --filter origin=PROD
  $ trellis search orders --sort name:desc --limit 50 --facet platform
  $ trellis search '*' --type chart --all | wc -l`;

export function addSearch(program: Command, shell: Shell): void {
  addCommand(program, shell, { name: 'search', description: 'find entities', help: HELP })
    .argument('[query]', 'the search query', '*')
    .option('--type <type>', 'only entities of this type, e.g. dataset')
    .option(
      '--filter <field=value>',
      'also != >= <= > < and ~ (contains); may be given several times',
      collect,
    )
    .option(
      '--sort <field[:desc]>',
      'sort by a field instead of relevance; may be given several times',
      collect,
    )
    .option('--limit <n>', 'hits to show', readCount(5_000), 10)
    .option('--facet <field>', 'count the values of this field; may be given several times', collect)
    .option('--all', 'all hits', false)
    .option('--removed', 'also soft-deleted entities', false)
    .action((query: string, flags: SearchFlags) => {
      const search = readQuery(query, flags);
      const run = flags.all ? printAll : printPage;
      return runCommand({ shell, flags, patient: flags.all }, (session) => run(session, search, flags));
    });
}

function readQuery(input: string, { type, filter, sort, facet, removed }: SearchFlags): SearchQuery {
  const criteria = readFilter(filter ?? []);
  return {
    input,
    ...(type !== undefined && { entity: type }),
    ...(criteria !== undefined && { filter: criteria }),
    ...(sort !== undefined && { sort: sort.map(readSort) }),
    ...(facet !== undefined && { facets: facet }),
    ...(removed && { includeSoftDeleted: true }),
  };
}

async function printPage(session: Session, query: SearchQuery, { limit }: SearchFlags): Promise<ExitCode> {
  const page = await searchPage(session.api, query, { count: limit });
  const names = session.json ? new Map<string, string>() : await findNames(session.api, page.hits);
  print(session, page, () => renderHits(page, { names, columns: session.terminal.columns }));
  return EXIT.done;
}

const PAGE_SIZE = 1_000;

async function printAll({ api, terminal, json }: Session, query: SearchQuery): Promise<ExitCode> {
  for await (const { hits } of scrollPages(api, { ...query, facets: [] }, PAGE_SIZE)) {
    for (const hit of hits) terminal.out(`${json ? JSON.stringify(hit) : hit.urn}\n`);
    if (terminal.isReaderGone()) break;
  }
  return EXIT.done;
}
