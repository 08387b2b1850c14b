import { Group, Stack, Text, Title, VisuallyHidden, Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { entityAddress } from '../../../../types/addresses.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import { isWebAddress } from '../../../../parts/links.js';
import type { TabProps } from '../../entity-of-page.js';
import { filteredText, useListState } from '../contents/list-state.js';
import {
  filterProperties,
  propertyGroupsOf,
  type PropertyGroup,
  type PropertyRow,
  type PropertyValue,
} from './property-rows.js';
import classes from './properties.module.css';

/** Number of initially shown characters of a value. */
const FIRST = 600;

/** A value of a property: a link if it is a URN or a web address, and always copyable. */
function PropertyValueText({ value }: { readonly value: PropertyValue }) {
  return (
    <div className={classes.value}>
      <ValueText value={value} />
      {value.text !== '' && <CopyButton text={value.text} label="Copy the value" />}
    </div>
  );
}

function ValueText({ value: { text, entityName } }: { readonly value: PropertyValue }) {
  const [isWhole, whole] = useDisclosure();
  if (entityName !== undefined) {
    return (
      <Link to={entityAddress(text)} title={text}>
        {entityName}
      </Link>
    );
  }
  if (isWebAddress(text) && !/\s/.test(text)) {
    return (
      <Anchor href={text} size="sm" target="_blank" rel="noreferrer noopener">
        {text}
      </Anchor>
    );
  }
  if (text === '') {
    return (
      <Text span size="sm" c="dimmed">
        empty
      </Text>
    );
  }
  if (text.length <= FIRST || isWhole) return <span className={classes.text}>{text}</span>;
  return (
    <span className={classes.text}>
      {text.slice(0, FIRST)}…{' '}
      <Button size="compact-xs" variant="default" onClick={whole.open}>
        {`Show all ${text.length.toLocaleString('en')} characters`}
      </Button>
    </span>
  );
}

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
        <FilterBox label="Filter properties" value={query} onChange={(typed) => change({ query: typed })} />
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
