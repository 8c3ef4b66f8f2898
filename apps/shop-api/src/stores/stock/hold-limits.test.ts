/** @jest-environment node */
import { holderOf, holdPeriod } from './hold-limits';

const START = new Date('2026-11-27T10:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe('the hold of a checkout', () => {
  it('starts with the first step, for a quarter of an hour', () => {
    expect(holdPeriod(START, null)).toEqual({ since: START, until: at(15) });
  });

  it('is renewed by each step, and ends an hour after its start', () => {
    expect(holdPeriod(at(10), START)).toEqual({ since: START, until: at(25) });
    expect(holdPeriod(at(50), START)).toEqual({ since: START, until: at(60) });
  });

  it('pauses then for half an hour, and starts again', () => {
    expect(holdPeriod(at(60), START)).toEqual({ since: START, until: null });
    expect(holdPeriod(at(89), START)).toEqual({ since: START, until: null });
    expect(holdPeriod(at(90), START)).toEqual({ since: at(90), until: at(105) });
  });
});

describe('who keeps goods', () => {
  const networkOf = (ip: string) => holderOf(ip, null).network;

  it('is known by the network, an IPv6 one by its /48, and not by an address that can be read', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:ffff::9'));
    expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'));
    expect(networkOf('198.51.100.7')).not.toBe(networkOf('198.51.100.8'));
    expect(networkOf('198.51.100.7')).not.toContain('198');
  });

  it('may keep more as a firm', () => {
    const pieces = (isProhibis: boolean) => holderOf('198.51.100.7', { isProhibis }).limits.pieces;

    expect(pieces(true)).toBeGreaterThan(pieces(false));
  });
});
