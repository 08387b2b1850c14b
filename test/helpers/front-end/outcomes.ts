/** Sends an operation as each person and tells what happened. */
import type { FilledCatalog } from './filled-catalog.js';

export type Who = keyof FilledCatalog['people'];

/** `data`, or the code of the first error. */
export type Outcomes = Readonly<Record<Who, string>>;

export const EVERYBODY: Outcomes = { admin: 'data', editor: 'data', reader: 'data', partial: 'data' };

/** Only administrators. The others are refused because they lack a privilege. */
export const ADMIN: Outcomes = {
  admin: 'data',
  editor: 'FORBIDDEN',
  reader: 'FORBIDDEN',
  partial: 'FORBIDDEN',
};

export async function outcomesOf(
  { people }: Pick<FilledCatalog, 'people'>,
  operation: string,
  variables?: object,
): Promise<Outcomes> {
  const outcomes: Record<Who, string> = { ...EVERYBODY };
  for (const who of Object.keys(people) as Who[]) {
    const { errors } = await people[who].send(operation, variables);
    outcomes[who] = errors?.[0]?.extensions.reason ?? 'data';
  }
  return outcomes;
}
