/** Checks that entities can have an aspect. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from './command-context.js';

export interface AspectRequirement {
  readonly aspectName: string;
  /** Completes the sentence that begins with "Entities of the type ...". */
  readonly problem: string;
  /** Path of the URN in the input. */
  readonly path: string;
}

/** @param text URN in its stored form @throws INVALID_URN for an entity type without the aspect */
export function requireAspect(
  { services: { model } }: Pick<CommandContext, 'services'>,
  text: string,
  { aspectName, problem, path }: AspectRequirement,
): void {
  const { entityType } = model.parseUrn(text);
  if (model.getEntity(entityType).aspects.includes(aspectName)) return;
  throw new CatalogError('INVALID_URN', `Entities of the type ${entityType} ${problem}`, {
    path,
    rule: `a type with the aspect ${aspectName}`,
  });
}
