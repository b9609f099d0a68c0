import { type Mutation, pglite } from '../mutation.ts';

const recoding = (name: string) => ({ project: 'unit', file: 'api/media/pictures/recode.test.ts', name });

/** Pictures: what of them is kept, where, and who sees it. */
export const mediaMutations: readonly Mutation[] = [
  {
    promise: 7,
    breaks: 'a photo is kept with its place and device',
    file: 'api/media/pictures/recode.ts',
    replace: "toColourspace('srgb')",
    by: "toColourspace('srgb').keepMetadata()",
    test: recoding('holds no word of the camera'),
  },
  {
    promise: 7,
    breaks: 'a bomb of pixels is unpacked',
    file: 'api/media/pictures/recode.ts',
    replace: 'const MOST_PIXELS = 60_000_000;',
    by: 'const MOST_PIXELS = 6_000_000_000;',
    test: recoding('a bomb'),
  },
  {
    promise: 7,
    breaks: 'the link of a picture opens another one',
    file: 'api/services/media/media-link.ts',
    replace: "if (!sameBytes(Buffer.from(signature, 'base64url'), signatureOf(secret, named))) return null;",
    by: '',
    test: pglite('api/routes/media.db.test.ts', 'opens by no other link'),
  },
  {
    promise: 7,
    breaks: 'companies go on seeing the pictures of a withdrawn request',
    file: 'api/services/media/read-media-file.ts',
    replace: 'eq(lead.visitId, row.visitId), isNull(lead.withdrawnAt)',
    by: 'eq(lead.visitId, row.visitId)',
    test: pglite('api/routes/media-leads.db.test.ts', 'until it is withdrawn'),
  },
  {
    promise: 7,
    breaks: 'an unconfirmed request shows pictures',
    file: 'api/services/summary/with-photos.ts',
    replace: 'confirmedAt !== null && withdrawnAt === null',
    by: 'withdrawnAt === null',
    test: pglite('api/routes/media-leads.db.test.ts', 'nobody sees those of a request that nobody has confirmed'),
  },
  {
    promise: 7,
    breaks: 'the link of a phone is good twice',
    file: 'api/services/handoffs/join-handoff.ts',
    replace: '    isNull(handoff.tokenHash),\n',
    by: '',
    test: pglite('api/routes/handoffs.db.test.ts', 'is good for one phone'),
  },
  {
    promise: 7,
    breaks: 'a phone may call more than what it was let in for',
    file: 'api/http/open-call.ts',
    replace: "if (!right.phone) throw new Failure('forbidden');",
    by: '',
    test: pglite('api/routes/handoffs.db.test.ts', 'may call nothing else'),
  },
  {
    promise: 7,
    breaks: 'a phone sees the pictures of the computer',
    file: 'api/services/media/list-media.ts',
    replace: 'visit.handoffId ? eq(media.handoffId, visit.handoffId) : undefined',
    by: 'undefined',
    test: pglite('api/routes/handoffs.db.test.ts', 'sees and removes what it has added'),
  },
  {
    promise: 6,
    breaks: 'a text painted on a picture is passed on',
    file: 'api/advisor/openai/vision.ts',
    replace: 'return (guard.pass(remark.slice(0, LONGEST_REMARK)) + guard.end()).replace',
    by: 'return remark.replace',
    test: pglite('api/routes/media-model.db.test.ts', 'a text painted on the picture moves nothing'),
  },
  {
    promise: 10,
    breaks: 'the files of erased pictures stay',
    file: 'api/services/media/remove-orphans.ts',
    replace: 'await files.remove(id);',
    by: '',
    test: pglite('api/routes/media.db.test.ts', 'with the erasure of who handed it in'),
  },
];
