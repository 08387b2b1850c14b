/** The graph as a self-contained SVG file, without external styles, fonts and pictures. */
import { bendPath, middleOf, columnLines } from './svg-paths.js';
import { pathEdges } from './reach.js';
import {
  COLUMN_HEIGHT,
  HEADER_HEIGHT,
  type Box,
  type Edge,
  type Picture,
  columnName,
  countWords,
  groupDetails,
  groupWords,
  markWords,
  placeWords,
} from './picture.js';
import { saveFile } from '../parts/save-file.js';

/** CSS colours. */
export interface PictureColors {
  readonly ground: string;
  readonly fold: string;
  readonly line: string;
  /** Of edges below the lineage between columns. */
  readonly band: string;
  readonly column: string;
  readonly text: string;
  readonly detail: string;
  readonly accent: string;
}

export interface PictureStyle {
  readonly colors: PictureColors;
  readonly font: string;
  /** Returns the width of a text in pixels. */
  readonly measure: (text: string, size: number, weight: number) => number;
}

const MARGIN = 24;
const PADDING = 14;

/** Ids of boxes. */
interface PictureEnds {
  /** In the accent colour. */
  readonly start: string;
  /** Edges that lead to it are in the accent colour. */
  readonly pathTo?: string | undefined;
}

export function svgPicture(picture: Picture, { start, pathTo }: PictureEnds, style: PictureStyle): string {
  const { colors, font } = style;
  const [width, height] = [picture.width + 2 * MARGIN, picture.height + 2 * MARGIN];
  const path = pathTo === undefined ? undefined : pathEdges(picture.edges, start, pathTo);
  const look =
    picture.columnEdges.length > 0 ? { color: colors.band, width: 5 } : { color: colors.line, width: 1.25 };
  const lookOf = (edge: Edge) => (path?.has(edge) === true ? { color: colors.accent, width: 2 } : look);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
    ` viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" font-family="${escapeXml(font)}">`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${width}" height="${height}" fill="${colors.ground}"/>`,
    ...picture.edges.map((edge) => edgeMarkup(edge, lookOf(edge), style)),
    ...columnLines(picture).map((line) => `<path d="${line}" fill="none" stroke="${colors.column}"/>`),
    ...picture.nodes.map((box) => boxMarkup(box, box.id === start, style)),
    '</svg>',
  ].join('');
}

interface LineLook {
  readonly color: string;
  readonly width: number;
}

function edgeMarkup({ points, isManual, through }: Edge, look: LineLook, { colors }: PictureStyle): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const { x, y } = middleOf(points);
  const headColor = look.color === colors.band ? colors.line : look.color;
  const dashes = isManual ? ' stroke-dasharray="6 4"' : '';
  const path = `<path d="${bendPath(points)}" fill="none" stroke="${look.color}" stroke-width="${look.width}"${dashes}/>`;
  const head = `<path d="M${end.x} ${end.y}l-7 -3.5v7z" fill="${headColor}"/>`;
  if (through === 0) return path + head;
  const label = `<text x="${x}" y="${y - 4}" font-size="12" text-anchor="middle" fill="${colors.detail}">`;
  return `${path}${head}${label}${through} hidden</text>`;
}

function boxMarkup(box: Box, isStart: boolean, style: PictureStyle): string {
  const { x, y, width, height, entity, group } = box;
  const { colors } = style;
  const stroke = isStart ? colors.accent : colors.line;
  const look = group ? `fill="${colors.fold}" stroke-dasharray="4 3"` : `fill="${colors.ground}"`;
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" ${look} stroke="${stroke}" stroke-width="${isStart ? 2 : 1}"/>`;
  const title = group ? groupWords(group) : (entity?.overview.name ?? box.id);
  const marks = entity ? markWords(entity) : [];
  const details = group
    ? [groupDetails(group)]
    : [entity ? placeWords(entity) : '', marks.length > 0 ? marks.join(', ') : countWords(box)];
  const texts = [
    textMarkup({ box, text: title, y: y + 20, size: 13, weight: 600, color: colors.text }, style),
    ...details.map((text, line) =>
      textMarkup({ box, text, y: y + 37 + 16 * line, size: 12, weight: 400, color: colors.detail }, style),
    ),
    ...(box.columns ?? []).map(({ fieldPath }, line) => {
      const middle = y + HEADER_HEIGHT + (line + 0.5) * COLUMN_HEIGHT + 4;
      return textMarkup(
        { box, text: columnName(fieldPath), y: middle, size: 12, weight: 400, color: colors.text },
        style,
      );
    }),
  ];
  return frame + texts.join('');
}

interface TextOfBox {
  readonly box: Box;
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
}

function textMarkup({ box, text, y, size, weight, color }: TextOfBox, { measure }: PictureStyle): string {
  const shown = shorten(text, (part) => measure(part, size, weight) <= box.width - 2 * PADDING);
  const place = `x="${box.x + PADDING}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}"`;
  return `<text ${place}>${escapeXml(shown)}</text>`;
}

/** The longest prefix that fits, with an ellipsis. @param fits must hold for every prefix of a text that fits */
export function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(text);
  let [short, long] = [0, letters.length];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (fits(`${letters.slice(0, middle).join('')}…`)) short = middle;
    else long = middle;
  }
  return `${letters.slice(0, short).join('')}…`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also removes control characters, which XML cannot contain. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '').replaceAll(/\p{Cc}/gu, '');
}

/** Canvases beyond this length or area stay empty in some browsers. */
const MAX_LENGTH = 16_000;
const MAX_AREA = 64_000_000;

export interface PictureToSave extends PictureEnds {
  readonly picture: Picture;
  /** File name without its extension. */
  readonly name: string;
}

export function saveSvg(saved: PictureToSave): void {
  saveFile(`${saved.name}.svg`, svgBlob(saved));
}

/** Twice as large as on the screen, or smaller if the browser cannot draw that size. @throws Error if drawing fails */
export async function savePng(saved: PictureToSave): Promise<void> {
  const address = URL.createObjectURL(svgBlob(saved));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    saveFile(`${saved.name}.png`, await rasterize(image));
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function rasterize(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(2, MAX_LENGTH / Math.max(width, height), Math.sqrt(MAX_AREA / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser could not draw the picture. SVG has no size limit.');
  return blob;
}

function svgBlob({ picture, ...ends }: PictureToSave): Blob {
  return new Blob([svgPicture(picture, ends, styleOfPage())], { type: 'image/svg+xml' });
}

/** Colours and font of the current colour scheme. */
function styleOfPage(): PictureStyle {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const isDark = document.documentElement.dataset['mantineColorScheme'] === 'dark';
  const font = color('--mantine-font-family') || 'sans-serif';
  const context = document.createElement('canvas').getContext('2d');
  return {
    colors: {
      ground: color('--mantine-color-body'),
      fold: color('--faint-ground'),
      line: isDark ? '#62726b' : '#8fa199',
      band: isDark ? '#37433e' : '#d3dcd8',
      column: isDark ? '#7fb0cf' : '#4f7f9c',
      text: color('--mantine-color-text'),
      detail: color('--mantine-color-dimmed'),
      accent: color('--mantine-primary-color-filled'),
    },
    font,
    measure: (text, size, weight) => {
      if (context === null) return text.length * size * 0.6;
      context.font = `${weight} ${size}px ${font}`;
      return context.measureText(text).width;
    },
  };
}
