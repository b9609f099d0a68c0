import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import type { LegalTexts } from '#host-site/texts/legal/texts.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';
import { hostTexts } from '#tests/browser/host-texts.ts';

const legal = await hostTexts<LegalTexts>('texts/legal');
const home = await hostTexts<SiteTexts>('texts');
const [, told = '', record = ''] = readFileSync('docs/privacy.md', 'utf8').split(
  /^## (?:What people are told|Record of processing)$/m,
);
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = (told.match(/^\| .*$/gm) ?? []).slice(1).map(cellsOf);
const recordOf = (table: string) => (record.match(/^\| `.*$/gm) ?? []).map(cellsOf).find(([name]) => name === table);

type Words = Record<Language, RegExp>;
/** How each language says a cell; a cell that stands nowhere here, or is not said, fails. */
const said: Record<string, Words> = {
  'answers and small pictures of photos': { de: /Antworten.*Fotos/, en: /Answers.*photos/, fr: /réponses.*photos/ },
  'the conversation, and a name and address given in the chat': {
    de: /Gespräch.*Name.*E-Mail-Adresse/,
    en: /conversation.*name.*email address/,
    fr: /conversation.*nom.*adresse e-mail/,
  },
  'a visit: language, country, page': {
    de: /Besuch.*Sprache.*Land.*Seite/,
    en: /visit.*language.*country.*page/,
    fr: /visite.*langue.*pays.*page/,
  },
  'chat messages and what they tell of the home': {
    de: /Nachrichten.*Haus/,
    en: /messages.*home/,
    fr: /messages.*logement/,
  },
  'photos, without place and device': {
    de: /Fotos, ohne Ort.*Gerät/,
    en: /photos, without place and device/,
    fr: /photos, sans lieu ni appareil/,
  },
  'a strategy check or a detailed estimate: its answers and what came of them': {
    de: /Antworten.*5-Minuten-Check.*genauen Berechnung/,
    en: /answers.*strategy check.*detailed estimate/,
    fr: /réponses.*bilan.*calcul détaillé/,
  },
  'a request or summary: answers, what mattered in the chat, name, address, place': {
    de: /Anfrage.*Zusammenfassung.*Antworten.*im Chat wichtig.*Name.*Adresse.*Ort/,
    en: /request.*summary.*answers.*mattered to you in the chat.*name.*address.*place/,
    fr: /demande.*résumé.*réponses.*compté pour vous dans le chat.*nom.*adresse.*lieu/,
  },
  'a message of a project that is not sent yet': {
    de: /Nachricht in einem Projekt/,
    en: /message in a project/,
    fr: /message de projet/,
  },
  'a project: messages, answers to offers, meter readings, documents, the time and number of a call': {
    de: /Projekt.*Nachrichten.*Angebote.*Zählerständen.*Dokumenten.*Nummer/,
    en: /project.*messages.*offers.*meter readings.*documents.*number/,
    fr: /projet.*messages.*offres.*relevés.*documents.*numéro/,
  },
  consent: { de: /Einwilligung/, en: /consent/, fr: /consentement/ },
  'the log of emails': { de: /Protokoll der E-Mails/, en: /log of our emails/, fr: /journal de nos e-mails/ },
  'the wish for no more emails, as a check value': {
    de: /keine E-Mails mehr.*Prüfwert/,
    en: /no more emails.*check value/,
    fr: /ne plus recevoir d’e-mails.*empreinte/,
  },
  'network address, as a check value': {
    de: /IP-Adresse als Prüfwert/,
    en: /IP address as a check value/,
    fr: /IP.*empreinte/,
  },
  'an account: name, address, user name': {
    de: /Konto.*Name.*Adresse.*Nutzername/,
    en: /account.*name.*address.*user name/,
    fr: /compte.*nom.*adresse.*nom d’utilisateur/,
  },
  'an application as a partner: company, contact, proofs': {
    de: /Bewerbung.*Firma.*Ansprechperson.*Nachweisen/,
    en: /application.*company.*contact.*proofs/,
    fr: /candidature.*entreprise.*contact.*justificatifs/,
  },
  'when applying': { de: /sobald Sie sich bewerben/, en: /when you apply/, fr: /quand vous postulez/ },
  '90 days after the last step, or as long as the partner': {
    de: /90 Tage nach dem letzten Schritt.*so lange.*Partner/,
    en: /90 days after its last step.*as long as.*partner/,
    fr: /90 jours après sa dernière étape.*aussi longtemps.*partenaire/,
  },
  'our staff': { de: /Unser Team liest/, en: /Our staff reads/, fr: /Notre équipe la lit/ },
  'while answering': { de: /während Sie antworten/, en: /while you answer/, fr: /pendant que vous répondez/ },
  'while talking': { de: /während Sie schreiben/, en: /while you write/, fr: /pendant que vous écrivez/ },
  'with the first answer or message': {
    de: /ab der ersten Antwort oder Nachricht/,
    en: /from the first answer or message/,
    fr: /dès la première réponse ou le premier message/,
  },
  'when sent': { de: /sobald Sie (sie|etwas) senden/, en: /when you send/, fr: /quand vous (l’|les )?envoyez/ },
  'when chosen': { de: /sobald Sie sie auswählen/, en: /when you choose/, fr: /quand vous les choisissez/ },
  'when agreed': { de: /sobald Sie zustimmen/, en: /when you agree/, fr: /quand vous acceptez/ },
  'when written': { de: /sobald wir schreiben/, en: /when we write/, fr: /quand nous vous écrivons/ },
  'when unsubscribing': {
    de: /sobald Sie sich abmelden/,
    en: /when you unsubscribe/,
    fr: /quand vous vous désinscrivez/,
  },
  'when registering': { de: /sobald Sie sich registrieren/, en: /when you register/, fr: /quand vous vous inscrivez/ },
  browser: { de: /in Ihrem Browser/, en: /in your browser/, fr: /dans votre navigateur/ },
  server: { de: /auf unserem Server/, en: /on our server/, fr: /sur notre serveur/ },
  'until the tab closes': {
    de: /bis der Tab geschlossen wird/,
    en: /until the tab closes/,
    fr: /fermeture de l’onglet/,
  },
  '30 days after the last activity': {
    de: /30 Tage nach dem letzten Lebenszeichen/,
    en: /30 days after the last activity/,
    fr: /30 jours après la dernière activité/,
  },
  '30 days, 3 years once confirmed': {
    de: /30 Tage, nach Ihrer Bestätigung 3 Jahre/,
    en: /30 days, and once you confirm it 3 years/,
    fr: /30 jours, et 3 ans .* une fois confirmée/,
  },
  'as long as the address': {
    de: /so lange wie Ihre Adresse/,
    en: /as long as your address/,
    fr: /aussi longtemps que votre adresse/,
  },
  '3 years': { de: /, 3 Jahre\./, en: /, 3 years\./, fr: /, 3 ans\./ },
  '1 day after the count ends': {
    de: /1 Tag nach dem Ende/,
    en: /1 day after the count ends/,
    fr: /1 jour après la fin/,
  },
  'as long as the account': {
    de: /so lange wie das Konto/,
    en: /as long as the account/,
    fr: /aussi longtemps que le compte/,
  },
  nobody: { de: /Sonst sieht (sie|ihn|es) niemand/, en: /Nobody else sees/, fr: /Personne d’autre ne l(es|a|e) voit/ },
  'an AI vendor, where an AI answers': { de: /KI.*deren Anbieter/, en: /AI.*its vendor/, fr: /IA.*son fournisseur/ },
  'an AI vendor, where an AI answers; our administrators, single answers without names and addresses': {
    de: /KI.*deren Anbieter.*unsere Verwaltung, ohne Namen und Adressen/,
    en: /AI.*its vendor.*our administrators, without names and addresses/,
    fr: /IA.*son fournisseur.*notre administration, sans noms ni adresses/,
  },
  'our administrators': { de: /unsere Verwaltung/, en: /our administrators/, fr: /notre administration/ },
  'the installers named; our staff': {
    de: /die genannten Fachbetriebe.*unser Team/,
    en: /the installers named.*our staff/,
    fr: /les installateurs nommés.*notre équipe/,
  },
  'the installers named; our advisers': {
    de: /die genannten Fachbetriebe.*unsere Beratung/,
    en: /the installers named.*our advisers/,
    fr: /les installateurs nommés.*nos conseillers/,
  },
  'the installers named; an AI vendor, where an AI answers': {
    de: /die genannten Fachbetriebe.*KI.*deren Anbieter/,
    en: /the installers named.*AI.*its vendor/,
    fr: /les installateurs nommés.*IA.*son fournisseur/,
  },
  'the mail vendor': { de: /der Versanddienst/, en: /the delivery service/, fr: /le service d’envoi/ },
};

test('there is a table of what people are told', () => {
  expect(rows.length).toBeGreaterThanOrEqual(10);
});

describe.each(languages)('the privacy policy in %s', (language) => {
  const { sections } = legal[language].privacy;
  const all = JSON.stringify(sections);

  test('says each row of the table, in order', () => {
    const list = sections[1]?.list ?? [];
    expect(list).toHaveLength(rows.length);
    for (const [index, row] of rows.entries())
      for (const cell of row.slice(0, 5))
        expect(list[index], cell).toMatch(said[cell]?.[language] ?? /^no words for it$/);
  });

  test('says first that chat messages are stored, and for how long', () => {
    expect(sections[0]?.paragraphs[0]).toMatch(said['30 days after the last activity']?.[language] ?? '');
    expect(sections[0]?.paragraphs[0]).toMatch(said.server?.[language] ?? '');
  });

  test('names who learns of a conversation with an AI, and of a sign-in', () => {
    expect(all).toMatch(
      { de: /KI.*Anbieter.*Nachrichten/, en: /AI.*vendor.*messages/, fr: /IA.*fournisseur.*messages/ }[language],
    );
    expect(all).toMatch(/Google \p{L}+ Apple/u);
  });

  test('says who hears what is spoken to the chat', () => {
    expect(all).toMatch(
      {
        de: /Sprachdienst.*Google.*nehmen nichts auf/,
        en: /speech service.*Google.*record nothing/,
        fr: /service vocal.*Google.*n’enregistrons rien/,
      }[language],
    );
  });

  test('says that access and erasure are self-service, behind the link', () => {
    expect(all).toMatch(
      { de: /erledigen Sie selbst: Der Link/, en: /in your own hands: the link/, fr: /entre vos mains : le lien/ }[
        language
      ],
    );
  });
});

test('the table promises no other days than the record of processing', () => {
  const days = (text = '') =>
    [...text.matchAll(/(\d+) (day|year)s?/g)].map(([, count, unit]) => Number(count) * (unit === 'day' ? 1 : 365));
  for (const [what = '', , , howLong, , table] of rows) {
    const row = recordOf(table ?? '');
    if (!table) continue;
    expect(row, what).toBeDefined();
    for (const promised of days(howLong)) expect(days(row?.[4]), what).toContain(promised);
  }
});

test.each(languages)('the home page in %s says that the chat asks for an address', (language) => {
  expect(home[language].home.assessment.text).toMatch(
    { de: /Chat fragt nach.*E-Mail/, en: /chat asks for.*email/, fr: /chat demande.*e-mail/ }[language],
  );
});

test.each(languages)('the terms in %s name both guarantees, against the binding quote', (language) => {
  const terms = JSON.stringify(legal[language].terms);
  expect(terms).toMatch(
    { de: /verbindlichen Angebot zugesagte/, en: /of its binding quote/, fr: /promises dans le devis ferme/ }[language],
  );
  expect(terms).toMatch(
    {
      de: /5 Jahre Zufriedenheitsgarantie/,
      en: /5-year satisfaction guarantee/,
      fr: /garantie de satisfaction de 5 ans/,
    }[language],
  );
});
