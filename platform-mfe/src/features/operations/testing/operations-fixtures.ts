import type {
  AuditLog,
  ChannelStatus,
  Comparison,
  DependencyReport,
  Failures,
  Measured,
  Rollout,
  RolloutHistory,
  Status,
  WebVitals,
  WidgetOwners,
} from '@fachwerk/shared/contracts';
import type { OpenRollout } from '../base/channel';

export const NOW = '2026-11-21T13:32:05.000Z';
export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString();

export const aVersion = (version: string, days = 1): ChannelStatus['versions'][number] => ({
  version,
  publishedAt: minutesAgo(days * 1440),
  publishedBy: 'team cart',
  author: 'Anna Zimmermann',
  commit: '3f9a2c1b7d',
  bytes: 84_210,
});

export const aMeasure = (part: Partial<Measured> = {}): Measured => ({
  version: '1.3.0-77ab012',
  views: 9840,
  mounts: 21_480,
  failures: 12,
  errors: 9,
  goals: 610,
  p50: 84,
  p75: 142,
  ...part,
});

export const aComparison = (part: Partial<Comparison> = {}): Comparison => ({
  candidate: aMeasure({
    version: '1.4.0-3f9a2c1',
    views: 1120,
    mounts: 2410,
    failures: 1,
    errors: 1,
    goals: 71,
    p75: 138,
  }),
  base: aMeasure(),
  decision: 'wait',
  reasons: [{ key: 'views', values: { views: 1120, of: 2000 }, text: '1,120 of 2,000 views.' }],
  ...part,
});

export const aRollout = (part: Partial<Rollout> = {}): Rollout => ({
  id: 7,
  mfe: 'cart',
  major: 1,
  version: '1.4.0-3f9a2c1',
  base: '1.3.0-77ab012',
  percent: 10,
  state: 'running',
  startedAt: minutesAgo(45),
  startedBy: 'team cart',
  stageSince: minutesAgo(12),
  endedAt: null,
  endedBy: null,
  reasons: [],
  ...part,
});

export const anOpenRollout = (part: Partial<Rollout> = {}, comparison = aComparison()): OpenRollout => ({
  ...aRollout(part),
  comparison,
});

export const aChannel = (part: Partial<ChannelStatus> = {}): ChannelStatus => ({
  mfe: 'cart',
  major: 1,
  stable: '1.3.0-77ab012',
  lastGood: '1.2.4-90cc1fe',
  changedAt: minutesAgo(4 * 1440),
  changedBy: 'operator betrieb',
  rollout: null,
  versions: [aVersion('1.4.0-3f9a2c1'), aVersion('1.3.0-77ab012', 5), aVersion('1.2.4-90cc1fe', 20)],
  ...part,
});

export const someChannels = (cart: ChannelStatus = aChannel()): ChannelStatus[] => [
  cart,
  aChannel({
    mfe: 'header',
    stable: '2.0.1-aa10b2c',
    lastGood: null,
    changedBy: null,
    versions: [aVersion('2.0.1-aa10b2c')],
  }),
  aChannel({ mfe: 'search', stable: '1.0.0-5d5d5d5', lastGood: '0.9.9-1b1b1b1' }),
  aChannel({ mfe: 'search', major: 2, stable: '2.0.0-8e8e8e8', lastGood: null }),
  aChannel({ mfe: 'shell', major: 0, stable: '0.1.0-77aa77a', lastGood: null }),
];

export const aStatus = (channels: ChannelStatus[] = someChannels()): Status => ({ channels, now: NOW });

/** `count` minutes up to now; a failing candidate has more failures in the last ten. */
export function aHistory(
  rollout: Rollout = aRollout(),
  comparison: Comparison = aComparison(),
  { count = 45, isGettingWorse = false } = {},
): RolloutHistory {
  const wave = (index: number, size: number) => Math.round((Math.sin(index * 1.7) + 1) * size);
  const minutes = Array.from({ length: count }, (_, index) => {
    const minute = minutesAgo(count - index);
    const row = (version: string, size: number, failures: number) => ({
      minute,
      version,
      views: size + wave(index, size / 4),
      mounts: 2 * size + wave(index + 1, size / 2),
      failures,
      errors: index % 9 === 0 ? 1 : 0,
      goals: Math.round(size / 16) + wave(index, 1),
      p75: 138 + wave(index * size, 9),
    });
    const isBad = isGettingWorse && index > count - 10;
    return [
      row('1.3.0-77ab012', 220, index % 11 === 0 ? 1 : 0),
      row('1.4.0-3f9a2c1', 25, isBad ? 4 + (index % 3) : 0),
    ];
  }).flat();
  return { rollout, comparison, minutes };
}

export const someFailures = (): Failures => ({
  failures: [
    {
      widget: 'cart-page',
      mfe: 'cart',
      version: '1.4.0-3f9a2c1',
      step: 'mount',
      message: "TypeError: Cannot read properties of undefined (reading 'total')",
      page: '/basket/',
      count: 1204,
      healed: 1204,
      firstAt: minutesAgo(44),
      lastAt: minutesAgo(1),
    },
    {
      widget: 'product-teaser',
      mfe: 'search',
      version: '1.0.0-5d5d5d5',
      step: 'load',
      message: 'ScriptExternalLoadError: Loading script failed.',
      page: 'https://magazin.example/tipps/',
      count: 3,
      healed: 1,
      firstAt: minutesAgo(900),
      lastAt: minutesAgo(300),
    },
  ],
});

export const someDependencies = (): DependencyReport => ({
  packages: [
    {
      name: 'zod',
      provided: [],
      required: [],
      bundled: [
        {
          version: '4.1.0',
          in: [
            { version: 'cart@1.4.0-3f9a2c1', bytes: 61_440 },
            { version: 'search@1.0.0-5d5d5d5', bytes: 61_440 },
          ],
        },
      ],
    },
    {
      name: 'react',
      provided: ['19.3.1'],
      required: [{ range: '^19.3.0', by: ['cart@1.4.0-3f9a2c1'] }],
      bundled: [],
    },
  ],
  twice: [{ mfe: 'cart', version: '1.4.0-3f9a2c1', name: 'zod', versions: ['4.1.0', '3.9.0'], provided: [] }],
  unknown: ['old@1.0.0-x'],
});

export const someVitals = (): WebVitals => ({
  isOn: true,
  releases: [
    {
      id: '0b1c2d3e4f50',
      firstAt: minutesAgo(60),
      lastAt: minutesAgo(1),
      isLive: true,
      views: 1420,
      metrics: {
        LCP: { count: 1400, p75: 2310, rating: 'good' },
        CLS: { count: 1420, p75: 0.125, rating: 'needs-improvement' },
        INP: { count: 62, p75: 610, rating: 'poor' },
      },
      pageTypes: [
        {
          pageType: 'ADS',
          views: 12,
          metrics: { LCP: { count: 12, p75: 3100, rating: 'needs-improvement' } },
        },
      ],
    },
    {
      id: 'a1b2c3d4e5f6',
      firstAt: minutesAgo(4 * 1440),
      lastAt: minutesAgo(61),
      isLive: false,
      views: 9840,
      metrics: { FCP: { count: 9800, p75: 1790, rating: 'good' } },
      pageTypes: [{ pageType: 'Content', views: 9840, metrics: {} }],
    },
  ],
  widgets: [
    {
      widget: 'hero-slider',
      mfe: 'content',
      version: '1.4.0-3f9a2c1',
      metrics: { LCP: { count: 900, p75: 2400, rating: 'good' } },
    },
  ],
});

export const anAuditLog = (from = 120, count = 50): AuditLog => ({
  entries: Array.from({ length: count }, (_, index) => {
    const id = from - index;
    const kinds = [
      { actor: 'registry', action: 'advance', text: 'From 1 % to 10 %. 2,000 views without a difference.' },
      { actor: 'team cart', action: 'roll-out', text: '1 % of visitors get it.' },
      { actor: 'team cart', action: 'publish', text: 'Published, 84,210 bytes.' },
      { actor: 'operator betrieb', action: 'sign-in', text: 'Signed in.' },
    ] as const;
    const kind = kinds[index % kinds.length] ?? kinds[0];
    return {
      id,
      at: minutesAgo(index * 7),
      subject: kind.action === 'sign-in' ? 'betrieb' : 'cart@1.4.0-3f9a2c1',
      ...kind,
      reasons:
        kind.action === 'advance' ? [{ key: 'from-to', values: { from: 1, to: 10 }, text: kind.text }] : [],
    };
  }),
});

export const someOwners = (): WidgetOwners => ({
  owners: [
    { widget: 'cart-page', mfe: 'cart', live: ['cart@1.3.0-77ab012', 'cart@1.4.0-3f9a2c1'] },
    { widget: 'old-teaser', mfe: 'search', live: [] },
  ],
});
