import { openSidebar } from '@fachwerk/shared/bus';
import { readStore } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { HttpError } from '@fachwerk/shared/http';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStore, deutz, messages, nextDays, selected } from '../../testing/store-fixtures';
import { storeTile } from './store-tile.widget';

const holiday = {
  date: '2026-12-24',
  reason: 'Heiligabend',
  hours: [{ from: '08:00', to: '14:00' }],
  dateText: 'Do., 24.12.',
};

/** A header with the button that opens the tile, at a given window width. */
async function onPage({
  isNarrow = false,
  answer = (): Store => aStore({ specialOpenings: [holiday], nextDays }),
} = {}) {
  const listeners = new Set<unknown>();
  window.matchMedia = ((query: string) => ({
    matches: isNarrow && query === '(max-width: 1024px)',
    addListener: (listener: unknown) => listeners.add(listener),
    removeListener: (listener: unknown) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  const opener = document.createElement('button');
  opener.textContent = '50829 Köln';
  document.body.prepend(opener);
  const widget = await renderWidget(
    storeTile,
    {},
    {
      messages,
      answers: [answerTo(readStore, ({ params }) => (params.companyId === '1043' ? deutz : answer()))],
    },
  );
  const { bus } = widget.platform;
  const choose = (store: Store | null) => act(async () => bus.set('selectedStore', store && selected(store)));
  await choose(aStore());
  opener.addEventListener('click', () => bus.publish('storefinder:tile-requested', {}));
  const user = userEvent.setup();
  const open = async () => {
    await user.click(opener);
    // The first opening loads the content and then the store.
    if (bus.get('selectedStore')) await screen.findByRole('dialog');
    await waitFor(() => expect(screen.queryByText('Märkte werden geladen')).toBeNull());
  };
  return { ...widget, bus, choose, opener, user, listeners, open };
}
const tile = () => screen.getByRole('dialog', { name: 'Ihr Markt' });
const isGone = () => screen.queryByRole('dialog') === null;

afterEach(() => {
  document.querySelectorAll('body > button').forEach((button) => button.remove());
  Reflect.deleteProperty(window, 'matchMedia');
});

it('is hidden and asks for nothing until it is opened', async () => {
  const { platform } = await onPage();

  expect(isGone()).toBe(true);
  expect(platform.calls).toEqual([]);
});

describe.each([
  ['as a dropdown', false],
  ['as a slide-in', true],
])('%s', (_how, isNarrow) => {
  it('shows everything about the store', async () => {
    const { open } = await onPage({ isNarrow });
    await open();

    const shown = within(tile());
    expect(shown.getByRole('heading', { name: 'Fachwerk Köln-Ossendorf' })).toBeVisible();
    expect(tile()).toHaveTextContent('Butzweilerstraße 41, 50829 Köln');
    expect(tile()).toHaveTextContent('Schließt um 20:00 Uhr');
    expect(shown.getAllByText('8:00–20:00 Uhr')).toHaveLength(3);
    expect(shown.getByText('(heute)').closest('dt')).toHaveTextContent('Sa., 19.12.');
    expect(shown.getByText('Do., 24.12. Heiligabend').nextSibling).toHaveTextContent('8:00–14:00 Uhr');
    expect(shown.getByText('Holzzuschnitt')).toBeVisible();
    expect(shown.getByRole('link', { name: '0221 12345-0' })).toHaveAttribute('href', 'tel:0221123450');
    expect(shown.getByRole('link', { name: /Route planen/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expectNoAxeViolations(document.body);
  });

  it('closes by Escape and gives the focus back', async () => {
    const { open, user, opener, bus } = await onPage({ isNarrow });
    await open();
    expect(tile()).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(isGone()).toBe(true);
    expect(bus.get('openedSidebarId')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('closes by its button', async () => {
    const { open, user } = await onPage({ isNarrow });
    await open();
    await user.click(screen.getByRole('button', { name: 'Ihren Markt schließen' }));

    expect(isGone()).toBe(true);
  });

  it('closes when another slide-in opens', async () => {
    const { open, bus } = await onPage({ isNarrow });
    await open();
    await act(async () => openSidebar(bus, 'burger-menu'));

    expect(isGone()).toBe(true);
    expect(bus.get('openedSidebarId')).toBe('burger-menu');
    expect(bus.get('bodyScrollLockCount')).toBe(0);
  });

  it('closes for the layer when another store is wanted; the focus is where it was before', async () => {
    const { open, user, bus, platform, opener } = await onPage({ isNarrow });
    const onRequest = jest.fn(() => {
      expect(opener).toHaveFocus();
      openSidebar(bus, 'storefinder-layer');
    });
    bus.set('layers', ['storefinder:layer-requested']);
    bus.on('storefinder:layer-requested', onRequest, platform.signal);
    await open();
    await user.click(screen.getByRole('button', { name: 'Anderen Markt wählen' }));

    expect(onRequest).toHaveBeenCalledTimes(1);
    expect(bus.get('openedSidebarId')).toBe('storefinder-layer');
    expect(isGone()).toBe(true);
  });

  it('shows what is known when the rest does not come, and tries again', async () => {
    let isDown = true;
    const { open, user } = await onPage({
      isNarrow,
      answer: () => {
        if (isDown) throw new HttpError('network', 'for the test');
        return aStore();
      },
    });
    await open();
    expect(tile()).toHaveTextContent('50829 Köln');
    expect(screen.getByRole('alert')).toHaveTextContent('Ihre Wahl gilt weiter.');

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));

    expect(tile()).toHaveTextContent('Schließt um 20:00 Uhr');
  });

  it('leaves nothing behind when the widget goes', async () => {
    const { open, bus, unmount, listeners } = await onPage({ isNarrow });
    await open();
    unmount();

    expect(bus.get('openedSidebarId')).toBeNull();
    expect(bus.get('bodyScrollLockCount')).toBe(0);
    expect(listeners.size).toBe(0);
  });
});

it('follows a choice made elsewhere', async () => {
  const { open, choose } = await onPage();
  await open();
  await choose(deutz);

  expect(tile()).toHaveTextContent('Siegburger Straße 9, 50679 Köln');
  expect(tile()).not.toHaveTextContent('Butzweilerstraße');
});

it('closes on a press beside the dropdown, but not on one inside or on its opener', async () => {
  const { open, opener } = await onPage();
  await open();

  fireEvent.mouseDown(tile());
  fireEvent.mouseDown(opener);
  expect(isGone()).toBe(false);
  fireEvent.mouseDown(document.body);

  expect(isGone()).toBe(true);
});

it('goes on at its opener when the keyboard leaves the dropdown', async () => {
  const { open, user, opener } = await onPage();
  await open();
  act(() => screen.getByRole('button', { name: 'Anderen Markt wählen' }).focus());
  await user.tab();

  expect(isGone()).toBe(true);
  expect(opener).toHaveFocus();
});

it('asks for a store where there is none', async () => {
  const { open, choose, bus, platform } = await onPage();
  const onRequest = jest.fn();
  bus.set('layers', ['storefinder:layer-requested']);
  bus.on('storefinder:layer-requested', onRequest, platform.signal);
  await choose(null);
  await open();

  expect(onRequest).toHaveBeenCalledTimes(1);
  expect(bus.get('openedSidebarId')).toBeNull();
});
