/** Users and groups of the company, as snapshots. */
import { groupUrn, snapshot, stamp, userUrn, type SampleRecord } from './records.js';

interface Person {
  readonly name: string;
  readonly title: string;
  readonly groups: readonly string[];
  readonly manager?: string;
  readonly about?: string;
  readonly left?: boolean;
}

const PEOPLE: Readonly<Record<string, Person>> = {
  'ines.halvorsen': { name: 'Ines Halvorsen', title: 'Head of Data', groups: ['data-platform', 'analytics'] },
  'tariq.benali': {
    name: 'Tariq Benali',
    title: 'Data Engineer',
    groups: ['data-platform'],
    manager: 'ines.halvorsen',
    about: 'Exports, streams and the raw layer. Ask me when something is late.',
  },
  'mei.castellanos': {
    name: 'Mei Castellanos',
    title: 'Data Engineer',
    groups: ['data-platform'],
    manager: 'ines.halvorsen',
  },
  'oskar.vandermeer': {
    name: 'Oskar van der Meer',
    title: 'Analytics Engineer',
    groups: ['analytics'],
    manager: 'ines.halvorsen',
    about: 'Core model and marts.',
  },
  'priya.lomax': {
    name: 'Priya Lomax',
    title: 'Machine Learning Engineer',
    groups: ['machine-learning'],
    manager: 'ines.halvorsen',
  },
  'jonas.achterberg': {
    name: 'Jonas Achterberg',
    title: 'Data Scientist',
    groups: ['machine-learning', 'analytics'],
    manager: 'ines.halvorsen',
  },
  'leila.farrow': { name: 'Leila Farrow', title: 'Financial Controller', groups: ['finance'] },
  'bram.oyelaran': { name: 'Bram Oyelaran', title: 'Fleet Operations Lead', groups: ['fleet-operations'] },
  'sofia.kessling': { name: 'Sofía Kessling', title: 'Product Manager, Riders', groups: ['analytics'] },
  'ruth.dannemark': { name: 'Ruth Dannemark', title: 'Analyst', groups: [], left: true },
  'data-bot': { name: 'Data Bot', title: 'Service account', groups: ['data-platform'] },
};

const GROUPS: Readonly<Record<string, readonly [name: string, admin: string, about: string]>> = {
  'data-platform': ['Data Platform', 'ines.halvorsen', 'Runs the exports, the warehouse and this catalog.'],
  analytics: ['Analytics', 'oskar.vandermeer', 'Builds the core model, the marts and the dashboards.'],
  'machine-learning': ['Machine Learning', 'priya.lomax', 'Demand forecasts and churn.'],
  finance: ['Finance', 'leila.farrow', 'Closes the books.'],
  'fleet-operations': ['Fleet Operations', 'bram.oyelaran', 'Keeps bikes and stations running.'],
};

export function peopleRecords(): SampleRecord[] {
  const users = Object.entries(PEOPLE).map(([id, person]) =>
    snapshot('CorpUser', userUrn(id), {
      'identity.CorpUserInfo': {
        active: person.left !== true,
        displayName: person.name,
        fullName: person.name,
        email: `${id}@pedalmoor.example`,
        title: person.title,
        ...(person.manager === undefined ? {} : { managerUrn: userUrn(person.manager) }),
      },
      'identity.CorpUserEditableInfo': person.about === undefined ? {} : { aboutMe: person.about },
      'identity.GroupMembership': { groups: person.groups.map(groupUrn) },
      'common.Status': { removed: person.left === true },
    }),
  );
  return [...users, ...Object.keys(GROUPS).map(groupRecord)];
}

function groupRecord(id: string): SampleRecord {
  const [displayName = '', admin = '', description = ''] = GROUPS[id] ?? [];
  const members = Object.entries(PEOPLE).filter(([, person]) => person.groups.includes(id));
  return snapshot('CorpGroup', groupUrn(id), {
    'identity.CorpGroupInfo': {
      displayName,
      description,
      email: `${id}@pedalmoor.example`,
      admins: [userUrn(admin)],
      members: members.map(([member]) => userUrn(member)),
      groups: [],
      created: stamp(),
    },
  });
}
