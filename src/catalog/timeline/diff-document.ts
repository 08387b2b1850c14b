/** Finds changes of documents: their title and text, their parent, their related entities. */
import { type JsonObject, recordAt, recordsAt } from '../../core/json.js';
import type { AspectChange, ChangeEvent, ChangeOperation, Differ } from './change-event.js';
import { associationDiffer, type AssociationKind } from './diff-associations.js';
import { filled, textOrEmpty } from './diff-items.js';

/** The title, then the text. */
export const diffDocument: Differ = (change) => [...diffTitle(change), ...diffContents(change)];

export const diffTitle: Differ = (change) =>
  diffValue(change, {
    ...{ category: 'DOCUMENTATION', noun: 'title', parameter: 'title', isShort: true },
    read: (payload) => textOrEmpty(payload, 'title'),
  });

export const diffContents: Differ = (change) =>
  diffValue(change, {
    ...{ category: 'DOCUMENTATION', noun: 'text', parameter: 'text' },
    read: (payload) => textOrEmpty(recordAt(payload, 'contents'), 'text'),
  });

export const diffParent: Differ = (change) =>
  diffValue(change, {
    ...{ category: 'PARENT', noun: 'parent', parameter: 'parentUrn', isShort: true },
    read: (payload) => textOrEmpty(recordAt(payload, 'parentDocument'), 'document'),
  }).map((event) => {
    const parent =
      textOrEmpty(event.parameters, 'parentUrn') || textOrEmpty(event.parameters, 'previousParentUrn');
    return { ...event, modifier: parent };
  });

interface ValueKind {
  readonly category: ChangeEvent['category'];
  /** For descriptions, e.g. `title`. */
  readonly noun: string;
  /** Name of the parameter with the new value; `previous…` has the old one. */
  readonly parameter: string;
  /** True: descriptions quote the value. */
  readonly isShort?: true;
  /** Returns an empty text for a missing value. */
  readonly read: (payload: JsonObject | undefined) => string;
}

function diffValue(
  { urn, aspect, before: was, after: is }: AspectChange,
  { category, noun, parameter, isShort, read }: ValueKind,
): ChangeEvent[] {
  const [before, after] = [read(was), read(is)];
  if (before === after) return [];
  const operation: ChangeOperation = before === '' ? 'ADD' : after === '' ? 'REMOVE' : 'MODIFY';
  const quoted = isShort && after !== '' ? `, ${after}` : '';
  const verb = { ADD: 'was given', REMOVE: 'lost its', MODIFY: 'has a new' }[operation];
  const article = operation === 'ADD' ? ' a' : '';
  const previous = `previous${parameter.charAt(0).toUpperCase()}${parameter.slice(1)}`;
  return [
    {
      ...{ category, operation, entityUrn: urn, aspect, semVerChange: 'MINOR' },
      description: `${urn} ${verb}${article} ${noun}${quoted}.`,
      parameters: filled({ [parameter]: after, [previous]: before }),
    },
  ];
}

const RELATED_ASSETS: AssociationKind = {
  ...{ category: 'RELATED_ENTITIES', noun: 'Related asset', urn: 'assetUrn' },
  list: (payload) =>
    recordsAt(payload, 'relatedAssets').map((item) => filled({ assetUrn: textOrEmpty(item, 'asset') })),
};
const RELATED_DOCUMENTS: AssociationKind = {
  ...{ category: 'RELATED_ENTITIES', noun: 'Related document', urn: 'documentUrn' },
  list: (payload) =>
    recordsAt(payload, 'relatedDocuments').map((item) =>
      filled({ documentUrn: textOrEmpty(item, 'document') }),
    ),
};

export const diffRelatedAssets = associationDiffer(RELATED_ASSETS);
export const diffRelatedDocuments = associationDiffer(RELATED_DOCUMENTS);

export const diffRelatedEntities: Differ = (change) => [
  ...diffRelatedAssets(change),
  ...diffRelatedDocuments(change),
];
