/** The specification's rule of a model's features: null when none are set, also when an empty list was written. */
import { memberAt, type StoredRecord } from '../mapping/record.js';

export const mlModelProperties = {
  mlFeatures: (parent: StoredRecord): unknown => {
    const features = memberAt(parent.value, ['mlFeatures']);
    return Array.isArray(features) && features.length > 0 ? features : null;
  },
};
