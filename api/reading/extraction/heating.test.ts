import { expect, test } from 'vitest';
import { readHeating } from '#api/reading/extraction/heating.ts';
import { heatingMentions } from '#api/reading/extraction/heating-mentions.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) => {
  const reading = readMessage(text, { language, market: usualMarket(language), asked, year: 2026 });
  return readHeating(reading, heatingMentions(reading));
};

test.each([
  ['en', 'I have borrowed the well logs from the county', undefined],
  ['en', 'Heat pumps in Duluth. Convince me.', undefined],
  ['de', 'Biogas-Nahwärme vom Nachbarn.', 'other', 'currentHeatingSystem'],
  ['en', 'no clue how old', undefined, 'currentHeatingSystem'],
  ['de', 'Alter keine Ahnung', undefined, 'currentHeatingSystem'],
  ['fr', 'Je ne sais pas l’âge, c’est vieux', undefined, 'currentHeatingSystem'],
  ['en', 'no idea', 'unsure', 'currentHeatingSystem'],
  ['en', 'Gas furnace, hardly used. Any money left for storage?', 'gas'],
  ['de', 'Ölheizung, kaum benutzt', 'oil'],
  ['de', 'Als ich Wärmepumpe gesagt habe, ist einer aufgestanden', undefined],
  ['en', 'When I said heat pump he laughed', undefined],
  ['fr', 'Quand j’ai dit pompe à chaleur, il a ri', undefined],
  ['fr', 'Non j’ai pas dit gaz, j’ai dit PAC.', 'heat_pump'],
  ['en', 'They have a heat pump and a Tesla', undefined],
  ['en', 'They have put in a heat pump', 'heat_pump'],
  ['en', 'The one at the corner had mini splits put in on the top floor', undefined],
  ['de', 'Der an der Ecke hat eine Wärmepumpe', undefined],
  ['fr', 'Celui d’en face a une pompe à chaleur', undefined],
  ['fr', 'Électrique, d’origine. Ça existe, une pompe qui remplace ça ?', 'electric', 'hasEV'],
  ['fr', 'Électrique, oui, avec un accumulateur. Est-ce que je peux baisser ?', 'electric', 'homeType'],
  ['fr', 'Je crois électrique, des grilles au sol.', 'electric', 'energyBill'],
  ['en', 'Electric, original. What would replace it?', 'electric', 'hasEV'],
  ['de', 'Elektrisch, noch original.', 'electric', 'hasEV'],
  ['de', 'wärmepumpe brauch i keine i hab ja pellets', 'other'],
  ['de', 'na pellets hab i gsagt, kane wärmepumpe', 'other'],
  ['en', 'The heat pump is wrong, we have gas', 'gas'],
  ['de', 'Wir wollen PV, Wärmepumpe und Ladestation', undefined],
  ['en', 'My head is spinning: panels, battery, heat pump, charger', undefined],
  ['en', 'Solar, a battery and a heat pump since 2019', 'heat_pump'],
  ['de', 'Bei der Bäckerin zwei Straßen weiter liegt schon das Fernwärmerohr', undefined],
  ['de', 'Auf dem Zettel steht, dass das Haus auf Fernwärme umgestellt wird', undefined],
  ['de', 'Wir haben auf Fernwärme umgestellt', 'other'],
  ['en', 'Wood frame from 1912', undefined],
  ['en', 'Seal it all up first versus heat pump now', undefined],
  ['en', 'The connectors are melted', undefined],
  ['de', 'Sie will von unserem Dach Strom abhaben', undefined, 'currentHeatingSystem'],
  ['en', 'They get credits, so he is not sure it matters', undefined, 'currentHeatingSystem'],
  ['de', 'Im Keller brummt ein Gaskessel', 'gas'],
  ['en', 'we have an electric heat pump from 2015', 'heat_pump'],
  ['de', 'Pellets statt Öl', 'other'],
  ['de', 'Die Wärme kommt als Fernwärme', 'other'],
  ['de', 'Ölheizung 1998, lohnt sich da eine Wärmepumpe?', 'oil'],
  ['en', 'Gas furnace from 2004, what would a heat pump cost?', 'gas'],
  ['fr', 'Chauffage mazout 1998, on peut mettre une PAC ?', 'oil'],
  ['de', 'Wärmepumpe 2026, was kostet die?', undefined],
  ['de', 'Das weiß ich wirklich nicht', 'unsure', 'currentHeatingSystem'],
  ['de', 'Gekocht wird mit Gas', undefined],
  ['en', 'We went from oil to gas', 'gas'],
  ['en', 'We use propane rather than oil', 'propane'],
  ['en', 'I do not know', 'unsure', 'currentHeatingSystem'],
  ['en', 'What I told you was wrong: it is oil', 'oil'],
  ['en', 'Our cars run on gas', undefined],
  ['en', 'Gas, a Ford', undefined, 'hasEV'],
  ['fr', '165 francs. Le gaz R22 dedans, c’est interdit', undefined, 'hasEV'],
  [
    'en',
    'Gas furnace, 2011. There is a big tree too. I would rather keep the electricity',
    'gas',
    'currentHeatingSystem',
  ],
  ['fr', 'Gaz 2016. Et la borne ?', 'gas', 'hasEV'],
  ['de', 'Gas, zentral, Alter keine Ahnung', 'gas', 'hasEV'],
  ['fr', 'Nous n’avons que du mazout', 'oil'],
  ['fr', 'Au lieu du gaz, une PAC', 'heat_pump'],
  ['fr', 'Une pompe à chaleur, très peu pour moi', undefined],
  ['fr', 'Je ne sais vraiment pas', 'unsure', 'currentHeatingSystem'],
  ['de', 'Diese Abzocke mit den Wärmepumpen', undefined],
  ['de', 'Wir haben zwei Wärmepumpen', 'heat_pump'],
  ['de', 'Wir möchten von Öl auf Wärmepumpe umsteigen', 'oil'],
  ['de', 'Geheizt wird auch nicht mit Öl, sondern mit Gas', 'gas'],
  ['de', 'hmm und was bringt dann eine Wärmepumpe', undefined],
  ['en', 'ok so what does a gas furnace cost', undefined],
  ['fr', 'bon et combien coûte une pompe à chaleur', undefined],
  ['de', 'Kann ich die Wärmepumpe auf das Flachdach vom Carport stellen', undefined],
  ['de', 'na, darf die Wärmepumpe an die Grenze', undefined],
  ['en', 'can i put the heat pump on the garage roof', undefined],
  ['fr', 'peut-on mettre la pompe à chaleur à la cave', undefined],
  ['de', 'Sog ma an Preis für so a Luftwärmepumpn', undefined],
  ['fr', 'Un chalet en bois', undefined],
  ['fr', 'Une pompe à chaleur, ce serait bien', undefined],
  ['fr', 'On chauffe au mazout et l’atelier n’est pas chauffé', 'oil'],
  ['de', 'Uns wurde eine Wärmepumpe empfohlen', undefined],
  ['en', 'The contractor keeps telling us to get a heat pump', undefined],
  ['fr', 'mon beau-fils me conseille une PAC', undefined],
  ['de', 'mir gehts um die wärmepumpe', undefined],
  ['en', 'I have a question about the heat pump', undefined],
  ['fr', 'Vous dites qu’une PAC serait possible', undefined],
  ['de', 'Sie sagen, eine Wärmepumpe geht auch mit Heizkörpern', undefined],
  ['en', 'I told you we have a heat pump', 'heat_pump'],
  ['de', 'Unsere Wärmepumpe wurde uns vom Nachbarn empfohlen', 'heat_pump'],
  ['en', 'We have gas. There is a pellet stove in the den as well.', 'gas'],
  ['fr', 'on chauffe au gaz. En plus on a un fourneau à bois.', 'gas'],
  ['de', 'Wir haben nichts als Elektroheizkörper', 'electric'],
  ['fr', 'rien que du mazout', 'oil'],
  ['en', 'no it is oil', 'oil'],
  ['en', 'It is a drop in the ocean with all the coal plants', undefined],
  ['fr', 'On importe du courant au charbon', undefined],
  ['de', 'Ostdach mit einer hohen Buche davor', undefined],
  ['fr', 'ça sent le gaz', undefined],
  ['de', 'Gas, 2007. Fernwärme kommt 2032', 'gas'],
  ['fr', 'Gaz collectif. On nous parle de CAD', 'gas'],
  ['en', 'Gas. The city says our street may get Fernwärme', 'gas'],
  ['fr', 'Mazout. Il m’a parlé d’une PAC à propane', 'oil'],
  ['en', 'Do you still use gas stoves', undefined],
  ['de', 'ich wollte fragen was so eine wärmepumpe kostet', undefined],
  ['de', 'Gasheizung. Jetzt läuft noch ein Heizlüfter', 'gas'],
  ['en', 'Heat pump. I turn it down every night like with the gas', 'heat_pump'],
  ['fr', 'Fernwärme', 'other'],
  ['fr', 'Huile, 1991', 'oil'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['de', 'Eine Wärmepumpe braucht ja Platz im Garten', undefined],
  ['en', 'The heat pump would sit next to the bedroom', undefined],
  ['fr', 'une pompe à chaleur prend de la place au jardin', undefined],
  ['de', 'Nein, es ist eine Wärmepumpe', 'heat_pump'],
  ['en', 'we put in a heat pump last year', 'heat_pump'],
  ['fr', 'non c’est une pompe à chaleur', 'heat_pump'],
  ['de', 'Wir haben auch noch einen Pelletofen', undefined],
  ['en', 'we have a wood stove too', undefined],
  ['fr', 'juste, avec le poêle à bois en plus', undefined],
  ['en', 'also it is oil not gas', 'oil'],
] as const)('%s: beside the gas that is known: %s', (language, text, wanted) => {
  const known = { currentHeatingSystem: 'gas' } as const;
  const reading = readMessage(text, { language, market: usualMarket(language), year: 2026, known });
  expect(readHeating(reading, heatingMentions(reading))).toEqual(wanted);
});

test.each([
  ['fr', 'c’était du gaz', undefined],
  ['de', 'Wir heizen viel mit Holz im Kaminofen', undefined],
  ['de', 'Jetzt haben wir Gas', 'gas'],
  ['en', 'correction, a wood stove heats the place', 'other'],
] as const)('%s: beside a heat pump that is known: %s', (language, text, wanted) => {
  const known = { currentHeatingSystem: 'heat_pump' } as const;
  const reading = readMessage(text, { language, market: usualMarket(language), year: 2026, known });
  expect(readHeating(reading, heatingMentions(reading))).toBe(wanted);
});
