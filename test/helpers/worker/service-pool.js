/**
 * The services of one worker. A worker runs test files one after the other, and each file has a module registry of its own. Loading and
 * starting a service in each file would take longer than most tests. So a worker loads the built code once, and a file takes over
 * the services that earlier files have released.
 */

/** Services that no test file holds, by the options with which they were started. */
const idle = new Map();
/** Loaded schemas by the options that they depend on. Services only read them. */
const loaded = new Map();
/** The maximum number of log lines. A failed test needs only the last ones. */
const LONGEST_LOG = 20_000;

/**
 * @param {object} options of `startService`, without the database
 * @param {boolean} isFresh whether no other test file may use the service, before or afterwards
 * @returns a running service with its log lines and statements from now on; `stop` returns it to the pool
 */
export async function acquireService(options, isFresh) {
  const key = isFresh ? undefined : keyOf(options);
  const left = key === undefined ? undefined : idle.get(key)?.pop();
  if (left === undefined) return startService(options, key);
  left.log.length = 0;
  left.statements.length = 0;
  left.isHeld = true;
  return left;
}

/** Returns all services of a test file to the pool. Call it when the file has ended. */
export async function releaseAll(held) {
  await Promise.all(held.map((service) => service.stop()));
}

/** Stops all idle services after the last file, because they would keep the process alive. A worker just exits. */
export async function stopIdle() {
  const left = [...idle.values()].flat();
  idle.clear();
  await Promise.all(left.map(({ end }) => end()));
}

/** The first item of the message with which Jest asks an idle worker to end. */
const END_OF_WORKER = 2;

process.on('message', (message) => {
  if (Array.isArray(message) && message[0] === END_OF_WORKER) process.exit();
});

/** @returns equal keys for interchangeable services; undefined if an option is a function, because then no other file may use it */
function keyOf(options) {
  let isOwn = false;
  const key = JSON.stringify(options, (_, value) => {
    isOwn ||= typeof value === 'function';
    return value;
  });
  return isOwn ? undefined : key;
}

async function startService(given, key) {
  const { startService: start, loadSchemas } = await import('../../../dist/compose.js');
  // The graph API is off by default, because loading its library takes longer than most tests. Tests of it switch it on.
  const options = { graphApi: false, ...given };
  const log = [];
  const statements = [];
  const write = (level) => (fields, message) => {
    if (log.length >= LONGEST_LOG) log.splice(0, LONGEST_LOG / 2);
    log.push({ level, fields: { ...fields }, message });
  };
  const onStatement = (text, parameters, timeoutMillis) => {
    statements.push({ text, parameters, timeoutMillis });
  };
  const running = await start({
    host: '127.0.0.1',
    port: 0,
    version: '0.0.0-test',
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    // As with the embedded Neo4j.
    searchIndex: 'eventual',
    ...(canShareSchemas(options) && { schemas: loadOnce(options, loadSchemas) }),
    ...options,
    database: { ...(await neo4jOfWorker()), onStatement, ...options.database },
  });
  const service = {
    url: running.url,
    log,
    statements,
    isHeld: true,
    end: () => running.stop(),
    stop: async () => {
      if (!service.isHeld) return;
      service.isHeld = false;
      if (key === undefined) await running.stop();
      else idle.set(key, [...(idle.get(key) ?? []), service]);
    },
  };
  return service;
}

/** The graph API reads through the database of one service, and a test may change the files of its own schema folder. */
function canShareSchemas({ graphApi, schemaFolders = [] }) {
  return graphApi === false && schemaFolders.length === 0;
}

function loadOnce({ graphApi, unknownFields, platformsWithoutColumnEdges }, load) {
  const options = { graphApi, unknownFields, platformsWithoutColumnEdges };
  const key = JSON.stringify(options);
  const schemas = loaded.get(key) ?? load(options);
  loaded.set(key, schemas);
  return schemas;
}

/** Sends the same request as `neo4jForTests`. */
async function neo4jOfWorker() {
  const response = await fetch(`${process.env.TEST_NEO4J_OFFER}${process.env.JEST_WORKER_ID}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
