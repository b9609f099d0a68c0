import { type Mutation, pglite } from '../mutation.ts';

const calls = (name: string) => pglite('api/routes/expert-calls.db.test.ts', name);
const documents = (name: string) => pglite('api/routes/project-documents.db.test.ts', name);

/** Calls with our experts, and documents. */
export const projectMutations: readonly Mutation[] = [
  {
    promise: 2,
    breaks: 'more calls are taken for a moment than experts are there',
    file: 'api/services/projects/expert-calls.ts',
    replace: 'seat < context.settings.expertsAtOnce',
    by: 'seat <= context.settings.expertsAtOnce',
    test: calls('of many who want the last seat'),
  },
  {
    promise: 2,
    breaks: 'a second click moves the call to the moment it has and mails it again',
    file: 'api/services/projects/expert-calls.ts',
    replace: 'standing?.startsAt.getTime() === startsAt.getTime()',
    by: 'standing?.startsAt === startsAt',
    test: calls('the same again'),
  },
  {
    promise: 8,
    breaks: 'a company moves and cancels the calls of its customers',
    file: 'api/services/projects/expert-calls.ts',
    replace: "const BOOKING = ['customer', 'adviser'] as const;",
    by: "const BOOKING = ['customer', 'adviser', 'partner'] as const;",
    test: calls('a company has no part in it'),
  },
  {
    promise: 10,
    breaks: 'who has taken a request back is called all the same',
    file: 'api/services/leads/withdraw-lead.ts',
    replace: '  await cancelCallsOf(context, { leadId });\n',
    by: '',
    test: calls('it does not outlive'),
  },
  {
    promise: 8,
    breaks: 'a company opens what another has added to a project',
    file: 'api/services/projects/project-documents.ts',
    replace: 'or(isNull(partnerId), eq(partnerId, reader.companyId))',
    by: 'ofProject',
    test: documents('who may see, download and remove what'),
  },
  {
    promise: 8,
    breaks: 'anybody of a project removes the documents of the others',
    file: 'api/services/projects/project-documents.ts',
    replace: 'row.addedById !== opened.reader.userId',
    by: 'row.addedById === null',
    test: documents('who may see, download and remove what'),
  },
  {
    promise: 15,
    breaks: 'a browser may run what somebody has added as a document',
    file: 'api/services/projects/project-documents.ts',
    replace: "\"default-src 'none'; frame-ancestors 'none'; sandbox\"",
    by: '"frame-ancestors \'none\'"',
    test: documents('downloaded as a file that runs nothing'),
  },
  {
    promise: 15,
    breaks: 'a page that calls itself a PDF is taken for one',
    file: 'domain/projects/documents.ts',
    replace: "text(bytes.subarray(0, 5)) === '%PDF-'",
    by: "text(bytes.subarray(0, 1_024)).includes('%PDF-')",
    test: documents('a page that says it is a PDF'),
  },
  {
    promise: 10,
    breaks: 'what a document was called outlives the person',
    file: 'api/services/person/erase-person.ts',
    replace: '  await orphanDocuments(tx, rows);\n',
    by: '',
    test: documents('documents go with the request'),
  },
];
