/** A real graph: the packages of Debian as datasets, their dependencies as upstreams, and their maintainers as owners. */
import { readFileSync } from 'node:fs';
import type { GeneratedEntity } from '../catalog/generate-entities.js';
import { toBatches, type Batch } from '../ingest/batches.js';
import { BATCH_SIZE, CLIENTS, sendTo } from '../ingest/load-catalog.js';
import type { RowResult } from '../measure/figures.js';
import { roundLimits, timeAll } from '../measure/rounds.js';
import type { BenchOptions } from '../options.js';
import type { RunParts } from '../program.js';
import { Random } from '../random.js';
import { describeMachine, figures, markdownTable, ratios, whole } from '../report/render.js';
import { currentLoad, describeSurroundings, today } from '../report/report.js';
import { measureAcross, type Start } from '../rows/lineage-search.js';
import { countAll, startService } from '../run-bench.js';
import { parsePackages, resolveDependencies, type DebianPackage } from './packages.js';

const HOPS = [1, 3, 5, undefined];
/** Packages that are drawn, in both directions. */
const DRAWN = 50;

/**
 * Measures lineage.
 * @param file output of `apt-cache dumpavail`
 * @returns the section for the documentation, in Markdown
 */
export async function runDebian(file: string, options: BenchOptions, parts: RunParts): Promise<string> {
  const loadBefore = currentLoad();
  const packages = parsePackages(readFileSync(file, 'utf8'));
  if (packages.length === 0) throw new Error(`${file} lists no packages`);
  const dependencies = resolveDependencies(packages);
  const entities = toEntities(packages, dependencies);
  const { service, bare, log } = await startService(options, parts);
  log(`Loading ${packages.length} packages`);
  let aspects = 0;
  const send = async (batch: Batch): Promise<void> => {
    await sendTo(service.http)(batch);
    aspects += batch.proposals.length;
  };
  const millis = await timeAll(send, toBatches(entities, BATCH_SIZE), CLIENTS);
  const rows: RowResult[] = [];
  const context = { http: service.http, bare, log, limits: roundLimits(options.seconds) };
  for (const [from, starts] of Object.entries(startsOf(dependencies, options.seed))) {
    log(`Measuring ${from}`);
    for (const hops of HOPS) {
      rows.push(...(await measureAcross(context, starts, { from, ...(hops !== undefined && { hops }) })));
    }
  }
  const { nodes, edges } = await countAll(bare);
  const count = [...dependencies.values()].reduce((sum, needed) => sum + needed.length, 0);
  const maintainers = entities.filter(({ type }) => type === 'corpuser').length;
  const machine = describeMachine(await describeSurroundings(bare, options, loadBefore));
  return (
    `${today()}: ${whole(packages.length)} packages with ${whole(count)} dependencies and ${whole(maintainers)} maintainers, ` +
    `in Neo4j ${whole(nodes)} nodes and ${whole(edges)} edges; ${whole(aspects)} aspects loaded at ` +
    `${whole((aspects * 1_000) / millis)}/s. ${machine}\n\n${tableOf(rows)}`
  );
}

function tableOf(rows: readonly RowResult[]): string {
  return markdownTable(
    ['operation', 'results', 'service', 'floor', 'ratio'],
    rows.map((row) => {
      const { title, results = 0, service, floor } = row;
      return [title, whole(results), figures(service), figures(floor), ratios(row)];
    }),
  );
}

/** The most needed package (libc6 in Debian), the package with the most dependencies (a desktop), and packages of all kinds. */
function startsOf(
  dependencies: ReadonlyMap<string, readonly string[]>,
  seed: number,
): Record<string, readonly Start[]> {
  const dependents = new Map<string, number>();
  for (const needed of [...dependencies.values()].flat())
    dependents.set(needed, (dependents.get(needed) ?? 0) + 1);
  const needed = highest(dependents);
  const needing = highest([...dependencies].map(([name, { length }]) => [name, length]));
  const random = Random.of(seed, 'debian', 0);
  const names = [...dependencies.keys()];
  return {
    [`downstream of ${needed}`]: [{ urn: packageUrn(needed), direction: 'INCOMING' }],
    [`upstream of ${needing}`]: [{ urn: packageUrn(needing), direction: 'OUTGOING' }],
    [`${DRAWN} packages, both directions`]: Array.from({ length: DRAWN }, (_, position) => ({
      urn: packageUrn(random.pick(names)),
      direction: position % 2 === 0 ? 'OUTGOING' : 'INCOMING',
    })),
  };
}

function highest(counts: Iterable<readonly [name: string, count: number]>): string {
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0] ?? '';
}

const PLATFORM = 'urn:li:dataPlatform:debian';
/** Time of all stamps: 1 January 2026. */
const STAMP = { time: 1_767_225_600_000, actor: 'urn:li:corpuser:datahub' };

function packageUrn(name: string): string {
  return `urn:li:dataset:(${PLATFORM},${name},PROD)`;
}

function toEntities(
  packages: readonly DebianPackage[],
  dependencies: ReadonlyMap<string, readonly string[]>,
): GeneratedEntity[] {
  const info = { name: 'debian', displayName: 'Debian', type: 'OTHERS', datasetNameDelimiter: '.' };
  const maintainers = packages.flatMap(({ maintainer }) => maintainer ?? []);
  const users = new Map(maintainers.map(({ email, name }) => [email, name]));
  return [
    { urn: PLATFORM, type: 'dataPlatform', aspects: { dataPlatformInfo: info } },
    ...[...users].map(([email, displayName]) => ({
      urn: userUrn(email),
      type: 'corpuser',
      aspects: { corpUserInfo: { active: true, displayName, email, customProperties: {} } },
    })),
    ...packages.map((each) => toDataset(each, dependencies.get(each.name) ?? [])),
  ];
}

function toDataset(
  { name, version, section, description, homepage, maintainer }: DebianPackage,
  dependencies: readonly string[],
): GeneratedEntity {
  const upstreams = dependencies.map((needed) => ({
    dataset: packageUrn(needed),
    type: 'TRANSFORMED',
    auditStamp: STAMP,
  }));
  const customProperties = { version, section, ...(homepage !== undefined && { homepage }) };
  const owners =
    maintainer === undefined ? [] : [{ owner: userUrn(maintainer.email), type: 'TECHNICAL_OWNER' }];
  return {
    urn: packageUrn(name),
    type: 'dataset',
    aspects: {
      datasetProperties: { name, description, customProperties, tags: [] },
      subTypes: { typeNames: ['Package'] },
      ...(owners.length > 0 && { ownership: { owners, ownerTypes: {}, lastModified: STAMP } }),
      ...(upstreams.length > 0 && { upstreamLineage: { upstreams } }),
    },
  };
}

function userUrn(email: string): string {
  return `urn:li:corpuser:${email}`;
}
