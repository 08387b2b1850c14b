import { Input, SegmentedControl, Stack, Textarea, TextInput, Checkbox, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { onChecked } from '../../../parts/form-events.js';
import { FilterBox } from '../../../parts/filter-box.js';
import { ActorsFields } from './actors-fields.js';
import { CriteriaFields } from './criteria-fields.js';
import classes from './policies.module.css';
import type { PolicyForm, Problems, PolicyState, PolicyType } from './policy-form.js';
import type { Choices, KnownEntities } from './use-policy-choices.js';
import { narrowGroups, type PrivilegeChoice, type PrivilegeGroup } from './privilege-groups.js';

export interface PolicyFieldsProps {
  readonly form: PolicyForm;
  readonly choices: Choices;
  readonly known: KnownEntities;
  readonly problems: Problems;
  readonly onChange: (change: Partial<PolicyForm>) => void;
}

const TYPES = [
  { value: 'METADATA', label: 'Entities' },
  { value: 'PLATFORM', label: 'The catalog as a whole' },
] satisfies { value: PolicyType; label: string }[];

const STATES = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
  { value: 'DRAFT', label: 'Draft' },
] satisfies { value: PolicyState; label: string }[];

/** All editable fields of a policy. */
export function PolicyFields({ form, choices, known, problems, onChange }: PolicyFieldsProps) {
  const groups = choices.groupsOf(form.type);
  return (
    <Stack gap="lg">
      <NameFields form={form} problems={problems} onChange={onChange} />
      <Choice
        label="Privileges on"
        data={TYPES}
        value={form.type}
        onChange={(type) => {
          const offered = choices.groupsOf(type).flatMap((group) => group.choices.map(({ name }) => name));
          onChange({ type, privileges: form.privileges.filter((name) => offered.includes(name)) });
        }}
      />
      <Part title="Who">
        <ActorsFields
          actors={form.actors}
          type={form.type}
          roles={choices.roles}
          known={known}
          problems={problems}
          onChange={(change) => onChange({ actors: { ...form.actors, ...change } })}
        />
      </Part>
      {form.type === 'METADATA' && (
        <Part title="On what">
          <CriteriaFields
            criteria={form.criteria}
            types={choices.types}
            known={known}
            problems={problems}
            onChange={(criteria) => onChange({ criteria })}
          />
        </Part>
      )}
      <Part title="May">
        <PrivilegePicker
          groups={groups}
          chosen={form.privileges}
          error={problems.get('/privileges')}
          onChange={(privileges) => onChange({ privileges })}
        />
      </Part>
      <Choice label="State" data={STATES} value={form.state} onChange={(state) => onChange({ state })} />
    </Stack>
  );
}

function NameFields({ form, problems, onChange }: Pick<PolicyFieldsProps, 'form' | 'problems' | 'onChange'>) {
  return (
    <Stack gap="sm">
      <TextInput
        label="Name"
        required
        value={form.name}
        error={problems.get('/name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label="Description"
        minRows={1}
        maxRows={6}
        value={form.description}
        error={problems.get('/description')}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly data: { value: Value; label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, data, value, onChange }: ChoiceProps<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div>
        <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />
      </div>
    </Input.Wrapper>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface PrivilegePickerProps {
  readonly groups: readonly PrivilegeGroup[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A list of privileges with their descriptions, with a text filter. */
function PrivilegePicker({ groups, chosen, error, onChange }: PrivilegePickerProps) {
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
          onChange={onChecked(setOnlyChosen)}
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
                onChange={(event) => toggle(name, event.currentTarget.checked)}
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
