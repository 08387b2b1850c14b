/** Rules that hold between settings. Each answers the sentences that the operator gets to read. */
import type { Settings } from './settings.js';

const SIGN_IN_MISSING = 'sign-in is not part of this version';

export function brokenRules(settings: Settings): string[] {
  return [...externalNeo4jRules(settings), ...portRules(settings), ...accessRules(settings)];
}

/** Addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

function externalNeo4jRules(settings: Settings): string[] {
  if (settings.NEO4J_URI !== undefined) {
    if (settings.NEO4J_PASSWORD !== undefined) return [];
    return ['NEO4J_PASSWORD: expected the password for the Neo4j at NEO4J_URI'];
  }
  const names = ['NEO4J_USERNAME', 'NEO4J_PASSWORD', 'NEO4J_DATABASE'] as const;
  return names
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name}: has a meaning only together with NEO4J_URI; set that too, or remove this`);
}

function portRules(settings: Settings): string[] {
  const names = ['TRELLIS_PORT', 'TRELLIS_NEO4J_BOLT_PORT', 'TRELLIS_NEO4J_HTTP_PORT'] as const;
  if (settings.NEO4J_URI !== undefined) return [];
  return names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => settings[name] !== 0 && settings[name] === settings[other])
      .map((other) => `${name} and ${other}: both are ${settings[name]}, expected different ports`),
  );
}

/** The design (section 4): beyond loopback nobody acts as the admin without a credential, unless the operator says so. */
function accessRules(settings: Settings): string[] {
  const loopback = isLoopback(settings.TRELLIS_HOST);
  const trusted = settings.TRELLIS_TRUSTED_NETWORK === 'yes';
  if (loopback) {
    return settings.TRELLIS_AUTH === 'on' ? [`TRELLIS_AUTH=on: ${SIGN_IN_MISSING}, expected off`] : [];
  }
  if (settings.TRELLIS_AUTH === 'off' && trusted) return [];
  return [
    `TRELLIS_HOST=${settings.TRELLIS_HOST}: whoever reaches this address would act as the admin, as ${SIGN_IN_MISSING}; ` +
      'listen on 127.0.0.1, or, if something else guards the port, set both TRELLIS_AUTH=off and TRELLIS_TRUSTED_NETWORK=yes',
  ];
}
