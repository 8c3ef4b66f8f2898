import { correctStock, enterPrice, readDeskItem } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskItem, aPrice } from '../testing/a-desk-item';
import { findItem, openItemsTab } from '../testing/open-items-tab';

jest.setTimeout(30_000);

const refusal = (status: number, body: object) => new HttpError('bad-request', 'for the test', status, body);

it('finds an item by its code, with what lies in the store and the label of its shelf', async () => {
  const { platform, container } = await openItemsTab([answerTo(readDeskItem, aDeskItem())]);
  await findItem();

  expect(await screen.findByRole('heading', { name: /Wandfarbe/ })).toBeVisible();
  expect(screen.getByText('Gang 7, Regal 3')).toBeVisible();
  expect(screen.getByText('3,98 € je 1 l')).toBeInTheDocument();
  expect(screen.getByText('Artikel 100401 · EAN 4006381333931')).toBeInTheDocument();
  expect(platform.callsOf(readDeskItem)).toMatchObject([{ query: { code: '4006381333931' } }]);
  expect(screen.queryByText(/Preis der Preiszone/)).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('says that a scanned code is no item', async () => {
  await openItemsTab([
    answerTo(readDeskItem, () => {
      throw refusal(404, { globalErrors: [{ msg: 'deskItem.unknownItem' }] });
    }),
  ]);
  await findItem('nonsense');

  expect(await screen.findByText(/Diesen Artikel gibt es nicht/)).toBeVisible();
});

it('corrects the stock, and names pieces that are promised too many', async () => {
  const after = aDeskItem({}, { onHand: 1, sellable: 0, promisedTooMany: 3 });
  const { platform, announce } = await openItemsTab([
    answerTo(readDeskItem, aDeskItem()),
    answerTo(correctStock, after),
  ]);
  await findItem();
  const save = await screen.findByRole('button', { name: 'Bestand speichern' });
  await userEvent.click(save);
  expect(screen.getByText('Bitte geben Sie eine Zahl ein.')).toBeVisible();

  await userEvent.type(screen.getByRole('textbox', { name: /Bestand im Markt/ }), '1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grund' }), 'Nicht auffindbar');
  await userEvent.click(save);

  expect(await screen.findByText(/Zu viel versprochen: 3/)).toBeVisible();
  expect(platform.callsOf(correctStock)).toMatchObject([
    { params: { itemId: '100401' }, json: { counted: 1, seen: 10, reason: 'LOST' } },
  ]);
  expect(announce).toHaveBeenLastCalledWith('Gespeichert: Bestand 1.');
});

it('shows what another phone has changed, and keeps what was typed', async () => {
  let isFirst = true;
  const { platform, container } = await openItemsTab([
    answerTo(readDeskItem, aDeskItem()),
    answerTo(correctStock, () => {
      if (!isFirst) return aDeskItem({}, { onHand: 9, sellable: 5 });
      isFirst = false;
      throw refusal(412, {
        globalErrors: [{ msg: 'deskItem.stockChanged', values: { count: 8 } }],
        item: aDeskItem({}, { onHand: 8, sellable: 4 }),
      });
    }),
  ]);
  await findItem();
  const counted = await screen.findByRole('textbox', { name: /Bestand im Markt/ });
  await userEvent.type(counted, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Bestand speichern' }));

  expect(await screen.findByText(/Jetzt ist er 8/)).toBeVisible();
  expect(counted).toHaveValue('9');
  expect(screen.getByText(/Bisher 8/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Nicht gesendet' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Bestand speichern' }));
  await waitFor(() => expect(counted).toHaveValue(''));
  expect(platform.callsOf(correctStock).map(({ json }) => json.seen)).toEqual([10, 8]);
});

it('says before anything is recorded that reason and number contradict each other', async () => {
  const { platform } = await openItemsTab([answerTo(readDeskItem, aDeskItem())]);
  await findItem();
  await userEvent.type(await screen.findByRole('textbox', { name: /Bestand im Markt/ }), '12');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Grund' }), 'Beschädigt');
  await userEvent.click(screen.getByRole('button', { name: 'Bestand speichern' }));

  expect(screen.getByText('Bei diesem Grund ist der Bestand kleiner als vorher.')).toBeVisible();
  expect(platform.callsOf(correctStock)).toHaveLength(0);
});

it.each([
  ['Bestand im Markt', '100001', 'Bestand speichern', 'Bitte geben Sie höchstens 100.000 ein.'],
  ['Neuer Preis', '100000,01', 'Preis speichern', /^Bitte geben Sie höchstens 100\.000\s€ ein\.$/],
])(
  'says beside the field %s that %s is too much, before anything is recorded',
  async (label, typed, save, mistake) => {
    const { platform } = await openItemsTab([answerTo(readDeskItem, aDeskItem())], { role: 'MANAGER' });
    await findItem();
    const field = await screen.findByRole('textbox', { name: new RegExp(label) });
    await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: save }));

    expect(screen.getByText(mistake)).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveValue(typed);
    expect(platform.calls).toHaveLength(1);
  },
);

describe('without a connection', () => {
  const noConnection = () => new HttpError('network', 'for the test');

  async function openOffline(role: 'EMPLOYEE' | 'MANAGER' = 'EMPLOYEE') {
    let isOnline = true;
    const whenOnline = () => {
      if (!isOnline) throw noConnection();
      return aDeskItem();
    };
    const opened = await openItemsTab(
      [
        answerTo(readDeskItem, whenOnline),
        answerTo(correctStock, whenOnline),
        answerTo(enterPrice, whenOnline),
      ],
      { role },
    );
    await findItem();
    await screen.findByRole('heading', { name: /Wandfarbe/ });
    isOnline = false;
    return opened;
  }

  it('shows an item that was looked at before, and says of another one that it is not known here', async () => {
    const { container } = await openOffline();
    await findItem('4006381333948');
    expect(await screen.findByText(/Diesen Artikel hat dieses Gerät noch nicht gezeigt/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Wandfarbe/ })).not.toBeInTheDocument();

    await findItem();
    expect(await screen.findByRole('heading', { name: /Wandfarbe/ })).toBeVisible();
    expect(screen.getByText('Keine Verbindung. Letzter Stand: gerade eben.')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('keeps a count, shows it with the item, and deletes it again', async () => {
    const { container, announce } = await openOffline();
    const counted = await screen.findByRole('textbox', { name: /Bestand im Markt/ });
    await userEvent.type(counted, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Bestand speichern' }));

    expect(await screen.findByText('Bestand 7, vorher 10 (Gezählt)')).toBeVisible();
    expect(screen.getByText(/Bisher 7/)).toBeVisible();
    expect(counted).toHaveValue('');
    expect(announce).toHaveBeenLastCalledWith(expect.stringMatching(/^Auf dem Gerät gespeichert\./));
    expect(screen.getByText(/Der Shop kann es schon haben\. Löschen nimmt dort nichts zurück/)).toBeVisible();
    await expectNoAxeViolations(container);

    await userEvent.click(
      screen.getByRole('button', { name: 'Löschen: Wandfarbe weiß, 5 l, Bestand 7, vorher 10 (Gezählt)' }),
    );
    expect(await screen.findByText(/Bisher 10/)).toBeVisible();
    expect(announce).toHaveBeenLastCalledWith(
      expect.stringMatching(/^Auf diesem Gerät gelöscht: Wandfarbe weiß, 5 l\. Der Shop kann es schon haben/),
    );
  });

  it('keeps a price of a manager; the label of the shelf has the price of the till', async () => {
    await openOffline('MANAGER');
    await userEvent.type(await screen.findByRole('textbox', { name: /Neuer Preis/ }), '12,99');
    await userEvent.click(screen.getByRole('button', { name: 'Preis speichern' }));

    expect(await screen.findByText('Preis 12,99 €, vorher 19,90 €')).toBeVisible();
    expect(screen.getByText(/Bisher 12,99 €/)).toBeVisible();
    expect(screen.getByText('19,90 €', { selector: '[data-label] p' })).toBeInTheDocument();
  });
});

it('lets a manager enter a price, and asks before it sends one that is far from the present one', async () => {
  const { platform, container } = await openItemsTab(
    [answerTo(readDeskItem, aDeskItem()), answerTo(enterPrice, () => aDeskItem({ prices: aPrice(199) }))],
    { role: 'MANAGER' },
  );
  await findItem();
  const price = await screen.findByRole('textbox', { name: /Neuer Preis/ });
  await userEvent.type(price, '1,99');
  await userEvent.click(screen.getByRole('button', { name: 'Preis speichern' }));
  expect(await screen.findByText(/1,99 € ist weit von 19,90 € entfernt/)).toBeVisible();
  expect(platform.callsOf(enterPrice)).toHaveLength(0);
  await expectNoAxeViolations(container);

  await userEvent.type(price, '9');
  expect(screen.queryByText(/ist weit von/)).not.toBeInTheDocument();
  await userEvent.type(price, '{Backspace}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Preis bestätigen' }));
  expect(await screen.findByText(/Bisher 1,99 €/)).toBeVisible();
  expect(platform.callsOf(enterPrice).map(({ json }) => json)).toEqual([
    { cents: 199, seen: 1990, isConfirmed: true },
  ]);
});

it('tells of a later price, which stays', async () => {
  await openItemsTab(
    [
      answerTo(readDeskItem, aDeskItem()),
      answerTo(enterPrice, () => {
        throw refusal(412, {
          globalErrors: [{ msg: 'deskItem.priceChanged', values: { price: '14,99 €' } }],
          item: aDeskItem({ prices: aPrice(1499) }),
        });
      }),
    ],
    { role: 'MANAGER' },
  );
  await findItem();
  await userEvent.type(await screen.findByRole('textbox', { name: /Neuer Preis/ }), '12,99{Enter}');

  expect(await screen.findByText(/Jetzt sind es 14,99 €\. Der spätere Preis gilt/)).toBeVisible();
  expect(screen.getByText(/Bisher 14,99 €/)).toBeVisible();
});
