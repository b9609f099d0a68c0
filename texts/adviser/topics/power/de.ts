import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'power'> = {
  selfConsumption: {
    title: 'Eigenverbrauch und Autarkie',
    question: 'Wie viel von meinem Strombedarf deckt eine Solaranlage?',
    answer: say(
      'Erzeugt die Anlage im Jahr so viel, wie der Haushalt verbraucht, deckt sie ohne Speicher etwa {selfSufficiencyAlone} des Bedarfs, mit passendem Speicher etwa {selfSufficiencyBattery}. Ganz unabhängig wird ein normales Haus nicht, vor allem nicht im Winter. Mehr erreichen Sie, wenn Waschmaschine, Warmwasser und Auto mittags laufen.',
    ),
  },
  feedIn: {
    title: 'Einspeisevergütung',
    question: 'Was bekomme ich für eingespeisten Solarstrom?',
    answer: {
      de: say(
        'Anlagen bis {feedInKwp}, die von {feedInFrom} bis {feedInTo} ans Netz gehen, erhalten {feedInDe} für den Überschuss oder {fullFeedInDe} bei Volleinspeisung, {feedInYears} Jahre lang. Wer jetzt bestellt, geht meist später ans Netz: Nach dem Entwurf vom {eegDraftDate} soll es für neue Anlagen unter {eegDraftKwp} dann keine dauerhafte Vergütung mehr geben. Rechnen Sie deshalb vor allem mit dem Strom, den Sie selbst verbrauchen; er ist meist mehr wert.',
      ),
      at: say(
        'Den Überschuss kaufen die OeMAG oder ein Stromhändler zu wechselnden Marktpreisen; einen festen Satz kenne ich nicht. Vergleichen Sie auf e-control.at. Selbst verbrauchter Strom ist meist mehr wert.',
      ),
      ch: say(
        'Jedes Werk zahlt seinen eigenen Rückliefertarif; ein Beispiel liegt bei {feedInExampleCh}. Die gesetzliche Untergrenze ist {feedInFloorCh} für Anlagen unter {feedInFloorChKw}; darüber sinkt sie mit Eigenverbrauch je nach Grösse bis auf {feedInFloorChLeast}, ohne ihn ist sie {feedInFloorChAll}, und ab {feedInFloorChTo} gibt es keine. Ihren Tarif finden Sie auf pvtarif.ch. Selbst verbrauchter Strom ist meist mehr wert.',
      ),
      us: say(
        'Das hängt vom Bundesstaat und vom Versorger ab: Volles Net Metering schreibt jede kWh zum Strompreis gut, verringerte Sätze zahlen viel weniger, in Kalifornien etwa {exportCalifornia}. Die Sätze einzelner Versorger kenne ich nicht: Fragen Sie Ihren, was für neue Kunden gilt. Wo wenig gezahlt wird, zählen Eigenverbrauch und Speicher mehr.',
      ),
    },
  },
  feedInLaw: {
    title: 'Neue Regeln für Solarstrom',
    question: 'Was ändert sich bei den Regeln für Solarstrom?',
    answer: {
      de: say(
        'Wer am Netz ist, behält seinen Satz. Neue Anlagen ohne Steuerung dürfen nur {feedInLimit} ihrer Leistung einspeisen; bei negativen Preisen ruht die Vergütung kleiner Anlagen erst nach dem Jahr, in dem der Smart Meter kommt. Der Entwurf vom {eegDraftDate} sieht für neue Anlagen unter {eegDraftKwp} keine dauerhafte Vergütung mehr vor; ob er Gesetz ist, prüfen Sie bitte vor dem Kauf.',
      ),
      at: say(
        'In Österreich ordnet das ElWG Netzkosten und Einspeisung neu; neue Anlagen über {peakLimitAtKw} dürfen nur noch {peakLimitAt} ihrer Modulleistung einspeisen. Welche Regeln für Ihre Anlage gelten, fragen Sie am besten beim Netzbetreiber oder bei der E-Control nach; hier kann sich in kurzer Zeit viel ändern.',
      ),
      ch: say(
        'Mit dem neuen Stromgesetz gelten Mindestvergütungen nach Marktpreis, und Nachbarn können Solarstrom in Elektrizitätsgemeinschaften teilen. Die Tarife legt weiter Ihr Netzbetreiber fest; sie wechseln jährlich.',
      ),
      us: say(
        'Die Steuergutschriften des Bundes für Wohnhäuser endeten am {creditsEnded}, und mehrere Bundesstaaten zahlen neuen Kunden weniger fürs Einspeisen. Wer schon angeschlossen ist, behält seine Bedingungen meist einige Jahre. Lassen Sie sich den geltenden Tarif des Versorgers vor der Unterschrift schriftlich geben.',
      ),
    },
  },
  batteryWorth: {
    title: 'Ob sich ein Speicher lohnt',
    question: 'Lohnt sich ein Stromspeicher?',
    answer: say(
      'Ein Speicher hebt die Selbstversorgung im Beispielhaushalt von etwa {selfSufficiencyAlone} auf {selfSufficiencyBattery}. Ob er sich rechnet, hängt vom Preis und vom Abstand zwischen Strompreis und Vergütung ab; oft dauert es länger als bei den Modulen. Nachrüsten geht gut, wenn der Wechselrichter darauf vorbereitet ist.',
    ),
  },
  batterySize: {
    title: 'Größe des Speichers',
    question: 'Wie groß sollte mein Stromspeicher sein?',
    answer: say(
      'Eine Faustregel ist {batteryRule} kWh Speicher je {batteryUse} kWh Jahresverbrauch und je kWp Modulleistung; das Kleinere zählt. Größere Speicher stehen im Winter leer und im Sommer voll. Soll er durch Stromausfälle tragen, listen Sie auf, was wie lange laufen muss: Dann kann er größer ausfallen.',
    ),
  },
  batteryLifetime: {
    title: 'Lebensdauer eines Speichers',
    question: 'Wie lange hält ein Stromspeicher?',
    answer: say(
      'Ein Speicher hält je nach Gebrauch {batteryYears} Jahre, kürzer als die Module auf dem Dach; die Garantie läuft oft um die {batteryWarranty} Jahre. Hersteller geben Garantie auf Jahre, auf Ladezyklen und auf eine Restkapazität; lassen Sie sich alle drei schriftlich nennen. Ein kühler, trockener Platz verlängert das Leben der Zellen. Das gilt am Netz und bei den Temperaturen des Datenblatts; wo er ohne Netz täglich tief entladen wird oder in starkem Frost steht, entscheiden die Angaben des Herstellers.',
    ),
  },
  backup: {
    title: 'Stromausfall und Notstrom',
    question: 'Habe ich mit Solaranlage bei Stromausfall Strom?',
    answer: say(
      'Ohne besondere Ausstattung schaltet eine Solaranlage bei Stromausfall ab, auch bei Sonne. Notstrom versorgt eine Steckdose, Ersatzstrom ausgewählte Kreise oder das ganze Haus; dafür brauchen Sie Speicher, passenden Wechselrichter und Umschaltung. Sagen Sie es vor dem Angebot, nachrüsten ist teurer.',
    ),
  },
  smartMeter: {
    title: 'Smart Meter',
    question: 'Brauche ich einen Smart Meter?',
    answer: {
      de: say(
        'Pflicht ist ein intelligentes Messsystem ab {smartMeterKwp} Solarleistung, ab {smartMeterUse} kWh Verbrauch im Jahr oder mit einer steuerbaren Wärmepumpe oder Wallbox; der Messstellenbetreiber baut es ein. Was es im Jahr höchstens kostet, begrenzt das Gesetz je nach Verbrauch und Anlage; Ihren Betrag nennt der Messstellenbetreiber. Mit ihm werden auch dynamische Tarife möglich.',
      ),
      at: say(
        'In Österreich haben fast alle Haushalte schon einen Smart Meter; er misst jetzt im Regelfall Viertelstunden, und Sie können beim Netzbetreiber widersprechen. Für die Einspeisung stellt er den Zähler um.',
      ),
      ch: say(
        'Die Netzbetreiber stellen nach und nach auf Smart Meter um; bei einer Solaranlage kommt er gleich dazu. Die Messkosten stehen getrennt auf der Rechnung.',
      ),
      us: say(
        'Solarstrom braucht einen Zähler, der in beide Richtungen zählt; der Versorger tauscht ihn meist beim Netzanschluss. Die meisten betreiben schon Smart Meter. Zeitabhängige Tarife setzen einen voraus.',
      ),
    },
  },
  dynamicTariff: {
    title: 'Dynamische Stromtarife',
    question: 'Lohnt sich ein dynamischer Stromtarif?',
    answer: {
      de: say(
        'Seit {dynamicSince} muss jeder Stromanbieter einen dynamischen Tarif anbieten; nötig ist ein Smart Meter. Er lohnt sich, wenn Auto, Wärmepumpe oder Speicher in günstige Stunden ausweichen können. Ohne verschiebbaren Verbrauch tragen Sie vor allem das Risiko.',
      ),
      at: say(
        'Tarife nach Börsenpreis gibt es bei mehreren Anbietern; nötig sind Viertelstundenwerte vom Smart Meter. Solche Tarife lohnen sich, wenn Auto, Wärmepumpe oder Speicher in günstige Stunden ausweichen können.',
      ),
      ch: say(
        'Einige Werke bieten dynamische Tarife an; den Versorger können Haushalte nicht frei wählen. Solche Tarife lohnen sich, wenn Auto, Wärmepumpe oder Speicher in günstige Stunden ausweichen können.',
      ),
      us: say(
        'Tarife nach Tageszeit lohnen sich, wenn Auto, Warmwasser oder Speicher in günstige Stunden ausweichen können, meist nachts oder mittags; viele Versorger haben einen fürs Elektroauto, die einzelnen Sätze kenne ich nicht. Vergleichen Sie vor dem Wechsel mit Ihrem stündlichen Verbrauch. Der Durchschnittspreis ist {powerPriceUs}, Spitzen können weit darüber liegen.',
      ),
    },
  },
  controllable: {
    title: 'Steuerung durch den Netzbetreiber',
    question: 'Was heißt es, wenn der Netzbetreiber meine Geräte steuert?',
    answer: {
      de: say(
        'Wärmepumpen, Wallboxen und Speicher über {controlledFrom}, die seit {controlledSince} in Betrieb gingen, darf der Netzbetreiber im Notfall auf diese Leistung drosseln ({controlLaw}), große Wärmepumpen auf einen Anteil der ihren; abschalten darf er nicht. Dafür zahlen Sie weniger Netzentgelt: pauschal {controlledFlat} oder, mit eigenem Zähler, {controlledShare} weniger auf den Arbeitspreis des Netzes, nicht auf den ganzen Strompreis. Zur Pauschale lassen sich seit {controlledTimedSince} Netzentgelte wählen, die mit der Tageszeit wechseln. Ältere Geräte müssen nicht mitmachen: Wer dafür schon einen Nachlass hatte, behält die alte Regel bis {controlledOldTo}, die anderen können freiwillig wechseln.',
      ),
      at: say(
        'In Österreich gibt es unterbrechbare Tarife für Wärmepumpen und Ladestationen mit niedrigeren Netzkosten. Ob sich das lohnt, hängt vom Netzbetreiber und von einem eigenen Zähler ab.',
      ),
      ch: say(
        'Viele Werke schalten Wärmepumpen und Boiler per Rundsteuerung kurz ab und geben dafür einen günstigeren Tarif. Sie können der Steuerung meist widersprechen; fragen Sie Ihr Werk nach den Bedingungen.',
      ),
      us: say(
        'Versorger zahlen in freiwilligen Programmen dafür, dass sie Ladestation, Thermostat oder Speicher für einige Stunden verschieben dürfen. Sie können meist jederzeit aussteigen. Fragen Sie Ihren Versorger, was er zahlt.',
      ),
    },
  },
  thermostat: {
    title: 'Smarte Thermostate und Energiemanagement',
    question: 'Lohnt sich ein smartes Thermostat?',
    answer: say(
      'Smarte Thermostate helfen vor allem bei Öl- und Gasheizungen und ungleich genutzten Räumen. Eine Wärmepumpe läuft dagegen am besten gleichmäßig. Ein Energiemanager, der Solarstrom, Speicher, Heizung und Auto abstimmt, lohnt sich, sobald zwei davon im Haus sind.',
    ),
  },
  heatPumpTariff: {
    title: 'Wärmepumpentarif und zweiter Zähler',
    question: 'Gibt es einen eigenen Stromtarif für Wärmepumpen?',
    answer: {
      de: say(
        'Einen eigenen Tarif für die Wärmepumpe bekommen Sie meist nur mit zweitem Zähler, dann aber mit {controlledShare} weniger auf den Arbeitspreis des Netzes ({controlLaw}). Ohne zweiten Zähler bleibt der Pauschalabzug von {controlledFlat}. Der zweite Zähler kostet Grundpreis und Platz im Schrank; bei Solarstrom vom eigenen Dach ist ein gemeinsamer Zähler oft besser.',
      ),
      at: say(
        'Für Wärmepumpen gibt es bei vielen Netzbetreibern einen unterbrechbaren Tarif mit eigenem Zähler. Er spart Netzkosten, kostet aber einen zweiten Zähler. Mit Solarstrom vom eigenen Dach ist ein gemeinsamer Zähler oft besser; lassen Sie beides rechnen.',
      ),
      ch: say(
        'Viele Werke haben einen Wärmepumpentarif, wenn sie das Gerät kurz sperren dürfen; manche verlangen dafür einen eigenen Zähler. Vergleichen Sie ihn auf strompreis.elcom.admin.ch mit dem Einheitstarif. Mit Solarstrom vom eigenen Dach ist ein gemeinsamer Zähler oft besser.',
      ),
      us: say(
        'Manche Versorger haben einen Tarif für elektrisch beheizte Häuser, meist ohne zweiten Zähler. Fragen Sie nach „electric heat rate“ und nach Tarifen nach Tageszeit. Rechnen Sie beides mit Ihrem Winterverbrauch durch.',
      ),
    },
  },
  gridFees: {
    title: 'Netzentgelte',
    question: 'Was sind Netzentgelte auf der Stromrechnung?',
    answer: {
      de: say(
        'Netzentgelte zahlen Sie mit jeder kWh für Bau und Betrieb der Leitungen; ihre Höhe setzt der Netzbetreiber, nicht der Anbieter, darum ändert ein Wechsel daran nichts. Wer steuerbare Geräte hat, zahlt weniger und kann seit {controlledTimedSince} Entgelte nach Tageszeit wählen ({controlLaw}). Eigener Solarstrom, im Haus verbraucht, kostet keine.',
      ),
      at: say(
        'Netzentgelte zahlen Sie mit jeder kWh für die Leitungen; die E-Control setzt sie fest. Im Sommer ist der Arbeitspreis des Netzes von {sunHourFrom} bis {sunHourTo} Uhr um {sunDiscountAt} niedriger, wenn Ihr Smart Meter Viertelstunden misst. Eigener Solarstrom, im Haus verbraucht, kostet keine.',
      ),
      ch: say(
        'Den Netztarif zahlen Sie mit jeder kWh für die Leitungen; Ihr Werk setzt ihn jährlich fest, die ElCom wacht darüber. Einige Werke bieten Netztarife an, die mit der Tageszeit wechseln. Eigener Solarstrom, im Haus verbraucht, kostet keinen.',
      ),
      us: say(
        'Leitungskosten stehen als „delivery charges“ auf der Rechnung, dazu eine feste Gebühr im Monat, manchmal eine nach der höchsten Leistung. Die Behörde des Bundesstaats genehmigt sie; ein anderer Anbieter ändert daran nichts. Eigener Solarstrom, im Haus verbraucht, spart den Teil je kWh, nicht die feste Gebühr.',
      ),
    },
  },
};
