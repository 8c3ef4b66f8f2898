import {
  readFormAnswer,
  requestPassword as requestPasswordCall,
  resetPassword as resetPasswordCall,
} from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, refuse, urls } from '../../testing/account-fixtures';
import { requestPassword } from './request-password.widget';
import { resetPassword } from './reset-password.widget';

type Options = NonNullable<Parameters<typeof renderWidget>[2]>;

const options = (address: string, answers: readonly AnswerTo[]): Options & { url: string } => ({
  messages: { ...messages, 'account.passwordReset.invalid': 'Dieser Link ist abgelaufen.' },
  config: { pageUrls: urls },
  url: `https://shop.example${address}`,
  answers,
});
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  it('says the same whether there is such an account or not', async () => {
    const { platform } = await renderWidget(
      requestPassword,
      {},
      options('/password/request/', [answerTo(requestPasswordCall, {})]),
    );
    await fill('E-Mail-Adresse', 'erika@example.org');
    await click('Link anfordern');

    expect(
      await screen.findByRole('group', { name: 'Bitte sehen Sie in Ihrem Postfach nach' }),
    ).toHaveFocus();
    expect(screen.getByText(/Wenn es zu/)).toHaveTextContent('erika@example.org ein Konto gibt');
    expect(platform.calls.at(-1)).toMatchObject({ body: { email: 'erika@example.org' } });
  });

  it('does not send an address that is none', async () => {
    const { platform } = await renderWidget(requestPassword, {}, options('/password/request/', []));
    await fill('E-Mail-Adresse', 'erika@');
    await click('Link anfordern');
    await waitFor(() => expect(screen.getByLabelText('E-Mail-Adresse')).toBeInvalid());
    expect(platform.calls).toEqual([]);
  });

  it('says without script that the mail is sent', async () => {
    await renderWidget(
      requestPassword,
      {},
      options('/password/request/?answer=k1', [
        answerTo(readFormAnswer, anAnswer({ msg: 'account.passwordRequest.done' })),
      ]),
    );
    expect(screen.getByText(/Wenn es zu dieser Adresse ein Konto gibt/)).toBeVisible();
  });
});

describe('a new password', () => {
  const type = (password: string) => fill('Neues Passwort', password);

  it('is sent with the token of the mail', async () => {
    const { platform } = await renderWidget(
      resetPassword,
      {},
      options('/password/reset/?token=abc', [answerTo(resetPasswordCall, {})]),
    );
    await type('Fachwerk-2');
    await click('Passwort speichern');

    expect(await screen.findByRole('group', { name: 'Ihr neues Passwort gilt' })).toHaveFocus();
    expect(platform.calls.at(-1)?.body).toEqual({
      token: 'abc',
      password: 'Fachwerk-2',
    });
  });

  it('is typed once, and can be shown', async () => {
    await renderWidget(resetPassword, {}, options('/password/reset/?token=abc', []));
    await type('Fachwerk-2');
    await click('Neues Passwort anzeigen');
    expect(screen.getByLabelText('Neues Passwort')).toHaveAttribute('type', 'text');
    expect(screen.queryByLabelText(/wiederholen/)).toBeNull();
  });

  it('offers a new link when this one is used up', async () => {
    await renderWidget(
      resetPassword,
      {},
      options('/password/reset/?token=abc', [
        answerTo(resetPasswordCall, refuse({ globalErrors: [{ msg: 'account.passwordReset.invalid' }] })),
      ]),
    );
    await type('Fachwerk-2');
    await click('Passwort speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen.');
    expect(screen.getByRole('link', { name: /Neuen Link anfordern/ })).toHaveAttribute(
      'href',
      '/password/request/',
    );
  });

  it('helps on when the mail program broke the link', async () => {
    await renderWidget(resetPassword, {}, options('/password/reset/', []));
    expect(screen.getByRole('link', { name: 'Link anfordern' })).toHaveAttribute(
      'href',
      '/password/request/',
    );
  });
});
