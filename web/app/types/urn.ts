/** Reads URNs such as `urn:li:dataset:(urn:li:dataPlatform:hive,db.table,PROD)`. */

/** Type of the entity, e.g. `dataset`; the empty text if it is not a URN. A type is a name, so it cannot make an address of another site. */
export function typeOfUrn(urn: string): string {
  return /^urn:li:([A-Za-z]\w*):/.exec(urn)?.[1] ?? '';
}

/** Parts of the key; nested URNs are kept whole. */
export function partsOfUrn(urn: string): string[] {
  const key = urn.replace(/^urn:li:[^:]+:/, '');
  if (!key.startsWith('(') || !key.endsWith(')')) return [key];
  return splitAtCommas(key.slice(1, -1));
}

/** A readable name for an entity whose stored name is not available. */
export function nameOfUrn(urn: string): string {
  const type = typeOfUrn(urn);
  const parts = partsOfUrn(urn);
  if (type === 'schemaField' || parts.length === 1) return parts.at(-1) ?? urn;
  return parts.find((part, index) => index > 0 && !part.startsWith('urn:li:')) ?? parts.at(-1) ?? urn;
}

function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
