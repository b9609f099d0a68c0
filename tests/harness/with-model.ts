import type { ModelConfig } from '#api/config/vendors.ts';
import type { CompletionRequest } from '#tests/harness/openai-replies.ts';
import { OPENAI_KEY, type OpenAiLine, type OpenAiServer, startOpenAi } from '#tests/harness/openai-server.ts';
import { type AppOptions, type TestApp, withApp } from '#tests/harness/with-app.ts';

const plenty = { perVisit: 1_000_000_000, perAddress: 1_000_000_000, perSite: 1_000_000_000, perDay: 1_000_000_000 };

/** The settings of an application whose adviser is this model. */
export function modelAt({ baseUrl }: Pick<OpenAiServer, 'baseUrl'>, tokens: Partial<ModelConfig['tokens']> = {}) {
  return { apiKey: OPENAI_KEY, baseUrl, model: 'gpt-test', tokens: { ...plenty, ...tokens } } satisfies ModelConfig;
}

interface ModelOptions extends AppOptions {
  tokens?: Partial<ModelConfig['tokens']>;
  improvise?: (request: CompletionRequest) => OpenAiLine;
}

/** Runs `test` with an application whose adviser is a model on this machine. */
export async function withModel(
  { tokens, improvise, ...options }: ModelOptions,
  test: (app: TestApp, vendor: OpenAiServer) => Promise<void>,
): Promise<void> {
  const vendor = await startOpenAi(improvise);
  try {
    await withApp({ ...options, config: { model: modelAt(vendor, tokens) } }, (app) => test(app, vendor));
  } finally {
    await vendor.stop();
  }
}

/** A tool call as a model makes it. */
export const calling = (name: string, given: object = {}) => ({ name, arguments: JSON.stringify(given) });
