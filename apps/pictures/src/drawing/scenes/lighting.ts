import { darker } from '../colour-math';
import { disc, fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { beam, floorBoards, glowAt, ground, skirting, wall, windowIn } from './backdrop';
import { edges, type Scene } from './stage';

const oak = '#8a6238';

const dusk = (paint: Paint) =>
  rect(0, 0, 250, 300, 0, paint.fall('#2b4a6e', '#e2a878')) +
  disc(190, 60, 16, '#fdf3d6') +
  disc(40, 50, 2, '#fff') +
  disc(100, 90, 2, '#fff') +
  disc(70, 140, 1.6, '#fff') +
  disc(150, 120, 1.6, '#fff') +
  shape('M0 300V236l40-34l40 34v-16h50l36-40l44 44v-12h40v88z', '#22384c') +
  rect(52, 258, 12, 14, 0, '#ffd98a') +
  rect(160, 240, 12, 14, 0, '#ffd98a') +
  rect(214, 262, 12, 14, 0, '#ffd98a');

const pendant = (paint: Paint, x: number, y: number, colour: string) =>
  line(`M${x} ${edges.top}V${y - 76}`, '#2d3136', 4) +
  glowAt(paint, x, y + 40, 190, '#ffdf9a', 0.85) +
  rect(x - 11, y - 92, 22, 34, 5, '#c39b4a') +
  shape(`M${x - 66} ${y}q2-66 66-70q64 4 66 70z`, paint.h(colour)) +
  oval(x, y, 66, 11, '#fff2cc') +
  oval(x, y + 5, 19, 13, '#fffdf2');

/** A table with chairs from the side. */
const table = (paint: Paint, x: number, y: number) =>
  ground(paint, x, y + 2, 330, 18) +
  [-236, 210].map((dx) => shape(`M${x + dx} ${y - 160}h30l-6 160h-18z`, paint.h(oak))).join('') +
  rect(x - 280, y - 182, 560, 24, 6, paint.v('#b98a55')) +
  rect(x - 280, y - 182, 560, 5, 3, '#fff', fade(0.4)) +
  oval(x, y - 180, 240, 8, paint.glow('#fff2cc', 0.9));

const chair = (paint: Paint, x: number, y: number, direction: 1 | -1) =>
  `<g transform="translate(${x} ${y}) scale(${direction} 1)">${
    line('M-44 0L-36-110M44 0L36-110', darker(oak, 0.15), 9) +
    shape('M-58-112h112q8 0 8 10t-8 12h-112q-10-2-10-12t10-10z', paint.v('#0f5b4f')) +
    line('M-48-106Q-74-190-64-268', oak, 11) +
    shape('M-80-280q12-6 24 0q-8 60 4 118q-10 8-22 2q-16-60-6-120z', paint.h('#0f5b4f'))
  }</g>`;

const sideboard = (paint: Paint, x: number, y: number) =>
  ground(paint, x, y + 2, 150, 12) +
  line(`M${x - 100} ${y - 22}v22M${x + 100} ${y - 22}v22`, '#2d3136', 9) +
  rect(x - 130, y - 122, 260, 100, 5, paint.v('#a9794a')) +
  rect(x - 122, y - 112, 118, 80, 3, 'none', ' stroke="#7d5530" stroke-width="2.5"') +
  rect(x + 4, y - 112, 118, 80, 3, 'none', ' stroke="#7d5530" stroke-width="2.5"') +
  rect(x - 24, y - 80, 6, 20, 3, '#f5ac00') +
  rect(x + 18, y - 80, 6, 20, 3, '#f5ac00');

const place = (x: number, y: number) =>
  oval(x, y, 46, 7, '#fff') +
  oval(x, y - 2, 30, 4, '#e3efec') +
  shape(`M${x + 60} ${y - 46}q-2 26 14 28v18h-10v3h26v-3h-10v-18q16-2 14-28z`, '#dcebf0', fade(0.9)) +
  shape(`M${x + 62} ${y - 34}q0 14 13 16q13-2 13-16z`, '#b4484e');

/** The room at dusk with its lamps on. */
export const lighting: Scene = ({ paint, put }) =>
  wall(paint, '#efe3cd', '#e2d0b1') +
  rect(-330, edges.top, 30, -edges.top, 0, '#1b2420', fade(0.03)) +
  beam([edges.left, -474], [edges.right, -474], 36, oak) +
  skirting('#f6efe0', 22) +
  floorBoards(paint, '#b78d5c') +
  glowAt(paint, 60, -180, 520, '#fff0c4', 0.75) +
  windowIn(paint, [-330, -400, 210, 250], `<g transform="scale(.84)">${dusk(paint)}</g>`) +
  glowAt(paint, -430, -180, 230, '#ffe3a6', 0.8) +
  put('floor-lamp', { x: -440, y: 46, height: 380, colour: '#f0dcae' }) +
  glowAt(paint, 440, -130, 170, '#ffe3a6', 0.9) +
  sideboard(paint, 420, 30) +
  put('table-lamp', { x: 452, y: -90, height: 130, colour: '#0f5b4f' }) +
  put('plant', { x: 350, y: -88, height: 120 }) +
  put('wall-shelf', { x: 412, y: -300, height: 84, hangs: true, colour: '#a9794a' }) +
  pendant(paint, -70, -272, '#0f5b4f') +
  pendant(paint, 90, -312, '#f5ac00') +
  pendant(paint, 250, -272, '#0f5b4f') +
  chair(paint, -168, 84, 1) +
  chair(paint, 350, 84, -1) +
  table(paint, 90, 130) +
  times(3, (index) => place(-100 + index * 146, -58)) +
  put('bulb', { x: -300, y: 184, height: 120, size: 'E27', brand: 'Fachwerk' }) +
  put('carton', { x: -210, y: 180, height: 104, title: 'LED-Lampe', size: '806 lm' }) +
  oval(90, 190, 420, 60, paint.glow('#fff0c4', 0.4));
