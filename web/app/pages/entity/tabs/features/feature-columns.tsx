/** Columns of the Features tab. */
import { Badge, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Column } from '../../../../parts/data-table.js';
import { EntityIcon } from '../../../../parts/entity-icon.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { entityAddress } from '../../../../types/addresses.js';
import type { FeatureRow } from './feature-rows.js';
import classes from './features.module.css';

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

export const FEATURE_COLUMNS: readonly Column<FeatureRow>[] = [NAME, TYPE, DESCRIPTION, SOURCES, VERSION];

/** The features of a model can come from several tables. */
export const MODEL_COLUMNS: readonly Column<FeatureRow>[] = [NAME, TABLE, TYPE, DESCRIPTION, SOURCES];
