/** The writer that front doors get: what decides over access is not written like metadata. */
import { CatalogError } from '../kernel/errors.js';
import { ACCESS_ASPECTS } from '../model/sealed-aspects.js';
import type { MetadataModel } from '../model/types.js';
import type { EntityReader } from '../read/types.js';
import type { CatalogWriter, Proposal } from '../write/types.js';
import { isAdmin, isActive, requireAdmin, textsOf } from './accounts.js';

/** Whoever could write these could make an administrator, take the way in from somebody, or put a secret of theirs into recipes. */
const ADMIN_ASPECTS: ReadonlySet<string> = new Set([
  'roleMembership',
  'corpUserStatus',
  'dataHubRoleInfo',
  'dataHubSecretValue',
]);

/** Deleting one, softly or for good, decides who gets in. */
const ADMIN_TYPES: ReadonlySet<string> = new Set([
  'corpuser',
  'dataHubRole',
  'dataHubAccessToken',
  'inviteToken',
  'dataHubSecret',
]);

export interface GuardParts {
  readonly model: MetadataModel;
  readonly entities: EntityReader;
}

export function guardWrites<Writer extends CatalogWriter>(writer: Writer, parts: GuardParts): Writer {
  const { entities } = parts;
  const requireFor = async (urn: string, actor: string): Promise<void> => {
    if (ADMIN_TYPES.has(typeOf(parts, urn))) await requireAdmin(entities, actor, `delete ${urn}`);
  };
  return {
    ...writer,
    write: async (proposals, context) => {
      proposals.forEach(refuseAccessAspect);
      await checkAdminWrites(parts, proposals, context.actor);
      return writer.write(proposals, context);
    },
    deleteEntity: async (urn, context) => {
      await requireFor(urn, context.actor);
      return writer.deleteEntity(urn, context);
    },
    deleteReferences: async (urn, context) => {
      if (context.dryRun !== true) await requireFor(urn, context.actor);
      return writer.deleteReferences(urn, context);
    },
  };
}

function refuseAccessAspect({ aspectName }: Proposal, index: number): void {
  if (!ACCESS_ASPECTS.has(aspectName)) return;
  throw new CatalogError(
    'FORBIDDEN',
    `${aspectName} is not written like metadata: passwords, tokens and invitations have operations of their own`,
    { index, rule: 'aspects that sign-in keeps' },
  );
}

/** No statement for batches that hold nothing of the kind; at most two for the others. */
async function checkAdminWrites(
  parts: GuardParts,
  proposals: readonly Proposal[],
  actor: string,
): Promise<void> {
  const { entities, model } = parts;
  const touchy = proposals.filter(({ urn }) => ADMIN_TYPES.has(typeOf(parts, urn)));
  const deletes = ({ urn, aspectName, changeType }: Proposal): boolean =>
    changeType === 'DELETE' && aspectName === model.getEntity(typeOf(parts, urn)).keyAspect;
  const guarded =
    proposals.find(({ aspectName }) => ADMIN_ASPECTS.has(aspectName)) ??
    touchy.find((proposal) => deletes(proposal) || changesStatus(proposal));
  const kept = touchy.filter(({ aspectName }) => aspectName === 'status');
  if ((guarded ?? kept[0]) === undefined || (await isAdmin(entities, actor))) return;
  const refused = guarded ?? (await findRemoved(entities, kept));
  if (refused === undefined) return;
  await requireAdmin(entities, actor, `write ${refused.aspectName} of ${refused.urn}`);
}

/** Anything but saying that it is there: ingestion says that of every entity that it sees. */
function changesStatus({ aspectName, changeType, value }: Proposal): boolean {
  if (aspectName !== 'status') return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const says = changeType === 'DELETE' ? undefined : text.replaceAll(/\s/g, '');
  return says !== '{"removed":false}' && says !== '[{"op":"add","path":"/removed","value":false}]';
}

/** Of those said to be there the first that is deleted: to bring it back is no matter of ingestion. */
async function findRemoved(
  entities: EntityReader,
  proposals: readonly Proposal[],
): Promise<Proposal | undefined> {
  const found = await entities.findEntities(
    proposals.map(({ urn }) => urn),
    ['status'],
  );
  return proposals.find((_, index) => {
    const entity = found[index];
    return entity !== undefined && !isActive({ status: textsOf(entity).status });
  });
}

/** What is no URN is refused by the writer, with its place in the batch. */
function typeOf({ model }: GuardParts, urn: string): string {
  try {
    return model.parseUrn(urn).entityType;
  } catch {
    return '';
  }
}
