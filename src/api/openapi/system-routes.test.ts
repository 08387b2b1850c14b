/** Settings as operators see them. */
import { presentProperties } from './system-routes.js';

it('shows listed settings and only the names of secret ones', () => {
  const given = { shown: { 'authorization.view.enabled': true }, secret: ['authentication.tokenKey'] };
  const told = (key: string, value: string) => ({
    ...{ key, value, source: 'trellis', sourceType: 'Settings', resolvedValue: value },
  });
  expect(presentProperties(given)).toEqual({
    properties: {
      'authorization.view.enabled': told('authorization.view.enabled', 'true'),
      'authentication.tokenKey': told('authentication.tokenKey', '***REDACTED***'),
    },
    propertySources: [{ name: 'trellis', type: 'Settings', propertyCount: 2 }],
    totalProperties: 2,
    redactedProperties: 1,
  });
});
