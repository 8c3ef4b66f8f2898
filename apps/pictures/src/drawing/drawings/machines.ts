import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const dark = '#2d3136';

const vents = (x: number, y: number, count: number, height = 56) =>
  times(count, (index) => rect(x + index * 15, y, 7, height, 3, '#111315', fade(0.55)));

/** The foot of the handle with its rails, as a machine is sold without battery. */
const emptyFoot = ({ paint }: Look, x: number, y: number, width = 250) =>
  shape(
    `M${x + 18} ${y} h${width - 36} q14 0 14 12 v10 q0 10-12 10 h${40 - width} q-12 0-12-10 v-10 q0-12 14-12z`,
    paint.v(dark),
  ) +
  rect(x + 44, y + 32, width - 88, 10, 3, paint.steel('v')) +
  times(3, (index) => rect(x + width / 2 - 40 + index * 32, y + 42, 14, 12, 2, '#c9a54c'));

/** What stands below the handle, with its shadow: the battery, or only the rails if none is delivered. */
const foot = (look: Look) =>
  look.text('lieferumfang') === 'ohne Akku'
    ? look.paint.shadow(560, 632, 160) + emptyFoot(look, 448, 562)
    : look.paint.shadow(560, 674, 190) + batteryShoe(look, 448, 562);

const batteryShoe = ({ paint, main, size, write }: Look, x: number, y: number, width = 250) =>
  shape(
    `M${x + 18} ${y} h${width - 36} q16 0 18 16 l6 72 q0 16-16 16 h${16 - width} q-16 0-16-16 l6-72 q2-16 18-16z`,
    paint.v(dark),
  ) +
  rect(x + 2, y + 36, width - 4, 32, 0, paint.v(main)) +
  write(size, x + width / 2, y + 61, 24, { anchor: 'middle', fill: inkOn(main), maxWidth: width - 30 }) +
  rect(x + 30, y + 8, width - 60, 6, 3, '#fff', fade(0.14));

const drill = drawing([50, 175, 720, 672], [300, 260], (look) => {
  const { paint, main, brand, write } = look;
  const chuck =
    rect(40, 262, 150, 15, 3, paint.steel('v')) +
    shape('M42 262 l-24 7.5 24 7.5z', '#8a9096') +
    shape('M182 228 h98 v84 h-98 q-20-42 0-84z', paint.r('#363b41')) +
    times(6, (index) => rect(196 + index * 14, 232, 5, 76, 2, '#0d0f10', fade(0.35))) +
    rect(278, 206, 60, 128, 12, paint.r('#4a5056'));
  return (
    chuck +
    shape('M468 322 h136 q18 34 20 88 l20 152 h-136 l-18-122 q-6-60-34-76z', paint.h('#32363b')) +
    times(7, (index) => line(`M${520 + index * 2} ${404 + index * 20} h${92}`, '#0d0f10', 5, fade(0.35))) +
    shape('M330 180 h266 q72 0 82 60 q4 62-30 86 l-58 20 h-260z', paint.v(main)) +
    shape('M344 190 h244 q46 4 62 28 h-306z', '#fff', fade(0.22)) +
    shape('M330 318 h318 l-58 28 h-260z', darker(main, 0.35), fade(0.5)) +
    shape('M470 346 q-30 6-30 36 q6 26 34 18 l20-54z', '#c3272b') +
    shape('M596 180 q72 0 82 60 q4 62-30 86 l-30 11 q26-30 22-82 q-6-50-44-75z', paint.v(dark)) +
    vents(640, 232, 2, 50) +
    disc(352, 262, 0, main) +
    write(brand, 362, 276, 44, { fill: inkOn(main), maxWidth: 228 }) +
    foot(look)
  );
});

const impactDriver = drawing([120, 190, 700, 672], [260, 265], (look) => {
  const { paint, main, brand, write } = look;
  return (
    rect(112, 258, 90, 22, 4, paint.steel('v')) +
    shape('M196 236 h60 l34-22 v110 l-34-22 h-60z', paint.r('#575d63')) +
    shape('M470 322 h134 q18 34 20 88 l20 152 h-136 l-18-122 q-6-60-34-76z', paint.h('#32363b')) +
    shape('M288 192 h310 q66 2 78 58 q2 60-28 78 l-58 16 h-302 q-14-76 0-152z', paint.v(main)) +
    shape('M300 200 h290 q40 4 56 24 h-350z', '#fff', fade(0.22)) +
    shape('M600 194 q64 4 76 56 q2 60-28 78 l-32 8 q22-30 18-76 q-6-44-34-66z', paint.v(dark)) +
    shape('M470 344 q-30 6-30 36 q6 26 34 18 l20-54z', '#c3272b') +
    write(brand, 318, 284, 44, { fill: inkOn(main), maxWidth: 268 }) +
    foot(look)
  );
});

const rotaryHammer = drawing(
  [40, 190, 760, 600],
  [240, 300],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(480, 640, 250) +
    rect(40, 286, 190, 18, 4, paint.steel('v')) +
    shape('M200 262 h80 v66 h-80 q-14-33 0-66z', paint.r('#3b4046')) +
    rect(276, 246, 40, 98, 10, paint.r(dark)) +
    shape('M250 340 h46 l-8 190 q-4 20-22 20 t-22-20z', paint.h('#363b41')) +
    shape('M310 222 h280 q36 0 44 40 l10 66 q0 40-40 42 h-294z', paint.v(main)) +
    shape('M318 232 h268 q26 4 34 26 h-302z', '#fff', fade(0.22)) +
    shape('M470 360 h160 l-14 150 q-8 60-70 60 h-40 q-40-4-40-50z', paint.h(dark)) +
    shape(
      'M600 222 h66 q74 6 82 90 v120 q-6 70-84 80 h-56 l8-56 h36 q34-6 36-44 v-78 q-4-52-50-56 h-36z',
      paint.v('#3a3f45'),
    ) +
    shape('M624 470 h30 q-18 12-40 42 h-6z', '#c3272b') +
    vents(512, 402, 5, 60) +
    write(brand, 334, 312, 48, { fill: inkOn(main), maxWidth: 250 }) +
    write(size, 546, 540, 26, { anchor: 'middle', maxWidth: 110 }),
);

const grinder = drawing(
  [60, 250, 750, 560],
  [220, 400],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 590, 300) +
    shape('M128 290 q-40 0-40 50 v60 h210 v-60 q0-50-44-50z', paint.v('#4a5056')) +
    oval(196, 470, 160, 32, '#6d4a2e') +
    oval(196, 462, 160, 32, paint.d('#8b6a48')) +
    oval(196, 462, 120, 22, '#a5835c') +
    oval(196, 460, 44, 10, paint.steel()) +
    shape('M50 430 q4-60 90-64 h112 q60 6 72 40 v20 q-134-40-258 32 q-14-8-16-28z', paint.v('#8f969c')) +
    rect(170, 400, 52, 50, 6, paint.steel()) +
    rect(176, 236, 40, 70, 14, paint.h(dark)) +
    shape('M282 300 h150 l28 14 v110 l-28 14 h-150z', paint.v('#3d4248')) +
    shape('M448 306 h250 q56 8 56 62 t-56 62 h-250 q-22-62 0-124z', paint.v(main)) +
    shape('M458 316 h236 q36 4 46 28 h-288z', '#fff', fade(0.22)) +
    rect(470, 424, 150, 16, 8, '#1a1c1e') +
    vents(702, 340, 3, 56) +
    line('M752 372 q40 0 46 40', dark, 12) +
    write(brand, 474, 386, 44, { fill: inkOn(main), maxWidth: 214 }) +
    write(size, 358, 386, 26, { anchor: 'middle', maxWidth: 130 }),
);

const jigsaw = drawing(
  [120, 170, 720, 700],
  [260, 560],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 690, 270) +
    rect(250, 560, 20, 130, 2, paint.steel()) +
    times(9, (index) => shape(`M250 ${584 + index * 11} l-7 5 7 5z`, '#7d848a')) +
    shape('M120 556 h540 q16 0 16 14 t-16 14 h-560 q-14 0-10-14z', paint.v('#9aa1a7')) +
    rect(140, 548, 500, 10, 4, '#6a7177') +
    shape('M196 320 q0-52 50-56 h70 v290 h-110 q-16-120-10-234z', paint.v('#454a50')) +
    rect(222, 470, 70, 90, 8, paint.h('#6a7076')) +
    shape('M290 300 h320 q76 10 84 96 v60 q0 96-80 98 h-314z', paint.v(main)) +
    shape(
      'M340 200 h250 q92 8 104 110 v90 q-30-70-110-76 h-190 q-60-4-64 46 l-40 40 q-20-200 50-210z',
      paint.v('#33373c'),
    ) +
    shape('M392 372 h160 q70 4 76 40 h-216 q-30-4-20-40z', '#fff') +
    shape('M380 366 h170 q84 2 90 52 h-232 q-44-4-28-52z', '#fff', fade(0)) +
    shape('M400 336 h40 v36 h-30 q-14-14-10-36z', '#c3272b') +
    write(brand, 330, 500, 52, { fill: inkOn(main), maxWidth: 320 }) +
    write(size, 330, 536, 28, { fill: inkOn(main), weight: 'regular', maxWidth: 320 }),
);

const circularSaw = drawing(
  [90, 180, 740, 690],
  [330, 470],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 690, 280) +
    disc(350, 470, 186, paint.steel('v', '#c2c7cc')) +
    times(28, (index) =>
      group(`rotate(${index * 12.86} 350 470)`, shape('M343 288 l14-10 v12z', '#8a9096')),
    ) +
    disc(350, 470, 40, paint.ball('#6d747a')) +
    disc(350, 470, 14, '#2c3035') +
    shape('M90 600 h640 q14 0 14 14 t-14 14 h-640 q-12 0-12-14 t12-14z', paint.v('#8b9298')) +
    shape(
      'M140 480 a210 210 0 0 1 420 0 v60 q-60 20-90 8 q-10-120-120-122 q-110 4-124 118 q-50 20-86-4z',
      paint.v(main),
    ) +
    shape('M160 460 a190 190 0 0 1 370-46 q-180-150-370 46z', '#fff', fade(0.2)) +
    shape('M470 270 h120 q120 10 130 130 v90 q-4 60-60 70 h-104 v-130 q-4-70-86-160z', paint.v(dark)) +
    shape(
      'M520 226 q0-46 56-46 h90 q88 6 92 96 v110 q0 24-26 24 t-30-24 v-70 q-2-60-62-60 h-76 q-44-2-44-30z',
      paint.v('#3a3f45'),
    ) +
    write(brand, 350, 372, 46, { anchor: 'middle', fill: inkOn(main), maxWidth: 250 }) +
    write(size, 636, 470, 30, { anchor: 'middle', maxWidth: 130 }),
);

const sander = drawing(
  [180, 180, 640, 670],
  [400, 600],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 674, 250) +
    rect(190, 632, 400, 28, 10, '#b58b4f') +
    rect(186, 606, 408, 30, 12, paint.r('#3a3f45')) +
    shape('M250 420 h280 l26 188 h-332z', paint.h('#42474d')) +
    shape('M556 470 h90 q30 0 30 30 v60 q0 30-30 30 h-84z', paint.v('#555b61')) +
    shape('M260 300 q0-120 130-120 t140 120 q10 90 6 130 h-284 q-2-60 8-130z', paint.v(main)) +
    shape('M276 296 q6-100 110-104 q90 0 116 54 q-110-30-226 50z', '#fff', fade(0.25)) +
    shape('M256 400 h282 v44 h-286z', paint.v(dark)) +
    times(6, (index) => rect(292 + index * 38, 474, 18, 60, 8, '#15171a', fade(0.5))) +
    write(brand, 392, 346, 50, { anchor: 'middle', fill: inkOn(main), maxWidth: 244 }) +
    write(size, 396, 430, 26, { anchor: 'middle' }),
);

/** The oscillating head with a blade; the sanding triangle and a round blade are in front of it. */
const multitool = drawing(
  [60, 220, 750, 690],
  [200, 420],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 690, 320) +
    shape('M330 246 h330 q80 6 84 76 q-4 72-84 78 h-330 q-20-78 0-154z', paint.v(main)) +
    shape('M340 256 h316 q56 4 74 40 h-394z', '#fff', fade(0.22)) +
    rect(430, 232, 96, 22, 10, '#1a1c1e') +
    vents(680, 292, 3, 62) +
    shape('M196 256 q60-16 146-12 q-20 80 0 160 q-80 6-146-12z', paint.v(dark)) +
    shape('M120 282 q0-48 44-48 h60 q34 0 40 40 v110 q0 30-30 30 h-84 q-30 0-30-30z', paint.v('#565c62')) +
    rect(134, 408, 118, 26, 6, paint.h('#2f3338')) +
    rect(166, 432, 54, 26, 4, paint.steel('h')) +
    shape('M60 470 l30-20 h140 q26 4 28 16 q-2 12-28 14 h-40 l-20 34 h-138z', paint.steel('v')) +
    times(8, (index) => shape(`M${34 + index * 17} 513 l8 15 8-15z`, '#6d747b')) +
    disc(192, 462, 14, paint.ball('#2f3338')) +
    write(brand, 360, 344, 50, { fill: inkOn(main), maxWidth: 290 }) +
    write(size, 292, 336, 26, { anchor: 'middle', maxWidth: 80 }) +
    shape('M340 676 q-24-4-14-26 l62-112 q16-22 34 0 l66 112 q8 22-16 26z', paint.d('#b5763f')) +
    shape('M340 676 q-24-4-14-26 l2-4 q0 14 16 16 h128 q14-2 12-12 q8 22-16 26z', '#3a3f45') +
    times(6, (index) =>
      disc(
        [405, 378, 432, 358, 405, 452][index] ?? 0,
        [562, 604, 604, 642, 640, 642][index] ?? 0,
        9,
        '#5f3b1c',
      ),
    ) +
    shape('M540 676 a96 96 0 0 1 192 0z', paint.steel('v')) +
    line('M546 664 a90 90 0 0 1 180 0', '#6d747b', 12, ' stroke-dasharray="1 15"') +
    shape('M596 676 a40 40 0 0 1 80 0z', paint.v('#3a3f45')) +
    disc(636, 664, 9, '#d3d8db'),
);

const batteryPack = drawing(
  [200, 250, 600, 670],
  [400, 330],
  ({ paint, main, brand, size, text, write }) =>
    paint.shadow(400, 674, 230) +
    shape('M260 250 h280 v80 h-280z', paint.v('#4a4f55')) +
    times(4, (index) => rect(290 + index * 60, 266, 34, 44, 3, paint.steel('v', '#c9a54c'))) +
    rect(228, 316, 344, 40, 10, paint.v('#1f2225')) +
    shape('M214 350 h372 q16 0 16 18 v270 q0 30-30 30 h-344 q-30 0-30-30 v-270 q0-18 16-18z', paint.v(dark)) +
    shape('M199 440 h402 v130 h-402z', paint.v(main)) +
    rect(226, 372, 348, 10, 5, '#fff', fade(0.12)) +
    write(brand, 400, 420, 40, { anchor: 'middle', maxWidth: 340 }) +
    write(size, 400, 510, 60, { anchor: 'middle', fill: inkOn(main) }) +
    write(text('akku-ah') || 'Li-Ion', 400, 552, 32, {
      anchor: 'middle',
      fill: inkOn(main),
      weight: 'regular',
    }) +
    times(4, (index) => disc(320 + index * 52, 616, 11, index < 3 ? '#59c36a' : '#54585c')),
);

const compressor = drawing(
  [110, 200, 720, 690],
  [560, 260],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 692, 300) +
    rect(150, 380, 510, 230, 112, paint.r(main)) +
    rect(262, 380, 8, 230, 0, '#000', fade(0.14)) +
    rect(560, 380, 8, 230, 0, '#000', fade(0.14)) +
    disc(240, 640, 52, paint.ball('#2b2e32')) +
    disc(240, 640, 22, '#9aa1a7') +
    rect(560, 600, 60, 84, 8, paint.h('#2b2e32')) +
    rect(220, 250, 200, 130, 22, paint.v('#3a3f45')) +
    vents(250, 276, 9, 76) +
    shape('M430 230 h110 v150 h-110z', paint.v('#6a7177')) +
    times(6, (index) => rect(420, 240 + index * 22, 130, 9, 4, '#454b51')) +
    times(
      2,
      (index) =>
        disc(600 + index * 70, 310, 32, '#f4f5f6', ' stroke="#565c62" stroke-width="7"') +
        line(`M${600 + index * 70} 310 l${12 - index * 18} -14`, '#c3272b', 4),
    ) +
    rect(560, 340, 130, 44, 8, paint.v(dark)) +
    line('M150 430 h-40 v-130', '#3a3f45', 18) +
    write(brand, 400, 500, 62, { anchor: 'middle', fill: inkOn(main), maxWidth: 300 }) +
    write(size, 400, 552, 36, { anchor: 'middle', fill: inkOn(main), weight: 'regular' }),
);

const vacuum = drawing(
  [140, 150, 700, 690],
  [380, 260],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(390, 690, 260) +
    line('M560 470 q170-10 140 120 q-20 90 60 94', '#2c3035', 34) +
    line('M560 470 q170-10 140 120 q-20 90 60 94', '#565c62', 6, ' stroke-dasharray="2 14"') +
    shape('M200 360 h360 l-18 270 q-6 20-30 20 h-264 q-24 0-30-20z', paint.h('#c9ced2')) +
    shape('M206 440 h348 l-8 120 h-332z', paint.h(main)) +
    shape('M190 300 q10-130 190-132 q180 4 190 132 v56 h-380z', paint.h('#363b41')) +
    rect(180, 340, 400, 36, 14, paint.h(main)) +
    line('M300 180 q80-56 160 0', dark, 22) +
    disc(300, 280, 26, '#c9ced2') +
    disc(300, 280, 10, '#c3272b') +
    rect(360, 262, 130, 36, 8, '#17191b') +
    times(2, (index) => disc(244 + index * 272, 668, 24, paint.ball('#33373c'))) +
    write(brand, 380, 500, 50, { anchor: 'middle', fill: inkOn(main), maxWidth: 290 }) +
    write(size, 380, 544, 34, { anchor: 'middle', fill: inkOn(main), weight: 'regular' }) +
    write('NASS · TROCKEN', 424, 287, 15, { anchor: 'middle', fill: lighter(main, 0.7) }),
);

export const machineDrawings = {
  drill,
  'impact-driver': impactDriver,
  'rotary-hammer': rotaryHammer,
  grinder,
  jigsaw,
  'circular-saw': circularSaw,
  sander,
  multitool,
  'battery-pack': batteryPack,
  compressor,
  vacuum,
} satisfies Record<string, Drawing>;
