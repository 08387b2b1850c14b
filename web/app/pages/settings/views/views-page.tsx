import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOperation } from '../../../api/use-operation.js';
import { DataTable, type Column } from '../../../parts/data-table.js';
import { Empty } from '../../../parts/empty.js';
import { Loading } from '../../../parts/loading.js';
import { Problem } from '../../../parts/problem.js';
import { Me } from '../../../shell/me.graphql.js';
import { useChangeableViews, useViews, type View } from '../../search/views/use-views.js';
import { viewWords } from '../../search/views/view-words.js';
import { EditViewDialog } from './edit-view-dialog.js';
import { ViewActions } from './view-actions.js';

/** The views of the user and of everybody: what they show, and which one applies by default. */
export function ViewsPage() {
  const { views, isLoaded, error, refetch } = useViews();
  const [edited, setEdited] = useState<View>();
  const defaults = useDefaultViews();
  const changeable = useChangeableViews();
  const columns: readonly Column<View>[] = [
    { id: 'name', title: 'Name', cell: (view) => <ViewName view={view} defaults={defaults} /> },
    { id: 'shows', title: 'Shows', cell: ({ definition }) => viewWords(definition) },
    {
      id: 'actions',
      title: 'Actions',
      width: '16rem',
      cell: (view) => (
        <ViewActions
          view={view}
          defaults={defaults}
          isChangeable={changeable.includes(view)}
          onEdit={setEdited}
        />
      ),
    },
  ];
  const rows = [...views.own, ...views.others];
  return (
    <>
      <Title order={1}>Views</Title>
      <Text c="dimmed" size="sm">
        A view is a saved filter of <Link to="/search">searches</Link>. Choose filters there and save them as
        a view.
      </Text>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!isLoaded && !error && <Loading />}
      {isLoaded && rows.length === 0 && (
        <Empty title="There are no views yet">Choose filters in a search, then save them as a view.</Empty>
      )}
      {rows.length > 0 && <DataTable label="Views" columns={columns} rows={rows} keyOf={({ urn }) => urn} />}
      {edited && (
        <EditViewDialog
          view={edited}
          onClose={() => {
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

/** URNs of the views that apply without a choice. */
export interface DefaultViews {
  readonly own: string | undefined;
  readonly ofAll: string | undefined;
}

function useDefaultViews(): DefaultViews {
  const { data } = useOperation(Me, {});
  return {
    own: data?.me?.corpUser.settings?.views?.defaultView?.urn,
    ofAll: data?.globalViewsSettings?.defaultView ?? undefined,
  };
}

interface ViewNameProps {
  readonly view: View;
  readonly defaults: DefaultViews;
}

function ViewName({ view: { urn, name, description, viewType }, defaults }: ViewNameProps) {
  return (
    <Stack gap={2}>
      <Link to={`/search?${new URLSearchParams({ query: '', view: urn }).toString()}`}>{name}</Link>
      {description !== null && description !== '' && (
        <Text size="xs" c="dimmed">
          {description}
        </Text>
      )}
      <Group gap={4}>
        {viewType === 'GLOBAL' && <Mark>Public</Mark>}
        {urn === defaults.own && <Mark>Your default</Mark>}
        {urn === defaults.ofAll && <Mark>Default of all users</Mark>}
      </Group>
    </Stack>
  );
}

function Mark({ children }: { readonly children: string }) {
  return (
    <Badge size="sm" variant="default">
      {children}
    </Badge>
  );
}
