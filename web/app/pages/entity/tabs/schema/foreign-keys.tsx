import { Stack, Text, Title } from '@mantine/core';
import { EntityLink } from '../../../../parts/entity-link.js';
import { fieldName } from './field-path.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';

/** Foreign keys: columns that refer to columns of other tables. */
export function ForeignKeys({ schema }: { readonly schema: DatasetSchemaFragment }) {
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
