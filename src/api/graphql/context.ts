/** The context of resolvers. Loaders live as long as one request. */
import type { Clock } from '../../core/clock.js';
import type { Services } from '../../auth/services.js';
import { AspectLoader } from './loaders/aspect-loader.js';
import {
  createEntityLoader,
  createLastObservedLoader,
  type EntityLoader,
  type LastObservedLoader,
} from './loaders/entity-loaders.js';
import { createChangeLoader, type ChangeLoader } from './loaders/change-loader.js';
import {
  createHistoryLoader,
  createWrittenValueLoader,
  type HistoryLoader,
  type WrittenValueLoader,
} from './loaders/history-loaders.js';
import { createLineageLoader, type LineageLoader } from './loaders/lineage-loader.js';
import { createNameLoader, type NameLoader } from './loaders/name-loader.js';
import { createRelationshipLoader, type RelationshipLoader } from './loaders/relationship-loader.js';
import { createNativeUserLoader, type NativeUserLoader } from './loaders/native-user-loader.js';
import { createPrivilegeLoader, type PrivilegeLoader } from './loaders/privilege-loader.js';
import { createReferrerLoader, type ReferrerLoader } from './loaders/referrer-loader.js';
import { createSearchLoader, type SearchLoader } from './loaders/search-loader.js';
import { createVisibilityLoader, type VisibilityLoader } from './loaders/visibility-loader.js';
import { createTimeseriesLoader, type TimeseriesLoader } from './loaders/timeseries-loader.js';
import { createVersionLoader, type VersionLoader } from './loaders/version-loader.js';
import type { EntityTypeNames } from './entity-types.js';
import { forgetLoaded, forgettingWriter } from './forget-loaded.js';

/** Creates the context of one request. */
export function createContext({
  services,
  actor,
  typeNames,
  clock,
}: Pick<GraphqlContext, 'services' | 'actor' | 'typeNames' | 'clock'>): GraphqlContext {
  const { access, entities, relationships, lineage, timeseries, history, search } = services;
  const writer = forgettingWriter(services.writer, () => {
    forgetLoaded(context);
  });
  const context: GraphqlContext = {
    services: { ...services, writer },
    actor,
    typeNames,
    clock,
    now: clock.now(),
    aspects: new AspectLoader(entities),
    names: createNameLoader(entities),
    nativeUsers: createNativeUserLoader(access.users),
    allowed: createPrivilegeLoader(access.decisions, actor),
    wholeEntities: createEntityLoader(entities),
    lastObserved: createLastObservedLoader(entities),
    changes: createChangeLoader(entities),
    visible: createVisibilityLoader(services),
    relationships: createRelationshipLoader(relationships),
    lineage: createLineageLoader(lineage),
    referrers: createReferrerLoader(relationships),
    timeseries: createTimeseriesLoader(timeseries),
    searches: createSearchLoader(search),
    versions: createVersionLoader(history),
    histories: createHistoryLoader(services.changes),
    writtenValues: createWrittenValueLoader(services.changes),
  };
  return context;
}

export interface GraphqlContext {
  readonly services: Services;
  /** URN. */
  readonly actor: string;
  readonly typeNames: EntityTypeNames;
  readonly clock: Clock;
  /** Time of the request in epoch milliseconds. All entities use the same value, so that loaders can batch their reads. */
  readonly now: number;
  readonly aspects: AspectLoader;
  readonly names: NameLoader;
  readonly nativeUsers: NativeUserLoader;
  /** Tells whether the actor has a permission on an entity. */
  readonly allowed: PrivilegeLoader;
  readonly wholeEntities: EntityLoader;
  readonly lastObserved: LastObservedLoader;
  readonly changes: ChangeLoader;
  /** Tells whether the actor may view an entity. */
  readonly visible: VisibilityLoader;
  readonly relationships: RelationshipLoader;
  readonly lineage: LineageLoader;
  readonly referrers: ReferrerLoader;
  readonly timeseries: TimeseriesLoader;
  readonly searches: SearchLoader;
  readonly versions: VersionLoader;
  /** Loads pages of the change histories of entities. */
  readonly histories: HistoryLoader;
  readonly writtenValues: WrittenValueLoader;
}
