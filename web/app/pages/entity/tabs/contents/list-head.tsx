import { Group, Stack, Switch, Text } from '@mantine/core';
import { FilterBox } from '../../../../parts/filter-box.js';
import { KindFilter, type KindCount } from './kind-filter.js';
import type { ListState } from './list-state.js';

export interface ListHeadProps {
  /** E.g. `Filter the contents`. */
  readonly label: string;
  readonly kinds: readonly KindCount[];
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
  /** The shown part of the list, e.g. `1 to 50 of 812`; undefined until known. */
  readonly summary: string | undefined;
  /** Label of the switch that includes nested contents; absent if there are none. */
  readonly depthLabel?: string;
}

/** Filters above a list of entities, and its shown part. */
export function ListHead({ label, kinds, state, onChange, summary, depthLabel }: ListHeadProps) {
  return (
    <Stack gap="xs" pb="xs">
      <Group gap="sm">
        <FilterBox
          label={label}
          value={state.query}
          onChange={(query) => {
            onChange({ query });
          }}
        />
        {depthLabel !== undefined && (
          <Switch
            size="xs"
            label={depthLabel}
            checked={state.isDeep}
            onChange={(event) => {
              onChange({ isDeep: event.currentTarget.checked });
            }}
          />
        )}
        <Text size="sm" c="dimmed" role="status">
          {summary}
        </Text>
      </Group>
      <KindFilter
        kinds={kinds}
        current={state.kind}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
    </Stack>
  );
}
