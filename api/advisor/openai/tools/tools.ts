import * as z from 'zod/mini';
import type { Desk } from '#api/advisor/openai/desk.ts';
import { answerFromTexts } from '#api/advisor/openai/tools/answer-topic.ts';
import { estimateTool, subsidiesTool } from '#api/advisor/openai/tools/detailed-estimate.ts';
import { priceList, recommend } from '#api/advisor/openai/tools/quick-result.ts';
import { recordFacts } from '#api/advisor/openai/tools/record-facts.ts';
import { saying, type Tool, type ToolAnswer } from '#api/advisor/openai/tools/tool.ts';
import { readJson } from '#domain/read-json.ts';

const tools: readonly Tool[] = [recordFacts, answerFromTexts, recommend, priceList, estimateTool, subsidiesTool];

/** The tools as the protocol describes them. */
export const toolDescriptions = tools.map(({ name, description, input }) => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input) as Record<string, unknown>;
  return { type: 'function' as const, function: { name, description, parameters } };
});

/** Answers what the model asks; a tool that does not exist, or is asked in another form, does nothing. */
export async function askTool(name: string, given: string, desk: Desk): Promise<ToolAnswer> {
  const tool = tools.find((it) => it.name === name);
  if (!tool) return saying('There is no such tool.');
  const input = z.safeParse(tool.input, readJson(given || '{}'));
  if (!input.success)
    return saying(`Not understood: ${input.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  return tool.answer(input.data, desk);
}
