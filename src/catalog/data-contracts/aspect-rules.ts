import { soleContractRule } from './sole-contract.js';

export const aspectRules = [soleContractRule];
