import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { onText } from '../../parts/form-events.js';
import { dayOf, endOfDay, presetOf, PRESETS, startOfDay, startOfPreset } from './days.js';

export interface TimeRangeProps {
  /** Epoch milliseconds. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly onChange: (start: number | undefined, end: number | undefined) => void;
}

/** Limits lineage to a time range. */
export function TimeRange({ start, end, onChange }: TimeRangeProps) {
  const preset = presetOf(start, end, Date.now());
  return (
    <Stack gap={6}>
      <NativeSelect
        size="xs"
        label="Show lineage seen"
        value={preset}
        // The custom days are chosen below.
        data={PRESETS.filter(({ value }) => value !== 'own' || preset === 'own')}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          if (value !== 'own') onChange(startOfPreset(value, Date.now()), undefined);
        }}
      />
      <Group gap="xs" grow>
        <DayInput label="From" day={dayOf(start)} onChange={(day) => onChange(startOfDay(day), end)} />
        <DayInput label="Until" day={dayOf(end)} onChange={(day) => onChange(start, endOfDay(day))} />
      </Group>
    </Stack>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly day: string;
  readonly onChange: (day: string) => void;
}

function DayInput({ label, day, onChange }: DayInputProps) {
  return <TextInput size="xs" type="date" label={label} value={day} onChange={onText(onChange)} />;
}
