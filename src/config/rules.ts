/** Rules between settings. Each returns the messages for the operator. */
import { DEFAULT_ADMIN_PASSWORD } from '../core/compatibility.js';
import type { Settings } from './settings.js';

export function brokenRules(settings: Settings): string[] {
  return [
    ...externalNeo4jRules(settings),
    ...portRules(settings),
    ...accessRules(settings),
    ...oidcRules(settings),
  ];
}

/** Returns whether authentication is on. The default is `off` on loopback, else `on`. */
export function authOf({ TRELLIS_AUTH: auth, TRELLIS_HOST: host }: Settings): 'on' | 'off' {
  return auth ?? (isLoopback(host) ? 'off' : 'on');
}

/** Tells whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
}

function externalNeo4jRules(settings: Settings): string[] {
  if (settings.NEO4J_URI !== undefined) {
    if (settings.NEO4J_PASSWORD !== undefined) return [];
    return ['NEO4J_PASSWORD: expected the password for the Neo4j at NEO4J_URI'];
  }
  const names = ['NEO4J_USERNAME', 'NEO4J_PASSWORD', 'NEO4J_DATABASE'] as const;
  return names
    .filter((name) => settings[name] !== undefined)
    .map((name) => `${name}: requires NEO4J_URI; set it too, or remove this setting`);
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

/** Beyond loopback, requests without credentials must not act as the first user. */
function accessRules(settings: Settings): string[] {
  if (authOf(settings) === 'on') return firstPasswordRules(settings);
  if (isLoopback(settings.TRELLIS_HOST) || settings.TRELLIS_TRUSTED_NETWORK === 'yes') return [];
  return [
    `TRELLIS_HOST=${settings.TRELLIS_HOST}: with TRELLIS_AUTH=off every client that reaches this address acts as the admin; ` +
      'leave TRELLIS_AUTH out, or, if something else guards the port, set TRELLIS_TRUSTED_NETWORK=yes too',
  ];
}

/** Beyond loopback, the password of the first user must not be the public default. */
function firstPasswordRules({
  TRELLIS_HOST: host,
  TRELLIS_PUBLIC_URL: publicUrl,
  TRELLIS_ADMIN_PASSWORD: password,
}: Settings): string[] {
  const isLocal = isLoopback(host) && (publicUrl === undefined || isLoopback(hostOf(publicUrl)));
  if (isLocal || (password !== undefined && password !== DEFAULT_ADMIN_PASSWORD)) return [];
  const own = password === undefined ? '' : ' of your own';
  const reached = isLoopback(host) ? `TRELLIS_PUBLIC_URL=${publicUrl ?? ''}` : `TRELLIS_HOST=${host}`;
  return [
    `TRELLIS_ADMIN_PASSWORD: expected a password${own} for the first user, because other machines can reach ${reached}`,
  ];
}

function oidcRules(settings: Settings): string[] {
  const { TRELLIS_OIDC_ISSUER: issuer, TRELLIS_HOST: host } = settings;
  if (issuer === undefined) {
    const names = ['TRELLIS_OIDC_CLIENT_ID', 'TRELLIS_OIDC_CLIENT_SECRET'] as const;
    return names
      .filter((name) => settings[name] !== undefined)
      .map((name) => `${name}: requires TRELLIS_OIDC_ISSUER; set it too, or remove this setting`);
  }
  const rules: [boolean, string][] = [
    [
      settings.TRELLIS_OIDC_CLIENT_ID === undefined,
      'TRELLIS_OIDC_CLIENT_ID: required with TRELLIS_OIDC_ISSUER; set the id of this service at the provider',
    ],
    [
      authOf(settings) === 'off',
      'TRELLIS_OIDC_ISSUER: with TRELLIS_AUTH=off nobody has to sign in; set TRELLIS_AUTH=on too, or remove this setting',
    ],
    [
      !isLoopback(host) && settings.TRELLIS_PUBLIC_URL === undefined,
      'TRELLIS_PUBLIC_URL: required with TRELLIS_OIDC_ISSUER, because the provider redirects browsers to this address',
    ],
  ];
  return [
    ...rules.flatMap(([broken, sentence]) => (broken ? [sentence] : [])),
    ...issuerRules(settings, issuer),
  ];
}

/** Without TLS, the client secret and tokens would be sent unencrypted. */
function issuerRules(settings: Settings, issuer: string): string[] {
  if (new URL(issuer).protocol === 'https:') return [];
  if (!isLoopback(hostOf(issuer)))
    return ['TRELLIS_OIDC_ISSUER: expected an https address; only a provider on loopback may use http'];
  if (settings.TRELLIS_OIDC_ALLOW_HTTP === 'yes') return [];
  return ['TRELLIS_OIDC_ISSUER: expected an https address, or TRELLIS_OIDC_ALLOW_HTTP=yes to try things out'];
}
