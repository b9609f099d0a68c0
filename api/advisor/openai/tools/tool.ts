import * as z from 'zod/mini';
import type { Desk } from '#api/advisor/openai/desk.ts';

/** What a tool tells the model. Its figures may be said, and bring these lines of sources with them. */
export interface ToolAnswer {
  text: string;
  sources: readonly string[];
}

/** What the model can ask us. A tool reads and computes: none of them does anything. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodMiniType;
  answer(input: unknown, desk: Desk): ToolAnswer | Promise<ToolAnswer>;
}

export function defineTool<Input extends z.ZodMiniType>(
  tool: Omit<Tool, 'input' | 'answer'> & {
    input: Input;
    answer(input: z.infer<Input>, desk: Desk): ToolAnswer | Promise<ToolAnswer>;
  },
): Tool {
  return tool as Tool;
}

export const noInput = z.strictObject({});

/** An answer without figures. */
export const saying = (text: string): ToolAnswer => ({ text, sources: [] });
