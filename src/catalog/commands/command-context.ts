/** What a command works with: who acts, and the readers and the writer that this actor gets. */
import type { Clock } from '../../core/clock.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader, RelationshipReader, SearchReader, TimeseriesReader } from '../types.js';
import type { CatalogWriter } from '../writes/types.js';

export interface CommandContext {
  /** URN of the actor. */
  readonly actor: string;
  readonly clock: Clock;
  readonly services: CommandServices;
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
  readonly requireFullView: (action: string) => Promise<void>;
}
