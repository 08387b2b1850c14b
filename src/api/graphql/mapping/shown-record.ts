/** An entity that is shown by a record which a service returned, because readers do not return its aspects to every caller. */
import { parseUrnSyntax } from '../../../model/urn/parse-urn.js';
import { EntityRef } from './entity-ref.js';

export class ShownRecord<Shown extends { readonly urn: string }> extends EntityRef {
  constructor(readonly shown: Shown) {
    super(parseUrnSyntax(shown.urn));
  }
}

/** Returns resolvers of fields that are members of the record with the same names. Missing members are null. */
export function shownMembers<Shown extends { readonly urn: string }>() {
  return <Name extends keyof Shown & string>(...names: readonly Name[]) => {
    const fields = names.map((name) => [name, (parent: ShownRecord<Shown>) => parent.shown[name]]);
    return Object.fromEntries(fields) as Record<Name, (parent: ShownRecord<Shown>) => Shown[Name]>;
  };
}
