/** Layouts of pages. */
import { isJsonObject } from '../../../core/json.js';
import { itemsAt, StoredRecord } from '../mapping/record.js';

export const pageTemplates = {
  DataHubPageTemplateAssetSummary: {
    /** Empty if the template lists none. */
    summaryElements: ({ value, owner }: StoredRecord): StoredRecord[] =>
      itemsAt(value, ['summaryElements'])
        .filter(isJsonObject)
        .map((element) => new StoredRecord(element, owner)),
  },
} as const;
