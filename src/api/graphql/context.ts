/** The context of resolvers. Its loaders live as long as one request, and forget what they loaded when something is written. */
import type { Services } from '../../auth/services.js';
import { withWriter } from '../../catalog/commands/command-context.js';
import type { CatalogWriter } from '../../catalog/writes/types.js';
import type { Clock } from '../../core/clock.js';
import { CatalogError } from '../../core/errors.js';
import type { RequestBudget } from '../../core/request-budget.js';
import type { Requester } from '../../core/request-facts.js';
import { findEntityType, toEnumName } from '../../model/search/entity-type-names.js';
import type { MetadataModel } from '../../model/types.js';
import { createLoaders, type Loaders } from './loaders/create-loaders.js';

export interface GraphqlContext extends Loaders, Requester {
  readonly services: Services;
  readonly typeNames: EntityTypeNames;
  readonly clock: Clock;
  /** Time of the request in epoch milliseconds. All entities use the same value, so that loaders can batch their reads. */
  readonly now: number;
  /** Address at which the client reached the service, without a trailing slash; empty if it did not use HTTP. */
  readonly origin: string;
  /** Counts what the request uses. */
  readonly budget: RequestBudget;
  /** Whether metrics count the operation. */
  readonly isCounted: boolean;
}

/** Creates the context of one request. */
export function createContext(given: Omit<GraphqlContext, keyof Loaders | 'now'>): GraphqlContext {
  const { services, actor, clock, budget } = given;
  const writer = forgettingWriter(services, () => {
    forgetLoaded(context);
  });
  const own = withWriter(services, writer);
  const loaders = createLoaders(own, actor, budget);
  const context: GraphqlContext = { ...given, services: own, now: clock.now(), ...loaders };
  return context;
}

/** The enum value of every entity type that the enum does not list, e.g. of a type from a company's own schemas. */
const OTHER_TYPE = 'OTHER';

/** Converts between entity types and the values of the enum `EntityType`. */
export class EntityTypeNames {
  /** @param listed the values of the enum */
  constructor(
    private readonly model: MetadataModel,
    private readonly listed: ReadonlySet<string>,
  ) {}

  toEnum(entityType: string): string {
    const name = toEnumName(entityType);
    return this.listed.has(name) ? name : OTHER_TYPE;
  }

  /** @throws INVALID_REQUEST for `OTHER` and for names that the model does not define */
  toEntityType(enumName: string): string {
    const entityType = findEntityType(this.model, enumName);
    if (entityType === undefined)
      throw new CatalogError('INVALID_REQUEST', `There is no entity type ${enumName}`, {
        rule: 'EntityType',
      });
    return entityType;
  }
}

/** The part of the request's context that holds loaders. */
interface RequestLoaders {
  readonly aspects: { forget(): void };
}

/** Waits for the change and drops everything loaded before, whether the change succeeded or not. */
export async function forgetting<Value>(context: RequestLoaders, change: Promise<Value>): Promise<Value> {
  try {
    return await change;
  } finally {
    forgetLoaded(context);
  }
}

/** Changes users, groups, policies or service accounts in the name of the actor, and drops everything loaded before. */
export async function changeAccess<Value>(
  context: GraphqlContext,
  change: (access: Services['access'], by: Requester) => Promise<Value>,
): Promise<Value> {
  const { services, actor, facts } = context;
  return forgetting(context, change(services.access, { actor, facts }));
}

/** Returns a writer that calls `forget` after each change. It asks for `services.writer` only when something is written. */
export function forgettingWriter(
  services: { readonly writer: CatalogWriter },
  forget: () => void,
): CatalogWriter {
  return {
    write: (proposals, by) => services.writer.write(proposals, by).finally(forget),
    deleteEntity: (urn, by) => services.writer.deleteEntity(urn, by).finally(forget),
    deleteWithReferences: (urn, by) => services.writer.deleteWithReferences(urn, by).finally(forget),
    deletePoints: (range, by) => services.writer.deletePoints(range, by).finally(forget),
    deleteReferences: (urn, by) => services.writer.deleteReferences(urn, by).finally(forget),
    deleteByRegistry: (registryId, by) => services.writer.deleteByRegistry(registryId, by).finally(forget),
    rollBack: (request, by) => services.writer.rollBack(request, by).finally(forget),
  };
}

/** Clears all loaders of the request after a change, so that the answer shows the change. */
export function forgetLoaded(context: RequestLoaders): void {
  context.aspects.forget();
  for (const part of Object.values(context)) if (isLoader(part)) part.clearAll();
}

function isLoader(part: unknown): part is { clearAll(): unknown } {
  return typeof part === 'object' && part !== null && 'clearAll' in part;
}
