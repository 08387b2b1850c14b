/** Assigns records to the files of the sample. */
import {
  checkRecords,
  editedRecords,
  operationRecords,
  productRecords,
  profileRecords,
  retiredRecords,
  usageRecords,
} from './activity.js';
import { chartRecords, dashboardRecords } from './dashboards.js';
import { analyticalRecords, operationalRecords } from './datasets.js';
import { featureStoreRecords, modelRecords } from './features.js';
import { peopleRecords } from './people.js';
import { pipelineRecords } from './pipelines.js';
import { containerRecords, platformRecords } from './places.js';
import type { SampleRecord } from './records.js';
import { domainRecords, glossaryRecords, tagRecords } from './vocabulary.js';

/** File name without its ending -> records, in the order in which they are loaded. */
export const SAMPLE_FILES: Readonly<Record<string, readonly SampleRecord[]>> = {
  '01-people': peopleRecords(),
  '02-vocabulary': [...domainRecords(), ...tagRecords(), ...glossaryRecords()],
  '03-places': [...platformRecords(), ...containerRecords()],
  '04-operational-systems': operationalRecords(),
  '05-raw-files': analyticalRecords('s3'),
  '06-warehouse': [...analyticalRecords('snowflake'), ...editedRecords(), ...retiredRecords()],
  '07-pipelines': pipelineRecords(),
  '08-dashboards': [...chartRecords(), ...dashboardRecords()],
  '09-feature-store': [...featureStoreRecords(), ...modelRecords()],
  '10-products-and-checks': [...productRecords(), ...checkRecords()],
  '11-activity': [...usageRecords(), ...profileRecords(), ...operationRecords()],
};
