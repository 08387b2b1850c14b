/** The default view of a service account. */
import type { Requester } from '../../../core/request-facts.js';
import { CatalogError } from '../../../core/errors.js';
import { payloadOf } from '../../../catalog/entities/payload-of.js';
import { patchProposal, setStep } from '../../../catalog/commands/patch-proposal.js';
import type { StoredEntity } from '../../../catalog/entities/types.js';
import { VIEW_INFO } from '../../../catalog/views/stored-view.js';
import type { Proposal } from '../../../catalog/writes/types.js';
import type { AuthDeps } from '../../auth-deps.js';
import { wasUnchanged } from '../../authentication/conditional-writes.js';
import { requireServiceAccount, SETTINGS } from './service-account-record.js';

/** Attempts to create settings that others create or delete at the same time. */
const ATTEMPTS = 5;

interface DefaultView {
  readonly urn: string;
  /** Null: the account has no default view. */
  readonly view: string | null | undefined;
  readonly by: Requester;
}

/**
 * Stores the default view and keeps all other settings.
 * @throws INVALID_REQUEST unless the user is a service account and the view is public; CONFLICT
 */
export async function setDefaultView(
  { entities, writer }: Pick<AuthDeps, 'entities' | 'writer'>,
  { urn, view, by }: DefaultView,
): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const account = await requireServiceAccount(entities, urn);
    if (view) await requirePublicView({ entities }, view);
    const proposal = proposeView(account, view);
    if (await wasUnchanged(writer.write([proposal], by))) return;
  }
  throw new CatalogError('CONFLICT', 'Concurrent requests keep changing the account; try again', {
    ...{ urn, rule: 'unchanged between reading and writing' },
  });
}

/** Settings require the part `appearance`, so the first setting of an account adds it. */
function proposeView(account: StoredEntity, view: string | null | undefined): Proposal {
  const { urn } = account;
  const target = { urn, aspectName: SETTINGS };
  const version = account.aspects.get(SETTINGS)?.version ?? 0;
  const steps = [setStep(['views', 'defaultView'], view)];
  if (version > 0) return { ...patchProposal(target, steps), ifVersion: version, ifEntityExists: true };
  const value = { appearance: { showSimplifiedHomepage: false }, views: view ? { defaultView: view } : {} };
  return {
    ...target,
    ...{ changeType: 'UPSERT', value: JSON.stringify(value), ifVersion: 0, ifEntityExists: true },
  };
}

async function requirePublicView({ entities }: Pick<AuthDeps, 'entities'>, view: string): Promise<void> {
  const [stored] = await entities.findEntities([view], [VIEW_INFO]);
  if (payloadOf(stored, VIEW_INFO)?.['type'] === 'GLOBAL') return;
  throw new CatalogError('INVALID_REQUEST', `There is no public view ${view}`, {
    path: '/input/defaultView',
    rule: 'an existing public view',
  });
}
