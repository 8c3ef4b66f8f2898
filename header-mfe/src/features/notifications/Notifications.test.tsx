import { createBus, type NotificationMessage, notify } from '@fachwerk/shared/bus';
import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { notifications } from './notifications.widget';

async function renderNotifications() {
  const rendered = await renderWidget(notifications, {}, { messages });
  return {
    ...rendered,
    show: (message: NotificationMessage) => act(() => notify(rendered.platform.bus, message)),
  };
}

const undo = {
  label: 'Rückgängig',
  event: 'cart:removal-undone',
  payload: { itemId: '4711', quantity: 2 },
} as const;

describe('notifications', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('has one live region in the page before the first message', async () => {
    const { container } = await renderNotifications();

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(
      container.querySelectorAll('[aria-live], [role="alert"], [role="status"], [role="log"]'),
    ).toHaveLength(1);
  });

  it('announces every message in one region, errors too, each separately', async () => {
    const { show, container } = await renderNotifications();

    show({ text: 'Artikel entfernt.', type: 'success' });
    show({ text: 'Keine Verbindung.', type: 'error' });

    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('Erfolg: Artikel entfernt.');
    expect(region).toHaveTextContent('Fehler: Keine Verbindung.');
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveAttribute('aria-atomic', 'false');
    expect(container.querySelectorAll('[aria-live], [role="alert"]')).toHaveLength(1);
  });

  it('shows messages that were there before it', async () => {
    const { platform } = await renderNotifications();
    act(() =>
      platform.bus.set('notifications', [{ id: 'a', text: 'Schon da.', type: 'info', autoclose: 0 }]),
    );

    expect(screen.getByText('Schon da.')).toBeInTheDocument();
  });

  it('adds the message that loaded it after the region, so that it is announced', async () => {
    const first = [{ id: 'a', text: 'Im Warenkorb.', type: 'success' as const, autoclose: 0 }];
    const bus = createBus({ validate: true });
    bus.set('notifications', first);
    await renderWidget(notifications, {}, { messages, bus });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    wait(100);

    expect(screen.getByRole('status')).toHaveTextContent('Erfolg: Im Warenkorb.');
  });

  it('hides good news after three seconds, not before, and keeps errors', async () => {
    const { show } = await renderNotifications();
    show({ text: 'Artikel entfernt.', type: 'success' });
    show({ text: 'Keine Verbindung.', type: 'error' });

    wait(2999);
    expect(screen.getByText('Artikel entfernt.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Artikel entfernt.')).not.toBeInTheDocument();
    wait(600_000);

    expect(screen.getByText('Keine Verbindung.')).toBeInTheDocument();
  });

  it('waits while the mouse rests on it, and goes on with the time that was left', async () => {
    const { show } = await renderNotifications();
    show({ text: 'Artikel entfernt.', type: 'success' });
    const card = screen.getByText('Artikel entfernt.').parentElement as HTMLElement;

    wait(1500);
    fireEvent.mouseEnter(card);
    wait(60_000);
    expect(card).toBeInTheDocument();
    fireEvent.mouseLeave(card);
    wait(1499);
    expect(card).toBeInTheDocument();
    wait(1);

    expect(card).not.toBeInTheDocument();
  });

  it('waits while the focus is in it', async () => {
    const { show } = await renderNotifications();
    show({ text: 'Artikel entfernt.', type: 'success', action: undo });

    act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
    wait(60_000);

    expect(screen.getByText('Artikel entfernt.')).toBeInTheDocument();
  });

  it('shows a new message of the same id for its full time, and announces it even if the text is the same', async () => {
    const { show } = await renderNotifications();
    show({ id: 'removed', text: 'Artikel entfernt.', type: 'success' });
    const first = screen.getByText('Artikel entfernt.');

    wait(2000);
    show({ id: 'removed', text: 'Artikel entfernt.', type: 'success' });

    expect(screen.getAllByText('Artikel entfernt.')).toHaveLength(1);
    expect(screen.getByText('Artikel entfernt.')).not.toBe(first);
    wait(2999);
    expect(screen.getByText('Artikel entfernt.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Artikel entfernt.')).not.toBeInTheDocument();
  });

  it('gives ten seconds to reach a button', async () => {
    const { show } = await renderNotifications();
    show({ text: 'Artikel entfernt.', type: 'success', action: undo });

    wait(9999);
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeInTheDocument();
    wait(1);

    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  });

  it('shows three at a time; the next one comes, with its full time, when one has gone', async () => {
    const { show } = await renderNotifications();
    for (const text of ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.']) show({ text, type: 'success' });

    expect(screen.queryByText('Vier.')).not.toBeInTheDocument();
    expect(screen.getByText('Noch 2 weitere Meldungen')).toBeInTheDocument();
    wait(3000);
    expect(screen.queryByText('Drei.')).not.toBeInTheDocument();
    expect(screen.getByText('Vier.')).toBeInTheDocument();
    wait(2999);
    expect(screen.getByText('Fünf.')).toBeInTheDocument();
  });

  it('lets good news through while errors wait to be closed', async () => {
    const { show } = await renderNotifications();
    for (const text of ['Eins.', 'Zwei.', 'Drei.']) show({ text, type: 'error' });

    show({ text: 'Im Warenkorb.', type: 'success' });

    expect(screen.getByText('Im Warenkorb.')).toBeInTheDocument();
    expect(screen.getByText('Noch eine weitere Meldung')).toBeInTheDocument();
  });

  it('stays above a bar at the lower edge of the window', async () => {
    const bar = document.body.appendChild(document.createElement('div'));
    bar.dataset.bottomBar = '';
    bar.getBoundingClientRect = () =>
      ({ top: window.innerHeight - 61, bottom: window.innerHeight, height: 61 }) as DOMRect;
    const { show } = await renderNotifications();

    show({ text: 'Im Warenkorb.', type: 'success' });
    expect(screen.getByRole('region', { name: 'Meldungen' })).toHaveStyle({ bottom: '61px' });

    bar.getBoundingClientRect = () =>
      ({ top: window.innerHeight, bottom: window.innerHeight + 61, height: 61 }) as DOMRect;
    fireEvent.scroll(window);
    wait(100);
    expect(screen.getByRole('region', { name: 'Meldungen' })).not.toHaveStyle({ bottom: '61px' });
    bar.remove();
  });

  it('does not start again when another message comes', async () => {
    const { show } = await renderNotifications();
    show({ text: 'Eins.', type: 'success' });

    wait(2000);
    show({ text: 'Zwei.', type: 'success' });
    wait(1000);

    expect(screen.queryByText('Eins.')).not.toBeInTheDocument();
    expect(screen.getByText('Zwei.')).toBeInTheDocument();
  });

  it('closes by its button and by Escape, and forgets the message', async () => {
    const { show, platform } = await renderNotifications();
    show({ text: 'Eins.', type: 'error' });
    show({ text: 'Zwei.', type: 'error' });

    fireEvent.click(
      within(screen.getByText('Eins.').parentElement!).getByRole('button', { name: 'Meldung schließen' }),
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Meldung schließen' }), { key: 'Escape' });

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(platform.bus.get('notifications')).toEqual([]);
  });

  it('publishes the event of its action, once, and closes', async () => {
    const { show, platform } = await renderNotifications();
    const onUndone = jest.fn();
    platform.bus.on('cart:removal-undone', onUndone, platform.signal);
    show({ text: 'Artikel entfernt.', type: 'success', action: undo });

    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));

    expect(onUndone).toHaveBeenCalledTimes(1);
    expect(onUndone).toHaveBeenCalledWith({ itemId: '4711', quantity: 2 });
    expect(screen.queryByText('Artikel entfernt.')).not.toBeInTheDocument();
  });

  it('puts the focus into the next message, and after the last one back to where it was', async () => {
    const { show, container } = await renderNotifications();
    const before = document.createElement('button');
    container.prepend(before);
    show({ text: 'Eins.', type: 'error' });
    show({ text: 'Zwei.', type: 'error' });
    const closeButtons = () => screen.getAllByRole('button', { name: 'Meldung schließen' });
    act(() => before.focus());
    act(() => closeButtons()[0]?.focus());

    fireEvent.click(closeButtons()[0] as HTMLElement);
    expect(closeButtons()[0]).toHaveFocus();
    fireEvent.click(closeButtons()[0] as HTMLElement);

    expect(before).toHaveFocus();
  });

  it('shows hostile text as text', async () => {
    const { show, container } = await renderNotifications();

    show({ text: '<img src=x onerror=alert(1)>', type: 'info' });

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('has nothing that axe finds', async () => {
    jest.useRealTimers();
    const { show } = await renderNotifications();
    show({ text: 'Artikel entfernt.', type: 'success', autoclose: 0, action: undo });
    show({ text: 'Keine Verbindung.', type: 'error' });

    await expectNoAxeViolations(document.body);
  });
});
