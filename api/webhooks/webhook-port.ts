import type { DeliveryProblem } from '#domain/contract/webhooks.ts';

/** What one attempt came to: the receiver's status, or why there was none. */
export interface Attempt {
  status: number | null;
  problem: DeliveryProblem | null;
}

export interface WebhookRequest {
  /** Without it, POST. */
  method?: 'POST' | 'DELETE';
  headers: Record<string, string>;
  body: string;
}

export interface WebhookPort {
  /** Whether a message may go there: the form of the address, its port, and every machine behind its name. */
  allows(url: string): Promise<boolean>;
  /** One attempt. Never throws. */
  post(url: string, request: WebhookRequest): Promise<Attempt>;
}
