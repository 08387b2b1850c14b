/** Proposals, entities and snapshots of connectors, changed at random, through every endpoint that writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from '../../bench/random.js';
import { mutate } from '../mutate.js';
import type { FuzzRequest, MakeRequest } from '../run-requests.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JSON_TYPE = { 'content-type': 'application/json' };

interface Proposal {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly aspectName: string;
  readonly aspect: { readonly json?: unknown; readonly value?: string };
}

/** @param folders with files of proposals or snapshots, in addition to the samples of the repository */
export function payloadRequests(seed: number, folders: readonly string[]): MakeRequest {
  const records = [join(ROOT, 'samples'), join(ROOT, 'test', 'corpus'), ...folders].flatMap(readRecords);
  const proposals = records.filter(isProposal).map(toSent);
  const snapshots = records.filter((record) => !isProposal(record));
  return (position) => {
    const random = Random.of(seed, 'payload', position);
    const request =
      random.chance(0.1) && snapshots.length > 0
        ? ingestSnapshot(random, snapshots)
        : random.pick(WRITERS)(random, proposals);
    return random.chance(0.05) ? { ...request, body: changedBytes(random, String(request.body)) } : request;
  };
}

function readRecords(folder: string): unknown[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return names.flatMap((name) => {
    const content: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return Array.isArray(content) ? (content as unknown[]) : [];
  });
}

function isProposal(record: unknown): record is Proposal {
  return typeof record === 'object' && record !== null && 'aspectName' in record && 'entityUrn' in record;
}

/** Over REST, the payload is a text. */
function toSent(proposal: Proposal): Proposal {
  if (!('json' in proposal.aspect)) return proposal;
  return {
    ...proposal,
    aspect: {
      value: JSON.stringify(proposal.aspect.json),
      contentType: 'application/json',
    } as Proposal['aspect'],
  };
}

type Writer = (random: Random, proposals: readonly Proposal[]) => FuzzRequest;

const ingestOne: Writer = (random, proposals) =>
  post('/aspects?action=ingestProposal', mutate(random, { proposal: random.pick(proposals) }));

const ingestSeveral: Writer = (random, proposals) => {
  const several = Array.from({ length: random.between(1, 20) }, () => random.pick(proposals));
  return post('/aspects?action=ingestProposalBatch', mutate(random, { proposals: several, async: 'false' }));
};

const ingestPatch: Writer = (random, proposals) => {
  const { aspect, ...rest } = random.pick(proposals);
  const operations = [
    { op: 'add', path: '/description', value: 'changed' },
    { op: 'remove', path: '/tags/0' },
  ];
  const patch = { ...rest, changeType: 'PATCH', aspect: { ...aspect, value: JSON.stringify(operations) } };
  return post('/aspects?action=ingestProposal', mutate(random, { proposal: patch }));
};

const storeEntities: Writer = (random, proposals) => {
  const chosen = random.pick(proposals);
  const entity = { urn: chosen.entityUrn, [chosen.aspectName]: { value: payloadOf(chosen) } };
  const options = random.chance(0.5)
    ? '?async=false'
    : '?async=false&createIfNotExists=true&systemMetadata=true';
  return post(`/openapi/v3/entity/${chosen.entityType}${options}`, mutate(random, [entity]));
};

const storeAspect: Writer = (random, proposals) => {
  const { entityType, entityUrn, aspectName, ...chosen } = random.pick(proposals);
  const path = `/openapi/v3/entity/${entityType}/${encodeURIComponent(entityUrn)}/${aspectName}?async=false`;
  return post(path, mutate(random, { value: payloadOf(chosen) }));
};

const readEntities: Writer = (random, proposals) => {
  const { entityType, entityUrn, aspectName } = random.pick(proposals);
  return post(
    `/openapi/v3/entity/${entityType}/batchGet?systemMetadata=true`,
    mutate(random, [{ urn: entityUrn, [aspectName]: { headers: { 'If-Version-Match': '1' } } }]),
  );
};

const WRITERS: readonly Writer[] = [
  ingestOne,
  ingestOne,
  ingestSeveral,
  ingestPatch,
  storeEntities,
  storeAspect,
  readEntities,
];

function ingestSnapshot(random: Random, snapshots: readonly unknown[]): FuzzRequest {
  const { proposedSnapshot } = random.pick(snapshots) as { proposedSnapshot?: unknown };
  return post('/entities?action=ingest', mutate(random, { entity: { value: proposedSnapshot } }));
}

function payloadOf({ aspect }: Pick<Proposal, 'aspect'>): unknown {
  return aspect.value === undefined ? aspect.json : (JSON.parse(aspect.value) as unknown);
}

function post(path: string, body: unknown): FuzzRequest {
  return { method: 'POST', path, headers: JSON_TYPE, body: JSON.stringify(body) };
}

/** Inserts, removes or changes single bytes, so that the text may be neither JSON nor UTF-8. */
function changedBytes(random: Random, text: string): Buffer {
  const bytes = [...Buffer.from(text)];
  for (let change = random.between(1, 4); change > 0; change -= 1) {
    bytes.splice(random.between(0, bytes.length), random.between(0, 2), random.between(0, 255));
  }
  return Buffer.from(bytes);
}
