/** Settings of the catalog as a whole. They are one aspect of one entity; each mutation changes one part and keeps the others. */
import { CatalogError } from '../../core/errors.js';
import { isJsonObject } from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { store } from '../commands/store.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { payloadOf } from '../entities/payload-of.js';
import type { EntityReader } from '../entities/types.js';
import { VIEW_INFO, VIEW_TYPE } from '../views/stored-view.js';

export const GLOBAL_SETTINGS = { urn: 'urn:li:globalSettings:0', aspectName: 'globalSettingsInfo' } as const;

type Optional<Value> = Value | null | undefined;

/** The parts of the settings that every user may know. */
export interface GlobalSettings {
  /** URN of the view that applies to users without one of their own. */
  readonly defaultView?: string;
  /** URN of the home page of users without one of their own. */
  readonly defaultTemplate?: string;
  /** Whether descriptions propagate between columns. */
  readonly propagatesToColumns: boolean;
  readonly showsApplications: boolean;
}

/** The members of the aspect that this service reads. */
interface StoredSettings {
  readonly views?: { readonly defaultView?: string };
  readonly homePage?: { readonly defaultTemplate?: string };
  readonly docPropagation?: { readonly columnPropagationEnabled?: boolean };
  readonly applications?: { readonly enabled?: boolean };
}

/**
 * Returns what is stored, or the defaults of the model.
 * @param entities a reader of the whole catalog, because all users share the settings
 */
export async function readGlobalSettings(
  entities: Pick<EntityReader, 'findAspects'>,
): Promise<GlobalSettings> {
  const info = payloadOf(await findStored(entities), GLOBAL_SETTINGS.aspectName) ?? {};
  const { views, homePage, docPropagation, applications } = info as StoredSettings;
  return {
    ...(views?.defaultView !== undefined && { defaultView: views.defaultView }),
    ...(homePage?.defaultTemplate !== undefined && { defaultTemplate: homePage.defaultTemplate }),
    propagatesToColumns: docPropagation?.columnPropagationEnabled !== false,
    showsApplications: applications?.enabled === true,
  };
}

/**
 * Sets the view that applies to users without one of their own.
 * @param view URN of a public view; null or undefined: none
 * @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a personal view; FORBIDDEN
 */
export async function setGlobalDefaultView(
  context: CommandContext,
  view: Optional<string>,
): Promise<boolean> {
  const urn = view ? await requirePublicView(context, view) : undefined;
  await store(context, [patch([setStep(['views', 'defaultView'], urn)])]);
  return true;
}

/** Turns the propagation of descriptions between columns on or off. @throws INVALID_REQUEST without a value; FORBIDDEN */
export async function setDocPropagation(
  context: CommandContext,
  isEnabled: Optional<boolean>,
): Promise<boolean> {
  const columnPropagationEnabled = requireValue(isEnabled, '/docColumnPropagation');
  await storeUnchanged(context, async () => {
    const stored = await findStored(context.services.unscoped.entities);
    const info = payloadOf(stored, GLOBAL_SETTINGS.aspectName);
    const step = isJsonObject(info?.['docPropagation'])
      ? setStep(['docPropagation', 'columnPropagationEnabled'], columnPropagationEnabled)
      : setStep(['docPropagation'], { enabled: true, columnPropagationEnabled });
    return [{ ...patch([step]), ifVersion: stored?.aspects.get(GLOBAL_SETTINGS.aspectName)?.version ?? 0 }];
  });
  return true;
}

/** Shows or hides applications. @throws INVALID_REQUEST without a value; FORBIDDEN */
export async function setApplications(
  context: CommandContext,
  isEnabled: Optional<boolean>,
): Promise<boolean> {
  const step = setStep(['applications', 'enabled'], requireValue(isEnabled, '/enabled'));
  await store(context, [patch([step])]);
  return true;
}

function patch(steps: readonly PatchStep[]) {
  return patchProposal(GLOBAL_SETTINGS, steps);
}

function requireValue(value: Optional<boolean>, path: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new CatalogError('INVALID_REQUEST', `${path.slice(1)} is missing`, { path, rule: 'true or false' });
}

async function requirePublicView(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, VIEW_TYPE);
  const found = await requireEntities(context, [{ urn, aspects: [VIEW_INFO] }]);
  if (payloadOf(found.get(urn), VIEW_INFO)?.['type'] === 'GLOBAL') return urn;
  throw new CatalogError('INVALID_REQUEST', `${urn} is a personal view, which other users may not know`, {
    ...{ urn, path: '/defaultView', rule: 'a public view' },
  });
}

async function findStored(entities: Pick<EntityReader, 'findAspects'>) {
  const { urn, aspectName } = GLOBAL_SETTINGS;
  return (await entities.findAspects([{ urn, names: [aspectName] }])).get(urn);
}
