import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { numberText } from './number-text.js';
import type { SchemaRows } from './use-schema-rows.js';
import type { SchemaState } from './use-schema-state.js';

/** Filter, number of hits, and controls that expand or divide the tree. */
export function SchemaToolbar({ rows, state }: { readonly rows: SchemaRows; readonly state: SchemaState }) {
  return (
    <Group gap="sm">
      <FilterInput state={state} />
      <Text size="sm" c="dimmed" role="status">
        {rows.hitCount === undefined
          ? `${numberText(rows.all.length)} ${rows.all.length === 1 ? 'column' : 'columns'}`
          : `${numberText(rows.hitCount)} of ${numberText(rows.all.length)} columns`}
      </Text>
      {rows.part !== undefined && (
        <SegmentedControl
          size="xs"
          aria-label="Part of the message"
          data={[
            { value: 'value', label: 'Value' },
            { value: 'key', label: 'Key' },
          ]}
          value={rows.part}
          onChange={(part) => {
            state.change({ part: part === 'key' ? 'key' : '' });
          }}
        />
      )}
      {rows.canOpen && (
        <Button size="compact-sm" variant="default" onClick={rows.toggleAll}>
          {rows.isAllOpen ? 'Close all' : 'Open all'}
        </Button>
      )}
    </Group>
  );
}

/** Shows each letter at once and filters when typing pauses. */
function FilterInput({ state: { filter, change } }: { readonly state: SchemaState }) {
  const [text, setText] = useState(filter);
  const [known, setKnown] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    if (filter !== text.trim()) setText(filter);
  }
  useEffect(() => {
    if (text.trim() === filter) return;
    const timer = setTimeout(() => {
      change({ filter: text.trim() });
    }, 120);
    return () => {
      clearTimeout(timer);
    };
  }, [text, filter, change]);
  return (
    <TextInput
      size="xs"
      w={{ base: '100%', xs: '18rem' }}
      aria-label="Filter columns"
      placeholder="Filter by name, description, tag or term"
      leftSection={<IconFilter size={14} aria-hidden />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
      }}
    />
  );
}
