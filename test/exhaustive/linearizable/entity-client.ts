/** Sends the calls of a history to a service, and reads from each answer what the sequential model predicts. */
import type {
  Change,
  Conditions,
  EntityCall,
  SeenVersion,
  Value,
  WriteAnswer,
} from '../../helpers/history/entity-model.js';
import { proposal, send, type Answer } from '../../helpers/catalog.js';

/** How a value is stored in its aspect, and the part of it that histories compare. */
interface Form {
  readonly toAspect: (value: any) => object;
  readonly fromAspect: (aspect: any) => unknown;
}

const TYPE = { type: 'NONE', typeUrn: 'urn:li:ownershipType:__system__none' };
const TEXT: Form = {
  toAspect: (description) => ({ description }),
  fromAspect: ({ description }) => description,
};
const FORMS: Readonly<Record<string, Form>> = {
  datasetProperties: TEXT,
  editableDatasetProperties: TEXT,
  status: { toAspect: (removed) => ({ removed }), fromAspect: ({ removed }) => removed },
  globalTags: {
    toAspect: (tags: string[]) => ({ tags: tags.map((tag) => ({ tag })) }),
    fromAspect: ({ tags }) => tags.map(({ tag }: any) => tag),
  },
  ownership: {
    toAspect: (owners: string[]) => ({ owners: owners.map((owner) => ({ owner, ...TYPE })) }),
    fromAspect: ({ owners }) => owners.map(({ owner }: any) => owner),
  },
};

export const ASPECTS = Object.keys(FORMS);

const toAspect = (aspect: string, value: Value): object => FORMS[aspect]!.toAspect(JSON.parse(value));
const fromAspect = (aspect: string, stored: unknown): Value =>
  JSON.stringify(FORMS[aspect]!.fromAspect(stored));

type Write = Extract<EntityCall, { kind: 'write' }>;
export type Unanswered = Omit<Write, 'answer'>;

export interface EntityClient {
  /** Writes with proposals, in one batch. */
  ingest(write: Unanswered): Promise<Write>;
  /** Writes one aspect with the API that answers with versions. */
  writeV3(write: Unanswered): Promise<Write>;
  /** Sends a mutation with the effect of the write. */
  mutate(write: Unanswered, mutation: Mutation): Promise<Write>;
  deleteEntity(): Promise<EntityCall>;
  read(aspect: string): Promise<Extract<EntityCall, { kind: 'read' }>>;
  history(aspect: string): Promise<EntityCall>;
}

export interface Mutation {
  readonly name: string;
  /** Name of the input type. */
  readonly input: string;
  readonly value: object;
}

/** @throws Error for an answer that no client may ever get, e.g. a deadlock */
export function entityClient(url: string, urn: string): EntityClient {
  const encoded = encodeURIComponent(urn);
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    send(`${url}${path}`, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const onAspect = (aspect: string): string => `/openapi/v3/entity/dataset/${encoded}/${aspect}`;
  return {
    ingest: async (write) => {
      const proposals = write.changes.map((change, index) => ({
        ...proposalOf(urn, change),
        ...(index === 0 && { headers: headersOf(write.conditions) }),
      }));
      const answer = await call('POST', '/aspects?action=ingestProposalBatch', { proposals });
      return { ...write, answer: writeAnswer(answer) };
    },
    writeV3: async (write) => {
      const [change] = write.changes;
      if (change === undefined) throw new Error('a write has a change');
      const path = onAspect(change.aspect);
      const headers = headersOf(write.conditions);
      const answer =
        change.kind === 'put'
          ? await call(
              'POST',
              `${path}?createIfNotExists=false`,
              { value: toAspect(change.aspect, change.value) },
              headers,
            )
          : change.kind === 'delete'
            ? await call('DELETE', path, undefined, headers)
            : await call('PATCH', path, patchOf(change), headers);
      return { ...write, answer: writeAnswer(answer) };
    },
    mutate: async (write, { name, input, value }) => {
      const query = `mutation ($input: ${input}!) { ${name}(input: $input) }`;
      const answer = await call('POST', '/api/graphql', { query, variables: { input: value } });
      return { ...write, answer: mutationAnswer(answer) };
    },
    deleteEntity: async () => {
      const answer = await call('POST', '/entities?action=delete', { urn });
      if (answer.status !== 200) throw unexpected(answer);
      return { kind: 'delete-entity', answer: { kind: 'done' } };
    },
    read: async (aspect) => {
      const answer = await call('GET', onAspect(aspect));
      if (answer.status === 404) return { kind: 'read', aspect, answer: 'absent' };
      if (answer.status !== 200) throw unexpected(answer);
      const seen = { version: versionOf(answer)!, value: fromAspect(aspect, answer.json.value) };
      return { kind: 'read', aspect, answer: seen };
    },
    history: async (aspect) => {
      const answer = await call('GET', `/aspects/${encoded}?aspect=${aspect}&startVersion=0`);
      if (answer.status === 404) return { kind: 'history', aspect, answer: [] };
      if (answer.status !== 200) throw unexpected(answer);
      return { kind: 'history', aspect, answer: seenVersions(aspect, answer.json.values) };
    },
  };
}

/** The latest version has the number 0, so its number follows from its place. */
function seenVersions(aspect: string, values: any[]): SeenVersion[] {
  return values.map(({ version, aspect: stored }, index) => ({
    version: version === 0 ? Number(values[index + 1]?.version ?? 0) + 1 : version,
    value: fromAspect(aspect, Object.values(stored)[0]),
  }));
}

function proposalOf(urn: string, change: Change): object {
  const { aspect } = change;
  if (change.kind === 'delete') return proposal(urn, aspect, undefined, { changeType: 'DELETE' });
  if (change.kind === 'put') return proposal(urn, aspect, toAspect(aspect, change.value));
  const parts = { changeType: 'PATCH', contentType: 'application/json-patch+json' };
  return proposal(urn, aspect, patchOf(change), parts);
}

/** Only tags are patched. */
function patchOf({ kind, item }: Extract<Change, { kind: 'add' | 'remove' }>): object {
  const step = { op: kind, path: `/tags/${item}`, ...(kind === 'add' && { value: { tag: item } }) };
  return { arrayPrimaryKeys: { tags: ['tag'] }, patch: [step] };
}

function headersOf({ ifVersion }: Conditions): Record<string, string> {
  return ifVersion === undefined ? {} : { 'If-Version-Match': String(ifVersion) };
}

function versionOf({ headers }: Answer): number | undefined {
  const tag = headers.get('etag');
  return tag === null ? undefined : Number(tag.replaceAll('"', ''));
}

function writeAnswer(answer: Answer): WriteAnswer {
  const { status, json } = answer;
  if (status === 200) return { kind: 'done', version: versionOf(answer) };
  if (status === 412 && json.code === 'PRECONDITION_FAILED')
    return { kind: 'wrong-version', currentVersion: json.currentVersion };
  throw unexpected(answer);
}

function mutationAnswer(answer: Answer): WriteAnswer {
  const code = answer.json?.errors?.[0].extensions.reason;
  if (answer.status === 200 && answer.json.errors === undefined) return { kind: 'done' };
  if (code === 'NOT_FOUND') return { kind: 'no-entity' };
  if (code === 'CONFLICT') return { kind: 'wrong-value' };
  throw unexpected(answer);
}

function unexpected({ status, text }: Answer): Error {
  return new Error(`unexpected answer: ${status} ${text}`);
}
