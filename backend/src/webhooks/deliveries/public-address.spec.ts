import { isLoopback, isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each([
    '93.184.216.34',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('lets %s be called', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['loopback', '::1'],
    ['this network', '0.0.0.0'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT, and the metadata of one cloud', '100.100.100.200'],
    ['link-local, and the metadata of most clouds', '169.254.169.254'],
    ['the metadata of a cloud that uses a public block', '168.63.129.16'],
    ['documentation', '203.0.113.7'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['unspecified', '::'],
    ['unique local', 'fd00::1'],
    ['unique local, and metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['documentation', '2001:db8::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped private, in hex', '::ffff:a00:1'],
    ['IPv4-compatible', '::7f00:1'],
    ['6to4 of a private address', '2002:a00:1::'],
    ['NAT64 of a private address', '64:ff9b::a00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['Teredo', '2001:0:4136:e378::1'],
    ['not given to anybody', '4000::1'],
    ['no address', 'localhost'],
    ['no address', ''],
    ['with a zone', 'fe80::1%eth0'],
  ])('refuses %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('knows %s', (address) =>
    expect(isLoopback(address)).toBe(true),
  );
  it.each(['10.0.0.1', '0.0.0.0', '93.184.216.34', 'localhost'])('does not take %s for one', (address) =>
    expect(isLoopback(address)).toBe(false),
  );
});
