/** @jest-environment node */
import { channelText, majorOfText, rolloutText, statusTable } from './rollout-text.mjs';

const measured = (version, views, more = {}) => ({
  ...{ version, views, mounts: views, failures: 0, errors: 0, goals: 0, p50: 100, p75: 180, ...more },
});
const channel = (more = {}) => ({
  ...{ mfe: 'cart', major: 1, stable: '1.0.0-a', lastGood: null, changedAt: '', rollout: null, versions: [] },
  ...more,
});
const rollout = {
  ...{ version: '1.1.0-b', percent: 10, state: 'running' },
  comparison: {
    candidate: measured('1.1.0-b', 1234, { failures: 5, p75: null }),
    base: measured('1.0.0-a', 11_000, { goals: 330 }),
    decision: 'wait',
    reasons: ['9 min of 10 min in this stage.'],
  },
};

describe('what a terminal shows', () => {
  it('is one line per channel, with both versions and what the rules say', () => {
    const [head, cart, note, shell] = statusTable([channel({ rollout }), channel({ mfe: 'shell' })]).split(
      '\n',
    );

    expect(head).toMatch(/^micro-frontend {2}stable {3}last good {2}rollout/);
    expect(cart).toMatch(
      /^cart +1\.0\.0-a +– +1\.1\.0-b 10 % +1,234 \/ 11,000 +0\.41 % \/ 0\.00 % +0\.00 % \/ 0\.00 % +0\.00 % \/ 3\.00 % +– \/ 180 ms$/,
    );
    expect(note).toBe('    9 min of 10 min in this stage.');
    expect(shell).toBe('shell           1.0.0-a  –');
  });

  it('tells majors apart, and a first version has nothing beside it', () => {
    const first = { ...rollout, state: 'held', comparison: { ...rollout.comparison, base: null } };
    const text = statusTable([channel(), channel({ major: 2, stable: null, rollout: first })]);

    expect(text).toMatch(/^cart \(major 1\) /m);
    expect(text).toMatch(/^cart \(major 2\) .* 1\.1\.0-b 10 % held +1,234 +0\.41 %/m);
    expect(statusTable([])).toBe('Nothing is published yet.');
  });

  it('lists the versions of one micro-frontend', () => {
    const version = {
      version: '1.0.0-a',
      publishedAt: '2026-11-21T12:34:56Z',
      publishedBy: 'team cart',
      author: null,
      bytes: 204_800,
    };

    expect(channelText(channel({ versions: [version] }))).toMatch(
      /^ {2}1\.0\.0-a +2026-11-21 12:34 {2}by team cart +200 kB {2}stable$/m,
    );
  });

  it.each([
    [
      { state: 'finished', percent: 100, base: '1.0.0-a' },
      /^Everybody gets cart@1\.1\.0-b\. `pnpm rollback cart-mfe` brings back 1\.0\.0-a\.$/,
    ],
    [{ state: 'finished', percent: 100, base: null }, /^Everybody gets cart@1\.1\.0-b\.$/],
    [{ state: 'rolled-back', percent: 10 }, /^Nobody gets cart@1\.1\.0-b any more\.$/],
    [
      { state: 'held', percent: 10, reason: 'Ordered to stay.' },
      /^10 % of visitors get .* Ordered to stay\.$/,
    ],
    [{ state: 'running', percent: 10 }, /^10 % of visitors get .* by the rules/],
  ])('says what became of an order: %j', (answer, text) => {
    expect(rolloutText({ mfe: 'cart', version: '1.1.0-b', ...answer })).toMatch(text);
  });

  it('takes a major by its number', () => {
    expect(majorOfText('2')).toBe(2);
    expect(() => majorOfText('two')).toThrow(/--major two: a whole number/);
  });

  it('names the major of each of two', () => {
    const two = [channel(), channel({ major: 2, stable: '2.0.0-b' })];

    expect(two.map((one) => channelText(one, two).split('\n')[1])).toEqual([
      expect.stringMatching(/^cart \(major 1\) +1\.0\.0-a/),
      expect.stringMatching(/^cart \(major 2\) +2\.0\.0-b/),
    ]);
  });
});
