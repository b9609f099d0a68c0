import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

export const de: RecommendationTexts = {
  mark: 'Unsere Empfehlung',
  first: {
    solar: 'Zuerst Solarstrom:',
    heatPump: 'Zuerst die Wärmepumpe:',
    evCharging: 'Zuerst die Ladestation:',
  },
  without: {
    landlord: 'Zuerst das Gespräch mit dem Vermieter: Über Dach und Heizung entscheidet er.',
    unknown: 'Noch keine Empfehlung: Die Antworten, die darüber entscheiden, sind noch offen.',
    nothing: 'Nichts davon drängt: Nach Ihren Antworten würde zurzeit keines der drei viel ändern.',
  },
  why: {
    solar: {
      sloped_south: 'Ein Schrägdach nach Süden bekommt am meisten Sonne.',
      sloped_north: 'Ein Schrägdach nach Norden bekommt am wenigsten Sonne.',
      sloped_east_west:
        'Ein Dach nach Ost und West bekommt weniger Sonne als eines nach Süden; ein Fachbetrieb kann es trotzdem lohnend finden.',
      flat: 'Auf einem Flachdach lassen sich Module zur Sonne drehen, brauchen aber mehr Platz.',
      multiple: 'Bei mehreren Dachflächen zeigt erst ein genauer Blick, wie viel Sonne sie bekommen.',
      unsure: 'Wie Ihr Dach liegt, ist noch offen.',
    },
    heatPump: {
      gas: 'Sie heizen mit Erdgas, und das braucht eine Wärmepumpe nicht.',
      oil: 'Sie heizen mit Öl, und das braucht eine Wärmepumpe nicht.',
      electric:
        'Eine Wärmepumpe braucht weniger Strom als eine Elektroheizung; wo Heizungsrohre fehlen, ist der Einbau aufwendiger.',
      heat_pump: 'Sie heizen schon mit einer.',
      propane: 'Eine Wärmepumpe kommt ohne Flüssiggas aus; wie viel das spart, hängt von dessen Preis ab.',
      other: 'Eine Wärmepumpe kann Ihre Heizung ersetzen; wie viel das spart, ist offen.',
      unsure: 'Womit Sie heizen, ist noch offen.',
    },
    evCharging: {
      yes: 'Sie fahren bereits ein Elektroauto.',
      planning: 'Sie planen ein Elektroauto.',
      no: 'Eine Ladestation hat Zeit, bis Sie ein Elektroauto haben.',
    },
  },
  shade: {
    some: 'Schatten auf dem Dach kostet einen Teil des Ertrags.',
    heavy: 'Bei so viel Schatten bringt auch ein gutes Dach deutlich weniger Strom.',
  },
  calculated: 'So ergibt es die genaue Berechnung für Ihr Zuhause.',
  notWorthIt: {
    'landlord-decides': 'Über Dach und Heizung einer Mietwohnung entscheidet der Vermieter.',
    'long-payback': 'Die genaue Berechnung ergibt: Es rechnet sich erst nach mehr als 20 Jahren.',
    'dearer-than-heating': 'Die genaue Berechnung ergibt: Der Betrieb kostet mehr als Ihre heutige Heizung.',
    'no-parking': 'Ohne eigenen Stellplatz gibt es keinen Ort zum Laden.',
  },
  unknown: {
    solar: 'Ihr Dach kennen wir noch nicht.',
    heatPump: 'Womit Sie heizen, wissen wir noch nicht.',
    evCharging: 'Ob Sie ein Elektroauto fahren, wissen wir noch nicht.',
  },
  notRecommended: (name) => `Deshalb empfehlen wir das ${name} nicht.`,
};
