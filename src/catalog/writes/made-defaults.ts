/** Remembers which entities of every catalog were created, because a deleted one is not created again. */
import type { Clock } from '../../core/clock.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { StoredAspect } from '../entities/types.js';

export interface MadeDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

/** Marks an aspect that nobody has changed since a start wrote it. A client that changes the aspect does not send this metadata. */
export const UNTOUCHED = { properties: { 'trellis.default': 'true' } };

export function isUntouched({ systemMetadata }: StoredAspect): boolean {
  const properties = systemMetadata?.['properties'] as Record<string, unknown> | undefined;
  return properties?.['trellis.default'] === 'true';
}

/** @returns the URNs that an earlier start created */
export async function readMade(
  { database, load }: MadeDeps,
  kind: 'policies' | 'platforms',
): Promise<ReadonlySet<string>> {
  const [row] = await database.read(load('writes/read-made-defaults'), { kind });
  return new Set(row?.['made'] as string[] | undefined);
}

export async function rememberMade(
  { database, load, clock }: MadeDeps,
  kind: 'policies' | 'platforms',
  urns: readonly string[],
): Promise<void> {
  const parameters = { kind, urns, at: clock.now() };
  await database.write('writes/remember-defaults', (run) =>
    run(load('writes/remember-defaults'), parameters),
  );
}
