/** The aspect without which an entity means nothing. */
import type { JsonObject } from '../../../core/json.js';
import { chain, type MaybePromise } from '../../../core/maybe-promise.js';
import { FILE_TYPE } from '../../../catalog/files/names.js';
import type { Urn } from '../../../model/urn/urn.js';
import type { GraphqlContext } from '../context.js';

/** Returns the aspect, if the actor may view it. Whoever may view the asset of an uploaded file may view its description. */
export function loadMainAspect(
  urn: Urn,
  name: string,
  { aspects, files, services }: Pick<GraphqlContext, 'aspects' | 'files' | 'services'>,
): MaybePromise<JsonObject | undefined> {
  if (urn.entityType === FILE_TYPE && services.isScoped) return files.load(urn.text);
  return chain(aspects.find(urn.text, name), (aspect) => aspect?.value);
}
