/**
 * Caches the expensive steps of a derivation. A write derives the search document of an entity twice, before and after the change,
 * and most of the two is the same.
 */
import type { JsonObject } from '../../core/json.js';
import type { MetadataModel } from '../types.js';
import { collectAnnotated, type AnnotatedValues, type DefinedValue } from './collect-values.js';
import { textTokens, type TextTokens } from './text-tiers.js';
import { toToken } from './token.js';

export interface DerivationSteps {
  readonly annotatedOf: (aspect: DefinedValue) => AnnotatedValues[];
  readonly textTokens: (text: string) => TextTokens;
  readonly toToken: (text: string) => string;
}

/** Returns the steps with a cache for the derivations of one entity. Payloads are compared by object identity. */
export function rememberSteps(model: MetadataModel): DerivationSteps {
  return {
    annotatedOf: rememberAnnotated(model),
    textTokens: remember(textTokens),
    toToken: remember(toToken),
  };
}

function rememberAnnotated(model: MetadataModel): DerivationSteps['annotatedOf'] {
  const known = new Map<string, { readonly value: JsonObject; readonly found: AnnotatedValues[] }>();
  return (aspect) => {
    const { definition, value } = aspect;
    const last = known.get(definition.name);
    if (last?.value === value) return last.found;
    const found = collectAnnotated(model, aspect);
    known.set(definition.name, { value, found });
    return found;
  };
}

function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined) return last;
    const found = answer(text);
    known.set(text, found);
    return found;
  };
}
