import { MARKS } from './payment-marks';
import { disc, group, line, rect, shape } from './svg';

const INSTALMENTS = 'M4 5h16v15H4ZM4 10h16M8 3v4M16 3v4M8 14h2M14 14h2M8 17h2';
const INVOICE = 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6';

/** What both circles of Mastercard cover. */
const LENS = 'M54.5 13.07a9 9 0 0 1 0 13.86 9 9 0 0 1 0-13.86Z';

/** Marks of providers. */
const marks: Record<string, string> = {
  'payment-paypal': mark('paypal', 1.1, 37.5, 20, '#002991'),
  'payment-invoice-klarna': rect(0, 0, 75, 40, 6, '#ffa8cd') + mark('klarna', 0.9, 37.5, 20, '#0b051d'),
  'payment-googlepay': mark('googlepay', 2.5, 37.5, 20, '#3c4043'),
  'payment-applepay': mark('applepay', 1.6, 37.5, 20, '#000'),
  'payment-credit-card':
    mark('visa', 1.3, 20.5, 20, '#1434cb') +
    disc(48.76, 20, 9, '#eb001b') +
    disc(60.24, 20, 9, '#f79e1b') +
    shape(LENS, '#ff5f00'),
};

/** The grid of 24 around a centre. */
function mark(name: keyof typeof MARKS, scale: number, x: number, y: number, fill: string): string {
  return group(`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`, shape(MARKS[name], fill));
}

const PHONE = 'M7 3h10v18H7ZM11.5 18h1';

/** Our own drawings on a grid of 24. */
const drawings: Record<string, string> = {
  'payment-sofort': 'M13 3 6 13.5h5L10 21l8-11h-6Z',
  'payment-invoice-unzer': INVOICE,
  'payment-invoice-installments': INSTALMENTS,
  'payment-installments-unzer': INSTALMENTS,
  'payment-directdebit-unzer': 'M3 10l9-6 9 6ZM5 10v8M10 10v8M14 10v8M19 10v8M3 20h18',
  'payment-pay-in-store': 'M4.5 10v10h15V10M3 10l2-6h14l2 6ZM10 20v-5h4v5',
  'payment-pick-up-box': 'M4 8l8-4 8 4v9l-8 4-8-4ZM4 8l8 4 8-4M12 12v9',
  'payment-gutscheinkarte':
    'M3 8h18v12H3ZM12 8v12M3 13h18M12 8c-5 0-5-5-2-5 2 0 2 5 2 5Zm0 0c5 0 5-5 2-5-2 0-2 5-2 5Z',
  'app-ios': PHONE,
  'app-android': PHONE,
};

export const footerPictureNames = [...Object.keys(marks), ...Object.keys(drawings)];
export const isFooterPicture = (name: string): boolean => footerPictureNames.includes(name);

/**
 * A payment icon or app badge of 75 x 40 pixels (specification, section 9). It has no words, which would be
 * unreadable at its size: its place shows the name beside it.
 */
export function drawFooterPicture(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="40" viewBox="0 0 75 40">${rect(0, 0, 75, 40, 6, '#fff')}${marks[name] ?? drawing(name)}</svg>`;
}

function drawing(name: string): string {
  const path = drawings[name];
  if (!path) throw new Error(`There is no footer picture "${name}".`);
  return group('translate(22.5 5) scale(1.25)', line(path, '#0f5b4f', 1.6));
}
