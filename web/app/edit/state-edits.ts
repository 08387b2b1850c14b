/** Changes of deprecation, deletion, description and links. */
import { request } from '../api/request.js';
import {
  AddLink,
  RemoveLink,
  SetSoftDeleted,
  UpdateDeprecation,
  UpdateDescription,
} from './edits.graphql.js';
import type { Edit, Overview } from './edit.js';

export type DeprecationOfEntity = NonNullable<Overview['deprecation']>;
export type LinkOfEntity = Overview['links'][number];

export const NOT_DEPRECATED: DeprecationOfEntity = {
  deprecated: false,
  note: null,
  decommissionTime: null,
  actorEntity: null,
  replacement: null,
};

/** @param before the previous deprecation, for undo */
export function setDeprecation(
  urn: string,
  wanted: DeprecationOfEntity,
  before: Overview['deprecation'],
): Edit {
  return { ...deprecate(urn, wanted), undo: deprecate(urn, before ?? NOT_DEPRECATED) };
}

function deprecate(urn: string, deprecation: DeprecationOfEntity): Edit {
  const { deprecated, note, decommissionTime, replacement } = deprecation;
  return {
    done: deprecated ? 'Marked as deprecated.' : 'Removed the deprecation.',
    send: () =>
      request(UpdateDeprecation, {
        input: {
          urn,
          deprecated,
          note: note ?? '',
          ...(decommissionTime !== null && { decommissionTime }),
          ...(replacement !== null && { replacement: replacement.urn }),
        },
      }),
    foresee: (overview) => ({ ...overview, deprecation }),
  };
}

export function setRemoved(urn: string, removed: boolean): Edit {
  return { ...remove(urn, removed), undo: remove(urn, !removed) };
}

function remove(urn: string, removed: boolean): Edit {
  return {
    done: removed ? 'Deleted. Searches no longer find it.' : 'Restored.',
    send: () => request(SetSoftDeleted, { input: { urns: [urn], deleted: removed } }),
    foresee: (overview) => ({ ...overview, removed }),
  };
}

/**
 * An empty text removes the edited description, so that the source's description is shown. Undo is not offered if the previous description
 * may be the source's, because it would store a copy that no longer follows the source.
 */
export function setDescription(urn: string, text: string, before: Overview): Edit {
  const edit = describe(urn, text);
  if (before.sourceDescription === null && before.description !== null) return edit;
  return { ...edit, undo: describe(urn, before.description ?? '') };
}

function describe(urn: string, text: string): Edit {
  return {
    done: text === '' ? 'Removed the description.' : 'Changed the description.',
    send: () => request(UpdateDescription, { input: { resourceUrn: urn, description: text } }),
    foresee: (overview) =>
      text === ''
        ? { ...overview, description: overview.sourceDescription, sourceDescription: null }
        : { ...overview, description: text },
  };
}

export function addLink(urn: string, link: LinkOfEntity): Edit {
  return {
    done: `Added the link ${link.label}.`,
    send: () => request(AddLink, { input: { resourceUrn: urn, linkUrl: link.url, label: link.label } }),
    foresee: (overview) => ({ ...overview, links: [...overview.links, link] }),
  };
}

export function removeLink(urn: string, link: LinkOfEntity): Edit {
  return {
    done: `Removed the link ${link.label}.`,
    send: () => request(RemoveLink, { input: { resourceUrn: urn, linkUrl: link.url, label: link.label } }),
    foresee: (overview) => ({
      ...overview,
      links: overview.links.filter(({ url, label }) => url !== link.url || label !== link.label),
    }),
    undo: addLink(urn, link),
  };
}
