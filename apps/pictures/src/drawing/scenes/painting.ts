import { disc, fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { floorBoards, ground, skirting, sunbeam, wall } from './backdrop';
import { edges, type Scene } from './stage';

const fresh = '#0f6b5c';

/** The painted part: stripes with soft ends, right of the plain wall. */
const strokes = () =>
  times(9, (index) => {
    const x = -262 + index * 92;
    const from = [-392, -470, -520, -600, -640, -620, -640, -640, -640][index] ?? -600;
    const to = [-120, -86, -44, -20, -18, -18, -18, -18, -18][index] ?? -18;
    return shape(
      `M${x} ${from + 14}q8-18 24-10t30-6q24-8 44 6V${to - 8}q-14 12-34 4t-34 6q-18 4-30-6z`,
      index % 2 ? fresh : '#116f60',
    );
  });

const sample = (x: number, y: number, colour: string) =>
  rect(x, y, 62, 76, 3, '#fff') +
  rect(x + 5, y + 5, 52, 48, 2, colour) +
  rect(x + 5, y + 60, 30, 5, 2, '#d8d4ca');

const foil =
  shape(`M-470 60L-250 12H530V${edges.bottom}H-560Q-500 200-470 60z`, '#eef3f2', fade(0.82)) +
  [
    'M-400 80q200-30 420 10t500-30',
    'M-480 170q260-34 520 14t480-8',
    'M-180 30q60 120-40 260',
    'M240 20q90 120 60 280',
  ]
    .map((d) => line(d, '#cfdad7', 3, fade(0.8)))
    .join('');

const drips = (x: number, y: number, colour: string) =>
  disc(x, y, 7, colour) + oval(x + 22, y + 6, 5, 3, colour) + oval(x - 16, y + 10, 4, 2.5, colour);

/** A room that is being painted. */
export const painting: Scene = ({ paint, put }) =>
  wall(paint, '#f6f2e9', '#ece5d7') +
  strokes() +
  skirting('#fbfaf7', 24) +
  rect(-300, -30, 830, 6, 0, '#4f8fd0') +
  floorBoards(paint, '#d3b083') +
  sunbeam(-720, 220) +
  foil +
  sample(-400, -300, '#0f6b5c') +
  sample(-400, -210, '#8fb8ab') +
  sample(-400, -390, '#e0a94a') +
  ground(paint, 300, 92, 190, 18) +
  put('ladder', { x: 300, y: 92, height: 500 }) +
  put('roller', { x: -196, y: -190, height: 250, hangs: true, colours: ['#f5ac00', '#1b2420'], turn: 8 }) +
  put('bucket', {
    x: -60,
    y: 128,
    height: 206,
    title: 'Wandfarbe',
    size: '10 l',
    colour: fresh,
    attributes: { farbe: { text: 'Waldgrün', hex: fresh } },
  }) +
  put('bucket', {
    x: 88,
    y: 92,
    height: 168,
    title: 'Wandfarbe',
    size: '5 l',
    colour: '#e0a94a',
    colours: ['#f5ac00', '#0f5b4f'],
  }) +
  put('tin', {
    x: 172,
    y: 176,
    height: 112,
    title: 'Lack',
    size: '0,75 l',
    colour: '#c8553d',
    colours: ['#1b2420', '#f5ac00'],
  }) +
  put('tape', { x: 60, y: 196, height: 78, colours: ['#1d5c99', '#ffffff'] }) +
  tray(paint, -240, 190) +
  put('brush', { x: 296, y: 176, height: 104, turn: 90, hangs: true, colours: ['#0f5b4f', '#f5ac00'] }) +
  put('film-roll', { x: 432, y: 190, height: 170, title: 'Abdeckfolie', size: '20 m²' }) +
  drips(-330, 140, fresh) +
  drips(250, 244, fresh);

const tray = (paint: Paint, x: number, y: number) =>
  ground(paint, x, y + 4, 120, 12) +
  shape(`M${x - 104} ${y}l22-62h170l22 62q-100 16-214 0z`, paint.v('#2d3136')) +
  shape(`M${x - 82} ${y - 10}l12-42h146l14 42q-80 10-172 0z`, '#43494f') +
  shape(`M${x - 84} ${y - 8}q20-22 60-20t110 6l4 14q-80 12-174 0z`, fresh);
