import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { wallLamp } from './wall-lamp';

const bulb = drawing([260, 110, 540, 690], [400, 300], ({ paint, text, brand, write }) => {
  const clear = text('ausfuehrung').includes('klar');
  const warm = text('farbtemperatur-k').startsWith('2') || text('farbtemperatur-k').startsWith('3');
  const light = warm ? '#ffd88a' : '#dcecff';
  const small = text('sockel') === 'E14';
  return (
    paint.shadow(400, 692, 120) +
    disc(400, 290, 260, paint.glow(light, 0.75)) +
    shape(
      small
        ? 'M400 130 q110 60 110 190 q0 90-56 150 h-108 q-56-60-56-150 q0-130 110-190z'
        : 'M400 120 q150 4 150 156 q0 70-54 130 q-22 26-24 70 h-144 q-2-44-24-70 q-54-60-54-130 q0-152 150-156z',
      clear ? '#fbf1d8' : paint.ball('#fbfaf4'),
      fade(clear ? 0.75 : 1),
    ) +
    (clear
      ? times(4, (index) => line(`M${370 + index * 20} 440 V${220 + (index % 2) * 20}`, '#f0a52a', 7)) +
        line('M400 480 V240', '#b9bec3', 5)
      : '') +
    shape('M316 230 q20-70 90-86 q-70 40-66 130 q-20-10-24-44z', '#fff', fade(0.85)) +
    shape('M330 474 h140 l-8 66 h-124z', paint.h('#eceeef')) +
    write(`${brand}`, 400, 514, 22, { anchor: 'middle', fill: '#56605b', maxWidth: 116 }) +
    times(5, (index) =>
      rect(small ? 356 : 340, 540 + index * 24, small ? 88 : 120, 20, 10, paint.steel('h')),
    ) +
    shape('M362 660 h76 l-20 28 h-36z', '#3a3f45')
  );
});

const spot = drawing(
  [280, 170, 520, 640],
  [400, 540],
  ({ paint, brand, write }) =>
    paint.shadow(400, 660, 150) +
    oval(400, 590, 190, 110, paint.glow('#ffe2a3', 0.8)) +
    shape('M300 320 h200 l40 230 h-280z', paint.h('#e6e9ea')) +
    times(8, (index) => line(`M${314 + index * 24} 330 l${(index - 3.5) * 6} 210`, '#b9c0c4', 5)) +
    oval(400, 552, 140, 40, paint.steel('h')) +
    oval(400, 554, 118, 30, paint.d('#fff6d9')) +
    rect(350, 250, 100, 76, 8, paint.h('#f4f5f5')) +
    rect(362, 186, 22, 66, 8, paint.steel('h')) +
    rect(416, 186, 22, 66, 8, paint.steel('h')) +
    write(brand, 400, 300, 20, { anchor: 'middle', fill: '#56605b', maxWidth: 90 }),
);

const tube = drawing(
  [60, 340, 740, 480],
  [170, 410],
  ({ paint, brand, size, write }) =>
    paint.shadow(400, 540, 340, 18) +
    group(
      'rotate(-12 400 410)',
      rect(60, 350, 680, 120, 60, paint.glow('#fff4c9', 0.9)),
      rect(70, 380, 660, 60, 30, paint.r('#f6f8f8')),
      rect(60, 378, 70, 64, 12, paint.r('#b9bec3')),
      rect(670, 378, 70, 64, 12, paint.r('#b9bec3')),
      times(
        2,
        (index) =>
          rect(42 + index * 700, 390, 18, 8, 2, '#8d949b') + rect(42 + index * 700, 420, 18, 8, 2, '#8d949b'),
      ),
      write(`${brand} · ${size}`, 150, 418, 24, { fill: '#7d868a', weight: 'regular', maxWidth: 300 }),
    ),
);

const ceilingLamp = drawing([150, 260, 650, 520], [400, 420], ({ paint, colour, title }) => {
  const tone = colour('#f3f4f3');
  return (
    oval(400, 560, 330, 170, paint.glow('#ffe9b5', 0.85)) +
    (title === 'LED-Panel'
      ? shape('M190 300 h420 l80 150 h-580z', paint.v(tone)) +
        shape('M210 316 h380 l62 120 h-504z', '#fffdf2') +
        shape('M110 450 h580 v18 h-580z', darker(tone, 0.25))
      : oval(400, 330, 120, 26, darker(tone, 0.3)) +
        shape('M150 400 q0-64 250-66 q250 2 250 66 v30 h-500z', paint.h(tone)) +
        oval(400, 430, 250, 62, paint.h(inkOn(tone) === '#ffffff' ? darker(tone, 0.35) : darker(tone, 0.1))) +
        oval(400, 434, 226, 52, '#fffdf2'))
  );
});

const pendantLamp = drawing([210, 60, 590, 560], [400, 470], ({ paint, colour, text }) => {
  const tone = colour('#2b2d30');
  const glass = text('material') === 'Glas';
  return (
    oval(400, 590, 280, 150, paint.glow('#ffe2a0', 0.9)) +
    line('M400 40 V260', '#2b2d30', 6) +
    rect(360, 30, 80, 22, 8, paint.h('#3a3f45')) +
    rect(372, 250, 56, 60, 10, paint.h(darker(tone, 0.2))) +
    shape(
      'M380 304 h40 q150 40 170 240 h-380 q20-200 170-240z',
      glass ? tone : paint.h(tone),
      fade(glass ? 0.6 : 1),
    ) +
    oval(400, 544, 190, 34, darker(tone, 0.35)) +
    oval(400, 546, 176, 28, '#fff3cf') +
    disc(400, 546, 34, '#fffdf4') +
    shape('M300 400 q24-60 76-84 q-50 60-60 140 q-20-10-16-56z', '#fff', fade(0.22))
  );
});

const floorLamp = drawing([260, 90, 540, 690], [400, 200], ({ paint, colour }) => {
  const tone = colour('#2b2d30');
  return (
    oval(400, 230, 260, 200, paint.glow('#ffe2a0', 0.75)) +
    paint.shadow(400, 690, 170) +
    rect(393, 280, 14, 390, 4, paint.steel('h', tone)) +
    oval(400, 676, 110, 20, darker(tone, 0.3)) +
    oval(400, 668, 110, 20, paint.h(tone)) +
    shape('M310 110 h180 l50 190 h-280z', paint.h('#f2e8d2')) +
    oval(400, 300, 140, 20, '#fff7dc') +
    oval(400, 110, 90, 13, '#fffbea')
  );
});

const tableLamp = drawing([200, 180, 620, 690], [520, 260], ({ paint, colour }) => {
  const tone = colour('#2b2d30');
  return (
    oval(560, 420, 170, 150, paint.glow('#ffe2a0', 0.9)) +
    paint.shadow(340, 690, 190) +
    oval(330, 670, 140, 30, darker(tone, 0.3)) +
    oval(330, 658, 140, 30, paint.h(tone)) +
    line('M330 650 L270 420 L480 240', darker(tone, 0.3), 20) +
    line('M328 650 L268 420 L478 240', lighter(tone, 0.15), 12) +
    disc(270, 420, 22, paint.ball('#c9a54c')) +
    group(
      'rotate(32 500 250)',
      shape('M460 210 h80 q60 20 70 110 h-220 q10-90 70-110z', paint.h(tone)),
      oval(500, 320, 110, 20, '#fff3cf'),
    ) +
    disc(480, 240, 20, paint.ball('#c9a54c'))
  );
});

const ledStrip = drawing([150, 230, 660, 640], [300, 420], ({ paint, text }) => {
  const rgb = text('ausfuehrung').startsWith('RGB');
  const lights = rgb
    ? ['#ff4d4d', '#49d36b', '#4d8dff', '#ffd84d']
    : [text('ausfuehrung') === 'warmweiß' ? '#ffd48a' : '#f3f6ff'];
  return (
    oval(400, 430, 340, 270, paint.glow(lights[0] ?? '#fff', 0.35)) +
    paint.shadow(400, 650, 260) +
    times(
      5,
      (ring) =>
        disc(400, 430, 190 - ring * 30, 'none', ' stroke="#ecece6" stroke-width="24"') +
        disc(400, 430, 190 - ring * 30 - 11, 'none', ' stroke="#c9c9c0" stroke-width="2"') +
        times(22 - ring * 3, (index) => {
          const angle = (index / (22 - ring * 3)) * 6.283;
          return disc(
            Math.round(400 + Math.cos(angle) * (190 - ring * 30)),
            Math.round(430 + Math.sin(angle) * (190 - ring * 30)),
            7,
            lights[(index + ring) % lights.length] ?? '#fff',
            ' stroke="#d8b84a" stroke-width="2"',
          );
        }),
    ) +
    shape(
      'M400 230 q160-30 290 40 l-4 22 q-130-66-286-40z',
      '#f7f7f2',
      ' stroke="#c9c9c0" stroke-width="2"',
    ) +
    times(8, (index) =>
      disc(
        440 + index * 32,
        240 + Math.round(index * index * 0.7),
        7,
        lights[index % lights.length] ?? '#fff',
        ' stroke="#d8b84a" stroke-width="2"',
      ),
    )
  );
});

const pathLight = drawing([330, 120, 470, 690], [400, 210], ({ paint, colour, title }) => {
  const tone = colour('#41474d');
  return (
    oval(400, 220, 220, 160, paint.glow('#ffe2a0', 0.8)) +
    paint.shadow(400, 690, 150) +
    rect(366, 300, 68, 380, 4, paint.h(tone)) +
    rect(352, 170, 96, 140, 8, '#fff3cf') +
    times(4, (index) => rect(356 + index * 26, 170, 6, 140, 0, tone)) +
    rect(340, 136, 120, 40, 8, paint.h(tone)) +
    (title.startsWith('Solar')
      ? shape('M350 136 l14-24 h72 l14 24z', '#22344f') + line('M400 112 v24 M358 124 h84', '#8fa5c4', 2)
      : '') +
    oval(400, 682, 66, 13, darker(tone, 0.2))
  );
});

const floodlight = drawing(
  [180, 200, 620, 690],
  [400, 380],
  ({ paint, text, brand, write }) =>
    (text('ausfuehrung') === 'mit Ständer'
      ? line('M400 560 L240 690 M400 560 L560 690 M300 640 h200', '#e0b000', 22)
      : shape('M330 560 h140 v90 h-140z', paint.h('#4a5056'))) +
    paint.shadow(400, 696, 230) +
    rect(180, 240, 440, 340, 20, paint.v('#2d3136')) +
    times(11, (index) => rect(196 + index * 37, 216, 24, 30, 4, '#1d2023')) +
    rect(208, 268, 384, 260, 10, paint.d('#e9eff2')) +
    times(5, (row) => times(9, (column) => rect(232 + column * 39, 290 + row * 45, 26, 26, 4, '#ffe9a8'))) +
    shape('M208 268 h150 l-110 260 h-40z', '#fff', fade(0.35)) +
    write(brand, 400, 562, 28, { anchor: 'middle', maxWidth: 220 }) +
    (text('ausfuehrung') === 'mit Bewegungsmelder' ? disc(400, 620, 40, paint.ball('#eceeee')) : ''),
);

const frame = (paint: { d(colour: string): string; v(colour: string): string }, tone: string) =>
  rect(206, 216, 400, 400, 30, darker(tone, 0.3), fade(0.35)) +
  rect(200, 200, 400, 400, 28, paint.d(tone), ` stroke="${darker(tone, 0.18)}" stroke-width="3"`) +
  rect(
    238,
    238,
    324,
    324,
    12,
    paint.v(lighter(tone, 0.05)),
    ` stroke="${darker(tone, 0.2)}" stroke-width="3"`,
  );

const wallSwitch = drawing([200, 200, 600, 600], [400, 400], ({ paint, colour, title }) => {
  const tone = colour('#f7f7f4');
  return (
    paint.shadow(400, 640, 220) +
    frame(paint, tone) +
    (title === 'Dimmer'
      ? disc(400, 400, 100, paint.ball(tone), ` stroke="${darker(tone, 0.25)}" stroke-width="3"`) +
        rect(395, 308, 10, 40, 5, darker(tone, 0.4))
      : shape('M246 246 h308 v150 h-308z', lighter(tone, 0.3), fade(0.7)) +
        line('M250 400 h300', darker(tone, 0.14), 3))
  );
});

const socket = drawing([200, 200, 600, 600], [400, 400], ({ paint, colour, title }) => {
  const tone = colour('#f7f7f4');
  return (
    paint.shadow(400, 640, 220) +
    frame(paint, tone) +
    disc(400, 400, 128, paint.d(darker(tone, 0.12)), ` stroke="${darker(tone, 0.3)}" stroke-width="4"`) +
    disc(400, 404, 116, paint.v(darker(tone, 0.04))) +
    disc(350, 400, 15, '#26292c') +
    disc(450, 400, 15, '#26292c') +
    rect(386, 278, 28, 40, 6, paint.steel()) +
    rect(386, 484, 28, 40, 6, paint.steel()) +
    (title.includes('USB') ? rect(356, 536, 34, 14, 3, '#26292c') + rect(410, 536, 34, 14, 3, '#26292c') : '')
  );
});

const junctionBox = drawing(
  [200, 230, 600, 630],
  [400, 420],
  ({ paint, title }) =>
    paint.shadow(400, 640, 240) +
    (title.startsWith('Unter')
      ? shape('M196 350 h408 v190 q-30 90-204 92 q-174-2-204-92z', paint.h('#d9662b')) +
        times(6, (index) =>
          line(`M${222 + index * 66} ${496 - Math.round(Math.abs(index - 2.5) * 10)} v76`, '#a84a1a', 6),
        ) +
        rect(330, 520, 62, 56, 28, '#b9541f') +
        rect(410, 520, 62, 56, 28, '#b9541f') +
        oval(400, 350, 216, 100, '#b9541f') +
        oval(400, 342, 216, 100, paint.d('#e6783a')) +
        oval(400, 346, 180, 80, paint.fall('#6b2c0c', '#c95a22')) +
        oval(400, 384, 128, 40, '#8a3c12') +
        [
          [206, 342],
          [594, 342],
        ]
          .map(
            ([x = 0, y = 0]) =>
              oval(x, y, 26, 18, '#e6783a') +
              oval(x, y, 15, 10, '#8d949b') +
              line(`M${x - 9} ${y} h18`, '#4a5056', 3),
          )
          .join('')
      : times(4, (index) =>
          rect([180, 570, 330, 420][index] ?? 0, index < 2 ? 390 : 200, 50, 60, 10, paint.h('#b9bec3')),
        ) +
        rect(210, 240, 380, 380, 30, paint.d('#d5d8da'), ' stroke="#a9afb3" stroke-width="3"') +
        rect(246, 276, 308, 308, 16, paint.v('#e3e6e7'), ' stroke="#b9bec3" stroke-width="3"') +
        [
          [276, 306],
          [524, 306],
          [276, 554],
          [524, 554],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 15, '#9aa1a7') + line(`M${x - 8} ${y} h16`, '#5b6268', 3))
          .join('')),
);

const cableRing = drawing(
  [170, 190, 640, 660],
  [400, 250],
  ({ paint, colour, title, brand, main, size, write }) => {
    const tone = title.includes('NYM') ? '#c9cdd0' : colour('#2b2e31');
    return (
      paint.shadow(405, 662, 270) +
      times(7, (index) =>
        oval(
          400 + (index % 2) * 6,
          430 - index * 5,
          205 - index * 8,
          190 - index * 8,
          'none',
          ` stroke="${index % 2 ? darker(tone, 0.28) : tone}" stroke-width="15"`,
        ),
      ) +
      oval(392, 414, 196, 182, 'none', ` stroke="${lighter(tone, 0.5)}" stroke-width="3" opacity=".6"`) +
      line('M560 560 q80 40 90 90', tone, 17) +
      (title.includes('Verläng')
        ? rect(620, 610, 90, 70, 16, paint.v(darker(tone, 0.1)))
        : line('M648 644 l14 24', '#8a5a2b', 6) +
          line('M652 640 l22 18', '#1d6fb8', 6) +
          line('M654 636 l26 10', '#6bab3a', 6)) +
      rect(160, 380, 150, 110, 8, paint.v(main)) +
      write(brand, 235, 424, 26, { anchor: 'middle', fill: inkOn(main), maxWidth: 130 }) +
      write(size, 235, 466, 32, { anchor: 'middle', fill: inkOn(main), maxWidth: 130 })
    );
  },
);

const cableDrum = drawing(
  [200, 130, 600, 690],
  [400, 400],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(400, 690, 240) +
    line('M230 690 L260 300 q20-120 140-120 t140 120 L570 690', '#3a3f45', 26) +
    line('M330 130 h140', '#24272a', 34) +
    line('M400 140 v60', '#3a3f45', 24) +
    disc(400, 420, 216, '#1f2225') +
    times(6, (index) =>
      disc(
        400,
        420,
        210 - index * 12,
        'none',
        ` stroke="${index % 2 ? '#2d3136' : '#3f444a'}" stroke-width="10"`,
      ),
    ) +
    disc(400, 420, 160, paint.d(main)) +
    [
      [330, 350],
      [470, 350],
      [330, 490],
      [470, 490],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 52, darker(main, 0.4)) +
          disc(x, y, 44, '#2a2d30') +
          disc(x - 15, y, 7, '#0d0e0f') +
          disc(x + 15, y, 7, '#0d0e0f'),
      )
      .join('') +
    disc(400, 420, 34, paint.ball('#c3272b')) +
    write(brand, 400, 294, 30, { anchor: 'middle', fill: inkOn(main), maxWidth: 136 }) +
    write(size, 400, 568, 32, { anchor: 'middle', fill: inkOn(main), maxWidth: 110 }),
);

const powerStrip = drawing([80, 330, 740, 500], [400, 410], ({ paint, colour, text }) => {
  const tone = colour('#f4f5f5');
  const count = text('ausfuehrung').startsWith('3') ? 3 : 6;
  const width = count > 3 ? 84 : 96;
  const left = (count > 3 ? 390 : 410) - (count * width) / 2;
  return (
    paint.shadow(400, 540, 330) +
    line(`M${left - 20} 410 q-46 0-50 90 q6 50 90 46`, darker(tone, 0.2), 16) +
    rect(left - 30, 340, count * width + 60 + (count > 3 ? 60 : 0), 140, 24, paint.r(tone)) +
    times(
      count,
      (index) =>
        disc(
          left + width / 2 + index * width,
          410,
          42,
          inkOn(tone) === '#ffffff' ? lighter(tone, 0.18) : darker(tone, 0.22),
        ) +
        disc(left + width / 2 + index * width, 412, 37, darker(tone, 0.1)) +
        group(
          `rotate(45 ${left + width / 2 + index * width} 410)`,
          disc(left + width / 2 + index * width - 13, 410, 6, '#26292c') +
            disc(left + width / 2 + index * width + 13, 410, 6, '#26292c'),
        ),
    ) +
    (count > 3
      ? rect(left + count * width + 6, 376, 46, 68, 8, '#c3272b') +
        rect(left + count * width + 14, 384, 30, 24, 4, '#e86a5c')
      : '')
  );
});

const batteries = drawing(
  [210, 170, 590, 670],
  [400, 560],
  ({ paint, main, second, brand, text, size, write }) => {
    const tone = text('groesse') === '9 V';
    return (
      paint.shadow(400, 676, 240) +
      times(4, (index) => {
        const x = 216 + index * 94;
        return (
          rect(x + 26, 168, 34, 24, 4, paint.steel('h')) +
          rect(x, 186, 86, 470, 10, paint.h(main)) +
          rect(
            x,
            186,
            86,
            120,
            10,
            paint.h(second === '#ffffff' || second === '#f2f5fa' ? '#c9a54c' : second),
          ) +
          rect(x, 640, 86, 22, 6, paint.steel('h')) +
          group(
            `translate(${x + 56} 600) rotate(-90)`,
            write(brand, 0, 0, 38, { fill: inkOn(main), maxWidth: 190 }),
            write(text('groesse') || (tone ? '' : size), 206, 0, 42, { fill: inkOn(main) }),
          )
        );
      })
    );
  },
);

const solarPanel = drawing([190, 110, 610, 690], [400, 300], ({ paint, text, title }) => {
  const black = text('ausfuehrung') === 'schwarz';
  const panel =
    rect(0, 0, 360, 540, 8, black ? '#24272b' : '#c4cad0') +
    rect(10, 10, 340, 520, 2, paint.d(black ? '#14181f' : '#1c2d4a')) +
    times(7, (index) => line(`M${10 + index * 56.7} 10 V530`, black ? '#2c323b' : '#8fa5c4', 2)) +
    times(11, (index) => line(`M10 ${10 + index * 52} H350`, black ? '#2c323b' : '#8fa5c4', 2)) +
    shape('M20 10 h130 L20 360z', '#fff', fade(0.12));
  return (
    paint.shadow(420, 690, 270) +
    (title.startsWith('Balkon')
      ? group('translate(170 150) skewY(-6) scale(.7 .9)', panel) +
        group('translate(440 124) skewY(-6) scale(.7 .9)', panel)
      : line('M460 200 L640 690 M600 690 h80', '#8d949b', 16) + group('translate(200 170) skewY(-8)', panel))
  );
});

const wallbox = drawing(
  [260, 130, 560, 690],
  [400, 250],
  ({ paint, main, brand, size, write }) =>
    paint.shadow(410, 690, 190) +
    line('M340 520 q-10 150 80 150 t90-150 q10-130-60-130', '#1f2225', 26) +
    rect(270, 150, 260, 370, 50, paint.h('#f2f4f4')) +
    rect(290, 170, 220, 330, 38, paint.v('#2d3136')) +
    disc(400, 270, 62, 'none', ' stroke="#59c36a" stroke-width="9"') +
    shape('M408 230 l-30 48 h22 l-10 34 32-50 h-22z', '#59c36a') +
    write(brand, 400, 400, 38, { anchor: 'middle', maxWidth: 190 }) +
    write(size, 400, 446, 30, { anchor: 'middle', weight: 'regular', fill: lighter(main, 0.6) }) +
    shape('M424 360 h60 q30 10 30 50 v60 q-10 30-60 30 h-30z', paint.h('#1a1c1e'), fade(0)),
);

export const electricDrawings = {
  bulb,
  spot,
  tube,
  'ceiling-lamp': ceilingLamp,
  'pendant-lamp': pendantLamp,
  'floor-lamp': floorLamp,
  'table-lamp': tableLamp,
  'led-strip': ledStrip,
  'wall-lamp': wallLamp,
  'path-light': pathLight,
  floodlight,
  switch: wallSwitch,
  socket,
  'junction-box': junctionBox,
  'cable-ring': cableRing,
  'cable-drum': cableDrum,
  'power-strip': powerStrip,
  batteries,
  'solar-panel': solarPanel,
  wallbox,
} satisfies Record<string, Drawing>;
