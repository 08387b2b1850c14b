/** Draws a flame graph as SVG: the width of a frame is its share of the processor time, and a frame stands on its caller. */
import type { StackNode } from './stacks.js';

const [WIDTH, ROW_HEIGHT, TOP] = [1_200, 17, 44];
/** Narrower frames are left out, in pixels. */
const NARROWEST = 2.5;
/** Pixels of one character, roughly. */
const CHARACTER = 6.7;
const COLOURS = 7;

interface Frame {
  readonly node: StackNode;
  readonly depth: number;
  readonly x: number;
  readonly width: number;
}

export function drawFlame(root: StackNode, title: string): string {
  const frames = layOut(root);
  const depth = Math.max(0, ...frames.map((frame) => frame.depth));
  const height = TOP + (depth + 1) * ROW_HEIGHT + 8;
  const rows = frames.map((frame) => drawFrame(frame, { total: root.total, bottom: height - 8 }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">
<style>${STYLE}</style>
<rect class="paper" width="${WIDTH}" height="${height}" rx="6"/>
<text class="title" x="12" y="26">${escape(title)}</text>
${rows.join('\n')}
</svg>
`;
}

/** Callees stand side by side on their caller, the most frequent one first. */
function layOut(root: StackNode): Frame[] {
  const frames: Frame[] = [];
  const scale = (WIDTH - 16) / Math.max(1, root.total);
  const place = (node: StackNode, depth: number, x: number): void => {
    const width = node.total * scale;
    if (width < NARROWEST) return;
    frames.push({ node, depth, x, width });
    let left = x;
    for (const child of [...node.children.values()].sort((a, b) => b.total - a.total)) {
      place(child, depth + 1, left);
      left += child.total * scale;
    }
  };
  place(root, 0, 8);
  return frames;
}

function drawFrame(
  { node, depth, x, width }: Frame,
  { total, bottom }: { readonly total: number; readonly bottom: number },
): string {
  const y = bottom - (depth + 1) * ROW_HEIGHT;
  const share = `${((100 * node.total) / total).toFixed(1)} %`;
  const place = node.name.split(' ').slice(1).join(' ');
  const shown = node.name.slice(0, Math.max(0, Math.floor((width - 6) / CHARACTER)));
  const label = shown.length < 3 ? '' : `<text x="${round(x + 3)}" y="${y + 12}">${escape(shown)}</text>`;
  return `<g><title>${escape(node.name)}: ${share}</title><rect class="c${colourOf(place)}" x="${round(x)}" y="${y}" width="${round(width - 0.5)}" height="${ROW_HEIGHT - 1}"/>${label}</g>`;
}

/** Frames of one folder or library have one colour. */
function colourOf(place: string): number {
  let sum = 0;
  for (const letter of place.split('/')[0] ?? '') sum += letter.charCodeAt(0);
  return sum % COLOURS;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `
text { font: 11px ui-monospace, monospace; fill: #1f2328; pointer-events: none }
.title { font: 600 15px system-ui, sans-serif }
.paper { fill: #ffffff }
${['#f6c89f', '#f3dc8f', '#c9e3a3', '#a9dccb', '#b3d0f2', '#d4c3f0', '#f1bccd'].map((colour, index) => `.c${index} { fill: ${colour} }`).join('\n')}
@media (prefers-color-scheme: dark) {
.title { fill: #e6edf3 }
.paper { fill: #0d1117 }
}
`;
