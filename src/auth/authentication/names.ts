/** URNs of the built-in user and roles. */

/** The first user, who may do everything. Also the actor of requests without credentials if authentication is off. */
export const ROOT_USER = 'urn:li:corpuser:datahub';

export const ADMIN_ROLE = 'urn:li:dataHubRole:Admin';
export const EDITOR_ROLE = 'urn:li:dataHubRole:Editor';
export const READER_ROLE = 'urn:li:dataHubRole:Reader';
