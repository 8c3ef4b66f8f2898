/** @jest-environment node */
import { type Channel, releaseFor, type ReleasePlan } from '@fachwerk/shared/federation';
import { liveReleases } from './live-releases';

/** A plan in which these micro-frontends are rolled out to a share of the visitors. */
function planOf(mfes: readonly string[], percent = 50): ReleasePlan {
  const channels = mfes.map((mfe, index): Channel => ({
    mfe,
    major: 1,
    stable: '1.0.0-a',
    lastGood: null,
    rollout: { id: index + 1, version: '1.1.0-b', percent, salt: mfe },
  }));
  const versionOf = (mfe: string, version: string) => ({
    mfe,
    version,
    entry: `/${mfe}.js`,
    global: mfe,
    integrity: 'sha384-x',
    widgets: {},
    chunks: {},
  });
  return {
    channels: [...channels, { mfe: 'shell', major: 0, stable: '0.1.0-s', lastGood: null, rollout: null }],
    versions: Object.fromEntries(
      mfes.flatMap((mfe) =>
        ['1.0.0-a', '1.1.0-b'].map((version) => [`${mfe}@${version}`, versionOf(mfe, version)]),
      ),
    ),
    shells: {
      '0.1.0-s': {
        version: '0.1.0-s',
        script: '/s.js',
        style: '/s.css',
        preload: [],
        chunks: { '/s.js': 'sha384-s', '/s.css': 'sha384-t' },
      },
    },
  };
}

it('knows every release that a visitor can get, and no other', () => {
  const plan = planOf(['cart', 'search']);
  const buckets = [undefined, ...Array.from({ length: 200 }, (_, bucket) => bucket)];
  const given = buckets.map((bucket) => releaseFor(plan, bucket === undefined ? {} : { bucket })?.release.id);

  expect([...liveReleases(plan)].sort()).toEqual([...new Set(given)].sort());
  expect(liveReleases(plan).size).toBe(4);
});

it('knows at most 64 releases, among them that of all stable versions', () => {
  const plan = planOf(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);

  expect(liveReleases(plan).size).toBe(64);
  expect(liveReleases(plan)).toContain(releaseFor(plan)?.release.id);
});

it('knows none before a shell is live', () => {
  expect(liveReleases({ channels: [], versions: {}, shells: {} }).size).toBe(0);
});
