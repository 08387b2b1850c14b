import ora from 'ora';
import { renderBar } from '../load/progress.js';
import type { Terminal } from '../terminal.js';
import { counted } from './counted.js';

export interface ProgressBar {
  /** Entities that are done, of how many; these may turn out to be more. */
  update(done: number, total: number): void;
  end(): void;
}

/** On standard error, drawn only when a person watches. */
export function showProgress({ interactive, onInterrupt }: Terminal): ProgressBar {
  const spinner = ora({ isEnabled: interactive, isSilent: !interactive, discardStdin: false }).start();
  const takeBack = onInterrupt?.(() => spinner.stop());
  return {
    update: (done, total) => {
      if (interactive)
        spinner.text = `${renderBar(total === 0 ? 0 : done / total)} ${counted(done, 'entity', 'entities')}`;
    },
    end: () => {
      takeBack?.();
      spinner.stop();
    },
  };
}
