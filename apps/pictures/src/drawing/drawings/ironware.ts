import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { bracket, handle, hinge } from './fittings';

const metalOf = ({ text }: Look) =>
  text('oberflaeche').includes('gelb') || text('oberflaeche').includes('messing')
    ? '#c9a03f'
    : text('oberflaeche') === 'phosphatiert'
      ? '#4b4e52'
      : '#a9b0b6';

/** A countersunk screw pointing down, head at the origin, 150 long. */
const screw = (look: Look, length = 150) => {
  const colour = metalOf(look);
  return (
    shape(`M-8 6 h16 l-2 ${length - 34} l-6 30 l-6-30z`, look.paint.steel('h', colour)) +
    times(Math.floor((length - 44) / 11), (index) =>
      line(`M-9 ${30 + index * 11} l18-6`, darker(colour, 0.5), 3),
    ) +
    shape('M-21 -6 q21-11 42 0 l-12 16 h-18z', look.paint.steel('h', colour)) +
    oval(0, -6, 21, 7, look.paint.d(lighter(colour, 0.35))) +
    line('M-7 -6 h14 M0 -9 v6', darker(colour, 0.6), 3)
  );
};

const box = ({ paint, main, second, brand, title, size, text, write }: Look) =>
  rect(150, 380, 500, 270, 8, paint.v(main)) +
  rect(150, 560, 500, 90, 0, paint.v(second === '#ffffff' ? lighter(main, 0.85) : second)) +
  rect(150, 380, 500, 12, 4, '#fff', fade(0.25)) +
  write(brand, 176, 448, 52, { fill: inkOn(main), maxWidth: 440 }) +
  write(title, 176, 494, 32, { weight: 'regular', fill: inkOn(main), maxWidth: 440 }) +
  write(text('oberflaeche'), 176, 534, 26, {
    weight: 'regular',
    fill: inkOn(main),
    opacity: 0.85,
    maxWidth: 300,
  }) +
  write(size, 176, 624, 54, { fill: inkOn(second), maxWidth: 300 }) +
  write(text('stueck'), 626, 620, 32, {
    anchor: 'end',
    weight: 'regular',
    fill: inkOn(second),
    maxWidth: 150,
  });

/** A wire nail with a flat head, pointing down. */
const nail = (look: Look) => {
  const colour = look.text('oberflaeche') === 'blank' ? '#8d949b' : '#b4bac0';
  return (
    shape('M-5 0 h10 v120 l-5 22 l-5-22z', look.paint.steel('h', colour)) +
    rect(-16, -8, 32, 9, 4, look.paint.steel('h', colour))
  );
};

const screwsBox = drawing([140, 230, 660, 720], [400, 330], (look) => {
  const piece = look.paint.reuse(look.title === 'Nägel' ? nail(look) : screw(look));
  return (
    look.paint.shadow(400, 654, 310, 26) +
    shape('M150 386 l56-66 h390 l54 66z', darker('#e9e2d3', 0.25)) +
    times(26, (index) =>
      group(
        `translate(${206 + ((index * 53) % 390)} ${306 + ((index * 37) % 54)}) rotate(${((index * 47) % 150) - 75}) scale(.78)`,
        piece,
      ),
    ) +
    box(look) +
    group('translate(250 716) rotate(74) scale(.95)', piece) +
    group('translate(560 706) rotate(-66) scale(.95)', piece)
  );
});

const dowels = drawing([150, 130, 650, 690], [400, 560], (look) => {
  const { paint, main, brand, title, size, text, write } = look;
  const plug =
    rect(-13, 0, 26, 120, 8, paint.h('#8f979e')) +
    rect(-17, -6, 34, 14, 4, paint.h('#a9b0b6')) +
    rect(-2, 24, 4, 98, 2, '#5b6268') +
    times(4, (index) => rect(-16, 34 + index * 20, 32, 7, 3, '#767e85'));
  return (
    paint.shadow(400, 688, 240) +
    shape('M200 150 q0-20 20-20 h360 q20 0 20 20 v520 q0 16-16 16 h-368 q-16 0-16-16z', paint.d(main)) +
    shape('M350 156 h100 q14 14 0 28 h-34 q-16 14-32 0 h-34 q-14-14 0-28z', '#fff') +
    write(brand, 400, 256, 58, { anchor: 'middle', fill: inkOn(main), maxWidth: 350 }) +
    write(title, 400, 304, 34, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 350 }) +
    write(size, 400, 362, 44, { anchor: 'middle', fill: inkOn(main), maxWidth: 300 }) +
    rect(226, 392, 348, 264, 20, paint.d('#eef2f4')) +
    times(14, (index) =>
      group(
        `translate(${266 + (index % 7) * 45} ${412 + Math.floor(index / 7) * 110}) rotate(${((index * 31) % 24) - 12}) scale(.86)`,
        plug,
      ),
    ) +
    shape('M236 402 h130 l-120 240 h-10z', '#fff', fade(0.4)) +
    rect(460, 610, 104, 36, 18, main) +
    write(text('stueck'), 512, 636, 22, { anchor: 'middle', fill: inkOn(main), maxWidth: 90 })
  );
});

const anchor = drawing([180, 180, 630, 640], [300, 380], ({ paint }) => {
  const bolt =
    rect(-20, -200, 40, 330, 4, paint.steel('h', '#a3aab1')) +
    times(12, (index) => line(`M-20 ${-190 + index * 11} l40 -5`, '#6d747b', 3)) +
    shape('M-34 -90 h68 v44 h-68z', paint.steel('h')) +
    rect(-46, -44, 92, 12, 3, paint.steel('h')) +
    shape('M-22 60 h44 v90 h-44z', paint.h('#8d949b')) +
    line('M0 70 v70', '#5b6268', 4) +
    shape('M-20 150 h40 l8 50 q-28 12-56 0z', paint.steel('h'));
  return (
    paint.shadow(400, 640, 220) +
    group('translate(290 430) rotate(-8)', bolt) +
    group('translate(420 430)', bolt) +
    group('translate(550 430) rotate(8)', bolt)
  );
});

const nuts = drawing([140, 240, 660, 660], [400, 460], (look) => {
  const washer = look.title.includes('scheibe');
  const piece = washer
    ? disc(0, 0, 62, look.paint.steel('v')) +
      disc(0, 0, 62, 'none', ' stroke="#7d848b" stroke-width="2"') +
      disc(0, 0, 28, '#fff', ' stroke="#7d848b" stroke-width="3"')
    : shape('M0 -66 l57 33 v66 l-57 33 l-57-33 v-66z', look.paint.steel('v')) +
      disc(0, 0, 54, look.paint.d('#d3d7da')) +
      disc(0, 0, 32, '#3a3f45') +
      times(3, (index) => disc(0, 0, 30 - index * 6, 'none', ' stroke="#8a9096" stroke-width="2"'));
  const at = [
    [290, 330, 1.1],
    [480, 300, 1],
    [400, 450, 1.35],
    [230, 500, 1.05],
    [570, 470, 1.15],
    [330, 600, 1],
    [500, 610, 1.1],
  ] as const;
  return (
    look.paint.shadow(400, 664, 290) +
    at
      .map(([x, y, scale], index) =>
        group(
          `translate(${x} ${y}) scale(${scale}) rotate(${index * 17})`,
          oval(6, 12, 60, 60, '#1b2420', fade(0.16)),
          piece,
        ),
      )
      .join('')
  );
});

const hook = drawing([250, 170, 560, 640], [400, 480], ({ paint, colour, text }) => {
  const metal = text('oberflaeche').includes('weiß') ? '#e3e4e2' : colour('#b4bac0');
  return (
    paint.shadow(400, 650, 180) +
    rect(330, 180, 140, 270, 18, paint.steel('h', metal)) +
    [220, 400]
      .map(
        (y) => disc(400, y, 24, darker(metal, 0.25)) + line(`M388 ${y} h24 M400 ${y - 12} v24`, '#4a5056', 6),
      )
      .join('') +
    line('M400 420 v70 q0 100 90 100 q76-6 76-96', darker(metal, 0.45), 46) +
    line('M398 416 v70 q0 100 90 100 q76-6 76-96', metal, 38) +
    line('M388 430 v60 q4 80 70 92', lighter(metal, 0.7), 9) +
    disc(564, 490, 25, paint.ball('#c3272b'))
  );
});

const caster = drawing(
  [240, 180, 580, 680],
  [400, 540],
  ({ paint, main }) =>
    paint.shadow(410, 682, 190) +
    shape('M250 190 h300 l26 30 v26 h-352 v-26z', paint.steel('v')) +
    times(4, (index) => oval(290 + index * 74, 206, 18, 6, '#5b6268')) +
    rect(330, 246, 140, 30, 8, paint.steel('h')) +
    shape('M330 268 h140 q34 6 44 50 l-2 20 h-212 q4-60 30-70z', paint.steel('h', '#9aa1a8')) +
    disc(430, 540, 140, paint.ball('#2f3338')) +
    disc(430, 540, 106, paint.d('#d7dadd')) +
    disc(430, 540, 74, 'none', ' stroke="#b4bac0" stroke-width="12"') +
    disc(430, 540, 52, paint.ball(main)) +
    shape(
      'M300 336 q0-60 36-68 h128 q44 8 50 70 l-36 206 q-6 44-48 46 q-40-2-52-40z',
      paint.steel('h', '#c3c9cd'),
    ) +
    line('M312 340 L390 560', '#fff', 6, fade(0.7)) +
    disc(430, 540, 32, '#7d858b') +
    shape('M430 512 l24 14 v28 l-24 14 l-24-14 v-28z', paint.d('#c9ced2')) +
    rect(500, 290, 90, 32, 10, paint.v('#c3272b')),
);

const chain = drawing([120, 200, 690, 640], [400, 420], ({ paint, colour }) => {
  const metal = colour('#a9b0b6');
  const flat =
    oval(0, 0, 64, 38, 'none', ` stroke="${darker(metal, 0.35)}" stroke-width="24"`) +
    oval(0, -3, 64, 38, 'none', ` stroke="${metal}" stroke-width="17"`) +
    oval(-3, -6, 64, 38, 'none', ` stroke="${lighter(metal, 0.7)}" stroke-width="5"`);
  const edge = rect(-62, -13, 124, 26, 13, paint.steel('v', metal));
  const points = Array.from(
    { length: 13 },
    (_, index) =>
      [
        150 + (index % 7) * 83,
        300 + Math.floor(index / 7) * 190 + Math.sin(index * 1.3) * 34,
        Math.cos(index * 1.3) * 30,
      ] as const,
  );
  return (
    paint.shadow(400, 620, 300) +
    points
      .map(([x, y, angle], index) =>
        group(
          `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)})`,
          index % 2 ? edge : flat,
        ),
      )
      .join('')
  );
});

const rope = drawing([150, 210, 650, 650], [400, 330], ({ paint, text, main, brand, size, write }) => {
  const fibre = text('material') === 'Hanf' ? '#c9a66b' : lighter(main, 0.15);
  return (
    paint.shadow(400, 650, 270) +
    times(8, (index) => {
      const y = 610 - index * 46;
      return (
        oval(
          400,
          y,
          226 - (index % 2) * 8,
          62,
          'none',
          ` stroke="${darker(fibre, 0.45)}" stroke-width="44"`,
        ) +
        oval(400, y - 3, 226 - (index % 2) * 8, 62, 'none', ` stroke="${fibre}" stroke-width="36"`) +
        oval(
          400,
          y - 4,
          226 - (index % 2) * 8,
          62,
          'none',
          ` stroke="${darker(fibre, 0.3)}" stroke-width="34" stroke-dasharray="4 16"`,
        )
      );
    }) +
    shape('M300 330 q100 30 200 0 v330 q-100 34-200 0z', paint.h('#f4f1ea')) +
    shape('M300 400 q100 30 200 0 v90 q-100 30-200 0z', paint.h(main)) +
    write(brand, 400, 468, 44, { anchor: 'middle', fill: inkOn(main), maxWidth: 170 }) +
    write(size, 400, 572, 48, { anchor: 'middle', fill: '#1b2420', maxWidth: 160 })
  );
});

const strap = drawing(
  [140, 260, 680, 650],
  [330, 400],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 650, 270) +
    times(6, (index) =>
      disc(
        520,
        490,
        150 - index * 22,
        'none',
        ` stroke="${index % 2 ? darker(main, 0.2) : main}" stroke-width="20"`,
      ),
    ) +
    shape('M130 600 h400 v44 h-400z', paint.v(main)) +
    line('M130 614 h400 M130 632 h400', lighter(main, 0.5), 3, ' stroke-dasharray="12 8"') +
    shape('M170 540 l40-150 h180 l30 150z', paint.steel('v')) +
    disc(300, 500, 52, paint.ball('#9aa1a8')) +
    times(10, (index) => group(`rotate(${index * 36} 300 500)`, rect(294, 440, 12, 18, 2, '#7d848b'))) +
    shape('M190 400 l-60-140 h60 l40 140z', paint.v('#3a3f45')) +
    rect(110, 240, 110, 40, 12, paint.v('#2d3136')) +
    rect(220, 596, 150, 52, 4, '#fff') +
    write(brand, 295, 620, 22, { anchor: 'middle', fill: '#1b2420', maxWidth: 130 }) +
    write(size, 295, 642, 18, { anchor: 'middle', weight: 'regular', fill: '#1b2420', maxWidth: 130 }),
);

const ladder = drawing([220, 80, 610, 690], [370, 200], ({ paint, number }) => {
  const steps = Math.min(9, number('stufen', 5));
  const gap = 500 / (steps + 0.4);
  return (
    paint.shadow(420, 690, 250) +
    line('M420 130 L600 684 M456 130 L660 670', '#8d949b', 16) +
    times(2, (index) => line(`M${500 + index * 50} ${380 + index * 150} l46 -6`, '#a9b0b6', 9)) +
    line('M340 460 L540 470', '#3a3f45', 5) +
    line('M330 120 L230 684', '#9aa1a8', 26) +
    line('M470 120 L450 684', '#9aa1a8', 26) +
    line('M326 120 L226 684', '#dfe3e6', 8) +
    line('M466 120 L446 684', '#dfe3e6', 8) +
    times(steps, (index) => {
      const y = 640 - index * gap;
      const left = 230 + (684 - y) * 0.177;
      const right = 451 + (684 - y) * 0.035;
      return (
        shape(`M${left} ${y} H${right} l6 14 H${left - 6}z`, '#c9ced3') +
        rect(left - 6, y + 14, right - left + 12, 12, 3, '#7d848b')
      );
    }) +
    rect(314, 92, 176, 40, 10, paint.v('#2f3338')) +
    line('M344 96 v-50 h116 v50', '#5b6268', 14) +
    rect(212, 670, 40, 22, 6, '#2d3136') +
    rect(432, 670, 40, 22, 6, '#2d3136') +
    rect(586, 670, 36, 20, 6, '#2d3136')
  );
});

export const ironwareDrawings = {
  'screws-box': screwsBox,
  dowels,
  anchor,
  nuts,
  bracket,
  hinge,
  handle,
  hook,
  caster,
  chain,
  rope,
  strap,
  ladder,
} satisfies Record<string, Drawing>;
