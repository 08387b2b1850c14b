/** One of the two services that are compared: a build, its data, its processes and a client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { layoutOf } from '../../src/neo4j/embedded/layout.js';
import { parseMark } from '../../src/neo4j/embedded/processes.js';
import { BareNeo4j } from '../floor/bare-neo4j.js';
import { Cleanup, type RunParts } from '../program.js';
import type { HttpClient } from '../service/http-client.js';
import { isolatedEnvironment, type Memory } from '../service/environment.js';
import { startServiceProcess, type ServiceProcess } from '../service/service-process.js';
import type { Build } from './checkout.js';
import type { SignIn } from './options.js';
import { processorMillis } from './processor-time.js';

export type SideName = 'old' | 'new';

/** Milliseconds of processor time. */
export interface Usage {
  readonly service: number;
  readonly neo4j: number;
}

interface Running {
  readonly service: ServiceProcess;
  readonly bare: BareNeo4j;
  readonly neo4jPid: number;
  readonly cleanup: Cleanup;
}

interface SideParts extends RunParts {
  readonly build: Build;
  readonly memory: Memory;
}

export interface StartOptions {
  readonly signIn: SignIn;
  /** Of a user, for sign-in. */
  readonly token?: string | undefined;
  /** Folder for a CPU profile, written when the service stops. */
  readonly profile?: string | undefined;
}

const [POLL_MILLIS, QUIET_MILLIS, LONGEST_WORK_MILLIS] = [200, 20, 3_000];

export class Side {
  #running: Running | undefined;

  constructor(
    readonly name: SideName,
    readonly parts: SideParts,
  ) {}

  get http(): HttpClient {
    return this.#started.service.http;
  }

  /** The Neo4j of the service, accessed directly. */
  get bare(): BareNeo4j {
    return this.#started.bare;
  }

  get #started(): Running {
    if (this.#running === undefined) throw new Error(`The ${this.name} service does not run`);
    return this.#running;
  }

  /** Resolves when the service is ready. A later start uses the data of the earlier one. */
  async start({ signIn, token, profile }: StartOptions): Promise<void> {
    const { build, memory, folder } = this.parts;
    const cleanup = new Cleanup();
    this.parts.cleanup.add(() => cleanup.run());
    const environment = {
      ...(await isolatedEnvironment({ folder, name: `data-${this.name}` }, memory)),
      TRELLIS_AUTH: signIn,
      TRELLIS_ADMIN_PASSWORD: 'compare',
    };
    const files = { root: build.root, log: join(folder, `${this.name}.log`), profile };
    const service = await startServiceProcess(environment, files, cleanup);
    if (token !== undefined) service.http.authorize(token);
    const bare = new BareNeo4j(service.neo4j);
    cleanup.add(() => bare.close());
    const mark = parseMark(readFileSync(layoutOf(service.dataDir).processFile, 'utf8'));
    if (mark === undefined) throw new Error(`The Neo4j of the ${this.name} service is not known`);
    this.#running = { service, bare, neo4jPid: mark.pid, cleanup };
  }

  /** Stops the service and its Neo4j. */
  async stop(): Promise<void> {
    const { cleanup } = this.#started;
    this.#running = undefined;
    await cleanup.run();
  }

  usage(): Usage {
    const { service, neo4jPid } = this.#started;
    return { service: processorMillis(service.pid), neo4j: processorMillis(neo4jPid) };
  }

  /** Waits until the work that requests have left to the background is done, for at most some seconds. */
  async untilQuiet(): Promise<void> {
    // The service closes idle connections while the other side is measured, perhaps just when the next request is sent.
    this.http.close();
    let before = this.usage();
    for (let waited = 0; waited < LONGEST_WORK_MILLIS; waited += POLL_MILLIS) {
      await wait(POLL_MILLIS);
      const now = this.usage();
      if (now.service + now.neo4j - before.service - before.neo4j <= QUIET_MILLIS) return;
      before = now;
    }
  }
}
