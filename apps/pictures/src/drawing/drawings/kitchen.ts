import { darker, inkOn, lighter } from '../colour-math';
import { drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const food = (y: number, { paint }: Look) =>
  rect(250, y - 74, 40, 74, 3, paint.h('#f4f6f7')) +
  shape(`M250 ${y - 74} l8-16 h24 l8 16z`, '#1d6fb8') +
  rect(250, y - 48, 40, 26, 0, '#1d6fb8') +
  rect(304, y - 66, 34, 66, 8, paint.h('#c9a03f')) +
  rect(302, y - 74, 38, 14, 4, '#c3272b') +
  shape(`M356 ${y} v-34 l88-14 v48z`, paint.v('#f0c33c')) +
  disc(380, y - 16, 6, '#c99418') +
  disc(416, y - 20, 8, '#c99418');
const fruit = (y: number, { paint }: Look) =>
  disc(272, y - 26, 26, paint.ball('#5b9a4b')) +
  disc(318, y - 22, 22, paint.ball('#c3272b')) +
  disc(358, y - 22, 22, paint.ball('#c3272b')) +
  shape(`M390 ${y - 10} q30-50 66-10 l-6 18 h-58z`, '#e8852b');

/** With an open door: a closed one is a plain white box. */
export const fridge = drawing([210, 70, 500, 700], [350, 330], (look) => {
  const { paint, brand, colour, title, write } = look;
  const tone = colour('#f4f5f5');
  const top = look.number('hoehe-cm', 143) < 100 ? 290 : 70;
  const freezer = title.includes('Gefrier');
  const end = freezer ? (top === 70 ? 470 : 520) : 680;
  const inside = end - top - 56;
  const shelves = inside > 400 ? 4 : inside > 250 ? 3 : 2;
  const shelf = (index: number) => Math.round(top + 42 + (inside * (index + 1)) / shelves);
  const stroke = ` stroke="${darker(tone, 0.25)}" stroke-width="3"`;
  return (
    paint.shadow(410, 702, 270) +
    shape(`M210 ${top + 20} l34-20 h290 l-34 20z`, lighter(tone, 0.4), stroke) +
    rect(210, top + 20, 290, 674 - top, 8, paint.h(tone), stroke) +
    rect(228, top + 38, 254, end - top - 46, 8, paint.v('#d9e8ee'), ' stroke="#a9bac1" stroke-width="3"') +
    oval(355, top + 60, 130, 60, paint.glow('#ffffff', 1)) +
    times(shelves - 1, (index) => (index % 2 ? fruit(shelf(index), look) : food(shelf(index), look))) +
    times(shelves - 1, (index) => rect(230, shelf(index), 250, 8, 2, '#8fb1bf')) +
    fruit(shelf(shelves - 1) - 20, look) +
    rect(236, shelf(shelves - 1) - 76, 238, 70, 8, '#eef7fa', fade(0.72)) +
    rect(316, shelf(shelves - 1) - 66, 80, 12, 6, '#8fb1bf') +
    (freezer
      ? rect(212, end + 6, 286, 680 - end, 6, paint.h(tone), stroke) +
        rect(470, end + 30, 12, 90, 6, paint.steel())
      : '') +
    shape(`M500 ${top + 20} l150 36 V${end + 24} l-150-24z`, paint.h('#eef2f3'), stroke) +
    shape(`M650 ${top + 56} l14-6 V${end + 20} l-14 4z`, darker(tone, 0.2)) +
    times(shelves - 1, (index) => {
      const y = top + 70 + Math.round(((index + 1) * (inside - 20)) / shelves);
      return (
        rect(530, y - 64, 26, 76, 6, paint.h(['#3d7a45', '#f4f6f7', '#8a2b2b'][index % 3] ?? '')) +
        rect(536, y - 84, 14, 24, 3, paint.h('#c9a03f')) +
        rect(570, y - 46, 40, 64, 6, paint.h(['#e8852b', '#1d6fb8', '#f0c33c'][index % 3] ?? '')) +
        shape(`M512 ${y - 10} l126 20 v34 l-126-18z`, '#cfe2ea', ' stroke="#9fb6bf" stroke-width="3"')
      );
    }) +
    write(brand, 355, freezer ? end + 64 : top + 64, freezer ? 32 : 20, {
      anchor: 'middle',
      fill: freezer && inkOn(tone) === '#ffffff' ? '#e3e6e8' : '#56605b',
      maxWidth: freezer ? 200 : 160,
    }) +
    rect(222, 694, 266, 10, 2, '#26292c')
  );
});

const grain = (tone: string, count: number) =>
  times(count, (index) =>
    line(
      `M${130 + index * 14} ${386 - index * 16} q220 ${(index % 3) * 10 - 10} ${500 + index * 4} 0`,
      darker(tone, 0.35),
      2.5,
      fade(0.4),
    ),
  );

const specks = (tone: string) =>
  times(50, (index) => {
    const y = 262 + ((index * 47) % 128);
    const x = 210 - Math.round((y - 250) * 0.87) + ((index * 173) % 530);
    return disc(x, y, 2 + (index % 3), index % 2 ? darker(tone, 0.3) : lighter(tone, 0.5), fade(0.5));
  });

/** With its cut edge, on faded cabinets. */
const counter = ({ paint, text }: Look, tone: string) =>
  paint.shadow(390, 690, 320) +
  shape('M620 458 l110-150 v230 l-110 140z', paint.fall('#c9cfd1', '#e9eced')) +
  rect(90, 458, 530, 222, 0, paint.fall('#d9dedf', '#f2f4f4')) +
  line('M267 470 V676 M443 470 V676', '#b9c1c4', 4) +
  times(3, (index) => rect(136 + index * 177, 496, 84, 10, 5, '#8d979b')) +
  shape('M70 400 l130-150 h560 l-120 150z', paint.d(lighter(tone, 0.2))) +
  (/Marmor|Schiefer|Beton|Anthrazit/.test(text('dekor')) ? specks(tone) : grain(tone, 8)) +
  shape('M70 400 l130-150 h560 l-8 10 h-544 l-122 140z', '#fff', fade(0.35)) +
  shape('M70 400 h570 v62 h-560 q-10 0-10-12z', paint.v(tone)) +
  rect(70, 400, 570, 8, 4, '#fff', fade(0.4)) +
  shape('M640 400 l120-150 v58 l-120 154z', paint.d('#c8a878')) +
  shape('M640 400 l120-150 v9 l-120 151z M640 453 l120-154 v9 l-120 154z', darker(tone, 0.25)) +
  times(22, (index) => disc(650 + index * 4.8, 408 - index * 6.1 + ((index * 37) % 24), 3.5, '#8a6a40')) +
  group(
    'translate(0 -26)',
    oval(380, 350, 92, 15, '#1b2420', fade(0.2)) +
      disc(352, 290, 28, paint.ball('#f0c33c')) +
      disc(404, 286, 30, paint.ball('#f0c33c')) +
      disc(378, 272, 28, paint.ball('#7fae3f')) +
      shape('M290 292 h180 q-8 56-60 60 h-60 q-52-4-60-60z', paint.h('#4f7f8c')),
  );

const sill = ({ paint }: Look, tone: string) =>
  paint.shadow(400, 690, 270) +
  rect(110, 400, 580, 280, 0, paint.fall('#ddd8ce', '#f3f1ec')) +
  rect(110, 60, 580, 360, 4, '#e6e1d8') +
  rect(150, 60, 500, 350, 4, paint.d('#fbfcfc'), ' stroke="#b9c1c4" stroke-width="3"') +
  [184, 418]
    .map(
      (x) =>
        rect(x, 60, 198, 300, 2, paint.v('#b5d7ea'), ' stroke="#b9c1c4" stroke-width="3"') +
        shape(`M${x + 2} 300 q60-40 110-14 t84-10 v84 h-194z`, '#9cc49a') +
        shape(`M${x + 20} 350 L${x + 120} 62 h46 L${x + 66} 350z`, '#fff', fade(0.35)),
    )
    .join('') +
  rect(394, 230, 12, 66, 6, paint.steel()) +
  shape('M130 410 h540 l90 90 h-720z', paint.d(lighter(tone, 0.25))) +
  times(5, (index) =>
    line(`M${116 - index * 14} ${428 + index * 15} h${568 + index * 28}`, darker(tone, 0.3), 2, fade(0.3)),
  ) +
  rect(40, 498, 720, 46, 8, paint.v(tone), ` stroke="${darker(tone, 0.25)}" stroke-width="2"`) +
  rect(100, 544, 600, 22, 0, '#1b2420', fade(0.16)) +
  oval(248, 466, 74, 14, '#1b2420', fade(0.22)) +
  times(9, (index) =>
    group(
      `translate(240 360) rotate(${index * 20 - 80})`,
      shape('M0 0 q-26-60 0-140 q26 80 0 140z', index % 2 ? '#3f8244' : '#5b9a4b'),
    ),
  ) +
  shape('M180 350 h120 l-16 110 q-44 14-88 0z', paint.h('#c1714c')) +
  rect(172, 340, 136, 30, 8, paint.h('#cf8059'));

export const worktop = drawing([70, 250, 760, 680], [560, 400], (look) => {
  const tone = look.colour('#c79f6b');
  return look.title === 'Fensterbank' ? sill(look, tone) : counter(look, tone);
});
