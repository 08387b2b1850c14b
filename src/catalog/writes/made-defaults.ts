/** Entities of every catalog: which were created, because a deleted one is not created again, and which nobody has changed since. */
import type { Clock } from '../../core/clock.js';
import { isJsonObject } from '../../core/json.js';
import type { Database } from '../../neo4j/database.js';
import type { LoadStatement } from '../../neo4j/statements.js';
import type { StoredAspect } from '../entities/types.js';
import type { Proposal } from './types.js';

export interface MadeDeps {
  readonly database: Pick<Database, 'read' | 'write'>;
  readonly load: LoadStatement;
  readonly clock: Clock;
}

const MARK = 'trellis.default';

/** Marks an aspect that nobody has changed since a start wrote it. */
export const UNTOUCHED = { properties: { [MARK]: 'true' } };

export function isUntouched({ systemMetadata }: StoredAspect): boolean {
  const properties = systemMetadata?.['properties'] as Record<string, unknown> | undefined;
  return properties?.[MARK] === 'true';
}

/**
 * Removes the mark from what a client sends. Clients that read an aspect, change it and write it back repeat its metadata, and the
 * next start must not take their value for its own.
 */
export function withoutMark(proposal: Proposal): Proposal {
  const { systemMetadata } = proposal;
  const properties = systemMetadata?.['properties'];
  if (!isJsonObject(properties) || !(MARK in properties)) return proposal;
  const { [MARK]: _, ...others } = properties;
  return { ...proposal, systemMetadata: { ...systemMetadata, properties: others } };
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
