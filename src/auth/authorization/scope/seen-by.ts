/**
 * What somebody gets of the services: the very same where he sees everything, else readers that leave out what he may not see. Front
 * doors ask for it in one place each, so that no endpoint can forget it.
 */
import type { CatalogWriter } from '../../../catalog/writes/types.js';
import { guardEvents, guardPoints } from '../authorized-points.js';
import { ROOT_USER } from '../../authentication/names.js';
import type { Decisions } from '../policies/types.js';
import { defer } from './defer.js';
import type { Readers } from './readers.js';
import { tellSeenReferences } from './seen-references.js';
import { findSeen, sightOf, type Sight, type SightParts } from './sight.js';
import { sightedWriter } from './sighted-writer.js';
import { viewedAccess, type ViewedAccess } from './viewed-access.js';
import { withinView, type CatalogWide } from './within-view.js';

export type Viewable = Readers &
  CatalogWide &
  Pick<Sight, 'requireFullView'> & {
    /**
     * Returns a predicate for the URNs that the actor may view. Unknown URNs count as hidden, unless the actor may view everything. At
     * most one statement.
     */
    readonly findSeen: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
    /** Of everything, for everybody: to decide by. */
    readonly unscoped: Readers;
    readonly access: ViewedAccess;
  };

export interface ViewParts extends SightParts {
  readonly decisions: Pick<Decisions, 'viewOf' | 'allows'>;
  /** Asks no policy. */
  readonly openWriter: CatalogWriter;
  /** Makes it ask. */
  readonly guard: (writer: CatalogWriter) => CatalogWriter;
}

/** Where everybody sees everything. */
export const FULL_VIEW: Pick<Viewable, 'requireFullView' | 'findSeen'> = {
  requireFullView: () => Promise.resolve(),
  findSeen: () => Promise.resolve(() => true),
};

/** Who sees what is found out when something is read first, once for each call of the answer: requests that read nothing pay nothing. */
export function createSeenBy<Services extends Viewable>(
  services: Services,
  parts: ViewParts,
): (actor: string) => Services {
  return (actor) => {
    if (actor === ROOT_USER) return services;
    const sight = sightOf(parts, actor);
    const { access, unscoped } = services;
    const named = { model: parts.model, entities: unscoped.entities };
    const guarded = parts.guard(sightedWriter(parts.openWriter, named, sight));
    const writer = tellSeenReferences(guarded, parts.openWriter, sight);
    const events = guardEvents(services.events, parts.decisions, actor);
    const readers = deferReaders(unscoped, async () => (await sight.restricted())?.readers ?? unscoped);
    return {
      ...services,
      ...readers,
      timeseries: guardPoints(readers.timeseries, parts.decisions, actor),
      ...withinView({ ...services, events, writer }, sight.requireFullView),
      requireFullView: sight.requireFullView,
      findSeen: (urns) => findSeen(urns, sight),
      access: { ...access, ...viewedAccess(access, unscoped, sight) },
    };
  };
}

/** Each is found when it is asked first. @param unscoped tells which there are */
function deferReaders(unscoped: Readers, find: () => Promise<Readers>): Readers {
  const deferred = Object.keys(unscoped).map((key) => {
    const name = key as keyof Readers;
    return [name, defer<object>(unscoped[name], async () => (await find())[name])];
  });
  return Object.fromEntries(deferred) as Readers;
}
