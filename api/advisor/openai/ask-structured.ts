import type OpenAI from 'openai';
import * as z from 'zod/mini';
import type { Purse } from '#api/advisor/advisor.ts';
import type { ModelSettings } from '#api/advisor/openai/talk.ts';
import { readJson } from '#domain/read-json.ts';

interface Question<Form extends z.core.$ZodType> {
  /** Of the form, as the vendor knows it. */
  name: string;
  form: Form;
  messages: OpenAI.ChatCompletionMessageParam[];
  mostOutputTokens: number;
  /** What the call may cost in all. */
  mostTokens: number;
  purse: Purse;
  /** Keyed hash of the visit. */
  caller: string;
}

/** Asks a language model for one answer of a given form. Throws where none comes, or another. */
export type AskStructured = <Form extends z.core.$ZodType>(
  question: Question<Form>,
  signal: AbortSignal,
) => Promise<z.infer<Form>>;

/** Counted at its most before it is asked, and as the vendor counts it afterwards. */
export function createAskStructured({ apiKey, baseUrl, model }: ModelSettings): AskStructured {
  const connect = async () => {
    const { default: Client } = await import('openai');
    return new Client({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' });
  };
  const client = connect();
  return async ({ name, form, messages, mostOutputTokens, mostTokens, purse, caller }, signal) => {
    const { $schema: _, ...schema } = z.toJSONSchema(form) as Record<string, unknown>;
    purse.spend(mostTokens);
    const { choices, usage } = await (await client).chat.completions.create(
      {
        model,
        messages,
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
        max_completion_tokens: mostOutputTokens,
        store: false,
        safety_identifier: caller,
      },
      { signal },
    );
    if (usage) purse.spend(Math.min(usage.total_tokens, mostTokens) - mostTokens);
    return z.parse(form, readJson(choices[0]?.message.content ?? ''));
  };
}
