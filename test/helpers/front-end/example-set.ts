/** A set of examples: one entity of every type, described with all aspects that the type has. */
import type { JsonObject } from '../../../src/core/json.js';
import { ACCESS_ASPECTS } from '../../../src/model/secret-aspects.js';
import { describeExample } from './describe-example.js';
import { adjust } from './example-rules.js';
import { exampleKey, exampleUrn, model, type Rank } from './example-urns.js';

export interface ExampleAspect {
  readonly urn: string;
  readonly entityType: string;
  readonly aspect: string;
  readonly value: JsonObject;
}

/** Only sign-ins and invitations write entities of these types. */
const NOT_WRITTEN = new Set(['dataHubAccessToken', 'inviteToken']);

/** The entity types of which a set has an example. */
export const EXAMPLE_TYPES: readonly string[] = [...model.entities.keys()].filter(
  (name) => !NOT_WRITTEN.has(name),
);

/**
 * @param word begins the names of the set
 * @param neighbour begins the names of another set, to which every second item of a list refers
 */
export function exampleSet(word: string, neighbour: string): readonly ExampleAspect[] {
  return EXAMPLE_TYPES.flatMap((entityType) =>
    (['main', 'other'] as const).flatMap((rank) => describe({ word, neighbour, entityType, rank })),
  );
}

interface Example {
  readonly word: string;
  readonly neighbour: string;
  readonly entityType: string;
  readonly rank: Rank;
}

function describe(example: Example): ExampleAspect[] {
  const { word, entityType, rank } = example;
  const definition = model.entities.get(entityType);
  const urn = exampleUrn(word, entityType, rank);
  return (definition?.aspects ?? []).flatMap((aspect) => {
    if (ACCESS_ASPECTS.has(aspect)) return [];
    const value =
      aspect === definition?.keyAspect ? exampleKey(word, entityType, rank) : valueOf(example, aspect);
    return rank === 'main' || canBeSecond(aspect, value, urn) ? [{ urn, entityType, aspect, value }] : [];
  });
}

function valueOf(example: Example, aspect: string): JsonObject {
  return adjust(describeExample(example, aspect), { ...example, aspect });
}

/** The second example of a type lacks the aspects that refer to it, because an entity cannot be its own parent. No version is in its set. */
function canBeSecond(aspect: string, value: unknown, urn: string): boolean {
  return aspect !== 'versionSetProperties' && !JSON.stringify(value).includes(urn);
}
