import type { ServiceContext } from '#api/context/service-context.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { type DocumentKind, isWholePdf } from '#domain/projects/documents.ts';

interface DocumentFile {
  kind: DocumentKind;
  bytes: Uint8Array<ArrayBuffer>;
}

export function refusedFile(problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path: 'file', problem }] });
}

/** What a file is says its content: a whole PDF as it came, a picture drawn anew, without place and camera. Nothing of it is run here. */
export async function readDocumentFile({ recode }: ServiceContext, sent: Buffer<ArrayBuffer>): Promise<DocumentFile> {
  if (sent.byteLength === 0) throw refusedFile('required');
  if (isWholePdf(sent)) return { kind: 'pdf', bytes: sent };
  try {
    return { kind: 'picture', bytes: (await recode(sent)).bytes };
  } catch (error) {
    const [field] = error instanceof Failure ? (error.details.fields ?? []) : [];
    throw field ? refusedFile(field.problem) : error;
  }
}

/** The name as RFC 6266 writes it: plain letters for old programs, the whole of it for all others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
