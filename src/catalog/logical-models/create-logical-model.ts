/** Creates logical models. */
import { CatalogError } from '../../core/errors.js';
import { formatUrn } from '../../model/urn/format-urn.js';
import { encodePart } from '../../model/urn/percent.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn } from '../commands/require-entities.js';
import { requireName } from '../commands/require-name.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import type { Proposal } from '../writes/types.js';
import { checkColumns, newField, type ColumnInput } from './columns.js';
import { SCHEMA } from './link-ends.js';
import { proposePlatform, readPlatform } from './logical-platform.js';

type Optional<Value> = Value | null | undefined;

const DEFAULT_ENVIRONMENT = 'PROD';

/** Permits creating and changing logical models, without any privilege on the dataset itself. */
export const PERMITTED_BY = {
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
