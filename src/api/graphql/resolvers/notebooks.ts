/** Fields of notebooks that are not members of their aspects. */
import type { GraphqlContext } from '../context.js';
import { findEntityRef, UNKNOWN_PLATFORM, type EntityRef } from '../mapping/entity-ref.js';
import { StoredRecord } from '../mapping/record.js';
import { namedPlatform } from './platforms.js';

/** The platform that a source named, else the tool in the URN. */
async function platform(notebook: EntityRef, _: unknown, context: GraphqlContext): Promise<EntityRef> {
  const named = await namedPlatform(notebook, context);
  return named ?? findEntityRef(`urn:li:dataPlatform:${notebook.urn.parts[0] ?? ''}`) ?? UNKNOWN_PLATFORM;
}

/** Without cells if nobody has written the content. */
async function content({ urn }: EntityRef, _: unknown, { aspects }: GraphqlContext): Promise<StoredRecord> {
  const stored = await aspects.load(urn.text, 'notebookContent');
  return new StoredRecord(stored?.value ?? {}, urn);
}

export const notebooks = { Notebook: { platform, content } } as const;
