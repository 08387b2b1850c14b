/**
 * What somebody gets of the services: the very same where he sees everything, else readers that leave out what he may not see. Front
 * doors ask for it in one place each, so that no endpoint can forget it.
 */
import { CatalogError } from '../../kernel/errors.js';
import { ROOT_USER } from '../names.js';
import type { Decisions } from '../policies/types.js';
import type { Users } from '../types.js';
import { defer } from './defer.js';
import type { Readers, ReaderSource } from './readers.js';
import { restrictReaders } from './restrict-readers.js';
import type { Sight } from './sight.js';
import { withinView, type CatalogWide } from './within-view.js';

export type Viewable = Readers &
  CatalogWide &
  Pick<Sight, 'requireFullView'> & { readonly access: { readonly users: Users } };

export interface ViewParts extends Omit<ReaderSource, 'view'> {
  readonly decisions: Pick<Decisions, 'viewOf'>;
}

/** Where everybody sees everything. */
export const ALLOW_FULL_VIEW: Sight['requireFullView'] = () => Promise.resolve();

/** Who sees what is found out when something is read first, once for each call of the answer: requests that read nothing pay nothing. */
export function createSeenBy<Services extends Viewable>(
  services: Services,
  parts: ViewParts,
): (actor: string) => Services {
  return (actor) => {
    if (actor === ROOT_USER) return services;
    let found: Promise<Readers | undefined> | undefined;
    const restricted = (): Promise<Readers | undefined> => (found ??= findReaders(parts, actor));
    const readers = async (): Promise<Readers> => (await restricted()) ?? services;
    const requireFullView: Sight['requireFullView'] = async (deed) => {
      if ((await restricted()) === undefined) return;
      const rule = 'to see everything';
      throw new CatalogError(
        'FORBIDDEN',
        `You may not ${deed}: it tells of the whole catalog, of which you see a part`,
        { rule },
      );
    };
    return {
      ...services,
      ...deferReaders(services, readers),
      ...withinView(services, { requireFullView, restricted }),
      requireFullView,
      access: { ...services.access, users: discreetUsers(services.access.users, restricted) },
    };
  };
}

/** Of somebody who is not seen it is not told either whether he has a password here. */
function discreetUsers(users: Users, restricted: Sight['restricted']): Users {
  return {
    ...users,
    findNative: async (urns) => {
      const readers = await restricted();
      const seen = await readers?.entities.findNames(urns);
      return users.findNative(urns.filter((urn) => seen?.has(urn) ?? true));
    },
  };
}

function deferReaders(all: Readers, find: () => Promise<Readers>): Readers {
  const stand = <Name extends keyof Readers>(name: Name): Readers[Name] =>
    defer(all[name], async () => (await find())[name]);
  return {
    entities: stand('entities'),
    history: stand('history'),
    timeline: stand('timeline'),
    relationships: stand('relationships'),
    timeseries: stand('timeseries'),
    lineage: stand('lineage'),
    edges: stand('edges'),
    search: stand('search'),
    traces: stand('traces'),
  };
}

/** Undefined: the actor sees everything. */
async function findReaders(parts: ViewParts, actor: string): Promise<Readers | undefined> {
  const view = await parts.decisions.viewOf(actor);
  return view === 'everything' ? undefined : restrictReaders(parts, view);
}
