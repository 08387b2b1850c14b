/** Layouts of pages. */
import { isJsonObject } from '../../../core/json.js';
import { MODULE_PROPERTIES } from '../../../catalog/pages/built-in-pages.js';
import type { GraphqlContext } from '../context.js';
import { findDescribed } from '../loaders/find-described.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { itemsAt, StoredRecord } from '../mapping/record.js';

export const pageTemplates = {
  DataHubPageTemplateRow: {
    /** Leaves out modules that do not exist, or that the actor may not view. */
    modules: async ({ value }: StoredRecord, _: unknown, context: GraphqlContext): Promise<EntityRef[]> => {
      const named = itemsAt(value, ['modules']);
      const found = await Promise.all(named.map((urn) => findDescribed(urn, MODULE_PROPERTIES, context)));
      return found.filter((module) => module !== null);
    },
  },
  DataHubPageTemplateAssetSummary: {
    /** Empty if the template lists none. */
    summaryElements: ({ value, owner }: StoredRecord): StoredRecord[] =>
      itemsAt(value, ['summaryElements'])
        .filter(isJsonObject)
        .map((element) => new StoredRecord(element, owner)),
  },
} as const;
