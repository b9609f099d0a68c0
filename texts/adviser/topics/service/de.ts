import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'service'> = {
  timeline: {
    title: 'Zeitplan',
    questions: ['Wie lange dauert das alles?', 'Wann kann installiert werden?', 'Wie lange dauert der Einbau?'],
    keywords:
      'dauer dauert zeitplan zeit ablauf wochen termin wartezeit wann fertig installation montage lieferzeit einbau schnell',
    answer: say(
      'Unser Plan: ein Vorschlag innerhalb von {proposalHours} Stunden, ein Gespräch von {callMinutes} Minuten an Tag {callDays}, Auswahl der Betriebe an Tag {matchingDays}, Angebot nach Ortstermin in Woche {siteQuoteWeeks}, Einbau in Woche {installationWeeks}. Lieferzeiten, Förderanträge oder das Netz können das verlängern.',
    ),
  },
  whatNext: {
    title: 'Wie es weitergeht',
    questions: [
      'Wie geht es jetzt weiter?',
      'Was passiert als Nächstes?',
      'Wie bekomme ich ein Angebot?',
      'Was passiert nach dem Chat?',
    ],
    keywords:
      'weiter nächste nächster schritt schritte angebot angebote danach offerte passiert vorgehen kontakt betriebe bekommen',
    answer: say(
      'Wenn ich genug weiß, sehen Sie Ihr Potenzial und können sich die Zusammenfassung schicken lassen. Danach stellen wir auf Wunsch bis zu drei geprüfte Betriebe aus Ihrer Nähe vor. Erst wenn Sie dem zustimmen, gehen Ihre Angaben weiter.',
    ),
  },
  whatFirst: {
    title: 'Womit man anfängt',
    questions: ['Womit fange ich am besten an?', 'Was sollte ich zuerst machen?', 'Welche Maßnahme kommt zuerst?'],
    keywords: 'anfangen anfange beginnen zuerst erstes reihenfolge priorität schritt maßnahme starten loslegen',
    answer: say(
      'Meist in dieser Reihenfolge: erst günstig dämmen und abdichten, dann die Heizung nach dem kleineren Bedarf auslegen, Photovoltaik sobald das Dach noch lange hält. Eine Heizung kurz vor dem Ende oder ein Dach, das ohnehin fällig ist, geht vor. Klären Sie Förderanträge vor jedem Auftrag.',
    ),
  },
  accuracy: {
    title: 'Wie genau die Angaben sind',
    questions: ['Wie genau sind Ihre Zahlen?', 'Kann ich mich auf die Angaben verlassen?', 'Woher stammen die Zahlen?'],
    keywords:
      'genau genauigkeit zahlen angaben verlassen zuverlässig verlässlich stimmen quelle quellen woher belegt richtig',
    answer: say(
      'Preise und Fördersätze nenne ich mit Quelle und Stand. Die Potenziale sind eine erste Einschätzung aus wenigen Angaben, keine Berechnung für Ihr Haus. Verbindlich ist erst ein Angebot nach einem Termin vor Ort.',
    ),
  },
  aboutUs: {
    title: 'Wer wir sind',
    questions: ['Wer seid ihr?', 'Was macht Wattnest?', 'Wie verdient ihr Geld?'],
    keywords:
      'wattnest wer steckt hinter ihr firma unternehmen anbieter dahinter verdienen provision unabhängig neutral impressum sitz berlin seriös',
    answer: say(
      'Wattnest berät zu Photovoltaik, Wärmepumpe, Laden, Speicher und Steuerung und vermittelt geprüfte Fachbetriebe in Deutschland, Österreich, der Schweiz und den USA. Wir bauen nicht selbst ein. Sie zahlen uns nichts, und Ihre Daten verkaufen wir nicht; unser Geld kommt von den Betrieben, mit denen wir arbeiten. Wer wir sind und wie Sie uns erreichen, steht im Impressum.',
    ),
  },
  vetting: {
    title: 'Prüfung der Betriebe',
    questions: [
      'Wie prüft ihr die Handwerker?',
      'Welche Installateure arbeiten mit euch?',
      'Kann ich den Betrieben vertrauen?',
      'Wer baut das ein?',
    ],
    keywords:
      'partner betriebe empfehlt fachbetrieb handwerker installateure geprüft prüfung zertifiziert qualität vertrauen bewertungen auswahl meisterbetrieb installateur',
    answer: say(
      'Wir arbeiten mit mehr als {partnerCount} geprüften Betrieben und schlagen bis zu drei aus Ihrer Nähe vor. Unsere Leute prüfen jeden Betrieb, bevor er Anfragen erhält. Vergleichen Sie trotzdem Angebote und fragen Sie nach Referenzen.',
    ),
  },
  guarantee: {
    title: 'Unsere Garantie',
    questions: [
      'Was ist, wenn die Ersparnis nicht eintritt?',
      'Welche Garantie gebt ihr?',
      'Wie funktioniert die Zufriedenheitsgarantie?',
    ],
    keywords:
      'garantie zufriedenheitsgarantie zufriedenheit absicherung rechtsschutz garantiert ersparnisgarantie 15 prozent abweichung rechtlich schutz haftung',
    answer: say(
      'Verfehlt die eingebaute Anlage die im verbindlichen Angebot zugesagte Ersparnis des ersten Jahres um mehr als {guaranteeMargin}, gleicht der Anbieter die Differenz aus. Die typischen Werte der Einschätzung sind keine solche Zusage. Dazu gibt es {satisfactionYears} Jahre Zufriedenheitsgarantie. Die genauen Bedingungen stehen in den Nutzungsbedingungen und in Ihrem Vertrag.',
    ),
  },
  warranty: {
    title: 'Garantie und Gewährleistung der Geräte',
    questions: [
      'Wie lange ist die Herstellergarantie?',
      'Was ist der Unterschied zwischen Garantie und Gewährleistung?',
      'Wer repariert, wenn etwas kaputt geht?',
    ],
    keywords:
      'gewährleistung herstellergarantie produktgarantie leistungsgarantie modulgarantie kaputt defekt zahlt reparatur reparieren mangel mängel geräte ersatz',
    answer: say(
      'Was Ihnen der Betrieb bei Mängeln per Gesetz schuldet und was der Hersteller freiwillig garantiert, sind zwei Dinge. Bei Modulen zählen Produkt- und Leistungsgarantie, bei Speichern Jahre und Ladezyklen, dazu die Arbeit des Betriebs. Fragen Sie, wer Ausbau, Fahrt und Arbeit zahlt; daran unterscheiden sich Angebote.',
    ),
  },
  maintenance: {
    title: 'Wartung',
    questions: [
      'Muss eine Wärmepumpe gewartet werden?',
      'Wie oft muss man Solarmodule reinigen?',
      'Was kostet die Wartung?',
    ],
    keywords:
      'wartung warten gewartet reinigung reinigen wartungsvertrag service inspektion putzen instandhaltung pflege schornsteinfeger',
    answer: say(
      'Wärmepumpe und Solaranlage brauchen wenig Wartung: bei der Wärmepumpe jährlich ein Blick auf Filter, Druck und Einstellungen, bei Solar alle paar Jahre eine Prüfung von Elektrik und Befestigung. Regen reinigt Schrägdächer meist genug. Ein Wartungsvertrag ist oft Bedingung der Garantie.',
    ),
  },
  insurance: {
    title: 'Versicherung',
    questions: ['Muss ich die Solaranlage versichern?', 'Zahlt die Gebäudeversicherung?'],
    keywords:
      'versicherung versichern versichert gebäudeversicherung haftpflicht wohngebäudeversicherung diebstahl elektronikversicherung schaden',
    answer: say(
      'Melden Sie Solaranlage, Speicher und Wärmepumpe Ihrer Gebäudeversicherung; oft sind sie gegen kleinen Aufpreis mitversichert. Prüfen Sie Hagel, Sturm, Überspannung und Diebstahl des Außengeräts. Die Haftpflicht sollte Schäden durch die Anlage einschließen.',
    ),
  },
  privacy: {
    title: 'Datenschutz',
    questions: [
      'Was passiert mit meinen Daten?',
      'Werden meine Daten weitergegeben?',
      'Kann ich meine Daten löschen lassen?',
    ],
    keywords:
      'datenschutz meine daten dsgvo weitergegeben weitergeben löschen speichern gespeichert persönliche privatsphäre werbung anrufe spam verkauft',
    answer: say(
      'Ihre Antworten dienen nur dieser Beratung. An Betriebe gehen sie erst, wenn Sie zustimmen, und nur an die genannten. Ohne Ihren Namen gespeicherte Beratungen samt Chat-Nachrichten löschen wir {anonymousDays} Tage nach dem letzten Lebenszeichen. Haben Sie eine Adresse angegeben, laden Sie über den Link in unserer E-Mail alles selbst herunter oder löschen es.',
    ),
  },
  free: {
    title: 'Kosten dieser Beratung',
    questions: ['Ist die Beratung kostenlos?', 'Bin ich zu etwas verpflichtet?', 'Kostet mich das hier etwas?'],
    keywords:
      'kostenlos gratis unverbindlich verpflichtung verpflichtet beratung kostet haken umsonst gebühr beratungskosten',
    answer: say(
      'Die Beratung ist kostenlos und verpflichtet Sie zu nichts. Sie dauert etwa {consultationMinutes} Minuten. Einen Vertrag schließen Sie erst mit einem Betrieb, wenn Ihnen dessen Angebot zusagt.',
    ),
  },
  carbon: {
    title: 'Klima und CO2',
    questions: [
      'Wie viel CO2 spare ich?',
      'Ist eine Wärmepumpe wirklich klimafreundlich?',
      'Was bringt das der Umwelt?',
    ],
    keywords:
      'co2 klima umwelt klimaschutz emissionen umweltfreundlich klimafreundlich ökologisch nachhaltig treibhausgas ökobilanz graue energie herstellung',
    answer: {
      de: say(
        'Beim Verbrennen setzt Gas je kWh {carbonGas} {carbonDioxide} frei, Heizöl {carbonOil}. Eine Wärmepumpe verursacht nur die Emissionen ihres Stroms, geteilt durch ihre Arbeitszahl; mit sauberem Strom bleibt wenig. Module haben die Energie ihrer Herstellung nach wenigen Jahren wieder erzeugt.',
      ),
      at: say(
        'Beim Verbrennen setzt Gas je kWh {carbonGas} {carbonDioxide} frei, Heizöl {carbonOil}. Eine Wärmepumpe verursacht nur die Emissionen ihres Stroms, geteilt durch ihre Arbeitszahl; mit sauberem Strom bleibt wenig. Module haben die Energie ihrer Herstellung nach wenigen Jahren wieder erzeugt.',
      ),
      ch: say(
        'Beim Verbrennen setzt Gas je kWh {carbonGas} {carbonDioxide} frei, Heizöl {carbonOil}. Eine Wärmepumpe verursacht nur die Emissionen ihres Stroms, geteilt durch ihre Arbeitszahl; mit sauberem Strom bleibt wenig. Module haben die Energie ihrer Herstellung nach wenigen Jahren wieder erzeugt.',
      ),
      us: say(
        'Beim Verbrennen setzt Gas je kWh {carbonGasUs} {carbonDioxide} frei, Heizöl {carbonOilUs}. Eine Wärmepumpe verursacht nur die Emissionen ihres Stroms, geteilt durch ihre Arbeitszahl; mit sauberem Strom bleibt wenig. Module haben die Energie ihrer Herstellung nach wenigen Jahren wieder erzeugt.',
      ),
    },
  },
};
