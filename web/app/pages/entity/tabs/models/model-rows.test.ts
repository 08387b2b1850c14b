import { compareVersions, modelRowsOf } from './model-rows.js';

function model(name: string, version: string | null, time: number | null = null) {
  return {
    entity: {
      urn: `urn:li:mlModel:(urn:li:dataPlatform:mlflow,${name},PROD)`,
      overview: { name, subTypes: [], platform: null, description: null, tags: [], deprecation: null },
      origin: 'PROD' as const,
      versionProperties: null,
      properties: {
        version,
        date: time,
        created: null,
        tags: ['staging', 'staging'],
        deployments: null,
        trainingMetrics: null,
      },
    },
  };
}

describe('versions of a model', () => {
  it('are sorted newest first, by the numbers in them', () => {
    const relationships = [model('a', '9'), model('b', '10'), model('c', null, 5), model('d', null, 7)];
    expect(modelRowsOf({ relationships }).map(({ entity }) => entity.overview.name)).toEqual([
      'b',
      'a',
      'd',
      'c',
    ]);
  });

  it('name each stage once', () => {
    expect(modelRowsOf({ relationships: [model('a', '1')] })[0]?.stages).toEqual(['staging']);
  });

  it('include a model without metadata', () => {
    const entity = { urn: 'urn:li:mlModel:x', overview: { name: 'x', subTypes: [], platform: null } };
    expect(modelRowsOf({ relationships: [{ entity }, { entity: null }] })).toMatchObject([
      { entity, stages: [] },
    ]);
  });

  it.each([
    ['2', '10', -1],
    ['v1.10', 'v1.9', 1],
    [undefined, '1', -1],
    ['1', '1', 0],
  ])('%s compared with %s is %i', (one, other, expected) => {
    expect(Math.sign(compareVersions(one, other))).toBe(expected);
  });
});
