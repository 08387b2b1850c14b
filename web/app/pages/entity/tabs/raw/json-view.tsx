import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { entityAddress } from '../../../../types/addresses.js';
import { chunkLines, splitAtUrns } from './json-text.js';
import classes from './raw.module.css';

/** Number of lines per block. Blocks out of view cost no layout. */
const BLOCK = 200;

export interface JsonViewProps {
  /** Formatted JSON. */
  readonly text: string;
  /** Label of the region for screen readers. */
  readonly label: string;
}

/** JSON with linked URNs. Long JSON is cut until the user requests the rest. */
export function JsonView({ text, label }: JsonViewProps) {
  const [isWhole, whole] = useDisclosure();
  const blocks = useMemo(() => chunkLines(text, BLOCK), [text]);
  const shown = isWhole ? blocks : blocks.slice(0, 1);
  return (
    <>
      <div className={classes.json} tabIndex={0} role="region" aria-label={label}>
        {shown.map((block, index) => (
          <pre key={index} className={classes.block}>
            {splitAtUrns(block).map(({ text: part, urn }, at) =>
              urn === undefined ? (
                <Fragment key={at}>{part}</Fragment>
              ) : (
                <Link key={at} to={entityAddress(urn)}>
                  {part}
                </Link>
              ),
            )}
          </pre>
        ))}
      </div>
      {shown.length < blocks.length && (
        <Button size="compact-sm" variant="default" m="xs" onClick={whole.open}>
          {`The first ${BLOCK} of ${text.split('\n').length.toLocaleString('en')} lines. Show all`}
        </Button>
      )}
    </>
  );
}
