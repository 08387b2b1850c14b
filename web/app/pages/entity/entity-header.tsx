import { Button, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { CopyButton } from '../../parts/copy-button.js';
import { EntityIcon } from '../../parts/entity-icon.js';
import { PlatformMark } from '../../parts/platform-mark.js';
import { kindOf } from '../../types/kind-of.js';
import { typeOfUrn } from '../../types/urn.js';
import { isWebAddress } from '../../types/web-address.js';
import type { EntityOfPage } from './entity-of-page.js';
import { HeaderBanners } from './header/header-banners.js';
import { HeaderFacts } from './header/header-facts.js';
import { HeaderMarks } from './header/header-marks.js';
import { HeaderMenu } from './header/header-menu.js';
import { HeaderPath } from './header/header-path.js';
import { LastChange } from './header/last-change.js';
import classes from './header/header.module.css';

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
