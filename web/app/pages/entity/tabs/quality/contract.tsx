import { Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { entityAddress } from '../../../../types/addresses.js';
import { AssertionItem } from './assertion-list.js';
import classes from './assertion-list.module.css';
import { contractState } from './contract-state.js';
import type { CheckedAssertionFragment, ContractOfDataFragment } from './quality.graphql.js';

/** A data contract and its state. */
export function Contract({ contract }: { readonly contract: ContractOfDataFragment }) {
  const { urn, properties } = contract;
  const parts = [
    { title: 'Freshness', assertions: known(properties?.freshness) },
    { title: 'Schema', assertions: known(properties?.schema) },
    { title: 'Data', assertions: known(properties?.dataQuality) },
  ].filter(({ assertions }) => assertions.length > 0);
  return (
    <section>
      <Group gap="sm">
        <Title order={3}>
          <Link to={entityAddress(urn)}>Data contract</Link>
        </Title>
        <Text size="sm">{contractState(contract)}</Text>
      </Group>
      {parts.map(({ title, assertions }) => (
        <div key={title}>
          <Title order={4} size="sm" mt="xs">
            {title}
          </Title>
          <ul className={classes.list}>
            {assertions.map((assertion) => (
              <AssertionItem key={assertion.urn} assertion={assertion} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function known(parts: readonly { readonly assertion: CheckedAssertionFragment | null }[] | null | undefined) {
  return (parts ?? []).flatMap(({ assertion }) => (assertion === null ? [] : [assertion]));
}
