import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ImgHTMLAttributes,
} from 'react';
import ReactMarkdown, { type ExtraProps } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { linkTarget } from './links.js';

const PLUGINS = [remarkGfm];
/** Links inside a text are distinguished by more than colour. */
const UNDERLINED = { textDecoration: 'underline' };
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
const COMPONENTS = { a: MarkdownLink, img: PictureLink, table: WideTable, pre: WideCode };

/** True inside a link. A link cannot contain another one. */
const IsInLink = createContext(false);

/** The part of `Markdown` that loads the parser. Links to URNs lead to the pages of their entities. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={asWritten}>
      {text}
    </ReactMarkdown>
  );
}

/** The components below decide which addresses become links. */
function asWritten(url: string): string {
  return url;
}

function MarkdownLink({
  href = '',
  children,
  node: _,
  ...others
}: AnchorHTMLAttributes<HTMLAnchorElement> & ExtraProps) {
  const target = linkTarget(href, location.origin);
  if (target === undefined) return <span>{children}</span>;
  const content = <IsInLink value>{children}</IsInLink>;
  if (target.kind === 'page') {
    return (
      <Link to={target.to} style={UNDERLINED}>
        {content}
      </Link>
    );
  }
  const rest = target.kind === 'site' ? NEW_TAB : others;
  return (
    <a href={target.href} style={UNDERLINED} {...rest}>
      {content}
    </a>
  );
}

function PictureLink({ src, alt = '' }: ImgHTMLAttributes<HTMLImageElement>) {
  const isInLink = useContext(IsInLink);
  const address = typeof src === 'string' ? src : '';
  const target = linkTarget(address, location.origin);
  const label = alt === '' ? address : alt;
  if (isInLink || target?.kind !== 'site') return <span>{label}</span>;
  return (
    <a href={target.href} {...NEW_TAB}>
      {label}
    </a>
  );
}

/** A table that scrolls instead of widening the page. It is focusable, so that the keyboard can scroll it. */
function WideTable({ children }: HTMLAttributes<HTMLTableElement>) {
  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}

/** Code that scrolls in the same way. */
function WideCode({ children }: HTMLAttributes<HTMLPreElement>) {
  return <pre tabIndex={0}>{children}</pre>;
}
