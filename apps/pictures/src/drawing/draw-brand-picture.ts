import { drawText } from './draw-text';
import { rect, shape } from './svg';

/** What the picture of an invented brand shows. */
export interface BrandLook {
  name: string;
  /** Main and second colour. */
  colours: readonly [main: string, second: string];
}

/** Mark and name of a brand, 240 x 48. */
export function drawBrandPicture({ name, colours: [main, second] }: BrandLook): string {
  const mark = rect(0, 4, 40, 40, 8, main) + shape('M8 36 20 12l12 24Z', second);
  const label = drawText(name, 52, 32, 24, { fill: '#1b2420', maxWidth: 184 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48" viewBox="0 0 240 48">${mark}${label}</svg>`;
}
