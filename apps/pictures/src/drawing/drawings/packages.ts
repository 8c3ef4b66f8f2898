import { brightness, darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, line, oval, rect, shape, times } from '../svg';

const second = ({ second: colour }: Look) => (brightness(colour) > 0.9 ? '#ffffff' : colour);

/** A pill with the size in the middle of a label. */
const pill = ({ write, size, main }: Look, x: number, y: number, width = 170, height = 64) =>
  size === ''
    ? ''
    : rect(x - width / 2, y - height / 2, width, height, height / 2, '#fff') +
      write(size, x, y + height * 0.2, height * 0.56, {
        anchor: 'middle',
        fill: darker(main, 0.2),
        maxWidth: width - 34,
      });

const bucket = drawing([205, 120, 595, 690], [400, 430], (look) => {
  const { paint, main, brand, title, detail, colour, write } = look;
  const swatch = colour('#f7f7f4');
  return (
    paint.shadow(400, 684, 235, 26) +
    line('M222 262 Q400 96 578 262', '#8a9096', 8) +
    line('M336 168 q64-30 128 0', '#2d3136', 20) +
    shape('M213 250 L250 656 Q400 712 550 656 L587 250Z', paint.h('#eceef0')) +
    shape('M221 330 L246 606 Q400 662 554 606 L579 330 Q400 380 221 330Z', paint.h(main)) +
    shape('M246 592 L248 616 Q400 672 552 616 L554 592 Q400 648 246 592Z', paint.h(second(look))) +
    shape('M208 236 v22 q192 62 384 0 v-22z', paint.h('#d8dcdf')) +
    oval(400, 238, 192, 44, '#eef0f1', ' stroke="#c3c8cc" stroke-width="3"') +
    oval(400, 236, 168, 34, paint.d('#f7f8f8')) +
    oval(400, 236, 150, 28, 'none', ' stroke="#d5d9dc" stroke-width="3"') +
    write(brand, 400, 440, 54, { anchor: 'middle', fill: inkOn(main), maxWidth: 270 }) +
    write(title, 400, 488, 32, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 270 }) +
    disc(292, 558, 32, swatch, ' stroke="#fff" stroke-width="5"') +
    pill(look, 436, 556, 180) +
    (detail
      ? write(detail, 400, 396, 24, {
          anchor: 'middle',
          weight: 'regular',
          fill: inkOn(main),
          maxWidth: 250,
          opacity: 0.85,
        })
      : '')
  );
});

const tin = drawing([230, 190, 570, 680], [400, 440], (look) => {
  const { paint, main, brand, title, detail, colour, write } = look;
  const swatch = colour('#d9b886');
  return (
    paint.shadow(400, 678, 215, 22) +
    shape('M232 240 v400 q168 60 336 0 v-400z', paint.steel('h', '#c4c9ce')) +
    shape('M232 300 v320 q168 60 336 0 v-320 q-168 56-336 0z', paint.h(main)) +
    shape('M232 470 v112 q168 60 336 0 v-112 q-168 58-336 0z', paint.h(swatch)) +
    shape('M232 462 v12 q168 58 336 0 v-12 q-168 58-336 0z', '#fff', fade(0.85)) +
    oval(400, 240, 172, 42, '#c9ced2', ' stroke="#9aa1a7" stroke-width="4"') +
    oval(400, 236, 150, 34, paint.d('#e3e6e8')) +
    oval(400, 234, 124, 26, paint.steel('h', '#c4c9ce')) +
    write(brand, 400, 398, 50, { anchor: 'middle', fill: inkOn(main), maxWidth: 260 }) +
    write(title, 400, 440, 30, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 260 }) +
    write(detail, 400, 570, 32, { anchor: 'middle', fill: inkOn(swatch), maxWidth: 250 }) +
    pill(look, 400, 640, 150, 50)
  );
});

const sprayCan = drawing([300, 120, 500, 690], [400, 420], (look) => {
  const { paint, main, brand, title, detail, size, colour, kind, write } = look;
  const cap = kind === 'spray-can' ? colour(main) : main;
  return (
    paint.shadow(400, 686, 140, 18) +
    shape('M306 260 h188 v400 q-94 40-188 0z', paint.h(main)) +
    shape('M306 560 h188 v100 q-94 40-188 0z', paint.h(second(look))) +
    shape('M306 264 q0-40 46-54 h96 q46 14 46 54z', paint.h('#cfd4d8')) +
    shape('M330 120 h140 q12 0 12 12 v84 h-164 v-84 q0-12 12-12z', paint.h(cap)) +
    rect(318, 206, 164, 14, 4, darker(cap, 0.2)) +
    write(brand, 400, 350, 42, { anchor: 'middle', fill: inkOn(main), maxWidth: 160 }) +
    write(title, 400, 392, 26, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 160 }) +
    disc(400, 474, 52, colour('#f2efe6'), ' stroke="#fff" stroke-width="6"') +
    write(detail, 400, 552, 22, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 160 }) +
    write(size, 400, 632, 34, { anchor: 'middle', fill: inkOn(second(look)), maxWidth: 150 })
  );
});

const cartridge = drawing([330, 60, 470, 700], [400, 400], (look) => {
  const { paint, main, brand, title, detail, size, colour, write } = look;
  return (
    paint.shadow(400, 698, 110, 14) +
    shape('M386 60 h28 l14 130 h-56z', paint.h('#eceef0')) +
    rect(364, 184, 72, 34, 6, paint.h('#d8dcdf')) +
    shape('M332 232 q0-20 20-20 h96 q20 0 20 20 v450 q-68 26-136 0z', paint.h('#f4f5f5')) +
    shape('M332 270 h136 v330 q-68 20-136 0z', paint.h(main)) +
    rect(332, 520, 136, 60, 0, paint.h(colour('#f2efe6'))) +
    write(brand, 400, 330, 36, { anchor: 'middle', fill: inkOn(main), maxWidth: 118 }) +
    write(title, 400, 372, 24, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 118 }) +
    write(detail, 400, 410, 20, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 118 }) +
    write(size, 400, 480, 32, { anchor: 'middle', fill: inkOn(main), maxWidth: 110 }) +
    oval(400, 684, 60, 12, '#c3c8cc')
  );
});

const bottle = drawing([280, 150, 540, 690], [400, 480], (look) => {
  const { paint, main, brand, title, detail, size, write } = look;
  const body = brightness(main) > 0.75 ? darker(main, 0.2) : main;
  return (
    paint.shadow(404, 686, 180, 20) +
    rect(330, 150, 90, 70, 10, paint.h('#2d3136')) +
    times(6, (index) => rect(338 + index * 14, 156, 4, 58, 2, '#000', fade(0.3))) +
    shape(
      'M336 220 h80 q20 40 80 66 q40 20 42 70 v290 q0 36-40 36 h-176 q-40 0-40-36 v-310 q0-50 54-116z',
      paint.h(body),
    ) +
    shape('M462 300 q40 14 42 60 v110 q-20 24-44 0 v-96 q-6-40-20-50z', '#fff') +
    shape('M462 300 q40 14 42 60 v110 q-20 24-44 0 v-96 q-6-40-20-50z', '#f2f3f3') +
    rect(296, 400, 150, 250, 8, '#fff') +
    rect(296, 400, 150, 70, 8, paint.v(darker(main, 0.12))) +
    write(brand, 371, 446, 34, { anchor: 'middle', fill: inkOn(darker(main, 0.12)), maxWidth: 134 }) +
    write(title, 371, 508, 24, { anchor: 'middle', fill: '#1b2420', maxWidth: 134 }) +
    write(detail, 371, 544, 21, { anchor: 'middle', weight: 'regular', fill: '#56605b', maxWidth: 134 }) +
    rect(296, 580, 150, 70, 8, lighter(main, 0.82)) +
    write(size, 371, 626, 34, { anchor: 'middle', fill: '#1b2420', maxWidth: 130 })
  );
});

const sack = drawing([205, 145, 595, 692], [400, 420], (look) => {
  const { paint, main, brand, title, detail, size, write } = look;
  return (
    paint.shadow(400, 690, 250, 26) +
    shape(
      'M235 150 Q400 176 565 150 Q592 160 586 190 Q604 400 592 640 Q590 692 560 692 Q400 672 240 692 Q210 692 208 640 Q196 400 214 190 Q208 160 235 150Z',
      paint.h('#e9e1d2'),
    ) +
    shape('M209 290 Q400 268 591 290 Q599 430 594 580 Q400 562 206 580 Q201 430 209 290Z', paint.h(main)) +
    shape('M206 566 Q400 548 594 566 L594 592 Q400 574 206 592Z', paint.h(second(look))) +
    line('M236 172 Q400 198 564 172', '#9c907c', 3, ' stroke-dasharray="10 8"') +
    shape('M222 640 q50-30 22-110 q-2 90-22 110z M578 650 q-48-40-20-130 q0 90 20 130z', '#fff', fade(0.3)) +
    shape('M212 300 q26 60 6 150 z', '#000', fade(0.06)) +
    write(brand, 400, 250, 50, { anchor: 'middle', fill: darker(main, 0.15), maxWidth: 330 }) +
    write(title, 400, 404, 62, { anchor: 'middle', fill: inkOn(main), maxWidth: 340 }) +
    write(detail, 400, 458, 32, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 320 }) +
    write(size, 400, 532, 50, { anchor: 'middle', fill: inkOn(main) }) +
    rect(330, 616, 140, 44, 4, '#fff', fade(0.5)) +
    times(18, (index) => rect(342 + index * 6.6, 622, index % 3 === 0 ? 4 : 2, 32, 0, '#4a4438'))
  );
});

const carton = drawing([170, 190, 650, 680], [400, 440], (look) => {
  const { paint, brand, title, detail, text, write } = look;
  const plain = title === 'Umzugskarton';
  const main = plain ? '#c39a68' : look.main;
  const size = plain ? text('stueck') : look.size;
  return (
    paint.shadow(420, 680, 290, 24) +
    shape('M170 270 l70-80 h410 l-50 80z', lighter(main, 0.25)) +
    shape('M600 270 l50-80 v400 l-50 90z', paint.v(darker(main, 0.35))) +
    rect(170, 270, 430, 410, 0, paint.v(main)) +
    shape('M170 560 h430 v120 h-430z', paint.v(second(look))) +
    shape('M360 270 l22-80 h60 l-16 80z', '#fff', fade(0.35)) +
    write(brand, 200, 360, 62, { fill: inkOn(main), maxWidth: 370 }) +
    write(title, 200, 412, 36, { weight: 'regular', fill: inkOn(main), maxWidth: 370 }) +
    write(detail, 200, 458, 28, { weight: 'regular', fill: inkOn(main), maxWidth: 370, opacity: 0.85 }) +
    write(size, 200, 640, 62, { fill: inkOn(second(look)), maxWidth: 370 })
  );
});

export const packageDrawings = {
  bucket,
  tin,
  'spray-can': sprayCan,
  cartridge,
  bottle,
  sack,
  carton,
} satisfies Record<string, Drawing>;
