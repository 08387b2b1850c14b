/** Creates and changes posts. */
import { invalidRequest } from '../core/errors.js';
import { schemaFieldUrn } from '../model/field-path.js';
import type { CommandContext } from './commands/command-context.js';
import { createEntity, newUrn, deleteEntity } from './commands/entity-commands.js';
import {
  omitNullish,
  requireAddress,
  requirePictureAddress,
  requireName,
  type Optional,
} from './commands/command-input.js';
import { patchProposal, setMembers } from './commands/proposals.js';
import { readUrn, requireEntities, requireEntity } from './commands/require-entities.js';
import { stampOf, storeInExisting } from './commands/store.js';

const TYPE = 'post';
const ASPECT = 'postInfo';

interface PostContent {
  readonly contentType: 'TEXT' | 'LINK';
  readonly title: string;
  readonly description?: Optional<string>;
  /** A web address. */
  readonly link?: Optional<string>;
  readonly media?: Optional<{ readonly type: 'IMAGE'; readonly location: string }>;
}

interface NewPost {
  readonly postType: 'HOME_PAGE_ANNOUNCEMENT' | 'ENTITY_ANNOUNCEMENT';
  readonly content: PostContent;
  /** URN of the entity that the post is about. */
  readonly resourceUrn?: Optional<string>;
  /** Path of the schema field that it is about, instead of the whole entity. */
  readonly subResource?: Optional<string>;
}

/**
 * Creates a post with a random id. Repeated requests create several posts.
 * @throws INVALID_REQUEST for a blank title, an invalid address of the link or the picture, or a schema field without its entity;
 * NOT_FOUND, INVALID_URN, FORBIDDEN
 */
export async function createPost(context: CommandContext, post: NewPost): Promise<boolean> {
  const { postType, content } = post;
  const stored = storedContent(content);
  const target = await findTarget(context, post);
  const stamp = stampOf(context);
  const value = {
    ...{ type: postType, content: stored, created: stamp.time, lastModified: stamp.time, auditStamp: stamp },
    ...(target !== undefined && { target }),
  };
  await createEntity(context, { urn: newUrn(context, TYPE, undefined), aspectName: ASPECT, value });
  return true;
}

interface PostUpdate extends Pick<NewPost, 'postType' | 'content'> {
  readonly urn: string;
}

/** Replaces the type and the whole content of a post. @throws NOT_FOUND, INVALID_URN, INVALID_REQUEST, FORBIDDEN */
export async function updatePost(
  context: CommandContext,
  { urn: text, postType, content }: PostUpdate,
): Promise<boolean> {
  const urn = readUrn(context, text, TYPE);
  const changed = { type: postType, content: storedContent(content), lastModified: stampOf(context).time };
  await requireEntities(context, [urn]);
  await storeInExisting(context, [patchProposal({ urn, aspectName: ASPECT }, setMembers(changed))]);
  return true;
}

/** Deletes a post. @throws NOT_FOUND, INVALID_URN, FORBIDDEN */
export function deletePost(context: CommandContext, text: string): Promise<boolean> {
  return deleteEntity(context, text, TYPE);
}

function storedContent({ contentType, title, description, link, media }: PostContent): object {
  requireName(title, '/input/content/title');
  if (link) requireAddress(link, '/input/content/link');
  if (media) requirePictureAddress(media.location, '/input/content/media/location');
  return omitNullish({ type: contentType, title, description, link: link === '' ? undefined : link, media });
}

async function findTarget(
  context: CommandContext,
  { resourceUrn, subResource }: NewPost,
): Promise<string | undefined> {
  if (!resourceUrn) {
    if (!subResource) return undefined;
    throw invalidRequest('/resourceUrn', 'subResource requires a resourceUrn', 'required with subResource');
  }
  const urn = await requireEntity(context, resourceUrn);
  return subResource ? schemaFieldUrn(urn, subResource) : urn;
}
