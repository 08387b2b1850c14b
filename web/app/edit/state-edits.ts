/** Changes of deprecation, deletion, description, name and links. */
import { request } from '../api/request.js';
import {
  AddLink,
  RemoveLink,
  SetSoftDeleted,
  UpdateDeprecation,
  UpdateDescription,
  UpdateName,
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
    optimistic: (overview) => ({ ...overview, deprecation }),
  };
}

export function setRemoved(urn: string, removed: boolean): Edit {
  return { ...remove(urn, removed), undo: remove(urn, !removed) };
}

function remove(urn: string, removed: boolean): Edit {
  return {
    done: removed ? 'Deleted. Searches no longer find it.' : 'Restored.',
    send: () => request(SetSoftDeleted, { input: { urns: [urn], deleted: removed } }),
    optimistic: (overview) => ({ ...overview, removed }),
  };
}

export interface DescriptionChange {
  /** An empty text removes the edited description, so that the source's is shown. */
  readonly text: string;
  /** The edited description before the change; empty for none. The service refuses the change if it is a different one by now. */
  readonly before: string;
}

export function setDescription(urn: string, change: DescriptionChange, overview: Overview): Edit {
  const { text, before } = change;
  const source = before.trim() === '' ? overview.description : overview.sourceDescription;
  return {
    ...describe(urn, change, source),
    undo: describe(urn, { text: before, before: text }, source),
  };
}

function describe(urn: string, { text, before }: DescriptionChange, source: string | null): Edit {
  const isRemoved = text.trim() === '';
  return {
    done: isRemoved ? 'Removed the description.' : 'Changed the description.',
    send: () =>
      request(UpdateDescription, {
        input: { resourceUrn: urn, description: text, expectedDescription: before },
      }),
    optimistic: (overview) => ({
      ...overview,
      description: isRemoved ? source : text,
      sourceDescription: isRemoved ? null : source,
    }),
  };
}

export interface NameChange {
  readonly name: string;
  /** The edited name before the change; empty if the page shows the source's name. */
  readonly before: string;
}

/** @param shown the name that the page shows */
export function rename(urn: string, { name, before }: NameChange, shown: string): Edit {
  return { ...setName(urn, name, name), undo: setName(urn, before, shown) };
}

/** @param name empty removes the edited name @param shown the name that the page shows then */
function setName(urn: string, name: string, shown: string): Edit {
  return {
    done: `Renamed to ${shown}.`,
    send: () => request(UpdateName, { input: { urn, name } }),
    optimistic: (overview) => ({ ...overview, name: shown }),
  };
}

export function addLink(urn: string, link: LinkOfEntity): Edit {
  return { ...attachLink(urn, link), undo: detachLink(urn, link) };
}

export function removeLink(urn: string, link: LinkOfEntity): Edit {
  return { ...detachLink(urn, link), undo: attachLink(urn, link) };
}

function attachLink(urn: string, link: LinkOfEntity): Edit {
  return {
    done: `Added the link ${link.label}.`,
    send: () => request(AddLink, { input: { resourceUrn: urn, linkUrl: link.url, label: link.label } }),
    optimistic: (overview) => ({ ...overview, links: [...overview.links, link] }),
  };
}

function detachLink(urn: string, link: LinkOfEntity): Edit {
  return {
    done: `Removed the link ${link.label}.`,
    send: () => request(RemoveLink, { input: { resourceUrn: urn, linkUrl: link.url, label: link.label } }),
    optimistic: (overview) => ({
      ...overview,
      links: overview.links.filter(({ url, label }) => url !== link.url || label !== link.label),
    }),
  };
}
