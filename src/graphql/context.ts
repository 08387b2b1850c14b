/** What resolvers work with; loaders live for one request. */
import type { Services } from './services.js';
import type { AspectLoader } from './loaders/aspect-loader.js';
import type { EntityTypeNames } from './entity-types.js';

export interface GraphqlContext {
  readonly services: Services;
  /** URN of who acts. */
  readonly actor: string;
  readonly typeNames: EntityTypeNames;
  readonly aspects: AspectLoader;
}
