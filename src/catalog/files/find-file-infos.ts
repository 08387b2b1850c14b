/** Descriptions of uploaded files. */
import type { JsonObject } from '../../core/json.js';
import { payloadOf } from '../entities/payload-of.js';
import type { EntityReader } from '../entities/types.js';
import { FILE_ASPECT } from './names.js';

export interface FileInfoDeps {
  /** Reads the whole catalog. */
  readonly unscoped: { readonly entities: Pick<EntityReader, 'findAspects'> };
  /** Tells which of the URNs the actor may view. */
  readonly findVisible: (urns: readonly string[]) => Promise<(urn: string) => boolean>;
}

/**
 * Returns the descriptions that the actor may view, by the URNs of the files. Policies rarely show a file itself. Whoever may view its asset
 * sees its description too, e.g. who has just registered it, unless the file is soft-deleted. At most two statements.
 */
export async function findFileInfos(
  { unscoped, findVisible }: FileInfoDeps,
  urns: readonly string[],
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = await unscoped.entities.findAspects(
    urns.map((urn) => ({ urn, names: [FILE_ASPECT, 'status'] })),
  );
  const infos = urns.flatMap((urn) => {
    const info = payloadOf(found.get(urn), FILE_ASPECT);
    if (info === undefined) return [];
    const isRemoved = payloadOf(found.get(urn), 'status')?.['removed'] === true;
    const asset = isRemoved ? undefined : info['referencedByAsset'];
    return [{ urn, info, shownBy: typeof asset === 'string' ? [urn, asset] : [urn] }];
  });
  if (infos.length === 0) return new Map();
  const isVisible = await findVisible(infos.flatMap(({ shownBy }) => shownBy));
  const shown = infos.filter(({ shownBy }) => shownBy.some(isVisible));
  return new Map(shown.map(({ urn, info }) => [urn, info]));
}
