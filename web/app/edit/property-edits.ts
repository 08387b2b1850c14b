import { request } from '../api/request.js';
import { RemoveProperties, SetProperties, type PropertyValueInput } from './edits.graphql.js';
import type { Edit } from './edit.js';

export interface PropertyOfEntity {
  /** URN of the entity. */
  readonly urn: string;
  /** URN of the property. */
  readonly property: string;
  readonly name: string;
}

/** Sets the values of a property, or removes it if there are none. @param before the previous values */
export function setProperty(
  target: PropertyOfEntity,
  values: readonly PropertyValueInput[],
  before: readonly PropertyValueInput[],
): Edit {
  return { ...assign(target, values), undo: assign(target, before) };
}

function assign({ urn, property, name }: PropertyOfEntity, values: readonly PropertyValueInput[]): Edit {
  if (values.length === 0)
    return {
      done: `Removed ${name}.`,
      send: () => request(RemoveProperties, { input: { assetUrn: urn, structuredPropertyUrns: [property] } }),
    };
  const parameters = [{ structuredPropertyUrn: property, values: [...values] }];
  return {
    done: `Set ${name}.`,
    send: () =>
      request(SetProperties, { input: { assetUrn: urn, structuredPropertyInputParams: parameters } }),
  };
}
