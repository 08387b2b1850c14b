import { saveFile } from '../parts/save-file.js';
import type { Picture } from '../graph/picture.js';
import { svgPicture, type PictureEnds, type PictureStyle } from './svg-picture.js';

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
