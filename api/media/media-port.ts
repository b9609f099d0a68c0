/** Where pictures are kept. Keys are ours, and never hold a word of anybody. */
export interface MediaPort {
  /** Throws where the bytes are not safely kept. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for what is not there. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Of what is not there: nothing. */
  remove(key: string): Promise<void>;
  /** Bytes left where they are kept; null where that is somebody else's concern. */
  free(): Promise<number | null>;
}

/** The form of every key: nothing in it can leave the place it is put. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError('not a key of a picture');
  return key;
}
