import { darker, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const chair = drawing([230, 120, 580, 690], [380, 330], ({ paint, colour }) => {
  const tone = colour('#41474d');
  return (
    paint.shadow(410, 690, 210) +
    line('M300 440 L250 684 M520 450 L570 684', darker(tone, 0.2), 20) +
    line('M340 470 L330 660 M490 470 L500 660', darker(tone, 0.4), 14) +
    shape('M270 130 q130-30 240 0 l20 290 h-280z', darker(tone, 0.15)) +
    times(6, (index) =>
      shape(`M${284 + index * 38} 138 h26 l${(index - 2.5) * 2.6} 280 h-28z`, paint.h(lighter(tone, 0.12))),
    ) +
    shape('M236 410 h310 l20 60 h-350z', paint.v(tone)) +
    line('M262 320 h-40 l10 90 M520 320 h48 l-6 100', tone, 16) +
    rect(212, 306, 90, 18, 9, paint.v(lighter(tone, 0.15))) +
    rect(510, 306, 90, 18, 9, paint.v(lighter(tone, 0.15)))
  );
});
const table = drawing([90, 320, 710, 690], [300, 350], ({ paint, colour }) => {
  const tone = colour('#8a6a45');
  const frame = '#3c4146';
  return (
    paint.shadow(400, 690, 320) +
    rect(150, 390, 26, 290, 4, paint.h(frame)) +
    rect(624, 390, 26, 290, 4, paint.h(frame)) +
    rect(230, 390, 20, 240, 4, paint.h(darker(frame, 0.3))) +
    rect(550, 390, 20, 240, 4, paint.h(darker(frame, 0.3))) +
    shape('M90 366 l90-66 h440 l90 66z', lighter(tone, 0.22)) +
    times(7, (index) =>
      line(`M${170 + index * 66} 366 l${(3 - index) * 14 + 6} -66`, darker(tone, 0.3), 2, fade(0.5)),
    ) +
    rect(90, 366, 620, 30, 4, paint.v(tone)) +
    rect(140, 396, 520, 22, 2, paint.v(frame))
  );
});
const bench = drawing([100, 240, 700, 680], [300, 320], ({ paint, colour }) => {
  const wood = colour('#b57a45');
  return (
    paint.shadow(400, 684, 330) +
    times(13, (index) =>
      rect(150 + index * 40, 280 - Math.round(Math.sin((index / 12) * 3.14) * 34), 22, 230, 4, paint.h(wood)),
    ) +
    shape('M120 290 q280-100 560 0 v30 q-280-90-560 0z', paint.v(wood)) +
    times(4, (index) =>
      shape(
        `M${110 - index * 8} ${490 + index * 16} h${580 + index * 16} v13 h-${580 + index * 16}z`,
        paint.v(index % 2 ? darker(wood, 0.1) : wood),
      ),
    ) +
    rect(104, 290, 30, 390, 4, paint.h(darker(wood, 0.1))) +
    rect(666, 290, 30, 390, 4, paint.h(darker(wood, 0.1))) +
    rect(84, 400, 80, 22, 8, paint.v(lighter(wood, 0.1))) +
    rect(636, 400, 80, 22, 8, paint.v(lighter(wood, 0.1))) +
    rect(130, 556, 540, 26, 3, paint.v(darker(wood, 0.2)))
  );
});
const cushion = drawing([200, 180, 620, 670], [400, 330], ({ paint, colour, text }) => {
  const tone = colour('#8d9297');
  const high = text('ausfuehrung') !== 'Niederlehner';
  return (
    paint.shadow(410, 680, 230) +
    shape(
      high
        ? 'M250 160 q150-24 300 0 q24 150 6 300 q-156 20-312 0 q-18-150 6-300z'
        : 'M250 260 q150-24 300 0 q24 100 6 200 q-156 20-312 0 q-18-100 6-200z',
      paint.h(tone),
    ) +
    shape(
      'M236 466 q164 20 328 0 q30 80 20 160 q-10 34-40 38 q-144 14-288 0 q-30-4-40-38 q-10-80 20-160z',
      paint.v(lighter(tone, 0.08)),
    ) +
    [
      [330, high ? 260 : 340],
      [470, high ? 260 : 340],
      [330, 380],
      [470, 380],
      [330, 560],
      [470, 560],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 9, darker(tone, 0.35)) +
          line(`M${x - 34} ${y} q34-14 68 0`, darker(tone, 0.25), 3, fade(0.6)),
      )
      .join('') +
    line('M246 170 q154-24 308 0', lighter(tone, 0.4), 4, fade(0.7))
  );
});
const parasol = drawing([120, 100, 680, 690], [400, 240], ({ paint, colour, title }) => {
  const tone = colour('#f3ead6');
  const swing = title === 'Ampelschirm';
  return (
    paint.shadow(swing ? 600 : 400, 690, 190) +
    (swing
      ? line('M620 660 L610 300 Q600 90 400 96', '#5b6268', 18)
      : rect(392, 130, 16, 520, 4, paint.steel())) +
    rect(swing ? 520 : 310, 652, swing ? 180 : 180, 34, 10, paint.v('#4a5056')) +
    times(8, (index) => {
      const x1 = 100 + index * 75;
      const x2 = x1 + 75;
      return shape(
        `M400 110 L${x1} 330 Q${(x1 + x2) / 2} 356 ${x2} 330z`,
        index % 2 ? darker(tone, 0.04 + Math.abs(index - 2.5) * 0.03) : lighter(tone, 0.14),
        ` stroke="${darker(tone, 0.18)}" stroke-width="2"`,
      );
    }) +
    times(8, (index) =>
      shape(
        `M${100 + index * 75} 330 q37.5 26 75 0 v26 q-37.5 26-75 0z`,
        index % 2 ? darker(tone, 0.16) : darker(tone, 0.06),
      ),
    ) +
    disc(400, 102, 13, paint.ball('#5b6268'))
  );
});
const sail = drawing([110, 200, 690, 600], [400, 380], ({ paint, colour, text }) => {
  const tone = colour('#d8c6a3');
  const triangle = text('form') === 'Dreieck';
  return (
    rect(96, 120, 18, 560, 4, paint.steel()) +
    rect(690, 200, 18, 480, 4, paint.steel()) +
    paint.shadow(400, 690, 330) +
    line('M112 200 L150 216 M690 270 L650 290', '#8d949b', 6) +
    (triangle
      ? shape('M150 216 Q400 300 650 290 Q420 360 330 590 Q270 380 150 216z', paint.d(tone)) +
        line('M150 216 Q300 380 330 590', darker(tone, 0.2), 4)
      : shape(
          'M150 216 Q400 280 650 290 Q600 420 620 560 Q400 500 170 570 Q200 400 150 216z',
          paint.d(tone),
        ) +
        line('M150 216 Q360 400 620 560', darker(tone, 0.15), 3) +
        line('M620 560 l72 70 M170 570 l-60 70', '#8d949b', 5)) +
    [
      [150, 216],
      [650, 290],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 11, paint.ball('#c9ced3')))
      .join('')
  );
});
const pavilion = drawing([110, 150, 690, 690], [400, 280], ({ paint, colour }) => {
  const tone = colour('#d8c6a3');
  return (
    paint.shadow(400, 690, 330) +
    [180, 620].map((x) => rect(x - 8, 320, 16, 330, 2, paint.h('#6d747b'))).join('') +
    [130, 654].map((x) => rect(x, 340, 18, 350, 2, paint.h('#4a5056'))).join('') +
    shape('M400 190 L110 330 H690z', paint.v(tone)) +
    shape('M400 190 L110 330 H330z', '#000', fade(0.08)) +
    shape('M400 150 l-70 78 q70 16 140 0z', lighter(tone, 0.2)) +
    shape(
      'M110 330 h580 v40 q-29 20-58 0 t-58 0 -58 0 -58 0 -58 0 -58 0 -58 0 -58 0 -58 0 -58 0z',
      darker(tone, 0.12),
    )
  );
});
const gasGrill = drawing([90, 200, 710, 690], [380, 300], ({ paint, main, brand, text, write }) => {
  const knobs = Number(text('ausfuehrung').slice(0, 1)) || 3;
  return (
    paint.shadow(400, 692, 310) +
    rect(220, 440, 360, 220, 6, paint.v('#3a3f45')) +
    rect(236, 456, 158, 188, 4, paint.v('#4a5056')) +
    rect(406, 456, 158, 188, 4, paint.v('#4a5056')) +
    rect(370, 500, 10, 80, 5, '#c9ced3') +
    rect(420, 500, 10, 80, 5, '#c9ced3') +
    rect(80, 380, 150, 22, 6, paint.v('#c3c8cc')) +
    rect(570, 380, 150, 22, 6, paint.v('#c3c8cc')) +
    shape('M210 380 v-40 q0-120 190-120 t190 120 v40z', paint.v('#2d3136')) +
    shape('M226 330 q20-90 170-94 q90 0 130 30 q-170-20-300 64z', '#fff', fade(0.2)) +
    rect(240, 330, 320, 14, 7, paint.steel('v')) +
    disc(400, 280, 27, '#f4f5f6', ' stroke="#8d949b" stroke-width="5"') +
    line('M400 280 l9-14', '#c3272b', 4) +
    rect(206, 380, 388, 66, 6, paint.steel('v', '#c3c8cc')) +
    times(
      knobs,
      (index) =>
        disc(400 + (index - (knobs - 1) / 2) * 80, 414, 22, paint.ball('#2d3136')) +
        rect(398 + (index - (knobs - 1) / 2) * 80, 396, 4, 16, 2, main),
    ) +
    disc(250, 672, 20, '#24272a') +
    disc(550, 672, 20, '#24272a') +
    write(brand, 400, 366, 26, { anchor: 'middle', maxWidth: 200 })
  );
});
const kettleGrill = drawing([220, 110, 590, 690], [400, 300], ({ paint, colour, brand, write }) => {
  const tone = colour('#22252a');
  return (
    paint.shadow(405, 690, 220) +
    line('M340 480 L270 684 M460 480 L540 660', '#8d949b', 15) +
    line('M400 490 V640', '#6d747b', 13) +
    line('M300 600 h210', '#8d949b', 9) +
    disc(548, 656, 34, paint.ball('#2b2e32')) +
    disc(548, 656, 14, '#c9ced3') +
    shape('M210 340 h380 q-14 150-190 166 q-176-16-190-166z', paint.ball(tone)) +
    shape('M210 326 q14-180 190-186 q176 6 190 186z', paint.ball(tone)) +
    shape('M250 290 q30-100 120-120 q-60 50-76 124z', '#fff', fade(0.3)) +
    rect(200, 322, 400, 22, 8, paint.steel('v')) +
    rect(370, 118, 60, 18, 8, '#c98f4a') +
    rect(374, 132, 10, 16, 0, '#8d949b') +
    rect(416, 132, 10, 16, 0, '#8d949b') +
    rect(566, 372, 70, 18, 8, '#c98f4a') +
    disc(490, 240, 22, '#f4f5f6', ' stroke="#8d949b" stroke-width="5"') +
    write(brand, 400, 430, 34, { anchor: 'middle', maxWidth: 220 })
  );
});
const shed = drawing([110, 150, 700, 690], [330, 440], ({ paint, colour, title }) => {
  if (title === 'Gewächshaus')
    return (
      paint.shadow(400, 690, 340) +
      shape('M130 350 L330 200 L530 350 V680 H130z', '#d9ecef', fade(0.8)) +
      shape('M330 200 L560 160 L700 300 L530 350z', '#c5e0e6', fade(0.85)) +
      shape('M530 350 L700 300 V620 L530 680z', '#b5d4dc', fade(0.85)) +
      times(7, (index) =>
        group(
          `translate(${180 + index * 48} 670)`,
          shape('M0 0 q-24-60 0-130 q24 70 0 130z', index % 2 ? '#4f9a48' : '#7cb342'),
        ),
      ) +
      line(
        'M130 350 L330 200 L530 350 V680 H130z M330 200 L560 160 L700 300 L530 350 M700 300 V620 L530 680 M230 276 V680 M430 276 V680 M586 334 V660 M644 316 V640 M330 200 V340 M410 186 L586 334 M486 174 L644 316',
        '#5b6268',
        7,
      ) +
      rect(268, 380, 124, 300, 2, 'none', ' stroke="#5b6268" stroke-width="7"') +
      shape('M150 350 L330 220 v50 L180 380z', '#fff', fade(0.5))
    );
  const tone = colour('#d3a667');
  return (
    paint.shadow(400, 690, 330) +
    shape('M520 340 L680 300 V630 L520 684z', paint.v(darker(tone, 0.28))) +
    times(8, (index) =>
      line(`M520 ${372 + index * 40} L680 ${332 + index * 38}`, darker(tone, 0.5), 2, fade(0.5)),
    ) +
    shape('M140 340 L330 220 L520 340 V684 H140z', paint.v(tone)) +
    times(10, (index) => line(`M140 ${372 + index * 32} H520`, darker(tone, 0.35), 2, fade(0.5))) +
    shape('M110 350 L330 200 L560 350 l-20 16 L330 234 L130 366z', paint.v('#4a4f54')) +
    shape('M330 200 L540 160 L710 300 L560 350z', paint.v('#5b6066')) +
    rect(240, 400, 180, 284, 3, paint.v(darker(tone, 0.14))) +
    line('M330 400 V684', darker(tone, 0.5), 4) +
    rect(258, 430, 56, 90, 2, '#bfd8e0') +
    rect(346, 430, 56, 90, 2, '#bfd8e0') +
    disc(320, 560, 7, '#26292c') +
    disc(340, 560, 7, '#26292c')
  );
});
const pool = drawing(
  [80, 330, 720, 670],
  [400, 400],
  ({ paint, brand, write }) =>
    paint.shadow(400, 676, 340) +
    shape('M90 420 q10 170 310 200 q300-30 310-200z', paint.h('#3f86b0')) +
    times(9, (index) =>
      line(
        `M${110 + index * 72} ${430 + Math.round(Math.sin((index / 8) * 3.14) * 36)} l${(4 - index) * 6} ${150 + Math.round(Math.sin((index / 8) * 3.14) * 26)}`,
        '#e3e8ea',
        11,
      ),
    ) +
    oval(400, 420, 312, 92, '#f1f4f5', ' stroke="#c3cacd" stroke-width="4"') +
    oval(400, 424, 284, 76, paint.d('#4fb3d9')) +
    line(
      'M200 420 q40-20 80 0 t80 0 M380 456 q40-20 80 0 t80 0 M420 396 q30-16 60 0 t60 0',
      '#fff',
      6,
      fade(0.7),
    ) +
    line('M560 380 V250 q0-30 30-30 t30 30 V560', '#e3e8ea', 13) +
    times(3, (index) => line(`M566 ${420 + index * 44} h54`, '#c3cacd', 9)) +
    write(brand, 400, 586, 40, { anchor: 'middle', maxWidth: 260 }),
);
const sandbox = drawing([110, 290, 700, 660], [400, 480], ({ paint, colour, text }) => {
  const wood = colour('#e0ba80');
  const roof = text('ausfuehrung') === 'mit Dach';
  return (
    paint.shadow(400, 664, 330) +
    (roof
      ? rect(180, 230, 18, 260, 2, paint.h(wood)) +
        rect(602, 230, 18, 260, 2, paint.h(wood)) +
        shape('M130 250 L400 160 L680 250 l-40 30 H160z', paint.v('#2f7d8c'))
      : '') +
    shape('M170 470 h460 l60 90 h-580z', '#ecd9a4') +
    times(40, (index) => disc(190 + ((index * 71) % 430), 480 + ((index * 37) % 76), 3, '#c9ad6b')) +
    shape('M380 520 q40-70 90 0z', '#dfc588') +
    shape('M250 500 h50 l-8 46 h-34z', paint.h('#c3272b')) +
    rect(100, 556, 600, 86, 4, paint.v(wood)) +
    line('M110 584 h580 M110 612 h570', darker(wood, 0.4), 2, fade(0.5)) +
    shape('M100 556 l70-96 h30 l-60 96z M700 556 l-70-96 h-30 l60 96z', paint.v(lighter(wood, 0.1))) +
    rect(90, 546, 620, 18, 4, paint.v(lighter(wood, 0.2)))
  );
});
const birdhouse = drawing([230, 170, 570, 690], [400, 420], ({ paint, colour, title }) => {
  const wood = colour('#c98f56');
  return (
    paint.shadow(400, 692, 200) +
    (title === 'Futterhaus'
      ? rect(388, 520, 24, 160, 4, paint.h(wood)) +
        rect(220, 490, 360, 30, 4, paint.v(wood)) +
        [260, 520].map((x) => rect(x, 340, 22, 154, 2, paint.h(darker(wood, 0.1)))).join('') +
        times(30, (index) =>
          oval(270 + ((index * 47) % 260), 484 + ((index * 13) % 8), 7, 4, index % 2 ? '#3c2c20' : '#e3cf7a'),
        )
      : rect(270, 320, 260, 330, 4, paint.v(wood)) +
        times(4, (index) =>
          line(
            `M280 ${360 + index * 70} q120 ${(index % 2) * 10 - 5} 240 0`,
            darker(wood, 0.4),
            2,
            fade(0.4),
          ),
        ) +
        disc(400, 430, 42, darker(wood, 0.3)) +
        disc(400, 432, 36, '#1d1510') +
        rect(392, 500, 16, 60, 8, paint.h(darker(wood, 0.3)))) +
    shape('M220 340 L400 190 L580 340 l-20 26 L400 234 L240 366z', paint.v(darker(wood, 0.35))) +
    line('M400 190 v-40', '#6d747b', 5) +
    disc(400, 144, 12, 'none', ' stroke="#6d747b" stroke-width="5"')
  );
});

export const outdoorDrawings = {
  chair,
  table,
  bench,
  cushion,
  parasol,
  sail,
  pavilion,
  'gas-grill': gasGrill,
  'kettle-grill': kettleGrill,
  shed,
  greenhouse: shed,
  pool,
  sandbox,
  birdhouse,
} satisfies Record<string, Drawing>;
