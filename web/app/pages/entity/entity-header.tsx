import { Button, Title, Text, Badge } from '@mantine/core';
import { IconExternalLink, IconArchive, IconGhost2, IconTrash, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../parts/copy-button.js';
import { PlatformMark, EntityIcon } from '../../parts/icons.js';
import { kindOf } from '../../types/entity-link.js';
import { typeOfUrn } from '../../types/urn.js';
import { isWebAddress } from '../../parts/links.js';
import { Refusal } from '../../parts/states.js';
import { setRemoved, type DeprecationOfEntity } from '../../edit/state-edits.js';
import { useEdit } from '../../edit/use-edit.js';
import { EntityLink } from '../../parts/entity-link.js';
import { entityAddress } from '../../types/addresses.js';
import { describeEntityType } from '../../types/entity-types.js';
import type { Overview } from '../../edit/edit.js';
import { TimeText } from '../../parts/time-text.js';
import type { EntityOfPage } from './entity-of-page.js';
import { HeaderFacts } from './header-facts.js';
import { HeaderMenu } from './header-menu.js';
import { HeaderPath } from './header-path.js';
import classes from './header.module.css';
import { propertiesFor, propertyName, valueTexts } from './property-values.js';

/** Name, kind, path, owners and labels of the entity of the page. */
export function EntityHeader({ entity }: { readonly entity: EntityOfPage }) {
  const { name, platform, path, lastChange } = entity.overview;
  return (
    <header className={classes.header}>
      <div className={classes.context}>
        <span className={classes.kind}>
          {platform ? <PlatformMark name={platform.name} /> : <EntityIcon type={typeOfUrn(entity.urn)} />}
          {kindOf(entity)}
          {platform && ` on ${platform.properties?.displayName ?? platform.name}`}
        </span>
        <HeaderPath path={path} />
        <LastChange change={lastChange} />
      </div>
      <div className={classes.top}>
        <div className={classes.title}>
          <Title order={1}>{name}</Title>
          <HeaderMarks entity={entity} />
        </div>
        <Actions entity={entity} />
      </div>
      <HeaderBanners entity={entity} />
      <HeaderFacts entity={entity} />
    </header>
  );
}

function Actions({ entity }: { readonly entity: EntityOfPage }) {
  const { externalUrl, platform } = entity.overview;
  return (
    <div className={classes.actions}>
      {externalUrl !== null && isWebAddress(externalUrl) && (
        <Button
          component="a"
          href={externalUrl}
          target="_blank"
          rel="noreferrer noopener"
          variant="default"
          size="compact-sm"
          rightSection={<IconExternalLink size={14} aria-hidden />}
        >
          Open in {platform?.properties?.displayName ?? platform?.name ?? 'its source'}
        </Button>
      )}
      <CopyButton text={entity.urn} label="Copy URN" />
      <HeaderMenu entity={entity} />
    </div>
  );
}

/** Banners for important states: deleted, not ingested, deprecated. */
function HeaderBanners({ entity }: { readonly entity: EntityOfPage }) {
  const { removed, deprecation } = entity.overview;
  return (
    <>
      {removed && <RemovedBanner entity={entity} />}
      {entity.exists === false && !removed && (
        <Banner icon={<IconGhost2 size={16} aria-hidden />}>
          <Text size="sm">
            <b>Not ingested yet.</b> Other entities refer to it, but it has no metadata.
          </Text>
        </Banner>
      )}
      {deprecation?.deprecated === true && <DeprecationBanner deprecation={deprecation} />}
    </>
  );
}

function RemovedBanner({ entity: { urn, overview } }: { readonly entity: EntityOfPage }) {
  const edit = useEdit(urn);
  return (
    <Banner icon={<IconTrash size={16} aria-hidden />}>
      <Text size="sm">
        <b>Deleted.</b> Searches and lists exclude it. Its metadata is kept.
      </Text>
      {overview.privileges?.canManageEntity === true && (
        <Button
          size="compact-xs"
          variant="default"
          loading={edit.isPending}
          onClick={() => void edit.make(setRemoved(urn, false))}
        >
          Restore
        </Button>
      )}
      {edit.error && <Refusal error={edit.error} />}
    </Banner>
  );
}

function DeprecationBanner({ deprecation }: { readonly deprecation: DeprecationOfEntity }) {
  const { note, decommissionTime, replacement, actorEntity } = deprecation;
  return (
    <Banner icon={<IconArchive size={16} aria-hidden />}>
      <b>Deprecated.</b>
      {note !== null && note !== '' && <span>{note}</span>}
      {decommissionTime !== null && <span>It will be removed on {dateText(decommissionTime)}.</span>}
      {replacement && (
        <span className={classes.inline}>
          Use <EntityLink entity={replacement} /> instead.
        </span>
      )}
      {actorEntity && (
        <span className={classes.inline}>
          Marked by <EntityLink entity={actorEntity} hasMark={false} />
        </span>
      )}
    </Banner>
  );
}

function dateText(time: number): string {
  return new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });
}

function Banner({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.banner} role="note">
      {icon}
      <div className={classes.bannerText}>{children}</div>
    </div>
  );
}

/** Small badges beside the name: the badge property and open incidents. */
function HeaderMarks({ entity: { urn, overview } }: { readonly entity: EntityOfPage }) {
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

/** Time, actor and ingestion run of the last change of the entity. */
function LastChange({ change }: { readonly change: Overview['lastChange'] }) {
  if (change === null) return null;
  const { time, actor, runId } = change;
  return (
    <span className={`${classes.inline ?? ''} ${classes.change ?? ''}`}>
      Changed <TimeText time={time} />
      {actor && (
        <>
          by <EntityLink entity={actor} hasMark={false} />
        </>
      )}
      {runId !== null && (
        <>
          in run <Link to={`/ingestion/${encodeURIComponent(runId)}`}>{runId}</Link>
        </>
      )}
    </span>
  );
}
