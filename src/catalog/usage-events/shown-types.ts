/** The types of the entities that lists of viewed, edited and popular entities contain. */
export const SHOWN_TYPES: readonly string[] = [
  'dataset',
  'dataFlow',
  'dataJob',
  'container',
  'dashboard',
  'chart',
  'mlModel',
  'mlFeature',
  'mlModelGroup',
  'mlFeatureTable',
];
