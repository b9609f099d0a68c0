import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { OutOfReach } from '#api/ground/errors.ts';
import { checkedKey, type MediaPort } from '#api/media/media-port.ts';

/** A bucket of any server that speaks S3, addressed by path. */
export interface BucketSettings {
  /** `https://HOST`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface BucketCall {
  method: 'GET' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** After so long a storage is out of reach. */
const CALL_MS = 10_000;

const hashOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
const nothing = new Uint8Array();

/** What `fetch` takes to make a call, signed for this moment with the hash of its body (AWS Signature Version 4). */
export async function signedCall(
  { region, accessKeyId, secretAccessKey }: Omit<BucketSettings, 'endpoint' | 'bucket'>,
  { method, url, headers = {}, body = nothing }: BucketCall,
  at: Date,
): Promise<[url: URL, input: { method: string; headers: Headers }]> {
  const datetime = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const signer = new AwsV4Signer({
    ...{ method, url, region, accessKeyId, secretAccessKey, datetime },
    service: 's3',
    headers: { ...headers, 'X-Amz-Content-Sha256': hashOf(body) },
    allHeaders: true,
  });
  const signed = await signer.sign();
  return [signed.url, { method: signed.method, headers: signed.headers }];
}

/** Pictures in a bucket. What its server refuses is told as out of reach: none of it is the visitor's doing. */
export function createBucket(settings: BucketSettings): MediaPort {
  const base = `${settings.endpoint}/${settings.bucket}`;

  async function ask(method: BucketCall['method'], key: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const url = `${base}/${checkedKey(key)}`;
    const [target, input] = await signedCall(settings, { method, url, ...(body && { body }) }, new Date());
    const signal = AbortSignal.timeout(CALL_MS);
    const reply = await fetch(target, { ...input, ...(body && { body }), signal }).catch((cause: unknown) => {
      throw new OutOfReach('the bucket does not answer', { cause });
    });
    if (reply.ok || reply.status === 404) return reply;
    await reply.body?.cancel();
    throw new OutOfReach(`the bucket answered ${reply.status}`);
  }

  return {
    async put(key, bytes) {
      const reply = await ask('PUT', key, new Uint8Array(bytes));
      await reply.body?.cancel();
      if (!reply.ok) throw new OutOfReach('there is no such bucket');
    },
    async get(key) {
      const reply = await ask('GET', key);
      if (reply.ok) return new Uint8Array(await reply.arrayBuffer());
      await reply.body?.cancel();
      return null;
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel();
    },
    free: async () => null,
  };
}
