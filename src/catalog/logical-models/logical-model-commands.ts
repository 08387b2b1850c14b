/** Creates logical models, and changes their columns. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import { formatUrn } from '../../model/urn.js';
import { encodePart } from '../../model/urn-encoding.js';
import { schemaFieldUrn } from '../../model/field-path.js';
import { PLATFORM_INFO } from '../../model/platform-delimiters.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn, requireEntities, hideUrnInRefusal, requireStored } from '../commands/require-entities.js';
import { requireName, type Optional } from '../commands/command-input.js';
import { storeUnchanged, inExisting } from '../commands/store.js';
import type { Proposal } from '../writes/types.js';
import { payloadOf } from '../entities/stored-aspect.js';
import { findByFilter } from '../search/search-reader.js';
import { checkColumns, newField, type ColumnInput, fieldsIn, changeSchema } from './columns.js';
import { SCHEMA, proposeEnd, readLinks, brokenLinks, type ParentLink, datasetOf } from './parent-links.js';

const DEFAULT_ENVIRONMENT = 'PROD';

/** Permits creating and changing logical models, without any privilege on the dataset itself. */
const PERMITTED_BY = {
  anyOf: ['CREATE_LOGICAL_MODELS'],
  action: 'create or change logical models',
} as const;

export interface NewLogicalModel {
  readonly name: string;
  readonly displayName?: Optional<string>;
  /** Default: PROD. */
  readonly env?: Optional<string>;
  /** URN or name; default: the platform `logical`. A new platform is created and marked as logical. */
  readonly platform?: Optional<string>;
  readonly columns: readonly ColumnInput[];
}

/**
 * Creates a logical model: a dataset of a logical platform.
 * @returns its URN
 * @throws CONFLICT if it exists; INVALID_REQUEST for a blank name, bad columns or a platform that is not logical; INVALID_URN; FORBIDDEN
 */
export async function createLogicalModel(context: CommandContext, created: NewLogicalModel): Promise<string> {
  const { name, displayName, env, columns } = created;
  requireName(name, '/input/name');
  checkColumns(columns);
  const platform = readPlatform(context, created.platform);
  const parts = [platform, encodePart(name), env ?? DEFAULT_ENVIRONMENT];
  const urn = readUrn(context, formatUrn('dataset', parts));
  const shown = displayName?.trim() ? displayName : name;
  const aspects: readonly [string, object][] = [
    ['datasetProperties', { name: shown }],
    [SCHEMA, newSchema(name, platform, columns)],
  ];
  const propose = async (): Promise<Proposal[]> => {
    const found = await context.services.unscoped.entities.findNames([urn]);
    if (found.has(urn))
      throw new CatalogError('CONFLICT', `${urn} already exists`, { rule: 'a new logical model', urn });
    return [
      ...(await proposePlatform(context, platform)),
      ...aspects.map(([aspectName, value]): Proposal => ({
        ...{ urn, aspectName, changeType: 'CREATE_ENTITY', value: JSON.stringify(value) },
      })),
    ];
  };
  await storeUnchanged(context, propose, PERMITTED_BY);
  return urn;
}

function newSchema(schemaName: string, platform: string, columns: readonly ColumnInput[]): object {
  return {
    ...{ schemaName, platform, version: 0, hash: '' },
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: columns.map(newField),
  };
}

/**
 * Replaces the columns of a logical model. Columns that are gone or have another type lose their physical columns, and a physical dataset
 * none of whose columns matches any more loses its parent.
 * @throws NOT_FOUND; INVALID_REQUEST for bad columns, a model without columns and a dataset that is not a logical model; INVALID_URN;
 * FORBIDDEN, also without `EDIT_ENTITY` on the physical datasets that lose links
 */
export async function updateLogicalModelSchema(
  context: CommandContext,
  { urn: text, columns }: { readonly urn: string; readonly columns: readonly ColumnInput[] },
): Promise<boolean> {
  const urn = readUrn(context, text, 'dataset');
  checkColumns(columns);
  await requireEntities(context, [{ urn }]);
  await requireLogicalPlatform(context, urn);
  const changing = storeUnchanged(context, () => proposeColumns(context, urn, columns), PERMITTED_BY);
  await hideUrnInRefusal(context, [urn], changing);
  return true;
}

async function proposeColumns(
  context: CommandContext,
  urn: string,
  columns: readonly ColumnInput[],
): Promise<Proposal[]> {
  const { value: stored, version: ifVersion } = await requireStored(context, urn, SCHEMA);
  if (stored === undefined)
    throw invalidRequest(
      '/input/urn',
      `${urn} has no columns to change`,
      `a dataset with the aspect ${SCHEMA}`,
    );
  const { schema, broken } = changeSchema(stored, columns, urn);
  const paths = broken.length === 0 ? [] : [...fieldsIn(stored).keys()];
  const linked = paths.length === 0 ? [] : [urn, ...paths.map((path) => schemaFieldUrn(urn, path))];
  const ended = brokenLinks(urn, await readLinks(context, linked), broken);
  await requireEditing(context, ended);
  const changed: Proposal = {
    ...{ urn, aspectName: SCHEMA, changeType: 'UPSERT', value: JSON.stringify(schema), ifVersion },
  };
  return [changed, ...ended.map(proposeEnd)].map(inExisting);
}

/** The privilege on logical models does not cover the physical datasets. */
async function requireEditing(context: CommandContext, ended: readonly ParentLink[]): Promise<void> {
  const datasets = new Set(ended.map(({ child }) => datasetOf(context, child)));
  await context.services.requirePermissions([...datasets].map((urn) => ({ urn, anyOf: ['EDIT_ENTITY'] })));
}

// The platforms of logical models. They are marked as logical, so that a model is not mistaken for a table.

const PLATFORM_PREFIX = 'urn:li:dataPlatform:';
const DEFAULT_PLATFORM = `${PLATFORM_PREFIX}logical`;
/** Of a platform that is created with its first model. */
const MAX_NAME = 15;

/** @param text URN or name of a platform; default: the platform `logical` @throws INVALID_URN */
function readPlatform(context: CommandContext, text: string | null | undefined): string {
  if (!text?.trim()) return DEFAULT_PLATFORM;
  return readUrn(context, text.startsWith('urn:') ? text : `${PLATFORM_PREFIX}${text}`, 'dataPlatform');
}

/** @throws INVALID_REQUEST unless the platform is marked as logical */
async function requireLogicalPlatform(context: CommandContext, dataset: string): Promise<void> {
  const platform = context.services.model.parseUrn(dataset).parts[0] ?? '';
  if ((await isLogical(context, platform)) === true) return;
  throw invalidRequest(
    '/input/urn',
    `${dataset} is not a logical model`,
    'a dataset of a platform that is marked as logical',
  );
}

/**
 * Returns the proposal that creates the platform; none for a logical platform that exists.
 * @throws INVALID_REQUEST for a platform that is not logical: it is marked so, or it has datasets; and for a new one with a long name
 */
async function proposePlatform(context: CommandContext, platform: string): Promise<Proposal[]> {
  const known = await isLogical(context, platform);
  if (known === true) return [];
  if (known === false || (await hasDatasets(context, platform))) {
    // Another request may have created the platform with its first model meanwhile.
    if (known === undefined && (await isLogical(context, platform)) === true) return [];
    throw invalidRequest(
      '/input/platform',
      `${platform} is not a platform of logical models`,
      'a platform that is marked as logical',
    );
  }
  const name = platform.slice(PLATFORM_PREFIX.length);
  if (name.length > MAX_NAME)
    throw invalidRequest(
      '/input/platform',
      `The name of the platform ${name} is too long`,
      `at most ${MAX_NAME} characters`,
    );
  const info = { name, displayName: name, type: 'OTHERS', datasetNameDelimiter: '.', logical: true };
  return [
    {
      urn: platform,
      aspectName: PLATFORM_INFO,
      changeType: 'UPSERT',
      value: JSON.stringify(info),
      ifVersion: 0,
    },
  ];
}

/** @returns undefined for a platform without `dataPlatformInfo` */
async function isLogical({ services }: CommandContext, platform: string): Promise<boolean | undefined> {
  const found = await services.unscoped.entities.findAspects([{ urn: platform, names: [PLATFORM_INFO] }]);
  const info = payloadOf(found.get(platform), PLATFORM_INFO);
  return info === undefined ? undefined : info['logical'] === true;
}

/** Sources need not describe their platforms, so a platform without a description may have tables. */
async function hasDatasets({ services }: CommandContext, platform: string): Promise<boolean> {
  const { total } = await findByFilter(services.unscoped.search, {
    entityTypes: ['dataset'],
    filter: { or: [{ and: [{ field: 'platform', values: [platform], condition: 'EQUAL' }] }] },
    count: 0,
  });
  return total > 0;
}
