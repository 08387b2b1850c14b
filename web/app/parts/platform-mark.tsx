import { lazy, Suspense } from 'react';
import classes from './platform-mark.module.css';

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
