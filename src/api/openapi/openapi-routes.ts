/** The endpoints below `/openapi` that write and read entities, and those that tell of writes and of the model. */
import type { Route } from '../http/route.js';
import { registryRoutes } from './v1/registry.js';
import { traceWrite } from './v1/trace-write.js';
import { V3_ROUTES } from './v3/v3-routes.js';

export const OPENAPI_ROUTES: readonly Route[] = [...V3_ROUTES, traceWrite, ...registryRoutes];
