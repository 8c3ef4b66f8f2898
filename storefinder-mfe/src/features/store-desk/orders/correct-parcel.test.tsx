import { correctParcel } from '@fachwerk/shared/calls';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations } from '@fachwerk/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDeskShop, ANNA_AT_WORK } from '../testing/a-desk-shop';
import { aDeskOrder } from '../testing/an-order-on-desk';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const WRONG = '00340434161094000001';
const EAN = '4006209000014';

jest.setTimeout(30_000);
beforeEach(() => {
  window.location.hash = '';
});

/** A sent order whose parcel has a wrong number; the shop knows the bar code of an item. */
async function openCorrection() {
  const { shop, open } = aDeskShop(
    aDeskOrder({
      order: {
        kind: 'delivery',
        state: 'SHIPPED',
        parcels: [
          {
            at: '2026-11-23T12:00:00.000Z',
            parcel: 5,
            carrier: 'DHL',
            trackingNumber: WRONG,
            lines: [{ lineId: 1, quantity: 2 }],
          },
        ],
      },
      events: ['deliver', 'correct-parcel'],
      lines: [{ name: 'Hammer', found: 2, open: 0 }],
    }),
  );
  shop.staff = {
    ...ANNA_AT_WORK,
    person: { id: '1', number: '4711', name: 'Anna Beispiel', role: 'EMPLOYEE', desk: 'online' },
    deskName: null,
  };
  const view = await open([
    answerTo(correctParcel, ({ json }) => {
      if (!shop.isOnline) throw new HttpError('network', 'for the test');
      if (json.trackingNumber === EAN)
        throw new HttpError('bad-request', 'for the test', 400, {
          globalErrors: [{ msg: 'deskError.trackingIsEan' }],
        });
      if (shop.order.order.state === 'DELIVERED') throw new HttpError('bad-request', 'for the test', 412);
      const { order } = shop.order;
      const parcels = order.parcels.map((one) => ({ ...one, ...json }));
      shop.order = { ...shop.order, order: { ...order, parcels } };
      return shop.order;
    }),
  ]);
  await userEvent.type(await screen.findByLabelText('Bestellnummer'), 'F7K4-M92T-X');
  await press('Bestellung suchen');
  await userEvent.click(await screen.findByText('Versender oder Nummer berichtigen'));
  return { shop, ...view };
}
const field = () => screen.getByLabelText('Sendungsnummer');
async function type(number: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), number);
}

it('a wrong tracking number is replaced by the right one, which the buyer gets', async () => {
  const { platform, container } = await openCorrection();
  await expectNoAxeViolations(container);
  await userEvent.selectOptions(screen.getByLabelText('Versand mit'), 'GLS');
  await type('jjd 0002');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Berichtigen' }));

  expect(await screen.findByText('JJD0002')).toBeVisible();
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(platform.callsOf(correctParcel)).toMatchObject([
    { json: { parcel: 5, carrier: 'GLS', trackingNumber: 'JJD0002' } },
  ]);
});

it.each([
  ['the old number', WRONG, /bisherige Angabe/],
  ['no number', '?!', /keine Sendungsnummer/],
  ['the bar code of an item', EAN, /Strichcode eines Artikels/],
])('%s is refused at its field, and stays there', async (_, number, reason) => {
  await openCorrection();
  await type(number);
  await press('Berichtigen');

  await waitFor(() => expect(field()).toHaveAccessibleDescription(reason));
  expect(field()).toHaveValue(number);
});

it('after a colleague has reported the delivery, the order is shown as it is', async () => {
  const { shop } = await openCorrection();
  shop.moveTo('DELIVERED');
  await type('JJD0002');
  await press('Berichtigen');

  await waitFor(() => expect(screen.queryByLabelText('Sendungsnummer')).not.toBeInTheDocument());
  expect(screen.getByText('Alles ist zugestellt.')).toBeVisible();
});

it('nothing is corrected without a connection, and what was typed stays', async () => {
  const { shop } = await openCorrection();
  shop.isOnline = false;
  await type('JJD0002');
  await press('Berichtigen');

  expect(await screen.findByText(/nicht gespeichert/)).toBeVisible();
  expect(field()).toHaveValue('JJD0002');
});
