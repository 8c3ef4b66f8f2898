import { darker, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { cistern, toilet } from './toilets';
import { thermostat, towelRadiator } from './wall-heating';

const ceramic = '#eef0f0';

const tap = drawing([230, 150, 620, 690], [480, 320], ({ paint, colour, title }) => {
  const metal = colour('#c9ced3');
  const kitchen = title.startsWith('Küchen');
  if (title.startsWith('Dusch'))
    return (
      paint.shadow(400, 560, 290) +
      rect(120, 360, 560, 84, 42, paint.steel('v', metal)) +
      rect(150, 330, 90, 144, 20, paint.steel('v', darker(metal, 0.06))) +
      rect(560, 330, 90, 144, 20, paint.steel('v', darker(metal, 0.06))) +
      disc(195, 402, 9, '#1d6fb8') +
      disc(605, 402, 9, '#c3272b') +
      rect(372, 440, 56, 60, 8, paint.steel('h', metal)) +
      rect(240, 300, 50, 70, 8, paint.steel('h', metal)) +
      rect(510, 300, 50, 70, 8, paint.steel('h', metal)) +
      oval(265, 298, 46, 12, lighter(metal, 0.3)) +
      oval(535, 298, 46, 12, lighter(metal, 0.3))
    );
  return (
    paint.shadow(360, 690, 170) +
    oval(360, 676, 92, 20, darker(metal, 0.3)) +
    oval(360, 668, 92, 20, paint.steel('h', metal)) +
    (kitchen
      ? line('M360 660 V320 q0-150 130-150 t130 140 v40', darker(metal, 0.45), 58) +
        line('M360 660 V320 q0-150 130-150 t130 140 v40', metal, 50) +
        line('M348 660 V320 q0-140 130-152', lighter(metal, 0.75), 12) +
        rect(590, 344, 60, 40, 6, paint.steel('h', darker(metal, 0.2))) +
        rect(320, 520, 80, 150, 20, paint.steel('h', metal)) +
        shape('M396 560 l110-40 q16 0 16 14 t-12 16 l-114 46z', paint.v(metal))
      : rect(312, 330, 96, 340, 22, paint.steel('h', metal)) +
        shape('M400 400 h150 q70 6 74 90 v14 h-58 q-6-40-40-42 h-126z', paint.steel('v', metal)) +
        rect(560, 500, 70, 22, 6, paint.steel('h', darker(metal, 0.2))) +
        shape('M318 326 q0-46 42-46 t42 46z', paint.ball(metal)) +
        shape('M352 292 q10-20 30-28 l150-66 q22-4 24 16 q-2 14-16 20 l-150 66z', paint.v(metal)) +
        disc(360, 360, 7, '#c3272b') +
        disc(342, 360, 7, '#1d6fb8'))
  );
});

const shower = drawing([230, 120, 600, 690], [380, 250], ({ paint, colour, title }) => {
  const metal = colour('#c9ced3');
  if (title.includes('set'))
    return (
      paint.shadow(400, 690, 200) +
      line('M300 640 V180 q0-50 60-50 h140', darker(metal, 0.3), 26) +
      line('M300 640 V180 q0-50 60-50 h140', metal, 20) +
      oval(510, 160, 130, 26, darker(metal, 0.2)) +
      oval(510, 150, 130, 26, paint.steel('h', metal)) +
      line('M300 600 q150 120 190-60 q20-90-30-120', '#8d949b', 10) +
      rect(430, 300, 34, 150, 14, paint.steel('h', metal)) +
      oval(456, 306, 60, 30, paint.d(metal)) +
      rect(250, 560, 110, 44, 20, paint.steel('v', metal))
    );
  return (
    paint.shadow(440, 690, 150) +
    shape('M420 380 h64 l16 250 q0 54-46 56 q-46-2-48-56z', paint.steel('h', metal)) +
    group(
      'rotate(-14 380 260)',
      oval(380, 276, 176, 150, darker(metal, 0.35)),
      oval(380, 262, 176, 150, paint.steel('v', metal)),
      oval(376, 262, 146, 122, paint.d('#dfe3e5')),
      times(5, (ring) =>
        times(6 + ring * 6, (index) =>
          disc(
            376 + Math.cos((index / (6 + ring * 6)) * 6.283) * ring * 28,
            262 + Math.sin((index / (6 + ring * 6)) * 6.283) * ring * 23,
            4,
            '#4b565c',
          ),
        ),
      ),
    )
  );
});

const basin = drawing([130, 280, 680, 640], [400, 380], ({ paint, colour, text }) => {
  const tone = colour(ceramic);
  const round = text('form') !== 'eckig';
  return (
    paint.shadow(400, 640, 240) +
    (round
      ? shape('M140 330 q0 230 260 236 q260-6 260-236z', paint.h(tone)) +
        oval(
          400,
          330,
          262,
          76,
          paint.d(lighter(tone, 0.4)),
          ` stroke="${darker(tone, 0.15)}" stroke-width="3"`,
        ) +
        oval(400, 338, 226, 56, paint.v(darker(tone, 0.16))) +
        oval(400, 352, 190, 40, paint.v(darker(tone, 0.04)))
      : shape('M120 340 h560 l-30 190 q-6 30-40 30 h-420 q-34 0-40-30z', paint.h(tone)) +
        shape(
          'M120 340 l80-110 h400 l80 110z',
          lighter(tone, 0.4),
          ` stroke="${darker(tone, 0.2)}" stroke-width="3"`,
        ) +
        shape('M168 326 l54-62 h356 l54 62z', paint.fall(darker(tone, 0.4), darker(tone, 0.15))) +
        shape('M196 326 l40-36 h328 l40 36z', paint.d(darker(tone, 0.06)))) +
    oval(400, round ? 352 : 312, 24, 8, '#8d949b') +
    oval(400, round ? 282 : 246, 18, 6, '#6d767c') +
    rect(360, 556, 80, 80, 10, paint.steel('h'), fade(0.95))
  );
});

const showerCabin = drawing([200, 90, 620, 690], [470, 350], ({ paint, colour }) => {
  const metal = colour('#c9ced3');
  return (
    paint.shadow(410, 684, 270) +
    shape('M170 640 l230-40 240 40 -230 50z', paint.d('#f1f3f3'), ' stroke="#c9cfd1" stroke-width="3"') +
    shape('M180 120 l220-30 v510 l-220 44z', '#d5e6ea', fade(0.65)) +
    shape('M400 90 l236 30 v524 l-236-44z', '#c5dde3', fade(0.65)) +
    shape('M210 130 l70-10 v500 l-70 14z M460 110 l40 5 v505 l-40-8z', '#fff', fade(0.5)) +
    line(
      'M180 120 L400 90 L636 120 M180 120 v524 M400 90 v510 M636 120 v524 M180 644 l220-44 236 44',
      darker(metal, 0.1),
      12,
    ) +
    line('M177 120 v524 M397 92 v508 M633 120 v524', lighter(metal, 0.6), 4) +
    rect(428, 330, 12, 110, 6, darker(metal, 0.4))
  );
});

const bathtub = drawing([80, 320, 720, 650], [400, 400], ({ paint, title }) =>
  title === 'Duschwanne'
    ? paint.shadow(400, 590, 350, 30) +
      shape('M60 500 l150-190 h380 l150 190z', paint.d('#fbfcfc'), ' stroke="#b9c3c6" stroke-width="3"') +
      shape(
        'M60 500 h680 v36 q0 20-20 20 h-640 q-20 0-20-20z',
        paint.v('#dfe4e6'),
        ' stroke="#b9c3c6" stroke-width="3"',
      ) +
      shape(
        'M112 484 q-16 0-6-14 l112-136 q6-8 18-8 h328 q12 0 18 8 l112 136 q10 14-6 14z',
        paint.fall('#c3ced1', '#e9eeef'),
      ) +
      shape('M146 484 l84-124 q6-10 16-10 h308 q10 0 16 10 l84 124z', paint.fall('#dde4e6', '#f6f8f8')) +
      times(5, (index) =>
        line(`M${216 + index * 8} ${462 - index * 14} h${368 - index * 16}`, '#cfd8da', 4),
      ) +
      oval(400, 384, 44, 17, '#7d888c') +
      oval(400, 381, 42, 15, paint.steel()) +
      line('M382 381 h36 M390 375 h20 M390 387 h20', '#6d767c', 3)
    : paint.shadow(400, 640, 320) +
      shape('M90 380 h620 q-6 200-90 226 q-220 26-440 0 q-84-26-90-226z', paint.h(ceramic)) +
      oval(400, 380, 316, 62, '#fbfcfc', ' stroke="#c9cfd1" stroke-width="3"') +
      oval(400, 384, 282, 46, paint.v('#d5dcde')) +
      oval(400, 396, 250, 34, paint.v('#eef2f3')) +
      shape('M120 420 q20 140 90 170 q-60-60-90-170z', '#fff', fade(0.8)) +
      disc(400, 352, 9, '#8d949b') +
      rect(200, 602, 60, 34, 10, paint.steel()) +
      rect(540, 602, 60, 34, 10, paint.steel()),
);

const mirrorCabinet = drawing([150, 190, 660, 640], [400, 300], ({ paint, colour, title }) => {
  const body = colour('#f3f4f3');
  const frame = title.includes('schrank')
    ? shape('M650 190 l26-14 v440 l-26 24z', paint.v(darker(body, 0.3))) +
      shape('M150 190 l40-14 h486 l-26 14z', lighter(body, 0.3)) +
      rect(150, 190, 500, 450, 6, paint.v(body))
    : '';
  return (
    oval(400, 420, 360, 300, paint.glow('#fff1c9', 0.9)) +
    frame +
    rect(164, 204, 472, 420, 6, paint.d('#cfdfe6')) +
    shape('M190 620 L430 208 h120 L310 620z M360 620 L596 208 h36 v0 L400 620z', '#fff', fade(0.42)) +
    rect(196, 226, 408, 16, 8, '#fffbe8') +
    rect(196, 588, 408, 16, 8, '#fffbe8') +
    (frame ? line('M400 204 V624', darker(body, 0.35), 4) : '')
  );
});

const vanity = drawing([130, 260, 680, 650], [300, 420], ({ paint, colour }) => {
  const wood = colour('#c79f6b');
  return (
    paint.shadow(400, 662, 290) +
    shape('M660 336 l30-24 v290 l-30 40z', paint.v(darker(wood, 0.3))) +
    rect(140, 336, 520, 306, 6, paint.v(wood)) +
    times(7, (index) =>
      line(
        `M148 ${360 + index * 40} q170 ${(index % 3) * 5 - 5} 300 0 t204 2`,
        darker(wood, 0.4),
        1.6,
        fade(0.3),
      ),
    ) +
    rect(140, 486, 520, 8, 0, darker(wood, 0.45)) +
    rect(300, 372, 200, 12, 6, '#2d3136') +
    rect(300, 522, 200, 12, 6, '#2d3136') +
    shape(
      'M120 330 l60-60 h470 l50 48 v14 l-20 8 h-540z',
      paint.v('#f7f9f9'),
      ' stroke="#c9cfd1" stroke-width="2"',
    ) +
    oval(410, 300, 170, 22, paint.v('#d9dfe1')) +
    rect(396, 214, 22, 64, 8, paint.steel()) +
    rect(396, 210, 64, 18, 8, paint.steel('v'))
  );
});

const bathAccessory = drawing([120, 300, 680, 560], [200, 370], ({ paint, colour, title }) => {
  const metal = colour('#c9ced3');
  const paper = title.startsWith('Toiletten');
  return (
    paint.shadow(400, 600, 270) +
    rect(130, 290, 70, 110, 14, paint.steel('h', metal)) +
    (paper ? '' : rect(600, 290, 70, 110, 14, paint.steel('h', metal))) +
    rect(150, 340, paper ? 420 : 500, 34, 17, paint.steel('v', metal)) +
    (paper
      ? rect(280, 250, 230, 210, 100, paint.r('#f6f6f3')) +
        shape(
          'M340 440 h150 v120 l-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6-10 6-10-6z',
          paint.v('#efefeb'),
        )
      : shape('M260 346 h270 v190 q-135 12-270 0z', paint.h('#dfe9e6')) +
        times(6, (index) => line(`M262 ${400 + index * 22} q134 8 268 0`, '#b5c9c3', 2)))
  );
});

const pipe = drawing([150, 240, 670, 620], [230, 420], ({ paint, title }) => {
  const tone = title.includes('Kupfer') ? '#b8733f' : title.startsWith('Press') ? '#c9a54c' : '#9a9da0';
  if (title.includes('Bogen') || title.startsWith('Press'))
    return (
      paint.shadow(400, 640, 200) +
      shape('M240 620 V470 q0-60 44-100 l130-118 84 92 -112 104 q-22 20-22 52 v120z', paint.h(tone)) +
      shape(
        'M262 610 V476 q0-56 38-90 l120-110',
        'none',
        ` stroke="${lighter(tone, 0.55)}" stroke-width="14" opacity=".7"`,
      ) +
      rect(222, 520, 160, 26, 10, paint.h(darker(tone, 0.12))) +
      rect(228, 546, 148, 92, 8, paint.h(tone)) +
      oval(302, 638, 74, 14, darker(tone, 0.35)) +
      group(
        'translate(456 298) rotate(47.5)',
        rect(-80, -26, 160, 26, 10, paint.h(darker(tone, 0.12))),
        rect(-74, -110, 148, 88, 8, paint.h(tone)),
        oval(0, -110, 74, 26, lighter(tone, 0.25)),
        oval(0, -110, 58, 19, '#26292b'),
      )
    );
  return (
    paint.shadow(410, 640, 290) +
    times(3, (index) =>
      group(
        `translate(${index * 20} ${-index * 110})`,
        rect(150, 530, 500, 88, 6, paint.r(tone)),
        rect(560, 520, 110, 108, 10, paint.r(darker(tone, 0.08))),
        oval(150, 574, 22, 44, darker(tone, 0.2)),
        oval(150, 574, 15, 33, '#26292b'),
      ),
    )
  );
});

const siphon = drawing([260, 160, 560, 680], [400, 560], ({ paint, text }) => {
  const tone = text('oberflaeche') === 'verchromt' ? '#c4cad0' : '#e6e9ea';
  return (
    paint.shadow(420, 684, 170) +
    rect(356, 170, 88, 36, 8, paint.steel('h', tone)) +
    rect(372, 200, 56, 240, 4, paint.steel('h', tone)) +
    shape('M340 430 h120 v160 q0 84-60 86 q-60-2-60-86z', paint.steel('h', tone)) +
    rect(330, 420, 140, 34, 8, paint.steel('h', darker(tone, 0.08))) +
    rect(330, 590, 140, 26, 8, paint.steel('h', darker(tone, 0.08))) +
    rect(450, 380, 190, 52, 6, paint.steel('v', tone)) +
    rect(612, 352, 28, 108, 10, paint.steel('v', darker(tone, 0.08)))
  );
});

const radiator = drawing(
  [120, 240, 690, 640],
  [220, 300],
  ({ paint }) =>
    paint.shadow(410, 650, 310) +
    shape('M664 260 l30-20 v350 l-30 30z', paint.v('#cfd3d4')) +
    shape('M120 260 l34-20 h540 l-30 20z', '#e3e6e6') +
    times(26, (index) => rect(166 + index * 20, 244, 12, 12, 2, '#9aa1a3')) +
    rect(120, 260, 544, 360, 10, paint.v('#f7f8f8')) +
    times(16, (index) => rect(142 + index * 32, 282, 20, 316, 8, paint.h('#eef0f0'))) +
    rect(130, 620, 26, 30, 4, paint.steel()) +
    rect(628, 620, 26, 30, 4, paint.steel()) +
    rect(52, 568, 74, 44, 12, paint.r('#f1f2f2')),
);

const fanHeater = drawing([230, 180, 580, 690], [400, 360], ({ paint, main, brand, title, write }) => {
  if (title !== 'Heizlüfter')
    return (
      paint.shadow(400, 690, 300) +
      rect(120, 250, 560, 390, 40, paint.v('#eceeee')) +
      times(11, (index) =>
        rect(150 + index * 46, 280, 34, 280, 16, paint.h(title === 'Ölradiator' ? '#dfe2e3' : '#d3d7d9')),
      ) +
      rect(560, 270, 100, 340, 24, paint.v('#3a3f45')) +
      disc(610, 350, 28, '#eceeee') +
      disc(610, 440, 28, '#eceeee') +
      write(brand, 350, 612, 34, { anchor: 'middle', fill: '#56605b', maxWidth: 260 }) +
      times(2, (index) => disc(200 + index * 400, 664, 26, '#2d3136'))
    );
  return (
    paint.shadow(405, 690, 200) +
    rect(240, 190, 330, 470, 60, paint.h('#3a3f45')) +
    disc(405, 370, 132, '#16181a') +
    times(9, (index) => disc(405, 370, 20 + index * 13, 'none', ' stroke="#7d848b" stroke-width="5"')) +
    disc(405, 370, 60, paint.glow('#ff7a2b', 0.9)) +
    disc(330, 580, 30, paint.ball('#c9ced3')) +
    disc(480, 580, 30, paint.ball('#c9ced3')) +
    write(brand, 405, 540, 32, { anchor: 'middle', fill: lighter(main, 0.7), maxWidth: 220 }) +
    rect(290, 656, 230, 30, 12, '#24272a') +
    line('M340 190 q66-50 130 0', '#24272a', 20)
  );
});

const stove = drawing([250, 100, 550, 690], [400, 380], ({ paint, text }) => {
  const stone =
    text('material') === 'Speckstein' ? '#8b918c' : text('material') === 'Sandstein' ? '#d5bf97' : '#3a3d40';
  return (
    paint.shadow(400, 690, 240) +
    rect(370, 40, 60, 110, 4, paint.h('#33363a')) +
    rect(240, 140, 320, 30, 8, paint.v('#2a2d30')) +
    rect(252, 168, 296, 500, 8, paint.h('#33363a')) +
    rect(252, 168, 34, 500, 4, paint.h(stone)) +
    rect(514, 168, 34, 500, 4, paint.h(stone)) +
    rect(300, 210, 200, 270, 12, '#15110e') +
    oval(400, 420, 110, 90, paint.glow('#ff8a1f', 0.95)) +
    shape('M330 470 q-14-90 30-130 q0 40 24 50 q-6-70 34-110 q-4 60 34 100 q26 40 8 90z', '#ffb02e') +
    shape('M360 470 q-6-50 20-70 q4 30 18 34 q6-40 24-50 q4 40 18 56 q8 16 0 30z', '#fff0b8') +
    rect(320, 462, 160, 20, 10, '#6b4227') +
    rect(480, 320, 12, 80, 6, paint.steel('h')) +
    rect(300, 520, 200, 120, 8, paint.v('#26292c')) +
    rect(350, 566, 100, 12, 6, '#8d949b') +
    rect(262, 666, 276, 20, 4, '#1c1e20')
  );
});

const airConditioner = drawing(
  [260, 130, 560, 690],
  [400, 240],
  ({ paint, brand, write }) =>
    paint.shadow(410, 694, 210) +
    line('M560 520 q120 0 130-160 v-140', '#c9ced2', 74) +
    line('M560 520 q120 0 130-160 v-140', '#eceeef', 62, ' stroke-dasharray="6 8"') +
    rect(256, 140, 300, 520, 34, paint.h('#f1f3f3')) +
    shape('M290 150 h232 l14 90 h-260z', paint.v('#cfd5d7')) +
    times(5, (index) => line(`M296 ${166 + index * 15} h220`, '#7d868a', 5)) +
    rect(330, 276, 150, 58, 12, '#16191b') +
    write('19', 406, 320, 40, { anchor: 'middle' }) +
    times(9, (index) => line(`M290 ${420 + index * 22} h232`, '#c3cacc', 6)) +
    write(brand, 405, 388, 34, { anchor: 'middle', fill: '#56605b', maxWidth: 230 }) +
    disc(300, 672, 22, '#2d3136') +
    disc(512, 672, 22, '#2d3136'),
);

/** The unit of the room above, the one outside below, and the pipe between them. */
const splitAirConditioner = drawing(
  [110, 120, 690, 690],
  [330, 210],
  ({ paint, brand, write }) =>
    paint.shadow(440, 690, 230) +
    line('M640 250 h34 v250 h-34', '#c9ced2', 18) +
    rect(120, 130, 520, 150, 26, paint.v('#f6f7f7')) +
    rect(150, 244, 460, 20, 8, '#c3cacc') +
    write(brand, 380, 200, 36, { anchor: 'middle', fill: '#56605b', maxWidth: 300 }) +
    write('19', 600, 186, 28, { anchor: 'end', fill: '#1d6fb8' }) +
    rect(250, 380, 390, 290, 18, paint.h('#e6e9e9')) +
    disc(390, 525, 116, '#aeb6b9') +
    disc(390, 525, 106, '#d5dadb') +
    times(4, (index) => disc(390, 525, 92 - index * 24, 'none', ' stroke="#7d868a" stroke-width="6"')) +
    times(8, (index) => group(`rotate(${index * 45} 390 525)`, line('M390 525 v-100', '#7d868a', 4))) +
    times(8, (index) => line(`M540 ${430 + index * 26} h72`, '#b3bbbe', 6)) +
    rect(290, 668, 60, 16, 4, '#2d3136') +
    rect(540, 668, 60, 16, 4, '#2d3136'),
);

const fan = drawing([230, 110, 570, 690], [400, 270], ({ paint, colour }) => {
  const tone = colour('#f3f4f3');
  return (
    paint.shadow(400, 690, 190) +
    rect(384, 400, 32, 260, 4, paint.steel('h')) +
    oval(400, 670, 150, 28, paint.h(tone)) +
    disc(400, 280, 190, lighter(tone, 0.3), fade(0.25)) +
    times(3, (index) =>
      group(
        `rotate(${index * 120 + 20} 400 280)`,
        shape(
          'M400 280 q-20-120 60-156 q60 30 30 100 q-30 50-90 56z',
          paint.d(darker(tone, 0.14)),
          fade(0.9),
        ),
      ),
    ) +
    times(32, (index) =>
      group(`rotate(${index * 11.25} 400 280)`, line('M400 232 q10-70 0-136', darker(tone, 0.35), 2)),
    ) +
    times(3, (index) =>
      disc(
        400,
        280,
        186 - index * 66,
        'none',
        ` stroke="${darker(tone, 0.3)}" stroke-width="${index ? 3 : 9}"`,
      ),
    ) +
    disc(400, 280, 46, paint.ball(tone))
  );
});

const dehumidifier = drawing(
  [240, 150, 560, 690],
  [400, 300],
  ({ paint, brand, main, size, write }) =>
    paint.shadow(400, 692, 210) +
    rect(240, 160, 320, 510, 36, paint.h('#eef0f1')) +
    times(8, (index) => line(`M290 ${200 + index * 18} h220`, '#b5bec2', 7)) +
    rect(300, 372, 200, 56, 28, '#16191b') +
    write('52 %', 400, 414, 38, { anchor: 'middle' }) +
    shape('M264 470 h272 v160 q0 20-20 20 h-232 q-20 0-20-20z', '#b9d7e4', fade(0.8)) +
    shape('M264 560 q70-24 136 0 t136 0 v70 q0 20-20 20 h-232 q-20 0-20-20z', '#5da3c4', fade(0.8)) +
    write(brand, 400, 524, 36, { anchor: 'middle', fill: darker(main, 0.1), maxWidth: 220 }) +
    write(size, 400, 626, 34, { anchor: 'middle' }) +
    disc(290, 680, 16, '#2d3136') +
    disc(510, 680, 16, '#2d3136'),
);

const waterHeater = drawing(
  [230, 150, 570, 690],
  [400, 300],
  ({ paint, brand, title, size, main, write }) =>
    paint.shadow(400, 700, 190) +
    (title.includes('speicher')
      ? rect(250, 110, 300, 480, 130, paint.h('#f1f3f3'))
      : rect(260, 150, 280, 450, 26, paint.h('#f1f3f3'))) +
    disc(400, 330, 58, paint.ball('#d3d7da')) +
    rect(395, 284, 10, 44, 5, main) +
    write(brand, 400, 450, 42, { anchor: 'middle', fill: darker(main, 0.1), maxWidth: 230 }) +
    write(size, 400, 496, 32, { anchor: 'middle', weight: 'regular', fill: '#56605b' }) +
    rect(310, 590, 30, 100, 6, paint.h('#b8733f')) +
    rect(460, 590, 30, 100, 6, paint.h('#b8733f')) +
    rect(304, 650, 42, 22, 4, '#1d6fb8') +
    rect(454, 650, 42, 22, 4, '#c3272b') +
    disc(400, 536, 8, '#59c36a'),
);

export const bathHeatingDrawings = {
  tap,
  shower,
  toilet,
  basin,
  'shower-cabin': showerCabin,
  bathtub,
  'mirror-cabinet': mirrorCabinet,
  vanity,
  'bath-accessory': bathAccessory,
  pipe,
  siphon,
  cistern,
  'towel-radiator': towelRadiator,
  radiator,
  thermostat,
  'fan-heater': fanHeater,
  stove,
  'air-conditioner': airConditioner,
  'split-air-conditioner': splitAirConditioner,
  fan,
  dehumidifier,
  'water-heater': waterHeater,
} satisfies Record<string, Drawing>;
