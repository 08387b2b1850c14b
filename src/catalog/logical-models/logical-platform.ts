/** The platforms of logical models. They are marked as logical, so that nobody mistakes a model for a table. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { readUrn } from '../commands/require-entities.js';
import { payloadOf } from '../entities/payload-of.js';
import { findByFilter } from '../search/find-by-filter.js';
import type { Proposal } from '../writes/types.js';
import { PLATFORM_INFO } from '../../model/platform-delimiters.js';

const PREFIX = 'urn:li:dataPlatform:';
const DEFAULT_PLATFORM = `${PREFIX}logical`;
/** Of a platform that is created with its first model. */
const MAX_NAME = 15;

/** @param text URN or name of a platform; default: the platform `logical` @throws INVALID_URN */
export function readPlatform(context: CommandContext, text: string | null | undefined): string {
  if (!text?.trim()) return DEFAULT_PLATFORM;
  return readUrn(context, text.startsWith('urn:') ? text : `${PREFIX}${text}`, 'dataPlatform');
}

/** @throws INVALID_REQUEST unless the platform is marked as logical */
export async function requireLogicalPlatform(context: CommandContext, dataset: string): Promise<void> {
  const platform = context.services.model.parseUrn(dataset).parts[0] ?? '';
  if ((await isLogical(context, platform)) === true) return;
  throw new CatalogError('INVALID_REQUEST', `${dataset} is not a logical model`, {
    path: '/input/urn',
    rule: 'a dataset of a platform that is marked as logical',
  });
}

/**
 * Returns the proposal that creates the platform; none for a logical platform that exists.
 * @throws INVALID_REQUEST for a platform that is not logical: it says so, or it has datasets; and for a new one with a long name
 */
export async function proposePlatform(context: CommandContext, platform: string): Promise<Proposal[]> {
  const known = await isLogical(context, platform);
  if (known === true) return [];
  if (known === false || (await hasDatasets(context, platform))) {
    // Another request may have created the platform with its first model meanwhile.
    if (known === undefined && (await isLogical(context, platform)) === true) return [];
    throw refused(`${platform} is not a platform of logical models`, 'a platform that is marked as logical');
  }
  const name = platform.slice(PREFIX.length);
  if (name.length > MAX_NAME)
    throw refused(`The name of the platform ${name} is too long`, `at most ${MAX_NAME} characters`);
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

/** Sources need not describe their platforms, so one that nobody has described may have tables. */
async function hasDatasets({ services }: CommandContext, platform: string): Promise<boolean> {
  const { total } = await findByFilter(services.unscoped.search, {
    entityTypes: ['dataset'],
    filter: { or: [{ and: [{ field: 'platform', values: [platform], condition: 'EQUAL' }] }] },
    count: 0,
  });
  return total > 0;
}

function refused(message: string, rule: string): CatalogError {
  return new CatalogError('INVALID_REQUEST', message, { path: '/input/platform', rule });
}
