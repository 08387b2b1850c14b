/** The names that people gave to entities; a URN often has only a number. */
import type { CatalogApi } from '../http/catalog-api.js';
import { readEntities, type Entity } from '../http/entities.js';
import type { SearchHit } from './types.js';

/** Where the common types have their names; the others are shown with what their URN says. */
const NAMED_BY: Readonly<Record<string, readonly [aspect: string, member: string]>> = {
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

/** @returns names by URN, one for every hit */
export async function findNames(api: CatalogApi, hits: readonly SearchHit[]): Promise<Map<string, string>> {
  const names = new Map(hits.map(({ urn }) => [urn, lastPart(urn)]));
  for (const [type, [aspect, member]] of Object.entries(NAMED_BY)) {
    const urns = hits.filter((hit) => hit.type === type).map(({ urn }) => urn);
    if (urns.length === 0) continue;
    for (const entity of await readEntities(api, urns, [aspect])) {
      const name = nameIn(entity, aspect, member);
      if (name !== undefined) names.set(entity.urn, name);
    }
  }
  return names;
}

function nameIn({ aspects }: Entity, aspect: string, member: string): string | undefined {
  const value = aspects[aspect]?.value as Readonly<Record<string, unknown>> | undefined;
  const name = value?.[member];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The part of the key that tells an entity from its neighbours; an environment at the end does not. */
function lastPart(urn: string): string {
  const key = urn.split(':').slice(3).join(':');
  if (!key.startsWith('(')) return key;
  const parts = key.slice(1, -1).split(',');
  const last = parts.at(-1) ?? key;
  return /^[A-Z_]+$/.test(last) && parts.length > 2 ? (parts.at(-2) ?? last) : last;
}
