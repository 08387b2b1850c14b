/** Proposals that define structured properties. */
import { CatalogError } from '../../../core/errors.js';
import type { AuditStamp } from '../../../model/audit-stamp.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type {
  AllowedValueInput,
  CreateStructuredPropertyInput,
  StructuredPropertySettingsInput,
  UpdateStructuredPropertyInput,
} from '../generated/schema-types.js';
import { patchProposal, setStep, type PatchStep } from '../../../catalog/commands/patch-proposal.js';
import { readValue } from './structured-values.js';
import { withoutAbsent } from '../../../catalog/commands/without-absent.js';

/** The array that the patch rules of the model do not name. */
const KEYS = { '/typeQualifier/allowedTypes': [] };

export function newDefinition(
  qualifiedName: string,
  input: CreateStructuredPropertyInput,
  stamp: AuditStamp,
): Record<string, unknown> {
  const { displayName, description, immutable, valueType, cardinality, entityTypes } = input;
  const allowedTypes = input.typeQualifier?.allowedTypes;
  return withoutAbsent({
    qualifiedName,
    displayName,
    description,
    immutable,
    valueType,
    typeQualifier: allowedTypes ? { allowedTypes } : undefined,
    allowedValues: input.allowedValues?.map(allowedValue),
    cardinality,
    entityTypes,
    created: stamp,
    lastModified: stamp,
  });
}

export function changeDefinition(
  urn: string,
  input: UpdateStructuredPropertyInput,
  stamp: AuditStamp,
): Proposal {
  const { displayName, description, immutable } = input;
  const cardinality = input.setCardinalityAsMultiple ? 'MULTIPLE' : undefined;
  const members = Object.entries(withoutAbsent({ displayName, description, immutable, cardinality }));
  const values = (input.newAllowedValues ?? []).map(allowedValue);
  const steps: PatchStep[] = [
    ...members.map(([name, value]) => setStep([name], value)),
    ...values.map((each) => setStep(['allowedValues', String(Object.values(each.value)[0])], each)),
    ...(input.newEntityTypes ?? []).map((type) => setStep(['entityTypes', type], type)),
    ...(input.typeQualifier?.newAllowedTypes ?? []).map((type) =>
      setStep(['typeQualifier', 'allowedTypes', type], type),
    ),
    setStep(['lastModified'], stamp),
  ];
  return patchProposal({ urn, aspectName: 'propertyDefinition' }, steps, KEYS);
}

export function changeSettings(
  urn: string,
  settings: StructuredPropertySettingsInput | null | undefined,
  stamp: AuditStamp,
): Proposal[] {
  if (!settings) return [];
  const steps = Object.entries(withoutAbsent({ ...settings })).map(([name, value]) => setStep([name], value));
  return [
    patchProposal({ urn, aspectName: 'structuredPropertySettings' }, [
      ...steps,
      setStep(['lastModified'], stamp),
    ]),
  ];
}

function allowedValue({ description, ...input }: AllowedValueInput) {
  const value = readValue(input);
  if (value === undefined)
    throw new CatalogError('INVALID_REQUEST', 'An allowed value is either a stringValue or a numberValue', {
      path: '/allowedValues',
      rule: 'stringValue or numberValue',
    });
  return { value, ...(description && { description }) };
}
