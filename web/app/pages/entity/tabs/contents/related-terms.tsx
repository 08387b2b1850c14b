import { Group, Text, Title } from '@mantine/core';
import { EntityLink } from '../../../../parts/entity-link.js';
import { Problem } from '../../../../parts/problem.js';
import type { ContentsPlan } from './contents-plan.js';
import classes from './related-terms.module.css';
import { useRelated } from './use-related.js';

export interface RelatedTermsProps {
  readonly urn: string;
  readonly plan: Pick<ContentsPlan, 'relationships'>;
}

/** Terms that a term inherits from, consists of or belongs to; nothing if there are none. */
export function RelatedTerms({ urn, plan }: RelatedTermsProps) {
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
