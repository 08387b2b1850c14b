import { SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { EntityLinkFragment } from '../../api/fragments.graphql.js';
import { useOperation } from '../../api/use-operation.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Problem, Loading } from '../../parts/states.js';
import { searchAddress } from '../../types/addresses.js';
import classes from './home.module.css';
import { HomeAttention } from './home-page.graphql.js';

/** Open incidents, failing assertions, and the numbers of deprecated assets and of assets without an owner or a description. */
export function Attention() {
  const { data, error, refetch } = useOperation(HomeAttention, {});
  return (
    <section>
      <Title order={2} mb="xs">
        Needs attention
      </Title>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading lines={2} />}
      {data !== undefined && (
        <ul className={classes.figures}>
          <Figure
            label="open incidents"
            count={data.openIncidents?.total}
            address={searchAddress('', { type: 'incident', state: 'ACTIVE' })}
          />
          <Figure
            label="failing assertions"
            count={data.failing?.total}
            address={searchAddress('', { type: 'assertion', assertionStatus: 'FAILING' })}
          />
          <Figure
            label="assets without an owner"
            count={data.withoutOwner?.total}
            address={searchAddress('', { types: ASSETS, 'not.hasOwners': 'true' })}
          />
          <Figure
            label="assets without a description"
            count={data.withoutDescription?.total}
            address={searchAddress('', { types: ASSETS, 'not.hasDescription': 'true' })}
          />
          <Figure
            label="deprecated assets"
            count={data.deprecated?.total}
            address={searchAddress('', { deprecated: 'true' })}
          />
        </ul>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" mt="md">
        <ProblemList
          title="Open incidents"
          entries={(data?.openIncidents?.searchResults ?? []).map(({ entity }) => ({
            entity,
            about: 'entities' in entity ? entity.entities?.[0] : undefined,
          }))}
        />
        <ProblemList
          title="Failing assertions"
          entries={(data?.failing?.searchResults ?? []).map(({ entity }) => ({
            entity,
            about: 'relationships' in entity ? entity.relationships?.relationships[0]?.entity : undefined,
          }))}
        />
      </SimpleGrid>
    </section>
  );
}

interface ProblemListProps {
  readonly title: string;
  /** Incidents or assertions, each with the asset that it is about. */
  readonly entries: readonly {
    readonly entity: EntityLinkFragment;
    readonly about: EntityLinkFragment | null | undefined;
  }[];
}

function ProblemList({ title, entries }: ProblemListProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Title order={3} size="sm" mb={4}>
        {title}
      </Title>
      <ul className={classes.list}>
        {entries.map(({ entity, about }) => (
          <li key={entity.urn} className={classes.row}>
            <EntityLink entity={entity} />
            {about && (
              <span className={classes.about}>
                <EntityLink entity={about} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Kinds of assets that should have an owner and a description. */
const ASSETS = 'dataset,dashboard,chart,dataJob,mlModel,mlFeatureTable';

interface FigureProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly address: string;
}

function Figure({ label, count, address }: FigureProps) {
  if (count === undefined) return null;
  return (
    <li>
      <Link to={address} className={classes.figure}>
        <span className={classes.big}>{count.toLocaleString('en')}</span>
        <Text c="dimmed" size="sm">
          {label}
        </Text>
      </Link>
    </li>
  );
}
