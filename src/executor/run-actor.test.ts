import { ROOT_USER, SYSTEM_USER } from '../auth/auth-deps.js';
import type { RunRequest } from './read-request.js';
import { findRunActor, type ActorDeps } from './run-actor.js';

const SOURCE = 'urn:li:dataHubIngestionSource:s';
const [AUTHOR, MANAGER, READER, FIXED] = ['author', 'manager', 'reader', 'fixed'].map(
  (name) => `urn:li:corpuser:${name}`,
) as [string, string, string, string];

const recipe = { source: { type: 'file', config: { path: 'a' } } };
const STORED = { recipe: JSON.stringify(recipe, undefined, 2) };
const request = (parts: Partial<RunRequest> = {}): RunRequest => ({
  ...{ task: 'RUN_INGEST', recipe: { ...recipe, run_id: 'r', pipeline_name: SOURCE } },
  ...{ connector: 'file', isDebug: false, source: SOURCE },
  extras: { packages: [], plugins: [], variables: {} },
  ...parts,
});

/** The catalog has one source, with the recipe. @param author who stored it */
function deps(author = AUTHOR, parts: Partial<ActorDeps> = {}, config: object = STORED): ActorDeps {
  const text = JSON.stringify({ config });
  const name = 'dataHubIngestionSourceInfo';
  const info = { name, version: 1, created: { time: 1, actor: author }, text };
  const source = { urn: SOURCE, type: 'dataHubIngestionSource', aspects: new Map([[name, info]]) };
  return {
    entities: {
      findEntities: (urns) => Promise.resolve(urns.map((urn) => (urn === SOURCE ? source : undefined))),
    },
    decisions: {
      platformPrivileges: (actor) =>
        Promise.resolve(
          new Set(actor === MANAGER || actor === ROOT_USER ? ['MANAGE_INGESTION' as const] : []),
        ),
    },
    ...parts,
  };
}

it.each([
  ['the manager who requested it', MANAGER, deps(), MANAGER],
  ['the author of the source, if somebody else may only run it', READER, deps(), AUTHOR],
  ['the author of the source, if a schedule requested it', SYSTEM_USER, deps(), AUTHOR],
  ['the first user, if the service stored the source', SYSTEM_USER, deps(SYSTEM_USER), ROOT_USER],
  ['the user of the setting', MANAGER, deps(AUTHOR, { user: FIXED }), FIXED],
  ['the user of the setting, also for a schedule', SYSTEM_USER, deps(AUTHOR, { user: FIXED }), FIXED],
])('a run acts as %s', async (_, writer, given, expected) => {
  expect(await findRunActor(given, writer, request())).toBe(expected);
});

it('a manager may run any recipe, also without a source', async () => {
  const { source: _, ...without } = request({ recipe: { source: { type: 'other' } } });
  expect(await findRunActor(deps(), MANAGER, without)).toBe(MANAGER);
});

it.each([
  ['another recipe', request({ recipe: { source: { type: 'other' } } })],
  ['a source that does not exist', request({ source: 'urn:li:dataHubIngestionSource:gone' })],
  ['a source that is none', request({ source: 'x' })],
  ['other variables', request({ extras: { packages: [], plugins: [], variables: { A: '1' } } })],
  ['other packages', request({ extras: { packages: ['memray'], plugins: [], variables: {} } })],
  ['a recipe with a secret as its run', request({ recipe: { ...recipe, run_id: '${PASSWORD}' } })],
  ['a recipe with a variable as its pipeline', request({ recipe: { ...recipe, pipeline_name: '$TOKEN' } })],
  ['a recipe with a secret within its run', request({ recipe: { ...recipe, run_id: { a: '${PASSWORD}' } } })],
])('others may not run %s, also not as the user of the setting', async (_, given) => {
  for (const each of [deps(), deps(AUTHOR, { user: FIXED })])
    await expect(findRunActor(each, READER, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['was deleted', request({ source: 'urn:li:dataHubIngestionSource:gone' })],
  ['has another recipe by now', request({ recipe: { source: { type: 'other' } } })],
])('a run that a schedule requested does not begin if its source %s', async (_, given) => {
  for (const each of [deps(), deps(SYSTEM_USER), deps(AUTHOR, { user: FIXED })])
    await expect(findRunActor(each, SYSTEM_USER, given)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('the recipe among the further arguments of a source counts as its recipe', async () => {
  const config = { recipe: '{}', extraArgs: { recipe: JSON.stringify(recipe) } };
  expect(await findRunActor(deps(AUTHOR, {}, config), SYSTEM_USER, request())).toBe(AUTHOR);
});

it('the packages and variables of a source count as its own', async () => {
  const extraArgs = { extra_pip_requirements: '["memray"]', extra_env_vars: '{"A": "1"}', other: 'x' };
  const config = { recipe: JSON.stringify(recipe), extraArgs };
  const extras = { packages: ['memray'], plugins: [], variables: { A: '1' } };
  expect(await findRunActor(deps(AUTHOR, {}, config), READER, request({ extras }))).toBe(AUTHOR);
  await expect(findRunActor(deps(AUTHOR, {}, config), READER, request())).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
