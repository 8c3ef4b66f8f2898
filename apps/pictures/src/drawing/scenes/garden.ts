import { disc, fade, oval, type Paint, rect, shape, times } from '../svg';
import { glowAt, leaves, quiet, sky } from './backdrop';
import { edges, type Scene } from './stage';

const lawn = (paint: Paint) =>
  rect(edges.left, 0, edges.right - edges.left, edges.bottom, 0, paint.fall('#9cc27f', '#6fa35c')) +
  times(6, (index) => {
    const x = -1000 + index * 260;
    return shape(`M${x} 0h110L${x * 1.9 + 260} ${edges.bottom}h-240z`, '#fff', fade(0.1));
  });

const tufts = times(30, (index) => {
  const x = ((index * 311) % 1640) - 1130;
  const y = 40 + ((index * 97) % 230);
  return `<path d="M${x} ${y}l-5-14M${x + 3} ${y}v-18M${x + 6} ${y}l6-13"/>`;
});

const daisies = times(22, (index) => {
  const x = ((index * 277) % 1600) - 1100;
  const y = 60 + ((index * 131) % 220);
  return disc(x, y, 5, '#fff') + disc(x, y, 2.2, '#f5ac00');
});

/** A fence of boards between posts, up to the horizon. */
const fence = (paint: Paint) =>
  times(42, (index) => {
    const x = edges.left + index * 40;
    return shape(`M${x + 4} 4V-128l16-14l16 14V4z`, index % 3 ? '#c79f6b' : '#bd935f');
  }) +
  rect(edges.left, -104, edges.right - edges.left, 14, 0, paint.v('#a97f4c')) +
  rect(edges.left, -40, edges.right - edges.left, 14, 0, paint.v('#a97f4c')) +
  rect(edges.left, -6, edges.right - edges.left, 18, 0, '#4f7f45', fade(0.5));

const hedge =
  rect(edges.left, -150, edges.right - edges.left, 150, 0, '#7fae7a') +
  leaves(
    Array.from({ length: 18 }, (_, index): [number, number, number] => [
      -1140 + index * 98,
      -132 - ((index * 37) % 30),
      70 + ((index * 23) % 24),
    ]),
    ['#7fae7a', '#8fbb86', '#a1c894'],
  );

const appleTree = (x: number, y: number) =>
  oval(x + 10, y + 4, 150, 18, '#3f6b3a', fade(0.35)) +
  shape(`M${x - 18} ${y}q10-120-4-230l24-6l20 80l44-66l14 10l-52 108q-6 60 6 104z`, '#7a5a3c') +
  leaves(
    [
      [x - 100, y - 290, 86],
      [x + 10, y - 370, 104],
      [x + 120, y - 300, 90],
      [x + 20, y - 270, 92],
    ],
    ['#3f7d4a', '#4f9058', '#67a568'],
  ) +
  [
    [-120, -270],
    [-40, -330],
    [60, -390],
    [124, -270],
    [30, -250],
    [-60, -420],
    [150, -340],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        disc(x + dx, y + dy, 11, '#c8352f') + disc(x + dx - 3, y + dy - 4, 3, '#fff', fade(0.7)),
    )
    .join('');

const bird = (x: number, y: number) =>
  shape(
    `M${x} ${y}q-16-22-34-8q6-18 26-16q18 0 24 16l14 2l-14 4q-4 16-22 14q-18-2-28-16q22 10 34 4z`,
    '#1d5c99',
  ) + disc(x + 10, y - 8, 2, '#fff');

/** A garden in September: apples, raised bed, mower. */
export const garden: Scene = ({ paint, put }) =>
  sky(paint, '#cfe6f0', '#f6f8ef') +
  glowAt(paint, -640, -470, 380, '#fff3cf', 0.9) +
  hedge +
  fence(paint) +
  lawn(paint) +
  `<g stroke="#55873f" stroke-width="3" stroke-linecap="round" fill="none" opacity=".6">${tufts}</g>` +
  daisies +
  quiet(paint, '#f4f8ee') +
  put('shed', { x: 372, y: 36, height: 360, colour: '#0f5b4f' }) +
  appleTree(-250, 14) +
  rect(92, -296, 12, 320, 3, '#9a7448') +
  put('birdhouse', { x: 98, y: -270, height: 132 }) +
  bird(40, -398) +
  put('tree', { x: 176, y: 44, height: 230, title: 'Rose' }) +
  put('raised-bed', { x: -40, y: 122, height: 156 }) +
  put('watering-can', { x: -286, y: 168, height: 126, size: '10 l' }) +
  put('mower', { x: 250, y: 190, height: 210, size: '40 cm' }) +
  put('plant', { x: 462, y: 118, height: 136 }) +
  put('balcony-box', { x: 420, y: 194, height: 84, title: 'Geranie' }) +
  put('rake', { x: -384, y: 166, height: 290, turn: -8 });
