import { createBus } from './bus';
import { clearNotifications, notify, withdrawNotification } from './notify';

describe('notify', () => {
  it('lets good news go after three seconds and keeps errors until they are closed', () => {
    const bus = createBus({ validate: true });

    notify(bus, { text: 'Artikel entfernt.', type: 'success' });
    notify(bus, { text: 'Das hat nicht geklappt.', type: 'error' });

    expect(bus.get('notifications')).toMatchObject([
      { text: 'Artikel entfernt.', autoclose: 3000 },
      { text: 'Das hat nicht geklappt.', autoclose: 0 },
    ]);
  });

  it('gives ten seconds to a message with a button, unless told', () => {
    const bus = createBus({ validate: true });
    const action = {
      label: 'Rückgängig',
      event: 'cart:removal-undone',
      payload: { itemId: '1', quantity: 2 },
    } as const;

    notify(bus, { text: 'Artikel entfernt.', type: 'success', action });
    notify(bus, { text: 'Hinweis.', type: 'info', autoclose: 4000, action });

    expect(bus.get('notifications').map(({ autoclose }) => autoclose)).toEqual([10_000, 4000]);
  });

  it('keeps the time that the caller asks for', () => {
    const bus = createBus({ validate: true });

    notify(bus, { text: 'Menge angepasst.', type: 'info', autoclose: 0 });
    notify(bus, { text: 'Keine Verbindung.', type: 'error', autoclose: 5000 });

    expect(bus.get('notifications').map(({ autoclose }) => autoclose)).toEqual([0, 5000]);
  });

  it('gives every message an id of its own', () => {
    const bus = createBus({ validate: true });

    for (let index = 0; index < 50; index++) notify(bus, { text: 'Gespeichert.', type: 'success' });

    expect(new Set(bus.get('notifications').map(({ id }) => id)).size).toBe(50);
  });

  it('replaces the older message of the same id, at the end of the list', () => {
    const bus = createBus({ validate: true });
    notify(bus, { id: 'removed', text: 'Schraube entfernt.', type: 'success' });
    notify(bus, { id: 'other', text: 'Gespeichert.', type: 'success' });

    notify(bus, { id: 'removed', text: 'Hammer entfernt.', type: 'success' });

    expect(bus.get('notifications').map(({ text }) => text)).toEqual(['Gespeichert.', 'Hammer entfernt.']);
  });

  it('hands the action on as it is', () => {
    const bus = createBus({ validate: true });
    const action = {
      label: 'Rückgängig',
      event: 'cart:removal-undone',
      payload: { itemId: '1', quantity: 2 },
    } as const;

    notify(bus, { text: 'Artikel entfernt.', type: 'success', action });

    expect(bus.get('notifications')[0]?.action).toEqual(action);
  });
});

describe('withdrawNotification', () => {
  it('takes away the one message and says nothing when there is none', () => {
    const bus = createBus({ validate: true });
    notify(bus, { id: 'a', text: 'A', type: 'error' });
    notify(bus, { id: 'b', text: 'B', type: 'error' });

    withdrawNotification(bus, 'a');
    const after = bus.get('notifications');
    withdrawNotification(bus, 'a');

    expect(after.map(({ id }) => id)).toEqual(['b']);
    expect(bus.get('notifications')).toBe(after);
  });
});

describe('clearNotifications', () => {
  it('takes all away and says nothing when there is none', () => {
    const bus = createBus({ validate: true });
    notify(bus, { text: 'A', type: 'error' });
    notify(bus, { text: 'B', type: 'success' });

    clearNotifications(bus);
    const after = bus.get('notifications');
    clearNotifications(bus);

    expect(after).toEqual([]);
    expect(bus.get('notifications')).toBe(after);
  });
});
