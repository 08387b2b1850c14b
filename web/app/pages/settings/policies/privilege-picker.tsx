import { Checkbox, Group, Input, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { FilterBox } from '../../../parts/filter-box.js';
import classes from './policies.module.css';
import { narrowGroups, type PrivilegeChoice, type PrivilegeGroup } from './privilege-groups.js';

export interface PrivilegePickerProps {
  readonly groups: readonly PrivilegeGroup[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A list of privileges with their descriptions, with a text filter. */
export function PrivilegePicker({ groups, chosen, error, onChange }: PrivilegePickerProps) {
  const [text, setText] = useState('');
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const offered = new Set(groups.flatMap(({ choices }) => choices.map(({ name }) => name)));
  const unknown = chosen.filter((name) => !offered.has(name)).map(unknownChoice);
  const all = unknown.length === 0 ? groups : [{ title: 'Unknown privileges', choices: unknown }, ...groups];
  const narrowed = narrowGroups(all, text).map(({ title, choices }) => ({
    title,
    choices: choices.filter(({ name }) => !isOnlyChosen || chosen.includes(name)),
  }));
  const shown = narrowed.filter(({ choices }) => choices.length > 0);
  const toggle = (name: string, isChosen: boolean): void => {
    onChange(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name));
  };
  return (
    <Stack gap="xs">
      <Group gap="md">
        <FilterBox label="Find privileges" value={text} onChange={setText} />
        <Checkbox
          size="xs"
          label={`Only chosen ones (${chosen.length})`}
          checked={isOnlyChosen}
          onChange={(event) => {
            setOnlyChosen(event.currentTarget.checked);
          }}
        />
      </Group>
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
      <div className={classes.privileges} role="group" aria-label="Privileges" tabIndex={0}>
        {shown.map(({ title, choices }) => (
          <fieldset key={title} className={classes.privilegeGroup}>
            <legend>{title}</legend>
            {choices.map(({ name, label, description }) => (
              <Checkbox
                key={name}
                size="sm"
                label={label}
                description={description}
                title={name}
                checked={chosen.includes(name)}
                onChange={(event) => {
                  toggle(name, event.currentTarget.checked);
                }}
              />
            ))}
          </fieldset>
        ))}
        {shown.length === 0 && (
          <Text size="sm" c="dimmed">
            No privilege matches.
          </Text>
        )}
      </div>
    </Stack>
  );
}

function unknownChoice(name: string): PrivilegeChoice {
  return {
    name,
    label: name,
    description: 'The catalog does not know this privilege, so it grants nothing.',
  };
}
