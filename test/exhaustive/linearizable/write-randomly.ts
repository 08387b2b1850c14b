/** One client that sends random calls about a few entities to two services. */
import type { Random } from '../../../bench/random.js';
import type { Change, EntityCall } from '../../helpers/history/entity-model.js';
import type { Recorder } from '../../helpers/history/recorder.js';
import { ASPECTS, type EntityClient, type Unanswered } from './entity-client.js';

export interface Target {
  readonly urn: string;
  readonly history: Recorder<EntityCall>;
  /** One client for each service. */
  readonly clients: readonly EntityClient[];
}

export interface Writer {
  readonly random: Random;
  readonly targets: readonly Target[];
  /** Returns a text that no other call uses. */
  readonly newText: () => string;
  /** Returns an existing tag or user that no other call uses. */
  readonly newTag: () => string;
  readonly newOwner: () => string;
}

/** Chooses a call, with more weight for the frequent ones. */
const KINDS = [
  ...Array<'put'>(5).fill('put'),
  ...Array<'put-if'>(5).fill('put-if'),
  ...Array<'patch'>(6).fill('patch'),
  ...Array<'tag'>(4).fill('tag'),
  ...Array<'describe'>(2).fill('describe'),
  ...Array<'own'>(2).fill('own'),
  ...Array<'status'>(2).fill('status'),
  ...Array<'delete'>(2).fill('delete'),
  'delete-entity',
  ...Array<'read'>(4).fill('read'),
  ...Array<'history'>(2).fill('history'),
] as const;

/** Sends one random call, or a read and a call that depends on it. */
export async function writeRandomly(writer: Writer): Promise<void> {
  const { random, targets } = writer;
  const { urn, history, clients } = random.pickSkewed(targets);
  const client = random.pick(clients);
  const send = <Sent extends EntityCall>(work: () => Promise<Sent>): Promise<Sent> => history.record(work);
  const write = (changes: readonly Change[], conditions: Unanswered['conditions'] = {}): Unanswered => ({
    kind: 'write',
    changes,
    conditions,
  });
  const aspect = random.pick(ASPECTS);
  const text = JSON.stringify(writer.newText());
  const viaAny = (unanswered: Unanswered) =>
    send(() => (random.chance(0.6) ? client.writeV3(unanswered) : client.ingest(unanswered)));
  switch (random.pick(KINDS)) {
    case 'put': {
      const value = random.chance(0.2) ? '"the same"' : text;
      const put: Change = { kind: 'put', aspect: 'datasetProperties', value };
      const tags: Change = { kind: 'put', aspect: 'globalTags', value: JSON.stringify([writer.newTag()]) };
      if (random.chance(0.3)) await send(() => client.ingest(write([put, tags])));
      else await viaAny(write([put]));
      return;
    }
    case 'put-if': {
      const seen = await send(() => random.pick(clients).read('datasetProperties'));
      const ifVersion = seen.answer === 'absent' ? 0 : seen.answer.version;
      const change: Change = random.chance(0.9)
        ? { kind: 'put', aspect: 'datasetProperties', value: text }
        : { kind: 'delete', aspect: 'datasetProperties' };
      await viaAny(write([change], { ifVersion }));
      return;
    }
    case 'patch':
      await viaAny(write([{ kind: 'add', aspect: 'globalTags', item: writer.newTag() }]));
      return;
    case 'tag': {
      const seen = await send(() => random.pick(clients).read('globalTags'));
      const tags = seen.answer === 'absent' ? [] : (JSON.parse(seen.answer.value) as string[]);
      const isRemoval = tags.length > 0 && random.chance(0.4);
      const item = isRemoval ? random.pick(tags) : writer.newTag();
      const change: Change = { kind: isRemoval ? 'remove' : 'add', aspect: 'globalTags', item };
      const name = isRemoval ? 'removeTag' : 'addTag';
      const value = { tagUrn: item, resourceUrn: urn };
      await send(() =>
        client.mutate(write([change], { ifEntity: true }), { name, input: 'TagAssociationInput', value }),
      );
      return;
    }
    case 'describe': {
      const change: Change = { kind: 'put', aspect: 'editableDatasetProperties', value: text };
      const value = { resourceUrn: urn, description: JSON.parse(text) as string };
      const update = { name: 'updateDescription', input: 'DescriptionUpdateInput' };
      const seen = await send(() => random.pick(clients).read(change.aspect));
      const expected = seen.answer === 'absent' || random.chance(0.5) ? undefined : seen.answer.value;
      const conditions = { ifEntity: true, ...(expected !== undefined && { ifValue: expected }) } as const;
      const given = expected === undefined ? {} : { expectedDescription: JSON.parse(expected) as string };
      await send(() =>
        client.mutate(write([change], conditions), { ...update, value: { ...value, ...given } }),
      );
      return;
    }
    case 'own': {
      const ownerUrn = writer.newOwner();
      const change: Change = { kind: 'add', aspect: 'ownership', item: ownerUrn };
      const value = { ownerUrn, ownerEntityType: 'CORP_USER', resourceUrn: urn };
      await send(() =>
        client.mutate(write([change], { ifEntity: true }), {
          name: 'addOwner',
          input: 'AddOwnerInput',
          value,
        }),
      );
      return;
    }
    case 'status': {
      const deleted = random.chance(0.5);
      const change: Change = { kind: 'put', aspect: 'status', value: JSON.stringify(deleted) };
      if (random.chance(0.6)) await send(() => client.writeV3(write([change])));
      else
        await send(() =>
          client.mutate(write([change], { ifEntity: true }), {
            name: 'batchUpdateSoftDeleted',
            input: 'BatchUpdateSoftDeletedInput',
            value: { urns: [urn], deleted },
          }),
        );
      return;
    }
    case 'delete':
      await viaAny(write([{ kind: 'delete', aspect }]));
      return;
    case 'delete-entity':
      await send(() => client.deleteEntity());
      return;
    case 'read':
      await send(() => client.read(aspect));
      return;
    case 'history':
      await send(() => client.history(aspect));
  }
}
