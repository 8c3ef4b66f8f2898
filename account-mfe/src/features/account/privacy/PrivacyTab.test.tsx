import {
  deleteAccount,
  keepAccount,
  readAccount,
  readFormAnswer,
  readPrivacy,
  requestExport,
} from '@fachwerk/shared/calls';
import type { DataExport } from '@fachwerk/shared/contracts';
import { type AnswerTo, answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../messages.de.json';
import { anAccount, anAnswer, refuse, unavailable, urls } from '../../../testing/account-fixtures';
import { accountPage } from '../account-page.widget';

const texts = {
  ...messages,
  'account.password.wrong': 'Dieses Passwort stimmt nicht.',
  'privacy.deletion.done': 'Ihr Kundenkonto wird gelöscht.',
  'privacy.deletion.undone': 'Ihr Kundenkonto bleibt bestehen.',
  'privacy.export.done': 'Wir stellen Ihre Daten zusammen.',
  'privacy.export.tooMany': 'Bitte warten Sie.',
};
const NOTHING = { exports: [], deletionText: null };
const READY: DataExport = {
  exportId: 'e1',
  requestedText: '30.11.2026, 14:05 Uhr',
  state: 'READY',
  untilText: '07.12.2026',
  files: [
    { format: 'pdf', sizeText: '20 kB' },
    { format: 'json', sizeText: '12 kB' },
  ],
};
const PLANNED = { exports: [], deletionText: '14.12.2026' };

const visit = (answers: readonly AnswerTo[] = [], account = anAccount(), tab = 'datenschutz', query = '') =>
  renderWidget(
    accountPage,
    { tab },
    {
      messages: texts,
      config: { pageUrls: { ...urls, privacy: '/datenschutz/' } },
      url: `https://shop.example/account/datenschutz/${query}`,
      answers: [
        answerTo(readAccount, account),
        ...answers,
        ...(answers.some(({ call }) => call === readPrivacy) ? [] : [answerTo(readPrivacy, NOTHING)]),
      ],
    },
  );
const form = (name: string) => within(screen.getByRole('form', { name }));
async function send(name: string, button: string) {
  await userEvent.type(form(name).getByLabelText('Passwort'), 'Werkbank-17');
  await userEvent.click(form(name).getByRole('button', { name: button }));
}

it('leads to the privacy policy', async () => {
  await visit();
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute('href', '/datenschutz/');
});

describe('a copy of the own data', () => {
  const NAME = 'Ihre Daten herunterladen';

  it('is asked for with the password, and is listed', async () => {
    const { platform } = await visit([
      answerTo(requestExport, { ...NOTHING, exports: [{ ...READY, state: 'WAITING', files: [] }] }),
    ]);
    await send(NAME, 'Daten anfordern');

    expect(await screen.findByText('Wir stellen Ihre Daten zusammen.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Angeforderte Kopien' })).toHaveTextContent(
      'wird zusammengestellt',
    );
    expect(platform.calls).toContainEqual(
      expect.objectContaining({ path: '/rest/account/export/', body: { password: 'Werkbank-17' } }),
    );
    expect(form(NAME).getByLabelText('Passwort')).toHaveValue('');
  });

  it('is downloaded as PDF and as JSON', async () => {
    await visit([answerTo(readPrivacy, { ...NOTHING, exports: [READY] })]);

    expect(screen.getByText(/liegt bereit bis 07\.12\.2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'PDF (20 kB)' })).toHaveAttribute(
      'href',
      '/rest/account/export/e1/pdf/',
    );
    expect(screen.getByRole('link', { name: 'JSON (12 kB)' })).toBeVisible();
  });

  it('shows a wrong password at its field and not in the other form', async () => {
    await visit([
      answerTo(
        requestExport,
        refuse({ fieldErrors: [{ field: 'password', msg: 'account.password.wrong' }] }),
      ),
    ]);
    await send(NAME, 'Daten anfordern');

    expect(await screen.findByText('Dieses Passwort stimmt nicht.')).toBeVisible();
    expect(form(NAME).getByLabelText('Passwort')).toBeInvalid();
    expect(form('Kundenkonto löschen').getByLabelText('Passwort')).toBeValid();
  });

  it('explains without script why there is none', async () => {
    await visit(
      [
        answerTo(
          readFormAnswer,
          anAnswer({ form: 'data-export', globalErrors: [{ msg: 'privacy.export.tooMany' }] }),
        ),
      ],
      anAccount(),
      'datenschutz',
      '?answer=k1',
    );

    expect(form(NAME).getByText('Bitte warten Sie.')).toBeVisible();
    expect(form('Kundenkonto löschen').queryByText('Bitte warten Sie.')).not.toBeInTheDocument();
  });
});

describe('the deletion of the account', () => {
  it('states its consequences, asks for the password, and can be taken back', async () => {
    await visit([answerTo(deleteAccount, PLANNED), answerTo(keepAccount, NOTHING)]);
    expect(screen.getByText(/Rechnungen bewahren wir so lange auf/)).toBeVisible();
    await send('Kundenkonto löschen', 'Konto löschen');

    const planned = 'Ihr Kundenkonto wird am 14.12.2026 gelöscht';
    expect(await screen.findByRole('heading', { name: planned })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Ihr Kundenkonto wird gelöscht.' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Konto behalten' }));

    expect(await screen.findByRole('form', { name: 'Kundenkonto löschen' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: planned })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Ihr Kundenkonto bleibt bestehen.' })).toHaveFocus();
  });

  it('is taken back without script, which the page says', async () => {
    await visit(
      [answerTo(readFormAnswer, anAnswer({ form: 'account-kept', msg: 'privacy.deletion.undone' }))],
      anAccount(),
      'datenschutz',
      '?answer=k1',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Ihr Kundenkonto bleibt bestehen.');
  });

  it('is shown on the other tabs, with the way to keep the account', async () => {
    await visit([], anAccount({ deletionText: '14.12.2026' }), '');

    expect(screen.getByText('Ihr Kundenkonto wird am 14.12.2026 gelöscht.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Konto behalten' })).toHaveAttribute(
      'href',
      '/account/datenschutz/',
    );
  });
});

it('offers to try again when the data cannot be read', async () => {
  await visit([answerTo(readPrivacy, unavailable)]);
  expect(screen.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute(
    'href',
    '/account/datenschutz/',
  );
});
