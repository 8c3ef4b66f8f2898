import { createBus, type RecordedSession, recordedSession } from '@fachwerk/shared/bus';
import { isAs } from '@fachwerk/shared/calls';
import { createTimeline } from '../messages/timeline';
import { saveSession, sessionOf } from './save-session';

const by = { widget: 'cart-page', mfe: 'cart', version: '1.4.0-3f9a2c1' };

function recorded() {
  const timeline = createTimeline();
  const bus = createBus({ onMessage: (message) => timeline.record(message) });
  bus.set('cartCount', 3);
  bus.publish('cart:changed', { itemCount: 3 }, by);
  return timeline;
}

it('has kind, name, value, time and sender of every message, in the form that the catalogue reads', () => {
  const session = sessionOf(recorded(), new Date('2026-11-26T10:00:00Z'));

  expect(session).toEqual({
    page: 'http://localhost/',
    at: '2026-11-26T10:00:00.000Z',
    messages: [
      { kind: 'topic', name: 'cartCount', value: 3, at: expect.any(Number) as number },
      { kind: 'event', name: 'cart:changed', value: { itemCount: 3 }, at: expect.any(Number) as number, by },
    ],
  });
  expect(isAs<RecordedSession>(recordedSession, JSON.parse(JSON.stringify(session)))).toBe(true);
});

it('is downloaded as a file with the time in its name', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(`${this.download} ${this.href}`);
  });

  saveSession(recorded());

  expect(files[0]?.type).toBe('application/json');
  expect(names).toEqual([expect.stringMatching(/^fachwerk-session-\d{14}\.json blob:1$/)]);
});
