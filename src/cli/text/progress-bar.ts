import ora from 'ora';
import type { Terminal } from '../terminal.js';

const WIDTH = 24;

export interface ProgressBar {
  /** @param share what is done, from 0 to 1; undefined where nobody knows, which leaves only the words */
  update(share: number | undefined, words: string): void;
  end(): void;
}

/** On standard error, drawn only when a person watches. */
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

/** @param share from 0 to 1; what lies beyond is drawn as 1, and what is no number, as a share of nothing, as 0 */
export function renderBar(share: number): string {
  const bounded = share > 0 ? Math.min(share, 1) : 0;
  const full = Math.round(bounded * WIDTH);
  const percent = String(Math.floor(bounded * 100)).padStart(3);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${percent} %`;
}
