/** Reads one version of an aspect, or a range of them. */
import { CatalogError, invalidRequest } from '../../core/errors.js';
import type { AspectDefinition, MetadataModel } from '../../model/types.js';
import type { StoredAspect } from '../../catalog/entities/types.js';
import type { Urn } from '../../model/urn.js';
import type { Services } from '../../auth/services.js';
import { RawJson } from '../../core/json.js';
import { arrayOf, object, ref } from '../http/json-schema.js';
import { keyOf } from '../http/aspects-with-key.js';
import { readPathUrn } from '../http/request-parts.js';
import { defineRead } from '../http/route.js';

const VERSION = { type: 'integer', minimum: 0 } as const;

export const getAspect = defineRead('/aspects/{urn}', {
  operationId: 'getAspect',
  tag: 'Read',
  deprecated: true,
  summary: 'One version of an aspect, or a range of versions',
  description:
    'Version 0 is the latest; values count from 1, oldest first. With startVersion or endVersion the answer is ' +
    '`{"values": [...]}`, newest first. The key aspect of an existing entity is always there.',
  query: {
    aspect: { description: 'Aspect name.', schema: { type: 'string' }, required: true },
    version: { description: 'Default 0.', schema: VERSION },
    startVersion: { description: 'First version of a range, default 0.', schema: VERSION },
    endVersion: { description: 'Last version of a range, default: the highest.', schema: VERSION },
  },
  response: { anyOf: [ref('VersionedAspect'), object({ values: arrayOf(ref('VersionedAspect')) })] },
  async handle({ parameters, query }, services) {
    const urn = readPathUrn(withoutBlanks(parameters.urn), services.model);
    const aspect = findAspect(urn, query.aspect, services.model);
    if (aspect.kind === 'timeseries') throw hasNoVersions(aspect);
    if (query.startVersion === undefined && query.endVersion === undefined) {
      const found = await getVersion({ urn, aspect, version: query.version ?? 0 }, services);
      return presentVersionedAspect(found, aspect.record);
    }
    if (query.version !== undefined) throw eitherOr();
    const range = { start: query.startVersion ?? 0, end: query.endVersion ?? Number.MAX_SAFE_INTEGER };
    const values = await listVersions({ urn, aspect, range }, services);
    return { values: values.map((found) => presentVersionedAspect(found, aspect.record)) };
  },
});

/** Some clients pad the URN with blanks. */
function withoutBlanks(raw: string): string {
  return raw.replace(/(?:%20|\s)+$/, '');
}

/**
 * Clients request aspects only by name and treat only 404 as absence. So an aspect that the entity type or the model does not have is
 * treated like one that was never written.
 * @throws NOT_FOUND
 */
function findAspect(urn: Urn, name: string, model: MetadataModel): AspectDefinition {
  try {
    return model.getAspectOf(urn.entityType, name);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(
      'NOT_FOUND',
      error.message,
      { ...error.details, path: '/aspect' },
      { cause: error },
    );
  }
}

interface VersionRequest {
  readonly urn: Urn;
  readonly aspect: AspectDefinition;
  readonly version: number;
}

async function getVersion(
  request: VersionRequest,
  { model, entities, history }: Services,
): Promise<StoredAspect> {
  const { urn, aspect, version } = request;
  if (aspect.keyFor === undefined || version > 0)
    return history.getVersion({ urn: urn.text, aspectName: aspect.name, version });
  const entity = await entities.getEntity(urn.text, [aspect.name]);
  return { ...keyOf({ urn, entity }, model), version: 0 };
}

/** Returns an empty list for an empty range of an existing aspect. @throws NOT_FOUND for an aspect that does not exist. */
async function listVersions(
  { urn, aspect, range }: { urn: Urn; aspect: AspectDefinition; range: { start: number; end: number } },
  services: Services,
): Promise<StoredAspect[]> {
  const values = await services.history.listVersions(urn.text, aspect.name, range);
  if (values.length > 0) return values;
  const latest = await getVersion({ urn, aspect, version: 0 }, services);
  return range.start === 0 ? [latest] : [];
}

function hasNoVersions({ name }: AspectDefinition): CatalogError {
  return invalidRequest(
    '/aspect',
    `${name} is a timeseries aspect: it has points, not versions; read it with POST /aspects?action=getTimeseriesAspectValues`,
    'versioned aspects only',
  );
}

function eitherOr(): CatalogError {
  const message = 'Give either version or startVersion and endVersion';
  return invalidRequest('/version', message, 'not together with startVersion or endVersion');
}

/** Presents an aspect under the name of its record. @param record fully qualified name under which clients look up the value */
export function presentVersionedAspect(aspect: StoredAspect, record: string): Record<string, unknown> {
  const { version, created, systemMetadata, text } = aspect;
  return { version, aspect: { [record]: new RawJson(text) }, created, systemMetadata };
}
