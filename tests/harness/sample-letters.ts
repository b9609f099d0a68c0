import { pageUrl, pathTo } from '#domain/pages.ts';
import { type Language, type Market, marketCurrency, usualMarket } from '#domain/place.ts';
import { potentialsOf, quickResult } from '#domain/questionnaire/packages.ts';
import { accountLetter, invitationLetter } from '#texts/mail/account-letter.ts';
import { callLetter } from '#texts/mail/call-letter.ts';
import { firstLetter } from '#texts/mail/first-letter.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { notificationLetter } from '#texts/mail/notification-letter.ts';
import { leadDigestLetter, leadReminderLetter, newLeadLetter, withdrawalLetter } from '#texts/mail/partner-letters.ts';
import { unreadLeadLetter, untouchedLeadsLetter } from '#texts/mail/staff-letter.ts';
import { type SummaryFacts, summaryLetter } from '#texts/mail/summary-letter.ts';
import { summaryLetterTexts } from '#texts/mail/summary-letter-texts.ts';
import { callChanges, factorChanges } from '#texts/mail/texts.ts';
import { notificationTexts } from '#texts/notifications/all.ts';

const assessment = {
  homeType: 'single_family',
  homeSize: 162.6,
  roofType: 'flat',
  roofAge: 'over_15',
  currentHeatingSystem: 'gas',
  heatingSystemAge: 'over_15',
  hasEV: 'planning',
  annualEnergyBill: 2500,
  energyGoals: 'all_above',
} as const;

export interface SamplePeople {
  name: string;
  place: string;
  phone: string;
  email: string;
  company: string;
}

const someone: SamplePeople = {
  name: 'Ada Lovelace',
  place: '10437 Berlin',
  phone: '+49 30 123456',
  email: 'ada.lovelace@example.org',
  company: 'Spreelicht Solar',
};

const PORTAL = 'https://wattnest.example';

const linksIn = (language: Language) => ({
  summary: pageUrl(PORTAL, language, pathTo('summary', { token: 'token' })),
  unsubscribe: pageUrl(PORTAL, language, pathTo('unsubscribe', { token: 'token' })),
});

function fullLetter(language: Language, market: Market, { name, company }: SamplePeople): Letter {
  const result = quickResult(assessment, marketCurrency(market));
  const home = { assessment, result };
  const facts: SummaryFacts = {
    name,
    home,
    potentials: potentialsOf(result),
    partners: [company],
    pagePartner: company,
    links: linksIn(language),
  };
  const texts = summaryLetterTexts(language);
  return summaryLetter(facts, texts, { language, market });
}

/** One letter of each kind, about the same home; `people` are whoever typed a form. */
export function sampleLetters(language: Language, people = someone): Record<string, Letter> {
  const market = usualMarket(language);
  const result = quickResult(assessment, marketCurrency(market));
  const { company, ...contact } = people;
  const toCompany = { company, reference: '3F2A91BC' };
  const first = {
    potentials: potentialsOf(result),
    packages: result.options,
    partners: [company],
    links: linksIn(language),
  };
  const visitor = { ...contact, confirmed: false };
  const { status } = notificationTexts[language];
  return {
    first: firstLetter(first, { language, market }),
    summary: fullLetter(language, market, people),
    'partner-lead': newLeadLetter(
      { ...toCompany, visitor, home: assessment, potentials: potentialsOf(result), result },
      { language, market },
    ),
    'unread-lead': unreadLeadLetter({ ...toCompany, companies: [company] }, language),
    'untouched-leads': untouchedLeadsLetter({ references: ['3F2A91BC'], companies: [company] }, language),
    'lead-reminder': leadReminderLetter({ ...toCompany, references: ['3F2A91BC', '7C01D9AE'] }, language),
    'partner-withdrawal': withdrawalLetter(toCompany, language),
    'lead-digest': leadDigestLetter({ ...toCompany, references: ['3F2A91BC', '7C01D9AE', 'B2E44F10'] }, language),
    verify: accountLetter('verify', pageUrl(PORTAL, language, pathTo('verify'), '#abc'), language),
    'change-email': accountLetter('changeEmail', pageUrl(PORTAL, language, pathTo('changeEmail'), '#abc'), language),
    'email-changed': accountLetter('emailChanged', pageUrl(PORTAL, language, pathTo('undoEmail'), '#abc'), language),
    ...Object.fromEntries(
      (['application', 'applicationRefused'] as const).map((it) => [
        it,
        accountLetter(it, pageUrl(PORTAL, language, pathTo('partnerApplication'), '#abc'), language),
      ]),
    ),
    invitation: invitationLetter(
      { company, url: pageUrl(PORTAL, language, pathTo('partnerInvitation'), '#abc') },
      language,
    ),
    'known-address': accountLetter('knownAddress', pageUrl(PORTAL, language, pathTo('home')), language),
    ...Object.fromEntries(
      factorChanges.map((it) => [it, accountLetter(it, pageUrl(PORTAL, language, pathTo('dashboard')), language)]),
    ),
    ...Object.fromEntries(
      callChanges.map((change) => [
        `call-${change}`,
        callLetter(
          {
            ...{ change, market, uid: 'call@wattnest.example', sequence: 0, phone: contact.phone },
            ...{ startsAt: new Date('2026-11-24T09:00:00Z'), timeZone: 'Europe/Berlin' },
            links: {
              call: pageUrl(PORTAL, language, pathTo('project', { projectId: '1' }), '#call'),
              unsubscribe: linksIn(language).unsubscribe,
            },
          },
          language,
        ),
      ]),
    ),
    notifications: notificationLetter(
      {
        sentences: [status.contacted(company), status.quoted(company)],
        links: {
          notifications: pageUrl(PORTAL, language, pathTo('notifications')),
          unsubscribe: linksIn(language).unsubscribe,
        },
      },
      language,
    ),
    'reset-password': accountLetter('resetPassword', pageUrl(PORTAL, language, pathTo('reset'), '#abc'), language),
  };
}
