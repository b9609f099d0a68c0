import { offerBody } from '#tests/harness/projects.ts';

/** A call of each endpoint of a project, by its name. */
export function projectSamples(
  projectId: string,
  companyId: string,
): Record<string, { parameters?: Record<string, string>; body?: unknown }> {
  const parameters = { projectId };
  const conversation = { ...parameters, conversation: companyId };
  return {
    listProjects: {},
    readProject: { parameters },
    changeStep: { parameters: { ...parameters, kind: 'proposal' }, body: { done: true } },
    listProjectMessages: { parameters: conversation },
    writeProjectMessage: { parameters: conversation, body: { text: 'Wann passt es?' } },
    markConversation: { parameters: conversation, body: {} },
    offerQuote: { parameters, body: offerBody() },
    answerQuote: { parameters: { ...parameters, quoteId: projectId }, body: { answer: 'accept' } },
  };
}
