/**
 * Imported before all else: libraries look at it when they are loaded, and graphql-js checks every value several times as long where
 * it is not told that nobody develops here.
 */
process.env['NODE_ENV'] ??= 'production';
