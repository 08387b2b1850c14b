/** Proposals for the datasets of an event. */
import { setStep, patchProposal } from '../commands/patch-proposal.js';
import type { Proposal } from '../writes/types.js';
import { datasetUrnOf } from './dataset-names.js';
import type { Dataset, Field } from './types.js';

/** Types of columns by the beginning of their names in the source. Others are shown as texts with their own names. */
const TYPES: readonly (readonly [beginning: RegExp, type: string])[] = [
  [/^bool/i, 'BooleanType'],
  [/^(tiny|small|big)?int|^(float|double|decimal|numeric|number|long|short|real)/i, 'NumberType'],
  [/^timestamp|^datetime|^time/i, 'TimeType'],
  [/^date/i, 'DateType'],
  [/^(binary|varbinary|bytes|blob)/i, 'BytesType'],
  [/^array|^list/i, 'ArrayType'],
  [/^map/i, 'MapType'],
  [/^(struct|record|row)/i, 'RecordType'],
];

/** Returns the proposals for one dataset: it exists, with the columns and the description that the event knows. */
export function proposeDataset(dataset: Dataset): Proposal[] {
  const urn = datasetUrnOf(dataset);
  const { documentation, schema } = dataset.facets ?? {};
  const proposals = [upsert(urn, 'status', { removed: false })];
  if (documentation?.description)
    proposals.push(
      patchProposal({ urn, aspectName: 'datasetProperties' }, [
        setStep(['description'], documentation.description),
      ]),
    );
  if (schema?.fields?.length) proposals.push(upsert(urn, 'schemaMetadata', schemaOf(urn, schema.fields)));
  return proposals;
}

export function upsert(urn: string, aspectName: string, value: object): Proposal {
  return { urn, aspectName, changeType: 'UPSERT', value: JSON.stringify(value) };
}

function schemaOf(urn: string, fields: readonly Field[]): object {
  return {
    schemaName: '',
    platform: /^urn:li:dataset:\(([^,]+),/.exec(urn)?.[1],
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columnsOf(fields, ''),
  };
}

/** Members of a structure follow it, with its path before their names. A repeated path counts once, and a member without a name not at all. */
function columnsOf(fields: readonly Field[], prefix: string): { readonly fieldPath: string }[] {
  const columns = fields.flatMap(({ name, type, description, fields: members = [] }) => {
    if (name.trim() === '') return [];
    const fieldPath = prefix + name;
    const known = TYPES.find(([beginning]) => beginning.test(type ?? ''))?.[1] ?? 'StringType';
    const column = {
      fieldPath,
      nativeDataType: type ?? 'unknown',
      type: { type: { [`com.linkedin.schema.${known}`]: {} } },
      ...(description && { description }),
    };
    return [column, ...columnsOf(members, `${fieldPath}.`)];
  });
  const seen = new Set<string>();
  return columns.filter(({ fieldPath }) => !seen.has(fieldPath) && seen.add(fieldPath));
}
