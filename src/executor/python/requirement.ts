/** The Python packages that a recipe needs. Pure. */
import { CatalogError } from '../../core/errors.js';
import type { Extras } from '../recipe/read-extras.js';

const PACKAGE = 'acryl-datahub';
/** The sink to the service needs it. */
const SINK = 'datahub-rest';
/** Versions as in PEP 440. No address and no other option of pip has this form. */
const VERSION = /^\d[0-9a-zA-Z.!+-]{0,63}$/;
/** A connector of the package has an extra of its name. One from elsewhere is named by its class, e.g. `my_company.sources.Wiki`. */
const EXTRA = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;

export interface PackageNeed extends Pick<Extras, 'packages' | 'plugins'> {
  /** Type of the connector. */
  readonly connector: string;
  readonly version: string;
}

/**
 * Returns the requirements of pip, e.g. `acryl-datahub[datahub-rest,postgres]==1.2.0` and the further packages of the request.
 * @param allowed names of the packages that requests may add
 * @throws INVALID_REQUEST for a version that is none, and for a package that is not allowed
 */
export function requirementsFor(
  { connector, version, packages, plugins }: PackageNeed,
  allowed: readonly string[],
): string[] {
  if (!VERSION.test(version))
    throw new CatalogError('INVALID_REQUEST', `${version} is not a version of ${PACKAGE}`, {
      path: '/args/version',
      rule: 'a version such as 1.2.0',
    });
  const names = new Set(allowed.map(normalized));
  const refused = packages.filter((each) => !names.has(normalized(/^[\w.-]+/.exec(each)?.[0] ?? '')));
  if (refused.length > 0)
    throw new CatalogError(
      'INVALID_REQUEST',
      `The packages ${refused.join(', ')} cannot be installed, because TRELLIS_INGESTION_PACKAGES does not name them`,
      { path: '/args/extra_pip_requirements', rule: 'packages that TRELLIS_INGESTION_PACKAGES names' },
    );
  const extras = new Set([SINK, ...(EXTRA.test(connector) ? [connector] : []), ...plugins]);
  return [`${PACKAGE}[${[...extras].join(',')}]==${version}`, ...packages];
}

/** Names of packages as PEP 503 compares them. */
function normalized(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}
