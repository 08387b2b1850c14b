/** Rules of payloads that a schema cannot express: what their members require of each other. */
import { CatalogError } from '../core/errors.js';
import { isJsonObject, type JsonObject } from '../core/json.js';

interface Fault {
  /** JSON pointer. */
  readonly path: string;
  readonly problem: string;
  readonly rule: string;
}

/** Returns the faults of a payload by what is wrong, e.g. by the repeated text. */
type FindFaults = (value: JsonObject) => ReadonlyMap<string, Fault>;

const FIELD_PATH = { member: 'fieldPath', rule: 'field paths are unique', mayBeBlank: false } as const;

const RULES: Readonly<Record<string, FindFaults | undefined>> = {
  schemaMetadata: uniqueTexts({ list: 'fields', ...FIELD_PATH }),
  editableSchemaMetadata: uniqueTexts({ list: 'editableSchemaFieldInfo', ...FIELD_PATH }),
  // Answers name a prompt by its id alone.
  formInfo: uniqueTexts({
    ...{ list: 'prompts', member: 'id', rule: 'ids of prompts are unique', mayBeBlank: true },
  }),
  structuredPropertySettings: hiddenOrShown,
};

/**
 * @param before the stored value that the payload was made of. What is wrong in it does not prevent other changes.
 * @throws INVALID_ASPECT
 */
export function checkRules(aspect: string, value: JsonObject, before: JsonObject | undefined): void {
  const findFaults = RULES[aspect];
  const faults = findFaults?.(value);
  if (findFaults === undefined || faults === undefined || faults.size === 0) return;
  const known = before === undefined ? undefined : findFaults(before);
  for (const [key, { path, problem, rule }] of faults) {
    if (known?.has(key)) continue;
    const message = `${aspect}${path.replaceAll('/', '.')}: ${problem}`;
    throw new CatalogError('INVALID_ASPECT', message, { path, rule, aspect });
  }
}

interface UniqueTexts {
  /** Name of an array of objects. */
  readonly list: string;
  /** Name of a member of these objects. */
  readonly member: string;
  readonly rule: string;
  readonly mayBeBlank: boolean;
}

function uniqueTexts({ list, member, rule, mayBeBlank }: UniqueTexts): FindFaults {
  return (value) => {
    const items = value[list];
    const seen = new Set<string>();
    const faults = new Map<string, Fault>();
    for (const [index, item] of Array.isArray(items) ? items.entries() : []) {
      const text = isJsonObject(item) ? item[member] : undefined;
      if (typeof text !== 'string') continue;
      const path = `/${list}/${index}/${member}`;
      const problem = `${JSON.stringify(text)} is repeated`;
      if (!mayBeBlank && text.trim() === '')
        faults.set(text, { path, problem: 'is empty', rule: 'a text that is not empty' });
      else if (seen.has(text) && !faults.has(text)) faults.set(text, { path, problem, rule });
      seen.add(text);
    }
    return faults;
  };
}

/** A hidden structured property is shown nowhere. */
function hiddenOrShown(settings: JsonObject): ReadonlyMap<string, Fault> {
  const names = Object.keys(settings).filter((name) => name.startsWith('show') && settings[name] === true);
  const faults = names.map((name): [string, Fault] => [
    name,
    { path: `/${name}`, problem: 'is true, and isHidden too', rule: `not both isHidden and ${name}` },
  ]);
  return new Map(settings['isHidden'] === true ? faults : []);
}
