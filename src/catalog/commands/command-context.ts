/** What a command works with: who acts, and the readers and the writer that this actor gets. */
import type { Clock } from '../../core/clock.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../entities/types.js';
import type { RelationshipReader } from '../relationships/types.js';
import type { SearchReader } from '../search/types.js';
import type { TimeseriesReader } from '../timeseries/types.js';
import type { CatalogWriter } from '../writes/types.js';

export interface CommandContext {
  /** URN of the actor. */
  readonly actor: string;
  readonly clock: Clock;
  readonly services: CommandServices;
}

/** One of the privileges on an entity. */
export interface EntityPermission {
  readonly urn: string;
  readonly anyOf: readonly string[];
}

interface CommandReaders {
  readonly entities: EntityReader;
  readonly relationships: RelationshipReader;
  readonly search: SearchReader;
  readonly timeseries: TimeseriesReader;
}

/** The readers see what the actor may see. */
export interface CommandServices extends CommandReaders {
  readonly model: MetadataModel;
  /** Requires the actor's permission for each change. */
  readonly writer: CatalogWriter;
  /** Readers of the whole catalog. Commands decide by them and never return what they read. */
  readonly unscoped: CommandReaders;
  /** @throws FORBIDDEN unless the actor may see the whole catalog. @param action completes "you may not …" */
  readonly requireFullScope: (action: string) => Promise<void>;
  /** Whether the readers may leave out entities. Costs no statement. */
  readonly isScoped: boolean;
  /** @throws FORBIDDEN unless the actor has, for each entity, one of the privileges. At most two statements. */
  readonly requirePermissions: (permissions: readonly EntityPermission[]) => Promise<void>;
}
