import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const hired = say(
  'Mietmodelle nehmen Ihnen die Anfangskosten und oft die Wartung ab, sind über die ganze Laufzeit aber meist teurer als der Kauf. Prüfen Sie Laufzeit, Gesamtkosten, Kündigung und was beim Hausverkauf geschieht. Rechnen Sie zum Vergleich mit einem Kredit.',
);

export const de: TopicTexts<'money'> = {
  costsOverview: {
    title: 'Kosten im Überblick',
    question: 'Was kosten Solaranlage, Wärmepumpe und Wallbox jeweils?',
    answer: {
      de: say(
        'Für Photovoltaik mit {pvSystemKwp} nennt eine Marktübersicht {pvSystemPrice}, für eine Luft-Wasser-Wärmepumpe {airHeatPumpPrice} vor Förderung. Für eine Ladestation rechnet unsere Schätzung mit {wallboxEur}. Was es bei Ihnen kostet, sagt erst ein Angebot nach dem Ortstermin.',
      ),
      at: say(
        'Für {pvAtKwp} Photovoltaik rechnet unsere Schätzung mit {pvAtPrice}, für eine Luftwärmepumpe samt Einbau mit {airHeatPumpAt}, für eine Ladestation mit {wallboxAt}, alles vor Förderung. Das sind Annahmen von uns, keine Statistik; Haus und Betrieb machen viel aus. Verbindlich ist das Angebot nach dem Ortstermin.',
      ),
      ch: say(
        'Für Photovoltaik mit {pvChKwp} nennt eine Marktübersicht {pvChPrice} vor Förderung. Für eine Luft-Wasser-Wärmepumpe samt Einbau rechnet unsere Schätzung mit {airHeatPumpCh}, für eine Ladestation mit {wallboxChf}; das sind Annahmen von uns, keine Statistik. Verbindlich ist die Offerte nach dem Ortstermin.',
      ),
      us: say(
        'Für Photovoltaik lag das mittlere Angebot bei {pvUsPrice}, in diesem Jahr in einer Spanne von {pvUsRange}. Für eine Luftwärmepumpe samt Einbau rechnet unsere Schätzung mit {airHeatPumpUs}, für eine Ladestation mit {wallboxUsd}; das sind Annahmen von uns, keine Statistik. Was es bei Ihnen kostet, sagt erst ein Angebot nach dem Ortstermin.',
      ),
    },
  },
  solarCost: {
    title: 'Preis einer Solaranlage',
    question: 'Was kostet eine Solaranlage?',
    answer: {
      de: say(
        'Kleine Anlagen um {pvSmallKwp} kosten {pvSmallPrice}, größere um {pvTenKwp} noch {pvTenPrice}, ohne Speicher. Für {pvSystemKwp} mit Batteriespeicher nennt eine Marktübersicht {pvSystemWithBattery}. Gerüst, Zählerschrank und Dachzustand entscheiden mit; verbindlich ist das Angebot nach dem Ortstermin.',
      ),
      at: say(
        'Für {pvAtKwp} ohne Speicher rechnet unsere Schätzung mit {pvAtPrice}. Das ist eine Annahme von uns, keine österreichische Statistik: deutsche Preise plus {vatAtRate} Mehrwertsteuer. Der Preis je kWp sinkt mit der Größe; Gerüst, Zählerkasten und Speicher entscheiden mit. Zwei bis drei Angebote zum Vergleich sind der sicherste Weg.',
      ),
      ch: say(
        'Für eine Anlage mit {pvChKwp} nennt eine Marktübersicht {pvChPrice} vor der Einmalvergütung. Dach, Gerüst und Elektroinstallation entscheiden mit; verbindlich ist die Offerte nach dem Ortstermin.',
      ),
      us: say(
        'Das mittlere Angebot lag bei {pvUsPrice}, eine Übersicht dieses Jahres nennt {pvUsRange}, vor Zuschüssen von Bundesstaat oder Versorger. Dach, Leitungen und ein Speicher verschieben den Preis. Eine Steuergutschrift des Bundes gibt es zum Abziehen nicht mehr.',
      ),
    },
  },
  heatPumpCost: {
    title: 'Preis einer Wärmepumpe',
    question: 'Was kostet eine Wärmepumpe mit Einbau?',
    answer: {
      de: say(
        'Eine Luft-Wasser-Wärmepumpe kostet mit Einbau meist {airHeatPumpPrice}, eine Anlage mit Erdwärme {groundHeatPumpPrice}, jeweils vor Förderung. Die Pakete im Ergebnis rechnen mit niedrigeren typischen Werten; planen Sie mit den Angeboten. Von der Förderung hängt viel ab, fragen Sie mich gern danach.',
      ),
      at: say(
        'Für eine Luftwärmepumpe samt Einbau rechnet unsere Schätzung mit {airHeatPumpAt}, für Erdwärme mit Bohrung oder Kollektor mit {groundHeatPumpAt}. Das sind Annahmen von uns, keine Statistik; die Pakete im Ergebnis rechnen mit niedrigeren typischen Werten, planen Sie also mit Angeboten. Ziehen Sie die Förderung erst ab, wenn die Zusage da ist.',
      ),
      ch: say(
        'Für eine Luft-Wasser-Wärmepumpe samt Einbau rechnet unsere Schätzung mit {airHeatPumpCh}, für eine mit Erdsonde mit {groundHeatPumpCh}; im Betrieb ist die Erdsonde sparsamer. Das sind Annahmen von uns, keine Statistik; die Pakete im Ergebnis rechnen mit niedrigeren typischen Werten. Lassen Sie sich zwei bis drei Offerten geben und ziehen Sie den Beitrag Ihres Kantons ab.',
      ),
      us: say(
        'Für eine Luftwärmepumpe samt Einbau rechnet unsere Schätzung mit {airHeatPumpUs}, für Erdwärme mit {groundHeatPumpUs}. Das sind Annahmen von uns, keine Statistik, und die Pakete im Ergebnis rechnen niedriger; Luftkanäle, kaltes Klima und Arbeiten am Sicherungskasten treiben den Preis. Lassen Sie Gerät, Kanäle und Elektroarbeiten getrennt anbieten. Danach sehen Sie, welchen Zuschuss von Bundesstaat oder Versorger Sie abziehen können.',
      ),
    },
  },
  wallboxCost: {
    title: 'Preis einer Wallbox',
    question: 'Was kostet eine Wallbox mit Installation?',
    answer: {
      de: say(
        'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxEur}; das ist eine Annahme von uns. Teuer wird es, wenn die Leitung lang ist oder der Zählerschrank erneuert werden muss. Ein Foto vom Sicherungskasten hilft dem Fachbetrieb bei der Schätzung.',
      ),
      at: say(
        'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxAt}; das ist eine Annahme von uns. Länge der Leitung und Zustand des Zählerkastens entscheiden.',
      ),
      ch: say(
        'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxChf}; das ist eine Annahme von uns. Länge der Leitung und Sicherungskasten entscheiden. In Einstellhallen kommt die Grundinstallation mit Lastmanagement dazu, und es wird deutlich teurer.',
      ),
      us: say(
        'Für Gerät und Einbau rechnet unsere Schätzung mit {wallboxUsd}; das ist eine Annahme von uns. Eine lange Leitung oder ein voller Sicherungskasten macht es teurer. Ein Foto vom Sicherungskasten hilft dem Elektriker beim Angebot.',
      ),
    },
  },
  batteryCost: {
    title: 'Preis eines Batteriespeichers',
    question: 'Was kostet ein Batteriespeicher?',
    answer: {
      de: say(
        'Ein Speicher kostet meist {batteryPerKwhDe}, mit zehn kWh also {batteryDe}. Für {pvSystemKwp} nennt eine Marktübersicht ohne Speicher {pvSystemPrice}, mit Speicher {pvSystemWithBattery}. Der Aufpreis hängt von Größe, Marke und Notstromfunktion ab. Lassen Sie ihn im Angebot immer getrennt ausweisen.',
      ),
      at: say(
        'Für einen Speicher mit zehn kWh rechnet unsere Schätzung mit {batteryAt}; das ist eine Annahme von uns, keine Statistik. Lassen Sie ihn im Angebot getrennt ausweisen, dann sehen Sie, ob er sich für Sie rechnet. Gefördert wurden Speicher zuletzt mit {eagBattery}; dieser Fördercall endete am {eagEnded}.',
      ),
      ch: say(
        'Für einen Speicher mit zehn kWh rechnet unsere Schätzung mit {batteryCh}; das ist eine Annahme von uns, keine Statistik. Lassen Sie ihn in der Offerte getrennt ausweisen, dann sehen Sie, ob er sich für Sie rechnet.',
      ),
      us: say(
        'Für eine Batterie mit zehn kWh rechnet unsere Schätzung mit {batteryUs}; das ist eine Annahme von uns, keine Statistik. Lassen Sie sie im Angebot als eigene Zeile ausweisen: Dann sehen Sie, was Ihnen Notstrom und Eigenverbrauch wert sind. Manche Versorger zahlen dafür, dass sie die Batterie zu Spitzenzeiten nutzen dürfen.',
      ),
    },
  },
  runningCost: {
    title: 'Stromkosten der Wärmepumpe',
    question: 'Was kostet der Strom für eine Wärmepumpe?',
    answer: {
      de: say(
        'Gemessene Luft-Wärmepumpen in bestehenden Häusern machen im Mittel aus einer Kilowattstunde Strom {fieldAir} Kilowattstunden Wärme. Haushaltsstrom kostet im Mittel {powerPriceDe}, Gas kostete im Jahr davor {gasPriceDe}; Wärmepumpentarife liegen meist unter dem Haushaltsstrom. Ob Sie sparen, hängt also vor allem von der Vorlauftemperatur und Ihrem Tarif ab.',
      ),
      at: say(
        'Gemessene Luft-Wärmepumpen in bestehenden Häusern machen im Mittel aus einer Kilowattstunde Strom {fieldAir} Kilowattstunden Wärme. Teilen Sie Ihren Strompreis durch diese Zahl und vergleichen Sie mit dem Preis Ihres Brennstoffs. Eine niedrige Vorlauftemperatur senkt die Kosten am meisten.',
      ),
      ch: say(
        'Gemessene Luft-Wärmepumpen in bestehenden Häusern machen im Mittel aus einer Kilowattstunde Strom {fieldAir} Kilowattstunden Wärme. Im Median zahlen Haushalte {powerPriceCh}. Teilen Sie Ihren Tarif durch diese Zahl und vergleichen Sie mit dem Preis Ihres Brennstoffs.',
      ),
      us: say(
        'Gemessene Luft-Wärmepumpen in bestehenden deutschen Häusern machen im Mittel aus einer Einheit Strom {fieldAir} Einheiten Wärme; in kalten amerikanischen Wintern ist es weniger. Strom kostet im Mittel {powerPriceUs}, mit großen Unterschieden zwischen den Bundesstaaten. Gegenüber Flüssiggas, Öl oder direkter Stromheizung sparen Sie meist; gegenüber billigem Erdgas kommt es darauf an.',
      ),
    },
  },
  payback: {
    title: 'Amortisation',
    question: 'Wann rechnen sich Solaranlage und Wärmepumpe?',
    answer: say(
      'Als Richtwert rechnen wir bei Solar mit {solarPayback} Jahren. Bei der Wärmepumpe hängt es so sehr an Förderung, Strompreis und Vorlauftemperatur, dass ich keine Zahl nenne; ohne Förderung kann es deutlich länger dauern. Auch die Jahre in den Paketen sind typische Werte, nicht für Ihr Haus berechnet. Rechnen Sie mit einem Angebot nach.',
    ),
  },
  savings: {
    title: 'Ersparnis',
    question: 'Wie viel spare ich mit Solar oder einer neuen Heizung?',
    answer: say(
      'Das hängt von Verbrauch, Dach, Heizung und künftigen Preisen ab, deshalb verspreche ich keine Zahl. Am meisten sparen meist Häuser mit hohem Strombedarf am Tag oder mit alter Öl- oder Gasheizung. Die Beträge in den Paketen sind typische Werte; was Sie sparen, sagt erst ein Angebot mit Ihrem Verbrauch.',
    ),
    toTenants: say(
      'Zur Miete sparen Sie mit dem, was in Ihrer Hand liegt: Tarif, Thermostate, dichte Fenster und ein Balkonkraftwerk. Bei dem zählt, was im selben Augenblick verbraucht wird: diese kWh mal Ihren Strompreis sind die Ersparnis im Jahr. Was eine neue Heizung oder ein Solardach spart, kommt nur über Nebenkosten oder Mieterstrom zu Ihnen. Eine feste Zahl verspreche ich nicht.',
    ),
  },
  financing: {
    title: 'Kredit und Finanzierung',
    question: 'Wie finanziere ich Solaranlage oder Wärmepumpe?',
    answer: {
      de: say(
        'Zum Heizungstausch gibt es einen Ergänzungskredit bis {kfwLoanMax} je Wohnung: {kfwLoan} mit Zinsvorteil bis {kfwLoanIncome} Haushaltseinkommen, darüber {kfwLoanOther}. Er setzt die Zusage des Zuschusses voraus, höchstens {kfwCommitmentMonths} Monate alt, und damit einen unterschriebenen Vertrag mit Bedingung; beantragt wird er vor Beginn der Arbeiten. Für Photovoltaik und Speicher gibt es {kfwSolar}, vor der Bestellung. Beides läuft über Ihre Bank; eine Altersgrenze gibt es nicht, sie prüft Rente oder Einkommen und Sicherheiten.',
      ),
      at: say(
        'Viele Banken bieten Sanierungs- oder Ökokredite, einige Bundesländer Darlehen über die Wohnbauförderung. Vergleichen Sie den effektiven Zins und fragen Sie zuerst die Energieberatung Ihres Landes. Auch mit einer Pension prüft die Bank Einkommen und Sicherheiten.',
      ),
      ch: say(
        'Manche Banken geben für energetische Sanierungen vergünstigte Hypotheken. Investitionen in bestehende Häuser lassen sich meist von der Steuer abziehen, beim Bund nur noch bis {deductionChTo}; fragen Sie dazu Ihr Steueramt oder Ihre Treuhand. Nach der Pensionierung prüft die Bank die Tragbarkeit mit der Rente; eine kleine Aufstockung geht oft trotzdem. Eine Finanzierung vermitteln wir nicht.',
      ),
      us: say(
        'Üblich sind ein Kredit auf das Haus, Solarkredite und Genossenschaftsbanken; manche Bundesstaaten und Versorger bieten zinsgünstige Programme oder Raten über die Stromrechnung. Vergleichen Sie die gesamte Summe und achten Sie auf Händlergebühren, die sich hinter niedrigen Zinsen verstecken. Ihr Einkommen darf geprüft werden, wegen des Alters ablehnen darf man Sie nicht. Eine Finanzierung vermitteln wir nicht.',
      ),
    },
  },
  leasing: {
    title: 'Mieten oder Leasing',
    question: 'Soll ich eine Solaranlage mieten oder kaufen?',
    answer: {
      de: hired,
      at: hired,
      ch: hired,
      us: say(
        'Miete oder Stromliefervertrag (PPA) brauchen am Anfang wenig Geld, kosten über die Laufzeit aber meist mehr als der Kauf. Lesen Sie, um wie viel die Rate jährlich steigt, wie lange der Vertrag läuft und wer repariert; beim Hausverkauf muss der Käufer den Vertrag übernehmen, oder Sie lösen ihn ab. Die Firma kann womöglich noch eine Gutschrift für Unternehmen ({businessCredit}) nutzen, die Ihnen nicht offensteht; fragen Sie, wie viel davon Ihren Preis senkt.',
      ),
    },
  },
  propertyValue: {
    title: 'Wert der Immobilie',
    question: 'Steigert eine energetische Sanierung den Hauswert?',
    answer: say(
      'Ein besserer Energieausweis und niedrige Heizkosten helfen beim Verkauf, einen festen Aufschlag kann Ihnen aber niemand seriös zusagen. Alte Öl- oder Gasheizungen drücken den Preis eher. Heben Sie Rechnungen, Protokolle und Garantien für den Käufer auf.',
    ),
  },
  fuelPrices: {
    title: 'Künftige Preise von Gas, Öl und Strom',
    question: 'Was kosten Gas, Öl und Strom in Zukunft?',
    answer: {
      de: say(
        'Was Gas, Öl und Strom in zehn oder zwanzig Jahren kosten, weiß niemand; ich nenne deshalb keine Prognose. Sicher ist die Richtung bei fossilen Brennstoffen: Auf sie kommt ein {carbonDioxide}-Preis, und die Kosten des Gasnetzes verteilen sich auf weniger Kunden. Beim Strom können Sie einen Teil mit einer eigenen Anlage festschreiben. Rechnen Sie Angebote mit gleichbleibenden und mit steigenden Preisen durch.',
      ),
      at: say(
        'Was Gas, Öl und Strom in zehn oder zwanzig Jahren kosten, weiß niemand; ich nenne deshalb keine Prognose. Fossile Brennstoffe tragen einen {carbonDioxide}-Preis, und die Netzkosten beim Gas verteilen sich auf weniger Kunden. Beim Strom können Sie einen Teil mit einer eigenen Anlage festschreiben. Rechnen Sie Angebote mit gleichbleibenden und mit steigenden Preisen durch.',
      ),
      ch: say(
        'Was Gas, Öl und Strom in zehn oder zwanzig Jahren kosten, weiß niemand; ich nenne deshalb keine Prognose. Auf Heizöl und Gas liegt eine {carbonDioxide}-Abgabe, und die Stromtarife legt Ihr Versorger jedes Jahr neu fest. Einen Teil davon können Sie mit einer eigenen Anlage festschreiben. Rechnen Sie Offerten mit gleichbleibenden und mit steigenden Preisen durch.',
      ),
      us: say(
        'Was Gas, Öl und Strom in zehn oder zwanzig Jahren kosten, weiß niemand; ich nenne deshalb keine Prognose. Heizöl und Flüssiggas schwanken mit dem Weltmarkt, Strom und Erdgas mit den Tarifen Ihres Versorgers. Rechnen Sie Angebote mit gleichbleibenden und mit steigenden Preisen durch, und misstrauen Sie jedem, der hohe Steigerungen als sicher verkauft.',
      ),
    },
  },
  highBill: {
    title: 'eine hohe Rechnung',
    question: 'Was kann ich gegen eine hohe Energierechnung tun?',
    answer: say(
      'Sehen Sie zuerst, wofür: Abrechnung, Zählerstand heute und in einer Woche, dann die großen Verbraucher: Heizung, Warmwasser, Klimagerät, alte Pumpen und Kühlgeräte. Sofort helfen ein günstigerer Tarif, wo Sie wählen können, etwas weniger Raumtemperatur, dichte Fenster und eine richtig eingestellte Heizung. Heizen Sie direkt mit Strom, ist das meist der Grund: Eine kWh Strom gibt nur eine kWh Wärme, mit einer Luftwärmepumpe in gemessenen Häusern im Mittel {fieldAir}. Danach kommen Dämmung, Solarstrom und eine neue Heizung. Stimmt die Rechnung selbst nicht, verlangen Sie schriftlich eine Prüfung; eine Verbraucherberatung hilft.',
    ),
  },
  atMyAge: {
    title: 'ob es sich im Alter lohnt',
    question: 'Lohnt sich Solar oder eine neue Heizung im Alter noch?',
    answer: say(
      'Auch im Alter kann es sich lohnen, muss es aber nicht. Für eine neue Heizung spricht, dass die alte bald ausfällt oder die Rechnung drückt; Solarstrom braucht meist {solarPayback} Jahre, bis er sich bezahlt hat, danach haben Haus und Erben etwas davon. Läuft alles gut und wollen Sie keine Baustelle, ist Warten mit einem Plan für den Notfall auch eine gute Antwort. Fragen Sie nach Zuschüssen für kleine Renten, und lassen Sie sich von niemandem drängen.',
    ),
  },
  zeroBill: {
    title: 'ob die Stromrechnung verschwindet',
    question: 'Verschwindet meine Stromrechnung mit Solar ganz?',
    answer: {
      de: say(
        'Ganz verschwindet die Rechnung fast nie. Ohne Speicher deckt eine Solaranlage im Beispielhaushalt etwa {selfSufficiencyAlone} des Bedarfs, mit passendem Speicher etwa {selfSufficiencyBattery}; nachts und im Winter kaufen Sie weiter, und der Grundpreis bleibt. Wer eine Null verspricht, soll sie mit Ihrem Verbrauch Monat für Monat vorrechnen und im Vertrag zusagen.',
      ),
      at: say(
        'Ganz verschwindet die Rechnung fast nie. Ohne Speicher deckt eine Solaranlage im Beispielhaushalt etwa {selfSufficiencyAlone} des Bedarfs, mit passendem Speicher etwa {selfSufficiencyBattery}; nachts und im Winter kaufen Sie weiter, und der Grundpreis bleibt. Wer eine Null verspricht, soll sie mit Ihrem Verbrauch Monat für Monat vorrechnen und im Vertrag zusagen.',
      ),
      ch: say(
        'Ganz verschwindet die Rechnung fast nie. Ohne Speicher deckt eine Solaranlage im Beispielhaushalt etwa {selfSufficiencyAlone} des Bedarfs, mit passendem Speicher etwa {selfSufficiencyBattery}; nachts und im Winter kaufen Sie weiter, und der Grundpreis bleibt. Wer eine Null verspricht, soll sie mit Ihrem Verbrauch Monat für Monat vorrechnen und im Vertrag zusagen.',
      ),
      us: say(
        'Ganz verschwindet die Rechnung fast nie: Nachts und an trüben Tagen kaufen Sie Strom, und die feste Gebühr bleibt. Mit vollem Net Metering können Gutschriften den Rest im Jahr fast aufwiegen, mit gekürzten Vergütungen nicht; welche Regel gilt, sagt Ihr Versorger. Wer eine Null verspricht, soll sie mit Ihrem Verbrauch Monat für Monat vorrechnen und im Vertrag zusagen.',
      ),
    },
  },
};
