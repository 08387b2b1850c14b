import { request } from '../api/request.js';
import {
  CreateDataProduct,
  CreateDomain,
  CreateGroup,
  CreateTag,
  CreateTerm,
  CreateTermGroup,
} from './create-entity.graphql.js';
import type { CreatableType } from './creatable-types.js';

export interface NewEntity {
  readonly name: string;
  readonly description?: string;
  /** URN of the parent folder or domain. Data products need one. */
  readonly parent?: string;
}

type Create = (entity: NewEntity) => Promise<string | null | undefined>;

const CREATE: Readonly<Record<CreatableType, Create>> = {
  tag: async ({ name, ...rest }) =>
    (await request(CreateTag, { input: { ...idOf(name), name, ...describedBy(rest) } })).createTag,
  glossaryTerm: async ({ name, parent, ...rest }) => {
    const input = { name, ...describedBy(rest), ...(parent !== undefined && { parentNode: parent }) };
    return (await request(CreateTerm, { input })).createGlossaryTerm;
  },
  glossaryNode: async ({ name, parent, ...rest }) => {
    const input = { name, ...describedBy(rest), ...(parent !== undefined && { parentNode: parent }) };
    return (await request(CreateTermGroup, { input })).createGlossaryNode;
  },
  domain: async ({ name, parent, ...rest }) => {
    const input = { name, ...describedBy(rest), ...(parent !== undefined && { parentDomain: parent }) };
    return (await request(CreateDomain, { input })).createDomain;
  },
  dataProduct: async ({ name, parent = '', ...rest }) => {
    const input = { properties: { name, ...describedBy(rest) }, domainUrn: parent };
    return (await request(CreateDataProduct, { input })).createDataProduct?.urn;
  },
  corpGroup: async ({ name, ...rest }) =>
    (await request(CreateGroup, { input: { name, ...describedBy(rest) } })).createGroup,
};

/**
 * @returns the URN of the new entity
 * @throws ApiError if the service refuses
 */
export async function createEntity(type: CreatableType, entity: NewEntity): Promise<string> {
  const urn = await CREATE[type](entity);
  if (urn === null || urn === undefined)
    throw new Error('The service did not return the URN of the new entity.');
  return urn;
}

/** The URN of a tag contains its name, so that recipes and files can refer to it. */
function idOf(name: string): { readonly id?: string } {
  return /^[\w. -]+$/.test(name) ? { id: name } : {};
}

function describedBy({ description }: Pick<NewEntity, 'description'>): { readonly description?: string } {
  return description === undefined || description.trim() === '' ? {} : { description };
}
