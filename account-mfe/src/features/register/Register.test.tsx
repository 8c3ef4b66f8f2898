import { readFormAnswer, readOrder, register as registerCall } from '@fachwerk/shared/calls';
import { anOrderView, type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, refuse, unavailable, urls } from '../../testing/account-fixtures';
import { register } from './register.widget';

const visit = (answers: readonly AnswerTo[] = [], props: object = {}, address = '/register/') =>
  renderWidget(register, props, {
    messages: { ...messages, 'account.password.common': 'Dieses Passwort ist sehr verbreitet.' },
    config: { pageUrls: urls },
    url: `https://shop.example${address}`,
    answers: [answerTo(registerCall, { msg: 'account.register.done' }), ...answers],
  });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Kundenkonto anlegen' }));
async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
  await fill('Vorname', 'Erika');
  await fill('Nachname', 'Musterfrau');
  await fill('E-Mail-Adresse', 'erika@example.org');
  await fill('Passwort', 'Fachwerk-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /AGB/ }));
}

it('sends the form and asks to look into the mailbox', async () => {
  const { platform } = await visit();
  await fillIn();
  await fill(/^Geburtsdatum/, '24121990');
  await submit();

  expect(await screen.findByRole('group', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toHaveFocus();
  expect(screen.getByText('erika@example.org')).toBeVisible();
  expect(platform.tracked).toEqual([{ name: 'sign_up', values: { source: 'login_registration' } }]);
  expect(platform.calls.at(-1)?.body).toEqual({
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Musterfrau',
    email: 'erika@example.org',
    password: 'Fachwerk-1',
    birthDate: '24.12.1990',
    customerCardNumber: '',
    acceptTerms: true,
  });
});

it.each([
  ['', false],
  ['2912345671', true],
])('reports the registration with the customer card "%s" for the app', async (card, hasCard) => {
  const { platform } = await visit([], { initialModel: { customerCardNumber: card } });
  const registered = jest.fn();
  platform.bus.on('account:registered', registered, platform.signal);
  await fillIn();
  await submit();

  await waitFor(() => expect(registered.mock.calls).toEqual([[{ state: 'requested', hasCard }]]));
});

it('says every mistake at its field and sends nothing', async () => {
  const { platform } = await visit();
  await fill('Passwort', 'kurz');
  await submit();

  await waitFor(() => expect(screen.getByLabelText('Nachname')).toBeInvalid());
  expect(screen.getByLabelText('Passwort')).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /AGB/ })).toHaveAccessibleDescription(
    'Bitte stimmen Sie den AGB zu, um ein Konto anzulegen.',
  );
  const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Nachname: Bitte geben Sie Ihren Nachnamen ein.',
    'E-Mail-Adresse: Bitte geben Sie Ihre E-Mail-Adresse ein.',
    expect.stringContaining('Bitte wählen Sie 8 bis 255 Zeichen'),
    'AGB: Bitte stimmen Sie den AGB zu, um ein Konto anzulegen.',
  ]);
  await userEvent.click(links[0] as HTMLElement);
  expect(screen.getByLabelText('Nachname')).toHaveFocus();
  expect(platform.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['21.11.2008', true],
  ['22.11.2008', false],
])('on the day of the page somebody born on %s may register: %s', async (born, isOfAge) => {
  await visit();
  await fill(/^Geburtsdatum/, born);
  await userEvent.tab();
  const field = screen.getByLabelText(/^Geburtsdatum/);
  if (isOfAge) expect(field).toBeValid();
  else await waitFor(() => expect(field).toBeInvalid());
});

it('shows what only the server knows at its field, and takes it back on input', async () => {
  await visit([
    answerTo(registerCall, refuse({ fieldErrors: [{ field: 'password', msg: 'account.password.common' }] })),
  ]);
  await fillIn();
  await submit();

  const field = screen.getByLabelText('Passwort');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText('Dieses Passwort ist sehr verbreitet.')).toBeVisible();
  expect(screen.getByLabelText('Nachname')).toHaveValue('Musterfrau');
  await userEvent.type(field, '!');
  expect(screen.queryByText('Dieses Passwort ist sehr verbreitet.')).not.toBeInTheDocument();
});

it('asks for no salutation', async () => {
  await visit();
  expect(screen.getByRole('radio', { name: 'Keine Angabe' })).toBeChecked();
});

it('begins with what the page knows and with what was typed without script', async () => {
  await visit(
    [
      answerTo(readFormAnswer, () =>
        anAnswer({
          values: { lastName: 'Muster3', salutation: 'MRS', acceptTerms: 'on' },
          fieldErrors: [{ field: 'lastName', msg: 'forms.name' }],
        }),
      ),
    ],
    { initialModel: { firstName: 'Erika', lastName: 'Musterfrau' } },
    '/register/?answer=k1',
  );
  expect(screen.getByLabelText('Vorname')).toHaveValue('Erika');
  expect(screen.getByLabelText('Nachname')).toHaveValue('Muster3');
  expect(screen.getByLabelText('Nachname')).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'Frau' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeChecked();
});

it('leads back to the filled form when the address was mistyped', async () => {
  await visit();
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('link', { name: 'Eingaben ändern' }));

  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  expect(screen.getByLabelText('Nachname')).toHaveValue('Musterfrau');
  expect(screen.getByRole('radio', { name: 'Frau' })).toBeChecked();
  expect(screen.getByLabelText('Passwort')).toHaveValue('');
});

describe('the buyer of an order without an account', () => {
  const visitFrom = (order: AnswerTo) => visit([order], {}, '/register/?bestellung=x7Qd');
  const nameField = () => screen.getByRole('textbox', { name: 'Vorname' });

  it('has a filled form, and types only a password', async () => {
    await visitFrom(answerTo(readOrder, anOrderView({ isOfGuest: true, number: 'F7K4-M92T-X' })));

    expect(screen.getByText(/aus der Bestellung F7K4-M92T-X haben wir übernommen/)).toBeVisible();
    expect(nameField()).toHaveValue('Erika');
    expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('erika@example.org');
    expect(screen.getByLabelText('Passwort')).toHaveValue('');
  });

  it.each([
    ['of an account', answerTo(readOrder, anOrderView({ isOfGuest: false }))],
    ['of another visitor', answerTo(readOrder, unavailable)],
  ])('has an empty form for an order %s', async (_, order) => {
    await visitFrom(order);

    expect(nameField()).toHaveValue('');
    expect(screen.queryByText(/haben wir übernommen/)).not.toBeInTheDocument();
  });
});

it('demands the date of birth where the page verifies the age', async () => {
  const { platform } = await visit([], { isNewAvsAuthenticationActive: true });
  await fillIn();
  await submit();
  const field = screen.getByLabelText('Geburtsdatum');
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/Bitte geben Sie Ihr Geburtsdatum ein/);

  await userEvent.type(field, '24121990');
  await submit();
  await waitFor(() => expect(platform.calls.at(-1)?.path).toBe('/register/'));
  expect(platform.calls.at(-1)?.body).toMatchObject({ isNewAvsAuthenticationActive: true });
});

it.each([
  [{ customerCardNumber: '2912345678' }, '/register/karte/'],
  [{}, '/register/neu/'],
])('sends the form that starts with %j to %s', async (initialModel, path) => {
  await visit([], {
    initialModel,
    actionRegister: '/register/neu/',
    actionRegisterFromCard: '/register/karte/',
  });
  expect(screen.getByRole('button', { name: 'Kundenkonto anlegen' }).closest('form')).toHaveAttribute(
    'action',
    expect.stringMatching(new RegExp(`${path}$`)),
  );
});
