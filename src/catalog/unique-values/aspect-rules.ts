/**
 * Values that only one entity of a type may have. The jobs of one transaction are checked in order, each with the result of the previous
 * ones. Transactions that write such values wait for one another.
 */
import { CatalogError, type ErrorCode } from '../../core/errors.js';
import type { JsonObject } from '../../core/json.js';
import type { AspectRule, LockContext, RuleContext } from '../writes/aspect-rule.js';
import { aspectValue, type EntityState } from '../writes/entity-state.js';
import { withErrorIndex } from '../writes/prepare-proposals.js';
import type { WriteStep } from '../writes/write-steps.js';

interface UniqueField {
  readonly aspect: string;
  readonly valuesOf: (payload: JsonObject) => readonly string[];
  /** JSON pointer of the member with the values. */
  readonly path: string;
  readonly rule: string;
  readonly message: (values: readonly string[]) => string;
  /** Absent: `CONFLICT`, and only commands are checked. Plain writes may repeat the values, as connectors do. */
  readonly everyWrite?: ErrorCode;
}

/** By entity type. */
const FIELDS: Readonly<Record<string, UniqueField | undefined>> = {
  form: {
    aspect: 'formInfo',
    valuesOf: ({ prompts = [] }) => (prompts as JsonObject[]).map(({ id }) => id as string),
    path: '/prompts',
    rule: 'ids of prompts are unique',
    message: ([id]) => `Another form has a prompt with the id ${id}`,
  },
  businessAttribute: {
    aspect: 'businessAttributeInfo',
    valuesOf: ({ name }) => [(name as string).toLowerCase()],
    path: '/name',
    rule: 'a new name',
    message: ([name]) => `There is a business attribute with the name ${name}`,
  },
  structuredProperty: {
    aspect: 'structuredPropertySettings',
    valuesOf: ({ showAsAssetBadge }) => (showAsAssetBadge === true ? ['badge'] : []),
    path: '/showAsAssetBadge',
    rule: 'true for at most one structured property',
    message: () => 'Another structured property is shown as the badge of assets',
    everyWrite: 'INVALID_ASPECT',
  },
};

/** Values by entity, of all entities of the types that the transaction writes. */
type UsedValues = ReadonlyMap<string, readonly string[]>;

const uniqueValuesRule: AspectRule<UsedValues> = {
  aspects: Object.values(FIELDS).flatMap((field) => field?.aspect ?? []),
  locks: async (steps, context) => ({ known: await lockUniqueValues(steps, context) }),
  check: checkUniqueValues,
};

export const aspectRules = [uniqueValuesRule];

/** Sends one statement if a step writes unique values, otherwise none. */
async function lockUniqueValues(
  steps: readonly WriteStep[],
  { run, load, at }: LockContext,
): Promise<UsedValues> {
  const types = [...new Set(steps.filter(isUnique).map(({ entity }) => entity.name))];
  if (types.length === 0) return new Map();
  const properties = Object.fromEntries(types.map((type) => [type, `aspect_${FIELDS[type]?.aspect}`]));
  const rows = await run(load('unique-values/lock-unique-values'), { types, properties, at });
  return new Map(
    rows.map(({ urn, type, payload }) => [
      urn,
      FIELDS[type]?.valuesOf(JSON.parse(payload) as JsonObject) ?? [],
    ]),
  );
}

/** @throws CONFLICT, or the code of the field, if another entity has a value that the job adds */
function checkUniqueValues(
  steps: readonly WriteStep[],
  { before: initial, changed, find, known: used }: RuleContext<UsedValues>,
): void {
  // The last step first, because it is the one that repeats a value of an earlier step.
  for (const step of steps.filter(isUnique).reverse()) {
    const field = FIELDS[step.entity.name];
    const urn = step.urn.text;
    const [before, after] = [initial.get(urn), changed.get(urn)];
    if (field === undefined || after === undefined) continue;
    const own = new Set(valuesIn(before, field));
    const added = new Set(valuesIn(after, field).filter((value) => !own.has(value)));
    const others = new Set([...used.keys(), ...initial.keys(), ...changed.keys()]);
    others.delete(urn);
    for (const other of others) {
      const state = find(other);
      if (state !== undefined && state.definition.name !== step.entity.name) continue;
      const isKnown = state?.readAspects.has(field.aspect) === true || state?.exists === false;
      const values = isKnown ? valuesIn(state, field) : (used.get(other) ?? []);
      const repeated = values.filter((value) => added.has(value));
      if (repeated.length > 0)
        withErrorIndex(step.index, () => {
          const { path, rule, everyWrite: code = 'CONFLICT' } = field;
          throw new CatalogError(code, field.message(repeated), { path, rule });
        });
    }
  }
}

function isUnique(step: WriteStep): boolean {
  if (step.kind !== 'put' && step.kind !== 'patch') return false;
  const field = FIELDS[step.entity.name];
  return step.aspect.name === field?.aspect && (step.hasNewValues === true || field.everyWrite !== undefined);
}

function valuesIn(state: EntityState | undefined, { aspect, valuesOf }: UniqueField): readonly string[] {
  const payload = state?.exists === true ? aspectValue(state.aspects.get(aspect)) : undefined;
  return payload === undefined ? [] : valuesOf(payload);
}
