import { disc, fade, line, type Paint, rect, shape, times } from '../svg';
import { beam, floorTiles, glowAt, ground, sunbeam, wall } from './backdrop';
import { edges, type Scene } from './stage';

const oak = '#8a6238';

/** Tiles up to shoulder height, in the green of the brand. */
const tiled = (paint: Paint) =>
  rect(-330, -300, edges.right + 330, 300, 0, paint.fall('#3f8577', '#2c6c60')) +
  `<g stroke="#e3efec" stroke-width="2.5" opacity=".45" fill="none">${times(11, (row) => `<path d="M-330 ${-300 + row * 30}H${edges.right}"/>`)}<path d="${times(
    10,
    (row) => times(16, (column) => `M${-330 + column * 62 + (row % 2) * 31} ${-300 + row * 30}v30`),
  )}"/></g>` +
  rect(-336, -310, edges.right + 336, 12, 3, '#f5f3ee');

const towel = (x: number, y: number, colour: string) =>
  rect(x, y, 76, 126, 4, colour) +
  rect(x, y, 76, 10, 4, '#fff', fade(0.35)) +
  rect(x, y + 96, 76, 8, 0, '#fff', fade(0.5)) +
  line(`M${x - 16} ${y}h108`, '#b9bec3', 8);

const mirror = (paint: Paint, x: number, y: number, r: number) =>
  glowAt(paint, x, y, r * 1.7, '#fff3cf', 0.8) +
  disc(x, y, r, '#c39b4a') +
  disc(x, y, r - 7, paint.d('#d7e7ec')) +
  shape(
    `M${x - r * 0.5} ${y + r * 0.5}L${x + r * 0.2} ${y - r * 0.7}h${r * 0.24}L${x - r * 0.26} ${y + r * 0.7}z`,
    '#fff',
    fade(0.4),
  );

/** Green tiles, oak and white: the bathroom after the renovation. */
export const bathroom: Scene = ({ paint, put }) =>
  wall(paint, '#f4f1ea', '#e9e4d8') +
  tiled(paint) +
  rect(edges.left, -26, 820, 26, 0, '#d9d3c5') +
  floorTiles(paint, '#d9d6cc', '#b9b5a8') +
  beam([edges.left, -520], [edges.right, -520], 40, oak) +
  sunbeam(-700, 210, '#fff6dd', 0.2) +
  put('towel-radiator', { x: -400, y: -10, height: 330, colour: '#4a5056' }) +
  mirror(paint, 116, -360, 92) +
  put('vanity', { x: 116, y: 70, height: 260, colour: '#c79f6b' }) +
  put('pot', { x: 208, y: -146, height: 34, colour: '#f5ac00', hangs: true }) +
  put('wall-lamp', { x: -36, y: -370, height: 104, hangs: true, colour: '#c39b4a' }) +
  towel(-196, -240, '#f5ac00') +
  towel(270, -240, '#f5f3ee') +
  ground(paint, -70, 156, 260, 20) +
  put('bathtub', { x: -96, y: 158, height: 176 }) +
  put('shower-cabin', { x: 420, y: 118, height: 460, colour: '#39423e' }) +
  put('plant', { x: 250, y: 184, height: 190 }) +
  put('doormat', { x: 60, y: 200, height: 52, colour: '#e3efec' });
