import { useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { Problem } from '../../../../parts/problem.js';
import { AssertionList, ASSERTION_PAGE } from './assertion-list.js';
import { OtherQuality } from './quality.graphql.js';

/** Assertions about entities other than datasets, e.g. about the runs of a job. Hidden if there are none. */
export function OtherChecks({ urn }: { readonly urn: string }) {
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
      onMore={() => {
        setCount(count + ASSERTION_PAGE);
      }}
    />
  );
}
