/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type { HistoryInput } from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';
import type { EntityLinkFragment } from '../api/fragments.graphql.js';

export type EditableTextsQuery = {
  readonly entity: {
    readonly urn: string;
    readonly overview: {
      readonly editableName: string | null;
      readonly editableDescription: string | null;
      readonly privileges: { readonly canEditName: boolean | null } | null;
    };
  } | null;
};
export type StoredDescriptionQuery = {
  readonly entity:
    | {
        readonly urn: string;
        readonly exists: boolean | null;
        readonly overview: { readonly editableDescription: string | null };
        readonly history: {
          readonly changes: ReadonlyArray<{
            readonly time: number;
            readonly before: string | null;
            readonly after: string | null;
            readonly actor: EntityLinkFragment | null;
          }>;
        };
      }
    | {
        readonly urn: string;
        readonly exists: boolean | null;
        readonly editableSchemaMetadata: {
          readonly editableSchemaFieldInfo: ReadonlyArray<{
            readonly fieldPath: string;
            readonly description: string | null;
          }>;
        } | null;
        readonly overview: { readonly editableDescription: string | null };
        readonly history: {
          readonly changes: ReadonlyArray<{
            readonly time: number;
            readonly before: string | null;
            readonly after: string | null;
            readonly actor: EntityLinkFragment | null;
          }>;
        };
      }
    | null;
};

export const EditableTexts: Operation<EditableTextsQuery, { urn: string }> =
  'query EditableTexts($urn: String!) {\n  entity(urn: $urn) {\n    urn\n    overview {\n      editableName\n      editableDescription\n      privileges {\n        canEditName\n      }\n    }\n  }\n}';
export const StoredDescription: Operation<StoredDescriptionQuery, { urn: string; history: HistoryInput }> =
  'query StoredDescription($urn: String!, $history: HistoryInput!) {\n  entity(urn: $urn) {\n    urn\n    exists\n    overview {\n      editableDescription\n    }\n    ... on Dataset {\n      editableSchemaMetadata {\n        editableSchemaFieldInfo {\n          fieldPath\n          description\n        }\n      }\n    }\n    history(input: $history) {\n      changes {\n        time\n        before\n        after\n        actor {\n          ...EntityLink\n        }\n      }\n    }\n  }\n}\nfragment EntityLink on Entity {\n  urn\n  overview {\n    name\n    subTypes\n    platform {\n      urn\n      name\n      properties {\n        displayName\n      }\n    }\n  }\n}';
