import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const costsOverviewBiggest = say(
  'Der größte Posten ist fast immer die Heizung samt Nebenarbeiten, danach kommt Solar mit Speicher; Ladestation und Thermostate sind klein. Überraschungen stecken meist in Elektrik, Zählerschrank, Gerüst und alten Heizkörpern. Am meisten Heizkosten spart pro ausgegebenem Geld oft das Dämmen der obersten Decke.',
);

const runningCostConvert = say(
  'Rechnen Sie mit etwa zweieinhalb Kilowattstunden Strom je Liter Heizöl und einer viertel Kilowattstunde je Kilowattstunde Gas, mal Ihrem Strompreis. Wer tausend Liter Öl verbraucht, landet also bei rund zweieinhalbtausend Kilowattstunden. Mit Fußbodenheizung wird es weniger, mit sehr heißen Heizkörpern mehr.',
);

const savingsSolarSaves = say(
  'Eine passende Solaranlage deckt ohne Speicher etwa {selfSufficiencyAlone} Ihres Stromverbrauchs, mit Speicher etwa {selfSufficiencyBattery}; um diesen Teil sinkt die Rechnung, gerechnet mit Ihrem Preis je kWh. Dazu kommt, was Ihr Versorger für eingespeisten Strom zahlt oder gutschreibt, abzüglich etwas Wartung. Wer tagsüber daheim ist, liegt darüber, wer nie da ist, darunter.',
);

const financingAge = say(
  'Meist ja, denn eine gesetzliche Altersgrenze für Kredite gibt es nicht. Die Bank prüft, ob Rente oder Pension die Raten trägt und was das Haus als Sicherheit wert ist; ein kleiner Betrag auf ein fast bezahltes Haus geht meist auch mit siebzig oder achtzig. Sagt eine Bank nein, fragen Sie eine zweite, wählen eine kürzere Laufzeit oder nehmen ein Kind als Mitschuldner auf.',
);

const financingNoSavings = say(
  'Auch ohne Erspartes geht es, wenn das Einkommen die Raten trägt: Kredit für den vollen Betrag, Förderung abziehen und mit einem Teil beginnen, etwa mit der Heizung zuerst. Fragen Sie nach Programmen für kleine Einkommen bei Gemeinde, Land oder Versorger. Bei Schulden oder schlechter Bonität hilft eine Schuldnerberatung oder ein Mitschuldner; von teuren Krediten ohne Prüfung raten wir ab.',
);

const financingRate = say(
  'Einen festen Zins können wir nicht nennen, er wechselt laufend und richtet sich nach Laufzeit, Sicherheit und Bonität. Am wenigsten kostet meist Geld mit dem Haus als Sicherheit oder ein Förderprogramm, dann der Sanierungskredit, am meisten Raten vom Verkäufer oder die Kreditkarte. Holen Sie zwei bis drei Angebote und vergleichen Sie den effektiven Jahreszins und die Gesamtsumme.',
);

const financingGrantAndLoan = say(
  'Kredit und Zuschuss lassen sich meist verbinden: Der Zuschuss senkt die Summe, der Kredit deckt den Rest oder die Zeit bis zur Auszahlung. Beantragen Sie den Zuschuss zuerst und sagen Sie der Bank, wann er kommt, dann können Sie ihn zur Sondertilgung verwenden. Mehr als die Kosten darf beides zusammen nicht ergeben.',
);

const financingPensionMoney = say(
  'Rücklagen ja, Altersvorsorge nur mit Vorsicht: Ein Notgroschen von einigen Monatsausgaben sollte bleiben. Vorsorge vorzeitig aufzulösen kostet oft Steuern oder Förderung und fehlt später. Ein Bausparguthaben darf ins Haus fließen, mit niedrigem Darlehenszins kann das günstig sein. Geld von der Familie ist möglich, wenn Rückzahlung und Zins schriftlich stehen.',
);

const fuelPricesGasNetwork = say(
  'Das Risiko ist echt: Die Kosten des Gasnetzes bleiben fast gleich, auch wenn Kunden gehen, also zahlt jeder Verbleibende mehr, und manche Netze werden ganz stillgelegt. Wann das Ihre Straße trifft, sagen die Wärmeplanung der Gemeinde und der Netzbetreiber; eine Stilllegung wird Jahre vorher angekündigt. Kaufen Sie heute keinen Gaskessel, der noch zwanzig Jahre laufen müsste.',
);

const fuelPricesElectricity = say(
  'Beim Strom ziehen Kräfte in beide Richtungen: Netzausbau und neue Verbraucher wie Rechenzentren, Autos und Wärmepumpen treiben den Preis, viel Sonne und Wind drücken ihn in vielen Stunden. Einen starken Rückgang würde ich nicht einplanen, eine Explosion auch nicht. Gegen steigende Tarife helfen eigener Solarstrom, zeitabhängige Tarife und eine effiziente Wärmepumpe, weil sie weniger Strom braucht, als sie Wärme liefert.',
);

const highBillNormal = say(
  'Als grober Maßstab gilt für Strom im Haushalt ohne Heizung und Warmwasser: eine Person etwa eintausendfünfhundert Kilowattstunden im Jahr, jede weitere rund achthundert dazu, im eigenen Haus etwas mehr. Vergleichen Sie Kilowattstunden, nicht Beträge, denn der Preis ändert sich. Elektrischer Boiler, Elektroheizung, Wärmepumpe, Pool, Sauna oder ein Auto treiben den Verbrauch leicht auf das Doppelte.',
);

const highBillCantPay = say(
  'Melden Sie sich sofort beim Lieferanten und bitten Sie schriftlich um Raten, bevor die Frist abläuft; fast alle lassen mit sich reden. Zahlen Sie den laufenden Abschlag weiter und ignorieren Sie keine Mahnung, denn eine Sperre muss vorher angekündigt werden. Schuldnerberatung, Sozialamt und Verbraucherberatung helfen kostenlos, auch wenn schon gesperrt werden soll.',
);

const zeroBillWhatRemains = say(
  'Es bleiben der Grundpreis oder die Anschlussgebühr, die Messkosten und der Strom, den Sie nachts und im Winter kaufen, samt Netzkosten, Abgaben und Steuern darauf. Je nach Verbrauch und Anlage ist das meist ein Drittel bis zwei Drittel der alten Rechnung; die Vergütung für eingespeisten Strom wird davon abgezogen oder extra ausgezahlt. Den Grundpreis können Sie nur durch einen Tarifwechsel senken.',
);

const zeroBillCancelContract = say(
  'Den Stromvertrag kündigen Sie nicht: Solange das Haus am Netz hängt, brauchen Sie einen Lieferanten für Nacht und Winter, sonst versorgt Sie die Grundversorgung, meist teurer. Auch der Zähler bleibt, denn er misst Bezug und Einspeisung. Lohnend ist dagegen ein Tarif mit kleinem Grundpreis, weil Sie weniger kaufen.',
);

const financingSellWithLoan = say(
  'Der Kredit hängt an Ihnen, nicht am Haus: Beim Verkauf zahlen Sie ihn aus dem Erlös zurück oder, wenn er nicht im Grundbuch steht, einfach weiter. Ist das Haus seine Sicherheit, gibt die Bank das Grundbuch erst frei, wenn der Rest bezahlt ist, und kann bei fester Verzinsung eine Entschädigung verlangen. Fragen Sie vor dem Inserat nach der Ablösesumme; ist er abgelöst, geht die Anlage frei an den Käufer.',
);

const leasingBuyingHouse = say(
  'Als Käufer müssen Sie den Mietvertrag nicht übernehmen; ohne Ihre Unterschrift bindet er den Verkäufer, außer ein Recht am Dach steht im Grundbuch. Lassen Sie sich vor dem Notar Vertrag, Restlaufzeit, Steigerung und Ablösesumme geben. Dann können Sie verlangen, dass der Verkäufer ablöst, oder den Preis um die restlichen Raten drücken; im Kaufvertrag muss stehen, wer ab wann zahlt.',
);

const leasingDeath = say(
  'Der Vertrag und seine Raten gehören zum Nachlass und gehen auf die Erben über; wer nicht erbt, schuldet nichts, auch nicht als Kind. Erben können ausschlagen, in Deutschland binnen sechs Wochen, in der Schweiz binnen drei Monaten, in Österreich beschränkt die bedingte Erbantrittserklärung die Haftung. Behalten Sie das Haus, melden Sie den Tod der Firma und fragen nach Ablösung; unterschreiben Sie keinen neuen Vertrag, bevor ihn eine Beratungsstelle gelesen hat.',
);

const financingPace = say(
  'PACE gibt es nur in den USA: Dort wird der Kredit über die Grundsteuer zurückgezahlt und geht der Hypothek vor. In Deutschland, Österreich und der Schweiz finanzieren Sie über Hausbank, Hypothek oder öffentliche Kredite. Bietet Ihnen hier jemand einen Kredit an, der „am Haus hängt“, zeigen Sie ihn vor der Unterschrift der Bank oder der Verbraucherberatung.',
);

export const de: DetailTexts<'money'> = {
  costsOverview: {
    allTogether: {
      question: 'Was kosten Solar, Wärmepumpe und Wallbox zusammen?',
      answer: {
        de: say(
          'Solar mit Speicher ({pvSystemWithBattery} bei {pvSystemKwp}), Luft-Wärmepumpe ({airHeatPumpPrice}) und Ladestation ({wallboxEur}) zusammen ergeben grob vierzig- bis sechzigtausend Euro vor Förderung. Ohne Speicher sind es einige Tausend weniger, mit Elektrik oder Heizkörpern mehr. Alles auf einmal muss nicht sein.',
        ),
        at: say(
          'Unsere Schätzung rechnet mit {pvAtPrice} für {pvAtKwp} Photovoltaik, {batteryAt} für zehn kWh Speicher, {airHeatPumpAt} für eine Luftwärmepumpe samt Einbau und {wallboxAt} für die Ladestation, zusammen rund {allAt} vor Förderung. Das sind Annahmen von uns, keine österreichische Statistik. Mit zwei Angeboten je Gewerk haben Sie Ihre eigene Summe in zwei, drei Wochen.',
        ),
        ch: say(
          'Solar mit {pvChKwp} liegt bei {pvChPrice}; unsere Schätzung rechnet dazu mit {batteryCh} für zehn kWh Batterie, {airHeatPumpCh} für die Luft-Wasser-Wärmepumpe samt Einbau und {wallboxChf} für die Ladestation, zusammen rund {allCh}. Außer beim Solarpreis sind das Annahmen von uns, keine Statistik. Ziehen Sie Einmalvergütung und Kantonsbeitrag ab. Alles auf einmal muss nicht sein.',
        ),
        us: say(
          'Rechnen Sie Solar mit {pvUsRange} mal Ihre Anlagengröße; unsere Schätzung setzt dazu die Wärmepumpe samt Einbau mit {airHeatPumpUs} und die Ladestation mit {wallboxUsd} an. Mit {pvUsKw} sind das zusammen rund {allUs} vor Rabatten, zum guten Teil Annahmen von uns. Ein neuer Hauptkasten ({panelUpgradeUsd}) oder eine Batterie mit zehn kWh ({batteryUs}) käme dazu.',
        ),
      },
    },
    afterGrants: {
      question: 'Was kosten Solar und Heizung nach Abzug der Förderung?',
      answer: {
        de: say(
          'Nach Förderung bleibt bei der Heizung oft gut die Hälfte: Der Grundzuschuss beträgt {kfwBase}, mit Boni höchstens {kfwCap} (in der untersten Einkommensstufe {kfwCapLow}), gerechnet auf bis zu {kfwCost} der ersten Wohnung. Bei Solar ist die Ersparnis mit {vatDeRate} Mehrwertsteuer schon im Preis. Für die Ladestation am eigenen Haus rechnen Sie ohne Zuschuss.',
        ),
        at: say(
          'Vom Bund ist zurzeit weder für den Kesseltausch noch für Solar etwas zu beantragen, rechnen Sie also mit dem vollen Preis. Abziehen können Sie nur, was Ihr Land oder Ihre Gemeinde schriftlich zusagt.',
        ),
        ch: say(
          'Beim Solar gehen für {pvGrantKwp} etwa {pvChGrant} Einmalvergütung ab, bei der Heizung der Beitrag Ihres Kantons, der je nach Gerät und Leistung sehr verschieden ist. Beim Bund senkt der Abzug bis {deductionChTo} zudem die Einkommenssteuer auf den Rest.',
        ),
        us: say(
          'Die Bundesgutschriften endeten am {creditsEnded}, rechnen Sie ohne sie. Wo HEAR läuft und Ihr Einkommen passt, gehen bis {hearHeatPump} von der Wärmepumpe ab und bis {hearHousehold} insgesamt; dazu kommen Rabatte Ihres Versorgers. Ohne solche Programme zahlen Sie den vollen Preis.',
        ),
      },
    },
    normalPrice: {
      question: 'Ist mein Angebot für Solar, Wärmepumpe und Wallbox normal?',
      answer: {
        de: say(
          'Zum Vergleich: Solar mit {pvSystemKwp} kostet {pvSystemPrice}, mit Speicher {pvSystemWithBattery}, eine Luft-Wärmepumpe {airHeatPumpPrice}, eine Ladestation {wallboxEur}. Liegt Ihr Paket deutlich darüber, lassen Sie es nach Posten aufteilen und holen Sie ein zweites Angebot ein. Achten Sie darauf, ob die Preise brutto sind und was fehlt, etwa Zählerschrank, Gerüst oder Heizkörper.',
        ),
        at: say(
          'Zum Vergleich rechnet unsere Schätzung für {pvAtKwp} Photovoltaik mit {pvAtPrice}, für zehn kWh Speicher mit {batteryAt}, für eine Luftwärmepumpe samt Einbau mit {airHeatPumpAt}, für eine Ladestation mit {wallboxAt}; das sind Annahmen von uns, keine Statistik. Liegt Ihr Paket deutlich darüber, lassen Sie es nach Posten aufteilen und holen Sie ein zweites Angebot ein. Achten Sie darauf, ob die Preise brutto sind und was fehlt, etwa Zählerkasten, Gerüst oder Heizkörper.',
        ),
        ch: say(
          'Zum Vergleich: Solar mit {pvChKwp} kostet {pvChPrice}; unsere Schätzung rechnet für zehn kWh Batterie mit {batteryCh}, für eine Luft-Wasser-Wärmepumpe samt Einbau mit {airHeatPumpCh}, für eine Ladestation mit {wallboxChf}, alles Annahmen von uns. Liegt Ihr Paket deutlich darüber, lassen Sie es nach Posten aufteilen und holen Sie eine zweite Offerte ein. Achten Sie darauf, ob die Mehrwertsteuer darin ist und was fehlt, etwa Tableau, Gerüst oder Heizkörper.',
        ),
        us: say(
          'Zum Vergleich: Solar kostet {pvUsRange}; unsere Schätzung rechnet für eine Batterie mit zehn kWh mit {batteryUs}, für eine Luftwärmepumpe samt Einbau mit {airHeatPumpUs}, für eine Ladestation mit {wallboxUsd}, alles Annahmen von uns. Liegt Ihr Paket deutlich darüber, lassen Sie es nach Posten aufteilen und holen Sie ein zweites Angebot ein. Achten Sie darauf, was fehlt, etwa Sicherungskasten, Luftkanäle oder Genehmigung.',
        ),
      },
    },
    biggest: {
      question: 'Was ist am teuersten: Solar, Wärmepumpe oder Wallbox?',
      answer: {
        de: costsOverviewBiggest,
        at: costsOverviewBiggest,
        ch: costsOverviewBiggest,
        us: say(
          'Der größte Posten ist meist Solar, vor allem mit Batterie, danach die Wärmepumpe samt Kanälen oder mehreren Innengeräten; Ladestation und Thermostate sind klein. Überraschungen stecken meist im Sicherungskasten, in alten Kanälen, im Dach und in Grabarbeiten. Am meisten Heizkosten spart pro Dollar oft das Abdichten und Dämmen des Dachbodens.',
        ),
      },
    },
    smallBudget: {
      question: 'Womit fange ich an, wenn ich wenig Geld zum Sanieren habe?',
      answer: say(
        'Mit kleinem Budget beginnen Sie mit dem, was wenig kostet und sofort wirkt: Heizung richtig einstellen, Ritzen abdichten, oberste Decke dämmen, dann eine Solaranlage in passender Größe oder ein Split-Gerät im Wohnraum. Die große Heizung tauschen Sie, wenn sie ohnehin fällig ist. In Etappen kostet es etwas mehr, aber jede bringt schon ihre Ersparnis.',
      ),
    },
  },
  solarCost: {
    fairQuote: {
      question: 'Ist der Preis in meinem Solarangebot fair?',
      answer: {
        de: say(
          'Teilen Sie den Preis durch die kWp: Ohne Speicher gelten bei kleinen Anlagen {pvSmallPrice} als üblich, um {pvTenKwp} noch {pvTenPrice}. Liegt Ihr Angebot deutlich darüber, fragen Sie, was Gerüst, Zählerschrank oder ein schwieriges Dach ausmachen; liegt es weit darunter, fehlt oft etwas. Mit Speicher vergleichen Sie für {pvSystemKwp} mit {pvSystemWithBattery}. Zwei weitere Angebote klären den Rest.',
        ),
        at: say(
          'Teilen Sie den Preis durch die kWp und vergleichen Sie mit zwei weiteren Angeboten. Unsere Schätzung rechnet für {pvAtKwp} ohne Speicher mit {pvAtPrice}; das sind deutsche Preise plus {vatAtRate} Mehrwertsteuer, keine österreichische Statistik. Kleinere Anlagen kosten je kWp mehr. Liegt ein Angebot weit darunter, fehlt oft Gerüst, Zählerkasten oder Anmeldung.',
        ),
        ch: say(
          'Teilen Sie den Preis durch die kWp: Für {pvChKwp} nennt eine Marktübersicht {pvChPrice} vor der Einmalvergütung, kleinere Anlagen kosten je kWp mehr. Liegt die Offerte darüber, fragen Sie, was Gerüst, Elektroinstallation oder ein schwieriges Dach ausmachen. Zwei weitere Offerten klären den Rest; geprüft wird eine Solarofferte auch von EnergieSchweiz.',
        ),
        us: say(
          'Teilen Sie den Preis durch die Watt: Das mittlere Angebot lag bei {pvUsPrice}, üblich sind {pvUsRange} ohne Speicher. Darüber sollte ein Grund stehen, etwa ein schwieriges Dach, ein neuer Hauptkasten oder Finanzierungsgebühren, die im Preis stecken; fragen Sie nach dem Barpreis. Holen Sie zwei weitere Angebote ein, bevor Sie unterschreiben.',
        ),
      },
    },
    whyExpensive: {
      question: 'Warum ist eine Solaranlage so teuer?',
      answer: say(
        'Die Module selbst machen heute nur noch einen kleinen Teil des Preises aus; das meiste sind Montage, Gerüst, Wechselrichter, Elektroarbeiten, Planung, Anmeldung, Garantie und Gemeinkosten des Betriebs. Deshalb spart ein billiges Modul wenig, ein einfaches Dach und eine gute Planung dagegen viel. Eigenleistung geht vor allem bei Montage und Kabelwegen; den Anschluss macht ein Elektrobetrieb.',
      ),
    },
    perPanelOrBudget: {
      question: 'Was kostet eine Solaranlage je nach Zahl der Module?',
      answer: {
        de: say(
          'Rechnen Sie mit rund vierhundertfünfzig Watt je Modul: Zwölf Module sind gut fünf kWp, zwanzig rund neun, vierundzwanzig knapp elf. Mal {pvSmallPrice} bei kleinen und {pvTenPrice} bei größeren Anlagen ergibt den Preis; für zwölftausend Euro bekommen Sie so etwa acht bis elf kWp ohne Speicher. Ein einzelnes Modul kostet im Laden wenig, montiert und angeschlossen ein Vielfaches.',
        ),
        at: say(
          'Rechnen Sie mit rund vierhundertfünfzig Watt je Modul: Zwölf Module sind gut fünf kWp, zwanzig rund neun, vierundzwanzig knapp elf. Für {pvAtKwp} ohne Speicher rechnet unsere Schätzung mit {pvAtPrice}, eine Annahme von uns; kleinere Anlagen kosten je kWp mehr. Ein einzelnes Modul kostet im Laden wenig, montiert und angeschlossen ein Vielfaches.',
        ),
        ch: say(
          'Rechnen Sie mit rund vierhundertfünfzig Watt je Modul: Zwölf Module sind gut fünf kWp, zwanzig rund neun, vierundzwanzig knapp elf. Für {pvChKwp}, also gut zwanzig Module, nennt eine Marktübersicht {pvChPrice}; für die Hälfte zahlen Sie mehr als die Hälfte, weil Gerüst und Anschluss gleich bleiben.',
        ),
        us: say(
          'Rechnen Sie mit gut vierhundert Watt je Modul: Zwölf Module sind etwa fünf kW, zwanzig gut acht, vierundzwanzig knapp zehn. Mal {pvUsRange} ergibt den Preis; für fünfzehntausend Dollar bekommen Sie so grob fünf bis sechs kW. Ein einzelnes Modul kostet im Laden wenig, montiert und angeschlossen ein Vielfaches.',
        ),
      },
    },
    extras: {
      question: 'Was ist im Solarangebot enthalten und was kostet extra?',
      answer: say(
        'Ein vollständiges Angebot enthält Module, Wechselrichter, Gestell, Gerüst, Montage, Elektroanschluss, Anmeldung und Mehrwertsteuer; lassen Sie jeden Punkt einzeln nennen. Häufig extra berechnet werden ein neuer Zählerschrank, Überspannungsschutz, lange Kabelwege, Erdarbeiten und Arbeiten am Dach. Ein Gerüst ist üblich und aus Sicherheitsgründen meist nötig. Fragen Sie ausdrücklich, was noch dazukommen kann.',
      ),
    },
    runningCosts: {
      question: 'Welche laufenden Kosten hat eine Solaranlage?',
      answer: say(
        'Rechnen Sie mit ein bis zwei Prozent des Kaufpreises im Jahr: Versicherung, gegebenenfalls Zählermiete, gelegentliche Kontrolle und eine Rücklage für den Wechselrichter, der nach {inverterYears} Jahren ersetzt werden muss. Reinigen ist meist unnötig, weil der Regen das übernimmt. Brennstoff oder regelmäßige Wartungsverträge braucht die Anlage nicht.',
      ),
    },
    specialKinds: {
      question: 'Welche Arten von Solaranlagen sind teurer als andere?',
      answer: say(
        'Gewöhnliche Aufdachmodule auf Ziegel oder Blech sind am günstigsten; rein schwarze kosten nur wenig mehr. Deutlich teurer je kWp sind dachintegrierte Module, Fassaden, Freiaufstellung mit Fundament und Carports, am teuersten Solarziegel, die meist ein Mehrfaches kosten und nur bei ohnehin neuem Dach in Frage kommen. Lassen Sie die Mehrkosten als eigene Zeile ausweisen.',
      ),
    },
    sizeEffect: {
      question: 'Ist eine größere Solaranlage pro Kilowatt günstiger?',
      answer: say(
        'Größere Anlagen kosten je kWp spürbar weniger, weil Gerüst, Anfahrt, Elektroanschluss und Planung fast gleich bleiben, ob acht oder zwanzig Module aufs Dach kommen. Eine kleine Anlage ist deshalb insgesamt billiger, je kWp aber teurer. Oft lohnt es, das gut geeignete Dach gleich ganz zu belegen; lassen Sie beide Größen anbieten und vergleichen Sie den Aufpreis.',
      ),
    },
  },
  heatPumpCost: {
    fairQuote: {
      question: 'Ist mein Angebot für eine Wärmepumpe zu teuer?',
      answer: {
        de: say(
          'Für eine Luft-Wasser-Wärmepumpe im Einfamilienhaus sind {airHeatPumpPrice} mit Einbau üblich; darüber braucht es einen Grund, etwa Öltank, neue Heizkörper, Zählerschrank oder eine große Maschine. Vergleichen Sie Posten für Posten: Gerät, Speicher, Fundament, Elektrik, Demontage, Abgleich, Inbetriebnahme. Zwei weitere Angebote und eine Stunde bei der Verbraucherzentrale sparen oft Tausende.',
        ),
        at: say(
          'Unsere Schätzung rechnet für eine Luftwärmepumpe samt Einbau mit {airHeatPumpAt}, eine Annahme von uns und keine Statistik. Ob Ihr Preis passt, zeigen zwei weitere Angebote mit denselben Posten: Gerät mit Leistung, Speicher, Fundament, Elektrik, Demontage, Abgleich, Inbetriebnahme. Ein deutlich höherer Preis braucht einen Grund, etwa Öltank, neue Heizkörper, Zählerkasten oder ein größeres Gerät. Die Energieberatung Ihres Landes schaut Angebote oft kostenlos an.',
        ),
        ch: say(
          'Unsere Schätzung rechnet für eine Luft-Wasser-Wärmepumpe samt Einbau mit {airHeatPumpCh}, eine Annahme von uns und keine Statistik. Ob Ihre Offerte passt, zeigen zwei weitere mit denselben Posten. Prüfen Sie, ob Tankentsorgung, Elektriker, Speicher, Sockel, Bewilligung und Inbetriebnahme enthalten sind, denn das allein erklärt oft Unterschiede von über zehntausend Franken. EnergieSchweiz und der Kanton bieten dazu Beratung.',
        ),
        us: say(
          'Unsere Schätzung rechnet für eine Luftwärmepumpe samt Einbau mit {airHeatPumpUs}, eine Annahme von uns und keine Statistik; kaltes Klima, neue Kanäle, mehrere Innengeräte oder ein neuer Sicherungskasten führen an das obere Ende oder darüber. Holen Sie drei Angebote mit derselben Leistung und demselben Gerät und getrennten Preisen für Gerät, Kanäle, Elektrik. Fehlt eine Lastrechnung oder drängt jemand auf Unterschrift am selben Tag, suchen Sie weiter.',
        ),
      },
    },
    whySpread: {
      question: 'Warum sind Angebote für Wärmepumpen so unterschiedlich?',
      answer: say(
        'Das Gerät macht oft nur ein Drittel bis die Hälfte aus; der Rest ist Arbeit, Speicher, Elektrik, Fundament, Demontage, Planung und Gewähr, und darin unterscheiden sich die Angebote am stärksten. Dazu kommen Marke, Leistung, volle Auftragsbücher und ein Aufschlag, weil Zuschüsse winken. Lassen Sie sich Umfang und Leistung angleichen, bevor Sie Preise vergleichen; ein auffallend billiges Angebot lässt meist etwas weg.',
      ),
    },
    included: {
      question: 'Was ist im Preis einer Wärmepumpe enthalten?',
      answer: say(
        'Zum vollen Preis gehören Gerät, Speicher für Heizung und Warmwasser, Fundament oder Konsole, Leitungen und Durchbruch, Elektriker samt Anmeldung, Demontage der alten Heizung, Abgleich, Inbetriebnahme und Einweisung. Oft fehlen Tankentsorgung, Zählerschrank, neue Heizkörper, Kaminverschluss und Malerarbeiten. Lassen Sie jeden dieser Posten mit Preis oder dem Wort „nicht enthalten“ ins Angebot schreiben; ein Puffer ist nicht immer nötig.',
      ),
    },
    cheaper: {
      question: 'Wie bekomme ich eine Wärmepumpe günstiger?',
      answer: say(
        'Günstiger wird es durch ein kleineres Gerät nach echter Heizlast, einen Monoblock ohne Kältearbeiten, Verzicht auf unnötigen Puffer, Eigenleistung beim Fundament und Abbau, einen Termin außerhalb der Heizsaison und zwei bis drei Angebote. In kleinen Häusern reicht manchmal ein Splitgerät für den Hauptraum. Sparen Sie nicht an Planung, Abgleich und einem Betrieb, den es in zehn Jahren noch gibt; Angebote weit unter dem Üblichen sind meist Köder.',
      ),
    },
    ground: {
      question: 'Was kostet eine Erdwärmepumpe?',
      answer: {
        de: say(
          'Eine Erdwärmeanlage kostet samt Bohrung meist {groundHeatPumpPrice}, also rund fünf- bis zehntausend mehr als Luft. Der Meterpreis der Bohrung hängt vom Gestein und der Zufahrt ab, nötig sind grob fünfzehn bis zwanzig Meter je Kilowatt. Dafür braucht sie weniger Strom und ist außen nicht zu hören.',
        ),
        at: say(
          'Für Erdwärme mit Bohrung oder Kollektor rechnet unsere Schätzung mit {groundHeatPumpAt}, für Luft mit {airHeatPumpAt}; das sind Annahmen von uns. Dafür braucht Erdwärme weniger Strom und ist außen nicht zu hören. Der Bohrpreis hängt von Gestein, Tiefe und Zufahrt ab, nötig sind grob fünfzehn bis zwanzig Meter je Kilowatt. Lassen Sie Bohrung und Anlage getrennt anbieten.',
        ),
        ch: say(
          'Für eine Anlage mit Erdsonde rechnet unsere Schätzung mit {groundHeatPumpCh}, für Luft-Wasser mit {airHeatPumpCh}; das sind Annahmen von uns. Viele Kantone geben für Erdsonden einen höheren Beitrag, und im Betrieb brauchen sie weniger Strom. Nötig sind grob fünfzehn bis zwanzig Meter je Kilowatt, der Meterpreis hängt von Gestein und Zufahrt ab. Lassen Sie Bohrung und Anlage getrennt offerieren und fragen Sie, was bei Wasser oder Gas im Bohrloch gilt.',
        ),
        us: say(
          'Für Erdwärme rechnet unsere Schätzung mit {groundHeatPumpUs}, für eine Luftwärmepumpe mit {airHeatPumpUs}; das sind Annahmen von uns. Teuer machen sie Bohrung oder Gräben, dafür braucht sie weniger Strom und kein Außengerät. Der Preis hängt von Boden, Platz und benötigten Tonnen ab. Die Bundesgutschrift für Häuser endete am {creditsEnded}; fragen Sie Staat und Versorger nach Zuschüssen.',
        ),
      },
    },
    afterGrant: {
      question: 'Was kostet eine Wärmepumpe nach Abzug der Förderung?',
      answer: {
        de: say(
          'Mit der Grundförderung allein bleiben Ihnen von einer Anlage um den Höchstbetrag gut zwei Drittel. Die KfW zahlt {kfwBase} bis {kfwCap}, in der untersten Einkommensstufe bis {kfwCapLow}, von höchstens {kfwCost} für die erste Wohnung, je nach Bonus und Einkommen. Was darüber liegt, zahlen Sie ganz; den Antrag stellen Sie vor Baubeginn.',
        ),
        at: say(
          'Rechnen Sie derzeit mit dem vollen Preis: Das Bundesgeld für den Kesseltausch ist ausgeschöpft. Was Ihr Land oder Ihre Gemeinde noch gibt, ziehen Sie erst ab, wenn eine schriftliche Zusage vorliegt. Die Energieberatung des Landes kennt den Stand.',
        ),
        ch: say(
          'Einige Tausend Franken weniger, als die Offerte sagt: So viel beträgt je nach Kanton und Leistung der Beitrag Ihres Kantons, für Erdsonden meist mehr. Dazu kommt der Steuerabzug, beim Bund noch bis {deductionChTo}. Reichen Sie das Gesuch vor Baubeginn ein, sonst entfällt der Beitrag.',
        ),
        us: say(
          'Vom Preis gehen nach Einkommen bis zu {hearHeatPump} aus HEAR ab, wo der Staat es anbietet, dazu Zuschüsse der Versorger. Die Steuergutschrift des Bundes endete am {creditsEnded}. Ziehen Sie nur ab, was Ihnen schriftlich zugesagt ist.',
        ),
      },
    },
    size: {
      question: 'Kostet eine größere Wärmepumpe viel mehr?',
      answer: say(
        'Die Leistung verteuert weniger, als man denkt: Von acht auf zwölf oder vierzehn Kilowatt steigt vor allem der Gerätepreis um wenige Tausend, der Einbau bleibt fast gleich. Bei Mehrfamilienhäusern kommen größere Speicher, Verteilung oder zwei Geräte im Verbund dazu, dafür teilen sich die Kosten je Wohnung. Ein Splitgerät heizt je Raum für wenige Tausend, braucht aber für jeden weiteren Raum ein Innengerät.',
      ),
    },
  },
  wallboxCost: {
    fairQuote: {
      question: 'Ist mein Angebot für die Wallbox zu teuer?',
      answer: {
        de: say(
          'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxEur}; mit kurzem Weg und Platz im Zählerkasten sollte es darin bleiben, was darüber geht, braucht einen Grund wie lange Leitung, Graben, Wanddurchbrüche oder neuen Zählerschrank. Lassen Sie Gerät, Leitung je Meter, Arbeitszeit, Absicherung, Anmeldung und Prüfung einzeln aufführen und holen Sie zwei weitere Angebote. Lockpreise gelten meist nur bis fünf oder zehn Meter.',
        ),
        at: say(
          'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxAt}; mit kurzem Weg und Platz im Zählerkasten sollte es darin bleiben, was darüber geht, braucht einen Grund wie lange Leitung, Graben, Wanddurchbrüche oder neuen Zählerschrank. Lassen Sie Gerät, Leitung je Meter, Arbeitszeit, Absicherung, Anmeldung und Prüfung einzeln aufführen und holen Sie zwei weitere Angebote. Lockpreise gelten meist nur bis fünf oder zehn Meter.',
        ),
        ch: say(
          'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxChf}; mit kurzem Weg und Platz im Sicherungskasten sollte es darin bleiben, was darüber geht, braucht einen Grund wie lange Leitung, Graben, Kernbohrungen oder neuen Kasten. Lassen Sie Gerät, Leitung, Arbeitszeit, Meldung ans Werk und Sicherheitsnachweis einzeln aufführen, denn Letztere fehlen oft, und holen Sie zwei weitere Offerten. Pauschalen gelten meist nur bis fünf oder zehn Meter.',
        ),
        us: say(
          'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxUsd}; mit kurzem Weg und Platz im Sicherungskasten sollte es darin bleiben, darüber braucht es einen Grund wie eine lange Leitung, Graben, Stemmarbeiten oder einen vollen Kasten. Holen Sie drei Angebote mit Kilowatt oder Ampere, Fuß Leitung, Genehmigung und Arbeitszeit. Ein neuer Hauptkasten kostet {panelUpgradeUsd} extra; oft vermeidet ihn eine kleinere Leistung oder ein Lastmanager für {loadManagerUsd}.',
        ),
      },
    },
    longLine: {
      question: 'Wie viel teurer wird die Wallbox mit langer Zuleitung?',
      answer: say(
        'Die Länge der Leitung ist meist der größte Posten: Jeder Meter braucht dickeres Kabel und Arbeit, im Erdreich dazu einen Graben mit Schutzrohr. Bis etwa zehn Meter bleibt es im üblichen Rahmen, bei zwanzig oder dreißig kann sich der Preis verdoppeln. Sparen lässt sich, wenn Sie den Graben selbst ausheben, ein Datenkabel gleich mitlegen und mit elf statt zweiundzwanzig Kilowatt planen; gehört die Leitung ohnehin neu, machen Sie beides zusammen.',
      ),
    },
    device: {
      question: 'Was kostet die Wallbox selbst ohne Einbau?',
      answer: say(
        'Das Gerät allein kostet je nach Ausstattung wenige Hundert bis über tausend; eine einfache Box mit fest angeschlossenem Kabel genügt den meisten. Mehr zahlen Sie für App, Zugangsschutz, geeichten Zähler oder Solarladen; Letzteres lohnt sich, wenn Sie eine Anlage haben. Die Marke macht beim Laden keinen Unterschied, achten Sie auf Prüfzeichen, Garantie und Anschluss an Ihr Energiemanagement; zweiundzwanzig Kilowatt nutzt kaum ein Auto.',
      ),
    },
    condo: {
      question: 'Was kostet eine Wallbox in einer gemeinsamen Garage?',
      answer: say(
        'In Tiefgaragen kommt zur eigenen Box die gemeinsame Grundinstallation: Zuleitung, Verteiler, Kabelbahnen und Lastmanagement, aufgeteilt auf die Plätze. Je Stellplatz sind dafür oft ein bis zwei Tausend zu rechnen, dazu die eigene Box; je mehr mitmachen, desto günstiger. Ein Alleingang am eigenen Zähler ist selten billiger und blockiert die anderen; lassen Sie die Verwaltung ein Konzept mit Preisen je Platz einholen.',
      ),
    },
    two: {
      question: 'Was kostet eine zweite Wallbox?',
      answer: say(
        'Der zweite Ladepunkt kostet meist nur einen Teil des ersten, weil Leitung und Absicherung schon da sind: vor allem das zweite Gerät und ein bis zwei Stunden Arbeit. Beide sollten sich die Leistung teilen können, dann braucht es keinen stärkeren Hausanschluss. Planen Sie die Leitung gleich so, auch wenn das zweite Auto erst später kommt.',
      ),
    },
    cheaper: {
      question: 'Wie bekomme ich eine Wallbox möglichst günstig?',
      answer: say(
        'Günstig bleibt es mit kurzer Leitung neben dem Zählerkasten, mäßiger Leistung, einfachem Gerät und Vorarbeiten wie Graben oder Leerrohr in Eigenleistung. Wer wenig fährt, kommt auch mit einer Industrie- oder Spezialsteckdose auf eigenem Stromkreis und dem Ladekabel des Autos aus. Unter tausend ist dann oft möglich; sparen Sie nicht an Schutzschalter, Anmeldung und Prüfung.',
      ),
    },
    distantSpace: {
      question: 'Wie kommt die Wallbox an einen entfernten Stellplatz?',
      answer: say(
        'Steht das Auto weit vom Haus, gibt es zwei Wege: ein eigenes Erdkabel ab Ihrem Zähler oder ein eigener Anschluss mit Zähler am Stellplatz; ab etwa fünfzig Metern lassen Sie beides anbieten. Klären Sie zuerst, wem Weg und Platz gehören, denn für fremden Grund brauchen Sie eine schriftliche Erlaubnis, am besten im Grundbuch. Beim Graben kostet der Meter durch Rasen am wenigsten, durch Pflaster oder Asphalt ein Mehrfaches; einen Mittelwert je Meter nenne ich nicht, weil mir eine verlässliche Quelle fehlt.',
      ),
    },
  },
  batteryCost: {
    fairPrice: {
      question: 'Ist der Preis für meinen Batteriespeicher fair?',
      answer: {
        de: say(
          'Vergleichen Sie den Preis je nutzbarer kWh: Üblich sind {batteryPerKwhDe}, mit zehn kWh also {batteryDe}. Für {pvSystemKwp} nennt eine Marktübersicht ohne Speicher {pvSystemPrice}, mit Speicher {pvSystemWithBattery}. Liegt Ihr Angebot am oberen Ende, lohnt ein zweites fast sicher. Achten Sie darauf, ob Wechselrichter, Einbau und Notstrom darin sind.',
        ),
        at: say(
          'Teilen Sie den Preis durch die nutzbaren kWh und vergleichen Sie so zwei oder drei Angebote. Unsere Schätzung rechnet für zehn kWh mit {batteryAt}; das ist eine Annahme von uns, keine Statistik. Fragen Sie, ob Wechselrichter, Einbau, Elektroarbeiten und Notstrom darin sind, denn daraus kommen die größten Unterschiede. Liegt ein Angebot je kWh weit über den anderen, verhandeln Sie oder lassen den Speicher weg.',
        ),
        ch: say(
          'Teilen Sie den Preis durch die nutzbaren kWh und vergleichen Sie so zwei oder drei Offerten. Unsere Schätzung rechnet für zehn kWh mit {batteryCh}; das ist eine Annahme von uns, keine Statistik. Fragen Sie, ob Wechselrichter, Einbau, Elektroarbeiten und Notstrom darin sind, denn daraus kommen die größten Unterschiede. Liegt eine Offerte je kWh weit über den anderen, verhandeln Sie oder lassen den Speicher weg.',
        ),
        us: say(
          'Teilen Sie den Preis durch die nutzbaren kWh und vergleichen Sie so zwei oder drei Angebote. Unsere Schätzung rechnet für zehn kWh mit {batteryUs}; das ist eine Annahme von uns, keine Statistik. Fragen Sie, ob Wechselrichter, Einbau, Elektroarbeiten und Notstrom darin sind, denn daraus kommen die größten Unterschiede. Liegt ein Angebot je kWh weit über den anderen, verhandeln Sie oder lassen den Speicher weg.',
        ),
      },
    },
    addingLater: {
      question: 'Kostet es mehr, einen Speicher später nachzurüsten?',
      answer: say(
        'Nachrüsten geht fast immer, kostet aber meist mehr als der gleichzeitige Kauf, weil der Elektriker noch einmal kommt und oft ein Batteriewechselrichter dazukommt. Hat Ihre Anlage einen Hybridwechselrichter, genügt der Akku; sonst wird er auf der Wechselstromseite angeschlossen, ohne dass der alte Wechselrichter weg muss. Warten kann sich trotzdem lohnen, da die Preise gefallen sind. Lassen Sie Gerät, Wechselrichter und Arbeit getrennt anbieten.',
      ),
    },
    sizeAndModules: {
      question: 'Ist ein größerer Speicher pro Kilowattstunde günstiger?',
      answer: say(
        'Je größer der Speicher, desto billiger die kWh, denn Gehäuse, Elektronik und Einbau zahlen Sie nur einmal; doppelt so groß kostet deshalb deutlich weniger als doppelt so viel. Ein Erweiterungsmodul ist günstig, wenn Ihr System Module derselben Baureihe annimmt und der Wechselrichter es verträgt. Mehr als Sie über Nacht verbrauchen, bringt aber kaum Nutzen.',
      ),
    },
    backupExtra: {
      question: 'Kostet Notstrom beim Batteriespeicher extra?',
      answer: say(
        'Notstrom kostet extra, weil eine Umschaltbox, ein passender Wechselrichter und Umbauten im Zählerschrank nötig sind; eine einfache Notstromsteckdose ist billig, ein ganzes Haus mit automatischer Umschaltung teuer. Fragen Sie, was genau versorgt wird, mit welcher Leistung und ob die Sonne im Ausfall nachlädt. Für Kühlschrank, Licht und Internet genügt meist die kleine Lösung; ein lebenswichtiges Gerät sichern Sie nicht allein damit, fragen Sie dessen Anbieter.',
      ),
    },
    fallingPrices: {
      question: 'Werden Batteriespeicher billiger?',
      answer: say(
        'Speicher sind in den letzten Jahren deutlich billiger geworden, weil die Zellen billiger wurden; Einbau und Elektronik sinken dagegen kaum. Ob es so weitergeht, weiß niemand, und Natrium- oder Salzbatterien sind bisher selten günstiger. Warten kostet Sie nur die kleine Ersparnis eines Jahres: Wenn der Preis heute nicht passt, bauen Sie die Anlage speicherbereit und rüsten später nach.',
      ),
    },
    whyCostly: {
      question: 'Warum sind Batteriespeicher so teuer?',
      answer: say(
        'Im Preis stecken nicht nur Zellen, sondern Gehäuse, Batteriemanagement, Wechselrichter, Einbau, Anmeldung, Garantie und die Marge des Betriebs; Autos werden in viel größeren Mengen gebaut, darum ist ihre kWh billiger. Arbeit kommt oft noch obendrauf, fragen Sie danach. Ein Selbstbau aus losen Zellen spart Geld, verliert aber meist Garantie, Netzanmeldung und Versicherungsschutz.',
      ),
    },
    brandPrice: {
      question: 'Was kostet ein Speicher einer bestimmten Marke?',
      answer: say(
        'Preise einzelner Marken führe ich nicht, weil sie sich monatlich ändern und der Einbau oft ebenso viel ausmacht wie das Gerät. Vergleichen Sie deshalb den Gesamtpreis mit Umschaltbox, Arbeit und Anmeldung, geteilt durch die nutzbaren kWh. Ein Listenpreis im Internet ist nie der Preis an Ihrer Wand; bekannte Marken kosten mehr, haben dafür meist den verlässlicheren Service.',
      ),
    },
  },
  runningCost: {
    yearly: {
      question: 'Wie viel Strom braucht eine Wärmepumpe im Jahr?',
      answer: {
        de: say(
          'Ein Haus, das {heatExample} kWh Wärme im Jahr braucht, kommt mit einer üblichen Luft-Wärmepumpe auf etwa {heatExamplePower} kWh Strom, bei mittlerem Haushaltsstrom rund {heatExampleDe} im Jahr. Bei halbem Bedarf ist es die Hälfte; ein Wärmepumpentarif oder eine Fußbodenheizung senkt es weiter. Ihren Bedarf lesen Sie an der Gasrechnung ab.',
        ),
        at: say(
          'Ein Haus, das {heatExample} kWh Wärme im Jahr braucht, kommt mit einer üblichen Luft-Wärmepumpe auf etwa {heatExamplePower} kWh Strom; das mal Ihren Gesamtpreis je kWh ergibt die Kosten im Jahr. Bei halbem Bedarf ist es die Hälfte. Ihren Bedarf lesen Sie an der Gasrechnung ab, ein Liter Heizöl sind etwa zehn kWh.',
        ),
        ch: say(
          'Ein Haus, das {heatExample} kWh Wärme im Jahr braucht, kommt mit einer üblichen Luft-Wärmepumpe auf etwa {heatExamplePower} kWh Strom, beim mittleren Tarif rund {heatExampleCh} im Jahr. Bei halbem Bedarf ist es die Hälfte, mit Fussbodenheizung weniger. Ein Liter Heizöl entspricht etwa zehn kWh.',
        ),
        us: say(
          'Ein Haus, das {heatExample} kWh Wärme im Jahr braucht, kommt mit einer üblichen Luft-Wärmepumpe auf etwa {heatExamplePower} kWh Strom, beim mittleren US-Preis rund {heatExampleUs} im Jahr. Im milden Süden ist es weniger, im kalten Norden oder bei teurem Strom mehr. Ihr Preis je kWh mal dieser Verbrauch ist Ihre Zahl.',
        ),
      },
    },
    convert: {
      question: 'Wie viel Strom braucht die Wärmepumpe statt Öl oder Gas?',
      answer: {
        de: runningCostConvert,
        at: runningCostConvert,
        ch: runningCostConvert,
        us: say(
          'Rechnen Sie mit etwa zehn Kilowattstunden Strom je Gallone Heizöl und sieben je Gallone Propan oder je Therm Erdgas, mal Ihrem Strompreis. Hundert Gallonen Öl werden also rund tausend Kilowattstunden. Einfache Elektroheizungen brauchen das Zwei- bis Dreifache einer Wärmepumpe, in kalten Wintern eher das Zweifache.',
        ),
      },
    },
    cheaperOrNot: {
      question: 'Ist Heizen mit Wärmepumpe billiger als mit Gas oder Öl?',
      answer: {
        de: say(
          'Günstiger als Gas ist die Wärmepumpe, solange Strom je Kilowattstunde weniger als etwa das Dreieinhalbfache von Gas kostet; bei mittleren Preisen liegt sie damit etwas darunter, mit Wärmepumpentarif deutlicher. Gegen Öl ist es ähnlich, gegen Nachtspeicher spart sie rund zwei Drittel. Mit hoher Vorlauftemperatur oder teurem Strom kann der Vorteil verschwinden, und Gas und Öl verteuert der {carbonDioxide}-Preis weiter.',
        ),
        at: say(
          'Günstiger als Gas oder Öl ist sie, solange Strom je Kilowattstunde weniger als etwa das Dreieinhalbfache des Brennstoffs kostet, alles mit Netz und Abgaben gerechnet. Gegen direkte Stromheizung spart sie rund zwei Drittel. Mit hoher Vorlauftemperatur schrumpft der Vorteil.',
        ),
        ch: say(
          'Günstiger ist sie, solange Strom je Kilowattstunde weniger als etwa das Dreieinhalbfache von Öl oder Gas kostet; ein Liter Öl sind etwa zehn Kilowattstunden. Beim mittleren Tarif ist sie damit meist deutlich billiger als Gas und Öl; wie sehr, hängt von deren Preis und der Vorlauftemperatur ab. Gegen Elektroheizung spart sie rund zwei Drittel.',
        ),
        us: say(
          'Vergleichen Sie sieben Kilowattstunden Strom mit einem Therm Gas: Bei vierzehn Cent und etwas über einem Dollar je Therm ist es ungefähr gleich, darunter gewinnt die Wärmepumpe, mit teurem Strom das Gas. Gegen Propan, Öl und einfache Elektroheizung gewinnt sie fast immer. In sehr kalten Wochen verschiebt es sich zum Gas.',
        ),
      },
    },
    monthly: {
      question: 'Wie verteilen sich die Kosten der Wärmepumpe übers Jahr?',
      answer: say(
        'Im Januar fällt etwa ein Sechstel bis Fünftel der Jahreskosten an, im Sommer nur das Warmwasser; der Abschlag verteilt es gleichmäßig auf zwölf Monate. In sehr kalten Wochen verbraucht sie am Tag zwei- bis dreimal so viel wie an einem milden Wintertag, aber das sind nur wenige Tage. Der höhere Stromabschlag ersetzt den wegfallenden für Gas oder Öl.',
      ),
    },
    tooMuch: {
      question: 'Warum verbraucht meine Wärmepumpe so viel Strom?',
      answer: say(
        'Teilen Sie die Wärmemenge durch den Strom am Zähler der Anlage: Im Jahr sind {fieldSpread} üblich, im Mittel {fieldAir}; wer deutlich darunter liegt, hat meist eine zu hohe Heizkurve, einen mitlaufenden Heizstab, zu viele Starts oder zu enge Thermostate. Senken Sie die Heizkurve schrittweise und schauen Sie nach der Laufzeit des Heizstabs. Danach prüft ein Fachbetrieb Volumenstrom und Einstellungen.',
      ),
    },
    upkeep: {
      question: 'Welche laufenden Kosten hat die Wärmepumpe außer Strom?',
      answer: say(
        'Neben dem Strom kostet eine Wärmepumpe wenig: eine Kontrolle alle ein bis zwei Jahre und später einzelne Ersatzteile. Schornsteinfeger, Gas-Grundpreis, Brennerwartung und Tankprüfung fallen weg, wenn nichts anderes mehr verbrennt; das allein gleicht die Wartung meist aus. Dazu kommen Zähler oder Tarif, falls Sie einen eigenen Wärmepumpenzähler nehmen.',
      ),
    },
    groundOrAir: {
      question: 'Braucht Erdwärme weniger Strom als eine Luftwärmepumpe?',
      answer: say(
        'Erdwärme braucht für dieselbe Wärme etwa ein Fünftel weniger Strom als Luft: Gemessen wurden im Mittel {fieldGround} gegen {fieldAir}. Mit Fußbodenheizung sind beide günstiger als mit heißen Heizkörpern, oft um ein weiteres Fünftel. Die Ersparnis im Betrieb muss die Bohrung über die Jahre erst hereinholen.',
      ),
    },
  },
  payback: {
    claim: {
      question: 'Rechnet sich Solar wirklich so schnell wie versprochen?',
      answer: say(
        'Sechs bis neun Jahre sind bei Solar möglich, aber nur bei günstigem Preis und hohem Eigenverbrauch; üblich sind eher {solarPayback}. Fragen Sie nach den Annahmen: Eigenverbrauch, Ertrag, Strompreisanstieg, ein Tausch des Wechselrichters und die Zinsen. Steckt ein kräftiger Strompreisanstieg drin oder fehlt der Wechselrichter, ist die Zahl geschönt.',
      ),
    },
    heatPump: {
      question: 'Wann ist der Mehrpreis einer Wärmepumpe wieder drin?',
      answer: say(
        'Rechnen Sie bei der Wärmepumpe nur den Mehrpreis gegenüber der Heizung, die Sie sonst kaufen müssten, nach Abzug der Förderung, und teilen Sie ihn durch die jährliche Ersparnis samt Wartung und {carbonDioxide}-Preis. Gegen Öl oder Direktstrom geht es oft schnell, gegen günstiges Gas langsam. Läuft der alte Kessel noch lange, ist Warten finanziell oft kein Fehler.',
      ),
    },
    calculate: {
      question: 'Wie berechne ich, wann sich meine Solaranlage rechnet?',
      answer: say(
        'Teilen Sie den Preis nach Abzug der Förderung durch den jährlichen Vorteil: selbst genutzte Kilowattstunden mal Strompreis plus eingespeiste mal Vergütung, minus Wartung und Versicherung. Rechnen Sie einen neuen Wechselrichter nach {inverterYears} Jahren und bei Kredit die Zinsen dazu. So wird aus einem flotten Werbewert der ehrliche.',
      ),
    },
    sooner: {
      question: 'Wodurch rechnet sich Solar schneller oder langsamer?',
      answer: say(
        'Schneller geht es mit einem günstigen Angebot, viel Verbrauch am Tag, hohem Strompreis und einem Dach ohne Schatten; ein E-Auto oder eine Wärmepumpe am eigenen Strom hilft. Ein Speicher erhöht die Ersparnis, verlängert die Zeit aber meist, weil er selbst viel kostet. Steigt der Strompreis, verkürzt sie sich, fällt er, verlängert sie sich.',
      ),
    },
    tooLong: {
      question: 'Lohnt sich Solar trotz langer Amortisationszeit?',
      answer: say(
        'Solange die Anlage viel länger hält, als sie zum Bezahlen braucht: Module laufen {panelYears} Jahre, alles nach der Amortisation ist Gewinn. Wer früher verkauft, bekommt einen Teil über den Hauspreis zurück, sicher ist das nicht. Als Geldanlage verglichen liegt Solar meist bei wenigen Prozent im Jahr, steuerfrei eingespart, aber festgelegt.',
      ),
    },
  },
  savings: {
    packageFigure: {
      question: 'Ist die Ersparnis, die Sie nennen, für mein Haus berechnet?',
      answer: say(
        'Die Beträge in den Paketen sind typische Werte aus wenigen Angaben und keine Zusage; deshalb ist die Spanne so breit. Genau wird es mit Jahresverbrauch von Strom und Brennstoff, Ihrem Tarif, Dachfläche und Ausrichtung. Lassen Sie sich im Angebot den Rechenweg zeigen: Verbrauch, Preise, Preissteigerung und was davon geschätzt ist.',
      ),
    },
    solarSaves: {
      question: 'Wie viel spart Solar bei meiner Stromrechnung?',
      answer: {
        de: say(
          'Eine passende Solaranlage deckt ohne Speicher etwa {selfSufficiencyAlone} Ihres Stromverbrauchs, mit Speicher etwa {selfSufficiencyBattery}; um diesen Teil sinkt die Rechnung, gerechnet mit Ihrem Preis je kWh. Dazu kommt die Vergütung für eingespeisten Strom, {feedInDe} für Anlagen, die bis {feedInTo} ans Netz gehen, abzüglich etwas Wartung. Wer tagsüber daheim ist, liegt darüber, wer nie da ist, darunter.',
        ),
        at: savingsSolarSaves,
        ch: savingsSolarSaves,
        us: savingsSolarSaves,
      },
    },
    heatingSaves: {
      question: 'Wie viel Heizkosten spart eine Wärmepumpe?',
      answer: say(
        'Gegenüber Stromheizung oder Nachtspeichern spart eine Wärmepumpe die Hälfte bis zwei Drittel der Heizkosten, je milder der Winter, desto mehr; gegenüber Propan oder teurem Öl oft ein Drittel und mehr, gegenüber Gas je nach Tarif wenig bis ein Viertel. Am meisten bleibt mit niedriger Vorlauftemperatur und eigenem Wärmepumpentarif. Bei billigem Gas und teurem Strom kann es auf null hinauslaufen.',
      ),
    },
    smallUse: {
      question: 'Wie viel spart Solar, wenn ich wenig Strom verbrauche?',
      answer: say(
        'Bei kleinem Verbrauch ist auch die Ersparnis klein: Zwei Leute, die tagsüber weg sind, sparen mit Solar oft nur zehn bis dreißig im Monat auf der Stromrechnung, dazu kommt die Einspeisung. Dann lohnt eher eine kleine Anlage, ein Balkongerät oder zuerst die Heizung, wenn sie teuer ist. Mehr wird es mit Auto, Wärmepumpe oder Homeoffice.',
      ),
    },
    tooGood: {
      question: 'Sind hohe Sparversprechen bei Energiekosten glaubwürdig?',
      answer: say(
        'Selten: Siebzig oder achtzig Prozent weniger Energiekosten sind nur mit allem zusammen und einem günstigen Haus denkbar; für Solar allein oder eine Heizung allein ist es Werbung. Fragen Sie, welcher Eigenverbrauch, welche Arbeitszahl und welche Preissteigerung dahinterstehen: Über drei Prozent im Jahr oder Autarkie über zwei Drittel sollten Sie misstrauisch machen. Rechnen Sie mit heutigen Preisen nach.',
      ),
    },
    notSeen: {
      question: 'Warum sinken meine Energiekosten weniger als versprochen?',
      answer: say(
        'Das ist häufig und hat meist einen einfachen Grund: Der Abschlag läuft noch nach dem alten Verbrauch, die Einspeisung wird getrennt gutgeschrieben, oder Heizung, Auto oder kältere Monate brauchen nun mehr Strom. Vergleichen Sie die Kilowattstunden eines ganzen Jahres für Strom und Brennstoff zusammen, nicht die Euro eines Monats. Fehlt dann immer noch etwas, sind Einstellung oder Anlage zu prüfen.',
      ),
    },
    whichMost: {
      question: 'Womit senke ich meine Energiekosten am meisten?',
      answer: say(
        'Meist bringt die Heizung am meisten, weil sie den größten Teil der Energiekosten ausmacht, gefolgt vom Auto, wenn Sie viel fahren und zu Hause laden, und dann dem Strom. Am günstigsten je gesparter Einheit sind Heizkurve, Dämmung von Dachboden und Kellerdecke und der richtige Tarif. Zusammen spart es mehr als die Summe, weil Solarstrom dann in Pumpe und Auto geht.',
      ),
    },
  },
  financing: {
    age: {
      question: 'Bekomme ich im Alter noch einen Kredit für die Sanierung?',
      answer: {
        de: financingAge,
        at: financingAge,
        ch: financingAge,
        us: say(
          'Wegen des Alters darf ein Kreditgeber Sie nicht ablehnen; das verbietet der Equal Credit Opportunity Act. Er darf prüfen, ob Rente und Social Security die Raten tragen und wie hoch Ihre anderen Schulden sind. Sagt einer nein, muss er den Grund nennen; eine Genossenschaftsbank oder ein Programm Ihres Staates ist oft großzügiger.',
        ),
      },
    },
    instalments: {
      question: 'Kann ich Solar oder Wärmepumpe in Raten zahlen?',
      answer: say(
        'In Raten zahlen geht über einen Kredit Ihrer Bank oder über eine Finanzierung, die der Betrieb vermittelt; wir selbst bieten keine Raten an. Vergleichen Sie immer die Gesamtsumme mit dem Barpreis: Bei null Prozent steckt der Zins oft im höheren Preis oder in einer Gebühr. Lassen Sie sich deshalb den Preis mit und ohne Finanzierung nennen und fragen Sie, was bei vorzeitiger Rückzahlung gilt.',
      ),
    },
    mortgage: {
      question: 'Soll ich für Solar oder Heizung die Hypothek aufstocken?',
      answer: say(
        'Das Aufstocken der Hypothek hat meist den niedrigsten Zins, kostet aber Gebühren und macht das Haus zur Sicherheit; für große Beträge und lange Laufzeiten ist es oft die beste Wahl. Für kleinere Summen ist ein Sanierungskredit ohne Grundbuch einfacher. Wählen Sie die Laufzeit nicht länger als die Anlage hält, sonst frisst der Zins den niedrigen Satz auf.',
      ),
    },
    noSavings: {
      question: 'Kann ich Solar oder Heizung ohne Erspartes finanzieren?',
      answer: {
        de: say(
          'Auch ohne Erspartes geht es, wenn das Einkommen die Raten trägt: Der Zuschuss deckt einen Teil, und {kfwLoan} kann den Rest bis {kfwLoanMax} je Wohnung finanzieren, mit Zinsvorteil bis {kfwLoanIncome} Haushaltseinkommen. Ihre Bank prüft die Bonität, ein Eintrag bei der Schufa erschwert es. Bei Schulden hilft zuerst eine Schuldnerberatung; von Krediten ohne Schufa raten wir ab.',
        ),
        at: financingNoSavings,
        ch: financingNoSavings,
        us: financingNoSavings,
      },
    },
    rate: {
      question: 'Wie hoch ist der Zins beim Kredit für Solar oder Heizung?',
      answer: {
        de: say(
          'Den aktuellen Zins zeigt die KfW tagesgenau auf ihrer Seite zum jeweiligen Kredit; {kfwLoan} ist durch den Zinsvorteil meist günstiger als die Hausbank, bei {kfwSolar} hängt der Satz von Bonität und Sicherheit ab. Lassen Sie sich von der Bank beides rechnen, den Förderkredit und ihr eigenes Angebot. Verglichen wird der effektive Jahreszins mit der Gesamtsumme.',
        ),
        at: financingRate,
        ch: financingRate,
        us: financingRate,
      },
    },
    grantAndLoan: {
      question: 'Kann ich Zuschuss und Kredit fürs Sanieren kombinieren?',
      answer: {
        de: say(
          'Zuschuss und Ergänzungskredit gehen zusammen, der Kredit setzt die Zusage sogar voraus: erst Vertrag mit Bedingung, dann den Zuschuss beantragen, dann mit der Zusage (höchstens {kfwCommitmentMonths} Monate alt) zur Bank. {kfwLoan} mit Zinsvorteil ist für selbst bewohnte Häuser bis {kfwLoanIncome} Haushaltseinkommen, sonst gilt {kfwLoanOther}. Beide zusammen dürfen die Kosten nicht übersteigen.',
        ),
        at: financingGrantAndLoan,
        ch: financingGrantAndLoan,
        us: financingGrantAndLoan,
      },
    },
    pensionMoney: {
      question: 'Soll ich Solar oder Heizung aus der Altersvorsorge zahlen?',
      answer: {
        de: financingPensionMoney,
        at: financingPensionMoney,
        ch: say(
          'Aus der zweiten Säule und der Säule {pillarThree} dürfen Sie Geld für das selbst bewohnte Eigenheim beziehen, auch für wertvermehrende Arbeiten wie eine neue Heizung; es wird gesondert besteuert und fehlt später in der Rente. Bezüge gehen bei der Pensionskasse nur alle fünf Jahre und mit Mindestbetrag. Verpfänden statt beziehen schont die Vorsorge; Kasse oder Bank rechnet es vor.',
        ),
        us: say(
          'Die Altersvorsorge sollte die letzte Wahl sein: Wer vor dem Ruhestandsalter aus einem Plan entnimmt, zahlt in der Regel Einkommensteuer und einen Zuschlag. Ein Darlehen aus dem eigenen Plan vermeidet das, muss aber beim Jobwechsel meist rasch zurück. Ein Kredit auf das Haus oder ein Programm des Staates ist meist günstiger.',
        ),
      },
    },
    sellWithLoan: {
      question: 'Was wird aus meinem Solarkredit beim Hausverkauf?',
      answer: {
        de: financingSellWithLoan,
        at: financingSellWithLoan,
        ch: say(
          'Ein Privatkredit hängt an Ihnen, nicht am Haus: Sie zahlen ihn aus dem Erlös zurück oder einfach weiter. Steckt das Geld in der Hypothek, löst der Verkauf sie ab, oder der Käufer übernimmt sie mit Zustimmung der Bank; bei einer Festhypothek kostet der Ausstieg vor Ablauf oft viel. Fragen Sie die Bank vor dem Inserat nach der Summe.',
        ),
        us: say(
          'Das hängt von der Art ab: Ein ungesicherter Kredit bleibt einfach Ihrer. Bei einem Solarkredit ist die Anlage meist mit einem UCC-Eintrag gesichert, der zur Übergabe bezahlt oder gelöscht sein muss; PACE steht auf der Grundsteuerrechnung und muss fast immer aus dem Erlös bezahlt werden. Fordern Sie vor dem Inserat die Ablösesumme („payoff letter“) an und fragen Sie die Title Company, was eingetragen ist.',
        ),
      },
    },
    pace: {
      question: 'Was ist eine PACE-Finanzierung?',
      answer: {
        de: financingPace,
        at: financingPace,
        ch: financingPace,
        us: say(
          'PACE ist kein geschenktes Geld: Sie zahlen den Kredit über viele Jahre mit der Grundsteuer, und er steht meist vor der Hypothek. Wer nicht zahlen kann, riskiert das Haus, und beim Verkauf oder Umschulden muss er fast immer weg. Zins und Gebühren sind oft höher als bei einer Credit Union. Für Wohnhäuser gibt es ihn vor allem in Kalifornien, Florida und Missouri; unterschreiben Sie nichts an der Tür.',
        ),
      },
    },
  },
  leasing: {
    monthlyPrice: {
      question: 'Wie viel teurer ist Solar mieten als kaufen?',
      answer: say(
        'Meist kostet die Miete um die Hälfte mehr bis doppelt so viel wie der Kauf. Rechnen Sie die Rate mal zwölf mal Laufzeit in Jahren, samt jährlicher Steigerung, und stellen Sie die Summe neben Kaufpreis, Kreditzinsen, Wartung und eine Reparatur. Mieten ist vertretbar, wenn Sie wirklich keinen Kredit bekommen oder sich um nichts kümmern wollen; dann vergleichen Sie mehrere Mietangebote.',
      ),
    },
    sellHouse: {
      question: 'Was wird aus der gemieteten Solaranlage beim Hausverkauf?',
      answer: say(
        'Der Vertrag läuft weiter: Beim Verkauf übernimmt ihn der Käufer, wenn er und die Firma zustimmen, sonst lösen Sie ihn mit einer Zahlung ab. Niemand muss ihn übernehmen, deshalb drückt er oft den Preis oder verzögert den Verkauf. Beim Tod geht er auf die Erben über, sofern im Vertrag nichts anderes steht. Lassen Sie sich die Ablösesumme für jedes Jahr vor der Unterschrift zeigen.',
      ),
    },
    getOut: {
      question: 'Komme ich vorzeitig aus einem Solar-Mietvertrag heraus?',
      answer: say(
        'Vorzeitig kommen Sie meist nur durch Ablösen heraus: Sie kaufen die Anlage zum Restwert oder zahlen die noch offenen Raten, abzüglich Zinsen. Kurz nach einer Unterschrift an der Haustür, in Deutschland und Österreich auch online, hilft der Widerruf, später nur ein Fehler der Gegenseite, etwa wenn sie trotz Frist nicht repariert. Eine Preiserhöhung gilt nur, wenn eine Klausel sie erlaubt; lassen Sie den Vertrag von der Verbraucherberatung lesen.',
      ),
    },
    endOfTerm: {
      question: 'Wem gehört die gemietete Solaranlage am Vertragsende?',
      answer: say(
        'Das steht im Vertrag, und es gibt drei Formen: Die Anlage geht an Sie über, oft gegen einen kleinen Betrag, Sie können sie zum Zeitwert kaufen oder verlängern, oder die Firma baut sie ab. Bis dahin gehört sie der Firma. Achten Sie darauf, dass der Übernahmepreis als Zahl dasteht und der Abbau samt Dachreparatur Sache der Firma ist; Wechselrichter und Speicher sind dann meist schon alt.',
      ),
    },
    theCatch: {
      question: 'Wo ist der Haken bei Solar ohne Anzahlung?',
      answer: say(
        '„Gratis“ ist daran nur die Anschaffung: Die Anlage gehört der Firma, Sie zahlen über Jahre für jede kWh oder eine feste Rate, und dabei verdient sie an Ihnen, am Netzstrom und oft an Förderungen. Der Haken sind lange Bindung, jährlich steigende Preise und der Ärger beim Hausverkauf. Betrug ist das Modell nicht; unterschreiben Sie nur nicht beim ersten Besuch.',
      ),
    },
    repairs: {
      question: 'Wer repariert gemietete Solaranlagen und Wärmepumpen?',
      answer: say(
        'Bei Miete und Contracting repariert die Firma, denn ihr gehört die Anlage; das ist ihr größter Vorteil. Lassen Sie ins Schreiben, wie schnell sie kommt, was bei Ausfall mit der Rate geschieht und wer Versicherung, Zähler und Dachschäden zahlt. Selbst verschuldete Schäden bleiben meist bei Ihnen. Bleibt eine Störung liegen, setzen Sie schriftlich eine Frist und kürzen die Rate erst nach Beratung.',
      ),
    },
    roofRent: {
      question: 'Soll ich mein Dach für Solar verpachten?',
      answer: say(
        'Sein Dach zu verpachten lohnt sich fast nur bei großen Flächen wie Scheunen und Hallen; auf einem Wohnhaus bringt die eigene Anlage ein Mehrfaches der Pacht. Prüfen Sie Pacht je Jahr, Laufzeit, Rückbau, Dachsanierung während der Zeit und Haftung. Verlangt der Investor ein Recht im Grundbuch, lassen Sie das vom Notar oder Anwalt ansehen, denn es bindet auch spätere Käufer.',
      ),
    },
    companyFails: {
      question: 'Was gilt bei Pleite oder Verkauf meiner Solar-Mietfirma?',
      answer: say(
        'Geht die Firma pleite oder wird sie verkauft, läuft Ihr Vertrag meist beim Käufer oder Insolvenzverwalter zu denselben Bedingungen weiter, ein Verwalter kann ihn aber auch beenden; zahlen Sie erst an die neue Stelle, wenn der Wechsel schriftlich belegt ist. Ihre Rate darf nur nach einer Klausel steigen. Unsicher wird vor allem der Service, fragen Sie deshalb nach dem Zugang zu den Daten und der Garantie des Herstellers.',
      ),
    },
    buyingHouse: {
      question: 'Muss ich beim Hauskauf die Solarmiete übernehmen?',
      answer: {
        de: leasingBuyingHouse,
        at: leasingBuyingHouse,
        ch: leasingBuyingHouse,
        us: say(
          'Vor der Übergabe haben Sie die besten Karten: Verlangen Sie Vertrag, Restlaufzeit, Steigerung und Ablösesumme, und lassen Sie den Verkäufer ablösen, den Preis senken oder nutzen Sie Ihren Rücktrittsvorbehalt („contingency“), solange er läuft. Feste Raten zählt der Kreditgeber oft in Ihre Schuldenquote, bei Fannie Mae ja, bei FHA nicht. Die Übertragung dauert Wochen; ob Ihre Anzahlung sicher ist, sagt diese Woche Ihr Makler oder Anwalt.',
        ),
      },
    },
    payAlways: {
      question: 'Zahle ich die Solarmiete auch ohne Sonne?',
      answer: say(
        'Bei fester Miete zahlen Sie jeden Monat den gleichen Betrag, auch wenn die Sonne fehlt, das Haus leer steht oder Sie wenig brauchen. Beim Preis je Kilowattstunde zahlen Sie, was das Dach erzeugt, und oft auch das, was Sie nicht selbst nutzen. Suchen Sie im Vertrag nach Mindestabnahme, Mindestbetrag, jährlicher Steigerung und einer Ertragszusage mit Ausgleich; fehlt die Zusage, tragen Sie das Wetter allein.',
      ),
    },
    death: {
      question: 'Wer zahlt die Solarmiete nach einem Todesfall?',
      answer: {
        de: leasingDeath,
        at: leasingDeath,
        ch: leasingDeath,
        us: say(
          'Zuerst schuldet ihn der Nachlass, dann wer das Haus behält; Kinder haften nicht persönlich, solange sie nichts unterschrieben haben. Melden Sie den Tod, fragen Sie schriftlich nach Übertragung und Ablösesumme und zahlen Sie bis dahin aus dem Nachlass. Unterschreiben Sie keine Übernahme, bevor ein Nachlassanwalt oder Legal Aid sie gelesen hat; beim Verkauf des Hauses wird der Rest aus dem Erlös bezahlt oder vom Käufer übernommen.',
        ),
      },
    },
  },
  propertyValue: {
    solarPremium: {
      question: 'Wie viel mehr ist mein Haus mit Solar wert?',
      answer: say(
        'Eine bezahlte, funktionierende Solaranlage hilft meist beim Verkauf, aber Käufer zahlen für die Jahre, die ihr bleiben: eine neue zählt deutlich mehr als eine fünfzehnjährige, ein Speicher wenig. Eine feste Summe je Kilowatt gibt es nicht; in den USA fand Zillow einmal im Mittel {zillowPremium}, das gilt nicht überall. Zeigen Sie Ertragsdaten und gesparte Kosten, das überzeugt mehr als eine Zahl.',
      ),
    },
    leased: {
      question: 'Erschwert eine gemietete Solaranlage den Hausverkauf?',
      answer: say(
        'Gemietete oder geleaste Anlagen können den Verkauf erschweren: Der Käufer muss den Vertrag übernehmen und der Anbieter zustimmen, oder Sie lösen ihn vorher ab. Manche Käufer ziehen die Restraten vom Preis ab. Holen Sie vor dem Inserat schriftlich Ablösesumme und Übernahmebedingungen ein; eine eigene Anlage hat das Problem nicht.',
      ),
    },
    heatingAndLabel: {
      question: 'Wie beeinflussen Heizung und Energieklasse den Hauspreis?',
      answer: say(
        'Heizung und Energieklasse wirken stärker auf den Preis als Solar: Häuser mit schlechter Klasse, altem Öl, Gas oder Nachtspeicher verkaufen sich langsamer, und Käufer ziehen den Austausch ab. Unverkäuflich sind sie nicht, die Lage zählt mehr. Eine neue Wärmepumpe hilft, bringt aber selten ihren vollen Preis; eine pauschale Zahl des Maklers oder Nachbarn beweist nichts.',
      ),
    },
    beforeSelling: {
      question: 'Lohnt sich Modernisieren noch vor dem Hausverkauf?',
      answer: say(
        'Kurz vor dem Verkauf lohnt sich eine große Investition selten: Meist ist ein Preisnachlass oder ein fertiges Angebot samt Förderauskunft günstiger, und der Käufer entscheidet selbst. Sinnvoll sind kleine Dinge wie Heizungswartung, Dämmung der obersten Decke und ein aktueller Ausweis. Bleiben Sie noch fünf Jahre oder länger, zählt die eigene Ersparnis mit, und es kann sich rechnen.',
      ),
    },
    getBack: {
      question: 'Bekomme ich Sanierungskosten beim Hausverkauf zurück?',
      answer: say(
        'Die ganze Summe kommt über den Verkaufspreis fast nie zurück; rechnen Sie mit einem Teil, der mit dem Alter der Anlage sinkt, plus dem, was Sie bis dahin sparen. Auch Erben haben davon vor allem niedrigere Kosten und ein leichter verkäufliches Haus. Wer nur wegen des Preises investiert, wird meist enttäuscht.',
      ),
    },
    papers: {
      question: 'Welche Papiere zu Solar und Heizung will ein Hauskäufer?',
      answer: say(
        'Ein Käufer will sehen: Rechnungen und Datenblätter, Abnahme- und Messprotokolle, Anmeldungen beim Netz und Genehmigungen, Garantien mit Übertragungsregel, Wartungsnachweise, Ertrags- oder Verbrauchsdaten und die Zugänge zur Anlage. In Deutschland, Österreich und vielerorts gehört der Energieausweis zwingend dazu. Legen Sie alles in eine Mappe und nennen Sie die Kosten im Jahr.',
      ),
    },
    valuation: {
      question: 'Zählt ein Gutachter Solar und Heizung zum Hauswert?',
      answer: say(
        'Banken und Gutachter berücksichtigen Heizung, Dämmung und eigene Solaranlagen, aber vorsichtig und nach Restlebensdauer, nicht nach dem, was Sie bezahlt haben; gemietete Anlagen zählen nicht. Geben Sie Rechnungen, Ausweis und Ertragsdaten vor der Besichtigung ab und bitten Sie ausdrücklich darum. Bei Scheidung oder Erbe zählt der Verkehrswert des ganzen Hauses; wer etwas anders sieht, braucht ein Gutachten.',
      ),
    },
    charger: {
      question: 'Steigert eine Wallbox den Wert meiner Immobilie?',
      answer: say(
        'Eine Ladestation am eigenen Stellplatz ist ein kleines Plus, vor allem bei Wohnungen, wo Laden sonst schwierig ist; den Preis hebt sie kaum mehr als ihre Kosten. Wichtiger ist Käufern, dass Anschluss und Leitung da sind. Nur für den Verkauf lohnt sie sich selten.',
      ),
    },
  },
  fuelPrices: {
    carbonPrice: {
      question: 'Wie viel verteuert der CO2-Preis Heizöl und Gas?',
      answer: {
        de: say(
          'In diesem Jahr liegt der Preis zwischen {carbonPriceDe} je Tonne {carbonDioxide}; das macht beim Heizöl etwa siebzehn bis einundzwanzig Cent je Liter und beim Gas gut einen Cent je kWh. Der europäische Handel für Gebäude soll {euTradingFrom} starten, dann bestimmt der Markt den Preis, und niemand kennt ihn. Rechnen Sie vorsichtshalber mit dem Doppelten von heute.',
        ),
        at: say(
          'Auf Gas und Heizöl liegt der nationale {carbonDioxide}-Preis, der Satz steht auf Ihrer Rechnung. Er soll durch den europäischen Handel für Gebäude abgelöst werden, der {euTradingFrom} starten soll; dann bestimmt der Markt den Preis, und niemand kennt ihn. Rechnen Sie vorsichtshalber mit dem Doppelten von heute.',
        ),
        ch: say(
          'Die {carbonDioxide}-Abgabe beträgt {carbonLevyCh} je Tonne; das sind beim Heizöl gut dreissig Rappen je Liter und beim Gas gut zwei Rappen je kWh. Höher darf sie nach geltendem Gesetz nicht steigen, eine spätere Änderung entscheidet das Parlament. Einen Teil bekommen alle über die Krankenkassenprämie zurück.',
        ),
        us: say(
          'Einen bundesweiten {carbonDioxide}-Preis auf Heizstoffe gibt es nicht. Einige Bundesstaaten haben Handelssysteme, die Gas und Treibstoff etwas verteuern; was bei Ihnen gilt, steht auf der Rechnung oder bei Ihrer Energiebehörde. Wichtiger für Ihre Kosten sind Weltmarkt und Tarife.',
        ),
      },
    },
    salesForecast: {
      question: 'Ist der Energiepreisanstieg in meinem Angebot realistisch?',
      answer: say(
        'Steigerungen von sechs bis acht Prozent im Jahr über zwanzig Jahre sind übertrieben und dienen dem Verkauf; sicher vorhersagen lassen sich Preise nicht. Rechnen Sie drei Fälle: gleichbleibende Preise, zwei Prozent und vier Prozent im Jahr, für Brennstoff und Strom getrennt. Ein gutes Vorhaben bleibt auch im ersten Fall vertretbar; eines, das nur mit hohen Steigerungen aufgeht, sollten Sie lassen.',
      ),
    },
    willItFall: {
      question: 'Werden Gas und Öl wieder billig?',
      answer: say(
        'Billiger kann es zeitweise werden, denn Öl und Gas schwanken mit Krieg, Wetter und Weltmarkt; verlassen kann man sich darauf nicht. Darauf zu warten kostet Sie in der Zwischenzeit die höhere Rechnung. Wählen Sie lieber eine Heizung, die bei günstigen und bei hohen Preisen erträglich bleibt, und senken Sie den Verbrauch.',
      ),
    },
    gasNetwork: {
      question: 'Wird Gas teurer, wenn viele aus dem Gasnetz aussteigen?',
      answer: {
        de: fuelPricesGasNetwork,
        at: fuelPricesGasNetwork,
        ch: fuelPricesGasNetwork,
        us: say(
          'Das Risiko besteht auch hier: Wechseln viele Kunden zu Strom, verteilen sich die Kosten der Gasleitungen auf weniger, und die Fixgebühr steigt; stillgelegt wird bisher selten. Tariferhöhungen muss die Aufsicht Ihres Bundesstaats genehmigen, dort sehen Sie laufende Anträge. Rechnen Sie einen neuen Gaskessel mit steigender Grundgebühr durch.',
        ),
      },
    },
    electricity: {
      question: 'Wie entwickelt sich der Strompreis in Zukunft?',
      answer: {
        de: fuelPricesElectricity,
        at: fuelPricesElectricity,
        ch: say(
          'Den Tarif des nächsten Jahres gibt Ihr Werk jeweils bis Ende August bekannt; Sie finden ihn auf strompreis.elcom.admin.ch. Weiter voraus weiss es niemand: Netzausbau und neue Verbraucher treiben den Preis, Sonne und Wind drücken ihn in vielen Stunden. Dagegen helfen eigener Solarstrom und eine effiziente Wärmepumpe.',
        ),
        us: fuelPricesElectricity,
      },
    },
    woodAndPropane: {
      question: 'Wie entwickeln sich Preise für Holz, Pellets und Flüssiggas?',
      answer: say(
        'Auch Holz, Pellets und Flüssiggas lassen sich nicht vorhersagen: Pellets und Holz sind im Mittel stabiler als Öl, sprangen in der letzten Krise aber ebenfalls stark; Flüssiggas folgt dem Öl. Kaufen Sie im Frühjahr oder Sommer und lagern Sie einen Winter im Voraus, dann zahlen Sie meist weniger. Auf Holz liegt keine {carbonDioxide}-Abgabe, auf Flüssiggas in Europa schon.',
      ),
    },
    lockOrBuyNow: {
      question: 'Kann ich den Preis für Gas, Strom oder Öl festschreiben?',
      answer: say(
        'Auf zehn Jahre lässt sich ein Gas- oder Strompreis kaum festschreiben; üblich sind Verträge mit ein bis drei Jahren Preisgarantie, die Abgaben und Netz oft ausnehmen. Heizöl und Flüssiggas kaufen Sie am besten in zwei, drei Teilmengen, statt auf den tiefsten Tag zu wetten. Dauerhaft festschreiben können Sie nur den Strom vom eigenen Dach und den Verbrauch, den Sie einsparen.',
      ),
    },
  },
  highBill: {
    normal: {
      question: 'Ist mein Stromverbrauch normal?',
      answer: {
        de: highBillNormal,
        at: highBillNormal,
        ch: highBillNormal,
        us: say(
          'Ein durchschnittlicher Haushalt in den USA braucht knapp neunhundert Kilowattstunden Strom im Monat; kleine Wohnungen liegen weit darunter, Häuser mit Klimaanlage, elektrischer Heizung oder Pool in heißen oder kalten Monaten leicht beim Doppelten. Vergleichen Sie Kilowattstunden mit demselben Monat des Vorjahrs, nicht Dollar. Bei einem Betrag von mehreren Hundert im Winter oder Hochsommer ist fast immer Heizen oder Kühlen der Grund; direkter Strom gibt je kWh nur eine kWh Wärme, eine Wärmepumpe zwei bis vier.',
        ),
      },
    },
    find: {
      question: 'Wie finde ich heraus, was bei mir so viel Strom braucht?',
      answer: say(
        'Am schnellsten finden Sie den Stromfresser am Zähler: alles ausschalten, ablesen, dann Sicherung für Sicherung wieder ein und beobachten, wann der Verbrauch springt. Einzelne Geräte misst ein Steckermessgerät, das Energieberatungen oft verleihen, über mindestens einen Tag. Verdächtig sind Boiler, alte Umwälz- und Hauspumpen, zweiter Kühlschrank, Trockner, Heizlüfter und alles, was nachts läuft; der Lastverlauf eines digitalen Zählers zeigt die Stunde.',
      ),
    },
    nothingOn: {
      question: 'Warum läuft mein Stromzähler, obwohl alles aus ist?',
      answer: say(
        'Läuft der Zähler, obwohl scheinbar nichts an ist, steckt meist ein fester Verbraucher dahinter: Boiler, Umwälzpumpe, Lüftung, Gefriertruhe, Netzwerk oder eine fremde Leitung, etwa vom Treppenhaus oder Nachbarn. Schalten Sie alle Sicherungen aus: Zählt er weiter, melden Sie es dem Netzbetreiber und lassen einen Elektriker die Zuordnung prüfen; steht er, suchen Sie Stromkreis für Stromkreis.',
      ),
    },
    meterOrBill: {
      question: 'Wie prüfe ich, ob meine Stromrechnung stimmt?',
      answer: say(
        'Prüfen Sie zuerst Zählernummer, Zeitraum, Anfangs- und Endstand und ob geschätzt wurde; ein Foto vom Zähler mit Datum ist der beste Beleg. Stimmt etwas nicht, widersprechen Sie schriftlich und verlangen eine Korrektur mit dem echten Stand; auch den Abschlag passt der Lieferant danach an. Eine Zählerprüfung können Sie verlangen, zahlen sie aber meist selbst, wenn der Zähler richtig misst, und das tut er fast immer.',
      ),
    },
    cantPay: {
      question: 'Was tun, wenn ich meine Energierechnung nicht zahlen kann?',
      answer: {
        de: highBillCantPay,
        at: highBillCantPay,
        ch: highBillCantPay,
        us: say(
          'Rufen Sie den Versorger an, bevor die Rechnung fällig ist, und bitten Sie um einen Zahlungsplan; viele bieten auch gleichmäßige Monatsbeträge und Nachlässe bei kleinem Einkommen. Für Heiz- und Kühlkosten gibt es LIHEAP, Auskunft geben die Sozialstelle Ihres Staates oder die örtliche Community Action Agency. In vielen Staaten darf bei Kälte, Hitze oder Krankheit nicht abgestellt werden.',
        ),
      },
    },
    price: {
      question: 'Hilft es, Stromanbieter oder Stromtarif zu wechseln?',
      answer: {
        de: say(
          'Ist der Verbrauch gleich geblieben, ist der Preis gestiegen: Dann hilft der Wechsel von Tarif oder Anbieter, aus der Grundversorgung jederzeit mit zwei Wochen Frist, bei einer Preiserhöhung mit Sonderkündigung. Vergleichen Sie den Arbeitspreis ohne Bonus, eine Preisgarantie von einem Jahr und keine Vorauskasse. Am Telefon oder an der Tür nennen Sie nie Ihre Zählernummer.',
        ),
        at: say(
          'Ist der Verbrauch gleich geblieben, ist der Preis gestiegen: Vergleichen Sie Ihren Arbeitspreis im Tarifkalkulator der E-Control; der Wechsel ist kostenlos und unterbricht die Versorgung nicht. Achten Sie auf den Preis nach dem ersten Jahr, denn Neukundenrabatte laufen aus. Die Netzkosten bleiben beim Wechsel gleich.',
        ),
        ch: say(
          'Haushalte können in der Schweiz den Stromlieferanten nicht wechseln; der Preis gilt ein Jahr und steht vorher fest, Ihre Gemeinde finden Sie auf strompreis.elcom.admin.ch. Oft können Sie aber ein günstigeres Produkt desselben Werks oder einen Doppeltarif wählen. Sonst senken Sie den Verbrauch oder erzeugen selbst Strom; gegen einen falschen Betrag hilft die ElCom.',
        ),
        us: say(
          'Ist der Verbrauch gleich geblieben, ist der Preis gestiegen. Den Teil für die Lieferung können Sie nur in Staaten mit freier Wahl wechseln; die Netzkosten bleiben beim örtlichen Versorger. Lesen Sie Laufzeit, Preis danach und Gebühren, denn viele Lockangebote werden später teuer, und fragen Sie Ihren Versorger nach einem Zeittarif.',
        ),
      },
    },
    suspects: {
      question: 'Welche Geräte verbrauchen am meisten Strom?',
      answer: say(
        'Rechnen Sie Watt mal Stunden: Ein elektrischer Boiler ist mit einigen Kilowattstunden am Tag oft der größte Posten, eine alte Gefriertruhe kostet im Jahr so viel wie mehrere neue, eine ungeregelte Umwälzpumpe und ein Server oder Spielrechner rund um die Uhr fallen ebenfalls auf. Küchengeräte wie Mixer oder Wasserkocher zählen kaum, weil sie nur Minuten laufen. Poolpumpe, Entfeuchter und Heizlüfter dagegen schlagen stark durch.',
      ),
    },
    saveNow: {
      question: 'Wie senke ich meine Energiekosten sofort?',
      answer: say(
        'Ohne zu kaufen wirken am schnellsten: Boiler auf höchstens etwa sechzig Grad (in den USA sind hundertzwanzig Grad Fahrenheit üblich) und kürzer duschen, Wäsche bei dreißig Grad und an der Luft trocknen, Zweitkühlschrank aus, Heizlüfter weg, Geräte nachts an der Steckerleiste trennen. Bei der Heizung bringt ein Grad weniger rund sechs Prozent, dazu die Heizkurve senken und Türen schließen. Alles nachts auszuschalten spart wenig, wenn die Kühlgeräte weiterlaufen.',
      ),
    },
  },
  atMyAge: {
    inMyTime: {
      question: 'Rechnet sich Solar oder Heizung noch zu meinen Lebzeiten?',
      answer: say(
        'Rein rechnerisch lohnt sich Solar, wenn Sie noch etwa {solarPayback} Jahre im Haus bleiben; bei einer neuen Heizung zählt eher, ob die alte ohnehin ersetzt werden muss, denn dann geht es nur um den Mehrpreis. Wer darunter bleibt, bekommt Komfort, niedrigere Rechnungen und ein leichter verkäufliches Haus, aber nicht alles Geld zurück. Rechnen Sie mit den Jahren, die Sie im Haus bleiben wollen, nicht mit dem Alter.',
      ),
    },
    heirs: {
      question: 'Haben meine Erben etwas von Solar oder Wärmepumpe?',
      answer: say(
        'Die Kinder haben vor allem etwas davon, wenn sie das Haus behalten: Solarmodule halten {panelYears} Jahre, eine Wärmepumpe {heatPumpYears}; beim Verkauf kommt nur ein Teil über den Preis zurück. Fragen Sie sie, ob sie das Haus wollen und lieber Geld oder Technik erben. Ohne Erben zählt nur, was Ihnen selbst Wärme, Ruhe und kleinere Rechnungen wert sind.',
      ),
    },
    keepOld: {
      question: 'Kann ich im Alter meine alte Heizung einfach behalten?',
      answer: say(
        'Läuft die alte Heizung sicher und ist bezahlbar, dürfen Sie sie mit ruhigem Gewissen weiterbetreiben, solange das Gesetz bei Ihnen nichts anderes verlangt. Machen Sie aber einen Plan: Wartung jedes Jahr, Nummer eines Betriebs, ein Angebot in der Schublade, ein Elektroofen für die Not. Fällt eine teure Reparatur an oder ist sie über zwanzig Jahre alt, ist der geplante Tausch meist klüger als der Notfall im Januar.',
      ),
    },
    tooMuchTrouble: {
      question: 'Ist der Umbau für Solar oder Wärmepumpe im Alter zu viel?',
      answer: say(
        'Die Belastung ist überschaubar: Solar dauert {solarWorkDays} Tage und kaum im Haus, eine Wärmepumpe {heatPumpWorkDays} Tage im Keller und draußen; danach läuft beides von selbst, ohne App und ohne Pflege. Holen Sie sich jemanden, der die Termine begleitet, und wählen Sie eine warme Jahreszeit. Kleiner geht es auch: Heizung einstellen, Dachboden dämmen, Fenster abdichten.',
      ),
    },
    movingOut: {
      question: 'Lohnt sich Modernisieren, wenn ich bald ins Heim ziehe?',
      answer: say(
        'Ziehen Sie voraussichtlich in den nächsten fünf Jahren um, lohnt sich eine große Investition selten; das Geld ist für Pflege oder Umzug besser verfügbar. Kleine Maßnahmen und eine gewartete Heizung reichen dann. Bleibt ein Partner oder zieht eine Betreuung ein, zählt Wärme ohne Ausfall mehr als die Rendite.',
      ),
    },
    goodReasons: {
      question: 'Bin ich zu alt für Solar oder eine neue Heizung?',
      answer: say(
        'Zu alt sind Sie dafür nicht, und lächerlich ist es auch nicht: Viele tun es mit siebzig oder achtzig für Wärme ohne Schleppen und Bestellen, für planbare Rechnungen oder einfach aus Freude. Es ist Ihr Geld; vernünftig bleibt es, wenn genug Rücklage für Pflege und Reparaturen da ist. Lassen Sie zwei Angebote geben und eine Woche liegen.',
      ),
    },
    parent: {
      question: 'Ist Solar oder neue Heizung für alte Eltern noch sinnvoll?',
      answer: say(
        'Wenn drei Dinge stimmen: Es bleibt genug Geld für Pflege und Notfälle, das Angebot ist fair und ohne Druck zustande gekommen, und das Leben wird wärmer oder einfacher. Reden Sie es weder ein noch aus; auch Freude ist ein guter Grund. Sitzt Ihr Elternteil im Kalten, rechnet sich Hilfe immer: Fragen Sie nach Zuschüssen für kleine Renten und einem Gerät für sofort.',
      ),
    },
  },
  zeroBill: {
    whatRemains: {
      question: 'Was zahle ich mit Solar noch für Strom?',
      answer: {
        de: zeroBillWhatRemains,
        at: zeroBillWhatRemains,
        ch: zeroBillWhatRemains,
        us: say(
          'Es bleiben die feste Monatsgebühr, oft auch ein Mindestbetrag oder eine Netzgebühr für Solarkunden, und der Strom, den Ihre Gutschriften nicht decken. Mit vollem Net Metering ist das oft nur die Gebühr, mit gekürzter Vergütung deutlich mehr. Hinzu kommt die Rate für Kredit, Leasing oder Liefervertrag; die genauen Posten stehen im Tarifblatt Ihres Versorgers.',
        ),
      },
    },
    offGrid: {
      question: 'Kann ich mit Solar und Speicher ganz ohne Netz leben?',
      answer: say(
        'Ganz ohne Netz zu leben ist möglich, aber selten sinnvoll: Für dunkle Winterwochen braucht es eine sehr große Anlage, viel Speicher und einen Generator, was ein Vielfaches des Netzanschlusses kostet. Sinn hat es dort, wo kein Anschluss da ist, etwa auf Hütte, Hof oder im Tiny House, dann am besten ohne elektrische Heizung. Ob Ihre Gemeinde oder Bank einen Anschluss verlangt, klären Sie vorher; wer ein Gerät zum Leben braucht, bleibt am Netz.',
      ),
    },
    cancelContract: {
      question: 'Kann ich mit Solar meinen Stromvertrag kündigen?',
      answer: {
        de: zeroBillCancelContract,
        at: say(
          'Den Stromvertrag kündigen Sie nicht: Solange das Haus am Netz hängt, brauchen Sie einen Lieferanten für Nacht und Winter. Auch der Zähler bleibt, denn er misst Bezug und Einspeisung. Lohnend ist ein Tarif mit kleiner Grundgebühr, weil Sie weniger kaufen; den Tarifkalkulator der E-Control gibt es dafür gratis.',
        ),
        ch: say(
          'Kündigen können Sie nicht: Als Haushalt beziehen Sie den Strom vom örtlichen Werk, und solange das Haus am Netz hängt, braucht es diesen Anschluss für Nacht und Winter. Auch der Zähler bleibt, denn er misst Bezug und Einspeisung. Fragen Sie, ob es einen Tarif mit kleinerem Grundpreis gibt.',
        ),
        us: say(
          'Den Vertrag kündigen Sie nicht: Solange das Haus am Netz hängt, bleiben Sie Kunde des Versorgers, und nur so bekommen Sie Gutschriften für eingespeisten Strom. Auch der Zähler bleibt, denn er misst beide Richtungen. Fragen Sie, welcher Tarif mit Solar am günstigsten ist, oft sind mehrere wählbar.',
        ),
      },
    },
    biggerBattery: {
      question: 'Bringt ein großer Speicher die Stromrechnung auf null?',
      answer: say(
        'Auch viele Module und ein großer Speicher machen keine Null: Im Sommer ist er voll, aber von November bis Februar fehlt die Sonne, um ihn zu füllen. Mit passendem Speicher kommt der Beispielhaushalt auf etwa {selfSufficiencyBattery}; jedes weitere Prozent wird teurer, und mit Wärmepumpe oder Auto sinkt der Anteil wieder. Ein Monatswert wie fast hundert Prozent im Juni sagt nichts über das Jahr.',
      ),
    },
    promise: {
      question: 'Stimmt die Werbung, mit Solar nie mehr Strom zu bezahlen?',
      answer: say(
        '„Nie mehr eine Stromrechnung“ ist Werbung, kein technisches Ergebnis; gemeint ist oft eine Bilanz übers Jahr, in der nur die Kilowattstunden gleich sind, nicht das Geld. Verlangen Sie eine Rechnung Monat für Monat mit Ihrem Verbrauch und die Zusage im Vertrag; wer das nicht gibt, dem glauben Sie nicht. Ist schon an der Haustür unterschrieben worden, prüfen Sie sofort das Widerrufsrecht.',
      ),
    },
    stillBill: {
      question: 'Warum bekomme ich trotz Solar noch eine Stromrechnung?',
      answer: say(
        'Eine Rechnung trotz Anlage ist normal, meist wegen Winter, Abend und Grundpreis oder weil der Abschlag noch nicht angepasst ist. Prüfen Sie am Zähler Bezug und Einspeisung, ob die Anlage läuft und ob die Einspeisung vergütet wird. Ist die Rechnung kaum kleiner als vorher, liegt es oft an neuem Verbrauch wie Wärmepumpe oder Auto, an einem Ausfall oder an einem Fehler bei der Abrechnung; fragen Sie schriftlich nach.',
      ),
    },
  },
};
