/** The context of a command that acts for a user to whom a form is assigned. */
import type { CommandContext } from '../commands/command-context.js';
import { withWriter } from '../commands/with-writer.js';
import type { FormOnAsset } from './form-assignment.js';

/** @returns a context whose writer needs no privileges on the asset; undefined unless the form is assigned to the actor */
export async function assignedContext(
  context: CommandContext,
  assignment: FormOnAsset,
): Promise<CommandContext | undefined> {
  const assigned = await context.services.findAssignedWriter(assignment);
  if (assigned === undefined) return undefined;
  const writer = { ...context.services.writer, ...assigned };
  return { ...context, services: withWriter(context.services, writer) };
}
