import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'charging'> = {
  wallboxPower: {
    title: 'Ladeleistung: 11 oder 22 kW',
    question: 'Soll meine Wallbox 11 oder 22 kW haben?',
    answer: {
      ...sameInEurope(
        say(
          'Fürs Laden über Nacht reichen {chargeUsual} fast immer. {chargeFast} nützen nur, wenn auch Ihr Auto so schnell Wechselstrom lädt, und belasten den Hausanschluss stärker. Wichtiger sind oft Lastmanagement und Laden mit Solarstrom.',
        ),
      ),
      us: say(
        'Fürs Laden über Nacht reichen {chargerPowerUs} an {chargerUs} fast immer. {chargeFast} wie in Europa brauchen drei Phasen, die Häuser in den USA kaum je haben; mehr als {chargeUsual} nützen nur, wenn das Auto sie nimmt, und belasten den Anschluss stärker. Wichtiger sind oft Lastmanagement und Laden mit Solarstrom.',
      ),
    },
  },
  gridNotice: {
    title: 'Anmeldung beim Netzbetreiber',
    question: 'Muss ich Wallbox und Solaranlage dem Netzbetreiber melden?',
    answer: {
      de: say(
        'Jede Wallbox wird vor der Inbetriebnahme beim Netzbetreiber gemeldet; haben alle Ladepunkte am Anschluss zusammen mehr als {wallboxConsent}, etwa bei {wallboxBig}, braucht es seine Zustimmung, die er binnen {wallboxReply} Monaten erteilt oder begründet ablehnt. Auch Wärmepumpe und Solaranlage werden gemeldet. Das erledigt in der Regel der Elektrobetrieb.',
      ),
      at: say(
        'Ladestation, Wärmepumpe und Solaranlage werden vor der Inbetriebnahme beim Netzbetreiber gemeldet; ab welcher Leistung er zustimmen muss, steht in seinen Bedingungen. Das erledigt in der Regel der Elektrobetrieb.',
      ),
      ch: say(
        'Ladestation, Wärmepumpe und Solaranlage brauchen ein technisches Anschlussgesuch beim Netzbetreiber. Das erledigt in der Regel der Elektrobetrieb, zusammen mit der Installationsanzeige.',
      ),
      us: say(
        'Solaranlage und Speicher brauchen vor dem Einschalten einen Anschlussvertrag und die Freigabe des Versorgers. Ladestationen brauchen meist nur eine Elektrogenehmigung, manche Versorger wollen aber davon wissen. Das erledigt in der Regel der Fachbetrieb.',
      ),
    },
  },
  flatCharging: {
    title: 'Laden in Wohnung und Tiefgarage',
    question: 'Bekomme ich im Mehrfamilienhaus eine Wallbox?',
    answer: {
      de: say(
        'Mieter und Wohnungseigentümer haben Anspruch darauf, dass eine Lademöglichkeit erlaubt wird ({tenantLaw}, {ownersLaw}); über das Wie entscheidet der Vermieter oder die Gemeinschaft, die Kosten trägt, wer sie will. In Tiefgaragen lohnt eine gemeinsame Leitung mit Lastmanagement.',
      ),
      at: say(
        'Im Wohnungseigentum gibt es für einfache Ladestationen eine erleichterte Zustimmung der anderen Eigentümer; Mieter brauchen die Erlaubnis des Vermieters. In Tiefgaragen lohnt eine gemeinsame Lösung mit Lastmanagement.',
      ),
      ch: say(
        'Stockwerkeigentümer brauchen für die gemeinsame Leitung einen Beschluss, Mieter die Zustimmung der Eigentümerschaft. In Einstellhallen lohnt eine Grundinstallation mit Lastmanagement; manche Kantone und Werke fördern sie.',
      ),
      us: say(
        'In mehreren Bundesstaaten gibt es ein Recht auf Laden; Hausgemeinschaft oder Vermieter dürfen dann nicht einfach ablehnen, zahlen und versichern müssen Sie es meist selbst. Ein gemeinsamer Stromkreis mit Lastmanagement ist günstiger als viele einzelne. Fragen Sie, ob Ihr Versorger etwas dazugibt.',
      ),
    },
  },
  bidirectional: {
    title: 'Bidirektionales Laden',
    question: 'Kann mein E-Auto mein Haus mit Strom versorgen?',
    answer: say(
      'Das Auto gibt dabei Strom ans Haus oder ans Netz zurück. Auto, Ladestation, Zähler und Tarif müssen es können; die Norm heißt {phase}. Die Auswahl ist noch klein, die Geräte sind teuer. Wer heute baut, legt am besten eine kräftige Leitung und eine Datenleitung.',
    ),
  },
  solarCharging: {
    title: 'Auto mit Solarstrom laden',
    question: 'Kann ich mein E-Auto mit Solarstrom laden?',
    answer: say(
      'Das geht, am besten mit einer Wallbox, die dem Überschuss folgt. Steht das Auto tagsüber oft zu Hause, kann die Sonne etwa {solarShareOfCar} der Fahrten decken; wer nur abends ungesteuert lädt, nutzt fast nichts davon. Ein Hausspeicher ist fürs Auto meist zu klein.',
    ),
  },
  socket: {
    title: 'Laden an der Steckdose',
    question: 'Kann ich mein E-Auto an der normalen Steckdose laden?',
    answer: {
      de: say(
        'An der Haushaltssteckdose lädt man nur zur Not. Haushaltssteckdosen sind nicht für viele Stunden volle Last gebaut und können heiß werden. Wenn es gar nicht anders geht, lassen Sie Leitung und Absicherung vom Elektriker prüfen und laden Sie mit kleinem Strom.',
      ),
      at: say(
        'An der Haushaltssteckdose lädt man nur zur Not. Haushaltssteckdosen sind nicht für viele Stunden volle Last gebaut und können heiß werden. Wenn es gar nicht anders geht, lassen Sie Leitung und Absicherung vom Elektriker prüfen und laden Sie mit kleinem Strom.',
      ),
      ch: say(
        'An der Haushaltssteckdose lädt man nur zur Not. Haushaltssteckdosen sind nicht für viele Stunden volle Last gebaut und können heiss werden. Wenn es gar nicht anders geht, lassen Sie Leitung und Absicherung vom Elektriker prüfen und laden Sie mit kleinem Strom.',
      ),
      us: say(
        'Für kurze Wege genügt eine gewöhnliche Steckdose, nur langsam. Sie sollte einen eigenen Stromkreis haben und in gutem Zustand sein; nie über ein Verlängerungskabel, denn stundenlange Volllast erhitzt alte Kontakte. Lassen Sie einen Elektriker danach sehen.',
      ),
    },
  },
  chargingCost: {
    title: 'Kosten fürs Laden',
    question: 'Was kostet es, ein E-Auto zu Hause zu laden?',
    answer: {
      de: say(
        'Wir rechnen mit {evUse} und {chargingLoss} Ladeverlust. Haushaltsstrom kostet im Mittel {powerPriceDe}; eigener Solarstrom kostet Sie nur die entgangene Vergütung.',
      ),
      at: say(
        'Wir rechnen mit {evUse} und {chargingLoss} Ladeverlust. Multiplizieren Sie das mit Ihrem Strompreis; eigener Solarstrom kostet Sie nur die entgangene Vergütung.',
      ),
      ch: say(
        'Wir rechnen mit {evUse} und {chargingLoss} Ladeverlust. Im Median zahlen Haushalte {powerPriceCh}; eigener Solarstrom kostet Sie nur die entgangene Vergütung.',
      ),
      us: say(
        'Wir rechnen mit {evUseUs} und {chargingLoss} Ladeverlust. Beim Durchschnittspreis von {powerPriceUs} liegt das meist deutlich unter Benzin; ein Nachttarif macht es noch weniger.',
      ),
    },
  },
  panelCapacity: {
    title: 'Sicherungskasten und Hausanschluss',
    question: 'Reicht mein Sicherungskasten für Wallbox und Wärmepumpe?',
    answer: {
      de: say(
        'In neueren Häusern reicht der Zählerschrank meist, in älteren muss er oft erneuert werden. Bevor der Hausanschluss verstärkt wird, hilft häufig ein Lastmanagement, das Auto und Wärmepumpe abwechseln lässt. Ein Foto vom geöffneten Kasten zeigt dem Elektriker schon viel; bitte nichts abschrauben.',
      ),
      at: say(
        'In neueren Häusern reicht der Zählerkasten meist, in älteren muss er oft erneuert werden. Bevor der Hausanschluss verstärkt wird, hilft häufig ein Lastmanagement, das Auto und Wärmepumpe abwechseln lässt. Ein Foto vom geöffneten Kasten zeigt dem Elektriker schon viel; bitte nichts abschrauben.',
      ),
      ch: say(
        'In neueren Häusern reicht die Verteilung meist, in älteren muss sie oft erneuert werden. Bevor der Hausanschluss verstärkt wird, hilft häufig ein Lastmanagement, das Auto und Wärmepumpe abwechseln lässt. Ein Foto zeigt dem Elektriker schon viel; bitte nichts abschrauben.',
      ),
      us: say(
        'Ein Elektriker prüft es mit einer Lastberechnung ({loadCalculation}). Oft erspart ein Lastmanagement, für das wir {loadManagerUsd} ansetzen, die Verstärkung für {panelUpgradeUsd}. HEAR kann bis {hearPanel} für einen Verteiler zahlen, wo Ihr Bundesstaat es anbietet. Ein Foto vom Schild am Kasten hilft.',
      ),
    },
  },
  publicCharging: {
    title: 'Laden ohne eigenen Stellplatz',
    question: 'Wie lade ich ein E-Auto ohne eigenen Stellplatz?',
    answer: say(
      'Ohne eigenen Stellplatz laden Sie an öffentlichen Säulen, beim Einkaufen oder beim Arbeitgeber. Das kostet je kWh meist deutlich mehr als zu Hause, an Schnellladern am meisten; vergleichen Sie die Tarife und achten Sie auf Gebühren fürs lange Stehen. Fragen Sie die Gemeinde nach einer Säule in Ihrer Straße und den Arbeitgeber nach Ladeplätzen. Eine Wallbox lohnt erst mit festem Platz.',
    ),
  },
  carBattery: {
    title: 'Akku des Autos schonen',
    question: 'Wie schone ich den Akku meines E-Autos?',
    answer: say(
      'Langsames Laden zu Hause schont den Akku des Autos am meisten. Schnellladen ab und zu schadet wenig; ständiges Schnellladen, große Hitze und langes Stehen ganz voll oder ganz leer lassen ihn schneller altern. Laden Sie im Alltag nicht ganz voll, vor der Reise gern, und sehen Sie in Handbuch und Garantie, was der Hersteller rät.',
    ),
  },
  chargingSafety: {
    title: 'sicheres Laden',
    question: 'Ist das Laden eines E-Autos zu Hause sicher?',
    answer: say(
      'Elektroautos brennen nach bisheriger Erfahrung nicht häufiger als andere Autos. Eine fest montierte Wallbox prüft beim Laden laufend und schaltet bei einem Fehler ab: Sie darf über Nacht, in der Garage und bei Regen laufen. Gefährlicher sind alte Steckdosen, Verlängerungen und beschädigte Kabel; wird ein Stecker heiß oder riecht es, hören Sie auf. Lassen Sie die Leitung von einem Elektrobetrieb legen und den Fehlerstromschutz prüfen; ein Rauchmelder in der Garage ist eine gute Idee.',
    ),
  },
  chargingTime: {
    title: 'Ladedauer',
    question: 'Wie lange dauert das Laden eines E-Autos zu Hause?',
    answer: {
      de: say(
        'Teilen Sie die kWh, die Sie brauchen, durch die Leistung: An der Steckdose mit {outletPower} kommen je Stunde etwa {outletReach} km dazu, an einer Wallbox mit {chargeUsual} etwa {wallboxReach} km. Die Steckdose brächte über Nacht einen Arbeitsweg, ist für jede Nacht aber nicht gemacht; die Wallbox macht auch einen leeren Akku bis zum Morgen meist voll. Gerechnet ist mit {evUse} und {chargingLoss} Ladeverlust.',
      ),
      at: say(
        'Teilen Sie die kWh, die Sie brauchen, durch die Leistung: An der Steckdose mit {outletPower} kommen je Stunde etwa {outletReach} km dazu, an einer Wallbox mit {chargeUsual} etwa {wallboxReach} km. Die Steckdose brächte über Nacht einen Arbeitsweg, ist für jede Nacht aber nicht gemacht; die Wallbox macht auch einen leeren Akku bis zum Morgen meist voll. Gerechnet ist mit {evUse} und {chargingLoss} Ladeverlust.',
      ),
      ch: say(
        'Teilen Sie die kWh, die Sie brauchen, durch die Leistung: An der Steckdose mit {outletPower} kommen je Stunde etwa {outletReach} km dazu, an einer Wallbox mit {chargeUsual} etwa {wallboxReach} km. Die Steckdose brächte über Nacht einen Arbeitsweg, ist für jede Nacht aber nicht gemacht; die Wallbox macht auch einen leeren Akku bis zum Morgen meist voll. Gerechnet ist mit {evUse} und {chargingLoss} Ladeverlust.',
      ),
      us: say(
        'An der gewöhnlichen Steckdose ({outletUs}, {outletPowerUs}) kommen je Stunde etwa {outletReachUs} Meilen dazu, in zehn Stunden über Nacht etwa {nightReachUs}. An einer Ladestation mit {chargerUs} und {chargerPowerUs} sind es etwa {chargerReachUs} Meilen je Stunde. Fahren Sie am Tag weniger, als die Nacht bringt, genügt die Steckdose auf eigenem Stromkreis. Gerechnet ist mit {evUseUs} und {chargingLoss} Ladeverlust; ein großer Pickup wie der Ford Lightning braucht mit Verlust {pickupUse} und gewinnt in der Nacht nur etwa {pickupNight} Meilen.',
      ),
    },
  },
};
