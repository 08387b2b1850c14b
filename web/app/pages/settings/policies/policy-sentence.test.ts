import { actorsSentence, resourcesSentence } from './policy-sentence.js';

const NOBODY = {
  allUsers: false,
  allGroups: false,
  resourceOwners: false,
  resolvedUsers: null,
  resolvedGroups: null,
  resolvedRoles: null,
};

describe('the actors of a policy', () => {
  it('are named in one sentence', () => {
    const actors = {
      ...NOBODY,
      allUsers: true,
      resourceOwners: true,
      resolvedRoles: [{ urn: 'urn:li:dataHubRole:Editor', name: 'Editor' }],
    };
    expect(actorsSentence({ actors })).toBe('All users, users with the role Editor, owners of the entity');
  });

  it('can be nobody', () => {
    expect(actorsSentence({ actors: NOBODY })).toBe('Nobody');
  });
});

describe('the entities of a policy', () => {
  const resources = { type: null, resources: null, allResources: null, filter: null };

  it('are the catalog for a policy of the platform', () => {
    expect(resourcesSentence({ type: 'PLATFORM', resources: null })).toBe('The catalog as a whole');
  });

  it('are all without criteria', () => {
    expect(resourcesSentence({ type: 'METADATA', resources: null })).toBe('All entities');
    expect(resourcesSentence({ type: 'METADATA', resources })).toBe('All entities');
  });

  it('can be of one type, or named', () => {
    expect(resourcesSentence({ type: 'METADATA', resources: { ...resources, type: 'dataset' } })).toBe(
      'Datasets',
    );
    const named = { ...resources, resources: ['urn:li:tag:pii'] };
    expect(resourcesSentence({ type: 'METADATA', resources: named })).toBe('pii');
  });

  it('can be described by criteria', () => {
    const criteria = [
      { field: 'TYPE', condition: 'EQUALS' as const, values: [{ value: 'DATA_JOB', entity: null }] },
      {
        field: 'TAG',
        condition: 'NOT_EQUALS' as const,
        values: [{ value: 'urn:li:tag:a', entity: { urn: 'urn:li:tag:a', overview: { name: 'Gold' } } }],
      },
    ];
    expect(resourcesSentence({ type: 'METADATA', resources: { ...resources, filter: { criteria } } })).toBe(
      'Type is Job and tag is not Gold',
    );
  });
});
