import { expect, test } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from '#api/webhooks/webhook-target.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450:4001:810::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['unspecified', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['link-local', '169.254.0.1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['metadata of most clouds', '169.254.169.254'],
  ['metadata of AWS', 'fd00:ec2::254'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['metadata of Azure', '168.63.129.16'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.255'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.5'],
  ['documentation', '2001:db8::1'],
  ['benchmarking', '198.18.0.1'],
  ['IPv4 in IPv6 clothes', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6 clothes', '::ffff:10.0.0.1'],
  ['a public IPv4 in IPv6 clothes', '::ffff:8.8.8.8'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['site-local', 'fec0::1'],
  ['discard', '100::1'],
  ['not given out', '4000::1'],
  ['no address', 'example.com'],
  ['no address', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('loopback is this machine alone', () => {
  expect(['127.0.0.1', '::1'].every(isLoopbackAddress)).toBe(true);
  expect(['10.0.0.1', '8.8.8.8', '::ffff:127.0.0.1', 'localhost'].some(isLoopbackAddress)).toBe(false);
});
