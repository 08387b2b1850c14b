import { Input, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { ActorsFields } from './actors-fields.js';
import { CriteriaFields } from './criteria-fields.js';
import type { KnownEntities } from './known-entities.js';
import classes from './policies.module.css';
import type { PolicyForm } from './policy-form.js';
import type { Problems } from './policy-problems.js';
import { PrivilegePicker } from './privilege-picker.js';
import type { PolicyState, PolicyType } from './stored-policy.js';
import type { Choices } from './use-policy-choices.js';

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
          onChange={(change) => {
            onChange({ actors: { ...form.actors, ...change } });
          }}
        />
      </Part>
      {form.type === 'METADATA' && (
        <Part title="On what">
          <CriteriaFields
            criteria={form.criteria}
            types={choices.types}
            known={known}
            problems={problems}
            onChange={(criteria) => {
              onChange({ criteria });
            }}
          />
        </Part>
      )}
      <Part title="May">
        <PrivilegePicker
          groups={groups}
          chosen={form.privileges}
          error={problems.get('/privileges')}
          onChange={(privileges) => {
            onChange({ privileges });
          }}
        />
      </Part>
      <Choice
        label="State"
        data={STATES}
        value={form.state}
        onChange={(state) => {
          onChange({ state });
        }}
      />
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
        onChange={(event) => {
          onChange({ name: event.currentTarget.value });
        }}
      />
      <Textarea
        label="Description"
        autosize
        minRows={1}
        maxRows={6}
        value={form.description}
        error={problems.get('/description')}
        onChange={(event) => {
          onChange({ description: event.currentTarget.value });
        }}
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
