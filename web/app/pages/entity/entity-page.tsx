import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOperation } from '../../api/use-operation.js';
import { BesideTree } from '../../browse/beside-tree.js';
import { rememberViewed } from '../../history/recently-viewed.js';
import { Loading } from '../../parts/loading.js';
import { PageTitle } from '../../parts/page-title.js';
import { Problem } from '../../parts/problem.js';
import { safeStorage } from '../../parts/safe-storage.js';
import { parseEntityAddress } from '../../types/addresses.js';
import { describeEntityType } from '../../types/entity-types.js';
import { typeOfUrn } from '../../types/urn.js';
import { track } from '../../usage/track.js';
import { MissingPage } from '../missing/missing-page.js';
import { EntityHeader } from './entity-header.js';
import { EntityPage as EntityPageOperation } from './entity-page.graphql.js';
import { TabBar } from './tab-bar.js';
import { TabContent } from './tab-content.js';
import { isOfOtherType, isUrnRefused, NoSuchEntity, OtherType, RefusedUrn } from './unknown-entity.js';

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
