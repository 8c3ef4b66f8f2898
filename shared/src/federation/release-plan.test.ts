/** @jest-environment node */
import { type Channel, type PageView, releaseFor, type ReleasePlan } from './release-plan';

const channel = (version: string | null, more: Partial<Channel> = {}): Channel => ({
  mfe: 'cart',
  major: 1,
  stable: version,
  lastGood: null,
  rollout: null,
  ...more,
});
const shellChannel: Channel = {
  mfe: 'shell',
  major: 0,
  stable: '0.1.0-shell',
  lastGood: null,
  rollout: null,
};
const rollout = (version: string, percent: number) => ({ id: 1, version, percent, salt: 's' });

function planOf(channels: Channel[], widgets: Record<string, string[]> = {}): ReleasePlan {
  const named = channels.flatMap(({ mfe, stable, lastGood, rollout: open }) =>
    [stable, lastGood, open?.version].flatMap((version) => (version ? [{ mfe, version }] : [])),
  );
  return {
    channels: [...channels, shellChannel],
    versions: Object.fromEntries(
      named.map(({ mfe, version }) => [
        `${mfe}@${version}`,
        {
          mfe,
          version,
          entry: `/assets/${mfe}/${version}/browser/remoteEntry.js`,
          global: `${mfe}_${version}`,
          integrity: 'sha384-x',
          server: { url: `/assets/${mfe}/${version}/node/widgets.js`, integrity: 'sha384-y' },
          widgets: Object.fromEntries(
            (widgets[version] ?? [`${mfe}-page`]).map((name) => [
              name,
              { mfe, expose: `./${name}`, hydrate: 'load' as const, messages: [], js: [], css: [] },
            ]),
          ),
          chunks: {},
        },
      ]),
    ),
    shells: {
      '0.1.0-shell': {
        version: '0.1.0-shell',
        script: '/s.js',
        style: '/s.css',
        preload: [],
        chunks: { '/s.js': 'sha384-s', '/s.css': 'sha384-t' },
      },
    },
  };
}
const shellOf = (plan: ReleasePlan, view = {}) => releaseFor(plan, view)?.shell;
const cartOf = (plan: ReleasePlan, view = {}) => releaseFor(plan, view)?.release.mfes.cart?.version;
const everybody = Array.from({ length: 10_000 }, (_, bucket) => bucket);

describe('a page view gets', () => {
  it('nothing while no shell is live', () => {
    expect(releaseFor({ ...planOf([channel('1.0.0-a')]), channels: [channel('1.0.0-a')] })).toBeUndefined();
  });

  it('marks a shell on trial, whose React renders all widgets of the view', () => {
    const plan = planOf([]);
    const [shell] = Object.values(plan.shells);
    if (!shell) throw new Error('no shell');
    const trial = { ...plan, shells: { ...plan.shells, '0.2.0-new': { ...shell, version: '0.2.0-new' } } };
    trial.channels = [{ ...shellChannel, rollout: rollout('0.2.0-new', 100) }];

    expect(shellOf(trial, { bucket: 1 })).toMatchObject({ version: '0.2.0-new', trialReason: 'rollout' });
    expect(shellOf(plan, { bucket: 1 })).not.toHaveProperty('trialReason');
  });

  it('the stable version without a bucket, and the new one for the chosen share', () => {
    const plan = planOf([channel('1.0.0-a', { rollout: rollout('1.1.0-b', 10) })]);

    expect(cartOf(plan)).toBe('1.0.0-a');
    expect(everybody.filter((bucket) => cartOf(plan, { bucket }) === '1.1.0-b')).toHaveLength(1000);
  });

  it('server and browser files of one version, under one id per set of versions', () => {
    const plan = planOf([channel('1.0.0-a', { rollout: rollout('1.1.0-b', 50) })]);
    const releases = everybody.slice(0, 50).map((bucket) => releaseFor(plan, { bucket }));

    for (const release of releases)
      expect(release?.servers.cart?.version).toBe(release?.release.mfes.cart?.version);
    expect(new Set(releases.map((release) => release?.release.id)).size).toBe(2);
    expect(releases.find((release) => release?.release.mfes.cart?.isTrial)?.servers.cart?.version).toBe(
      '1.1.0-b',
    );
  });

  it('what was good before in place of a version that failed in this browser', () => {
    const plan = planOf([channel('1.1.0-b', { lastGood: '1.0.0-a', rollout: rollout('1.2.0-c', 100) })]);

    expect(cartOf(plan, { bucket: 1 })).toBe('1.2.0-c');
    expect(cartOf(plan, { bucket: 1, avoid: ['cart@1.2.0-c'] })).toBe('1.1.0-b');
    expect(cartOf(plan, { bucket: 1, avoid: ['cart@1.2.0-c', 'cart@1.1.0-b'] })).toBe('1.0.0-a');
    expect(cartOf(plan, { avoid: ['cart@1.2.0-c', 'cart@1.1.0-b', 'cart@1.0.0-a'] })).toBe('1.1.0-b');
  });

  it('the reason for every version that is not the stable one', () => {
    const plan = planOf([channel('1.1.0-b', { lastGood: '1.0.0-a', rollout: rollout('1.2.0-c', 100) })]);
    const preview = { mfe: 'cart', version: '1.2.0-c', until: '2026-11-22T00:00:00Z' };
    const reason = (view: PageView, more: Partial<ReleasePlan> = {}) =>
      releaseFor({ ...plan, ...more }, view)?.release.mfes.cart?.trialReason;

    expect(reason({}, planOf([channel('1.1.0-b')]))).toBeUndefined();
    expect(reason({ bucket: 1 })).toBe('rollout');
    expect(reason({ bucket: 1, avoid: ['cart@1.2.0-c'] })).toBeUndefined();
    expect(reason({ bucket: 1, avoid: ['cart@1.2.0-c', 'cart@1.1.0-b'] })).toBe('failure');
    expect(reason({}, { preview })).toBe('preview');
  });

  it('the version of a preview, marked as such', () => {
    const preview = { mfe: 'cart', version: '1.1.0-b', until: '2026-11-22T00:00:00Z' };
    const plan = { ...planOf([channel('1.0.0-a', { lastGood: '1.1.0-b' })]), preview };

    expect(cartOf(plan)).toBe('1.1.0-b');
    expect(releaseFor(plan)?.release.preview).toEqual(preview);
    expect(releaseFor(plan)?.release.id).not.toBe(releaseFor(planOf([channel('1.1.0-b')]))?.release.id);
  });
});

describe('a version that names a file without its hash', () => {
  const withFile = (chunks: Record<string, string>, more = {}) => {
    const plan = planOf([channel('1.0.0-a')]);
    const version = plan.versions['cart@1.0.0-a'];
    const widget = version?.widgets['cart-page'];
    if (!version || !widget) throw new Error('no such version');
    const widgets = { 'cart-page': { ...widget, css: ['/assets/cart/page.css'] } };
    return { ...plan, versions: { 'cart@1.0.0-a': { ...version, chunks, widgets, ...more } } };
  };

  it('is offered to nobody', () => {
    expect(cartOf(withFile({ '/assets/cart/page.css': 'sha384-x' }))).toBe('1.0.0-a');
    for (const plan of [
      withFile({}),
      withFile({ '/assets/cart/page.css': '' }),
      withFile({ '/assets/cart/page.css': 'md5-x' }),
      withFile({ '/assets/cart/page.css': 'sha384-x' }, { integrity: '' }),
      withFile({ '/assets/cart/page.css': 'sha384-x' }, { server: { url: '/n.js', integrity: '' } }),
    ]) {
      expect(cartOf(plan)).toBeUndefined();
      expect(releaseFor(plan)?.release.widgets).toEqual({});
    }
  });

  it('is no shell for any page', () => {
    const plan = planOf([channel('1.0.0-a')]);
    const [shell] = Object.values(plan.shells);
    if (!shell) throw new Error('no shell');

    expect(releaseFor({ ...plan, shells: { '0.1.0-shell': { ...shell, chunks: {} } } })).toBeUndefined();
  });
});

describe('a new major beside the old one', () => {
  const plan = planOf([channel('1.0.0-a'), channel('2.0.0-b', { major: 2 })], {
    '1.0.0-a': ['cart-page', 'cart-link'],
    '2.0.0-b': ['cart-page', 'cart-summary'],
  });
  const widgetOf = (name: string) => releaseFor(plan)?.release.widgets[name]?.mfe;

  it('is what pages get that ask for it; the plain name stays with the oldest', () => {
    expect(widgetOf('cart-page')).toBe('cart');
    expect(widgetOf('cart-page@2')).toBe('cart@2');
    expect(releaseFor(plan)?.servers['cart@2']?.version).toBe('2.0.0-b');
  });

  it('brings new widgets under their plain name', () => {
    expect(widgetOf('cart-summary')).toBe('cart@2');
    expect(widgetOf('cart-link@2')).toBeUndefined();
  });

  it('has the plain name when the old one is gone', () => {
    const later = planOf([channel(null), channel('2.0.0-b', { major: 2 })]);

    expect(releaseFor(later)?.release.widgets['cart-page']?.mfe).toBe('cart');
    expect(releaseFor(later)?.release.widgets['cart-page@2']?.mfe).toBe('cart');
  });
});
