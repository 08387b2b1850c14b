import { Button, Collapse, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { request } from '../../api/request.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { Problem } from '../../parts/problem.js';
import { ConfirmButton } from '../settings/confirm-button.js';
import { scheduleWords } from './form/schedule-words.js';
import type { StoredSource } from './form/source-form.js';
import { SOURCES, sourceAddress } from './source-addresses.js';
import { DeleteSource, StartSourceRun } from './sources.graphql.js';
import classes from './sources.module.css';

/** Prefix of the executors of sources that describe runs of the command line. */
const COMMAND_LINE = '__datahub_cli_';

/** What a source reads and when, with buttons to run, edit and delete it. */
export function SourceFacts({ source }: { readonly source: StoredSource }) {
  const { urn, type, schedule, config } = source;
  const [isOpen, { toggle }] = useDisclosure(false);
  const isCommandLine = config.executorId.startsWith(COMMAND_LINE);
  return (
    <Stack gap="xs">
      <Text size="sm">
        {isCommandLine
          ? `Connector ${type}. The command line reports its runs, so they cannot be started here.`
          : `Connector ${type}, runs ${scheduleWords(schedule)}.`}
      </Text>
      <SourceActions source={source} isCommandLine={isCommandLine} />
      <div>
        <Button size="compact-sm" variant="subtle" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Hide the recipe' : 'Show the recipe'}
        </Button>
        <Collapse expanded={isOpen}>
          <pre className={classes.log} tabIndex={0} role="region" aria-label={`Recipe of ${urn}`}>
            {config.recipe}
          </pre>
        </Collapse>
      </div>
    </Stack>
  );
}

interface SourceActionsProps {
  readonly source: StoredSource;
  readonly isCommandLine: boolean;
}

function SourceActions({ source: { urn, name }, isCommandLine }: SourceActionsProps) {
  const start = useMutateOperation(StartSourceRun);
  const remove = useSourceDeletion(urn);
  return (
    <>
      <Group gap="xs">
        {!isCommandLine && (
          <>
            <Button
              size="compact-md"
              loading={start.isPending}
              onClick={() => {
                start.mutate({ urn });
              }}
            >
              Run now
            </Button>
            <Button
              size="compact-md"
              variant="default"
              component={Link}
              to={`${sourceAddress(urn)}?edit=true`}
            >
              Edit
            </Button>
          </>
        )}
        <ConfirmButton
          label="Delete"
          consequence={`This permanently deletes the source ${name} and its schedule. What its runs wrote stays.`}
          isBusy={remove.isPending}
          onConfirm={() => {
            remove.mutate();
          }}
        />
      </Group>
      {start.error && <Problem error={start.error} title="No run was requested" />}
      {remove.error && <Problem error={remove.error} title="The source was not deleted" />}
    </>
  );
}

/** Deletes a source, and leaves its page before the page finds out that the source is gone. */
function useSourceDeletion(urn: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request(DeleteSource, { urn }),
    onSuccess: async () => {
      await navigate(SOURCES);
      await queries.invalidateQueries();
    },
  });
}
