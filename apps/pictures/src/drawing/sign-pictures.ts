import { CROSSED_BIN } from '@fachwerk/shared/rules';
import { drawText } from './draw-text';
import { disc, group, line, rect, shape } from './svg';

/** Signs that stores print; in tenths of a millimetre, A4. */
const A4 = { width: 2100, height: 2970 };
const BLACK = '#000';

export const isSignPicture = (name: string): boolean => name === 'take-back';

/**
 * Entrance of a store that takes back old devices and batteries (ElektroG §18a, BattDG §24): the crossed-out
 * bin and what is taken back. It is no drawing of the official sign of collection points, which the register
 * (stiftung ear) gives to dealers.
 */
export function drawSignPicture(): string {
  const { bin, cross, wheel, bar } = CROSSED_BIN;
  const middle = A4.width / 2;
  const text = (words: string, y: number, size: number, weight: 'bold' | 'regular' = 'regular') =>
    drawText(words, middle, y, size, { fill: BLACK, anchor: 'middle', weight, maxWidth: 1800 });
  const parts = [
    rect(0, 0, A4.width, A4.height, 0, '#fff'),
    group(
      'translate(600 220) scale(15)',
      line(bin, BLACK, 2.6),
      disc(wheel.x, wheel.y, wheel.radius, BLACK),
      line(cross, BLACK, 3.2),
      shape(bar, BLACK),
    ),
    text('Rücknahme', 1680, 230, 'bold'),
    text('Alte Elektrogeräte, Batterien und Akkus', 1880, 100, 'bold'),
    text('gehören nicht in den Hausmüll. Wir nehmen sie kostenlos zurück.', 2020, 64),
    text('Geräte bis 25 cm: auch ohne Kauf, bis zu drei je Geräteart.', 2220, 64),
    text('Größere Geräte: beim Kauf eines gleichartigen Geräts.', 2330, 64),
    text('Batterien und Akkus: in haushaltsüblicher Menge, auch ohne Kauf.', 2440, 64),
    text('Bitte vorher Batterien und Lampen entnehmen und Daten löschen.', 2640, 64),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 ${A4.width} ${A4.height}">${parts.join('')}</svg>`;
}
