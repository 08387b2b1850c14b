import { Select } from '@mantine/core';
import { Problem } from '../../../parts/states.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { AssignRole } from './people.graphql.js';

export interface RoleSelectProps {
  /** URN of a user or a group. */
  readonly actor: string;
  readonly name: string;
  readonly current: string | undefined;
  readonly roles: readonly { readonly urn: string; readonly name: string }[];
}

/** Selects the single role of a user or a group. A choice is saved immediately. */
export function RoleSelect({ actor, name, current, roles }: RoleSelectProps) {
  const assign = useMutateOperation(AssignRole);
  return (
    <>
      <Select
        aria-label={`Role of ${name}`}
        size="xs"
        placeholder="No role"
        clearable
        data={roles.map(({ urn, name: label }) => ({ value: urn, label }))}
        value={current ?? null}
        disabled={assign.isPending}
        onChange={(roleUrn) => assign.mutate({ input: { actors: [actor], roleUrn } })}
      />
      {assign.error && <Problem error={assign.error} title="The role was not assigned" />}
    </>
  );
}
