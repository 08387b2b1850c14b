/** The endpoints below `/openapi`: reading and writing entities, tracing writes, and the metadata model. */
import type { Route } from '../http/route.js';
import { registryRoutes } from './v1/registry.js';
import { traceWrite } from './v1/trace-write.js';
import { V3_ROUTES } from './v3/v3-routes.js';

export const OPENAPI_ROUTES: readonly Route[] = [...V3_ROUTES, traceWrite, ...registryRoutes];
