import { Readable } from 'node:stream';
import type { AppTools } from '#api/http/app-tools.ts';
import type { Route } from '#api/http/route.ts';
import { type Opened, serviceContext } from '#api/http/run-route.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';

interface Replying {
  status: number;
  headers: Record<string, string>;
  done: () => void;
}

const isText = ({ file }: Endpoint) => file?.startsWith('text/');

/** A file as it is written; the browser keeps it under the call's name. */
export async function fileReply(
  tools: AppTools,
  { endpoint, write }: Route & { mode: 'file' },
  opened: Opened,
  { status, headers, done }: Replying,
): Promise<Response> {
  const file = await write(serviceContext(tools, opened.call, tools.deps.database.db), opened.asked);
  file.body.once('end', done);
  const type = { 'Content-Type': `${endpoint.file}${isText(endpoint) ? '; charset=utf-8' : ''}`, ...file.headers };
  return new Response(Readable.toWeb(file.body) as ReadableStream, { status, headers: { ...headers, ...type } });
}
