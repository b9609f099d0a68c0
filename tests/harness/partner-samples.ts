import { accountToken } from '#api/mail/account-link.ts';
import { inviteColleague } from '#domain/contract/team.ts';
import { applicationBody, newApplication, pdfBase64 } from '#tests/harness/applications.ts';
import { ask } from '#tests/harness/calls.ts';
import { type SignedIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

interface Sample {
  parameters?: Record<string, string>;
  body?: unknown;
}

/** A colleague who stays, one who goes, an invitation that is taken back, and one that is read. */
async function teamSamples(app: TestApp, { as }: SignedIn, partnerId: string): Promise<Record<string, Sample>> {
  const invite = (email: string) =>
    ask(app, inviteColleague, { body: { email, role: 'member' } }, { ...as, key: newKey() });
  await invite('invited@example.org');
  const [stays, goes] = [await signInPartner(app, partnerId), await signInPartner(app, partnerId)];
  const { invitations } = await invite('revoked@example.org');
  const [read, revoked] = invitations.map(({ id }) => id);
  const link = { body: { token: accountToken(app.deps.settings.secret, read ?? '') } };
  return {
    changeMember: { parameters: { userId: stays.userId }, body: { role: 'owner' } },
    removeMember: { parameters: { userId: goes.userId } },
    revokeInvitation: { parameters: { invitationId: revoked ?? '' } },
    readInvitation: link,
    acceptInvitation: link,
  };
}

interface OwnRecords {
  partnerId: string;
  leadId: string;
}

/** Calls of a company's own desk that work: its area, its pause, its people. */
export async function partnerSamples(
  app: TestApp,
  partner: SignedIn,
  { partnerId, leadId }: OwnRecords,
): Promise<Record<string, Sample>> {
  return {
    noteResult: { body: {} },
    readConversion: {},
    readAllConversion: {},
    readCompany: {},
    changeArea: { body: { postcodes: ['10'], onlyArea: false } },
    changePause: { body: { isPaused: false } },
    listAvailability: {},
    listTeam: {},
    inviteColleague: { body: { email: 'colleague@example.org', role: 'member' } },
    ...(await teamSamples(app, partner, partnerId)),
    assignLead: { parameters: { leadId }, body: { userId: null } },
  };
}

/** Calls of whoever applies, and of who decides. */
export async function applicationSamples(app: TestApp): Promise<Record<string, Sample>> {
  const [draft, ready, gone, sent] = [
    await newApplication(app, { email: 'draft@example.org' }),
    await newApplication(app, { email: 'ready@example.org' }),
    await newApplication(app, { email: 'gone@example.org' }),
    await newApplication(app, { email: 'sent@example.org', isSubmitted: true }),
  ];
  const { token } = draft;
  const parameters = { applicationId: sent.id };
  return {
    applyAsPartner: { body: applicationBody },
    readApplication: { body: { token } },
    addProof: { body: { token, kind: 'certificate', name: 'meisterbrief.pdf', file: pdfBase64() } },
    removeProof: { body: { token, documentId: draft.documentId } },
    submitApplication: { body: { token: ready.token } },
    eraseApplication: { body: { token: gone.token } },
    listApplications: {},
    openApplication: { parameters },
    decideApplication: { parameters, body: { accept: false, reason: 'Ohne Eintrag in der Handwerksrolle' } },
  };
}
