/** @jest-environment node */
import { anOrderLine, anOrderView } from '@fachwerk/shared/testing';
import { renderMail } from '../../kernel/mail/render-mail';
import { ORDER_MAIL_KINDS, type OrderMailKind } from '../lifecycle/order-connections';
import { linesDocument } from './lines-document';
import type { OrderLetter } from './order-letter';
import { writeLetter } from './write-letter';

const COUNT = 1400;
const LINK = 'https://shop.example/bestellungen/x7Qd/?token=a.b';
const SMALL = { withdrawalExclusion: 'CUT_TO_SIZE' as const, handedOver: 0, cancelled: 1, quantity: 2 };
const NAMES = Array.from({ length: COUNT }, (_, index) => `Schraube ${index + 1}.`);
const lines = NAMES.map((name, index) => anOrderLine({ ...SMALL, lineId: index + 1, name }));

const aLetter = (kind: OrderMailKind): OrderLetter => ({
  kind,
  order: anOrderView({
    kind: kind.startsWith('reservation') ? 'reservation' : 'delivery',
    lines,
    arrivals: [
      { text: 'Montag', names: NAMES.slice(0, 700) },
      { text: 'Dienstag', names: NAMES.slice(700) },
    ],
  }),
  collectionCode: null,
  giftCardNumber: null,
  documents: [],
  hours: [],
  details: {},
  links: {
    order: LINK,
    basket: LINK,
    withdrawal: 'https://shop.example/widerruf/',
    giftCards: LINK,
    rental: LINK,
  },
});
const mailOf = (kind: OrderMailKind) => {
  return renderMail({ write: (texts) => writeLetter(aLetter(kind), texts) }, 'de');
};

it.each(ORDER_MAIL_KINDS.filter((kind) => kind !== 'gift-card'))(
  'of 1,400 lines names the first hundred in the mail %s, how many more there are, and where they stand',
  (kind) => {
    const { html, text } = mailOf(kind);

    const shown = text.match(/ × Schraube /g)?.length ?? 0;
    expect([0, 100]).toContain(shown);
    expect(text.includes('und 1.300 weitere Artikel.')).toBe(shown > 0);
    expect(html.includes('Zur Übersicht mit allen Artikeln')).toBe(shown > 0);
    // Gmail cuts a mail of more than 102 KB.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  },
);

it('of 1,400 lines keeps the way to the withdrawal and what the law wants below the lines', () => {
  const { text } = mailOf('order-confirmed');

  expect(text).toContain('Gesamtsumme');
  expect(text).toContain('Vertrag widerrufen');
  expect(text).toContain('Die Liste aller Artikel mit ihren Preisen ist dieser Nachricht beigefügt.');
  expect(text).toContain('Schraube 20., und 680 weitere Artikel');
});

it('has all lines and arrivals in a file, since a link is no durable medium (BGB §312f(2))', () => {
  const { name, content } = linesDocument(aLetter('order-confirmed').order) ?? {};

  expect(name).toBe('Artikel.html');
  const html = String(content);
  for (const line of NAMES) expect(html).toContain(`2 × ${line}`);
  expect(html).toContain('(kein Widerrufsrecht: nach Ihren Maßen zugeschnitten)');
  expect(html).toContain('Dienstag: Schraube 701., Schraube 702.');
});

it('has no such file where the mail shows all lines', () => {
  expect(linesDocument(anOrderView({ lines: lines.slice(0, 100) }))).toBeUndefined();
});
