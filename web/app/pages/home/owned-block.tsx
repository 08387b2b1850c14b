import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { EntityLink } from '../../parts/entity-link.js';
import { useMe } from '../../shell/use-me.js';
import { searchAddress } from '../../types/addresses.js';
import classes from './home.module.css';
import { HomeOwned } from './home-page.graphql.js';

/** Entities that the user owns. */
export function OwnedBlock() {
  const owner = useMe()?.corpUser.urn;
  const { data } = useOperation(HomeOwned, { owner: owner ?? '' }, { enabled: owner !== undefined });
  const found = data?.searchAcrossEntities;
  return (
    <section>
      <Title order={2} mb="xs">
        Yours
      </Title>
      {found?.total === 0 && (
        <Text c="dimmed" size="sm">
          You own nothing yet. Add yourself as an owner on the page of an asset.
        </Text>
      )}
      <ul className={classes.list}>
        {found?.searchResults.map(({ entity }) => (
          <li key={entity.urn} className={classes.row}>
            <EntityLink entity={entity} />
          </li>
        ))}
      </ul>
      {found && owner !== undefined && found.total > found.searchResults.length && (
        <Anchor component={Link} to={searchAddress('', { owners: owner })} size="sm">
          All {found.total.toLocaleString('en')}
        </Anchor>
      )}
    </section>
  );
}
