import { Text } from '@mantine/core';
import type { EntityLinkFragment } from '../api/fragments/entity-link.graphql.js';
import { EntityIcon } from '../parts/entity-icon.js';
import { kindOf } from '../types/kind-of.js';
import { typeOfUrn } from '../types/urn.js';
import classes from './picked-entity.module.css';

/** An entity in a list of choices: its icon, its name and its kind. */
export function PickedEntity({ entity }: { readonly entity: EntityLinkFragment }) {
  return (
    <span className={classes.entity} title={entity.urn}>
      <EntityIcon type={typeOfUrn(entity.urn)} size={14} />
      <span className={classes.name}>{entity.overview.name}</span>
      <Text component="span" size="xs" className={classes.kind ?? ''}>
        {kindOf(entity)}
      </Text>
    </span>
  );
}
