import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { entityAddress } from '../../types/addresses.js';
import type { TabName } from '../../types/tab-name.js';
import classes from './tab-bar.module.css';

export interface TabBarProps {
  readonly urn: string;
  readonly tabs: readonly TabName[];
  readonly current: TabName;
}

/** The tabs of an entity page. Each is a link, so that it can be shared and opened elsewhere. */
export function TabBar({ urn, tabs, current }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    showCurrent(bar.current);
  }, [current]);
  return (
    <nav ref={bar} className={classes.bar} aria-label="Tabs of this page">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={entityAddress(urn, tab)}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls only the bar, not the page. */
function showCurrent(bar: HTMLElement | null): void {
  const tab = bar?.querySelector<HTMLElement>('[aria-current]');
  if (!bar || !tab) return;
  const start = tab.offsetLeft - bar.offsetLeft;
  const isShown = start >= bar.scrollLeft && start + tab.offsetWidth <= bar.scrollLeft + bar.clientWidth;
  if (!isShown) bar.scrollLeft = start - (bar.clientWidth - tab.offsetWidth) / 2;
}
