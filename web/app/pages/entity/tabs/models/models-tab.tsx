import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import type { TabProps } from '../../entity-of-page.js';
import { PageControl } from '../../../../parts/page-control.js';
import { shownText, useListState } from '../contents/list-state.js';
import { modelRowsOf } from './model-rows.js';
import { ModelTable } from './model-table.js';
import { ModelsTab as ModelsTabOperation } from './models.graphql.js';

/** Number of models on a page. */
const PAGE_SIZE = 200;

/** The models of a model group, with their versions. */
export function ModelsTab({ entity: { urn } }: TabProps) {
  const [{ page }, change] = useListState();
  const start = (page - 1) * PAGE_SIZE;
  const answer = useOperation(ModelsTabOperation, { urn, start, count: PAGE_SIZE }, { keepsPrevious: true });
  if (answer.error) {
    return (
      <Problem
        error={answer.error}
        title="The models could not be loaded"
        onRetry={() => void answer.refetch()}
      />
    );
  }
  if (answer.isPending) return <Loading label="Loading the models" />;
  const { entity } = answer.data;
  const models = entity && 'models' in entity ? entity.models : null;
  const rows = models ? modelRowsOf(models) : [];
  const total = models?.total ?? 0;
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Models</Title>
      </VisuallyHidden>
      {total === 0 ? (
        <NoModels />
      ) : (
        <>
          <Text size="sm" c="dimmed" pb="xs" role="status">
            {!answer.isPlaceholderData && shownText({ start, count: rows.length, total })}
          </Text>
          <ModelTable label="Models" rows={rows} />
        </>
      )}
      <PageControl
        total={total}
        size={PAGE_SIZE}
        page={page}
        onChange={(wanted) => change({ page: wanted })}
      />
    </section>
  );
}

function NoModels() {
  return (
    <Empty title="The group has no models yet">
      The field groups of the aspect mlModelProperties lists the groups of a model.
    </Empty>
  );
}
