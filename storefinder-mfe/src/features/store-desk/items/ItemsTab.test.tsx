import { correctStock, enterPrice, readDeskItem } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskItem, aPrice } from '../testing/a-desk-item';
import { findItem, openItemsTab } from '../testing/open-items-tab';

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

it('shows what another phone has changed, and keeps what was typed until then', async () => {
  await openItemsTab([
    answerTo(readDeskItem, aDeskItem()),
    answerTo(correctStock, () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Neuen Stand zeigen' }));
  expect(screen.getByText(/Bisher 8/)).toBeVisible();
});

it('lets a manager enter a price, and asks again where it is far from the present one', async () => {
  let isFirst = true;
  const { platform } = await openItemsTab(
    [
      answerTo(readDeskItem, aDeskItem()),
      answerTo(enterPrice, () => {
        if (!isFirst) return aDeskItem({ prices: aPrice(199) });
        isFirst = false;
        throw refusal(409, {
          globalErrors: [{ msg: 'deskItem.priceFarOff', values: { price: '1,99 €', before: '19,90 €' } }],
        });
      }),
    ],
    { role: 'MANAGER' },
  );
  await findItem();
  await userEvent.type(await screen.findByRole('textbox', { name: /Neuer Preis/ }), '1,99');
  await userEvent.click(screen.getByRole('button', { name: 'Preis speichern' }));

  expect(await screen.findByText(/1,99 € ist weit von 19,90 € entfernt/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Preis bestätigen' }));
  expect(await screen.findByText(/Bisher 1,99 €/)).toBeVisible();
  expect(platform.callsOf(enterPrice).map(({ json }) => json)).toEqual([
    { cents: 199, seen: 1990, isConfirmed: false },
    { cents: 199, seen: 1990, isConfirmed: true },
  ]);
});
