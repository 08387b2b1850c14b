import { Anchor, Stack, Title, Button, Collapse, Group, Text } from '@mantine/core';
import { Link, useParams, useSearchParams, useNavigate } from 'react-router';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOperation } from '../../api/use-operation.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading } from '../../parts/states.js';
import { request } from '../../api/request.js';
import { useMutateOperation } from '../../api/use-mutate-operation.js';
import { MissingPage } from '../missing/missing-page.js';
import { ConfirmButton } from '../settings/confirm-button.js';
import { SourceEditor } from './form/source-editor.js';
import { SourceRuns } from './runs/source-runs.js';
import { SOURCES, sourceAddress } from '../../types/addresses.js';
import { Source, DeleteSource, StartSourceRun } from './sources.graphql.js';
import { scheduleWords } from './form/schedule-words.js';
import type { StoredSource } from './form/source-form.js';
import classes from './sources.module.css';

/** `/sources/<URN>` shows a source with its runs; with `edit=true` its form. */
export function SourcePage() {
  const { source: urn = '' } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useOperation(Source, { urn });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  const source = data.ingestionSource;
  if (source === null)
    return (
      <MissingPage title="No such source" sought={urn}>
        The catalog has no ingestion source with this URN, or you may not view it:
      </MissingPage>
    );
  return (
    <Stack gap="md">
      <PageTitle>{source.name}</PageTitle>
      <Anchor component={Link} to={SOURCES} size="sm">
        All sources
      </Anchor>
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        {source.name}
      </Title>
      {parameters.get('edit') === 'true' ? (
        <SourceEditor key={urn} stored={source} cancelAddress={sourceAddress(urn)} />
      ) : (
        <>
          <SourceFacts source={source} />
          <SourceRuns source={urn} />
        </>
      )}
    </Stack>
  );
}

/** Prefix of the executors of sources that describe runs of the command line. */
const COMMAND_LINE = '__datahub_cli_';

/** What a source reads and when, with buttons to run, edit and delete it. */
function SourceFacts({ source }: { readonly source: StoredSource }) {
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
            <Button size="compact-md" loading={start.isPending} onClick={() => start.mutate({ urn })}>
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
          onConfirm={() => remove.mutate()}
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
