import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';

const gloves = drawing([180, 150, 630, 690], [300, 320], ({ paint, main, text, brand, write }) => {
  const leather = text('ausfuehrung') === 'Rindsleder';
  const palm = leather ? '#c9a06a' : '#33383d';
  const glove = (flip: boolean) =>
    shape(
      'M-90 250 V60 q-60-60-80-130 q0-30 26-34 q20 0 30 30 l34 50 V-190 q4-26 26-26 t26 26 V-40 V-230 q4-26 28-26 t26 26 V-40 V-210 q4-24 26-24 t24 24 V-20 V-160 q4-22 24-22 t22 22 V90 q-4 90-30 160z',
      paint.h(palm),
    ) +
    times(4, (index) =>
      line(`M${-40 + index * 52} -20 V-${150 + (index % 2) * 30}`, lighter(palm, 0.25), 4, fade(0.4)),
    ) +
    rect(-96, 240, 224, 70, 12, paint.h(main)) +
    times(8, (index) => rect(-84 + index * 27, 246, 8, 58, 4, '#000', fade(0.14))) +
    (flip
      ? ''
      : write(brand, 14, 130, 32, { anchor: 'middle', fill: leather ? '#5b3a1e' : '#fff', maxWidth: 170 }));
  return (
    paint.shadow(410, 694, 250) +
    group('translate(500 400) rotate(12) scale(-.8 .8)', glove(true)) +
    group('translate(320 420) rotate(-8) scale(.86)', glove(false))
  );
});
const shoes = drawing([110, 290, 700, 660], [300, 480], ({ paint, colour, main, brand, write }) => {
  const tone = colour('#33383d');
  const shoe =
    shape(
      'M120 560 q-10-70 60-90 q110-30 170-90 q20-60 30-90 h150 q40 0 44 40 l20 240 h-470z',
      paint.v(tone),
    ) +
    shape('M120 560 q-10-70 60-90 q30-8 60-20 q40 50 20 110z', paint.v('#24272a')) +
    shape('M380 290 h150 q40 0 44 40 l4 40 q-100 24-206 0z', darker(tone, 0.3)) +
    times(5, (index) => line(`M${292 + index * 26} ${434 - index * 26} l50 ${30 - index * 3}`, main, 9)) +
    shape('M110 560 h490 q10 40-4 70 h-470 q-26-30-16-70z', paint.v('#1d2023')) +
    times(14, (index) => rect(126 + index * 34, 620, 22, 18, 3, '#101214')) +
    shape('M420 470 h110 v40 h-116z', main) +
    write(brand, 470, 500, 24, { anchor: 'middle', fill: inkOn(main), maxWidth: 96 });
  return (
    paint.shadow(410, 644, 320) + group('translate(120 -46)', shoe).replace('<g ', '<g opacity=".96" ') + shoe
  );
});
const trousers = drawing([240, 80, 560, 710], [320, 480], ({ paint, colour, main, brand, title, write }) => {
  const tone = colour('#33383d');
  const bib = title.includes('latz');
  return (
    paint.shadow(400, 708, 210, 14) +
    (bib
      ? line('M316 60 Q300 110 322 170 M484 60 Q500 110 478 170', darker(tone, 0.3), 22) +
        line('M316 60 Q400 30 484 60', darker(tone, 0.4), 22) +
        shape('M306 140 h188 q10 90 30 160 h-248 q20-70 30-160z', paint.v(tone)) +
        rect(350, 180, 100, 76, 6, darker(tone, 0.2)) +
        rect(352, 184, 96, 8, 4, main) +
        disc(324, 160, 12, paint.ball('#c9ced3')) +
        disc(476, 160, 12, paint.ball('#c9ced3'))
      : '') +
    shape(
      `M280 ${bib ? 270 : 130} h240 q30 220 40 560 h-120 q-10-220-40-340 q-30 120-40 340 h-120 q10-340 40-560z`
        .replace('560 h', bib ? '420 h' : '560 h')
        .replace('40-560z', bib ? '40-420z' : '40-560z'),
      paint.h(tone),
    ) +
    rect(276, bib ? 270 : 126, 248, 40, 6, darker(tone, 0.3)) +
    rect(388, bib ? 276 : 132, 24, 28, 4, paint.steel()) +
    [264, 444]
      .map((x) => shape(`M${x} 500 h92 v90 h-96z`, darker(tone, 0.3)) + rect(x + 8, 520, 70, 6, 3, main))
      .join('') +
    line(
      `M300 ${bib ? 330 : 190} q10 70 60 80 M500 ${bib ? 330 : 190} q-10 70-60 80`,
      lighter(tone, 0.3),
      3,
    ) +
    rect(236, 380, 60, 100, 6, paint.v(darker(tone, 0.2))) +
    write(brand, 266, 404, 16, { anchor: 'middle', maxWidth: 52 })
  );
});
const goggles = drawing([130, 300, 680, 520], [270, 400], ({ paint, main, text }) => {
  const tint = text('ausfuehrung') === 'getönt' ? '#5b5a4a' : '#d5e8ee';
  return (
    paint.shadow(400, 560, 280) +
    line('M640 350 q60 20 50 130', '#33383d', 18) +
    line('M160 350 q-60 20-50 130', main, 18) +
    shape(
      'M140 320 q130-40 240-10 q20 8 40 0 q110-30 240 10 q20 90-30 160 q-50 50-150 30 q-50-14-70-70 h-20 q-20 56-70 70 q-100 20-150-30 q-50-70-30-160z',
      tint,
      ` fill-opacity=".82" stroke="#33383d" stroke-width="9"`,
    ) +
    shape(
      'M170 340 q60-24 120-22 l-90 150 q-40-40-30-128z M470 326 q60-10 110 0 l-90 150 q-34-20-40-70z',
      '#fff',
      fade(0.45),
    ) +
    shape('M350 330 q50 20 100 0 q-10 50-50 60 q-40-10-50-60z', '#33383d', fade(0.2)) +
    line('M140 318 q130-40 240-10 q20 8 40 0 q110-30 240 10', main, 15)
  );
});
const earMuffs = drawing(
  [200, 140, 600, 680],
  [290, 500],
  ({ paint, main, brand, write }) =>
    paint.shadow(400, 686, 220) +
    line('M270 470 V330 q0-170 130-170 t130 170 V470', '#24272a', 34) +
    line('M330 184 q70-40 140 0', main, 30) +
    [
      [200, 1],
      [440, 1],
    ]
      .map(
        ([x = 0]) =>
          rect(x, 420, 160, 240, 70, paint.h(main)) +
          rect(x === 200 ? 330 : 430, 440, 44, 200, 22, paint.h('#2d3136')),
      )
      .join('') +
    rect(222, 450, 60, 180, 30, '#fff', fade(0.16)) +
    write(brand, 266, 552, 28, { anchor: 'middle', fill: inkOn(main), maxWidth: 116 }),
);
const mask = drawing(
  [200, 260, 600, 620],
  [400, 440],
  ({ paint, text, brand, write }) =>
    paint.shadow(400, 640, 240) +
    line(
      'M220 360 Q100 300 160 200 M580 360 Q700 300 640 200 M230 520 Q110 560 150 640 M570 520 Q690 560 650 640',
      '#f0c02f',
      9,
    ) +
    shape(
      'M210 420 q10-140 190-160 q180 20 190 160 q-10 180-190 200 q-180-20-190-200z',
      paint.ball('#f6f7f6'),
      ' stroke="#d3d7d6" stroke-width="3"',
    ) +
    line('M300 300 q100 34 200 0', '#b9bfc2', 14) +
    line('M240 470 q160 60 320 0', '#dfe3e2', 5) +
    (text('ausfuehrung') === 'mit Ventil'
      ? rect(340, 400, 120, 96, 20, paint.v('#e8eaea'), ' stroke="#b9bfc2" stroke-width="3"') +
        times(4, (index) => line(`M356 ${420 + index * 18} h88`, '#8d979c', 4))
      : '') +
    write(text('schutzklasse'), 400, 380, 32, { anchor: 'middle', fill: '#1d5c99' }) +
    write(brand, 400, 552, 28, { anchor: 'middle', fill: '#56605b', maxWidth: 200 }),
);
const handTruck = drawing([230, 80, 590, 690], [400, 560], ({ paint, text, main }) => {
  const tone = text('material') === 'Aluminium' ? '#c3c8cc' : main;
  return (
    paint.shadow(410, 694, 230) +
    line('M300 620 V170 q0-70 100-70 t100 70 V620', darker(tone, 0.35), 28) +
    line('M298 620 V170 q0-68 100-70 t100 70 V620', tone, 21) +
    times(3, (index) => rect(300, 250 + index * 120, 200, 18, 4, paint.v(tone))) +
    rect(340, 84, 120, 34, 16, paint.h('#24272a')) +
    shape('M250 650 h300 l60 30 h-420z', paint.v(darker(tone, 0.1))) +
    rect(280, 600, 240, 56, 4, paint.v(tone)) +
    [270, 530].map((x) => oval(x, 630, 34, 66, '#1d2023') + oval(x, 630, 18, 40, '#c9ced3')).join('')
  );
});
const carBattery = drawing(
  [170, 270, 640, 660],
  [400, 480],
  ({ paint, main, brand, text, write }) =>
    paint.shadow(410, 664, 290) +
    shape('M600 330 l44-36 v310 l-44 56z', paint.v('#16181a')) +
    shape('M170 330 l60-36 h414 l-44 36z', '#3a3f45') +
    rect(170, 330, 430, 330, 10, paint.v('#24272a')) +
    rect(170, 390, 430, 190, 0, paint.v(main)) +
    [
      [270, '#c3272b'],
      [520, '#1d2023'],
    ]
      .map(
        ([x, cap]) =>
          rect(Number(x) - 28, 282, 56, 40, 8, paint.h(String(cap))) +
          oval(Number(x), 282, 28, 9, lighter(String(cap), 0.3)),
      )
      .join('') +
    times(6, (index) => oval(290 + index * 48, 313, 13, 5, '#16181a')) +
    write(brand, 385, 470, 62, { anchor: 'middle', fill: inkOn(main), maxWidth: 380 }) +
    write(`12 V · ${text('kapazitaet')}`, 385, 534, 42, {
      anchor: 'middle',
      weight: 'regular',
      fill: inkOn(main),
      maxWidth: 380,
    }) +
    write('+', 240, 316, 36, { anchor: 'middle', fill: '#c3272b' }) +
    write(text('ausfuehrung'), 385, 634, 32, { anchor: 'middle', maxWidth: 300 }),
);

export const safetyDrawings = {
  gloves,
  shoes,
  trousers,
  goggles,
  'ear-muffs': earMuffs,
  mask,
  'hand-truck': handTruck,
  'car-battery': carBattery,
} satisfies Record<string, Drawing>;
