import { expect, test } from 'vitest';
import { addressReader, limitKey } from '#api/http/client-address.ts';

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

test.each([
  ['no proxy is believed by default', [], '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['a stranger forges the header', ['10.0.0.1'], '203.0.113.5', '1.2.3.4', '203.0.113.5'],
  ['our proxy says who called', ['10.0.0.1'], '10.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['the caller forges what the proxy appends to', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 203.0.113.5', '203.0.113.5'],
  ['two proxies in a row', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.5, 10.0.0.2', '203.0.113.5'],
  ['nonsense in the header', ['10.0.0.1'], '10.0.0.1', 'unknown', '10.0.0.1'],
  ['IPv4 in IPv6 clothes', ['10.0.0.1'], '::ffff:10.0.0.1', '::ffff:203.0.113.5', '203.0.113.5'],
  ['IPv4 in IPv6 clothes of hexadecimals', ['10.0.0.1'], '::FFFF:a00:1', '::ffff:cb00:7105', '203.0.113.5'],
  ['a proxy that adds the port', ['10.0.0.1'], '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
  ['IPv6 in brackets', ['10.0.0.1'], '10.0.0.1', '[2001:DB8:0::1]:443', '2001:db8::1'],
  ['a proxy in another spelling', ['2001:db8::1'], '2001:0db8:0:0::1', '203.0.113.5', '203.0.113.5'],
  ['a zone', [], 'fe80::1%eth0', null, 'fe80::1'],
  ['nothing forwarded', ['10.0.0.1'], '10.0.0.1', null, '10.0.0.1'],
])('%s', (_, proxies, peer, header, expected) => {
  expect(addressReader(proxies)(from(peer), header)).toBe(expected);
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.7', '198.51.100.7'],
  ['', ''],
])('%s is counted as %s', (address, key) => {
  expect(limitKey(address)).toBe(key);
});
