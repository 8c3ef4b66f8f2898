import { notify, type NotificationMessage } from '@fachwerk/shared/bus';
import { expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import messages from '../../messages.de.json';
import { notifications } from './notifications.widget';

async function renderNotifications() {
  const rendered = await renderWidget(notifications, {}, { messages });
  return {
    ...rendered,
    say: (message: NotificationMessage) => act(() => notify(rendered.platform.bus, message)),
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

  it('has its live regions in the page before there is anything to say', async () => {
    await renderNotifications();

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says errors at once and the rest politely', async () => {
    const { say } = await renderNotifications();

    say({ text: 'Artikel entfernt.', type: 'success' });
    say({ text: 'Keine Verbindung.', type: 'error' });

    expect(screen.getByRole('status')).toHaveTextContent('Erfolg: Artikel entfernt.');
    expect(screen.getByRole('alert')).toHaveTextContent('Fehler: Keine Verbindung.');
  });

  it('shows messages that were there before it', async () => {
    const { platform } = await renderNotifications();
    act(() =>
      platform.bus.set('notifications', [{ id: 'a', text: 'Schon da.', type: 'info', autoclose: 0 }]),
    );

    expect(screen.getByText('Schon da.')).toBeInTheDocument();
  });

  it('hides good news after three seconds, not before, and keeps errors', async () => {
    const { say } = await renderNotifications();
    say({ text: 'Artikel entfernt.', type: 'success' });
    say({ text: 'Keine Verbindung.', type: 'error' });

    wait(2999);
    expect(screen.getByText('Artikel entfernt.')).toBeInTheDocument();
    wait(1);
    expect(screen.queryByText('Artikel entfernt.')).not.toBeInTheDocument();
    wait(600_000);

    expect(screen.getByText('Keine Verbindung.')).toBeInTheDocument();
  });

  it('waits while the mouse rests on it, and goes on with the time that was left', async () => {
    const { say } = await renderNotifications();
    say({ text: 'Artikel entfernt.', type: 'success' });
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
    const { say } = await renderNotifications();
    say({ text: 'Artikel entfernt.', type: 'success', action: undo });

    act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
    wait(60_000);

    expect(screen.getByText('Artikel entfernt.')).toBeInTheDocument();
  });

  it('does not start again when another message comes', async () => {
    const { say } = await renderNotifications();
    say({ text: 'Eins.', type: 'success' });

    wait(2000);
    say({ text: 'Zwei.', type: 'success' });
    wait(1000);

    expect(screen.queryByText('Eins.')).not.toBeInTheDocument();
    expect(screen.getByText('Zwei.')).toBeInTheDocument();
  });

  it('closes by its button and by Escape, and forgets the message', async () => {
    const { say, platform } = await renderNotifications();
    say({ text: 'Eins.', type: 'error' });
    say({ text: 'Zwei.', type: 'error' });

    fireEvent.click(
      within(screen.getByText('Eins.').parentElement!).getByRole('button', { name: 'Meldung schließen' }),
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Meldung schließen' }), { key: 'Escape' });

    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(platform.bus.get('notifications')).toEqual([]);
  });

  it('publishes the event of its action, once, and closes', async () => {
    const { say, platform } = await renderNotifications();
    const onUndone = jest.fn();
    platform.bus.on('cart:removal-undone', onUndone, platform.signal);
    say({ text: 'Artikel entfernt.', type: 'success', action: undo });

    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));

    expect(onUndone).toHaveBeenCalledTimes(1);
    expect(onUndone).toHaveBeenCalledWith({ itemId: '4711', quantity: 2 });
    expect(screen.queryByText('Artikel entfernt.')).not.toBeInTheDocument();
  });

  it('puts the focus into the next message, and after the last one back to where it was', async () => {
    const { say, container } = await renderNotifications();
    const before = document.createElement('button');
    container.prepend(before);
    say({ text: 'Eins.', type: 'error' });
    say({ text: 'Zwei.', type: 'error' });
    const closeButtons = () => screen.getAllByRole('button', { name: 'Meldung schließen' });
    act(() => before.focus());
    act(() => closeButtons()[0]?.focus());

    fireEvent.click(closeButtons()[0] as HTMLElement);
    expect(closeButtons()[0]).toHaveFocus();
    fireEvent.click(closeButtons()[0] as HTMLElement);

    expect(before).toHaveFocus();
  });

  it('shows hostile text as text', async () => {
    const { say, container } = await renderNotifications();

    say({ text: '<img src=x onerror=alert(1)>', type: 'info' });

    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  });

  it('has nothing that axe finds', async () => {
    jest.useRealTimers();
    const { say } = await renderNotifications();
    say({ text: 'Artikel entfernt.', type: 'success', autoclose: 0, action: undo });
    say({ text: 'Keine Verbindung.', type: 'error' });

    await expectNoAxeViolations(document.body);
  });
});
