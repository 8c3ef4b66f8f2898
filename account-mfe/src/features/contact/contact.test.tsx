import {
  answerContact,
  closeContact,
  readAccount,
  readContact,
  readContacts,
  readFormAnswer,
  sendContact,
} from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { aContact, anAccount, anAnswer, notLoggedIn, refuse, urls } from '../../testing/account-fixtures';
import { contact } from './contact.widget';
import { contactMessage } from './contact-message.widget';
import { contactRequests } from './contact-requests.widget';

const options = (answers: readonly AnswerTo[], address: string) => ({
  messages,
  config: { pageUrls: urls },
  url: `https://shop.example${address}`,
  answers,
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const file = (name: string, type: string, bytes = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};

describe('the form', () => {
  const received = answerTo(sendContact, { number: 'K-7KM4X92TPA' });
  const anonymous = answerTo(readAccount, notLoggedIn);
  const visit = (answers: readonly AnswerTo[] = [received]) =>
    renderWidget(contact, {}, options(answers, '/kontakt/'));

  async function fillIn() {
    await userEvent.selectOptions(screen.getByLabelText('Thema'), 'Lieferung und Abholung');
    await fill('Ihre Nachricht', 'Wo bleibt mein Paket?');
    await fill('Name', 'Erika Musterfrau');
    await fill('E-Mail-Adresse', 'erika@example.org');
  }

  it('sends a message with files, and shows its number', async () => {
    const { platform } = await visit();
    await fillIn();
    await userEvent.upload(screen.getByLabelText(/^Dateien/), [file('rechnung.pdf', 'application/pdf')]);
    await press('Nachricht senden');

    const done = await screen.findByRole('group', { name: 'Ihre Nachricht ist angekommen' });
    expect(done).toHaveTextContent('K-7KM4X92TPA');
    expect(done).toHaveFocus();
    const [call] = platform.callsOf(sendContact);
    expect(call).toMatchObject({
      form: { topic: 'delivery', message: 'Wo bleibt mein Paket?', email: 'erika@example.org' },
      files: [{ field: 'attachments', name: 'rechnung.pdf' }],
    });
    await expectNoAxeViolations(document.body);
  });

  it.each([
    ['four of them', [1, 2, 3, 4].map((number) => file(`${number}.png`, 'image/png')), /höchstens drei/],
    ['one that is too large', [file('a.png', 'image/png', 11 * 1024 * 1024)], /größer als 10/],
    ['another kind', [file('a.svg', 'image/svg+xml')], /kein lesbares Bild/],
  ])('says at once which files are refused: %s', async (_, files, sentence) => {
    await visit();
    await userEvent.upload(screen.getByLabelText(/^Dateien/), files, { applyAccept: false });
    expect(screen.getByLabelText(/^Dateien/)).toBeInvalid();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('marks what is missing and sends nothing', async () => {
    const { platform } = await visit();
    await press('Nachricht senden');
    await waitFor(() => expect(screen.getByLabelText('Thema')).toBeInvalid());
    expect(screen.getByLabelText('Ihre Nachricht')).toBeInvalid();
    expect(screen.getByLabelText(/^Bestellnummer/)).toBeValid();
    expect(platform.callsOf(sendContact)).toEqual([]);
  });

  it('keeps what was typed when the shop refuses the number of an order', async () => {
    await visit([
      answerTo(
        sendContact,
        refuse({ fieldErrors: [{ field: 'orderNumber', msg: 'contact.orderNumber.invalid' }] }),
      ),
    ]);
    await fillIn();
    await fill(/^Bestellnummer/, 'F7K4');
    await press('Nachricht senden');
    await waitFor(() => expect(screen.getByLabelText(/^Bestellnummer/)).toBeInvalid());
    expect(screen.getByLabelText('Ihre Nachricht')).toHaveValue('Wo bleibt mein Paket?');
  });

  it('begins with name and address of a customer', async () => {
    await renderWidget(
      contactMessage,
      {},
      options([answerTo(readAccount, anAccount())], '/kontakt/nachricht/'),
    );
    expect(screen.getByLabelText('Name')).toHaveValue('Erika Musterfrau');
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('erika@example.org');
  });

  it('shows the number without script', async () => {
    const answer = anAnswer({ result: { number: 'K-7KM4X92TPA' } });
    await renderWidget(
      contactMessage,
      {},
      options([anonymous, answerTo(readFormAnswer, answer)], '/kontakt/nachricht/?answer=k1'),
    );
    expect(screen.getByText('K-7KM4X92TPA')).toBeVisible();
  });
});

describe('the page of the service', () => {
  const visit = (answers: readonly AnswerTo[], address = '/service-anfragen/') =>
    renderWidget(contactRequests, { signInUrl: '/desk/' }, options(answers, address));
  const answered = aContact({
    answer: { text: 'Ihr Paket kommt morgen.', answeredText: '24.11.2026, 9:00 Uhr', by: 'service 4700' },
  });

  it('shows a message as text, its files to save, and answers it', async () => {
    const { platform } = await visit(
      [
        answerTo(readContact, aContact({ message: '<img src=x onerror=alert(1)>' })),
        answerTo(answerContact, answered),
      ],
      '/service-anfragen/?anfrage=x7Qd',
    );
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    const [pdf] = screen.getAllByRole('link', { name: /speichern/ });
    expect(pdf).toHaveAttribute('download');
    await fill('Text der Antwort', 'Ihr Paket kommt morgen.');
    await press('Antwort senden');
    expect(await screen.findByText('Beantwortet am 24.11.2026, 9:00 Uhr von service 4700')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Antwort' })).toHaveFocus();
    expect(platform.callsOf(answerContact)).toMatchObject([
      { params: { contactId: 'x7Qd' }, form: { text: 'Ihr Paket kommt morgen.' } },
    ]);
  });

  it('closes a request without an answer after a second press', async () => {
    const closed = aContact({
      answer: { text: '', answeredText: '24.11.2026, 9:00 Uhr', by: 'service 4700' },
    });
    const { platform } = await visit(
      [answerTo(readContact, aContact()), answerTo(closeContact, closed)],
      '/service-anfragen/?anfrage=x7Qd',
    );
    expect(screen.getByRole('button', { name: 'Anfrage schließen', hidden: true })).not.toBeVisible();
    await userEvent.click(screen.getByText('Ohne Antwort schließen'));
    await press('Anfrage schließen');

    expect(await screen.findByText(/^Ohne Antwort geschlossen am 24.11.2026/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Antwort' })).toHaveFocus();
    expect(platform.callsOf(closeContact)).toMatchObject([{ params: { contactId: 'x7Qd' } }]);
  });

  it('says that there is more than it lists', async () => {
    await visit([answerTo(readContacts, { requests: [], hasMore: true })]);
    expect(screen.getByText(/noch mehr offene Anfragen/)).toBeVisible();
  });

  it('lists what waits', async () => {
    const { contactId, number, topic, receivedText, name } = aContact();
    await visit([answerTo(readContacts, { requests: [{ contactId, number, topic, receivedText, name }] })]);
    expect(screen.getByRole('link', { name: 'K-7KM4X92TPA' })).toHaveAttribute('href', '?anfrage=x7Qd');
    expect(screen.getByText('Lieferung und Abholung')).toBeVisible();
  });

  it.each([
    ['nobody is signed in', readContacts, refuse({}, 401), ''],
    ['the person belongs to a store', readContacts, refuse({}, 404), ''],
  ])('leads to the sign-in when %s', async (_, call, answer, query) => {
    await visit([answerTo(call, answer)], `/service-anfragen/${query}`);
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/desk/');
  });

  it('says that a request is not there', async () => {
    await visit([answerTo(readContact, refuse({}, 404))], '/service-anfragen/?anfrage=fremd');
    expect(screen.getByRole('heading', { name: 'Diese Anfrage gibt es nicht' })).toBeVisible();
  });
});
