import { Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { entityAddress } from '../../../../types/addresses.js';
import type { TabProps } from '../../entity-of-page.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import { filteredText } from '../contents/shown-text.js';
import { useListState } from '../contents/use-list-state.js';
import { filterProperties, propertyGroupsOf, type PropertyGroup, type PropertyRow } from './property-rows.js';
import { PropertyValueText } from './property-value-text.js';

const COLUMNS: readonly Column<PropertyRow>[] = [
  {
    id: 'name',
    title: 'Property',
    width: '30%',
    cell: ({ name, urn }) => (urn === undefined ? name : <Link to={entityAddress(urn)}>{name}</Link>),
  },
  {
    id: 'value',
    title: 'Value',
    cell: ({ values }) => (
      <Stack gap={2}>
        {values.map((value) => (
          <PropertyValueText key={value.text} value={value} />
        ))}
      </Stack>
    ),
  },
];

/** Structured and custom properties of the entity. */
export function PropertiesTab({ entity: { overview } }: TabProps) {
  const groups = propertyGroupsOf(overview);
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Properties</Title>
      </VisuallyHidden>
      {groups.length === 0 ? (
        <Empty title="No properties yet">
          Sources write custom properties. Structured properties are defined in the settings and set on
          assets.
        </Empty>
      ) : (
        <PropertyGroups groups={groups} />
      )}
    </section>
  );
}

function PropertyGroups({ groups }: { readonly groups: readonly PropertyGroup[] }) {
  const [{ query }, change] = useListState();
  const found = filterProperties(groups, query);
  return (
    <>
      <Group gap="sm" pb="xs">
        <FilterBox
          label="Filter properties"
          value={query}
          onChange={(typed) => {
            change({ query: typed });
          }}
        />
        <Text size="sm" c="dimmed" role="status">
          {filteredText(countOf(found), countOf(groups))}
        </Text>
      </Group>
      {found.length === 0 && (
        <Empty title="No property matches the filter">Try fewer or shorter words.</Empty>
      )}
      <Stack gap="lg">
        {found.map(({ title, rows }) => (
          <section key={title}>
            {groups.length > 1 && (
              <Title order={3} pb={2} style={{ overflowWrap: 'anywhere' }}>
                {title}
              </Title>
            )}
            <DataTable label={title} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
          </section>
        ))}
      </Stack>
    </>
  );
}

function countOf(groups: readonly PropertyGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
