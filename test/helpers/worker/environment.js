/**
 * The Jest environment of test files: Jest's Node environment with services that are loaded once per worker and shared by its files
 * (`service-pool.js`), and a browser (`browser-pool.js`). A failed test prints its requests, their answers, and what the service logged about them.
 */
import { TestEnvironment } from 'jest-environment-node';
import { acquireBrowser, closePages } from './browser-pool.js';
import { describeExchanges } from './exchanges.js';
import { acquireService, releaseAll } from './service-pool.js';

/** Names of data that a test file of the worker has stored for all later ones. */
const storedData = new Set();

export default class ServiceEnvironment extends TestEnvironment {
  #exchanges = [];
  #held = [];

  async setup() {
    await super.setup();
    this.global.exchanges = this.#exchanges;
    this.global.acquireService = async (options, isFresh) => {
      const service = await acquireService(options, isFresh);
      this.#held.push(service);
      return service;
    };
    this.global.acquireBrowser = acquireBrowser;
    this.global.storedData = storedData;
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.#exchanges.length = 0;
    if (name === 'test_done' && test.errors.length > 0) this.#explain(test.errors[0]);
  }

  /** Appends the requests of the test to the error's stack, because Jest prints the stack. */
  #explain(error) {
    const thrown = Array.isArray(error) ? (error[0] ?? error[1]) : error;
    if (typeof thrown?.stack !== 'string') return;
    const logs = this.#held.flatMap(({ log }) => log);
    thrown.stack += describeExchanges(this.#exchanges, logs);
  }

  async teardown() {
    await closePages();
    await releaseAll(this.#held);
    await super.teardown();
  }
}
