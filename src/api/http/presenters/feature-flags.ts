/**
 * The flags of features. A flag that names a capability of the catalog is true if the catalog has it. One that only concerns the look of a
 * client has the value that clients use by default.
 */
import type { FeatureFlagsConfig } from '../../generated/schema-types.js';

/** All flags but those that depend on the metadata model or on settings. */
export const FEATURE_FLAGS: Readonly<
  Record<
    Exclude<keyof FeatureFlagsConfig, 'metricsEnabled' | 'documentationFileUploadV1' | '__typename'>,
    boolean
  >
> = {
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
