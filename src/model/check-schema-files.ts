/** Checks each schema file against the meta-schemas. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonObject } from '../core/json.js';
import { ASPECT_SCHEMA, ENTITY_SCHEMA, SHAPE_SCHEMA, TYPES_SCHEMA } from './meta-schemas.js';
import { SchemaError, type SchemaFile, type SchemaFiles } from './read-schema-files.js';

/** @throws SchemaError with the file and the path in the file */
export function checkSchemaFiles(files: SchemaFiles): void {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  ajv.addSchema(SHAPE_SCHEMA);
  const check = (list: readonly SchemaFile[], schema: JsonObject): void => {
    const validate = ajv.compile(schema);
    for (const file of list) checkFile(file, validate);
  };
  check(files.entities, ENTITY_SCHEMA);
  check(files.aspects, ASPECT_SCHEMA);
  check(files.types, TYPES_SCHEMA);
}

function checkFile({ file, content }: SchemaFile, validate: ValidateFunction): void {
  if (validate(content)) return;
  // Reports the deepest error, because it is the most specific. Of equally deep errors, an unknown keyword takes precedence.
  const errors = [...(validate.errors ?? [])].sort(
    (left, right) =>
      Number('additionalProperty' in right.params) - Number('additionalProperty' in left.params),
  );
  const [error] = errors.sort((left, right) => right.instancePath.length - left.instancePath.length);
  const extra = error?.params['additionalProperty'] as string | undefined;
  const problem = extra === undefined ? (error?.message ?? 'is not valid') : `unknown keyword "${extra}"`;
  throw new SchemaError(file, error?.instancePath ?? '', problem);
}
