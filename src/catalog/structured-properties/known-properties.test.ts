/** Tests what is read of other entities for writes of structured properties. */
import { join } from 'node:path';
import { loadModel } from '../../model/load-model.js';
import { newState } from '../writes/load-states.js';
import { prepareProposals } from '../writes/prepare-proposals.js';
import { readProperties } from './known-properties.js';

const model = loadModel([join(import.meta.dirname, '..', '..', '..', 'schemas')]);
const urn = model.parseUrn('urn:li:structuredProperty:p');
const dataType = 'urn:li:dataType:io.acme.money';
const definition = {
  qualifiedName: 'p',
  valueType: dataType,
  entityTypes: ['urn:li:entityType:io.acme.own'],
};
const meta = { version: 1, created: { time: 1, actor: 'urn:li:corpuser:a' } };

it('reads the types that a patched definition keeps', async () => {
  const entity = model.getEntity(urn.entityType);
  const stored = new Map([['propertyDefinition', { text: JSON.stringify(definition), meta }]]);
  const state = newState({ operation: { urn, entity }, aspects: entity.aspects }, { existed: true, stored });
  const patch = [{ op: 'add', path: '/displayName', value: 'P' }];
  const steps = await prepareProposals(model, [
    { urn: urn.text, aspectName: 'propertyDefinition', changeType: 'PATCH', value: patch },
  ]);
  let asked: unknown;
  await readProperties(steps, {
    states: new Map([[urn.text, state]]),
    run: (_, parameters) => {
      asked = parameters?.['urns'];
      return Promise.resolve([]);
    },
    load: (name) => name,
  });
  expect(asked).toEqual([dataType, 'urn:li:entityType:io.acme.own']);
});
