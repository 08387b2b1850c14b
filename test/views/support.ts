/** Sends the fields of views. */
import { unique } from '../helpers/catalog.js';

interface Sender {
  graphql(query: string, variables?: object): Promise<any>;
}

export const DEFINITION = { entityTypes: ['DATASET'], filter: { operator: 'AND', filters: [] as object[] } };

const FIELDS = `urn name description viewType
  definition { entityTypes filter { operator filters { field values condition negated } } }`;

/** Sends the mutations and the queries of views for one user. */
export function viewTools(by: Sender) {
  const send = (kind: string, call: string, variables: object, types: string) =>
    by.graphql(`${kind} (${types}) { ${call} }`, variables);
  const create = (input: object) =>
    send(
      'mutation',
      `createView(input: $input) { ${FIELDS} }`,
      { input: { viewType: 'PERSONAL', name: unique('view'), definition: DEFINITION, ...input } },
      '$input: CreateViewInput!',
    );
  return {
    create,
    /** Creates a view and returns its URN. */
    make: async (input: object = {}): Promise<string> => {
      const { data, errors } = await create(input);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data.createView.urn;
    },
    update: (urn: string, input: object) =>
      send(
        'mutation',
        `updateView(urn: $urn, input: $input) { ${FIELDS} }`,
        { urn, input },
        '$urn: String!, $input: UpdateViewInput!',
      ),
    remove: (urn: string) => send('mutation', 'deleteView(urn: $urn)', { urn }, '$urn: String!'),
    mine: async (input: object = {}) => {
      const answer = await send(
        'query',
        `listMyViews(input: $input) { start count total views { urn } }`,
        { input },
        '$input: ListMyViewsInput!',
      );
      return answer.data.listMyViews;
    },
    global: async (input: object = {}) => {
      const answer = await send(
        'query',
        `listGlobalViews(input: $input) { start count total views { urn } }`,
        { input },
        '$input: ListGlobalViewsInput!',
      );
      return answer.data.listGlobalViews;
    },
  };
}
