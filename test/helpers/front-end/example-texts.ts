/** Texts for members of example aspects. */
import type { JsonObject } from '../../../src/core/json.js';
import { COLUMNS } from './example-urns.js';

interface TextPlace {
  readonly word: string;
  readonly path: string;
  readonly index: number;
}

/** @returns e.g. `word description`, in the second item of a list `word description 2` */
export function exampleText(schema: JsonObject, { word, path, index }: TextPlace): string {
  const name = path.split('/').findLast((step) => step !== '*' && step !== '$key') ?? '';
  if (schema['x-url'] === true || /url$/i.test(name)) return `https://example.com/${word}/${name}`;
  if (/^(fieldPath|sourceField|destinationField|field)$/.test(name))
    return COLUMNS[index % COLUMNS.length] ?? '';
  if (/email/i.test(name)) return `${word}@example.com`;
  return `${word} ${name}${index === 0 ? '' : ` ${index + 1}`}`;
}
