/** Writes snapshots: several aspects of one entity, or of many. */
import { MAX_BATCH_SIZE } from '../../core/limits.js';
import { VENDOR } from '../../core/compatibility.js';
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { type JsonObject, escapePointer } from '../../core/json.js';
import type { EntityDefinition, MetadataModel } from '../../model/types.js';
import type { Proposal } from '../../catalog/writes/types.js';
import {
  ANY_OBJECT,
  arrayOf,
  EXAMPLE_URN,
  mapOf,
  object,
  orNull,
  type Schema,
  type ShapeOf,
  URN,
  valueOf,
} from '../http/json-schema.js';
import { defineAction } from '../http/route.js';
import { readLosslessSystemMetadata } from '../http/request-parts.js';

const ASPECT = mapOf(ANY_OBJECT, { minProperties: 1, maxProperties: 1 });
const SNAPSHOT = object({ urn: URN, 'aspects?': arrayOf(ASPECT) });
const BY_RECORD = mapOf(SNAPSHOT, { minProperties: 1, maxProperties: 1 });
const ENTITY = object({ value: BY_RECORD });
const SYSTEM_METADATA: Schema<unknown> = { type: ['object', 'string', 'null'] };
const EXAMPLE_ENTITY = {
  value: {
    [`${VENDOR}.metadata.snapshot.DatasetSnapshot`]: {
      urn: EXAMPLE_URN,
      aspects: [{ [`${VENDOR}.common.Status`]: { removed: false } }],
    },
  },
};

export const ingest = defineAction('/entities', 'ingest', {
  tag: 'Write',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write several aspects of one entity as a snapshot',
  description: 'Use ingestProposal instead. One transaction; the response follows the commit.',
  keepDigits: true,
  body: object({ entity: ENTITY, 'systemMetadata?': { type: ['object', 'string'] } }),
  example: { entity: EXAMPLE_ENTITY },
  response: valueOf(URN),
  async handle({ body, actor, facts }, { model, writer }) {
    const proposals = readSnapshot(body, model);
    const [result] = await writer.write(proposals, { actor, facts });
    return { value: result?.urn };
  },
});

export const batchIngest = defineAction('/entities', 'batchIngest', {
  tag: 'Write',
  permission: 'per-change',
  deprecated: true,
  summary: 'Write snapshots of several entities, all or nothing',
  description: 'Use ingestProposalBatch instead. One transaction; the response follows the commit.',
  keepDigits: true,
  body: object({
    entities: arrayOf(ENTITY, { maxItems: MAX_BATCH_SIZE, 'x-limit': 'MAX_BATCH_SIZE' }),
    'systemMetadata?': {
      ...orNull(arrayOf(SYSTEM_METADATA)),
      description: 'One for each entity, in the same order.',
    },
  }),
  example: { entities: [EXAMPLE_ENTITY] },
  response: valueOf({ type: 'null' }),
  async handle({ body, actor, facts }, { model, writer }) {
    const proposals = body.entities.flatMap((entity, index) =>
      readSnapshot({ entity, systemMetadata: body.systemMetadata?.[index] ?? undefined }, model, {
        entity: `/entities/${index}`,
        systemMetadata: `/systemMetadata/${index}`,
      }),
    );
    await writer.write(proposals, { actor, facts });
    return { value: null };
  },
});

type Member = readonly [name: string, value: unknown];

/** The shape that the schema of the legacy ingest accepts. */
export interface IngestBody {
  readonly entity: ShapeOf<typeof ENTITY>;
  readonly systemMetadata?: unknown;
}

/** A glossary term is presented with aspects as direct members, and can be written in this form. */
type Snapshot = ShapeOf<typeof SNAPSHOT>;

interface NamedAspect {
  readonly aspectName: string;
  readonly value: JsonObject;
}

/** JSON pointers to the entity and its system metadata in the body, for errors. */
interface SnapshotPlace {
  readonly entity: string;
  readonly systemMetadata: string;
}

const SINGLE: SnapshotPlace = { entity: '/entity', systemMetadata: '/systemMetadata' };

/**
 * Reads the legacy form of writes: a snapshot of one entity with several aspects, named by their records.
 * @returns proposals in the snapshot's order; a snapshot without aspects writes its key, so that the entity exists.
 * @param place default: the place of a single snapshot
 * @throws INVALID_REQUEST, UNKNOWN_ENTITY, UNKNOWN_ASPECT, INVALID_URN with the path in the body
 */
export function readSnapshot(
  body: IngestBody,
  model: MetadataModel,
  place: SnapshotPlace = SINGLE,
): Proposal[] {
  const value = `${place.entity}/value`;
  const [record, snapshot] = onlyMember(body.entity.value, value) as [string, Snapshot];
  const path = `${value}/${escapePointer(record)}`;
  const entity = model.findEntityBySnapshot(plainName(record));
  if (entity === undefined) {
    throw new CatalogError('UNKNOWN_ENTITY', `${path}: the model has no snapshot of that name`, { path });
  }
  const listed = (snapshot.aspects ?? []).map((item, at) =>
    readAspect(item, { model, path: `${path}/aspects/${at}` }),
  );
  const direct = readDirectAspects(snapshot, entity).filter(
    ({ aspectName }) => !listed.some((aspect) => aspect.aspectName === aspectName),
  );
  const aspects = [...listed, ...direct];
  const written = aspects.length > 0 ? aspects : [keyOf(snapshot.urn, entity, model)];
  const metadata = readLosslessSystemMetadata(body.systemMetadata, place.systemMetadata);
  return written.map((aspect) => ({
    entityType: entity.name,
    urn: snapshot.urn,
    changeType: 'UPSERT' as const,
    ...aspect,
    ...metadata,
  }));
}

function readAspect(item: object, { model, path }: { model: MetadataModel; path: string }): NamedAspect {
  const [record, value] = onlyMember(item, path);
  const definition = model.findAspectByRecord(record);
  if (definition === undefined) {
    throw new CatalogError('UNKNOWN_ASPECT', `${path}: the model has no aspect record ${record}`, { path });
  }
  return { aspectName: definition.name, value: value as JsonObject };
}

/** Members named like aspects of the entity; others than aspects, `urn` and `aspects` are passed over. */
function readDirectAspects(snapshot: object, entity: EntityDefinition): NamedAspect[] {
  return Object.entries<unknown>({ ...snapshot })
    .filter(([name, value]) => entity.aspects.includes(name) && value !== null && typeof value === 'object')
    .map(([aspectName, value]) => ({ aspectName, value: value as JsonObject }));
}

function keyOf(
  urn: string,
  entity: EntityDefinition,
  model: MetadataModel,
): { aspectName: string; value: string } {
  const parsed = model.parseUrn(urn, entity.name);
  return { aspectName: entity.keyAspect, value: model.keyPayload(parsed).text };
}

function onlyMember(tree: object, path: string): Member {
  const [member, ...others] = Object.entries(tree) as Member[];
  if (member !== undefined && others.length === 0) return member;
  const message = `${path} must have exactly one member, the record's name`;
  throw invalidRequest(path, message, 'one member');
}

/** The serialization used in files and events names records by another prefix. */
function plainName(record: string): string {
  return record.replace('.pegasus2avro.', '.');
}
