import { fade, line, type Paint, rect, shape, times } from '../svg';
import { beam, glowAt, ground, quiet } from './backdrop';
import { edges, type Scene } from './stage';

const timber = '#c48f56';

/** Bricks of an unfinished wall: the top courses are shorter. */
const masonry = (paint: Paint) =>
  times(10, (row) => {
    const y = -38 - row * 38;
    const from = -150 + Math.max(0, row - 6) * 64 + (row % 2) * 34;
    const count = Math.ceil((edges.right - from) / 68);
    return times(count, (index) =>
      rect(
        from + index * 68,
        y,
        64,
        34,
        2,
        (index * 7 + row * 5) % 4 === 0 ? '#c06a4a' : paint.d((index + row) % 3 ? '#b85f41' : '#ad563a'),
      ),
    );
  });

const opening = (paint: Paint) =>
  rect(160, -306, 170, 190, 0, paint.fall('#bfdcea', '#eef5f4')) +
  rect(146, -330, 198, 26, 2, paint.v('#d6d2c8')) +
  rect(150, -118, 190, 14, 2, '#d6d2c8');

const scaffold =
  times(2, (index) => rect(-196 + index * 170, -560, 10, 640, 4, '#9aa1a7')) +
  [-300, -60]
    .map((y) => rect(-222, y, 240, 14, 2, timber) + rect(-222, y + 14, 240, 4, 0, '#1b2420', fade(0.2)))
    .join('') +
  line('M-190-60L-20-300M-20-60L-190-300M-190-400h170', '#9aa1a7', 6);

const sandHeap = (x: number, y: number) =>
  shape(`M${x - 190} ${y}q60-26 104-74q50-66 98-62q40 4 80 66q34 50 98 70z`, '#dcc08a') +
  shape(`M${x - 60} ${y - 80}q50-52 86-56q30 10 60 50q-60-30-146 6z`, '#ead6a8') +
  shape(`M${x - 190} ${y}q60-26 104-74q-20 60 120 60q100 6 156 14z`, '#c9a968', fade(0.5));

/** An unfinished wall under a finished roof. */
export const shellConstruction: Scene = ({ paint, put }) =>
  rect(edges.left, edges.top, edges.right - edges.left, -edges.top, 0, paint.fall('#c4dfec', '#f6f3ea')) +
  glowAt(paint, -700, -380, 420, '#fff3cf', 0.9) +
  shape(`M${edges.left} -54q260-70 520-30t560-26t600 20V20H${edges.left}z`, '#a9cbb4') +
  shape(`M${edges.left} -24q300-50 620-18t560-14t500 6V20H${edges.left}z`, '#8fb89c') +
  rect(edges.left, -4, edges.right - edges.left, edges.bottom + 4, 0, paint.fall('#cbb48c', '#b99d70')) +
  quiet(paint, '#f6f2e6') +
  beam([-70, -418], [250, -760], 26, timber) +
  beam([570, -418], [250, -760], 26, timber) +
  beam([120, -418], [250, -560], 20, timber) +
  beam([380, -418], [250, -560], 20, timber) +
  beam([250, -418], [250, -760], 22, timber) +
  masonry(paint) +
  beam([-90, -424], [edges.right, -424], 28, timber) +
  opening(paint) +
  scaffold +
  put('bucket', { x: -110, y: -298, height: 70, title: 'Mörtel', size: '' }) +
  put('trowel', { x: -48, y: -318, height: 70, turn: 90, hangs: true }) +
  sandHeap(400, 96) +
  put('spade', { x: 330, y: 40, height: 220, turn: 14 }) +
  put('ladder', { x: 110, y: 70, height: 430, colour: '#b9bec3' }) +
  ground(paint, -300, 112, 120, 14) +
  put('brick', { x: -330, y: 110, height: 120 }) +
  put('sack', { x: -60, y: 128, height: 176, title: 'Zement', size: '25 kg' }) +
  put('sack', {
    x: 62,
    y: 152,
    height: 176,
    title: 'Mauermörtel',
    size: '25 kg',
    colours: ['#f5ac00', '#0f5b4f'],
  }) +
  put('wheelbarrow', { x: 262, y: 188, height: 190, colours: ['#0f5b4f', '#f5ac00'] }) +
  put('level', { x: -220, y: 182, height: 44, hangs: true, size: '80 cm', colours: ['#f5ac00', '#1b2420'] }) +
  put('insulation', { x: 450, y: 196, height: 120, brand: 'Fachwerk' });
