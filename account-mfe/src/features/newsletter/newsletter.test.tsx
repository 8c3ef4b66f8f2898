import { createHash } from 'node:crypto';
import {
  changeNewsletter,
  confirmNewsletter,
  endNewsletter,
  readAccount,
  readFormAnswer,
  readNewsletter,
  subscribeNewsletter,
  tellNewsletterReason,
} from '@fachwerk/shared/calls';
import { NEWSLETTER_CONSENT } from '@fachwerk/shared/rules';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAccount, anAnswer, aSubscription, refuse, urls } from '../../testing/account-fixtures';
import { accountPage } from '../account/account-page.widget';
import { newsletterFooter } from './newsletter-footer.widget';
import { newsletterLayer } from './newsletter-layer.widget';
import { newsletterPage } from './newsletter-page.widget';
import { newsletterSuccess } from './newsletter-success.widget';
import { newsletterSurvey } from './newsletter-survey.widget';
import { newsletterUpdate } from './newsletter-update.widget';

const goTo = jest.fn();
jest.mock('../../go-to', () => ({ goTo: (address: string): unknown => goTo(address) }));
beforeEach(() => goTo.mockClear());

const mailSent = answerTo(subscribeNewsletter, { state: 'mail-sent' });
const options = (answers: readonly AnswerTo[], address = '/newsletter/') => ({
  messages,
  config: { pageUrls: urls },
  url: `https://shop.example${address}`,
  answers,
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

it('the text of a consent stays as it is: the proof names its version', () => {
  const text = (messages as Record<string, string>)[`newsletter.consent.${NEWSLETTER_CONSENT}`] ?? '';
  expect([NEWSLETTER_CONSENT, createHash('sha256').update(text).digest('hex').slice(0, 12)]).toEqual([
    'v1',
    'c0b76548915e',
  ]);
});

describe('the page', () => {
  it('asks for topics, none of which is chosen beforehand, and says where the mail is', async () => {
    const { platform } = await renderWidget(newsletterPage, {}, options([mailSent]));
    for (const topic of screen.getAllByRole('checkbox')) expect(topic).not.toBeChecked();
    await fill('E-Mail-Adresse', 'jo@example.org');
    await press('Newsletter bestellen');
    await waitFor(() => expect(screen.getByLabelText('Angebote und Aktionen')).toBeInvalid());
    expect(platform.callsOf(subscribeNewsletter)).toEqual([]);

    await tick('Neues aus den Märkten');
    await press('Newsletter bestellen');
    expect(await screen.findByRole('group', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toHaveFocus();
    expect(screen.getByText('jo@example.org')).toBeVisible();
    expect(platform.callsOf(subscribeNewsletter)).toMatchObject([
      { form: { email: 'jo@example.org', offers: false, projects: false, stores: true } },
    ]);
  });

  it.each([
    ['confirm' as const, 'Adresse bestätigen', confirmNewsletter, '/newsletter/willkommen/?token=x'],
    ['end' as const, 'Newsletter abbestellen', endNewsletter, '/newsletter/abgemeldet/'],
  ])('acts by a press and not by a visit: %s', async (step, button, call, redirect) => {
    const { platform } = await renderWidget(
      newsletterPage,
      { step },
      options([answerTo(call, { redirect })], '/newsletter/?token=abc'),
    );
    expect(platform.calls).toEqual([]);
    await press(button);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(redirect));
    expect(platform.callsOf(call)).toMatchObject([{ form: { token: 'abc' } }]);
  });

  it('does not leave the shop, whatever an answer says', async () => {
    await renderWidget(
      newsletterPage,
      { step: 'confirm' },
      options([answerTo(confirmNewsletter, { redirect: '//evil.example/' })], '/newsletter/?token=abc'),
    );
    await press('Adresse bestätigen');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  });

  it('leads from a broken link to the form', async () => {
    await renderWidget(newsletterPage, { step: 'end' }, options([]));
    expect(screen.getByRole('link', { name: 'Zum Newsletter' })).toHaveAttribute('href', '/newsletter/');
  });
});

it('the field above the footer subscribes to all topics, which its text names, and needs no script', async () => {
  const { platform } = await renderWidget(newsletterFooter, {}, options([]));
  expect(screen.getByText(/Angebote, Anleitungen und Neues aus den Märkten/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Themen wählen' })).toHaveAttribute(
    'data-opens',
    'account:newsletter-requested',
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
  await fill('E-Mail-Adresse', 'jo@example.org');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    email: 'jo@example.org',
    offers: 'on',
    projects: 'on',
    stores: 'on',
  });
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/rest/newsletter/']);
  expect(platform.calls).toEqual([]);
});

it('the field above the footer is not on pages for one task', async () => {
  const { container } = await renderWidget(newsletterFooter, { isQuiet: true }, options([]));
  expect(container).toBeEmptyDOMElement();
});

it('the layer opens with a press only', async () => {
  const { platform } = await renderWidget(newsletterLayer, {}, options([mailSent]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(async () => platform.bus.publish('account:newsletter-requested', {}));
  expect(screen.getByRole('dialog', { name: 'Newsletter' })).toBeVisible();
  await expectNoAxeViolations(document.body);
  await tick('Angebote und Aktionen');
  await fill('E-Mail-Adresse', 'jo@example.org');
  await press('Newsletter bestellen');
  const sent = await screen.findByRole('dialog', { name: 'Bitte bestätigen Sie Ihre Adresse' });
  expect(sent).toContainElement(document.activeElement as HTMLElement);
  await press('Verstanden');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a new subscriber is welcomed, with the way to the topics', async () => {
  await renderWidget(newsletterSuccess, {}, options([], '/newsletter/willkommen/?token=a-b'));
  expect(screen.getByRole('link', { name: 'Themen ändern' })).toHaveAttribute(
    'href',
    '/newsletter/aendern/?token=a-b',
  );
});

describe('a subscriber', () => {
  const visit = (subscription = aSubscription(), answers: readonly AnswerTo[] = []) =>
    renderWidget(
      newsletterUpdate,
      {},
      options([answerTo(readNewsletter, subscription), ...answers], '/newsletter/aendern/?token=abc'),
    );

  it('changes topics', async () => {
    const { platform } = await visit(aSubscription(), [answerTo(changeNewsletter, { state: 'saved' })]);
    expect(screen.getByText('Der Newsletter geht an e…@example.org.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Angebote und Aktionen' })).toBeChecked();
    await tick('Neues aus den Märkten');
    await press('Auswahl speichern');
    expect(await screen.findByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    expect(platform.callsOf(changeNewsletter)).toMatchObject([
      { form: { token: 'abc', offers: true, projects: false, stores: true } },
    ]);
  });

  it('ends', async () => {
    await visit(aSubscription(), [answerTo(endNewsletter, { redirect: '/newsletter/abgemeldet/' })]);
    await press('Newsletter abbestellen');
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/newsletter/abgemeldet/'));
  });

  it('goes on after a pause', async () => {
    await visit(aSubscription({ isPaused: true }), [answerTo(changeNewsletter, { state: 'saved' })]);
    expect(screen.getByText(/kamen bei Ihnen nicht an/)).toBeVisible();
    await press('Auswahl speichern');
    await waitFor(() => expect(screen.queryByText(/kamen bei Ihnen nicht an/)).not.toBeInTheDocument());
  });

  it('who has ended is told so', async () => {
    await visit(aSubscription({ isSubscribed: false, topics: [] }));
    expect(screen.getByText(/Sie haben den Newsletter abbestellt/)).toBeVisible();
  });
});

describe('the survey', () => {
  it('asks why, and thanks', async () => {
    const { platform } = await renderWidget(
      newsletterSurvey,
      {},
      options([answerTo(tellNewsletterReason, { state: 'counted' })]),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Er kam zu oft.' }));
    await press('Antwort senden');
    expect(await screen.findByRole('group', { name: 'Vielen Dank' })).toHaveFocus();
    expect(platform.callsOf(tellNewsletterReason)).toMatchObject([{ form: { reason: 'often' } }]);
  });

  it('thanks without script', async () => {
    await renderWidget(
      newsletterSurvey,
      {},
      options([answerTo(readFormAnswer, anAnswer({}))], '/newsletter/abgemeldet/?answer=k1'),
    );
    expect(screen.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  });
});

describe('the tab of the account', () => {
  const visit = (answers: readonly AnswerTo[]) =>
    renderWidget(
      accountPage,
      { tab: 'newsletter' },
      options([answerTo(readAccount, anAccount()), ...answers], '/account/newsletter/'),
    );
  const none = aSubscription({ email: 'erika@example.org', isSubscribed: false, topics: [] });

  it('subscribes with the confirmed address, after which it can be ended', async () => {
    const { platform } = await visit([
      answerTo(readNewsletter, none),
      answerTo(changeNewsletter, { state: 'saved' }),
    ]);
    expect(screen.getByText(/geht an erika@example.org, die bestätigte Adresse/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Newsletter abbestellen' })).not.toBeInTheDocument();
    await tick('Angebote und Aktionen');
    await press('Newsletter bestellen');
    expect(await screen.findByRole('button', { name: 'Newsletter abbestellen' })).toBeVisible();
    expect(platform.callsOf(changeNewsletter)).toMatchObject([{ form: { token: '', offers: true } }]);
  });

  it('keeps the choice when the shop refuses it', async () => {
    await visit([
      answerTo(readNewsletter, none),
      answerTo(changeNewsletter, refuse({ globalErrors: [{ msg: 'error.login.required' }] }, 401)),
    ]);
    await tick('Angebote und Aktionen');
    await press('Newsletter bestellen');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Angebote und Aktionen' })).toBeChecked();
  });
});
