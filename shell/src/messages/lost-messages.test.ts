import { createBus, scopeBus } from '@fachwerk/shared/bus';
import { waitFor } from '@testing-library/dom';
import { followLostMessages } from './lost-messages';
import { schemaFault } from './schema-fault';
import { createTimeline } from './timeline';

const { signal } = new AbortController();
const by = { widget: 'product-list', mfe: 'search', version: '1.4.0-a' };

/** A page whose widget sends messages; `lost` collects what telemetry gets. */
function openPage(isTrial = false) {
  const timeline = createTimeline();
  const bus = createBus({ onMessage: (message) => timeline.record(message) });
  const lost: string[] = [];
  const telemetry = {
    lost: ({ name }: { name: string }, fault: string) => void lost.push(`${name}: ${fault}`),
  };
  followLostMessages({ timeline, telemetry, isTrial });
  return { bus, widget: scopeBus(bus, signal, undefined, by), lost };
}

it('a request that nobody hears is reported once, other events and heard requests are not', () => {
  const { bus, widget, lost } = openPage();

  widget.publish('cart:emptied', {});
  widget.publish('cart:coupon-info-requested', {});
  widget.publish('cart:coupon-info-requested', {});
  bus.on('header:menu-requested', () => undefined, signal);
  widget.publish('header:menu-requested', {});

  expect(lost).toEqual(['cart:coupon-info-requested: nobody listens']);
});

it('a request of the page itself belongs to no version', () => {
  const { bus, lost } = openPage();
  bus.publish('cart:coupon-info-requested', {});
  expect(lost).toEqual([]);
});

it('a message against its schema is reported in views with a version on trial, also an earlier one', async () => {
  const trial = openPage(true);
  const usual = openPage();
  for (const { widget } of [trial, usual])
    widget.publish('cart:changed', { itemCount: 'four' } as unknown as { itemCount: number });
  await waitFor(() => expect(trial.lost).not.toEqual([]));
  trial.widget.set('cartCount', 1.5);
  usual.widget.set('cartCount', 1.5);

  expect(trial.lost).toEqual([
    'cart:changed: itemCount: expected number',
    'cartCount: the value: expected int',
  ]);
  expect(usual.lost).toEqual([]);
});

it('names the field that is wrong and not its value; a name that it does not know is no fault', () => {
  const fault = schemaFault({ kind: 'event', name: 'cart:changed', value: { itemCount: 'Erika' } });
  expect(fault).toMatch(/^itemCount: /);
  expect(fault).not.toContain('Erika');
  expect(schemaFault({ kind: 'event', name: 'cart:changed', value: { itemCount: 2, more: true } })).toBe(
    undefined,
  );
  for (const name of ['cart:unknown', 'constructor', '__proto__'])
    expect(schemaFault({ kind: 'event', name, value: {} })).toBe(undefined);
});
