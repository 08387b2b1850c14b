/** The service knows the addresses of the web application, so that a reload finds the page. */
import { TREES } from '../../../web/app/browse/browse-path.js';
import { describeEntityType, TYPES_BY_SEGMENT } from '../../../web/app/types/entity-types.js';
import { PAGES } from '../../../web/app/types/pages.js';
import { loadModel } from '../../model/load-model.js';
import { appPageRoutes } from './page-routes.js';

const model = loadModel(['schemas']);
const addresses = appPageRoutes({ webFolder: 'dist/web', model })
  .filter(({ operationId }) => operationId.startsWith('getPage:'))
  .map(({ path }) => path);
const ofEntities = addresses.filter((address) => address.endsWith('/{page}'));
const ofPages = addresses.filter((address) => !ofEntities.includes(address));

/** Returns the distinct first segments of addresses, sorted. */
function firstSegments(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].sort();
}

function segmentsOf(pages: typeof PAGES): string[] {
  return pages.map(({ segment }) => segment).sort();
}

describe('the service and the web application', () => {
  it('have the same pages', () => {
    const plain = ofPages.filter((address) => address.lastIndexOf('/') === 0);
    expect(firstSegments(plain)).toEqual(segmentsOf(PAGES));
  });

  it('have subpages of the same pages', () => {
    const deeper = ofPages.filter((address) => address.lastIndexOf('/') > 0);
    expect(firstSegments(deeper)).toEqual(
      segmentsOf(PAGES.filter(({ hasSubpages }) => hasSubpages === true)),
    );
  });

  it('have the same trees on the browse page', () => {
    const trees = ofPages.flatMap((address) => /^\/browse\/(\w+)$/.exec(address)?.[1] ?? []);
    expect(trees.sort()).toEqual([...TREES].sort());
  });

  it('have the same addresses of entity types', () => {
    const types = [...model.entities.keys()];
    const segments = [
      ...types,
      ...types.map((type) => describeEntityType(type).segment),
      ...TYPES_BY_SEGMENT.keys(),
    ];
    expect(firstSegments(ofEntities)).toEqual([...new Set(segments)].sort());
  });
});
