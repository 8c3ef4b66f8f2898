import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { fridge, worktop } from './kitchen';

const door = drawing([240, 90, 560, 700], [490, 410], ({ paint, colour, text }) => {
  const tone = colour('#f7f7f4');
  const style = text('ausfuehrung');
  return (
    paint.shadow(400, 700, 240) +
    rect(
      222,
      76,
      356,
      622,
      4,
      paint.h(darker(tone, 0.08)),
      ` stroke="${darker(tone, 0.22)}" stroke-width="2"`,
    ) +
    rect(248, 100, 304, 596, 2, paint.d(tone), ` stroke="${darker(tone, 0.3)}" stroke-width="3"`) +
    times(text('dekor') === 'Weiß' ? 0 : 7, (index) =>
      line(`M${270 + index * 42} 104 q${(index % 3) * 8 - 8} 290 0 588`, darker(tone, 0.35), 2, fade(0.28)),
    ) +
    (style === 'mit Lichtausschnitt'
      ? rect(300, 150, 130, 420, 3, paint.d('#d7e4e8'), ` stroke="${darker(tone, 0.3)}" stroke-width="5"`) +
        shape('M304 154 h60 l-60 170z', '#fff', fade(0.6))
      : style === 'Stiltür'
        ? [
            [286, 140, 100, 220],
            [414, 140, 100, 220],
            [286, 410, 100, 230],
            [414, 410, 100, 230],
          ]
            .map(([x = 0, y = 0, w = 0, h = 0]) =>
              rect(
                x,
                y,
                w,
                h,
                4,
                paint.v(darker(tone, 0.03)),
                ` stroke="${darker(tone, 0.25)}" stroke-width="4"`,
              ),
            )
            .join('')
        : '') +
    rect(500, 376, 24, 80, 10, paint.steel()) +
    rect(452, 394, 66, 15, 7, paint.steel('v')) +
    disc(512, 440, 5, '#3a3f45')
  );
});
const frontDoor = drawing([230, 80, 570, 700], [460, 330], ({ paint, colour }) => {
  const tone = colour('#41474d');
  return (
    paint.shadow(400, 700, 260) +
    rect(
      210,
      70,
      380,
      630,
      4,
      paint.h(lighter(tone, 0.1)),
      ` stroke="${darker(tone, 0.3)}" stroke-width="3"`,
    ) +
    rect(240, 100, 320, 590, 2, paint.d(tone), ` stroke="${darker(tone, 0.4)}" stroke-width="3"`) +
    rect(290, 150, 70, 470, 4, paint.d('#c5d8de')) +
    shape('M292 152 h50 l-50 180z', '#fff', fade(0.5)) +
    times(4, (index) => line(`M380 ${200 + index * 110} h160`, darker(tone, 0.35), 4)) +
    rect(500, 220, 20, 340, 10, paint.steel('h')) +
    disc(530, 600, 12, paint.ball('#c9ced3')) +
    rect(200, 690, 400, 16, 4, '#8d949b')
  );
});
const doorHandle = drawing([220, 250, 640, 560], [300, 390], ({ paint, colour, text }) => {
  const metal = colour('#b9bdc1');
  const square = text('form') === 'eckig';
  const rosette = (x: number, y: number) =>
    square
      ? rect(x - 60, y - 60, 120, 120, 10, paint.steel('v', metal))
      : disc(x, y, 64, darker(metal, 0.3)) + disc(x, y - 3, 62, paint.steel('v', metal));
  return (
    paint.shadow(420, 640, 240) +
    rosette(290, 330) +
    rosette(290, 520) +
    rect(270, 290, 44, 80, 16, paint.steel('h', metal)) +
    rect(276, 306, 340, 48, square ? 6 : 24, paint.steel('v', metal)) +
    shape('M278 490 q12-14 24 0 l-4 26 h4 v34 h-24 v-34 h4z', '#26292c')
  );
});
const windowArt = drawing([190, 130, 610, 690], [400, 400], ({ paint, colour, title }) => {
  const tone = colour('#f7f7f4');
  if (title === 'Insektenschutzfenster')
    return (
      paint.shadow(400, 696, 260) +
      rect(190, 140, 420, 540, 6, paint.d(tone), ` stroke="${darker(tone, 0.3)}" stroke-width="3"`) +
      rect(216, 166, 368, 488, 2, '#dfe7ea') +
      times(24, (index) => line(`M${224 + index * 15.2} 168 V652`, '#8d979c', 1, fade(0.7))) +
      times(32, (index) => line(`M218 ${176 + index * 15} H582`, '#8d979c', 1, fade(0.7))) +
      rect(560, 400, 16, 60, 6, darker(tone, 0.3))
    );
  return (
    paint.shadow(400, 696, 270) +
    rect(180, 120, 440, 560, 6, paint.d(tone), ` stroke="${darker(tone, 0.25)}" stroke-width="3"`) +
    rect(
      212,
      152,
      376,
      496,
      4,
      paint.d(lighter(tone, 0.2)),
      ` stroke="${darker(tone, 0.22)}" stroke-width="4"`,
    ) +
    rect(246, 186, 308, 428, 2, paint.v('#bcdaea')) +
    shape('M246 520 q80-60 160-20 t148-30 v144 h-308z', '#9cc49a') +
    shape('M262 600 L420 190 h70 L330 600z M380 600 L536 190 h18 v60 L420 600z', '#fff', fade(0.35)) +
    rect(562, 360, 16, 90, 8, paint.steel()) +
    rect(170, 678, 460, 20, 4, paint.v(darker(tone, 0.1)))
  );
});
const blind = drawing([190, 130, 620, 680], [400, 300], ({ paint, colour, title, text }) => {
  const tone = colour('#d8c6a3');
  const slats = title !== 'Rollo';
  const top = rect(180, 130, 440, 44, 10, paint.v(slats ? tone : lighter(tone, 0.3)));
  if (title === 'Jalousie')
    return (
      top +
      times(19, (index) => rect(190, 182 + index * 25, 420, 18, 3, paint.v(tone))) +
      line('M260 170 V650 M540 170 V650', darker(tone, 0.3), 4) +
      rect(190, 652, 420, 22, 6, paint.v(darker(tone, 0.12))) +
      line('M210 174 V560', '#c3c8cc', 4)
    );
  if (title === 'Plissee')
    return (
      top +
      times(
        18,
        (index) =>
          shape(`M194 ${176 + index * 26} l6 13 h400 l6-13z`, lighter(tone, 0.16)) +
          shape(`M200 ${189 + index * 26} l-6 13 h412 l-6-13z`, darker(tone, 0.1)),
      ) +
      rect(186, 644, 428, 20, 6, paint.v(darker(tone, 0.2)))
    );
  return (
    rect(180, 122, 440, 56, 28, paint.r(lighter(tone, 0.25))) +
    rect(198, 160, 404, 480, 0, paint.v(tone)) +
    times(text('ausfuehrung') === 'Doppelrollo' ? 6 : 0, (index) =>
      rect(198, 190 + index * 76, 404, 34, 0, '#fff', fade(0.45)),
    ) +
    times(12, (index) => line(`M${220 + index * 34} 180 V636`, lighter(tone, 0.3), 1, fade(0.5))) +
    rect(194, 634, 412, 22, 8, paint.r(darker(tone, 0.08))) +
    line('M630 170 V520', '#c3c8cc', 4) +
    disc(630, 530, 10, '#c3c8cc')
  );
});
const padlock = drawing([250, 140, 550, 690], [400, 500], ({ paint, text, brand, write }) => {
  const body = text('material') === 'Messing' ? '#c9a03f' : '#9aa1a8';
  return (
    paint.shadow(400, 690, 210) +
    line('M310 400 V280 q0-100 90-100 t90 100 V400', '#6d747b', 54) +
    line('M306 400 V280 q0-100 90-102', '#e3e6e8', 12) +
    rect(250, 380, 300, 300, 30, paint.steel('h', body)) +
    rect(250, 400, 300, 10, 0, darker(body, 0.4), fade(0.4)) +
    rect(250, 650, 300, 10, 0, darker(body, 0.4), fade(0.4)) +
    (text('ausfuehrung') === 'mit Zahlencode'
      ? times(
          4,
          (index) =>
            rect(296 + index * 54, 500, 44, 76, 8, paint.r('#26292c')) +
            write(String((index * 3 + 4) % 10), 318 + index * 54, 552, 38, { anchor: 'middle' }),
        )
      : disc(400, 570, 42, paint.ball('#c9ced3')) +
        shape('M392 560 q8-14 16 0 l-3 14 v22 h-10 v-22z', '#26292c')) +
    write(brand, 400, 470, 38, { anchor: 'middle', fill: darker(body, 0.65), maxWidth: 240 })
  );
});
const cylinder = drawing([110, 290, 690, 640], [240, 400], ({ paint }) => {
  const brass = '#c9ad62';
  return (
    paint.shadow(400, 650, 280) +
    shape('M170 400 h420 v120 q0 30-20 30 h-380 q-20 0-20-30z', paint.v(brass)) +
    rect(150, 300, 470, 150, 75, paint.steel('v', '#b9bdc1')) +
    rect(340, 296, 90, 160, 0, '#3a3f45') +
    shape('M352 296 h66 l-12-46 h-42z', paint.h('#8d949b')) +
    oval(152, 375, 32, 74, paint.d('#d3d7da')) +
    rect(144, 340, 16, 70, 4, '#26292c') +
    group(
      'translate(470 600) rotate(-18)',
      disc(0, 0, 52, paint.steel('v')) +
        disc(-14, 0, 14, '#fff') +
        rect(44, -12, 170, 24, 4, paint.steel('v')) +
        times(5, (index) =>
          shape(`M${80 + index * 24} 12 l8 ${8 + (index % 3) * 5} 8 ${-8 - (index % 3) * 5}z`, '#8d949b'),
        ),
    ) +
    disc(370, 500, 9, '#8a7434')
  );
});
const mailbox = drawing([230, 190, 570, 660], [400, 300], ({ paint, colour, title, brand, write }) => {
  const tone = colour('#41474d');
  return (
    paint.shadow(400, 680, 230) +
    shape('M570 230 l30-20 v420 l-30 30z', paint.v(darker(tone, 0.35))) +
    shape('M230 230 l34-20 h336 l-30 20z', lighter(tone, 0.25)) +
    rect(230, 230, 340, 430, 10, paint.v(tone)) +
    shape('M224 226 h352 v70 q-176 26-352 0z', paint.v(lighter(tone, 0.14))) +
    rect(270, 252, 260, 18, 8, '#15171a') +
    (title === 'Paketbox'
      ? rect(
          254,
          330,
          292,
          306,
          6,
          paint.v(lighter(tone, 0.06)),
          ` stroke="${darker(tone, 0.35)}" stroke-width="4"`,
        ) + rect(520, 440, 14, 80, 6, paint.steel())
      : rect(290, 340, 220, 60, 6, '#fbfaf5') +
        write(brand, 400, 382, 30, { anchor: 'middle', fill: '#1b2420', maxWidth: 190 }) +
        disc(400, 470, 22, paint.ball('#c9ced3')) +
        rect(396, 460, 8, 20, 3, '#26292c') +
        times(5, (index) => rect(300 + index * 42, 560, 26, 60, 10, darker(tone, 0.35), fade(0.5))))
  );
});
const smokeDetector = drawing(
  [190, 280, 610, 560],
  [400, 400],
  ({ paint, brand, write }) =>
    paint.shadow(400, 600, 240) +
    oval(400, 500, 216, 70, '#d3d7d9') +
    shape('M184 430 q0-20 20-30 h392 q20 10 20 30 v70 q-216 90-432 0z', paint.h('#f4f5f5')) +
    oval(400, 420, 216, 92, paint.d('#fbfcfc'), ' stroke="#d3d7d9" stroke-width="3"') +
    times(28, (index) => {
      const angle = (index / 28) * 6.283;
      return line(
        `M${Math.round(400 + Math.cos(angle) * 176)} ${Math.round(420 + Math.sin(angle) * 74)} L${Math.round(400 + Math.cos(angle) * 132)} ${Math.round(420 + Math.sin(angle) * 55)}`,
        '#c3c8cb',
        5,
      );
    }) +
    oval(400, 416, 82, 34, '#eceeee', ' stroke="#c9ced0" stroke-width="3"') +
    disc(400, 408, 6, '#d3262c') +
    write(brand, 400, 444, 20, { anchor: 'middle', fill: '#7d868a', maxWidth: 120 }),
);
const camera = drawing(
  [170, 250, 650, 620],
  [300, 400],
  ({ paint, text, brand, write }) =>
    (text('ausfuehrung') === 'mit Solarmodul'
      ? group(
          'rotate(-10 430 210)',
          rect(330, 170, 240, 100, 6, '#1c2d4a') +
            times(5, (index) => line(`M${370 + index * 40} 172 v96`, '#8fa5c4', 2)),
        )
      : '') +
    paint.shadow(420, 640, 230) +
    rect(560, 430, 110, 180, 12, paint.h('#e3e6e7')) +
    line('M500 470 L600 520', '#c3c8cb', 34) +
    rect(180, 300, 400, 190, 70, paint.r('#f4f6f6')) +
    rect(170, 290, 300, 22, 11, paint.v('#dfe3e4')) +
    disc(260, 395, 92, '#1a1d20') +
    disc(260, 395, 66, paint.ball('#2f3a4a')) +
    disc(260, 395, 30, '#0c0f13') +
    disc(240, 374, 13, '#fff', fade(0.8)) +
    times(8, (index) => group(`rotate(${index * 45} 260 395)`, disc(260, 318, 6, '#59322f'))) +
    disc(380, 440, 7, '#59c36a') +
    write(brand, 460, 410, 32, { anchor: 'middle', fill: '#56605b', maxWidth: 160 }),
);
const strongBox = ({ paint, text, brand, write }: Look) =>
  paint.shadow(410, 668, 290) +
  shape('M600 260 l44-30 v370 l-44 60z', paint.v('#24272a')) +
  shape('M170 260 l60-30 h414 l-44 30z', '#6d747b') +
  rect(170, 260, 430, 400, 10, paint.v('#4a5056')) +
  rect(196, 286, 378, 348, 6, paint.v('#565c62'), ' stroke="#33383d" stroke-width="4"') +
  (text('ausfuehrung').includes('Elektronik')
    ? rect(400, 330, 130, 190, 10, '#1d2023') +
      rect(416, 346, 98, 32, 4, '#9fc7a4') +
      times(9, (index) =>
        rect(418 + (index % 3) * 34, 394 + Math.floor(index / 3) * 38, 26, 28, 5, '#c9ced3'),
      )
    : disc(470, 420, 50, paint.ball('#c9ced3')) + rect(465, 396, 10, 44, 4, '#26292c')) +
  disc(290, 440, 50, paint.ball('#c9ced3')) +
  rect(230, 430, 120, 20, 10, paint.steel('v')) +
  write(brand, 300, 356, 34, { anchor: 'middle', maxWidth: 170 }) +
  rect(200, 660, 50, 14, 3, '#1d2023') +
  rect(520, 660, 50, 14, 3, '#1d2023');
/** Low, with a handle on its lid and a key in its lock. */
const cashBox = ({ paint, main, brand, write }: Look) =>
  paint.shadow(410, 640, 310) +
  shape('M640 420 l60-90 v200 l-60 96z', paint.v(darker(main, 0.4))) +
  shape('M130 420 l76-90 h494 l-60 90z', paint.d(lighter(main, 0.25))) +
  line('M330 372 v-26 q0-14 16-14 h150 q16 0 16 14 v26', '#5b6268', 18) +
  line('M332 364 v-20 q0-10 14-10 h150', '#d3d8db', 6) +
  rect(310, 366, 44, 18, 8, paint.steel()) +
  rect(492, 366, 44, 18, 8, paint.steel()) +
  rect(130, 420, 510, 206, 12, paint.v(main)) +
  rect(130, 478, 510, 7, 0, darker(main, 0.5)) +
  shape('M640 478 l60-94 v7 l-60 94z', darker(main, 0.6)) +
  rect(130, 422, 510, 8, 4, '#fff', fade(0.35)) +
  disc(386, 530, 34, paint.steel('v')) +
  disc(386, 530, 23, paint.ball('#b9bdc1')) +
  shape('M380 522 h12 v52 h-12z', '#8d949b') +
  disc(386, 590, 26, paint.steel('v')) +
  disc(386, 596, 9, darker(main, 0.2)) +
  write(brand, 160, 600, 34, { fill: inkOn(main), maxWidth: 180 });
const safe = drawing([170, 240, 640, 660], [400, 430], (look) =>
  look.title === 'Geldkassette' ? cashBox(look) : strongBox(look),
);
const sink = drawing([90, 300, 710, 620], [400, 420], ({ paint, colour, text }) => {
  const tone = colour('#b9bdc1');
  const metal = tone === '#b9bdc1';
  const two = text('ausfuehrung') === '2 Becken';
  const bowl = (x: number, w: number) =>
    shape(
      `M${x} 430 l30-70 h${w} l30 70 q4 66-40 70 h${-w + 20} q-44-4-40-70z`,
      metal ? paint.steel('h', '#a3aab1') : paint.v(darker(tone, 0.25)),
    ) +
    oval(x + w / 2 + 30, 470, 30, 12, '#3a3f45') +
    oval(x + w / 2 + 30, 468, 22, 8, '#8d949b');
  return (
    paint.shadow(400, 610, 320) +
    shape(
      'M90 500 l110-170 h440 l90 170z',
      metal ? paint.steel('h', tone) : paint.d(tone),
      ` stroke="${darker(tone, 0.3)}" stroke-width="3"`,
    ) +
    shape('M90 500 h640 v26 q-320 22-640 0z', darker(tone, 0.3)) +
    bowl(two ? 180 : 220, two ? 150 : 180) +
    (two
      ? bowl(430, 150)
      : times(7, (index) => line(`M${500 + index * 22} 360 l${20 + index * 3} 110`, darker(tone, 0.25), 5))) +
    rect(404, 250, 20, 90, 8, paint.steel()) +
    line('M414 260 q-4-60-70-56 v40', '#c9ced3', 18)
  );
});
/** The white box of kitchen and laundry machines. */
const appliance = ({ paint, colour }: Look, front: string, tone = colour('#f4f5f5')) =>
  paint.shadow(410, 700, 260) +
  shape('M580 130 l40-26 v540 l-40 46z', paint.v(darker(tone, 0.22))) +
  shape('M210 130 l50-26 h360 l-40 26z', lighter(tone, 0.4)) +
  rect(210, 130, 370, 560, 8, paint.v(tone), ` stroke="${darker(tone, 0.14)}" stroke-width="2"`) +
  front;

const washingMachine = drawing([210, 100, 620, 700], [395, 430], (look) =>
  appliance(
    look,
    rect(210, 130, 370, 92, 8, look.paint.v('#e3e6e7')) +
      rect(232, 152, 110, 50, 8, '#f7f8f8', ' stroke="#c9ced0" stroke-width="2"') +
      disc(410, 177, 30, look.paint.ball('#d3d7d9')) +
      rect(460, 156, 96, 42, 6, '#15181b') +
      look.write('1:29', 508, 188, 26, { anchor: 'middle', fill: '#bfe3c4' }) +
      look.write(look.brand, 287, 186, 22, { anchor: 'middle', fill: '#56605b', maxWidth: 96 }) +
      disc(395, 440, 148, look.paint.steel('v')) +
      disc(395, 440, 122, '#26292c') +
      disc(395, 440, 112, look.paint.ball('#4d6673')) +
      shape('M300 470 q40-30 90 0 t100-10 q-10 90-95 90 t-95-80z', '#8fc0d4', fade(0.7)) +
      shape('M320 380 q30-50 90-50 q-50 30-66 80z', '#fff', fade(0.5)) +
      rect(516, 410, 16, 66, 8, '#8d949b') +
      rect(490, 620, 70, 46, 6, '#e3e6e7'),
    '#f4f5f5',
  ),
);
const dishwasher = drawing([210, 100, 620, 700], [395, 200], (look) =>
  appliance(
    look,
    rect(210, 130, 370, 76, 8, look.paint.v('#33383d')) +
      times(6, (index) => disc(330 + index * 34, 168, 9, index === 2 ? '#59c36a' : '#7d848b')) +
      look.write(look.brand, 240, 177, 24, { maxWidth: 80 }) +
      rect(250, 234, 290, 18, 9, look.paint.steel('v')) +
      rect(224, 216, 342, 400, 4, 'none', ' stroke="#c3c8ca" stroke-width="3"') +
      rect(216, 630, 358, 56, 2, look.paint.v('#d3d7d9')),
    '#e9ecec',
  ),
);
const oven = drawing([180, 190, 620, 640], [400, 440], (look) => {
  const { paint, brand, write } = look;
  return (
    paint.shadow(405, 660, 270) +
    rect(170, 170, 460, 470, 10, paint.v('#33383d')) +
    rect(170, 170, 460, 96, 10, paint.steel('v', '#c3c8cc')) +
    disc(240, 218, 27, paint.ball('#2d3136')) +
    disc(560, 218, 27, paint.ball('#2d3136')) +
    rect(320, 194, 160, 48, 6, '#101214') +
    write('18:30', 400, 228, 30, { anchor: 'middle', fill: '#ffb869' }) +
    rect(210, 290, 380, 18, 9, paint.steel('v')) +
    rect(220, 336, 360, 250, 12, '#0f0d0c') +
    oval(400, 400, 160, 70, paint.glow('#ff9c3a', 0.55)) +
    times(3, (index) => line(`M234 ${410 + index * 54} h332`, '#6d747b', 4)) +
    shape('M290 464 q0-50 60-50 h100 q60 0 60 50z', '#c98a45') +
    shape('M236 350 h120 l-100 220 h-20z', '#fff', fade(0.12)) +
    write(brand, 400, 622, 26, { anchor: 'middle', maxWidth: 200 })
  );
});
const hood = drawing([170, 110, 630, 600], [400, 480], ({ paint, colour, text, brand, write }) => {
  const tone = colour('#b9bdc1');
  const flat = text('ausfuehrung') === 'Flachschirmhaube';
  return (
    oval(400, 640, 260, 110, paint.glow('#fff0c4', 0.8)) +
    (flat ? '' : rect(320, 60, 160, 340, 2, paint.steel('h', tone))) +
    (text('ausfuehrung') === 'Kopffrei-Haube'
      ? shape('M190 330 h420 l-60 240 h-300z', paint.v('#24272b')) +
        shape('M210 344 h160 l-110 200 h-14z', '#fff', fade(0.14))
      : shape('M320 380 h160 l160 120 h-480z', paint.steel('h', tone))) +
    rect(150, flat ? 440 : 500, 500, 58, 6, paint.steel('v', tone)) +
    rect(166, flat ? 498 : 558, 468, 14, 2, '#4a5056') +
    times(4, (index) => disc(350 + index * 34, flat ? 470 : 530, 8, index === 1 ? '#59c36a' : '#33383d')) +
    write(brand, 200, flat ? 478 : 538, 24, { fill: '#33383d', maxWidth: 120 })
  );
});
const broom = drawing([280, 60, 520, 700], [400, 620], ({ paint, main, text }) => {
  const hair = text('material') === 'Kokos' ? '#b5894f' : text('material') === 'Rosshaar' ? '#3c302a' : main;
  return (
    paint.shadow(400, 704, 190, 14) +
    rect(386, 40, 28, 520, 12, paint.h('#d7ab6c')) +
    rect(384, 40, 32, 60, 12, paint.h(main)) +
    shape('M270 566 q0-30 40-30 h180 q40 0 40 30 v30 h-260z', paint.v('#c98f4a')) +
    shape('M274 594 h252 l18 104 h-288z', paint.v(hair)) +
    times(26, (index) =>
      line(`M${280 + index * 9.6} 598 l${(index - 13) * 0.7} 96`, darker(hair, 0.35), 2, fade(0.6)),
    )
  );
});
const pail = drawing(
  [220, 170, 580, 690],
  [400, 400],
  ({ paint, colour, main, brand, size, title, write }) => {
    const tone = title.startsWith('Chlor') || title.startsWith('pH') ? '#f2f5f6' : colour(main);
    const chem = tone === '#f2f5f6';
    return (
      paint.shadow(400, 690, 220) +
      line('M236 300 Q400 90 564 300', '#8d949b', 8) +
      rect(350, 176, 100, 26, 12, '#24272a') +
      shape('M226 290 h348 l-46 390 q-128 20-256 0z', paint.h(tone)) +
      (chem ? shape('M240 380 h320 l-22 190 h-276z', paint.h('#1d7fa8')) : '') +
      (chem
        ? oval(400, 290, 178, 38, '#1d7fa8')
        : oval(400, 290, 176, 40, lighter(tone, 0.3)) + oval(400, 294, 158, 32, paint.v(darker(tone, 0.5)))) +
      write(brand, 400, 450, 46, { anchor: 'middle', fill: chem ? '#fff' : inkOn(tone), maxWidth: 240 }) +
      (chem ? write(title, 400, 500, 30, { anchor: 'middle', weight: 'regular', maxWidth: 240 }) : '') +
      write(size, 400, 552, 46, { anchor: 'middle', fill: chem ? '#fff' : inkOn(tone) })
    );
  },
);
const shelf = drawing([170, 90, 640, 700], [400, 240], ({ paint, colour, text }) => {
  const tone = colour('#a7afb5');
  const boards = text('material').includes('Holz') ? '#d8b27a' : lighter(tone, 0.2);
  const y = (index: number) => 130 + index * 134;
  return (
    paint.shadow(410, 700, 290) +
    [220, 590].map((x) => rect(x, 90, 14, 580, 0, darker(tone, 0.35))).join('') +
    times(
      5,
      (index) =>
        shape(`M180 ${y(index) + 20} l50-34 h374 l-10 34z`, lighter(boards, 0.25)) +
        rect(180, y(index) + 20, 420, 22, 2, paint.v(boards)),
    ) +
    rect(250, 190, 110, 88, 6, paint.v('#1d6fb8')) +
    rect(380, 216, 150, 62, 4, paint.v('#c9a071')) +
    rect(440, 330, 110, 82, 4, paint.v('#c9a071')) +
    rect(240, 344, 90, 68, 6, paint.v('#c3272b')) +
    rect(260, 470, 200, 76, 6, paint.v('#5d6a66')) +
    [170, 596]
      .map(
        (x) =>
          rect(x, 90, 20, 604, 0, paint.h(tone)) +
          times(22, (index) => rect(x + 7, 104 + index * 27, 6, 12, 3, '#26292c', fade(0.6))),
      )
      .join('')
  );
});
const wallShelf = drawing([130, 330, 680, 500], [250, 420], ({ paint, colour, text }) => {
  const tone = colour('#f7f7f4');
  return (
    rect(220, 250, 66, 130, 4, paint.v('#1f5f68')) +
    rect(290, 274, 44, 106, 4, paint.v('#b23a48')) +
    rect(338, 260, 36, 120, 4, paint.v('#e0a11b')) +
    shape('M500 380 h90 l-14-80 h-62z', paint.h('#bf6a45')) +
    times(7, (index) =>
      group(
        `translate(545 300) rotate(${index * 22 - 66})`,
        shape('M0 0 q-18-44 0-100 q18 56 0 100z', index % 2 ? '#3f8244' : '#5b9a4b'),
      ),
    ) +
    shape(
      'M120 400 l40-26 h500 l40 26z',
      lighter(tone, 0.25),
      ` stroke="${darker(tone, 0.1)}" stroke-width="1"`,
    ) +
    rect(120, 400, 580, 54, 4, paint.v(tone), ` stroke="${darker(tone, 0.16)}" stroke-width="2"`) +
    (text('ausfuehrung') === 'mit Konsolen'
      ? [200, 590].map((x) => shape(`M${x} 454 h26 v110 q-4-70-26-84z`, '#2d3136')).join('')
      : '') +
    oval(410, 474, 290, 14, paint.glow('#1b2420', 0.3))
  );
});
const storageBox = drawing([140, 260, 680, 680], [400, 470], ({ paint, colour, brand, size, write }) => {
  const tone = colour('#e6edef');
  const clear = tone === '#e6edef';
  return (
    paint.shadow(410, 684, 310) +
    shape('M620 340 l60-40 -34 320 -56 56z', paint.v(darker(tone, 0.25)), fade(clear ? 0.85 : 1)) +
    shape('M150 340 h470 l-30 336 h-410z', paint.v(clear ? '#dce8ec' : tone), fade(clear ? 0.9 : 1)) +
    (clear
      ? rect(210, 470, 150, 190, 6, '#1f5f68', fade(0.35)) + disc(460, 580, 76, '#c3272b', fade(0.3))
      : '') +
    times(6, (index) => rect(200 + index * 66, 400, 8, 250, 4, darker(tone, 0.25), fade(0.25))) +
    shape('M130 330 l70-56 h500 l-60 56z', lighter(tone, 0.4)) +
    rect(130, 326, 510, 34, 10, paint.v(clear ? '#2a7f9e' : darker(tone, 0.15))) +
    [200, 520].map((x) => rect(x, 334, 60, 66, 8, paint.v('#33383d'))).join('') +
    write(brand, 385, 520, 40, { anchor: 'middle', fill: inkOn(tone), maxWidth: 240 }) +
    write(size, 385, 570, 40, { anchor: 'middle', fill: inkOn(tone), weight: 'regular' })
  );
});

export const houseDrawings = {
  door,
  'front-door': frontDoor,
  'door-handle': doorHandle,
  window: windowArt,
  blind,
  padlock,
  cylinder,
  mailbox,
  'smoke-detector': smokeDetector,
  camera,
  safe,
  sink,
  worktop,
  fridge,
  'washing-machine': washingMachine,
  dishwasher,
  oven,
  hood,
  broom,
  pail,
  shelf,
  'wall-shelf': wallShelf,
  'storage-box': storageBox,
} satisfies Record<string, Drawing>;
