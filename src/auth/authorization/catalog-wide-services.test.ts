import { refusal } from '../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../core/errors.js';
import {
  catalogWideServices,
  type CatalogWideServices,
  type UnauthorizedServices,
} from './catalog-wide-services.js';
import type { Decisions } from './policies/types.js';

/** Each method returns its own name and its arguments. */
function services(): UnauthorizedServices {
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      Promise.resolve({ name, args });
  const methods = (...names: string[]) => Object.fromEntries(names.map((name) => [name, method(name)]));
  return {
    events: methods('poll', 'close'),
    runs: methods('listRuns', 'listRows', 'findRun'),
    repairer: methods('restore', 'check', 'searchIndex', 'truncatePoints'),
    backups: methods('start'),
  } as unknown as UnauthorizedServices;
}

/** The services for an actor with all privileges. */
function authorized(
  services: UnauthorizedServices,
  requireFullScope: (action: string) => Promise<void>,
): CatalogWideServices {
  const decisions = { requirePlatform: () => Promise.resolve() } as unknown as Decisions;
  return catalogWideServices(services, {
    ...{ decisions, audit: { info: () => undefined }, actor: 'a', requireFullScope },
  });
}

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;
const CATALOG_WIDE: [keyof Omit<CatalogWideServices, 'audit'>, string, number][] = [
  ['events', 'poll', 1],
  ['runs', 'listRuns', 1],
  ['runs', 'listRows', 2],
  ['runs', 'findRun', 1],
  ['repairer', 'restore', 2],
  ['repairer', 'check', 2],
  ['repairer', 'searchIndex', 2],
  ['repairer', 'truncatePoints', 2],
  ['backups', 'start', 1],
];
const refuse = (action: string) => Promise.reject(new CatalogError('FORBIDDEN', action));

it.each(CATALOG_WIDE)('%s.%s requires the full scope', async (service, method, count) => {
  const args = ['a', 'b'].slice(0, count);
  const actions: string[] = [];
  const allow = (action: string) => {
    actions.push(action);
    return Promise.resolve();
  };
  const call = (services: Omit<CatalogWideServices, 'audit'>) =>
    (services[service] as unknown as Methods)[method]?.(...args);
  expect(await call(authorized(services(), allow))).toEqual(await call(services()));
  expect(actions).toEqual([expect.stringMatching(/^\w+ \w+/)]);
  await expect(call(authorized(services(), refuse))).rejects.toThrow(refusal('FORBIDDEN'));
});

it('wrapped services have the same methods as before', () => {
  const [before, after] = [services(), authorized(services(), refuse)];
  for (const name of Object.keys(before) as (keyof Omit<CatalogWideServices, 'audit'>)[])
    expect(Object.keys(after[name]).sort()).toEqual(Object.keys(before[name]).sort());
});

it('closing the event reader requires nothing', () => {
  let isClosed = false;
  const events = { ...services().events, close: () => void (isClosed = true) };
  authorized({ ...services(), events }, refuse).events.close();
  expect(isClosed).toBe(true);
});
