import { hierarchyRule } from './circle-check.js';

export const aspectRules = [hierarchyRule];
