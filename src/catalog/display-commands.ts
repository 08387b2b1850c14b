/** Changes how pages show an entity. */
import type { CommandContext } from './commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import { requireAddress, requireColor, type Optional } from './commands/command-input.js';
import { readUrn, requireEntities, requireAspect } from './commands/require-entities.js';
import { storeInExisting } from './commands/store.js';

/**
 * Sets the address of the page that is embedded for an asset. An empty text removes it; without an address, nothing changes.
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST unless it is a web address, because a front end opens it in a frame of its page
 */
export async function updateEmbed(
  context: CommandContext,
  { urn: text, renderUrl }: { readonly urn: string; readonly renderUrl?: Optional<string> },
): Promise<boolean> {
  const target = await requireTarget(context, text, 'embed');
  if (renderUrl) requireAddress(renderUrl, '/input/renderUrl');
  return change(context, target, [{ path: ['renderUrl'], value: renderUrl }]);
}

/** Omitted members stay unchanged. */
export interface DisplayUpdate {
  /** E.g. `#1a2b3c`. */
  readonly colorHex?: Optional<string>;
  readonly icon?: Optional<{
    readonly iconLibrary?: Optional<string>;
    readonly name?: Optional<string>;
    readonly style?: Optional<string>;
  }>;
}

/** Sets the colour and the icon of an entity. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for an invalid colour */
export async function updateDisplay(
  context: CommandContext,
  text: string,
  { colorHex, icon }: DisplayUpdate,
): Promise<boolean> {
  const target = await requireTarget(context, text, 'displayProperties');
  if (typeof colorHex === 'string') requireColor(colorHex, '/input/colorHex');
  const iconMembers = Object.entries(icon ?? {}).map(([name, value]) => ({ path: ['icon', name], value }));
  return change(context, target, [{ path: ['colorHex'], value: colorHex }, ...iconMembers]);
}

interface Target {
  readonly urn: string;
  readonly aspectName: string;
}

/** @throws INVALID_URN for a type without the aspect */
async function requireTarget(context: CommandContext, text: string, aspectName: string): Promise<Target> {
  const urn = readUrn(context, text);
  requireAspect(context, urn, { aspectName, problem: `have no ${aspectName}`, path: '/urn' });
  await requireEntities(context, [{ urn }]);
  return { urn, aspectName };
}

async function change(
  context: CommandContext,
  target: Target,
  members: readonly Pick<PatchStep, 'path' | 'value'>[],
): Promise<boolean> {
  const given = members.filter(({ value }) => value !== null && value !== undefined);
  const steps = given.map(({ path, value }) => setStep(path, value));
  if (steps.length > 0) await storeInExisting(context, [patchProposal(target, steps)]);
  return true;
}
