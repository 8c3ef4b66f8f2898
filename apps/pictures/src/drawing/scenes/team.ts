import { drawText } from '../draw-text';
import { disc, fade, line, type Paint, rect, shape, times } from '../svg';
import { beam, floorBoards, ground, skirting, sunbeam, wall } from './backdrop';
import { edges, type Scene } from './stage';

const oak = '#8a6238';

const mark = (x: number, y: number, size: number) =>
  `<g fill="none" stroke="#f5ac00" stroke-width="${size * 0.15}"><path d="M${x} ${y}h${size}v${size}h${-size}zM${x} ${y + size}L${x + size} ${y}M${x + size * 0.52} ${y + size * 0.48}V${y + size}"/></g>`;

/** An apron on a hook, with a name on it. */
const apron = (paint: Paint, x: number, y: number, name: string, height: number, colour = '#0f5b4f') =>
  disc(x, y - 8, 9, '#c39b4a') +
  line(
    `M${x - 46} ${y + 62}Q${x - 34} ${y - 12} ${x} ${y - 6}Q${x + 34} ${y - 12} ${x + 46} ${y + 62}`,
    '#f5ac00',
    7,
  ) +
  shape(
    `M${x - 50} ${y + 56}q50 14 100 0q4 58 36 76l-8 ${height - 132}q-78 22-156 0l-8-${height - 132}q32-18 36-76z`,
    paint.h(colour),
  ) +
  line(`M${x - 86} ${y + 132}q-14 60 6 110M${x + 86} ${y + 132}q14 60-6 110`, '#f5ac00', 5) +
  rect(x - 48, y + height * 0.56, 96, height * 0.24, 6, '#1b2420', fade(0.16)) +
  line(`M${x - 48} ${y + height * 0.56}h96`, '#f5ac00', 4) +
  mark(x - 34, y + 84, 22) +
  rect(x + 2, y + 88, 42, 20, 3, '#fff') +
  drawText(name, x + 23, y + 103, 13, { anchor: 'middle', fill: '#1b2420', maxWidth: 36 });

const helmet = (x: number, y: number, colour: string) =>
  shape(`M${x - 52} ${y}q0-62 52-64q52 2 52 64z`, colour) +
  shape(`M${x - 64} ${y - 4}h128q8 10-4 14h-120q-12-4-4-14z`, colour) +
  shape(`M${x - 10} ${y - 66}h20v62h-20z`, '#fff', fade(0.3)) +
  shape(`M${x - 64} ${y + 4}h128q2 6-4 6h-120q-6 0-4-6z`, '#1b2420', fade(0.2));

const bench = (paint: Paint, x: number, y: number) =>
  ground(paint, x, y + 4, 380, 16) +
  [-300, 270].map((dx) => rect(x + dx, y - 86, 32, 86, 3, paint.h(oak))).join('') +
  rect(x - 350, y - 106, 700, 24, 5, paint.v('#c4935a')) +
  rect(x - 350, y - 106, 700, 5, 3, '#fff', fade(0.35));

/** The hooks of the staff with aprons, helmets and gloves. */
export const team: Scene = ({ paint, put }) =>
  wall(paint, '#f4f1ea', '#e8e1d2') +
  beam([edges.left, -520], [edges.right, -520], 40, oak) +
  beam([-452, 0], [-452, edges.top], 40, oak) +
  beam([506, 0], [506, edges.top], 40, oak) +
  skirting('#d8cbb2', 20) +
  floorBoards(paint, '#c9a877') +
  sunbeam(-690, 230, '#fff6dd', 0.2) +
  rect(-420, -424, 900, 30, 4, paint.v('#b98a55')) +
  rect(-420, -396, 900, 5, 0, '#1b2420', fade(0.18)) +
  helmet(-330, -430, '#f5ac00') +
  helmet(-120, -430, '#ffffff') +
  put('toolbox', { x: 76, y: -424, height: 78, size: '40 cm' }) +
  helmet(260, -430, '#0f5b4f') +
  put('ear-muffs', { x: 410, y: -424, height: 92, colours: ['#f5ac00', '#1b2420'] }) +
  apron(paint, -320, -378, 'Aylin', 300) +
  apron(paint, -130, -378, 'Jonas', 324) +
  apron(paint, 60, -378, 'Petra', 288) +
  apron(paint, 250, -378, 'Marek', 330, '#1b2420') +
  put('gloves', { x: 420, y: -290, height: 150, hangs: true, colours: ['#f5ac00', '#0f5b4f'] }) +
  bench(paint, 40, 96) +
  put('drill', { x: -190, y: -8, height: 118, size: '18 V' }) +
  put('tape-measure', { x: -56, y: -8, height: 62, size: '5 m', colours: ['#f5ac00', '#1b2420'] }) +
  cups(190, -10) +
  put('goggles', { x: 318, y: -24, height: 46, hangs: true }) +
  put('shoes', { x: -210, y: 178, height: 96, colours: ['#f5ac00', '#0f5b4f'] }) +
  put('shoes', { x: 30, y: 190, height: 90, colours: ['#0f5b4f', '#f5ac00'] }) +
  put('shoes', { x: 268, y: 180, height: 96, colours: ['#f5ac00', '#1b2420'] });

const cups = (x: number, y: number) =>
  times(2, (index) => {
    const left = x - 60 + index * 58;
    const colour = index ? '#f5ac00' : '#ffffff';
    return (
      line(`M${left + 34} ${y - 36}q22 0 16 16q-4 10-16 8`, colour, 6) +
      rect(left, y - 46, 38, 46, 5, colour) +
      rect(left, y - 46, 8, 46, 4, '#1b2420', fade(0.08)) +
      line(`M${left + 12} ${y - 58}q-6-10 2-18M${left + 26} ${y - 58}q-6-10 2-18`, '#cfc8ba', 3)
    );
  });
