/** Problems of a policy, each assigned to the form field that the user must correct. */
import { ApiError } from '../../../api/api-error.js';
import { findCriterionField } from './criterion-fields.js';
import { keepsCriteria, type PolicyForm } from './policy-form.js';

/** Messages by form field. A field is named by its path in the input of the mutations, e.g. `/actors/users`. */
export type Problems = ReadonlyMap<string, string>;

const PLACES = [
  '/name',
  '/description',
  '/privileges',
  '/actors/users',
  '/actors/groups',
  '/actors/roles',
  '/actors/resourceOwnersTypes',
  '/actors/resourceOwners',
] as const;

/** Returns the path of a condition. */
export function criterionPlace(index: number): string {
  return `/resources/filter/criteria/${index}`;
}

const MAX_NAME_LENGTH = 200;

/**
 * Finds the problems that the form reports without a request to the service.
 * @param before the form of the stored policy. Its conditions are accepted if they are unchanged, even if they can never hold
 */
export function findProblems(form: PolicyForm, before?: PolicyForm): Problems {
  const problems = new Map<string, string>();
  if (form.name.trim() === '') problems.set('/name', 'Enter a name.');
  if (form.name.length > MAX_NAME_LENGTH)
    problems.set('/name', `Enter at most ${MAX_NAME_LENGTH} characters.`);
  if (form.type === 'PLATFORM' || keepsCriteria(form, before)) return problems;
  form.criteria.forEach(({ field, values }, index) => {
    if (findCriterionField(field) === undefined)
      problems.set(
        criterionPlace(index),
        `The catalog does not know this condition${field === '' ? '' : ` (${field})`}, so the policy grants nothing. Choose another field, or remove the condition.`,
      );
    else if (values.length === 0) problems.set(criterionPlace(index), 'Choose at least one value.');
  });
  return problems;
}

/** Assigns an error of the service to its form field, or to the empty path if the form has no such field. */
export function placeRefusal(error: Error): Problems {
  const path = error instanceof ApiError ? (error.path ?? '') : '';
  const criterion = /^\/resources\/filter\/criteria\/\d+(?=\/|$)/.exec(path)?.[0];
  const place = criterion ?? PLACES.find((each) => path === each || path.startsWith(`${each}/`)) ?? '';
  return new Map([[place, error.message]]);
}
