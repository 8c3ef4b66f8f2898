import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const dark = '#2d3136';
const ash = '#d7ab6c';

const spade = drawing([310, 60, 490, 720], [400, 560], ({ paint, main, text, title }) => {
  const wooden = text('material').includes('Esche') || text('material') === '';
  return (
    paint.shadow(400, 716, 150, 14) +
    shape(
      'M340 70 h120 q14 0 14 14 v8 q0 50-50 70 h-48 q-50-20-50-70 v-8 q0-14 14-14z M360 98 q4 34 28 42 h24 q24-8 28-42z',
      paint.v(main),
      ' fill-rule="evenodd"',
    ) +
    rect(384, 150, 32, 330, 8, paint.h(wooden ? ash : '#e0b000')) +
    shape('M376 440 h48 l8 80 h-64z', paint.steel('h', '#7d848b')) +
    (title === 'Sandschaufel'
      ? shape('M310 500 q90-26 180 0 q10 120-90 210 q-100-90-90-210z', paint.steel('h', '#8d949b'))
      : shape('M316 506 h168 v110 q0 60-84 96 q-84-36-84-96z', paint.steel('h', '#8d949b')) +
        rect(310, 498, 180, 16, 6, '#5b6268')) +
    line('M400 530 v130', '#5b6268', 6, fade(0.5))
  );
});

const rake = drawing([250, 60, 550, 700], [400, 590], ({ paint, main, title, text }) => {
  const pole = text('ausfuehrung').includes('Alu') ? '#c3c8cd' : ash;
  return (
    paint.shadow(400, 706, 190, 14) +
    rect(386, 40, 28, 500, 10, paint.h(pole)) +
    rect(382, 40, 36, 110, 12, paint.h(main)) +
    (title === 'Laubbesen'
      ? times(13, (index) =>
          line(
            `M400 540 Q${400 + (index - 6) * 16} 600 ${400 + (index - 6) * 29} 686 l${(index - 6) * 1.2} 12`,
            index % 2 ? main : darker(main, 0.25),
            6,
          ),
        ) + rect(374, 510, 52, 60, 10, paint.h(dark))
      : shape('M378 520 h44 l14 60 h-72z', paint.h(dark)) +
        rect(240, 576, 320, 28, 6, paint.v(main)) +
        times(12, (index) =>
          shape(`M${248 + index * 27} 600 h12 q6 50-4 96 h-4 q-8-50-4-96z`, paint.h('#5b6268')),
        ))
  );
});

const secateurs = drawing([270, 110, 540, 700], [400, 230], ({ paint, main, second, title }) => {
  const long = title === 'Astschere';
  return (
    paint.shadow(400, 706, 170, 14) +
    shape('M388 330 q-40 60-60 150 q-16 100-10 190 q14 20 36 8 q2-100 20-180 q20-70 50-110z', paint.h(main)) +
    shape(
      'M424 330 q50 60 66 150 q14 100 4 186 q-14 22-36 10 q2-100-14-176 q-16-70-50-120z',
      paint.h(darker(main, 0.15)),
    ) +
    line(`M346 520 q-12 70-10 140`, second === '#ffffff' ? '#e8ebed' : second, 9) +
    shape('M380 340 q-54-90-24-220 q60 60 76 210z', paint.steel('h', '#a3aab1')) +
    shape('M426 342 q60-60 48-150 q-20-14-30 2 q6 70-58 110z', paint.steel('h', '#6d747b')) +
    disc(404, 330, 27, paint.ball('#8d949b')) +
    disc(404, 330, 9, '#3a3f45') +
    line('M374 420 q30 20 62 0', '#8d949b', 7) +
    (long ? rect(316, 600, 40, 100, 10, dark, fade(0.9)) + rect(456, 600, 40, 100, 10, dark, fade(0.9)) : '')
  );
});

const wheelbarrow = drawing(
  [70, 260, 740, 680],
  [330, 380],
  ({ paint, main, size, brand, write }) =>
    paint.shadow(400, 682, 320) +
    line('M740 400 L330 560 L210 590', darker(main, 0.2), 20) +
    line('M520 500 L560 674 h40', darker(main, 0.2), 18) +
    rect(690, 384, 80, 28, 12, dark) +
    disc(190, 590, 92, paint.ball('#2b2e32')) +
    disc(190, 590, 54, paint.d('#c9ced3')) +
    times(6, (index) => group(`rotate(${index * 60} 190 590)`, rect(186, 540, 8, 50, 2, '#7d848b'))) +
    disc(190, 590, 15, main) +
    shape('M110 300 h530 l-120 190 q-16 26-50 28 h-190 q-34-2-56-34z', paint.v('#a7afb5')) +
    shape('M100 286 h550 q12 8 0 20 h-550 q-12-10 0-20z', paint.v('#d3d8dc')) +
    shape('M170 320 h380 l-20 30 h-340z', '#fff', fade(0.3)) +
    write(brand, 370, 420, 50, { anchor: 'middle', fill: '#3a4148', maxWidth: 300 }) +
    write(size, 370, 466, 32, { anchor: 'middle', weight: 'regular', fill: '#3a4148' }),
);

const mower = drawing(
  [90, 120, 730, 680],
  [270, 540],
  ({ paint, main, brand, size, text, write }) =>
    paint.shadow(380, 680, 310) +
    line('M470 480 L690 140 q14-20 40-10', dark, 20) +
    line('M520 500 L700 220', '#5b6268', 9) +
    rect(640, 120, 110, 30, 14, dark) +
    shape('M450 400 h170 q30 10 30 60 v110 q-6 40-50 40 h-150z', paint.v('#33383d')) +
    times(6, (index) => line(`M480 ${440 + index * 26} h140`, '#16181a', 6)) +
    shape('M100 560 q-4-110 120-140 q120-26 240-10 q50 10 50 80 v90 h-400z', paint.v(main)) +
    shape('M124 520 q14-70 110-84 q110-20 220-6 q-190 0-330 90z', '#fff', fade(0.25)) +
    shape('M210 440 q10-80 100-80 t104 76 q-100-22-204 4z', paint.v(dark)) +
    rect(90, 566, 430, 40, 12, paint.v('#24272a')) +
    disc(180, 610, 66, paint.ball('#2b2e32')) +
    disc(180, 610, 34, paint.d('#d3d7da')) +
    disc(180, 610, 12, main) +
    disc(480, 600, 80, paint.ball('#2b2e32')) +
    disc(480, 600, 44, paint.d('#d3d7da')) +
    disc(480, 600, 14, main) +
    write(brand, 300, 514, 50, { anchor: 'middle', fill: inkOn(main), maxWidth: 260 }) +
    write(text('schnittbreite-cm') || size, 300, 552, 30, {
      anchor: 'middle',
      weight: 'regular',
      fill: inkOn(main),
    }),
);

const robotMower = drawing(
  [110, 340, 700, 640],
  [400, 420],
  ({ paint, main, brand, write }) =>
    times(40, (index) =>
      line(
        `M${70 + index * 17} 660 q${(index % 5) * 3 - 6} -20 ${(index % 7) * 4 - 12} -34`,
        index % 2 ? '#5d9a45' : '#3f7d34',
        5,
      ),
    ) +
    paint.shadow(400, 640, 320) +
    shape('M130 600 q-10-130 90-180 q100-60 220-54 q190 10 240 130 q20 50 10 104z', paint.v('#33383d')) +
    shape('M190 520 q20-96 130-116 q200-30 290 70 q30 40 30 66 q-230-70-450-20z', paint.v(main)) +
    shape('M220 484 q40-60 140-66 q-70 30-100 72z', '#fff', fade(0.3)) +
    rect(430, 430, 110, 44, 14, '#15171a') +
    disc(230, 600, 62, paint.ball('#1f2225')) +
    disc(230, 600, 30, paint.d('#c9ced3')) +
    disc(600, 600, 50, paint.ball('#1f2225')) +
    disc(600, 600, 22, paint.d('#c9ced3')) +
    write(brand, 330, 500, 38, { anchor: 'middle', fill: inkOn(main), maxWidth: 190 }),
);

const trimmer = drawing(
  [180, 80, 640, 700],
  [260, 620],
  ({ paint, main, brand, write }) =>
    paint.shadow(300, 694, 200) +
    group(
      'translate(40 62) scale(.9)',
      line('M560 170 L280 590', '#8d949b', 20) +
        line('M556 166 L276 586', '#d3d7da', 6) +
        group(
          'rotate(-56 590 130)',
          rect(480, 90, 230, 80, 30, paint.v(main)) +
            write(brand, 600, 142, 32, { anchor: 'middle', fill: inkOn(main), maxWidth: 160 }) +
            rect(690, 84, 90, 92, 16, paint.v(dark)),
        ) +
        line('M450 330 q-80-10-90 60 q30 40 60 16', dark, 18) +
        shape('M170 640 q20-90 110-100 q90 10 110 100 q-110 30-220 0z', paint.v(main)) +
        rect(232, 540, 96, 70, 20, paint.h(dark)) +
        oval(280, 660, 130, 14, '#5b6268', fade(0.3)) +
        line('M150 664 h260', '#c3272b', 4),
    ),
);

const hedgeTrimmer = drawing(
  [50, 300, 760, 560],
  [250, 450],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(420, 590, 330) +
    rect(40, 420, 440, 34, 8, paint.steel('v')) +
    times(13, (index) =>
      shape(`M${56 + index * 32} 422 l4-34 h10 l4 34z M${56 + index * 32} 452 l4 34 h10 l4-34z`, '#8d949b'),
    ) +
    shape(
      'M440 380 h110 q20-60 90-60 h70 q60 10 56 90 v50 q-10 70-90 76 h-190 q-46-6-46-60z M600 400 q-20 60 10 80 h70 q30-6 30-60 q-2-40-50-40z',
      paint.v(main),
      ' fill-rule="evenodd"',
    ) +
    shape('M476 372 q-20-90 40-100 h40 v26 h-30 q-24 10-16 76z', paint.v(dark)) +
    write(brand, 522, 500, 34, { anchor: 'middle', fill: inkOn(main), maxWidth: 130 }) +
    write(size, 240, 446, 24, { anchor: 'middle', fill: '#4a5056', weight: 'regular' }),
);

const chainsaw = drawing(
  [40, 260, 760, 560],
  [230, 440],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(420, 590, 330) +
    shape('M60 440 q0-36 40-36 h340 v84 h-340 q-40 0-40-48z', paint.steel('v')) +
    times(
      20,
      (index) =>
        rect(80 + index * 18, 396, 12, 10, 2, '#5b6268') + rect(80 + index * 18, 486, 12, 10, 2, '#5b6268'),
    ) +
    write(size, 250, 456, 30, { anchor: 'middle', fill: '#4a5056' }) +
    shape('M420 350 h200 q50 4 56 60 v90 q-4 44-50 46 h-206z', paint.v(main)) +
    shape('M620 360 q130-10 136 90 q-2 90-110 96 v-34 q70-6 72-60 q-4-54-98-50z', paint.v(dark)) +
    shape('M440 350 q-20-90 60-96 h70 q20 4 20 24 h-80 q-34 6-26 72z', paint.v(dark)) +
    shape('M418 340 l-24-76 h18 l36 76z', paint.h('#1d2023')) +
    rect(440, 380, 90, 40, 8, darker(main, 0.35)) +
    write(brand, 520, 490, 38, { anchor: 'middle', fill: inkOn(main), maxWidth: 170 }),
);

const blower = drawing(
  [60, 250, 730, 620],
  [560, 420],
  ({ paint, main, brand, write }) =>
    paint.shadow(400, 640, 300) +
    shape('M50 560 l330-130 v110 l-330 60 q-14-20 0-40z', paint.v(dark)) +
    disc(530, 460, 130, paint.ball(main)) +
    disc(530, 460, 84, '#16181a') +
    times(16, (index) => group(`rotate(${index * 22.5} 530 460)`, rect(526, 382, 8, 60, 3, '#5b6268'))) +
    disc(530, 460, 22, paint.ball('#8d949b')) +
    shape('M440 340 q10-90 110-90 q140 0 160 110 l-30 90 q-20-120-130-140 q-70 0-110 30z', paint.v(dark)) +
    rect(630, 470, 96, 110, 16, paint.v('#33383d')) +
    shape('M366 420 h70 q-20 70 0 116 h-70z', paint.v(main)) +
    write(brand, 552, 288, 28, { anchor: 'middle', maxWidth: 110 }),
);

const pressureWasher = drawing(
  [200, 120, 640, 690],
  [400, 480],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 690, 230) +
    line('M300 300 V140 h160 V300', '#5b6268', 18) +
    rect(300, 120, 160, 30, 14, dark) +
    rect(260, 280, 240, 370, 40, paint.h(main)) +
    shape('M290 300 q-10 150 0 320 h26 q-8-160 2-330z', '#fff', fade(0.25)) +
    rect(280, 470, 200, 130, 20, paint.v(dark)) +
    disc(380, 380, 46, paint.ball('#e3e6e8')) +
    rect(376, 344, 8, 38, 4, '#c3272b') +
    disc(280, 636, 54, paint.ball('#24272a')) +
    disc(280, 636, 24, '#c9ced3') +
    disc(480, 636, 54, paint.ball('#24272a')) +
    disc(480, 636, 24, '#c9ced3') +
    line('M480 540 q130 0 120-130', '#1d2023', 16) +
    shape('M580 420 l30-250 h16 v250 q10 60-30 80 l-30-20z', paint.h(dark)) +
    rect(612, 110, 12, 90, 3, paint.steel()) +
    write(brand, 380, 530, 36, { anchor: 'middle', maxWidth: 180 }) +
    write(size, 380, 572, 28, { anchor: 'middle', weight: 'regular' }),
);

const hose = drawing(
  [170, 220, 640, 660],
  [400, 430],
  ({ paint, main, second, brand, size, text, title, write }) => {
    const stripe = second === '#ffffff' ? '#f5c518' : second;
    const coil = times(
      7,
      (index) =>
        oval(
          400,
          430,
          210 - index * 18,
          196 - index * 18,
          'none',
          ` stroke="${darker(main, 0.35)}" stroke-width="20"`,
        ) +
        oval(398, 427, 210 - index * 18, 196 - index * 18, 'none', ` stroke="${main}" stroke-width="15"`) +
        oval(396, 425, 210 - index * 18, 196 - index * 18, 'none', ` stroke="${stripe}" stroke-width="3"`),
    );
    return (
      paint.shadow(405, 664, 280) +
      (title.includes('Wagen') ? line('M280 650 L330 200 h140 L520 650', dark, 22) : '') +
      coil +
      line('M590 500 q90 70 60 140', darker(main, 0.3), 20) +
      line('M588 498 q90 70 60 140', main, 15) +
      shape('M630 620 h40 l8 70 h-56z', paint.h('#f28a1c')) +
      rect(622, 684, 56, 20, 6, paint.h(dark)) +
      disc(400, 430, 86, '#fff') +
      disc(400, 430, 84, paint.d(lighter(main, 0.82))) +
      write(brand, 400, 424, 32, { anchor: 'middle', fill: darker(main, 0.35), maxWidth: 140 }) +
      write(text('laenge-m') || size, 400, 470, 42, {
        anchor: 'middle',
        fill: darker(main, 0.35),
        maxWidth: 140,
      })
    );
  },
);

const sprinkler = drawing(
  [130, 380, 680, 640],
  [400, 480],
  ({ paint, main, title }) =>
    times(9, (index) =>
      line(
        `M${400 + (index - 4) * 34} 470 Q${400 + (index - 4) * 60} ${200 + Math.abs(index - 4) * 22} ${400 + (index - 4) * 92} ${330 + Math.abs(index - 4) * 24}`,
        '#7fb9d6',
        4,
        fade(0.6) + ' stroke-dasharray="3 12"',
      ),
    ) +
    paint.shadow(400, 640, 290) +
    (title === 'Kreisregner'
      ? oval(400, 620, 150, 30, paint.h(dark)) +
        rect(384, 470, 32, 150, 8, paint.h(main)) +
        times(3, (index) => rect(300 + index * 70, 462, 60, 18, 9, paint.r(darker(main, index * 0.1)))) +
        disc(400, 470, 26, paint.ball(main))
      : shape('M120 620 q10-70 60-70 h440 q50 0 60 70 h-60 q-6-26-30-26 h-380 q-24 0-30 26z', paint.v(dark)) +
        rect(170, 470, 460, 50, 25, paint.r(main)) +
        times(14, (index) => disc(204 + index * 30, 476, 6, '#1d2023')) +
        rect(140, 470, 50, 110, 14, paint.h(darker(main, 0.2))) +
        rect(610, 470, 50, 110, 14, paint.h(darker(main, 0.2)))),
);

const wateringCan = drawing([90, 230, 700, 680], [520, 480], ({ paint, colour, brand, size, write }) => {
  const tone = colour('#3d7a45');
  return (
    paint.shadow(450, 684, 250) +
    line('M560 300 q150-90 150 120 q-20 130-120 150', darker(tone, 0.4), 34) +
    line('M560 300 q150-90 150 120 q-20 130-120 150', tone, 27) +
    shape('M360 560 L170 320 l-24 12 -20-30 80-50 20 30 -22 14 190 190z', paint.v(tone)) +
    group(
      'rotate(-34 150 300)',
      oval(150, 290, 64, 22, paint.d('#d9c26a')),
      times(5, (index) => disc(110 + index * 20, 290, 4, '#4a4020')),
    ) +
    shape('M330 330 h270 l20 330 q-155 34-310 0z', paint.h(tone)) +
    oval(465, 330, 136, 34, paint.v(darker(tone, 0.35))) +
    shape('M332 320 q60-60 140-30 l-10 50 q-90-20-128 10z', paint.h(lighter(tone, 0.1))) +
    write(brand, 465, 500, 42, { anchor: 'middle', fill: inkOn(tone), maxWidth: 220 }) +
    write(size, 465, 560, 46, { anchor: 'middle', fill: inkOn(tone) })
  );
});

const rainBarrel = drawing(
  [220, 160, 580, 690],
  [400, 560],
  ({ paint, colour, brand, size, text, write }) => {
    const tone = colour('#3d7a45');
    return (
      paint.shadow(400, 690, 250) +
      (text('form') === 'eckig'
        ? rect(220, 210, 360, 470, 24, paint.h(tone))
        : shape('M240 200 h320 q50 230 0 470 q-160 30-320 0 q-50-240 0-470z', paint.h(tone))) +
      times(4, (index) =>
        line(
          `M${222 + (index % 3) * 2} ${300 + index * 100} q178 34 356 0`,
          darker(tone, 0.35),
          7,
          fade(0.5),
        ),
      ) +
      oval(400, 200, 170, 40, darker(tone, 0.25)) +
      oval(400, 190, 170, 40, paint.d(lighter(tone, 0.1))) +
      oval(400, 184, 40, 12, darker(tone, 0.3)) +
      rect(384, 590, 32, 26, 6, paint.steel()) +
      shape('M376 612 h60 v16 h-16 v24 h-20 v-24 h-24z', paint.h('#c9a54c')) +
      write(brand, 400, 430, 48, { anchor: 'middle', fill: inkOn(tone), maxWidth: 260 }) +
      write(size, 400, 490, 48, { anchor: 'middle', fill: inkOn(tone) })
    );
  },
);

const pump = drawing([150, 220, 680, 660], [300, 420], ({ paint, main, brand, size, title, write }) =>
  title === 'Tauchpumpe'
    ? paint.shadow(400, 690, 190) +
      line('M400 180 q-140-60-180 60', '#1d2023', 14) +
      rect(290, 200, 220, 340, 60, paint.h(main)) +
      shape('M270 530 h260 l14 130 h-288z', paint.h(dark)) +
      times(9, (index) => rect(280 + index * 27, 560, 12, 84, 4, '#0d0e0f', fade(0.6))) +
      rect(500, 300, 90, 60, 10, paint.v(dark)) +
      write(brand, 400, 400, 44, { anchor: 'middle', fill: inkOn(main), maxWidth: 190 }) +
      write(size, 400, 450, 30, { anchor: 'middle', weight: 'regular', fill: inkOn(main) })
    : paint.shadow(410, 664, 290) +
      (title === 'Hauswasserwerk'
        ? rect(170, 440, 480, 190, 95, paint.r(main))
        : rect(180, 590, 460, 40, 10, paint.v(dark))) +
      rect(200, 330, 180, 220, 60, paint.h('#6d747b')) +
      rect(250, 250, 80, 90, 10, paint.h('#4a5056')) +
      rect(100, 400, 110, 70, 10, paint.v('#4a5056')) +
      rect(360, 350, 290, 190, 50, paint.r(title === 'Hauswasserwerk' ? dark : main)) +
      times(8, (index) => rect(400 + index * 24, 356, 8, 178, 3, '#000', fade(0.14))) +
      rect(640, 370, 30, 150, 10, paint.h(dark)) +
      rect(440, 300, 130, 56, 12, paint.v(dark)) +
      line('M450 290 q60-50 120 0', dark, 20) +
      write(brand, 500, 440, 44, {
        anchor: 'middle',
        fill: inkOn(title === 'Hauswasserwerk' ? dark : main),
        maxWidth: 230,
      }) +
      write(size, 500, 490, 30, {
        anchor: 'middle',
        weight: 'regular',
        fill: inkOn(title === 'Hauswasserwerk' ? dark : main),
      }),
);

const seeds = drawing([240, 120, 560, 690], [400, 440], ({ paint, main, text, brand, random, write }) => {
  const crop: Record<string, string> = {
    Tomate: '#d3352a',
    Möhre: '#ee7c1e',
    Radieschen: '#d1315c',
    Zucchini: '#4b7d33',
    Kopfsalat: '#8cc152',
    Buschbohne: '#5b9a3c',
    Paprika: '#d9382b',
    Gurke: '#4f8a3a',
    Spinat: '#3f7f35',
    Mangold: '#c0397a',
  };
  const tone = crop[text('sorte')] ?? '#5b9a3c';
  const leafy = ['Kopfsalat', 'Spinat', 'Mangold'].includes(text('sorte'));
  const long = ['Möhre', 'Zucchini', 'Buschbohne', 'Gurke'].includes(text('sorte'));
  return (
    paint.shadow(400, 690, 200) +
    rect(240, 130, 320, 550, 10, paint.d('#fbf8ef')) +
    rect(240, 130, 320, 120, 10, main) +
    rect(240, 226, 320, 24, 0, main) +
    shape('M240 250 h320 v300 h-320z', paint.v('#dcebc8')) +
    times(3, (index) => {
      const x = 320 + index * 80;
      const y = 440 + (index % 2) * 26;
      return (
        line(`M${x} ${y - 60} q-16-40 0-70 M${x} ${y - 60} q20-30 34-40`, '#3f7f35', 9) +
        (leafy
          ? times(6, (leaf) =>
              oval(
                x + Math.round(Math.cos(leaf) * 34),
                y + Math.round(Math.sin(leaf) * 30),
                38,
                30,
                leaf % 2 ? tone : lighter(tone, 0.2),
              ),
            )
          : long
            ? group(
                `rotate(${(index - 1) * 14} ${x} ${y})`,
                shape(`M${x - 26} ${y - 60} q26-14 52 0 q4 90-26 166 q-30-76-26-166z`, paint.h(tone)),
              )
            : disc(x, y, 54, paint.ball(tone)))
      );
    }) +
    times(4, () => disc(260 + random.between(0, 280), 270 + random.between(0, 30), 5, '#fff', fade(0.7))) +
    write(brand, 400, 200, 46, { anchor: 'middle', fill: inkOn(main), maxWidth: 270 }) +
    write(text('sorte'), 400, 606, 44, { anchor: 'middle', fill: '#1b2420', maxWidth: 290 }) +
    write(text('ausfuehrung'), 400, 648, 26, {
      anchor: 'middle',
      weight: 'regular',
      fill: '#56605b',
      maxWidth: 280,
    })
  );
});

const potShape = (paint: { h(colour: string): string }, tone: string, x = 400, y = 690, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    shape('M-110 -170 h220 l-30 166 q-80 16-160 0z', paint.h(tone)),
    rect(-122, -196, 244, 40, 8, paint.h(lighter(tone, 0.08))),
    oval(0, -194, 118, 20, '#4a3526'),
  );

const plant = drawing([180, 130, 620, 690], [400, 340], ({ paint, text, title, random }) => {
  const kind = text('sorte');
  const flowers: Record<string, string> = {
    Lavendel: '#8466b3',
    Sonnenhut: '#e08ab0',
    Storchschnabel: '#7a6fc4',
    Katzenminze: '#8f83cc',
    Fetthenne: '#c95f7b',
    Phlox: '#d567a5',
    Einblatt: '#fbfbf6',
  };
  const bloom = flowers[kind];
  const narrow = ['Bogenhanf', 'Lavendel', 'Rosmarin', 'Schnittlauch', 'Drachenbaum'].includes(kind);
  const green = kind === 'Lavendel' || kind === 'Salbei' ? '#7f9a78' : '#3f8244';
  const leaves = times(narrow ? 22 : 17, (index) => {
    const lean = (index / (narrow ? 21 : 16) - 0.5) * (narrow ? 90 : 150);
    const length = 190 + random.between(0, 130) - Math.abs(lean) * 0.5;
    const tone = [green, lighter(green, 0.16), darker(green, 0.2)][index % 3] ?? green;
    const width = narrow ? 12 + (kind === 'Bogenhanf' ? 14 : 0) : 40;
    return group(
      `translate(400 510) rotate(${Math.round(lean)})`,
      narrow
        ? shape(
            `M${-width / 2} 0 Q${-width} ${-length * 0.6} 0 ${-length} Q${width} ${-length * 0.6} ${width / 2} 0z`,
            tone,
          )
        : line(`M0 0 V${-length * 0.6}`, darker(green, 0.15), 5) +
            shape(
              `M0 ${-length * 0.45} q${-width * 1.4} ${-length * 0.3} 0 ${-length * 0.58} q${width * 1.4} ${length * 0.3} 0 ${length * 0.58}z`,
              tone,
            ) +
            line(`M0 ${-length * 0.48} V${-length * 0.95}`, lighter(tone, 0.3), 2),
    );
  });
  const blooms = bloom
    ? times(14, (index) => {
        const lean = (index / 13 - 0.5) * 96;
        return group(
          `translate(400 510) rotate(${Math.round(lean)}) translate(0 ${-270 - random.between(0, 70)})`,
          narrow || kind === 'Katzenminze'
            ? times(5, (dot) => oval(0, dot * 15, 9, 10, dot % 2 ? bloom : lighter(bloom, 0.2)))
            : times(7, (petal) => group(`rotate(${petal * 51})`, oval(0, -17, 9, 16, bloom))) +
                disc(0, 0, 9, '#c98a2b'),
        );
      })
    : '';
  return (
    paint.shadow(400, 692, 180) +
    leaves +
    blooms +
    potShape(paint, title === 'Zimmerpflanze' ? '#e9e6df' : '#b5633f')
  );
});

const tree = drawing([220, 90, 580, 690], [400, 260], ({ paint, text, random }) => {
  const kind = text('sorte');
  const fruits: Record<string, string> = {
    'Apfelbaum Topaz': '#d3352a',
    'Süßkirsche Kordia': '#8f1530',
    'Zwetschge Hanita': '#4b3a7c',
    'Birne Conference': '#b9b83a',
    Heidelbeere: '#3d4f93',
    Johannisbeere: '#d32338',
  };
  const fruit = fruits[kind];
  const conifer = kind.startsWith('Thuja') || kind === 'Eibe';
  const green = conifer ? '#2f6b3f' : kind === 'Glanzmispel' ? '#7c4a3a' : '#3f8244';
  const crown = conifer
    ? shape('M400 80 Q520 330 500 520 Q400 560 300 520 Q280 330 400 80z', paint.h(green)) +
      times(90, () => {
        const y = random.between(140, 510);
        const half = 30 + (y - 120) * 0.19;
        return line(
          `M${400 + random.between(-half, half)} ${y} l${random.between(-5, 5)} -22`,
          lighter(green, 0.2 + random.next() * 0.2),
          5,
          fade(0.6),
        );
      })
    : times(60, (index) => {
        const angle = random.next() * 6.283;
        const reach = Math.sqrt(random.next());
        return oval(
          Math.round(400 + Math.cos(angle) * reach * 150),
          Math.round(290 + Math.sin(angle) * reach * 170),
          38,
          32,
          [green, lighter(green, 0.14), darker(green, 0.18)][index % 3] ?? green,
        );
      });
  return (
    paint.shadow(400, 692, 190) +
    rect(390, 400, 20, 130, 4, paint.h('#7a5a3c')) +
    crown +
    (fruit
      ? times(16, () => {
          const angle = random.next() * 6.283;
          const reach = Math.sqrt(random.next());
          return disc(
            Math.round(400 + Math.cos(angle) * reach * 140),
            Math.round(300 + Math.sin(angle) * reach * 150),
            kind.includes('beere') ? 9 : 17,
            paint.ball(fruit),
          );
        })
      : '') +
    potShape(paint, '#2f3336', 400, 690, 0.95)
  );
});

const pot = drawing([220, 240, 580, 690], [400, 380], ({ paint, colour, text }) => {
  const tone = colour('#bf6a45');
  const form = text('form');
  return (
    paint.shadow(400, 690, 230) +
    (form === 'rund'
      ? shape('M230 300 q-30 260 90 370 q80 20 160 0 q120-110 90-370z', paint.h(tone))
      : form === 'eckig'
        ? shape('M210 290 h280 v390 h-250z', paint.v(tone)) +
          shape('M490 290 l100-36 -24 376 -76 50z', paint.v(darker(tone, 0.3)))
        : shape('M230 290 h340 l-70 390 q-100 18-200 0z', paint.h(tone))) +
    (form === 'eckig'
      ? shape('M200 276 h290 l104-40 h-280z', lighter(tone, 0.2)) +
        shape('M236 268 h244 l70-24 h-220z', '#3c2c20')
      : rect(214, 256, 372, 56, 14, paint.h(lighter(tone, 0.06))) +
        oval(400, 260, 178, 32, lighter(tone, 0.2)) +
        oval(400, 264, 158, 25, '#3c2c20'))
  );
});

const raisedBed = drawing([110, 240, 700, 680], [300, 520], ({ paint, colour, random }) => {
  const wood = colour('#c98f56');
  return (
    paint.shadow(400, 684, 330) +
    times(26, (index) =>
      group(
        `translate(${170 + ((index * 83) % 460)} ${360 - (index % 3) * 16})`,
        shape(
          'M0 0 q-26-30-10-66 q26 20 10 66z M0 0 q26-30 16-60 q-26 16-16 60z',
          random.chance(0.5) ? '#4f9a48' : '#7cb342',
        ),
      ),
    ) +
    times(3, (index) => disc(250 + index * 140, 326, 17, paint.ball('#d3352a'))) +
    shape('M120 390 l60-50 h450 l60 50z', '#4a3526') +
    times(
      4,
      (index) =>
        rect(120, 390 + index * 72, 570, 68, 4, paint.v(index % 2 ? darker(wood, 0.06) : wood)) +
        line(
          `M130 ${414 + index * 72} q200 ${(index % 3) * 6 - 6} 300 0 t240 4`,
          darker(wood, 0.4),
          2,
          fade(0.4),
        ),
    ) +
    rect(112, 380, 30, 300, 4, paint.h(darker(wood, 0.1))) +
    rect(668, 380, 30, 300, 4, paint.h(darker(wood, 0.1))) +
    rect(110, 374, 590, 22, 4, paint.v(lighter(wood, 0.15)))
  );
});

const fence = drawing([110, 190, 690, 690], [400, 380], ({ paint, colour, title }) => {
  const tone = colour('#41474d');
  const gate = title === 'Gartentor';
  return (
    paint.shadow(400, 690, 330) +
    times(
      9,
      (index) =>
        rect(150, 216 + index * 50, 500, 46, 3, paint.v(index % 2 ? darker(tone, 0.08) : tone)) +
        line(`M160 ${232 + index * 50} h480`, lighter(tone, 0.25), 2, fade(0.5)),
    ) +
    rect(112, 190, 40, 500, 4, paint.h(lighter(tone, 0.1))) +
    rect(648, 190, 40, 500, 4, paint.h(lighter(tone, 0.1))) +
    oval(132, 190, 22, 7, lighter(tone, 0.3)) +
    oval(668, 190, 22, 7, lighter(tone, 0.3)) +
    (gate
      ? rect(596, 420, 44, 90, 6, paint.steel()) +
        rect(540, 440, 80, 16, 8, paint.steel('v')) +
        rect(150, 270, 26, 60, 4, '#26292c') +
        rect(150, 560, 26, 60, 4, '#26292c')
      : '')
  );
});

const meshFence = drawing([90, 240, 710, 670], [300, 420], ({ paint, colour }) => {
  const tone = colour('#41474d');
  return (
    paint.shadow(400, 690, 340) +
    times(21, (index) => line(`M${110 + index * 29} 240 V660`, index % 2 ? tone : darker(tone, 0.15), 6)) +
    times(
      9,
      (index) =>
        line(`M100 ${256 + index * 50} h600`, tone, 9) +
        line(`M100 ${253 + index * 50} h600`, lighter(tone, 0.35), 2),
    ) +
    rect(84, 226, 28, 464, 4, paint.h(tone)) +
    rect(688, 226, 28, 464, 4, paint.h(tone))
  );
});

const balconyBox = drawing([110, 300, 700, 640], [250, 480], ({ paint, colour, random }) => {
  const tone = colour('#bf6a45');
  const flowers = times(24, (index) => {
    const x = 160 + index * 21;
    const y = 360 - random.between(0, 70);
    const bloom = ['#d1315c', '#e08ab0', '#fbfbf6', '#8466b3'][index % 4] ?? '#d1315c';
    return (
      line(`M${x} 440 V${y}`, '#3f7f35', 4) +
      disc(x, y, 17, paint.ball(bloom)) +
      oval(x + 8, 410, 17, 9, '#4f9a48')
    );
  });
  return (
    paint.shadow(405, 644, 320) +
    shape('M130 430 l50-34 h470 l40 34z', '#4a3526') +
    flowers +
    shape('M120 440 h580 l-44 196 h-492z', paint.v(tone)) +
    rect(108, 424, 604, 44, 14, paint.v(lighter(tone, 0.1))) +
    line('M200 500 h420 M210 590 h400', darker(tone, 0.25), 4, fade(0.5))
  );
});

export const gardenDrawings = {
  spade,
  rake,
  secateurs,
  wheelbarrow,
  mower,
  'robot-mower': robotMower,
  trimmer,
  'hedge-trimmer': hedgeTrimmer,
  chainsaw,
  blower,
  'pressure-washer': pressureWasher,
  hose,
  sprinkler,
  'watering-can': wateringCan,
  'rain-barrel': rainBarrel,
  pump,
  seeds,
  plant,
  tree,
  pot,
  'raised-bed': raisedBed,
  fence,
  'mesh-fence': meshFence,
  gate: fence,
  'balcony-box': balconyBox,
} satisfies Record<string, Drawing>;
