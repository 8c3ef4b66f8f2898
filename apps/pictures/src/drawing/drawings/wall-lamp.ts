import { darker } from '../colour-math';
import { drawing } from '../drawing';
import type { Look } from '../look';
import { fade, line, oval, rect, shape, times } from '../svg';

/** A house wall in the evening, lit by the lamp. */
const wall = ({ paint }: Look) =>
  rect(120, 40, 560, 700, 12, paint.d('#8b8177')) +
  line(
    times(11, (row) => `M120 ${40 + row * 64} h560`) +
      times(55, (index) => {
        const row = Math.floor(index / 5);
        return `M${172 + (index % 5) * 112 + (row % 2) * 56} ${40 + row * 64} v${row === 10 ? 60 : 64}`;
      }),
    '#a0968b',
    4,
  ) +
  shape('M352 262 L200 40 h400 L448 262z', paint.fall('#ffe7b0', '#fff6df'), fade(0.75)) +
  shape('M352 540 L200 740 h400 L448 540z', paint.fall('#fff6df', '#ffe7b0'), fade(0.75));

/** A scene has a wall of its own and gives no title. */
export const wallLamp = drawing([290, 160, 510, 640], [400, 300], (look) => {
  const { paint, colour, title } = look;
  const tone = colour('#41474d');
  const stroke = ` stroke="${darker(tone, 0.4)}" stroke-width="2"`;
  return (
    (title ? wall(look) : '') +
    oval(400, 190, 190, 130, paint.glow('#ffe2a0', 0.9)) +
    oval(400, 620, 190, 130, paint.glow('#ffe2a0', 0.9)) +
    rect(352, 270, 140, 280, 10, '#1b1712', fade(0.35)) +
    rect(336, 330, 112, 150, 12, paint.h(darker(tone, 0.2)), stroke) +
    shape('M440 372 l34-14 v96 l-34-14z', darker(tone, 0.4)) +
    shape('M340 246 h120 v310 q-60 26-120 0z', paint.h(tone), stroke) +
    oval(400, 246, 60, 17, darker(tone, 0.35)) +
    oval(400, 246, 48, 12, '#fff6dc') +
    oval(400, 562, 48, 9, '#fff6dc') +
    rect(340, 330, 120, 7, 0, darker(tone, 0.3)) +
    rect(340, 470, 120, 7, 0, darker(tone, 0.3)) +
    (title.includes('Bewegung')
      ? rect(364, 566, 72, 24, 8, paint.h(tone)) +
        shape(
          'M360 588 h80 q0 54-40 54 t-40-54z',
          paint.ball('#eceeee'),
          ' stroke="#8d979b" stroke-width="2"',
        ) +
        line('M366 606 h68 M376 624 h48 M388 590 v46 M412 590 v46', '#b9c1c4', 3)
      : '')
  );
});
