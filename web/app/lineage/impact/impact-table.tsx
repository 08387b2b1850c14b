import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { EntityLink } from '../../parts/entity-link.js';
import { OwnerLabel } from '../../parts/labels.js';
import { entityAddress } from '../../types/addresses.js';
import { platformName } from '../graph/picture.js';
import { kindOf } from '../../types/entity-link.js';
import type { Grouping, ImpactRow } from './impact-state.js';
import type { RowGroup } from './group-rows.js';
import classes from './impact-table.module.css';

export interface ImpactTableProps {
  readonly groups: readonly RowGroup[];
  readonly grouping: Grouping;
}

const COLUMNS = ['Name', 'Hops', 'Kind', 'Platform', 'Path', 'Owners', 'Domain'];

/**
 * The rows under a heading for each group. At phone width each row becomes a block; the roles keep it a table for screen readers
 * then.
 */
export function ImpactTable({ groups, grouping }: ImpactTableProps) {
  return (
    <div className={classes.frame} role="region" aria-label="Entities" tabIndex={0}>
      <table className={classes.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key} role="rowgroup">
            {grouping !== 'none' && (
              <tr role="row" className={classes.group}>
                <th role="rowheader" scope="rowgroup" colSpan={COLUMNS.length}>
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
    <tr role="row" className={classes.row}>
      <td role="cell" className={classes.name}>
        <EntityLink entity={entity} />
        {mark !== undefined && (
          <Text span size="xs" fw={600} ml={6}>
            {mark}
          </Text>
        )}
      </td>
      <td role="cell" className={classes.hops}>
        {degree}
      </td>
      <td role="cell">{kindOf(entity)}</td>
      <td role="cell">{platformName(platform)}</td>
      <td role="cell" className={classes.path}>
        {path.map(({ name }) => name).join(' / ')}
      </td>
      <td role="cell">
        <span className={classes.owners}>
          {owners.slice(0, OWNERS).map((ownership) => (
            <OwnerLabel key={`${ownership.owner.urn} ${ownership.type ?? ''}`} ownership={ownership} />
          ))}
          {owners.length > OWNERS && <Text size="xs">+{owners.length - OWNERS}</Text>}
        </span>
      </td>
      <td role="cell">{domain && <Link to={entityAddress(domain.urn)}>{domain.overview.name}</Link>}</td>
    </tr>
  );
}
