import { refusal } from '../../../test/helpers/unit/refusal.js';
import { CatalogError } from '../../core/errors.js';
import {
  AUDIT_PRIVILEGES,
  BACKUP_PRIVILEGES,
  FOLLOW_PRIVILEGES,
  RESTORE_PRIVILEGES,
  TRUNCATE_PRIVILEGES,
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

const SCOPE = 'the full scope';
const CHECKS: [keyof CatalogWideServices, string, (string | readonly string[])[]][] = [
  ['events', 'poll', [FOLLOW_PRIVILEGES, SCOPE]],
  ['runs', 'listRuns', [SCOPE]],
  ['runs', 'listRows', [SCOPE]],
  ['runs', 'findRun', [SCOPE]],
  ['repairer', 'restore', [SCOPE, RESTORE_PRIVILEGES]],
  ['repairer', 'check', [SCOPE, RESTORE_PRIVILEGES]],
  ['repairer', 'searchIndex', [SCOPE, RESTORE_PRIVILEGES]],
  ['repairer', 'truncatePoints', [SCOPE, TRUNCATE_PRIVILEGES]],
  ['backups', 'start', [SCOPE, BACKUP_PRIVILEGES]],
  ['audit', 'search', [SCOPE, AUDIT_PRIVILEGES]],
];

it.each(CHECKS)(
  '%s.%s checks %j in this order, and stops at the first refusal',
  async (service, method, all) => {
    for (const refused of [undefined, ...all]) {
      const done: unknown[] = [];
      const check = (requirement: string | readonly string[]): Promise<void> => {
        done.push(requirement);
        return requirement === refused ? refuse('do this') : Promise.resolve();
      };
      const note = (): Promise<void> => Promise.resolve(void done.push('called'));
      const logged: unknown[] = [];
      const unauthorized = { [service === 'audit' ? 'auditEvents' : service]: { [method]: note } };
      const decisions = {
        requirePlatform: (_: string, anyOf: readonly string[]) => check(anyOf),
        platformPrivileges: () => Promise.resolve(new Set()),
      };
      const wide = catalogWideServices(unauthorized as unknown as UnauthorizedServices, {
        ...{ decisions: decisions as unknown as Decisions, actor: 'a', requireFullScope: () => check(SCOPE) },
        audit: { info: (event) => void logged.push(event) },
      });
      const called = (wide[service] as unknown as Methods)[method]?.(
        { actors: [], actor: 'a' },
        { actor: 'a' },
      );
      if (refused === undefined) {
        await called;
        expect(done).toEqual([...all, 'called']);
        expect(logged).toEqual(service === 'backups' ? [{ event: 'backup started', actor: 'a' }] : []);
      } else {
        await expect(called).rejects.toThrow(refusal('FORBIDDEN'));
        expect(done).toEqual(all.slice(0, all.indexOf(refused) + 1));
        expect(logged).toEqual([]);
      }
    }
  },
);

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
