/** Small random catalogs and policies, and a reference evaluation of their visibility that checks each condition of each policy. */
import fc from 'fast-check';
import { datasetUrn, proposal, unique } from '../helpers/catalog.js';
import type { PolicyFilter } from './scope-support.js';

/** The facts that policies evaluate. */
export interface Facts {
  readonly urn: string;
  readonly domain?: string;
  readonly container?: string;
  readonly tags?: readonly string[];
  readonly owners?: readonly string[];
}

export interface World {
  /** Contained in the description of every asset. */
  readonly word: string;
  readonly assets: readonly Facts[];
  /** Assets and the entities that they refer to, without unwritten ones. */
  readonly written: ReadonlyMap<string, Facts>;
  readonly proposals: readonly object[];
  /** URNs below each domain and container, including itself. */
  readonly below: ReadonlyMap<string, readonly string[]>;
  /** Values for the conditions of policies. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export interface AssetShape {
  readonly isChart: boolean;
  readonly domain: number;
  readonly container: number;
  readonly tags: readonly number[];
  readonly owners: readonly number[];
  readonly above: readonly number[];
}

const NONE = -1;
const SOME = { maxLength: 2 };

export const assetShapes: fc.Arbitrary<readonly AssetShape[]> = fc.array(
  fc.record({
    isChart: fc.boolean(),
    domain: fc.integer({ min: NONE, max: 2 }),
    container: fc.integer({ min: NONE, max: 1 }),
    tags: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), SOME),
    owners: fc.uniqueArray(fc.integer({ min: 0, max: 1 }), SOME),
    above: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 9, maxLength: 12 },
);

/** A condition as numbers, which a generated catalog turns into values. */
export type CriterionShape = readonly [field: string, values: readonly number[], condition: number];

const criterionShapes: fc.Arbitrary<CriterionShape> = fc.tuple(
  fc.constantFrom('TYPE', 'URN', 'DOMAIN', 'CONTAINER', 'TAG', 'OWNER'),
  fc.uniqueArray(fc.nat(20), { minLength: 1, maxLength: 3 }),
  fc.nat(5),
);

/** The conditions of each policy. */
export const policyShapes = fc.array(fc.array(criterionShapes, { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 2,
});

export function buildWorld(shapes: readonly AssetShape[]): World {
  const word = unique('vr');
  const domains = [0, 1, 2].map((index) => `urn:li:domain:${word}.${index}`);
  const containers = [0, 1].map((index) => `urn:li:container:${word}.${index}`);
  const tags = [0, 1, 2].map((index) => `urn:li:tag:${word}.${index}`);
  const owners = [0, 1].map((index) => `urn:li:corpuser:${word}.${index}`);
  const urnOf = ({ isChart }: AssetShape, index: number): string =>
    isChart ? `urn:li:chart:(looker,${word}.${index})` : datasetUrn(`${word}.${index}`);
  const urns = shapes.map(urnOf);
  const assets = shapes.map((shape, index): Facts => {
    const [domain, container] = [domains[shape.domain], containers[shape.container]];
    return {
      urn: urns[index]!,
      ...(domain !== undefined && { domain }),
      ...(container !== undefined && { container }),
      tags: shape.tags.map((tag) => tags[tag]!),
      owners: shape.owners.map((owner) => owners[owner]!),
    };
  });
  /** An index after the last dataset represents a dataset that is not written. */
  const aboveOf = ({ above }: AssetShape): string[] =>
    above
      .map((index) => urns[index] ?? datasetUrn(`${word}.unwritten`))
      .filter((urn) => urn.includes('dataset'));
  const others: Facts[] = [
    ...domains.map((urn) => ({ urn })),
    { urn: containers[0]! },
    { urn: containers[1]!, container: containers[0]! },
    { urn: tags[0]! },
    { urn: owners[0]! },
  ];
  return {
    word,
    assets,
    written: new Map([...assets, ...others].map((facts) => [facts.urn, facts])),
    proposals: [
      ...placeProposals({ word, domains, containers }),
      proposal(tags[0]!, 'tagProperties', { name: `${word} tag` }),
      proposal(owners[0]!, 'corpUserInfo', { active: true, displayName: `${word} user` }),
      ...assets.flatMap((facts, index) => assetProposals(facts, { word, above: aboveOf(shapes[index]!) })),
    ],
    below: new Map([
      [domains[0]!, domains.slice(0, 2)],
      ...domains.slice(1).map((urn): [string, string[]] => [urn, [urn]]),
      [containers[0]!, containers],
      [containers[1]!, containers.slice(1)],
    ]),
    values: {
      TYPE: ['dataset', 'chart', 'domain', 'tag'],
      URN: urns,
      DOMAIN: domains,
      CONTAINER: containers,
      TAG: tags,
      OWNER: owners,
    },
  };
}

interface Places {
  readonly word: string;
  readonly domains: readonly string[];
  readonly containers: readonly string[];
}

function placeProposals({ word, domains, containers }: Places): object[] {
  return [
    proposal(domains[0]!, 'domainProperties', { name: `${word} a` }),
    proposal(domains[1]!, 'domainProperties', { name: `${word} b`, parentDomain: domains[0] }),
    proposal(domains[2]!, 'domainProperties', { name: `${word} c` }),
    ...containers.map((urn) => proposal(urn, 'containerProperties', { name: `${word} box` })),
    proposal(containers[1]!, 'container', { container: containers[0] }),
  ];
}

function assetProposals(
  { urn, domain, container, tags = [], owners = [] }: Facts,
  { word, above }: { word: string; above: readonly string[] },
): object[] {
  const isChart = urn.includes(':chart:');
  return [
    isChart
      ? proposal(urn, 'chartInfo', {
          ...{ title: `${word} chart ${urn}`, description: word, lastModified: {} },
          inputs: above.map((string) => ({ string })),
        })
      : proposal(urn, 'datasetProperties', { name: `${word} table ${urn.split(',')[1]}`, description: word }),
    ...(isChart
      ? []
      : [
          proposal(urn, 'upstreamLineage', {
            upstreams: above.filter((each) => each !== urn).map((dataset) => ({ dataset, type: 'COPY' })),
          }),
        ]),
    ...(domain === undefined ? [] : [proposal(urn, 'domains', { domains: [domain] })]),
    ...(container === undefined ? [] : [proposal(urn, 'container', { container })]),
    proposal(urn, 'globalTags', { tags: tags.map((tag) => ({ tag })) }),
    proposal(urn, 'ownership', { owners: owners.map((owner) => ({ owner, type: 'DATAOWNER' })) }),
  ];
}

const CONDITIONS = ['EQUALS', 'EQUALS', 'EQUALS', 'EQUALS', 'NOT_EQUALS', 'STARTS_WITH'] as const;

/** Uses prefixes for URNs only. Other fields match descendants too, which share no prefix. */
export function toCriterion([field, indices, condition]: CriterionShape, world: World): PolicyFilter {
  const pool = world.values[field]!;
  const values = [...new Set(indices.map((index) => pool[index % pool.length]!))];
  const operator = CONDITIONS[condition]!;
  if (operator === 'STARTS_WITH')
    return field === 'URN'
      ? { field, values: values.map((urn) => urn.slice(0, -6)), condition: operator }
      : { field, values };
  return { field, values, condition: operator };
}

/** Returns whether any policy makes an entity visible. Unwritten entities are evaluated by their URN. */
export function isVisibleUnder(
  world: World,
  policies: readonly (readonly PolicyFilter[])[],
): (urn: string) => boolean {
  const holds = (facts: Facts, { field, values, condition = 'EQUALS' }: PolicyFilter): boolean => {
    const own = valuesOf(facts, field);
    if (condition === 'STARTS_WITH')
      return values.some((start) => own.some((value) => value.startsWith(start)));
    const wanted = new Set(values.flatMap((value) => world.below.get(value) ?? [value]));
    return own.some((value) => wanted.has(value)) === (condition === 'EQUALS');
  };
  return (urn) => {
    const facts = world.written.get(urn) ?? { urn };
    return policies.some((criteria) => criteria.every((criterion) => holds(facts, criterion)));
  };
}

function valuesOf(
  { urn, domain, container, tags = [], owners = [] }: Facts,
  field: string,
): readonly string[] {
  const listed = (value: string | undefined): string[] => (value === undefined ? [] : [value]);
  switch (field) {
    case 'TYPE':
      return [urn.split(':')[2]!];
    case 'URN':
      return [urn];
    // A domain contains itself.
    case 'DOMAIN':
      return [...listed(domain), urn];
    case 'CONTAINER':
      return listed(container);
    case 'TAG':
      return tags;
    default:
      return owners;
  }
}
