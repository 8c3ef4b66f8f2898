import {
  readAccount,
  readAddressBook,
  readFormAnswer,
  readPlaces,
  removeBookAddress,
  saveBookAddress,
} from '@fachwerk/shared/calls';
import type { AddressBook } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '../../../go-to';
import messages from '../../../messages.de.json';
import {
  aBookAddress,
  anAccount,
  anAddressBook,
  anAnswer,
  unavailable,
  urls,
} from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

jest.mock('../../../go-to');

const visit = (book: Partial<AddressBook> = {}, query = '', answers: readonly AnswerTo[] = []) =>
  renderWidget(
    accountPage,
    { tab: 'adressen' },
    {
      messages: {
        ...messages,
        'account.addresses.removed': 'Die Adresse ist gelöscht.',
        'account.addresses.saved': 'Die Adresse ist gespeichert.',
      },
      config: { pageUrls: urls },
      url: `https://shop.example/account/adressen/${query}`,
      answers: [
        answerTo(readAccount, anAccount()),
        answerTo(readAddressBook, anAddressBook(book)),
        answerTo(readPlaces, { places: [], isFitting: true }),
        ...answers,
      ],
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const { id } = aBookAddress();

it('lists the addresses with their defaults, and leads to their forms', async () => {
  await visit();

  expect(screen.getByText('Venloer Straße 12')).toBeVisible();
  expect(screen.getByText('Standard für Lieferungen')).toBeVisible();
  expect(screen.queryByText('Standard für Rechnungen')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Ändern: Erika Musterfrau/ })).toHaveAttribute(
    'href',
    `/account/adressen/?adresse=${id}`,
  );
  expect(screen.getByRole('link', { name: 'Adresse hinzufügen' })).toHaveAttribute(
    'href',
    '/account/adressen/?adresse=neu',
  );
});

it('removes one and shows the list again', async () => {
  const { platform } = await visit({}, '', [answerTo(removeBookAddress, {})]);
  await press('Löschen: Erika Musterfrau, Venloer Straße 12, 50672 Köln');

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/account/adressen/?erledigt=geloescht'));
  expect(platform.calls.at(-1)?.body).toEqual({ id });
});

it('adds one with the name of the customer', async () => {
  const { platform } = await visit({ addresses: [] }, '?adresse=neu', [answerTo(saveBookAddress, {})]);
  expect(screen.getByRole('heading', { name: 'Neue Adresse' })).toBeVisible();
  await fill('Straße', 'Ring');
  await fill('Hausnr.', '5');
  await fill('Postleitzahl', '50667');
  await fill('Ort', 'Köln');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Für Rechnungen zuerst vorschlagen' }));
  await press('Adresse speichern');

  await waitFor(() => expect(platform.calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(platform.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    id: '',
    firstName: 'Erika',
    city: 'Köln',
    country: 'DE',
    isDefaultDelivery: false,
    isDefaultBilling: true,
  });
  expect(goTo).toHaveBeenCalledWith('/account/adressen/?erledigt=gespeichert');
});

it('changes one, and says a mistake at its field', async () => {
  const { platform } = await visit({}, `?adresse=${id}`);
  expect(screen.getByLabelText('Straße')).toHaveValue('Venloer Straße');
  expect(screen.getByRole('checkbox', { name: 'Für Lieferungen zuerst vorschlagen' })).toBeChecked();
  await userEvent.clear(screen.getByLabelText('Postleitzahl'));
  await press('Adresse speichern');

  await waitFor(() => expect(screen.getByLabelText('Postleitzahl')).toBeInvalid());
  expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('keeps what was typed without script', async () => {
  await visit({}, '?adresse=neu&answer=k1', [
    answerTo(
      readFormAnswer,
      anAnswer({
        form: 'address',
        values: { street: 'Ring', isDefaultBilling: 'on' },
        fieldErrors: [{ field: 'zipCode', msg: 'forms.required' }],
      }),
    ),
  ]);
  expect(screen.getByLabelText('Straße')).toHaveValue('Ring');
  expect(screen.getByLabelText('Postleitzahl')).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: 'Für Rechnungen zuerst vorschlagen' })).toBeChecked();
});

it.each([
  ['gespeichert', 'Die Adresse ist gespeichert.'],
  ['geloescht', 'Die Adresse ist gelöscht.'],
])('says on the list that one was %s', async (done, message) => {
  await visit({}, `?erledigt=${done}`);
  expect(screen.getByRole('status')).toHaveTextContent(message);
});

it('says nothing for an unknown result', async () => {
  await visit({}, '?erledigt=constructor');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('says without script that one was removed', async () => {
  await visit({}, '?answer=k1', [
    answerTo(readFormAnswer, anAnswer({ form: 'address-removal', msg: 'account.addresses.removed' })),
  ]);
  expect(screen.getByText('Die Adresse ist gelöscht.')).toBeVisible();
});

it('offers no further one when the book is full, and says so when there is none', async () => {
  await visit({ isFull: true });
  expect(screen.getByText(/lassen sich nicht speichern/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Adresse hinzufügen' })).not.toBeInTheDocument();
});

it('shows the list for an address that is gone, and says when the book is not available', async () => {
  await visit({ addresses: [] }, '?adresse=gone');
  expect(screen.getByText(/Noch keine Adresse gespeichert/)).toBeVisible();
});

it('says so when the book is not available', async () => {
  await renderWidget(
    accountPage,
    { tab: 'adressen' },
    {
      messages,
      config: { pageUrls: urls },
      answers: [answerTo(readAccount, anAccount()), answerTo(readAddressBook, unavailable)],
    },
  );
  expect(screen.getByText(/gerade nicht abrufbar/)).toBeVisible();
});
