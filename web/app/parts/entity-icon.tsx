import {
  IconBook2,
  IconBox,
  IconChartBar,
  IconCircleDot,
  IconCube,
  IconCubeSend,
  IconDatabase,
  IconFileText,
  IconFolder,
  IconFunction,
  IconHash,
  IconKey,
  IconLayoutDashboard,
  IconPlayerPlay,
  IconRoute,
  IconSitemap,
  IconStack2,
  IconSubtask,
  IconTable,
  IconTag,
  IconUser,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';

const ICONS: Readonly<Record<string, TablerIcon>> = {
  dataset: IconTable,
  chart: IconChartBar,
  dashboard: IconLayoutDashboard,
  dataJob: IconSubtask,
  dataFlow: IconRoute,
  dataProcessInstance: IconPlayerPlay,
  mlFeature: IconFunction,
  mlPrimaryKey: IconKey,
  mlFeatureTable: IconStack2,
  mlModel: IconCube,
  mlModelGroup: IconBox,
  mlModelDeployment: IconCubeSend,
  container: IconFolder,
  domain: IconWorld,
  dataProduct: IconSitemap,
  glossaryTerm: IconBook2,
  glossaryNode: IconFolder,
  tag: IconTag,
  corpuser: IconUser,
  corpGroup: IconUsers,
  dataPlatform: IconDatabase,
  schemaField: IconHash,
  document: IconFileText,
};

/** Icon of a kind of entity. Decorative: the name of the kind is beside it or in the title of the link. */
export function EntityIcon({ type, size = 16 }: { readonly type: string; readonly size?: number }) {
  const Icon = ICONS[type] ?? IconCircleDot;
  return <Icon size={size} stroke={1.6} aria-hidden style={{ flexShrink: 0 }} />;
}
