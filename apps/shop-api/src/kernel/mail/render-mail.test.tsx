/** @jest-environment node */
import { type Mail, renderMail as renderIn } from './render-mail';
import { backInStockMail } from './templates/back-in-stock';
import { contactAnswerMail } from './templates/contact';
import { passwordChangedMail } from './templates/password-changed';
import { withdrawalReceiptMail } from './templates/withdrawal-receipt';

const renderMail = (mail: Mail) => renderIn(mail, 'de');

const erika = { salutation: 'MRS', firstName: 'Erika', lastName: 'Musterfrau' } as const;
const withdrawal = {
  receiptNumber: 'W-23456789AB',
  receivedAt: new Date('2026-11-21T16:05:00Z'),
  name: 'Erika <b>Musterfrau</b>',
  orderNumber: '4711',
  email: 'erika@example.org',
  text: 'Nur der Hammer.\r\nDanke & Gruß',
  isConfirmed: true,
};
const item = {
  name: 'Eberholt Winkel 90°',
  url: 'https://shop.example/p/winkel-1/?item=100',
  cancel: 'https://shop.example/wieder-da/abmelden/?token=y',
};
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
