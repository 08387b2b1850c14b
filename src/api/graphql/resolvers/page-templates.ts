/** Layouts of pages. */
import { isJsonObject } from '../../../core/json.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

export const pageTemplates = {
  DataHubPageTemplateAssetSummary: {
    /** Empty if the template lists none. */
    summaryElements: ({ value, owner }: StoredRecord): StoredRecord[] => {
      const elements = memberAt(value, ['summaryElements']);
      if (!Array.isArray(elements)) return [];
      return elements.filter(isJsonObject).map((element) => new StoredRecord(element, owner));
    },
  },
} as const;
