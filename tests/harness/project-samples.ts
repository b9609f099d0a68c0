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
    readReadings: { parameters },
    addReading: { parameters, body: { day: '2026-11-20', producedKwh: 1 } },
    removeReading: { parameters: { ...parameters, readingId: projectId } },
    openClaim: { parameters, body: {} },
    changeInstaller: { parameters: { ...parameters, companyId }, body: { reason: 'late' } },
    reportInstaller: {
      parameters: { ...parameters, companyId },
      body: { reason: 'late', text: 'Niemand ist gekommen.' },
    },
    listDocuments: { parameters },
    addDocument: {
      parameters,
      body: { name: 'Angebot.pdf', file: Buffer.from('%PDF-1.4\n%%EOF').toString('base64') },
    },
    readDocument: { parameters: { ...parameters, documentId: projectId } },
    removeDocument: { parameters: { ...parameters, documentId: projectId } },
    readCallSlots: { parameters },
    bookCall: {
      parameters,
      body: { startsAt: '2026-11-24T09:00:00Z', timeZone: 'Europe/Berlin', phone: '+49 30 123456' },
    },
    cancelCall: { parameters },
    answerQuote: { parameters: { ...parameters, quoteId: projectId }, body: { answer: 'accept' } },
  };
}
