import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Problem } from '../../../parts/problem.js';
import { ConnectionTest } from './connection-test.js';
import { FurtherFields } from './further-fields.js';
import { RecipeField } from './recipe-field.js';
import { ScheduleFields } from './schedule-fields.js';
import {
  newSourceForm,
  readSourceForm,
  recipeProblem,
  type SourceForm,
  type StoredSource,
} from './source-form.js';
import { useSourceSave } from './use-source-save.js';

export interface SourceEditorProps {
  /** Undefined: a new source. */
  readonly stored?: StoredSource;
  readonly cancelAddress: string;
}

/** The form of a source. The service checks the schedule; the recipe is checked while it is written. */
export function SourceEditor({ stored, cancelAddress }: SourceEditorProps) {
  const [form, setForm] = useState<SourceForm>(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return stored ? readSourceForm(stored, timeZone) : newSourceForm(timeZone);
  });
  const { save, isBusy, error } = useSourceSave(stored);
  const change = (part: Partial<SourceForm>): void => {
    setForm((before) => ({ ...before, ...part }));
  };
  const problem = recipeProblem(form.recipe);
  const isReady = form.name.trim() !== '' && problem === undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save(form);
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          required
          maw="30rem"
          value={form.name}
          onChange={({ currentTarget }) => {
            change({ name: currentTarget.value });
          }}
        />
        <RecipeField recipe={form.recipe} problem={problem} onChange={change} />
        <ConnectionTest recipe={form.recipe} version={form.version} isDisabled={problem !== undefined} />
        <ScheduleFields form={form} onChange={change} />
        <FurtherFields form={form} onChange={change} />
        {error && <Problem error={error} title="The source was not saved" />}
        <Group justify="flex-end">
          <Button variant="default" component={Link} to={cancelAddress}>
            Cancel
          </Button>
          <Button
            variant="default"
            disabled={!isReady || isBusy}
            onClick={() => {
              save(form, { isRun: true });
            }}
          >
            Save and run
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isReady}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
