import {
  Stack,
  Title,
  VisuallyHidden,
  Button,
  Group,
  SegmentedControl,
  Text,
  TextInput,
} from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useOperation } from '../../../../api/use-operation.js';
import { onText } from '../../../../parts/form-events.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import type { TabProps, EntityOfPage } from '../../entity-of-page.js';
import {
  SchemaTab as SchemaTabOperation,
  SchemaStatistics,
  type DatasetSchemaFragment,
  type SchemaTabQuery,
} from './schema.graphql.js';
import { useSchemaState, type SchemaState, useSchemaRows, type SchemaRows } from './use-schema-state.js';
import { VersionBar, SchemaDifferences, SchemaText } from './schema-versions.js';
import { ColumnDrawer } from './column-drawer.js';
import { readFieldStatistics } from './schema-rows.js';
import { SchemaTable } from './schema-table.js';
import { numberText } from '../../../../parts/texts.js';
import { fieldName } from './field-path.js';

/** Columns of a dataset: the latest schema, an older version, or the differences between both. */
export function SchemaTab({ entity }: TabProps) {
  const { urn } = entity;
  const state = useSchemaState();
  const { data, error, refetch } = useOperation(SchemaTabOperation, {
    urn,
    version: state.version ?? 0,
  });
  if (error && data === undefined)
    return <Problem error={error} title="The schema could not be loaded" onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label="Loading the schema" lines={12} />;
  const schema = data.dataset?.schemaMetadata;
  const edits = data.dataset?.editableSchemaMetadata?.editableSchemaFieldInfo ?? [];
  return (
    <Stack gap="sm">
      <VisuallyHidden>
        <Title order={2}>Schema</Title>
      </VisuallyHidden>
      <VersionBar urn={urn} state={state} schema={schema} />
      {!schema ? (
        <NoSchema version={state.version} />
      ) : state.show === 'text' ? (
        <SchemaText schema={schema.platformSchema} />
      ) : state.show === 'differences' && state.version !== undefined ? (
        <SchemaDifferences urn={urn} older={schema} />
      ) : (
        <>
          <SchemaColumns entity={entity} schema={schema} edits={edits} state={state} />
          <ForeignKeys schema={schema} />
        </>
      )}
    </Stack>
  );
}

function NoSchema({ version }: { readonly version: number | undefined }) {
  if (version !== undefined) {
    return (
      <Empty title={`There is no version ${version} of the schema`}>Choose another version above.</Empty>
    );
  }
  return (
    <Empty title="No schema yet">
      Ingestion from the platform writes the columns of a dataset to the aspect <code>schemaMetadata</code>.
    </Empty>
  );
}

interface SchemaColumnsProps {
  readonly entity: EntityOfPage;
  readonly schema: DatasetSchemaFragment;
  readonly edits: NonNullable<
    NonNullable<SchemaTabQuery['dataset']>['editableSchemaMetadata']
  >['editableSchemaFieldInfo'];
  readonly state: SchemaState;
}

/** The tree of columns with its filter, and the drawer of the chosen column. */
function SchemaColumns({ entity, schema, edits, state }: SchemaColumnsProps) {
  const rows = useSchemaRows(schema, edits, state);
  const answer = useOperation(
    SchemaStatistics,
    { urn: entity.urn },
    { enabled: state.version === undefined },
  );
  const statistics = readFieldStatistics(state.version === undefined ? answer.data : undefined);
  if (schema.fields.length === 0) return <Empty title="The schema has no columns" />;
  const chosen = rows.all.find(({ path }) => path === state.column);
  return (
    <>
      <SchemaToolbar rows={rows} state={state} />
      {rows.visible.length === 0 ? (
        <Empty title="No column matches the filter">
          The filter searches names, types, descriptions, tags and terms.
        </Empty>
      ) : (
        <SchemaTable
          rows={rows}
          statistics={statistics}
          chosen={state.column}
          onChoose={(path) => state.change({ column: path })}
        />
      )}
      <ColumnDrawer
        row={chosen}
        order={rows.visible.map(({ field }) => field.path)}
        entity={entity}
        schema={schema}
        statistics={statistics}
        isOlder={state.version !== undefined}
        onChoose={(path) => state.change({ column: path })}
      />
    </>
  );
}

/** Filter, number of hits, and controls that expand or divide the tree. */
function SchemaToolbar({ rows, state }: { readonly rows: SchemaRows; readonly state: SchemaState }) {
  return (
    <Group gap="sm">
      <FilterInput state={state} />
      <Text size="sm" c="dimmed" role="status">
        {rows.hitCount === undefined
          ? `${numberText(rows.all.length)} ${rows.all.length === 1 ? 'column' : 'columns'}`
          : `${numberText(rows.hitCount)} of ${numberText(rows.all.length)} columns`}
      </Text>
      {rows.part !== undefined && (
        <SegmentedControl
          size="xs"
          aria-label="Part of the message"
          data={[
            { value: 'value', label: 'Value' },
            { value: 'key', label: 'Key' },
          ]}
          value={rows.part}
          onChange={(part) => state.change({ part: part === 'key' ? 'key' : '' })}
        />
      )}
      {rows.canOpen && (
        <Button size="compact-sm" variant="default" onClick={rows.toggleAll}>
          {rows.isAllOpen ? 'Close all' : 'Open all'}
        </Button>
      )}
    </Group>
  );
}

/** Shows each letter at once and filters when typing pauses. */
function FilterInput({ state: { filter, change } }: { readonly state: SchemaState }) {
  const [text, setText] = useState(filter);
  const [known, setKnown] = useState(filter);
  if (known !== filter) {
    setKnown(filter);
    if (filter !== text.trim()) setText(filter);
  }
  useEffect(() => {
    if (text.trim() === filter) return;
    const timer = setTimeout(() => {
      change({ filter: text.trim() });
    }, 120);
    return () => {
      clearTimeout(timer);
    };
  }, [text, filter, change]);
  return (
    <TextInput
      size="xs"
      w={{ base: '100%', xs: '18rem' }}
      aria-label="Filter columns"
      placeholder="Filter by name, description, tag or term"
      leftSection={<IconFilter size={14} aria-hidden />}
      value={text}
      onChange={onText(setText)}
    />
  );
}

/** Foreign keys: columns that refer to columns of other tables. */
function ForeignKeys({ schema }: { readonly schema: DatasetSchemaFragment }) {
  const keys = (schema.foreignKeys ?? []).flatMap((key) => (key === null ? [] : [key]));
  if (keys.length === 0) return null;
  return (
    <section>
      <Title order={3}>Foreign keys</Title>
      <Stack component="ul" gap={4} my="xs" pl="lg">
        {keys.map(({ name, sourceFields, foreignFields, foreignDataset }, index) => (
          <li key={`${name ?? ''} ${index}`}>
            <code>{namesOf(sourceFields)}</code> refers to <code>{namesOf(foreignFields)}</code> of{' '}
            {foreignDataset ? <EntityLink entity={foreignDataset} tab="Schema" /> : 'an unknown table'}
            {name !== null && (
              <Text span c="dimmed" size="sm">
                {' '}
                ({name})
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function namesOf(fields: readonly ({ readonly fieldPath: string } | null)[] | null): string {
  return (fields ?? []).flatMap((field) => (field === null ? [] : [fieldName(field.fieldPath)])).join(', ');
}
