/** What the development provider uses of the package, which brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId: string };
      result?: { login?: object };
    };
  }

  class Check {
    constructor(reason: string, description: string, check: (context: Context) => boolean);
  }
  class Prompt {
    constructor(info: { name: string; requestable: boolean });
    readonly checks: { add(check: Check): void };
  }
  export const interactionPolicy: {
    Check: typeof Check;
    Prompt: typeof Prompt;
    base(): { add(prompt: Prompt): void; get(name: string): Prompt };
  };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** A class that keeps a provider's records until the process ends. */
  export function createMemoryAdapter(clockTolerance: number): new (name: string) => object;
}
