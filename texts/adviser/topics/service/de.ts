import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'service'> = {
  timeline: {
    title: 'Zeitplan',
    question: 'Wie lange dauert es von der Anfrage bis zum Einbau?',
    answer: say(
      'Unser Plan: ein Vorschlag innerhalb von {proposalHours} Stunden; wer sich verbinden lässt, hat an Tag {callDays} ein Gespräch von {callMinutes} Minuten und an Tag {matchingDays} die Betriebe. Das Angebot nach Ortstermin folgt in Woche {siteQuoteWeeks}, der Einbau in Woche {installationWeeks}. Lieferzeiten, Förderanträge oder das Netz können das verlängern. Das gilt für Wohnhäuser; große Anlagen, etwa ab hundert Kilowatt, brauchen mehrere Monate, mit Netzausbau bis zu einem Jahr und mehr.',
    ),
  },
  whatNext: {
    title: 'Wie es weitergeht',
    question: 'Wie geht es nach meinen Antworten bei Ihnen weiter?',
    answer: say(
      'Wenn ich genug weiß, sehen Sie Ihr Potenzial und können sich die Zusammenfassung schicken lassen. Danach stellen wir auf Wunsch bis zu drei geprüfte Betriebe aus Ihrer Nähe vor. Erst wenn Sie dem zustimmen, gehen Ihre Angaben weiter.',
    ),
  },
  whatFirst: {
    title: 'Womit man anfängt',
    question: 'Womit fange ich bei der Sanierung am besten an?',
    answer: say(
      'Meist in dieser Reihenfolge: erst günstig dämmen und abdichten, dann die Heizung nach dem kleineren Bedarf auslegen, Photovoltaik sobald das Dach noch lange hält. Eine Heizung kurz vor dem Ende oder ein Dach, das ohnehin fällig ist, geht vor. Klären Sie Förderanträge vor jedem Auftrag.',
    ),
  },
  accuracy: {
    title: 'Wie genau die Angaben sind',
    question: 'Wie genau sind Ihre Zahlen?',
    answer: say(
      'Preise und Fördersätze nenne ich mit Quelle und Stand. Die Potenziale sind eine erste Einschätzung aus wenigen Angaben, keine Berechnung für Ihr Haus. Verbindlich ist erst ein Angebot nach einem Termin vor Ort.',
    ),
  },
  aboutUs: {
    title: 'Wer wir sind',
    question: 'Was ist Wattnest?',
    answer: say(
      'Wattnest berät zu Photovoltaik, Wärmepumpe, Laden, Speicher und Steuerung und vermittelt geprüfte Fachbetriebe in Deutschland, Österreich, der Schweiz und den USA. Wir bauen nicht selbst ein. Sie zahlen uns nichts, und Ihre Daten verkaufen wir nicht; unser Geld kommt von den Betrieben, mit denen wir arbeiten. Wer wir sind und wie Sie uns erreichen, steht im Impressum.',
    ),
  },
  vetting: {
    title: 'Prüfung der Betriebe',
    question: 'Sind die Betriebe geprüft, die Sie vorschlagen?',
    answer: say(
      'Wir arbeiten mit mehr als {partnerCount} geprüften Betrieben und schlagen bis zu drei aus Ihrer Nähe vor. Unsere Leute prüfen jeden Betrieb, bevor er Anfragen erhält. Vergleichen Sie trotzdem Angebote und fragen Sie nach Referenzen.',
    ),
  },
  guarantee: {
    title: 'Unsere Garantie',
    question: 'Was ist, wenn meine Anlage weniger spart als zugesagt?',
    answer: say(
      'Verfehlt die eingebaute Anlage die im verbindlichen Angebot zugesagte Ersparnis des ersten Jahres um mehr als {guaranteeMargin}, gleicht der Anbieter die Differenz aus. Die typischen Werte der Einschätzung sind keine solche Zusage. Dazu gibt es {satisfactionYears} Jahre Zufriedenheitsgarantie. Die genauen Bedingungen stehen in den Nutzungsbedingungen und in Ihrem Vertrag.',
    ),
  },
  warranty: {
    title: 'Garantie und Gewährleistung der Geräte',
    question: 'Worauf muss ich bei der Garantie der Geräte achten?',
    answer: say(
      'Was Ihnen der Betrieb bei Mängeln per Gesetz schuldet und was der Hersteller freiwillig garantiert, sind zwei Dinge. Bei Modulen zählen Produkt- und Leistungsgarantie, bei Speichern Jahre und Ladezyklen, dazu die Arbeit des Betriebs. Fragen Sie, wer Ausbau, Fahrt und Arbeit zahlt; daran unterscheiden sich Angebote.',
    ),
  },
  maintenance: {
    title: 'Wartung',
    question: 'Wie viel Wartung brauchen Wärmepumpe und Solaranlage?',
    answer: say(
      'Wärmepumpe und Solaranlage brauchen wenig Wartung: bei der Wärmepumpe jährlich ein Blick auf Filter, Druck und Einstellungen, bei Solar alle paar Jahre eine Prüfung von Elektrik und Befestigung. Regen reinigt Schrägdächer meist genug. Ein Wartungsvertrag ist oft Bedingung der Garantie.',
    ),
  },
  insurance: {
    title: 'Versicherung',
    question: 'Deckt meine Gebäudeversicherung Solar und Wärmepumpe?',
    answer: say(
      'Melden Sie Solaranlage, Speicher und Wärmepumpe Ihrer Gebäudeversicherung; oft sind sie gegen kleinen Aufpreis mitversichert. Prüfen Sie Hagel, Sturm, Überspannung und Diebstahl des Außengeräts. Die Haftpflicht, auf einem Hof die des Betriebs, sollte Schäden durch die Anlage einschließen. Schlechte Arbeit und Verschleiß sind in der Regel nicht versichert; dafür haftet der Betrieb.',
    ),
    toTenants: say(
      'Zur Miete ist für das Gebäude der Vermieter zuständig. Für ein eigenes Balkonkraftwerk, einen Speicher oder eine Wallbox melden Sie es Ihrer privaten Haftpflicht, damit sie zahlt, wenn etwas herunterfällt oder Schaden anrichtet, und Ihrer Hausratversicherung wegen Sturm, Diebstahl und Überspannung. Lassen Sie sich beides schriftlich bestätigen, und befestigen Sie Module so, wie der Hersteller es vorschreibt.',
    ),
  },
  privacy: {
    title: 'Datenschutz',
    question: 'Was macht Wattnest mit meinen Daten?',
    answer: say(
      'Ihre Antworten dienen nur dieser Beratung. An Betriebe gehen sie erst, wenn Sie zustimmen, und nur an die genannten. Ohne Ihren Namen gespeicherte Beratungen samt Chat-Nachrichten löschen wir {anonymousDays} Tage nach dem letzten Lebenszeichen. Haben Sie eine Adresse angegeben, laden Sie über den Link in unserer E-Mail alles selbst herunter oder löschen es.',
    ),
  },
  free: {
    title: 'Kosten dieser Beratung',
    question: 'Ist die Beratung von Wattnest kostenlos?',
    answer: say(
      'Die Beratung ist kostenlos und verpflichtet Sie zu nichts. Sie dauert etwa {consultationMinutes} Minuten. Einen Vertrag schließen Sie erst mit einem Betrieb, wenn Ihnen dessen Angebot zusagt.',
    ),
  },
  carbon: {
    title: 'Klima und CO2',
    question: 'Was bringen Wärmepumpe und Solar dem Klima?',
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
  independentAdvice: {
    title: 'Unabhängige Beratung',
    question: 'Wo bekomme ich unabhängige Energieberatung?',
    answer: {
      de: say(
        'Unabhängigen Rat geben die Energieberatung der Verbraucherzentrale und zugelassene Energieberater (energie-effizienz-experten.de), die nichts verkaufen. Für einen Sanierungsfahrplan gibt es Zuschüsse. Das passt gut zu unserer ersten Einschätzung; Sie müssen sich nicht entscheiden.',
      ),
      at: say(
        'Unabhängigen Rat geben die Energieberatungen der Länder, oft günstig oder kostenlos, und klimaaktiv. Für manche Landesförderung ist ein Beratungsprotokoll sogar Bedingung. Das passt gut zu unserer ersten Einschätzung.',
      ),
      ch: say(
        'Unabhängigen Rat geben die Energieberatungen von Kanton und Gemeinde und EnergieSchweiz; ein GEAK Plus zeigt Varianten mit Kosten. Viele Kantone zahlen daran mit. Das passt gut zu unserer ersten Einschätzung.',
      ),
      us: say(
        'Unabhängigen Rat geben das Energiebüro Ihres Bundesstaats und viele Versorger mit einer Energieprüfung vor Ort, oft günstig. Achten Sie darauf, dass der Prüfer nichts einbaut. Das passt gut zu unserer ersten Einschätzung.',
      ),
    },
  },
  insolvency: {
    title: 'Insolvenz des Betriebs',
    question: 'Was tun, wenn mein Installateur pleitegeht?',
    answer: say(
      'Das ist bitter, aber selten das Ende: Die Garantie des Herstellers gilt weiter, und ein anderer Betrieb kann die Anlage übernehmen und prüfen. Melden Sie offene Ansprüche und Anzahlungen beim Insolvenzverwalter an, sammeln Sie Vertrag, Rechnungen, Fotos und Zugangsdaten der Anlage, und zahlen Sie nichts mehr ohne Gegenleistung. Rat geben Verbraucherschutz oder eine Anwältin; auch wir können einen Betrieb nennen.',
    ),
  },
  prepayment: {
    title: 'Anzahlung',
    question: 'Soll ich den Betrieb im Voraus bezahlen?',
    answer: say(
      'Zahlen Sie nach Fortschritt: eine kleine Anzahlung, einen größeren Teil nach Lieferung und Montage, den Rest erst nach Inbetriebnahme und Abnahme. Hohe Vorkasse ist ein Warnzeichen, denn bei einer Pleite ist das Geld meist verloren. Verlangen Sie sonst eine Bürgschaft oder ein Treuhandkonto, und überweisen Sie nie auf ein anderes Konto als das im Vertrag.',
    ),
  },
  doorstepSale: {
    title: 'Haustürgeschäft und Widerruf',
    question: 'Kann ich ein Haustürgeschäft widerrufen?',
    answer: {
      de: say(
        'Was Sie an der Haustür, am Telefon oder im Internet unterschreiben, können Sie in der Regel {withdrawalDe} Tage lang ohne Grund widerrufen; am besten schriftlich und nachweisbar. Fehlt die Belehrung über den Widerruf, ist die Frist länger. Unterschreiben Sie nie beim ersten Besuch, und lassen Sie sich von „nur heute“ nicht drängen.',
      ),
      at: say(
        'Was Sie an der Haustür, am Telefon oder im Internet unterschreiben, können Sie in der Regel {withdrawalAt} Tage lang ohne Grund widerrufen; am besten schriftlich und nachweisbar. Fehlt die Belehrung über den Rücktritt, ist die Frist länger. Unterschreiben Sie nie beim ersten Besuch, und lassen Sie sich von „nur heute“ nicht drängen.',
      ),
      ch: say(
        'Was Sie an der Haustür oder am Telefon unterschreiben, können Sie in der Regel {withdrawalCh} Tage lang widerrufen; am besten schriftlich und nachweisbar. Für Käufe im Internet gilt das nicht. Unterschreiben Sie nie beim ersten Besuch, und lassen Sie sich von „nur heute“ nicht drängen.',
      ),
      us: say(
        'Was Sie zu Hause bei einem Vertreter unterschreiben, können Sie nach Bundesrecht {withdrawalUs} Werktage lang widerrufen, in manchen Staaten länger; am besten schriftlich und nachweisbar. Unterschreiben Sie nie beim ersten Besuch oder auf einem fremden Tablet, und lassen Sie sich von „nur heute“ nicht drängen.',
      ),
    },
  },
  compareQuotes: {
    title: 'Angebote vergleichen',
    question: 'Wie vergleiche ich Angebote von Installateuren?',
    answer: say(
      'Vergleichen Sie den Endpreis mit allem: Geräte mit genauer Bezeichnung, Montage, Gerüst, Elektrik und Zählerschrank, Anmeldung, Entsorgung. Bei Solar teilen Sie durch kWp und Speicher-kWh, bei der Wärmepumpe verlangen Sie Heizlast und Jahresarbeitszahl. Achten Sie auf Garantien, Zahlungsplan, Termin und darauf, was fehlt. Zwei bis drei Angebote genügen; das billigste mit Lücken wird oft das teuerste.',
    ),
  },
  whoPaysUs: {
    title: 'Wer uns bezahlt',
    question: 'Womit verdient Wattnest Geld?',
    answer: say(
      'Unser Geld kommt von den Betrieben, mit denen wir arbeiten; Sie zahlen uns nichts, und Ihre Daten verkaufen wir nicht. Meine Antworten hängen davon nicht ab: Preise und Regeln nenne ich mit Quelle, und wo sich etwas nicht lohnt, sage ich es. Vergleichen Sie unsere Betriebe trotzdem mit anderen.',
    ),
  },
  person: {
    title: 'Einen Menschen erreichen',
    question: 'Kann ich mit einem Menschen sprechen?',
    answer: say(
      'Über „Mit Fachbetrieben verbinden“ sagen Sie, wie und wann man Sie erreicht; dann meldet sich ein geprüfter Betrieb, auch nur per E-Mail, wenn Sie keine Anrufe möchten. Uns selbst erreichen Sie über die Angaben im Impressum. Durchstellen kann ich nicht, ich bin ein Programm; bis dahin beantworte ich gern, was ich weiß.',
    ),
  },
  faultySystem: {
    title: 'Wenn die Anlage nicht läuft',
    question: 'Meine Anlage funktioniert nicht, was kann ich tun?',
    answer: say(
      'Das ist ärgerlich, und Sie haben Rechte. Melden Sie den Mangel dem Betrieb schriftlich mit Fotos und Ertragsdaten und setzen Sie eine Frist; reden Sie parallel mit dem Hersteller und der Gebäudeversicherung. Rührt sich niemand, hilft ein unabhängiger Sachverständiger, dann Schlichtungsstelle, Verbraucherschutz oder Anwältin. Lassen Sie vorher niemanden Spuren beseitigen, außer um weiteren Schaden abzuwenden.',
    ),
  },
  brands: {
    title: 'Marken',
    question: 'Welche Marke ist die beste für meine Anlage?',
    answer: say(
      'Eine Marke empfehle ich nicht; wichtiger als der Name sind Auslegung, Montage und ein Betrieb, der das Gerät kennt und Ersatzteile bekommt. Sehen Sie auf Garantie, Wirkungsgrad, Lautstärke, unabhängige Tests und darauf, wie lange der Hersteller schon am Markt ist. Fragen Sie jeden Betrieb, warum er gerade dieses Gerät anbietet.',
    ),
  },
  workDays: {
    title: 'wie lange die Arbeiten im Haus dauern',
    question: 'Wie lange dauert der Einbau von Solar oder Wärmepumpe?',
    answer: say(
      'Solarmodule sind meist in {solarWorkDays} Tagen montiert; das Gerüst steht etwas länger, der Strom ist nur kurz aus. Eine Wärmepumpe braucht meist {heatPumpWorkDays} Tage, einige davon ohne Heizung und Warmwasser; man plant sie deshalb in der warmen Zeit oder stellt ein Ersatzgerät auf. Eine Wallbox ist oft an einem Tag fertig. Sie können im Haus bleiben; lassen Sie sich Staub, Lärm und die Tage, an denen jemand da sein muss, vorher nennen.',
    ),
  },
  ownHands: {
    title: 'selbst einbauen',
    question: 'Was darf ich bei Solar und Heizung selbst machen?',
    answer: {
      de: say(
        'Den festen Anschluss ans Stromnetz darf in Deutschland nur ein eingetragener Elektrobetrieb machen, den Kältekreis nur, wer dafür zertifiziert ist. Anderes dürfen Sie selbst: Gräben, Durchbrüche, das Abbauen alter Öfen, nach Absprache auch die Module; ein Balkonkraftwerk ganz. Vereinbaren Sie es vorher mit dem Betrieb, der abnimmt und haftet, und achten Sie auf dem Dach auf Ihre Sicherung. Förderung und Garantie erkennen Eigenleistung oft nur zum Teil an.',
      ),
      at: say(
        'Den Anschluss ans Stromnetz darf nur ein konzessionierter Elektrobetrieb machen, den Kältekreis nur, wer dafür zertifiziert ist. Gräben, Durchbrüche, Abbau und nach Absprache auch die Module dürfen Sie selbst. Vereinbaren Sie es vorher mit dem Betrieb, der abnimmt und haftet. Förderung und Garantie verlangen oft eine Fachfirma.',
      ),
      ch: say(
        'Fest anschliessen darf nur, wer eine Installationsbewilligung hat, und am Ende steht ein Sicherheitsnachweis; am Kältekreis braucht es eine Fachbewilligung. Gräben, Durchbrüche, Abbau und nach Absprache auch die Module dürfen Sie selbst. Vereinbaren Sie es vorher mit dem Betrieb, der unterschreibt und haftet. Förderung und Garantie verlangen oft eine Fachfirma.',
      ),
      us: say(
        'Vielerorts dürfen Eigentümer am eigenen Haus selbst arbeiten, mit Genehmigung und Abnahme; manche Staaten und Städte verlangen einen zugelassenen Betrieb. Am Kältekreis braucht es ein Zertifikat der EPA. Versorger, Zuschüsse und Garantien bestehen oft auf einem Betrieb: Klären Sie das, bevor Sie etwas kaufen.',
      ),
    },
  },
  radiation: {
    title: 'Strahlung und Felder',
    question: 'Geht von Solar, Wärmepumpe und Wallbox Strahlung aus?',
    answer: say(
      'Wechselrichter, Wärmepumpe und Wallbox erzeugen schwache elektrische und magnetische Felder wie andere Geräte im Haus; sie nehmen mit dem Abstand rasch ab und liegen im Wohnraum üblicherweise weit unter den Grenzwerten. Wer vorsichtig sein will, setzt Wechselrichter und Verteiler nicht an die Wand eines Schlafzimmers. Mit einem Herzschrittmacher fragen Sie Arzt und Hersteller nach dem Abstand. Ein Brummen ist meist Schall, der durch Wand oder Boden läuft, und lässt sich dämpfen.',
    ),
  },
};
