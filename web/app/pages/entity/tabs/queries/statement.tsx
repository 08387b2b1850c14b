import { CopyButton } from '../../../../parts/copy-button.js';
import classes from './statement.module.css';

/** A statement as it was written. */
export function Statement({ text }: { readonly text: string }) {
  return (
    <div className={classes.statement}>
      <pre className={classes.text} tabIndex={0} role="region" aria-label="Statement">
        {text}
      </pre>
      <div className={classes.copy}>
        <CopyButton text={text} label="Copy the statement" />
      </div>
    </div>
  );
}
