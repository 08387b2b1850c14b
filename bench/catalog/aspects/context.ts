/** Aspects of entities that describe datasets: platforms, users, groups, domains, tags, terms and containers. */
import type { Random } from '../../random.js';
import type { CatalogPlan } from '../plan/plan.js';
import type { PlannedContainer, PlannedEntity } from '../plan/types.js';
import { capitalize, description, shownName } from '../wording.js';
import { AREAS } from '../words.js';
import { onPlatform, ownership, stamp, urnsOf, type Aspects } from './shared.js';

export function platformAspects({ name }: PlannedEntity): Aspects {
  return {
    dataPlatformInfo: { name, displayName: capitalize(name), type: 'OTHERS', datasetNameDelimiter: '.' },
  };
}

export function userAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const fullName = name.split(/[._]/).map(capitalize).join(' ');
  return {
    corpUserInfo: {
      active: random.chance(0.95),
      displayName: fullName,
      fullName,
      email: `${name}@example.com`,
      title: `${capitalize(random.pickSkewed(AREAS))} analyst`,
      managerUrn: random.pickSkewed(plan.users).urn,
      customProperties: {},
    },
    groupMembership: { groups: urnsOf(random.pickSeveral(plan.groups, random.between(1, 3))) },
    status: { removed: false },
  };
}

export function groupAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const info = {
    displayName: shownName(name),
    description: description(random),
    email: `${name}@example.com`,
  };
  return { corpGroupInfo: { ...info, admins: [random.pickSkewed(plan.users).urn], members: [], groups: [] } };
}

export function domainAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const created = stamp(plan, random);
  return {
    domainProperties: {
      name: shownName(name),
      description: description(random),
      created,
      customProperties: {},
    },
    ownership: ownership(plan, random),
  };
}

export function tagAspects({ name }: PlannedEntity, _: CatalogPlan, random: Random): Aspects {
  return { tagProperties: { name, description: description(random) } };
}

export function nodeAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    glossaryNodeInfo: { name: shownName(name), definition: description(random), customProperties: {} },
    ownership: ownership(plan, random),
  };
}

export function termAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    glossaryTermInfo: {
      name: shownName(name),
      definition: description(random),
      termSource: 'INTERNAL',
      parentNode: random.pickSkewed(plan.nodes).urn,
      customProperties: {},
    },
    ownership: ownership(plan, random),
  };
}

export function containerAspects(container: PlannedContainer, plan: CatalogPlan, random: Random): Aspects {
  const { name, platform, parent } = container;
  return {
    containerProperties: {
      name,
      description: description(random),
      customProperties: { platform, database: container.database },
    },
    subTypes: { typeNames: [parent === undefined ? 'Database' : 'Schema'] },
    dataPlatformInstance: onPlatform(platform),
    browsePathsV2: { path: parent === undefined ? [] : [{ id: parent, urn: parent }] },
    status: { removed: false },
    ...(random.chance(0.4) && { ownership: ownership(plan, random) }),
    ...(parent !== undefined && { container: { container: parent } }),
  };
}
