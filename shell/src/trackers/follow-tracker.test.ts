import { createBus } from '@fachwerk/shared/bus';
import { choiceOf } from '@fachwerk/shared/rules';
import { fakePlatform } from '@fachwerk/shared/testing';
import { setConsent } from '../page/consent';
import { followTracker } from './follow-tracker';
import type { Report, Tracker, TrackerEntry } from './tracker';
import { MOST_WAITING } from './waiting-reports';

const SERVICES = ['promotion-tracking', 'analytics', 'web-vitals', 'survey'] as const;
const settle = () => new Promise((resolve) => setTimeout(resolve));

let page: AbortController;
beforeEach(() => (page = new AbortController()));
afterEach(() => {
  page.abort();
  jest.restoreAllMocks();
});

/** A page with one tracker, and what it got. */
function openPage(service: TrackerEntry['service'], own: Partial<Tracker> & Partial<TrackerEntry> = {}) {
  const bus = createBus({ validate: true });
  const sent: string[] = [];
  const { api, config } = fakePlatform();
  const load = jest.fn(() =>
    Promise.resolve({ start: () => ({ send: ({ name }: Report) => void sent.push(name), ...own }) }),
  );
  const context = { bus, api, config, loadOutsideScript: () => Promise.resolve(), signal: page.signal };
  const follow = () => followTracker({ service, load, ...own }, context);
  return {
    bus,
    sent,
    load,
    follow,
    report: (...names: string[]) =>
      names.forEach((name) => bus.publish('tracking:reported', { name, values: {} })),
    decide: (...allowed: string[]) => setConsent(bus, choiceOf(allowed, SERVICES)),
  };
}

describe.each(SERVICES)('%s', (service) => {
  const open = () => {
    const opened = openPage(service);
    opened.follow();
    return opened;
  };

  it('waits without a decision: its code is not loaded, nothing is sent', async () => {
    const { report, load, sent } = open();
    report('a', 'b');
    await settle();

    expect(load).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('gets nothing once it is denied, and none of what has waited', async () => {
    const { report, decide, load, sent } = open();
    report('a');
    decide(...SERVICES.filter((one) => one !== service));
    report('b');
    await settle();

    expect(load).not.toHaveBeenCalled();
    expect(sent).toEqual([]);

    decide(service);
    report('c');
    await settle();
    expect(sent).toEqual(['c']);
  });

  it('gets each report once and in order when it is allowed', async () => {
    const { report, decide, load, sent } = open();
    report('a', 'b');
    decide(service);
    report('c');
    await settle();
    report('d');
    // Another service does not send again.
    decide(...SERVICES);
    await settle();

    expect(sent).toEqual(['a', 'b', 'c', 'd']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gets nothing more when the consent is withdrawn', async () => {
    const { report, decide, sent } = open();
    decide(service);
    report('a');
    await settle();
    decide();
    report('b');
    await settle();

    expect(sent).toEqual(['a']);
  });

  it('is not started if the consent is withdrawn while its code loads', async () => {
    const { report, decide, sent } = open();
    decide(service);
    report('a');
    decide();
    await settle();

    expect(sent).toEqual([]);
  });

  it('gets the first report of a visitor who has decided before', async () => {
    const { follow, report, decide, sent } = openPage(service);
    decide(service);
    follow();
    report('a');
    await settle();

    expect(sent).toEqual(['a']);
  });
});

it('keeps the newest reports of a page that waits long, and states how many it dropped', async () => {
  const { follow, report, decide, sent } = openPage('analytics');
  follow();
  report(...Array.from({ length: MOST_WAITING + 3 }, (_report, index) => `r${index}`));
  decide('analytics');
  await settle();

  expect(sent.slice(0, 2)).toEqual(['reports_dropped', 'r3']);
  expect(sent).toHaveLength(MOST_WAITING + 1);
});

it('is told about withdrawal and return', async () => {
  const setAllowed = jest.fn();
  const { follow, decide, report, sent } = openPage('analytics', { setAllowed });
  follow();
  decide('analytics');
  await settle();
  decide();
  decide('analytics');
  report('a');
  await settle();

  expect(setAllowed.mock.calls).toEqual([[false], [true]]);
  expect(sent).toEqual(['a']);
});

describe('a tracker that fails', () => {
  const log = () => jest.spyOn(console, 'error').mockImplementation(() => {});

  it('is logged only, and gets the next report', async () => {
    const logged = log();
    const send = jest.fn(() => Promise.reject(new Error('no')));
    const { follow, decide, report } = openPage('analytics', { send });
    follow();
    decide('analytics');
    report('a', 'b');
    await settle();

    expect(send).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls.map(([message]) => message as string)).toEqual([
      'Error in track object interaction',
      'Error in track object interaction',
    ]);
  });

  it('may throw, too', async () => {
    const logged = log();
    const send = () => {
      throw new Error('no');
    };
    const { follow, decide, report } = openPage('analytics', { send });
    follow();
    decide('analytics');
    report('a');
    await settle();

    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('loads again with the next report, which loses none', async () => {
    const logged = log();
    const sent: string[] = [];
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ start: () => ({ send: ({ name }: Report) => void sent.push(name) }) });
    const { follow, decide, report } = openPage('analytics', { load });
    follow();
    report('a');
    decide('analytics');
    await settle();
    expect(logged).toHaveBeenCalledTimes(1);
    report('b');
    await settle();

    expect(sent).toEqual(['a', 'b']);
  });
});
