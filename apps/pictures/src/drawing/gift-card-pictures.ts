import { drawText } from './draw-text';
import { line, rect } from './svg';

/** Symbols on a grid of 24. */
const pictures: Record<string, { label: string; colour: string; path: string }> = {
  geburtstag: {
    label: 'Zum Geburtstag',
    colour: '#0f5b4f',
    path: 'M4 21h16v-8H4ZM4 17c3 2 5-2 8 0s5 2 8 0M8 13V9M12 13V9M16 13V9M8 6v.01M12 6v.01M16 6v.01',
  },
  weihnachten: {
    label: 'Frohe Weihnachten',
    colour: '#8c2f1b',
    path: 'M12 3 7 9h3l-5 6h4l-5 5h16l-5-5h4l-5-6h3ZM12 20v2',
  },
  zuhause: {
    label: 'Zum neuen Zuhause',
    colour: '#1d4a73',
    path: 'M3 12 12 4l9 8M5.5 10v11h13V10M10 21v-6h4v6',
  },
  danke: {
    label: 'Danke',
    colour: '#5c4a12',
    path: 'M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20Z',
  },
};

export const giftCardPictureNames = Object.keys(pictures);
export const isGiftCardPicture = (name: string): boolean => Object.hasOwn(pictures, name);

/** The front of a gift card on the background of product pictures. */
export function drawGiftCardPicture(name: string): string {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no gift card "${name}".`);
  const { label, colour, path } = picture;
  const card = rect(40, 110, 400, 260, 20, colour) + rect(40, 318, 400, 10, 0, 'rgba(255,255,255,.25)');
  const symbol = `<g transform="translate(180 140) scale(5)">${line(path, '#fff', 1.4)}</g>`;
  const text = { fill: '#fff', anchor: 'middle', maxWidth: 360 } as const;
  const texts = drawText(label, 240, 304, 30, text) + drawText('Geschenkkarte', 240, 354, 18, text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${rect(0, 0, 480, 480, 0, '#fff')}${card}${symbol}${texts}</svg>`;
}
