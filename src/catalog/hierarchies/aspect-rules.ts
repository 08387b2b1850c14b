import { hierarchyRule } from './circle-check.js';
import { uniqueNamesRule } from './unique-names.js';

export const aspectRules = [hierarchyRule, uniqueNamesRule];
