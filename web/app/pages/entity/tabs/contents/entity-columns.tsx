/** Columns of tables of entities. */
import { Group, Text } from '@mantine/core';
import type { Column } from '../../../../parts/data-table.js';
import { EntityLink } from '../../../../parts/entity-link.js';
import { OwnerLabel } from '../../../../parts/labels.js';
import { kindOf } from '../../../../types/entity-link.js';
import type { ContentsRowFragment } from './contents.graphql.js';
import { plainText } from '../../../../parts/texts.js';

/** An entity of a list. */
export interface EntityRow {
  readonly entity: ContentsRowFragment;
  /** Its role for the entity of the page, if roles differ between rows. */
  readonly role?: string;
}

/** Number of owners shown in a row; the rest is counted. */
const MOST_OWNERS = 2;

const NAME: Column<EntityRow> = {
  id: 'name',
  title: 'Name',
  cell: ({ entity }) => <EntityLink entity={entity} />,
};

const KIND: Column<EntityRow> = {
  id: 'kind',
  title: 'Kind',
  width: '8rem',
  cell: ({ entity }) => kindOf(entity),
};

const ROLE: Column<EntityRow> = { id: 'role', title: 'Role', width: '9rem', cell: ({ role }) => role };

const PLACE: Column<EntityRow> = {
  id: 'place',
  title: 'Place',
  width: '14rem',
  cell: ({ entity: { overview } }) =>
    overview.path.length > 0 ? (
      <Text size="sm" span c="dimmed">
        {overview.path.map(({ name }) => name).join(' / ')}
      </Text>
    ) : null,
};

const DESCRIPTION: Column<EntityRow> = {
  id: 'description',
  title: 'Description',
  cell: ({ entity: { overview } }) =>
    overview.description ? (
      <Text size="sm" span lineClamp={2} title={overview.description}>
        {plainText(overview.description)}
      </Text>
    ) : null,
};

const OWNERS: Column<EntityRow> = {
  id: 'owners',
  title: 'Owners',
  width: '13rem',
  cell: ({ entity: { overview } }) =>
    overview.owners.length > 0 ? (
      <Group gap={4} component="span" display="inline-flex" maw="100%">
        {overview.owners.slice(0, MOST_OWNERS).map((ownership) => (
          <OwnerLabel key={`${ownership.owner.urn} ${ownership.type ?? ''}`} ownership={ownership} />
        ))}
        {overview.owners.length > MOST_OWNERS && (
          <Text size="xs" span c="dimmed">
            {`and ${overview.owners.length - MOST_OWNERS} more`}
          </Text>
        )}
      </Group>
    ) : null,
};

const TITLE: Column<EntityRow> = {
  id: 'title',
  title: 'Title',
  cell: ({ entity }) => personOf(entity)?.title,
};

const EMAIL: Column<EntityRow> = {
  id: 'email',
  title: 'E-mail',
  cell: ({ entity }) => {
    const email = personOf(entity)?.email;
    return email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null;
  },
};

export const ASSET_COLUMNS: readonly Column<EntityRow>[] = [NAME, KIND, PLACE, DESCRIPTION, OWNERS];
export const ROLE_COLUMNS: readonly Column<EntityRow>[] = [NAME, KIND, ROLE, PLACE, DESCRIPTION, OWNERS];
export const PEOPLE_COLUMNS: readonly Column<EntityRow>[] = [NAME, KIND, TITLE, EMAIL];
export const GROUP_COLUMNS: readonly Column<EntityRow>[] = [NAME, KIND, DESCRIPTION, OWNERS];

function personOf(entity: ContentsRowFragment) {
  return 'person' in entity ? entity.person : null;
}
