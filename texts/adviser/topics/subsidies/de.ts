import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'subsidies'> = {
  subsidiesOverview: {
    title: 'Förderungen im Überblick',
    question: 'Welche Förderungen gibt es für Heizung, Solar und Dämmung?',
    answer: {
      de: say(
        'Den Heizungstausch fördert die KfW ({kfwGrant}) mit {kfwBase} bis {kfwCap}, bei kleinem Einkommen bis {kfwCapLow}, Dämmung und Fenster das BAFA mit {bafaBase}. Photovoltaik ist bis {vatDeKwp} von der Mehrwertsteuer befreit. Die Heizungsförderung wurde zum {kfwReform} geändert, und für {kfwAnnounced} ist die nächste Änderung angekündigt; maßgeblich ist, was am Tag des Antrags gilt.',
      ),
      at: say(
        'Das Geld des Bundes für den Kesseltausch ist ausgeschöpft, neue Registrierungen nimmt er nicht an (abgefragt am {boilerShut}); für Wärmepumpen bleiben die Länder. Der letzte Fördercall für Photovoltaik endete am {eagEnded}; eine neue Förderung für Speicher und Steuerung ist angekündigt, die Beträge stehen noch nicht fest. Fragen Sie auch Ihre Gemeinde.',
      ),
      ch: say(
        'Photovoltaik erhält vom Bund über Pronovo eine Einmalvergütung, für {pvGrantKwp} etwa {pvChGrant}. Wärmepumpen und Dämmung fördern die Kantone im Gebäudeprogramm, jeder anders. Dazu kommen oft Gemeinde und Energieversorger.',
      ),
      us: say(
        'Die Steuergutschriften des Bundes für Häuser ({solarCredit} für Solar und Speicher, {efficiencyCredit} für Wärmepumpen und Dämmung) endeten am {creditsEnded}, die für Ladestationen ({chargerCredit}) am {chargerCreditEnded}. Geblieben sind Zuschüsse der Bundesstaaten, etwa HEAR mit bis zu {hearHousehold} je Haushalt nach Einkommen und HOMES mit {homesRebate} für große Einsparungen im ganzen Haus, dazu Programme der Versorger. Sie hängen von der Adresse ab und sind oft bald ausgeschöpft.',
      ),
    },
  },
  heatPumpSubsidy: {
    title: 'Förderung der Wärmepumpe',
    question: 'Welche Förderung gibt es für eine Wärmepumpe?',
    answer: {
      de: say(
        'Die KfW ({kfwGrant}) gibt {kfwBase} Grundförderung und bis {kfwSpeedTo} noch {kfwSpeed} Geschwindigkeitsbonus für selbst bewohnte Häuser mit funktionierender Öl-, Kohle-, Gasetagen- oder Nachtspeicherheizung oder einer Gas- oder Biomasseheizung ab {kfwOldBoilerYears} Jahren; danach sinkt er jedes Halbjahr. Wer selbst einzieht, bekommt bei zu versteuerndem Haushaltseinkommen bis {kfwIncomeLowLimit} dazu {kfwIncomeLow}, bis {kfwIncomeLimit} {kfwIncome}, bis {kfwIncomeHighLimit} {kfwIncomeHigh}. Zusammen sind es höchstens {kfwCap}, in der untersten Einkommensstufe {kfwCapLow}, von {kfwCost} Kosten für die erste Wohnung. Der Bonus für natürliche Kältemittel und Erdwärme ist seit dem {kfwReform} gestrichen. Für {kfwAnnounced} ist eine kleinere Grundförderung mit Zuschlag für Geräte aus der EU angekündigt; prüfen Sie vor dem Vertrag den Stand bei der KfW.',
      ),
      at: say(
        'Der Bund nimmt für den Kesseltausch und für „Sauber Heizen für Alle“ keine neuen Registrierungen an, das Geld ist ausgeschöpft (abgefragt am {boilerShut}). Es fördern die Länder, zum Beispiel Wien mit {viennaRate} bis {viennaCap}, Kärnten und die Steiermark mit {southernRate}. Ob Ihnen der Steuerabzug von {allowanceAt}, {allowanceYears} Jahre lang, auch ohne Bundesförderung zusteht, sagt das Finanzamt. Klären Sie die Zusage des Landes vor der Bestellung.',
      ),
      ch: say(
        'Die Kantone fördern im Gebäudeprogramm den Ersatz von Öl-, Gas- oder Elektroheizungen durch eine Wärmepumpe; Höhe und Bedingungen sind von Kanton zu Kanton verschieden. Das Gesuch muss vor Baubeginn gestellt sein. Ihren Betrag nennt dasgebaeudeprogramm.ch oder die Energiefachstelle Ihres Kantons.',
      ),
      us: say(
        'Die Steuergutschrift des Bundes ({efficiencyCredit}) endete am {creditsEnded}. Wo Ihr Bundesstaat HEAR anbietet, bekommen Haushalte unter {hearFullIncome} des mittleren Einkommens der Gegend bis zu {hearHeatPump} für eine Wärmepumpe, solche bis {hearIncome} die Hälfte der Kosten. Viele Versorger zahlen außerdem etwas. Beantragen Sie es vor der Unterschrift: Die meisten Programme verlangen vorher eine Zusage.',
      ),
    },
  },
  solarSubsidy: {
    title: 'Förderung von Photovoltaik',
    question: 'Welche Förderung gibt es für eine Solaranlage?',
    answer: {
      de: say(
        'Einen Bundeszuschuss für Photovoltaik gibt es nicht, aber {vatDeRate} Mehrwertsteuer bis {vatDeKwp}, den Kredit {kfwSolar} und eine feste Einspeisevergütung für Anlagen, die bis {feedInTo} ans Netz gehen; was danach gilt, ist noch offen. Einige Länder und Städte geben eigene Zuschüsse, oft nur solange Geld im Topf ist.',
      ),
      at: say(
        'Der letzte Fördercall nach dem EAG endete am {eagEnded}; er gab bis {eagSmallKwp} {eagSmall} und für Speicher {eagBattery}. Eine neue Förderung für Speicher und Steuerung ist angekündigt, die Beträge stehen noch nicht fest: Rechnen Sie noch nichts davon ein. Einige Länder fördern zusätzlich.',
      ),
      ch: say(
        'Der Bund zahlt über Pronovo eine Einmalvergütung, für {pvGrantKwp} etwa {pvChGrant}. Den genauen Betrag zeigt der Tarifrechner von Pronovo, das Gesuch stellen Sie nach der Inbetriebnahme. Manche Kantone und Gemeinden geben etwas dazu.',
      ),
      us: say(
        'Die Steuergutschrift des Bundes von {creditRate} für eigene Solaranlagen ({solarCredit}) endete am {creditsEnded}; rechnen Sie nicht damit. Einige Bundesstaaten und Versorger zahlen noch Zuschüsse oder Prämien nach Ertrag oder befreien Solar von Verkaufs- oder Grundsteuer; Ihre Postleitzahl entscheidet. Kirchen, andere Steuerbefreite und Firmen können noch die Gutschrift für Betriebe ({businessCredit}) nutzen, wenn der Bau bis {businessCreditBegun} begann oder die Anlage bis Ende {businessCreditTo} in Betrieb geht; Steuerbefreite bekommen es ausgezahlt.',
      ),
    },
  },
  wallboxSubsidy: {
    title: 'Förderung der Wallbox',
    question: 'Wird eine Wallbox gefördert?',
    answer: {
      de: say(
        'Für Einfamilienhäuser gibt es derzeit keinen Zuschuss des Bundes zur Wallbox. Das Programm für Mehrfamilienhäuser ({chargerGrant} je Stellplatz) lief vom {chargerGrantFrom} bis zum {chargerGrantTo} und ist geschlossen. Fragen Sie Ihre Stadt und Ihren Stromversorger; einzelne geben etwas dazu.',
      ),
      at: say(
        'Förderungen für private Ladestationen wechseln von Jahr zu Jahr und sind oft rasch ausgeschöpft. Ob gerade ein Topf offen ist, sehen Sie auf umweltfoerderung.at; manche Länder fördern Gemeinschaftsanlagen.',
      ),
      ch: say(
        'Der Bund gibt für einzelne private Ladestationen keinen Beitrag. Einige Kantone, Gemeinden und Energieversorger fördern, vor allem die Grundinstallation in Mehrfamilienhäusern. Fragen Sie Ihre Gemeinde vor der Bestellung.',
      ),
      us: say(
        'Die Steuergutschrift des Bundes für Ladestationen ({chargerCredit}) endete am {chargerCreditEnded}. Viele Versorger geben noch einen Zuschuss zum Gerät oder billigeren Nachtstrom, manche nur für Modelle auf ihrer Liste. Prüfen Sie das vor dem Kauf.',
      ),
    },
  },
  batterySubsidy: {
    title: 'Förderung des Speichers',
    question: 'Wird ein Batteriespeicher gefördert?',
    answer: {
      de: say(
        'Einen Zuschuss des Bundes für Heimspeicher gibt es nicht. Für den Speicher gilt in der Regel wie für die Solaranlage {vatDeRate} Mehrwertsteuer, auch beim Nachrüsten; lassen Sie es sich im Angebot bestätigen. Der Kredit {kfwSolar} ist möglich. Einige Städte und Länder fördern zeitweise.',
      ),
      at: say(
        'Der letzte Fördercall nach dem EAG gab {eagBattery} für Speicher, zusammen mit einer Photovoltaikanlage, und endete am {eagEnded}. Eine neue Förderung für Speicher und Steuerung ist angekündigt, die Beträge stehen noch nicht fest. Ein Energiemanagementsystem fördert der Bund bis {emsTo} mit {emsRate}, höchstens {emsCap}.',
      ),
      ch: say(
        'Vom Bund gibt es für Batterien keinen Beitrag. Einzelne Kantone und Gemeinden fördern Speicher; fragen Sie Ihre Energiefachstelle.',
      ),
      us: say(
        'Die Steuergutschrift des Bundes, die auch Batterien einschloss ({solarCredit}), endete am {creditsEnded}. Einige Bundesstaaten und Versorger zahlen für Speicher oder dafür, dass sie Ihren zu Spitzenzeiten nutzen dürfen. Ihre Adresse entscheidet, und die Mittel können früh im Jahr ausgegeben sein.',
      ),
    },
  },
  insulationSubsidy: {
    title: 'Förderung von Dämmung und Fenstern',
    question: 'Welche Förderung gibt es für Dämmung?',
    answer: {
      de: say(
        'Das BAFA fördert Dämmung, Fenster und Türen mit {bafaBase}. Ein individueller Sanierungsfahrplan verdoppelt die anrechenbaren Kosten von {bafaCost} für die erste Wohnung, und nur der Teil darüber bekommt {bafaPlan} mehr; bei kleineren Vorhaben bringt der Bonus also meist nichts. Ein Energieeffizienz-Experte muss dabei sein, und der Antrag kommt vor Beginn der Arbeiten.',
      ),
      at: say(
        'Thermische Sanierung fördern Bund und Länder zeitweise; Höhe und Fristen wechseln. Was gerade offen ist, steht auf umweltfoerderung.at; die Energieberatung Ihres Landes hilft beim Antrag.',
      ),
      ch: say(
        'Die Kantone fördern Dämmung von Dach, Fassade und Boden im Gebäudeprogramm, meist je Quadratmeter. Oft ist ein Bericht GEAK Plus nötig, und das Gesuch kommt vor Baubeginn.',
      ),
      us: say(
        'Die Steuergutschrift des Bundes ({efficiencyCredit}) endete am {creditsEnded}. HEAR kann bis zu {hearWeather} für Dämmung und Abdichtung zahlen, wo Ihr Bundesstaat es anbietet; Haushalte mit kleinem Einkommen können das Weatherization Assistance Program fragen. Viele Versorger bezuschussen eine Energieberatung.',
      ),
    },
  },
  grantOrder: {
    title: 'Reihenfolge beim Förderantrag',
    question: 'Wann muss ich Förderung für Heizung oder Solar beantragen?',
    answer: {
      de: say(
        'Bei der KfW schließen Sie zuerst einen Vertrag mit aufschiebender Bedingung, dann stellen Sie den Antrag, dann beginnt die Arbeit. Der Fachbetrieb oder ein Experte gibt Ihnen dafür die Bestätigung zum Antrag. Wer ohne diese Klausel unterschreibt oder vorher anfängt, verliert die Förderung.',
      ),
      at: say(
        'Der Bund nimmt für den Kesseltausch zurzeit keine Registrierung an (abgefragt am {boilerShut}). Bei den Ländern gilt meist: erst der Antrag, dann die Bestellung. Den Zuschuss für Photovoltaik beantragte man vor der Inbetriebnahme; der letzte Call endete am {eagEnded}. Heben Sie Protokoll und Rechnungen auf.',
      ),
      ch: say(
        'Beim Gebäudeprogramm kommt das Gesuch immer vor dem Baubeginn. Bei der Einmalvergütung für Photovoltaik ist es umgekehrt: Sie stellen das Gesuch nach der Inbetriebnahme bei Pronovo.',
      ),
      us: say(
        'Die meisten Programme wollen vor Beginn der Arbeiten eine bestätigte Reservierung und einen Betrieb von ihrer Liste; einige zahlen nachträglich auf die Rechnung. Lesen Sie zuerst die Regeln, und unterschreiben Sie nicht im Vertrauen auf einen Zuschuss, der nicht schriftlich bestätigt ist.',
      ),
    },
  },
  solarTax: {
    title: 'Steuern bei Photovoltaik',
    question: 'Welche Steuern fallen bei einer Solaranlage an?',
    answer: {
      de: say(
        'Für Anlagen bis {vatDeKwp} auf Wohnhäusern gilt {vatDeRate} Mehrwertsteuer, samt Speicher und Einbau. Auch die Einkommensteuer entfällt bei solchen Anlagen in der Regel. Bei Sonderfällen fragen Sie eine Steuerberatung; das ersetze ich nicht.',
      ),
      at: say(
        'Die Steuerbefreiung ist ausgelaufen: Seit dem {vatAtSince} gelten für Photovoltaik wieder {vatAtRate} Mehrwertsteuer. Einkünfte aus bis zu {taxFreeAtUse} kWh eingespeistem Strom im Jahr sind bei kleinen Anlagen von der Einkommensteuer frei; ob Ihre dazugehört, sagt eine Steuerberatung.',
      ),
      ch: say(
        'Auf bestehenden Häusern lässt sich die Anlage meist von der Einkommenssteuer abziehen, beim Bund aber nur noch bis {deductionChTo}: Dann endet der Abzug mit dem Eigenmietwert, Kantone können ihren eine Zeit lang behalten. Der Zeitpunkt kann deshalb viel Geld ausmachen. Die Vergütung für eingespeisten Strom ist je nach Kanton Einkommen. Fragen Sie Ihr Steueramt, das ersetze ich nicht.',
      ),
      us: say(
        'Das hängt vom Bundesstaat ab: Viele befreien Solar von der Verkaufssteuer, viele von einer höheren Grundsteuer. Gutschriften auf der Rechnung für Ihren eigenen Verbrauch gelten in der Regel nicht als Einkommen. Fragen Sie zu Ihrem Fall eine Steuerberatung; das ersetze ich nicht.',
      ),
    },
  },
  renovationTax: {
    title: 'Heizung und Sanierung von der Steuer absetzen',
    question: 'Kann ich Heizung und Sanierung von der Steuer absetzen?',
    answer: {
      de: say(
        'Wer im eigenen, älteren Haus wohnt, kann Heizungstausch, Dämmung und Fenster über drei Jahre von der Steuerschuld abziehen (§ {taxCreditLaw}). Das geht nur statt eines Zuschusses von KfW oder BAFA für dieselbe Maßnahme, und Sie brauchen die Bescheinigung des Fachbetriebs. Es lohnt vor allem, wenn der Zuschuss niedrig ausfällt oder schon ohne Antrag begonnen wurde. Ob Sie genug Steuern dafür zahlen, sagt eine Steuerberatung.',
      ),
      at: say(
        'Für Heizungstausch und Sanierung gibt es eine Pauschale bei den Sonderausgaben: {allowanceAt}, {allowanceYears} Jahre lang. Sie knüpft an eine Förderung des Bundes an; ob sie Ihnen auch ohne diese zusteht, sagt das Finanzamt.',
      ),
      ch: say(
        'Energetische Arbeiten an einem bestehenden Haus lassen sich meist vom Einkommen abziehen, beim Bund aber nur noch bis {deductionChTo}: Dann endet der Abzug zusammen mit dem Eigenmietwert, Kantone können ihren eine Zeit lang behalten. Wer ohnehin sanieren will, sollte deshalb mit dem Steueramt oder der Treuhand klären, ob vorher gebaut werden soll. Erhaltene Beiträge gehen vom Abzug ab.',
      ),
      us: say(
        'Die Steuergutschriften des Bundes für Arbeiten am eigenen Haus endeten am {creditsEnded}. Einen Rest der Solargutschrift ({solarCredit}) aus früheren Jahren, den Ihre Steuer nicht aufgebraucht hat, kann man in spätere Jahre vortragen; bei {efficiencyCredit} ging das nicht. Einzelne Bundesstaaten haben eigene Gutschriften. Fragen Sie eine Steuerberatung, das ersetze ich nicht.',
      ),
    },
  },
  grantTiming: {
    title: 'Jetzt beantragen oder warten',
    question: 'Soll ich Energieförderung jetzt beantragen oder warten?',
    answer: {
      de: say(
        'Bei der Heizung spricht vieles für einen baldigen Antrag: Der Geschwindigkeitsbonus beträgt nur bis {kfwSpeedTo} noch {kfwSpeed}, danach {kfwSpeedNext}, und die anrechenbaren Kosten der ersten Wohnung von {kfwCost} sinken jedes Halbjahr um {kfwCostFall}. Für {kfwAnnounced} ist außerdem eine neue Grundförderung angekündigt, die noch nicht beschlossen ist. Unterschreiben Sie trotzdem nichts unter Druck: Der Vertrag braucht die Bedingung, dass die Förderung kommt.',
      ),
      at: say(
        'Beim Bund ist für den Kesseltausch zurzeit nichts zu beantragen (abgefragt am {boilerShut}), und ob ein neues Programm kommt, ist offen. Warten lohnt nur, wenn Ihre Heizung noch sicher läuft; Förderungen der Länder können ebenfalls auslaufen. Für Speicher und Steuerung ist eine neue Förderung angekündigt, ihre Beträge stehen noch nicht fest.',
      ),
      ch: say(
        'Die Beiträge im Gebäudeprogramm legen die Kantone fest, oft von Jahr zu Jahr, und wie es danach weitergeht, ist nicht überall entschieden. Der Steuerabzug des Bundes endet am {deductionChTo}; wer ohnehin sanieren will, sollte das in die Planung nehmen. Holen Sie die Zusage vor Baubeginn, dann gilt der Satz von heute.',
      ),
      us: say(
        'Die Gutschriften des Bundes sind am {creditsEnded} ausgelaufen; auf ihre Rückkehr würde ich nicht warten. Programme wie HEAR laufen, solange Ihr Bundesstaat Geld hat, und können von heute auf morgen schließen. Reservieren Sie früh, und fangen Sie erst mit der Zusage an.',
      ),
    },
  },
  lowIncome: {
    title: 'Hilfe bei kleinem Einkommen',
    question: 'Welche Energiehilfen gibt es bei kleinem Einkommen?',
    answer: {
      de: say(
        'Wer selbst im Haus wohnt, bekommt bei der KfW zur Grundförderung von {kfwBase} einen Einkommensbonus: {kfwIncomeLow} bis {kfwIncomeLowLimit} zu versteuerndes Haushaltseinkommen, {kfwIncome} bis {kfwIncomeLimit}, {kfwIncomeHigh} bis {kfwIncomeHighLimit}. Gezählt wird das Mittel aus dem zweiten und dritten Jahr davor, mit einem minderjährigen Kind {kfwChildRelief} weniger. Zusammen sind es höchstens {kfwCapLow} in der untersten Stufe, sonst {kfwCap}, von {kfwCost}. Eine kleine Rente liegt oft darunter; den Wert finden Sie im Steuerbescheid.',
      ),
      at: say(
        '„Sauber Heizen für Alle“, das Programm für kleine Einkommen, nimmt keine neuen Registrierungen an (abgefragt am {boilerShut}). Fragen Sie die Energieberatung und die Sozialstelle Ihres Landes: Manche Länder fördern Haushalte mit wenig Geld stärker oder helfen bei den Energiekosten.',
      ),
      ch: say(
        'Ein eigener Bundesbeitrag für kleine Einkommen ist mir nicht bekannt; die Beiträge der Kantone hängen meist am Gebäude, nicht am Lohn. Einzelne Kantone und Gemeinden kennen Darlehen oder Härtefälle, fragen Sie die Energiefachstelle. Steuerabzüge helfen bei kleiner Rente wenig, ein fester Beitrag mehr.',
      ),
      us: say(
        'Bei kleinem Einkommen gibt es am meisten: HEAR zahlt Haushalten unter {hearFullIncome} des mittleren Einkommens der Gegend bis zu {hearHeatPump} für eine Wärmepumpe und insgesamt bis {hearHousehold}, wo Ihr Bundesstaat mitmacht. Das Weatherization Assistance Program dämmt für berechtigte Haushalte kostenlos, und gegen hohe Rechnungen hilft LIHEAP. Fragen Sie das Energieamt Ihres Bundesstaats.',
      ),
    },
  },
  localGrants: {
    title: 'Förderung von Land, Kanton und Gemeinde',
    question: 'Gibt es Energieförderung von Land, Kanton oder Gemeinde?',
    answer: {
      de: say(
        'Viele Länder, Städte und Stadtwerke geben zeitweise etwas dazu, etwa für Speicher, Solaranlagen oder den Anschluss an ein Wärmenetz. Die Töpfe sind oft schnell leer und verlangen den Antrag vor der Bestellung. Mit der KfW dürfen Sie sie meist verbinden, solange alles zusammen die Höchstgrenze nicht übersteigt. Fragen Sie Ihre Gemeinde und die Verbraucherzentrale.',
      ),
      at: say(
        'Nach dem Ende des Bundesgelds tragen die Länder die Förderung: Wien gibt für Wärmepumpen {viennaRate} bis {viennaCap}, Kärnten und die Steiermark {southernRate}. Die anderen Länder haben eigene Regeln, die oft Beratung und Antrag vor der Bestellung verlangen. Die Energieberatung Ihres Landes kennt den Stand, manche Gemeinden legen etwas dazu.',
      ),
      ch: say(
        'Wärmepumpe und Dämmung fördert Ihr Kanton im Gebäudeprogramm, Solar zusätzlich zu Pronovo manche Kantone und Gemeinden; die Beträge der einzelnen Kantone führe ich nicht. Auch Energieversorger geben Beiträge, etwa für Ladestationen. Ihre Adresse entscheidet: energiefranken.ch listet auf, was wo gilt, und die Energiefachstelle des Kantons gibt Auskunft.',
      ),
      us: say(
        'Bundesstaat, Versorger und Stadt entscheiden: HEAR und HOMES verteilen die Bundesstaaten, HOMES mit {homesRebate} für große Einsparungen im ganzen Haus. Dazu kommen Prämien der Versorger und in manchen Staaten handelbare Zertifikate für Solarstrom (SREC). Die Beträge einzelner Staaten und Versorger führe ich nicht: Die Datenbank DSIRE listet die Programme nach Postleitzahl.',
      ),
    },
  },
  grantPayout: {
    title: 'wann die Förderung kommt',
    question: 'Wann wird die Förderung ausgezahlt?',
    answer: {
      de: say(
        'Meist strecken Sie das Geld vor: Die KfW zahlt den Zuschuss erst, wenn die Anlage läuft und Sie die Rechnungen mit den Nachweisen eingereicht haben; die Prüfung danach kann einige Wochen dauern. Er kommt auf Ihr Konto, nicht zum Betrieb. Überbrücken lässt sich das mit dem Ergänzungskredit ({kfwLoan}), mit einer Bank oder mit einer späten Schlussrate im Vertrag.',
      ),
      at: say(
        'Die Länder zahlen meist erst nach dem Einbau und gegen bezahlte Rechnungen; Sie strecken das Geld also vor. Wie lange die Prüfung dauert, sagt die Förderstelle Ihres Landes. Eine Bank oder eine späte Schlussrate im Vertrag überbrückt die Zeit.',
      ),
      ch: say(
        'Das Geld kommt nach der Arbeit: im Gebäudeprogramm nach der Abschlussmeldung mit Rechnungen, von Pronovo nach der Inbetriebnahme und der Prüfung des Gesuchs, was Monate dauern kann. Sie strecken es also vor; manche Betriebe ziehen den Beitrag gegen eine Abtretung gleich ab. Sonst überbrückt eine Aufstockung der Hypothek oder ein Kredit die Zeit.',
      ),
      us: say(
        'Das hängt vom Programm ab: HEAR wird meist gleich vom Preis des Betriebs abgezogen, Prämien der Versorger kommen oft erst Wochen nach der Arbeit als Scheck oder Gutschrift, gegen die bezahlte Rechnung. Fragen Sie vor der Unterschrift, was gilt, und lassen Sie den Preis mit und ohne Prämie nennen. Ein kurzer Kredit kann die Zeit überbrücken.',
      ),
    },
  },
};
