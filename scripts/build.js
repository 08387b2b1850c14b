/** Builds `dist/`: the service from `src/`, the pages from `web/`. Only what is missing or has changed is built again. */
import { checkGraphqlTypes } from './build/check-graphql-types.js';
import { buildService } from './build/build-service.js';
import { buildWeb } from './build/build-web.js';

checkGraphqlTypes();
await Promise.all([buildService(), buildWeb()]);
