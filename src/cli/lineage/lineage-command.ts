/** `trellis lineage`: the upstream or downstream entities of an entity. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { CatalogError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { readOne } from '../http/entities.js';
import {
  addCommand,
  print,
  readCount,
  runCommand,
  type CommonFlags,
  type Session,
  type Shell,
} from '../shell.js';
import { readLineage } from './read-lineage.js';
import { renderLineage } from './render-lineage.js';
import type { LineageQuery } from './types.js';

interface LineageFlags extends CommonFlags {
  readonly upstream: boolean;
  readonly downstream: boolean;
  readonly depth?: number;
  readonly column?: string;
  readonly limit: number;
}

const HELP = `
Upstream is what it is made from, downstream is what is made from it and what reads it.
Without --depth the way is followed to its end. If the answer had to be cut, it says so.

Examples:
  $ trellis lineage 'urn:li:dashboard:(superset,4)'
  $ trellis lineage 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --downstream --depth 2
  $ trellis lineage 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --column price --json`;

const LARGEST_DEPTH = 100;

export function addLineage(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'lineage',
    description: 'show upstream or downstream entities',
    help: HELP,
  })
    .argument('<urn>', 'the entity to start from')
    .addOption(
      new Option('--upstream', 'upstream entities (the default)').default(false).conflicts('downstream'),
    )
    .addOption(new Option('--downstream', 'downstream entities').default(false).conflicts('upstream'))
    .option('--depth <n>', `hops to follow: 1, 2, 3 and so on; 3+ or all: to the end`, readDepth)
    .option('--column <path>', 'lineage of this column of the dataset')
    .option('--limit <n>', 'maximum number of entities', readCount(100_000), 1_000)
    .action((urn: string, flags: LineageFlags) =>
      runCommand({ shell, flags }, (session) => runLineage(session, urn, flags)),
    );
}

/** 0 means no limit. */
function readDepth(text: string): number {
  if (text === 'all' || text === '3+') return 0;
  const depth = Number(text);
  if (/^\d+$/.test(text) && depth >= 1 && depth <= LARGEST_DEPTH) return depth;
  throw new InvalidArgumentError(`Must be a whole number from 1 to ${LARGEST_DEPTH}, 3+ or all.`);
}

async function runLineage(session: Session, urn: string, flags: LineageFlags): Promise<ExitCode> {
  const { column, depth = 0, downstream, limit } = flags;
  const query: LineageQuery = {
    urn: column === undefined ? urn : `urn:li:schemaField:(${urn},${column})`,
    direction: downstream ? 'DOWNSTREAM' : 'UPSTREAM',
    limit,
    ...(depth > 0 && { depth }),
  };
  const report = await readLineage(session.api, query);
  if (report.total === 0) await expectEntity(session, urn, column);
  print(session, report, () => renderLineage(report, session.colors));
  return EXIT.done;
}

interface Schema {
  readonly fields?: readonly { readonly fieldPath: string }[];
}

/** Empty lineage can be caused by a misspelt name. Any column of a dataset without a schema is accepted. @throws NOT_FOUND */
async function expectEntity({ api }: Session, urn: string, column: string | undefined): Promise<void> {
  const { exists, aspects } = await readOne(api, urn);
  if (!exists) throw new CatalogError('NOT_FOUND', `There is no entity ${urn}`);
  const { fields } = (aspects['schemaMetadata']?.value ?? {}) as Schema;
  if (column === undefined || fields === undefined) return;
  if (fields.some(({ fieldPath }) => fieldPath === column)) return;
  const known = fields.slice(0, 10).map(({ fieldPath }) => fieldPath);
  throw new CatalogError(
    'NOT_FOUND',
    `${urn} has no column ${column}; it has ${known.join(', ')}${fields.length > 10 ? ', …' : ''}`,
  );
}
