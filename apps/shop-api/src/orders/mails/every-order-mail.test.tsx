import sharedTexts from '@fachwerk/shared/messages.de.json';
import { type Language, trackingUrl } from '@fachwerk/shared/rules';
import { anOrderLine, anOrderView, aTransport, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { COMPANY } from '../../kernel/mail/components/company';
import { renderMail } from '../../kernel/mail/render-mail';
import texts from '../../kernel/texts/messages.de.json';
import { TEST_ADDRESS } from '../../testing/an-order';
import { germanIn } from '../../testing/german-in';
import type { DocumentModel } from '../documents/document-model';
import { ORDER_MAIL_KINDS, type OrderMailKind } from '../lifecycle/order-connections';
import type { OrderLetter } from './order-letter';
import { writeLetter } from './write-letter';

const SHOP = 'https://shop.example/';
const KEYS = [...Object.keys(sharedTexts), ...Object.keys(texts)].filter((key) => key.includes('.'));

const moment = { at: '2026-11-30T19:00:00.000Z', text: '30.11.2026, 20:00 Uhr' };
const lines = [
  anOrderLine({ handedOver: 1, cancelled: 1, withdrawalExclusion: 'CUT_TO_SIZE' }),
  anOrderLine({ lineId: 2, name: 'Solarmodul', taxRate: 0, cancelled: 1 }),
];

/** A letter with all details that a mail can show. */
function aLetter(kind: OrderMailKind): OrderLetter {
  const isAtStore = /collect|handed-over/.test(kind);
  const order = anOrderView({
    kind: kind.startsWith('reservation') ? 'reservation' : isAtStore ? 'collect' : 'delivery',
    lines,
    readyBy: moment,
    collectUntil: moment,
    transport: aTransport(),
  });
  return {
    kind,
    order,
    collectionCode: 'K7F4M9',
    giftCardNumber: '•••• 1234',
    documents: [],
    hours: ['Montag bis Samstag 8:00 bis 20:00 Uhr'],
    details: {
      seq: 4,
      lines: [{ lineId: 1, quantity: 1 }],
      carrier: 'DHL',
      trackingNumber: '00340434',
      cents: 5000,
      giftCardCents: 1999,
      isInCart: true,
      recipientName: 'Max',
      message: 'Viel Freude',
      recipientEmail: 'max@example.org',
      number: '1234567812345678',
      pin: '654321',
    },
    links: {
      order: `${SHOP}bestellungen/x7Qd/?token=a.b`,
      basket: `${SHOP}basket/`,
      withdrawal: `${SHOP}widerruf/`,
      giftCards: `${SHOP}geschenkkarten/`,
      rental: `${SHOP}transporter/`,
    },
  };
}

function show(kind: OrderMailKind, letter = aLetter(kind), language: Language = 'de') {
  const { subject, html, text } = renderMail({ write: (words) => writeLetter(letter, words) }, language);
  document.open();
  document.write(html);
  document.close();
  return { letter, subject, html, text };
}

const plain = (text: string) => text.replace(/\s+/g, ' ');
const all = <E extends Element = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

/** What stays German: names of products and vehicles, addresses, and what the buyer has written. */
const VALUES = [
  ...lines.map(({ name }) => name),
  ...['Heidestraße 17', 'Köln', 'Venloer Straße 12', 'Viel Freude', ...COMPANY],
];

/** As the mail of an order that was placed in English, with the texts that its view has then. */
function anEnglishLetter(kind: OrderMailKind): OrderLetter {
  const letter = aLetter(kind);
  const { sums } = letter.order;
  const payment = { state: 'paid', isDue: false, text: 'Paid: PayPal', amount: sums.total } as const;
  return {
    ...letter,
    order: {
      ...letter.order,
      nextText: 'We are packing your order.',
      arrivals: [{ text: 'Tue, 1 December', names: lines.map(({ name }) => name) }],
      sums: { ...sums, payment },
      voucherCode: 'HERBST',
    },
    hours: ['Monday to Saturday 8:00 to 20:00'],
    documents: [{ kind: 'invoice', number: 'RE-2026-000001' } as DocumentModel],
  };
}

describe.each(ORDER_MAIL_KINDS)('the mail %s in English', (kind) => {
  it('is accessible, and English apart from names, addresses and what the buyer has written', async () => {
    const { subject, text, html } = show(kind, anEnglishLetter(kind), 'en');

    expect(document.documentElement.lang).toBe('en');
    expect(document.title).toBe(subject);
    expect(germanIn([subject, text, html.replace(/<[^>]+>/g, ' ')].join('\n'), VALUES)).toEqual([]);
    await expectNoAxeViolations(document.documentElement);
  });

  it('writes amounts and dates as English texts do, the same in both parts', () => {
    const { text, html } = show(kind, anEnglishLetter(kind), 'en');
    const shown = plain(html.replace(/<[^>]+>/g, ' '));
    const facts = shown.match(/€[\d,]+\.\d\d|\d{1,2} [A-Z]\w+ 20\d\d(, \d{1,2}:\d\d)?/g) ?? [];

    expect(facts.filter((fact) => !plain(text).includes(fact))).toEqual([]);
    expect(plain(text)).not.toMatch(/\d,\d\d €|\d\d\.\d\d\.\d{4}/);
    if (kind === 'order-confirmed') expect(facts).toEqual(expect.arrayContaining(['€198.00']));
  });

  it('shows the same links, pictures and numbers as in German', () => {
    const inGerman = show(kind);
    const german = [...all('a, img')].map((one) => one.getAttribute('href') ?? one.getAttribute('src'));
    show(kind, anEnglishLetter(kind), 'en');

    expect([...all('a, img')].map((one) => one.getAttribute('href') ?? one.getAttribute('src'))).toEqual(
      german,
    );
    expect(inGerman.html).toContain('<html lang="de">');
  });
});

describe('the English confirmation of a contract', () => {
  it('states that the German texts count (BGB §312f)', () => {
    const { text } = show('order-confirmed', anEnglishLetter('order-confirmed'), 'en');

    expect(plain(text)).toContain('They are in German, and the German text is the one that counts.');
  });
});

describe.each(ORDER_MAIL_KINDS)('the mail %s', (kind) => {
  it('is accessible, in German, with a title, and its tables are layout only', async () => {
    const { subject } = show(kind);

    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe(subject);
    for (const table of all('table')) expect(table.getAttribute('role')).toBe('presentation');
    await expectNoAxeViolations(document.documentElement);
  });

  it('has readable colours in the light and the dark scheme', () => {
    show(kind);
    const writers = all('body *').filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );

    expect(writers.length).toBeGreaterThan(5);
    for (const scheme of ['light', 'dark']) {
      if (scheme === 'dark') applyDarkStyles();
      for (const element of writers)
        expect([scheme, element.outerHTML, contrastOf(element) >= 4.5]).toEqual([
          ...[scheme, element.outerHTML, true],
        ]);
    }
  });

  it('contains neither keys nor codes of the shop', () => {
    const { subject, text, html } = show(kind);

    for (const version of [subject, text, html]) {
      expect(KEYS.filter((key) => version.includes(key))).toEqual([]);
      expect(version).not.toMatch(/\b[A-Z]{2,}_[A-Z_]+\b|undefined|\[object/);
    }
  });

  it('leads to absolute addresses of the shop or of the carrier, and its pictures are attached', () => {
    const { carrier, trackingNumber } = show(kind).letter.details;
    const parcel = kind === 'shipped' ? trackingUrl(carrier, trackingNumber) : undefined;

    expect(all('a').length).toBeGreaterThan(0);
    const outside = all('a').filter((link) => !link.getAttribute('href')?.startsWith(SHOP));
    expect(outside.map((link) => link.getAttribute('href'))).toEqual(parcel ? [parcel] : []);
    for (const picture of all('img')) {
      expect(picture.getAttribute('src')).toMatch(/^cid:[a-z]+\.png$/);
      expect(picture.getAttribute('alt')).not.toBe('');
    }
  });

  it('has every number, amount, date and link of the HTML in its text', () => {
    const { letter, subject, text, html } = show(kind);
    const shown = html.replace(/<[^>]+>/g, ' ');
    const facts = [
      ...(plain(shown).match(/−?\d+(\.\d{3})*,\d\d €|\d\d\.\d\d\.\d{4}(, \d{1,2}:\d\d Uhr)?/g) ?? []),
      ...all('a').map((link) => link.getAttribute('href') ?? ''),
    ];

    expect(facts.length).toBeGreaterThan(0);
    expect(facts.filter((fact) => !plain(text).includes(fact))).toEqual([]);
    if (kind !== 'gift-card') expect(subject + text).toContain(letter.order.number);
  });
});

it('leads to the vehicles that carry goods for which a car is too small', () => {
  const { html, text } = show('reservation-ready');

  expect(plain(text)).toContain(
    'Ihre Artikel passen nicht in einen Kombi. Im Markt können Sie ein Fahrzeug mieten: ' +
      'Anhänger bis 1.480 kg, Führerschein BE, ab 9,00 €, frei ab Di., 01.12.2026, 12:00 Uhr',
  );
  expect(html).toContain(
    `${SHOP}transporter/?companyId=1001&amp;vehicleId=1001-A2&amp;fromDay=2026-12-01&amp;fromTime=12%3A00&amp;suggest=time`,
  );
  const letter = aLetter('reservation-ready');
  const none = { ...letter, order: { ...letter.order, transport: { ...aTransport(), offers: [] } } };
  expect(show('reservation-ready', none).text).not.toContain('Kombi');
});

it('has the country of an address by its name, as the pages and the invoice have', () => {
  const letter = aLetter('order-confirmed');
  const vienna = { ...TEST_ADDRESS, zipCode: '1010', city: 'Wien', country: 'AT' };
  const { text } = show('order-confirmed', {
    ...letter,
    order: { ...letter.order, billingAddress: vienna },
  });

  expect(plain(text)).toContain('Erika Musterfrau Heidestraße 17 1010 Wien Österreich');
});

/** The rules of the dark scheme as inline styles: jsdom evaluates no media. */
function applyDarkStyles(): void {
  const dark = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => 'media' in rule)
    .filter(({ media }) => media.mediaText.includes('prefers-color-scheme: dark'));
  expect(dark).toHaveLength(1);
  for (const { selectorText, style } of dark.flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[]))
    for (const element of all(selectorText)) {
      if (style.color) element.style.color = style.color;
      if (style.background) element.style.background = style.background;
    }
}

/** The nearest colour that the element or one of its parents sets. */
function nearest(element: HTMLElement | null, property: 'color' | 'background'): number[] {
  for (let at = element; at; at = at.parentElement) {
    const value = property === 'color' ? at.style.color : at.style.background || at.style.backgroundColor;
    const channels = /^rgb\((\d+), (\d+), (\d+)\)/.exec(value)?.slice(1).map(Number);
    if (channels) return channels;
    const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(value)?.slice(1);
    if (hex) return hex.map((channel) => parseInt(channel, 16));
  }
  throw new Error(`No ${property}: ${element?.outerHTML}`);
}

/** WCAG 2.2, relative luminance. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(element: HTMLElement): number {
  const [dark = 0, light = 0] = [nearest(element, 'color'), nearest(element, 'background')]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
