import type { JsonObject } from '../../src/core/json.js';
import { deriveEdges } from '../../src/model/derive-edges.js';
import type { RelationshipField } from '../../src/model/types.js';
import { walkPath } from '../../src/model/walk-path.js';
import { parseUrnSyntax } from '../../src/model/urn.js';
import { describeShared, readShared } from '../helpers/shared-files.js';
import { aspectOf, modelOf, relationship } from '../helpers/unit/model-of.js';

interface RawAspect {
  name: string;
  annotations: { path: string; relationship?: Partial<RelationshipField> & { name: string } }[];
}

interface Line {
  entityUrn: string;
  aspectName: string;
  aspect: JsonObject;
}

describeShared('the relationships of the whole model', () => {
  const { aspects } = JSON.parse(readShared('model/metadata-model.json')) as { aspects: RawAspect[] };
  const model = modelOf(
    ...aspects.map(({ name, annotations }) => {
      const relationships = annotations.flatMap((annotation) =>
        annotation.relationship === undefined
          ? []
          : [relationship(annotation.path, annotation.relationship.name, annotation.relationship)],
      );
      return aspectOf(name, { relationships });
    }),
  );
  const lines = readShared('corpus/every-aspect.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

  it('each derive an edge from some payload that contains every member', () => {
    const found = new Set<string>();
    for (const { aspectName, aspect } of lines) {
      for (const { path } of model.aspects.get(aspectName)!.relationships) {
        if (walkPath(aspect, path).length > 0) found.add(`${aspectName} ${path}`);
      }
    }
    const declared = aspects.flatMap(({ name, annotations }) =>
      annotations.flatMap(({ path, relationship: declaredOne }) =>
        declaredOne === undefined ? [] : [`${name} ${path}`],
      ),
    );
    expect(declared.filter((place) => !found.has(place))).toEqual([]);
  });

  it('derive an edge for each target that is a URN', () => {
    for (const { entityUrn, aspectName, aspect } of lines) {
      const fields = model.aspects.get(aspectName)!.relationships;
      const targets = fields.flatMap(({ name, path }) => {
        const values = walkPath(aspect, path).map(({ value }) => value as string);
        return values.filter((value) => value.startsWith('urn:li:')).map((value) => `${name} ${value}`);
      });
      const edges = deriveEdges(model, parseUrnSyntax(entityUrn), aspectName, aspect);
      expect(edges.map(({ type, target }) => `${type} ${target}`)).toEqual([...new Set(targets)]);
    }
  });
});
