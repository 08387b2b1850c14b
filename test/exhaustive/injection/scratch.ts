/** Entities that attacks may change: one of every type, so that nested fields are reached. */
import { loadModel } from '../../../src/model/load-model.js';
import { proposal, unique, type TestCatalog } from '../../helpers/catalog.js';

/** URNs by entity type, e.g. `dataset`. */
export type Scratch = ReadonlyMap<string, string>;

/** Types that cannot be written like metadata. */
const NOT_OURS = new Set(['dataHubAccessToken', 'inviteToken']);

export async function makeScratch(catalog: TestCatalog): Promise<Scratch> {
  const scratch = new Map<string, string>();
  const proposals: object[] = [];
  const id = unique('scratch');
  for (const { name, keyAspect, keyFields } of loadModel(['schemas']).entities.values()) {
    const parts = keyFields.map(({ urnOf, symbols }) => {
      if (symbols !== undefined) return symbols.includes('PROD') ? 'PROD' : (symbols[0] ?? '');
      if (urnOf === undefined) return id;
      return urnOf.includes('dataFlow') ? `urn:li:dataFlow:(${id},${id},PROD)` : 'urn:li:dataPlatform:hive';
    });
    const urn = `urn:li:${name}:${parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(',')})`}`;
    scratch.set(name, urn);
    if (NOT_OURS.has(name)) continue;
    const key = Object.fromEntries(keyFields.map((field, index) => [field.name, parts[index]]));
    proposals.push(proposal(urn, keyAspect, key));
  }
  const answer = await catalog.post('/aspects?action=ingestProposalBatch', { proposals });
  if (answer.status !== 200) throw new Error(answer.text);
  return scratch;
}

/** The entity type that a name most likely refers to; otherwise a dataset. */
const TYPES: readonly [RegExp, string][] = [
  [/tag/i, 'tag'],
  [/term|glossaryEntity/i, 'glossaryTerm'],
  [/node/i, 'glossaryNode'],
  [/domain/i, 'domain'],
  [/group/i, 'corpGroup'],
  [/ownershipType/i, 'ownershipType'],
  [/owner|user|actor|member/i, 'corpuser'],
  [/role/i, 'dataHubRole'],
  [/policy/i, 'dataHubPolicy'],
  [/secret/i, 'dataHubSecret'],
  [/dataProduct/i, 'dataProduct'],
  [/property|propertie/i, 'structuredProperty'],
  [/form/i, 'form'],
  [/incident/i, 'incident'],
  [/assertionsForAsset/i, 'dataset'],
  [/assertion/i, 'assertion'],
  [/ingestionSource/i, 'dataHubIngestionSource'],
  [/executionRequest/i, 'dataHubExecutionRequest'],
  [/connection/i, 'dataHubConnection'],
  [/platform/i, 'dataPlatform'],
];

/**
 * Returns a text that an input of that name probably accepts.
 * @param owner of the input; determines the type if the name is just `urn`
 */
export function plausible(scratch: Scratch, name: string, owner = ''): string {
  if (!/urn|^ids$/i.test(name)) return name === 'direction' ? 'OUTGOING' : 'status';
  const hint = /^urns?$/.test(name) ? owner : name;
  const type = TYPES.find(([pattern]) => pattern.test(hint))?.[1] ?? 'dataset';
  return scratch.get(type) ?? '';
}
