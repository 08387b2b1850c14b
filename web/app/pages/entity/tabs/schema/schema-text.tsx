import { Group, Stack, Title } from '@mantine/core';
import { CopyButton } from '../../../../parts/copy-button.js';
import { Empty } from '../../../../parts/empty.js';
import type { DatasetSchemaFragment } from './schema.graphql.js';
import classes from './schema-text.module.css';

type PlatformSchema = DatasetSchemaFragment['platformSchema'];

/** The schema as text of the platform. Message topics can have two, for keys and for values. */
export function SchemaText({ schema }: { readonly schema: PlatformSchema }) {
  const texts = textsOf(schema);
  if (texts.length === 0) return <Empty title="The source reported no text of this schema" />;
  return (
    <Stack>
      {texts.map(({ title, text }) => (
        <section key={title}>
          <Group gap="xs">
            <Title order={3}>{title}</Title>
            <CopyButton text={text} label={`Copy: ${title}`} />
          </Group>
          <pre className={classes.text} tabIndex={0} role="region" aria-label={title}>
            {text}
          </pre>
        </section>
      ))}
    </Stack>
  );
}

export function hasText(schema: PlatformSchema | undefined): boolean {
  return textsOf(schema ?? null).length > 0;
}

function textsOf(schema: PlatformSchema) {
  if (schema === null) return [];
  const texts =
    'schema' in schema
      ? [{ title: 'Schema of the source', text: schema.schema }]
      : [
          { title: 'Schema of values', text: schema.valueSchema },
          { title: 'Schema of keys', text: schema.keySchema },
        ];
  return texts.filter(({ text }) => text.trim() !== '');
}
