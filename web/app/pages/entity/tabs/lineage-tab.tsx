import { Group, SegmentedControl, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { withParameter } from '../../../parts/parameters.js';
import { EditLineageButton } from '../../../lineage/edit/edit-lineage-button.js';
import { hasEditableLineage } from '../../../lineage/edit/lineage-edits.js';
import { Loading } from '../../../parts/states.js';
import { typeOfUrn } from '../../../types/urn.js';
import type { TabProps } from '../entity-of-page.js';

const LineageGraphView = lazy(async () => ({
  default: (await import('../../../lineage/graph/lineage-graph-view.js')).LineageGraphView,
}));
const ImpactView = lazy(async () => ({
  default: (await import('../../../lineage/impact/impact-view.js')).ImpactView,
}));

const VIEWS = [
  { value: 'graph', label: 'Graph' },
  { value: 'impact', label: 'Impact analysis' },
];

/** Upstream and downstream lineage of the entity, as a graph and as a table. */
export function LineageTab({ entity }: TabProps) {
  const [parameters, setParameters] = useSearchParams();
  const view = parameters.get('view') === 'impact' ? 'impact' : 'graph';
  const show = (chosen: string) => {
    setParameters((before) => withParameter(before, 'view', chosen === 'graph' ? undefined : chosen));
  };
  const props = { urn: entity.urn, name: entity.overview.name };
  const canEdit =
    entity.overview.privileges?.canEditLineage === true && hasEditableLineage(typeOfUrn(entity.urn));
  return (
    <>
      <Group gap="md" my="xs">
        <Title order={2}>Lineage</Title>
        <SegmentedControl size="xs" aria-label="View" data={VIEWS} value={view} onChange={show} />
        {canEdit && <EditLineageButton {...props} />}
      </Group>
      <Suspense fallback={<Loading lines={10} label="Loading lineage" />}>
        {view === 'impact' ? <ImpactView {...props} /> : <LineageGraphView {...props} canEdit={canEdit} />}
      </Suspense>
    </>
  );
}
