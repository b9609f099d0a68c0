import { describe, expect, test } from 'vitest';
import { readSolarSystem } from '#api/reading/solar-system/read-solar-system.ts';

const YEAR = 2026;

describe('a solar system that is there already', () => {
  test.each([
    ['de', 'Wir haben eine PV-Anlage mit 9,8 kWp von 2012, sind sehr zufrieden', 9.8, 2012, true],
    ['de', 'Auf dem Dach ist eine Solaranlage, 14 Jahre alt, 6 kWp. Sie bringt leider zu wenig.', 6, 2012, false],
    ['de', 'Unsere Photovoltaik läuft seit 2015 problemlos', undefined, 2015, true],
    ['de', 'Solar haben wir schon, 12 kWp, nicht zufrieden damit', 12, undefined, false],
    ['de', 'Seit 8 Jahren PV auf dem Dach', undefined, 2018, undefined],
    ['de', 'Die Solaranlage ist von 2010 und die Gasheizung von 2003', undefined, 2010, undefined],
    ['en', 'We already have an 8 kW solar system from 2018 and love it', 8, 2018, true],
    ['en', 'Our solar panels are 10 years old. They are underperforming.', undefined, 2016, false],
    ['en', 'I have solar on the roof, 7.5 kWp, installed 2020, works fine', 7.5, 2020, true],
    ['en', 'We have had PV for 6 years, we’re not happy with it', undefined, 2020, false],
    ['en', 'The furnace is from 2005 and the solar is from 2019', undefined, 2019, undefined],
    ['fr', 'Nous avons une installation photovoltaïque de 10 kWc depuis 2014, très contents', 10, 2014, true],
    ['fr', 'Nos panneaux solaires ont 12 ans. Ils produisent trop peu.', undefined, 2014, false],
    ['fr', 'On a du solaire sur le toit, posé en 2019, ça marche bien', undefined, 2019, true],
    ['fr', 'Panneaux de 6,4 kWc il y a 5 ans, nous ne sommes pas satisfaits', 6.4, 2021, false],
  ] as const)('%s: is read from "%s"', (language, text, solarKwp, solarYear, solarSatisfied) => {
    expect(readSolarSystem(text, language, YEAR)).toEqual({
      ...(solarKwp && { solarKwp }),
      ...(solarYear && { solarYear }),
      ...(solarSatisfied !== undefined && { solarSatisfied }),
    });
  });

  test.each([
    ['de', 'Wir möchten eine PV-Anlage mit 10 kWp'],
    ['de', 'Was bringt eine Anlage mit 9 kWp von 2012?'],
    ['de', 'Der Nachbar hat seit 2015 Solar und ist zufrieden'],
    ['de', 'Die Gasheizung ist von 2012, wir sind zufrieden'],
    ['de', 'Wir haben noch keine Solaranlage'],
    ['de', 'Eine Wallbox mit 11 kW haben wir'],
    ['en', 'We would like solar, maybe 8 kW'],
    ['en', 'Got three solar bids: $31,400 for 9.6 kW, $27,900 for 8.2 kW'],
    ['en', 'My parents have had solar since 2015 and are happy'],
    ['en', 'Is 10 kWp too little?'],
    ['en', 'The boiler is 10 years old and works fine'],
    ['fr', 'Nous voudrions des panneaux de 10 kWc'],
    ['fr', 'Le voisin a du solaire depuis 2015, il est content'],
    ['fr', 'La chaudière a 12 ans et marche bien'],
    ['fr', 'Un démarcheur propose du solaire avec un loyer de 149 par mois sur 20 ans'],
    ['fr', 'J’ai vu une formule de location des panneaux à 149 par mois pendant 25 ans'],
    ['fr', 'PAC et 10 kWc à venir'],
    ['fr', 'panneaux 8 kwc prix'],
    ['fr', 'Il trouvait ça trop cher, 24’600 francs pour 9 kWc'],
    ['fr', 'Les vieux panneaux thermiques posés en 1991 fuient'],
    ['de', 'Die Solarthermie ist von 1995'],
    ['de', 'Preis für 10 kWp Photovoltaik'],
    ['en', 'A lease of solar panels for 20 years'],
    ['en', 'the tax credit for solar ended in 2025'],
    ['de', 'gibt es die Förderung für Solar von 2024 noch'],
    ['fr', 'la prime pour les panneaux de 2024 est finie'],
  ] as const)('%s: none is read from "%s"', (language, text) => {
    expect(readSolarSystem(text, language, YEAR)).toEqual({});
  });

  test.each(['solar ', 'pv 2012 ', '9 kwp von ', 'a'])('takes no longer than a long text is (%s)', (part) => {
    const start = performance.now();
    readSolarSystem(part.repeat(4_000 / part.length), 'de', YEAR);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
