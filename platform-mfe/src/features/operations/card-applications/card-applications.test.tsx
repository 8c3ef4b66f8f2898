import { acceptCardApplication, readCardApplications, refuseCardApplication } from '@fachwerk/shared/calls';
import type { CardApplication } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import { press, visit } from '../testing/visit';

const anApplication = (part: Partial<CardApplication> = {}): CardApplication => ({
  applicationId: '4c0d0f6e-6f0e-4d62-9c1c-0e6f0f2d7a11',
  kind: 'PARTNER',
  firm: 'Zimmerei Nord GmbH',
  name: 'Nils Nord',
  email: 'nord@example.org',
  postalCode: '20457',
  question: '',
  appliedText: '30.11.2026, 11:00 Uhr',
  ...part,
});
const refuse = (status: number) => () => {
  throw new HttpError('bad-request', 'for the test', status);
};
const open = async (...answers: AnswerTo[]) => {
  const visited = await visit({}, answers);
  await press('Anträge anzeigen');
  return visited;
};

it('lists what waits, and sends the decision', async () => {
  const { platform, container } = await open(
    answerTo(readCardApplications, { applications: [anApplication()] }),
    answerTo(acceptCardApplication, { applications: [] }),
  );
  expect(await screen.findByRole('heading', { name: 'Partnerkarte: Zimmerei Nord GmbH' })).toBeVisible();
  expect(screen.getByText('Nils Nord · 20457 · 30.11.2026, 11:00 Uhr')).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Zimmerei Nord GmbH annehmen');
  expect(screen.getByText(/lässt sich nicht zurücknehmen/)).toBeVisible();
  expect(platform.callsOf(acceptCardApplication)).toEqual([]);
  await press('Annehmen');

  expect(await screen.findByText('Kein Antrag wartet')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Anträge auf Karten' })).toHaveFocus();
  expect(platform.calls.at(-1)?.path).toBe(
    '/rest/desk/card-applications/4c0d0f6e-6f0e-4d62-9c1c-0e6f0f2d7a11/accept/',
  );
});

it('refuses an application, and drops a question', async () => {
  const { platform } = await open(
    answerTo(readCardApplications, {
      applications: [anApplication({ kind: 'QUESTION', firm: '', question: 'Gilt sie in Österreich?' })],
    }),
    answerTo(refuseCardApplication, { applications: [] }),
  );
  expect(await screen.findByText('Gilt sie in Österreich?')).toBeVisible();
  await press('Frage von Nils Nord verwerfen');
  await press('Verwerfen');

  expect(await screen.findByText('Kein Antrag wartet')).toBeVisible();
  expect(platform.calls.at(-1)?.path).toMatch(/\/refuse\/$/);
});

it.each([
  [401, /Marktdienst/],
  [403, /Marktdienst/],
  [404, /schon entschieden/],
  [503, /nicht zu haben/],
])('says after %d why there is no list', async (status, reason) => {
  await open(answerTo(readCardApplications, refuse(status)));

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});
