import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { entityAddress } from '../../../../types/addresses.js';
import { nameOfUrn } from '../../../../types/urn.js';
import { Contract } from './contract.js';
import { ContractQuality } from './quality.graphql.js';

/** The Quality tab of a contract. */
export function ContractPage({ urn }: { readonly urn: string }) {
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
