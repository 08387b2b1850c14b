import { Button, Text } from '@mantine/core';
import { IconArchive, IconGhost2, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Refusal } from '../../../edit/refusal.js';
import { setRemoved, type DeprecationOfEntity } from '../../../edit/state-edits.js';
import { useEdit } from '../../../edit/use-edit.js';
import { EntityLink } from '../../../parts/entity-link.js';
import type { EntityOfPage } from '../entity-of-page.js';
import classes from './header.module.css';

/** Banners for important states: deleted, not ingested, deprecated. */
export function HeaderBanners({ entity }: { readonly entity: EntityOfPage }) {
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
          loading={edit.isBusy}
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
