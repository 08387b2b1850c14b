/** The domain and the data products in the header. */
import { EntityPicker } from '../../../edit/entity-picker.js';
import { setDataProduct, setDomain } from '../../../edit/place-edits.js';
import { useEdit } from '../../../edit/use-edit.js';
import { EntityLink } from '../../../parts/entity-link.js';
import { typeOfUrn } from '../../../types/urn.js';
import type { TabProps } from '../entity-of-page.js';
import { LabelsFact } from './labels-fact.js';

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

export function DomainFact({ entity: { urn, overview } }: TabProps) {
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

export function ProductFact({ entity: { urn, overview } }: TabProps) {
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
