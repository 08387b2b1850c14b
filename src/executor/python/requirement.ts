/** The Python package that a recipe needs. Pure. */
import { CatalogError } from '../../core/errors.js';

const PACKAGE = 'acryl-datahub';
/** The sink to the service needs it. */
const SINK = 'datahub-rest';
/** Versions as in PEP 440. No address and no other option of pip has this form. */
const VERSION = /^\d[0-9a-zA-Z.!+-]{0,63}$/;
/** A connector of the package has an extra of its name. One from elsewhere is named by its class, e.g. `my_company.sources.Wiki`. */
const EXTRA = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/;

/**
 * Returns a requirement of pip, e.g. `acryl-datahub[datahub-rest,postgres]==1.2.0`.
 * @throws INVALID_REQUEST for a version that is none
 */
export function requirementFor({ connector, version }: { connector: string; version: string }): string {
  if (!VERSION.test(version))
    throw new CatalogError('INVALID_REQUEST', `${version} is not a version of ${PACKAGE}`, {
      path: '/args/version',
      rule: 'a version such as 1.2.0',
    });
  const extras = EXTRA.test(connector) ? [SINK, connector] : [SINK];
  return `${PACKAGE}[${extras.join(',')}]==${version}`;
}
