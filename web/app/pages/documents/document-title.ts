import { nameOfUrn } from '../../types/urn.js';
import type { DocumentRowFragment } from './documents.graphql.js';

/** The title of a document, else the id in its URN. */
export function titleOf({ urn, info }: DocumentRowFragment): string {
  const title = info?.title?.trim() ?? '';
  return title === '' ? nameOfUrn(urn) : title;
}

export function isDraft({ info }: DocumentRowFragment): boolean {
  return info?.status?.state === 'UNPUBLISHED';
}
