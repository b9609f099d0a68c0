import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { exportPerson } from '#domain/contract/person.ts';
import { readSummary } from '#domain/contract/summary.ts';
import { languages } from '#domain/place.ts';
import { ask, chatLeadBody, postLead, visitShown } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { DEMO_PARTNER, openStage, type Stage, verified } from '#tests/harness/partner-webhook.ts';
import { confirmAll, mailedToken, postSummary } from '#tests/harness/summaries.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { answerNames, toldTexts } from '#texts/home/facts/all.ts';

const solarDetails = { kwp: 9.8, year: 2012, satisfied: true };
const tags = { interests: ['cost-savings'], concerns: [], gaps: ['noise', 'subsidies'] };

describe.each(languages)('%s: what somebody cares for, and the solar system that is there', (language) => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.stop());

  test('reach summary page, mails, request, webhook and export', async () => {
    const { app, own, receiver } = stage;
    const frame = { language, market: 'de' as const };
    const options = await visitShown(app, DEMO_PARTNER);
    for (const message of testLanguages[language].cares) await sayTo(app, { ...frame, message }, options);
    const reply = await sayTo(app, { ...frame, message: 'ok' }, options);
    expect(reply.tags).toEqual(tags);
    const text = { email: 'ada@example.org', name: 'Ada Lovelace', consultationSummary: '…', ...frame };
    expect((await postSummary(app, text, options)).status).toBe(200);
    const facts = { solarKwp: 9.8, solarYear: 2012, solarSatisfied: true };
    const body = { ...chatLeadBody(), ...frame, facts, partnerIds: [DEMO_PARTNER] };
    expect((await postLead(app, body, options)).status).toBe(201);
    const token = await mailedToken(app);
    const unconfirmed = await ask(app, readSummary, { parameters: { token } });
    expect(unconfirmed.consultations.map(({ assessment }) => assessment)).toEqual([{ solarDetails }, { solarDetails }]);
    await confirmAll(app, token);
    for (let time = 0; time < 3; time += 1) await app.runJobs();

    const told = { solarDetails, tags };
    const { consultations } = await ask(app, readSummary, { parameters: { token } });
    expect(consultations.map(({ assessment }) => assessment)).toEqual([told, told]);
    expect(verified(receiver.calls.at(0) as Call, own.secret).data).toMatchObject({ home: told });
    const handed = await ask(app, listPartnerLeads, {}, own.partner.as);
    expect(handed.map(({ request }) => request?.home)).toContainEqual(told);
    const mails = (await app.outbox()).filter(({ kind }) => kind === 'summary' || kind === 'partnerLead');
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['partnerLead', 'summary', 'summary']);
    for (const mail of mails) {
      const { interests, gaps, solarSatisfied } = toldTexts[mail.language];
      const names = answerNames[mail.language];
      const said = [names.interests, interests['cost-savings'], names.gaps, gaps.noise, gaps.subsidies, solarSatisfied];
      for (const words of said) expect(mail.text).toContain(words);
    }
    expect(new Set(mails.map((mail) => mail.language))).toContain(language);
    const person = await ask(app, exportPerson, { parameters: { token } });
    expect(person.assessments.map((it) => it.tags)).toEqual([tags, tags]);
  });
});
