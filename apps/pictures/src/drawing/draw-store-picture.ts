import { createRandom, type Random } from '../random';
import { lighter } from './colour-math';
import { drawText, textWidth } from './draw-text';
import { beam, glowAt, leaves } from './scenes/backdrop';
import { disc, fade, group, line, oval, Paint, rect, shape, times } from './svg';

/** Data of a store that its picture depends on. */
export interface StoreLook {
  companyId: string;
  city: string;
  /** "kompakt" stands in a row of houses; all others have a car park. */
  type: string;
  hasGardenCentre: boolean;
}

const green = '#0f5b4f';
const amber = '#f5ac00';
const ink = '#1b2420';
const plaster = '#f5f3ee';

interface Light {
  sky: readonly [string, string];
  isEvening: boolean;
  glass: string;
  ground: string;
}
const day: Light = { sky: ['#bfdcea', '#f3f6f1'], isEvening: false, glass: '#b9d3da', ground: '#a9aaa6' };
const evening: Light = { sky: ['#6079a6', '#f6c493'], isEvening: true, glass: '#ffdf9c', ground: '#6d706f' };

/** The brand mark: a frame with a brace. */
const mark = (x: number, y: number, size: number, colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="${size * 0.15}"><rect x="${x}" y="${y}" width="${size}" height="${size}"/><path d="M${x} ${y + size}L${x + size} ${y}M${x + size * 0.52} ${y + size * 0.48}V${y + size}"/></g>`;

const sign = (x: number, y: number, size: number) => {
  const width = textWidth('Fachwerk', size) + size * 1.1;
  return (
    mark(x - width / 2, y - size * 0.76, size * 0.76, amber) +
    drawText('Fachwerk', x - width / 2 + size * 1.1, y, size, { fill: '#fff' })
  );
};

const tree = (x: number, y: number, size: number, { isEvening }: Light) =>
  oval(x, y, size * 0.5, size * 0.07, ink, fade(0.18)) +
  rect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5, 3, '#6b5138') +
  leaves(
    [
      [x - size * 0.22, y - size * 0.6, size * 0.28],
      [x + size * 0.22, y - size * 0.62, size * 0.27],
      [x, y - size * 0.86, size * 0.3],
    ].map(([cx = 0, cy = 0, r = 0]): [number, number, number] => [cx, cy, r]),
    isEvening ? ['#294f45', '#315c4c', '#3a6852'] : ['#3f7d4a', '#4f9058', '#67a568'],
  );

const car = (paint: Paint, x: number, y: number, colour: string, direction: 1 | -1) =>
  oval(x, y, 52, 6, ink, fade(0.25)) +
  group(
    `translate(${x} ${y}) scale(${direction} 1)`,
    shape('M-48-6v-16q2-8 14-9l14-16q4-5 12-5h22q8 0 14 7l11 13q10 2 11 10v16z', paint.v(colour)),
    shape('M-17-32l9-11q2-3 7-3h5v14zM8-32v-14h5q6 0 9 4l9 10z', '#dfeaf0', fade(0.85)),
    times(
      2,
      (index) => disc(-27 + index * 54, -6, 9.5, '#22272b') + disc(-27 + index * 54, -6, 4.5, '#b9bec3'),
    ),
    rect(44, -21, 6, 5, 2, '#fff2cc'),
  );

const trolleys = (paint: Paint, x: number, y: number) =>
  rect(x, y - 44, 5, 44, 0, '#7b837e') +
  rect(x + 66, y - 44, 5, 44, 0, '#7b837e') +
  shape(`M${x - 8} ${y - 44}q43-20 88 0z`, green) +
  times(4, (index) => line(`M${x + 12 + index * 11} ${y - 26}h22l-4 18h-14z`, '#8a9096', 2)) +
  oval(x + 36, y, 40, 4, paint.glow(ink, 0.3));

/** Windows with shelves by day and light in the evening. */
const shopWindow = (
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  light: Light,
  random: Random,
) => {
  const wares = [green, amber, '#c01f2e', '#1d5c99', '#8f6a44', '#7b837e'];
  return (
    rect(x, y, w, h, 2, paint.fall(lighter(light.glass, 0.35), light.glass)) +
    times(2, (row) =>
      times(Math.floor(w / 17), (index) => {
        const height = random.between(8, 18);
        return rect(
          x + 6 + index * 17,
          y + h * (0.55 + row * 0.4) - height,
          11,
          height,
          1,
          random.pick(wares),
          fade(0.55),
        );
      }),
    ) +
    shape(`M${x} ${y + h * 0.7}L${x + w * 0.5} ${y}h${w * 0.2}L${x} ${y + h}z`, '#fff', fade(0.18)) +
    times(Math.floor(w / 60) - 1, (index) => rect(x + (index + 1) * 60 - 2, y, 4, h, 0, '#39423e')) +
    rect(x, y, w, h, 2, 'none', ' stroke="#39423e" stroke-width="4"')
  );
};

/** The glass entrance under its timber gable. */
const entrance = (paint: Paint, x: number, y: number, wide: number, light: Light) => {
  const half = wide / 2;
  const top = y - 196;
  return (
    shape(
      `M${x - half} ${y}V${top + 58}L${x} ${top}L${x + half} ${top + 58}V${y}z`,
      paint.fall('#fdfbf6', '#efe9dc'),
    ) +
    beam([x - half + 5, y], [x - half + 5, top + 56], 11, green) +
    beam([x + half - 5, y], [x + half - 5, top + 56], 11, green) +
    beam([x - half, top + 92], [x + half, top + 92], 10, green) +
    beam([x, top + 6], [x, top + 90], 9, green) +
    beam([x - half + 10, top + 88], [x - 6, top + 24], 8, green) +
    beam([x + half - 10, top + 88], [x + 6, top + 24], 8, green) +
    line(`M${x - half - 12} ${top + 64}L${x} ${top - 2}L${x + half + 12} ${top + 64}`, ink, 9) +
    rect(x - half + 16, y - 92, wide - 32, 92, 0, paint.fall(lighter(light.glass, 0.5), light.glass)) +
    line(`M${x} ${y - 92}v92M${x - wide * 0.2} ${y - 92}v92M${x + wide * 0.2} ${y - 92}v92`, '#39423e', 4) +
    rect(x - half + 12, y - 98, wide - 24, 9, 0, '#39423e') +
    shape(`M${x - half + 16} ${y - 20}l40-72h16l-56 96z`, '#fff', fade(0.3))
  );
};

const garden = (paint: Paint, x: number, y: number, w: number, light: Light) =>
  shape(
    `M${x} ${y}V${y - 92}L${x + w / 2} ${y - 138}L${x + w} ${y - 92}V${y}z`,
    paint.fall('#eaf5f2', light.isEvening ? '#ffe7b5' : '#cfe6dd'),
    fade(0.95),
  ) +
  times(Math.floor(w / 26), (index) =>
    disc(
      x + 18 + index * 26,
      y - 18 - (index % 3) * 9,
      13 + (index % 2) * 4,
      index % 2 ? '#4f9058' : '#67a568',
    ),
  ) +
  times(Math.floor(w / 20) - 1, (index) =>
    disc(x + 18 + index * 20, y - 14, 4.5, ['#d8437a', amber, '#fff'][index % 3] ?? '#fff'),
  ) +
  rect(x, y - 12, w, 12, 0, '#a9794a') +
  line(
    `M${x} ${y}V${y - 92}L${x + w / 2} ${y - 138}L${x + w} ${y - 92}V${y}M${x} ${y - 92}H${x + w}M${x + w / 2} ${y}V${y - 138}M${x + w / 4} ${y}V${y - 115}M${x + w * 0.75} ${y}V${y - 115}`,
    '#5f7a72',
    4,
  ) +
  rect(x + 10, y - 86, w - 20, 22, 3, green) +
  drawText('Garten', x + w / 2, y - 70, 16, { anchor: 'middle' });

const carColours = ['#c01f2e', '#1d5c99', '#8a9096', '#f2f2ef', '#39423e', '#7aa37f', '#c9b48f'];

/** A hall with a car park. */
function hall(paint: Paint, store: StoreLook, light: Light, random: Random): string {
  const floor = 344;
  const total = random.between(540, 660);
  const gardenWidth = store.hasGardenCentre ? 150 : 0;
  const left = Math.round((800 - total) / 2) + random.between(-20, 20);
  const hallWidth = total - gardenWidth;
  const height = random.between(160, 174);
  const door = left + Math.round(hallWidth * random.pick([0.3, 0.5, 0.68]));
  const wide = 152;
  const windowBetween = (from: number, to: number) =>
    to - from > 70 ? shopWindow(paint, from + 14, floor - 66, to - from - 28, 58, light, random) : '';
  const isDoorLeft = door < left + hallWidth * 0.42;
  const from = isDoorLeft ? door + wide / 2 + 12 : left;
  const room = (isDoorLeft ? left + hallWidth : door - wide / 2 - 12) - from;
  const signX = from + room / 2;
  return (
    rect(left, floor - height, hallWidth, height, 0, paint.fall(lighter(plaster, 0.4), '#e6e0d2')) +
    rect(left - 8, floor - height - 6, hallWidth + 16, 60, 3, paint.v(green)) +
    rect(left - 8, floor - height + 54, hallWidth + 16, 5, 0, amber) +
    times(Math.floor(hallWidth / 40), (index) =>
      line(`M${left + 20 + index * 40} ${floor - height + 60}v${height - 62}`, '#d8d0bf', 2),
    ) +
    windowBetween(left, door - wide / 2) +
    windowBetween(door + wide / 2, left + hallWidth) +
    (store.hasGardenCentre ? garden(paint, left + hallWidth - 4, floor, gardenWidth, light) : '') +
    entrance(paint, door, floor, wide, light) +
    sign(signX, floor - height + 36, Math.min(40, room / 7)) +
    drawText(store.city, signX, floor - height + 82, 17, {
      anchor: 'middle',
      fill: ink,
      maxWidth: room - 24,
    }) +
    (light.isEvening ? glowAt(paint, door, floor + 6, 150, '#ffdf9c', 0.55) : '')
  );
}

/** The car park in front of the hall. */
const carPark = (paint: Paint, light: Light, random: Random) =>
  rect(0, 340, 800, 110, 0, paint.fall(lighter(light.ground, 0.12), light.ground)) +
  rect(0, 340, 800, 10, 0, '#d9d6ce') +
  times(9, (index) => shape(`M${60 + index * 84} 366h5l${(index - 4) * 9} 62h-7z`, '#fff', fade(0.7))) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter(() => random.chance(0.42))
    .map((index) =>
      car(paint, 104 + index * 84 + (index - 4) * 5, 410, random.pick(carColours), index % 2 ? 1 : -1),
    )
    .join('') +
  trolleys(paint, random.between(40, 90), 362);

/** A town house with the shop on the ground floor. */
function townHouse(paint: Paint, store: StoreLook, light: Light, random: Random): string {
  const floor = 372;
  const width = random.between(400, 470);
  const left = 400 - width / 2;
  const colours = ['#efe6d6', '#e3efec', '#f3e3c8', '#e6e0d2'];
  const neighbour = (x: number, w: number, h: number, colour: string) =>
    rect(x, floor - h, w, h, 0, paint.fall(lighter(colour, 0.2), colour)) +
    shape(`M${x - 6} ${floor - h}L${x + w / 2} ${floor - h - 66}L${x + w + 6} ${floor - h}z`, '#8a5a48') +
    times(2, (row) =>
      times(
        Math.floor(w / 62),
        (index) =>
          rect(
            x + 20 + index * 62,
            floor - h + 30 + row * 84,
            34,
            50,
            2,
            random.chance(0.5) ? light.glass : '#8ea5ab',
          ) +
          rect(
            x + 20 + index * 62,
            floor - h + 30 + row * 84,
            34,
            50,
            2,
            'none',
            ' stroke="#fbfaf7" stroke-width="4"',
          ),
      ),
    );
  const bays = 5;
  const bay = width / bays;
  const upper = floor - 270;
  return (
    neighbour(-40, left + 34, 220, random.pick(colours)) +
    neighbour(left + width + 6, 800 - left - width + 30, 242, random.pick(colours)) +
    shape(`M${left - 22} ${upper + 4}L400 ${upper - 96}L${left + width + 22} ${upper + 4}z`, '#8f4f3f') +
    shape(
      `M${left + 20} ${upper}L400 ${upper - 76}L${left + width - 20} ${upper}z`,
      paint.fall('#fdfbf6', '#efe6d6'),
    ) +
    beam([400, upper - 74], [400, upper], 10, green) +
    beam([400 - width * 0.24, upper], [400 - 6, upper - 70], 9, green) +
    beam([400 + width * 0.24, upper], [400 + 6, upper - 70], 9, green) +
    rect(left, upper, width, 270, 0, paint.fall('#fdfbf6', '#efe6d6')) +
    times(bays, (index) => {
      const x = left + index * bay;
      return (
        rect(x + bay * 0.27, upper + 36, bay * 0.46, 66, 2, random.chance(0.55) ? light.glass : '#9db5bb') +
        line(`M${x + bay / 2} ${upper + 36}v66M${x + bay * 0.27} ${upper + 58}h${bay * 0.46}`, '#fbfaf7', 4)
      );
    }) +
    times(bays + 1, (index) =>
      beam([left + index * bay, upper], [left + index * bay, upper + 130], 10, green),
    ) +
    beam([left, upper + 5], [left + width, upper + 5], 12, green) +
    beam([left, upper + 118], [left + width, upper + 118], 12, green) +
    beam([left + 6, upper + 112], [left + bay * 0.24, upper + 12], 8, green) +
    beam([left + width - 6, upper + 112], [left + width - bay * 0.24, upper + 12], 8, green) +
    rect(left - 4, upper + 124, width + 8, 46, 2, paint.v(green)) +
    rect(left - 4, upper + 170, width + 8, 4, 0, amber) +
    sign(left + width * 0.4, upper + 158, 32) +
    drawText(store.city, left + width - 16, upper + 154, 17, {
      anchor: 'end',
      weight: 'regular',
      maxWidth: width * 0.3,
    }) +
    shopWindow(paint, left + 14, floor - 88, width * 0.56, 78, light, random) +
    rect(
      left + width * 0.66,
      floor - 92,
      width * 0.28,
      92,
      0,
      paint.fall(lighter(light.glass, 0.5), light.glass),
    ) +
    line(
      `M${left + width * 0.8} ${floor - 92}v92M${left + width * 0.66} ${floor}v-92h${width * 0.28}v92`,
      '#39423e',
      5,
    ) +
    (light.isEvening ? glowAt(paint, left + width * 0.5, floor + 10, 190, '#ffdf9c', 0.55) : '')
  );
}

const street = (paint: Paint, light: Light, random: Random) =>
  rect(0, 370, 800, 80, 0, light.ground) +
  rect(0, 370, 800, 26, 0, paint.fall('#d9d6ce', '#c9c5ba')) +
  times(9, (index) => rect(20 + index * 96, 424, 48, 5, 0, '#fff', fade(0.6))) +
  car(paint, random.between(60, 160), 438, random.pick(carColours), 1);

/**
 * The front of a store, 800 x 450. One store always gets the same picture, with its own time of day and
 * width.
 */
export function drawStorePicture(store: StoreLook): string {
  const paint = new Paint();
  const random = createRandom(`store/${store.companyId}`);
  const light = random.chance(0.28) ? evening : day;
  const isCity = store.type === 'kompakt';
  const [high, low] = light.sky;
  const art =
    rect(0, 0, 800, 450, 0, paint.fall(high, low)) +
    glowAt(
      paint,
      random.between(120, 680),
      light.isEvening ? 330 : 70,
      260,
      light.isEvening ? '#ffd39a' : '#fff8e0',
      0.75,
    ) +
    (light.isEvening
      ? ''
      : cloud(random.between(60, 260), random.between(50, 90)) +
        cloud(random.between(440, 680), random.between(40, 110))) +
    (isCity
      ? townHouse(paint, store, light, random) +
        street(paint, light, random) +
        tree(random.pick([96, 706]), 388, 150, light)
      : times(7, (index) => tree(30 + index * 122, 342, random.between(96, 168), light)) +
        hall(paint, store, light, random) +
        carPark(paint, light, random) +
        tree(random.pick([28, 772]), 404, 190, light));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450">${paint.defs()}${art}</svg>`;
}

const cloud = (x: number, y: number) =>
  `<g fill="#fff" opacity=".8">${oval(x, y, 52, 15, '#fff')}${oval(x + 34, y - 10, 34, 16, '#fff')}${oval(x - 24, y - 6, 26, 11, '#fff')}</g>`;
