/** Resolvers of the overview, which is the same for all entity types. Their parent is an entity reference: each field loads what it needs. */
import type { EntityRef } from '../../mapping/entity-ref.js';
import { lastChange } from './overview-change.js';
import { overviewLabels } from './overview-labels.js';
import { overviewName } from './overview-name.js';
import { pathTo, type PathStep } from './overview-path.js';
import { overviewPlatform } from './overview-platform.js';
import { overviewReferrers } from './overview-referrers.js';
import { overviewTexts } from './overview-texts.js';
import type { OverviewContext } from './overview-values.js';

export const overview = {
  EntityOverview: {
    name: (entity: EntityRef, _: unknown, context: OverviewContext) => overviewName(entity, context),
    platform: overviewPlatform,
    path: (entity: EntityRef, _: unknown, context: OverviewContext) => pathTo(entity, context),
    lastChange,
    privileges: ({ urn }: EntityRef) => urn,
    ...overviewTexts,
    ...overviewLabels,
    ...overviewReferrers,
  },
  OverviewStep: {
    name: (step: PathStep, _: unknown, context: OverviewContext) =>
      'folder' in step ? step.folder : overviewName(step.entity, context),
    entity: (step: PathStep) => ('folder' in step ? null : step.entity),
  },
} as const;
