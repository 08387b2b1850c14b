/** Tests how the parts of the catalog work together. */
import { NO_REQUEST } from './core/request-facts.js';
import { fakeChangeLog, untilIdle } from '../test/helpers/unit/fake-change-log.js';
import { writeModel } from '../test/helpers/unit/write-model.js';
import { ROOT_USER } from './auth/auth-deps.js';
import { authorizedServices } from './auth/authorized-services.js';
import { createCatalogServices } from './compose-catalog.js';

const { jest } = import.meta;
const URN = 'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD)';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

it('a committed write answers waiting polls for events before any timer fires', async () => {
  const log = fakeChangeLog();
  const clock = { now: () => Date.now() };
  const catalog = await createCatalogServices({
    ...log,
    ...{ model: writeModel, clock, audit: { info: () => undefined }, version: '1' },
  });
  const services = authorizedServices(catalog, ROOT_USER);
  const received: string[] = [];
  void services.events
    .poll({ points: false, limit: 10, offsetId: '1.0', waitMillis: 30_000 })
    .then(({ events }) => received.push(...events.map(({ urn }) => urn)));
  await untilIdle();
  expect([log.looks(), received]).toEqual([1, []]);
  const proposal = {
    urn: URN,
    aspectName: 'status',
    changeType: 'UPSERT',
    value: '{"removed":false}',
  } as const;
  await services.writer.write([proposal], { actor: ROOT_USER, facts: NO_REQUEST });
  await untilIdle();
  expect(received).toEqual([URN]);
});
