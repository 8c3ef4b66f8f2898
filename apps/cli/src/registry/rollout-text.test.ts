/** @jest-environment node */
import type { ChannelStatus, Measured, Rollout } from '@fachwerk/shared/contracts';
import { parseMajor } from '../argument-parsers';
import { channelText, rolloutText, statusTable } from './rollout-text';

const measured = (version: string, views: number, more = {}): Measured => ({
  version,
  views,
  mounts: views,
  failures: 0,
  errors: 0,
  goals: 0,
  p50: 100,
  p75: 180,
  ...more,
});
const channel = (more = {}): ChannelStatus => ({
  mfe: 'cart',
  major: 1,
  stable: '1.0.0-a',
  lastGood: null,
  changedAt: '',
  rollout: null,
  versions: [],
  ...more,
});
const rollout = {
  version: '1.1.0-b',
  percent: 10,
  state: 'running',
  comparison: {
    candidate: measured('1.1.0-b', 1234, { failures: 5, p75: null }),
    base: measured('1.0.0-a', 11_000, { goals: 330 }),
    decision: 'wait',
    reasons: [{ key: 'minutes', values: {}, text: '9 min of 10 min in this stage.' }],
  },
};

describe('the text of the registry’s answers', () => {
  it('is one line per release channel, with both versions and the reasons of the rules', () => {
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

  it('names majors, and compares a first version with nothing', () => {
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

  it.each<[Pick<Rollout, 'state' | 'percent'> & Partial<Rollout>, RegExp]>([
    [
      { state: 'finished', percent: 100, base: '1.0.0-a' },
      /^All visitors get cart@1\.1\.0-b\. `fachwerk rollback cart-mfe` brings back 1\.0\.0-a\.$/,
    ],
    [{ state: 'finished', percent: 100, base: null }, /^All visitors get cart@1\.1\.0-b\.$/],
    [{ state: 'rolled-back', percent: 10 }, /^No visitor gets cart@1\.1\.0-b any more\.$/],
    [
      {
        state: 'held',
        percent: 10,
        reasons: [{ key: 'ordered-hold', values: {}, text: 'Ordered to stay.' }],
      },
      /^10 % of visitors get .* Ordered to stay\.$/,
    ],
    [{ state: 'running', percent: 10 }, /^10 % of visitors get .* by the rules/],
  ])('names the state after an order: %j', (answer, text) => {
    expect(rolloutText({ mfe: 'cart', version: '1.1.0-b', ...answer })).toMatch(text);
  });

  it('takes a major by its number', () => {
    expect(parseMajor('2')).toBe(2);
    expect(() => parseMajor('two')).toThrow(/a whole number/i);
  });

  it('names the major of each of two', () => {
    const two = [channel(), channel({ major: 2, stable: '2.0.0-b' })];

    expect(two.map((one) => channelText(one, two).split('\n')[1])).toEqual([
      expect.stringMatching(/^cart \(major 1\) +1\.0\.0-a/),
      expect.stringMatching(/^cart \(major 2\) +2\.0\.0-b/),
    ]);
  });
});
