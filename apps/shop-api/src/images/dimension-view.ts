import type { Drawing } from './drawing';
import type { Look } from './look';
import { group, line } from './svg';

const widthIds = [
  'breite-cm',
  'durchmesser-cm',
  'laenge-cm',
  'laenge-mm',
  'breite-mm',
  'durchmesser-mm',
  'laenge-m',
];
const heightIds = ['hoehe-cm', 'hoehe-mm', 'staerke-mm', 'tiefe-cm'];
export const dimensionIds: readonly string[] = [...widthIds, ...heightIds];

const ink = '#1d5c99';

/** The product smaller, with arrows that say how wide and how high it is. */
export function drawDimensions({ box, draw }: Drawing, look: Look): string {
  const [left, top, right, bottom] = box;
  const scale = Math.min(0.72, 470 / (right - left), 470 / (bottom - top));
  const x = 430 - ((left + right) / 2) * scale;
  const y = 370 - ((top + bottom) / 2) * scale;
  const [l, t, r, b] = [left * scale + x, top * scale + y, right * scale + x, bottom * scale + y];
  const find = (ids: readonly string[]) => ids.map((id) => look.text(id)).find((text) => text !== '');
  const width = find(widthIds);
  const height = find(heightIds);
  const under = Math.min(b + 62, 730);
  const beside = Math.max(l - 50, 70);

  return (
    group(`translate(${x} ${y}) scale(${scale})`, draw(look)) +
    (width
      ? line(`M${l} ${b + 12} V${under + 12} M${r} ${b + 12} V${under + 12}`, '#b9c3ca', 2) +
        line(
          `M${l} ${under} H${r} M${l + 14} ${under - 8} L${l} ${under} l14 8 M${r - 14} ${under - 8} L${r} ${under} l-14 8`,
          ink,
          3,
        ) +
        look.write(width, (l + r) / 2, under + 44, 34, { anchor: 'middle', fill: ink })
      : '') +
    (height
      ? line(`M${l - 12} ${t} H${beside - 12} M${l - 12} ${b} H${beside - 12}`, '#b9c3ca', 2) +
        line(
          `M${beside} ${t} V${b} M${beside - 8} ${t + 14} L${beside} ${t} l8 14 M${beside - 8} ${b - 14} L${beside} ${b} l8 -14`,
          ink,
          3,
        ) +
        group(
          `translate(${beside - 18} ${(t + b) / 2}) rotate(-90)`,
          look.write(height, 0, 0, 34, { anchor: 'middle', fill: ink }),
        )
      : '')
  );
}
