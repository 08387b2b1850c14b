import { Badge, Table, Text } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Loading } from '../../../../parts/loading.js';
import { Problem } from '../../../../parts/problem.js';
import { compareSchemas, type FieldDifference } from './compare-schemas.js';
import { readSchemaRows } from './read-schema-rows.js';
import { SchemaTab, type DatasetSchemaFragment } from './schema.graphql.js';

const COLORS = { Added: 'green', Removed: 'red', Changed: 'yellow' } as const;

/** Differences between an older schema and the latest one. */
export function SchemaDifferences({
  urn,
  older,
}: {
  readonly urn: string;
  readonly older: DatasetSchemaFragment;
}) {
  const { data, error, isPending } = useOperation(SchemaTab, { urn, version: 0 });
  if (error) return <Problem error={error} title="The latest schema could not be loaded" />;
  if (isPending) return <Loading label="Loading the latest schema" />;
  const latest = data.dataset?.schemaMetadata;
  const differences = compareSchemas(readSchemaRows(older, []), latest ? readSchemaRows(latest, []) : []);
  if (differences.length === 0) {
    return (
      <Empty title="No column differs">The versions differ in something else, e.g. in foreign keys.</Empty>
    );
  }
  return (
    <Table layout="fixed" aria-label="Differences from the latest schema">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" w="7rem">
            Since then
          </Table.Th>
          <Table.Th scope="col">Column</Table.Th>
          <Table.Th scope="col">What changed</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differences.map((difference) => (
          <Table.Tr key={`${difference.kind} ${difference.name}`}>
            <Table.Td>
              <Badge color={COLORS[difference.kind]} variant="light" size="sm" tt="none" c="inherit">
                {difference.kind}
              </Badge>
            </Table.Td>
            <Table.Th scope="row" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {difference.name}
            </Table.Th>
            <Table.Td style={{ overflowWrap: 'anywhere' }}>
              <Changes difference={difference} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Changes({ difference: { changes } }: { readonly difference: FieldDifference }) {
  return changes.map(({ member, before, after }) => (
    <Text key={member} size="sm">
      {member}: <del>{before || 'none'}</del> → <ins>{after || 'none'}</ins>
    </Text>
  ));
}
