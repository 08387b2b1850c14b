/** Tests which contributions of aspects the nodes have to keep. */
import { model } from '../../../test/helpers/unit/small-search-model.js';
import { loadModel } from '../load-model.js';
import type { MetadataModel } from '../types.js';
import { layoutDigest, layoutOf } from './contributions.js';

it('keeps the fields of several aspects, those with names, and those from which more is derived', () => {
  const { kept, names } = layoutOf(loadModel(['schemas']), 'dataset');
  for (const field of ['hasTags', 'editedName', 'platform', 'browsePathV2']) expect(kept).toContain(field);
  for (const field of ['editedDescription', 'tags', 'fieldPaths']) expect(kept).not.toContain(field);
  expect(names.get('datasetProperties')).toEqual(['name', 'qualifiedName']);
});

it('has another digest if a further aspect contributes to a field', () => {
  const withTags = (of: string): MetadataModel => {
    const aspects = new Map(model.aspects);
    const { searchable } = model.aspects.get('globalTags')!;
    const definition = model.aspects.get(of)!;
    aspects.set(of, { ...definition, searchable: [...definition.searchable, ...searchable] });
    return { ...model, aspects };
  };
  const digest = layoutDigest(model, 'dataset');
  expect(layoutDigest(withTags('container'), 'dataset')).not.toBe(digest);
  // The type has no such aspect.
  expect(layoutDigest(withTags('chartInfo'), 'dataset')).toBe(digest);
  const aspects = new Map(model.aspects);
  const globalTags = model.aspects.get('globalTags')!;
  aspects.set('globalTags', { ...globalTags, references: [{ path: '/by', removal: 'member' }] });
  expect(layoutDigest({ ...model, aspects }, 'dataset')).not.toBe(digest);
  // Timeseries contribute nothing.
  expect(layoutDigest(withTags('usage'), 'dataset')).toBe(digest);
});
