/** What the examples cannot show, with the reason. */

/** Types of entities that no example has. */
export const NO_EXAMPLE: ReadonlySet<string> = new Set([
  // Only sign-ins write tokens, and service accounts are users of a certain kind.
  ...['AccessTokenMetadata', 'ServiceAccount'],
  // Other forms of entities.
  ...['VersionedDataset', 'Restricted'],
]);

/** `Type.field` by the reason why no example has a value there. */
export const WITHOUT_VALUE: Readonly<Record<string, readonly string[]>> = {
  'Nothing has a value here.': [
    ...['Dataset.platformNativeType', 'RawAspect.renderSpec', 'Tag.editableProperties'],
    'Health.latestAssertionStatusByType',
  ],
  'Only points without a window count views, and the examples have a window.': [
    ...['ChartStatsSummary.viewCount', 'DashboardStatsSummary.viewCount'],
    'DashboardUsageQueryResult.metrics',
  ],
  'The examples have another member of the union, or another kind of text.': [
    ...['CostValue.costCode', 'QuerySubject.schemaField', 'Incident.priority'],
    'DataHubPlatformResourceProperties.customProperties',
  ],
  'The examples leave out what would restrict others.': [
    ...['IngestionConfig.debugMode', 'IngestionConfig.version', 'IngestionSource.source'],
    ...['StructuredPropertyDefinition.allowedPlatforms', 'StructuredPropertyDefinition.typeQualifier'],
  ],
  'A policy shows the older form only if its filter has one.': [
    ...['ResourceFilter.resources', 'ResourceFilter.type'],
  ],
  'Nothing was cut, and every list fits on a page.': [
    ...['EntityLineageResult.cuts', 'ScrollResults.nextScrollId', 'SearchResults.suggestions'],
  ],
  'The documents did not change.': ['DocumentChange.details'],
};

/** Fields with the text of a member of another name, as `field ← member`. */
export const OTHER_NAME: readonly string[] = [
  'ActiveIncidentHealthDetails.latestIncidentTitle ← title',
  // The examples have the tags of two versions.
  ...['VersionTag.versionTag ← main', 'VersionTag.versionTag ← other'],
  ...['BrowsePath.path ← paths', 'BrowsePathEntry.name ← id'],
  ...['ChartInfo.name ← title', 'ChartProperties.name ← title'],
  ...['DashboardInfo.name ← title', 'DashboardProperties.name ← title'],
  'CorpUserHomePageSettings.dismissedAnnouncementUrns ← dismissedAnnouncements',
  ...['CustomPropertiesEntry.value ← customProperties', 'StringMapEntry.value ← customProperties'],
  'StringMapEntry.value ← args',
  // The example was not encrypted.
  'DataHubJsonConnection.blob ← encryptedBlob',
  'DataHubPolicy.name ← displayName',
  ...['Document.subType ← typeNames', 'DocumentContent.semanticText ← text'],
  'GlossaryNodeProperties.description ← definition',
  ...['GlossaryTermInfo.description ← definition', 'GlossaryTermProperties.description ← definition'],
  'InstitutionalMemoryMetadata.label ← description',
  ...['MLModelProperties.version ← versionTag', 'ModelDataset.name ← alias'],
  ...['Schema.name ← schemaName', 'SchemaMetadata.name ← schemaName', 'TableSchema.schema ← tableSchema'],
  ...['StringBox.stringValue ← intersectionalResults', 'StringBox.stringValue ← unitaryResults'],
  ...['ViewProperties.formattedLogic ← formattedViewLogic', 'ViewProperties.language ← viewLanguage'],
  'ViewProperties.logic ← viewLogic',
];
