import { darker, lighter } from '../colour-math';
import { drawing } from '../drawing';
import { disc, fade, line, oval, rect, shape, times } from '../svg';
import { tiledWall } from './toilets';

const bars = [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13];

/**
 * With a towel, because the rungs alone look like a ladder. A scene has a wall of its own and gives no title.
 */
export const towelRadiator = drawing([250, 80, 550, 680], [400, 240], (look) => {
  const { paint, colour, text, title } = look;
  const tone = colour('#f3f4f3');
  const bow = text('form') === 'gebogen' ? 26 : 0;
  const tube = (y: number) =>
    line(`M268 ${y + 4}q132 ${bow} 264 0`, darker(tone, 0.5), 24) +
    line(`M268 ${y}q132 ${bow} 264 0`, darker(tone, 0.06), 22) +
    line(`M268 ${y - 5}q132 ${bow} 264 0`, lighter(tone, 0.75), 7);
  const upright = (x: number) =>
    rect(x + 8, 92, 34, 570, 17, '#3c4a4d', fade(0.2)) +
    rect(x, 80, 34, 574, 17, paint.h(tone), ` stroke="${darker(tone, 0.3)}" stroke-width="2"`) +
    rect(x + 6, 652, 22, 34, 4, paint.steel());
  return (
    (title ? tiledWall(look, 190, 40, 420, 690, 105) : '') +
    bars.map((index) => tube(116 + index * 40)).join('') +
    upright(250) +
    upright(516) +
    disc(267, 700, 22, paint.ball('#c3c9cd')) +
    rect(520, 684, 28, 46, 10, paint.h('#f6f8f8'), ' stroke="#a3adb0" stroke-width="2"') +
    shape('M312 330 h180 v44 q-90 10-180 0z', '#1c2a2c', fade(0.25)) +
    shape(`M306 142 q90 ${bow - 10} 180 0 v268 q-90 ${bow} -180 0z`, paint.h('#3f8f96')) +
    shape(`M306 142 q90 ${bow - 10} 180 0 l4 30 q-94 ${bow} -188 0z`, lighter('#3f8f96', 0.35)) +
    times(2, (index) => line(`M306 ${358 + index * 20} q90 ${bow} 180 0`, '#d9eceb', 7, fade(0.85))) +
    line(
      times(17, (index) => `M${310 + index * 10.7} ${411 + Math.round(bow * 0.4)}v12`),
      '#3f8f96',
      5,
    )
  );
});

/** On its valve at the radiator: alone it is hard to recognise. */
export const thermostat = drawing([100, 130, 700, 690], [500, 400], ({ paint, text, main, brand, write }) => {
  const smart = text('ausfuehrung') !== 'mechanisch';
  const white = '#f3f5f5';
  const stroke = ' stroke="#b3bcbf" stroke-width="3"';
  return (
    paint.shadow(380, 690, 300) +
    shape('M70 120 l40-24 h140 l-24 24z', '#fbfcfc', stroke) +
    rect(70, 120, 156, 530, 8, paint.h('#e3e8e9'), stroke) +
    times(3, (index) => rect(88 + index * 44, 150, 28, 470, 12, paint.h(white), stroke)) +
    shape('M226 120 l24-24 v530 l-24 24z', paint.v('#c3cbcd')) +
    rect(244, 368, 90, 56, 6, paint.steel('v')) +
    rect(320, 440, 60, 250, 6, paint.steel('h', '#b8733f')) +
    rect(308, 430, 84, 46, 8, paint.steel('h')) +
    rect(302, 340, 96, 104, 16, paint.steel('v', '#b0b7bc')) +
    rect(388, 336, 56, 120, 8, paint.steel('v')) +
    times(8, (index) => line(`M392 ${346 + index * 14} h48`, '#6d767c', 3)) +
    oval(570, 520, 140, 24, paint.glow('#1b2420', 0.16)) +
    shape(
      'M440 312 q120-26 210-14 q66 14 70 98 q-4 84-70 98 q-90 12-210-14 q-14-84 0-168z',
      paint.r(white),
      stroke,
    ) +
    oval(662, 396, 50, 86, paint.d('#fbfcfc'), stroke) +
    (smart
      ? rect(482, 342, 138, 88, 14, '#16191b') +
        write('21,5°', 551, 404, 46, { anchor: 'middle', fill: '#f2f5f0', maxWidth: 118 }) +
        disc(662, 396, 13, main) +
        write(brand, 550, 466, 24, { anchor: 'middle', fill: '#56605b', maxWidth: 130 })
      : times(6, (index) => line(`M${534 + index * 14} 306 v180`, '#c3cbcd', 5)) +
        ['5', '4', '3', '2', '1']
          .map((digit, index) =>
            write(digit, 480, 342 + index * 36, index === 2 ? 44 : 30, {
              anchor: 'middle',
              fill: index === 2 ? '#1b2420' : '#56605b',
            }),
          )
          .join('') +
        shape('M506 398 l18-10 v22z', '#c3272b') +
        write(brand, 662, 404, 20, { anchor: 'middle', fill: '#56605b', maxWidth: 76 }))
  );
});
