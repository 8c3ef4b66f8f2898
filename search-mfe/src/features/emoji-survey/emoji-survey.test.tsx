import { submitSurvey } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, renderWidget } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { emojiSurvey } from './emoji-survey.widget';
import styles from './EmojiSurvey.module.css';

const show = (props: object = {}, answer: unknown = undefined) =>
  renderWidget(
    emojiSurvey,
    { formId: 'produktseite', ...props },
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
const thanks = () => screen.getByText(/Vielen Dank/);

it('offers three faces', async () => {
  await show();

  expect(screen.getByRole('region', { name: 'Wie gefällt Ihnen diese Seite?' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Gut',
    'Geht so',
    'Nicht gut',
  ]);
  expect(thanks()).toHaveClass(styles.thanks as string);
});

it('thanks in place of the buttons after one click, with the focus', async () => {
  const { platform } = await show({ uniqueName: 'seite' });

  await userEvent.click(screen.getByRole('button', { name: 'Geht so' }));

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(thanks()).toHaveClass(styles.shownThanks as string);
  expect(thanks()).toHaveFocus();
  expect(platform.callsOf(submitSurvey)).toMatchObject([
    { form: { formId: 'produktseite', questions: '[{"uniqueName":"seite","value":"neutral"}]' } },
  ]);
});

it('thanks whatever the server answers', async () => {
  await show({}, new HttpError('bad-response', '500', 500));

  await userEvent.click(screen.getByRole('button', { name: 'Gut' }));

  expect(thanks()).toHaveFocus();
});

it('is a plain form that leads back to its thanks', async () => {
  const { container } = await show();

  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
  expect(container.querySelector('form')?.getAttribute('action')).toMatch(/\/survey\/submission\/$/);
  expect(thanks()).toHaveAttribute('id', 'produktseite-danke');
});

it.each([{ formId: '' }, { formId: 'a b' }, { formId: 'a', headline: '' }, {}])(
  'refuses what a page cannot mean: %p',
  (props) => {
    expect(emojiSurvey.parseProps(props).ok).toBe(false);
  },
);
