import type { GraphqlContext } from '../../context.js';
import { smallModel } from '../../../../../test/helpers/unit/small-http-model.js';
import { appConfigQueries, appConfigTypes } from './app-config.js';

/** @param text payload of the settings of all users; undefined: nobody has written them */
function shownWith(text: string | undefined) {
  const aspects = new Map(text === undefined ? [] : [['globalSettingsInfo', { text }]]);
  const found = new Map([['urn:li:globalSettings:0', { aspects }]]);
  const services = { unscoped: { entities: { findAspects: () => Promise.resolve(found) } } };
  return appConfigTypes.VisualConfig.application(null, null, { services } as unknown as GraphqlContext);
}

it.each([
  [false, undefined],
  [false, '{}'],
  [false, '{"applications":{"enabled":false}}'],
  [true, '{"applications":{"enabled":true}}'],
])('applications are shown: %s, with the settings %s', async (isShown, text) => {
  expect(await shownWith(text)).toEqual({
    showSidebarSectionWhenEmpty: isShown,
    showApplicationInNavigation: isShown,
  });
});

it.each([true, false])('analytics are enabled if usage events are stored: %s', (isOn) => {
  const services = { facts: {}, usage: { isOn }, model: smallModel };
  const { analyticsConfig } = appConfigQueries.appConfig(null, null, {
    services,
  } as unknown as GraphqlContext);
  expect(analyticsConfig).toEqual({ enabled: isOn });
});
