/**
 * Sets production mode. Must be imported first, because libraries read `NODE_ENV` when they are loaded. Without production mode,
 * graphql-js takes several times as long to check each value.
 */
process.env['NODE_ENV'] ??= 'production';
