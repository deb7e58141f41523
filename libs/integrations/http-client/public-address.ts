import { BlockList, isIPv4 } from 'node:net';

/** Not host-local, private, provider-internal, test or cloud metadata. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !RESERVED_RANGES.check(address, 'ipv4')
    : GLOBAL_RANGES.check(address, 'ipv6') && !RESERVED_RANGES.check(address, 'ipv6');

/** Parses addresses and ranges, separated by commas: '10.1.2.3, 127.0.0.0/8, ::1'. Throws for an invalid one. */
export const parseAddressRanges = (text: string): BlockList => {
  const ranges = new BlockList();
  for (const range of text.split(',').map((each) => each.trim())) {
    const [address = '', prefix, ...rest] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, rest.length === 0 && /^\d+$/.test(prefix) ? Number(prefix) : Number.NaN, family);
  }
  return ranges;
};

/** The allocated part of IPv6. Does not include IPv4-mapped addresses. */
const GLOBAL_RANGES = parseAddressRanges('2000::/3');

/** IANA's special-purpose registries, and the one public address at which a cloud serves its credentials. */
const RESERVED_RANGES = parseAddressRanges(
  [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '168.63.129.16',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
  ].join(),
);
