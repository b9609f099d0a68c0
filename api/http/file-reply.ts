import { Readable } from 'node:stream';
import type { AppTools } from '#api/http/app-tools.ts';
import type { Route } from '#api/http/route.ts';
import { type Opened, serviceContext } from '#api/http/run-route.ts';

interface Replying {
  status: number;
  headers: Record<string, string>;
  done: () => void;
}

/** A file as it is written; the browser keeps it under the call's name. */
export async function fileReply(
  tools: AppTools,
  { endpoint, write }: Route & { mode: 'file' },
  opened: Opened,
  { status, headers, done }: Replying,
): Promise<Response> {
  const text = await write(serviceContext(tools, opened.call, tools.deps.database.db), opened.asked);
  text.once('end', done);
  const type = { 'Content-Type': `${endpoint.file}; charset=utf-8` };
  return new Response(Readable.toWeb(text) as ReadableStream, { status, headers: { ...headers, ...type } });
}
