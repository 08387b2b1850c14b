import fc from 'fast-check';
import type { Box, Picture } from './picture.js';
import { escapeXml, shorten, svgPicture, type PictureStyle } from './svg-picture.js';

const STYLE: PictureStyle = {
  colors: {
    ground: '#fff',
    fold: '#eee',
    line: '#999',
    band: '#ddd',
    column: '#00f',
    text: '#000',
    detail: '#555',
    accent: '#070',
  },
  font: '"Noto Sans", sans-serif',
  measure: (text) => text.length * 8,
};

function boxOf(id: string, name: string, x: number): Box {
  const overview = {
    name,
    subTypes: ['Table'],
    platform: null,
    path: [],
    removed: false,
    openIncidents: 0,
    deprecation: null,
  };
  return {
    ...{ id, degree: 0, x, y: 0, width: 240, height: 64, columns: null, group: null },
    ...{ upstreamCount: 1, downstreamCount: 2, hiddenUpstream: 0, hiddenDownstream: 0 },
    entity: { urn: id, exists: true, overview },
  };
}

const PICTURE: Picture = {
  nodes: [boxOf('a', 'orders & <more>', 0), boxOf('b', 'x'.repeat(200), 336)],
  edges: [
    {
      from: 'a',
      to: 'b',
      isManual: true,
      through: 2,
      points: [
        { x: 240, y: 32 },
        { x: 336, y: 32 },
      ],
    },
  ],
  columnEdges: [],
  cuts: [],
  width: 576,
  height: 64,
};

describe('the SVG picture', () => {
  it('contains every box and edge, with the start in the accent colour', () => {
    const svg = svgPicture(PICTURE, { start: 'a' }, STYLE);
    expect(svg.match(/rx="4"/g)).toHaveLength(2);
    expect(svg).toContain('stroke="#070" stroke-width="2"');
    expect(svg).toContain('stroke-dasharray="6 4"');
    expect(svg).toContain('2 hidden');
    expect(svg).toContain('width="624" height="112"');
  });

  it('distinguishes lineage between tables, between columns, and on a path', () => {
    const open = (box: Box): Box => ({
      ...box,
      columns: [{ fieldPath: 'id', urn: `${box.id} id`, type: null }],
    });
    const columnEdges = [{ fromUrn: 'a', fromField: 'id', toUrn: 'b', toField: 'id' }];
    const picture = { ...PICTURE, nodes: PICTURE.nodes.map(open), columnEdges };
    const svg = svgPicture(picture, { start: 'a' }, STYLE);
    expect(svg).toContain('stroke="#ddd" stroke-width="5"');
    expect(svg).toContain('stroke="#00f"');
    expect(svgPicture(picture, { start: 'a', pathTo: 'b' }, STYLE)).toContain(
      'stroke="#070" stroke-width="2" ',
    );
  });

  it('escapes names, and ends long ones with an ellipsis', () => {
    const svg = svgPicture(PICTURE, { start: 'a' }, STYLE);
    expect(svg).toContain('>orders &amp; &lt;more&gt;</text>');
    expect(svg).toContain(`>${'x'.repeat(25)}…</text>`);
  });

  it('contains no character that ends an attribute or a tag', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeXml(text)).not.toMatch(/[<>"]|\p{Cc}/u);
      }),
    );
  });
});

describe('shortening', () => {
  it('keeps as many letters as fit, and the whole text if it fits', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, room) => {
        const shown = shorten(text, (part) => part.length <= room);
        expect(shown).toBe(text.length <= room ? text : `${text.slice(0, room - 1)}…`);
      }),
    );
  });
});
