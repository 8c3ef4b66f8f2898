import { disc, fade, line, type Paint, rect, times } from '../svg';
import { beam, floorBoards, ground, skirting, sunbeam, wall } from './backdrop';
import { edges, type Scene } from './stage';

const oak = '#7a5533';
const top = '#d8ad74';

/** The bench: top, two legs, a shelf below. 760 wide. */
const bench = (paint: Paint, x: number, y: number) =>
  ground(paint, x, y + 4, 400, 18) +
  [-330, 300]
    .map(
      (dx) =>
        rect(x + dx, y - 210, 46, 210, 3, paint.h('#b98a55')) +
        rect(x + dx - 8, y - 10, 62, 14, 3, '#8f6a44'),
    )
    .join('') +
  rect(x - 318, y - 66, 640, 20, 3, paint.v('#c4935a')) +
  rect(x - 390, y - 236, 780, 34, 4, paint.v(top)) +
  rect(x - 390, y - 236, 780, 6, 3, '#fff', fade(0.35)) +
  [-300, -90, 130, 290]
    .map((dx) => line(`M${x + dx} ${y - 222}q40-6 84 2`, '#a9783f', 2, fade(0.5)))
    .join('') +
  rect(x - 380, y - 202, 760, 10, 0, '#1b2420', fade(0.18)) +
  rect(x - 390, y - 228, 24, 74, 3, paint.h('#9a6d3c')) +
  rect(x - 414, y - 202, 30, 42, 4, paint.steel('v')) +
  disc(x - 418, y - 181, 10, '#6a7177');

const pegboard = (paint: Paint) =>
  rect(-196, -446, 560, 196, 6, paint.d('#e3efec')) +
  rect(-196, -446, 560, 196, 6, 'none', ' stroke="#0f5b4f" stroke-width="6"') +
  `<path d="${Array.from({ length: 6 }, (_, row) => `M-176 ${-426 + row * 32}h524`).join('')}" stroke="#a9c9c1" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 32.7" fill="none"/>`;

const shavings = (x: number, y: number) =>
  times(5, (index) => line(`M${x + index * 22} ${y}q8-18 18-4t-8 8`, index % 2 ? '#e6c795' : '#d5a877', 4));

const timberStack = (paint: Paint, x: number, y: number) =>
  times(3, (index) =>
    rect(x - 110 + index * 8, y - 20 - index * 20, 210, 20, 2, paint.v(index % 2 ? '#d5a877' : '#e0ba80')),
  );

/** A workbench in the morning light with its tools. */
export const workshop: Scene = ({ paint, put }) =>
  wall(paint, '#f3efe6', '#e6dfd0') +
  skirting('#cdbfa6') +
  floorBoards(paint, '#c9a877') +
  beam([-440, 0], [-440, edges.top], 44, oak) +
  beam([500, 0], [500, edges.top], 44, oak) +
  beam([edges.left, -478], [edges.right, -478], 44, oak) +
  beam([-418, -330], [-262, -462], 34, oak) +
  beam([-440, -940], [500, -500], 34, oak) +
  sunbeam(-700, 240) +
  pegboard(paint) +
  put('handsaw', { x: -84, y: -388, height: 74, hangs: true, turn: 4 }) +
  put('hammer', { x: 30, y: -350, height: 150, hangs: true, turn: 42 }) +
  put('pliers', { x: 96, y: -342, height: 128, hangs: true }) +
  put('wrench', { x: 152, y: -342, height: 118, hangs: true, turn: -54 }) +
  put('chisel', { x: 206, y: -340, height: 140, hangs: true }) +
  put('trowel', { x: 256, y: -344, height: 126, hangs: true }) +
  put('screwdriver', { x: 324, y: -346, height: 108, turn: -42, hangs: true }) +
  put('level', { x: -100, y: -290, height: 34, hangs: true, size: '60 cm' }) +
  put('pendant-lamp', { x: 30, y: -560, height: 250, hangs: true, colour: '#0f5b4f' }) +
  bench(paint, 70, 112) +
  timberStack(paint, 292, -118) +
  put('jigsaw', { x: 270, y: -176, height: 104, size: '800 W' }) +
  put('drill', { x: -176, y: -118, height: 156, size: '18 V' }) +
  put('battery-pack', { x: -52, y: -118, height: 84, size: '18 V' }) +
  put('tape-measure', { x: 40, y: -118, height: 70, size: '5 m', colours: ['#f5ac00', '#1b2420'] }) +
  shavings(120, -122) +
  put('toolbox', { x: -150, y: 48, height: 112, size: '50 cm' }) +
  put('storage-box', { x: 130, y: 50, height: 92, colour: '#7d98a8', size: '30 l' }) +
  put('vacuum', { x: 420, y: 190, height: 214, size: '30 l' }) +
  shavings(-250, 176) +
  shavings(90, 176) +
  put('gloves', { x: -372, y: 178, height: 96, colours: ['#f5ac00', '#0f5b4f'] });
