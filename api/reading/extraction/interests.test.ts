import { expect, test } from 'vitest';
import { readInterests } from '#api/reading/extraction/interests.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readInterests(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'I want a heat pump more than the panels', { heatPumpInterest: true }],
  ['en', 'I hate the sound of those heat pumps', {}],
  ['de', 'Ich hasse den Lärm von Wärmepumpen', {}],
  ['fr', 'Je déteste le bruit de pompes à chaleur', {}],
  ['de', 'Solar ja, Batterie nein', { solarInterest: true, batteryInterest: false }],
  ['de', 'An einer Wärmepumpe haben wir kein Interesse', { heatPumpInterest: false }],
  ['de', 'Photovoltaik haben wir schon', {}],
  ['en', 'I was asking about the solar tax credit, not the heat pump', {}],
  ['de', 'nein ich mein die Batterie nicht die Wärmepumpe', {}],
  ['fr', 'non je veux dire les panneaux pas la pompe à chaleur', {}],
  ['en', 'I mean I do not want solar', { solarInterest: false }],
  ['de', 'Ich hätte gern mehr über Förderungen gewusst', {}],
  ['en', 'OK so no tax credit.', {}],
  ['fr', 'Je ne connais rien au solaire', {}],
  ['fr', 'Le propriétaire ne veut pas entendre parler de solaire', {}],
  ['fr', 'Sans subvention ni aide, je voudrais savoir si ça vaut la peine', {}],
  ['fr', 'Les prix des panneaux baissent aussi, non, c’est mon dilemme', {}],
  ['de', 'In der Offerte ist aber kein Speicher dabei', {}],
  ['de', 'Wir wollen keinen Speicher dabei', { batteryInterest: false }],
  ['de', 'A Ölheizung hob i, ka Wärmepumpn!', {}],
  ['de', 'Nee, es geht nicht um die Wärmepumpe', {}],
  ['fr', 'Dans le devis il n’y a pas de batterie comprise', {}],
  ['en', 'no battery, thanks', { batteryInterest: false }],
  ['en', 'Solar would be interesting for us', { solarInterest: true }],
  ['en', 'Skip the battery', { batteryInterest: false }],
  ['en', 'Is solar worth it?', {}],
  ['fr', 'Le solaire m’intéresse, la batterie pas du tout', { solarInterest: true, batteryInterest: false }],
  ['fr', 'S’il y a une subvention je suis preneur', { incentiveInterest: true }],
  ['en', 'I’d get solar if I could', { solarInterest: true }],
  ['en', 'If we had a flat roof, we would want solar', {}],
  ['de', 'Gasheizung raus, Wärmepumpe rein, das war 2023', {}],
  ['de', 'Den Zuschuss nehmen wir gerne mit', { incentiveInterest: true }],
  ['de', 'Ohne Förderung können wir das nicht machen', { incentiveInterest: true }],
  ['de', 'Ohne Förderung machen wir es', { incentiveInterest: false }],
  ['de', 'Eine Wärmepumpe haben wir noch nicht', {}],
  ['fr', 'Nous nous demandons si une PAC irait, ça nous plairait', { heatPumpInterest: true }],
  ['fr', 'Je me demande si une PAC fait du bruit', {}],
  ['de', 'Den Speicher nehmen wir mit', { batteryInterest: true }],
  ['de', 'Den Speicher nehmen wir nicht mit', { batteryInterest: false }],
  ['en', 'my HOA said no solar panels', {}],
  ['de', 'Die Eigentümergemeinschaft will keine Photovoltaik', {}],
  ['fr', 'La régie ne veut pas de panneaux solaires', {}],
  ['en', 'The HOA likes it but I do not want solar panels', { solarInterest: false }],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
