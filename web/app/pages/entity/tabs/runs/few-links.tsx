import { Text } from '@mantine/core';
import type { EntityLinkFragment } from '../../../../api/fragments/entity-link.graphql.js';
import { EntityLink } from '../../../../parts/entity-link.js';

const MOST_LINKS = 2;

/** The first links of a list, and the number of further ones. */
export function FewLinks({ entities }: { readonly entities: readonly EntityLinkFragment[] }) {
  const hidden = entities.length - MOST_LINKS;
  return (
    <>
      {entities.slice(0, MOST_LINKS).map((entity) => (
        <div key={entity.urn}>
          <EntityLink entity={entity} />
        </div>
      ))}
      {hidden > 0 && (
        <Text size="xs" c="dimmed">
          {hidden} more
        </Text>
      )}
    </>
  );
}
