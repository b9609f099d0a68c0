import { expect, test } from 'vitest';
import { readCar } from '#api/reading/extraction/car.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readCar(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'Five nine oh eight six. And if your man makes a mess of it what then', undefined, 'hasEV'],
  ['en', 'Two', 'yes', 'hasEV'],
  ['en', 'Our tenant has a Tesla. Must I?', undefined],
  ['de', 'Unsere Mieterin hat ein E-Auto.', undefined],
  ['fr', 'Notre locataire a une voiture électrique.', undefined],
  ['en', 'Fair enough. I would like a second opinion from somebody with no horse in this race', undefined, 'hasEV'],
  ['de', 'Kein Heizungsrohr im Haus. Was kommt da in Frage?', undefined, 'hasEV'],
  [
    'fr',
    'Oui, propriétaires depuis 1991. Elle confondait peut-être avec les vélos. C’est le prix d’une petite voiture.',
    undefined,
    'hasEV',
  ],
  ['fr', 'Électrique, d’origine. Ça existe, une pompe qui remplace ça ?', undefined, 'hasEV'],
  ['fr', 'Électrique, oui', 'yes', 'hasEV'],
  ['en', 'They have a Tesla, I have none', 'no'],
  ['de', 'Elektrisch, noch original.', undefined, 'hasEV'],
  ['de', 'Nein, nur einen kleinen Benziner. Der Installateur möchte eine Anzahlung', 'no', 'hasEV'],
  ['de', 'Des hab i net gsogt, a Wärmepumpe interessiert mi schon', undefined, 'hasEV'],
  ['de', 'E-Auto? Haben wir nicht.', 'no'],
  ['de', 'Wir haben zwei Autos, eins davon elektrisch', 'yes'],
  ['de', 'Mein nächstes Auto wird ein elektrisches', 'planning'],
  ['de', 'Den Tesla haben wir verkauft', 'no'],
  ['en', 'nah we do not', 'no', 'hasEV'],
  ['en', 'I traded in my truck for a Leaf', 'yes'],
  ['en', 'It is all electric heat', undefined],
  ['en', 'perhaps next year', 'planning', 'hasEV'],
  ['fr', 'nous n’en avons pas', 'no', 'hasEV'],
  ['fr', 'la chaudière a 8 ans', undefined, 'hasEV'],
  ['fr', 'la maison a 3 ans', undefined, 'hasEV'],
  ['fr', 'Une voiture électrique est commandée', 'planning'],
  ['fr', 'Ma sœur a une Tesla', undefined],
  ['fr', 'd’accord', undefined, 'hasEV'],
  ['fr', 'oui', 'yes', 'hasEV'],
  ['fr', 'et si on attend 2027', undefined, 'hasEV'],
  ['en', 'two gas cars', 'no', 'hasEV'],
  ['en', 'EVs are too expensive', undefined],
  ['de', 'Unser Zweitwagen fährt mit Strom', 'yes'],
  ['de', 'Die Heizung läuft mit Strom', undefined],
  ['de', 'Wir möchten das E-Auto nachts laden', 'yes'],
  ['de', 'Wir möchten ein E-Auto', 'planning'],
  ['fr', 'Le jour où la Clio lâche, on passe à l’électrique', 'planning'],
  ['fr', 'On se chauffe à l’électrique', undefined],
  ['de', 'Wir haben uns im Herbst einen Tesla gekauft', 'yes'],
  ['fr', 'On a acheté une Zoé au printemps', 'yes'],
  ['en', 'we plan to purchase an EV in the fall', 'planning'],
  ['fr', 'c’est une Tesla, nous la recevons en avril', 'planning'],
  ['de', 'Der R5 ist elektrisch, wir bekommen ihn im Mai', 'planning'],
  ['en', 'an EV is not planned', 'no'],
  ['en', 'The HOA does not allow me to charge my car at home', undefined],
  ['fr', 'les voisins ne veulent pas payer pour ma voiture', undefined],
  ['de', 'Mein E-Auto wollen die nicht mitbezahlen', 'yes'],
  ['en', 'I was talking about the battery, not the EV', undefined],
  ['fr', 'je parlais de la batterie, pas de la voiture électrique', undefined],
  ['en', 'No electric car, we drive a pickup. Gas is 95 cents with delivery and electric 16 cents', 'no', 'hasEV'],
  ['fr', 'non pas 14 m2, 105 m2', undefined, 'hasEV'],
  ['de', 'Das Haus gehört uns. Bleiben es dann 46 Prozent, ja oder nein?', undefined, 'hasEV'],
  ['de', 'Danke. Nein, noch nicht.', 'no', 'hasEV'],
  ['en', 'to be honest: yes, one', 'yes', 'hasEV'],
  ['en', 'I own. And that stuff burns, right?', undefined, 'hasEV'],
  ['en', 'yes sir it’s mine', undefined, 'hasEV'],
  ['en', 'Owner, yes', undefined, 'hasEV'],
  ['en', 'You’re right', undefined, 'hasEV'],
  ['de', 'Ja, mir allein', undefined, 'hasEV'],
  ['de', 'ja, ein Satteldach', undefined, 'hasEV'],
  ['de', 'Strom weiß ich nicht, Öl 2400 Euro', undefined, 'hasEV'],
  ['fr', 'locataire oui', undefined, 'hasEV'],
  ['fr', '220 francs au total. On attend ?', undefined, 'hasEV'],
  ['fr', 'Propriétaire. Non, pas de voiture', 'no', 'hasEV'],
  ['de', 'E-Auto kommt', 'planning', 'hasEV'],
  ['fr', 'On reçoit notre Zoe dans 3 semaines', 'planning'],
  ['fr', 'Pas encore de voiture électrique', 'no', 'hasEV'],
  ['en', 'Four owners want EV chargers', undefined, 'hasEV'],
  ['en', 'As I said, 380 in July and maybe 140 in winter', undefined, 'hasEV'],
  ['en', 'No EV. He wants half of it now.', 'no', 'hasEV'],
  ['fr', 'Je voudrais parler à quelqu’un de vrai', undefined, 'hasEV'],
  ['en', '$2,400 oil, electric’s 120', undefined, 'hasEV'],
  ['en', 'No, a 2014 Subaru. Is there help?', 'no', 'energyBill'],
  ['fr', 'Non, un diesel', 'no', 'place'],
  ['en', 'No gas here', undefined, 'energyBill'],
  ['de', 'Na toll. Und jetzt?', undefined, 'hasEV'],
  ['en', 'I have seen these panels you hang over the railing and plug in', undefined],
  ['en', 'We drive a plug in', 'yes'],
  ['en', '$95 for gas, the electric we don’t know', undefined, 'hasEV'],
  ['en', 'Our guests come with their Teslas', undefined],
  ['de', 'Die Gäste kommen mit dem Tesla', undefined, 'hasEV'],
  ['fr', 'Nos hôtes arrivent en Tesla', undefined],
  ['en', 'The bass boat is electric', undefined, 'hasEV'],
  ['fr', 'Nous avons 9 kWc et une batterie BYD', undefined],
  ['de', 'Der Wagen wird vermutlich ein Renault 5', 'planning'],
  ['de', 'Das Auto kommt aber schon im Mai, ein kleiner Stromer', 'planning'],
  ['fr', 'On a un Kangoo électrique pour les livraisons', 'yes'],
  ['en', 'No EV, maybe next year', 'planning', 'ownership'],
  ['de', 'kein elektro auto. macht ihr das einbauen auch', 'no', 'hasEV'],
  ['fr', 'Oui, propriétaires depuis 1991. Elle vaut le prix d’une petite voiture.', undefined, 'hasEV'],
  ['de', 'riecht nicht nach gas nein', undefined, 'hasEV'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['de', 'Der Wagen kommt nicht erst, das Auto ist bereits geliefert', 'yes'],
  ['en', 'the car is not planned, it is already here', 'yes'],
  ['fr', 'la voiture n’est pas prévue, elle est déjà là', 'yes'],
  ['de', 'Mein Auto ist schon alt', undefined],
  ['de', 'Die Wallbox hängt schon da, das Auto kommt noch', undefined],
  ['en', 'we already have two gas cars', undefined],
] as const)('%s: of a car that was planned: %s', (language, text, wanted) => {
  const known = { hasEV: 'planning' } as const;
  expect(readCar(readMessage(text, { language, market: usualMarket(language), year: 2026, known }))).toEqual(wanted);
});

test('a use without the car that is to come denies no car', () => {
  const reading = (known: { hasEV?: 'planning' }) =>
    readMessage('Wir brauchen 3.900 kWh im Jahr, noch ohne Auto.', { language: 'de', market: 'de', year: 2026, known });
  expect([readCar(reading({ hasEV: 'planning' })), readCar(reading({}))]).toEqual([undefined, 'no']);
});
