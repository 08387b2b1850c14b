import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { EntityLink } from '../../parts/entity-link.js';
import { OwnerLabel } from '../../parts/labels.js';
import { entityAddress } from '../../types/addresses.js';
import { platformName } from '../graph/box-words.js';
import { kindOf } from '../../types/kind-of.js';
import type { Grouping } from '../state/impact-state.js';
import type { RowGroup } from './group-rows.js';
import type { ImpactRow } from './impact-rows.js';
import classes from './impact-table.module.css';

export interface ImpactTableProps {
  readonly groups: readonly RowGroup[];
  readonly grouping: Grouping;
}

const COLUMNS = ['Name', 'Hops', 'Kind', 'Platform', 'Path', 'Owners', 'Domain'];

/** The rows under a heading for each group. */
export function ImpactTable({ groups, grouping }: ImpactTableProps) {
  return (
    <div className={classes.frame} role="region" aria-label="Entities" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {grouping !== 'none' && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={COLUMNS.length}>
                  {group.owner === undefined ? (
                    group.label
                  ) : (
                    <Link to={entityAddress(group.owner)}>{group.label}</Link>
                  )}{' '}
                  <Text span size="xs" c="dimmed">
                    {group.rows.length.toLocaleString('en')}
                  </Text>
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <Row key={row.entity.urn} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Number of owners that a row names; further ones are counted. */
const OWNERS = 3;

function Row({ row: { entity, degree } }: { readonly row: ImpactRow }) {
  const { platform, path, owners, domain, deprecation, removed } = entity.overview;
  const mark = removed ? 'Removed' : deprecation?.deprecated === true ? 'Deprecated' : undefined;
  return (
    <tr>
      <td className={classes.name}>
        <EntityLink entity={entity} />
        {mark !== undefined && (
          <Text span size="xs" fw={600} ml={6}>
            {mark}
          </Text>
        )}
      </td>
      <td>{degree}</td>
      <td>{kindOf(entity)}</td>
      <td>{platformName(platform)}</td>
      <td className={classes.path}>{path.map(({ name }) => name).join(' / ')}</td>
      <td>
        <span className={classes.owners}>
          {owners.slice(0, OWNERS).map((ownership) => (
            <OwnerLabel key={`${ownership.owner.urn} ${ownership.type ?? ''}`} ownership={ownership} />
          ))}
          {owners.length > OWNERS && <Text size="xs">+{owners.length - OWNERS}</Text>}
        </span>
      </td>
      <td>{domain && <Link to={entityAddress(domain.urn)}>{domain.overview.name}</Link>}</td>
    </tr>
  );
}
