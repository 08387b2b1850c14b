/** URNs of the built-in user and roles. */

/** The first user, who may do everything. Also the actor of requests without credentials if authentication is off. */
export const ROOT_USER = 'urn:li:corpuser:datahub';

/** The service itself. It is the actor of writes that no user makes, e.g. signing up. */
export const SYSTEM_USER = 'urn:li:corpuser:__datahub_system';

export const ADMIN_ROLE = 'urn:li:dataHubRole:Admin';
export const EDITOR_ROLE = 'urn:li:dataHubRole:Editor';
export const READER_ROLE = 'urn:li:dataHubRole:Reader';
