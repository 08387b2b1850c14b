/** Creates entities for tests of mutations, sends mutations, and reads what they stored. */
import { datasetUrn, proposal, unique, type TestCatalog } from '../catalog.js';

export interface MutationTools {
  /** Sends a mutation whose only argument is `input`, whose type is named after the mutation. */
  readonly mutate: (name: string, input: object) => Promise<any>;
  /** Like `mutate`, but the mutation must succeed. Returns the value of its field. */
  readonly done: (name: string, input: object) => Promise<any>;
  /** Creates a table with the fields `id` and `a/b~c`. */
  readonly newTable: () => Promise<string>;
  /** Creates several tables with one request. */
  readonly newTables: (count: number) => Promise<string[]>;
  readonly newUsers: (count: number) => Promise<string[]>;
  readonly newUser: () => Promise<string>;
  readonly newDomain: (parentDomain?: string) => Promise<string>;
  readonly newTerm: () => Promise<string>;
  /** Returns the latest value of an aspect; undefined if there is none. */
  readonly stored: (urn: string, aspect: string) => Promise<any>;
  readonly exists: (urn: string) => Promise<boolean>;
}

export function mutationTools(catalog: () => TestCatalog): MutationTools {
  const ingest = async (urn: string, aspect: string, value: object) => {
    const { status, text } = await catalog().ingest(urn, aspect, value);
    if (status !== 200) throw new Error(text);
    return urn;
  };
  const ingestAll = async (urns: string[], aspect: string, value: object) => {
    const { status, text } = await catalog().ingestBatch(urns.map((urn) => proposal(urn, aspect, value)));
    if (status !== 200) throw new Error(text);
    return urns;
  };
  const mutate = (name: string, input: object) => catalog().graphql(mutationOf(name), { input });
  return {
    mutate,
    done: async (name, input) => {
      const { data, errors } = await mutate(name, input);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data[name];
    },
    newTable: () => ingest(datasetUrn(unique('db.table')), 'schemaMetadata', SCHEMA),
    newTables: (count) =>
      ingestAll(
        Array.from({ length: count }, () => datasetUrn(unique('db.table'))),
        'schemaMetadata',
        SCHEMA,
      ),
    newUsers: (count) =>
      ingestAll(
        Array.from({ length: count }, () => `urn:li:corpuser:${unique('user')}`),
        'corpUserInfo',
        {
          active: true,
        },
      ),
    newUser: () => ingest(`urn:li:corpuser:${unique('user')}`, 'corpUserInfo', { active: true }),
    newDomain: (parentDomain) =>
      ingest(`urn:li:domain:${unique('domain')}`, 'domainProperties', { name: 'Sales', parentDomain }),
    newTerm: () =>
      ingest(`urn:li:glossaryTerm:${unique('term')}`, 'glossaryTermInfo', {
        definition: 'A word',
        termSource: 'INTERNAL',
      }),
    stored: async (urn, aspect) => {
      const { json, status } = await catalog().aspect(urn, aspect);
      return status === 404 ? undefined : Object.values(json.aspect)[0];
    },
    exists: async (urn) => (await catalog().query(`{ entityExists(urn: "${urn}") }`)).entityExists,
  };
}

const SCHEMA = {
  schemaName: 'table',
  platform: 'urn:li:dataPlatform:hive',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: ['id', 'a/b~c'].map((fieldPath) => ({
    fieldPath,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'text',
  })),
};

/** Input types that are not named after their mutation. */
const INPUT_TYPES: Readonly<Record<string, string>> = {
  addTag: 'TagAssociationInput',
  removeTag: 'TagAssociationInput',
  addTerm: 'TermAssociationInput',
  removeTerm: 'TermAssociationInput',
  updateDescription: 'DescriptionUpdateInput',
  createGlossaryTerm: 'CreateGlossaryEntityInput',
  createGlossaryNode: 'CreateGlossaryEntityInput',
  addRelatedTerms: 'RelatedTermsInput',
  removeRelatedTerms: 'RelatedTermsInput',
};

/** Returns the document of a mutation whose only argument is `input`. @param selection of its answer, in braces */
export function mutationOf(name: string, selection = ''): string {
  const type = INPUT_TYPES[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) ${selection} }`;
}
