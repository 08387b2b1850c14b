import type { ReactNode } from 'react';
import { EntityLink } from '../../../parts/entity-link.js';
import type { EntityOfPage } from '../entity-of-page.js';
import { DomainFact, ProductFact } from './place-facts.js';
import { propertiesFor, propertyName, valueTexts } from './property-values.js';
import { OwnerFact, TagFact, TermFact } from './label-facts.js';
import classes from './header.module.css';

/** Owners, labels, domain, data products and highlighted properties of the entity, with their editors. */
export function HeaderFacts({ entity }: { readonly entity: EntityOfPage }) {
  const { application, structuredProperties } = entity.overview;
  return (
    <dl className={classes.facts}>
      <OwnerFact entity={entity} />
      <DomainFact entity={entity} />
      <ProductFact entity={entity} />
      {application && (
        <PlainFact title="Application">
          <EntityLink entity={application} />
        </PlainFact>
      )}
      <TermFact entity={entity} />
      <TagFact entity={entity} />
      {propertiesFor(structuredProperties, 'showInAssetSummary').map((entry) => (
        <PlainFact key={entry.structuredProperty.urn} title={propertyName(entry)}>
          {valueTexts(entry).join(', ')}
        </PlainFact>
      ))}
    </dl>
  );
}

interface PlainFactProps {
  readonly title: string;
  readonly children: ReactNode;
}

function PlainFact({ title, children }: PlainFactProps) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factTitle}>{title}</dt>
      <dd className={classes.factValues}>{children}</dd>
    </div>
  );
}
