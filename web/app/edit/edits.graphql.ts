/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
import type {
  IncidentPriority,
  IncidentSourceType,
  IncidentStage,
  IncidentState,
  IncidentType,
  OwnerInput,
  SubResourceType,
} from '../api/types.graphql.js';
import type { Operation } from '../api/operation.js';

export type BatchSetDataProductInput = {
  /** Default: removes the assets from their data product. */
  readonly dataProductUrn?: string | null | undefined;
  readonly resourceUrns: ReadonlyArray<string>;
};
export type RaiseIncidentInput = {
  readonly type: IncidentType;
  /** Custom type, if the type is `CUSTOM`. */
  readonly customType?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** The affected entity. Required here or in `resourceUrns`. */
  readonly resourceUrn?: string | null | undefined;
  readonly resourceUrns?: ReadonlyArray<string> | null | undefined;
  readonly priority?: IncidentPriority | null | undefined;
  /** Default: active. */
  readonly status?: IncidentStatusInput | null | undefined;
  /** Default: reported by a user. */
  readonly source?: IncidentSourceInput | null | undefined;
  /** Start of the incident, epoch milliseconds. */
  readonly startedAt?: number | null | undefined;
  /** Assigned users and groups. */
  readonly assigneeUrns?: ReadonlyArray<string> | null | undefined;
};
export type IncidentStatusInput = {
  readonly state: IncidentState;
  readonly stage?: IncidentStage | null | undefined;
  readonly message?: string | null | undefined;
};
export type IncidentSourceInput = {
  readonly type: IncidentSourceType;
  /** The assertion that failed. */
  readonly assertionUrn?: string | null | undefined;
};
export type UpdateDeprecationInput = {
  readonly urn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
  readonly deprecated: boolean;
  /** Time of the planned removal, epoch milliseconds. */
  readonly decommissionTime?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** URN of the replacement. */
  readonly replacement?: string | null | undefined;
};
export type BatchUpdateSoftDeletedInput = { readonly urns: ReadonlyArray<string>; readonly deleted: boolean };
export type LinkSettingsInput = {
  /** Whether previews of the entity show the link. */
  readonly showInAssetPreview?: boolean | null | undefined;
};
export type AddLinkInput = {
  readonly linkUrl: string;
  readonly label: string;
  readonly resourceUrn: string;
  readonly settings?: LinkSettingsInput | null | undefined;
};
export type RemoveLinkInput = {
  readonly linkUrl: string;
  readonly label?: string | null | undefined;
  readonly resourceUrn: string;
};

export type AddOwnersInput = { readonly owners: ReadonlyArray<OwnerInput>; readonly resourceUrn: string };
export type RemoveOwnerInput = {
  readonly ownerUrn: string;
  readonly ownershipTypeUrn?: string | null | undefined;
  readonly resourceUrn: string;
};

export type UpsertStructuredPropertiesInput = {
  readonly assetUrn: string;
  readonly structuredPropertyInputParams: ReadonlyArray<StructuredPropertyInputParams>;
};
export type StructuredPropertyInputParams = {
  readonly structuredPropertyUrn: string;
  readonly values: ReadonlyArray<PropertyValueInput>;
};
/** One of the two. */
export type PropertyValueInput = {
  readonly stringValue?: string | null | undefined;
  readonly numberValue?: number | null | undefined;
};
export type RemoveStructuredPropertiesInput = {
  readonly assetUrn: string;
  readonly structuredPropertyUrns: ReadonlyArray<string>;
};
export type TagAssociationInput = {
  readonly tagUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
};
export type AddTagsInput = {
  readonly tagUrns: ReadonlyArray<string>;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
};
export type TermAssociationInput = {
  readonly termUrn: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
};
export type AddTermsInput = {
  readonly termUrns: ReadonlyArray<string>;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
};
export type DescriptionUpdateInput = {
  readonly description: string;
  readonly resourceUrn: string;
  readonly subResourceType?: SubResourceType | null | undefined;
  /** Path of the schema field, instead of the whole entity. */
  readonly subResource?: string | null | undefined;
  /**
   * The edited description that the client last read (`EntityOverview.editableDescription`, or the description of the
   * field in `editableSchemaMetadata`); the empty text if there was none. If another user has changed the text since
   * then, the service refuses the change with the code CONFLICT. Default: the change replaces any text.
   */
  readonly expectedDescription?: string | null | undefined;
};
export type UpdateNameInput = {
  /** At most 1,000 characters. An empty name restores the source's name of a dataset, and is refused for other types. */
  readonly name: string;
  readonly urn: string;
};

export const AddTags: Operation<{ readonly addTags: boolean | null }, { input: AddTagsInput }> =
  'mutation AddTags($input: AddTagsInput!) {\n  addTags(input: $input)\n}';
export const RemoveTag: Operation<{ readonly removeTag: boolean | null }, { input: TagAssociationInput }> =
  'mutation RemoveTag($input: TagAssociationInput!) {\n  removeTag(input: $input)\n}';
export const AddTerms: Operation<{ readonly addTerms: boolean | null }, { input: AddTermsInput }> =
  'mutation AddTerms($input: AddTermsInput!) {\n  addTerms(input: $input)\n}';
export const RemoveTerm: Operation<{ readonly removeTerm: boolean | null }, { input: TermAssociationInput }> =
  'mutation RemoveTerm($input: TermAssociationInput!) {\n  removeTerm(input: $input)\n}';
export const AddOwners: Operation<{ readonly addOwners: boolean | null }, { input: AddOwnersInput }> =
  'mutation AddOwners($input: AddOwnersInput!) {\n  addOwners(input: $input)\n}';
export const RemoveOwner: Operation<{ readonly removeOwner: boolean | null }, { input: RemoveOwnerInput }> =
  'mutation RemoveOwner($input: RemoveOwnerInput!) {\n  removeOwner(input: $input)\n}';
export const SetDomain: Operation<
  { readonly setDomain: boolean | null },
  { entityUrn: string; domainUrn: string }
> =
  'mutation SetDomain($entityUrn: String!, $domainUrn: String!) {\n  setDomain(entityUrn: $entityUrn, domainUrn: $domainUrn)\n}';
export const UnsetDomain: Operation<{ readonly unsetDomain: boolean | null }, { entityUrn: string }> =
  'mutation UnsetDomain($entityUrn: String!) {\n  unsetDomain(entityUrn: $entityUrn)\n}';
export const SetDataProduct: Operation<
  { readonly batchSetDataProduct: boolean | null },
  { input: BatchSetDataProductInput }
> = 'mutation SetDataProduct($input: BatchSetDataProductInput!) {\n  batchSetDataProduct(input: $input)\n}';
export const UpdateDeprecation: Operation<
  { readonly updateDeprecation: boolean | null },
  { input: UpdateDeprecationInput }
> = 'mutation UpdateDeprecation($input: UpdateDeprecationInput!) {\n  updateDeprecation(input: $input)\n}';
export const UpdateDescription: Operation<
  { readonly updateDescription: boolean | null },
  { input: DescriptionUpdateInput }
> = 'mutation UpdateDescription($input: DescriptionUpdateInput!) {\n  updateDescription(input: $input)\n}';
export const UpdateName: Operation<{ readonly updateName: boolean | null }, { input: UpdateNameInput }> =
  'mutation UpdateName($input: UpdateNameInput!) {\n  updateName(input: $input)\n}';
export const AddLink: Operation<{ readonly addLink: boolean | null }, { input: AddLinkInput }> =
  'mutation AddLink($input: AddLinkInput!) {\n  addLink(input: $input)\n}';
export const RemoveLink: Operation<{ readonly removeLink: boolean | null }, { input: RemoveLinkInput }> =
  'mutation RemoveLink($input: RemoveLinkInput!) {\n  removeLink(input: $input)\n}';
export const SetSoftDeleted: Operation<
  { readonly batchUpdateSoftDeleted: boolean | null },
  { input: BatchUpdateSoftDeletedInput }
> =
  'mutation SetSoftDeleted($input: BatchUpdateSoftDeletedInput!) {\n  batchUpdateSoftDeleted(input: $input)\n}';
export const SetProperties: Operation<
  {
    readonly upsertStructuredProperties: {
      readonly properties: ReadonlyArray<{ readonly associatedUrn: string }> | null;
    };
  },
  { input: UpsertStructuredPropertiesInput }
> =
  'mutation SetProperties($input: UpsertStructuredPropertiesInput!) {\n  upsertStructuredProperties(input: $input) {\n    properties {\n      associatedUrn\n    }\n  }\n}';
export const RemoveProperties: Operation<
  {
    readonly removeStructuredProperties: {
      readonly properties: ReadonlyArray<{ readonly associatedUrn: string }> | null;
    };
  },
  { input: RemoveStructuredPropertiesInput }
> =
  'mutation RemoveProperties($input: RemoveStructuredPropertiesInput!) {\n  removeStructuredProperties(input: $input) {\n    properties {\n      associatedUrn\n    }\n  }\n}';
export const RaiseIncident: Operation<
  { readonly raiseIncident: string | null },
  { input: RaiseIncidentInput }
> = 'mutation RaiseIncident($input: RaiseIncidentInput!) {\n  raiseIncident(input: $input)\n}';
export const SetIncidentStatus: Operation<
  { readonly updateIncidentStatus: boolean | null },
  { urn: string; input: IncidentStatusInput }
> =
  'mutation SetIncidentStatus($urn: String!, $input: IncidentStatusInput!) {\n  updateIncidentStatus(urn: $urn, input: $input)\n}';
