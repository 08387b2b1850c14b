/** Reads the display names of entities, because many URNs contain only a number. */
import type { CatalogApi } from '../http/catalog-api.js';
import { readEntities, type Entity } from '../http/entities.js';
import type { SearchHit } from './types.js';

type NameMember = readonly [aspect: string, member: string];

/** Aspects and members with the names of common types. Other types are shown with the name in their URN. */
const NAMED_BY: Readonly<Record<string, NameMember>> = {
  chart: ['chartInfo', 'title'],
  container: ['containerProperties', 'name'],
  corpGroup: ['corpGroupInfo', 'displayName'],
  corpuser: ['corpUserInfo', 'displayName'],
  dashboard: ['dashboardInfo', 'title'],
  dataFlow: ['dataFlowInfo', 'name'],
  dataJob: ['dataJobInfo', 'name'],
  dataProduct: ['dataProductProperties', 'name'],
  dataset: ['datasetProperties', 'name'],
  domain: ['domainProperties', 'name'],
  glossaryNode: ['glossaryNodeInfo', 'name'],
  glossaryTerm: ['glossaryTermInfo', 'name'],
  mlModel: ['mlModelProperties', 'name'],
  tag: ['tagProperties', 'name'],
};

/** @returns a name for every hit, by URN */
export async function findNames(api: CatalogApi, hits: readonly SearchHit[]): Promise<Map<string, string>> {
  const given = Object.entries(NAMED_BY).map(([type, place]) => {
    const urns = hits.filter((hit) => hit.type === type).map(({ urn }) => urn);
    return findGivenNames(api, urns, place);
  });
  const derived = hits.map(({ urn }) => [urn, lastPart(urn)] as const);
  return new Map([...derived, ...(await Promise.all(given)).flat()]);
}

async function findGivenNames(
  api: CatalogApi,
  urns: readonly string[],
  [aspect, member]: NameMember,
): Promise<(readonly [urn: string, name: string])[]> {
  const entities = await readEntities(api, urns, [aspect]);
  return entities.flatMap((entity) => {
    const name = nameIn(entity, aspect, member);
    return name === undefined ? [] : [[entity.urn, name] as const];
  });
}

function nameIn({ aspects }: Entity, aspect: string, member: string): string | undefined {
  const value = aspects[aspect]?.value as Readonly<Record<string, unknown>> | undefined;
  const name = value?.[member];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Returns the distinguishing part of the key, without an environment at its end. */
function lastPart(urn: string): string {
  const key = urn.split(':').slice(3).join(':');
  if (!key.startsWith('(')) return key;
  const parts = key.slice(1, -1).split(',');
  const last = parts.at(-1) ?? key;
  return /^[A-Z_]+$/.test(last) && parts.length > 2 ? (parts.at(-2) ?? last) : last;
}
