import { Group, Text, Title, VisuallyHidden, Badge, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useOperation } from '../../../../api/use-operation.js';
import { DataTable, type Column } from '../../../../parts/data-table.js';
import { Empty } from '../../../../parts/empty.js';
import { Problem, Loading } from '../../../../parts/states.js';
import { typeOfUrn } from '../../../../types/urn.js';
import { FilterBox } from '../../../../parts/filter-box.js';
import { EntityIcon } from '../../../../parts/icons.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { entityAddress } from '../../../../types/addresses.js';
import { DialogButton } from '../../../../edit/dialog-form.js';
import { ListEditor } from '../../../../edit/labels-editor.js';
import { namedEntity } from '../../../../types/entity-link.js';
import type { TabProps } from '../../entity-of-page.js';
import { filteredText, useListState } from '../contents/list-state.js';
import { featureRowOf, filterFeatures, type FeatureRow } from './feature-rows.js';
import { FeaturesTab as FeaturesTabOperation, type FeaturesTabQuery } from './features.graphql.js';
import classes from './features.module.css';

/** Keys and features of a feature table, or the features that a model uses. */
export function FeaturesTab({ entity: { urn, overview } }: TabProps) {
  const { data, error, isPending, refetch } = useOperation(FeaturesTabOperation, { urn });
  if (error) {
    return <Problem error={error} title="The features could not be loaded" onRetry={() => void refetch()} />;
  }
  if (isPending) return <Loading label="Loading the features" />;
  const { rows, total } = rowsOf(data);
  return (
    <section>
      <VisuallyHidden>
        <Title order={2}>Features</Title>
      </VisuallyHidden>
      {overview.privileges?.canEdit === true && (
        <Group justify="flex-end">
          <EditFeatures urn={urn} name={overview.name} rows={rows} />
        </Group>
      )}
      {rows.length === 0 ? <NoFeatures urn={urn} /> : <FeatureList urn={urn} rows={rows} total={total} />}
    </section>
  );
}

interface FeatureListProps {
  readonly urn: string;
  readonly rows: readonly FeatureRow[];
  /** Total number of features; the rows can be fewer. */
  readonly total: number;
}

function FeatureList({ urn, rows, total }: FeatureListProps) {
  const [{ query }, change] = useListState();
  const found = filterFeatures(rows, query);
  return (
    <>
      <Group gap="sm" pb="xs">
        <FilterBox label="Filter features" value={query} onChange={(typed) => change({ query: typed })} />
        <Text size="sm" c="dimmed" role="status">
          {query === '' ? countsText(rows, total) : filteredText(found.length, total)}
        </Text>
      </Group>
      {found.length === 0 ? (
        <Empty title="No feature matches the filter">Try fewer or shorter words.</Empty>
      ) : (
        <DataTable
          label="Features"
          columns={typeOfUrn(urn) === 'mlModel' ? MODEL_COLUMNS : FEATURE_COLUMNS}
          rows={found}
          keyOf={(row) => row.urn}
        />
      )}
    </>
  );
}

/** Returns the counts of the rows, e.g. `1 primary key, 7 features`. */
function countsText(rows: readonly FeatureRow[], total: number): string {
  if (total > rows.length)
    return `First ${rows.length.toLocaleString('en')} of ${total.toLocaleString('en')} features`;
  const keys = rows.filter(({ isKey }) => isKey).length;
  const features = rows.length - keys;
  const texts = [
    keys > 0 && `${keys} primary ${keys === 1 ? 'key' : 'keys'}`,
    `${features.toLocaleString('en')} ${features === 1 ? 'feature' : 'features'}`,
  ];
  return texts.filter((text) => text !== false).join(', ');
}

function NoFeatures({ urn }: { readonly urn: string }) {
  const isModel = typeOfUrn(urn) === 'mlModel';
  return (
    <Empty title={isModel ? 'The model has no features yet' : 'The feature table has no features yet'}>
      {isModel
        ? 'The field mlFeatures of the aspect mlModelProperties lists the features that a model uses.'
        : 'The fields mlFeatures and mlPrimaryKeys of the aspect mlFeatureTableProperties list the features and primary keys of a table.'}
    </Empty>
  );
}

/** Returns the rows, keys first. */
function rowsOf({ entity }: FeaturesTabQuery): { rows: FeatureRow[]; total: number } {
  if (!entity) return { rows: [], total: 0 };
  if ('uses' in entity) {
    const used = entity.uses?.relationships ?? [];
    const rows = used.flatMap((each) =>
      each.entity && 'featureNamespace' in each.entity ? [featureRowOf(each.entity)] : [],
    );
    const hidden = (entity.uses?.total ?? 0) - used.length;
    return { rows, total: rows.length + hidden };
  }
  if (!('table' in entity)) return { rows: [], total: 0 };
  const { mlPrimaryKeys, mlFeatures } = entity.table ?? {};
  const rows = [...(mlPrimaryKeys ?? []), ...(mlFeatures ?? [])]
    .filter((feature) => feature !== null)
    .map(featureRowOf);
  return { rows, total: rows.length };
}

const NAME: Column<FeatureRow> = {
  id: 'name',
  title: 'Name',
  width: '24%',
  cell: ({ urn, name, isKey }) => (
    <span className={classes.name}>
      <EntityIcon type={isKey ? 'mlPrimaryKey' : 'mlFeature'} size={14} />
      <span>
        <Link to={entityAddress(urn)}>{name}</Link>{' '}
        {isKey && (
          <Badge size="xs" variant="outline" color="gray" className={classes.key}>
            Primary key
          </Badge>
        )}
      </span>
    </span>
  ),
};

const TYPE: Column<FeatureRow> = {
  id: 'type',
  title: 'Type',
  width: '7rem',
  cell: ({ dataType }) => dataType && <code className={classes.type}>{dataType}</code>,
};

const DESCRIPTION: Column<FeatureRow> = {
  id: 'description',
  title: 'Description',
  cell: ({ description }) =>
    description ? (
      <Text size="sm" span lineClamp={3} title={description}>
        {description}
      </Text>
    ) : null,
};

const SOURCES: Column<FeatureRow> = {
  id: 'sources',
  title: 'Sources',
  width: '26%',
  cell: ({ sources }) =>
    sources.length > 0 ? (
      <Stack gap={2}>
        {sources.map((source) => (
          <EntityLink key={source.urn} entity={source} />
        ))}
      </Stack>
    ) : null,
};

const VERSION: Column<FeatureRow> = {
  id: 'version',
  title: 'Version',
  width: '5rem',
  cell: ({ version }) => version,
};

const TABLE: Column<FeatureRow> = {
  id: 'table',
  title: 'Feature table',
  width: '10rem',
  cell: ({ namespace }) => namespace,
};

const FEATURE_COLUMNS: readonly Column<FeatureRow>[] = [NAME, TYPE, DESCRIPTION, SOURCES, VERSION];

/** The features of a model can come from several tables. */
const MODEL_COLUMNS: readonly Column<FeatureRow>[] = [NAME, TABLE, TYPE, DESCRIPTION, SOURCES];

interface EditFeaturesProps {
  readonly urn: string;
  readonly name: string;
  readonly rows: readonly FeatureRow[];
}

/** A button for a dialog that edits the features of a model, or the features and primary keys of a feature table. */
function EditFeatures({ urn, name, rows }: EditFeaturesProps) {
  const isTable = typeOfUrn(urn) === 'mlFeatureTable';
  const aspectName = isTable ? 'mlFeatureTableProperties' : 'mlModelProperties';
  return (
    <DialogButton label="Edit features…" title={`Features of ${name}`}>
      {isTable && (
        <ListEditor
          list={{ urn, aspectName, member: 'mlPrimaryKeys' }}
          entries={rows.filter(({ isKey }) => isKey).map(linkOf)}
          label="Add a primary key"
          types={['mlPrimaryKey']}
        />
      )}
      <ListEditor
        list={{ urn, aspectName, member: 'mlFeatures' }}
        entries={rows.filter(({ isKey }) => !isKey).map(linkOf)}
        label="Add a feature"
        types={['mlFeature']}
      />
    </DialogButton>
  );
}

function linkOf({ urn, name }: FeatureRow) {
  return namedEntity(urn, name);
}
