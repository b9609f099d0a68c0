import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
/** A connection that died without a word is found out by then. */
const PROBE_MS = 15_000;
const PROBE_LIMIT_MS = 5_000;

/** A connection of its own that listens on a channel until it is lost. */
async function connected(
  connectionString: string,
  channel: string,
  hear: (payload: string) => void,
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true, query_timeout: PROBE_LIMIT_MS });
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function untilLost(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    const lost = () => {
      clearInterval(probing);
      resolve();
    };
    const probing = setInterval(() => client.query('select 1').catch(lost), PROBE_MS).unref();
    client.on('error', lost);
    client.once('end', lost);
  });
}

/** Listens, and after a lost connection again; `hear(null)` says that something may have been missed. */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  hear: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  let client = await connected(connectionString, channel, hear);
  const renew = async () => {
    await client.end().catch(() => {});
    const next = await connected(connectionString, channel, hear).catch(() => null);
    if (next) client = next;
    else await wait(RETRY_MS, undefined, { ref: false });
    return next !== null;
  };
  const keep = async () => {
    let isLost = false;
    while (!isOver) {
      if (!isLost) await untilLost(client);
      isLost = !isOver && !(await renew());
      if (!isLost && !isOver) hear(null);
    }
    await client.end().catch(() => {});
  };
  void keep();
  return async () => {
    isOver = true;
    await client.end().catch(() => {});
  };
}
