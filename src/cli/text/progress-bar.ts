import ora from 'ora';
import type { Terminal } from '../terminal.js';

const WIDTH = 24;

export interface ProgressBar {
  /** @param share progress from 0 to 1; undefined if unknown, which shows only the text */
  update(share: number | undefined, words: string): void;
  end(): void;
}

/** Written to standard error, only on an interactive terminal. */
export function showProgress({ interactive, onInterrupt }: Terminal, firstWords = ''): ProgressBar {
  const spinner = ora({ isEnabled: interactive, isSilent: !interactive, discardStdin: false }).start(
    firstWords,
  );
  const takeBack = onInterrupt?.(() => spinner.stop());
  return {
    update: (share, words) => {
      if (interactive) spinner.text = share === undefined ? words : `${renderBar(share)} ${words}`;
    },
    end: () => {
      takeBack?.();
      spinner.stop();
    },
  };
}

/** @param share from 0 to 1; larger values are drawn as 1, and NaN as 0 */
export function renderBar(share: number): string {
  const bounded = share > 0 ? Math.min(share, 1) : 0;
  const full = Math.round(bounded * WIDTH);
  const percent = String(Math.floor(bounded * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`;
}
