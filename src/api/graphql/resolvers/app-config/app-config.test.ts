import type { GraphqlContext } from '../../context.js';
import { smallModel } from '../../../../../test/helpers/unit/small-http-model.js';
import { appConfigQueries } from './app-config.js';

it.each([true, false])('analytics are enabled if usage events are stored: %s', (isOn) => {
  const services = { facts: {}, usage: { isOn }, model: smallModel };
  const { analyticsConfig } = appConfigQueries.appConfig(null, null, {
    services,
  } as unknown as GraphqlContext);
  expect(analyticsConfig).toEqual({ enabled: isOn });
});
