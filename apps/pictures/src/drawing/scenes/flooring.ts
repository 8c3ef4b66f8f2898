import { darker, lighter } from '../colour-math';
import { fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { beam, floorBoards, ground, skirting, sunbeam, wall, windowIn } from './backdrop';
import { edges, type Scene } from './stage';

const oak = '#8a6238';
const boards = ['#cda06a', '#c4955d', '#d4aa76', '#bb8b54'];

/** The part without boards: the green mat with its seams. */
const mat = () =>
  shape(`M-60 0H${edges.right}V${edges.bottom}H-290z`, '#bcd8cf') +
  `<g stroke="#9cc3b7" stroke-width="2" fill="none"><path d="M60 0L-30 300M180 0L230 300M300 0L490 300M420 0L750 300"/><path d="M-78 24H530M-130 92H530M-200 182H530"/></g>`;

/** The last boards; one of them has a gap. */
const edgeOfWork = () =>
  times(5, (index) => {
    const y = [0, 34, 80, 140, 214][index] ?? 0;
    const next = [34, 80, 140, 214, 300][index] ?? 300;
    const shift = [20, 110, 40, 130, 60][index] ?? 0;
    const left = -60 - (230 * y) / 300;
    const leftNext = -60 - (230 * next) / 300;
    const colour = boards[index % boards.length] ?? '#c4955d';
    return (
      shape(`M${left - 60} ${y}H${left + shift}L${leftNext + shift} ${next}H${leftNext - 80}z`, colour) +
      line(`M${left + shift} ${y}L${leftNext + shift} ${next}`, darker(colour, 0.4), 4) +
      line(`M${left - 60} ${y}H${left + shift}`, darker(colour, 0.25), 2)
    );
  });

const looseBoard = (x: number, y: number, colour: string) =>
  shape(`M${x + 6} ${y + 8}l330-22l26 34l-332 26z`, '#1b2420', fade(0.18)) +
  shape(`M${x} ${y}l330-24l26 34l-332 26z`, colour) +
  shape(`M${x + 24} ${y + 36}l332-26v9l-330 26z`, darker(colour, 0.3)) +
  line(
    `M${x + 40} ${y + 6}q120-16 260-16M${x + 60} ${y + 20}q100-12 240-16`,
    darker(colour, 0.2),
    2,
    fade(0.6),
  ) +
  shape(`M${x} ${y}l330-24l4 5l-330 24z`, lighter(colour, 0.3));

const kneePads = (x: number, y: number) =>
  times(
    2,
    (index) =>
      oval(x + index * 62, y + 24, 32, 7, '#1b2420', fade(0.2)) +
      shape(`M${x - 26 + index * 62} ${y + 20}q-4-56 26-58q30 2 26 58q-26 10-52 0z`, '#2d3136') +
      shape(`M${x - 17 + index * 62} ${y + 8}q0-34 17-36q17 2 17 36q-17 8-34 0z`, '#0f5b4f'),
  );

/** A half-finished floor: mat, boards, saw. */
export const flooring: Scene = ({ paint, put }) =>
  wall(paint, '#f4f1ea', '#e8e1d2') +
  beam([edges.left, -520], [edges.right, -520], 40, oak) +
  skirting('#fbfaf7', 26) +
  floorBoards(paint, '#cda06a') +
  mat() +
  edgeOfWork() +
  windowIn(
    paint,
    [-230, -400, 250, 240],
    rect(0, 0, 280, 270, 0, paint.fall('#d7ebf3', '#fbf6e8')) + oval(210, 276, 150, 80, '#a9cbb4'),
  ) +
  sunbeam(-680, 240, '#fff6dd', 0.22) +
  door(paint) +
  stack(paint) +
  put('plant', { x: -330, y: 20, height: 250 }) +
  looseBoard(-70, 166, '#d4aa76') +
  put('jigsaw', { x: 108, y: 128, height: 118, size: '800 W' }) +
  put('hammer', { x: -160, y: 96, height: 110, turn: 66, hangs: true }) +
  put('tape-measure', { x: 360, y: 196, height: 74, size: '5 m', colours: ['#f5ac00', '#1b2420'] }) +
  kneePads(-330, 156) +
  put('cutter', { x: 466, y: 186, height: 30, hangs: true, turn: -14, colours: ['#c01f2e', '#ffffff'] });

const door = (paint: Paint) =>
  rect(126, -412, 208, 412, 0, '#fbfaf7') +
  rect(142, -396, 176, 396, 0, paint.d('#e3efec')) +
  rect(162, -370, 136, 150, 3, 'none', ' stroke="#b9d3cb" stroke-width="4"') +
  rect(162, -190, 136, 160, 3, 'none', ' stroke="#b9d3cb" stroke-width="4"') +
  rect(152, -206, 34, 8, 4, '#c39b4a') +
  rect(150, -216, 10, 30, 3, '#c39b4a');

/** Packs of boards from the store. */
const stack = (paint: Paint) =>
  ground(paint, 436, 84, 130, 14) +
  times(4, (index) => {
    const y = 36 - index * 40;
    return (
      rect(322 + (index % 2) * 8, y, 208, 38, 3, paint.v(index % 2 ? '#0f5b4f' : '#e9dcc6')) +
      rect(322 + (index % 2) * 8, y + 12, 208, 12, 0, index % 2 ? '#f5ac00' : '#0f5b4f') +
      rect(334, y + 4, 54, 5, 2, '#fff', fade(0.5))
    );
  });
