import { endConsent, readAccount, readConsents, readOwnProducts } from '@fachwerk/shared/calls';
import type { OwnProduct, OwnProducts } from '@fachwerk/shared/contracts';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { anAccount, unavailable, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const aProduct = (more: Partial<OwnProduct> = {}): OwnProduct => ({
  orderId: 'o1',
  orderNumber: '4711',
  lineId: 1,
  itemId: '200001',
  name: 'Akku-Bohrschrauber 18 V',
  variantName: '2 Akkus',
  brand: 'Eberholt',
  quantity: 1,
  handedOverText: '20.11.2026',
  documents: [],
  ...more,
});
const guarantee = {
  months: 60,
  scope: 'FULL' as const,
  model: 'BS 18',
  guarantor: 'Eberholt GmbH',
  address: 'Am Werk 3, 70173 Stuttgart',
  territory: 'Europäische Union',
  terms: 'Senden Sie die Ware mit dem Kaufbeleg an uns.',
  untilText: '20.11.2031',
};

const open = (answer: OwnProducts | typeof unavailable) =>
  renderWidget(
    accountPage,
    { tab: 'produkte' },
    {
      messages: { ...messages, 'product.guarantee.years.other': '{count} Jahre' },
      url: 'https://shop.example/account/produkte/?vor=o9',
      config: { pageUrls: { ...urls, recalls: '/rueckrufe/' } },
      answers: [
        answerTo(readAccount, anAccount()),
        answerTo(readOwnProducts, answer),
        answerTo(readConsents, { email: 'erika@example.org', given: ['GUARANTEE_REMINDER'] }),
        answerTo(endConsent, { email: 'erika@example.org', given: [] }),
      ],
    },
  );
const list = (...products: OwnProduct[]): OwnProducts => ({ products, next: null, hasNewer: false });

it('shows where an article comes from, its documents, and the way to a complaint', async () => {
  const { platform } = await open(
    list(
      aProduct({
        url: '/p/akku-bohrschrauber-1/',
        documents: [
          {
            kind: 'manual',
            language: 'de',
            languageText: 'Deutsch',
            url: '/rest/products/1/documents/manual-de/',
            fileType: 'PDF',
            sizeText: '180 kB',
          },
        ],
        repair: { sparePartYears: 10, url: 'https://maker.example/ersatzteile/' },
      }),
    ),
  );

  expect(platform.callsOf(readOwnProducts)).toMatchObject([{ query: { before: 'o9' } }]);
  expect(screen.getByRole('link', { name: 'Eberholt Akku-Bohrschrauber 18 V' })).toHaveAttribute(
    'href',
    '/p/akku-bohrschrauber-1/',
  );
  expect(screen.getByText(/Menge 1, vom 20\.11\.2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bestellung 4711' })).toHaveAttribute('href', '/bestellungen/o1/');
  expect(screen.getByRole('link', { name: 'Bedienungsanleitung' })).toHaveAttribute('hreflang', 'de');
  expect(screen.getByRole('link', { name: 'Hinweise zur Reparatur' })).toHaveAttribute(
    'href',
    'https://maker.example/ersatzteile/',
  );
  expect(screen.getByText(/^Ersatzteile mindestens 10\sJahre$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reklamieren: Akku-Bohrschrauber 18 V' })).toHaveAttribute(
    'href',
    '/bestellungen/o1/zurueckgeben/',
  );
});

it('states until when the guarantee lasts, who gives it, and that it limits no right', async () => {
  await open(list(aProduct({ guarantee })));

  expect(screen.getByText('Garantie bis 20.11.2031')).toBeVisible();
  const details = screen.getByText('Garantie bis 20.11.2031').closest('details');
  for (const part of [
    '5 Jahre',
    'Eberholt GmbH, Am Werk 3, 70173 Stuttgart',
    'Senden Sie die Ware mit dem Kaufbeleg an uns.',
    'Ihre gesetzlichen Rechte bei Mängeln bleiben daneben bestehen',
  ])
    expect(details).toHaveTextContent(part);
});

it('says that a guarantee is over', async () => {
  await open(list(aProduct({ guarantee: { ...guarantee, untilText: '01.02.2026', isOver: true } })));

  expect(screen.getByText('Garantie abgelaufen am 01.02.2026')).toBeVisible();
});

it('warns of a recall', async () => {
  await open(list(aProduct({ recalls: [{ recallId: 'R-1', title: 'x' }] })));

  expect(screen.getByRole('link', { name: 'Rückruf: bitte nicht mehr benutzen' })).toHaveAttribute(
    'href',
    '/rueckrufe/R-1/',
  );
});

it('leads to older and to the newest articles', async () => {
  await open({ products: [aProduct()], next: 'o2', hasNewer: true });

  const pages = within(screen.getByRole('navigation', { name: 'Weitere Artikel' }));
  expect(pages.getByRole('link', { name: 'Ältere Artikel' })).toHaveAttribute(
    'href',
    '/account/produkte/?vor=o2',
  );
  expect(pages.getByRole('link', { name: 'Neueste Artikel' })).toHaveAttribute('href', '/account/produkte/');
});

it('states that the shop reminds of guarantees, and ends it with one press', async () => {
  const { platform } = await open(list(aProduct({ guarantee })));

  expect(screen.getByText(/^Eingeschaltet: Wir erinnern Sie einige Wochen vor dem Ende/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keine solchen E-Mails mehr' }));
  expect(await screen.findByText(/^Ich möchte einige Wochen vor dem Ende der Garantie/)).toBeVisible();
  expect(platform.callsOf(endConsent)).toMatchObject([{ form: { kind: 'GUARANTEE_REMINDER' } }]);
});

it('says that there is nothing yet, and that it could not be loaded', async () => {
  const { unmount } = await open(list());
  expect(screen.getByText(/^Hier stehen Ihre Artikel/)).toBeVisible();
  unmount();

  await open(unavailable);
  expect(screen.getByText('Ihre Artikel lassen sich gerade nicht anzeigen.')).toBeVisible();
});
