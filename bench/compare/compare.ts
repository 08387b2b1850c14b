/** One comparison: two builds with the same data, measured in turn. */
import { join } from 'node:path';
import { generateEntities, SLICE } from '../catalog/generate-entities.js';
import { planCatalog } from '../catalog/plan/plan.js';
import { toBatches } from '../ingest/batches.js';
import { CLIENTS, pacingOf, sendTo } from '../ingest/load-catalog.js';
import { currentLoad, describeSurroundings, today, type Surroundings } from '../report/report.js';
import type { RunParts } from '../program.js';
import type { HttpClient } from '../service/http-client.js';
import { provideBuild } from './checkout.js';
import { medianOf, type Series } from './figures.js';
import type { CompareOptions, SignIn } from './options.js';
import { findTargets, toEntities } from './proposals.js';
import { alternate, drive, measureRounds, runRound, type Pair, type Rounds, type Sides } from './rounds.js';
import { batchesOf, rowOf, WRITES, type Catalog } from './rows.js';
import { Side, type SideName } from './side.js';
import { measureStarts } from './starts.js';

export interface Comparison {
  readonly date: string;
  readonly commits: Readonly<Record<SideName, string>>;
  readonly options: CompareOptions;
  readonly surroundings: Surroundings;
  /** Median share of the machine that other processes used during the rounds. */
  readonly others: number;
  readonly series: readonly Series[];
}

interface Run {
  readonly sides: Sides;
  readonly options: CompareOptions;
  readonly limits: Rounds;
  /** Receives the series when it is complete. */
  readonly add: (series: Series) => void;
  readonly log: (line: string) => void;
}

/** @param onSeries called with each series when it is complete */
export async function compare(
  options: CompareOptions,
  parts: RunParts,
  onSeries: (series: Series) => void,
): Promise<Comparison> {
  const loadBefore = currentLoad();
  const builds = {
    old: await provideBuild(options.old, { ...parts, name: 'old' }),
    new: await provideBuild(options.new, { ...parts, name: 'new' }),
  };
  const side = (name: SideName): Side =>
    new Side(name, { ...parts, build: builds[name], memory: options.memory });
  const sides = { old: side('old'), new: side('new') };
  const [others, series]: [number[], Series[]] = [[], []];
  const limits = { ...options, onOthers: (share: number) => others.push(share) };
  const add = (complete: Series): void => {
    series.push(complete);
    onSeries(complete);
  };
  const run = { sides, options, limits, add, log: parts.log };

  await startBoth(sides, () => ({ signIn: 'off' }));
  const surroundings = await describeSurroundings(sides.old.bare, options, loadBefore);
  const catalog = await loadCatalog(run);
  const tokens = await alternate(0, (name) => createToken(sides[name].http));
  await stopBoth(sides);
  for (const signIn of options.signIn) {
    await measureRows(run, catalog, { signIn, tokens: signIn === 'on' ? tokens : undefined });
  }
  if (options.rows.includes('start')) for (const each of await measureStarts(sides, catalog, run)) add(each);
  const commits = { old: builds.old.commit, new: builds.new.commit };
  return { date: today(), commits, options, surroundings, others: medianOf(others), series };
}

/** Loads the catalog step by step, first on one side, then on the other. The first third is not counted, as in other benchmarks. */
async function loadCatalog({ sides, options, limits, add, log }: Run): Promise<Catalog> {
  const { entities, seed, rows } = options;
  const plan = planCatalog(seed);
  const step = SLICE * Math.max(1, Math.round(entities / STEPS / SLICE));
  const samples: Pair[] = [];
  let aspects = 0;
  for (let round = 0; plan.entities < entities; round += 1) {
    const batches = batchesOf(generateEntities(plan, Math.min(entities, plan.entities + step)), LOAD_RUN);
    const measured = await alternate(round, (name) => runRound(sides[name], { clients: CLIENTS }, batches));
    limits.onOthers(measured.old.others);
    limits.onOthers(measured.new.others);
    const pair = { old: measured.old.sample, new: measured.new.sample };
    if (aspects >= pacingOf(entities).warmUpAspects) samples.push(pair);
    aspects += batches.reduce((sum, { size = 0 }) => sum + size, 0);
    log(`Both have ${aspects} aspects`);
  }
  if (rows.includes('load')) {
    add({ row: 'load', title: 'first load, aspects', signIn: 'off', hasRun: true, samples });
  }
  const targets = findTargets(plan);
  const changes = batchesOf(toEntities(targets), LOAD_RUN);
  await alternate(0, (name) => runRound(sides[name], { clients: CLIENTS }, changes));
  let position = 0;
  return { plan, targets, nextPosition: () => position++ };
}

const STEPS = 10;
const LOAD_RUN = 'compare-load';

interface Mode {
  readonly signIn: SignIn;
  readonly tokens: Readonly<Record<SideName, string>> | undefined;
}

async function measureRows(run: Run, catalog: Catalog, { signIn, tokens }: Mode): Promise<void> {
  const { sides, options, limits, add, log } = run;
  const rows = options.rows.filter((name) => rowOf(name, catalog) !== undefined);
  if (rows.length === 0) return;
  log(`Starting both services with sign-in ${signIn}`);
  await startBoth(sides, (name) => ({
    ...{ signIn, token: tokens?.[name] },
    ...(options.profile !== undefined && { profile: join(options.profile, `${name}-sign-in-${signIn}`) }),
  }));
  const warming = rowOf('write32', catalog, 'compare-warm');
  if (warming !== undefined) await alternate(0, (name) => drive(sides[name], warming.load, options.warm));
  for (const name of rows) {
    for (const hasRun of WRITES.includes(name) ? [false, true] : [undefined]) {
      const row = rowOf(name, catalog, hasRun === true ? `compare-${name}-${signIn}` : undefined);
      if (row === undefined) continue;
      const samples = await measureRounds(sides, row.load, limits);
      add({ row: name, title: row.title, signIn, ...(hasRun !== undefined && { hasRun }), samples });
    }
  }
  await stopBoth(sides);
}

type StartOptions = Parameters<Side['start']>[0];

async function startBoth(sides: Sides, optionsOf: (name: SideName) => StartOptions): Promise<void> {
  await alternate(0, (name) => sides[name].start(optionsOf(name)));
}

async function stopBoth(sides: Sides): Promise<void> {
  await alternate(0, (name) => sides[name].stop());
}

/** The user of connectors: an editor with a token. */
const USER = 'urn:li:corpuser:connector';

const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }`;

interface Created {
  readonly createAccessToken: { readonly accessToken: string };
}

/** Without sign-in, requests act as the first user, who may create users and tokens. @returns the token */
async function createToken(http: HttpClient): Promise<string> {
  const user = {
    urn: USER,
    type: 'corpuser',
    aspects: {
      corpUserInfo: { active: true, displayName: 'Connector', email: 'connector@example.com' },
      roleMembership: { roles: ['urn:li:dataHubRole:Editor'] },
    },
  };
  for (const batch of toBatches([user], 1)) await sendTo(http)(batch);
  const input = { type: 'PERSONAL', actorUrn: USER, duration: 'ONE_WEEK', name: 'compare' };
  const { createAccessToken } = await http.query<Created>(CREATE_TOKEN, { input });
  return createAccessToken.accessToken;
}
