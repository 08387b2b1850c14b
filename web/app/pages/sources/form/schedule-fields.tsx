import { Group, NativeSelect, Select, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { scheduleWords } from './schedule-words.js';
import type { SourceForm } from './source-form.js';

export interface SourceFieldsProps {
  readonly form: SourceForm;
  readonly onChange: (part: Partial<SourceForm>) => void;
}

/** Frequent schedules by their cron expression. */
const FREQUENT = [
  { value: '', label: 'Only by hand' },
  { value: '0 * * * *', label: 'Every hour' },
  { value: '0 2 * * *', label: 'Every night' },
  { value: '0 2 * * 1', label: 'Every Monday' },
];

const OWN = 'own';

/** When the source runs by itself: a frequent schedule, or any cron expression, in a time zone. */
export function ScheduleFields({ form: { interval, timezone }, onChange }: SourceFieldsProps) {
  const isFrequent = FREQUENT.some(({ value }) => value === interval);
  const [isOwn, setOwn] = useState(!isFrequent);
  return (
    <Group align="flex-start" gap="sm">
      <NativeSelect
        label="Runs"
        data={[...FREQUENT, { value: OWN, label: 'At other times…' }]}
        value={isOwn ? OWN : interval}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === OWN);
          if (value !== OWN) onChange({ interval: value });
        }}
      />
      {isOwn && (
        <TextInput
          label="Cron expression"
          description="minute, hour, day of the month, month, day of the week"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={interval}
          onChange={({ currentTarget }) => onChange({ interval: currentTarget.value })}
        />
      )}
      {interval !== '' && (
        <Select
          label="Time zone"
          searchable
          limit={50}
          allowDeselect={false}
          data={zones(timezone)}
          value={timezone}
          onChange={(zone) => {
            if (zone !== null) onChange({ timezone: zone });
          }}
        />
      )}
      <Text size="sm" c="dimmed" w="100%" role="status">
        {`Runs ${scheduleWords(interval.trim() === '' ? null : { interval, timezone })}.`}
      </Text>
    </Group>
  );
}

/** All time zones of the browser, and the chosen one, which it may not know. */
function zones(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
