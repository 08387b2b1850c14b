/** Write steps of the small model with access rules, which reads no payloads. */
import type { Proposal } from '../../../src/catalog/writes/types.js';
import type { PutStep } from '../../../src/catalog/writes/write-steps.js';
import type { AspectDefinition } from '../../../src/model/types.js';
import type { JsonObject } from '../../../src/core/json.js';
import { accessModel } from './small-access-model.js';

export function putStep({ urn: text, aspectName, value, ifVersion }: Proposal, index: number): PutStep {
  const urn = accessModel.parseUrn(text);
  const aspect = { name: aspectName } as AspectDefinition;
  const payload = { text: JSON.stringify(value), value: value as JsonObject };
  const target = { index, urn, entity: accessModel.getEntity(urn.entityType), aspect };
  return { kind: 'put', ...target, changeType: 'UPSERT', payload, ifVersion };
}
