import { Title, VisuallyHidden } from '@mantine/core';
import type { TabProps } from '../entity-of-page.js';
import { contentsPlanOf } from './contents/contents-plan.js';
import { SearchedList } from './contents/entity-lists.js';

/** Entities that the user or group owns. */
export function OwnershipTab({ entity: { urn } }: TabProps) {
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Ownership</Title>
      </VisuallyHidden>
      <SearchedList urn={urn} plan={contentsPlanOf(urn)} title="Owned entities" />
    </section>
  );
}
