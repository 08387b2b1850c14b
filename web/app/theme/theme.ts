import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { capitalized } from '../parts/texts.js';

/** The one accent colour, from the lightest shade to the darkest. */
const LEAF: MantineColorsTuple = [
  '#eaf7f0',
  '#d5ebe0',
  '#a8d8c0',
  '#78c49e',
  '#51b381',
  '#38a86f',
  '#2aa265',
  '#1b7d4c',
  '#126b40',
  '#065731',
];

/** Calm and dense: one accent, one type scale, small radii. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: 7,
  colors: { leaf: LEAF },
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    Textarea: { defaultProps: { autosize: true } },
    Pagination: { defaultProps: { getControlProps: nameOfControl } },
    // The scrollbar is shown whenever a table is wider than its box, so that it does not look cut off.
    TableScrollContainer: { defaultProps: { scrollAreaProps: { type: 'auto', offsetScrollbars: 'x' } } },
  },
});

/** Labels for the arrows of the pagination, which have no text. @param control e.g. `next` */
function nameOfControl(control: string): { readonly 'aria-label': string } {
  return { 'aria-label': `${capitalized(control)} page` };
}
