/** Fields of entities that mean nothing without their main aspect: posts, uploaded files, tests, templates and modules of pages. */
import { CatalogError } from '../../../core/errors.js';
import { FILE_ASPECT } from '../../../catalog/files/names.js';
import { findFileInfo } from '../../../catalog/files/open-file.js';
import { MODULE_PROPERTIES, TEMPLATE_PROPERTIES } from '../../../catalog/pages/built-in-pages.js';
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';
import { memberAt, StoredRecord } from '../mapping/record.js';

type Context = Pick<GraphqlContext, 'aspects'>;

/** @throws NOT_FOUND for an entity without the aspect, e.g. if only its status was written */
async function requireAspect({ urn }: EntityRef, name: string, { aspects }: Context): Promise<StoredRecord> {
  const stored = await aspects.load(urn.text, name);
  if (stored === undefined)
    throw new CatalogError('NOT_FOUND', `${urn.text} has no aspect ${name}`, { urn: urn.text });
  return new StoredRecord(stored.value, urn);
}

function textOf(aspectName: string, member: string) {
  return async (entity: EntityRef, _: unknown, context: Context): Promise<string> =>
    memberAt((await requireAspect(entity, aspectName, context)).value, [member]) as string;
}

function recordOf(aspectName: string, member: string) {
  return async (entity: EntityRef, _: unknown, context: Context): Promise<StoredRecord> => {
    const { value, owner } = await requireAspect(entity, aspectName, context);
    return new StoredRecord(memberAt(value, [member]) as StoredRecord['value'], owner);
  };
}

/** Returns a resolver of a field that shows the whole aspect. The field fails with NOT_FOUND without it. */
export function required(aspectName: string) {
  return (entity: EntityRef, _: unknown, context: Context) => requireAspect(entity, aspectName, context);
}

/** Policies rarely show a file itself. Whoever may view its asset sees its description too, e.g. who has just registered it. */
async function fileInfo(file: EntityRef, _: unknown, context: Pick<GraphqlContext, 'aspects' | 'services'>) {
  const { urn } = file;
  const isShown = !context.services.isScoped || (await context.aspects.load(urn.text, FILE_ASPECT));
  const info = isShown ? undefined : await findFileInfo(context.services, urn.parts[0] ?? '');
  return info === undefined ? requireAspect(file, FILE_ASPECT, context) : new StoredRecord(info, urn);
}

export const requiredAspects = {
  DataHubFile: { info: fileInfo },
  DataHubPageModule: { properties: required(MODULE_PROPERTIES) },
  DataHubPageTemplate: { properties: required(TEMPLATE_PROPERTIES) },
  Test: {
    name: textOf('testInfo', 'name'),
    category: textOf('testInfo', 'category'),
    definition: recordOf('testInfo', 'definition'),
  },
  Post: {
    postType: textOf('postInfo', 'type'),
    content: recordOf('postInfo', 'content'),
    lastModified: async (post: EntityRef, _: unknown, context: Context) => {
      const { value } = await requireAspect(post, 'postInfo', context);
      return { time: memberAt(value, ['lastModified']), actor: memberAt(value, ['auditStamp', 'actor']) };
    },
  },
} as const;
