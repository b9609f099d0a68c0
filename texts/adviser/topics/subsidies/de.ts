import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'subsidies', 'de'> = {
  subsidiesOverview: {
    title: 'Förderungen im Überblick',
    questions: ['Welche Förderungen gibt es?', 'Was wird gefördert?', 'Bekomme ich Zuschüsse vom Staat?'],
    keywords: 'förderung fördermittel zuschuss staat subvention förderprogramme überblick geld bund kfw bafa',
    answer: {
      de: say(
        'Den Heizungstausch fördert die KfW ({kfwGrant}) mit {kfwBase} bis höchstens {kfwCap}, Dämmung und Fenster das BAFA mit {bafaBase}. Photovoltaik ist bis {vatDeKwp} von der Mehrwertsteuer befreit. Die Regeln werden gerade überarbeitet; maßgeblich ist, was am Tag des Antrags gilt.',
      ),
      at: say(
        'Den Kesseltausch fördert der Bund mit {boilerRate}, für Wärmepumpen bis {boilerCap}, bis {boilerEnd} oder bis das Budget aus ist. Photovoltaik bekommt in Fördercalls bis {eagSmall}, Speicher {eagBattery}. Dazu kommen Länder und Gemeinden.',
      ),
      ch: say(
        'Photovoltaik erhält vom Bund über Pronovo eine Einmalvergütung; für {pvChKwp} nennt eine Marktübersicht {pvChGrant}. Wärmepumpen und Dämmung fördern die Kantone im Gebäudeprogramm, jeder anders. Dazu kommen oft Gemeinde und Energieversorger.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'Förderung der Wärmepumpe',
    questions: [
      'Wie wird die Wärmepumpe gefördert?',
      'Wie viel zahlt die KfW für den Heizungstausch?',
      'Welche Boni gibt es für eine neue Heizung?',
    ],
    keywords:
      'förderung wärmepumpe heizung heizungstausch kfw kfw458 458 zuschuss klimabonus einkommensbonus bonus gebäudeprogramm kesseltausch raus aus öl kanton sauber heizen heizungsförderung',
    answer: {
      de: say(
        'Die KfW ({kfwGrant}) gibt {kfwBase} Grundförderung, {kfwSpeed} Geschwindigkeitsbonus für selbst bewohnte Häuser mit alter Öl-, Kohle- oder Stromheizung oder einer Gasheizung ab {kfwOldGasYears} Jahren, {kfwIncome} bei Haushaltseinkommen bis {kfwIncomeLimit} und {kfwEfficiency} für natürliche Kältemittel, Erdwärme oder Grundwasser. Zusammen sind es höchstens {kfwCap} von {kfwCost} Kosten für die erste Wohnung. Die Förderung wird politisch überarbeitet; prüfen Sie vor dem Auftrag den Stand bei der KfW.',
      ),
      at: say(
        'Der Bund zahlt für den Tausch eines fossilen Kessels {boilerRate}, für Wärmepumpen höchstens {boilerCap}, mit Bohrung oder Brunnen {boilerDrill} mehr, bis {boilerEnd} oder bis das Budget aus ist. Bei kleinem Einkommen (allein lebend bis {cleanHeatingIncome} netto im Monat) deckt „Sauber Heizen für Alle“ eine Luftwärmepumpe bis {cleanHeatingCap}. Nötig sind ein Energieberatungsprotokoll und ein Fachbetrieb.',
      ),
      ch: say(
        'Die Kantone fördern im Gebäudeprogramm den Ersatz von Öl-, Gas- oder Elektroheizungen durch eine Wärmepumpe; Höhe und Bedingungen sind von Kanton zu Kanton verschieden. Das Gesuch muss vor Baubeginn gestellt sein. Ihren Betrag nennt dasgebaeudeprogramm.ch oder die Energiefachstelle Ihres Kantons.',
      ),
    },
  },
  solarSubsidy: {
    title: 'Förderung von Photovoltaik',
    questions: [
      'Welche Förderung gibt es für Photovoltaik?',
      'Wird eine Solaranlage bezuschusst?',
      'Wie hoch ist die Einmalvergütung von Pronovo?',
    ],
    keywords:
      'förderung photovoltaik pv solaranlage solar zuschuss pronovo einmalvergütung eiv kleiv eag investitionszuschuss fördercall',
    answer: {
      de: say(
        'Einen Bundeszuschuss für Photovoltaik gibt es nicht, aber {vatDeRate} Mehrwertsteuer bis {vatDeKwp}, eine feste Einspeisevergütung und den Kredit {kfwSolar}. Einige Länder und Städte geben eigene Zuschüsse, oft nur solange Geld im Topf ist.',
      ),
      at: say(
        'Der Investitionszuschuss nach dem EAG beträgt bis {eagSmallKwp} {eagSmall}, bis {eagMediumKwp} {eagMedium}, für Speicher {eagBattery}, jeweils nur in einem offenen Fördercall und vor der Bestellung beantragt. Für Bauteile aus Europa gibt es einen Aufschlag. Einige Länder fördern zusätzlich.',
      ),
      ch: say(
        'Der Bund zahlt über Pronovo eine Einmalvergütung; für {pvChKwp} nennt eine Marktübersicht {pvChGrant}. Den genauen Betrag zeigt der Tarifrechner von Pronovo, das Gesuch stellen Sie nach der Inbetriebnahme. Manche Kantone und Gemeinden geben etwas dazu.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'Förderung der Wallbox',
    questions: ['Wird eine Wallbox gefördert?', 'Gibt es Zuschuss für die Ladestation?', 'KfW 440 noch verfügbar?'],
    keywords: 'förderung wallbox ladestation zuschuss elektroauto ladepunkt kfw440 440',
    answer: {
      de: say(
        'Für Einfamilienhäuser gibt es derzeit keinen Zuschuss des Bundes zur Wallbox. Für Mehrfamilienhäuser ist ein Programm angekündigt, Beträge kenne ich noch nicht. Fragen Sie Ihre Stadt und Ihren Stromversorger; einzelne geben etwas dazu.',
      ),
      at: say(
        'Förderungen für private Ladestationen wechseln von Jahr zu Jahr und sind oft rasch ausgeschöpft. Ob gerade ein Topf offen ist, sehen Sie auf umweltfoerderung.at; manche Länder fördern Gemeinschaftsanlagen.',
      ),
      ch: say(
        'Der Bund gibt für einzelne private Ladestationen keinen Beitrag. Einige Kantone, Gemeinden und Energieversorger fördern, vor allem die Grundinstallation in Mehrfamilienhäusern. Fragen Sie Ihre Gemeinde vor der Bestellung.',
      ),
    },
  },
  batterySubsidy: {
    title: 'Förderung des Speichers',
    questions: ['Wird ein Batteriespeicher gefördert?', 'Gibt es Zuschuss für Stromspeicher?'],
    keywords: 'förderung batterie speicher stromspeicher akku batteriespeicher zuschuss speicherförderung',
    answer: {
      de: say(
        'Einen Zuschuss des Bundes für Heimspeicher gibt es nicht. Mit der Solaranlage gekauft, gilt auch für den Speicher {vatDeRate} Mehrwertsteuer; der Kredit {kfwSolar} ist möglich. Einige Städte und Länder fördern zeitweise.',
      ),
      at: say(
        'In den Fördercalls nach dem EAG gab es zuletzt {eagBattery} für Speicher, zusammen mit einer Photovoltaikanlage. Beantragt wird vor der Bestellung, solange ein Call offen ist.',
      ),
      ch: say(
        'Vom Bund gibt es für Batterien keinen Beitrag. Einzelne Kantone und Gemeinden fördern Speicher; fragen Sie Ihre Energiefachstelle.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'Förderung von Dämmung und Fenstern',
    questions: [
      'Wird Dämmung gefördert?',
      'Was zahlt das BAFA für neue Fenster?',
      'Was bringt ein Sanierungsfahrplan?',
    ],
    keywords:
      'förderung dämmung fenster fassade sanierung bafa beg isfp sanierungsfahrplan energieberater sanierungsbonus gebäudehülle zuschuss',
    answer: {
      de: say(
        'Das BAFA fördert Dämmung, Fenster und Türen mit {bafaBase}, mit individuellem Sanierungsfahrplan mit {bafaPlan} mehr. Ein Energieeffizienz-Experte muss dabei sein, und der Antrag kommt vor Beginn der Arbeiten.',
      ),
      at: say(
        'Thermische Sanierung fördern Bund und Länder zeitweise; Höhe und Fristen wechseln. Was gerade offen ist, steht auf umweltfoerderung.at; die Energieberatung Ihres Landes hilft beim Antrag.',
      ),
      ch: say(
        'Die Kantone fördern Dämmung von Dach, Fassade und Boden im Gebäudeprogramm, meist je Quadratmeter. Oft ist ein GEAK-Bericht nötig, und das Gesuch kommt vor Baubeginn.',
      ),
    },
  },
  grantOrder: {
    title: 'Reihenfolge beim Förderantrag',
    questions: [
      'Wann muss ich den Antrag stellen?',
      'Darf ich vor dem Antrag schon beauftragen?',
      'Wie beantrage ich die Förderung?',
    ],
    keywords:
      'antrag beantragen förderantrag reihenfolge zeitpunkt vor beauftragung auftrag unterschreiben gesuch wer stellt bza',
    answer: {
      de: say(
        'Bei der KfW schließen Sie zuerst einen Vertrag mit aufschiebender Bedingung, dann stellen Sie den Antrag, dann beginnt die Arbeit. Der Fachbetrieb oder ein Experte gibt Ihnen dafür die Bestätigung zum Antrag. Wer ohne diese Klausel unterschreibt oder vorher anfängt, verliert die Förderung.',
      ),
      at: say(
        'Beim Kesseltausch registrieren Sie sich zuerst, lassen sich beraten und bauen dann; bei Photovoltaik stellen Sie den Antrag im offenen Call vor der Bestellung. Heben Sie Protokoll und Rechnungen auf.',
      ),
      ch: say(
        'Beim Gebäudeprogramm kommt das Gesuch immer vor dem Baubeginn. Bei der Einmalvergütung für Photovoltaik ist es umgekehrt: Sie stellen das Gesuch nach der Inbetriebnahme bei Pronovo.',
      ),
    },
  },
  solarTax: {
    title: 'Steuern bei Photovoltaik',
    questions: [
      'Muss ich Mehrwertsteuer auf die Solaranlage zahlen?',
      'Muss ich den Solarstrom versteuern?',
      'Gilt die Nullsteuer noch?',
    ],
    keywords:
      'mehrwertsteuer umsatzsteuer nullsteuersatz steuer steuern finanzamt versteuern einkommensteuer photovoltaik abziehen gewerbe',
    answer: {
      de: say(
        'Für Anlagen bis {vatDeKwp} auf Wohnhäusern gilt {vatDeRate} Mehrwertsteuer, samt Speicher und Einbau. Auch die Einkommensteuer entfällt bei solchen Anlagen in der Regel. Bei Sonderfällen fragen Sie eine Steuerberatung; das ersetze ich nicht.',
      ),
      at: say(
        'Die Steuerbefreiung ist ausgelaufen: Seit {vatAtSince} gelten für Photovoltaik wieder {vatAtRate} Mehrwertsteuer. Zur Einkommensteuer auf eingespeisten Strom fragen Sie bitte eine Steuerberatung.',
      ),
      ch: say(
        'Auf bestehenden Häusern lässt sich die Anlage meist als Unterhalt von der Einkommenssteuer abziehen; die Vergütung für eingespeisten Strom ist je nach Kanton Einkommen. Fragen Sie Ihr Steueramt, das ersetze ich nicht.',
      ),
    },
  },
};
