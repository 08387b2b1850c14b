/** `trellis export`: writes the catalog to a file that `trellis load` can read. */
import type { Command } from 'commander';
import { stringifyKeepingDigits } from '../core/json.js';
import { EXIT, UsageError, type ExitCode } from './exit-code.js';
import { readFilter } from './search-pages.js';
import { addCommand, collect, runCommand, type CommonFlags, type Session, type Shell } from './shell.js';
import { counted } from './text.js';
import { showProgress } from './terminal.js';
import { exportRecords, type ExportCount, type ExportOrder } from './export-records.js';
import { openSink, type RecordSink } from './record-file.js';

interface ExportFlags extends CommonFlags {
  readonly type?: readonly string[];
  readonly filter?: readonly string[];
  readonly points?: readonly string[];
  readonly activeOnly: boolean;
}

const HELP = `
Writes a proposal record for each aspect, as JSON lines; trellis load reads them back.
Everything goes along that is stored now, also what was deleted softly; older versions,
points of timeseries aspects that --points does not name, passwords, tokens and values of
secrets do not. A file is complete or not there. With --json the summary is JSON; it goes
to standard output.

Examples:
  $ trellis export catalog.jsonl
  $ trellis export --type tag --type glossaryTerm words.jsonl
  $ trellis export --type dataset --filter origin=PROD --points datasetProfile prod.jsonl
  $ trellis export --server http://old:8080 - | trellis load --server http://new:8080 -`;

export function addExport(program: Command, shell: Shell): void {
  addCommand(program, shell, {
    name: 'export',
    description: 'write entities to a file of records',
    help: HELP,
  })
    .argument('<file>', 'output file, e.g. catalog.jsonl; - for standard output')
    .option('--type <type>', 'only this type; may be given several times', collect)
    .option('--filter <field=value>', 'only these, as in trellis search; may be given several times', collect)
    .option(
      '--points <aspect>',
      'also points of this timeseries aspect, or of all; may be given several times',
      collect,
    )
    .option('--active-only', 'omit soft-deleted entities', false)
    .action((file: string, flags: ExportFlags) => {
      if (file === '-' && flags.json)
        throw new UsageError('--json prints a summary to standard output, so the records need a file');
      const order = readOrder(flags);
      return runCommand({ shell, flags, patient: true }, (session) => runExport(session, file, order));
    });
}

function readOrder({ type = [], filter = [], points = [], activeOnly }: ExportFlags): ExportOrder {
  return { types: type, points, activeOnly, filter: readFilter(filter) };
}

async function runExport(session: Session, file: string, order: ExportOrder): Promise<ExitCode> {
  const { json, terminal } = session;
  const sink = await openSink(file, terminal);
  const count: ExportCount = { entities: 0, records: 0, expected: 0 };
  try {
    await writeAll(session, { sink, order, count });
    await sink.finish();
  } catch (error) {
    await sink.abandon();
    throw error;
  }
  if (sink.isGone()) return EXIT.done;
  const { entities, records } = count;
  const words = `${counted(records, 'aspect')} of ${counted(entities, 'entity', 'entities')}\n`;
  if (json) terminal.out(`${JSON.stringify({ file, entities, records }, undefined, 2)}\n`);
  else if (file !== '-') terminal.out(words);
  else terminal.error(words);
  return EXIT.done;
}

interface Export {
  readonly sink: RecordSink;
  readonly order: ExportOrder;
  readonly count: ExportCount;
}

async function writeAll({ api, terminal }: Session, { sink, order, count }: Export): Promise<void> {
  const progress = showProgress(terminal);
  try {
    for await (const record of exportRecords(api, order, count)) {
      await sink.write(`${stringifyKeepingDigits(record)}\n`);
      progress.update(count.entities / count.expected, counted(count.entities, 'entity', 'entities'));
      if (sink.isGone()) return;
    }
  } finally {
    progress.end();
  }
}
