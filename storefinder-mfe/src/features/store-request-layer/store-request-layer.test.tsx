import { askStore } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { type AnswerTo, answerTo, expectNoAxeViolations, fill, renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deutz, messages as ownMessages, selected } from '../../testing/store-fixtures';
import { storeRequestLayer } from './store-request-layer.widget';

const messages = { ...ownMessages, 'storeRequest.error.wait': 'Bitte warten Sie {minutes} Min.' };
const QUESTION = 'Haben Sie das Brett auch in 2 m?';

async function open(answers: readonly AnswerTo[] = [], hasStore = true) {
  const sent = answerTo(askStore, { state: 'sent', store: { companyId: '1043', name: deutz.name } });
  const shown = await renderWidget(storeRequestLayer, {}, { messages, answers: [sent, ...answers] });
  const { bus } = shown.platform;
  await act(async () => {
    if (hasStore) bus.set('selectedStore', selected(deutz));
    bus.publish('storefinder:question-requested', { itemId: '200001', itemName: 'Regalbrett Eiche' });
  });
  return shown;
}
async function send() {
  await fill('Ihre Frage', QUESTION);
  await fill('Ihr Name', 'Jo Ohm');
  await fill('E-Mail-Adresse', 'jo@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Frage senden' }));
}

it('sends the question to the chosen store, and says where the answer comes', async () => {
  const { platform } = await open();
  expect(screen.getByRole('dialog', { name: 'Frage an den Markt' })).toHaveTextContent(
    'Ihre Frage geht an Fachwerk Köln-Deutz. Es geht um: Regalbrett Eiche',
  );
  await expectNoAxeViolations(document.body);
  await send();

  const sent = await screen.findByRole('dialog', { name: 'Ihre Frage ist beim Markt' });
  expect(sent).toHaveTextContent('Fachwerk Köln-Deutz antwortet Ihnen an jo@example.org.');
  expect(sent).toContainElement(document.activeElement as HTMLElement);
  expect(platform.callsOf(askStore)).toMatchObject([
    { form: { companyId: '1043', itemId: '200001', question: QUESTION, name: 'Jo Ohm' } },
  ]);
  await expectNoAxeViolations(document.body);
});

it('keeps what was typed where the shop refuses it', async () => {
  const refuse = () => {
    throw new HttpError('bad-request', 'for the test', 429, {
      fieldErrors: [],
      globalErrors: [{ msg: 'storeRequest.error.wait', values: { minutes: 10 } }],
    });
  };
  await open([answerTo(askStore, refuse)]);
  await send();

  expect(await screen.findByText(/Bitte warten Sie/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Ihre Frage/ })).toHaveValue(QUESTION);
});

it('keeps what was typed when the layer is closed and opened again', async () => {
  const { platform } = await open();
  await fill('Ihre Frage', QUESTION);
  await fill('Ihr Name', 'Jo Ohm');
  await userEvent.click(screen.getByRole('button', { name: 'Frage an den Markt schließen' }));
  const askAbout = (itemId: string) =>
    act(async () => platform.bus.publish('storefinder:question-requested', { itemId, itemName: 'Brett' }));

  await askAbout('200001');
  expect(await screen.findByRole('textbox', { name: /Ihre Frage/ })).toHaveValue(QUESTION);

  await askAbout('200002');
  expect(screen.getByRole('textbox', { name: /Ihre Frage/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /Ihr Name/ })).toHaveValue('Jo Ohm');
});

it('asks for a store first', async () => {
  const { platform } = await open([], false);
  const onRequest = jest.fn();
  platform.bus.set('layers', ['storefinder:layer-requested']);
  platform.bus.on('storefinder:layer-requested', onRequest, platform.signal);

  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Markt wählen' }));
  expect(onRequest).toHaveBeenCalledTimes(1);

  await act(async () => platform.bus.set('selectedStore', selected(deutz)));
  expect(await screen.findByRole('textbox', { name: /Ihre Frage/ })).toBeVisible();
});
