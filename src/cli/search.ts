/** `trellis search`: searches the catalog. */
import type { Command } from 'commander';
import { EXIT, type ExitCode } from './exit-code.js';
import {
  addCommand,
  collect,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
} from './shell.js';
import { renderTable, printable } from './text.js';
import type { CatalogApi } from './catalog-api.js';
import { readEntities, type Entity } from './entities.js';
import {
  scrollPages,
  searchPage,
  readFilter,
  readSort,
  type SearchQuery,
  type Facet,
  type SearchPage,
  type SearchHit,
} from './search-pages.js';

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
  return {
    input,
    entity: type,
    filter: readFilter(filter ?? []),
    sort: sort?.map(readSort),
    facets: facet,
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

const FACET_VALUES = 5;

/** Renders a table of hits, their number and the facets. */
export function renderHits(
  { total, hits, facets, scrollId }: SearchPage,
  { names, columns }: { names: ReadonlyMap<string, string>; columns: number | undefined },
): string {
  if (total === 0) return 'Nothing found.\n';
  const rows = hits.map(({ urn, type }) => [type, names.get(urn) ?? '', urn]);
  const more = total > hits.length || scrollId !== undefined;
  const count = `${hits.length.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  const advice = more ? '; --limit shows more, --all every one' : '';
  const sections = [
    ...(rows.length === 0 ? [] : [renderTable({ head: ['type', 'name', 'urn'], rows }, columns)]),
    `${count}${advice}`,
    ...facets.map(renderFacet).filter((line) => line !== ''),
  ];
  return `${sections.join('\n')}\n`;
}

function renderFacet({ displayName, aggregations }: Facet): string {
  const values = Object.entries(aggregations);
  if (values.length === 0) return '';
  const shown = values
    .slice(0, FACET_VALUES)
    .map(([value, count]) => `${value} (${count.toLocaleString('en')})`);
  const more = values.length > FACET_VALUES ? ', …' : '';
  return printable(`${displayName}: ${shown.join(', ')}${more}`);
}

type NameMember = readonly [aspect: string, member: string];

/** Aspects and members with the names of common types. Other types are shown with the name in their URN. */
const NAMED_BY: Readonly<Record<string, NameMember>> = {
  chart: ['chartInfo', 'title'],
  container: ['containerProperties', 'name'],
  corpGroup: ['corpGroupInfo', 'displayName'],
  corpuser: ['corpUserInfo', 'displayName'],
  dashboard: ['dashboardInfo', 'title'],
  dataFlow: ['dataFlowInfo', 'name'],
  dataJob: ['dataJobInfo', 'name'],
  dataProduct: ['dataProductProperties', 'name'],
  dataset: ['datasetProperties', 'name'],
  domain: ['domainProperties', 'name'],
  glossaryNode: ['glossaryNodeInfo', 'name'],
  glossaryTerm: ['glossaryTermInfo', 'name'],
  mlModel: ['mlModelProperties', 'name'],
  tag: ['tagProperties', 'name'],
};

/** Reads the display names of entities, because many URNs contain only a number. @returns a name for every hit, by URN */
export async function findNames(api: CatalogApi, hits: readonly SearchHit[]): Promise<Map<string, string>> {
  const given = Object.entries(NAMED_BY).map(([type, place]) => {
    const urns = hits.filter((hit) => hit.type === type).map(({ urn }) => urn);
    return findGivenNames(api, urns, place);
  });
  const derived = hits.map(({ urn }) => [urn, lastPart(urn)] as const);
  return new Map([...derived, ...(await Promise.all(given)).flat()]);
}

async function findGivenNames(
  api: CatalogApi,
  urns: readonly string[],
  [aspect, member]: NameMember,
): Promise<(readonly [urn: string, name: string])[]> {
  const entities = await readEntities(api, urns, [aspect]);
  return entities.flatMap((entity) => {
    const name = nameIn(entity, aspect, member);
    return name === undefined ? [] : [[entity.urn, name] as const];
  });
}

function nameIn({ aspects }: Entity, aspect: string, member: string): string | undefined {
  const value = aspects[aspect]?.value as Readonly<Record<string, unknown>> | undefined;
  const name = value?.[member];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Returns the distinguishing part of the key, without an environment at its end. */
function lastPart(urn: string): string {
  const key = urn.split(':').slice(3).join(':');
  if (!key.startsWith('(')) return key;
  const parts = key.slice(1, -1).split(',');
  const last = parts.at(-1) ?? key;
  return /^[A-Z_]+$/.test(last) && parts.length > 2 ? (parts.at(-2) ?? last) : last;
}
