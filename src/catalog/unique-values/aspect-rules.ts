import { uniqueValuesRule } from './unique-values.js';

export const aspectRules = [uniqueValuesRule];
