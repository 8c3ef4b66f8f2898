import { submitSurvey } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../testing/test-data';
import styles from './Survey.module.css';
import { survey } from './survey.widget';

const question = { uniqueName: 'hilfreich', text: 'Hat es geholfen?' };
const choice = {
  uniqueName: 'vorhaben',
  text: 'Was haben Sie vor?',
  options: [
    { value: 'waende', label: 'Wände streichen' },
    { value: 'decke', label: 'Die Decke streichen' },
  ],
};
const aSurvey = { formId: 'ratgeber', headline: 'Ihre Meinung', questions: [question, choice] };
const show = (props: object = {}, answer: unknown = undefined) =>
  renderWidget(
    survey,
    { ...aSurvey, ...props },
    {
      messages,
      answers: [
        answerTo(submitSurvey, () => {
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      ],
    },
  );
const press = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Antworten senden' }));
const thanks = () => screen.getByText(/Vielen Dank/);

it('asks each question in a group with its answers', async () => {
  await show();

  const groups = screen.getAllByRole('group');
  expect(screen.getByRole('group', { name: 'Hat es geholfen?' })).toBe(groups[0]);
  expect(screen.getByRole('group', { name: 'Was haben Sie vor?' })).toBe(groups[1]);
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ),
  ).toEqual([
    ['Gut', 'Geht so', 'Nicht gut'],
    ['Wände streichen', 'Die Decke streichen'],
  ]);
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

it('sends the answers once, and thanks in place of the questions, with the focus', async () => {
  const { platform } = await show({ thanks: 'Vielen Dank für zwei Antworten.' });
  await press('Geht so');
  await press('Die Decke streichen');
  await send();

  expect(platform.callsOf(submitSurvey)).toEqual([
    {
      form: {
        formId: 'ratgeber',
        questions: '[{"uniqueName":"hilfreich","value":"neutral"},{"uniqueName":"vorhaben","value":"decke"}]',
      },
    },
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('Vielen Dank für zwei Antworten.')).toHaveFocus();
});

it.each([404, 429, 500])('thanks also when the server answers %d', async (status) => {
  await show({}, new HttpError('bad-response', String(status), status));
  await press('Gut');
  await press('Wände streichen');
  await send();

  expect(thanks()).toHaveFocus();
});

it('is answered with the keyboard', async () => {
  const { platform } = await show({ questions: [question] });
  await userEvent.tab();
  await userEvent.keyboard('[ArrowDown]');
  await userEvent.tab();
  await userEvent.keyboard('[Enter]');

  expect(platform.callsOf(submitSurvey)).toMatchObject([
    { form: { questions: '[{"uniqueName":"hilfreich","value":"neutral"}]' } },
  ]);
});

it('demands an answer to each question, with the focus on the first without', async () => {
  const { platform, container } = await show();
  const errors = () => screen.queryAllByText('Bitte wählen Sie eine Antwort aus.');
  await send();
  expect(errors()).toHaveLength(2);
  expect(screen.getByRole('radio', { name: 'Gut' })).toHaveFocus();
  await expectNoAxeViolations(container);

  await press('Gut');
  expect(errors()).toHaveLength(1);
  await send();
  expect(screen.getByRole('radio', { name: 'Wände streichen' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Was haben Sie vor?' })).toHaveAccessibleDescription(
    'Bitte wählen Sie eine Antwort aus.',
  );
  expect(platform.callsOf(submitSurvey)).toEqual([]);

  await press('Die Decke streichen');
  await send();
  expect(platform.callsOf(submitSurvey)).toHaveLength(1);
});

it('is a plain form that leads back to its thanks', async () => {
  const { container } = await show();
  const form = screen.getByRole('form', { name: 'Ihre Meinung' }) as HTMLFormElement;

  expect(form).toHaveAttribute('method', 'post');
  expect(form.getAttribute('action')).toMatch(/\/survey\/submission\/$/);
  expect(thanks()).toHaveAttribute('id', 'ratgeber-danke');
  expect(thanks()).toHaveClass(styles.thanks as string);
  fireEvent.click(screen.getByRole('radio', { name: 'Gut' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Wände streichen' }));
  expect([...new FormData(form)]).toEqual([
    ['formId', 'ratgeber'],
    ['question.hilfreich', 'positiv'],
    ['question.vorhaben', 'waende'],
  ]);
  expect(container.querySelector('script')).toBeNull();
});

const HOSTILE = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}${7*7}';

it('shows what an editor has typed as text in every field', async () => {
  const { container } = await show({
    headline: HOSTILE,
    text: HOSTILE,
    thanks: HOSTILE,
    questions: [
      { uniqueName: 'a', text: HOSTILE, options: [1, 2].map((at) => ({ value: `v${at}`, label: HOSTILE })) },
    ],
  });

  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getAllByText(HOSTILE).length).toBeGreaterThanOrEqual(6);
});

it.each([
  ['a form id with HTML', { formId: '<b>' }],
  ['no headline', { headline: '' }],
  ['no question', { questions: [] }],
  [
    '21 questions',
    { questions: Array.from({ length: 21 }, (_, at) => ({ ...question, uniqueName: `q${at}` })) },
  ],
  ['a question twice', { questions: [question, question] }],
  ['a name that ends a selector', { questions: [{ ...question, uniqueName: 'a"]' }] }],
  ['one answer to choose from', { questions: [{ ...choice, options: choice.options.slice(1) }] }],
  ['an answer twice', { questions: [{ ...choice, options: [choice.options[0], choice.options[0]] }] }],
  ['a value with HTML', { questions: [{ ...choice, options: [{ value: '<b>', label: 'B' }] }] }],
  ['a long text', { text: 'a'.repeat(401) }],
])('refuses %s', (_title, props) => {
  expect(survey.parseProps({ ...aSurvey, ...props })).toMatchObject({ ok: false });
});
