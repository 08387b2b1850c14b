import type { AnchorHTMLAttributes, ImgHTMLAttributes } from 'react';
import ReactMarkdown, { defaultUrlTransform } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { decodeSafely, entityAddress } from '../types/addresses.js';

const PLUGINS = [remarkGfm];
/** Links inside a text are distinguished by more than colour. */
const UNDERLINED = { textDecoration: 'underline' };
const COMPONENTS = { a: MarkdownLink, img: PictureLink };

/** The part of `Markdown` that loads the parser. Links to URNs lead to the pages of their entities. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={keepUrns}>
      {text}
    </ReactMarkdown>
  );
}

function keepUrns(url: string): string {
  return url.startsWith('urn:li:') ? url : defaultUrlTransform(url);
}

function MarkdownLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  if (href.startsWith('urn:li:')) {
    return (
      <Link to={entityAddress(decodeSafely(href))} style={UNDERLINED}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" style={UNDERLINED}>
      {children}
    </a>
  );
}

function PictureLink({ src, alt }: ImgHTMLAttributes<HTMLImageElement>) {
  if (typeof src !== 'string' || src === '') return <span>{alt}</span>;
  return (
    <a href={src} target="_blank" rel="noreferrer noopener">
      {alt === undefined || alt === '' ? src : alt}
    </a>
  );
}
