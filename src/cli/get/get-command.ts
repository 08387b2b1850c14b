/** `trellis get`: an entity, some of its aspects, or an older version of one. */
import type { Command } from 'commander';
import { CatalogError } from '../../core/errors.js';
import { EXIT, UsageError, type ExitCode } from '../exit-code.js';
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
import { readAspects, readVersion } from './read-aspects.js';
import { renderEntity } from './render-entity.js';

interface GetFlags extends CommonFlags {
  readonly aspect?: readonly string[];
  readonly version?: number;
}

const HELP = `
Shows what is stored of an entity, or of the aspects that are named; of a timeseries
aspect its ten newest points. Version 0 is the latest, older ones count from 1.

Examples:
  $ trellis get urn:li:tag:gold
  $ trellis get 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)' --aspect ownership
  $ trellis get urn:li:tag:gold --aspect tagProperties --version 1
  $ trellis get urn:li:tag:gold --json | jq .aspects.tagProperties.value`;

export function addGet(program: Command, shell: Shell): void {
  addCommand(program, shell, { name: 'get', description: 'show an entity', help: HELP })
    .argument('<urn>', 'the entity')
    .option('--aspect <name>', 'only this aspect; may be given several times', collect)
    .option('--version <n>', 'an older version of the one aspect', readCount(Number.MAX_SAFE_INTEGER, 0))
    .action((urn: string, flags: GetFlags) =>
      runCommand({ shell, flags }, (session) => runGet(session, urn, flags)),
    );
}

async function runGet(
  session: Session,
  urn: string,
  { aspect: names = [], version }: GetFlags,
): Promise<ExitCode> {
  const entity =
    version === undefined
      ? await readAspects(session.api, urn, names)
      : await readVersion(session.api, { urn, aspect: onlyOne(names), version });
  const { aspects, missing } = entity;
  if (Object.keys(aspects).length > 0) print(session, entity, () => renderEntity(entity, session.colors));
  if (missing.length === 0) return EXIT.done;
  throw new CatalogError('NOT_FOUND', `${urn} has no ${missing.join(', ')}`);
}

function onlyOne(names: readonly string[]): string {
  const [name] = names;
  if (name === undefined || names.length > 1) throw new UsageError('--version needs exactly one --aspect');
  return name;
}
