import type { EntityReader } from './entities/types.js';
import { GLOBAL_SETTINGS, readGlobalSettings } from './settings.js';

/** @param text payload of the settings of all users; undefined: nobody has written them */
function settingsOf(text: string | undefined) {
  const aspects = new Map(text === undefined ? [] : [[GLOBAL_SETTINGS.aspectName, { text }]]);
  const found = new Map([[GLOBAL_SETTINGS.urn, { aspects }]]);
  const entities = { findAspects: () => Promise.resolve(found) };
  return readGlobalSettings(entities as unknown as EntityReader);
}

it.each([
  [false, undefined],
  [false, '{}'],
  [false, '{"applications":{"enabled":false}}'],
  [true, '{"applications":{"enabled":true}}'],
])('applications are shown: %s, with the settings %s', async (showsApplications, text) => {
  expect(await settingsOf(text)).toEqual({ propagatesToColumns: true, showsApplications });
});

it('columns inherit descriptions unless the settings say otherwise', async () => {
  const text = '{"docPropagation":{"columnPropagationEnabled":false}}';
  expect(await settingsOf(text)).toMatchObject({ propagatesToColumns: false });
});
