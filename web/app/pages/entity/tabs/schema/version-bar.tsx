import { Alert, Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useOperation } from '../../../../api/use-operation.js';
import { hasText } from './schema-text.js';
import { SchemaVersions, type DatasetSchemaFragment } from './schema.graphql.js';
import { readVersions, type SchemaVersion } from './read-versions.js';
import type { SchemaState } from './use-schema-state.js';

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
            onChange={({ currentTarget: { value } }) => {
              change({ version: value, show: value === '' && show === 'differences' ? '' : show });
            }}
          />
        )}
        {shows.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Schema view"
            data={shows}
            value={shows.some(({ value }) => value === show) ? show : ''}
            onChange={(value) => {
              change({ show: value });
            }}
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
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            state.change({ version: '', show: '' });
          }}
        >
          Show the latest
        </Button>
      </Group>
    </Alert>
  );
}
