/** Fields of users and groups that are not members of their aspects. */
import type { GraphqlContext } from '../context.js';
import type { EntityRef } from '../mapping/entity-ref.js';

export const people = {
  CorpUser: {
    isNativeUser: ({ urn }: EntityRef, _: unknown, { nativeUsers }: GraphqlContext) =>
      nativeUsers.load(urn.text),
  },
  CorpGroup: {
    memberCount: async ({ urn }: EntityRef, _: unknown, { relationships }: GraphqlContext) => {
      const { total } = await relationships.load({
        urn: urn.text,
        direction: 'INCOMING',
        types: ['IsMemberOfGroup', 'IsMemberOfNativeGroup'],
        start: 0,
        count: 0,
        includeRemoved: false,
      });
      return total;
    },
  },
} as const;
