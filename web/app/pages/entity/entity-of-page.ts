import type { EntityPageQuery } from './entity-page.graphql.js';

/** Data of the entity that the page loads before a tab opens. */
export type EntityOfPage = NonNullable<EntityPageQuery['entity']>;

/** Every tab receives the entity of the page and loads the rest itself. */
export interface TabProps {
  readonly entity: EntityOfPage;
}
