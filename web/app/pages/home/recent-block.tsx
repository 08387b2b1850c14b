import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { EntityLink } from '../../parts/entity-link.js';
import { Loading } from '../../parts/loading.js';
import { Problem } from '../../parts/problem.js';
import { TimeText } from '../../parts/time-text.js';
import classes from './home.module.css';
import { HomeRecent } from './home-page.graphql.js';

/** The most recently changed entities, with the times of their changes. */
export function RecentBlock() {
  const { data, error, refetch } = useOperation(HomeRecent, {});
  return (
    <section>
      <Title order={2} mb="xs">
        Recently changed
      </Title>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Loading />}
      <ul className={classes.list}>
        {data?.recentlyChanged.map(({ entity, time }) => (
          <li key={entity.urn} className={classes.row}>
            <EntityLink entity={entity} />
            <span className={classes.aside}>
              <TimeText time={time} />
            </span>
          </li>
        ))}
      </ul>
      <Anchor component={Link} to="/changes" size="sm">
        All changes
      </Anchor>
    </section>
  );
}
