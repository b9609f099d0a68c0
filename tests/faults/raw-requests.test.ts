import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { type RunningServer, startServer } from '#api/serve.ts';
import { type DataFolder, dataFolder } from '#tests/harness/data-folder.ts';

const MB = 1_000_000;
const GIGABYTE = 1_000 * MB;
const ANSWER_MS = 1_000;
/** What a gigabyte's refusal may take on a machine that has other work. */
const BUSY_MS = 30_000;
const HOST = 'Host: localhost';
const JSON_TYPE = 'Content-Type: application/json';

let server: RunningServer;
let folder: DataFolder;
beforeAll(async () => {
  folder = dataFolder();
  const env = { DATA_DIR: folder.path, PORT: '0', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://portal.example' };
  server = await startServer(readConfig(env));
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

interface Heard {
  /** Of every reply on the connection, in their order. */
  statuses: number[];
  /** Processor time of server and client until the first reply: other work on the machine does not count. */
  milliseconds: number;
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const processorTime = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

/** Sends bytes on a connection of its own, and hears until it is closed or `patience` has passed since the first reply. */
function send(write: (socket: Socket) => void, patience = 50): Promise<Heard> {
  const started = process.cpuUsage();
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => write(socket));
    let text = '';
    let first: number | undefined;
    const end = () => {
      clearTimeout(timeout);
      socket.destroy();
      resolve({ statuses: statusesIn(text), milliseconds: first ?? processorTime(started) });
    };
    let timeout = setTimeout(end, patience < ANSWER_MS ? 2 * ANSWER_MS : BUSY_MS);
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (first !== undefined) return;
      first = processorTime(started);
      clearTimeout(timeout);
      timeout = setTimeout(end, patience);
    });
    socket.on('error', end).on('close', end);
  });
}

const request = (line: string, ...headers: string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`;
const post = (path: string, ...headers: string[]) => request(`POST ${path} HTTP/1.1`, HOST, JSON_TYPE, ...headers);
const get = (path: string, ...headers: string[]) => request(`GET ${path} HTTP/1.1`, HOST, ...headers);

const broken: Record<string, string> = {
  'no request at all': 'GARBAGE\r\n\r\n',
  'a greeting of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a line without a version': 'GET /healthz\r\n\r\n',
  'a version that does not exist': request('GET /healthz HTTP/9.9', HOST),
  'a method in small letters': request('get /healthz HTTP/1.1', HOST),
  'NUL in the path': get('/api/partners\0'),
  'bytes that are no UTF-8 in the path': get('/summary/\xff\xfe'),
  'a percent sign alone': get('/%'),
  'percent-encoded NUL': get('/api/summary/%00'),
  'an address of another server': request('GET http://evil.example/api/partners HTTP/1.1', HOST),
  'an address that is none': request('GET http://[::bad HTTP/1.1', HOST),
  'an address that begins with two slashes': get('//evil.example/api/partners'),
  'an asterisk': request('OPTIONS * HTTP/1.1', HOST),
  'a tunnel': request('CONNECT evil.example:443 HTTP/1.1', HOST),
  'a trace': request('TRACE /api/partners HTTP/1.1', HOST),
  'an upgrade': get('/api/partners', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
  'no host': request('GET /api/partners HTTP/1.1'),
  'two hosts': get('/api/partners', 'Host: evil.example'),
  'a host with a space': request('GET /api/partners HTTP/1.1', 'Host: a b'),
  'a host with somebody in it': request('GET /api/partners HTTP/1.1', 'Host: eve@evil.example/x?y#z'),
  'a host of bytes': request('GET /api/partners HTTP/1.1', 'Host: \xff\xfe'),
  'an empty host': request('GET /api/partners HTTP/1.1', 'Host: '),
  'control characters in a header that is sent back': get('/api/partners', 'Origin: \x01\x7f'),
  'DEL in a header that is sent back': get('/api/partners', 'Origin: http://a\x7fb'),
  'bytes in a header that is sent back': get('/api/partners', 'Origin: \xff\xc0'),
  'a preflight of bytes': request('OPTIONS /api/leads HTTP/1.1', HOST, 'Origin: \xff\xc0'),
  'a header of 17 KB': get('/api/partners', `Accept-Language: ${'x'.repeat(17_000)}`),
  'a thousand headers': get('/api/partners', ...Array.from({ length: 1_000 }, (_, number) => `X-${number}: 1`)),
  'a path of 17 KB': get(`/${'x'.repeat(17_000)}`),
  'a header without a colon': get('/api/partners', 'nothing'),
  'two lengths': `${post('/api/visits', 'Content-Length: 2', 'Content-Length: 3')}{}`,
  'a length below zero': `${post('/api/visits', 'Content-Length: -2')}{}`,
  'a length that is no number': `${post('/api/visits', 'Content-Length: two')}{}`,
  'a length and pieces': `${post('/api/visits', 'Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
  'more than the length says': `${post('/api/visits', 'Content-Length: 2')}{}{"language":"de"}`,
  'a piece whose size is no number': `${post('/api/visits', 'Transfer-Encoding: chunked')}zz\r\n{}\r\n`,
  'an encoding that nobody knows': `${post('/api/visits', 'Transfer-Encoding: gzip')}{}`,
  'an expectation that nobody knows': `${post('/api/visits', 'Expect: x', 'Content-Length: 2')}{}`,
  'a length beyond all numbers': post('/api/leads', `Content-Length: ${'9'.repeat(30)}`),
};

async function isWell(): Promise<boolean> {
  const { status, headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  return status === 200 && headers.get('strict-transport-security') === 'max-age=31536000';
}

describe('a broken request', () => {
  test.each(Object.entries(broken))('with %s is refused, and nobody else notices', async (_, bytes) => {
    const { statuses } = await send((socket) => socket.write(Buffer.from(bytes, 'latin1')));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await isWell()).toBe(true);
  });

  test.each(['GARBAGE\r\n\r\n', broken['two lengths'] ?? '', broken['a header of 17 KB'] ?? ''])(
    'is answered, not only hung up on (%#)',
    async (bytes) => {
      const { statuses } = await send((socket) => socket.write(bytes));
      expect(statuses).toHaveLength(1);
      expect(statuses[0]).toBeOneOf([400, 431]);
    },
  );

  test('that ends before its length is forgotten', async () => {
    const { statuses } = await send((socket) => socket.end(`${post('/api/visits', 'Content-Length: 200')}{"language"`));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await isWell()).toBe(true);
  });
});

/**
 * Sends a gigabyte as fast as it is taken; tells how much went out. The server reads on for 64 MB or half a second after its
 * refusal, so that the client hears it, and then hangs up; client and server share a thread here, so it may be some more.
 */
function flood(socket: Socket, head: string, piece: Buffer): { sent: number } {
  const counted = { sent: 0 };
  const more = () => {
    while (counted.sent < GIGABYTE && !socket.destroyed) {
      counted.sent += piece.length;
      if (!socket.write(piece)) return;
    }
  };
  socket.on('drain', more);
  socket.write(head);
  more();
  return counted;
}

/** The most memory held while the work runs, above what was held before. */
async function memoryOf<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  try {
    return [await work(), most - before];
  } finally {
    clearInterval(watching);
  }
}

const data = Buffer.alloc(64 * 1024, ' ');
const chunk = Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
const chunked = 'Transfer-Encoding: chunked';

describe('a gigabyte', () => {
  test.each([
    ['in pieces', post('/api/leads', chunked, 'Idempotency-Key: 0123456789abcdef'), chunk],
    ['with its length', post('/api/leads', `Content-Length: ${GIGABYTE}`, 'Idempotency-Key: 0123456789abcdef'), data],
    ['for the adviser', post('/api/chat', chunked), chunk],
    ['for an account', post('/api/auth/sign-in/email', chunked), chunk],
  ])('%s is refused with 413 within a second, and held nowhere', async (_, head, piece) => {
    let counted = { sent: 0 };
    const [{ statuses, milliseconds }, bytes] = await memoryOf(() =>
      send((socket) => {
        counted = flood(socket, head, piece);
      }, ANSWER_MS),
    );
    expect(statuses).toEqual([413]);
    expect(milliseconds).toBeLessThan(ANSWER_MS);
    expect(bytes).toBeLessThan(100 * MB);
    expect(counted.sent).toBeLessThan(GIGABYTE / 2);
  });

  test('where no body is read is not taken either', async () => {
    let counted = { sent: 0 };
    const [{ statuses, milliseconds }, bytes] = await memoryOf(() =>
      send((socket) => {
        counted = flood(socket, post('/api/unsubscribe/nobody', chunked), chunk);
      }, ANSWER_MS),
    );
    expect(statuses).toEqual([404]);
    expect(milliseconds).toBeLessThan(ANSWER_MS);
    expect(bytes).toBeLessThan(100 * MB);
    expect(counted.sent).toBeLessThan(GIGABYTE / 2);
  });

  test('that only trickles in is refused at its first bytes when it says its length', async () => {
    const { statuses, milliseconds } = await send((socket) => {
      socket.write(post('/api/leads', `Content-Length: ${GIGABYTE}`, 'Idempotency-Key: 0123456789abcdef'));
      socket.write('{');
    }, ANSWER_MS);
    expect(statuses).toEqual([413]);
    expect(milliseconds).toBeLessThan(ANSWER_MS);
  });
});
