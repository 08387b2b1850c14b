/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { EntityType } from '../../api/types.graphql.js';
import type { Operation } from '../../api/operation.js';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';

export type CatalogChangesInput = {
  /** Page size. Default: 50, maximum: 500. */
  readonly count?: number | null | undefined;
  /** The `older` cursor of a page: returns the changes that precede it. Cannot be combined with `after`. */
  readonly before?: string | null | undefined;
  /** The `newest` cursor of a page: returns the changes since then. If there are more than `count`, the newest `count` are returned. */
  readonly after?: string | null | undefined;
  /**
   * Default: all types except those in which the service and its clients keep internal state: `ACCESS_TOKEN`, `DATAHUB_STEP_STATE`,
   * `DATAHUB_UPGRADE`, `INVITE_TOKEN`, `TELEMETRY`.
   */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** URN of the actor who made the changes. Default: any actor. */
  readonly actor?: string | null | undefined;
  /** Ingestion run of the changes. Includes changes that were rolled back since. */
  readonly runId?: string | null | undefined;
};
export type ChangesPageQuery = {
  readonly catalogChanges: {
    readonly older: string | null;
    readonly newest: string | null;
    readonly changes: ReadonlyArray<{
      readonly id: string;
      readonly time: number;
      readonly runId: string | null;
      readonly urn: string;
      readonly isDeletion: boolean;
      readonly aspects: ReadonlyArray<{ readonly name: string; readonly operation: string }>;
      readonly actor: EntityLinkFragment | null;
      readonly entity: EntityLinkFragment | null;
    }>;
  };
};

export const ChangesPage: Operation<ChangesPageQuery, { input: CatalogChangesInput }> =
  'query ChangesPage($input: CatalogChangesInput!) {\n  catalogChanges(input: $input) {\n    older\n    newest\n    changes {\n      id\n      time\n      runId\n      urn\n      isDeletion\n      aspects {\n        name\n        operation\n      }\n      actor {\n        ...EntityLink\n      }\n      entity {\n        ...EntityLink\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
