/** The catalog as requests: batches of proposals, each with complete entities. */
import type { GeneratedEntity } from '../catalog/generate-entities.js';

export interface Proposal {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly changeType: 'UPSERT';
  readonly aspectName: string;
  readonly aspect: { readonly value: string; readonly contentType: string };
  readonly systemMetadata: { readonly lastObserved: number; readonly runId?: string };
}

export interface Batch {
  readonly urns: readonly string[];
  readonly proposals: readonly Proposal[];
}

const RUN = { lastObserved: 1_767_225_600_000, runId: 'bench-ingest' };

export function toProposal(
  entity: Pick<GeneratedEntity, 'urn' | 'type'>,
  name: string,
  payload: unknown,
): Proposal {
  return {
    entityType: entity.type,
    entityUrn: entity.urn,
    changeType: 'UPSERT',
    aspectName: name,
    aspect: { value: JSON.stringify(payload), contentType: 'application/json' },
    systemMetadata: RUN,
  };
}

/** The same proposal in another run, or in none. */
export function inRun(proposal: Proposal, runId: string | undefined): Proposal {
  const { lastObserved } = proposal.systemMetadata;
  return { ...proposal, systemMetadata: { lastObserved, ...(runId !== undefined && { runId }) } };
}

/** A batch is full if it has at least `size` proposals. */
export function* toBatches(entities: Iterable<GeneratedEntity>, size: number): Generator<Batch> {
  let urns: string[] = [];
  let proposals: Proposal[] = [];
  for (const entity of entities) {
    urns.push(entity.urn);
    for (const [name, payload] of Object.entries(entity.aspects))
      proposals.push(toProposal(entity, name, payload));
    if (proposals.length < size) continue;
    yield { urns, proposals };
    urns = [];
    proposals = [];
  }
  if (proposals.length > 0) yield { urns, proposals };
}

/** Groups of up to `size` items, each prepared outside the measured time. */
export function* inGroups<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
