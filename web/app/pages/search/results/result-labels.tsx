import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import labels from '../../../parts/labels.module.css';
import { OwnerLabel, TagLabel, TermLabel } from '../../../parts/labels.js';
import { entityAddress } from '../../../types/addresses.js';
import type { Hit } from './hit.js';
import classes from './results.module.css';

const SHOWN = 3;

/** Domain, owners, terms and tags of a hit: the first of each, and the number of further ones. */
export function ResultLabels({ overview }: { readonly overview: Hit['entity']['overview'] }) {
  const { domain, owners, tags, glossaryTerms } = overview;
  if (!domain && owners.length + tags.length + glossaryTerms.length === 0) return null;
  return (
    <div className={classes.labels}>
      {domain && (
        <Link
          to={entityAddress(domain.urn)}
          className={labels.label}
          title={`Domain ${domain.overview.name}`}
        >
          <IconWorld size={12} aria-hidden />
          <span className={labels.text}>{domain.overview.name}</span>
        </Link>
      )}
      <FirstLabels noun="owners">
        {owners.map((ownership, index) => (
          <OwnerLabel key={`${ownership.owner.urn} ${String(index)}`} ownership={ownership} />
        ))}
      </FirstLabels>
      <FirstLabels noun="terms">
        {glossaryTerms.map((association) => (
          <TermLabel key={association.term.urn} association={association} />
        ))}
      </FirstLabels>
      <FirstLabels noun="tags">
        {tags.map((association) => (
          <TagLabel key={association.tag.urn} association={association} />
        ))}
      </FirstLabels>
    </div>
  );
}

function FirstLabels({ noun, children }: { readonly noun: string; readonly children: readonly ReactNode[] }) {
  const left = children.length - SHOWN;
  return (
    <>
      {children.slice(0, SHOWN)}
      {left > 0 && <span className={classes.left}>{`+${String(left)} ${noun}`}</span>}
    </>
  );
}
