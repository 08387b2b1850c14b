import { useDocumentTitle } from '@mantine/hooks';

/** Sets the title of the browser's tab. */
export function PageTitle({ children }: { readonly children: string }) {
  useDocumentTitle(children === '' ? 'Trellis' : `${children} · Trellis`);
  return null;
}
