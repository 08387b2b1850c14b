import { Typography } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Loading } from './states.js';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.js')).MarkdownText }));

/** Text in Markdown. HTML in it is shown as text, pictures from elsewhere become links: no request leaves the machine. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<Loading lines={3} />}>
      <Typography>
        <MarkdownText text={text} />
      </Typography>
    </Suspense>
  );
}
