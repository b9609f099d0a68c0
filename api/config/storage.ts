import { join } from 'node:path';
import { type Checked, ConfigError, type Environment, pair, text } from '#api/config/environment.ts';
import type { BucketSettings } from '#api/media/s3.ts';

/** Where pictures are kept, and how much of them in a day. */
export interface MediaConfig {
  store: { folder: string } | { bucket: BucketSettings };
  kilobytesPerDay: number;
}

const FORMS = 'MEDIA_URL must be file:///FOLDER or s3://HOST/BUCKET (?region=…, ?http for a server without TLS)';

function bucketAt({ host, pathname, searchParams }: URL, env: Environment): BucketSettings {
  const [, bucket = '', ...more] = pathname.split('/');
  const login = pair(env, 'MEDIA_KEY_ID', 'MEDIA_KEY_SECRET');
  if (!host || !/^[a-z\d][a-z\d.-]{2,62}$/.test(bucket) || more.some(Boolean)) throw new ConfigError(FORMS);
  if (!login) throw new ConfigError('an s3 MEDIA_URL needs MEDIA_KEY_ID and MEDIA_KEY_SECRET');
  const isPlain = searchParams.has('http');
  if (isPlain && env.NODE_ENV === 'production')
    throw new ConfigError('in production MEDIA_URL must not send pictures without TLS');
  return {
    endpoint: `${isPlain ? 'http' : 'https'}://${host}`,
    bucket,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: login[0],
    secretAccessKey: login[1],
  };
}

function storeAt(said: string | null, dataDir: string, env: Environment): MediaConfig['store'] {
  if (said === null) return { folder: join(dataDir, 'media') };
  const url = URL.parse(said);
  if (url?.protocol === 's3:' && !url.username) return { bucket: bucketAt(url, env) };
  if (url?.protocol === 'file:' && !url.host && url.pathname.length > 1)
    return { folder: decodeURIComponent(url.pathname) };
  throw new ConfigError(FORMS);
}

export function mediaConfig(env: Environment, { MEDIA_MB_PER_DAY }: Checked, dataDir: string): MediaConfig {
  return { store: storeAt(text(env, 'MEDIA_URL'), dataDir, env), kilobytesPerDay: MEDIA_MB_PER_DAY * 1_000 };
}
