import { ApiError } from '#domain/contract/client.ts';
import { keepEstimate } from '#domain/contract/keep-estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { EstimateContext } from '#widgets/shared/estimate/estimate-door.ts';

/** Nobody changes two lines in less. */
export const SETTLED_MS = 800;

/** Tells the server what mail, page and request are to say: the newest input, once it has settled, and never an older one after it. */
export function keepNewest({ kind, client, environment, emit }: Omit<EstimateContext, 'tell'>) {
  let newest: EstimateInput | undefined;
  let kept = '';
  let isSending = false;
  let cancel = () => {};

  async function send() {
    if (isSending) return;
    isSending = true;
    while (newest) {
      const input = newest;
      newest = undefined;
      kept = JSON.stringify(input);
      await client
        .submit(keepEstimate, { body: { kind, input }, idempotencyKey: environment.randomUUID() })
        .catch((error) => {
          kept = '';
          emit('wattnest-error', { code: error instanceof ApiError ? error.code : 'internal' });
        });
    }
    isSending = false;
  }

  return {
    keep(input: EstimateInput) {
      cancel();
      cancel = environment.after(SETTLED_MS, () => {
        if (kept === JSON.stringify(input)) return;
        newest = input;
        send();
      });
    },
    forget() {
      cancel();
      newest = undefined;
      kept = '';
    },
  };
}
