/** Settings of single users. Every user changes only their own; what a mutation does not name stays. */
import { CatalogError } from '../../core/errors.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep, type PatchStep } from '../commands/patch-proposal.js';
import { readUrn, requireEntities } from '../commands/require-entities.js';
import { storeUnchanged } from '../commands/store-unchanged.js';
import { VIEW_TYPE } from '../views/stored-view.js';

const ASPECT = 'corpUserSettings';

/** The announcements are a list of texts, which a patch addresses by the texts themselves. */
const KEYS = { '/homePage/dismissedAnnouncements': [] };

type Optional<Value> = Value | null | undefined;

/** Sets the view that applies to the actor's searches. @param view URN; null or undefined: none. @throws NOT_FOUND, INVALID_URN */
export async function setOwnDefaultView(context: CommandContext, view: Optional<string>): Promise<boolean> {
  const urn = view ? await requireOne(context, view, VIEW_TYPE) : undefined;
  return change(context, [setStep(['views', 'defaultView'], urn)]);
}

/** Sets the language of the pages. @param language any text, e.g. `de`; null or undefined: none */
export function setOwnLanguage(context: CommandContext, language: Optional<string>): Promise<boolean> {
  return change(context, [setStep(['locale', 'language'], language)]);
}

/** Sets one switch of the appearance. */
export function setOwnAppearance(
  context: CommandContext,
  member: 'showSimplifiedHomepage' | 'showThemeV2',
  value: boolean,
): Promise<boolean> {
  return change(context, [setStep(['appearance', member], value)]);
}

export interface HomePageChange {
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
    throw new CatalogError('INVALID_REQUEST', 'A request either sets the page template or removes it', {
      path: '/removePageTemplate',
      rule: 'not together with pageTemplate',
    });
  const template = pageTemplate ? await requireOne(context, pageTemplate, 'dataHubPageTemplate') : undefined;
  const dismissed = (newDismissedAnnouncements ?? []).filter((text) => typeof text === 'string');
  return change(context, [
    ...(template || removePageTemplate ? [setStep(['homePage', 'pageTemplate'], template)] : []),
    ...dismissed.map((text): PatchStep => {
      const urn = readUrn(context, text);
      return setStep(['homePage', 'dismissedAnnouncements', urn], urn);
    }),
  ]);
}

async function requireOne(context: CommandContext, text: string, entityType: string): Promise<string> {
  const urn = readUrn(context, text, entityType);
  await requireEntities(context, [{ urn }]);
  return urn;
}

/** The model requires an appearance, so the first change of a user's settings adds it. */
async function change(context: CommandContext, steps: readonly PatchStep[]): Promise<boolean> {
  if (steps.length === 0) return true;
  const urn = context.actor;
  await storeUnchanged(context, async () => {
    const found = await context.services.entities.findAspects([{ urn, names: [ASPECT] }]);
    const version = found.get(urn)?.aspects.get(ASPECT)?.version;
    const first = version === undefined && !steps.some(({ path }) => path[0] === 'appearance');
    const all = first ? [setStep(['appearance'], { showSimplifiedHomepage: false }), ...steps] : steps;
    return [{ ...patchProposal({ urn, aspectName: ASPECT }, all, KEYS), ifVersion: version ?? 0 }];
  });
  return true;
}
