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
  ['nothing forwarded', ['10.0.0.1'], '10.0.0.1', null, '10.0.0.1'],
])('%s', (_, proxies, peer, header, expected) => {
  expect(addressReader(proxies)(from(peer), header)).toBe(expected);
});

test('IPv6 is counted by its /64', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(limitKey('2001:db8::1')).toBe('2001:db8:0:0');
  expect(limitKey('198.51.100.7')).toBe('198.51.100.7');
});
