import { refusal } from '../../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../../core/errors.js';
import { requireFullScopeFor, type CatalogWideServices } from './full-scope.js';

/** Each method returns its own name and its arguments. */
function services(): CatalogWideServices {
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
  } as unknown as CatalogWideServices;
}

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;
const CATALOG_WIDE: [keyof CatalogWideServices, string, number][] = [
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
  const call = (services: CatalogWideServices) =>
    (services[service] as unknown as Methods)[method]?.(...args);
  expect(await call(requireFullScopeFor(services(), allow))).toEqual(await call(services()));
  expect(actions).toEqual([expect.stringMatching(/^\w+ \w+/)]);
  await expect(call(requireFullScopeFor(services(), refuse))).rejects.toThrow(refusal('FORBIDDEN'));
});

it('wrapped services have the same methods as before', () => {
  const [before, after] = [services(), requireFullScopeFor(services(), refuse)];
  for (const name of Object.keys(before) as (keyof CatalogWideServices)[])
    expect(Object.keys(after[name]).sort()).toEqual(Object.keys(before[name]).sort());
});

it('closing the event reader requires nothing', () => {
  let isClosed = false;
  const events = { ...services().events, close: () => void (isClosed = true) };
  requireFullScopeFor({ ...services(), events }, refuse).events.close();
  expect(isClosed).toBe(true);
});
