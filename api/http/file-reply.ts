import { Readable } from 'node:stream';
import { failureOfError, logCause } from '#api/ground/errors.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import type { Route } from '#api/http/route.ts';
import { type Opened, serviceContext } from '#api/http/run-route.ts';

interface Replying {
  status: number;
  headers: Record<string, string>;
  /** Called once all is sent. */
  done: () => void;
}

/** A file, each piece written when the client takes it. */
export async function fileReply(
  { deps, ...tools }: AppTools,
  { endpoint, run }: Route & { mode: 'file' },
  { call, asked }: Opened,
  { status, headers, done }: Replying,
): Promise<Response> {
  const { name, pieces } = await run(serviceContext({ deps, ...tools }, call, deps.database.db), asked);
  async function* sent() {
    try {
      yield* pieces;
      done();
    } catch (error) {
      logCause(deps.logger, failureOfError(error), call.requestId, error);
      throw error;
    }
  }
  const saved = {
    'Content-Type': `${endpoint.file}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  const body = Readable.toWeb(Readable.from(sent(), { objectMode: false })) as ReadableStream;
  return new Response(body, { status, headers: { ...headers, ...saved } });
}
