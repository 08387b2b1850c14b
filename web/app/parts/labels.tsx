/** Tags, terms and owners as small links. */
import { IconBook2, IconTag, IconUser, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OwnerLabelFragment, TagLabelFragment, TermLabelFragment } from '../api/fragments.graphql.js';
import { entityAddress } from '../types/addresses.js';
import classes from './labels.module.css';

export function TagLabel({ association: { tag } }: { readonly association: TagLabelFragment }) {
  const color = tag.properties?.colorHex;
  return (
    <Link to={entityAddress(tag.urn)} className={classes.label} title={`Tag ${tag.overview.name}`}>
      {color ? (
        <span className={classes.dot} style={{ background: color }} aria-hidden />
      ) : (
        <IconTag size={12} aria-hidden />
      )}
      <span className={classes.text}>{tag.overview.name}</span>
    </Link>
  );
}

export function TermLabel({ association: { term } }: { readonly association: TermLabelFragment }) {
  return (
    <Link to={entityAddress(term.urn)} className={classes.label} title={`Term ${term.overview.name}`}>
      <IconBook2 size={12} aria-hidden />
      <span className={classes.text}>{term.overview.name}</span>
    </Link>
  );
}

export function OwnerLabel({ ownership }: { readonly ownership: OwnerLabelFragment }) {
  const { owner } = ownership;
  const Icon = owner.urn.startsWith('urn:li:corpGroup:') ? IconUsers : IconUser;
  return (
    <Link to={entityAddress(owner.urn)} className={classes.label} title={ownerTitle(ownership)}>
      <Icon size={12} aria-hidden />
      <span className={classes.text}>{owner.overview.name}</span>
    </Link>
  );
}

/** E.g. `Ada Lovelace, Technical Owner`. */
function ownerTitle({ owner, ownershipType, type }: OwnerLabelFragment): string {
  const kind = ownershipType?.overview.name ?? type?.toLowerCase().replaceAll('_', ' ');
  return kind === undefined ? owner.overview.name : `${owner.overview.name}, ${kind}`;
}
