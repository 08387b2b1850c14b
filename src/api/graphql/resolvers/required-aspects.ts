/** Members of main aspects that the schema shows in another form: descriptions of uploaded files, and times of posts. */
import { FILE_ASPECT } from '../../../catalog/files/names.js';
import type { GraphqlContext } from '../context.js';
import { loadMainAspect } from '../loaders/load-main-aspect.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

export const requiredAspects = {
  DataHubFile: {
    info: async ({ urn }: EntityRef, _: unknown, context: GraphqlContext) => {
      const info = await loadMainAspect(urn, FILE_ASPECT, context);
      return info && new StoredRecord(info, urn);
    },
  },
  Post: {
    lastModified: async ({ urn }: EntityRef, _: unknown, { aspects }: Pick<GraphqlContext, 'aspects'>) => {
      const info = (await aspects.load(urn.text, 'postInfo'))?.value;
      return { time: memberAt(info, ['lastModified']), actor: memberAt(info, ['auditStamp', 'actor']) };
    },
  },
} as const;
