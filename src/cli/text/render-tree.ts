/** Renders a JSON value for people: one member per line, indented, without punctuation. */
import { isLosslessNumber, type LosslessNumber } from '../../core/json.js';
import { printable } from './printable.js';

const STEP = '  ';

/** @param indent white space before every line @returns lines, each with a line feed */
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

/** The dash of an item replaces the indent of its first line. */
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

/** Further lines of a text are aligned with the first, so that they do not look like members. */
function renderScalar(value: Scalar, indent: string): string {
  if (value === '') return '""';
  return printable(isLosslessNumber(value) ? value.toString() : String(value)).replaceAll(
    '\n',
    `\n${indent}`,
  );
}
