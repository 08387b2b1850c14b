/** The context of a command: the actor with the request, and the readers and the writer for this actor. */
import type { Clock } from '../../core/clock.js';
import type { Requester } from '../../core/request-facts.js';
import type { MetadataModel } from '../../model/types.js';
import type { EntityReader } from '../entities/types.js';
import type { FileStore } from '../files/types.js';
import type { FormOnAsset } from '../forms/form-assignment.js';
import type { RelationshipReader } from '../relationships/types.js';
import type { SearchReader } from '../search/types.js';
import type { TimeseriesReader } from '../timeseries/types.js';
import type { CatalogWriter, Proposal } from '../writes/types.js';

export interface CommandContext extends Requester {
  readonly clock: Clock;
  readonly services: CommandServices;
}

/** One of the privileges on an entity. */
export interface EntityPermission {
  readonly urn: string;
  readonly anyOf: readonly string[];
  /** Alternatives: privileges on everything that the stored entity is about, e.g. on the domains of a data product. */
  readonly about?: readonly { readonly urns: readonly []; readonly anyOf: readonly string[] }[];
}

interface CommandReaders {
  readonly entities: EntityReader;
  readonly relationships: RelationshipReader;
  readonly search: SearchReader;
  readonly timeseries: TimeseriesReader;
}

/** The readers return only entities within the actor's scope. */
export interface CommandServices extends CommandReaders {
  readonly model: MetadataModel;
  /** Requires the actor's permission for each change. */
  readonly writer: CatalogWriter;
  /** Returns these services with another writer. Absent: they can be copied. */
  readonly withWriter?: (writer: CatalogWriter) => CommandServices;
  /** Readers of the whole catalog: for decisions of commands, never for answers. */
  readonly unscoped: CommandReaders;
  /** @throws FORBIDDEN unless the actor's scope is the whole catalog. @param action completes "you may not …" */
  readonly requireFullScope: (action: string) => Promise<void>;
  /** Whether the readers may leave out entities. Costs no statement. */
  readonly isScoped: boolean;
  /** @throws FORBIDDEN unless the actor has, for each entity, one of the privileges. At most two statements. */
  readonly requirePermissions: (permissions: readonly EntityPermission[]) => Promise<void>;
  /**
   * Finds the writer for the actor's answers to a form, which needs no privileges and writes nothing else. Undefined unless the form is
   * assigned to the actor. Two statements.
   */
  readonly findAssignedWriter: (assignment: FormOnAsset) => Promise<Pick<CatalogWriter, 'write'> | undefined>;
  /**
   * Returns the writer for a new file that documentation will show. It needs no privileges on files and writes nothing else.
   * @throws FORBIDDEN unless the actor may make this change of the documentation, which is not stored
   */
  readonly requireFileWriter: (documenting: Proposal) => Promise<Pick<CatalogWriter, 'write'>>;
  /** Holds the contents of files. Absent: the service stores none. */
  readonly files?: FileStore | undefined;
}

/** Returns the same services with another writer. Services that are made at their first use stay unmade. */
export function withWriter<Services extends Pick<CommandServices, 'writer' | 'withWriter'>>(
  services: Services,
  writer: Services['writer'],
): Services {
  return (services.withWriter?.(writer) ?? { ...services, writer }) as Services;
}
