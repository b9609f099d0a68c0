import { describe, expect, test } from 'vitest';
import { languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk, isAbout } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { topics } from '#texts/adviser/topics/all.ts';

describe('an attentive adviser', () => {
  test.each(languages)('%s: says it otherwise each of three times', (language) => {
    for (const line of testLanguages[language].thrice) {
      const talk = new AdviserTalk({ language, market: usualMarket(language) });
      const openings = [1, 2, 3].map(() => talk.say(line).paragraphs[0]);
      expect(new Set(openings).size, line).toBe(3);
    }
  });

  test.each([
    ['de', 'Wie gesagt: 140 Quadratmeter'],
    ['de', 'haben nur ein Motorrad und ein Haus mit Gasheizung'],
    ['en', 'What I said was wrong: it is oil, not gas'],
    ['fr', 'Radiateurs électriques partout, ça coûte un bras'],
  ] as const)('%s: "%s" asks nothing, so nothing is said not to be known', (language, line) => {
    const { paragraphs } = new AdviserTalk({ language, market: usualMarket(language) }).say(line);
    expect(paragraphs).toHaveLength(2);
  });

  test.each([
    ['de', ['Ein Reihenhaus', '150 m²', 'nein, eher 170'], 1830],
    ['en', ['a townhouse', '1,600 sq ft', 'no wait, 1900'], 1900],
    ['fr', ['une maison mitoyenne', '130 m²', 'non, plutôt 150'], 1615],
  ] as const)('%s: a number alone corrects the answer before', (language, lines, homeSize) => {
    const talk = new AdviserTalk({ language, market: usualMarket(language) });
    const { text } = talk.sayAll(...lines) ?? { text: '' };
    expect(talk.facts.homeSize).toBe(homeSize);
    expect(adviserTexts[language].corrected.some((it) => text.startsWith(it('').slice(0, 8)))).toBe(true);
    expect(talk.turn('ja').facts.homeSize).toBe(homeSize);
  });

  test.each([
    ['de', 'Welche Förderung gibt es?', 'Ein Reihenhaus', 'Ich möchte vor allem Stromkosten sparen', '50667 Köln'],
    ['en', 'What incentives are there?', 'a townhouse', 'I mostly want to save money on my bills', '80202 Denver'],
    [
      'fr',
      'Quelles subventions existent ?',
      'une maison mitoyenne',
      'Je veux surtout réduire ma facture',
      '3011 Berne',
    ],
  ] as const)('%s: asks first what it needs for what somebody cares for', (language, asks, home, cares, place) => {
    const talk = new AdviserTalk({ language, market: usualMarket(language) });
    expect(talk.say(asks).asked).toBe('homeType');
    expect(talk.say(home).asked).toBe('place');
    expect(talk.sayAll(place, cares)?.asked).not.toBe('place');
  });

  test.each([
    ['de', ['Wie verdient ihr Geld?', 'Bekommt ihr eine Provision?'], /Betrieb/],
    ['en', ['Where does your money come from?', 'do you earn a commission on this'], /compan(y|ies)/],
    ['fr', ['Comment gagnez-vous de l’argent ?', 'Touchez-vous une commission ?'], /entreprise/],
  ] as const)('%s: says where our money comes from', (language, lines, words) => {
    const locale = { language, market: usualMarket(language) };
    for (const line of lines) {
      const { text } = new AdviserTalk(locale).say(line);
      expect(isAbout('whoPaysUs', text, locale) || isAbout('aboutUs', text, locale), text).toBe(true);
      expect(text).toMatch(words);
    }
  });

  test('waits without asking again, and still knows what it asked', () => {
    const talk = new AdviserTalk();
    expect(talk.sayAll('Ein Reihenhaus', 'Moment bitte')).toMatchObject({
      asked: 'homeSize',
      paragraphs: [expect.any(String)],
    });
    expect(talk.say('140').learnt).toEqual({ homeSize: 1507 });
  });

  test('explains a question that was not understood', () => {
    const talk = new AdviserTalk();
    const answer = talk.sayAll('Ein Reihenhaus', 'Was meinen Sie damit?');
    expect(answer).toMatchObject({ asked: 'homeSize' });
    expect(answer?.text).toContain(adviserTexts.de.explained.homeSize);
  });

  test('offers choices for the question it asks, and no other question beside them', () => {
    const answer = new AdviserTalk().sayAll('asdf', 'qwer', 'yxcv');
    expect(answer?.text).toContain('oder Mobilheim');
    expect(answer).toMatchObject({ asked: 'homeType', paragraphs: [answer?.text] });
  });

  test.each([
    ['de', 'so ein normales Haus halt'],
    ['en', 'just a regular house'],
    ['fr', 'une maison normale'],
  ] as const)('%s: words that ask nothing are not lectured on', (language, line) => {
    const { text } = new AdviserTalk({ language, market: usualMarket(language) }).say(line);
    expect(text).toContain(adviserTexts[language].misunderstoodOnce);
  });

  test('a second home is noted before it is asked about, and gets a consultation of its own', () => {
    const talk = new AdviserTalk();
    const [ask, own] = adviserTexts.de.remarks.severalHomes;
    expect(talk.say('Wir haben zwei Häuser, eins in Graz').paragraphs[0]?.endsWith(ask ?? '?')).toBe(true);
    expect(talk.sayAll('Das in Graz', 'Und das zweite Haus?')?.text).toContain(own);
  });

  test('usage is no bill: asks for the money at once', () => {
    const talk = new AdviserTalk();
    expect(talk.sayAll('Ein Reihenhaus', 'Wir brauchen 2800 Liter Öl im Jahr')?.asked).toBe('energyBill');
    expect(talk.facts.energyBill).toBeUndefined();
  });

  test('answers the question in a message that also tells something', () => {
    const line = 'Wir haben ein Einfamilienhaus mit 130 m² und fragen uns, wie laut eine Wärmepumpe ist.';
    expect(new AdviserTalk().say(line).paragraphs).toHaveLength(3);
  });

  test.each([
    ['de', 'de', 'Ich habe ehrlich Angst vor dem Brummen nachts'],
    ['en', 'us', 'I am worried about the noise outside at night'],
    ['fr', 'ch', 'J’ai peur du bruit dehors, la chambre est à côté'],
  ] as const)('%s in %s: a fear that is told is answered like a question', (language, market, line) => {
    const talk = new AdviserTalk({ language, market });
    expect(isAbout('noise', talk.say(line).text, talk.locale)).toBe(true);
  });

  test('who says thanks before a question is answered the question', () => {
    const talk = new AdviserTalk({ language: 'en', market: 'us' });
    expect(talk.say('ok thanks. who pays you guys btw').text).toContain('companies we work with');
  });

  test('a question behind thanks that is not known is no lost question', () => {
    const talk = new AdviserTalk({ language: 'en', market: 'us' });
    expect(talk.say('Thanks! Do heat pumps bother the cat?').text).toContain('Do heat pumps bother the cat?');
    expect(talk.say('Hello, can you help me?').text).not.toContain('can you help me');
  });

  test('"how long does that last" is about what was spoken of', () => {
    const talk = new AdviserTalk({ language: 'en', market: 'us' });
    talk.say('Power goes out twice a year, do we need a battery?');
    expect(isAbout('batteryLifetime', talk.say('how long does that last').text, talk.locale)).toBe(true);
  });

  test('never gives the same answer twice: then the point of it, what else there is, that there is no more and who knows it, then a person', () => {
    const talk = new AdviserTalk();
    const answers = [1, 2, 3, 4, 5].map(() => talk.say('Wie laut ist eine Wärmepumpe?').paragraphs[0] ?? '');
    expect(new Set(answers).size).toBe(5);
    expect(isAbout('noise', answers[0] ?? '', talk.locale)).toBe(true);
    expect(answers[1]).toMatch(/^Das Wichtigste noch einmal: /);
    expect(isAbout('noise', answers[2] ?? '', talk.locale)).toBe(true);
    expect(answers[3]).toMatch(/^Mehr als das Gesagte .*Heizungsbetrieb/);
    expect(answers[4]).toContain('Ein Mensch');
  });

  test.each([
    ['de', 'Ich hab doch nicht nach einer Wärmepumpe gefragt?! Wie teuer ist eine Wallbox?', 'wallboxCost'],
    ['en', 'That is not what I asked. What does a wallbox cost?', 'wallboxCost'],
    ['en', 'I didn’t ask about that. How loud is a heat pump?', 'noise'],
    ['fr', 'Vous ne m’avez pas répondu. Combien coûte une borne ?', 'wallboxCost'],
  ] as const)('%s: says sorry to "%s" and answers', (language, line, topic) => {
    const locale = { language, market: usualMarket(language) };
    const { text } = new AdviserTalk(locale).say(line);
    expect(text.startsWith(adviserTexts[language].remarks.notAsked[0] ?? '-')).toBe(true);
    expect(isAbout(topic, text, locale)).toBe(true);
    expect(text).not.toContain('?!');
  });

  test('says the sentence of an answer again that speaks of what is asked now', () => {
    const talk = new AdviserTalk();
    const asked = 'Kann der Nachbar verlangen, dass ich die Wärmepumpe abschalte?';
    expect(isAbout('noise', talk.say(asked).text, talk.locale)).toBe(true);
    const again = Array.from({ length: 8 }, () => talk.say(asked).text);
    expect(again.some((it) => /^Das Wichtigste noch einmal: .*Nachbar/.test(it))).toBe(true);
  });

  test.each([
    ['de', 'Danke! Was kostet eine Wärmepumpe und wie laut ist sie?', ['heatPumpCost', 'noise']],
    [
      'en',
      'Yes, that is right. How loud is a heat pump? And how much does a heat pump cost?',
      ['noise', 'heatPumpCost'],
    ],
    ['fr', 'Merci. Combien coûte une pompe à chaleur ? Et quel bruit fait-elle ?', ['heatPumpCost', 'noise']],
  ] as const)('%s: answers every question of "%s", in its order', (language, line, asked) => {
    const locale = { language, market: usualMarket(language) };
    const { paragraphs } = new AdviserTalk(locale).say(line);
    const [first = -1, second = -1] = asked.map((topic) => paragraphs.findIndex((it) => isAbout(topic, it, locale)));
    expect(first).toBeGreaterThanOrEqual(0);
    expect(second).toBeGreaterThan(first);
  });

  test('answers three questions of five and names the others', () => {
    const lines =
      'Was kostet eine Wärmepumpe? Wie laut ist eine Wärmepumpe? Was kostet eine Wallbox? Was kostet ein Stromspeicher?';
    const { text } = new AdviserTalk().say(lines);
    expect(text).toContain(adviserTexts.de.askedToo(topics.de.batteryCost.title));
  });

  test('what it cannot answer beside what it can it says back', () => {
    const { text } = new AdviserTalk().say(
      'Was kostet eine Wärmepumpe? Kannst du mir die Lottozahlen von morgen sagen?',
    );
    expect(text).toContain(
      adviserTexts.de.notAnswered(adviserTexts.de.quote('Kannst du mir die Lottozahlen von morgen sagen?')),
    );
  });

  test('another country is heard, said, and can be taken back', () => {
    const talk = new AdviserTalk();
    const { text } = talk.say('Ich wohne in der Schweiz. Welche Förderung gibt es für Solarstrom?');
    expect(text).toContain(adviserTexts.de.marketHeard('Schweiz', 'Deutschland'));
    expect(text).toContain('Pronovo');
    expect(talk.say('Und was kostet eine Wallbox?').text).toContain('CHF');
    expect(talk.say('Nein, Deutschland').text).toContain(adviserTexts.de.marketHeard('Deutschland', 'Schweiz'));
  });

  test('a tenant is asked nothing about roof and heating, and hears no verdict on them', () => {
    const talk = new AdviserTalk();
    talk.sayAll('Eine Mietwohnung', '60 m²', 'Gas', 'nein', '100 Euro im Monat', '50667 Köln', 'zur Miete', 'passt');
    const asked = talk.history.map((it) => it.asked);
    expect(asked).not.toContain('roofType');
    expect(asked).not.toContain('heatingAge');
    const said = talk.history.map(({ content }) => content).join(' ');
    for (const verdict of Object.values(adviserTexts.de.potentials.heatPump)) expect(said).not.toContain(verdict);
  });

  test.each([
    ['de', 'Ich bin Witwe und habe Angst. Was kostet eine Wärmepumpe?', 'grief'],
    ['de', 'Das macht mir Angst. Was kostet eine Wärmepumpe?', 'fear'],
    ['en', 'My husband passed in March. What does a heat pump cost?', 'grief'],
    ['fr', 'Je suis veuve. Combien coûte une pompe à chaleur ?', 'grief'],
  ] as const)('%s: to "%s" one sentence comes first, and then the answer', (language, line, mood) => {
    const talk = new AdviserTalk({ language, market: usualMarket(language) });
    const [first, second] = talk.say(line).paragraphs;
    expect(first).toContain(adviserTexts[language].remarks[mood][0]);
    expect(isAbout('heatPumpCost', second ?? '', talk.locale)).toBe(true);
  });

  test('offers a person when two answers in a row failed', () => {
    const talk = new AdviserTalk();
    const [first, second] = ['Was ist mit Kernfusion?', 'Und mit Antimaterie?'].map((it) => talk.say(it).text);
    const [offer = '-'] = adviserTexts.de.offerPerson;
    expect(first).not.toContain(offer);
    expect(second).toContain(offer);
  });

  test('no open question is put twice running while something else is asked', () => {
    const talk = new AdviserTalk();
    const asked = ['Ein Reihenhaus', 'Wie laut ist eine Wärmepumpe?', 'Was kostet eine Wallbox?'].map(
      (it) => talk.say(it).asked,
    );
    expect(new Set(asked).size).toBe(3);
  });

  test.each([
    ['de', 'kann ich mit jemandem reden', 'human'],
    ['de', 'schick mir die Zusammenfassung bitte per Mail', 'byMail'],
    ['de', 'passt', 'okay'],
    ['de', 'ok dann schicken Sie mir das mal', 'byMail'],
    ['de', 'Mein Nachbar sagt, das ist alles Quatsch', 'mistrust'],
    ['en', 'thanks, email it to me', 'byMail'],
    ['fr', 'envoyez-moi le résumé par mail', 'byMail'],
  ] as const)('%s: "%s" is taken as %s', (language, line, remark) => {
    const talk = new AdviserTalk({ language, market: usualMarket(language) });
    const answer = talk.sayAll(testLanguages[language].townhouse, line);
    expect(adviserTexts[language].remarks[remark]).toContain(answer?.paragraphs[0]);
  });

  test.each([
    ['de', 'Welche Förderung gibt es?', 'und für den Speicher', 'KfW'],
    ['en', 'what incentives are there', 'and for heat pumps', 'HEAR'],
    ['fr', 'Quelles subventions ?', 'et pour une pompe à chaleur', 'canton'],
  ] as const)('%s: "%s" goes on with "%s"', (language, line, next, word) => {
    const talk = new AdviserTalk({ language, market: usualMarket(language) });
    const first = talk.say(line).paragraphs[0];
    const second = talk.say(next).paragraphs[0];
    expect(second).toContain(word);
    expect(second).not.toBe(first);
  });

  test.each(['hab einen Tesla mit Wallbox', 'haben zwei Elektroautos'])('%s: tells and asks nothing', (line) => {
    expect(new AdviserTalk().say(line).paragraphs).toHaveLength(2);
  });
});
