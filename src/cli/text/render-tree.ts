/** A JSON value for people: members below each other, indented, without the punctuation. */
import { isLosslessNumber, type LosslessNumber } from '../../core/json.js';
import { printable } from './printable.js';

const STEP = '  ';

/** @param indent white space in front of every line @returns lines, each with its end */
export function renderTree(value: unknown, indent = ''): string {
  if (isScalar(value)) return `${indent}${renderScalar(value, indent)}\n`;
  if (Array.isArray(value)) return value.map((item: unknown) => renderItem(item, indent)).join('');
  return Object.entries(value)
    .map(([name, member]) => renderMember(name, member, indent))
    .join('');
}

function renderMember(name: string, value: unknown, indent: string): string {
  const label = `${indent}${printable(name)}:`;
  if (isScalar(value)) return `${label} ${renderScalar(value, indent + STEP)}\n`;
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty) return `${label} ${Array.isArray(value) ? '(none)' : '(empty)'}\n`;
  return `${label}\n${renderTree(value, indent + STEP)}`;
}

/** The dash of an item takes the place of the first line's indent. */
function renderItem(value: unknown, indent: string): string {
  if (isScalar(value) || Object.keys(value).length === 0) {
    const text = isScalar(value) ? renderScalar(value, indent + STEP) : '(empty)';
    return `${indent}- ${text}\n`;
  }
  return `${indent}- ${renderTree(value, indent + STEP).slice(indent.length + STEP.length)}`;
}

type Scalar = string | number | boolean | null | undefined | LosslessNumber;

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== 'object' || isLosslessNumber(value);
}

/** Further lines of a text stand below the first, so that they can be told from other members. */
function renderScalar(value: Scalar, indent: string): string {
  if (value === '') return '""';
  return printable(isLosslessNumber(value) ? value.toString() : String(value)).replaceAll(
    '\n',
    `\n${indent}`,
  );
}
