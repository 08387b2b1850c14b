import {
  Alert,
  Button,
  Group,
  NativeSelect,
  SegmentedControl,
  Badge,
  Table,
  Text,
  Stack,
  Title,
} from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { CopyButton } from '../../../../parts/copy-button.js';
import { SchemaVersions, type DatasetSchemaFragment, SchemaTab } from './schema.graphql.js';
import type { SchemaState } from './use-schema-state.js';
import { compareSchemas, type FieldDifference, readVersions, type SchemaVersion } from './compare-schemas.js';
import { readSchemaRows } from './schema-rows.js';
import classes from './schema-table.module.css';

export interface VersionBarProps {
  readonly urn: string;
  readonly state: SchemaState;
  readonly schema: DatasetSchemaFragment | null | undefined;
}

/** Chooses the version of the schema and its view. Hidden if there is nothing to choose. */
export function VersionBar({ urn, state, schema }: VersionBarProps) {
  const { data } = useOperation(SchemaVersions, { urn });
  const versions = readVersions(data?.getSchemaVersionList?.semanticVersionList ?? []);
  const withText = hasText(schema?.platformSchema);
  const { version, show, change } = state;
  if (versions.length < 2 && version === undefined && !withText) return null;
  const shows = [
    { value: '', label: 'Columns' },
    ...(version === undefined ? [] : [{ value: 'differences', label: 'Differences from the latest' }]),
    ...(withText ? [{ value: 'text', label: 'Source text' }] : []),
  ];
  return (
    <>
      <Group gap="sm">
        {(versions.length > 1 || version !== undefined) && (
          <NativeSelect
            size="xs"
            aria-label="Version of the schema"
            value={version === undefined ? '' : String(version)}
            data={versionChoices(versions, version)}
            onChange={({ currentTarget: { value } }) =>
              change({ version: value, show: value === '' && show === 'differences' ? '' : show })
            }
          />
        )}
        {shows.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Schema view"
            data={shows}
            value={shows.some(({ value }) => value === show) ? show : ''}
            onChange={(value) => change({ show: value })}
          />
        )}
      </Group>
      {version !== undefined && <OlderNote versions={versions} state={state} />}
    </>
  );
}

function versionChoices(versions: readonly SchemaVersion[], chosen: number | undefined) {
  const choices = versions.map(({ number, label, isLatest }) => ({
    value: isLatest ? '' : String(number),
    label,
  }));
  const isListed = chosen === undefined || choices.some(({ value }) => value === String(chosen));
  return isListed ? choices : [...choices, { value: String(chosen), label: `Version ${chosen}` }];
}

function OlderNote({
  versions,
  state,
}: {
  readonly versions: readonly SchemaVersion[];
  readonly state: SchemaState;
}) {
  const chosen = versions.find(({ number }) => number === state.version);
  return (
    <Alert color="yellow" variant="light" p="xs">
      <Group justify="space-between" gap="xs">
        <span>
          This is an older schema: {chosen?.label ?? `version ${state.version ?? ''}`}. It cannot be edited.
        </span>
        <Button size="compact-xs" variant="default" onClick={() => state.change({ version: '', show: '' })}>
          Show the latest
        </Button>
      </Group>
    </Alert>
  );
}

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

function hasText(schema: PlatformSchema | undefined): boolean {
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
