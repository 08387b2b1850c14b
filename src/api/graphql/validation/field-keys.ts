/** Texts that are equal for fields that can be merged. */
import { getNamedType, isLeafType, Kind, print, type FieldNode, type ValueNode } from 'graphql';
import type { FieldUse } from './collect-fields.js';

/** Lists and what may be null; the type too, if it has no fields. */
export function shapeOf({ field }: FieldUse): string {
  if (field === undefined) return '';
  const named = getNamedType(field.type);
  const text = String(field.type);
  return isLeafType(named) ? text : text.replace(named.name, '');
}

/** The field with its arguments, whose order does not matter. */
export function callOf({ node }: FieldUse): string {
  return `${node.name.value}${argumentsText(node)}`;
}

function argumentsText({ arguments: given = [] }: FieldNode): string {
  const texts = given.map(({ name, value }) => `${name.value}:${valueText(value)}`);
  return `(${texts.sort().join(',')})`;
}

function valueText(value: ValueNode): string {
  if (value.kind === Kind.LIST) return `[${value.values.map(valueText).join(',')}]`;
  if (value.kind !== Kind.OBJECT) return print(value);
  const members = value.fields.map((member) => `${member.name.value}:${valueText(member.value)}`);
  return `{${members.sort().join(',')}}`;
}
