import { lazy, useEffect, useRef, Suspense, type ComponentType } from 'react';
import { useLocation, Link } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { BesideTree } from '../../browse/beside-tree.js';
import { rememberViewed } from '../../usage/recently-viewed.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem, Loading, ErrorBoundary } from '../../parts/states.js';
import { safeStorage } from '../../parts/safe-storage.js';
import { parseEntityAddress, entityAddress, type EntityAddress } from '../../types/addresses.js';
import { describeEntityType, isDescribedType, type TabName } from '../../types/entity-types.js';
import { typeOfUrn, nameOfUrn } from '../../types/urn.js';
import { track } from '../../usage/track.js';
import { ApiError } from '../../api/request.js';
import { MissingPage } from '../missing/missing-page.js';
import { EntityHeader } from './entity-header.js';
import { EntityPage as EntityPageOperation } from './entity-page.graphql.js';
import classes from './header.module.css';
import type { EntityOfPage, TabProps } from './entity-of-page.js';

/** The page `/<type>/<URN>/<Tab>` of one entity of any type. */
export function EntityPage() {
  const { pathname } = useLocation();
  const address = parseEntityAddress(pathname);
  const urn = address?.urn ?? '';
  const { data, error, refetch } = useOperation(
    EntityPageOperation,
    { urn },
    { enabled: address !== undefined && !isOfOtherType(address) },
  );
  const found = data?.entity?.exists === true ? data.entity.urn : undefined;
  useEffect(() => {
    if (found === undefined) return;
    rememberViewed(safeStorage, found);
    track({ type: 'EntityViewEvent', entityUrn: found });
  }, [found]);
  if (address === undefined) return <MissingPage />;
  if (isOfOtherType(address)) return <OtherType urn={urn} />;
  if (isUrnRefused(error)) return <RefusedUrn error={error} />;
  if (error && data === undefined)
    return <Problem error={error} title="The page could not be loaded" onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <BesideTree entity={undefined}>
        <Loading label="Loading the entity" />
      </BesideTree>
    );
  }
  const { entity } = data;
  if (!entity?.exists) return <NoSuchEntity urn={urn} />;
  const description = describeEntityType(typeOfUrn(urn));
  const tab = address.tab ?? description.tabs[0] ?? 'Properties';
  return (
    <BesideTree entity={entity}>
      <article>
        <PageTitle>{entity.overview.name}</PageTitle>
        <EntityHeader entity={entity} />
        <TabBar urn={urn} tabs={description.tabs} current={tab} />
        <TabContent tab={tab} entity={entity} />
      </article>
    </BesideTree>
  );
}

interface TabBarProps {
  readonly urn: string;
  readonly tabs: readonly TabName[];
  readonly current: TabName;
}

/** The tabs of an entity page. Each is a link, so that it can be shared and opened elsewhere. */
function TabBar({ urn, tabs, current }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    showCurrent(bar.current);
  }, [current]);
  return (
    <nav ref={bar} className={classes.bar} aria-label="Tabs of this page">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={entityAddress(urn, tab)}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls only the bar, not the page. */
function showCurrent(bar: HTMLElement | null): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-current]');
  if (!bar || !tab) return;
  const start = tab.offsetLeft - bar.offsetLeft;
  const isShown = start >= bar.scrollLeft && start + tab.offsetWidth <= bar.scrollLeft + bar.clientWidth;
  if (!isShown) bar.scrollLeft = start - (bar.clientWidth - tab.offsetWidth) / 2;
}

/** Each tab is loaded when it is first opened. */
const TABS: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  Schema: lazy(async () => ({ default: (await import('./tabs/schema/schema-tab.js')).SchemaTab })),
  Features: lazy(async () => ({ default: (await import('./tabs/features/features-tab.js')).FeaturesTab })),
  Group: lazy(async () => ({ default: (await import('./tabs/group/group-tab.js')).GroupTab })),
  Models: lazy(async () => ({ default: (await import('./tabs/models/models-tab.js')).ModelsTab })),
  Contents: lazy(async () => ({ default: (await import('./tabs/contents/contents-tab.js')).ContentsTab })),
  Members: lazy(async () => ({ default: (await import('./tabs/members-tab.js')).MembersTab })),
  Documentation: lazy(async () => ({
    default: (await import('./tabs/documentation/documentation-tab.js')).DocumentationTab,
  })),
  Lineage: lazy(async () => ({ default: (await import('./tabs/lineage-tab.js')).LineageTab })),
  Properties: lazy(async () => ({
    default: (await import('./tabs/properties/properties-tab.js')).PropertiesTab,
  })),
  Queries: lazy(async () => ({ default: (await import('./tabs/queries/queries-tab.js')).QueriesTab })),
  Statistics: lazy(async () => ({
    default: (await import('./tabs/statistics/statistics-tab.js')).StatisticsTab,
  })),
  Quality: lazy(async () => ({ default: (await import('./tabs/quality/quality-tab.js')).QualityTab })),
  Runs: lazy(async () => ({ default: (await import('./tabs/runs/runs-tab.js')).RunsTab })),
  Ownership: lazy(async () => ({ default: (await import('./tabs/ownership-tab.js')).OwnershipTab })),
  History: lazy(async () => ({ default: (await import('./tabs/history/history-tab.js')).HistoryTab })),
  Raw: lazy(async () => ({ default: (await import('./tabs/raw/raw-tab.js')).RawTab })),
};

/** The tab that the address names. */
function TabContent({ tab, entity }: { readonly tab: TabName; readonly entity: EntityOfPage }) {
  const Tab = TABS[tab];
  const { urn } = entity;
  useEffect(() => {
    track({ type: 'EntitySectionViewEvent', entityUrn: urn, section: tab });
  }, [urn, tab]);
  return (
    <ErrorBoundary shows={`${urn} ${tab}`}>
      <Suspense fallback={<Loading label={`Loading ${tab}`} />}>
        <Tab key={urn} entity={entity} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Returns true if the first segment of the address is neither the type of the URN nor another known type. */
function isOfOtherType({ type, urn }: EntityAddress): boolean {
  return type !== typeOfUrn(urn) && !isDescribedType(type);
}

function OtherType({ urn }: { readonly urn: string }) {
  return (
    <MissingPage>
      There is no page at this address. The page of the entity that it names is{' '}
      <Link to={entityAddress(urn)}>{nameOfUrn(urn)}</Link>.
    </MissingPage>
  );
}

/** Message for a well-formed URN without an entity. */
function NoSuchEntity({ urn }: { readonly urn: string }) {
  return (
    <MissingPage title="Entity not found" sought={urn}>
      The catalog has no entity with this URN. It was never ingested, it was permanently deleted, or you are
      not allowed to view it.
    </MissingPage>
  );
}

/** Returns true if the URN is malformed or its type is not in the model. */
function isUrnRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'INVALID_URN' || error.code === 'UNKNOWN_ENTITY');
}

function RefusedUrn({ error }: { readonly error: ApiError }) {
  return <MissingPage>There is no entity at this address: {error.message}</MissingPage>;
}
