import { darker, inkOn } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { chisel, clamp, hammer, pliers, screwdriver } from './hand-driven';

const chrome = '#b9bfc5';

const wrench = drawing(
  [130, 200, 690, 620],
  [230, 270],
  ({ paint, size, write }) =>
    paint.shadow(420, 640, 250, 16) +
    group(
      'rotate(-34 400 410)',
      shape('M190 362 h420 v96 h-420z', paint.steel('v', chrome)) +
        rect(230, 386, 340, 48, 22, '#fff', fade(0.28)) +
        shape(
          'M210 340 q-40-40-96-22 q-20 6-34 22 l58 40 v60 l-58 40 q14 16 34 22 q56 18 96-22z',
          paint.steel('v', chrome),
        ) +
        disc(650, 410, 92, paint.steel('v', chrome)) +
        shape('M650 352 l50 29 v58 l-50 29 l-50-29 v-58z', '#fff') +
        line('M650 352 l50 29 v58 l-50 29 l-50-29 v-58z', '#6d747b', 4) +
        write(size, 400, 424, 38, { anchor: 'middle', fill: '#4a5056', maxWidth: 260 }),
    ),
);

const handsaw = drawing(
  [70, 250, 740, 560],
  [600, 380],
  ({ paint, main, brand, write }) =>
    paint.shadow(400, 600, 330, 18) +
    shape('M60 470 l500-200 v250 z', paint.steel('v', '#cfd4d8')) +
    shape('M60 470 l0 26 500 30 v-8z', '#a9b0b6') +
    shape(
      times(34, (index) => `M${66 + Math.round(index * 14.4)} ${496 + Math.round(index * 0.9)}l7 13 7-12z`),
      '#7d848a',
    ) +
    shape(
      'M540 250 h110 q80 6 88 100 q6 120-40 190 q-30 30-90 24 q-50-4-68-44z M604 330 q-24 60-8 140 q10 24 36 22 q34-6 40-90 q0-70-40-80 q-18-2-28 8z',
      paint.v(main),
      ' fill-rule="evenodd"',
    ) +
    shape('M552 262 h96 q60 6 72 60 q-60-50-168-20z', '#fff', fade(0.25)) +
    write(brand, 300, 470, 40, { anchor: 'middle', fill: '#56606a', maxWidth: 250 }) +
    disc(566, 300, 10, '#8a9096') +
    disc(566, 480, 10, '#8a9096'),
);

const cutter = drawing(
  [90, 330, 720, 480],
  [170, 400],
  ({ paint, main, second, brand, write }) =>
    paint.shadow(410, 520, 320, 16) +
    shape('M60 440 l60-72 h150 v72z', paint.steel('v', '#c9ced3')) +
    times(4, (index) => line(`M${150 + index * 34} 440 l26-72`, '#8a9096', 2)) +
    shape('M220 352 h470 q44 4 44 50 t-44 54 h-470 q-16-52 0-104z', paint.v(main)) +
    shape('M230 360 h450 q30 4 38 20 h-492z', '#fff', fade(0.25)) +
    rect(260, 392, 250, 26, 13, '#1c1f22') +
    rect(330, 376, 74, 34, 10, paint.v(second)) +
    times(4, (index) => rect(346 + index * 13, 382, 5, 22, 2, '#000', fade(0.35))) +
    write(brand, 534, 416, 34, { fill: inkOn(main), maxWidth: 150 }),
);

const drillBits = drawing([240, 120, 560, 690], [400, 250], ({ paint, text }) => {
  const gold = text('material').includes('TiN') || text('material').includes('Cobalt');
  const metal = gold ? '#b98f3c' : '#7d848b';
  const bit = (x: number, width: number, top: number) =>
    rect(x - width / 2, 520, width, 160, 3, paint.steel('h', gold ? '#b98f3c' : '#9aa1a8')) +
    shape(
      `M${x - width / 2} 520 V${top + 26} L${x} ${top} L${x + width / 2} ${top + 26} V520z`,
      paint.h(metal),
    ) +
    times(Math.floor((500 - top) / 44), (index) =>
      shape(
        `M${x - width / 2} ${top + 60 + index * 44} q${width * 0.7} -4 ${width} -34 v16 q${-width * 0.3} 26 ${-width} 34z`,
        darker(metal, 0.5),
        fade(0.75),
      ),
    );
  return (
    paint.shadow(400, 690, 190, 18) +
    bit(290, 30, 300) +
    bit(364, 40, 220) +
    bit(448, 50, 150) +
    bit(534, 62, 110)
  );
});

const bitSet = drawing(
  [130, 270, 680, 660],
  [400, 480],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 668, 300) +
    shape('M150 300 h500 q20 0 22 20 l14 110 h-572 l14-110 q2-20 22-20z', paint.v(darker(main, 0.1))) +
    write(brand, 400, 380, 54, { anchor: 'middle', fill: inkOn(main), maxWidth: 330 }) +
    write(size, 400, 418, 28, { anchor: 'middle', fill: inkOn(main), weight: 'regular' }) +
    rect(108, 430, 584, 220, 20, paint.v('#33373c')) +
    rect(128, 448, 544, 184, 12, '#202327') +
    times(
      10,
      (index) =>
        rect(150 + index * 51, 470, 26, 70, 4, paint.steel('h')) +
        shape(`M${156 + index * 51} 470 l3-22 h8 l3 22z`, '#9aa1a8') +
        rect(
          146 + index * 51,
          508,
          34,
          12,
          3,
          ['#c3272b', '#1d6fb8', '#e0a11b', '#3d7a45'][index % 4] ?? main,
        ),
    ) +
    rect(150, 566, 300, 40, 10, paint.r('#8d949b')) +
    rect(450, 558, 120, 56, 12, paint.r(main)) +
    rect(360, 636, 80, 22, 8, '#4a5056'),
);

const sawDisc = drawing([130, 130, 670, 670], [540, 280], ({ paint, main, brand, size, title, write }) => {
  const saw = title.includes('blatt');
  return (
    paint.shadow(400, 690, 250) +
    (saw
      ? times(24, (index) =>
          group(`rotate(${index * 15} 400 400)`, shape('M384 136 l26-22 10 30z', '#8a9096')),
        )
      : '') +
    disc(400, 400, 268, saw ? paint.steel('v', '#c4c9ce') : paint.d('#3f4347')) +
    (saw ? '' : disc(400, 400, 256, 'none', ' stroke="#5b6066" stroke-width="10" stroke-dasharray="3 7"')) +
    (saw
      ? times(6, (index) =>
          group(`rotate(${index * 60 + 15} 400 400)`, line('M400 150 q10 40-8 70', '#5b6268', 4)),
        )
      : '') +
    disc(400, 400, 178, paint.d(main)) +
    disc(400, 400, 166, 'none', ` stroke="${inkOn(main)}" stroke-opacity=".35" stroke-width="3"`) +
    write(brand, 400, 322, 52, { anchor: 'middle', fill: inkOn(main), maxWidth: 240 }) +
    write(size, 400, 506, 46, { anchor: 'middle', fill: inkOn(main), maxWidth: 230 }) +
    disc(400, 400, 50, paint.steel('h')) +
    disc(400, 400, 26, '#fff')
  );
});

const sandpaper = drawing([150, 200, 660, 660], [500, 500], ({ paint, main, brand, text, size, write }) => {
  const grain = text('koernung') || size;
  return (
    paint.shadow(400, 672, 280) +
    times(5, (index) =>
      group(
        `rotate(${index * 3 - 8} 400 440)`,
        rect(
          170,
          230 - index * 4,
          440,
          400,
          4,
          index === 4 ? paint.d('#b5763f') : darker('#b5763f', 0.1 + index * 0.04),
        ),
      ),
    ) +
    group(
      'rotate(4 400 440)',
      times(90, (index) =>
        disc(186 + ((index * 97) % 408), 232 + ((index * 61) % 372), 2, '#7d4c22', fade(0.5)),
      ),
    ) +
    group(
      'rotate(4 400 440)',
      shape('M610 614 l-120 0 q80-20 120-110z', paint.d('#efe3cf')) +
        rect(170, 330, 440, 130, 0, main, fade(0.94)) +
        write(brand, 390, 388, 50, { anchor: 'middle', fill: inkOn(main), maxWidth: 380 }) +
        write(grain, 390, 442, 42, { anchor: 'middle', fill: inkOn(main), weight: 'regular' }),
    )
  );
});

const level = drawing(
  [60, 350, 740, 470],
  [400, 400],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 500, 340, 18) +
    rect(50, 344, 700, 122, 8, paint.r(main)) +
    rect(50, 362, 700, 10, 0, '#fff', fade(0.3)) +
    rect(50, 440, 700, 10, 0, '#000', fade(0.22)) +
    rect(40, 340, 30, 130, 8, paint.r('#2d3136')) +
    rect(730, 340, 30, 130, 8, paint.r('#2d3136')) +
    rect(344, 356, 112, 62, 10, '#1f2326') +
    rect(352, 368, 96, 36, 16, paint.r('#c9dd4a')) +
    oval(400, 386, 20, 11, '#eef7a8') +
    line('M378 368 v36 M422 368 v36', '#30361a', 3) +
    disc(630, 405, 42, '#1f2326') +
    rect(614, 370, 32, 70, 14, paint.h('#c9dd4a')) +
    oval(630, 405, 10, 16, '#eef7a8') +
    write(brand, 110, 424, 50, { fill: inkOn(main), maxWidth: 210 }) +
    write(size, 520, 420, 36, { anchor: 'middle', fill: inkOn(main), weight: 'regular', maxWidth: 110 }),
);

const tapeMeasure = drawing(
  [150, 200, 720, 680],
  [330, 420],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 678, 270) +
    shape('M520 596 h230 v46 h-250z', paint.v('#f3d23b')) +
    times(22, (index) => rect(534 + index * 10, 598, 2, index % 5 === 0 ? 26 : 14, 0, '#1b2420')) +
    rect(742, 588, 16, 66, 3, '#8a9096') +
    shape(
      'M190 250 q60-60 180-50 q170 10 200 160 q14 80 14 236 q0 60-60 60 h-290 q-66 0-72-66 v-260 q0-54 28-80z',
      paint.v('#2f3338'),
    ) +
    shape(
      'M214 270 q50-46 150-40 q140 10 168 140 q10 80 10 220 q0 30-34 30 h-260 q-48 0-50-48 v-230 q0-50 16-72z',
      paint.v(main),
    ) +
    shape('M230 290 q60-50 160-30 q60 14 90 60 q-110-70-260 10z', '#fff', fade(0.25)) +
    disc(362, 440, 104, paint.d('#f6f6f2')) +
    write(brand, 362, 436, 40, { anchor: 'middle', fill: '#1b2420', maxWidth: 170 }) +
    write(size, 362, 486, 42, { anchor: 'middle', fill: main === '#f5ac00' ? '#1b2420' : main }) +
    rect(420, 190, 90, 34, 12, paint.v('#c3272b')),
);

/** Long and slim, with a display; the beam starts at the top. */
const rangefinder = ({ paint, main, brand, write }: Look) =>
  paint.shadow(400, 690, 170) +
  line('M446 186 V40', '#e02b30', 8, fade(0.8)) +
  disc(446, 40, 16, '#e02b30') +
  disc(446, 40, 34, '#e02b30', fade(0.2)) +
  rect(282, 176, 236, 510, 40, paint.h('#2f3338')) +
  rect(298, 192, 204, 478, 30, paint.h(main)) +
  rect(336, 166, 128, 22, 8, '#16181a') +
  rect(320, 220, 160, 176, 12, paint.d('#d7e6da')) +
  write('3,482', 466, 358, 52, { anchor: 'end', fill: '#1f2a22', maxWidth: 132 }) +
  write('m', 466, 386, 26, { anchor: 'end', fill: '#1f2a22' }) +
  line('M334 262 h80 M334 290 h54', '#7d9385', 6) +
  disc(400, 462, 42, paint.ball('#c3272b')) +
  times(6, (index) => rect(326 + (index % 3) * 54, 528 + Math.floor(index / 3) * 42, 40, 28, 10, '#2d3136')) +
  write(brand, 400, 650, 30, { anchor: 'middle', fill: inkOn(main), maxWidth: 170 });

const laser = drawing([240, 200, 570, 680], [400, 380], (look) => {
  const { paint, main, brand, colour, title, write } = look;
  if (title === 'Laser-Entfernungsmesser') return rangefinder(look);
  const beam = colour('#d3262c') === '#3d7a45' ? '#2fbf4a' : '#e02b30';
  return (
    paint.shadow(400, 682, 190) +
    rect(60, 376, 680, 7, 3, beam, fade(0.75)) +
    rect(397, 90, 7, 600, 3, beam, fade(0.75)) +
    shape('M264 240 q0-40 44-40 h184 q44 0 44 40 v360 q0 70-70 76 h-132 q-70-6-70-76z', paint.h('#33373c')) +
    shape('M300 250 h200 v220 h-200z', paint.v(main)) +
    rect(330, 300, 140, 150, 16, '#101214') +
    disc(400, 380, 44, paint.ball(beam)) +
    disc(400, 380, 14, '#fff', fade(0.9)) +
    write(brand, 400, 540, 42, { anchor: 'middle', maxWidth: 210 }) +
    rect(330, 570, 140, 44, 22, '#1a1c1e') +
    disc(360, 592, 11, '#59c36a') +
    disc(440, 592, 11, beam)
  );
});

const tester = drawing(
  [290, 130, 520, 690],
  [400, 320],
  ({ paint, main, brand, write }) =>
    paint.shadow(400, 690, 170) +
    line('M330 640 q-120 40-130-130 q0-180 60-330', '#c3272b', 9) +
    line('M470 640 q120 40 130-130 q0-180-60-330', '#1a1c1e', 9) +
    rect(246, 100, 26, 120, 10, paint.h('#c3272b')) +
    rect(528, 100, 26, 120, 10, paint.h('#24272a')) +
    rect(256, 60, 6, 50, 2, '#9aa1a8') +
    rect(538, 60, 6, 50, 2, '#9aa1a8') +
    rect(290, 180, 220, 500, 40, paint.h('#2f3338')) +
    rect(304, 194, 192, 472, 30, paint.h(main)) +
    rect(326, 226, 148, 110, 10, paint.d('#cfe0d2')) +
    write('230', 400, 306, 66, { anchor: 'middle', fill: '#1f2a22' }) +
    disc(400, 460, 76, paint.ball('#33373c')) +
    rect(394, 390, 12, 76, 5, '#f4f5f6') +
    write(brand, 400, 620, 36, { anchor: 'middle', fill: inkOn(main), maxWidth: 160 }),
);

const toolbox = drawing(
  [90, 250, 710, 680],
  [400, 420],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 684, 320) +
    line('M290 300 v-40 q0-30 34-30 h152 q34 0 34 30 v40', '#2d3136', 28) +
    line('M330 246 h140', '#5b6268', 8) +
    rect(100, 290, 600, 380, 26, paint.v('#363b41')) +
    rect(120, 310, 560, 130, 16, paint.v(main)) +
    rect(100, 446, 600, 12, 0, '#16181a') +
    times(
      2,
      (index) =>
        rect(190 + index * 340, 420, 80, 76, 10, paint.steel('v')) +
        rect(208 + index * 340, 440, 44, 20, 6, '#5b6268'),
    ) +
    rect(120, 520, 560, 120, 14, '#000', fade(0.16)) +
    write(brand, 400, 392, 62, { anchor: 'middle', fill: inkOn(main), maxWidth: 420 }) +
    write(size, 400, 596, 40, { anchor: 'middle', weight: 'regular' }),
);

const workbench = drawing(
  [70, 220, 740, 690],
  [400, 320],
  ({ paint, main, text }) =>
    paint.shadow(400, 692, 350) +
    (text('ausfuehrung').includes('Lochwand')
      ? rect(90, 110, 620, 190, 6, paint.d('#cdd2d6')) +
        times(60, (index) => disc(120 + (index % 20) * 30, 140 + Math.floor(index / 20) * 50, 5, '#8a9096'))
      : '') +
    rect(110, 330, 46, 350, 4, paint.h(main)) +
    rect(644, 330, 46, 350, 4, paint.h(main)) +
    rect(130, 590, 540, 34, 4, paint.v(darker(main, 0.15))) +
    rect(160, 340, 250, 100, 6, paint.v('#e7e9ea')) +
    rect(250, 380, 70, 16, 8, '#6d747b') +
    shape('M60 290 l30-40 h620 l30 40z', '#e9cf9f') +
    rect(60, 288, 680, 48, 4, paint.v('#d3ac70')) +
    line('M70 304 h660 M70 320 h660', '#8a6230', 2, fade(0.4)) +
    rect(600, 236, 90, 40, 6, paint.v('#5b6268')) +
    rect(690, 246, 60, 14, 5, paint.steel('v')),
);

export const handtoolDrawings = {
  hammer,
  screwdriver,
  pliers,
  wrench,
  handsaw,
  cutter,
  chisel,
  'drill-bits': drillBits,
  'bit-set': bitSet,
  disc: sawDisc,
  sandpaper,
  level,
  'tape-measure': tapeMeasure,
  laser,
  tester,
  toolbox,
  workbench,
  clamp,
} satisfies Record<string, Drawing>;
