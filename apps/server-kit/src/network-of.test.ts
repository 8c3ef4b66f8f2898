/** @jest-environment node */
import { networkOf, networkShares, routedNetworkOf, siteOf } from './network-of';

describe('what limits count', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
  ])('of the site of %s is %s', (ip, site) => {
    expect(siteOf(ip)).toBe(site);
  });

  it.each([
    ['198.51.100.7', '198.51.100.0/24'],
    ['::ffff:198.51.100.7', '198.51.100.0/24'],
    ['2001:db8:1:2::ffff', '2001:db8:1::/48'],
    ['2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['forwarded', 'forwarded'],
  ])('of the routed network of %s is %s', (ip, network) => {
    expect(routedNetworkOf(ip)).toBe(network);
  });

  it('is an address of IPv4 once, and of IPv6 its network and ten times as much of its site', () => {
    expect(networkShares('198.51.100.7')).toEqual([{ key: '198.51.100.7', times: 1 }]);
    expect(networkShares('2001:db8:1:2::5')).toEqual([
      { key: '2001:db8:1:2::/64', times: 1 },
      { key: '2001:db8:1::/48', times: 10 },
    ]);
  });
});
