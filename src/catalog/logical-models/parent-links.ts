/** Reads and proposes the links of physical datasets and columns to their logical parents. */
import { isJsonObject, type JsonObject } from '../../core/json.js';
import type { CommandContext } from '../commands/command-context.js';
import { patchProposal, setStep } from '../commands/patch-proposal.js';
import { stampOf } from '../commands/store.js';
import { MAX_PAGE_SIZE } from '../../core/limits.js';
import type { Proposal } from '../writes/types.js';
import type { ParentLink } from './broken-links.js';

export const PARENT_ASPECT = 'logicalParent';
const RELATIONSHIP = 'PhysicalInstanceOf';

/** Returns the URN of the logical parent in a payload of `logicalParent`. */
export function parentIn(payload: JsonObject | undefined): string | undefined {
  const edge = payload?.['parent'];
  const urn = isJsonObject(edge) ? edge['destinationUrn'] : undefined;
  return typeof urn === 'string' ? urn : undefined;
}

/** @param stored keeps its time of creation if it names the same parent */
export function proposeParent(
  context: CommandContext,
  { child, parent }: ParentLink,
  stored: JsonObject | undefined,
): Proposal {
  const stamp = stampOf(context);
  const before = isJsonObject(stored?.['parent']) && parentIn(stored) === parent ? stored['parent'] : {};
  const edge = { created: stamp, ...before, destinationUrn: parent, lastModified: stamp };
  return {
    urn: child,
    aspectName: PARENT_ASPECT,
    changeType: 'UPSERT',
    value: JSON.stringify({ parent: edge }),
  };
}

/** An empty aspect: the entity has no logical parent. */
export function proposeNoParent(child: string): Proposal {
  return { urn: child, aspectName: PARENT_ASPECT, changeType: 'UPSERT', value: '{}' };
}

/** Ends a link; the write fails if the child has got another parent meanwhile. */
export function proposeEnd({ child, parent }: ParentLink): Proposal {
  return {
    ...patchProposal({ urn: child, aspectName: PARENT_ASPECT }, [setStep(['parent'], undefined)]),
    ifValue: {
      holds: (current) => parentIn(current) === parent,
      message: `${child} has another logical parent now`,
      path: '/input',
    },
  };
}

/** Returns all links to some entities, regardless of the actor's scope. One statement for each 5,000 links of an entity. */
export async function readLinks(
  { services }: Pick<CommandContext, 'services'>,
  parents: readonly string[],
): Promise<ParentLink[]> {
  const links: ParentLink[] = [];
  let open = [...parents];
  for (let start = 0; open.length > 0; start += MAX_PAGE_SIZE) {
    const pages = await services.unscoped.relationships.listPages(
      open.map((urn) => ({
        ...{ urn, direction: 'INCOMING' as const, types: [RELATIONSHIP] },
        ...{ start, count: MAX_PAGE_SIZE, includeRemoved: true },
      })),
    );
    for (const [index, { relationships }] of pages.entries())
      for (const { entity } of relationships) links.push({ child: entity, parent: open[index] ?? '' });
    open = open.filter((_, index) => (pages[index]?.total ?? 0) > start + MAX_PAGE_SIZE);
  }
  return links;
}
