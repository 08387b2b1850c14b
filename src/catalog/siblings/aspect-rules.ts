import { siblingRule } from './pair-siblings.js';

export const aspectRules = [siblingRule];
