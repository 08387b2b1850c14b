/** Turns packages into datasets, and maintainers into users. */
import type { GeneratedEntity } from '../catalog/generate-entities.js';
import { resolveDependencies } from './dependencies.js';
import type { DebianPackage } from './parse-packages.js';

const PLATFORM = 'urn:li:dataPlatform:debian';
/** Time of all stamps: 1 January 2026. */
const STAMP = { time: 1_767_225_600_000, actor: 'urn:li:corpuser:datahub' };

export function packageUrn(name: string): string {
  return `urn:li:dataset:(${PLATFORM},${name},PROD)`;
}

export function* toEntities(packages: readonly DebianPackage[]): Generator<GeneratedEntity> {
  const info = { name: 'debian', displayName: 'Debian', type: 'OTHERS', datasetNameDelimiter: '.' };
  yield { urn: PLATFORM, type: 'dataPlatform', aspects: { dataPlatformInfo: info } };
  for (const [email, displayName] of maintainersOf(packages)) {
    const corpUserInfo = { active: true, displayName, email, customProperties: {} };
    yield { urn: userUrn(email), type: 'corpuser', aspects: { corpUserInfo } };
  }
  const dependencies = resolveDependencies(packages);
  for (const each of packages) yield toDataset(each, dependencies.get(each.name) ?? []);
}

function toDataset(each: DebianPackage, dependencies: readonly string[]): GeneratedEntity {
  const { name, version, section, description, homepage } = each;
  const upstreams = dependencies.map((needed) => ({
    dataset: packageUrn(needed),
    type: 'TRANSFORMED',
    auditStamp: STAMP,
  }));
  const maintainer = parseMaintainer(each);
  const customProperties = { version, section, ...(homepage !== undefined && { homepage }) };
  return {
    urn: packageUrn(name),
    type: 'dataset',
    aspects: {
      datasetProperties: { name, description, customProperties, tags: [] },
      subTypes: { typeNames: ['Package'] },
      ...(maintainer !== undefined && {
        ownership: {
          owners: [{ owner: userUrn(maintainer.email), type: 'TECHNICAL_OWNER' }],
          ownerTypes: {},
          lastModified: STAMP,
        },
      }),
      ...(upstreams.length > 0 && { upstreamLineage: { upstreams } }),
    },
  };
}

/** Names of the maintainers by address. */
export function maintainersOf(packages: readonly DebianPackage[]): Map<string, string> {
  const maintainers = new Map<string, string>();
  for (const each of packages) {
    const maintainer = parseMaintainer(each);
    if (maintainer !== undefined) maintainers.set(maintainer.email, maintainer.name);
  }
  return maintainers;
}

function parseMaintainer({ maintainer }: DebianPackage): { name: string; email: string } | undefined {
  const [, name, email] = /^"?([^"<]*?)"?\s*<([^<>\s,()]+)>/.exec(maintainer) ?? [];
  return name === undefined || email === undefined ? undefined : { name, email: email.toLowerCase() };
}

function userUrn(email: string): string {
  return `urn:li:corpuser:${email}`;
}
