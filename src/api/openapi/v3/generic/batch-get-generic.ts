/** Reads given aspects of many entities of several types. */
import { MAX_PAGE_SIZE } from '../../../../core/limits.js';
import { EXAMPLE_URN, mapOf } from '../../../http/json-schema.js';
import { defineRoute } from '../../../http/route.js';
import { getLists } from '../batch-get.js';
import { SYSTEM_METADATA } from '../parameters.js';
import { GENERIC } from '../paths.js';
import { presentEntity } from '../present-aspect.js';
import { presentLists, readLists, SHOWN_LISTS, type ListsBody } from './lists-by-type.js';

export const batchGetGeneric = defineRoute<{ systemMetadata?: boolean }, ListsBody>({
  method: 'POST',
  path: `${GENERIC}/batchGet`,
  operationId: 'batchGetGeneric',
  tag: 'OpenAPI v3',
  permission: 'signed-in',
  summary: 'Chosen aspects of many entities of several types',
  description: 'Lists by entity type, with items as in `batchGet` of one type.',
  query: { systemMetadata: SYSTEM_METADATA },
  body: mapOf({ type: 'array' }),
  example: { dataset: [{ urn: EXAMPLE_URN, status: {} }] },
  response: SHOWN_LISTS,
  async handle({ query, body }, services) {
    const lists = readLists(body, services.model, { most: MAX_PAGE_SIZE, name: 'MAX_PAGE_SIZE' });
    const found = await getLists(lists, services);
    const withMetadata = query.systemMetadata === true;
    return presentLists(
      body,
      found.map((entities) => entities.map((one) => presentEntity(one, withMetadata))),
    );
  },
});
