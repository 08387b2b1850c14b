import { Title, VisuallyHidden } from '@mantine/core';
import type { TabProps } from '../../entity-of-page.js';
import { contentsPlanOf } from './contents-plan.js';
import { RelatedList } from './related-list.js';
import { RelatedTerms } from './related-terms.js';
import { SearchedList } from './searched-list.js';

/** Contents of the entity: assets of a container or domain, charts of a dashboard, entities with a tag. */
export function ContentsTab({ entity: { urn } }: TabProps) {
  const plan = contentsPlanOf(urn);
  const isSearched = plan.fields.length > 0;
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Contents</Title>
      </VisuallyHidden>
      {isSearched && plan.relationships.length > 0 && <RelatedTerms urn={urn} plan={plan} />}
      {isSearched ? (
        <SearchedList urn={urn} plan={plan} title="Contents" />
      ) : (
        <RelatedList urn={urn} plan={plan} title="Contents" />
      )}
    </section>
  );
}
