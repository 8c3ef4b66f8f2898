import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import type { Call } from '../contracts/kernel/call';
import type { FormAnswer } from '../contracts/kernel/form-answer';
import { HttpError } from '../http/http-error';
import messages from '../messages.de.json';
import { email, minLength, password, required } from '../rules/form-rules';
import { text } from '../rules/text';
import { answerTo } from '../testing/answer-to';
import { fakePlatform } from '../testing/fake-platform';
import { PlatformProvider } from '../widget/platform';
import { FormCheckbox, FormDateField, FormRadioGroup, FormTextArea, FormTextField } from './fields';
import { FormPasswordField } from './FormPasswordField';
import { ServerForm } from './ServerForm';
import { useServerForm } from './use-server-form';

const Schema = z.object({
  email: text(required, email),
  password: text(required, password),
  birthDate: z.string(),
  salutation: z.enum(['MRS', 'MR'], { error: 'forms.required' }),
  note: text(minLength(3)),
  newsletter: z.boolean(),
});
interface JoinAnswer {
  ok: boolean;
}
const join: Call<{ form: z.input<typeof Schema>; answer: JoinAnswer }> = {
  method: 'POST',
  path: '/club/',
};

interface Options {
  answer?: () => JoinAnswer | Promise<JoinAnswer>;
  lastAnswer?: FormAnswer;
  onDone?: () => void | 'leaving';
}

function Club({ lastAnswer, onDone = () => undefined }: Options) {
  const running = useServerForm({
    call: join,
    schema: () => Promise.resolve(Schema),
    initialValues: { email: '', password: '', birthDate: '', salutation: '', note: '', newsletter: false },
    lastAnswer,
    onDone,
  });
  return (
    <ServerForm
      form={running}
      submit={
        <button type="submit" aria-disabled={running.isPending}>
          Beitreten
        </button>
      }
    >
      <FormTextField name="email" label="E-Mail" />
      <FormPasswordField name="password" label="Passwort" autoComplete="new-password" hasRules />
      <FormDateField name="birthDate" label="Geburtstag" />
      <FormRadioGroup
        name="salutation"
        label="Anrede"
        options={[
          { value: 'MRS', label: 'Frau' },
          { value: 'MR', label: 'Herr' },
        ]}
      />
      <FormTextArea name="note" label="Notiz" />
      <FormCheckbox name="newsletter" label="Newsletter" />
    </ServerForm>
  );
}

function element({ answer = () => ({ ok: true }), ...options }: Options = {}) {
  const platform = fakePlatform({
    messages: { ...messages, 'error.login.required': 'Bitte melden Sie sich an.' },
    config: { pageUrls: { start: '/', search: '/search/', basket: '/basket/', login: '/login/' } },
    answers: [answerTo(join, answer)],
  });
  const node = (
    <PlatformProvider platform={platform}>
      <Club {...options} />
    </PlatformProvider>
  );
  return { node, platform };
}
const show = (options?: Options) => {
  const { node, platform } = element(options);
  render(node);
  return platform;
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Beitreten' }));
async function fill(label: string, value: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(value);
}
async function fillIn() {
  await fill('E-Mail', 'erika@example.org');
  await fill('Passwort', 'Fachwerk-1');
  await userEvent.click(screen.getByRole('radio', { name: 'Frau' }));
}
const refuse =
  (body: object, status = 400) =>
  () => {
    throw new HttpError('bad-request', 'refused', status, body);
  };

it('sends what was typed, also before any script as a plain form', async () => {
  const onDone = jest.fn();
  const platform = show({ onDone });
  await fillIn();
  await userEvent.type(screen.getByLabelText('Geburtstag'), '1.2.1990');
  await submit();

  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(platform.calls).toEqual([
    expect.objectContaining({
      path: '/club/',
      body: {
        email: 'erika@example.org',
        password: 'Fachwerk-1',
        birthDate: '01.02.1990',
        salutation: 'MRS',
        note: '',
        newsletter: false,
      },
    }),
  ]);
  expect(renderToString(element().node)).toContain(
    '<form noValidate="" class="form" action="/club/" method="post">',
  );
});

it('sends nothing while something is wrong, and goes to the first mistake', async () => {
  const platform = show();
  await fill('E-Mail', 'erika@example.org');
  await fill('Passwort', 'Fachwerk-1');
  await submit();

  const group = screen.getByRole('group', { name: 'Anrede' });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Bitte wählen Sie eine Anrede aus.'));
  expect(screen.getByRole('radio', { name: 'Frau' })).toHaveFocus();
  expect(platform.calls).toEqual([]);
});

it('shows the server’s errors under their fields with their values, keeps everything, and takes them back on input', async () => {
  show({
    answer: refuse({
      fieldErrors: [{ field: 'email', msg: 'forms.minLength', values: { min: 30 } }],
      globalErrors: [{ msg: 'error.validation.general.message' }],
    }),
  });
  await fillIn();
  await submit();

  const field = screen.getByLabelText('E-Mail');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Bitte geben Sie mindestens 30 Zeichen ein.'),
  );
  expect(field).toHaveFocus();
  expect(field).toHaveValue('erika@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('Fachwerk-1');
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie die markierten Felder.');

  await userEvent.type(field, 'x');
  expect(field).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows errors of the whole form and of unknown fields above the button', async () => {
  show({
    answer: refuse({
      fieldErrors: [{ field: 'captcha', msg: 'forms.required' }],
      globalErrors: [{ msg: 'forms.legalAge', values: { years: 18 } }],
    }),
  });
  await fillIn();
  await submit();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Sie müssen mindestens 18 Jahre alt sein.');
  expect(alert).toHaveTextContent('Bitte füllen Sie dieses Feld aus.');
  expect(
    alert.compareDocumentPosition(screen.getByRole('button', { name: 'Beitreten' })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

it('shows the text of a refusal as it is', async () => {
  show({ answer: refuse({ globalErrors: [{ msg: 'forms.legalAge', values: { years: 18 } }] }) });
  await fillIn();
  await submit();

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sie müssen mindestens 18\u00a0Jahre alt sein.',
  );
});

it.each([
  ['Es besteht keine Verbindung.', new HttpError('network', 'x')],
  ['nicht rechtzeitig geantwortet', new HttpError('timeout', 'x')],
  ['Im Shop ist ein Fehler aufgetreten.', new HttpError('bad-response', 'x', 500)],
  ['abgelaufen', new HttpError('bad-request', 'x', 403, { globalErrors: [{ msg: 'technical.error' }] })],
  [
    'warten Sie einige Minuten',
    new HttpError('bad-request', 'x', 429, { globalErrors: [{ msg: 'error.request.tooMany' }] }),
  ],
  ['nicht angenommen', new HttpError('bad-request', 'x', 400, { globalErrors: [{ msg: 'no.such.text' }] })],
])('says "%s" when the call fails, and lets the visitor try again', async (sentence, error) => {
  let isFirst = true;
  const onDone = jest.fn();
  show({
    onDone,
    answer: () => {
      if (!isFirst) return { ok: true };
      isFirst = false;
      throw error;
    },
  });
  await fillIn();
  await submit();

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('E-Mail')).toHaveValue('erika@example.org');
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends once, however often the visitor submits, and stays pending while the page goes away', async () => {
  let release: (body: JoinAnswer) => void = () => undefined;
  const platform = show({
    onDone: () => 'leaving',
    answer: () => new Promise((resolve) => (release = resolve)),
  });
  await fillIn();
  await submit();
  await submit();
  await userEvent.type(screen.getByLabelText('E-Mail'), '{Enter}');
  const button = screen.getByRole('button', { name: 'Beitreten' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(platform.calls).toHaveLength(1);

  release({ ok: true });
  await submit();
  expect(platform.calls).toHaveLength(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('shows the answer to a post without script: what was typed and what is wrong, in the HTML itself', () => {
  const { node } = element({
    lastAnswer: {
      form: 'club',
      values: { email: 'erika@', newsletter: 'on', salutation: 'MR' },
      fieldErrors: [
        { field: 'email', msg: 'forms.email' },
        { field: 'password', msg: 'forms.required' },
      ],
      globalErrors: [{ msg: 'error.validation.general.message' }],
    },
  });
  document.body.innerHTML = renderToString(node);

  expect(screen.getByLabelText('E-Mail')).toHaveValue('erika@');
  expect(screen.getByLabelText('E-Mail')).toBeInvalid();
  expect(screen.getByLabelText('Passwort')).toBeInvalid();
  expect(screen.getByRole('radio', { name: 'Herr' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie die markierten Felder.');
  document.body.innerHTML = '';
});

it('keeps what was typed before the script had come', async () => {
  const onDone = jest.fn();
  const { node, platform } = element({ onDone });
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(node);
  const control = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  Object.assign(control('email') ?? {}, { value: 'erika@example.org' });
  Object.assign(control('password') ?? {}, { value: 'Fachwerk-1' });
  Object.assign(control('salutation') ?? {}, { checked: true });
  Object.assign(control('newsletter') ?? {}, { checked: true });

  render(node, { container, hydrate: true });
  expect(screen.getByLabelText('E-Mail')).toHaveValue('erika@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('Fachwerk-1');
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(platform.calls.at(-1)?.body).toMatchObject({
    email: 'erika@example.org',
    password: 'Fachwerk-1',
    salutation: 'MRS',
    newsletter: true,
  });
});

it('ticks off what a new password has already', async () => {
  show();
  const input = screen.getByLabelText('Passwort');
  expect(metRules()).toEqual([]);

  await userEvent.type(input, 'fachwerk1');
  expect(metRules()).toEqual(['mindestens 8 Zeichen', 'eine Ziffer']);
  await userEvent.type(input, '-F');
  expect(metRules()).toHaveLength(4);
});

function metRules(): string[] {
  return screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((said) => said.includes('erfüllt'))
    .map((said) => said.replace(' – erfüllt', ''));
}

it('offers the login in a tab of its own when it has expired, and keeps what was typed, then sends it', async () => {
  const answers = [
    refuse({ globalErrors: [{ msg: 'error.login.required' }], fieldErrors: [] }, 401),
    () => ({ ok: true }),
  ];
  const onDone = jest.fn();
  window.history.replaceState(null, '', '/account/daten/?vor=1');
  show({ answer: () => answers.shift()!(), onDone });
  await fillIn();
  await submit();

  const link = await screen.findByRole('link', { name: 'Anmelden (neuer Tab)' });
  expect(link).toHaveAttribute('href', '/login/?successUrl=%2Faccount%2Fdaten%2F%3Fvor%3D1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/^Ihre Eingaben bleiben hier stehen/)).toBeVisible();
  expect(screen.getByLabelText('E-Mail')).toHaveValue('erika@example.org');
  expect(screen.getByLabelText('Passwort')).toHaveValue('Fachwerk-1');

  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.queryByRole('link', { name: /^Anmelden/ })).not.toBeInTheDocument();
});
