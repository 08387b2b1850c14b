/**
 * Must be imported first: libraries read it when they are loaded. Without production mode, graphql-js takes several times as long to
 * check each value.
 */
process.env['NODE_ENV'] ??= 'production';
