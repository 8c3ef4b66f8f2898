import { disc, fade, line, oval, rect, shape, times } from '../svg';
import { beam, glowAt, ground, sky } from './backdrop';
import { edges, type Scene } from './stage';

const timber = '#4b3a2c';
const snow = '#f7fafb';

const fir = (x: number, y: number, height: number, colour: string) => {
  const w = height * 0.3;
  return times(4, (index) => {
    const t = y - height + (height * index) / 5.2;
    const half = w * (0.42 + index * 0.2);
    const b = t + height * 0.42;
    return (
      shape(`M${x} ${t}L${x + half} ${b}Q${x} ${b - 14} ${x - half} ${b}z`, colour) +
      shape(
        `M${x} ${t}L${x + half * 0.5} ${t + height * 0.2}Q${x + 4} ${t + height * 0.13} ${x - half * 0.62} ${t + height * 0.26}z`,
        '#fff',
        fade(0.75),
      )
    );
  });
};

/** The half-timbered house: 300 wide, foot at y = 0. */
const house = () =>
  rect(-150, -250, 300, 250, 0, '#f4ede0') +
  shape('M-150 -250 L0 -420 L150 -250z', '#efe6d6') +
  [
    [-126, -196],
    [66, -196],
    [-30, -350],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 60, 66, 2, '#ffd98a') +
        rect(x, y, 60, 66, 2, '#ffb733', fade(0.35)) +
        line(`M${x + 30} ${y}v66M${x} ${y + 28}h60`, '#6b5440', 4) +
        rect(x - 5, y + 64, 70, 8, 2, snow),
    )
    .join('') +
  rect(-34, -104, 68, 104, 3, '#0f5b4f') +
  rect(-24, -92, 48, 34, 2, '#ffcf6e') +
  disc(22, -48, 4, '#f5ac00') +
  disc(0, -75, 21, 'none', ' stroke="#2f6b46" stroke-width="9"') +
  disc(0, -54, 4, '#c01f2e') +
  beam([-143, 0], [-143, -250], 15, timber) +
  beam([143, 0], [143, -250], 15, timber) +
  beam([-48, 0], [-48, -250], 13, timber) +
  beam([48, 0], [48, -250], 13, timber) +
  beam([-150, -116], [-48, -116], 13, timber) +
  beam([48, -116], [150, -116], 13, timber) +
  beam([-136, -6], [-56, -110], 12, timber) +
  beam([136, -6], [56, -110], 12, timber) +
  beam([-150, -246], [150, -246], 16, timber) +
  beam([-96, -310], [96, -310], 12, timber) +
  beam([-62, -250], [-30, -386], 11, timber) +
  beam([62, -250], [30, -386], 11, timber) +
  rect(70, -440, 40, 90, 2, '#8a5a48') +
  rect(64, -448, 52, 14, 5, snow) +
  shape(
    'M-190 -222 L0 -446 L190 -222 L178 -212 Q150 -236 128 -232 L0 -388 L-128 -232 Q-152 -236 -178 -212z',
    snow,
  ) +
  shape(
    'M-178 -212 Q-152 -236 -128 -232 L0 -388 L128 -232 Q150 -236 178 -212 L168 -214 L0 -400 L-168 -214z',
    '#c9dbe2',
  ) +
  times(4, (index) => line(`M${-168 + index * 14} -216v${18 + (index % 2) * 12}`, '#dbe8ed', 4));

const smoke = (x: number, y: number) =>
  [
    [0, 0, 14],
    [10, -26, 19],
    [30, -56, 25],
    [58, -92, 32],
  ]
    .map(([dx = 0, dy = 0, r = 0]) => disc(x + dx, y + dy, r, '#fff', fade(0.5)))
    .join('');

const flakes = (seedX: number, seedY: number) =>
  times(46, (index) => {
    const x = ((index * 389 + seedX) % 1660) - 1140;
    const y = ((index * 263 + seedY) % 1000) - 920;
    const r = 2 + (index % 3) * 1.2;
    return `<circle cx="${x}" cy="${y}" r="${r}"/>`;
  });

const lantern = (x: number, y: number) =>
  rect(x - 15, y - 52, 30, 46, 2, '#ffd98a') +
  line(`M${x - 15} ${y - 52}v46h30v-46zM${x - 20} ${y - 4}h40`, '#2d3136', 4) +
  shape(`M${x - 21} ${y - 52}L${x} ${y - 72}L${x + 21} ${y - 52}z`, '#2d3136') +
  disc(x, y - 77, 6, 'none', ' stroke="#2d3136" stroke-width="3"') +
  rect(x - 5, y - 24, 10, 18, 1, '#fff6dd') +
  oval(x, y - 30, 4, 8, '#f5ac00');

const woodpile = (x: number, y: number) =>
  times(4, (row) =>
    times(7 - (row % 2), (index) => {
      const cx = x + index * 30 + (row % 2) * 15;
      const cy = y - 15 - row * 26;
      return disc(cx, cy, 15, '#8f6a44') + disc(cx, cy, 12, '#d9b382') + disc(cx, cy, 6, '#c2955f');
    }),
  ) +
  shape(`M${x - 18} ${y - 106}q14-22 52-18q50-16 90-2q50-10 70 14q8 14-6 16q-90 8-190 4q-20 0-16-14z`, snow);

/** Snow in front of the door: shovel, grit, firewood, light. */
export const winter: Scene = ({ paint, put }) =>
  sky(paint, '#cfe0e8', '#f6efe4') +
  glowAt(paint, 330, -220, 460, '#ffe1a8', 0.55) +
  shape(
    `M${edges.left} -70Q-900 -150-640 -110T-120 -120T300 -140T${edges.right} -100V40H${edges.left}z`,
    '#dfe9ed',
  ) +
  `<g opacity=".75">${fir(-590, -60, 120, '#8fb0ab')}${fir(-520, -56, 160, '#7fa39d')}${fir(-660, -62, 90, '#9dbab5')}${fir(-1030, -66, 96, '#a9c3bf')}${fir(-1085, -64, 70, '#b4cac7')}</g>` +
  fir(-262, -8, 250, '#3f6f66') +
  fir(-352, 2, 190, '#4f7d73') +
  shape(
    `M${edges.left} -40Q-760 -80-420 -24T140 -26T${edges.right} -36V${edges.bottom}H${edges.left}z`,
    paint.fall('#eef4f6', '#ffffff'),
  ) +
  smoke(282, -478) +
  `<g transform="translate(192 4) scale(1.06)">${house()}</g>` +
  fir(458, 14, 330, '#35635b') +
  glowAt(paint, 192, 40, 170, '#ffd98a', 0.5) +
  shape(`M150 2Q110 120-60 ${edges.bottom}H260Q250 120 234 2z`, '#e3ebee') +
  shape(`M164 2Q140 120 30 ${edges.bottom}H196Q222 120 222 2z`, '#eef3f5') +
  ground(paint, 420, 96, 150, 16) +
  woodpile(330, 96) +
  ground(paint, -16, 60, 60, 10) +
  lantern(-6, 60) +
  glowAt(paint, -6, 26, 90, '#ffd98a', 0.5) +
  put('sack', {
    x: -190,
    y: 118,
    height: 168,
    colours: ['#1d5c99', '#f5ac00'],
    brand: 'Streusalz',
    title: 'taut schnell',
    size: '10 kg',
  }) +
  put('bucket', { x: -88, y: 150, height: 124, title: 'Splitt', size: '10 l' }) +
  snowShovel(-318, 150) +
  put('gloves', { x: 330, y: 176, height: 92, colours: ['#0f5b4f', '#f5ac00'] }) +
  put('shoes', { x: 440, y: 150, height: 70, colours: ['#f5ac00', '#0f5b4f'] }) +
  shape(
    `M${edges.left} 210Q-820 176-480 200T60 206T${edges.right} 190V${edges.bottom}H${edges.left}z`,
    '#fff',
    fade(0.75),
  ) +
  `<g fill="#fff" opacity=".9">${flakes(70, 40)}</g>`;

const snowShovel = (x: number, y: number) =>
  `<g transform="translate(${x} ${y}) rotate(9)">` +
  rect(-6, -330, 12, 250, 4, '#c79f6b') +
  rect(-3, -330, 3, 250, 0, '#e6c795') +
  line('M-26 -334h52', '#2d3136', 14) +
  shape('M-74 -96q74-26 148 0l-8 94q-66 18-132 0z', '#0f5b4f') +
  shape('M-74 -96q74-26 148 0l-1 14q-73-24-146 0z', '#2f7d70') +
  line('M-30 -92v84M0 -98v94M30 -92v84', '#0b463d', 4) +
  shape('M-67 -8q66 22 133 0l2 8q-68 20-136 0z', '#b9bec3') +
  '</g>' +
  shape(`M${x - 104} ${y + 6}q40-26 96-18q60-8 104 20q-100 18-200-2z`, '#fff');
