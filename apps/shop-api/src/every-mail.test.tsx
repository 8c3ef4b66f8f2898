import type { Language } from '@fachwerk/shared/rules';
import { expectNoAxeViolations } from '@fachwerk/shared/testing';
import { campaignMail } from './customers/newsletter/campaign-mail';
import { COMPANY } from './kernel/mail/components/company';
import { GERMAN_KINDS, MAIL_KINDS, mailLanguage } from './kernel/mail/mail-kinds';
import { type Mail, renderMail } from './kernel/mail/render-mail';
import { accountConfirmMail } from './kernel/mail/templates/account-confirm';
import { accountDeletedMail } from './kernel/mail/templates/account-deleted';
import { accountDeletionMail, formerAddressDeletionMail } from './kernel/mail/templates/account-deletion';
import { addressReservedMail } from './kernel/mail/templates/address-reserved';
import { alreadyRegisteredMail } from './kernel/mail/templates/already-registered';
import {
  backInStockConfirmMail,
  backInStockKnownMail,
  backInStockMail,
} from './kernel/mail/templates/back-in-stock';
import { cardAcceptedMail, cardRefusedMail } from './kernel/mail/templates/card-decided';
import { contactAnswerMail, contactReceivedMail, contactRequestMail } from './kernel/mail/templates/contact';
import { emailChangeMail } from './kernel/mail/templates/email-change';
import { emailChangeKnownMail } from './kernel/mail/templates/email-change-known';
import { emailChangeNoticeMail } from './kernel/mail/templates/email-change-notice';
import { exportReadyMail } from './kernel/mail/templates/export-ready';
import { guaranteeReminderMail } from './kernel/mail/templates/guarantee-reminder';
import { lotteryEnteredMail, lotteryWonMail } from './kernel/mail/templates/lottery';
import { newsletterConfirmMail, newsletterKnownMail } from './kernel/mail/templates/newsletter';
import { passkeyAddedMail } from './kernel/mail/templates/passkey-added';
import { passwordChangedMail } from './kernel/mail/templates/password-changed';
import { passwordResetMail } from './kernel/mail/templates/password-reset';
import { reviewInvitationMail } from './kernel/mail/templates/review-invitation';
import { reviewRefusedMail } from './kernel/mail/templates/review-refused';
import { reviewReportDecidedMail } from './kernel/mail/templates/review-report-decided';
import { storeRequestMail } from './kernel/mail/templates/store-request';
import { withdrawalReceiptMail } from './kernel/mail/templates/withdrawal-receipt';
import { ORDER_MAIL_KINDS } from './orders/lifecycle/order-connections';
import { recallMail } from './orders/recalls/recall-mail';
import type { Booking } from './rental/booking/booking';
import { type RentalLetter, rentalMail } from './rental/booking/rental-mails';
import { aVehicle } from './rental/testing/a-vehicle';
import { aRecall } from './testing/a-recall';
import { aStore } from './testing/a-store';
import { germanIn } from './testing/german-in';

const erika = { salutation: 'MRS', firstName: 'Erika', lastName: 'Musterfrau' } as const;
const DELETED_AT = new Date('2026-12-14T11:00:00Z');
const withdrawal = {
  receiptNumber: 'W-23456789AB',
  receivedAt: new Date('2026-11-21T16:05:00Z'),
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

const recall = { ...aRecall(), remedies: ['REPLACEMENT', 'REFUND'] as const, items: [{ itemId: '100401' }] };
const letter: RentalLetter = {
  booking: {
    ...aVehicle(),
    number: 'T-4711',
    from: new Date('2026-12-01T11:00:00Z'),
    to: new Date('2026-12-01T13:00:00Z'),
    changedAt: new Date('2026-11-30T11:00:00Z'),
    state: 'BOOKED',
    contact: { ...erika, email: 'erika@example.org', phone: '0221 4711' },
    rentCents: 1800,
    vehicleFault: 'BLOCKED',
  } as unknown as Booking,
  vehicle: aVehicle() as unknown as RentalLetter['vehicle'],
  store: aStore({ companyId: '1001' }),
  link: 'https://shop.example/transporter/buchung/x/?token=y',
  isOwner: true,
};
const consentLinks = {
  end: 'https://shop.example/mitteilungen/abbestellen/?token=x',
  oneClick: 'https://shop.example/rest/consents/one-click/?token=x',
};
const reviewInvitation = reviewInvitationMail(
  erika,
  [
    { name: 'Eberholt Winkel 90°', url: 'https://shop.example/bewertung/1004/' },
    { name: '<b>Leim</b> & Co', url: 'https://shop.example/bewertung/1005/' },
  ],
  consentLinks,
);
const guaranteeReminder = guaranteeReminderMail(
  erika,
  {
    name: 'Akku-Bohrschrauber',
    orderNumber: 'F7K4-M92T-W',
    endsAt: new Date('2028-11-20T23:00:00Z'),
    guarantor: 'Eberholt GmbH',
    products: 'https://shop.example/account/produkte/',
    complain: 'https://shop.example/bestellungen/x7Qd/zurueckgeben/',
  },
  consentLinks,
);
const mails = [
  backInStockConfirmMail({ ...item, confirm: 'https://shop.example/wieder-da/bestaetigen/?token=x' }),
  backInStockKnownMail(item),
  backInStockMail(item),
  contactReceivedMail('K-7KM4X92TPA'),
  contactRequestMail('K-7KM4X92TPA', 'https://shop.example/service-anfragen/?anfrage=x'),
  contactAnswerMail({ number: 'K-7KM4X92TPA', name: 'Erika', text: 'Gern.\n\nIhr Paket kommt morgen.' }),
  guaranteeReminder,
  reviewInvitation,
  lotteryEnteredMail({ title: 'Der Garten <im> Herbst', code: 'G-23456789AB' }),
  lotteryWonMail({ title: 'Der Garten <im> Herbst', code: 'G-23456789AB' }),
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
  accountDeletionMail(erika, DELETED_AT, 'https://shop.example/account/datenschutz/'),
  formerAddressDeletionMail(erika, DELETED_AT),
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
  accountDeletedMail(erika),
  cardAcceptedMail('2912345671', 'https://shop.example/account/kundenkarte/'),
  cardRefusedMail(),
  exportReadyMail(erika, 'https://shop.example/account/datenschutz/'),
  campaignMail(
    {
      topic: 'offers',
      subject: 'Der Garten im Dezember',
      intro: ['Guten Tag,', 'jetzt ist Zeit für den <Schnitt>.'],
      articles: [
        {
          headline: 'Astscheren',
          text: 'Für dicke Äste.',
          url: 'https://shop.example/c/2/',
          link: 'Zu den Scheren',
        },
      ],
    },
    {
      end: 'https://shop.example/newsletter/abmelden/?token=x',
      update: 'https://shop.example/newsletter/aendern/?token=x',
      oneClick: 'https://shop.example/rest/newsletter/one-click/?token=x',
    },
  ),
  recallMail(recall as unknown as Parameters<typeof recallMail>[0], {
    link: 'https://shop.example/rueckrufe/R-1/',
    orderNumber: '4711',
  }),
  rentalMail('rental-booked', letter),
  rentalMail('rental-changed', letter),
  rentalMail('rental-cancelled', letter, 'Motorschaden'),
  rentalMail('rental-closed', letter),
  rentalMail('rental-kept', letter),
];

it('every mail of the shop is here or among those of orders', () => {
  const others = Object.keys(MAIL_KINDS).filter((kind) => !ORDER_MAIL_KINDS.some((one) => one === kind));

  expect([...new Set(mails.map(({ kind }) => String(kind)))].toSorted()).toEqual(others.toSorted());
});

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

/** Data of the mails above: products, stores, vehicles, and texts of visitors, employees and producers. */
const WRITTEN_IN_GERMAN = [
  ...[review.productName, review.text, 'Der Text enthält Werbung.', withdrawal.text, 'Danke & Gruß'],
  ...[
    'Nur der Hammer.',
    letter.vehicle.name,
    letter.store.name,
    letter.store.city,
    letter.store.street,
    'Ihr Paket kommt morgen.',
  ],
  ...[recall.title, recall.hazard, recall.action, recall.operator, recall.lotsPlace ?? ''].flatMap((text) =>
    text.split(/\n+/),
  ),
  'Der Garten <im> Herbst',
].filter((text) => text !== '');

it('the mails to employees and stores, and the newsletter, stay German', () => {
  expect(GERMAN_KINDS).toEqual(['contact-request', 'newsletter', 'store-request']);
});

const versions = (['de', 'en'] as const).flatMap((language) =>
  mails.map((mail): [string, Language, Mail] => [mail.kind, mailLanguage(mail.kind, language), mail]),
);

describe.each(versions)('the mail %s in the language %s', (_, language, mail) => {
  const { subject, text, html } = renderMail(mail, language);

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
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
    expect(html).not.toMatch(/<a [^>]*>\s*<\/a>/);
  });

  it('is accessible', async () => {
    document.open();
    document.write(html);
    document.close();

    await expectNoAxeViolations(document.documentElement);
  });

  it('contains the company data of business mails (GmbHG section 35a)', () => {
    for (const pattern of [/GmbH/, /Sitz Köln/, /Amtsgericht Köln, HRB \d+/, /Geschäftsführer: /])
      for (const version of [text, html]) expect(version).toMatch(pattern);
  });

  it('is English in English, apart from names, titles and what people have written', () => {
    const values = [...COMPANY, ...WRITTEN_IN_GERMAN];
    if (language === 'en')
      expect(germanIn(`${subject} ${words(text)} ${wordsOfHtml(html)}`, values)).toEqual([]);
    else expect(germanIn(text, values)).not.toEqual([]);
  });

  it('contains the name of the shop and has a subject of one line', () => {
    expect(text).toContain('Fachwerk');
    expect(html).toContain('Fachwerk');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

it.each([reviewInvitation, guaranteeReminder])(
  'a mail with a consent ($kind) states why it was sent and how it ends, and offers nothing else',
  (mail) => {
    const { text } = renderMail(mail, 'de');

    expect(text).toMatch(/weil Sie im Kundenkonto zugestimmt haben/);
    expect(text).toContain(`Keine solchen E-Mails mehr:\n${consentLinks.end}`);
    expect(mail.unsubscribeUrl).toBe(consentLinks.oneClick);
    expect(text).not.toMatch(/€|%|Angebot|Rabatt|Gutschein/);
    expect(renderMail(mail, 'en').text).toContain(`No more emails like this:\n${consentLinks.end}`);
  },
);
