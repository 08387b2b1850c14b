/**
 * The flags of features. A flag that names a capability of the catalog is true if the catalog has it. One that only concerns the look of a
 * client has the value that clients use by default.
 */
import type { MetadataModel } from '../model/types.js';

/** Entity type that connectors look for before they send metrics. */
const METRIC = 'metric';

const FLAGS: Readonly<Record<string, boolean>> = {
  // Search and browsing.
  showSearchFiltersV2: true,
  showBrowseV2: true,
  platformBrowseV2: true,
  showAutoCompleteResults: true,
  showSearchBarAutocompleteRedesign: true,
  showHasSiblingsFilter: true,
  // Lineage.
  lineageGraphV2: true,
  lineageGraphV3: true,
  showLineageExpandMore: true,
  schemaFieldCLLEnabled: true,
  schemaFieldLineageIgnoreStatus: true,
  dataProductLineageEnabled: false,
  showLineageFilterNodes: false,
  hideDbtSourceInLineage: false,
  hideLineageInSearchCards: false,
  // Kinds of metadata that the catalog manages.
  nestedDomainsEnabled: true,
  dataContractsEnabled: true,
  businessAttributeEntityEnabled: true,
  erModelRelationshipFeatureEnabled: true,
  logicalModelsEnabled: true,
  entityVersioningEnabled: true,
  multipleDataProductsPerAsset: true,
  contextDocumentsEnabled: true,
  editableDatasetNameEnabled: true,
  showAccessManagement: true,
  glossaryBasedPoliciesEnabled: true,
  assetSummaryPageV1: true,
  datasetSummaryPageV1: false,
  showTestsInHealthIcon: false,
  showSeparateSiblings: false,
  // Pages that the API serves.
  showManageStructuredProperties: true,
  showManageTags: true,
  showIngestionPageRedesign: true,
  ingestionOnboardingRedesignV1: false,
  showStatsTabRedesign: true,
  showHomePageRedesign: true,
  showHomepageUserRole: false,
  showIntroducePage: true,
  showDefaultExternalLinks: true,
  i18nEnabled: true,
  // How clients look.
  showNavBarRedesign: true,
  themeV2Enabled: true,
  themeV2Default: true,
  themeV2Toggleable: false,
  // What Trellis does not do.
  readOnlyModeEnabled: false,
  showAcrylInfo: false,
  showProductUpdates: false,
  browserTracingEnabled: false,
  browserWebVitalsEnabled: false,
};

interface FlagDeps {
  readonly model: MetadataModel;
  /** Absent: no files are stored. */
  readonly files?: unknown;
}

/** Returns every flag by name. Some depend on the metadata model or on settings. */
export function featureFlags({ model, files }: FlagDeps): Record<string, boolean> {
  return {
    ...FLAGS,
    metricsEnabled: model.entities.has(METRIC),
    documentationFileUploadV1: files !== undefined,
  };
}
