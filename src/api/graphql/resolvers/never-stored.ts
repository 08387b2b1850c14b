/** Fields that clients know although nothing here has their value (docs/graphql.md, "Fields without a value"). */
const nothing = () => null;
const none = () => [];

export const neverStored = {
  Dataset: { platformNativeType: nothing },
  Tag: { editableProperties: nothing },
  SearchResult: { insights: none },
  SearchAcrossLineageResult: { insights: none },
  RawAspect: { renderSpec: nothing },
} as const;
