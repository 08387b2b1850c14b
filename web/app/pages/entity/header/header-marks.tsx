import { Badge } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { entityAddress } from '../../../types/addresses.js';
import { describeEntityType } from '../../../types/entity-types.js';
import { typeOfUrn } from '../../../types/urn.js';
import type { EntityOfPage } from '../entity-of-page.js';
import { propertiesFor, propertyName, valueTexts } from './property-values.js';
import classes from './header.module.css';

/** Small badges beside the name: the badge property and open incidents. */
export function HeaderMarks({ entity: { urn, overview } }: { readonly entity: EntityOfPage }) {
  const { structuredProperties, openIncidents } = overview;
  return (
    <>
      {propertiesFor(structuredProperties, 'showAsAssetBadge').map((entry) => (
        <Badge key={entry.structuredProperty.urn} variant="light" tt="none" title={propertyName(entry)}>
          {valueTexts(entry).join(', ')}
        </Badge>
      ))}

      {openIncidents > 0 && <IncidentMark urn={urn} count={openIncidents} />}
    </>
  );
}

function IncidentMark({ urn, count }: { readonly urn: string; readonly count: number }) {
  const words = count === 1 ? '1 open incident' : `${String(count)} open incidents`;
  const content = (
    <>
      <IconAlertTriangle size={13} aria-hidden /> {words}
    </>
  );
  if (!describeEntityType(typeOfUrn(urn)).tabs.includes('Quality'))
    return <span className={classes.alert}>{content}</span>;
  return (
    <Link to={entityAddress(urn, 'Quality')} className={classes.alert}>
      {content}
    </Link>
  );
}
