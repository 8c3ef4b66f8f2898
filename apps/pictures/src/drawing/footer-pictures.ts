import { drawText } from './draw-text';
import { line, rect } from './svg';

const PHONE = 'M7 3h8v18H7ZM10.5 18h1M18.5 9a5 5 0 0 1 0 6';
const INSTALMENTS = 'M4 5h16v15H4ZM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2M8 17h2';
const INVOICE = 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6';

/** Own symbols on a grid of 24: the logos of the providers are trademarks. */
const pictures: Record<string, { label: string; path: string }> = {
  'payment-paypal': {
    label: 'PayPal',
    path: 'M3 7h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2ZM3 7l12-4v4M17 13.5h.01',
  },
  'payment-googlepay': { label: 'Google Pay', path: PHONE },
  'payment-applepay': { label: 'Apple Pay', path: PHONE },
  'payment-credit-card': { label: 'Kreditkarte', path: 'M3 6h18v13H3ZM3 10.5h18M6.5 15h4' },
  'payment-sofort': { label: 'Sofort', path: 'M13 3 6 13.5h5L10 21l8-11h-6Z' },
  'payment-invoice-klarna': { label: 'Rechnung', path: INVOICE },
  'payment-invoice-unzer': { label: 'Rechnung', path: INVOICE },
  'payment-invoice-installments': { label: 'Raten', path: INSTALMENTS },
  'payment-installments-unzer': { label: 'Ratenkauf', path: INSTALMENTS },
  'payment-directdebit-unzer': {
    label: 'Lastschrift',
    path: 'M3 10l9-6 9 6ZM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  },
  'payment-pay-in-store': { label: 'Im Markt', path: 'M4.5 10v10h15V10M3 10l2-6h14l2 6ZM10 20v-5h4v5' },
  'payment-pick-up-box': { label: 'Abholbox', path: 'M4 8l8-4 8 4v9l-8 4-8-4ZM4 8l8 4 8-4M12 12v9' },
  'payment-gutscheinkarte': {
    label: 'Geschenkkarte',
    path: 'M3 8h18v12H3ZM12 8v12M3 13h18M12 8c-5 0-5-5-2-5 2 0 2 5 2 5Zm0 0c5 0 5-5 2-5-2 0-2 5-2 5Z',
  },
  'app-ios': { label: 'iPhone, iPad', path: 'M7 3h10v18H7ZM11.5 18h1' },
  'app-android': { label: 'Android', path: 'M7 3h10v18H7ZM11.5 18h1' },
};

export const footerPictureNames = Object.keys(pictures);
export const isFooterPicture = (name: string): boolean => Object.hasOwn(pictures, name);

/** A payment icon or app badge of 75 x 40 pixels (specification, section 9). */
export function drawFooterPicture(name: string): string {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no footer picture "${name}".`);
  const symbol = `<g transform="translate(28.5 4) scale(.75)">${line(picture.path, '#0f5b4f', 2)}</g>`;
  const label = drawText(picture.label, 37.5, 34, 10, { fill: '#1b2420', anchor: 'middle', maxWidth: 67 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="40" viewBox="0 0 75 40">${rect(0, 0, 75, 40, 6, '#fff')}${symbol}${label}</svg>`;
}
