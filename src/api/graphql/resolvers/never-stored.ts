/** Fields that clients know although nothing here has their value (docs/graphql.md, "Fields without a value"). */
const nothing = () => null;

export const neverStored = {
  Dataset: { platformNativeType: nothing },
  Tag: { editableProperties: nothing },
  RawAspect: { renderSpec: nothing },
} as const;
