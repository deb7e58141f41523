import { isPublicAddress, parseAddressRanges } from './public-address';

describe('An address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'belongs to the internet: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this host', ['127.0.0.1', '127.9.9.9', '::1', '0.0.0.0', '0.1.2.3', '::']],
    ['this house', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd12::1', 'fec0::1']],
    ['this wire', ['169.254.1.1', 'fe80::1']],
    ['a cloud’s keeper', ['169.254.169.254', 'fd00:ec2::254', '100.100.100.200', '168.63.129.16']],
    ['a provider’s inside', ['100.64.0.1', '100.127.255.255', '192.0.0.8']],
    ['tests and books', ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['many at once, or nobody', ['224.0.0.1', '239.1.1.1', '255.255.255.255', '240.0.0.1', 'ff02::1']],
    [
      'IPv4 in the clothes of IPv6',
      ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00::1'],
    ],
  ])('belongs to %s', (_, addresses) => expect(addresses.filter(isPublicAddress)).toEqual([]));

  it('is none when it is a name or nothing', () => {
    expect(['localhost', '', '127.1', '8.8.8'].filter(isPublicAddress)).toEqual([]);
  });
});

describe('Ranges that an operator names', () => {
  it('hold single addresses and whole networks', () => {
    const ranges = parseAddressRanges('10.1.2.3, 127.0.0.0/8, ::1');
    expect(['10.1.2.3', '127.5.5.5'].map((address) => ranges.check(address))).toEqual([true, true]);
    expect(ranges.check('::1', 'ipv6')).toBe(true);
    expect(['10.1.2.4', '128.0.0.1'].map((address) => ranges.check(address))).toEqual([false, false]);
  });

  it.each(['localhost', '', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/x', '10.0.0'])(
    'are refused when nobody can read them: %s',
    (text) => expect(() => parseAddressRanges(text)).toThrow(),
  );
});
