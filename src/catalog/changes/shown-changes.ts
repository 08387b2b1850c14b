/** Defines which entries of the log are shown as changes. */
import { SECRET_ASPECTS } from '../../model/secret-aspects.js';
import { PASSED_OVER } from './shown-change.js';

/** Types that hold internal state of the service or of clients. Listings of changes hide them by default. */
export const HOUSEKEEPING_TYPES = [
  'dataHubAccessToken',
  'dataHubStepState',
  'dataHubUpgrade',
  'inviteToken',
  'telemetry',
] as const;

/** Parameters of the statements that list changes. */
export const SHOWN_CHANGES = { passedOver: PASSED_OVER, withheld: [...SECRET_ASPECTS] } as const;
