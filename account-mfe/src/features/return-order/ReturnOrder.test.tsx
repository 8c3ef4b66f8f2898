import { readFormAnswer, readOrder, reportCase } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import {
  anOrderLine,
  anOrderView,
  type AnswerTo,
  answerTo,
  expectNoAxeViolations,
  fill,
  renderWidget,
} from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../messages.de.json';
import { anAnswer, urls } from '../../testing/account-fixtures';
import { returnOrder } from './return-order.widget';

const receipt = { number: 'R-7KM4X92TPA', nextText: 'Wir melden uns bei Ihnen.' };
const order = anOrderView({
  actions: ['withdraw'],
  lines: [
    anOrderLine({ name: 'Hammer', quantity: 3, handedOver: 3, returned: 1 }),
    anOrderLine({ lineId: 3, name: 'Dübel', quantity: 1, handedOver: 0 }),
  ],
});

const visit = (answers: readonly AnswerTo[] = [], query = '') =>
  renderWidget(
    returnOrder,
    { orderId: 'x7Qd' },
    {
      messages,
      config: { pageUrls: { ...urls, guestOrders: '/bestellungen/' } },
      url: `https://shop.example/bestellungen/x7Qd/zurueckgeben/${query}`,
      answers: [answerTo(readOrder, order), answerTo(reportCase, receipt), ...answers],
    },
  );

it('reports chosen pieces with a wish, and says what is next', async () => {
  const { platform } = await visit();
  expect(screen.queryByText('Dübel')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge: Hammer' }), '1 von 2');
  await userEvent.click(screen.getByRole('radio', { name: 'Neuer Artikel' }));
  await fill(/^Was ist passiert/, 'Der Stiel ist gerissen.');
  await userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  expect(await screen.findByRole('group', { name: 'Wir haben Ihre Meldung erhalten' })).toHaveFocus();
  expect(screen.getByText(/R-7KM4X92TPA/)).toBeVisible();
  expect(screen.getByText(receipt.nextText)).toBeVisible();
  expect(platform.callsOf(reportCase)).toMatchObject([
    { form: { kind: 'COMPLAINT', wish: 'REPLACE', lines: '1,1:1', text: 'Der Stiel ist gerissen.' } },
  ]);
});

it('states the right to a repair before the choice', async () => {
  await visit();
  expect(screen.getByText(/verlängert sich die Gewährleistung einmal um zwölf Monate/)).toBeVisible();
});

describe('pictures', () => {
  const aFile = (name: string, bytes = 10, type = 'image/jpeg') =>
    new File([new Uint8Array(bytes)], name, { type });
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText(/^Bilder/), files, { applyAccept: false });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Absenden' }));

  it('go with the report, one after the other as a camera gives them', async () => {
    const { platform, container } = await visit();
    await choose(aFile('riss.jpg'));
    expect(await screen.findByText('1 von 3 Bildern gewählt')).toBeVisible();
    await choose(aFile('schild.png', 10, 'image/png'), aFile('falsch.jpg'));
    expect(await screen.findByText('3 von 3 Bildern gewählt')).toBeVisible();
    await expectNoAxeViolations(container);
    await userEvent.click(screen.getByRole('button', { name: 'Bild 3 entfernen: falsch.jpg' }));
    expect(screen.getByLabelText(/^Bilder/)).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menge: Hammer' }), '1 von 2');
    await fill(/^Was ist passiert/, 'Gerissen.');
    await send();

    await screen.findByText(/R-7KM4X92TPA/);
    expect(platform.callsOf(reportCase)[0]?.files).toMatchObject([
      { field: 'pictures', name: 'riss.jpg' },
      { field: 'pictures', name: 'schild.png' },
    ]);
  });

  it.each([
    ['a fourth', ['a', 'b', 'c', 'd'].map((name) => aFile(`${name}.jpg`)), /höchstens drei Bilder/],
    ['one of 50 MB that cannot be scaled', [aFile('gross.jpg', 50 * 1024 * 1024)], /größer als 8\sMB/],
    ['a document', [aFile('brief.pdf', 10, 'application/pdf')], /kein Bild, das wir lesen können/],
  ])('are not joined by %s, and what was typed stays', async (_what, files, sentence) => {
    await visit();
    await fill(/^Was ist passiert/, 'Gerissen.');
    await choose(...files);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Bilder/)).toHaveAccessibleDescription(sentence);
    expect(screen.getByLabelText(/^Was ist passiert/)).toHaveValue('Gerissen.');
  });

  it('can be sent without script, and a refusal is at their field', async () => {
    const fieldErrors = [{ field: 'pictures', msg: 'returnOrder.pictures.tooLarge' }];
    const values = { kind: 'COMPLAINT', wish: 'REPLACE', lines: '1,1:1', text: 'Gerissen.' };
    const { container } = await visit(
      [answerTo(readFormAnswer, anAnswer({ form: 'order-case', values, fieldErrors }))],
      '?answer=k1',
    );
    expect(container.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
    expect(screen.getByLabelText(/^Bilder/)).toHaveAccessibleDescription(/größer als 8\sMB/);
    expect(screen.getByLabelText(/^Was ist passiert/)).toHaveValue('Gerissen.');
  });
});

it('without script keeps what was typed, and shows the receipt', async () => {
  const values = { kind: 'RETURN', wish: 'REFUND', lines: '1,1:2', text: 'Zu groß' };
  const fieldErrors = [{ field: 'lines', msg: 'returnOrder.lines.missing' }];
  const { unmount } = await visit(
    [answerTo(readFormAnswer, anAnswer({ form: 'order-case', values, fieldErrors }))],
    '?answer=k1',
  );
  expect(screen.getByRole('radio', { name: 'Ich möchte den Artikel zurückgeben' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Hammer' })).toBeChecked();
  expect(screen.getByLabelText(/^Was ist passiert/)).toHaveValue('Zu groß');
  unmount();

  await visit([answerTo(readFormAnswer, anAnswer({ form: 'order-case', result: receipt }))], '?answer=k2');
  expect(screen.getByText(/R-7KM4X92TPA/)).toBeVisible();
});

it('says when there is nothing to give back', async () => {
  await visit([answerTo(readOrder, anOrderView({ lines: [anOrderLine({ handedOver: 0 })] }))]);
  expect(screen.getByText('Hier gibt es nichts zurückzugeben')).toBeVisible();
});

it('sends visitors who may not read the order to the login', async () => {
  const refused = () => {
    throw new HttpError('bad-request', 'for the test', 404);
  };
  const { loaded } = await visit([answerTo(readOrder, refused)]);
  expect(loaded?.page?.redirect).toBe('/bestellungen/anmelden/?bestellung=1');
});
