/** Finds changes of documents: their title and text, their parent, their related entities. */
import { recordAt } from '../../core/json.js';
import type { Differ } from './change-event.js';
import { associationDiffer, type AssociationKind, listRecords } from './diff-associations.js';
import { textDiffer } from './diff-documentation.js';
import { textOrEmpty } from './diff-items.js';

/** The title, then the text. */
export const diffDocument: Differ = (change) => [...diffTitle(change), ...diffContents(change)];

export const diffTitle = textDiffer((payload) => textOrEmpty(payload, 'title'), {
  noun: 'title',
  isShort: true,
});

export const diffContents = textDiffer((payload) => textOrEmpty(recordAt(payload, 'contents'), 'text'), {
  noun: 'text',
});

const diffParentUrn = textDiffer((payload) => textOrEmpty(recordAt(payload, 'parentDocument'), 'document'), {
  category: 'PARENT',
  noun: 'parent',
  parameter: 'parentUrn',
  isShort: true,
});

export const diffParent: Differ = (change) =>
  diffParentUrn(change).map((event) => {
    const parent =
      textOrEmpty(event.parameters, 'parentUrn') || textOrEmpty(event.parameters, 'previousParentUrn');
    return { ...event, modifier: parent };
  });

const RELATED_ASSETS: AssociationKind = {
  ...{ category: 'RELATED_ENTITIES', noun: 'Related asset', urn: 'assetUrn' },
  list: listRecords('relatedAssets', { assetUrn: 'asset' }),
};
const RELATED_DOCUMENTS: AssociationKind = {
  ...{ category: 'RELATED_ENTITIES', noun: 'Related document', urn: 'documentUrn' },
  list: listRecords('relatedDocuments', { documentUrn: 'document' }),
};

export const diffRelatedAssets = associationDiffer(RELATED_ASSETS);
export const diffRelatedDocuments = associationDiffer(RELATED_DOCUMENTS);

export const diffRelatedEntities: Differ = (change) => [
  ...diffRelatedAssets(change),
  ...diffRelatedDocuments(change),
];
