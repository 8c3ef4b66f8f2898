import {
  cancelBackInStock,
  confirmBackInStock,
  readAccount,
  readFormAnswer,
  readProduct,
  requestBackInStock,
} from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct, messages as ownMessages } from '../../testing/test-data';
import { backInStock } from './back-in-stock.widget';
import { backInStockLayer } from './back-in-stock-layer.widget';
import { backInStockLink } from './back-in-stock-link.widget';

const messages = { ...ownMessages, 'backInStock.error.wait': 'Bitte warten Sie {minutes} Min.' };
const soldOut = aProduct({ statusOnline: 'SoldOut', maxStock: 0, variantName: 'Blau' });
const erika = {
  salutation: 'MRS' as const,
  firstName: 'Erika',
  lastName: 'Musterfrau',
  email: 'erika@example.org',
  customerCardNumber: null,
  isProhibis: false,
  isEmployee: false,
  memberSinceText: '21.11.2026',
};
const mailSent = answerTo(requestBackInStock, { state: 'mail-sent' });
const refuse = (status: number, body: object) => () => {
  throw new HttpError('bad-request', String(status), status, { fieldErrors: [], globalErrors: [], ...body });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Vormerken' }));
const answer = { form: 'back-in-stock', values: {}, fieldErrors: [], globalErrors: [] };

describe('the layer', () => {
  const open = async (answers: readonly AnswerTo[] = [], isLoggedIn = false) => {
    const shown = await renderWidget(backInStockLayer, {}, { messages, answers: [mailSent, ...answers] });
    const { bus } = shown.platform;
    await act(async () =>
      bus.set('user', { loggedIn: isLoggedIn, name: 'Erika', isEmployee: false, authorities: [] }),
    );
    const item = { productId: '100001', itemId: '200001', name: 'Eberholt Akku-Bohrschrauber 18 V, Blau' };
    await act(async () => bus.publish('search:back-in-stock-requested', item));
    return shown;
  };

  it('asks for the address, and says where the mail is', async () => {
    const { platform } = await open();
    expect(screen.getByRole('dialog', { name: 'Benachrichtigen, sobald wieder lieferbar' })).toBeVisible();
    expect(screen.getByText('Eberholt Akku-Bohrschrauber 18 V, Blau')).toBeVisible();
    await expectNoAxeViolations(document.body);
    await fill('E-Mail-Adresse', 'jo@example.org');
    await send();

    const sent = await screen.findByRole('dialog', { name: 'Bitte bestätigen Sie Ihre Adresse' });
    expect(sent).toHaveTextContent('Wir haben eine E-Mail an jo@example.org geschickt.');
    expect(sent).toContainElement(document.activeElement as HTMLElement);
    expect(platform.callsOf(requestBackInStock)).toMatchObject([
      { params: { productId: '100001' }, form: { itemId: '200001', email: 'jo@example.org' } },
    ]);
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('contains the address of a logged-in customer', async () => {
    await open([answerTo(readAccount, erika)], true);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  });

  it('starts empty for a customer whose account cannot be loaded', async () => {
    await open([answerTo(readAccount, refuse(503, {}))], true);
    expect(await screen.findByLabelText('E-Mail-Adresse')).toHaveValue('');
  });

  it('marks a mistyped address, sends nothing, and keeps what was typed', async () => {
    const { platform } = await open();
    await fill('E-Mail-Adresse', 'jo@example');
    await send();

    await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid());
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('jo@example');
    expect(platform.callsOf(requestBackInStock)).toEqual([]);
  });

  it('keeps the address when the server refuses it, and begins anew with the next item', async () => {
    const { platform } = await open([
      answerTo(
        requestBackInStock,
        refuse(429, { globalErrors: [{ msg: 'backInStock.error.wait', values: { minutes: 10 } }] }),
      ),
    ]);
    await fill('E-Mail-Adresse', 'jo@example.org');
    await send();

    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte warten Sie 10 Min.');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('jo@example.org');

    const item = { productId: '100002', itemId: '200002', name: 'Hammer' };
    await act(async () => platform.bus.publish('search:back-in-stock-requested', item));
    expect(screen.getByText('Hammer')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  const visit = (answers: readonly AnswerTo[] = [], query = '?item=200001', product = soldOut) =>
    renderWidget(
      backInStock,
      { productId: '100001' },
      {
        messages,
        url: `https://shop.example/wieder-da/100001/${query}`,
        answers: [
          answerTo(readProduct, product),
          answerTo(readAccount, refuse(401, {})),
          mailSent,
          ...answers,
        ],
      },
    );

  it('has the same form', async () => {
    const { platform } = await visit();
    expect(screen.getByRole('link', { name: 'Eberholt Akku-Bohrschrauber 18 V, Blau' })).toHaveAttribute(
      'href',
      soldOut.url,
    );
    await fill('E-Mail-Adresse', 'jo@example.org');
    await send();

    expect(await screen.findByRole('group', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toHaveFocus();
    expect(platform.callsOf(requestBackInStock)).toHaveLength(1);
    expect(platform.tracked).toEqual([
      { name: 'back_in_stock', values: { productId: '100001', itemId: '200001' } },
    ]);
  });

  it('contains the address of a logged-in customer', async () => {
    await visit([answerTo(readAccount, erika)]);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  });

  it('leads to an item that is back already', async () => {
    await visit([], '', aProduct());
    expect(screen.getByRole('heading', { name: 'Schon wieder da' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute('href', aProduct().url);
  });

  it('leads to the page of an item that is sold in stores only', async () => {
    const product = aProduct({ statusOnline: 'Unavailable', storeProof: 'advice' });
    const { loaded } = await visit([], '', product);

    expect(loaded?.page).toEqual({ redirect: product.url });
  });

  it('without script shows the mistake with what was typed, and the next step', async () => {
    const { unmount } = await visit(
      [
        answerTo(readFormAnswer, {
          ...answer,
          values: { email: 'jo@example' },
          fieldErrors: [{ field: 'email', msg: 'forms.email' }],
        }),
      ],
      '?item=200001&answer=k1',
    );
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('jo@example');
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid();
    unmount();

    await visit(
      [answerTo(readFormAnswer, { ...answer, msg: 'backInStock.mailSent' })],
      '?item=200001&answer=k1',
    );
    expect(screen.getByRole('group', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toHaveTextContent(
      'Wir haben Ihnen eine E-Mail geschickt.',
    );
  });

  it('is missing for an unknown product', async () => {
    const { loaded } = await visit([answerTo(readProduct, refuse(404, {}))]);
    expect(loaded?.page).toMatchObject({ status: 404 });
  });
});

describe('the link of a mail', () => {
  const product = { name: 'Hammer, 500 g', url: '/p/hammer-1/?item=2' };
  const visit = (action: 'confirm' | 'cancel', query: string, answers: readonly AnswerTo[] = []) =>
    renderWidget(
      backInStockLink,
      { action },
      {
        messages: { ...messages, 'backInStock.error.link': 'Dieser Link ist abgelaufen.' },
        url: `https://shop.example/wieder-da/x/${query}`,
        answers: [
          answerTo(confirmBackInStock, { state: 'confirmed', product }),
          answerTo(cancelBackInStock, { state: 'cancelled' }),
          ...answers,
        ],
      },
    );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('confirms by a press and not by the visit', async () => {
    const { platform } = await visit('confirm', '?token=abc');
    expect(platform.calls).toEqual([]);
    await press('Vormerkung bestätigen');

    expect(await screen.findByRole('group', { name: 'Sie sind vorgemerkt' })).toHaveTextContent(
      'Sobald „Hammer, 500 g“ wieder online bestellbar ist',
    );
    expect(platform.callsOf(confirmBackInStock)).toMatchObject([{ form: { token: 'abc' } }]);
    expect(screen.getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute('href', product.url);
  });

  it('deletes by a press', async () => {
    const { platform } = await visit('cancel', '?token=abc');
    await press('Vormerkung löschen');

    expect(await screen.findByRole('group', { name: 'Vormerkung gelöscht' })).toHaveFocus();
    expect(platform.callsOf(cancelBackInStock)).toMatchObject([{ form: { token: 'abc' } }]);
  });

  it('states that it has ended', async () => {
    await visit('confirm', '?token=abc', [
      answerTo(confirmBackInStock, refuse(400, { globalErrors: [{ msg: 'backInStock.error.link' }] })),
    ]);
    await press('Vormerkung bestätigen');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen.');
  });

  it('works without script, and leaves out a product address of another site', async () => {
    const done = (url: string) =>
      answerTo(readFormAnswer, {
        ...answer,
        msg: 'backInStock.confirmed',
        result: { product: { ...product, url } },
      });
    const { unmount } = await visit('confirm', '?token=abc&answer=k1', [done(product.url)]);
    expect(screen.getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute('href', product.url);
    unmount();

    await visit('confirm', '?token=abc&answer=k1', [done('//evil.example/')]);
    expect(screen.getByRole('group', { name: 'Sie sind vorgemerkt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zum Artikel' })).not.toBeInTheDocument();
  });

  it('that a mail program has broken is explained', async () => {
    await visit('cancel', '');
    expect(screen.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
