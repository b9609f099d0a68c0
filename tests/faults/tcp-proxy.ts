import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface TcpProxy {
  /** `127.0.0.1:PORT`: where the code under test connects to. */
  host: string;
  port: number;
  /** Connections open now. */
  connections(): number;
  /** Holds every byte back for so long, both ways. */
  delay(ms: number): void;
  /** Ends open connections properly and refuses new ones until `resume`. */
  cut(): void;
  /** Breaks open connections with a TCP reset and refuses new ones until `resume`. */
  reset(): void;
  /** Keeps connections open and passes nothing on until `resume`. */
  stall(): void;
  /** Back to normal: held bytes go on, new connections are taken. */
  resume(): void;
  stop(): Promise<void>;
}

type Mood = 'open' | 'cut' | 'reset' | 'stall';

/** Stands between the code under test and a server at `target`, and plays a bad network. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let mood: Mood = 'open';
  let delayMs = 0;
  let waiting: (() => void)[] = [];

  const whenOpen = () => (mood === 'stall' ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve());
  const late = () => (delayMs > 0 ? new Promise<void>((resolve) => setTimeout(resolve, delayMs)) : Promise.resolve());

  async function carry(from: Socket, to: Duplex) {
    try {
      for await (const bytes of from) {
        await late();
        await whenOpen();
        if (!to.write(bytes)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.setNoDelay(true);
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (mood === 'cut' || mood === 'reset') return client.resetAndDestroy();
    const upstream = connect({ ...target, allowHalfOpen: true });
    keep(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    void carry(client, upstream);
    void carry(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function turn(to: Mood, end?: (socket: Socket) => void) {
    mood = to;
    if (end) for (const socket of [...sockets]) end(socket);
    if (to !== 'stall') for (const go of waiting.splice(0)) go();
  }

  return {
    host: `127.0.0.1:${port}`,
    port,
    connections: () => sockets.size / 2,
    delay: (ms) => {
      delayMs = ms;
    },
    cut: () => turn('cut', (socket) => socket.destroySoon()),
    reset: () => turn('reset', (socket) => socket.resetAndDestroy()),
    stall: () => turn('stall'),
    resume: () => turn('open'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        turn('cut', (socket) => socket.destroy());
        waiting = [];
      }),
  };
}
