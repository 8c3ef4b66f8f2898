import { drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const ceramic = '#f1f3f3';
const edge = ' stroke="#b9c3c6" stroke-width="3"';

/** A background, because white ceramics need contrast. */
export const tiledWall = ({ paint }: Look, x: number, y: number, w: number, h: number, size = 110) =>
  rect(x, y, w, h, 10, paint.d('#c9d9db')) +
  line(
    times(Math.ceil(w / size) - 1, (index) => `M${x + (index + 1) * size} ${y}v${h}`) +
      times(Math.ceil(h / size) - 1, (index) => `M${x} ${y + (index + 1) * size}h${w}`),
    '#e6eff0',
    4,
  );

/** Two flush buttons: full and reduced. */
const flushPlate = ({ paint }: Look, x: number, y: number) =>
  rect(x - 78, y - 42, 160, 92, 14, '#6d7c80', fade(0.3)) +
  rect(x - 80, y - 48, 160, 92, 14, paint.steel('v', '#c3c9cd')) +
  rect(x - 66, y - 34, 78, 64, 10, paint.d('#e3e7e9'), ' stroke="#8d979b" stroke-width="2"') +
  rect(x + 20, y - 34, 46, 64, 10, paint.d('#e3e7e9'), ' stroke="#8d979b" stroke-width="2"');

/** The lid is open; the seat is in front of it. */
const seat = ({ paint }: Look) =>
  shape('M286 412 q-16-196 34-238 q80-30 160 0 q50 42 34 238z', paint.h('#f6f8f8'), edge) +
  shape('M312 400 q-10-160 26-198 q62-20 124 0 q36 38 26 198z', paint.v('#dfe6e8')) +
  rect(318, 396, 44, 30, 8, paint.steel()) +
  rect(438, 396, 44, 30, 8, paint.steel()) +
  oval(400, 462, 146, 80, '#a9b6ba') +
  oval(400, 454, 146, 80, paint.d('#fbfcfc'), edge);
const water = ({ paint }: Look) =>
  oval(400, 460, 100, 52, paint.v('#aebcc0'), edge) +
  shape('M316 474 a92 40 0 0 1 168 0 a100 46 0 0 1 -168 0z', paint.v('#e9eff0')) +
  oval(400, 488, 44, 15, paint.v('#8fbfd0'));

export const toilet = drawing([170, 40, 630, 690], [400, 430], (look) => {
  const { paint, title } = look;
  if (title === 'WC-Sitz')
    return (
      paint.shadow(400, 600, 230) +
      group(
        'translate(-80 -70) scale(1.2)',
        seat(look),
        oval(400, 462, 100, 52, '#8e9b9f'),
        oval(400, 468, 97, 46, '#fff'),
      )
    );
  const standing = title === 'Stand-WC';
  return (
    tiledWall(look, 180, 40, 440, 550) +
    shape('M180 590 h440 l70 90 h-580z', paint.v('#e2dcd2')) +
    flushPlate(look, 400, 110) +
    oval(400, standing ? 672 : 640, standing ? 150 : 170, 26, paint.glow('#1b2420', 0.5)) +
    shape(
      standing
        ? 'M258 462 q0 90 58 138 l-18 66 q102 26 204 0 l-18-66 q58-48 58-138z'
        : 'M258 462 q-2 110 66 158 q76 34 152 0 q68-48 66-158z',
      paint.h(ceramic),
      edge,
    ) +
    shape('M280 520 q16 60 54 84 q-10-50 0-70 q-30-4-54-14z', '#fff', fade(0.7)) +
    seat(look) +
    water(look)
  );
});

export const cistern = drawing([120, 60, 680, 700], [400, 190], (look) => {
  const { paint } = look;
  return (
    tiledWall(look, 130, 60, 540, 560, 108) +
    shape('M130 620 h540 l50 80 h-640z', paint.v('#e2dcd2')) +
    oval(400, 690, 170, 20, paint.glow('#1b2420', 0.5)) +
    line('M176 440 V350 q0-40 34-40', '#7d888c', 20) +
    line('M174 440 V350 q0-40 34-40', '#dfe5e7', 8) +
    rect(154, 424, 44, 40, 8, paint.steel()) +
    disc(176, 478, 20, paint.ball('#b9c1c6')) +
    rect(364, 350, 72, 180, 8, paint.h(ceramic), edge) +
    rect(352, 366, 96, 26, 8, paint.h('#e3e8e9'), edge) +
    shape('M274 690 q-40-120-26-170 h304 q14 50-26 170z', paint.h(ceramic), edge) +
    shape('M232 520 q-4-34 168-34 t168 34 q-10 26-168 26 t-168-26z', paint.v('#fbfcfc'), edge) +
    rect(212, 150, 390, 214, 30, '#54686d', fade(0.22)) +
    shape('M206 134 h388 l-16 188 q-4 34-40 36 h-276 q-36-2-40-36z', paint.v('#eef1f1'), edge) +
    shape('M222 150 h44 l12 190 q-40-4-44-30z', '#fff', fade(0.75)) +
    shape('M216 96 h368 q24 0 26 22 v22 q-210 18-420 0 v-22 q2-22 26-22z', paint.v('#fbfcfc'), edge) +
    rect(330, 190, 140, 82, 16, paint.steel('v', '#c3c9cd')) +
    rect(340, 200, 74, 62, 10, paint.d('#e3e7e9'), ' stroke="#8d979b" stroke-width="2"') +
    rect(420, 200, 40, 62, 10, paint.d('#e3e7e9'), ' stroke="#8d979b" stroke-width="2"')
  );
});
