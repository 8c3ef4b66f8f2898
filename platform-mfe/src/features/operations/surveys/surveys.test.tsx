import { readDeskSurveys } from '@fachwerk/shared/calls';
import type { DeskSurvey } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import { press, visit } from '../testing/visit';

const aSurvey = (part: Partial<DeskSurvey> = {}): DeskSurvey => ({
  formId: 'ratgeber-streichen',
  isOpen: true,
  questions: [
    {
      uniqueName: 'hilfreich',
      answers: [
        { value: 'positiv', count: 2 },
        { value: 'neutral', count: 1 },
        { value: 'negativ', count: 0 },
      ],
    },
  ],
  ...part,
});
const open = async (...answers: AnswerTo[]) => {
  const visited = await visit({}, answers);
  await press('Umfragen anzeigen');
  return visited;
};

it('lists how often each answer was given', async () => {
  const { container } = await open(answerTo(readDeskSurveys, { surveys: [aSurvey()] }));
  const table = await screen.findByRole('table', { name: 'Antworten auf „hilfreich“: 3' });

  expect(
    within(table)
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Antwort', 'Anzahl', 'Anteil'],
    ['positiv', '2', '67\u00a0%'],
    ['neutral', '1', '33\u00a0%'],
    ['negativ', '0', '0\u00a0%'],
  ]);
  expect(screen.getByText('Antworten werden gespeichert')).toBeVisible();
  await expectNoAxeViolations(container);
});

it('states that a survey is over, and has no share without an answer', async () => {
  const questions = [{ uniqueName: 'garten', answers: [{ value: 'laub', count: 0 }] }];
  await open(answerTo(readDeskSurveys, { surveys: [aSurvey({ isOpen: false, questions })] }));

  expect(await screen.findByText('Nicht mehr eingetragen: keine neuen Antworten')).toBeVisible();
  expect(screen.getByText('0 %')).toBeVisible();
});

it('states that there is none', async () => {
  await open(answerTo(readDeskSurveys, { surveys: [] }));

  expect(await screen.findByText('Keine Umfrage')).toBeVisible();
});

it.each([
  [401, /Marktdienst/],
  [403, /Marktdienst/],
  [503, /nicht zu haben/],
])('says after %d why there is no list', async (status, reason) => {
  const refuse = () => {
    throw new HttpError('bad-request', 'for the test', status);
  };
  await open(answerTo(readDeskSurveys, refuse));

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});
