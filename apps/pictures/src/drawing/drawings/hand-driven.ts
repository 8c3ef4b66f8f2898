import { darker, inkOn, lighter } from '../colour-math';
import { drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const ash = '#d7ab6c';
const steel = '#a9b0b6';

const flat = ({ paint }: Look) =>
  shape('M20 383 h26 l44 5 v24 l-44 5 h-26z', paint.steel('v', steel)) + line('M20 383 v34', '#6d747b', 4);
const cross = ({ paint }: Look) =>
  shape('M24 400 l34-13 h32 v26 h-32z', paint.steel('v', steel)) +
  line('M28 400 h50 M50 391 l28-2 M50 409 l28 2', '#5b6268', 4);

/** A screwdriver with its tip on the left, 700 long. */
const driver = (look: Look, tip: string, insulated: boolean) => {
  const { paint, main, second, brand, write } = look;
  const stripe = second === '#ffffff' ? '#dfe4e8' : second;
  const body =
    rect(86, 387, 344, 26, 3, paint.steel('v', steel)) +
    (insulated ? rect(128, 382, 304, 36, 6, paint.r('#c3272b')) + rect(118, 384, 14, 32, 4, '#f0c33c') : '') +
    shape('M416 372 h26 l14 6 v44 l-14 6 h-26z', paint.r(insulated ? '#f0c33c' : '#3a3f45')) +
    shape(
      'M450 362 q30 18 60-12 q22-16 60-16 h96 q64 4 66 66 q-2 62-66 66 h-96 q-38 0-60-16 q-30-30-60-12z',
      paint.r(main),
    ) +
    shape('M640 334 h26 q64 4 66 66 q-2 62-66 66 h-26 q26-66 0-132z', paint.r('#2f3338')) +
    times(2, (index) => rect(512, 352 + index * 84, 128, 12, 6, stripe, fade(0.9))) +
    rect(512, 340, 130, 8, 4, '#fff', fade(0.35)) +
    write(brand, 574, 410, 30, { anchor: 'middle', fill: inkOn(main), maxWidth: 118 });
  return tip + paint.reuse(body);
};

export const screwdriver = drawing([60, 90, 710, 700], [560, 250], (look) => {
  const insulated = look.title.startsWith('VDE');
  return (
    look.paint.shadow(330, 690, 240, 16) +
    group('translate(56 64) rotate(-48 390 400) scale(.99)', driver(look, cross(look), insulated)) +
    group('translate(-72 -38) rotate(-48 390 400)', driver(look, flat(look), insulated))
  );
});

const claw = ({ paint }: Look) =>
  shape('M364 150 h72 v90 h-72z', paint.steel('v', '#6d747b')) +
  shape('M430 154 h54 v-8 h52 q10 0 10 10 v78 q0 10-10 10 h-52 v-8 h-54z', paint.r('#7b8289')) +
  shape('M370 154 q-60 0-120 62 q-14 18-6 22 q70-30 126-14z', paint.v('#7b8289')) +
  rect(534, 146, 12, 98, 4, '#d8dcdf');
/** A face at one end, a wedge at the other. */
const locksmith = ({ paint }: Look) =>
  shape(
    'M360 146 h80 l46 10 v-8 h54 q10 0 10 10 v80 q0 10-10 10 h-54 v-8 l-46 10 h-80z',
    paint.r('#7b8289'),
  ) +
  shape('M364 148 l-110 54 q-8 8 0 16 l110 24z', paint.v('#858c93')) +
  shape('M254 202 q-8 8 0 16 l18 4 v-28z', '#d8dcdf') +
  rect(538, 148, 12, 100, 4, '#d8dcdf');
const sledge = ({ paint }: Look) =>
  shape('M262 130 h276 l22 22 v92 l-22 22 h-276 l-22-22 v-92z', paint.r('#6f767d')) +
  shape('M240 152 l22-22 h10 v136 h-10 l-22-22z', '#c9ced2') +
  shape('M560 152 l-22-22 h-10 v136 h10 l22-22z', '#c9ced2');

export const hammer = drawing([150, 100, 650, 690], [330, 240], (look) => {
  const { paint, main, text, title } = look;
  const wooden = text('material').includes('Esche') || text('material') === '';
  const head = title === 'Schlosserhammer' ? locksmith : title === 'Fäustel' ? sledge : claw;
  return (
    paint.shadow(410, 690, 240, 18) +
    group(
      'rotate(28 400 400)',
      shape(
        'M372 230 h56 l6 200 q8 130-4 270 q-2 18-30 18 t-30-18 q-12-140-4-270z',
        paint.h(wooden ? ash : '#3a3f45'),
      ),
      wooden
        ? line('M390 300 q-6 150 0 380 M408 300 q6 190-2 390', '#8a5f2c', 2.5, fade(0.4))
        : shape('M368 470 h64 q6 120-4 236 q-2 12-28 12 t-28-12 q-10-116-4-236z', paint.h(main)),
      head(look),
      head !== claw ? rect(382, 126, 36, 24, 4, paint.h(wooden ? ash : '#3a3f45')) : '',
    )
  );
});

const grip = ({ paint, main, second }: Look) =>
  shape(
    'M372 330 q-60 30-90 110 q-30 110-6 230 q6 26 34 22 q24-6 20-30 q-14-120 14-200 q20-60 76-96z',
    paint.h(main),
  ) +
  shape(
    'M428 330 q60 30 90 110 q30 110 6 230 q-6 26-34 22 q-24-6-20-30 q14-120-14-200 q-20-60-76-96z',
    paint.h(darker(main, 0.12)),
  ) +
  line('M300 470 q-18 90 -4 190 M500 470 q18 90 4 190', second, 9, fade(0.9));

const jaws = ({ paint }: Look) =>
  shape(
    'M396 124 q-44 60-40 150 q-14 40 10 74 q34 26 64-2 l6-70 q-26-70-20-150z',
    paint.steel('h', '#8d949b'),
  ) +
  shape(
    'M404 124 q44 60 40 150 q14 40-10 74 q-30 20-56 2 l14-76 q22-70 12-150z',
    paint.steel('h', '#a3aab1'),
  ) +
  times(7, (index) => line(`M388 ${150 + index * 14} h24`, '#4a5056', 3));
/** Short jaws with a bright edge. */
const cutters = ({ paint }: Look) =>
  shape('M398 196 q-60 16-70 76 q-4 60 42 82 q34 14 56-10 l-26-66z', paint.steel('h', '#8d949b')) +
  shape('M402 196 q60 16 70 76 q4 60-42 82 q-34 14-56-10 l26-66z', paint.steel('h', '#a3aab1')) +
  shape('M400 196 q-22 34-14 84 h28 q8-50-14-84z', '#e9ecee') +
  line('M400 196 v84', '#4a5056', 4);
/** One jaw slides along the other; both are inclined. */
const slipJoint = ({ paint }: Look) =>
  shape(
    'M436 372 q-96-10-104-96 q-4-80-66-118 l24-40 q96 44 114 130 q8 50 60 74z',
    paint.steel('v', '#8d949b'),
  ) +
  shape(
    'M364 372 q-20-60 26-110 q40-44-4-110 l-68-52 l26-30 l92 54 q84 80 36 178 q-14 40-34 70z',
    paint.steel('h', '#a3aab1'),
  ) +
  times(6, (index) => line(`M${318 + index * 12} ${106 + index * 12} l-14 18`, '#4a5056', 4)) +
  group('rotate(-58 410 300)', rect(360, 284, 92, 26, 13, '#4a5056'));

export const pliers = drawing([250, 120, 560, 700], [400, 260], (look) => {
  const side = look.title === 'Seitenschneider';
  const pump = look.title === 'Wasserpumpenzange';
  return (
    look.paint.shadow(400, 700, 190, 18) +
    grip(look) +
    (side ? cutters : pump ? slipJoint : jaws)(look) +
    disc(400, side ? 318 : pump ? 316 : 300, 30, look.paint.ball('#9aa1a8')) +
    disc(400, side ? 318 : pump ? 316 : 300, 9, '#5b6268')
  );
});

export const chisel = drawing(
  [340, 90, 460, 700],
  [400, 620],
  ({ paint, main, text }) =>
    paint.shadow(400, 696, 150, 14) +
    shape('M360 440 q40-30 80 0 v246 q-40 10-80 0z', paint.steel('h', steel)) +
    shape('M360 622 h80 v64 q-40 10-80 0z', paint.fall('#fbfcfc', '#b9c1c6')) +
    line('M360 622 h80', '#7d858b', 3) +
    line('M360 687 q40 9 80 0', '#4a5056', 4) +
    line('M372 446 v172 M428 446 v172', '#fff', 3, fade(0.6)) +
    shape('M384 390 h32 l12 52 q-28-16-56 0z', paint.steel('h', '#8d949b')) +
    rect(366, 350, 68, 46, 10, paint.steel('h', '#c9a54c')) +
    shape(
      'M366 352 q-26-110-8-224 q4-26 42-28 q38 2 42 28 q18 114-8 224z',
      paint.h(text('material') === 'Kunststoff' ? main : ash),
    ) +
    line(
      'M384 140 q-10 100 0 206 M410 130 q12 110 0 216',
      '#8a5f2c',
      2.5,
      fade(text('material') === 'Kunststoff' ? 0 : 0.4),
    ) +
    rect(350, 92, 100, 36, 14, paint.h('#6d747b')),
);

export const clamp = drawing([150, 110, 640, 700], [300, 300], ({ paint, main, title, text }) => {
  const trigger = title === 'Einhandzwinge';
  return (
    paint.shadow(400, 700, 260, 16) +
    rect(190, 350, 250, 90, 4, paint.v('#e6c795')) +
    rect(190, 440, 250, 60, 4, paint.v('#c99f66')) +
    line('M200 380 q120 10 230 0 M200 410 q110-8 230 4 M200 470 q120 8 230 0', '#a67d48', 2.5, fade(0.6)) +
    rect(560, 120, 42, 570, 4, paint.steel('h', steel)) +
    line(
      times(24, (index) => `M572 ${212 + index * 19}h18`),
      '#6d747b',
      3,
    ) +
    shape('M616 110 v110 h-72 q-30-30-90-34 l-110-4 v104 h-56 v-120 q0-46 46-50z', paint.v(main)) +
    rect(278, 278, 80, 24, 6, paint.h('#3a3f45')) +
    rect(272, 300, 92, 50, 8, paint.h(trigger ? '#2f3338' : '#8d949b')) +
    rect(296, 500, 44, 196, 4, paint.steel('h', steel)) +
    line(
      times(12, (index) => `M297 ${528 + index * 14} l42-8`),
      '#5b6268',
      4,
    ) +
    rect(266, 500, 104, 30, 8, paint.h('#6d747b')) +
    shape('M616 556 v82 h-330 q-26-4-26-42 q2-38 26-40z', paint.v(main)) +
    shape('M300 562 h240 v12 h-250z', '#fff', fade(0.3)) +
    (trigger
      ? shape('M420 638 h60 q-8 40 6 60 h-60 q-20-20-6-60z', paint.v('#2f3338'))
      : shape(
          'M288 660 h60 q10 0 12 14 l4 84 q-4 22-46 22 t-46-22 l4-84 q2-14 12-14z',
          paint.h(text('ausfuehrung').includes('Holz') ? '#c98f4a' : '#33383d'),
        ))
  );
});

const blade = ({ paint }: Look) =>
  shape('M250 130 h300 l-70 260 q-80 24-160 0z', paint.steel('h', '#c9ced3')) +
  shape('M250 130 h300 l-5 18 h-290z', '#eef1f2') +
  rect(380, 380, 40, 70, 6, paint.steel('h'));

/** A wide plate from above, with its handle in the middle. */
const float = ({ paint, main, text }: Look) =>
  paint.shadow(370, 548, 330, 26) +
  shape('M60 520 l150-150 h540 l-140 150z', paint.steel('h', '#c9ced3')) +
  shape('M60 520 h550 l140-150 v10 l-138 152 h-552z', '#7d858b') +
  rect(250, 400, 44, 62, 8, paint.h('#8d949b')) +
  rect(500, 400, 44, 62, 8, paint.h('#8d949b')) +
  shape('M230 470 h330 l30-30 h-330z', '#8d949b') +
  oval(400, 470, 190, 20, '#1b2420', fade(0.25)) +
  shape(
    'M190 330 q10-34 50-32 h320 q44 0 48 36 q-2 40-46 42 q-60 2-90 14 q-80 12-150 0 q-40-14-84-14 q-46-4-48-46z',
    paint.r(text('material').includes('Holz') ? '#c98f4a' : main),
  ) +
  rect(250, 312, 290, 10, 5, '#fff', fade(0.35));

export const trowel = drawing([230, 120, 570, 700], [400, 300], (look) => {
  const { paint, main, title, text } = look;
  if (title === 'Glättkelle') return float(look);
  const wood = text('material').includes('Holz');
  return (
    paint.shadow(400, 700, 160, 16) +
    blade(look) +
    shape(
      'M362 440 h76 q16 110 2 214 q-6 40-40 42 q-34-2-40-42 q-14-104 2-214z',
      paint.h(wood ? '#c98f4a' : main),
    ) +
    shape(
      'M376 450 q-8 100 0 200',
      'none',
      ` stroke="${lighter(wood ? '#c98f4a' : main, 0.5)}" stroke-width="8"`,
    ) +
    disc(400, 664, 9, '#fff')
  );
});
