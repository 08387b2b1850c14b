/** Settings of the catalog as a whole, and of single users. Each mutation changes one part of an aspect and keeps the others. */
import { CatalogError, invalidRequest } from '../core/errors.js';
import { isJsonObject } from '../core/json.js';
import type { CommandContext } from './commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from './commands/proposals.js';
import { readUrn, requireStored, requireEntity } from './commands/require-entities.js';
import { store, storeUnchanged } from './commands/store.js';
import { payloadOf } from './entities/stored-aspect.js';
import type { EntityReader } from './entities/types.js';
import { VIEW_INFO, VIEW_TYPE } from './views.js';
import type { Optional } from './commands/command-input.js';

/** The entity and the aspect with the settings of the catalog. */
export const GLOBAL_SETTINGS = { urn: 'urn:li:globalSettings:0', aspectName: 'globalSettingsInfo' } as const;

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
  throw invalidRequest(path, `${path.slice(1)} is missing`, 'true or false');
}

async function requirePublicView(context: CommandContext, text: string): Promise<string> {
  const urn = readUrn(context, text, VIEW_TYPE);
  const { value } = await requireStored(context, urn, VIEW_INFO);
  if (value?.['type'] === 'GLOBAL') return urn;
  throw new CatalogError('INVALID_REQUEST', `${urn} is a personal view, which other users may not know`, {
    urn,
    path: '/defaultView',
    rule: 'a public view',
  });
}

async function findStored(entities: Pick<EntityReader, 'findAspects'>) {
  const { urn, aspectName } = GLOBAL_SETTINGS;
  return (await entities.findAspects([{ urn, names: [aspectName] }])).get(urn);
}

// Settings of single users. Every user changes only their own.

const USER_SETTINGS = 'corpUserSettings';

/** The announcements are a list of texts, which a patch addresses by the texts themselves. */
const KEYS = { '/homePage/dismissedAnnouncements': [] };

/** Sets the view that applies to the actor's searches. @param view URN; null or undefined: none. @throws NOT_FOUND, INVALID_URN */
export async function setOwnDefaultView(context: CommandContext, view: Optional<string>): Promise<boolean> {
  const urn = view ? await requireEntity(context, view, VIEW_TYPE) : undefined;
  return changeOwnSettings(context, [setStep(['views', 'defaultView'], urn)]);
}

/** Sets the language of the pages. @param language any text, e.g. `de`; null or undefined: none */
export function setOwnLanguage(context: CommandContext, language: Optional<string>): Promise<boolean> {
  return changeOwnSettings(context, [setStep(['locale', 'language'], language)]);
}

/** Sets one switch of the appearance. */
export function setOwnAppearance(
  context: CommandContext,
  member: 'showSimplifiedHomepage' | 'showThemeV2',
  value: boolean,
): Promise<boolean> {
  return changeOwnSettings(context, [setStep(['appearance', member], value)]);
}

interface HomePageChange {
  /** URN of the template of the actor's home page. */
  readonly pageTemplate?: Optional<string>;
  /** True: the actor no longer has a template of their own. */
  readonly removePageTemplate?: Optional<boolean>;
  /** URNs, added to those that are stored. */
  readonly newDismissedAnnouncements?: Optional<readonly Optional<string>[]>;
}

/** Changes the actor's home page. @throws NOT_FOUND, INVALID_URN; INVALID_REQUEST for a template that is both set and removed */
export async function changeOwnHomePage(
  context: CommandContext,
  { pageTemplate, removePageTemplate, newDismissedAnnouncements }: HomePageChange,
): Promise<boolean> {
  if (pageTemplate && removePageTemplate === true)
    throw invalidRequest(
      '/removePageTemplate',
      'A request either sets the page template or removes it',
      'not together with pageTemplate',
    );
  const template = pageTemplate
    ? await requireEntity(context, pageTemplate, 'dataHubPageTemplate')
    : undefined;
  const dismissed = (newDismissedAnnouncements ?? []).filter((text) => typeof text === 'string');
  return changeOwnSettings(context, [
    ...(template || removePageTemplate ? [setStep(['homePage', 'pageTemplate'], template)] : []),
    ...dismissed.map((text): PatchStep => {
      const urn = readUrn(context, text);
      return setStep(['homePage', 'dismissedAnnouncements', urn], urn);
    }),
  ]);
}

/** The model requires an appearance, so the first change of a user's settings adds it. */
async function changeOwnSettings(context: CommandContext, steps: readonly PatchStep[]): Promise<boolean> {
  if (steps.length === 0) return true;
  const urn = context.actor;
  await storeUnchanged(context, async () => {
    const found = await context.services.entities.findAspects([{ urn, names: [USER_SETTINGS] }]);
    const version = found.get(urn)?.aspects.get(USER_SETTINGS)?.version;
    const first = version === undefined && !steps.some(({ path }) => path[0] === 'appearance');
    const all = first ? [setStep(['appearance'], { showSimplifiedHomepage: false }), ...steps] : steps;
    return [{ ...patchProposal({ urn, aspectName: USER_SETTINGS }, all, KEYS), ifVersion: version ?? 0 }];
  });
  return true;
}
