import { darker, lighter } from '../colour-math';
import { fade, line, oval, type Paint, rect, shape, times } from '../svg';
import { edges } from './stage';

const { left, right, top, bottom } = edges;
const width = right - left;

/** A plain wall, slightly brighter near the light source. */
export const wall = (paint: Paint, colour: string, foot = darker(colour, 0.07)) =>
  rect(left, top, width, -top, 0, paint.fall(lighter(colour, 0.25), foot));

export const skirting = (colour: string, height = 18) =>
  rect(left, -height, width, height, 0, colour) + rect(left, -height, width, 3, 0, '#fff', fade(0.5));

/** Boards with a vanishing point far behind the wall. */
export function floorBoards(paint: Paint, colour: string, lines = darker(colour, 0.22)): string {
  const spread = 2.1;
  const joints = [
    [-820, 40],
    [-560, 130],
    [-300, 55],
    [-110, 175],
    [60, 70],
    [230, 140],
    [390, 40],
  ] as const;
  const x = (start: number, y: number) => Math.round(start * (1 + ((spread - 1) * y) / bottom));
  return (
    rect(left, 0, width, bottom, 0, paint.fall(darker(colour, 0.1), lighter(colour, 0.08))) +
    `<g stroke="${lines}" stroke-width="2" fill="none" opacity=".55">${times(34, (index) => {
      const start = -1120 + index * 50;
      return `<path d="M${start} 0L${x(start, bottom)} ${bottom}"/>`;
    })}${joints
      .map(([near, y]) => {
        const start = Math.round(near / 50) * 50 - 20;
        return `<path d="M${x(start, y)} ${y}H${x(start + 50, y)}"/>`;
      })
      .join('')}</g>` +
    rect(left, 0, width, 26, 0, paint.fall('#1b2420', colour), fade(0.16))
  );
}

/** Square tiles in perspective. */
export function floorTiles(paint: Paint, colour: string, joints: string): string {
  const rows = [0, 18, 42, 74, 116, 172, 246];
  return (
    rect(left, 0, width, bottom, 0, paint.fall(darker(colour, 0.08), lighter(colour, 0.14))) +
    `<g stroke="${joints}" stroke-width="2" fill="none" opacity=".7">${times(34, (index) => {
      const start = -1130 + index * 50;
      return `<path d="M${start} 0L${Math.round(start * 2.6)} ${bottom}"/>`;
    })}${rows.map((y) => `<path d="M${left} ${y}H${right}"/>`).join('')}</g>`
  );
}

/** A timber with its lit edge, the motif of the brand. */
export function beam(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  thickness: number,
  colour: string,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const nx = Math.round((((y1 - y2) / length) * thickness) / 2);
  const ny = Math.round((((x2 - x1) / length) * thickness) / 2);
  const lit = Math.abs(x2 - x1) > Math.abs(y2 - y1) ? -1 : 1;
  const edge = (share: number) =>
    `M${Math.round(x1 + nx * share)} ${Math.round(y1 + ny * share)}L${Math.round(x2 + nx * share)} ${Math.round(y2 + ny * share)}`;
  return (
    shape(
      `M${x1 + nx} ${y1 + ny}L${x2 + nx} ${y2 + ny}L${x2 - nx} ${y2 - ny}L${x1 - nx} ${y1 - ny}z`,
      colour,
    ) +
    line(edge(0.82 * lit), lighter(colour, 0.35), Math.max(2, thickness / 10), fade(0.8)) +
    line(edge(-0.8 * lit), darker(colour, 0.35), Math.max(2, thickness / 8), fade(0.5)) +
    line(edge(0.2), darker(colour, 0.2), 1.5, fade(0.4))
  );
}

/** A window in the wall; `view` is the content behind the glass. */
export function windowIn(
  paint: Paint,
  [x, y, w, h]: readonly [number, number, number, number],
  view: string,
  frame = '#fbfaf7',
): string {
  return (
    rect(x - 16, y - 16, w + 32, h + 32, 3, darker(frame, 0.18)) +
    rect(x - 14, y - 16, w + 28, h + 28, 3, frame) +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">${view}</svg>` +
    shape(`M${x} ${y + h * 0.62}L${x + w * 0.5} ${y}h${w * 0.16}L${x} ${y + h * 0.82}z`, '#fff', fade(0.22)) +
    rect(x + w / 2 - 6, y, 12, h, 0, frame) +
    rect(x, y + h * 0.36, w, 9, 0, frame) +
    rect(x - 30, y + h + 12, w + 60, 14, 3, paint.v(lighter(frame, 0.2))) +
    rect(x - 26, y + h + 26, w + 52, 8, 0, '#1b2420', fade(0.1))
  );
}

export const sky = (paint: Paint, from: string, to: string) =>
  rect(left, top, width, -top, 0, paint.fall(from, to));

/** Light through the room, from the upper left. */
export const sunbeam = (x: number, w: number, colour = '#fff6dd', strength = 0.28) =>
  shape(`M${x} ${top}h${w}L${x + w + 520} ${bottom}h${-w - 90}z`, colour, fade(strength));

export const glowAt = (paint: Paint, x: number, y: number, r: number, colour: string, strength = 0.6) =>
  oval(x, y, r, r, paint.glow(colour, strength));

/** Haze over the left part, where the wide format has its headline. */
export const quiet = (paint: Paint, colour: string) =>
  rect(left, top, 760, bottom - top, 0, paint.thinning(colour));

/** A soft shadow below an object. */
export const ground = (paint: Paint, x: number, y: number, rx: number, ry = 14) =>
  oval(x, y, rx, ry, paint.glow('#1b2420', 0.35));

/** Foliage: one disc repeated in three greens. */
export function leaves(
  spots: readonly (readonly [x: number, y: number, r: number])[],
  colours: readonly [string, string, string],
): string {
  return colours
    .map(
      (colour, layer) =>
        `<g fill="${colour}">${spots
          .map(([x, y, r]) => {
            const shift = layer * r * 0.22;
            const size = Math.round(r * (1 - layer * 0.24));
            return `<circle cx="${Math.round(x - shift)}" cy="${Math.round(y - shift)}" r="${size}"/>`;
          })
          .join('')}</g>`,
    )
    .join('');
}
