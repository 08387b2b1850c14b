import { lazy, Suspense } from 'react';
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
import classes from './icons.module.css';

export interface PlatformMarkProps {
  /** As in the platform's URN, e.g. `snowflake`. */
  readonly name: string;
  /** Pixels. */
  readonly size?: number;
}

const PlatformOutline = lazy(async () => {
  const { PLATFORM_ICONS } = await import('./platform-icons.js');
  return {
    default: ({ name, size = 16 }: PlatformMarkProps) => {
      const path = PLATFORM_ICONS[name.toLowerCase()];
      if (path === undefined) return <PlatformLetter name={name} size={size} />;
      return (
        <svg className={classes.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <path d={path} fill="currentColor" />
        </svg>
      );
    },
  };
});

/** The logo of the platform, or its first letter. Decorative: the name of the platform is beside it. */
export function PlatformMark({ name, size = 16 }: PlatformMarkProps) {
  return (
    <Suspense fallback={<PlatformLetter name={name} size={size} />}>
      <PlatformOutline name={name} size={size} />
    </Suspense>
  );
}

function PlatformLetter({ name, size = 16 }: PlatformMarkProps) {
  return (
    <span className={classes.letter} style={{ width: size, height: size, fontSize: size * 0.62 }} aria-hidden>
      {name.charAt(0).toUpperCase()}
    </span>
  );
}

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
