import { changeDeskText, readDeskTextChanges, readDeskTexts } from '@fachwerk/shared/calls';
import type { DeskText } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, visit } from '../testing/visit';

const aText = (german: string | null = null, change: Partial<DeskText> = {}): DeskText => ({
  key: 'cart.title',
  languages: [
    { language: 'de', ofCode: 'Warenkorb ({count})', ofEditors: german },
    { language: 'en', ofCode: 'Basket ({count})', ofEditors: null },
  ],
  ...change,
});
const list = (...texts: DeskText[]) => answerTo(readDeskTexts, { texts, total: texts.length });
const none = answerTo(readDeskTextChanges, { changes: [] });
const refusal = (status: number, body: object) => new HttpError('bad-request', 'for the test', status, body);

async function search(...answers: AnswerTo[]) {
  const visited = await visit({}, [...answers, none]);
  await userEvent.type(await screen.findByLabelText('Wörter oder Schlüssel'), 'warenkorb');
  await press('Texte suchen');
  return visited;
}
const german = async () => within(await screen.findByRole('region', { name: 'cart.title auf Deutsch' }));
async function write(typed: string) {
  const part = await german();
  await press('cart.title auf Deutsch ändern', part);
  const field = await part.findByLabelText('cart.title auf Deutsch');
  await userEvent.clear(field);
  await userEvent.type(field, typed.replaceAll('{', '{{'));
  await press('Speichern', part);
  return field;
}

it('finds texts by their words and shows what pages show, in every language', async () => {
  const queries: unknown[] = [];
  const { container } = await search(
    answerTo(readDeskTexts, ({ query }) => {
      queries.push(query);
      return { texts: [aText('Mein Einkauf ({count})')], total: 1234 };
    }),
  );

  expect(await screen.findByText('Mein Einkauf ({count})')).toBeVisible();
  expect((await german()).getByText('Warenkorb ({count})')).toBeVisible();
  const english = within(screen.getByRole('region', { name: 'cart.title auf Englisch' }));
  expect(english.getByText('Basket ({count})')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/^Die ersten 1 von 1\.234\sTexten/)).toBeVisible();
  expect(queries).toEqual([{ q: 'warenkorb' }]);
  await expectNoAxeViolations(container);
});

it('looks for changed texts only where that is wanted', async () => {
  const queries: unknown[] = [];
  await visit({}, [
    answerTo(readDeskTexts, ({ query }) => {
      queries.push(query);
      return { texts: [], total: 0 };
    }),
  ]);
  await userEvent.click(await screen.findByLabelText('Nur geänderte Texte'));
  await press('Texte suchen');

  expect(await screen.findByText('Kein Text gefunden')).toBeVisible();
  expect(queries).toEqual([{ q: '', changed: 'true' }]);
});

it('saves a text with what was seen before, says where it is shown, and returns the focus', async () => {
  const sent: unknown[] = [];
  await search(
    list(aText('Alt ({count})')),
    answerTo(changeDeskText, ({ params, json }) => {
      sent.push([params, json]);
      return aText(json.text);
    }),
  );
  await write('Einkauf: {count}');

  expect(
    await screen.findByText('Gespeichert. In höchstens fünf Sekunden zeigen es alle Seiten.'),
  ).toBeVisible();
  expect(screen.getByText('Unverändert: Englisch')).toBeVisible();
  expect(sent).toEqual([
    [
      { language: 'de', key: 'cart.title' },
      { text: 'Einkauf: {count}', seen: 'Alt ({count})' },
    ],
  ]);
  expect(screen.getByText('Einkauf: {count}')).toBeVisible();
  expect(screen.getByRole('button', { name: 'cart.title auf Deutsch ändern' })).toHaveFocus();
});

it('names what is wrong at the field and keeps what was typed', async () => {
  await search(
    list(aText()),
    answerTo(changeDeskText, () => {
      throw refusal(400, {
        fieldErrors: [{ field: 'text', msg: 'deskError.textLost', values: { name: '{count}' } }],
      });
    }),
  );
  const field = await write('Einkauf');

  expect(field).toHaveValue('Einkauf');
  expect(field).toBeInvalid();
  expect(screen.getByText('Platzhalter, die stehen bleiben: {count}')).toBeVisible();
});

it('shows what another operator has written meanwhile, and saves what was typed after it', async () => {
  const seen: unknown[] = [];
  await search(
    answerTo(readDeskTexts, () => ({
      texts: [aText(seen.length === 0 ? null : 'Von Kollegin ({count})')],
      total: 1,
    })),
    answerTo(changeDeskText, ({ json }) => {
      seen.push(json.seen);
      if (seen.length === 1) throw refusal(409, { globalErrors: [{ msg: 'deskError.textChanged' }] });
      return aText(json.text);
    }),
  );
  const field = await write('Von mir ({count})');

  expect(await screen.findByText('Von Kollegin ({count})')).toBeVisible();
  expect(field).toHaveValue('Von mir ({count})');
  await press('Speichern', await german());

  expect(await screen.findByText('Von mir ({count})')).toBeVisible();
  expect(seen).toEqual([null, 'Von Kollegin ({count})']);
});

it('shows the text of the code again', async () => {
  const sent: unknown[] = [];
  await search(
    list(aText('Mein Einkauf ({count})')),
    answerTo(changeDeskText, ({ json }) => {
      sent.push(json);
      return aText(json.text);
    }),
  );
  const part = await german();
  await press('cart.title auf Deutsch ändern', part);
  await press('Text der Software zeigen', part);

  expect(await part.findByText('Warenkorb ({count})')).toBeVisible();
  expect(sent).toEqual([{ text: null, seen: 'Mein Einkauf ({count})' }]);
});

it('lists who has changed a text when, and takes a change back', async () => {
  const sent: unknown[] = [];
  const changes = [
    {
      changedText: '1.12.2026, 8:00 Uhr',
      changedBy: '4700',
      before: 'Zwei ({count})',
      after: 'Drei ({count})',
    },
    {
      changedText: '30.11.2026, 8:00 Uhr',
      changedBy: '4701',
      before: 'Eins ({count})',
      after: 'Zwei ({count})',
    },
    { changedText: '29.11.2026, 8:00 Uhr', changedBy: 'shop', before: null, after: 'Eins ({count})' },
  ];
  const { container } = await visit({}, [
    list(aText('Drei ({count})')),
    answerTo(readDeskTextChanges, { changes }),
    answerTo(changeDeskText, ({ json }) => {
      sent.push(json);
      return aText(json.text);
    }),
  ]);
  await press('Texte suchen');
  const part = await german();
  await press('cart.title auf Deutsch: Verlauf', part);

  expect(await part.findByText('1.12.2026, 8:00 Uhr, von 4700')).toBeVisible();
  expect(part.getByText('Text der Software', { selector: 'del' })).toBeVisible();
  expect(part.getAllByRole('button', { name: 'Rückgängig machen' })).toHaveLength(1);
  await expectNoAxeViolations(container);
  await press('Den Text vom 29.11.2026, 8:00 Uhr wieder zeigen', part);
  await part.findByText(/^Gespeichert/);
  await press('Rückgängig machen', part);

  expect(sent).toEqual([
    { text: 'Eins ({count})', seen: 'Drei ({count})' },
    { text: 'Zwei ({count})', seen: 'Eins ({count})' },
  ]);
});

it('states why a change was not taken back, and shows what is there now', async () => {
  const changes = [{ changedText: '1.12.2026, 8:00 Uhr', changedBy: '4700', before: null, after: 'Alt' }];
  let isRefused = false;
  await visit({}, [
    answerTo(readDeskTexts, () => ({ texts: [aText(isRefused ? 'Von Kollegin' : 'Alt')], total: 1 })),
    answerTo(readDeskTextChanges, { changes }),
    answerTo(changeDeskText, () => {
      isRefused = true;
      throw refusal(409, { globalErrors: [{ msg: 'deskError.textChanged' }] });
    }),
  ]);
  await press('Texte suchen');
  const part = await german();
  await press('cart.title auf Deutsch: Verlauf', part);
  await press('Rückgängig machen', part);

  expect(await part.findByRole('alert')).toBeVisible();
  expect(await part.findByText('Von Kollegin')).toBeVisible();
});

it('keeps what is typed while a change is taken back', async () => {
  const changes = [{ changedText: '1.12.2026, 8:00 Uhr', changedBy: '4700', before: null, after: 'Alt' }];
  await visit({}, [
    answerTo(readDeskTexts, { texts: [aText('Alt')], total: 1 }),
    answerTo(readDeskTextChanges, { changes }),
    answerTo(changeDeskText, ({ json }) => aText(json.text)),
  ]);
  await press('Texte suchen');
  const part = await german();
  await press('cart.title auf Deutsch: Verlauf', part);
  await press('cart.title auf Deutsch ändern', part);
  const field = await part.findByLabelText('cart.title auf Deutsch');
  await userEvent.clear(field);
  await userEvent.type(field, 'Neuer Text');
  await press('Rückgängig machen', part);

  expect(await part.findByText(/^Gespeichert/)).toBeVisible();
  expect(field).toHaveValue('Neuer Text');
});

it('states why a text cannot be changed', async () => {
  await search(list(aText(null, { key: 'checkout.submit.button', fixed: 'order' })));

  expect(await screen.findByText(/^Diese Schaltfläche schreibt das Gesetz vor/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /ändern$/ })).toBeNull();
});

it.each([
  [401, /Marktdienst/],
  [503, /nicht geklappt/],
])('states after %d why there are no texts', async (status, reason) => {
  await search(
    answerTo(readDeskTexts, () => {
      throw new HttpError('bad-request', 'for the test', status);
    }),
  );

  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
});

it('keeps what is typed and not saved while other texts are searched', async () => {
  let found = [aText()];
  await search(
    answerTo(readDeskTexts, () => ({ texts: found, total: found.length })),
    answerTo(changeDeskText, () => {
      throw new HttpError('network', 'for the test');
    }),
  );
  await write('Einkauf: {count}');
  found = [];
  await press('Texte suchen');
  expect(await screen.findByText('Kein Text gefunden')).toBeVisible();

  found = [aText()];
  await press('Texte suchen');
  const part = await german();

  expect(part.getByLabelText('cart.title auf Deutsch')).toHaveValue('Einkauf: {count}');
  expect(screen.getByRole('button', { name: 'Texte suchen' })).toHaveFocus();
  await press('Abbrechen', part);
  await press('cart.title auf Deutsch ändern', part);
  expect(part.getByLabelText('cart.title auf Deutsch')).toHaveValue('Warenkorb ({count})');
});
