/** Computes the state that a timeline leads to and the actual state of the aspects, in the same form. */
import type { ChangeTransaction } from '../../../src/catalog/timeline/build-timeline.js';

export interface Present {
  readonly associations: string[];
  /** Fields by their paths. */
  readonly fields: Record<string, object>;
}

/** Returns the state after all events. @throws Error for an event that changes nothing */
export function replay(transactions: readonly ChangeTransaction[]): Present {
  const associations = new Set<string>();
  const fields = new Map<string, object>();
  for (const { category, operation, entityUrn, parameters: given } of transactions.flatMap(
    ({ events }) => events,
  )) {
    const parameters = given as Record<string, any>;
    if (category === 'TAG' || category === 'OWNERSHIP') {
      const text = JSON.stringify([category, entityUrn, parameters]);
      // An event that changes nothing is wrong, even if the final state is correct.
      if (associations.has(text) !== (operation === 'REMOVE')) throw new Error(`${operation} of ${text}`);
      if (operation === 'ADD') associations.add(text);
      else associations.delete(text);
    } else if (category === 'TECHNICAL_SCHEMA') {
      const { fieldPath, nativeDataType, nullable, previous } = parameters;
      const was: string = previous?.fieldPath ?? fieldPath;
      if (fields.has(was) !== (operation !== 'ADD')) throw new Error(`${operation} of ${was}`);
      fields.delete(was);
      if (operation !== 'REMOVE') fields.set(fieldPath, { nativeDataType, nullable });
    }
  }
  return { associations: [...associations].sort(), fields: Object.fromEntries([...fields].sort()) };
}

/** Returns the state of the given aspects. */
export function present(urn: string, current: Record<string, any>): Present {
  const fields: any[] = current['schemaMetadata']?.fields ?? [];
  const tagsOf = (entityUrn: string, holder: any, more: object) =>
    (holder?.tags ?? []).map(({ tag: tagUrn, attribution }: any) =>
      JSON.stringify(['TAG', entityUrn, { ...more, tagUrn, ...(attribution && { ...attribution }) }]),
    );
  const owners = (current['ownership']?.owners ?? []).map(({ owner: ownerUrn, type: ownerType }: any) =>
    JSON.stringify(['OWNERSHIP', urn, { ownerUrn, ownerType }]),
  );
  const ofFields = fields.flatMap(({ fieldPath, globalTags }) =>
    tagsOf(`urn:li:schemaField:(${urn},${fieldPath})`, globalTags, { fieldPath }),
  );
  const types = fields.map(({ fieldPath, nativeDataType, nullable }) => [
    fieldPath,
    { nativeDataType, nullable: nullable === true },
  ]);
  return {
    associations: [...owners, ...tagsOf(urn, current['globalTags'], {}), ...ofFields].sort(),
    fields: Object.fromEntries(types.sort()),
  };
}
