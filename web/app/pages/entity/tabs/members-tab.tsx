import { Title, VisuallyHidden } from '@mantine/core';
import type { TabProps } from '../entity-of-page.js';
import { PEOPLE_COLUMNS } from './contents/entity-columns.js';
import { RelatedList } from './contents/entity-lists.js';
import { membersPlanOf } from './contents/contents-plan.js';

/** Members of the group or role. */
export function MembersTab({ entity: { urn } }: TabProps) {
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Members</Title>
      </VisuallyHidden>
      <RelatedList urn={urn} plan={membersPlanOf(urn)} title="Members" columns={PEOPLE_COLUMNS} />
    </section>
  );
}
