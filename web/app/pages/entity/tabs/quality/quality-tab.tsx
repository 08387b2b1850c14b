import { Stack, Title, VisuallyHidden, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useState } from 'react';
import { typeOfUrn, nameOfUrn } from '../../../../types/urn.js';
import { entityAddress } from '../../../../types/addresses.js';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import type { TabProps } from '../../entity-of-page.js';
import { Incidents } from './incidents.js';
import { AssertionItem, AssertionList, ASSERTION_PAGE } from './assertion-list.js';
import classes from './quality.module.css';
import { contractState } from './results.js';
import {
  type CheckedAssertionFragment,
  type ContractOfDataFragment,
  ContractQuality,
  DatasetQuality,
  OtherQuality,
} from './quality.graphql.js';

/** The entity's assertions, their results, and its incidents. */
export function QualityTab({ entity: { urn, overview } }: TabProps) {
  const type = typeOfUrn(urn);
  return (
    <Stack gap="lg">
      <VisuallyHidden>
        <Title order={2}>Quality</Title>
      </VisuallyHidden>
      {type === 'dataContract' ? (
        <ContractPage urn={urn} />
      ) : (
        <>
          <Incidents urn={urn} canEdit={overview.privileges?.canEditIncidents === true} />
          {type === 'dataset' ? <DatasetChecks urn={urn} /> : <OtherChecks urn={urn} />}
        </>
      )}
    </Stack>
  );
}

/** A data contract and its state. */
function Contract({ contract }: { readonly contract: ContractOfDataFragment }) {
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

/** The Quality tab of a contract. */
function ContractPage({ urn }: { readonly urn: string }) {
  const { data, error, isPending } = useOperation(ContractQuality, { urn });
  if (error) return <Problem error={error} title="The contract could not be loaded" />;
  if (isPending) return <Loading label="Loading the contract" />;
  const contract = data.dataContract;
  if (!contract?.properties) return <Empty title="The contract has no content" />;
  const { entityUrn } = contract.properties;
  return (
    <>
      <Text size="sm">
        About <Link to={entityAddress(entityUrn, 'Quality')}>{nameOfUrn(entityUrn)}</Link>
      </Text>
      <Contract contract={contract} />
    </>
  );
}

/** The assertions about a dataset and its contract. */
function DatasetChecks({ urn }: { readonly urn: string }) {
  const [count, setCount] = useState(ASSERTION_PAGE);
  const { data, error, isPending, refetch } = useOperation(
    DatasetQuality,
    { urn, count },
    { keepsPrevious: true },
  );
  if (error)
    return (
      <Problem error={error} title="The assertions could not be loaded" onRetry={() => void refetch()} />
    );
  if (isPending) return <Loading label="Loading the assertions" />;
  const page = data.dataset?.assertions;
  const contract = data.dataset?.contract;
  return (
    <>
      {contract && <Contract contract={contract} />}
      <AssertionList
        assertions={page?.assertions ?? []}
        total={page?.total ?? 0}
        onMore={() => setCount(count + ASSERTION_PAGE)}
      />
    </>
  );
}

/** Assertions about entities other than datasets, e.g. about the runs of a job. Hidden if there are none. */
function OtherChecks({ urn }: { readonly urn: string }) {
  const [count, setCount] = useState(ASSERTION_PAGE);
  const { data, error } = useOperation(OtherQuality, { urn, count }, { keepsPrevious: true });
  if (error) return <Problem error={error} title="The assertions could not be loaded" />;
  const page = data?.entity?.relationships;
  const assertions = (page?.relationships ?? []).flatMap(({ entity }) =>
    entity && 'runEvents' in entity ? [entity] : [],
  );
  if (assertions.length === 0) return null;
  return (
    <AssertionList
      assertions={assertions}
      total={page?.total ?? 0}
      onMore={() => setCount(count + ASSERTION_PAGE)}
    />
  );
}
