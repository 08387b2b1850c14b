import type { GraphqlContext } from '../context.js';
import { smallModel } from '../../../../test/helpers/unit/small-http-model.js';
import { settingsQueries } from './settings.js';

it.each([true, false])('analytics are enabled if usage events are stored: %s', (isOn) => {
  const services = { facts: {}, usage: { isOn }, model: smallModel };
  const { analyticsConfig } = settingsQueries.appConfig({}, {}, {
    services,
  } as unknown as GraphqlContext);
  expect(analyticsConfig).toEqual({ enabled: isOn });
});
