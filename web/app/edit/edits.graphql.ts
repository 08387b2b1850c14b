/** Made from the GraphQL document beside it by `npm run generate`; not to be edited. */
/* eslint-disable */
import type {
  Exact,
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
export type AddTagsMutationVariables = Exact<{ input: AddTagsInput }>;
export type AddTagsMutation = { readonly addTags: boolean | null };
export type RemoveTagMutationVariables = Exact<{ input: TagAssociationInput }>;
export type RemoveTagMutation = { readonly removeTag: boolean | null };
export type AddTermsMutationVariables = Exact<{ input: AddTermsInput }>;
export type AddTermsMutation = { readonly addTerms: boolean | null };
export type RemoveTermMutationVariables = Exact<{ input: TermAssociationInput }>;
export type RemoveTermMutation = { readonly removeTerm: boolean | null };
export type AddOwnersMutationVariables = Exact<{ input: AddOwnersInput }>;
export type AddOwnersMutation = { readonly addOwners: boolean | null };
export type RemoveOwnerMutationVariables = Exact<{ input: RemoveOwnerInput }>;
export type RemoveOwnerMutation = { readonly removeOwner: boolean | null };
export type SetDomainMutationVariables = Exact<{ entityUrn: string; domainUrn: string }>;
export type SetDomainMutation = { readonly setDomain: boolean | null };
export type UnsetDomainMutationVariables = Exact<{ entityUrn: string }>;
export type UnsetDomainMutation = { readonly unsetDomain: boolean | null };
export type SetDataProductMutationVariables = Exact<{ input: BatchSetDataProductInput }>;
export type SetDataProductMutation = { readonly batchSetDataProduct: boolean | null };
export type UpdateDeprecationMutationVariables = Exact<{ input: UpdateDeprecationInput }>;
export type UpdateDeprecationMutation = { readonly updateDeprecation: boolean | null };
export type UpdateDescriptionMutationVariables = Exact<{ input: DescriptionUpdateInput }>;
export type UpdateDescriptionMutation = { readonly updateDescription: boolean | null };
export type UpdateNameMutationVariables = Exact<{ input: UpdateNameInput }>;
export type UpdateNameMutation = { readonly updateName: boolean | null };
export type AddLinkMutationVariables = Exact<{ input: AddLinkInput }>;
export type AddLinkMutation = { readonly addLink: boolean | null };
export type RemoveLinkMutationVariables = Exact<{ input: RemoveLinkInput }>;
export type RemoveLinkMutation = { readonly removeLink: boolean | null };
export type SetSoftDeletedMutationVariables = Exact<{ input: BatchUpdateSoftDeletedInput }>;
export type SetSoftDeletedMutation = { readonly batchUpdateSoftDeleted: boolean | null };
export type SetPropertiesMutationVariables = Exact<{ input: UpsertStructuredPropertiesInput }>;
export type SetPropertiesMutation = {
  readonly upsertStructuredProperties: {
    readonly properties: ReadonlyArray<{ readonly associatedUrn: string }> | null;
  };
};
export type RemovePropertiesMutationVariables = Exact<{ input: RemoveStructuredPropertiesInput }>;
export type RemovePropertiesMutation = {
  readonly removeStructuredProperties: {
    readonly properties: ReadonlyArray<{ readonly associatedUrn: string }> | null;
  };
};
export type RaiseIncidentMutationVariables = Exact<{ input: RaiseIncidentInput }>;
export type RaiseIncidentMutation = { readonly raiseIncident: string | null };
export type SetIncidentStatusMutationVariables = Exact<{ urn: string; input: IncidentStatusInput }>;
export type SetIncidentStatusMutation = { readonly updateIncidentStatus: boolean | null };

export const AddTags: Operation<AddTagsMutation, AddTagsMutationVariables> =
  'mutation AddTags($input: AddTagsInput!) {\n  addTags(input: $input)\n}' as Operation<
    AddTagsMutation,
    AddTagsMutationVariables
  >;
export const RemoveTag: Operation<RemoveTagMutation, RemoveTagMutationVariables> =
  'mutation RemoveTag($input: TagAssociationInput!) {\n  removeTag(input: $input)\n}' as Operation<
    RemoveTagMutation,
    RemoveTagMutationVariables
  >;
export const AddTerms: Operation<AddTermsMutation, AddTermsMutationVariables> =
  'mutation AddTerms($input: AddTermsInput!) {\n  addTerms(input: $input)\n}' as Operation<
    AddTermsMutation,
    AddTermsMutationVariables
  >;
export const RemoveTerm: Operation<RemoveTermMutation, RemoveTermMutationVariables> =
  'mutation RemoveTerm($input: TermAssociationInput!) {\n  removeTerm(input: $input)\n}' as Operation<
    RemoveTermMutation,
    RemoveTermMutationVariables
  >;
export const AddOwners: Operation<AddOwnersMutation, AddOwnersMutationVariables> =
  'mutation AddOwners($input: AddOwnersInput!) {\n  addOwners(input: $input)\n}' as Operation<
    AddOwnersMutation,
    AddOwnersMutationVariables
  >;
export const RemoveOwner: Operation<RemoveOwnerMutation, RemoveOwnerMutationVariables> =
  'mutation RemoveOwner($input: RemoveOwnerInput!) {\n  removeOwner(input: $input)\n}' as Operation<
    RemoveOwnerMutation,
    RemoveOwnerMutationVariables
  >;
export const SetDomain: Operation<SetDomainMutation, SetDomainMutationVariables> =
  'mutation SetDomain($entityUrn: String!, $domainUrn: String!) {\n  setDomain(entityUrn: $entityUrn, domainUrn: $domainUrn)\n}' as Operation<
    SetDomainMutation,
    SetDomainMutationVariables
  >;
export const UnsetDomain: Operation<UnsetDomainMutation, UnsetDomainMutationVariables> =
  'mutation UnsetDomain($entityUrn: String!) {\n  unsetDomain(entityUrn: $entityUrn)\n}' as Operation<
    UnsetDomainMutation,
    UnsetDomainMutationVariables
  >;
export const SetDataProduct: Operation<SetDataProductMutation, SetDataProductMutationVariables> =
  'mutation SetDataProduct($input: BatchSetDataProductInput!) {\n  batchSetDataProduct(input: $input)\n}' as Operation<
    SetDataProductMutation,
    SetDataProductMutationVariables
  >;
export const UpdateDeprecation: Operation<UpdateDeprecationMutation, UpdateDeprecationMutationVariables> =
  'mutation UpdateDeprecation($input: UpdateDeprecationInput!) {\n  updateDeprecation(input: $input)\n}' as Operation<
    UpdateDeprecationMutation,
    UpdateDeprecationMutationVariables
  >;
export const UpdateDescription: Operation<UpdateDescriptionMutation, UpdateDescriptionMutationVariables> =
  'mutation UpdateDescription($input: DescriptionUpdateInput!) {\n  updateDescription(input: $input)\n}' as Operation<
    UpdateDescriptionMutation,
    UpdateDescriptionMutationVariables
  >;
export const UpdateName: Operation<UpdateNameMutation, UpdateNameMutationVariables> =
  'mutation UpdateName($input: UpdateNameInput!) {\n  updateName(input: $input)\n}' as Operation<
    UpdateNameMutation,
    UpdateNameMutationVariables
  >;
export const AddLink: Operation<AddLinkMutation, AddLinkMutationVariables> =
  'mutation AddLink($input: AddLinkInput!) {\n  addLink(input: $input)\n}' as Operation<
    AddLinkMutation,
    AddLinkMutationVariables
  >;
export const RemoveLink: Operation<RemoveLinkMutation, RemoveLinkMutationVariables> =
  'mutation RemoveLink($input: RemoveLinkInput!) {\n  removeLink(input: $input)\n}' as Operation<
    RemoveLinkMutation,
    RemoveLinkMutationVariables
  >;
export const SetSoftDeleted: Operation<SetSoftDeletedMutation, SetSoftDeletedMutationVariables> =
  'mutation SetSoftDeleted($input: BatchUpdateSoftDeletedInput!) {\n  batchUpdateSoftDeleted(input: $input)\n}' as Operation<
    SetSoftDeletedMutation,
    SetSoftDeletedMutationVariables
  >;
export const SetProperties: Operation<SetPropertiesMutation, SetPropertiesMutationVariables> =
  'mutation SetProperties($input: UpsertStructuredPropertiesInput!) {\n  upsertStructuredProperties(input: $input) {\n    properties {\n      associatedUrn\n    }\n  }\n}' as Operation<
    SetPropertiesMutation,
    SetPropertiesMutationVariables
  >;
export const RemoveProperties: Operation<RemovePropertiesMutation, RemovePropertiesMutationVariables> =
  'mutation RemoveProperties($input: RemoveStructuredPropertiesInput!) {\n  removeStructuredProperties(input: $input) {\n    properties {\n      associatedUrn\n    }\n  }\n}' as Operation<
    RemovePropertiesMutation,
    RemovePropertiesMutationVariables
  >;
export const RaiseIncident: Operation<RaiseIncidentMutation, RaiseIncidentMutationVariables> =
  'mutation RaiseIncident($input: RaiseIncidentInput!) {\n  raiseIncident(input: $input)\n}' as Operation<
    RaiseIncidentMutation,
    RaiseIncidentMutationVariables
  >;
export const SetIncidentStatus: Operation<SetIncidentStatusMutation, SetIncidentStatusMutationVariables> =
  'mutation SetIncidentStatus($urn: String!, $input: IncidentStatusInput!) {\n  updateIncidentStatus(urn: $urn, input: $input)\n}' as Operation<
    SetIncidentStatusMutation,
    SetIncidentStatusMutationVariables
  >;
