import { Alert } from '@mantine/core';
import { useOperation } from '../../api/use-operation.js';
import { PathEnd } from './path-ends.graphql.js';

export interface NoPathProps {
  /** Of the start. */
  readonly name: string;
  /** URN. */
  readonly pathTo: string;
}

/** Says that no lineage connects the start with the target of the path search. */
export function NoPath({ name, pathTo }: NoPathProps) {
  const { data, isPending } = useOperation(PathEnd, { urn: pathTo });
  if (isPending) return null;
  return (
    <Alert variant="light" color="yellow" p="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
      {`No lineage path connects ${name} and ${data?.entity?.overview.name ?? pathTo}.`}
    </Alert>
  );
}
