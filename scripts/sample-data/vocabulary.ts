/** The domains, tags and glossary of the company. */
import {
  domainUrn,
  ownership,
  proposals,
  proposal,
  snapshot,
  stamp,
  tagUrn,
  termUrn,
  type SampleRecord,
} from './records.js';

const DOMAINS: Readonly<
  Record<string, readonly [name: string, owner: string, about: string, parent?: string]>
> = {
  operations: ['Operations', 'bram.oyelaran', 'Everything that happens on the street.'],
  fleet: ['Fleet', 'bram.oyelaran', 'Bikes, stations, docks and the workshop.', 'operations'],
  demand: ['Demand', 'jonas.achterberg', 'Where and when people want to ride.', 'operations'],
  riders: ['Riders', 'sofia.kessling', 'Accounts, plans and rides.'],
  revenue: ['Revenue', 'leila.farrow', 'Payments, refunds and what is left.'],
};

export function domainRecords(): SampleRecord[] {
  return Object.entries(DOMAINS).flatMap(([id, [name, owner, description, parent]]) =>
    proposals(domainUrn(id), {
      domainProperties: {
        name,
        description,
        created: stamp(),
        ...(parent === undefined ? {} : { parentDomain: domainUrn(parent) }),
      },
      ownership: ownership(owner),
    }),
  );
}

const TAGS: Readonly<Record<string, readonly [about: string, colour: string]>> = {
  gold: ['Checked every day, with somebody on call: build on this.', '#D4A017'],
  pii: ['Names a person, or can be joined so that it does.', '#B3261E'],
  'finance-close': ['Frozen once the month is closed.', '#1B5E20'],
  'near-real-time': ['Arrives within a minute.', '#01579B'],
  purchased: ['Bought: the contract says who may see it.', '#6A1B9A'],
  experimental: ['May change or go at any time.', '#EF6C00'],
};

export function tagRecords(): SampleRecord[] {
  return Object.entries(TAGS).map(([name, [description, colorHex]]) =>
    snapshot('Tag', tagUrn(name), {
      'tag.TagProperties': { name, description, colorHex },
      'common.Ownership': ownership('ines.halvorsen'),
    }),
  );
}

const NODES: Readonly<Record<string, readonly [name: string, about: string]>> = {
  riding: ['Riding', 'Riders, their plans and their trips.'],
  fleet: ['Fleet', 'Bikes, stations and their care.'],
  money: ['Money', 'What comes in and goes out.'],
  privacy: ['Privacy', 'Kinds of data that need care.'],
};

const TERMS: Readonly<Record<string, readonly [name: string, definition: string, owner: string]>> = {
  'riding.trip': ['Trip', 'A ride of at least a minute, from unlocking to locking.', 'sofia.kessling'],
  'riding.rider': ['Rider', 'A person with an account, whether or not they ride.', 'sofia.kessling'],
  'riding.active-rider': [
    'Active rider',
    'A rider with at least one trip in the last 28 days.',
    'sofia.kessling',
  ],
  'riding.membership': ['Membership', 'A span of days that a rider has a plan for.', 'sofia.kessling'],
  'riding.churn': [
    'Churn',
    'A member who neither renews nor rides for 28 days has churned.',
    'jonas.achterberg',
  ],
  'fleet.bike': ['Bike', 'A vehicle of ours with a frame number, with or without a motor.', 'bram.oyelaran'],
  'fleet.station': ['Station', 'A row of docks with one number.', 'bram.oyelaran'],
  'fleet.station-demand': [
    'Station demand',
    'Trips that began, and those that an empty station prevented.',
    'jonas.achterberg',
  ],
  'fleet.utilisation': [
    'Utilisation',
    'Share of the bikes on the street that moved on a day.',
    'bram.oyelaran',
  ],
  'fleet.downtime': [
    'Downtime',
    'Time from a reported fault until the bike can be rented again.',
    'bram.oyelaran',
  ],
  'money.payment': ['Payment', 'Money that the payment provider has confirmed.', 'leila.farrow'],
  'money.refund': ['Refund', 'A payment back to the rider, within 60 days.', 'leila.farrow'],
  'money.net-revenue': ['Net revenue', 'Payments less refunds, before tax.', 'leila.farrow'],
  'privacy.personal-data': [
    'Personal data',
    'Anything that tells who somebody is, alone or joined.',
    'ines.halvorsen',
  ],
};

const RELATED: Readonly<
  Record<string, Readonly<Record<'isRelatedTerms' | 'hasRelatedTerms', readonly string[]>>>
> = {
  'riding.active-rider': { isRelatedTerms: ['riding.rider'], hasRelatedTerms: ['riding.trip'] },
  'money.net-revenue': { isRelatedTerms: [], hasRelatedTerms: ['money.payment', 'money.refund'] },
};

const nodeUrn = (id: string): string => `urn:li:glossaryNode:${id}`;

export function glossaryRecords(): SampleRecord[] {
  const nodes = Object.entries(NODES).map(([id, [name, definition]]) =>
    proposal(nodeUrn(id), 'glossaryNodeInfo', { name, definition }),
  );
  return [...nodes, ...Object.keys(TERMS).flatMap(termRecords)];
}

function termRecords(id: string): SampleRecord[] {
  const [name = '', definition = '', owner = ''] = TERMS[id] ?? [];
  const related = Object.entries(RELATED[id] ?? {}).map(([kind, ids]) => [kind, ids.map(termUrn)] as const);
  return proposals(termUrn(id), {
    glossaryTermInfo: {
      name,
      definition,
      parentNode: nodeUrn(id.split('.')[0] ?? ''),
      termSource: id.startsWith('privacy') ? 'EXTERNAL' : 'INTERNAL',
      ...(id.startsWith('privacy')
        ? { sourceRef: 'GDPR', sourceUrl: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' }
        : {}),
      customProperties: { since: '2023' },
    },
    ownership: ownership(owner),
    glossaryRelatedTerms: related.length === 0 ? undefined : Object.fromEntries(related),
  });
}
