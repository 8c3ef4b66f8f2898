import { endConsentByLink, readFormAnswer } from '@fachwerk/shared/calls';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, refuse, urls } from '../../testing/account-fixtures';
import { consentEnd } from './consent-end.widget';

const open = (query: string, ...answers: ReturnType<typeof answerTo>[]) =>
  renderWidget(
    consentEnd,
    {},
    {
      messages: { ...messages, 'consent.error.link': 'Dieser Link ist unvollständig.' },
      url: `https://shop.example/mitteilungen/abbestellen/${query}`,
      config: { pageUrls: urls },
      answers,
    },
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Zustimmung beenden' }));

it('ends the consent with one press, and not by the visit', async () => {
  const { platform } = await open('?token=abc', answerTo(endConsentByLink, { state: 'ended' }));
  expect(platform.callsOf(endConsentByLink)).toEqual([]);

  await press();
  expect(await screen.findByRole('group', { name: 'Zustimmung beendet' })).toHaveFocus();
  expect(platform.callsOf(endConsentByLink)).toMatchObject([{ form: { token: 'abc' } }]);
});

it('explains a link that is not whole', async () => {
  const { unmount } = await open('');
  expect(screen.getByText(/^In diesem Link fehlt etwas/)).toBeVisible();
  unmount();

  await open(
    '?token=x',
    answerTo(endConsentByLink, refuse({ globalErrors: [{ msg: 'consent.error.link' }] })),
  );
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist unvollständig.');
});

it('says without script that it is done', async () => {
  await open(
    '?token=abc&answer=k1',
    answerTo(readFormAnswer, anAnswer({ form: 'consent-end', msg: 'consent.ended' })),
  );
  expect(screen.getByRole('heading', { name: 'Zustimmung beendet' })).toBeVisible();
});
