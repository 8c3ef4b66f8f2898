/** @jest-environment node */
import { renderMail } from './render-mail';
import { accountConfirmMail } from './templates/account-confirm';
import { alreadyRegisteredMail } from './templates/already-registered';
import { passwordChangedMail } from './templates/password-changed';
import { passwordResetMail } from './templates/password-reset';
import { withdrawalReceiptMail } from './templates/withdrawal-receipt';

const erika = { salutation: 'MRS', firstName: 'Erika', lastName: 'Musterfrau' } as const;
const withdrawal = {
  receiptNumber: 'W-23456789AB',
  receivedText: '21.11.2026, 17:05 Uhr',
  name: 'Erika <b>Musterfrau</b>',
  orderNumber: '4711',
  email: 'erika@example.org',
  text: 'Nur der Hammer.\r\nDanke & Gruß',
};
const mails = [
  accountConfirmMail(erika, 'https://shop.example/register/confirm/?token=x'),
  alreadyRegisteredMail(erika, {
    login: 'https://shop.example/login/',
    requestPassword: 'https://shop.example/password/request/',
  }),
  passwordResetMail(erika, 'https://shop.example/password/reset/?token=x'),
  passwordChangedMail(erika, 'https://shop.example/password/request/'),
  withdrawalReceiptMail(withdrawal),
];

describe.each(mails.map((mail) => [mail.kind, mail] as const))('the mail %s', (_, mail) => {
  const { text, html } = renderMail(mail);

  it('says in HTML what it says as text', () => {
    const words = (part: string) => part.replace(/\s+/g, ' ').trim();
    const read = words(
      html
        .replace(/<br>/g, ' ')
        .replace(/<[^>]+>/g, ' ')
        .replace(/&#(\d+);/g, (_sign, code: string) => String.fromCharCode(Number(code))),
    );
    for (const part of mail.parts)
      if (typeof part === 'string') {
        expect(words(text)).toContain(words(part));
        expect(read).toContain(words(part));
      }
  });

  it('can be read by everybody: language, title, one heading, links with words, nothing loaded', () => {
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(`<title>${mail.subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
    expect(html).not.toMatch(/<a [^>]*>\s*<\/a>/);
  });

  it('names the company as letters of business have to (GmbHG section 35a)', () => {
    for (const words of [/GmbH/, /Sitz Köln/, /Amtsgericht Köln, HRB \d+/, /Geschäftsführer: /])
      for (const version of [text, html]) expect(version).toMatch(words);
  });

  it('names the shop in both and has a subject of one line', () => {
    expect(text).toContain('Fachwerk');
    expect(html).toContain('Fachwerk');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});

it('a withdrawal’s receipt repeats what was sent, with date and time, and is no way to send markup', () => {
  const { text, html } = renderMail(withdrawalReceiptMail(withdrawal));

  for (const words of ['W-23456789AB', '21.11.2026, 17:05 Uhr', '4711', 'Nur der Hammer.', 'Danke & Gruß'])
    expect(text).toContain(words);
  expect(html).not.toContain('<b>');
  expect(html).toContain('Nur der Hammer.<br>Danke &#38; Gruß');
});
