import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { prepareProposals } from '../../catalog/writes/prepare-proposals.js';
import { changesOf } from './policies/indexed-changes.js';
import { namesUnknownSubjects } from './known-subjects.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const stamp = { time: 1, actor: 'urn:li:corpuser:a' };
const incident = (entities: string[]) => ({
  ...{ type: 'OPERATIONAL', entities, created: stamp },
  status: { state: 'ACTIVE', lastUpdated: stamp },
});
const hidden = { newer: { entities: [TABLE] } };
const creation = (value: object) => Object.entries(value).map(([name, member]) => set(`/${name}`, member));
const set = (path: string, value: unknown) => ({ op: 'add', path, value });

it.each<[string, string, unknown, boolean]>([
  ['a known member', 'UPSERT', incident([TABLE]), false],
  ['a known member, beside an unknown field', 'UPSERT', { ...incident([TABLE]), ...hidden }, false],
  ['an unknown field', 'UPSERT', { ...incident([]), ...hidden }, true],
  ['a patch that creates a known member', 'PATCH', creation(incident([TABLE])), false],
  ['a patch that creates an unknown field', 'PATCH', creation({ ...incident([]), ...hidden }), true],
  ['a patch that creates no aspect', 'PATCH', [set('/newer', { entities: [TABLE] })], true],
])('%s: %s', async (_, changeType, value, expected) => {
  const proposal = { urn: 'urn:li:incident:i', aspectName: 'incidentInfo', value: JSON.stringify(value) };
  const [change] = changesOf(
    await prepareProposals(model, [{ ...proposal, changeType: changeType as 'UPSERT' }]),
  );
  expect(namesUnknownSubjects(model, change!)).toBe(expected);
});

it('concerns only aspects that state subjects', () => {
  const change = { changeType: 'UPSERT', value: { newer: { entities: [] } }, index: 0 } as const;
  const of = (entityType: string, aspectName: string) =>
    namesUnknownSubjects(model, { ...change, urn: `urn:li:${entityType}:x`, aspectName, entityType });
  expect([of('tag', 'tagProperties'), of('incident', 'status'), of('incident', 'toString')]).toEqual([
    false,
    false,
    false,
  ]);
});
