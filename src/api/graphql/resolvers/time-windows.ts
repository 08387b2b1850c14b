/** Fields of time windows and partitions. */
import { durationOf } from '../../../catalog/timeseries/time-windows.js';
import { memberAt, type StoredRecord } from '../mapping/record.js';

export const timeWindows = {
  TimeWindow: {
    durationMillis: ({ value }: StoredRecord) =>
      durationOf(
        Number(value['startTimeMillis']),
        String(memberAt(value, ['length', 'unit'])),
        Number(memberAt(value, ['length', 'multiple']) ?? 1),
      ),
  },
  PartitionSpec: {
    type: (parent: StoredRecord) => memberAt(parent.value, ['type']) ?? 'PARTITION',
  },
} as const;
