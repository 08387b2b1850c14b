import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useOperation } from '../../api/use-operation.js';
import { readViewed } from '../../history/recently-viewed.js';
import { EntityLink } from '../../parts/entity-link.js';
import { safeStorage } from '../../parts/safe-storage.js';
import classes from './home.module.css';
import { HomeViewed } from './home-page.graphql.js';

/** The most recently opened entities in this browser. */
export function ViewedBlock() {
  const [urns] = useState(() => readViewed(safeStorage));
  const { data } = useOperation(HomeViewed, { urns }, { enabled: urns.length > 0 });
  return (
    <section>
      <Title order={2} mb="xs">
        Recently viewed
      </Title>
      {urns.length === 0 && (
        <Text c="dimmed" size="sm">
          The pages that you open in this browser are listed here.
        </Text>
      )}
      <ul className={classes.list}>
        {data?.entities?.map(
          (entity) =>
            entity && (
              <li key={entity.urn} className={classes.row}>
                <EntityLink entity={entity} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
