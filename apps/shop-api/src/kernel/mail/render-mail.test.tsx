/** @jest-environment node */
import { renderMail } from './render-mail';
import { accountConfirmMail } from './templates/account-confirm';
import { accountDeletionMail, formerAddressDeletionMail } from './templates/account-deletion';
import { addressReservedMail } from './templates/address-reserved';
import { alreadyRegisteredMail } from './templates/already-registered';
import { backInStockConfirmMail, backInStockKnownMail, backInStockMail } from './templates/back-in-stock';
import { contactAnswerMail, contactReceivedMail, contactRequestMail } from './templates/contact';
import { emailChangeMail } from './templates/email-change';
import { emailChangeKnownMail } from './templates/email-change-known';
import { emailChangeNoticeMail } from './templates/email-change-notice';
import { newsletterConfirmMail, newsletterKnownMail } from './templates/newsletter';
import { passkeyAddedMail } from './templates/passkey-added';
import { passwordChangedMail } from './templates/password-changed';
import { passwordResetMail } from './templates/password-reset';
import { reviewRefusedMail } from './templates/review-refused';
import { reviewReportDecidedMail } from './templates/review-report-decided';
import { storeRequestMail } from './templates/store-request';
import { withdrawalReceiptMail } from './templates/withdrawal-receipt';

const erika = { salutation: 'MRS', firstName: 'Erika', lastName: 'Musterfrau' } as const;
const withdrawal = {
  receiptNumber: 'W-23456789AB',
  receivedText: '21.11.2026, 17:05 Uhr',
  name: 'Erika <b>Musterfrau</b>',
  orderNumber: '4711',
  email: 'erika@example.org',
  text: 'Nur der Hammer.\r\nDanke & Gruß',
  isConfirmed: true,
};
const review = { productName: 'Akku-Bohrschrauber', title: 'Na <ja>', text: 'Geht so & hält.' };
const item = {
  name: 'Eberholt Winkel 90°',
  url: 'https://shop.example/p/winkel-1/?item=100',
  cancel: 'https://shop.example/wieder-da/abmelden/?token=y',
};
const mails = [
  backInStockConfirmMail({ ...item, confirm: 'https://shop.example/wieder-da/bestaetigen/?token=x' }),
  backInStockKnownMail(item),
  backInStockMail(item),
  contactReceivedMail('K-7KM4X92TPA'),
  contactRequestMail('K-7KM4X92TPA', 'https://shop.example/service-anfragen/?anfrage=x'),
  contactAnswerMail({ number: 'K-7KM4X92TPA', name: 'Erika', text: 'Gern.\n\nIhr Paket kommt morgen.' }),
  newsletterConfirmMail('https://shop.example/newsletter/bestaetigen/?token=x'),
  newsletterKnownMail({
    update: 'https://shop.example/newsletter/aendern/?token=x',
    end: 'https://shop.example/newsletter/abmelden/?token=x',
  }),
  accountConfirmMail('https://shop.example/register/confirm/?token=x'),
  alreadyRegisteredMail(erika, {
    login: 'https://shop.example/login/',
    requestPassword: 'https://shop.example/password/request/',
  }),
  emailChangeMail('https://shop.example/email/confirm/?token=x'),
  emailChangeKnownMail(erika),
  emailChangeNoticeMail(erika, 'https://shop.example/email/objection/?token=x', 7),
  passkeyAddedMail(erika, {
    security: 'https://shop.example/account/sicherheit/',
    requestPassword: 'https://shop.example/password/request/',
  }),
  passwordResetMail(erika, 'https://shop.example/password/reset/?token=x'),
  passwordChangedMail(erika, 'https://shop.example/password/request/'),
  passwordChangedMail(erika, 'https://shop.example/password/request/', { removed: 1 }),
  passwordChangedMail(erika, 'https://shop.example/password/request/', { kept: ['Mein <Telefon>'] }),
  addressReservedMail(7),
  accountDeletionMail(erika, '14.12.2026', 'https://shop.example/account/datenschutz/'),
  formerAddressDeletionMail(erika, '14.12.2026'),
  withdrawalReceiptMail(withdrawal),
  withdrawalReceiptMail({ ...withdrawal, isConfirmed: false }),
  reviewRefusedMail(review, 'Der Text enthält Werbung.'),
  reviewReportDecidedMail(review, true),
  storeRequestMail({
    storeName: 'Fachwerk Köln',
    itemId: '100',
    itemName: item.name,
    itemUrl: item.url,
    question: 'Liegt das Brett <auch> in 2 m?\r\nDanke & Gruß',
    name: 'Erika Muster',
    email: 'erika@example.org',
  }),
];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const words = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsOfHtml = (html: string) =>
  words(
    html
      .replace(/<!--.*?-->|<[^>]+>/g, ' ')
      .replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? ''),
  );

const addressesIn = (html: string) =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, address]) => address).join(' ');

describe.each(mails.map((mail) => [mail.kind, mail] as const))('the mail %s', (_, mail) => {
  const { text, html } = renderMail(mail);

  it('has the same words as HTML and as text', () => {
    const parts =
      html.match(/<(p|dt|dd|a class="button")(?![^>]*data-skip-in-text)[ >].*?<\/(p|dt|dd|a)>/g) ?? [];
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect(words(text)).toContain(wordsOfHtml(part));
    for (const line of text.split('\n').filter((part) => part !== '-- '))
      for (const part of line.split(/:(?: |$)/))
        expect(`${wordsOfHtml(html)} ${addressesIn(html)}`).toContain(words(part));
  });

  it('has a language, a title, one heading and links with words, and loads nothing', () => {
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(`<title>${mail.subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
    expect(html).not.toMatch(/<a [^>]*>\s*<\/a>/);
  });

  it('contains the company data of business mails (GmbHG section 35a)', () => {
    for (const pattern of [/GmbH/, /Sitz Köln/, /Amtsgericht Köln, HRB \d+/, /Geschäftsführer: /])
      for (const version of [text, html]) expect(version).toMatch(pattern);
  });

  it('contains the name of the shop and has a subject of one line', () => {
    expect(text).toContain('Fachwerk');
    expect(html).toContain('Fachwerk');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

it('the receipt of a withdrawal repeats the received values with date and time, and escapes markup', () => {
  const { text, html } = renderMail(withdrawalReceiptMail(withdrawal));

  for (const value of ['W-23456789AB', '21.11.2026, 17:05 Uhr', '4711', 'Nur der Hammer.', 'Danke & Gruß'])
    expect(text).toContain(value);
  expect(html).not.toContain('<b>');
  expect(html).toContain('Nur der Hammer.<br/>Danke &amp; Gruß');
});

it('to an address that may be a stranger’s, the receipt of a withdrawal has its date, and nothing typed freely', () => {
  const typed = { orderNumber: 'Jetzt anrufen: 0190 4711', isConfirmed: false };
  const { text } = renderMail(withdrawalReceiptMail({ ...withdrawal, ...typed }));

  for (const value of ['W-23456789AB', '21.11.2026, 17:05 Uhr', 'Bestellnummer: Jetztanrufen01904711\n'])
    expect(text).toContain(value);
  expect(text).not.toMatch(/Musterfrau|Hammer|anrufen: /);
});

it.each([
  ['http://evil.example/x', 'http: //evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['evil。example', 'evil。 example'],
  ['https://203.0.113.7/', 'https: //203.0.113.7/'],
  ['https://a@evil.example', 'https: //a@evil. example'],
  ['www.evil.example?@x', 'www. evil. example?@x'],
  ['evil.example#a@b', 'evil. example#a@b'],
  ['www.evil.example@x', 'www. evil. example@x'],
])('the text %s of a visitor is no link', (typed, shown) => {
  const { text, html } = renderMail(withdrawalReceiptMail({ ...withdrawal, name: typed, text: typed }));

  expect(text).toContain(`Name: ${shown}\n`);
  for (const part of [text, html]) expect(part).not.toContain(typed);
});

it('addresses of mailboxes, amounts and links of the shop stay as they are', () => {
  const { text } = renderMail(
    withdrawalReceiptMail({ ...withdrawal, text: '1.299,00 € am 3.4.2026, z.B. Nr.5, (erika@example.org).' }),
  );

  expect(text).toContain('1.299,00 € am 3.4.2026, z.B. Nr.5, (erika@example.org).');
  expect(text).toContain('erika@example.org');
  expect(renderMail(backInStockMail(item)).text).toContain(item.url);
});

it('text of a visitor cannot imitate a line of the shop', () => {
  const { text } = renderMail(withdrawalReceiptMail({ ...withdrawal, text: 'x\nBestellnummer: 1' }));

  expect(text).toContain('\nBestellnummer: 4711\n');
  expect(text).not.toContain('\nBestellnummer: 1');
});

it('the text part has paragraphs, addresses on lines of their own and a signature', () => {
  const { text } = renderMail(passwordChangedMail(erika, 'https://shop.example/password/request/'));

  expect(text).toBe(`Guten Tag Frau Musterfrau,

das Passwort Ihres Kundenkontos wurde soeben geändert. Auf allen anderen Geräten sind Sie nun abgemeldet.

Waren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an:

Neues Passwort anfordern:
https://shop.example/password/request/

Ihr Fachwerk-Team

-- 
Diese Nachricht wurde automatisch versendet.
Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln
Sitz Köln, Amtsgericht Köln, HRB 00000
Geschäftsführer: Max Mustermann
`);
});

it('keeps the lines of an answer of the service', () => {
  const text = 'Ihr Paket:\r\nSendung 4711\nPaketshop Köln\r\n\r\nViele Grüße\nIhr Team';
  const mail = renderMail(contactAnswerMail({ number: 'K-7KM4X92TPA', name: 'Erika', text }));

  expect(mail.text).toContain('Ihr Paket:\nSendung 4711\nPaketshop Köln\n\nViele Grüße\nIhr Team');
  expect(mail.html).toContain('Ihr Paket:<br/>Sendung 4711<br/>Paketshop Köln</p>');
});
