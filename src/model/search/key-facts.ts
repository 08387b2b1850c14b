/** Derives facts about an entity from its URN alone. */
import { URN_PREFIX, findUrn, type Urn } from '../urn.js';
import { decodePart } from '../urn-encoding.js';
import type { KeyField, MetadataModel } from '../types.js';

export interface KeyFacts {
  /** The key part that names the entity, percent-decoded. */
  readonly name: string;
  /** URN of the platform. It may come from a nested URN or from the name of a tool. */
  readonly platform?: string;
  /** Symbol of the environment, e.g. `PROD`. */
  readonly environment?: string;
  /** The other key parts, outermost first, e.g. the flow of a job or the namespace of a feature. */
  readonly folders: readonly string[];
}

const PLATFORM_TYPE = 'dataPlatform';
const TOOL_FIELDS = new Set(['dashboardTool', 'notebookTool', 'orchestrator']);

const NO_FIELDS: readonly KeyField[] = [];

export function readKey(model: MetadataModel, urn: Urn): KeyFacts {
  const keyFields = model.entities.get(urn.entityType)?.keyFields ?? NO_FIELDS;
  const nameIndex = nameIndexOf(keyFields);
  const facts: { platform?: string; environment?: string; folders: string[] } = { folders: [] };
  urn.parts.forEach((part, index) => {
    if (index === nameIndex) return;
    const nested = findUrn(part);
    const field = keyFields[index];
    if (nested?.entityType === PLATFORM_TYPE) facts.platform ??= part;
    else if (nested !== undefined) {
      const { name, folders, ...rest } = readKey(model, nested);
      Object.assign(facts, { ...rest, ...facts });
      facts.folders.push(...folders, name);
    } else if (isEnvironment(model, field, part)) facts.environment ??= part.toUpperCase();
    else if (TOOL_FIELDS.has(field?.name ?? '')) facts.platform ??= `${URN_PREFIX}${PLATFORM_TYPE}:${part}`;
    else if (field?.symbols === undefined) facts.folders.push(decodePart(part));
  });
  return { ...facts, name: decodePart(urn.parts[nameIndex] ?? urn.parts.at(-1) ?? urn.text) };
}

/** Returns the readable end of a URN, e.g. `pii` for `…:tag:pii`, or the name of a dataset. Other text stays unchanged. */
export function readableEnd(model: MetadataModel, text: string): string {
  const urn = findUrn(text);
  return urn === undefined ? text : readKey(model, urn).name;
}

const knownNameIndexes = new WeakMap<readonly KeyField[], number>();

function nameIndexOf(keyFields: readonly KeyField[]): number {
  const known = knownNameIndexes.get(keyFields);
  if (known !== undefined) return known;
  const index = findNameIndex(keyFields);
  knownNameIndexes.set(keyFields, index);
  return index;
}

function findNameIndex(keyFields: readonly KeyField[]): number {
  const isPlain = ({ symbols, urnOf }: KeyField): boolean => symbols === undefined && urnOf === undefined;
  const indexOf = (wanted: (field: KeyField) => boolean): number =>
    keyFields.findIndex((field) => isPlain(field) && wanted(field));
  const named = indexOf(({ name }) => name === 'name');
  const identified = indexOf(({ name }) => /(^id|Id)$/.test(name));
  return named >= 0 ? named : identified >= 0 ? identified : keyFields.findLastIndex(isPlain);
}

/** Tells whether a key part is an environment. The cluster of a flow is free text, but usually one of the environments of datasets. */
function isEnvironment(model: MetadataModel, field: KeyField | undefined, part: string): boolean {
  if (field?.symbols?.includes(part) === true) return true;
  if (field?.name !== 'cluster') return false;
  const symbols = model.entities
    .get('dataset')
    ?.keyFields.find((other) => other.symbols !== undefined)?.symbols;
  return symbols?.includes(part.toUpperCase()) === true;
}
