/** Who may change views, page modules and page templates without a privilege. */
import fc from 'fast-check';
import type { EntityReader } from '../../../catalog/entities/types.js';
import { personalCases, type PersonalCase } from './personal-entities.js';

const ME = 'urn:li:corpuser:me';
const OTHER = 'urn:li:corpuser:other';
const VIEW = 'urn:li:dataHubView:v';
const MODULE = 'urn:li:dataHubPageModule:m';

const viewOf = (type: string, actor: string) => ({ name: 'v', type, created: { time: 1, actor } });
const moduleOf = (scope: string, actor: string) => ({ visibility: { scope }, created: { time: 1, actor } });

interface Parts {
  readonly changeType?: 'UPSERT' | 'PATCH' | 'DELETE';
  readonly aspectName?: string;
  readonly stored?: object | undefined;
}

async function decide(
  urn: string,
  value: unknown,
  { changeType = 'UPSERT', stored, ...parts }: Parts = {},
): Promise<PersonalCase | undefined> {
  const entityType = urn.split(':')[2] ?? '';
  const info = entityType === 'dataHubView' ? 'dataHubViewInfo' : `${entityType}Properties`;
  const aspects = new Map(stored === undefined ? [] : [[info, { text: JSON.stringify(stored) }]]);
  const entities = {
    findEntities: () => Promise.resolve([stored && { urn, aspects }]),
  } as unknown as EntityReader;
  const change = { urn, entityType, changeType, aspectName: parts.aspectName ?? info };
  const cases = await personalCases(entities, [{ ...change, ...(value !== undefined && { value }) }], ME);
  return cases[0];
}

const patch = (...paths: string[]) => paths.map((path) => ({ op: 'add', path, value: 'x' }));

it.each<[string, unknown, PersonalCase]>([
  ['a personal one of the actor', viewOf('PERSONAL', ME), 'NEW'],
  ['a personal one in the name of another user', viewOf('PERSONAL', OTHER), 'ORDINARY'],
  ['a global one', viewOf('GLOBAL', ME), 'ORDINARY'],
  ['one that a wrapper hides', { 'com.linkedin.view.DataHubViewInfo': viewOf('PERSONAL', ME) }, 'ORDINARY'],
])('a new view is decided by what the write says: %s', async (_, value, expected) => {
  expect(await decide(VIEW, value)).toBe(expected);
});

it.each<[string, object, unknown, Parts, PersonalCase]>([
  ['replaces it', viewOf('PERSONAL', ME), viewOf('PERSONAL', ME), {}, 'OWN'],
  [
    'patches its name',
    viewOf('PERSONAL', ME),
    patch('/name', '/definition/filter'),
    { changeType: 'PATCH' },
    'OWN',
  ],
  [
    'deletes it',
    viewOf('PERSONAL', ME),
    undefined,
    { changeType: 'DELETE', aspectName: 'dataHubViewKey' },
    'OWN',
  ],
  ['patches a global one', viewOf('GLOBAL', ME), patch('/name'), { changeType: 'PATCH' }, 'OWN'],
  ['publishes it', viewOf('PERSONAL', ME), viewOf('GLOBAL', ME), {}, 'ORDINARY'],
  ['publishes it by a patch', viewOf('PERSONAL', ME), patch('/type'), { changeType: 'PATCH' }, 'ORDINARY'],
  ['gives it away', viewOf('PERSONAL', ME), patch('/created/actor'), { changeType: 'PATCH' }, 'ORDINARY'],
  ['patches the whole', viewOf('PERSONAL', ME), patch(''), { changeType: 'PATCH' }, 'ORDINARY'],
  [
    'writes another aspect',
    viewOf('PERSONAL', ME),
    { id: 'v' },
    { aspectName: 'dataHubViewKey' },
    'ORDINARY',
  ],
  ['takes over that of another user', viewOf('PERSONAL', OTHER), viewOf('PERSONAL', ME), {}, 'OF_ANOTHER'],
  ['replaces a global one of another user', viewOf('GLOBAL', OTHER), viewOf('GLOBAL', OTHER), {}, 'ORDINARY'],
])('the actor %s', async (_, stored, value, parts, expected) => {
  expect(await decide(VIEW, value, { ...parts, stored })).toBe(expected);
});

it('a page module for everybody does not belong to its creator', async () => {
  expect(await decide(MODULE, moduleOf('PERSONAL', ME))).toBe('NEW');
  const stored = moduleOf('GLOBAL', ME);
  expect(await decide(MODULE, moduleOf('GLOBAL', ME), { stored })).toBe('ORDINARY');
  expect(await decide(MODULE, undefined, { stored, changeType: 'DELETE' })).toBe('ORDINARY');
});

it.each<[string, PersonalCase]>([
  [`${ME}-welcome`, 'OWN'],
  ['welcome', 'OWN'],
  [`${OTHER}-welcome`, 'ORDINARY'],
  [`${ME}2-welcome`, 'ORDINARY'],
])('the state %s is decided by the user in its id', async (id, expected) => {
  expect(await decide(`urn:li:dataHubStepState:${id}`, {})).toBe(expected);
});

describe('a state whose id names two users', () => {
  const id = `${ME}-b-welcome`;
  const decideBetween = async (...existing: readonly string[]) => {
    const entities = {
      findEntities: (urns: readonly string[]) =>
        Promise.resolve(
          urns.map((urn) => (existing.includes(urn) ? { urn, aspects: new Map() } : undefined)),
        ),
    } as unknown as EntityReader;
    const urn = `urn:li:dataHubStepState:${id}`;
    const aspectName = 'dataHubStepStateProperties';
    const change = {
      urn,
      entityType: 'dataHubStepState',
      changeType: 'UPSERT',
      aspectName,
      value: {},
    } as const;
    return (await personalCases(entities, [change], ME))[0];
  };

  it('belongs to the existing user with the longest name', async () => {
    expect(await decideBetween(ME)).toBe('OWN');
    expect(await decideBetween(ME, `${ME}-b`)).toBe('ORDINARY');
    expect(await decideBetween(ME, id)).toBe('OWN');
  });
});

it('a state with very many hyphens belongs to nobody, and finding its user stays cheap', async () => {
  expect(await decide(`urn:li:dataHubStepState:${ME}${'-x'.repeat(1_000)}`, {})).toBe('ORDINARY');
  expect(await decide(`urn:li:dataHubStepState:${ME}${'-x'.repeat(20)}`, {})).toBe('OWN');
});

it('no write without a privilege changes who may see the entity, or whose it is', async () => {
  const info = fc.record({
    type: fc.constantFrom('PERSONAL', 'GLOBAL', undefined),
    created: fc.record({ actor: fc.constantFrom(ME, OTHER) }),
  });
  await fc.assert(
    fc.asyncProperty(info, fc.option(info, { nil: undefined }), async (value, stored) => {
      const decided = await decide(VIEW, value, { stored });
      expect(decided === 'NEW').toBe(stored === undefined && decided !== 'ORDINARY');
      if (decided !== 'OWN' && decided !== 'NEW') return;
      expect(value.created.actor).toBe(ME);
      expect(value.type).toBe(stored === undefined ? 'PERSONAL' : stored.type);
      if (stored !== undefined) expect(stored.created.actor).toBe(ME);
    }),
  );
});
