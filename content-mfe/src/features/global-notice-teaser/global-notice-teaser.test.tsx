import { renderWidget } from '@fachwerk/shared/testing';
import { act, screen } from '@testing-library/react';
import { messages } from '../../testing/test-data';
import { globalNoticeTeaser } from './global-notice-teaser.widget';

const NOW = new Date('2026-12-23T15:30:20Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const show = (props: object) =>
  renderWidget(
    globalNoticeTeaser,
    { text: '10 % auf Leuchten', ...props },
    { messages, now: NOW.toISOString() },
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('shows its words, its link and no end when it has none', async () => {
  await show({ title: 'Heute:', link: { label: 'Zu den Leuchten', href: '/c/elektro-licht/' } });

  expect(screen.getByRole('region', { name: 'Heute:' })).toHaveTextContent('Heute: 10 % auf Leuchten');
  expect(screen.getByRole('link', { name: 'Zu den Leuchten' })).toBeVisible();
  expect(screen.queryByText(/Bis/)).toBeNull();
});

it('states its end on the clocks of Germany, and ends with a day that has no time', async () => {
  await show({ endsAt: '2026-12-24' });

  expect(screen.getByText('Bis 24.12.2026')).toBeVisible();
  pass(31.5 * 3_600_000 - 21_000);
  expect(screen.getByText('Bis 24.12.2026')).toBeVisible();
  pass(2000);
  expect(screen.queryByRole('region')).toBeNull();
});

it.each([
  ['2026-12-26T18:00', 'noch 3 Tage 1 Std.'],
  ['2026-12-24T18:00', 'noch 1 Tag 1 Std.'],
  ['2026-12-24T16:00', 'noch 23 Std. 29 Min.'],
  ['2026-12-23T17:00', 'noch 29 Min. 40 Sek.'],
])('counts in two units until %s: %s', async (endsAt, left) => {
  await show({ endsAt, timer: true });

  expect(screen.getByRole('timer')).toHaveTextContent(left);
});

it('counts the seconds of the last hour, and is gone with the last one', async () => {
  await show({ endsAt: '2026-12-23T16:31', timer: true });

  for (const left of ['40', '39', '38']) {
    expect(screen.getByRole('timer')).toHaveTextContent(`noch 0 Min. ${left} Sek.`);
    pass(1000);
  }
  for (let tenth = 0; tenth < 380; tenth++) pass(100);
  expect(screen.queryByRole('region')).toBeNull();
});

it('appears at its begin while the page is open', async () => {
  await show({ startsAt: '2026-12-23T17:00', endsAt: '2026-12-25' });

  expect(screen.queryByRole('region')).toBeNull();
  pass(29 * 60_000 + 41_000);
  expect(screen.getByRole('region', { name: 'Hinweis' })).toBeVisible();
});

it.each([
  ['has ended since the page was rendered', { endsAt: '2026-12-23T16:31' }, 0],
  ['has begun since the page was rendered', { startsAt: '2026-12-23T16:31' }, 1],
])('%s', async (_what, props, count) => {
  jest.setSystemTime(NOW.getTime() + 60_000);
  await show(props);
  pass(10);

  expect(screen.queryAllByRole('region')).toHaveLength(count);
});

it('counts from the time of the device, minutes after the page was rendered', async () => {
  jest.setSystemTime(NOW.getTime() + 120_000);
  await show({ endsAt: '2026-12-24T16:00', timer: true });
  pass(10);

  expect(screen.getByRole('timer')).toHaveTextContent('noch 23 Std. 27 Min.');
});

it('lasts the hour that the clocks turn back', async () => {
  jest.setSystemTime(new Date('2026-10-24T22:00:00Z'));
  await renderWidget(
    globalNoticeTeaser,
    { text: 'Lange Nacht', endsAt: '2026-10-25T04:00', timer: true },
    { messages, now: new Date().toISOString() },
  );

  expect(screen.getByRole('timer')).toHaveTextContent('noch 5 Std. 0 Min.');
});

it.each([
  ['an end before its begin', { startsAt: '2026-12-24', endsAt: '2026-12-23' }],
  ['a countdown without an end', { timer: true }],
  ['a German date', { endsAt: '24.12.2026' }],
  ['a day that does not exist', { endsAt: '2026-02-31' }],
])('refuses %s', (_what, props) => {
  expect(globalNoticeTeaser.parseProps({ text: 'A', ...props })).toMatchObject({ ok: false });
});
