import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { webhookMessages } from '#domain/contract/webhook-messages.ts';
import { call, chatLeadBody, countRows, postLead, visitShown } from '#tests/harness/calls.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { DEMO_PARTNER, OTHER_PARTNER, openStage, type Stage, verified } from '#tests/harness/partner-webhook.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const foreign = { origin: 'https://evil.example' };
const leadOfChat = () => ({ ...chatLeadBody(), partnerIds: [DEMO_PARTNER] });
const askFromChat = async (body: object = leadOfChat()) =>
  postLead(stage.app, body, await visitShown(stage.app, DEMO_PARTNER));
const roofToo = () => ({ ...leadOfChat(), facts: { ...chatLeadBody().facts, roofType: 'flat' } });
async function mailOf(kind: string): Promise<string> {
  for (let time = 0; time < 2; time += 1) await stage.app.runJobs();
  return (await stage.app.outbox()).find((mail) => mail.kind === kind)?.text ?? '';
}

describe('a lead out of a chat', () => {
  test('is stored with what the chat has taught, and computes nothing it does not know', async () => {
    const reply = await askFromChat();
    expect(reply.status).toBe(201);
    expect(await reply.json()).toMatchObject({
      confirmation: 'confirm',
      result: { heatPumpPotential: 'high', options: [{ name: 'basic' }, { name: 'evReady' }] },
      partners: [{ id: DEMO_PARTNER }],
    });
    const { db } = stage.app.database;
    expect(await db.select().from(assessment)).toMatchObject([{ kind: 'chat', result: { heatPumpPotential: 'high' } }]);
    expect(await db.select().from(homeProfile)).toMatchObject([
      {
        profile: {
          homeType: { value: 'townhouse', source: 'keyword' },
          annualEnergyCost: { value: { minor: 240_000 } },
        },
      },
    ]);
  });

  test('has packages once all is known that decides them', async () => {
    const reply = await askFromChat(roofToo());
    expect(await reply.json()).toMatchObject({ result: { solarPotential: 'medium', heatPumpPotential: 'high' } });
  });

  test('reaches the company by mail with the home', async () => {
    await signInPartner(stage.app, DEMO_PARTNER);
    await askFromChat();
    const text = (await mailOf('partnerLead')).replace(/\s/g, ' ');
    for (const part of [
      'Name: Ada Lovelace',
      'Art des Hauses: Reihenhaus',
      'Wohnfläche: rund 140',
      'Heizung: Erdgas',
      'Energiekosten im Jahr: rund 2.400',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Dach:|Solarpaket|Solaranlage:/);
  });

  test('reaches its webhook with the home, its kind, and the potentials that are known', async () => {
    const { app, own, receiver } = stage;
    await askFromChat();
    await app.runJobs();
    const message = verified(receiver.calls.at(0) as Call, own.secret);
    expect(z.parse(webhookMessages['lead.created'], message)).toEqual(message);
    expect(message.data).toMatchObject({
      kind: 'chat',
      home: { homeType: 'townhouse', currentHeatingSystem: 'gas', annualEnergyBill: 2400 },
      potentials: { heatPump: 'high', evCharging: 'medium' },
      result: { options: [{ name: 'basic' }, { name: 'evReady' }] },
    });
    expect(message.data).not.toHaveProperty('potentials.solar');
  });

  test('is listed for its company and for no other', async () => {
    const { app } = stage;
    await askFromChat();
    const listed = async (partnerId: string) => {
      const { as } = await signInPartner(app, partnerId);
      return (await call(app, listPartnerLeads, {}, as)).json();
    };
    expect(await listed(DEMO_PARTNER)).toMatchObject([
      {
        request: {
          home: { homeType: 'townhouse' },
          potentials: { heatPump: 'high' },
          result: { heatPumpPotential: 'high' },
        },
      },
    ]);
    expect(await listed(OTHER_PARTNER)).toEqual([]);
  });

  test('is refused from a foreign page, with facts we do not know, and with answers of the other kind', async () => {
    const { facts: _, ...withoutFacts } = leadOfChat();
    expect((await postLead(stage.app, leadOfChat(), foreign)).status).toBe(403);
    for (const body of [withoutFacts, { ...leadOfChat(), facts: { castle: true } }, { ...leadOfChat(), answers: {} }])
      expect((await postLead(stage.app, body)).status).toBe(400);
    expect(await countRows(stage.app, 'lead')).toBe(0);
  });
});
