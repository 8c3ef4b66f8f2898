import { disc, fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { beam, glowAt, ground, leaves, quiet, sky } from './backdrop';
import { edges, type Scene } from './stage';

const timber = '#a9794a';

const terrace = (paint: Paint) =>
  rect(edges.left, 0, edges.right - edges.left, edges.bottom, 0, paint.fall('#c79462', '#dcb182')) +
  `<g stroke="#9c6d3d" stroke-width="3" opacity=".55" fill="none">${times(7, (index) => {
    const y = [10, 28, 56, 94, 142, 202, 274][index] ?? 0;
    return `<path d="M${edges.left} ${y}H${edges.right}"/>`;
  })}</g>` +
  rect(edges.left, -8, edges.right - edges.left, 14, 0, paint.v('#8f6437'));

const bulbs = () => {
  const points = [
    [-420, -430],
    [-330, -392],
    [-230, -376],
    [-130, -384],
    [-30, -412],
    [90, -376],
    [200, -362],
    [310, -380],
    [420, -420],
  ] as const;
  return (
    line('M-470-462Q-200-290 10-440Q200-290 500-462', '#39423e', 3) +
    points.map(([x, y]) => rect(x - 4, y - 2, 8, 12, 2, '#39423e') + disc(x, y + 19, 11, '#ffdf8a')).join('')
  );
};

const lavender = (x: number, y: number) =>
  times(13, (index) => {
    const dx = -60 + index * 10;
    const top = y - 86 - ((index * 29) % 34);
    return (
      line(`M${x + dx * 0.4} ${y - 30}Q${x + dx * 0.8} ${y - 60} ${x + dx} ${top}`, '#6f9a68', 3) +
      oval(x + dx, top, 5, 15, index % 2 ? '#8b6fb5' : '#a48ac8')
    );
  }) +
  shape(`M${x - 46} ${y - 44}h92l-12 44h-68z`, '#c06a4a') +
  rect(x - 52, y - 52, 104, 14, 4, '#cf7a58');

const jug = (x: number, y: number) =>
  shape(`M${x - 18} ${y - 62}h36l-4 62h-28z`, '#dff0f2', fade(0.85)) +
  shape(`M${x - 16} ${y - 36}h32l-3 36h-26z`, '#ffcf6e', fade(0.8)) +
  line(`M${x + 17} ${y - 52}q24 0 14 36`, '#c5dde1', 4) +
  times(
    3,
    (index) =>
      shape(`M${x + 50 + index * 34} ${y - 34}h18l-2 34h-14z`, '#dff0f2', fade(0.8)) +
      shape(`M${x + 51 + index * 34} ${y - 20}h16l-1 20h-14z`, '#ffcf6e', fade(0.8)),
  );

/** An evening on the terrace: grill, table, parasol. */
export const summer: Scene = ({ paint, put }) =>
  sky(paint, '#bfe0ee', '#fdf0d8') +
  glowAt(paint, -560, -260, 420, '#fff0bd', 0.95) +
  disc(-560, -260, 58, '#fffbe9', fade(0.9)) +
  leaves(
    Array.from({ length: 17 }, (_, index): [number, number, number] => [
      -1130 + index * 104,
      -62 - ((index * 41) % 44),
      84 + ((index * 29) % 30),
    ]),
    ['#6fa37a', '#7fb286', '#93c197'],
  ) +
  rect(edges.left, -40, edges.right - edges.left, 40, 0, '#6fa37a') +
  beam([-470, 6], [-470, -470], 24, timber) +
  beam([508, 6], [508, -470], 24, timber) +
  beam([-520, -476], [edges.right, -476], 26, timber) +
  beam([-456, -350], [-380, -464], 16, timber) +
  times(9, (index) => rect(-490 + index * 120, -512, 16, 34, 2, timber)) +
  bulbs() +
  terrace(paint) +
  quiet(paint, '#fdf3e0') +
  put('parasol', { x: 60, y: 40, height: 420, colour: '#f5ac00' }) +
  put('chair', { x: -176, y: 84, height: 250, colour: '#0f5b4f' }) +
  put('chair', { x: 296, y: 84, height: 250, colour: '#0f5b4f', isMirrored: true }) +
  ground(paint, 60, 126, 300, 20) +
  put('table', { x: 60, y: 130, height: 176, colour: '#b57a45' }) +
  jug(0, -40) +
  put('kettle-grill', { x: -356, y: 150, height: 290, colours: ['#c01f2e', '#f5ac00'] }) +
  lavender(420, 110) +
  put('watering-can', { x: 452, y: 190, height: 92, size: '5 l', colours: ['#f5ac00', '#1b2420'] }) +
  put('balcony-box', { x: 236, y: 200, height: 96 });
