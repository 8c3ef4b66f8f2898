/** @jest-environment node */
import { promisify } from 'node:util';
import { isPublicAddress, publicLookup } from './public-lookup';

it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '172.32.0.1', '100.128.0.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '0.0.0.0'],
  ['this machine', '::1'],
  ['this machine', '::'],
  ['this machine, mapped', '::ffff:127.0.0.1'],
  ['this machine, compatible', '::127.0.0.1'],
  ['this machine, translated', '64:ff9b::7f00:1'],
  ['this machine, 6to4', '2002:7f00:1::'],
  ['an own network', '10.0.0.1'],
  ['an own network', '172.16.0.1'],
  ['an own network', '172.31.255.255'],
  ['an own network', '192.168.178.1'],
  ['an own network', 'fc00::1'],
  ['an own network', 'fd12:3456::1'],
  ['an own network of the past', 'fec0::1'],
  ['a provider', '100.64.0.1'],
  ['metadata of a cloud', '169.254.169.254'],
  ['a link', 'fe80::1'],
  ['a link, mapped', '::ffff:a9fe:a9fe'],
  ['many', '224.0.0.1'],
  ['many', 'ff02::1'],
  ['all', '255.255.255.255'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['a tunnel', '2001::1'],
  ['nothing', '240.0.0.1'],
])('%s (%s) is not', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('the addresses of a name', () => {
  const found = (...addresses: string[]) =>
    publicLookup((_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  const all = (lookup: ReturnType<typeof publicLookup>) =>
    promisify<unknown>((done) =>
      lookup('markt.example', { all: true }, (error, list) => done(error, list)),
    )();

  it('are those that were checked', async () => {
    const lookup = found('93.184.216.34', '2606:2800:220::1');

    await expect(all(lookup)).resolves.toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:2800:220::1', family: 6 },
    ]);
    await expect(
      promisify<unknown>((done) => lookup('markt.example', {}, (error, one) => done(error, one)))(),
    ).resolves.toBe('93.184.216.34');
  });

  it.each([[['93.184.216.34', '127.0.0.1']], [['2606:2800:220::1', '::1']], [['10.0.0.1']], [[]]])(
    'are none if one is not public: %j',
    async (addresses) => {
      await expect(all(found(...addresses))).rejects.toThrow('markt.example has no public address');
    },
  );

  it('are none if the name has none', async () => {
    const lookup = publicLookup((_name, _options, done) => done(new Error('ENOTFOUND'), []));

    await expect(all(lookup)).rejects.toThrow('ENOTFOUND');
  });
});
