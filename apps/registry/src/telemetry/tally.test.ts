/** @jest-environment node */
import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { createAddressLimit, shareOf, tellerOf } from './address-limit';
import { groupsOf } from './failure-groups';
import { CLASS_COUNT, CLASS_LIMITS, classOf, noClasses, percentile, slowerThan } from './mount-classes';
import { tallyReport } from './tally';

const aReport = (report: Partial<TelemetryReport> = {}): TelemetryReport => ({
  isFirst: true,
  release: 'abc',
  page: '/basket/',
  versions: { cart: '1.0.0-a' },
  mounted: [],
  failed: [],
  errors: [],
  goals: 0,
  ...report,
});
const failed = (message: string, more = {}) => ({
  widget: 'cart-page',
  mfe: 'cart',
  version: '1.0.0-a',
  step: 'mount',
  message,
  ...more,
});

describe('a report', () => {
  it('counts a view once, however often something failed in it', () => {
    const tallies = tallyReport(
      aReport({
        failed: [failed('a'), failed('b'), failed('c')],
        errors: [
          { mfe: 'cart', version: '1.0.0-a', message: 'x' },
          { mfe: 'cart', version: '1.0.0-a', message: 'y' },
        ],
        goals: 7,
      }),
    );

    expect(tallies.get('cart@1.0.0-a')).toMatchObject({ views: 1, failures: 1, errors: 1, goals: 1 });
  });

  it('in a later part is no further view', () => {
    expect(tallyReport(aReport({ isFirst: false })).get('cart@1.0.0-a')).toMatchObject({ views: 0 });
  });

  it('counts the slowest widget of each micro-frontend', () => {
    const mounted = [40, 700, 90].map((ms) => ({ widget: 'tile', mfe: 'cart', version: '1.0.0-a', ms }));
    const tally = tallyReport(aReport({ mounted })).get('cart@1.0.0-a');

    expect(tally?.mounts).toBe(3);
    expect(tally?.mountMs.reduce((sum, count) => sum + count)).toBe(1);
    expect(tally?.mountMs[classOf(700)]).toBe(1);
  });

  it('counts a failure for its likely cause, not for the version that failed', () => {
    const cause = { mfe: 'content@2', version: '2.0.0-c' };
    const report = aReport({
      versions: { cart: '1.0.0-a', 'content@2': '2.0.0-c' },
      failed: [failed('a', { cause })],
    });

    expect(tallyReport(report).get('cart@1.0.0-a')).toMatchObject({ failures: 0 });
    expect(tallyReport(report).get('content@2.0.0-c')).toMatchObject({ mfe: 'content', failures: 1 });
    expect(groupsOf(report)).toMatchObject([
      { mfe: 'content', version: '2.0.0-c', widget: 'cart-page', victim: 'cart 1.0.0-a' },
    ]);
  });

  it('names a second major as the micro-frontend that it is', () => {
    const report = aReport({
      versions: { cart: '1.0.0-a', 'cart@2': '2.0.0-b' },
      failed: [failed('a', { mfe: 'cart@2', version: '2.0.0-b' })],
    });

    expect([...tallyReport(report).keys()]).toEqual(['cart@1.0.0-a', 'cart@2.0.0-b']);
    expect(tallyReport(report).get('cart@2.0.0-b')).toMatchObject({ mfe: 'cart', failures: 1 });
    expect(tallyReport(report).get('cart@1.0.0-a')).toMatchObject({ failures: 0 });
  });

  it('tells failures without what is the visitor’s', () => {
    const [group] = groupsOf(
      aReport({
        page: '/account/?mail=erika@example.org',
        failed: [
          failed('No\u0000 order 1234567 of erika@example.org\n at 3f9a2c1b-0000-4000-8000-aaaaaaaaaaaa'),
        ],
      }),
    );

    expect(group).toMatchObject({ page: '/account/', message: 'No order … of …@… at …' });
  });
});

describe('mount times', () => {
  it.each([
    [0, 0],
    [25, 0],
    [26, 1],
    [10_000, CLASS_LIMITS.length - 1],
    [10_001, CLASS_LIMITS.length],
    [Number.MAX_SAFE_INTEGER, CLASS_LIMITS.length],
  ])('of %d ms are in class %d', (ms, index) => {
    expect(classOf(ms)).toBe(index);
  });

  it('have a percentile within their class, and none before any was', () => {
    const classes = noClasses();
    expect(classes).toHaveLength(CLASS_COUNT);
    expect(percentile(classes, 0.75)).toBeNull();

    classes[classOf(100)] = 50;
    classes[classOf(300)] = 50;

    expect(percentile(classes, 0.5)).toBe(100);
    expect(percentile(classes, 0.75)).toBe(275);
    expect(percentile(classes, 1)).toBe(300);
    expect(slowerThan(classes, 100)).toBe(50);
    expect(slowerThan(classes, 99)).toBe(50);
    expect(slowerThan(classes, 260)).toBe(0);
  });
});

describe('one address', () => {
  const at = { now: 0 };
  const limit = () =>
    createAddressLimit(() => at.now, { reportsPerMinute: 3, reportsPerDay: 4, badReportsPerDay: 2 });
  const from = (address: string, isOwnMachine = false) => ({ address, isOwnMachine });

  it('is heard so often a minute', () => {
    const { accepts } = limit();

    expect([1, 2, 3, 4].map(() => accepts(from('192.0.2.1')))).toEqual([true, true, true, false]);
    expect(accepts(from('192.0.2.2'))).toBe(true);
    at.now += 60_000;
    expect(accepts(from('192.0.2.1'))).toBe(true);
  });

  it('tells so much a day', () => {
    const { admits } = limit();

    expect([1, 2, 3, 4, 5].map(() => admits(from('192.0.2.1')))).toEqual([true, true, true, true, false]);
    expect(admits(from('192.0.2.2'))).toBe(true);
    at.now += 24 * 60 * 60_000;
    expect(admits(from('192.0.2.1'))).toBe(true);
  });

  it('has so many failures of a version listed a day; an IPv6 network is one address', () => {
    const { admits, lists } = createAddressLimit(() => at.now, {
      reportsPerMinute: 100,
      reportsPerDay: 100,
      badReportsPerDay: 2,
    });
    const bad = (host: number, version = 'cart@1') => lists(from(`2001:db8::${host}`), [version]);

    expect([1, 2, 3].map((host) => bad(host))).toEqual([true, true, false]);
    expect(bad(4, 'cart@2')).toBe(true);
    expect(admits(from('2001:db8::1'))).toBe(true);
    at.now += 24 * 60 * 60_000;
    expect(bad(1)).toBe(true);
  });

  it('accepts ten times as many reports of an IPv6 site, whose owner has 65,536 networks', () => {
    const { accepts } = createAddressLimit(() => at.now, {
      reportsPerMinute: 2,
      reportsPerDay: 100,
      badReportsPerDay: 2,
    });

    const accepted = Array.from({ length: 30 }, (_, network) => accepts(from(`2001:db8:1:${network}::1`)));
    expect(accepted.filter(Boolean)).toHaveLength(20);
  });

  it('lists no more failures of an address in several processes than in one', () => {
    const rules = { reportsPerMinute: 120, reportsPerDay: 190, badReportsPerDay: 4 };
    const processes = [1, 2].map(() => createAddressLimit(() => 0, shareOf(rules, 2)));
    const reporter = { address: '192.0.2.7', isOwnMachine: false };

    const listed = Array.from({ length: 20 }, (_, report) =>
      processes[report % 2]?.lists(reporter, ['cart@1.1.0']),
    ).filter(Boolean);

    expect(listed).toHaveLength(rules.badReportsPerDay);
  });

  it('may tell everything when it is this machine', () => {
    const { lists, accepts, admits } = limit();
    const host = 'localhost:8080';
    const own = tellerOf({ ip: '127.0.0.1', headers: { host } });

    const twenty = Array.from({ length: 20 }, () => accepts(own) && admits(own) && lists(own, ['cart@1']));
    expect(twenty.every(Boolean)).toBe(true);
    expect(tellerOf({ ip: '127.0.0.1', headers: { host, forwarded: 'for=192.0.2.1' } }).isOwnMachine).toBe(
      false,
    );
    expect(tellerOf({ ip: '192.0.2.1', headers: { host } }).isOwnMachine).toBe(false);
  });
});

it('takes whatever goes wrong on a page for a possible fault of its shell', () => {
  const tallies = tallyReport(
    aReport({
      versions: { shell: '0.2.0-s', cart: '1.0.0-a' },
      mounted: [{ widget: 'cart-page', mfe: 'cart', version: '1.0.0-a', ms: 900 }],
      failed: [{ widget: 'cart-link', mfe: 'cart', version: '1.0.0-a', step: 'mount', message: 'x' }],
    }),
  );

  expect(tallies.get('shell@0.2.0-s')).toMatchObject({ views: 1, mounts: 1, failures: 1, errors: 0 });
  expect(tallies.get('shell@0.2.0-s')?.mountMs).toEqual(tallies.get('cart@1.0.0-a')?.mountMs);
});
