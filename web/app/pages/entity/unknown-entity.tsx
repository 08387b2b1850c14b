/** Messages of an entity page whose address does not name an existing entity. */
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.js';
import { entityAddress, type EntityAddress } from '../../types/addresses.js';
import { isDescribedType } from '../../types/entity-types.js';
import { nameOfUrn, typeOfUrn } from '../../types/urn.js';
import { MissingPage } from '../missing/missing-page.js';

/** Returns true if the first segment of the address is neither the type of the URN nor another known type. */
export function isOfOtherType({ type, urn }: EntityAddress): boolean {
  return type !== typeOfUrn(urn) && !isDescribedType(type);
}

export function OtherType({ urn }: { readonly urn: string }) {
  return (
    <MissingPage>
      There is no page at this address. The page of the entity that it names is{' '}
      <Link to={entityAddress(urn)}>{nameOfUrn(urn)}</Link>.
    </MissingPage>
  );
}

/** Message for a well-formed URN without an entity. */
export function NoSuchEntity({ urn }: { readonly urn: string }) {
  return (
    <MissingPage title="Entity not found" sought={urn}>
      The catalog has no entity with this URN. It was never ingested, it was permanently deleted, or you are
      not allowed to view it.
    </MissingPage>
  );
}

/** Returns true if the URN is malformed or its type is not in the model. */
export function isUrnRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'INVALID_URN' || error.code === 'UNKNOWN_ENTITY');
}

export function RefusedUrn({ error }: { readonly error: ApiError }) {
  return <MissingPage>There is no entity at this address: {error.message}</MissingPage>;
}
