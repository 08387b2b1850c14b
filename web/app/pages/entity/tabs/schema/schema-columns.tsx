import { Empty } from '../../../../parts/empty.js';
import type { EntityOfPage } from '../../entity-of-page.js';
import { useOperation } from '../../../../api/use-operation.js';
import { ColumnDrawer } from './column-drawer.js';
import { readFieldStatistics } from './field-statistics.js';
import { SchemaStatistics, type DatasetSchemaFragment, type SchemaTabQuery } from './schema.graphql.js';
import { SchemaTable } from './schema-table.js';
import { SchemaToolbar } from './schema-toolbar.js';
import { useSchemaRows } from './use-schema-rows.js';
import type { SchemaState } from './use-schema-state.js';

export interface SchemaColumnsProps {
  readonly entity: EntityOfPage;
  readonly schema: DatasetSchemaFragment;
  readonly edits: NonNullable<
    NonNullable<SchemaTabQuery['dataset']>['editableSchemaMetadata']
  >['editableSchemaFieldInfo'];
  readonly state: SchemaState;
}

/** The tree of columns with its filter, and the drawer of the chosen column. */
export function SchemaColumns({ entity, schema, edits, state }: SchemaColumnsProps) {
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
          onChoose={(path) => {
            state.change({ column: path });
          }}
        />
      )}
      <ColumnDrawer
        row={chosen}
        order={rows.visible.map(({ field }) => field.path)}
        entity={entity}
        schema={schema}
        statistics={statistics}
        isOlder={state.version !== undefined}
        onChoose={(path) => {
          state.change({ column: path });
        }}
      />
    </>
  );
}
