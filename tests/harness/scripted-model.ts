import type { CompletionRequest, ModelTurn } from '#tests/harness/openai-replies.ts';

const said = ({ messages }: CompletionRequest, role: string) =>
  messages.filter((it) => it.role === role).map(({ content }) => String(content));

/** The topics our own reading has put into the background. */
function topicsIn(request: CompletionRequest): string[] {
  const [, data = '{}'] = /<background>(.*?)<\/background>/.exec(said(request, 'user').join('\n')) ?? [];
  return (JSON.parse(data) as { topicsThatMayFit?: string[] }).topicsThatMayFit ?? [];
}

/** A model that follows its rules: it asks for the likeliest topic, and says what it was told. */
export function followRules(request: CompletionRequest): ModelTurn {
  const [answer] = said(request, 'tool');
  const [topic] = topicsIn(request);
  if (answer !== undefined) return { says: answer };
  if (topic) return { calls: [{ name: 'answer_topic', arguments: JSON.stringify({ topic }) }] };
  return { says: 'Merci, danke, thank you.' };
}
