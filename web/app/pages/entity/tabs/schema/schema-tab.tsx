import { Stack, Title, VisuallyHidden } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import type { TabProps } from '../../entity-of-page.js';
import { ForeignKeys } from './foreign-keys.js';
import { SchemaColumns } from './schema-columns.js';
import { SchemaDifferences } from './schema-differences.js';
import { SchemaText } from './schema-text.js';
import { SchemaTab as SchemaTabOperation } from './schema.graphql.js';
import { useSchemaState } from './use-schema-state.js';
import { VersionBar } from './version-bar.js';

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
