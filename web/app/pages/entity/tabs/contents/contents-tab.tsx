import { Title, VisuallyHidden, Group, Text } from '@mantine/core';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Problem } from '../../../../parts/states.js';
import type { TabProps } from '../../entity-of-page.js';
import { contentsPlanOf, type ContentsPlan } from './contents-plan.js';
import { RelatedList, SearchedList } from './entity-lists.js';
import classes from './lists.module.css';
import { useRelated } from './related-rows.js';

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

interface RelatedTermsProps {
  readonly urn: string;
  readonly plan: Pick<ContentsPlan, 'relationships'>;
}

/** Terms that a term inherits from, consists of or belongs to; nothing if there are none. */
function RelatedTerms({ urn, plan }: RelatedTermsProps) {
  const { rows, missing, error, refetch } = useRelated(urn, plan.relationships);
  if (error) return <Problem error={error} title="The related terms could not be loaded" onRetry={refetch} />;
  if (rows.length === 0) return null;
  const roles = [...new Set(rows.map(({ role }) => role))];
  return (
    <section className={classes.terms}>
      <Title order={3}>Related terms</Title>
      <dl className={classes.list}>
        {roles.map((role) => (
          <div key={role} className={classes.role}>
            <dt>{role}</dt>
            <dd>
              <Group gap="sm">
                {rows
                  .filter((row) => row.role === role)
                  .map(({ entity }) => (
                    <EntityLink key={entity.urn} entity={entity} />
                  ))}
              </Group>
            </dd>
          </div>
        ))}
      </dl>
      {missing > 0 && <Text size="sm" c="dimmed">{`and ${missing} more`}</Text>}
    </section>
  );
}
