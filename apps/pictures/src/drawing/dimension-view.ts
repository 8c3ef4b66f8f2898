import type { Drawing } from './drawing';
import type { Look } from './look';
import type { PictureKind } from './picture-kind';
import { group, line } from './svg';

/**
 * Kinds whose outline shows the measures of the product; the length of a hose, for example, is not visible.
 */
const measured = new Set<PictureKind>([
  'hammer',
  'pliers',
  'handsaw',
  'level',
  'toolbox',
  'workbench',
  'disc',
  'brush',
  'trowel',
  'hinge',
  'handle',
  'basin',
  'shower-cabin',
  'bathtub',
  'mirror-cabinet',
  'vanity',
  'towel-radiator',
  'radiator',
  'stove',
  'tube',
  'ceiling-lamp',
  'pendant-lamp',
  'floor-lamp',
  'table-lamp',
  'path-light',
  'solar-panel',
  'spade',
  'rake',
  'pot',
  'raised-bed',
  'fence',
  'mesh-fence',
  'chair',
  'table',
  'bench',
  'parasol',
  'pool',
  'sandbox',
  'gas-grill',
  'kettle-grill',
  'door',
  'front-door',
  'blind',
  'padlock',
  'mailbox',
  'safe',
  'sink',
  'fridge',
  'washing-machine',
  'dishwasher',
  'oven',
  'hood',
  'broom',
  'shelf',
  'wall-shelf',
  'hand-truck',
  'tree',
]);

const widthIds = ['breite-cm', 'durchmesser-cm', 'breite-mm', 'durchmesser-mm'];
const heightIds = ['hoehe-cm', 'hoehe-mm'];
/** The longer side in the picture. */
const lengthIds = ['laenge-cm', 'laenge-mm'];

export function hasDimensions(kind: PictureKind, attributeIds: readonly string[]): boolean {
  const ids = [...widthIds, ...heightIds, ...lengthIds];
  return measured.has(kind) && attributeIds.some((id) => ids.includes(id));
}

const ink = '#1d5c99';

function arrows(width: string, height: string, [l, t, r, b]: Drawing['box'], look: Look): string {
  const under = Math.min(b + 62, 730);
  const beside = Math.max(l - 50, 70);
  const across =
    line(`M${l} ${b + 12} V${under + 12} M${r} ${b + 12} V${under + 12}`, '#b9c3ca', 2) +
    line(
      `M${l} ${under} H${r} M${l + 14} ${under - 8} L${l} ${under} l14 8 M${r - 14} ${under - 8} L${r} ${under} l-14 8`,
      ink,
      3,
    ) +
    look.write(width, (l + r) / 2, under + 44, 34, { anchor: 'middle', fill: ink });
  const upright =
    line(`M${l - 12} ${t} H${beside - 12} M${l - 12} ${b} H${beside - 12}`, '#b9c3ca', 2) +
    line(
      `M${beside} ${t} V${b} M${beside - 8} ${t + 14} L${beside} ${t} l8 14 M${beside - 8} ${b - 14} L${beside} ${b} l8 -14`,
      ink,
      3,
    ) +
    group(
      `translate(${beside - 18} ${(t + b) / 2}) rotate(-90)`,
      look.write(height, 0, 0, 34, { anchor: 'middle', fill: ink }),
    );
  return (width ? across : '') + (height ? upright : '');
}

/** The product at a smaller size, with arrows that show its width and height. */
export function drawDimensions({ box, draw }: Drawing, look: Look): string {
  const [left, top, right, bottom] = box;
  const scale = Math.min(0.72, 470 / (right - left), 470 / (bottom - top));
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = round(430 - ((left + right) / 2) * scale);
  const y = round(370 - ((top + bottom) / 2) * scale);
  const small: Drawing['box'] = [
    round(left * scale + x),
    round(top * scale + y),
    round(right * scale + x),
    round(bottom * scale + y),
  ];
  const find = (ids: readonly string[]) => ids.map((id) => look.text(id)).find((text) => text !== '') ?? '';
  const tall = bottom - top > right - left;
  const width = find(widthIds) || (tall ? '' : find(lengthIds));
  const height = find(heightIds) || (tall ? find(lengthIds) : '');
  return (
    group(`translate(${x} ${y}) scale(${round(scale * 100) / 100})`, draw(look)) +
    arrows(width, height, small, look)
  );
}
