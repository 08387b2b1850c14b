/**
 * Entities that every catalog has. The store remembers which of them were created, because a deleted one is not created again, and a mark
 * in the metadata tells which of them are unchanged since.
 */
import { NO_REQUEST } from '../../core/request-facts.js';
import { hasCode } from '../../core/errors.js';
import type { Clock } from '../../core/clock.js';
import { isJsonObject } from '../../core/json.js';
import type { ReadDeps, WriteDeps } from '../../neo4j/database.js';
import type { EntityReader, StoredAspect } from '../entities/types.js';
import type { CatalogWriter, Proposal } from './types.js';

interface BuiltInDeps extends CreatedDefaultsDeps {
  readonly entities: Pick<EntityReader, 'findAspects'>;
  readonly writer: CatalogWriter;
}

/** Proposals made by `createIfAbsent`, because services may start concurrently. */
export interface BuiltIns {
  /** Stored whenever their aspects are missing. Existing aspects stay as they are. */
  readonly always: readonly Proposal[];
  /** Created once: a deleted one stays deleted. An unchanged aspect is updated to the value of this version of Trellis. */
  readonly platforms: readonly Proposal[];
}

/** Stores what is missing. Two statements that read, and one write if something is missing. */
export async function storeBuiltIns(
  deps: BuiltInDeps,
  { always, platforms }: BuiltIns,
  actor: string,
): Promise<void> {
  const { entities, writer } = deps;
  const requests = [...always, ...platforms].map(({ urn, aspectName }) => ({ urn, names: [aspectName] }));
  const [found, created] = await Promise.all([
    entities.findAspects(requests),
    readCreatedDefaults(deps, 'platforms'),
  ]);
  const storedOf = ({ urn, aspectName }: Proposal) => found.get(urn)?.aspects.get(aspectName);
  const missing = always.filter((proposal) => storedOf(proposal) === undefined);
  const changed = platforms.flatMap((proposal): Proposal[] => {
    const stored = storedOf(proposal);
    const unchanged = { ...proposal, systemMetadata: UNCHANGED_DEFAULT };
    if (stored === undefined) return created.has(proposal.urn) ? [] : [unchanged];
    if (!isUnchangedDefault(stored) || stored.text === proposal.value) return [];
    return [{ ...unchanged, changeType: 'UPSERT', ifAbsent: false, ifVersion: stored.version }];
  });
  try {
    const proposals = [...missing, ...changed];
    if (proposals.length > 0) await writer.write(proposals, { actor, facts: NO_REQUEST });
  } catch (error) {
    // A concurrent start or a user changed a platform. The next start updates the others.
    if (!hasCode(error, 'PRECONDITION_FAILED')) throw error;
    return;
  }
  const urns = platforms.map(({ urn }) => urn);
  if (urns.some((urn) => !created.has(urn))) await storeCreatedDefaults(deps, 'platforms', urns);
}

interface CreatedDefaultsDeps extends WriteDeps {
  readonly clock: Clock;
}

const DEFAULT_MARK = 'trellis.default';

/** Marks an aspect that is unchanged since a start wrote it. */
export const UNCHANGED_DEFAULT = { properties: { [DEFAULT_MARK]: 'true' } };

export function isUnchangedDefault({ systemMetadata }: StoredAspect): boolean {
  const properties = systemMetadata?.['properties'] as Record<string, unknown> | undefined;
  return properties?.[DEFAULT_MARK] === 'true';
}

/**
 * Removes the mark from what a client sends. Clients that read an aspect, change it and write it back repeat its metadata, and the
 * next start must not take their value for its own.
 */
export function withoutDefaultMark(proposal: Proposal): Proposal {
  const { systemMetadata } = proposal;
  const properties = systemMetadata?.['properties'];
  if (!isJsonObject(properties) || !(DEFAULT_MARK in properties)) return proposal;
  const { [DEFAULT_MARK]: _, ...others } = properties;
  return { ...proposal, systemMetadata: { ...systemMetadata, properties: others } };
}

/** Returns the URNs that an earlier start created. */
export async function readCreatedDefaults(
  { database, load }: ReadDeps,
  kind: 'policies' | 'platforms',
): Promise<ReadonlySet<string>> {
  const [row] = await database.read(load('writes/read-made-defaults'), { kind });
  return new Set(row?.made);
}

export async function storeCreatedDefaults(
  { database, load, clock }: CreatedDefaultsDeps,
  kind: 'policies' | 'platforms',
  urns: readonly string[],
): Promise<void> {
  const parameters = { kind, urns, at: clock.now() };
  await database.write('writes/remember-defaults', (run) =>
    run(load('writes/remember-defaults'), parameters),
  );
}
