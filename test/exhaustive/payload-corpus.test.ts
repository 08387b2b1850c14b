/** Runs the checks of `src/model/read-payload.test.ts` on every aspect of the model with every union member. */
import type { JsonObject } from '../../src/core/json.js';
import { describeCorpus, everyAspect } from '../helpers/corpus.js';
import { itReadsPayloads } from '../helpers/unit/payloads.js';

describeCorpus('every aspect of the model', () => {
  itReadsPayloads(everyAspect().map((line) => ({ ...line, aspect: line.aspect as JsonObject })));
});
