import { type ReactNode, useState } from 'react';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { EntityLink } from '../../parts/entity-link.js';
import { EntityPicker } from '../../edit/entity-picker.js';
import {
  addOwner,
  addTag,
  addTerm,
  removeOwner,
  removeTag,
  removeTerm,
  tagOf,
  termOf,
  type OwnerOfEntity,
  setDataProduct,
  setDomain,
} from '../../edit/edit.js';
import { OwnerAdder } from '../../edit/owner-adder.js';
import { useEdit, type EditState } from '../../edit/use-edit.js';
import { OwnerLabel, TagLabel, TermLabel } from '../../parts/labels.js';
import { LabelsEditor, type EditableLabel } from '../../edit/labels-editor.js';
import { typeOfUrn } from '../../types/urn.js';
import type { EntityOfPage, TabProps } from './entity-of-page.js';
import { propertiesFor, propertyName, valueTexts } from './property-values.js';
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

function PlainFact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={classes.factTitle}>{title}</dt>
      <dd className={classes.factValues}>{children}</dd>
    </div>
  );
}

function OwnerFact({ entity: { urn, overview } }: TabProps) {
  const edit = useEdit(urn);
  const isEditable = overview.privileges?.canEditOwners === true;
  const labels = firstOwnerships(overview.owners).map((ownership) => ({
    urn: ownership.owner.urn,
    name: ownership.owner.overview.name,
    label: <OwnerLabel ownership={ownership} />,
    onRemove: isEditable ? () => void edit.make(removeOwner(urn, ownership, overview.owners)) : undefined,
  }));
  const add = (
    <OwnerAdder
      isInPopover
      hidden={labels.map((each) => each.urn)}
      onAdd={(ownership) => void edit.make(addOwner(urn, ownership))}
    />
  );
  return <LabelsFact title="Owners" labels={labels} editing={isEditable ? { edit, add } : undefined} />;
}

function TagFact({ entity: { urn, overview } }: TabProps) {
  const edit = useEdit(urn);
  const isEditable = overview.privileges?.canEditTags === true;
  const labels = overview.tags.map((association) => ({
    urn: association.tag.urn,
    name: association.tag.overview.name,
    label: <TagLabel association={association} />,
    onRemove: isEditable ? () => void edit.make(removeTag(urn, association)) : undefined,
  }));
  const add = (
    <EntityPicker
      isInPopover
      types={['tag']}
      label="Add a tag"
      canCreate
      hidden={labels.map((each) => each.urn)}
      onPick={(tag) => void edit.make(addTag(urn, tagOf(tag)))}
    />
  );
  return <LabelsFact title="Tags" labels={labels} editing={isEditable ? { edit, add } : undefined} />;
}

function TermFact({ entity: { urn, overview } }: TabProps) {
  const edit = useEdit(urn);
  const isEditable = overview.privileges?.canEditGlossaryTerms === true;
  const labels = overview.glossaryTerms.map((association) => ({
    urn: association.term.urn,
    name: association.term.overview.name,
    label: <TermLabel association={association} />,
    onRemove: isEditable ? () => void edit.make(removeTerm(urn, association)) : undefined,
  }));
  const add = (
    <EntityPicker
      isInPopover
      types={['glossaryTerm']}
      label="Add a term"
      canCreate
      hidden={labels.map((each) => each.urn)}
      onPick={(term) => void edit.make(addTerm(urn, termOf(term)))}
    />
  );
  return <LabelsFact title="Terms" labels={labels} editing={isEditable ? { edit, add } : undefined} />;
}

/** Returns the first ownership of each owner, so that an owner with several types of ownership is shown once. */
function firstOwnerships(ownerships: readonly OwnerOfEntity[]): OwnerOfEntity[] {
  const byOwner = new Map<string, OwnerOfEntity>();
  for (const each of ownerships) if (!byOwner.has(each.owner.urn)) byOwner.set(each.owner.urn, each);
  return [...byOwner.values()];
}

export interface LabelEditing {
  readonly edit: EditState;
  /** The field that adds a label. */
  readonly add: ReactNode;
  /** Consequence of a choice, if it is not obvious. */
  readonly note?: string;
}

interface LabelsFactProps {
  /** E.g. `Tags`. */
  readonly title: string;
  readonly labels: readonly EditableLabel[];
  /** Absent if the actor may not change the labels. */
  readonly editing?: LabelEditing | undefined;
}

const MOST_SHOWN = 5;

/** One kind of labels in the header. The full list and its editor open on demand. */
function LabelsFact({ title, labels, editing }: LabelsFactProps) {
  if (labels.length === 0 && editing === undefined) return null;
  const rest = Math.max(0, labels.length - MOST_SHOWN);
  return (
    <div className={classes.fact}>
      <dt className={classes.factTitle}>{title}</dt>
      <dd className={classes.factValues}>
        {labels.slice(0, MOST_SHOWN).map(({ urn, label }) => (
          <span key={urn} className={classes.factValue}>
            {label}
          </span>
        ))}
        {(rest > 0 || editing !== undefined) && (
          <AllLabels title={title} labels={labels} editing={editing} rest={rest} />
        )}
      </dd>
    </div>
  );
}

function AllLabels({ title, labels, editing, rest }: LabelsFactProps & { readonly rest: number }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => {
    editing?.edit.forgetError();
    setOpen(!isOpen);
  };
  const Icon = labels.length === 0 ? IconPlus : IconPencil;
  const name = `${editing === undefined ? 'All' : 'Edit'} ${title.toLowerCase()}`;
  return (
    <Popover opened={isOpen} onChange={setOpen} width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.more} onClick={toggle} aria-label={name} title={name}>
          {rest > 0 && `+${String(rest)}`}
          {editing !== undefined && <Icon size={12} aria-hidden />}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <LabelsEditor labels={labels} {...editing} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Types of entities that data products can contain. */
const PRODUCT_ASSETS = new Set([
  'dataset',
  'dataJob',
  'dataFlow',
  'chart',
  'dashboard',
  'notebook',
  'container',
  'mlModel',
  'mlModelGroup',
  'mlFeatureTable',
  'mlFeature',
  'mlPrimaryKey',
]);

function DomainFact({ entity: { urn, overview } }: TabProps) {
  const edit = useEdit(urn);
  const { domain, privileges } = overview;
  const isEditable = privileges?.canEditDomains === true;
  const labels = (domain ? [domain] : []).map((each) => ({
    urn: each.urn,
    name: each.overview.name,
    label: <EntityLink entity={each} />,
    onRemove: isEditable ? () => void edit.make(setDomain(urn, null, domain)) : undefined,
  }));
  const add = (
    <EntityPicker
      isInPopover
      types={['domain']}
      label={domain ? 'Move to another domain' : 'Choose a domain'}
      canCreate
      hidden={labels.map((each) => each.urn)}
      onPick={(picked) => void edit.make(setDomain(urn, picked, domain))}
    />
  );
  return <LabelsFact title="Domain" labels={labels} editing={isEditable ? { edit, add } : undefined} />;
}

function ProductFact({ entity: { urn, overview } }: TabProps) {
  const edit = useEdit(urn);
  const { dataProducts, privileges } = overview;
  const isEditable = privileges?.canEditDataProducts === true && PRODUCT_ASSETS.has(typeOfUrn(urn));
  const canLeave = isEditable && dataProducts.length === 1;
  const labels = dataProducts.map((each) => ({
    urn: each.urn,
    name: each.overview.name,
    label: <EntityLink entity={each} />,
    onRemove: canLeave ? () => void edit.make(setDataProduct(urn, null, dataProducts)) : undefined,
  }));
  const add = (
    <EntityPicker
      isInPopover
      types={['dataProduct']}
      label="Choose a data product"
      hidden={labels.map((each) => each.urn)}
      onPick={(picked) => void edit.make(setDataProduct(urn, picked, dataProducts))}
    />
  );
  const editing = {
    edit,
    add,
    ...(labels.length > 0 && { note: 'This removes it from its current data product.' }),
  };
  return <LabelsFact title="Data product" labels={labels} editing={isEditable ? editing : undefined} />;
}
