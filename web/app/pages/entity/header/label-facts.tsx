/** Owners, tags and terms in the header. */
import { EntityPicker } from '../../../edit/entity-picker.js';
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
} from '../../../edit/label-edits.js';
import { OwnerAdder } from '../../../edit/owner-adder.js';
import { useEdit } from '../../../edit/use-edit.js';
import { OwnerLabel, TagLabel, TermLabel } from '../../../parts/labels.js';
import type { TabProps } from '../entity-of-page.js';
import { LabelsFact } from './labels-fact.js';

export function OwnerFact({ entity: { urn, overview } }: TabProps) {
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

export function TagFact({ entity: { urn, overview } }: TabProps) {
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

export function TermFact({ entity: { urn, overview } }: TabProps) {
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
