/** The context of resolvers. Loaders live as long as one request. */
import type { RequestBudget } from '../../core/request-budget.js';
import type { Clock } from '../../core/clock.js';
import type { Requester } from '../../core/request-facts.js';
import type { Services } from '../../auth/services.js';
import { withWriter } from '../../catalog/commands/with-writer.js';
import type { EntityTypeNames } from './entity-types.js';
import { forgetLoaded, forgettingWriter } from './forget-loaded.js';
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
export function createContext({
  services,
  actor,
  facts,
  typeNames,
  clock,
  origin,
  budget,
  isCounted,
}: Omit<GraphqlContext, keyof Loaders | 'now'>): GraphqlContext {
  const writer = forgettingWriter(services, () => {
    forgetLoaded(context);
  });
  const own = withWriter(services, writer);
  const context: GraphqlContext = {
    services: own,
    actor,
    facts,
    typeNames,
    clock,
    now: clock.now(),
    origin,
    budget,
    isCounted,
    ...createLoaders(own, actor, budget),
  };
  return context;
}
