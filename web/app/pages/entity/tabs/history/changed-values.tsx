import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { comparableJson } from '../raw/json-text.js';
import { JsonView } from '../raw/json-view.js';
import type { Change } from './changes.js';
import { DiffTable } from './diff/diff-table.js';
import { diffLines } from './diff/line-diff.js';
import { sideBySide } from './diff/side-by-side.js';
import { HistoryValues } from './history.graphql.js';
import type { HistoryInput } from './use-history.js';

export interface ChangedValuesProps {
  readonly urn: string;
  readonly change: Change;
  readonly page: HistoryInput;
}

/** The values before and after a change side by side; one value if the other does not exist. */
export function ChangedValues({ urn, change, page }: ChangedValuesProps) {
  const { data, error, isPending, refetch } = useOperation(HistoryValues, { urn, input: page });
  if (error)
    return <Problem error={error} title="The values could not be loaded" onRetry={() => void refetch()} />;
  if (isPending) return <Loading lines={3} label="Loading the values" />;
  const values = data.entity?.history.changes.find(({ id }) => id === change.id);
  const before = values?.before ?? null;
  const after = values?.after ?? null;
  if (before === null && after === null) {
    return (
      <Text size="sm" c="dimmed" py="xs">
        {change.aspectName === null
          ? 'All aspects were deleted.'
          : 'The values of this change are no longer kept.'}
      </Text>
    );
  }
  const subject = change.aspectName ?? 'the entity';
  if (before !== null && after !== null) return <Difference {...{ before, after, subject }} />;
  return (
    <>
      <Text size="sm" c="dimmed" py={4}>
        {before === null ? 'The written value. No previous value is known.' : 'The value before the change.'}
      </Text>
      <JsonView text={comparableJson(before ?? after ?? '')} label={`Value of ${subject}`} />
    </>
  );
}

interface DifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly subject: string;
}

function Difference({ before, after, subject }: DifferenceProps) {
  const rows = useMemo(() => {
    const [left, right] = [before, after].map((value) => comparableJson(value).split('\n'));
    return sideBySide(diffLines(left ?? [], right ?? []));
  }, [before, after]);
  if (rows.every(({ kind }) => kind === 'same')) {
    return (
      <>
        <Text size="sm" c="dimmed" py={4}>
          The same value was written again.
        </Text>
        <JsonView text={comparableJson(after)} label={`Value of ${subject}`} />
      </>
    );
  }
  return <DiffTable rows={rows} label={`Changes of ${subject}`} />;
}
