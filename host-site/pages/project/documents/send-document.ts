import * as z from 'zod/mini';
import { type ApiErrorCode, errorOfReply, requestOf } from '#domain/contract/client.ts';
import { addDocument, type ProjectDocument } from '#domain/contract/project-documents.ts';
import type { FieldError } from '#domain/failure.ts';
import { base64Of } from '#host-site/form/base64-of.ts';

/** A large file on a slow line takes its time. */
const SENDING_MS = 5 * 60_000;

export type Sent =
  | { status: 'done'; value: ProjectDocument }
  | { status: 'failed'; problem: ApiErrorCode; fields: readonly FieldError[] };

async function outcomeOf(reply: Response): Promise<Sent> {
  if (!reply.ok) {
    const { code, problem } = await errorOfReply(reply);
    return { status: 'failed', problem: code, fields: problem?.fields ?? [] };
  }
  const told = z.safeParse(addDocument.reply, await reply.json());
  return told.success ? { status: 'done', value: told.data } : { status: 'failed', problem: 'internal', fields: [] };
}

/** `fetch` tells nothing of how far it is. `hear` gets the part that is sent, from 0 to 1. */
export async function sendDocument(projectId: string, file: File, hear: (part: number) => void): Promise<Sent> {
  const body = { name: file.name, file: await base64Of(file) };
  const { lang } = document.documentElement;
  const [path, { method, headers, body: text }] = requestOf(
    addDocument,
    { parameters: { projectId }, body },
    { language: lang },
  );
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.timeout = SENDING_MS;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => hear(total > 0 ? loaded / total : 0);
  return new Promise((resolve) => {
    const lost = (problem: ApiErrorCode) => () => resolve({ status: 'failed', problem, fields: [] });
    request.onerror = lost('network');
    request.ontimeout = lost('timeout');
    request.onload = () => resolve(outcomeOf(new Response(request.responseText, { status: request.status })));
    request.send(text ?? null);
  });
}
