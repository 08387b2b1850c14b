/** Names in URNs, class names and headers that existing clients expect. */
export const NAMESPACE = 'li';
export const VENDOR = 'com.linkedin';
export const FRAMEWORK = 'restli';
export const FRAMEWORK_HEADER = 'X-RestLi-Protocol-Version';
/** The class of exceptions that existing clients expect in every error. */
export const EXCEPTION_CLASS = `${VENDOR}.${FRAMEWORK}.server.RestLiServiceException`;

/** Release of the Python client with which Trellis is tested. Ingestion runs use it unless a setting or their source names another one. */
export const CLIENT_VERSION = '1.7.0.17';

/** Default password of the first user. It is public, so it is for local trials only. */
export const DEFAULT_ADMIN_PASSWORD = 'datahub';
