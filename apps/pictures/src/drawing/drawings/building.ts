import { darker, inkOn, lighter } from '../colour-math';
import { type Drawing, drawing } from '../drawing';
import type { Look } from '../look';
import { disc, fade, group, line, oval, rect, shape, times } from '../svg';
import { trowel } from './hand-driven';

/** Grain lines along a board. */
const grain = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  count: number,
  shift: number,
) =>
  times(count, (index) => {
    const at = y + ((index + 0.6) * height) / count;
    const bend = (((index * 37 + shift * 13) % 9) - 4) * 1.2;
    return line(
      `M${x} ${at.toFixed(1)} q${width * 0.3} ${bend} ${width * 0.55} ${-bend * 0.6} t${width * 0.45} ${bend}`,
      colour,
      1.6,
      fade(0.34),
    );
  });

const planks = drawing([110, 290, 720, 640], [250, 480], ({ paint, colour, text, random }) => {
  const wood = colour('#e0ba80');
  const ribbed = text('oberflaeche') === 'geriffelt';
  return (
    paint.shadow(410, 640, 330, 24) +
    times(4, (index) => {
      const y = 560 - index * 76;
      const x = 100 + (index % 2) * 14;
      const tone = [wood, darker(wood, 0.07), lighter(wood, 0.1), darker(wood, 0.03)][index] ?? wood;
      return (
        shape(`M${x} ${y} l50-44 h570 l-50 44z`, lighter(tone, 0.34)) +
        times(ribbed ? 9 : 0, (rib) =>
          line(`M${x + 40 + rib * 58} ${y} l50 -44`, darker(tone, 0.3), 3, fade(0.5)),
        ) +
        shape(`M${x + 570} ${y} l50-44 v66 l-50 48z`, paint.v(darker(tone, 0.16))) +
        line(
          `M${x + 578} ${y + 30} q14-40 34-52 M${x + 574} ${y + 54} q20-50 42-66`,
          darker(tone, 0.4),
          2,
          fade(0.4),
        ) +
        rect(x, y, 570, 70, 3, paint.v(tone)) +
        grain(x, y, 570, 70, darker(wood, 0.55), 8, index) +
        oval(
          x + 120 + random.between(0, 320),
          y + 24 + random.between(0, 20),
          13,
          7,
          darker(wood, 0.5),
          fade(0.6),
        )
      );
    })
  );
});

const panel = drawing([150, 170, 660, 690], [500, 400], ({ paint, text, random, colour }) => {
  const osb = text('ausfuehrung').startsWith('OSB');
  const wood = osb
    ? '#d2a566'
    : text('ausfuehrung').includes('weiß')
      ? '#ecebe6'
      : colour(text('ausfuehrung') === 'roh' ? '#c19a68' : '#dcb37a');
  const chips = osb
    ? times(70, () =>
        group(
          `translate(${random.between(190, 560)} ${random.between(190, 640)}) rotate(${random.between(0, 180)})`,
          rect(
            -24,
            -7,
            48,
            14,
            3,
            [lighter(wood, 0.3), darker(wood, 0.2), darker(wood, 0.1)][random.between(0, 2)] ?? wood,
            fade(0.8),
          ),
        ),
      )
    : times(9, (index) => grain(180, 170 + index * 58, 420, 58, darker(wood, 0.5), 4, index));
  return (
    paint.shadow(410, 690, 280) +
    times(
      3,
      (index) =>
        shape(
          `M${214 + index * 24} ${150 - index * 4} h420 v520 h-420z`,
          index === 2 ? darker(wood, 0.12) : darker(wood, 0.2),
        ) + rect(214 + index * 24, 150 - index * 4, 420, 4, 0, lighter(wood, 0.4)),
    ) +
    rect(180, 164, 420, 520, 3, paint.d(wood)) +
    chips +
    rect(180, 164, 420, 520, 3, 'none', ` stroke="${darker(wood, 0.4)}" stroke-width="2"`) +
    shape('M600 164 l14-8 v520 l-14 8z', darker(wood, 0.35))
  );
});

const moulding = drawing([110, 260, 720, 600], [220, 470], ({ paint, colour, text }) => {
  const wood = colour('#d5a877');
  const profile =
    text('form') === 'klassisch'
      ? 'M0 150 v-96 q0-14 12-16 q2-26 20-38 h18 v150z'
      : text('form') === 'gerundet'
        ? 'M0 150 v-90 q4-56 50-60 v150z'
        : 'M0 150 v-142 h50 v142z';
  return (
    paint.shadow(420, 600, 320) +
    times(3, (index) =>
      group(
        `translate(${130 + index * 26} ${420 - index * 66})`,
        shape(
          'M50 0 l430-110 q16 0 16 12 v118 l-446 130z',
          paint.v(index === 0 ? wood : darker(wood, 0.06 * index)),
        ) +
          grain(60, 20, 420, 40, darker(wood, 0.5), 3, index).replace(
            /<path/g,
            '<path transform="rotate(-14 60 40)"',
          ) +
          shape(profile, paint.h(lighter(wood, 0.2)), ` stroke="${darker(wood, 0.3)}" stroke-width="2"`),
      ),
    )
  );
});

const flooring = drawing(
  [100, 170, 700, 690],
  [400, 500],
  ({ paint, colour, brand, size, main, random, write }) => {
    const wood = colour('#c79f6b');
    const rows = times(5, (row) =>
      times(3, (column) => {
        const x = -60 + column * 300 - (row % 2) * 150;
        const tone = random.chance(0.5)
          ? lighter(wood, random.next() * 0.16)
          : darker(wood, random.next() * 0.14);
        return (
          rect(x, row * 74, 298, 72, 2, tone) +
          grain(x, row * 74, 298, 72, darker(wood, 0.5), 4, row * 3 + column)
        );
      }),
    );
    return (
      paint.shadow(400, 680, 320) +
      `<g clip-path="${paint.clip('<rect x="0" y="0" width="600" height="370"/>')}" transform="matrix(1 0 -.28 .86 190 346)">${rows}<rect width="600" height="370" fill="${paint.d('#ffffff')}" opacity=".1"/></g>` +
      shape('M87 664 h600 v14 h-600z', darker(wood, 0.35)) +
      rect(250, 170, 420, 130, 6, paint.v('#f3efe6')) +
      rect(250, 170, 420, 54, 6, paint.v(main)) +
      rect(250, 300, 420, 16, 0, darker('#f3efe6', 0.2)) +
      write(brand, 270, 211, 38, { fill: inkOn(main), maxWidth: 300 }) +
      write(size, 650, 276, 40, { anchor: 'end', fill: '#1b2420' }) +
      rect(270, 244, 180, 36, 3, paint.d(wood)) +
      grain(270, 244, 180, 36, darker(wood, 0.5), 4, 2)
    );
  },
);

const tiles = drawing([110, 160, 690, 690], [400, 430], ({ paint, colour, title, text, random }) => {
  const tone = colour('#a3a39d');
  const mosaic = title.startsWith('Mosaik');
  const count = mosaic ? 8 : text('format').startsWith('15') ? 5 : 3;
  const wide = !mosaic && /(20|30) x 60|40 x 80/.test(text('format'));
  const width = 500 / (wide ? 2 : count);
  const height = 500 / (wide ? 4 : count);
  const cells = times(wide ? 4 : count, (row) =>
    times(wide ? 3 : count, (column) => {
      const shade = random.chance(0.5)
        ? lighter(tone, random.next() * 0.14)
        : darker(tone, random.next() * 0.1);
      const x = column * width - (wide && row % 2 ? width / 2 : 0);
      const vein = mosaic
        ? ''
        : times(3, () =>
            line(
              `M${(x + random.next() * width).toFixed(0)} ${(row * height).toFixed(0)} q${random.between(-50, 50)} ${(height / 2).toFixed(0)} ${random.between(-70, 70)} ${height.toFixed(0)}`,
              random.chance(0.7) ? '#ffffff' : darker(tone, 0.5),
              1.5 + random.next() * 2.5,
              fade(0.22),
            ),
          );
      return `<g clip-path="${paint.clip(`<rect x="${(x + 3).toFixed(0)}" y="${(row * height + 3).toFixed(0)}" width="${(width - 6).toFixed(0)}" height="${(height - 6).toFixed(0)}" rx="3"/>`)}">${rect(Math.round(x), Math.round(row * height), Math.ceil(width), Math.ceil(height), 0, shade)}${vein}</g>`;
    }),
  );
  const gloss = text('oberflaeche') === 'glänzend' || text('oberflaeche') === 'poliert' ? 0.34 : 0.14;
  return (
    paint.shadow(400, 690, 300) +
    shape('M176 172 h500 v510 h-500z', '#b9b6ae') +
    `<g transform="translate(150 180)">${rect(0, 0, 500, 500, 0, '#d6d3cc')}<g clip-path="${paint.clip('<rect width="500" height="500"/>')}">${cells}${shape('M0 0 h230 l-330 500 h-100z', '#fff', fade(gloss))}</g></g>` +
    shape('M650 180 l26-8 v510 l-26-2z', darker(tone, 0.4)) +
    shape('M150 180 l26-8 h500 l-26 8z', lighter(tone, 0.3))
  );
});

const roll = (look: Look, tone: string, pattern: string) => {
  const { paint } = look;
  return (
    paint.shadow(400, 640, 320, 26) +
    shape('M120 600 h420 l150 40 h-560z', darker(tone, 0.1)) +
    shape('M200 300 h400 q90 6 90 160 t-90 160 h-400z', paint.r(tone)) +
    pattern +
    oval(200, 460, 86, 160, paint.d(lighter(tone, 0.12))) +
    times(5, (index) =>
      oval(
        200,
        460,
        72 - index * 12,
        136 - index * 24,
        'none',
        ` stroke="${darker(tone, 0.35)}" stroke-width="4"`,
      ),
    ) +
    oval(200, 460, 16, 28, '#3a3632') +
    shape('M200 620 h460 l60 34 h-560z', paint.v(darker(tone, 0.06)))
  );
};

const carpetRoll = drawing([110, 290, 730, 660], [330, 430], (look) => {
  const tone = look.colour(look.title.includes('rasen') ? '#3d7a45' : '#8a8279');
  const grass = look.title.includes('rasen')
    ? times(60, (index) =>
        line(
          `M${300 + ((index * 53) % 370)} ${330 + ((index * 71) % 280)} l${(index % 5) - 2} -14`,
          lighter(tone, 0.25),
          3,
        ),
      )
    : times(50, (index) =>
        disc(300 + ((index * 53) % 370), 320 + ((index * 71) % 280), 2.5, lighter(tone, 0.4), fade(0.6)),
      );
  return (
    roll(look, tone, grass) +
    rect(400, 296, 130, 328, 0, '#f7f5f0') +
    rect(400, 296, 130, 110, 0, look.main) +
    look.write(look.brand, 465, 366, 30, { anchor: 'middle', fill: inkOn(look.main), maxWidth: 112 }) +
    look.write(look.size, 465, 480, 40, { anchor: 'middle', fill: '#1b2420', maxWidth: 112 })
  );
});

const filmRoll = drawing(
  [170, 160, 640, 690],
  [400, 420],
  ({ paint, main, brand, title, size, write }) =>
    paint.shadow(410, 690, 220) +
    shape('M280 200 h240 v450 q-120 54-240 0z', paint.h('#dfe7ea')) +
    times(7, (index) => rect(292 + index * 33, 214, 4, 450, 2, '#fff', fade(0.5))) +
    shape('M520 260 q90 20 110 130 v290 q-60-40-110-30z', '#cfdde3', fade(0.75)) +
    oval(400, 200, 120, 40, '#eef3f5', ' stroke="#b9c7cd" stroke-width="3"') +
    oval(400, 200, 44, 15, paint.d('#b58b4f')) +
    oval(400, 200, 30, 10, '#3a2f22') +
    shape('M280 330 q120 48 240 0 v210 q-120 52-240 0z', paint.h(main)) +
    write(brand, 400, 424, 46, { anchor: 'middle', fill: inkOn(main), maxWidth: 200 }) +
    write(title, 400, 466, 28, { anchor: 'middle', weight: 'regular', fill: inkOn(main), maxWidth: 190 }) +
    write(size, 400, 526, 46, { anchor: 'middle', fill: inkOn(main) }),
);

const board = drawing(
  [160, 170, 660, 690],
  [560, 320],
  ({ paint, title, text, colour, brand, size, write }) => {
    if (title === 'Wellplatte') {
      const tone = colour('#dfe9ec');
      return (
        paint.shadow(400, 690, 290) +
        times(10, (index) =>
          shape(
            `M${170 + index * 46} ${190 - (index % 2) * 4} q23 -34 46 0 v480 q-23 -34 -46 0z`,
            paint.h(tone),
            fade(text('farbe') === 'Transparent' ? 0.82 : 1),
          ),
        )
      );
    }
    const face =
      text('ausfuehrung') === 'imprägniert'
        ? '#b9cdb4'
        : text('ausfuehrung') === 'Feuerschutz'
          ? '#e0b7ad'
          : '#d9d4c8';
    return (
      paint.shadow(410, 690, 280) +
      [3, 2, 1, 0]
        .map((index) =>
          rect(
            180 + index * 16,
            190 - index * 9,
            430,
            496,
            4,
            index === 0 ? paint.d(face) : index % 2 ? '#e9e6de' : '#cbc6ba',
          ),
        )
        .join('') +
      shape('M610 190 l48-27 v496 l-48 27z', '#f3f1ec') +
      line('M622 184 v494 M640 174 v494', '#cbc6ba', 3) +
      write(brand, 210, 620, 38, { fill: darker(face, 0.45), maxWidth: 250 }) +
      write(size, 210, 660, 28, { weight: 'regular', fill: darker(face, 0.45), maxWidth: 300 })
    );
  },
);

const profile = drawing(
  [120, 200, 700, 640],
  [240, 540],
  ({ paint }) =>
    paint.shadow(420, 640, 300) +
    times(3, (index) =>
      group(
        `translate(${index * 46} ${-index * 92})`,
        shape('M130 560 l440-190 h90 l-440 190z', paint.d('#d3d7da')) +
          shape('M220 560 l440-190 v60 l-440 190z', paint.v('#a3aab1')) +
          shape('M130 560 h90 v60 h-14 v-46 h-62 v46 h-14z', '#7d848b') +
          times(4, (hole) =>
            group(
              `translate(${268 + hole * 92} ${566 - hole * 40})`,
              oval(0, 0, 16, 9, '#5b6268', ' transform="rotate(-23)"'),
            ),
          ),
      ),
    ),
);

const insulation = drawing(
  [130, 220, 680, 680],
  [280, 460],
  ({ paint, title, main, brand, size, text, write }) => {
    const tone = title.includes('XPS') ? '#c7d9a9' : title.includes('EPS') ? '#eef0f1' : '#e3cf7a';
    return (
      paint.shadow(410, 680, 310) +
      times(4, (index) =>
        group(
          `translate(0 ${-index * 100})`,
          shape('M130 570 l90-50 h470 l-90 50z', lighter(tone, 0.3)) +
            shape('M600 570 l90-50 v90 l-90 60z', paint.v(darker(tone, 0.14))) +
            rect(130, 570, 470, 96, 4, paint.v(tone)) +
            times(30, (dot) =>
              oval(
                146 + ((dot * 67) % 440),
                582 + ((dot * 29) % 74),
                title.includes('wolle') ? 12 : 4,
                title.includes('wolle') ? 2 : 4,
                darker(tone, 0.3),
                fade(0.28),
              ),
            ),
        ),
      ) +
      shape('M240 246 l90-50 h130 l-90 50z', '#fff', fade(0.45)) +
      rect(240, 270, 130, 396, 0, main, fade(0.93)) +
      group(
        'translate(322 640) rotate(-90)',
        write(brand, 0, 0, 52, { fill: inkOn(main), maxWidth: 220 }),
        write(text('waermeleitgruppe') || size, 236, 0, 30, {
          weight: 'regular',
          fill: inkOn(main),
          maxWidth: 120,
        }),
      )
    );
  },
);

const paving = drawing([110, 300, 710, 640], [330, 420], ({ paint, colour, text, random }) => {
  const tone = colour('#8d9297');
  const big = /40 x 40|60 x 40|50 x 50/.test(text('format'));
  const stone = (x: number, y: number, w: number, h: number) => {
    const own = random.chance(0.5) ? lighter(tone, random.next() * 0.13) : darker(tone, random.next() * 0.12);
    return (
      shape(`M${x} ${y} l40-34 h${w} l-40 34z`, lighter(own, 0.28)) +
      shape(`M${x + w} ${y} l40-34 v${h} l-40 34z`, darker(own, 0.3)) +
      rect(x, y, w, h, 3, paint.d(own)) +
      times(8, () =>
        disc(
          x + 8 + random.between(0, w - 16),
          y + 6 + random.between(0, h - 12),
          1.5 + random.next() * 2,
          darker(own, 0.4),
          fade(0.35),
        ),
      )
    );
  };
  return (
    paint.shadow(410, 640, 330) +
    times(big ? 5 : 4, (row) =>
      times(big ? 1 : 3, (column) =>
        stone(
          big ? 150 : 110 + column * 186 + (row % 2) * 20,
          (big ? 590 : 560) - row * (big ? 58 : 78),
          big ? 460 : 180,
          big ? 50 : 70,
        ),
      ),
    )
  );
});

const brick = drawing([140, 260, 700, 650], [330, 480], ({ paint, title }) => {
  const tone = title === 'Klinker' ? '#a0492f' : title.includes('Kalk') ? '#d5d4cf' : '#e5e4df';
  const stone = (x: number, y: number) =>
    shape(`M${x} ${y} l70-56 h300 l-70 56z`, lighter(tone, 0.25)) +
    shape(`M${x + 300} ${y} l70-56 v150 l-70 56z`, paint.v(darker(tone, 0.22))) +
    rect(x, y, 300, 150, 3, paint.d(tone)) +
    (title === 'Klinker'
      ? times(3, (index) => oval(x + 100 + index * 84, y - 28, 24, 9, darker(tone, 0.6)))
      : times(26, (index) =>
          disc(
            x + 12 + ((index * 61) % 276),
            y + 12 + ((index * 37) % 126),
            3,
            darker(tone, 0.25),
            fade(0.4),
          ),
        ));
  return paint.shadow(410, 650, 310) + stone(120, 500) + stone(330, 500) + stone(225, 344);
});

const gutter = drawing([110, 280, 710, 600], [250, 450], ({ paint, colour, title }) => {
  const tone = colour('#a7afb5');
  if (title === 'Fallrohr')
    return (
      paint.shadow(400, 690, 150) +
      rect(340, 110, 120, 560, 4, paint.steel('h', tone)) +
      oval(400, 110, 60, 18, darker(tone, 0.5)) +
      rect(326, 300, 148, 30, 6, paint.h(darker(tone, 0.2))) +
      rect(326, 540, 148, 30, 6, paint.h(darker(tone, 0.2)))
    );
  return (
    paint.shadow(410, 600, 310) +
    shape('M150 380 l470-120 h110 l-470 120z', darker(tone, 0.45)) +
    shape(
      'M110 380 q0 110 90 112 q84-2 84-112 l470-120 q0 108-84 118 l-470 122 q-90-4-90-120z',
      paint.steel('v', tone),
    ) +
    shape('M110 380 q0 100 88 104 q78-4 86-104 h-16 q-6 84-70 88 q-70-4-72-88z', lighter(tone, 0.5)) +
    shape('M122 384 q6 82 74 84 q66-4 72-84z', darker(tone, 0.35)) +
    line('M284 380 L754 260', lighter(tone, 0.6), 8)
  );
});

const briquettes = drawing([150, 260, 660, 670], [380, 440], ({ paint, title, brand, main, size, write }) => {
  const pellets = title.includes('pellets');
  return (
    paint.shadow(410, 672, 290) +
    times(3, (row) =>
      times(4, (column) => {
        const x = 170 + column * 118;
        const y = 560 - row * 108;
        return (
          shape(`M${x} ${y} l36-26 h112 l-36 26z`, '#c9a071') +
          rect(x, y, 112, 100, pellets ? 50 : 6, paint.d('#b0834f')) +
          (pellets ? '' : disc(x + 56, y + 50, 16, '#5f4023')) +
          times(8, (dot) =>
            oval(x + 14 + ((dot * 31) % 84), y + 14 + ((dot * 43) % 72), 6, 2, '#8a6134', fade(0.5)),
          )
        );
      }),
    ) +
    shape('M642 318 l40-26 v330 l-40 36z', '#fff', fade(0.2)) +
    shape('M158 330 h490 v330 h-490z', '#fff', fade(0.16)) +
    rect(220, 400, 360, 150, 8, main, fade(0.95)) +
    write(brand, 400, 466, 52, { anchor: 'middle', fill: inkOn(main), maxWidth: 320 }) +
    write(`${title} ${size}`, 400, 518, 32, {
      anchor: 'middle',
      weight: 'regular',
      fill: inkOn(main),
      maxWidth: 320,
    })
  );
});

const doormat = drawing([110, 330, 700, 600], [350, 470], ({ paint, colour }) => {
  const tone = colour('#a98a5a');
  return (
    paint.shadow(410, 606, 330) +
    shape('M190 330 h430 l90 240 h-610z', paint.v('#2f3133')) +
    shape('M202 340 h406 l78 218 h-562z', paint.v(tone)) +
    times(120, (index) =>
      line(
        `M${170 + ((index * 83) % 470)} ${356 + ((index * 47) % 196)} l${(index % 7) - 3} -9`,
        index % 2 ? lighter(tone, 0.3) : darker(tone, 0.35),
        3,
        fade(0.6),
      ),
    ) +
    shape('M100 570 h610 v14 h-610z', '#1c1e20')
  );
});

const wallpaper = drawing(
  [170, 160, 680, 690],
  [500, 400],
  ({ paint, colour, text, title, brand, main, write }) => {
    const tone = colour('#e9e6dd');
    const pattern = text('oberflaeche');
    const ink = darker(tone, 0.16);
    const motif =
      pattern === 'Streifen'
        ? times(6, (index) => rect(400 + index * 48, 210, 22, 450, 0, ink, fade(0.5)))
        : pattern === 'Blätter'
          ? times(14, (index) =>
              group(
                `translate(${420 + ((index * 83) % 240)} ${240 + ((index * 61) % 400)}) rotate(${index * 53})`,
                shape('M0 0 q26-20 56 0 q-30 20-56 0z', ink, fade(0.7)),
              ),
            )
          : times(60, (index) =>
              disc(
                396 + ((index * 47) % 280),
                218 + ((index * 67) % 436),
                title === 'Raufasertapete' ? 5 : 3,
                ink,
                fade(0.5),
              ),
            );
    return (
      paint.shadow(420, 684, 270) +
      shape('M280 200 h400 v470 q-200 20-400 0z', paint.d(tone)) +
      motif +
      shape('M190 190 h150 v470 q-75 34-150 0z', paint.h(tone)) +
      oval(265, 190, 75, 24, lighter(tone, 0.3), ` stroke="${darker(tone, 0.3)}" stroke-width="3"`) +
      oval(265, 190, 40, 12, darker(tone, 0.25)) +
      oval(265, 190, 26, 7, '#4a4640') +
      shape('M190 380 q75 30 150 0 v110 q-75 32-150 0z', paint.h(main)) +
      write(brand, 265, 458, 32, { anchor: 'middle', fill: inkOn(main), maxWidth: 130 })
    );
  },
);

const roller = drawing(
  [170, 150, 640, 690],
  [330, 260],
  ({ paint, main, text }) =>
    paint.shadow(420, 690, 190) +
    rect(180, 170, 360, 130, 58, paint.r(text('ausfuehrung') === 'Schaumstoff' ? '#f0e3b4' : '#f2efe8')) +
    times(60, (index) =>
      line(`M${206 + ((index * 41) % 310)} ${190 + ((index * 29) % 96)} l2 8`, '#c9c4b8', 3),
    ) +
    oval(206, 235, 24, 62, '#d8d3c6') +
    oval(206, 235, 9, 20, '#7d848b') +
    line('M540 236 h70 v120 h-150 v110', '#7d848b', 16) +
    line('M540 232 h66', '#d3d7da', 5) +
    shape('M430 450 h60 l16 190 q0 44-46 44 t-46-44z', paint.h(main)) +
    rect(430, 500, 60, 14, 6, '#000', fade(0.16)) +
    rect(428, 530, 64, 14, 6, '#000', fade(0.16)) +
    disc(460, 656, 10, '#fff'),
);

const brush = drawing(
  [290, 110, 510, 700],
  [400, 560],
  ({ paint, main, text }) =>
    paint.shadow(400, 700, 140, 16) +
    shape(
      'M372 120 q28-16 56 0 q8 130 22 190 q10 60 50 90 h-200 q40-30 50-90 q14-60 22-190z',
      paint.h('#d7ab6c'),
    ) +
    disc(400, 150, 10, '#fff') +
    shape('M372 240 q28 10 56 0 l6 50 q-34 12-68 0z', paint.h(main)) +
    rect(292, 392, 216, 84, 6, paint.steel('h')) +
    line('M296 410 h208 M296 458 h208', '#7d848b', 3) +
    shape(
      'M298 474 h204 q14 120-14 214 q-90 24-176 0 q-28-94-14-214z',
      paint.h(text('ausfuehrung') === 'Naturborste' ? '#4f4238' : '#e8dcbc'),
    ) +
    times(16, (index) =>
      line(
        `M${306 + index * 12.6} 480 q${(index - 8) * 0.8} 100 ${(index - 8) * 1.2} 200`,
        '#1b1714',
        1.6,
        fade(0.25),
      ),
    ),
);

const tape = drawing([190, 210, 640, 650], [330, 430], ({ paint, title, brand, size, write }) => {
  const tone = title === 'Goldband' ? '#d9b23a' : '#e6cf8e';
  return (
    paint.shadow(410, 652, 260) +
    shape('M520 600 h170 v-70 q-40 30-120 24z', paint.v(tone)) +
    disc(430, 420, 222, paint.d(darker(tone, 0.2))) +
    disc(390, 430, 222, paint.d(tone)) +
    times(7, (index) =>
      disc(
        390,
        430,
        214 - index * 12,
        'none',
        ` stroke="${darker(tone, 0.2)}" stroke-width="2" opacity=".55"`,
      ),
    ) +
    disc(390, 430, 124, '#c9b08a') +
    disc(390, 430, 112, '#fff') +
    disc(398, 426, 112, '#efe9df') +
    write(brand, 390, 424, 34, { anchor: 'middle', fill: '#1b2420', maxWidth: 180 }) +
    write(size, 390, 462, 28, { anchor: 'middle', weight: 'regular', fill: '#1b2420', maxWidth: 180 })
  );
});

export const buildingDrawings = {
  planks,
  panel,
  moulding,
  flooring,
  tiles,
  'carpet-roll': carpetRoll,
  'film-roll': filmRoll,
  board,
  profile,
  insulation,
  paving,
  brick,
  gutter,
  briquettes,
  doormat,
  wallpaper,
  roller,
  brush,
  tape,
  trowel,
} satisfies Record<string, Drawing>;
