import { brightness, darker, lighter } from '../colour-math';
import { drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, line, oval, rect, shape, times } from '../svg';

/** A slightly open drawer in a colour that contrasts with its handle. */
const drawer = ({ paint }: Look, tone: string) =>
  paint.shadow(410, 572, 320) +
  shape('M150 268 l70-66 h450 l-20 66z', darker(tone, 0.5)) +
  shape('M130 268 l84-78 h16 l-62 78z', lighter('#e0c79c', 0.2)) +
  shape('M644 268 l32-78 h20 l-6 78z', '#c9a873') +
  shape('M214 190 h482 l-2 14 h-492z', '#e0c79c') +
  shape('M670 268 l24-20 v266 l-24 34z', paint.v(darker(tone, 0.35))) +
  rect(120, 262, 552, 286, 8, paint.d(tone), ` stroke="${darker(tone, 0.25)}" stroke-width="2"`) +
  rect(148, 290, 496, 230, 4, 'none', ` stroke="${darker(tone, 0.16)}" stroke-width="5"`) +
  rect(120, 262, 552, 7, 3, '#fff', fade(0.4));

/** The bounding box of the handle, because the measures belong to the handle. */
export const handle = drawing([180, 340, 612, 506], [250, 410], (look) => {
  const { paint, colour, text, title } = look;
  const metal = colour('#b9bdc1');
  const square = text('form') === 'kantig';
  const front = drawer(look, brightness(metal) < 0.4 ? '#e0c79c' : '#5f7a80');
  if (title === 'Möbelknopf')
    return (
      front +
      oval(420, 440, 82, 62, '#101a1c', fade(0.3)) +
      disc(396, 404, 34, darker(metal, 0.45)) +
      (square
        ? rect(326, 334, 140, 140, 16, darker(metal, 0.4)) +
          rect(326, 328, 140, 138, 16, paint.steel('v', metal)) +
          rect(342, 344, 108, 106, 10, paint.d(metal))
        : disc(396, 408, 78, darker(metal, 0.45)) +
          disc(396, 402, 77, paint.ball(metal)) +
          oval(372, 370, 26, 16, '#fff', fade(0.6)))
    );
  if (text('form') === 'gebogen')
    return (
      front +
      line('M204 474 q40-46 204-46 t204 46', '#101a1c', 30, fade(0.28)) +
      disc(196, 400, 34, paint.steel('v', metal)) +
      disc(596, 400, 34, paint.steel('v', metal)) +
      line('M196 400 q40 66 200 66 t200-66', darker(metal, 0.5), 38) +
      line('M196 394 q40 66 200 66 t200-66', metal, 32) +
      line('M206 394 q44 54 190 54 t190-54', lighter(metal, 0.75), 9)
    );
  return (
    front +
    rect(200, 446, 432, 34, 17, '#101a1c', fade(0.28)) +
    [238, 522]
      .map(
        (x) =>
          oval(x + 16, 392, 34, 26, darker(metal, 0.35)) +
          rect(x, 388, 32, 44, 6, paint.steel('h', darker(metal, 0.15))),
      )
      .join('') +
    rect(180, 404, 432, 48, square ? 4 : 24, darker(metal, 0.5)) +
    rect(180, 400, 432, 48, square ? 4 : 24, paint.steel('v', metal)) +
    (square ? shape('M180 400 h432 l-12-12 h-408z', lighter(metal, 0.5)) : '')
  );
});

const holes = (points: readonly (readonly [number, number])[], rx: number, ry: number) =>
  points
    .map(([x, y]) => oval(x, y, rx, ry, '#5b6268') + oval(x + 2, y + 2, rx * 0.72, ry * 0.75, '#fff'))
    .join('');

const angle = ({ paint }: Look) =>
  paint.shadow(420, 660, 260) +
  shape('M190 190 l130-50 v420 l-130 60z', paint.h('#a9b0b6')) +
  shape('M190 620 l130-60 h320 l-120 60z', paint.v('#c7ccd1')) +
  shape('M190 620 h330 v14 h-330z', '#858c93') +
  shape('M176 194 l14-4 v444 h-14z', '#858c93') +
  holes(times3(255, 240, 0, 100), 17, 21) +
  holes(times3(360, 590, 80, 0), 24, 12) +
  shape('M300 520 q0 50 60 56 l-70 10 q-26-20 10-66z', '#8a9198');

const times3 = (x: number, y: number, dx: number, dy: number) =>
  [0, 1, 2].map((index) => [x + index * dx, y + index * dy] as const);

/** A joist hanger with the joist in it. */
const joistHanger = ({ paint }: Look) =>
  paint.shadow(420, 660, 250) +
  shape('M330 330 l230-130 h110 l-200 130z', '#efd7aa') +
  shape('M470 330 l200-130 v230 l-200 150z', paint.v('#c99f66')) +
  line('M480 390 l186-126 M480 450 l186-128 M480 520 l186-132', '#a67d48', 3) +
  rect(326, 330, 148, 250, 0, paint.d('#e6c795')) +
  times(4, (index) =>
    oval(390, 470, 18 + index * 16, 22 + index * 22, 'none', ' stroke="#b98f55" stroke-width="3"'),
  ) +
  shape('M474 350 l70-46 v226 l-70 60z', paint.h('#b9c0c5')) +
  shape('M474 590 l70-60 v-14 l-70 58z', '#767e85') +
  holes(
    [
      [508, 380],
      [508, 440],
      [508, 500],
    ],
    11,
    14,
  ) +
  rect(210, 330, 116, 270, 4, paint.steel('v', '#b4bac0')) +
  rect(474, 330, 20, 270, 2, '#8d959b') +
  rect(312, 574, 182, 28, 4, paint.steel('h', '#a3aab1')) +
  rect(312, 330, 18, 270, 2, '#8d959b') +
  holes(
    [
      [250, 370],
      [286, 420],
      [250, 470],
      [286, 520],
      [250, 566],
    ],
    14,
    14,
  );

export const bracket = drawing([170, 140, 670, 660], [330, 420], (look) =>
  look.title === 'Balkenschuh' ? joistHanger(look) : angle(look),
);

const leaves = ({ paint }: Look, colour: string) =>
  paint.shadow(400, 646, 230) +
  rect(200, 200, 180, 420, 14, paint.d(colour)) +
  rect(420, 200, 180, 420, 14, paint.d(lighter(colour, 0.12))) +
  times(5, (index) => rect(370, 200 + index * 84, 60, 82, 10, paint.steel('h', colour))) +
  [270, 530]
    .map((x) =>
      times(
        3,
        (index) =>
          disc(x, 270 + index * 140, 25, darker(colour, 0.3)) + disc(x, 270 + index * 140, 15, '#fff'),
      ),
    )
    .join('') +
  oval(400, 200, 30, 9, lighter(colour, 0.4));

const screwHead = (x: number, y: number) =>
  disc(x, y, 21, '#7d858b') +
  disc(x, y - 2, 19, '#d3d8db') +
  line(`M${x - 9} ${y - 2} h18 M${x} ${y - 11} v18`, '#4a5056', 5);

/** The cup in the door, the arm, and the plate on the side of the cabinet. */
const cupHinge = ({ paint }: Look, colour: string) =>
  paint.shadow(400, 640, 270) +
  rect(140, 240, 130, 350, 36, darker(colour, 0.35)) +
  rect(134, 232, 130, 350, 36, paint.d(lighter(colour, 0.15))) +
  screwHead(198, 276) +
  screwHead(198, 540) +
  disc(246, 408, 116, darker(colour, 0.45)) +
  disc(242, 402, 112, paint.steel('v', colour)) +
  disc(242, 402, 88, paint.v(darker(colour, 0.35))) +
  shape('M240 352 h150 l40 20 v70 l-40 20 h-150z', paint.steel('v', darker(colour, 0.1))) +
  shape('M520 250 h96 q24 0 24 24 v270 q0 24-24 24 h-96z', paint.d(darker(colour, 0.12))) +
  screwHead(578, 296) +
  screwHead(578, 522) +
  shape(
    'M370 342 h290 q36 8 36 66 t-36 66 h-290 q-30-10-30-66 t30-66z',
    paint.steel('v', lighter(colour, 0.1)),
  ) +
  rect(380, 362, 280, 10, 5, '#fff', fade(0.6)) +
  screwHead(450, 410) +
  rect(516, 392, 76, 36, 18, '#5b6268') +
  screwHead(560, 410) +
  disc(366, 408, 15, darker(colour, 0.4));

export const hinge = drawing([180, 190, 620, 640], [400, 410], (look) => {
  const finish = look.text('oberflaeche');
  const colour = finish.includes('messing') ? '#c9a03f' : '#a9b0b6';
  return look.title === 'Topfscharnier' ? cupHinge(look, colour) : leaves(look, colour);
});
