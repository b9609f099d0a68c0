import { expect, test } from 'vitest';
import { readOwnership } from '#api/reading/extraction/ownership.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readOwnership(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'The church owns it', false],
  ['de', 'Die Kirche besitzt es', false],
  ['en', 'we own the trailer but we rent the lot', true],
  ['de', 'Wir mieten mit Garten', false],
  ['en', 'The furnace is ours', undefined],
  ['en', 'Lord no. Who do you send out here', undefined, 'ownership'],
  ['de', 'Nein.', undefined, 'ownership'],
  ['fr', 'non', undefined, 'ownership'],
  ['en', 'no, we rent', false, 'ownership'],
  ['fr', 'non, locataire', false, 'ownership'],
  ['de', 'Gehört meiner Mutter und mir.', true, 'ownership'],
  ['de', 'Gehört meiner Mutter.', false, 'ownership'],
  ['en', 'One could have a separate one, with its own counter', undefined, 'ownership'],
  ['fr', 'Et si je déménage, je peux l’emporter ou ça reste au proprio ?', undefined],
  ['en', 'It’s my house. When I die does it help the children?', true],
  ['de', 'Das ist mein Haus.', true],
  ['fr', 'C’est ma maison.', true],
  ['en', 'It’s not my house', undefined],
  ['en', 'My house is cold', undefined],
  ['en', 'My Herbert left me the house and not much else', true],
  ['en', 'My Herbert left me the house and a Buick', true],
  ['de', 'Mein Mann hat mir das Haus hinterlassen', true],
  ['fr', 'Mon mari m’a laissé la maison', true],
  ['de', 'Mein Bruder, meine Schwester und ich haben im Frühjahr das Elternhaus in Leoben geerbt', true],
  ['de', 'Mein Bruder hat das Elternhaus geerbt', undefined],
  ['de', 'Ich stehe im Grundbuch', true],
  ['fr', 'Indivision.', true],
  ['fr', 'Je loue, alors que puis-je faire ?', false],
  ['de', 'Ich werde den Verwalter anschreiben. Was soll ich fragen?', undefined],
  ['de', 'Dann muss ich wohl den Hausverwalter fragen', undefined],
  ['en', 'I have to email the property manager', undefined],
  ['fr', 'Je dois écrire à la gérance', undefined],
  ['de', 'Unser Hausverwalter meldet sich nie', false],
  ['en', 'omg no I OWN it, the garage spot is deeded to me too.', true],
  ['en', 'yeah thats right. ok thats super helpful', undefined],
  ['fr', 'c’est à moi ou au propriétaire de payer', undefined],
  ['de', 'nein wir mieten', false, 'ownership'],
  ['en', 'It is a 25 year lease with an escalator, Sunrun owns the panels', undefined, 'ownership'],
  ['en', 'The lease is for the panels', undefined],
  ['en', 'Am I, as the owner of a rental, eligible', true],
  ['fr', 'Je suis propriétaire d’un appartement loué dans le 16e', true],
  ['en', 'My AC had a leak and I paid for three recharges', undefined, 'ownership'],
  ['en', 'The house is paid for', true],
  ['de', 'Ich würde gern noch 4 kWp aufs Carport geben', undefined, 'ownership'],
  ['fr', 'mais le bois est à nous', undefined],
  ['de', 'Ich sitze im Beirat einer Eigentümergemeinschaft und der Verwalter blockt', undefined],
  ['fr', 'J’ai hérité d’un immeuble de huit appartements. La gérance me donne une autre réponse', true],
  ['de', 'Hab das Haus von Oma geerbt', true],
  ['de', 'Das Auto gehört mir', undefined],
  ['de', 'Des Haus gheat uns', true],
  ['fr', 'jsuis locataire a renens', false],
  ['de', 'Der Eigentümer hat die Heizung erneuert', false],
  ['en', 'There is an EV in the driveway and it is ours', undefined],
  ['en', 'well a contractor wont know my lease', false],
  ['en', 'I am just a tenant here', false],
  ['en', 'We rent in Atlanta and just got an EV.', false],
  ['en', 'We bought it in 2015', true, 'ownership'],
  ['fr', 'Nous ne sommes pas propriétaires', false],
  ['fr', 'La maison nous appartient', true],
  ['fr', 'Mon locataire demande aussi', true],
  ['de', 'Das ist mir egal', undefined],
  ['de', 'Das ist mein eigenes Haus', true],
  ['fr', 'La maison est payée', true],
  ['fr', 'Le propriétaire a payé la chaudière', false],
  ['fr', 'On est locataires mais le proprio est ok', false],
  ['de', 'Mieter, aber der Eigentümer ist einverstanden', false],
  ['en', 'We rent but the owner is fine with it', false],
  ['en', 'The landlord owns it', false, 'ownership'],
  ['fr', 'Le bail est à mon nom', false],
  ['fr', 'Le propriétaire, c’est moi', true],
  ['de', 'Wir zahlen das Haus noch zehn Jahre lang ab', true],
  ['de', 'Den Kredit für das Auto zahlen wir ab', undefined],
  ['fr', 'Nous venons d’acheter une maison', true],
  ['fr', 'Nous voulons acheter une maison', undefined],
  ['fr', 'ce n’est pas une augmentation du loyer', undefined],
  ['de', 'Das ist nicht meine Miete, das ist der Strom', false],
  ['en', 'we don’t rent', true],
  ['en', 'I own a condo and the property manager says no', true],
  ['fr', 'On a un appartement en PPE, la gérance dit non', true],
  ['de', 'In der Eigentumswohnung will mein Vermieter nichts machen', false],
  ['en', 'there are 22 owners in the building', undefined],
  ['fr', 'Ce n’est pas le loyer, ce sont les acomptes de chauffage', undefined],
  ['fr', 'Nous ne payons pas de loyer', true],
  ['en', 'No EV. Would a turbine be better?', undefined, 'ownership'],
  ['de', 'Nein, nur ein alter Golf', undefined, 'ownership'],
  ['de', 'Ja Satteldach', undefined, 'ownership'],
  ['de', 'Wir haben Heizkörper, keine Fußbodenheizung', undefined, 'ownership'],
  ['fr', 'Non, ce n’est pas du mazout', undefined, 'ownership'],
  ['fr', 'Oui, bien sûr', true, 'ownership'],
  ['en', 'I live on the first floor, tenants upstairs', undefined],
  ['de', 'Wie verkaufe ich den Mietern den Strom', undefined],
  ['fr', 'je loue trois appartements au-dessus du mien', true],
  ['fr', 'Bailleur et habitant, les deux', true],
  ['fr', 'Qui paierait, moi ou le propriétaire ?', undefined],
  ['fr', 'Propriétaire de l’appart. J’ai une place louée dehors, le bailleur doit accepter ?', true],
  ['en', 'own the trailer, rent the lot', true, 'ownership'],
  ['de', 'Das Haus gehört jetzt mir und den Kindern.', true],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test('to somebody who owns a condo, the management is no landlord', () => {
  const text = 'Unsere Verwaltung hat eine Offerte für eine Grundinstallation eingeholt';
  const of = (ownsHome?: boolean) =>
    readOwnership(readMessage(text, { language: 'de', market: 'ch', year: 2026, known: { ownsHome } }));
  expect([of(), of(true)]).toEqual([false, undefined]);
});

test('who owns the home and leaves a rented one is no tenant', () => {
  const known = { ownsHome: true };
  const text = 'Im Oktober läuft unsere Mietwohnung aus';
  expect(readOwnership(readMessage(text, { language: 'de', market: 'de', year: 2026, known }))).toBeUndefined();
  const tenant = 'There is one lady on section 8.';
  expect(readOwnership(readMessage(tenant, { language: 'en', market: 'us', year: 2026, known }))).toBeUndefined();
});

test('a bare no takes nothing back from who said that they own it', () => {
  const known = { ownsHome: true };
  const options = { language: 'en', market: 'us', asked: 'ownership', year: 2026, known } as const;
  expect(readOwnership(readMessage('no. What do you guarantee?', options))).toBeUndefined();
});
