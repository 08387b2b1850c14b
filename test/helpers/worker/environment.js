/**
 * Where test files run: Node's own environment of Jest, and beside it, loaded once per worker, the services that the files of the
 * worker share (`service-pool.js`). A test that fails says what it asked, what was answered, and what the service logged about it.
 */
import { TestEnvironment } from 'jest-environment-node';
import { describeExchanges } from './exchanges.js';
import { acquireService, releaseAll } from './service-pool.js';

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
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_start') this.#exchanges.length = 0;
    if (name === 'test_done' && test.errors.length > 0) this.#explain(test.errors[0]);
  }

  /** Jest prints the stack of an error, of which this becomes the end. */
  #explain(error) {
    const thrown = Array.isArray(error) ? (error[0] ?? error[1]) : error;
    if (typeof thrown?.stack !== 'string') return;
    const logs = this.#held.flatMap(({ log }) => log);
    thrown.stack += describeExchanges(this.#exchanges, logs);
  }

  async teardown() {
    await releaseAll(this.#held);
    await super.teardown();
  }
}
