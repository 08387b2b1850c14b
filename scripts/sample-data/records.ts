/** Records in both forms that connectors write, and small values that many aspects share. */

export type Aspect = Record<string, unknown>;
export type SampleRecord = Record<string, unknown>;

/** All events of the sample are in the week of Monday, 9 June 2025, so that loading it twice changes nothing. */
const MONDAY = Date.UTC(2025, 5, 9);
const HOUR = 3_600_000;

/** Epoch milliseconds. @param day 0 is the Monday of the week of the sample */
export function at(day: number, hour = 0): number {
  return MONDAY + day * 24 * HOUR + hour * HOUR;
}

const LOADED_BY = 'data-bot';

export function stamp(actor = LOADED_BY, time = at(0, 8)): Aspect {
  return { time, actor: userUrn(actor) };
}

const SYSTEM_METADATA = {
  lastObserved: at(6, 23),
  runId: 'pedalmoor-sample',
  pipelineName: 'pedalmoor-sample',
};

export function proposal(urn: string, aspectName: string, aspect: Aspect): SampleRecord {
  return {
    entityType: entityTypeOf(urn),
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { json: aspect },
    systemMetadata: SYSTEM_METADATA,
  };
}

/** Returns one proposal for each defined aspect. */
export function proposals(urn: string, aspects: Record<string, Aspect | undefined>): SampleRecord[] {
  return Object.entries(aspects).flatMap(([name, aspect]) =>
    aspect === undefined ? [] : [proposal(urn, name, aspect)],
  );
}

/** @param aspects by record name without the namespace prefix, e.g. `common.Ownership` */
export function snapshot(
  type: string,
  urn: string,
  aspects: Record<string, Aspect | undefined>,
): SampleRecord {
  const vendor = 'com.linkedin.pegasus2avro';
  const present = Object.entries(aspects).filter(([, aspect]) => aspect !== undefined);
  const list = present.map(([record, aspect]) => ({ [`${vendor}.${record}`]: aspect }));
  return {
    proposedSnapshot: { [`${vendor}.metadata.snapshot.${type}Snapshot`]: { urn, aspects: list } },
    systemMetadata: SYSTEM_METADATA,
  };
}

function entityTypeOf(urn: string): string {
  return urn.split(':')[2] ?? '';
}

export const userUrn = (name: string): string => `urn:li:corpuser:${name}`;
export const groupUrn = (name: string): string => `urn:li:corpGroup:${name}`;
export const platformUrn = (name: string): string => `urn:li:dataPlatform:${name}`;
export const domainUrn = (id: string): string => `urn:li:domain:${id}`;
export const containerUrn = (id: string): string => `urn:li:container:${id}`;
export const tagUrn = (name: string): string => `urn:li:tag:${name}`;
export const termUrn = (id: string): string => `urn:li:glossaryTerm:${id}`;
export const datasetUrn = (platform: string, name: string): string =>
  `urn:li:dataset:(${platformUrn(platform)},${name},PROD)`;
export const fieldUrn = (dataset: string, field: string): string =>
  `urn:li:schemaField:(${dataset},${field})`;

/** @param owners group or user names, `group/finance` or `leila.farrow`; the first one is responsible */
export function ownership(...owners: readonly string[]): Aspect {
  return {
    owners: owners.map((owner, index) => ({
      owner: owner.startsWith('group/') ? groupUrn(owner.slice('group/'.length)) : userUrn(owner),
      type: index === 0 ? 'DATAOWNER' : 'TECHNICAL_OWNER',
    })),
    lastModified: stamp(),
  };
}

export function domains(id: string): Aspect {
  return { domains: [domainUrn(id)] };
}

export function globalTags(names: readonly string[] = []): Aspect | undefined {
  return names.length === 0 ? undefined : { tags: names.map((name) => ({ tag: tagUrn(name) })) };
}

export function glossaryTerms(ids: readonly string[] = []): Aspect | undefined {
  return ids.length === 0
    ? undefined
    : { terms: ids.map((id) => ({ urn: termUrn(id) })), auditStamp: stamp() };
}

export function links(pages: Readonly<Record<string, string>> = {}): Aspect | undefined {
  const elements = Object.entries(pages).map(([description, page]) => ({
    url: `https://handbook.pedalmoor.example/${page}`,
    description,
    createStamp: stamp('oskar.vandermeer'),
  }));
  return elements.length === 0 ? undefined : { elements };
}
