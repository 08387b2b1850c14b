/** Aspects of entities that read or write datasets: flows and jobs, charts and dashboards, features and models. */
import { type Random } from '../../random.js';
import type { CatalogPlan } from '../plan/plan.js';
import type { PlannedDataset, PlannedEntity, PlannedJob } from '../plan/types.js';
import { description, shownName } from '../wording.js';
import { curation, onPlatform, stamps, urnsOf, type Aspects } from './shared.js';

const CHART_TYPES = ['BAR', 'LINE', 'TABLE', 'PIE', 'AREA', 'SCATTER', 'HISTOGRAM'];
const FEATURE_TYPES = ['CONTINUOUS', 'COUNT', 'NOMINAL', 'ORDINAL', 'BINARY', 'TIME', 'TEXT', 'SEQUENCE'];

/** Picks datasets that are read outside the pipelines; later layers are more likely. */
function drawDatasets(plan: CatalogPlan, random: Random, count: number): string[] {
  const drawn = new Set<string>();
  for (let tries = 0; drawn.size < count && tries < 20 * count; tries += 1) {
    const dataset: PlannedDataset = random.pickSkewed(plan.datasets);
    if (random.chance((1 + dataset.layer) / 5)) drawn.add(dataset.urn);
  }
  return [...drawn];
}

export function flowAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const info = { name, description: description(random), customProperties: {}, env: 'PROD' };
  return { dataFlowInfo: info, ...curation(plan, random) };
}

export function jobAspects(job: PlannedJob, plan: CatalogPlan, random: Random): Aspects {
  return {
    dataJobInfo: {
      name: shownName(job.name),
      description: description(random),
      type: { string: 'COMMAND' },
      flowUrn: job.flow,
      customProperties: { schedule: random.pick(['@daily', '@hourly', '@weekly']) },
    },
    dataJobInputOutput: {
      inputDatasets: drawDatasets(plan, random, 1 + random.zipf(6)),
      outputDatasets: [random.pick(plan.datasets).urn],
      inputDatajobs: random.chance(0.3) ? [random.pick(plan.jobs).urn].filter((urn) => urn !== job.urn) : [],
    },
    ...curation(plan, random),
  };
}

export function chartAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const inputs = drawDatasets(plan, random, 1 + random.zipf(5));
  return {
    chartInfo: {
      title: name,
      description: description(random),
      lastModified: stamps(plan, random),
      inputs: inputs.map((urn) => ({ string: urn })),
      type: random.pickSkewed(CHART_TYPES),
      customProperties: {},
    },
    ...curation(plan, random),
  };
}

export function dashboardAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    dashboardInfo: {
      title: name,
      description: description(random),
      charts: urnsOf(random.pickSeveral(plan.charts, random.between(3, 12))),
      datasets: [],
      dashboards: [],
      lastModified: stamps(plan, random),
      customProperties: {},
    },
    ...curation(plan, random),
  };
}

export function featureAspects(_: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    mlFeatureProperties: {
      description: description(random),
      dataType: random.pickSkewed(FEATURE_TYPES),
      sources: drawDatasets(plan, random, random.between(1, 2)),
      customProperties: {},
    },
    ...curation(plan, random),
  };
}

export function primaryKeyAspects(_: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const sources = drawDatasets(plan, random, 1);
  return {
    mlPrimaryKeyProperties: {
      description: description(random),
      dataType: 'NOMINAL',
      sources,
      customProperties: {},
    },
    status: { removed: false },
  };
}

export function featureTableAspects(_: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    mlFeatureTableProperties: {
      description: description(random),
      mlFeatures: urnsOf(random.pickSeveral(plan.features, random.between(5, 40))),
      mlPrimaryKeys: urnsOf(random.pickSeveral(plan.primaryKeys, 1)),
      customProperties: {},
    },
    dataPlatformInstance: onPlatform('feast'),
    ...curation(plan, random),
  };
}

export function modelGroupAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  const properties = { name, description: description(random), customProperties: {} };
  return { mlModelGroupProperties: properties, ...curation(plan, random) };
}

export function modelAspects({ name }: PlannedEntity, plan: CatalogPlan, random: Random): Aspects {
  return {
    mlModelProperties: {
      name,
      description: description(random),
      type: random.pick(['Gradient boosting', 'Logistic regression', 'Neural network']),
      mlFeatures: urnsOf(random.pickSeveral(plan.features, random.between(5, 30))),
      trainingJobs: [random.pick(plan.jobs).urn],
      groups: [random.pickSkewed(plan.modelGroups).urn],
      tags: [],
      customProperties: {},
    },
    ...curation(plan, random),
  };
}
