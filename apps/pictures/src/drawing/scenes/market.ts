import { darker, lighter } from '../colour-math';
import { drawText, textWidth } from '../draw-text';
import { fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { beam, floorTiles, glowAt, ground } from './backdrop';
import { edges, type Scene } from './stage';

const green = '#0f5b4f';

/** A shelf over the width of an aisle: boxes and buckets in rows. */
const shelf = (x: number, y: number, w: number, rows: number, colours: readonly string[]) =>
  times(rows, (row) => {
    const base = y - row * 92;
    const goods = times(Math.floor(w / 50), (index) => {
      const colour = colours[(index * 3 + row * 5) % colours.length] ?? green;
      const height = 42 + ((index * 17 + row * 11) % 26);
      const left = x + 10 + index * 50;
      return (index + row) % 4 === 0
        ? shape(`M${left} ${base - height}h34l-4 ${height}h-26z`, colour) +
            oval(left + 17, base - height, 17, 4, lighter(colour, 0.5)) +
            rect(left + 4, base - height * 0.6, 26, height * 0.3, 1, '#fff', fade(0.75))
        : rect(left, base - height, 36, height, 2, colour) +
            rect(left + 5, base - height + 8, 26, height * 0.26, 1, '#fff', fade(0.75)) +
            rect(left, base - 9, 36, 9, 0, darker(colour, 0.25));
    });
    return goods + rect(x, base, w, 12, 0, '#c9ced2') + rect(x, base + 8, w, 5, 0, '#f5ac00');
  }) +
  rect(x - 8, y - rows * 92 - 6, 10, rows * 92 + 26, 0, green) +
  rect(x + w - 2, y - rows * 92 - 6, 10, rows * 92 + 26, 0, green);

const sign = (x: number, y: number, text: string, width = 250) => {
  const size = 34;
  const scale = Math.min(1, (width - 40) / textWidth(text, size));
  return (
    line(`M${x - width / 2 + 24} ${edges.top}V${y}M${x + width / 2 - 24} ${edges.top}V${y}`, '#7b837e', 3) +
    rect(x - width / 2, y, width, 66, 6, green) +
    rect(x - width / 2, y + 60, width, 6, 3, '#f5ac00') +
    drawText(text, x, y + 44, size * scale, { anchor: 'middle' })
  );
};

const lamps = (paint: Paint) =>
  times(4, (index) => {
    const x = -900 + index * 400;
    return rect(x, -520, 220, 10, 4, '#fffdf2') + glowAt(paint, x + 110, -510, 190, '#fffbe6', 0.6);
  });

/** Inside the store: aisles and a full trolley. */
export const market: Scene = ({ paint, put }) =>
  rect(edges.left, edges.top, edges.right - edges.left, -edges.top, 0, paint.fall('#eef2ef', '#f7f5ef')) +
  beam([edges.left, -570], [edges.right, -570], 34, '#b98a55') +
  beam([-520, -940], [-160, -560], 26, '#b98a55') +
  beam([560, -940], [200, -560], 26, '#b98a55') +
  lamps(paint) +
  rect(edges.left, -150, 700, 150, 0, '#e3e8e4') +
  floorTiles(paint, '#dcdcd4', '#c4c5bc') +
  shelf(-420, 0, 340, 4, ['#0f5b4f', '#f5ac00', '#1d5c99', '#7b837e', '#c01f2e']) +
  shelf(60, 0, 460, 4, ['#f5ac00', '#0f5b4f', '#e9dcc6', '#c8553d', '#1b2420', '#7aa37f']) +
  sign(-250, -500, 'Werkzeug', 240) +
  sign(290, -500, 'Farben', 240) +
  ground(paint, -40, 150, 220, 20) +
  trolley(
    paint,
    -60,
    150,
    (x, y) =>
      put('plant', { x: x - 66, y: y - 92, height: 150 }) +
      put('bucket', { x: x + 10, y: y - 92, height: 110, title: 'Wandfarbe', size: '10 l' }) +
      put('roller', {
        x: x + 88,
        y: y - 150,
        height: 110,
        hangs: true,
        turn: 16,
        colours: ['#f5ac00', '#1b2420'],
      }),
  ) +
  put('sack', {
    x: 300,
    y: 176,
    height: 150,
    title: 'Blumenerde',
    size: '40 l',
    colours: ['#3f7d4a', '#f5ac00'],
  }) +
  put('carton', { x: 420, y: 190, height: 130, title: 'Laminat', size: '2,2 m²' });

const trolley = (paint: Paint, x: number, y: number, load: (x: number, y: number) => string) =>
  load(x, y) +
  shape(`M${x - 150} ${y - 150}h290l-24 92h-236z`, paint.fall('#eef1f2', '#d5dade'), fade(0.5)) +
  `<path d="M${x - 150} ${y - 150}h290l-24 92h-236zM${x - 146} ${y - 120}h280M${x - 139} ${y - 90}h266${times(8, (index) => `M${x - 116 + index * 34} ${y - 150}l${6 - index * 2} 92`)}" stroke="#6a7177" stroke-width="4" fill="none" stroke-linejoin="round"/>` +
  line(`M${x + 140} ${y - 150}l34-62M${x - 120} ${y - 58}l-10 40h240l26-100`, '#6a7177', 8) +
  line(`M${x + 160} ${y - 214}h34`, green, 14) +
  times(
    2,
    (index) =>
      oval(x - 108 + index * 200, y - 6, 15, 15, '#22272b') +
      oval(x - 108 + index * 200, y - 6, 6, 6, '#b9bec3'),
  );
