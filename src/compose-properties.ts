/** The settings of a service that its operators may see. */
import type { ServiceProperties } from './api/openapi/operations/properties.js';
import type { ServiceOptions } from './service-options.js';
import { LOAD_LIMITS } from './core/load-limits.js';

type Shown = Pick<ServiceOptions, 'version' | 'access' | 'metricsPublic' | 'otlpEndpoint' | 'limits'>;

/** Values that may hold secrets are not listed; of secret settings only the names are. */
export function serviceProperties(options: Shown): ServiceProperties {
  const { version, access, metricsPublic = false, otlpEndpoint } = options;
  const { requests, bodyBytes, waitingWrites } = { ...LOAD_LIMITS, ...options.limits };
  const secrets = {
    'authentication.tokenKey': access?.tokenKey,
    'authentication.adminPassword': access?.adminPassword,
    'authentication.oidc.client': access?.oidc,
    'telemetry.traces.endpoint': otlpEndpoint,
  };
  return {
    shown: {
      version,
      'authentication.enabled': access?.auth ?? false,
      'authentication.oidc.enabled': access?.oidc !== undefined,
      'authorization.view.enabled': access?.viewAuthorization ?? false,
      'telemetry.metrics.public': metricsPublic,
      'telemetry.traces.enabled': otlpEndpoint !== undefined,
      'limits.requests': requests,
      'limits.bodyBytes': bodyBytes,
      'limits.waitingWrites': waitingWrites,
      ...(access?.publicUrl !== undefined && { publicUrl: access.publicUrl }),
    },
    secret: Object.entries(secrets).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  };
}
