import { PRODUCT_NAME } from '#domain/product.ts';
import type { CompanyTexts } from '#host-site/texts/company/texts.ts';

export const de: CompanyTexts = {
  about: {
    title: 'Über uns',
    description: `Wer hinter ${PRODUCT_NAME} steht, wovon wir leben und wie wir rechnen.`,
    sections: [
      {
        heading: 'Was wir tun',
        paragraphs: [
          `${PRODUCT_NAME} gibt Eigentümern und Mietern in Deutschland, Österreich, der Schweiz und den USA eine ehrliche erste Antwort zu Solarstrom, Wärmepumpe und Laden zu Hause. Das dauert etwa fünf Minuten und braucht kein Konto.`,
          'Wer weitermachen möchte, kommt mit bis zu drei geprüften Fachbetrieben in Kontakt. Wer nicht, behält die Antwort trotzdem.',
        ],
      },
      {
        heading: 'Wovon wir leben',
        paragraphs: [
          'Fachbetriebe bezahlen dafür, dass sie unsere Beratung auf ihren eigenen Seiten einsetzen, und für Anfragen, die Sie ihnen senden. Die Einschätzung hängt davon nicht ab: Auf jeder Seite gelten dieselben Regeln und Zahlen, und sie sagen auch, wenn sich etwas nicht lohnt.',
        ],
      },
      {
        heading: 'Wie wir rechnen',
        paragraphs: [
          'Die erste Einschätzung folgt festen Regeln. Die Berechnung ermittelt Ertrag, Wärme, Auto, Förderung und Geld aus Klimadaten, Messwerten und datierten Tarifen. Jede Zahl kommt als Spanne, mit Annahmen und Quelle; was beendet ist, wird nie gezählt.',
        ],
      },
      {
        heading: 'Was wir nicht tun',
        paragraphs: [
          'Keine Cookies, kein Tracking, kein Verkauf von Daten, kein Anruf, um den Sie nicht gebeten haben. Was wir wie lange aufbewahren, steht in der Datenschutzerklärung.',
        ],
      },
      {
        heading: 'Vorführung',
        paragraphs: [
          'Diese Seite ist eine Vorführung: Unternehmen, Fachbetriebe und Kunden sind erfunden. Regeln, Rechnungen und Datenwege sind echt.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    description: `Wie alle ${PRODUCT_NAME} nutzen können und wo Sie eine Barriere melden.`,
    sections: [
      {
        heading: 'Unser Ziel',
        paragraphs: [
          'Seite und Widgets sind nach WCAG 2.2, Stufe AA, und EN 301 549 gebaut. Zuletzt geprüft im November 2026, mit eigenen Tests.',
        ],
      },
      {
        heading: 'Was geht',
        paragraphs: [],
        list: [
          'Alles lässt sich mit der Tastatur allein erledigen; der Fokus ist immer sichtbar.',
          'Text hat einen Kontrast von mindestens 4,5 zu 1, Ränder von Bedienelementen mindestens 3 zu 1, hell wie dunkel.',
          'Die Seiten funktionieren ab 320 Pixeln Breite, bei 200 % Vergrößerung, mit erzwungenen Farben und mit reduzierter Bewegung.',
          'Neben jedem Bild aus Zahlen steht eine Tabelle oder ein Text.',
          'Fehler stehen an ihrem Feld und werden angesagt; nichts Eingegebenes geht verloren.',
        ],
      },
      {
        heading: 'Bekannte Grenzen',
        paragraphs: [],
        list: [
          'Geprüft haben wir automatisch und mit der Tastatur; Tests mit Menschen, die täglich einen Screenreader nutzen, stehen noch aus.',
          'In Leichter Sprache und Gebärdensprache gibt es die Texte noch nicht.',
        ],
      },
      {
        heading: 'Barriere melden',
        paragraphs: [
          'Schreiben Sie an die Adresse im Impressum. Wir antworten innerhalb von zwei Wochen. In Deutschland können Sie sich auch an die Marktüberwachungsstelle der Länder für die Barrierefreiheit wenden.',
        ],
      },
    ],
  },
  faq: {
    title: 'Häufige Fragen',
    description: 'Kosten, Daten, Genauigkeit, Fachbetriebe, Miete und Förderung: kurze Antworten.',
    checkOffer: 'Sie haben schon ein Angebot? Hier prüfen Sie es.',
    items: [
      {
        question: 'Was kostet das?',
        answer: 'Nichts. Die Fachbetriebe bezahlen uns, nicht Sie, und das Ergebnis ist bei allen dasselbe.',
      },
      {
        question: 'Brauche ich ein Konto?',
        answer:
          'Nein. Ihre Antworten bleiben in diesem Tab Ihres Browsers, bis Sie eine E-Mail oder ein Angebot anfordern.',
      },
      {
        question: 'Wie genau sind die Zahlen?',
        answer:
          'Die erste Einschätzung zeigt typische Werte. Die Berechnung gilt für Ihr Zuhause und zeigt eine Spanne; Erträge liegen meist innerhalb von 10 %, Kosten und Ersparnis streuen mehr. Genau ist erst das verbindliche Angebot nach einem Besuch.',
      },
      {
        question: 'Wer bekommt meine Daten?',
        answer:
          'Niemand, bis Sie eine Anfrage senden. Dann die Betriebe, die über der Einwilligung genannt sind, höchstens drei, und sonst niemand.',
      },
      {
        question: 'Kann ich das zurücknehmen?',
        answer:
          'Ja. Über den Link in unserer E-Mail ziehen Sie eine Anfrage zurück, laden herunter, was wir haben, oder löschen alles auf einmal.',
      },
      {
        question: 'Ich wohne zur Miete. Ist etwas für mich dabei?',
        answer:
          'Ja: Steckersolar am Balkon, wo es erlaubt ist, Ihr Recht auf einen Ladepunkt, ein Brief an den Vermieter und der Tarif. Dach und Heizung gehören dem Vermieter, darum verkaufen wir Ihnen beides nicht.',
      },
      {
        question: 'Meine Heizkörper sind alt. Fällt die Wärmepumpe aus?',
        answer:
          'Nicht deshalb. Entscheidend ist die Vorlauftemperatur an einem kalten Tag; oft genügen einzelne größere Heizkörper.',
      },
      {
        question: 'Welche Förderung zählt?',
        answer:
          'Nur was sich am Tag der Berechnung beantragen lässt. Beendetes wird als beendet genannt, Angekündigtes als angekündigt; beides zählt nicht mit.',
      },
      {
        question: 'Spreche ich mit einem Menschen?',
        answer:
          'Nein. Der Chat ist automatisch oder eine KI und sagt das vor Ihrem ersten Wort. Nach einem Menschen können Sie jederzeit fragen.',
      },
      {
        question: 'Was umfasst die Garantie?',
        answer:
          'Verfehlt eine eingebaute Anlage die Ersparnis, die ihr verbindliches Angebot für das erste Jahr nennt, um mehr als 15 %, zahlt der Anbieter den Unterschied. Die typischen Werte der ersten Einschätzung sind kein solches Versprechen.',
      },
    ],
  },
};
