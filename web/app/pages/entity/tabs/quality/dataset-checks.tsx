import { useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { AssertionList, ASSERTION_PAGE } from './assertion-list.js';
import { Contract } from './contract.js';
import { DatasetQuality } from './quality.graphql.js';

/** The assertions about a dataset and its contract. */
export function DatasetChecks({ urn }: { readonly urn: string }) {
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
        onMore={() => {
          setCount(count + ASSERTION_PAGE);
        }}
      />
    </>
  );
}
