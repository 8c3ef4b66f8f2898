import { drawText } from './draw-text';
import { disc, line } from './svg';

/** Seals above pictures of products; none of them is a mark of others. */
const seals: Record<string, { label: string; colour: string; path: string }> = {
  eigenmarke: { label: 'Eigenmarke', colour: '#0f5b4f', path: 'm6 12.5 4 4 8-9' },
};

export const sealPictureNames = Object.keys(seals);
export const isSealPicture = (name: string): boolean => Object.hasOwn(seals, name);

/** A round seal, 112 x 112. */
export function drawSealPicture(name: string): string {
  const seal = seals[name];
  if (!seal) throw new Error(`There is no seal "${name}".`);
  const { label, colour, path } = seal;
  const rings = disc(56, 56, 54, colour) + disc(56, 56, 48, '#fff') + disc(56, 56, 45, colour);
  const symbol = `<g transform="translate(38 16) scale(1.5)">${line(path, '#f5ac00', 3)}</g>`;
  const text = drawText(label, 56, 66, 20, { fill: '#fff', anchor: 'middle', maxWidth: 84 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 112 112">${rings}${symbol}${text}</svg>`;
}
