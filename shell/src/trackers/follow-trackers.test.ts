import { createBus } from '@fachwerk/shared/bus';
import { choiceOf } from '@fachwerk/shared/rules';
import { fakePlatform } from '@fachwerk/shared/testing';
import { setConsent } from '../page/consent';
import { followTrackers } from './follow-trackers';
import type { TrackerEntry } from './tracker';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  jest.useFakeTimers();
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

const OFFERED = ['promotion-tracking', 'analytics'];

function openPage(own: object = {}, offered = OFFERED) {
  const bus = createBus({ validate: true });
  const { api, config } = fakePlatform();
  const loaded: string[] = [];
  const entry = (service: TrackerEntry['service'], needs?: TrackerEntry['needs']): TrackerEntry => ({
    service,
    ...(needs && { needs }),
    load: () => {
      loaded.push(service);
      return Promise.resolve({ start: () => ({ send: () => {} }) });
    },
  });
  const reported: string[] = [];
  bus.on('tracking:reported', ({ name }) => reported.push(name), page.signal);
  followTrackers([entry('promotion-tracking'), entry('analytics', 'analytics')], {
    config: {
      ...config,
      consent: { services: offered, acceptUrl: '', acceptAllUrl: '', denyAllUrl: '' },
      ...own,
    },
    bus,
    api,
    loadOutsideScript: () => Promise.resolve(),
    signal: page.signal,
  });
  return {
    loaded,
    reported,
    decide: (...allowed: string[]) => setConsent(bus, choiceOf(allowed, offered)),
  };
}

it('has the trackers that the operator offers and has set for this page', async () => {
  const { loaded, decide } = openPage();
  decide(...OFFERED);
  await jest.advanceTimersByTimeAsync(1000);
  expect(loaded).toEqual(['promotion-tracking']);

  const measured = openPage({ analytics: { measurementId: 'G-TEST' } });
  measured.decide(...OFFERED);
  await jest.advanceTimersByTimeAsync(1000);
  expect(measured.loaded).toEqual(OFFERED);
});

it('reports the view while the visitor has not decided', async () => {
  const { reported } = openPage();
  await jest.advanceTimersByTimeAsync(1000);

  expect(reported).toContain('page_view');
});

it('measures nothing where all trackers are denied, and begins when one is allowed', async () => {
  const { reported, decide } = openPage();
  decide();
  await jest.advanceTimersByTimeAsync(1000);
  expect(reported).toEqual([]);

  decide('promotion-tracking');
  await jest.advanceTimersByTimeAsync(1000);
  expect(reported).toContain('page_view');
});

it('measures nothing on a page without trackers', async () => {
  const { reported } = openPage({}, []);
  await jest.advanceTimersByTimeAsync(1000);

  expect(reported).toEqual([]);
});
