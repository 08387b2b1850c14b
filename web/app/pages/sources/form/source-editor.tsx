import { Button, Group, Stack, TextInput, Checkbox, Collapse, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '../../../parts/states.js';
import { useMutateOperation } from '../../../api/use-mutate-operation.js';
import { useOperation } from '../../../api/use-operation.js';
import { useMe } from '../../../shell/use-me.js';
import { request } from '../../../api/request.js';
import { RunLog, RunStateText } from '../runs/run-log.js';
import { refreshWhileRunning } from '../runs/run-state.js';
import {
  SourceRun,
  TestSourceConnection,
  CreateSource,
  StartSourceRun,
  UpdateSource,
} from '../sources.graphql.js';
import classes from '../sources.module.css';
import { sourceAddress } from '../../../types/addresses.js';
import { ScheduleFields, type SourceFieldsProps } from './schedule-fields.js';
import {
  newSourceForm,
  readSourceForm,
  recipeProblem,
  type SourceForm,
  type StoredSource,
  secretsOf,
  sourceInput,
} from './source-form.js';

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
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
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
          <Button variant="default" disabled={!isReady || isBusy} onClick={() => save(form, { isRun: true })}>
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

interface ConnectionTestProps {
  readonly recipe: string;
  /** Empty: the version of the executor. */
  readonly version: string;
  readonly isDisabled: boolean;
}

/** Tries whether the recipe can connect, without reading metadata. */
function ConnectionTest({ recipe, version, isDisabled }: ConnectionTestProps) {
  const test = useMutateOperation(TestSourceConnection);
  const run = test.data?.createTestConnectionRequest ?? undefined;
  const { data, error } = useOperation(
    SourceRun,
    { urn: run ?? '' },
    {
      enabled: run !== undefined,
      refreshesAfter: (answer) =>
        refreshWhileRunning(answer?.executionRequest ? [answer.executionRequest] : undefined),
    },
  );
  const found = run === undefined ? undefined : data?.executionRequest;
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Button
          size="compact-md"
          variant="default"
          disabled={isDisabled}
          loading={test.isPending}
          onClick={() => test.mutate({ recipe, version: version.trim() === '' ? null : version.trim() })}
        >
          Test the connection
        </Button>
        <span role="status">{found && <RunStateText run={found} />}</span>
      </Group>
      {test.error && <Problem error={test.error} title="The connection was not tested" />}
      {error && <Problem error={error} />}
      {found?.result && run !== undefined && <RunLog log={found.result.report ?? ''} name={run} />}
    </Stack>
  );
}

/** Settings that few sources need: executor, version and debug output. */
function FurtherFields({ form: { executorId, version, isDebug }, onChange }: SourceFieldsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? 'Fewer settings' : 'Further settings'}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="sm" pt="xs">
          <Group align="flex-start" gap="sm">
            <TextInput
              label="Executor"
              description="“default” is this service."
              value={executorId}
              onChange={({ currentTarget }) => onChange({ executorId: currentTarget.value })}
            />
            <TextInput
              label="Version of the connectors"
              description="Empty: the version of the executor."
              value={version}
              onChange={({ currentTarget }) => onChange({ version: currentTarget.value })}
            />
          </Group>
          <Checkbox
            label="Write debug output to the log"
            checked={isDebug}
            onChange={({ currentTarget }) => onChange({ isDebug: currentTarget.checked })}
          />
        </Stack>
      </Collapse>
    </div>
  );
}

interface RecipeFieldProps {
  readonly recipe: string;
  /** What is wrong with the recipe. */
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<SourceForm>) => void;
}

/** The recipe as text, with its first problem, and the secrets that it needs. */
function RecipeField({ recipe, problem, onChange }: RecipeFieldProps) {
  const secrets = secretsOf(recipe);
  const canManageSecrets = useMe()?.platformPrivileges.manageSecrets === true;
  return (
    <Stack gap={4}>
      <Textarea
        label="Recipe"
        description="JSON that names the connector and its settings. Everybody who may view the source can read it: write ${NAME} instead of a password."
        required
        minRows={10}
        maxRows={30}
        spellCheck={false}
        classNames={{ input: classes.recipe ?? '' }}
        value={recipe}
        error={problem}
        onChange={({ currentTarget }) => onChange({ recipe: currentTarget.value })}
      />
      {secrets.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Secrets that a run needs: ${secrets.join(', ')}. `}
          {canManageSecrets && <Link to="/settings/secrets">Manage secrets</Link>}
        </Text>
      )}
    </Stack>
  );
}

interface Saved {
  readonly form: SourceForm;
  /** True: also request a run. */
  readonly isRun: boolean;
}

/** Saves the form of a source, requests a run if that is wanted, and opens the page of the source. @param stored undefined: a new source */
function useSourceSave(stored: StoredSource | undefined) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ form }: Saved) => {
      const input = sourceInput(form, stored);
      const urn = stored
        ? (await request(UpdateSource, { urn: stored.urn, input })).updateIngestionSource
        : (await request(CreateSource, { input })).createIngestionSource;
      if (urn === null) throw new Error('The service did not return the URN of the source.');
      return urn;
    },
    onSuccess: async (urn, { isRun }) => {
      if (isRun) await request(StartSourceRun, { urn }).catch(reportRefusedRun);
      await queries.invalidateQueries();
      void navigate(sourceAddress(urn));
    },
  });
  return {
    isBusy: isPending,
    error,
    save: (form: SourceForm, { isRun = false } = {}) => {
      if (!isPending) mutate({ form, isRun });
    },
  };
}

/** A refused run does not undo the saved source. */
function reportRefusedRun(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  notifications.show({ color: 'red', title: 'The source was saved, but no run was requested', message });
}
