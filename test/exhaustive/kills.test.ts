/**
 * The service, its Neo4j or both are killed at random moments of a bulk load with other writers and readers. Afterwards, every
 * acknowledged write is there and complete, edges and aspects agree, and search finds what is stored.
 * `TEST_KILLS=200 TEST_SEED=1 npm run test:exhaustive -- exhaustive/kills.test` kills more often.
 */
import { rmSync } from 'node:fs';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Random } from '../../bench/random.js';
import { startServiceProcess, type ServiceRun } from '../e2e/service-run.js';
import { serverOf, temporaryFolder } from '../neo4j-embedded/embedded-run.js';
import { wrongInCensus, wrongInGraph, wrongInSearch, wrongInStore } from './kills/checks.js';
import { disconnect, Gate, read, write, type Target } from './kills/clients.js';
import { Slot } from './kills/slot.js';

const KILLS = Number(process.env['TEST_KILLS'] ?? 6);
const SEED = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1e9));
const BURSTS = KILLS;
/** After this many kills, everything is searched and the complete graph is checked. */
const KILLS_PER_CHECK = 5;
const TIMEOUT = 120_000 + (KILLS + BURSTS) * 60_000;

const folder = temporaryFolder();
const random = Random.of(SEED, 'kills', 0);
const gate = new Gate();
let service: ServiceRun;
const target: Target = { url: () => service.url, gate, random, violations: [], outcomes: new Map() };
const letters = Array.from('abcdefgh');
const single = letters.map((letter) =>
  Array.from({ length: 5 }, (_, index) => new Slot(`one${letter}${letters[index]}`, 1)),
);
const bulk = letters.map((letter) => new Slot(`bulk${letter}`, 100));
const slots = [...single.flat(), ...bulk];
const clients: Promise<void>[] = [];

const start = () => startServiceProcess({ TRELLIS_DATA_DIR: folder });

beforeAll(async () => {
  service = await start();
  clients.push(
    ...single.map((own) =>
      gate.repeat(() =>
        random.chance(0.05) ? disconnect(target, random.pick(own)) : write(target, random.pick(own)),
      ),
    ),
    gate.repeat(() => write(target, random.pick(bulk))),
    gate.repeat(() => read(target, random.pick(slots))),
  );
}, TIMEOUT);

afterAll(async () => {
  gate.isOver = true;
  gate.reopen();
  await Promise.all(clients);
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

/** Resolves at a random moment while the clients work, after some further writes. Reads do not count, because they are much faster. */
async function randomMoment(): Promise<void> {
  const stored = (): number => target.outcomes.get('write stored') ?? 0;
  const last = stored() + random.between(1, 60);
  while (stored() < last) {
    gate.reopen();
    await turn();
  }
  for (let turns = random.between(0, 200); turns > 0; turns -= 1) await turn();
}

async function untilHealthy(): Promise<void> {
  for (;;) {
    const status = await fetch(`${service.url}/health`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await turn();
  }
}

const kill = {
  neo4j: () => {
    process.kill(serverOf(folder).pid, 'SIGKILL');
  },
  service: async () => {
    await service.stop('SIGKILL');
    service = await start();
  },
  both: async () => {
    kill.neo4j();
    await kill.service();
  },
} as const;

async function check(isComplete: boolean): Promise<void> {
  gate.close();
  await gate.whenIdle();
  const { url } = service;
  const wrong = await Promise.all(slots.map((slot) => wrongInStore(url, slot)));
  wrong.push(await wrongInCensus(url));
  if (isComplete) {
    wrong.push(
      ...(await Promise.all(slots.map((slot) => wrongInSearch(url, slot)))),
      await wrongInGraph(url),
    );
  }
  const found = [...wrong.flat(), ...target.violations];
  if (found.length > 0) throw new Error(`TEST_SEED=${SEED}\n${found.join('\n')}\n${service.said()}`);
}

it(
  'nothing that was acknowledged is lost when processes are killed',
  async () => {
    const recoveries: { readonly killed: string; readonly seconds: number }[] = [];
    for (let kills = 1; kills <= KILLS; kills += 1) {
      await randomMoment();
      const last = recoveries.slice(-2).filter(({ killed }) => killed === 'neo4j').length;
      // A Neo4j that crashes again and again is restarted after growing pauses, which are not to be measured.
      const killed = random.pick(
        last < 2 ? (['neo4j', 'service', 'both'] as const) : (['service', 'both'] as const),
      );
      const begun = performance.now();
      await kill[killed]();
      await untilHealthy();
      recoveries.push({ killed, seconds: (performance.now() - begun) / 1000 });
      await check(kills % KILLS_PER_CHECK === 0 || kills === KILLS);
    }
    report(recoveries);
  },
  TIMEOUT,
);

it(
  'nothing that was acknowledged is lost, and nothing that was refused is stored, when Neo4j stops for short times',
  async () => {
    for (let bursts = 1; bursts <= BURSTS; bursts += 1) {
      await randomMoment();
      const { pid } = serverOf(folder);
      process.kill(pid, 'SIGSTOP');
      // Short ones only delay answers; during long ones the service answers 503.
      await pause(random.between(10, 3_000));
      process.kill(pid, 'SIGCONT');
      await untilHealthy();
      await check(bursts === BURSTS);
    }
  },
  TIMEOUT,
);

function report(recoveries: readonly { readonly killed: string; readonly seconds: number }[]): void {
  const lines = ['neo4j', 'service', 'both'].map((killed) => {
    const seconds = recoveries
      .filter((each) => each.killed === killed)
      .map((each) => each.seconds)
      .sort((left, right) => left - right);
    const at = (part: number): string => (seconds[Math.floor(part * (seconds.length - 1))] ?? 0).toFixed(1);
    return `${killed}: ${seconds.length} kills, healthy again after ${at(0)} s to ${at(1)} s, median ${at(0.5)} s, 90 % ${at(0.9)} s`;
  });
  const outcomes = [...target.outcomes].map(([outcome, times]) => `${outcome}: ${times}`).join(', ');
  console.info([`TEST_SEED=${SEED}`, ...lines, outcomes].join('\n'));
}
