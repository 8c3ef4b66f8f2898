import { applyForCard, askAboutCard, readFormAnswer } from '@fachwerk/shared/calls';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, urls } from '../../testing/account-fixtures';
import { bonusCardPage } from './bonus-card-page.widget';
import { partnerCardPage } from './partner-card-page.widget';

const visit = (
  widget: typeof bonusCardPage | typeof partnerCardPage,
  answers: readonly AnswerTo[] = [],
  props: object = {},
  query = '',
) =>
  renderWidget(widget, props, {
    messages,
    config: { pageUrls: urls },
    url: `https://shop.example/partnerkarte/${query}`,
    answers: [
      answerTo(applyForCard, { state: 'sent' }),
      answerTo(askAboutCard, { state: 'sent' }),
      ...answers,
    ],
  });
const form = (name: string) => within(screen.getByRole('form', { name }));

it('sends the application of a firm', async () => {
  const { platform, container } = await visit(partnerCardPage);
  await expectNoAxeViolations(container);
  const application = form('Antrag');
  await fill('Firma oder Verein', 'Zimmerei Nord GmbH');
  await userEvent.type(application.getByLabelText('Nachname'), 'Nord');
  await userEvent.type(application.getByLabelText('E-Mail-Adresse'), 'nord@example.org');
  await fill('Postleitzahl', '20457');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Antrag senden' }));

  expect(await screen.findByText('Wir prüfen Ihren Antrag und schreiben Ihnen per E-Mail.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Angekommen' })).toHaveFocus();
  expect(platform.calls.at(-1)?.body).toEqual({
    kind: 'PARTNER',
    firm: 'Zimmerei Nord GmbH',
    firstName: '',
    lastName: 'Nord',
    email: 'nord@example.org',
    postalCode: '20457',
    acceptTerms: true,
  });
});

it('asks a person for no firm, and offers no questions', async () => {
  const { container } = await visit(bonusCardPage, [], { headline: 'Punkte sammeln' });

  expect(screen.getByRole('heading', { level: 1, name: 'Punkte sammeln' })).toBeVisible();
  expect(screen.queryByLabelText('Firma oder Verein')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Ihre Frage')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('sends a question', async () => {
  await visit(partnerCardPage);
  const question = form('Fragen zur Karte');
  await userEvent.type(question.getByLabelText('Name'), 'Nord');
  await userEvent.type(question.getByLabelText('E-Mail-Adresse'), 'nord@example.org');
  await fill('Ihre Frage', 'Gilt die Karte auch in Österreich?');
  await userEvent.click(screen.getByRole('button', { name: 'Frage senden' }));

  expect(await screen.findByText('Wir antworten Ihnen per E-Mail.', { selector: 'p' })).toBeVisible();
});

it('needs the consent', async () => {
  await visit(partnerCardPage);
  await userEvent.click(screen.getByRole('button', { name: 'Antrag senden' }));

  await waitFor(() => expect(screen.getByRole('checkbox')).toBeInvalid());
});

it('shows without script what was sent, and what has to be corrected', async () => {
  await visit(
    partnerCardPage,
    [answerTo(readFormAnswer, anAnswer({ form: 'card-application', msg: 'partnerCard.sent' }))],
    {},
    '?answer=key',
  );
  expect(screen.getByText('Wir prüfen Ihren Antrag und schreiben Ihnen per E-Mail.')).toBeVisible();
});
