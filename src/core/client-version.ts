/** Release of the Python client with which Trellis is tested. Ingestion runs use it unless a setting or their source names another one. */
export const CLIENT_VERSION = '1.7.0.17';
