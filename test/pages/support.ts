/** Sends the mutations of page modules and page templates. */
import { unique } from '../helpers/catalog.js';
import { mutationOf } from '../helpers/graphql/mutations.js';

interface Sender {
  graphql(query: string, variables?: object): Promise<any>;
}

export const LINK = { linkParams: { linkUrl: 'https://example.com', description: 'All' } };

const MODULE = `urn properties { name type visibility { scope } params { linkParams { linkUrl imageUrl description }
  richTextParams { content } assetCollectionParams { assetUrns dynamicFilterJson }
  hierarchyViewParams { assetUrns showRelatedEntities relatedEntitiesFilterJson } } }`;
const TEMPLATE = `urn properties { rows { modules { urn } } surface { surfaceType } visibility { scope }
  assetSummary { summaryElements { elementType structuredProperty { urn } } } }`;

export function pageTools(by: Sender) {
  const send = (name: string, input: object, fields = '') => by.graphql(mutationOf(name, fields), { input });
  const upsertModule = (input: object) => {
    const module = { name: unique('module'), type: 'LINK', scope: 'PERSONAL', params: LINK, ...input };
    return send('upsertPageModule', module, `{ ${MODULE} }`);
  };
  const upsertTemplate = (input: object) => {
    const template = { rows: [], scope: 'PERSONAL', surfaceType: 'HOME_PAGE', ...input };
    return send('upsertPageTemplate', template, `{ ${TEMPLATE} }`);
  };
  const made = async (answer: Promise<any>): Promise<string> => {
    const { data, errors } = await answer;
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return (Object.values(data)[0] as { urn: string }).urn;
  };
  return {
    upsertModule,
    upsertTemplate,
    /** Creates a module and returns its URN. */
    makeModule: (input: object = {}) => made(upsertModule(input)),
    makeTemplate: (input: object = {}) => made(upsertTemplate(input)),
    deleteModule: (urn: string) => send('deletePageModule', { urn }),
    deleteTemplate: (urn: string) => send('deletePageTemplate', { urn }),
  };
}
