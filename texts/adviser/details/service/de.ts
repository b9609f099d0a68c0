import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const warrantyWhoPays = say(
  'Solange die gesetzliche Frist läuft, ist Ihr Ansprechpartner der Betrieb, bei dem Sie gekauft haben: Er muss nachbessern, ganz gleich, was der Hersteller sagt. Danach zählt nur die freiwillige Garantie des Herstellers, meist nur für das Teil. Melden Sie den Defekt schriftlich mit Datum und Foto beim Betrieb, und lassen Sie sich nicht hin und her schicken.',
);

const insuranceTellInsurer = say(
  'Melden Sie Anlage, Speicher, Wallbox oder Wärmepumpe der Gebäudeversicherung am besten schon vor dem Einbau, spätestens wenn sie läuft. Nennen Sie, was wo eingebaut wird, den Wert mit Einbau und den Fachbetrieb, und lassen Sie sich den Einschluss schriftlich bestätigen. Vergessenes können Sie nachmelden; bis dahin darf der Versicherer im Schadensfall unter Umständen kürzen.',
);

const insuranceWeatherDamage = say(
  'Sturm, Hagel, Blitz, Feuer und Schneedruck an fest montierten Modulen zahlt in der Regel die Gebäudeversicherung, wenn die Anlage gemeldet ist; bei Überspannung, Hochwasser, Tierbiss und Diebstahl müssen Sie nachsehen, ob sie eingeschlossen sind. Nach einem Schaden: fotografieren, nichts wegwerfen, sofort melden und den Elektriker den Zustand bescheinigen lassen. Den Selbstbehalt tragen Sie.',
);

const insuranceExtraPolicy = say(
  'Für ein normales Hausdach reicht meist der Einschluss in die Gebäudeversicherung plus Haftpflicht. Eine eigene Photovoltaik-Police (Allgefahren) lohnt erst, wenn Ihnen Diebstahl, Bedienfehler, Tierbiss, Kurzschluss oder Ertragsausfall wichtig sind und Ihre Police sie ausschließt, etwa bei großen Anlagen. Lesen Sie vorher, was schon versichert ist, damit Sie nichts doppelt zahlen.',
);

const carbonSaved = say(
  'Rechnen Sie Ihren Verbrauch mal {carbonGas} je Kilowattstunde Gas oder {carbonOil} bei Heizöl; ein Liter Öl oder Kubikmeter Gas hat etwa zehn Kilowattstunden. Zwanzigtausend Kilowattstunden sind so gut vier Tonnen {carbonDioxide} im Jahr bei Gas und gut fünf bei Öl. Eine Wärmepumpe spart davon je nach Strom und Arbeitszahl meist die Hälfte bis fast alles.',
);

const carbonCoalPower = say(
  'Auch mit Strom aus dem gewöhnlichen Netz ist eine Wärmepumpe meist klimafreundlicher als Gas, weil sie aus einer Einheit Strom drei bis vier Einheiten Wärme macht; sie darf also dreimal so schmutzigen Strom haben wie Gas je Kilowattstunde. Im Winter und bei viel Kohle schrumpft der Vorteil, mit jedem Jahr sauberem Strom wächst er. Ein Gaskessel bleibt dagegen so schmutzig wie am ersten Tag.',
);

const independentAdviceCost = say(
  'Ein Gespräch bei einer öffentlichen Stelle ist oft kostenlos, ein Besuch im Haus kostet wenig, ein ausführlicher Bericht eines freien Energieberaters oder Ingenieurs mehrere Hundert bis über tausend. Für ausführliche Berichte gibt es oft einen Zuschuss. Fragen Sie vorher nach dem Festpreis und danach, was der Bericht enthält.',
);

const independentAdviceCheckOffer = say(
  'Ein Angebot oder einen Vertrag prüfen unabhängige Stellen meist kurzfristig, am Telefon, per Video oder anhand der Unterlagen; unterschreiben Sie erst danach. Schicken Sie alle Seiten samt Verbrauch und Fotos, und fragen Sie gezielt nach Größe, Preis und fehlenden Posten. Wenn zwei Fachleute sich widersprechen, lassen Sie beide die Annahmen schriftlich nennen.',
);

const prepaymentHowMuch = say(
  'Üblich sind bei der Bestellung etwa zehn bis dreißig Prozent, ein größerer Teil nach Lieferung und Montage und mindestens zehn Prozent erst nach der Abnahme. Fünfzig Prozent oder mehr vor Beginn sind zu viel, alles vorab ist ein klares Warnzeichen. Drittelung ist vertretbar, wenn das zweite Drittel erst nach der Montage und nicht schon bei der Lieferung fällig ist.',
);

const prepaymentSchedule = say(
  'Ein guter Plan: zehn bis zwanzig Prozent bei der Bestellung, etwa dreißig bei Lieferung auf Ihr Grundstück, vierzig nach fertiger Montage, mindestens zehn nach Inbetriebnahme und Abnahme. Schreiben Sie jede Rate mit einem prüfbaren Schritt in den Vertrag, zum Beispiel „nach Montage aller Module“. Kleine Betriebe müssen Material vorfinanzieren; zeigen Sie Entgegenkommen bei der Lieferung, nicht bei der Bestellung.',
);

const doorstepSaleHow = say(
  'Ein Satz genügt: „Hiermit widerrufe ich den Vertrag vom (Datum) über (Anlage)“, mit Name, Adresse und Unterschrift, an die Firma, die im Vertrag steht. E-Mail gilt in Deutschland und Österreich; nehmen Sie für den Beweis zusätzlich ein Einschreiben. Eine Begründung brauchen Sie nicht; haben Sie einen Kredit dazu unterschrieben, schreiben Sie auch der Bank.',
);

const doorstepSaleStarted = say(
  'Bestelltes Material, ein begonnener Einbau oder ein Kreuz beim Verzicht nehmen Ihnen das Recht in der Frist in aller Regel nicht. Gebühren für Planung oder Storno schulden Sie bei einem fristgerechten Widerruf meist nicht, und eine Drohung mit dem Anwalt ändert daran nichts. Widerrufen Sie schriftlich, zahlen Sie nichts und fragen Sie eine Verbraucherstelle.',
);

const brandsTests = say(
  'Eine verlässliche Pannenstatistik nach Marken gibt es kaum. Brauchbar sind geprüfte Werte: bei Wärmepumpen Jahresarbeitszahl und Schallleistung aus Prüfinstituten und Listen (Keymark, EHPA), bei Speichern die Stromspeicher-Inspektion der HTW Berlin, bei Modulen Labortests, dazu Stiftung Warentest oder die Verbrauchermagazine Ihres Landes. Vergleichen Sie die Werte der genauen Typen aus Ihren Angeboten, nicht die Marken.',
);

const ownHandsPanels = say(
  'Hinauftragen, Haken, Schienen und Module montieren darf man meist selbst, wenn ein Elektrobetrieb das vorher weiß, prüft und ans Netz anschließt. Entscheidend sind Absturzsicherung, ein Gerüst und die Montageanleitung; fertige Stecker derselben Bauart zusammenstecken geht, an offene Leitungen und in den Zählerschrank gehört die Fachkraft. Lassen Sie sich die Aufteilung schriftlich bestätigen.',
);

const ownHandsRefrigerant = say(
  'Die Kältemittelleitungen eines Splitgeräts darf nur ein zertifizierter Betrieb verbinden, auch wenn es vorgefüllt ist oder Schnellkupplungen hat; der Verkauf solcher Geräte verlangt einen Nachweis darüber. Aufstellen, Konsole und Wanddurchbruch können Sie vorbereiten. Bei einer Monoblock-Wärmepumpe ist der Kältekreis ab Werk geschlossen, es bleiben der Wasseranschluss, der Strom und die Einstellung, und dafür raten Hersteller und Förderung zum Fachbetrieb.',
);

const ownHandsGrants = say(
  'Ihre eigene Arbeitszeit bezahlt in der Regel kein Zuschuss; höchstens das Material zählt, und nur wenn eine Fachfirma oder ein Energieberater die richtige Ausführung bestätigt. Auch bei der Dämmung ist das der übliche Weg. Fragen Sie die Förderstelle vor dem Antrag und vor dem Kauf, denn nachträglich lässt sich die Bestätigung kaum bekommen; bei Wärmepumpen hängt auch die Garantie oft am Einbau durch einen Betrieb.',
);

const radiationRadio = say(
  'Smart Meter, Wechselrichter und Ladestation funken, wenn überhaupt, nur kurz und schwächer als ein Handy am Ohr; ein Mobilfunkmast in der Nachbarschaft ist in der Wohnung meist stärker und liegt ebenfalls unter dem Grenzwert. WLAN am Wechselrichter können Sie oft abschalten und ein Netzwerkkabel legen. Den digitalen Zähler dürfen Sie meist nicht ablehnen, aber nach einer Übertragung per Kabel fragen.',
);

const ownHandsWaterHeater = say(
  'Hinstellen, den Ablauf fürs Kondenswasser legen, Luftrohre führen und ein Gerät mit Stecker einstecken dürfen Sie selbst. Der Anschluss ans Trinkwasser mit Sicherheitsgruppe gehört einer konzessionierten Installationsfirma, so verlangen es meist die Wasserversorger, und Gas oder ein fest verdrahteter Boiler ebenso der Fachfirma. Fragen Sie nach einem Preis nur für den Anschluss.',
);

const insuranceBatteryFire = say(
  'Haus oder Stall zahlt die Gebäudeversicherung (in der Schweiz meist die kantonale), Ihre Sachen die Hausratversicherung, Tiere und Vorräte nur eine Inventarversicherung, wenn die Anlage gemeldet und fachgerecht gebaut ist. Sie holen sich das Geld bei Hersteller oder Betrieb zurück, wenn ein Fehler schuld war; ohne Verschulden haftet der Hersteller aber nur für privat genutzte Sachen, nicht für Stall und Tiere eines Betriebs. Für den Nachbarn zahlt Ihre Haftpflicht, wenn Sie etwas falsch gemacht haben. Heben Sie Protokoll, Rechnung und Gerät bis zur Klärung auf.',
);

export const de: DetailTexts<'service'> = {
  timeline: {
    howSoon: {
      question: 'Wann meldet sich jemand und wann kommt das Angebot?',
      answer: say(
        'Nach unserem Plan haben Sie einen Vorschlag binnen {proposalHours} Stunden nach dem Fragebogen, und wenn Sie sich verbinden lassen, folgt an Tag {callDays} das Gespräch; vor Ort kommt der Betrieb meist in der zweiten oder dritten Woche. Das schriftliche Angebot folgt kurz nach dem Termin, in Woche {siteQuoteWeeks}. Meldet sich nach einem Ortstermin zehn Tage niemand, fragen Sie nach; mehr als zwei bis drei Wochen sind kein gutes Zeichen.',
      ),
    },
    byDate: {
      question: 'Wird der Einbau bis zu meinem Wunschtermin fertig?',
      answer: say(
        'Unser Plan nennt den Einbau in Woche {installationWeeks}; rechnen Sie zur Sicherheit mit zwei bis drei Monaten ab heute, mit Förderantrag, Bohrung, Netzausbau oder großer Anlage auf Hof und Gewerbe länger; wer im Herbst anfängt, ist meist erst im neuen Jahr fertig. Ist der Termin näher, planen Sie eine Zwischenlösung ein, etwa die alte Heizung noch laufen zu lassen oder ein Gerät zu mieten. Lassen Sie den Termin in den Vertrag schreiben, mit Folgen, wenn er verpasst wird.',
      ),
    },
    onSite: {
      question: 'Wie viele Tage sind die Monteure bei mir im Haus?',
      answer: say(
        'Vor Ort dauert eine Solaranlage {solarWorkDays} Tage, eine Wärmepumpe {heatPumpWorkDays} Tage; eine Ladestation oder ein Speicher ist in einem halben bis ganzen Tag gesetzt. Gerüst, Fundament, neue Heizkörper oder eine Bohrung kommen einzeln dazu. Ohne Heizung sind Sie meist ein bis drei Tage.',
      ),
    },
    delays: {
      question: 'Warum verzögert sich der Einbau oft?',
      answer: say(
        'Am häufigsten bremsen Förderzusage, Zustimmung des Netzbetreibers und Zählertausch, Genehmigungen, volle Auftragsbücher und einzelne fehlende Teile. Vieles läuft parallel, wenn der Betrieb Netzanmeldung und Förderung gleich nach der Zusage stellt; bestellen Sie aber nicht vor der Förderzusage, wenn das Programm es verbietet. Fragen Sie nach Lieferdatum und Kalenderwoche statt „bald“.',
      ),
    },
    stillWaiting: {
      question: 'Was tun, wenn der Betrieb den Einbau ständig verschiebt?',
      answer: say(
        'Zwei bis drei Monate zwischen Unterschrift und Einbau sind noch üblich, sechs und mehr nur mit gutem Grund. Fragen Sie schriftlich nach dem Liefertermin, setzen Sie eine Frist von zwei Wochen und zahlen Sie bis dahin nichts weiter. Verstreicht auch diese, können Sie in der Regel vom Vertrag zurücktreten und die Anzahlung verlangen.',
      ),
    },
    bestSeason: {
      question: 'Welche Jahreszeit ist für Heizung oder Solar am besten?',
      answer: say(
        'Für eine neue Heizung beginnen Sie am besten im Winter oder Frühling, dann läuft sie vor dem nächsten Herbst; Solaranlagen gehen das ganze Jahr außer bei Schnee, Eis und Sturm auf dem Dach. Im Winter sind Betriebe oft schneller frei, im Frühling am vollsten. Auch eine Wärmepumpe kann im Winter eingebaut werden, mit ein bis drei Tagen Überbrückung.',
      ),
    },
    withDrilling: {
      question: 'Wie viel länger dauert eine Wärmepumpe mit Erdbohrung?',
      answer: say(
        'Mit Erdsonde rechnen Sie etwa zwei bis vier Monate mehr als bei einer Luft-Wärmepumpe: Die Bewilligung dauert Wochen bis Monate, und Bohrfirmen haben Wartezeit. Das Bohren selbst dauert zwei bis vier Tage, danach muss der Garten wiederhergestellt werden. Lassen Sie den Standort früh prüfen, denn in Wasserschutzgebieten ist es oft verboten.',
      ),
    },
  },
  whatNext: {
    willSomeoneCall: {
      question: 'Ruft nach der Beratung jemand an oder kommt vorbei?',
      answer: say(
        'Von allein ruft niemand an und es kommt auch niemand vorbei. Erst wenn Sie auf „Mit Fachbetrieben verbinden“ gehen und zustimmen, folgt nach unserem Plan an Tag {callDays} ein Gespräch, und ein geprüfter Betrieb meldet sich auf dem Weg und zu der Zeit, die Sie angeben, auf Wunsch nur per E-Mail. Ein Besuch folgt später, nur nach Absprache mit dem Betrieb, wenn Sie ein verbindliches Angebot möchten.',
      ),
    },
    summary: {
      question: 'Kann ich die Beratung speichern und später fortsetzen?',
      answer: say(
        'Sobald Ihr Potenzial angezeigt wird, können Sie sich die Zusammenfassung an Ihre E-Mail-Adresse schicken lassen, dort auch ausdrucken und weitergeben. Über den Link in der Mail finden Sie alles wieder und können Ihre Daten selbst herunterladen oder löschen. Ohne Adresse wird die Beratung {anonymousDays} Tage nach der letzten Aktivität gelöscht.',
      ),
    },
    companies: {
      question: 'Wie komme ich über Sie zu einem Angebot?',
      answer: say(
        'Auf Wunsch nennen wir bis zu drei geprüfte Betriebe aus Ihrer Nähe, und Sie entscheiden, mit welchen Sie sprechen. Das verbindliche Angebot macht der Betrieb nach einem Ortstermin, den Vertrag schließen Sie nur mit ihm. Gefällt Ihnen keiner, endet es dort ohne Kosten, und Sie können jederzeit eigene Betriebe fragen.',
      ),
    },
    binding: {
      question: 'Verpflichtet mich die Beratung bei Ihnen zu etwas?',
      answer: say(
        'Mit diesem Gespräch haben Sie nichts bestellt und nichts unterschrieben; es ist kostenlos und unverbindlich. Ihre Angaben bleiben hier, bis Sie ausdrücklich zustimmen, dass wir sie an die genannten Betriebe weitergeben. Einen Vertrag gibt es erst, wenn Ihnen ein Angebot gefällt und Sie beim Betrieb unterschreiben.',
      ),
    },
    howLong: {
      question: 'Wie läuft ein Projekt mit Wattnest Schritt für Schritt ab?',
      answer: say(
        'Unser Plan: das Ergebnis innerhalb von {proposalHours} Stunden; wenn Sie sich verbinden lassen, ein Gespräch von {callMinutes} Minuten an Tag {callDays} und Betriebe an Tag {matchingDays}. Das Angebot nach dem Ortstermin folgt in Woche {siteQuoteWeeks}, der Einbau in Woche {installationWeeks}. Lieferzeiten, Genehmigung oder Netzbetreiber können es verlängern. Für große Anlagen, etwa ab hundert Kilowatt, gilt das nicht: Rechnen Sie mit mehreren Monaten, mit Netzausbau bis zu einem Jahr und mehr.',
      ),
    },
    missing: {
      question: 'Was brauchen Sie noch von mir für mein Ergebnis?',
      answer: say(
        'Was noch fehlt, frage ich Sie hier im Gespräch; sobald ich genug weiß, erscheint Ihr Potenzial von selbst, und darunter finden Sie die Knöpfe für Zusammenfassung und Betriebe. Ein Konto brauchen Sie nicht. Passiert nichts, laden Sie die Seite neu oder schreiben Sie mir, was Sie sehen; eine falsche Angabe korrigieren Sie, indem Sie es mir einfach sagen.',
      ),
    },
  },
  whatFirst: {
    roofFirst: {
      question: 'Kommt das neue Dach vor Solaranlage und Heizung?',
      answer: say(
        'Ist das Dach in weniger als etwa zehn Jahren fällig oder undicht, kommt es vor der Photovoltaik, am besten mit Dämmung und unter demselben Gerüst; Module später abzunehmen ist teuer. Eine Heizung, die jeden Tag ausfallen kann, geht trotzdem vor, denn sie duldet keinen Aufschub. Hält beides noch, ist die Reihenfolge zwischen Dach und Heizung frei, dann entscheiden Förderfristen.',
      ),
    },
    insulateOrHeat: {
      question: 'Erst dämmen oder erst die Heizung tauschen?',
      answer: say(
        'Das Günstige zuerst: Dachboden, Kellerdecke und Ritzen bringen viel für wenig und dürfen vor jeder Heizung gemacht werden. Auf teure Fenster oder Fassade müssen Sie mit der Heizung dagegen nicht warten; lassen Sie die Wärmepumpe für den Zustand auslegen, den das Haus in den nächsten Jahren haben wird. Moderne Geräte regeln weit herunter, deshalb schadet späteres Dämmen nicht.',
      ),
    },
    solarOrHeatPump: {
      question: 'Erst die Solaranlage oder erst die Wärmepumpe?',
      answer: say(
        'Beide Reihenfolgen gehen; entscheidend ist, was drängt: Ist die Heizung alt oder läuft eine Förderfrist ab, kommt sie zuerst. Läuft sie noch gut und ist das Dach in Ordnung, beginnt man mit Photovoltaik, weil sie sofort Strom spart. Planen Sie sie gleich so groß, dass Wärmepumpe und Auto später mitlaufen, und lassen Sie Platz im Zählerschrank.',
      ),
    },
    carAndCharger: {
      question: 'Erst die Wallbox oder erst die Solaranlage?',
      answer: say(
        'Die Ladestation dürfen Sie jederzeit zuerst bauen, sobald das Auto kommt; wählen Sie eine, die später mit Solarstrom und Lastmanagement zusammenarbeitet. Ist der Zähler- oder Sicherungskasten alt, kommt er vor allem anderen, denn Ladestation, Wärmepumpe und Photovoltaik brauchen ihn. Wird ohnehin gegraben oder gepflastert, legen Sie jetzt Leerrohre.',
      ),
    },
    adviceOrQuotes: {
      question: 'Erst Energieberatung oder gleich Angebote einholen?',
      answer: say(
        'Beginnen Sie mit einer unabhängigen Energieberatung, wenn mehrere Arbeiten anstehen oder Handwerker sich widersprechen; sie ordnet die Schritte, rechnet sie und kennt die Förderung. Geht es nur um eine klare Sache wie die Heizung, können Sie gleich zwei, drei Angebote holen. Jeder Betrieb hält sein eigenes Gewerk für das dringendste. Unterschreiben Sie nichts, bevor die Förderung geklärt ist.',
      ),
    },
    onlyOneThing: {
      question: 'Was saniere ich zuerst, wenn das Geld knapp ist?',
      answer: say(
        'Reicht das Geld nur für eines, nehmen Sie das, was sonst bald ausfällt oder Schaden macht, also undichtes Dach oder sterbende Heizung. Drängt nichts, kommt zuerst das Billige mit großer Wirkung: Dachboden und Kellerdecke dämmen, Ritzen dichten, Heizung einstellen, Thermostate. Danach lohnt meist Photovoltaik am ehesten, weil sie sofort spart und keine andere Arbeit verbaut.',
      ),
    },
    allAtOnce: {
      question: 'Alles auf einmal sanieren oder Schritt für Schritt?',
      answer: say(
        'In Schritten ist meist klüger: Sie verteilen Kosten, nutzen Förderungen mehrfach und lernen das Haus kennen. Zusammen gehört, was dasselbe Gerüst, dieselben offenen Wände oder denselben Graben braucht, also Dach mit Dämmung und Photovoltaik, Fassade mit Fenstern. Sind Wände oder Boden gerade offen, legen Sie jetzt Leitungen, Leerrohre und Heizflächen für später; das kostet wenig.',
      ),
    },
  },
  accuracy: {
    sources: {
      question: 'Woher stammen Ihre Zahlen?',
      answer: say(
        'Die Zahlen kommen aus Gesetzen, Richtlinien und Merkblättern, von Behörden und Verbänden, aus Marktübersichten und aus einem eigenen Rechenmodell; bei jeder steht, woher sie ist und von wann. Sie dürfen sie mit dieser Quelle zitieren; für eine Arbeit nehmen Sie besser die Quelle selbst. Wo „Richtwert von Wattnest“ steht, ist es unsere Faustregel und kein amtlicher Wert.',
      ),
    },
    upToDate: {
      question: 'Wie aktuell sind Ihre Angaben?',
      answer: say(
        'Jede Angabe trägt ihren Stand; Fördersätze und Gesetze sind die jüngsten, die mir beim Schreiben der Texte bekannt waren, und ablaufende Werte sind mit Frist hinterlegt. Zwischen zwei Überarbeitungen kann sich trotzdem etwas ändern, vor allem bei Kantonen, Ländern und Versorgern. Prüfen Sie deshalb vor einer Unterschrift den Fördersatz auf der Seite der Stelle, die zahlt.',
      ),
    },
    margin: {
      question: 'Wie weit kann Ihre Schätzung danebenliegen?',
      answer: say(
        'Rechnen Sie beim Solarertrag mit mindestens zehn Prozent nach oben und unten, bei Kosten und Heizung mit deutlich mehr; darum nenne ich Spannen statt einer festen Summe. Am meisten verschieben Verschattung, Dachzustand, der wirkliche Verbrauch und die Elektrik das Ergebnis. Genauer wird es mit Ihrer Jahresabrechnung, verlässlich erst mit dem Angebot nach der Besichtigung. Danebenliegen kann die Einschätzung in beide Richtungen.',
      ),
    },
    forMyHouse: {
      question: 'Ist Ihre Schätzung für mein eigenes Haus gerechnet?',
      answer: say(
        'Einschätzung und Potenzial rechnen mit Ihren Antworten und dem Klima Ihrer Gegend, den Rest ergänzen typische Werte für Häuser wie Ihres; das Dach hat niemand gesehen, auch kein Satellit. Was ich hier im Gespräch sage, gilt allgemein für Ihr Land. Verwinkelte Dächer, halb beheizte Gebäude oder besondere Lagen trifft das schlechter; ändern Sie dann Ihre Angaben oder warten Sie das Angebot ab.',
      ),
    },
    invented: {
      question: 'Erfinden Sie Ihre Antworten?',
      answer: say(
        'Ich erfinde nichts: Ich bin kein Sprachmodell, sondern wähle aus vorbereiteten, mit Quellen belegten Texten den passenden aus; darum kommt die Antwort auch so schnell. Falsch liegen kann ich trotzdem, wenn ich Ihre Frage missverstehe oder sich eine Regel geändert hat. Kommt Ihnen eine Antwort seltsam vor, fragen Sie anders oder prüfen Sie die genannte Quelle.',
      ),
    },
    bindingLiable: {
      question: 'Sind Ihre Zahlen verbindlich?',
      answer: say(
        'Verbindlich ist nichts davon, und für eine Entscheidung oder die Bank reicht es nur als erste Orientierung; wie weit wir haften, steht in den Nutzungsbedingungen. Verbindlich wird erst das Angebot nach dem Ortstermin. Verfehlt die Anlage die darin zugesagte Ersparnis des ersten Jahres um mehr als {guaranteeMargin}, gleicht der Anbieter aus; Näheres steht in den Bedingungen.',
      ),
    },
    differs: {
      question: 'Warum weichen Ihre Zahlen von anderen Schätzungen ab?',
      answer: say(
        'Unterschiede kommen meist aus den Annahmen: Strompreis, Preissteigerung, Eigenverbrauch und Anlagengröße wählt jeder Rechner anders, und manche rechnen schön, um zu verkaufen. Auch bei mir verschiebt schon eine geänderte Antwort das Ergebnis. Vergleichen Sie deshalb die Annahmen statt der Endsumme; rechnet jemand mit hohen Preissteigerungen, nehmen Sie die vorsichtigere Zahl.',
      ),
    },
  },
  aboutUs: {
    bot: {
      question: 'Sind Sie eine KI wie ChatGPT?',
      answer: say(
        'Ich bin der automatische Berater: ein Programm mit Regeln und einer Sammlung vorab geschriebener Texte mit Quellen, kein Mensch und kein Sprachmodell wie ChatGPT. Deshalb erfinde ich nichts, verstehe aber manches nicht auf Anhieb. Mancherorts antwortet an meiner Stelle eine KI; dann steht das im Chat. Mit Menschen sprechen Sie über „Mit Fachbetrieben verbinden“ oder die Angaben im Impressum.',
      ),
    },
    seller: {
      question: 'Will mir Wattnest etwas verkaufen?',
      answer: say(
        'Ich verkaufe Ihnen nichts: Wattnest hat keine eigenen Geräte, die Beratung kostet Sie nichts, und Sie müssen keinen der vorgeschlagenen Betriebe nehmen. Unser Geld kommt von den Betrieben, mit denen wir arbeiten. Ihre Daten gehen erst an genannte Betriebe, wenn Sie zustimmen; Ihre Nummer wird also nicht herumgereicht.',
      ),
    },
    installers: {
      question: 'Baut Wattnest die Anlagen selbst ein?',
      answer: say(
        'Wir bauen nicht selbst ein: Wattnest schätzt Ihr Potenzial und nennt Ihnen auf Wunsch bis zu drei geprüfte Fachbetriebe in Ihrer Nähe. Der Betrieb kommt vorbei, macht das verbindliche Angebot und baut ein; mit ihm schließen Sie den Vertrag, und er leistet Gewähr. Sie können auch einen eigenen Betrieb nehmen.',
      ),
    },
    legalNotice: {
      question: 'Wo finde ich Sitz und Firmenangaben von Wattnest?',
      answer: say(
        'Firmenname, Sitz, Rechtsform, Verantwortliche und Kontakt stehen im Impressum, verlinkt am Ende der Seite; auf dem Telefon müssen Sie dafür ganz nach unten wischen. Dort finden Sie alles, was Sie für eine Prüfung im Register, einen Antrag oder einen Brief brauchen. Mehr weiß ich als Programm über Gründung und Mitarbeiter nicht.',
      ),
    },
    belonging: {
      question: 'Gehört Wattnest zu einer Behörde oder einem Versorger?',
      answer: say(
        'Wattnest ist ein privater Beratungs- und Vermittlungsdienst und gehört nicht zum Staat, zur Gemeinde oder zu einer Verbraucherzentrale; Strom liefern wir nicht, und eine Marke verkaufen wir nicht. Mit Vertretern an der Haustür haben wir nichts zu tun, wir besuchen niemanden unangemeldet. Wer Eigentümer ist, steht im Impressum.',
      ),
    },
    where: {
      question: 'In welchen Ländern arbeitet Wattnest?',
      answer: say(
        'Wir arbeiten in Deutschland, Österreich, der Schweiz und den USA, auf Deutsch, Englisch und Französisch. Beraten kann ich in allen Regionen dieser Länder; ob ein geprüfter Betrieb in Ihrer Nähe ist, zeigt sich, wenn Sie Ihre Postleitzahl angeben. In anderen Ländern, etwa Frankreich, Belgien oder Großbritannien, können wir nicht vermitteln, und dort gelten andere Regeln.',
      ),
    },
    topics: {
      question: 'Zu welchen Themen berät Wattnest?',
      answer: say(
        'Ich berate zu Photovoltaik, Speicher, Balkonkraftwerk, Wärmepumpe, Klimagerät zum Heizen und Kühlen, Ladestation, Heizungssteuerung, Förderung und Recht rund ums Wohnhaus, für Eigentümer und Mieter. Nicht zuständig bin ich für Bad, Wasserleitungen, Rechtsstreit, Versicherungsverkauf oder große Gewerbebauten; eine kleine Praxis oder ein Hof geht meist noch.',
      ),
    },
  },
  vetting: {
    criteria: {
      question: 'Wie prüfen Sie die Betriebe?',
      answer: say(
        'Jeder Betrieb bewirbt sich mit Registernummer oder Lizenz und muss mindestens seine Haftpflichtversicherung nachweisen; Zeugnisse und Registerauszug können dazukommen. Unsere Mitarbeitenden lesen die Unterlagen und entscheiden, erst dann bekommt er Anfragen; einfach eintragen kann sich niemand. Baustellen besichtigen wir nicht, deshalb sind Referenzen in Ihrer Nähe trotzdem wichtig.',
      ),
    },
    trust: {
      question: 'Kann ich den Betrieben vertrauen, die Sie nennen?',
      answer: say(
        'Garantieren können wir die Arbeit eines Betriebs nicht; der Vertrag besteht zwischen Ihnen und ihm, und er haftet für Mängel. Unsere Prüfung hält unregistrierte und unversicherte Firmen fern, den Rest zeigen Sie selbst: zwei Angebote, Referenzen anrufen, kleine Anzahlung, Zahlung nach Baufortschritt. Läuft etwas schief, sagen Sie es uns; wir nehmen Beschwerden auf und können einen Betrieb sperren.',
      ),
    },
    bankrupt: {
      question: 'Prüfen Sie, ob ein Betrieb finanziell solide ist?',
      answer: say(
        'Bilanzen prüfen wir nicht, eine Pleite können also auch wir nicht ausschließen. Schützen können Sie sich selbst: im Handels- oder Firmenregister nachsehen, wie lange es den Betrieb gibt, höchstens eine kleine Anzahlung leisten, nach Lieferung und Baufortschritt zahlen und Geräte wählen, die auch andere Betriebe warten. Solide sind meist Firmen mit eigenem Lager, festen Monteuren und mehreren Jahren am Ort.',
      ),
    },
    nearby: {
      question: 'Haben Sie geprüfte Betriebe in meiner Nähe?',
      answer: say(
        'Wir schlagen bis zu drei Betriebe vor, deren Gebiet Ihre Postleitzahl umfasst und die Ihre Technik einbauen; Ort und Spezialgebiet sehen Sie vorher. Insgesamt sind es gut {partnerCount} in vier Ländern, deshalb ist nicht überall einer dabei; dann sagen wir Ihnen das. Sie wählen selbst, wer Ihre Anfrage bekommt, und können einen anderen wünschen.',
      ),
    },
    apply: {
      question: 'Wie kommt ein Betrieb auf Ihre Liste?',
      answer: say(
        'Betriebe bewerben sich auf unserer Partnerseite: Angaben zur Firma, Registernummer oder Lizenz und Einzugsgebiet, danach die Unterlagen, mindestens der Nachweis der Haftpflicht. Die Prüfung dauert meist bis zu fünf Arbeitstage. Ihr eigener Handwerker kann das gern tun; Sie können ihn aber auch ohne uns beauftragen und unsere Zahlen zum Vergleich nehmen.',
      ),
    },
  },
  guarantee: {
    claim: {
      question: 'An wen wende ich mich, wenn die zugesagte Ersparnis fehlt?',
      answer: say(
        'Die Differenz zahlt der Betrieb, der die Anlage baut und mit dem Sie den Vertrag haben; er ist der Garantiegeber, nicht Wattnest. Schreiben Sie ihm nach dem ersten Jahr mit Angebot, Zählerständen und Rechnungen, um wie viel die zugesagte Ersparnis verfehlt wurde, und nennen Sie eine Frist. Reagiert er nicht, wenden Sie sich an Wattnest über das Impressum. In welcher Form ausgeglichen wird, steht in Ihrem Vertrag.',
      ),
    },
    whatCounts: {
      question: 'Wann greift die Einspargarantie?',
      answer: say(
        'Es zählt nur die Ersparnis, die im verbindlichen Angebot des Betriebs steht, nicht die Schätzung hier im Chat oder auf der Seite. Ausgeglichen wird, wenn sie im ersten Jahr um mehr als {guaranteeMargin} verfehlt wird; bleibt das Ergebnis darüber, gibt es nichts. Achten Sie deshalb darauf, dass die Zahl und ihre Berechnung im Angebot stehen.',
      ),
    },
    reasons: {
      question: 'Zählen Wetter und Verbrauch bei der Einspargarantie?',
      answer: say(
        'Ob schlechtes Wetter, mehr Verbrauch oder ein leer stehendes Haus den Anspruch mindert, regeln die Bedingungen im Vertrag; üblich ist, mit einem Durchschnittsjahr und dem angegebenen Verbrauch zu vergleichen. Lassen Sie sich vor der Unterschrift schreiben, wie gerechnet wird, und melden Sie große Änderungen wie ein neues Auto oder mehr Bewohner. Notieren Sie die Zählerstände vom ersten Tag an.',
      ),
    },
    afterYearOne: {
      question: 'Gilt die Einspargarantie nur im ersten Jahr?',
      answer: say(
        'Der Ausgleich betrifft die Ersparnis des ersten Jahres; für die Zeit danach gelten die Gewährleistung des Betriebs, die Garantien der Hersteller und die {satisfactionYears} Jahre Zufriedenheitsgarantie. Ob er bei einem Verkauf des Hauses auf den Käufer übergeht oder bei einer Insolvenz des Betriebs anders gesichert ist, regelt der Vertrag; fragen Sie das vor der Unterschrift.',
      ),
    },
    satisfaction: {
      question: 'Wie funktioniert die Zufriedenheitsgarantie?',
      answer: say(
        'Die Zufriedenheitsgarantie läuft {satisfactionYears} Jahre und ergänzt die Zusage zur Ersparnis: Sind Sie mit Anlage oder Arbeit nicht zufrieden, melden Sie sich schriftlich beim Betrieb und über das Impressum bei Wattnest. Was genau geleistet wird, ob Nachbesserung oder Ausgleich, und welche Fristen gelten, steht in den Nutzungsbedingungen und im Vertrag; „Geld zurück“ ohne Weiteres verspreche ich Ihnen nicht.',
      ),
    },
    inWriting: {
      question: 'Wo stehen die Bedingungen der Einspargarantie?',
      answer: say(
        'Die Zusage steht in unseren Nutzungsbedingungen, verlinkt am Ende der Seite; verlässlich wird sie für Sie, wenn sie auch im Vertrag mit dem Betrieb steht. Lassen Sie dort die erwartete Ersparnis, die Grenze von {guaranteeMargin}, den Rechenweg und die Frist eintragen. Kennt der Betrieb die Zusage nicht, unterschreiben Sie erst, wenn sie ergänzt ist, und sagen Sie uns Bescheid.',
      ),
    },
    scope: {
      question: 'Gilt die Einspargarantie auch in meinem Fall?',
      answer: say(
        'Voraussetzung ist ein verbindliches Angebot mit zugesagter Ersparnis von einem Betrieb, den wir genannt haben; ob Solar, Wärmepumpe oder etwas anderes, ist dabei nicht der Punkt. Bei einem Hof, Gewerbe, Ferienhaus oder einer Mietwohnung ist die Ersparnis schwerer zu messen. Lassen Sie sich dort vor der Unterschrift im Vertrag bestätigen, dass die Zusage gilt.',
      ),
    },
  },
  warranty: {
    whoPays: {
      question: 'Wer ist bei Defekten zuständig, Betrieb oder Hersteller?',
      answer: {
        de: warrantyWhoPays,
        at: warrantyWhoPays,
        ch: warrantyWhoPays,
        us: say(
          'Für Fehler bei der Montage haftet der Betrieb nach seiner workmanship warranty, für das defekte Gerät der Hersteller nach der product warranty. Melden Sie den Schaden beiden schriftlich; meist stellt der Betrieb den Antrag beim Hersteller. Schicken sie Sie hin und her, hilft die Lizenzstelle oder der Verbraucherschutz Ihres Staates.',
        ),
      },
    },
    legalPeriod: {
      question: 'Wie lange haftet der Betrieb für Mängel?',
      answer: {
        de: say(
          'Gesetzlich haften Betriebe in der Regel fünf Jahre ab Abnahme für Mängel, wenn die Anlage fest ins Gebäude eingebaut wurde, und zwei Jahre, wenn Sie nur ein Gerät gekauft haben. Im ersten Jahr wird beim Kauf vermutet, dass der Fehler von Anfang an da war. Rügen Sie schriftlich vor dem Ablauf und setzen Sie eine Frist; eine Garantie des Herstellers kommt nur dazu.',
        ),
        at: say(
          'Die gesetzliche Gewährleistung dauert zwei Jahre bei beweglichen Sachen und drei Jahre bei unbeweglichen, wozu fest eingebaute Anlagen meist zählen, ab der Übergabe. Im ersten Jahr wird vermutet, dass der Fehler von Anfang an da war. Zuständig ist der Betrieb, nicht der Hersteller; melden Sie den Mangel schriftlich.',
        ),
        ch: say(
          'Nach OR gelten zwei Jahre für Geräte und fünf Jahre für Teile, die fest ins Bauwerk eingebaut sind und es mangelhaft machen; ist die SIA-Norm vereinbart, dürfen Sie offene Mängel zwei Jahre lang jederzeit rügen, verdeckte bis zu fünf. Rügen Sie im Zweifel sofort und eingeschrieben; nur bei neueren Bauverträgen bleiben Ihnen sechzig Tage, und die Nachbesserung an Bauten darf der Vertrag dort nicht ausschliessen.',
        ),
        us: say(
          'Eine bundesweite Frist gibt es nicht: Für die Arbeit gilt, was im Vertrag steht (oft ein bis zehn Jahre workmanship), dazu stillschweigende Zusicherungen und Verjährungsfristen Ihres Staates. Verlangen Sie mindestens mehrere Jahre auf die Arbeit und auf Dichtheit des Daches schriftlich. Melden Sie Fehler sofort und mit Fotos.',
        ),
      },
    },
    labor: {
      question: 'Zahlt die Herstellergarantie auch Arbeit und Anfahrt?',
      answer: say(
        'Bei der Garantie des Herstellers ist meist nur das Teil enthalten; Ausbau, Anfahrt, Kran und Arbeit zahlen Sie, wenn es nicht ausdrücklich dabeisteht, ebenso den entgangenen Ertrag. Solange der Betrieb nach Gesetz oder Vertrag haftet, gehört der Ein- und Ausbau zu seinen Kosten. Achten Sie vor dem Kauf auf die Worte „Vollgarantie“ oder „einschließlich Arbeit und Fahrt“.',
      ),
    },
    twentyFive: {
      question: 'Was sind 25 Jahre Garantie auf Solarmodule wert?',
      answer: say(
        '„Fünfundzwanzig Jahre“ ist meist die Leistungsgarantie: Sie verspricht, dass ein Modul am Ende noch rund vier Fünftel bis neun Zehntel seiner Leistung hat, und ersetzt nur den fehlenden Rest. Wertvoller ist die Produktgarantie, die Glasbruch ohne Grund, trübe Scheiben oder defekte Dosen abdeckt, oft zwölf bis dreißig Jahre. Wechselrichter haben meist nur {inverterWarranty}, Batterien um {batteryWarranty} Jahre mit einer Grenze an Ladungen.',
      ),
    },
    void: {
      question: 'Wodurch verliere ich die Herstellergarantie?',
      answer: say(
        'Verloren geht eine Herstellergarantie vor allem durch Eingriffe ohne Fachbetrieb, durch einen Standort gegen die Anleitung, durch versäumte Wartung, wenn sie verlangt ist, und durch fehlende Registrierung bei verlängerten Fristen. Heben Sie Rechnung, Seriennummern und Wartungsnachweise auf; ein verlorenes Zertifikat ersetzt die Rechnung. Haben Sie die Registrierung verpasst, fragen Sie nach: Viele Hersteller sind kulant, und die Grundgarantie bleibt.',
      ),
    },
    companyGone: {
      question: 'Gilt die Garantie nach Firmenpleite oder Hausverkauf noch?',
      answer: say(
        'Ist der Betrieb weg, gilt die Herstellergarantie weiter: Wenden Sie sich mit Rechnung und Seriennummer direkt an den Hersteller oder seinen Vertrieb, ein anderer Fachbetrieb macht den Einbau auf Ihre Kosten. Verloren sind dann die Ansprüche wegen der Montage und Zusagen, die nur der Betrieb gegeben hat. Beim Hauskauf oder Erbe gehen Garantien meist mit über, wenn man den Wechsel meldet; ist der Hersteller selbst fort, bleibt nur der Verkäufer.',
      ),
    },
    extension: {
      question: 'Lohnt sich eine Garantieverlängerung für die Geräte?',
      answer: say(
        'Eine Verlängerung lohnt sich bei teuren Teilen mit mittlerer Lebensdauer, also Wechselrichter oder Kompressor, wenn sie Arbeit und Fahrt einschließt und weniger kostet als etwa ein Drittel des Teils. Bei Modulen und Wallboxen bringt sie wenig. Üblich sind bei Wärmepumpen zwei bis fünf Jahre, auf den Kompressor bis zehn, bei Wallboxen zwei bis fünf, bei Batterien {batteryWarranty}; vergleichen Sie, was enthalten ist, nicht nur die Jahre.',
      ),
    },
  },
  maintenance: {
    washing: {
      question: 'Muss ich meine Solarmodule reinigen?',
      answer: say(
        'Auf einem Schrägdach genügt meist der Regen; der Verlust durch normalen Staub liegt bei wenigen Prozent und ist kleiner als die Kosten einer Reinigung. Waschen lohnt sich bei flachen Dächern, Stallstaub, viel Vogelkot, Flechten oder langer Trockenheit. Dann mit weichem Wasser und weicher Bürste vom Boden aus, bei kühlen Modulen, ohne Hochdruck und Mittel; aufs Dach gehört nur eine gesicherte Fachkraft.',
      ),
    },
    contract: {
      question: 'Brauche ich einen Wartungsvertrag für meine Anlage?',
      answer: say(
        'Gesetzlich vorgeschrieben ist ein Wartungsvertrag nicht. Er lohnt sich, wenn die Garantie eine jährliche Wartung verlangt oder Sie sich nicht kümmern möchten; sonst genügt es, einzelne Termine zu bestellen. Ein Termin ist ein bis zwei Stunden Arbeit samt Anfahrt: Mehr als ein paar Hundert im Jahr sollte er nur kosten, wenn Störungsdienst oder Teile darin sind. Vergleichen Sie zwei Angebote und lesen Sie Laufzeit und Kündigung.',
      ),
    },
    yearly: {
      question: 'Was wird bei Wärmepumpe und Solar regelmäßig geprüft?',
      answer: say(
        'An der Wärmepumpe prüft man einmal im Jahr Filter und Sieb, Wasserdruck, Lamellen und Ablauf, Fehlermeldungen und Einstellungen; je nach Menge des Kältemittels kommt eine Dichtheitsprüfung dazu. Bei Solar genügt alle paar Jahre eine Prüfung von Elektrik und Befestigung und dazwischen ein Blick auf den Ertrag in der App. Wallbox und Speicher brauchen meist nur Updates und eine gelegentliche Sichtkontrolle.',
      ),
    },
    yourself: {
      question: 'Was kann ich an meiner Anlage selbst warten?',
      answer: say(
        'Selbst machen dürfen Sie alles von außen: Laub und Flusen vom Außengerät, Lamellen mit weichem Wasserstrahl bei ausgeschaltetem Gerät, Filter auswaschen, Wasserdruck ablesen, Ertrag und Fehlermeldungen ansehen. Kältekreis, Elektrik und Arbeiten auf dem Dach gehören zur Fachkraft, am Kältemittel mit Zertifikat. Luftfilter reinigen Sie je nach Staub alle ein bis drei Monate.',
      ),
    },
    animals: {
      question: 'Wie halte ich Tiere von den Solarmodulen fern?',
      answer: say(
        'Gegen Tauben und Marder hilft ein Gitter rund um die Module, das geklemmt und nicht gebohrt wird; vorher entfernt eine Fachfirma Nester und Kot und prüft die Kabel auf Bisse. Während der Brut darf ein Nest meist nicht weg. Auf dem Gründach genügt niedriger Bewuchs mit Abstand, gemäht wird, bevor er die Module beschattet.',
      ),
    },
    skipped: {
      question: 'Ist es schlimm, wenn ich eine Wartung der Anlage auslasse?',
      answer: say(
        'Eine vergessene Wartung macht nichts sofort kaputt, kann aber die Garantie des Herstellers kosten und den Verbrauch erhöhen, etwa durch zugesetzte Filter. Die gesetzliche Gewährleistung hängt nicht am Wartungsheft. Lesen Sie nach, ob die Garantie jährliche Wartung mit Nachweis verlangt, holen Sie den Termin nach und heben Sie das Protokoll auf.',
      ),
    },
    brine: {
      question: 'Muss man Sole und Druck einer Erdwärmepumpe prüfen?',
      answer: say(
        'Die Sole im Erdkreis hält meist viele Jahre und wird nicht regelmäßig gewechselt; geprüft werden Druck, Frostschutz und Korrosionsschutz, am besten alle paar Jahre. Sinkt der Druck wiederholt, sucht die Fachfirma ein Leck, statt nur nachzufüllen. Im Heizkreis können Sie den Wasserdruck selbst ablesen und nach Anleitung nachfüllen.',
      ),
    },
  },
  insurance: {
    tellInsurer: {
      question: 'Muss ich der Versicherung Solar oder Wärmepumpe melden?',
      answer: {
        de: insuranceTellInsurer,
        at: insuranceTellInsurer,
        ch: say(
          'Melden Sie die Anlage: In den meisten Kantonen erhöht eine feste Solaranlage oder Wärmepumpe den Gebäudewert und ist bei der kantonalen Gebäudeversicherung anzuzeigen; in Genf, Uri, Schwyz, Tessin, Appenzell Innerrhoden, Wallis und Obwalden ist es ein privater Versicherer. Nennen Sie Wert, Ort und Fachbetrieb und lassen Sie sich die Deckung schriftlich bestätigen. Vergessenes können Sie nachmelden.',
        ),
        us: insuranceTellInsurer,
      },
      toTenants: say(
        'Beim Gebäude ist das Sache des Vermieters. Ihr eigenes Balkonkraftwerk, Ihre Batterie oder Wallbox melden Sie Ihrer Privathaftpflicht und Ihrer Hausratversicherung, mit einer kurzen E-Mail, und lassen sich die Deckung bestätigen.',
      ),
    },
    premium: {
      question: 'Wird meine Versicherung durch eine Solaranlage teurer?',
      answer: say(
        'Meist steigt der Beitrag nur wenig oder gar nicht: Oft ist eine kleine Dachanlage im Tarif schon enthalten, sonst wächst die Prämie mit der Versicherungssumme oder Sie zahlen einen Zuschlag. Fragen Sie vor dem Kauf nach dem Betrag schriftlich und vergleichen Sie ihn mit einem zweiten Versicherer; deutlich teurer wird es eher bei Speicher im Keller, Hochwasserlage oder Waldbrandgebiet.',
      ),
    },
    weatherDamage: {
      question: 'Welche Schäden an Solarmodulen zahlt die Versicherung?',
      answer: {
        de: insuranceWeatherDamage,
        at: insuranceWeatherDamage,
        ch: insuranceWeatherDamage,
        us: say(
          'Wind, Hagel, Blitz und Feuer an fest montierten Modulen zahlt in der Regel die Homeowners-Police, wenn die Anlage in der Versicherungssumme steckt; Überschwemmung und Erdbeben brauchen eigene Policen. In Sturm- und Hagelgebieten gilt oft ein höherer Selbstbehalt. Schlechte Montage selbst ist meist ausgeschlossen, die zahlt der Betrieb; der Wasserschaden, der daraus im Haus entsteht, kann gedeckt sein, wenn er plötzlich kam. Fotografieren Sie, werfen Sie nichts weg, und melden Sie es sofort.',
        ),
      },
    },
    liability: {
      question: 'Wer haftet, wenn mein Solarmodul herunterfällt?',
      answer: say(
        'Fällt ein Modul herunter oder weht es dem Nachbarn aufs Auto, haftet zuerst, wem die Anlage gehört; seine Privat- oder Hauseigentümer-Haftpflicht, auf einem Hof die Betriebshaftpflicht, zahlt, wenn die Anlage mitversichert ist, und wehrt unberechtigte Forderungen ab. Lag es am Einbau, haftet der Fachbetrieb mit seiner Betriebshaftpflicht. Lassen Sie sich von Ihrer Haftpflicht bestätigen, dass die Anlage eingeschlossen ist.',
      ),
    },
    extraPolicy: {
      question: 'Brauche ich eine eigene Solarversicherung?',
      answer: {
        de: insuranceExtraPolicy,
        at: insuranceExtraPolicy,
        ch: say(
          'Für ein normales Hausdach reicht meist die Gebäudeversicherung plus Haftpflicht. Eine eigene Photovoltaik-Police (technische Versicherung) lohnt erst, wenn Ihnen Diebstahl, Bedienfehler, Tierbiss, Kurzschluss oder Ertragsausfall wichtig sind, denn die kantonale Versicherung deckt nur Feuer und Elementarschäden. Lesen Sie vorher, was schon versichert ist, damit Sie nichts doppelt zahlen.',
        ),
        us: insuranceExtraPolicy,
      },
    },
    cancelRisk: {
      question: 'Was tun, wenn die Versicherung die Solaranlage ablehnt?',
      answer: say(
        'Versichern lässt sich fast jede fachgerecht eingebaute Anlage; abgelehnt oder gekündigt wird vor allem, wenn sie nicht gemeldet, selbst gebaut oder ohne Nachweis ist oder in einem Hochrisikogebiet steht. Halten Sie Rechnung, Abnahmeprotokoll, Zertifikat des Speichers und Fotos bereit. Ein verlangter Prüfbericht ist üblich, und bei einer Absage fragen Sie einen unabhängigen Makler nach anderen Gesellschaften.',
      ),
    },
    batteryFire: {
      question: 'Wer zahlt, wenn der Speicher das Haus in Brand setzt?',
      answer: {
        de: insuranceBatteryFire,
        at: insuranceBatteryFire,
        ch: insuranceBatteryFire,
        us: say(
          'Ihr Haus und Ihre Sachen zahlt in der Regel die Homeowners-Police, Stall und Tiere nur eine Farm-Police, die sie nennt, wenn die Anlage genehmigt, fachgerecht gebaut und gemeldet ist; sie holt sich das Geld bei Hersteller oder Betrieb zurück, wenn ein Fehler schuld war. Für den Nachbarn zahlt Ihre Haftpflicht, wenn Sie nachlässig waren. Gehört die Anlage einer Leasingfirma, haftet für das Gerät zuerst sie. Heben Sie Genehmigung, Rechnung und die Reste bis zur Klärung auf.',
        ),
      },
    },
  },
  privacy: {
    calls: {
      question: 'Verkaufen Sie meine Daten oder geben Sie sie weiter?',
      answer: say(
        'Nichts wird verkauft, und ohne Ihre Zustimmung bekommt niemand Ihren Namen oder Ihre Nummer. Erst wenn Sie selbst Angebote anfordern, gehen Antworten und Kontakt an die Betriebe, die über der Zustimmung stehen, höchstens drei, und an niemanden sonst. Die Telefonnummer können Sie weglassen.',
      ),
    },
    retention: {
      question: 'Wie lange speichern Sie meinen Chat und meine Angaben?',
      answer: say(
        'Was Sie hier schreiben, wird nach {anonymousDays} Tagen ohne weitere Aktivität gelöscht, wenn Sie keine Adresse angeben. Fordern Sie etwas mit E-Mail an und bestätigen es nicht, gilt dieselbe Frist; nach einer Bestätigung bleibt es bis drei Jahre nach Ihrer letzten Anfrage, wenn Sie es nicht früher löschen.',
      ),
    },
    readers: {
      question: 'Wer liest mit, was ich in diesem Chat schreibe?',
      answer: say(
        'Das Gespräch bleibt zwischen Ihnen und uns: Weder Vermieter noch Arbeitgeber, Versorger oder Ämter erfahren von uns davon. Unsere Mitarbeitenden sehen zur Prüfung höchstens einzelne, zufällig gezogene Antworten ohne Namen und Adressen. Ich bin keine KI; wo eine an meiner Stelle antwortet, steht das im Chat, und ihr Anbieter bekommt die Nachricht ohne Ihren Namen und darf sie nicht speichern. Wir sehen nur, was Sie hier eingeben, nicht Ihre Mails oder andere Seiten.',
      ),
    },
    erase: {
      question: 'Wie kann ich meine Daten einsehen oder löschen?',
      answer: say(
        'Haben Sie eine Adresse angegeben, öffnet der Link in unserer E-Mail eine Seite, auf der Sie alles sehen, herunterladen, eine Anfrage zurückziehen oder alles löschen. Ohne Adresse brauchen Sie nichts zu tun: Das Gespräch verschwindet {anonymousDays} Tage nach der letzten Aktivität von selbst. Betriebe, die Ihre Anfrage schon haben, fordern wir dann auf, sie ebenfalls zu löschen; von weiteren E-Mails melden Sie sich mit einem Klick ab.',
      ),
    },
    anonymous: {
      question: 'Kann ich mich ohne Namen und Adresse beraten lassen?',
      answer: say(
        'Sie können sich ganz ohne Namen, E-Mail und Straße beraten lassen. Die Postleitzahl brauchen wir für Sonne, Klima, Förderung und Betriebe an Ihrem Ort. Eine Adresse ist erst nötig, wenn Sie die Zusammenfassung per E-Mail oder Angebote von Betrieben möchten.',
      ),
    },
    safety: {
      question: 'Wie schützen Sie meine Daten?',
      answer: say(
        'Die Beratung setzt keine Cookies und keine Werbeverfolgung ein, und Fotos werden ohne Ort und Gerätedaten neu gespeichert. Die Verbindung ist verschlüsselt; wer die Daten für uns verarbeitet, hat einen Vertrag dazu, und der Versand der E-Mails kann über die USA laufen. Kontonummern, Passwörter oder Ausweise brauchen wir nie, schreiben Sie sie nicht hinein.',
      ),
    },
  },
  free: {
    later: {
      question: 'Bekomme ich später eine Rechnung von Wattnest?',
      answer: say(
        'Es kommt auch später keine Rechnung von uns: Chat, Einschätzung, Zusammenfassung per E-Mail, Gespräch und das Nennen von Betrieben kosten Sie nichts, und eine Kreditkarte verlangen wir nicht. Geld fließt erst, wenn Sie selbst bei einem Betrieb einen Vertrag unterschreiben. Lehnen Sie alle Angebote ab, zahlen Sie uns nichts.',
      ),
    },
    catch: {
      question: 'Wo ist der Haken an Ihrer kostenlosen Beratung?',
      answer: say(
        'Der Haken ist offen: Unser Geld kommt von den Betrieben, mit denen wir arbeiten, nicht von Ihnen, und Ihre Daten verkaufen wir nicht. Es ist kein Verkaufsgespräch; wo sich etwas nicht lohnt, sage ich es. Vergleichen Sie unsere Betriebe trotzdem mit anderen.',
      ),
    },
    binding: {
      question: 'Verpflichte ich mich mit Ihrer Beratung zu etwas?',
      answer: say(
        'Sie gehen hier keine Verpflichtung ein: Fragen, Antworten und Weiterklicken ist kein Vertrag, und Sie können jederzeit aufhören. Auch ein Angebot eines Betriebs dürfen Sie ablehnen. Ein Vertrag entsteht erst mit Ihrer Unterschrift beim Betrieb.',
      ),
    },
    time: {
      question: 'Wie lange dauert Ihre Beratung?',
      answer: say(
        'Rechnen Sie mit etwa {consultationMinutes} Minuten für die Fragen; Sie können auch nur eine einzelne Frage stellen und gehen. Wenn Sie weitermachen, folgt auf Wunsch ein Gespräch von etwa {callMinutes} Minuten. Bezahlt wird nicht nach Zeit, es ist gratis.',
      ),
    },
    visit: {
      question: 'Kosten Besuch und Angebot eines Betriebs etwas?',
      answer: say(
        'Das Angebot der Betriebe, die wir nennen, ist unverbindlich; fragen Sie bei der Terminabsprache nach, ob auch der Besuch vor Ort gratis ist, üblich ist es. Kostenpflichtig sind höchstens gesonderte Leistungen wie ein Energieausweis, eine Heizlastberechnung oder eine Energieberatung vor Ort. Lassen Sie sich das vorher schriftlich sagen.',
      ),
    },
  },
  carbon: {
    saved: {
      question: 'Wie viel CO2 spart eine Wärmepumpe?',
      answer: {
        de: carbonSaved,
        at: carbonSaved,
        ch: carbonSaved,
        us: say(
          'Ein Therm Gas setzt beim Verbrennen knapp zwölf Pfund {carbonDioxide} frei, eine Gallone Heizöl gut zweiundzwanzig. Sechshundert Gallonen sind also rund sechs Tonnen im Jahr, tausend Therm gut fünf. Eine Wärmepumpe spart davon je nach Strom und Arbeitszahl meist die Hälfte bis fast alles.',
        ),
      },
    },
    coalPower: {
      question: 'Ist eine Wärmepumpe trotz Kohlestrom im Netz sauber?',
      answer: {
        de: carbonCoalPower,
        at: carbonCoalPower,
        ch: say(
          'Im Winter kommt ein Teil des Schweizer Stroms aus Importen, auch aus Gas und Kohle; trotzdem verursacht eine Wärmepumpe deutlich weniger als Öl oder Gas, weil sie aus einer Einheit Strom drei bis vier Einheiten Wärme macht. Mit Wasserkraft und Kernkraft im eigenen Netz bleibt übers Jahr nur ein kleiner Rest. Eine Ölheizung bleibt dagegen so schmutzig wie am ersten Tag.',
        ),
        us: carbonCoalPower,
      },
    },
    panels: {
      question: 'Wie schnell gleichen Solarmodule ihre Herstellung aus?',
      answer: say(
        'Die Energie für ihre Herstellung erzeugen Module in unseren Breiten in etwa ein bis zwei Jahren zurück, auch wenn sie aus China kommen; danach liefern sie noch Jahrzehnte. Beim {carbonDioxide} dauert es etwa ein bis drei Jahre, je nachdem, welchen Strom sie ersetzen. Umgerechnet bleiben einige zehn Gramm {carbonDioxide} je Kilowattstunde, ein Bruchteil von Kohle oder Gas. Module mit Strom aus sauberen Netzen gefertigt schneiden besser ab, der Transport zählt kaum.',
      ),
    },
    solarSaves: {
      question: 'Wie viel CO2 spart eine Solaranlage?',
      answer: say(
        'Jede Kilowattstunde Solarstrom verdrängt Strom aus dem Netz, wo Gas und Kohle im Mix sind, meist einige Hundert Gramm {carbonDioxide}; zehn Kilowatt auf dem Dach sparen so grob drei bis fünf Tonnen im Jahr. In Ländern mit viel Wasserkraft ist es weniger, in Kohleregionen mehr. Das {carbonDioxide} aus der Herstellung ist so nach etwa ein bis drei Jahren eingespart, die Energie dafür schon nach ein bis zwei.',
      ),
    },
    wood: {
      question: 'Ist Heizen mit Holz sauberer als eine Wärmepumpe?',
      answer: say(
        'Klimaneutral ist Holz nur auf lange Sicht und wenn es nachwächst: Beim Verbrennen entsteht je Kilowattstunde sogar mehr {carbonDioxide} als bei Gas, und der Baum braucht Jahrzehnte, um es wieder zu binden. Restholz aus der Nähe ist vertretbar, extra gefällte Bäume weniger, dazu kommt Feinstaub. Eine Wärmepumpe mit normalem Strom ist meist die sauberere Wahl, Holz eine gute Reserve.',
      ),
    },
    carAndBattery: {
      question: 'Helfen Elektroauto und Speicher dem Klima?',
      answer: say(
        'Ein Elektroauto startet wegen des Akkus mit einem Rucksack von einigen Tonnen, holt ihn mit normalem Netzstrom meist nach etwa zwei bis vier Jahren Fahren auf und liegt danach klar vor Diesel und Benziner; mit Solarstrom geht es schneller. Ein Heimspeicher spart selbst wenig, weil er nur verschiebt; er belastet aber auch wenig und lässt sich verwerten. Ein gut laufendes altes Auto wenig zu fahren, ist oft das Sauberste.',
      ),
    },
    bestLever: {
      question: 'Was spart zu Hause am meisten CO2?',
      answer: say(
        'In den meisten Häusern ist die Heizung der größte Hebel, vor allem bei Öl und Gas: Ihr Tausch spart oft mehrere Tonnen {carbonDioxide} im Jahr. Danach kommen ein viel gefahrenes Auto und Flüge, dann Dämmung und Solar. Dämmen und Heizungstausch ergänzen sich; einen gut laufenden Kessel vorzeitig zu ersetzen lohnt fürs Klima, weil die neue Anlage ihre Herstellung nach ein bis zwei Wintern eingespart hat.',
      ),
    },
    otherDoubts: {
      question: 'Ist eine Wärmepumpe unterm Strich klimafreundlich?',
      answer: say(
        'Auch mit allem gerechnet, also Herstellung, Kältemittel, Strom und Rückbau, schneidet eine Wärmepumpe über ihre Lebenszeit deutlich besser ab als Öl und Gas; ein vollständiger Verlust von heutigem Kältemittel fiele ins Gewicht, natürliche wie {propane} kaum. Bei Gas kommt zum Ausstoß noch Methan aus Lecks hinzu, Biogas und „kompensiertes“ Gas ändern nur einen Teil. Ökostrom auf der Rechnung hilft, wenn er neue Anlagen finanziert.',
      ),
    },
  },
  independentAdvice: {
    cost: {
      question: 'Was kostet eine unabhängige Energieberatung?',
      answer: {
        de: independentAdviceCost,
        at: independentAdviceCost,
        ch: independentAdviceCost,
        us: say(
          'Ein Hausbesuch des Versorgers ist oft kostenlos oder kostet wenig, ein freier Prüfer mit Blower-Door-Messung meist einige Hundert Dollar, ein Ingenieur mehr. Die Bundesgutschrift dafür ist seit {creditsEnded} vorbei; manche Versorger und Staaten erstatten einen Teil. Fragen Sie vorher nach dem Festpreis und danach, was der Bericht enthält.',
        ),
      },
    },
    whatHappens: {
      question: 'Was macht ein Energieberater, und brauche ich einen?',
      answer: say(
        'Der Berater sieht sich Hülle, Heizung, Dach und Rechnungen an, oft in ein bis drei Stunden, und schreibt danach einen Bericht mit Schritten, Kosten, Einsparung und Förderung in sinnvoller Reihenfolge. Bei einem alten oder verwinkelten Haus lohnt sich das fast immer, bei einem klaren Einzelschritt genügt ein kurzes Gespräch. Halten Sie Verbrauch der letzten drei Jahre, Pläne und Baujahr bereit.',
      ),
    },
    recognize: {
      question: 'Woran erkenne ich einen unabhängigen Energieberater?',
      answer: say(
        'Unabhängig ist, wer nichts einbaut, keine Provision bekommt und nur von Ihnen oder einer öffentlichen Stelle bezahlt wird; lassen Sie sich das schriftlich geben. Warnzeichen sind ein Angebot in derselben Tasche, nur eine Marke oder ein Berater, den Bank, Versorger oder Handwerker schickt. Auch Schornsteinfeger oder Architekt können gut beraten, wenn sie zugelassen sind und nichts verkaufen.',
      ),
    },
    checkOffer: {
      question: 'Wer prüft mein Angebot neutral, bevor ich unterschreibe?',
      answer: {
        de: say(
          'Die Verbraucherzentrale und Energieberater von der Liste prüfen Angebote für Solar und Wärmepumpe, oft telefonisch oder per Video in wenigen Tagen; unterschreiben Sie erst danach. Schicken Sie alle Seiten samt Verbrauch und Fotos, und fragen Sie gezielt nach Größe, Preis und fehlenden Posten. Wenn zwei Fachleute sich widersprechen, lassen Sie beide die Annahmen schriftlich nennen.',
        ),
        at: independentAdviceCheckOffer,
        ch: say(
          'Offerten für Solaranlagen prüft EnergieSchweiz kostenlos mit dem Solar-Offerte-Check, für Heizungen hilft die Energieberatung von Kanton oder Gemeinde; unterschreiben Sie erst danach. Schicken Sie alle Seiten samt Verbrauch und Fotos. Wenn zwei Fachleute sich widersprechen, lassen Sie beide die Annahmen schriftlich nennen.',
        ),
        us: independentAdviceCheckOffer,
      },
    },
    coOwnership: {
      question: 'Wer berät Eigentümergemeinschaften neutral zu Energie?',
      answer: say(
        'Für eine Gemeinschaft lohnt ein freier Energieplaner, der Varianten mit Kosten je Wohnung rechnet und sie in der Versammlung vorstellt; oft gibt es dafür einen Zuschuss. Lassen Sie zwei Angebote einholen und den Auftrag beschließen, getrennt von jeder Firma, die später baut. Für ein größeres Haus rechnen Sie mit einigen Tausend.',
      ),
    },
  },
  insolvency: {
    moneyBack: {
      question: 'Bekomme ich mein Geld vom insolventen Betrieb zurück?',
      answer: {
        de: say(
          'Bezahltes Geld ohne Leistung ist meist zum größten Teil verloren: Melden Sie es trotzdem schriftlich und kostenlos beim Insolvenzverwalter zur Tabelle an, mit Vertrag und Zahlungsbeleg, in der Frist seines Schreibens. Üblich sind am Ende wenige Prozent nach Jahren. Mehr Chancen haben Sie bei einer Bürgschaft, Kartenzahlung oder einem Kredit, der mit dem Kauf verbunden ist; fragen Sie gleich die Bank.',
        ),
        at: say(
          'Bezahltes Geld ohne Leistung ist meist zum größten Teil verloren: Melden Sie die Forderung beim Insolvenzgericht an, in der Frist, die in der Ediktsdatei steht; das kostet eine kleine Gebühr, und ein Gläubigerschutzverband hilft. Üblich ist am Ende eine kleine Quote nach Jahren. Fragen Sie gleich die Bank, ob Kartenzahlung oder ein verbundener Kredit etwas zurückbringt.',
        ),
        ch: say(
          'Bezahltes Geld ohne Leistung ist meist zum grössten Teil verloren: Geben Sie Ihre Forderung kostenlos beim Konkursamt ein, mit Vertrag und Zahlungsbeleg, innert der Frist im Handelsamtsblatt (meist ein Monat). Am Ende gibt es nach Jahren oft nichts oder wenige Prozent. Eine bereits überwiesene Zahlung holt die Bank selten zurück, eine Kartenzahlung eher.',
        ),
        us: say(
          'Bezahltes Geld ohne Leistung ist meist zum größten Teil verloren: Reichen Sie beim Insolvenzgericht ein „proof of claim“ ein, in der Frist des Briefs; Anzahlungen von Verbrauchern haben bis zu einer Grenze Vorrang. Mehr bringen oft der Kreditkartenanbieter, der Kredit des Verkäufers, die Kaution des Betriebs (contractor bond) oder der Entschädigungsfonds Ihres Staates. Fragen Sie die Lizenzbehörde.',
        ),
      },
    },
    warrantyLeft: {
      question: 'Was ist die Garantie wert, wenn der Betrieb insolvent ist?',
      answer: say(
        'Die Garantie des Herstellers auf Module, Wechselrichter oder Wärmepumpe läuft weiter und geht direkt an ihn, mit Seriennummer und Rechnung; die Garantie des Betriebs auf die Montage ist dagegen praktisch wertlos. Ist der Hersteller selbst pleite, endet auch seine Zusage meist; das Gerät läuft aber weiter, und manchmal übernimmt ein Käufer Service und App. Eine neue Firma unter anderem Namen haftet in der Regel nicht.',
      ),
    },
    finish: {
      question: 'Wer baut meine Anlage fertig, wenn der Betrieb pleite ist?',
      answer: say(
        'Ein anderer Betrieb kann fertig machen oder die Wartung übernehmen, prüft aber zuerst, was da ist, und verlangt dafür Geld: Statik, Verkabelung, Schutz, Unterlagen und Anmeldung. Fragen Sie beim Verwalter schriftlich, ob er den Vertrag noch erfüllt, und setzen Sie eine Frist, bevor Sie neu beauftragen. Fotografieren Sie den Stand und sichern Sie das Dach; wir können einen Betrieb nennen.',
      ),
    },
    access: {
      question: 'Wie bekomme ich Zugangsdaten, wenn der Betrieb weg ist?',
      answer: say(
        'Als Eigentümer haben Sie Anspruch auf Ihre Zugänge: Der Hersteller von Wechselrichter, Speicher oder Heizung überträgt die Anlage mit Seriennummer und Eigentumsnachweis auf Ihr Konto, meist in wenigen Tagen. Ein neuer Betrieb kann danach auch das Installateurpasswort beantragen. Die Anlage läuft in der Regel weiter, auch wenn Portal oder App aus sind.',
      ),
    },
    payRest: {
      question: 'Muss ich einem insolventen Betrieb noch etwas zahlen?',
      answer: say(
        'Zahlen Sie nichts mehr für Arbeit, die nicht geleistet ist, auch nicht auf Brief des Verwalters; für fertige, mangelfreie Teile darf er den Rest verlangen, Mängel rechnen Sie dagegen. Einen Bankkredit zahlen Sie zunächst weiter und melden der Bank den Ausfall, weil bei verbundenem Kredit Ihre Einwände auch dort gelten können. Bei Miete oder Leasing tritt meist ein neuer Eigentümer ein: erst zahlen, wenn er sich ausgewiesen hat.',
      ),
    },
    materials: {
      question: 'Wem gehört das Material, wenn der Betrieb insolvent ist?',
      answer: say(
        'Was fest eingebaut oder Ihnen übergeben und bezahlt ist, gehört in der Regel Ihnen; bezahlte Ware im Lager des Betriebs meist nur, wenn sie eindeutig für Sie ausgesondert ist. Fordern Sie sie schriftlich mit Rechnung und Seriennummern beim Verwalter heraus und holen Sie nichts auf eigene Faust. Gelieferte, aber unbezahlte Ware und das Gerüst kann der Lieferant zurückverlangen; lassen Sie ihn sein Recht belegen.',
      ),
    },
    prevent: {
      question: 'Wie schütze ich mich vor einer Pleite des Installateurs?',
      answer: say(
        'Schützen Sie sich vorher: kleine Anzahlung, Zahlung nach Baufortschritt, Ware erst bei Lieferung bezahlen, ab größeren Summen eine Bürgschaft, und alle Zugänge von Anfang an auf Ihren Namen. Warnzeichen sind verlangtes Bargeld, neue Vorauszahlungen, ständige Ausreden und entlassene Leute; dann zahlen Sie nur noch Zug um Zug. Ob ein Verfahren läuft, zeigt das amtliche Register.',
      ),
    },
  },
  prepayment: {
    howMuch: {
      question: 'Wie viel Anzahlung ist für eine Anlage üblich?',
      answer: {
        de: prepaymentHowMuch,
        at: prepaymentHowMuch,
        ch: prepaymentHowMuch,
        us: say(
          'Üblich sind bei der Unterschrift höchstens etwa zehn Prozent, dann Zahlungen nach Fortschritt und der Rest nach Abnahme und Freigabe. Manche Staaten begrenzen es per Gesetz, Kalifornien auf {caDepositShare} oder {caDeposit}, je nachdem, was weniger ist. Die Hälfte vor Beginn ist zu viel; fragen Sie die Zulassungsstelle Ihres Staates nach der Grenze.',
        ),
      },
    },
    protect: {
      question: 'Wie sichere ich die Anzahlung an den Betrieb ab?',
      answer: say(
        'Sicherer wird die Anzahlung mit einer Bürgschaft der Bank oder Versicherung des Betriebs, einem Treuhandkonto oder einer Rate, die erst fällig wird, wenn die Geräte auf Ihrem Grundstück sind und Ihnen gehören. Eine Bürgschaft kostet den Betrieb etwas, danach zu fragen ist nicht unhöflich. Will er keine Sicherheit geben, zahlen Sie entsprechend weniger vorab, per Überweisung mit Rechnung oder mit Karte.',
      ),
    },
    alreadyPaid: {
      question: 'Wie bekomme ich meine Anzahlung vom Betrieb zurück?',
      answer: say(
        'Schreiben Sie dem Betrieb sofort mit fester Frist, nennen Sie Vertrag, Betrag und Datum, und zahlen Sie nichts mehr. Verstreicht die Frist, können Sie meist vom Vertrag zurücktreten und das Geld verlangen; bei Karte oder Verkäuferkredit hilft auch Bank oder Kreditgeber. Ist die Firma pleite, melden Sie die Forderung im Verfahren an, dann kommt oft nur ein kleiner Teil zurück.',
      ),
    },
    rush: {
      question: 'Soll ich für einen Rabatt alles im Voraus zahlen?',
      answer: say(
        'Nehmen Sie einen Rabatt für volle Vorkasse nicht an: Ein paar Prozent wiegen das Risiko nicht auf, alles zu verlieren, und Ihr Druckmittel bei Mängeln ist weg. Ein Preis, der nur bis morgen gilt, ist Verkaufsdruck; ein ernsthafter Betrieb gibt Ihnen Zeit. Bieten Sie stattdessen Skonto für schnelle Zahlung nach jedem fertigen Schritt an.',
      ),
    },
    account: {
      question: 'Anzahlung bar oder auf ein fremdes Konto, ist das sicher?',
      answer: say(
        'Zahlen Sie nur auf das Konto, das im Vertrag steht und auf den Namen der Firma lautet. Eine neue Bankverbindung per Mail oder Telefon ist oft Betrug: Rufen Sie die Firma unter der bekannten Nummer an, bevor Sie überweisen. Ausländische Konten, Bargeld ohne Quittung oder PayPal an Freunde lehnen Sie ab; ist das Geld schon weg, rufen Sie sofort Ihre Bank an.',
      ),
    },
    holdBack: {
      question: 'Wie viel Geld darf ich bis zur Abnahme zurückhalten?',
      answer: say(
        'Behalten Sie mindestens zehn Prozent bis zur Abnahme zurück, so steht es am besten im Vertrag. Gibt es Mängel oder fehlt etwas, behalten Sie einen Betrag, der die Nachbesserung deutlich deckt (in Deutschland in der Regel das Doppelte), und zahlen den Rest pünktlich. Zahlen Sie die Schlussrate auch aus Mitgefühl nicht früher, und listen Sie offene Punkte im Abnahmeprotokoll auf.',
      ),
    },
    schedule: {
      question: 'Wie sieht ein guter Zahlungsplan für den Einbau aus?',
      answer: {
        de: prepaymentSchedule,
        at: prepaymentSchedule,
        ch: prepaymentSchedule,
        us: say(
          'Ein guter Plan: höchstens zehn Prozent bei der Unterschrift, der größere Teil nach Lieferung und fertiger Montage, mindestens zehn Prozent nach bestandener Inspektion und Freigabe durch den Versorger. Schreiben Sie jede Rate mit einem prüfbaren Schritt in den Vertrag, zum Beispiel „nach Montage aller Module“. Verlangen Sie mit jeder größeren Zahlung den Verzicht auf Pfandrechte (lien waiver).',
        ),
      },
    },
  },
  doorstepSale: {
    how: {
      question: 'Wie widerrufe ich ein Haustürgeschäft schriftlich?',
      answer: {
        de: doorstepSaleHow,
        at: doorstepSaleHow,
        ch: say(
          'Ein Satz genügt: „Hiermit widerrufe ich den Vertrag vom (Datum) über (Anlage)“, mit Name, Adresse und Unterschrift, an die Firma, die im Vertrag steht. Schicken Sie ihn eingeschrieben, der Poststempel zählt; eine E-Mail zusätzlich schadet nicht, ist aber schwerer zu beweisen. Eine Begründung brauchen Sie nicht.',
        ),
        us: say(
          'Unterschreiben und datieren Sie das Formular „Notice of Cancellation“, das Sie bekommen haben mussten, oder schreiben Sie einen Satz mit Datum und Vertrag. Schicken Sie es vor Mitternacht des letzten Tages als Einschreiben an die Adresse im Vertrag, der Poststempel zählt; mailen Sie eine Kopie und bewahren Sie alles auf. Ein Anruf genügt nicht.',
        ),
      },
    },
    deadline: {
      question: 'Wie lange kann ich ein Haustürgeschäft widerrufen?',
      answer: {
        de: say(
          'Sie haben {withdrawalDe} Tage: bei einem Werk mit Einbau ab Vertragsschluss, bei reiner Ware ab Lieferung; es genügt, den Widerruf am letzten Tag abzuschicken. Wurden Sie nicht richtig belehrt, verlängert sich die Frist um ein Jahr. Danach bleibt nur Anfechtung wegen Täuschung oder Kündigung gegen Entschädigung; die Verbraucherzentrale prüft das.',
        ),
        at: say(
          'Sie haben {withdrawalAt} Tage: bei einer Leistung mit Einbau ab Vertragsschluss, bei reiner Ware ab Lieferung; es genügt, den Rücktritt am letzten Tag abzuschicken. Wurden Sie nicht richtig belehrt, verlängert sich die Frist um ein Jahr. Danach helfen Arbeiterkammer oder VKI bei Irrtum und Täuschung.',
        ),
        ch: say(
          'Sie haben {withdrawalCh} Tage, und sie beginnen erst, wenn Sie zugestimmt haben und schriftlich über Widerrufsrecht und Adresse informiert wurden; der Poststempel am letzten Tag genügt. Fehlte diese Information, läuft die Frist noch gar nicht. Danach hilft nur Irrtum oder Täuschung; fragen Sie den Konsumentenschutz.',
        ),
        us: say(
          'Nach Bundesrecht haben Sie bis Mitternacht des {withdrawalUs}. Werktags nach der Unterschrift; Samstage zählen mit, Sonntage und Feiertage nicht. Bekamen Sie das Formular zur Kündigung nicht, beginnt die Frist in vielen Fällen gar nicht, und einige Staaten geben mehr Tage, vor allem Älteren. Ist es vorbei, fragen Sie Ihren Attorney General oder einen Verbraucheranwalt nach Täuschung.',
        ),
      },
    },
    pressure: {
      question: 'Was tun, wenn mich ein Vertreter an der Tür drängt?',
      answer: say(
        'Unterschreiben Sie nichts, und lassen Sie niemanden ins Haus, den Sie nicht bestellt haben: Ein Rabatt „nur heute“ ist ein Druckmittel, und ein gutes Angebot gilt auch nächste Woche. Gemeinde und Behörden verkaufen nichts an der Tür; beruft sich jemand auf sie oder Ihren Versorger, rufen Sie dort an, und geben Sie keine Stromrechnung her. Dreiste Firmen melden Sie der Verbraucherschutzstelle, in den USA dem Attorney General und der Lizenzbehörde.',
      ),
    },
    started: {
      question: 'Kann ich den Vertrag nach Arbeitsbeginn noch widerrufen?',
      answer: {
        de: say(
          'Bestelltes Material oder ein begonnener Einbau nehmen Ihnen das Recht in der Frist nicht; nur wenn Sie ausdrücklich verlangt haben, dass sofort begonnen wird, und belehrt wurden, zahlen Sie die schon erbrachte Arbeit. Planungs- oder Stornogebühren dürfen bei einem Widerruf nicht verlangt werden. Zahlen Sie nichts und fragen Sie die Verbraucherzentrale, auch wenn man mit dem Anwalt droht.',
        ),
        at: doorstepSaleStarted,
        ch: doorstepSaleStarted,
        us: doorstepSaleStarted,
      },
    },
    elsewhere: {
      question: 'Kann ich Käufe am Telefon oder auf Messen widerrufen?',
      answer: {
        de: say(
          'Am Telefon und online gilt das Widerrufsrecht ebenso, und Ihr „Ja“ am Telefon können Sie widerrufen. Auf einer Messe oder im Laden gilt es meist nicht, weil der Stand als Geschäftsraum zählt; anders bei Überraschung auf der Straße, im Einkaufszentrum oder auf einer Kaffeefahrt. Fehlt dort eine Belehrung, fragen Sie die Verbraucherzentrale.',
        ),
        at: say(
          'Am Telefon und online gilt das Rücktrittsrecht ebenso, und ein „Ja“ am Telefon bindet Sie nicht endgültig. Auf einer Messe oder im Geschäft gilt es meist nicht; anders bei Überraschung auf der Straße, im Einkaufszentrum oder auf einer Werbefahrt. Die Arbeiterkammer prüft es kostenlos.',
        ),
        ch: say(
          'Am Telefon, an der Haustür, am Arbeitsplatz, auf der Strasse oder an einer Werbefahrt können Sie widerrufen. An einem Markt- oder Messestand, im Laden und bei Online-Käufen gibt es kein gesetzliches Widerrufsrecht; dort gilt nur, was die Firma freiwillig einräumt. Haben Sie den Vertreter selbst bestellt, gilt es ebenfalls nicht.',
        ),
        us: say(
          'Das Bundesrecht gilt auch an Orten, die der Verkäufer nur vorübergehend nutzt, wie Messe, Jahrmarkt oder Hotel, nicht aber in einem festen Laden und bei Käufen nur per Telefon oder online. Dort zählen das Recht Ihres Staates und der Vertrag. Ein mündliches „Ja“ auf der Veranda ist noch kein Solarvertrag, lassen Sie sich alles schriftlich geben.',
        ),
      },
    },
    relative: {
      question: 'Wie helfe ich Angehörigen nach einem Haustürgeschäft?',
      answer: say(
        'Widerrufen kann, wer unterschrieben hat; helfen Sie, den Brief noch heute gemeinsam zu schreiben und eingeschrieben abzuschicken. War die Person wegen Krankheit nicht geschäftsfähig, gilt der Vertrag unter Umständen gar nicht, ein ärztliches Zeugnis hilft. Schämen muss sich niemand, diese Verkäufer sind geschult; holen Sie die Verbraucherberatung dazu.',
      ),
    },
    review: {
      question: 'Wer prüft einen schon unterschriebenen Vertrag?',
      answer: {
        de: say(
          'Einen unterschriebenen Vertrag prüft die Verbraucherzentrale neutral und für wenig Geld, oft binnen Tagen; bei hohen Summen oder einer Klage hilft ein Anwalt für Verbraucherrecht, mit Beratungsschein vom Amtsgericht bei kleinem Einkommen fast umsonst. Nehmen Sie alle Seiten, den Kreditvertrag und eine Notiz mit, wer was versprochen hat. Läuft eine Frist noch, widerrufen Sie zuerst und lassen dann prüfen; getäuscht zu werden ist keine Schande.',
        ),
        at: say(
          'Einen unterschriebenen Vertrag prüfen Arbeiterkammer und VKI neutral, oft kostenlos und rasch; bei hohen Summen hilft ein Anwalt, die erste Auskunft ist oft gratis. Nehmen Sie alle Seiten, den Kreditvertrag und eine Notiz mit, wer was versprochen hat. Läuft eine Frist noch, treten Sie zuerst zurück und lassen dann prüfen; getäuscht zu werden ist keine Schande.',
        ),
        ch: say(
          'Einen unterschriebenen Vertrag prüfen der Konsumentenschutz, in der Westschweiz die FRC und im Tessin die ACSI neutral; für die Technik hilft die Energieberatung, für das Recht die unentgeltliche Rechtsauskunft von Kanton oder Anwaltsverband, für Ältere auch Pro Senectute. Bringen Sie alle Seiten und eine Notiz mit, wer was versprochen hat. Läuft eine Frist noch, widerrufen Sie zuerst; getäuscht zu werden ist keine Schande.',
        ),
        us: say(
          'Einen unterschriebenen Vertrag liest Legal Aid oder die Rechtshilfe für Senioren kostenlos, die Sie über Ihren Eldercare Locator oder {helpline} finden, sonst ein Verbraucheranwalt gegen kleine Gebühr. Legen Sie Vertrag, Kreditpapiere, Nachrichten und den Namen des Verkäufers bereit. Läuft die Frist noch, kündigen Sie heute schriftlich und lassen danach prüfen; getäuscht zu werden ist keine Schande.',
        ),
      },
    },
    noRight: {
      question: 'Komme ich ohne Widerrufsrecht aus einem Vertrag heraus?',
      answer: {
        de: say(
          'Ohne Widerrufsrecht bleiben drei Wege: Verhandeln Sie schriftlich um Auflösung und fragen Sie nach den wirklichen Kosten. Einen Werkvertrag dürfen Sie bis zur Fertigstellung immer kündigen; die Firma behält ihren Lohn abzüglich dessen, was sie spart ({worksLaw}), beim Kauf mit Montage gilt das nicht. Wurden Sie getäuscht, kommt eine Anfechtung in Frage; zahlen Sie nichts weiter, bevor die Verbraucherzentrale den Vertrag gelesen hat.',
        ),
        at: say(
          'Ohne Rücktrittsrecht bleiben drei Wege: Verhandeln Sie schriftlich um Auflösung und fragen Sie nach den wirklichen Kosten. Einen Werkvertrag können Sie abbestellen, dann steht der Firma das Entgelt zu, abzüglich dessen, was sie sich erspart; beim reinen Kauf gilt das nicht. Bei Irrtum oder Täuschung hilft die Arbeiterkammer; zahlen Sie nichts weiter, bevor sie den Vertrag gelesen hat.',
        ),
        ch: say(
          'Ohne Widerrufsrecht gilt nur, was im Vertrag steht oder die Firma freiwillig gewährt: Schreiben Sie eingeschrieben, fragen Sie nach den wirklichen Kosten und bieten Sie eine Abfindung an. Von einem Werkvertrag können Sie vor der Vollendung zurücktreten, zahlen aber Geleistetes und Schadloshaltung; beim reinen Kauf gilt das nicht. Bei Täuschung hilft der Konsumentenschutz; zahlen Sie vorher nichts weiter an.',
        ),
        us: say(
          'Ist die Frist vorbei oder gilt sie nicht, zählt der Vertrag: Suchen Sie darin die Klausel zur Kündigung und fragen Sie schriftlich nach den wirklichen Kosten. Fehlten Formular oder Pflichtangaben oder wurde gelogen, kann er nach dem Recht Ihres Staates angreifbar sein. Rufen Sie Kreditgeber und Attorney General an, bevor gebaut wird; zahlen Sie nicht weiter an, ohne dass ihn jemand gelesen hat.',
        ),
      },
    },
    report: {
      question: 'Wo kann ich unseriöse Verkäufer melden?',
      answer: {
        de: say(
          'Melden Sie unlautere Verkäufer der Verbraucherzentrale, die abmahnen und klagen kann, und unerlaubte Werbeanrufe der Bundesnetzagentur. Bei Betrug, gefälschter Unterschrift oder Drohung erstatten Sie Anzeige bei der Polizei, das geht auch online. Schreiben Sie Name, Firma, Datum, Versprechen und Zeugen auf; Ihr Geld bringt eine Meldung nicht zurück, dafür braucht es Widerruf oder Anwalt.',
        ),
        at: say(
          'Melden Sie unlautere Verkäufer der Arbeiterkammer oder dem VKI, die klagen können, und unerlaubte Werbeanrufe der Fernmeldebüro. Bei Betrug, gefälschter Unterschrift oder Drohung erstatten Sie Anzeige bei der Polizei. Schreiben Sie Name, Firma, Datum, Versprechen und Zeugen auf; Ihr Geld bringt eine Meldung nicht zurück, dafür braucht es Rücktritt oder Anwalt.',
        ),
        ch: say(
          'Melden Sie unlautere Verkäufer und Werbeanrufe dem SECO, das klagen kann, und dem Konsumentenschutz. Bei Betrug, gefälschter Unterschrift oder Drohung erstatten Sie Strafanzeige bei der Polizei Ihres Kantons. Schreiben Sie Name, Firma, Datum, Versprechen und Zeugen auf; Ihr Geld bringt eine Meldung nicht zurück, dafür braucht es Widerruf oder Anwalt.',
        ),
        us: say(
          'Beschweren Sie sich kostenlos beim License Board für Handwerker (in Kalifornien CSLB), beim Attorney General Ihres Staates und bei der FTC, wegen des Kredits beim CFPB. Das Board kann Strafen verhängen und mancherorts Schaden aus Kaution oder Fonds ersetzen. Bei gefälschter Unterschrift oder betrogenen Älteren auch Polizei und Adult Protective Services; schreiben Sie Name, Datum, Versprechen und Zeugen auf.',
        ),
      },
    },
  },
  compareQuotes: {
    whyDifferent: {
      question: 'Warum sind meine Angebote so unterschiedlich teuer?',
      answer: say(
        'Große Unterschiede kommen meist daher, dass nicht dasselbe angeboten ist: andere Größe, Gerüst, Elektrik, Tank- oder Kesselentsorgung, Speicher, Garantie und dazu Marge und Auslastung des Betriebs. Legen Sie eine Liste aller Posten an und lassen Sie jede Firma die Lücken mit Preis ergänzen; danach schrumpft der Abstand oft stark. Bleibt er, fragen Sie beide nach dem Grund.',
      ),
    },
    cheapest: {
      question: 'Soll ich das billigste Angebot nehmen?',
      answer: say(
        'Das billigste ist nicht automatisch schlecht, aber prüfen Sie, was fehlt: Gerüst, Elektrik, Entsorgung, Anmeldung, Inbetriebnahme, Garantie auf die Arbeit. Fragen Sie schriftlich, ob der Preis fest ist und was Nachträge kostet; ein Angebot, das ein Fünftel unter den anderen liegt, hat fast immer einen Grund. Das teuerste ist auch nicht sicher das beste; entscheidend sind Umfang, Auslegung und wer später kommt.',
      ),
    },
    priceOk: {
      question: 'Ist der Preis in meinem Angebot in Ordnung?',
      answer: {
        de: say(
          'Teilen Sie den Preis durch die Größe: Eine Solaranlage um {pvTenKwp} kostet ohne Speicher etwa {pvTenPrice}, eine kleine um {pvSmallKwp} {pvSmallPrice}; eine Luftwärmepumpe mit Einbau liegt meist bei {airHeatPumpPrice}. Liegt Ihr Angebot deutlich darüber, lassen Sie sich Speicher, Gerüst, Zählerschrank und Dacharbeiten einzeln nennen. Liegt es darunter, fehlt meist etwas.',
        ),
        at: say(
          'Als Vergleich rechnet unsere Schätzung für {pvAtKwp} Photovoltaik ohne Speicher mit {pvAtPrice}, für zehn kWh Speicher mit {batteryAt} und für eine Luftwärmepumpe samt Einbau mit {airHeatPumpAt}; das sind Annahmen von uns, keine Statistik, und Dach, Elektrik und Gerüst machen viel aus. Vergleichen Sie zwei bis drei Angebote aus Ihrer Gegend und lassen Sie Module, Speicher, Gerüst, Zählerschrank und Montage einzeln nennen. Die Energieberatung Ihres Landes sagt, ob der Preis im üblichen Rahmen liegt.',
        ),
        ch: say(
          'Als Vergleich: Eine Solaranlage mit {pvChKwp} kostet ohne Batterie etwa {pvChPrice} vor Förderung; für zehn kWh Batterie rechnet unsere Schätzung mit {batteryCh}, für eine Luft-Wasser-Wärmepumpe samt Einbau mit {airHeatPumpCh}, beides Annahmen von uns. Teilen Sie Ihren Preis durch die Grösse und lassen Sie Batterie, Gerüst, Tableau und Montage einzeln nennen. Den Solar-Offerte-Check von EnergieSchweiz gibt es dafür kostenlos; bei Wärmepumpen hilft die Energieberatung.',
        ),
        us: say(
          'Teilen Sie den Barpreis durch die Watt: Üblich sind ohne Speicher {pvUsRange}; darüber sollte ein Grund stehen, etwa ein schwieriges Dach oder ein neuer Verteiler. Für eine Batterie mit zehn kWh rechnet unsere Schätzung mit {batteryUs}, für eine Luftwärmepumpe samt Einbau mit {airHeatPumpUs}, beides Annahmen von uns. Preise mit Kredit enthalten oft Händlergebühren, vergleichen Sie deshalb nur Barpreise.',
        ),
      },
    },
    mustHave: {
      question: 'Was muss in einem guten Angebot stehen?',
      answer: say(
        'In ein vollständiges Angebot gehören: genaue Modelle und Stückzahl, Leistung, Gerüst, Montage, Elektrik und Zählerplatz, Rohre oder Fundament, Demontage und Entsorgung, Anmeldung, Inbetriebnahme, Einweisung, Garantien, Termin, Zahlungsplan und ein fester Endpreis. Bei der Wärmepumpe dazu Heizlast, Vorlauftemperatur, Jahresarbeitszahl und Schallnachweis. Gern fehlen Zählerschrank, Erdarbeiten, Tankentsorgung und Nacharbeiten; eine Pauschale ohne Posten lassen Sie aufschlüsseln.',
      ),
    },
    howMany: {
      question: 'Wie viele Angebote soll ich einholen?',
      answer: say(
        'Zwei bis drei vergleichbare Angebote genügen; ein viertes lohnt nur, wenn die anderen weit auseinanderliegen oder etwas Wichtiges offen bleibt. Geben Sie allen dieselben Angaben, dann lassen sie sich nebeneinanderlegen. Mehr Angebote kosten vor allem Zeit und verzögern Termin und Förderung.',
      ),
    },
    negotiate: {
      question: 'Kann ich über ein Angebot verhandeln?',
      answer: say(
        'Verhandeln ist üblich und nicht unhöflich: Sagen Sie offen, dass Sie ein anderes Angebot haben, nennen Sie Umfang und Summe, aber geben Sie das fremde Papier besser nicht aus der Hand. Oft ist statt eines Rabatts mehr Leistung drin, etwa längere Garantie, Gerüst, Zählerplatz oder bessere Zahlungsraten. Erwarten Sie einige Prozent; wer sofort viel nachlässt, hat vorher zu viel verlangt.',
      ),
    },
    validity: {
      question: 'Wie lange gilt ein Angebot?',
      answer: say(
        'Ein Angebot gilt so lange, wie darin steht; üblich sind zwei bis acht Wochen, „freibleibend“ heißt, dass der Betrieb sich nicht bindet. Lassen Sie sich von einer kurzen Frist nicht drängen: Bitten Sie schriftlich um Verlängerung, die meisten geben sie. Nach Ablauf darf der Preis steigen, dann vergleichen Sie neu.',
      ),
    },
    sideBySide: {
      question: 'Wie stelle ich Angebote in einer Tabelle gegenüber?',
      answer: say(
        'Machen Sie eine Tabelle mit einer Spalte je Firma und rechnen Sie auf dieselbe Größe um: Preis je kWp, je kWh Speicher oder je kW Heizleistung, dazu Modell, Garantie auf Gerät und Arbeit, Termin, Zahlungsplan und Nähe. Fehlendes setzen Sie mit Preis ein, Wartungsverträge und Kredite ziehen Sie heraus, Ertragsprognosen rechnen Sie mit denselben Annahmen. Danach zählen Auslegung, Garantie und Vertrauen mehr als einige Prozent Preis.',
      ),
    },
    warrantyYears: {
      question: 'Lohnt sich ein teureres Angebot mit längerer Garantie?',
      answer: say(
        'Teilen Sie den Mehrpreis durch die zusätzlichen Jahre: Zweitausend mehr für acht Jahre länger sind zweihundertfünfzig im Jahr. Das lohnt, wenn die Geräte gleich sind, die Garantie Arbeit und Anfahrt einschließt und die Firma wahrscheinlich noch so lange besteht; auf bloßes Material gibt der Hersteller seine Garantie ohnehin. Sonst nehmen Sie das billigere Angebot und bitten dort um mehr Jahre; oft geht das für wenig.',
      ),
    },
  },
  whoPaysUs: {
    priceHigher: {
      question: 'Zahle ich mehr, wenn der Betrieb über Wattnest kommt?',
      answer: say(
        'Sie selbst zahlen uns nichts; unser Geld kommt vom Betrieb, und wie bei jeder Vermittlung kann er es in seine Preise einrechnen. Ob Sie dadurch mehr zahlen, sehen Sie am Endpreis: Holen Sie ein zweites Angebot direkt bei einem Betrieb ein, der nicht über uns kommt. Fragen Sie unseren Partner ruhig, ob eine Vermittlungsgebühr in Ihrem Preis steckt.',
      ),
    },
    neutral: {
      question: 'Sind Ihre Antworten wirklich neutral?',
      answer: say(
        'Ganz ohne Interesse sind wir nicht, denn wir leben von Aufträgen; verlassen müssen Sie sich darauf aber nicht. Meine Antworten sind feste, für alle gleiche Texte mit Quellen und kennen keinen Betrieb und keinen Betrag; sie sagen auch, wann sich etwas nicht lohnt. Prüfen Sie das Wichtige bei einer Stelle nach, die nichts vermittelt, etwa der Verbraucherberatung oder der Energieberatung Ihrer Region.',
      ),
    },
    amount: {
      question: 'Wie viel Provision bekommt Wattnest?',
      answer: say(
        'Es ist eine Vermittlung, die der Betrieb bezahlt; einen Betrag oder Prozentsatz kann ich Ihnen nicht nennen, denn er gehört nicht zu dem, was mir vorliegt. Fragen Sie uns über die Angaben im Impressum oder den Partner vor der Unterschrift, das ist eine berechtigte Frage. Für meine Antworten spielt es keine Rolle, ob Sie Solar, Wärmepumpe oder nichts wählen.',
      ),
    },
    ranking: {
      question: 'Können sich Firmen bei Wattnest einen Platz kaufen?',
      answer: say(
        'Einen Platz in meinen Antworten kann niemand kaufen: Sie nennen keine Marken gegen Geld und enthalten keine bezahlten Links. Vorgeschlagen werden Partnerbetriebe aus Ihrer Gegend, also nicht der ganze Markt. Nehmen Sie deshalb mindestens ein Angebot von außerhalb dazu und vergleichen Sie Preis, Garantie und Termin.',
      ),
    },
    owners: {
      question: 'Wird Wattnest von jemandem gesponsert?',
      answer: say(
        'Wattnest ist ein privater Dienst, gehört weder Staat noch Versorger und verkauft keine eigenen Geräte und keinen Strom; bezahlt wird er von den Betrieben, mit denen er arbeitet. Hersteller, Öl- oder Stromkonzerne und Banken spielen in meinen Antworten keine Rolle. Wem wir gehören, steht im Impressum.',
      ),
    },
    noPurchase: {
      question: 'Was schulde ich Wattnest, wenn ich nichts kaufe?',
      answer: say(
        'Wenn Sie nichts kaufen, kostet es Sie nichts, und Ihre Daten verkaufen wir nicht; bezahlt wird die Vermittlung an Betriebe. Sie können sich alles erklären lassen, ohne Namen oder Adresse zu nennen, und selbst einen Betrieb suchen. Verpflichtet sind Sie zu nichts.',
      ),
    },
  },
  person: {
    callMe: {
      question: 'Kann mich jemand zurückrufen?',
      answer: say(
        'Anrufen lassen können Sie sich: Wählen Sie „Mit Fachbetrieben verbinden“ und geben Sie Nummer, Tag und Uhrzeit an, dann meldet sich ein Mensch vom geprüften Fachbetrieb. Er kennt Ihre Wunschzeit und Ihre Angaben, soweit Sie zugestimmt haben. Sofort durchstellen kann ich Sie nicht.',
      ),
    },
    phoneNumber: {
      question: 'Hat Wattnest eine Telefonnummer oder E-Mail-Adresse?',
      answer: say(
        'Telefonnummer oder E-Mail-Adresse von Wattnest stehen im Impressum am Ende der Seite; ein Callcenter, das hier mitliest, gibt es nicht. Für Fragen zu Ihrem Haus ist der Fachbetrieb die bessere Stelle, und den erreichen Sie über „Mit Fachbetrieben verbinden“. Wer nicht tippen mag, kann sich dabei von Angehörigen helfen lassen und einen Anruf verlangen.',
      ),
    },
    writtenOnly: {
      question: 'Kann sich ein Betrieb nur per E-Mail bei mir melden?',
      answer: say(
        'Nur schriftlich geht: Bei „Mit Fachbetrieben verbinden“ wählen Sie E-Mail als Weg und geben keine Telefonnummer an, dann meldet sich der Betrieb nur so. Schreiben Sie ins Textfeld, warum, etwa dass Sie nicht hören oder nachts arbeiten. So passt es auch, wenn Sie tagsüber schlafen oder in einer anderen Zeitzone sind.',
      ),
    },
    complaint: {
      question: 'Wo beschwere ich mich über Wattnest oder einen Betrieb?',
      answer: say(
        'Beschwerden nimmt Wattnest über die Angaben im Impressum entgegen: Schreiben Sie, worum es geht, am besten mit Datum, Name des Betriebs und einem Bild des Gesprächs. Ich bin ein Programm und kann nichts weiterleiten. Hat sich ein Betrieb nicht gemeldet oder ist nicht erschienen, schreiben Sie das ebenfalls dorthin und verlangen Sie einen anderen.',
      ),
    },
    visit: {
      question: 'Haben Sie ein Büro, oder kommt jemand zu mir?',
      answer: say(
        'Ein Büro zum Vorbeikommen oder Hausbesuche von Wattnest kann ich Ihnen nicht zusagen; ins Haus kommt der Fachbetrieb, zu einem Termin, den Sie mit ihm ausmachen, und das ist für das verbindliche Angebot ohnehin nötig. Melden Sie ihn über „Mit Fachbetrieben verbinden“ an. Eine neutrale Person vor Ort finden Sie auch bei Ihrer Energieberatung.',
      ),
    },
    isThisHuman: {
      question: 'Antwortet mir hier ein Mensch oder ein Programm?',
      answer: say(
        'Hier antwortet ein Programm, kein Mensch: Ich bin der automatische Berater, kein Sprachmodell, erkenne das Thema und gebe vorab geschriebene Texte mit Quellen dazu. Mancherorts antwortet an meiner Stelle eine KI; dann steht das im Chat. Menschen sitzen bei Wattnest und bei den Fachbetrieben; zu denen kommen Sie über „Mit Fachbetrieben verbinden“. Bei einem verzwickten Fall schreiben Sie ihn dort in eigenen Worten ins Textfeld, dann weiß der Fachmann gleich Bescheid.',
      ),
    },
    otherLanguage: {
      question: 'Welche Sprachen sprechen Sie und die Betriebe?',
      answer: say(
        'Hier im Chat geht es auf Deutsch, Englisch und Französisch. Welche Sprachen jemand vom Fachbetrieb spricht, fragen Sie am besten gleich bei der Anfrage: Schreiben Sie bei „Mit Fachbetrieben verbinden“ ins Textfeld, in welcher Sprache oder Mundart Sie sprechen möchten. Oft hilft auch ein Angehöriger, der beim Gespräch dabei ist.',
      ),
    },
  },
  faultySystem: {
    firstLook: {
      question: 'Was prüfe ich zuerst, wenn die Anlage ausfällt?',
      answer: say(
        'Notieren Sie zuerst Meldung oder Fehlercode mit Foto, dann prüfen Sie das Harmlose: Sicherung und FI im Verteiler, Internet des Geräts und ob der Schalter am Wechselrichter oder an der Heizung an ist; die Bedienungsanleitung erklärt den Code. Zeigt nur die App nichts, zählt das Display am Gerät. Isolationsfehler, Brandgeruch oder wiederholt fallende Sicherungen gehören sofort abgeschaltet und zum Elektriker.',
      ),
    },
    payOn: {
      question: 'Darf ich bei einer mangelhaften Anlage Geld zurückhalten?',
      answer: say(
        'Offene Beträge für mangelhafte Arbeit dürfen Sie meist teilweise zurückhalten, im Verhältnis zur Reparatur, wenn Sie den Mangel schriftlich gemeldet haben. Kreditraten stellen Sie nicht einfach ein, das schadet Ihrer Bonität: Melden Sie den Mangel auch der Bank; ist der Kredit mit dem Kauf verbunden, können Einwände gegen den Betrieb auch ihr gegenüber gelten. Lassen Sie das vorher rechtlich prüfen.',
      ),
    },
    deadline: {
      question: 'Wie setze ich dem Betrieb eine Frist zur Reparatur?',
      answer: say(
        'Schriftlich, mit Einschreiben oder bestätigter E-Mail: Beschreiben Sie den Mangel, verlangen Sie Reparatur und setzen Sie ein Datum, meist zwei Wochen, bei ausgefallener Heizung im Winter zwei bis drei Tage. Melden Sie jeden Mangel gleich, wenn Sie ihn sehen; in der Schweiz kostet Warten Rechte. Nach Ablauf kündigen Sie an, was Sie als Nächstes tun.',
      ),
    },
    expert: {
      question: 'Wer macht ein Gutachten zu einer mangelhaften Anlage?',
      answer: {
        de: say(
          'Einen unabhängigen Gutachter finden Sie im Verzeichnis der Handwerkskammer oder der IHK („öffentlich bestellter Sachverständiger“ für Photovoltaik oder Heizung); auch TÜV und Verbraucherzentrale nennen welche. Zuerst zahlen Sie ihn, beim nachgewiesenen Mangel meist der Betrieb. Droht Streit, sichert ein gerichtliches Beweisverfahren den Zustand.',
        ),
        at: say(
          'Gerichtlich zertifizierte Sachverständige stehen in der Liste der Justiz (sdgliste.justiz.gv.at), sortiert nach Fachgebiet. Zuerst zahlen Sie, beim nachgewiesenen Mangel meist der Betrieb. Für kleinere Fälle hilft vorher die Schlichtung der Wirtschaftskammer oder der Konsumentenschutz.',
        ),
        ch: say(
          'Neutrale Fachleute nennen Swissolar für Solar, die Fachvereinigung Wärmepumpen (FWS) für Wärmepumpen und für die Elektrik ein unabhängiges Kontrollorgan oder das ESTI. Zuerst zahlen Sie, beim nachgewiesenen Mangel meist der Betrieb. Ein gemeinsam bestellter Gutachter, dessen Ergebnis beide annehmen, beendet den Streit am schnellsten.',
        ),
        us: say(
          'Fragen Sie einen anderen lizenzierten Elektriker oder Heizungsbauer, einen Solar-Servicebetrieb oder einen Ingenieur mit Zulassung (PE) nach einem schriftlichen Bericht; für Sicherheitsmängel kommt auch die Bauaufsicht der Stadt. Zuerst zahlen Sie. Beschweren können Sie sich kostenlos bei der Lizenzbehörde für Handwerker Ihres Staates, und bis zu einer Grenze geht es ohne Anwalt vor das Small Claims Court.',
        ),
      },
    },
    anotherFirm: {
      question: 'Darf ich Mängel von einer anderen Firma beheben lassen?',
      answer: say(
        'Erst die Frist, dann die andere Firma: Lief eine angemessene Frist schriftlich ab oder scheiterte die Reparatur mehrmals, dürfen Sie in der Regel jemand anderen holen und die Kosten verlangen; in Eilfällen zum Schutz vor Schaden auch sofort. Wer ohne Frist selbst beauftragt, bleibt oft auf der Rechnung sitzen. Rückgabe und Geld zurück gibt es erst bei einem erheblichen Mangel, den niemand behebt.',
      ),
    },
    whoAnswers: {
      question: 'Wer haftet, wenn beim Einbau gepfuscht wurde?',
      answer: say(
        'Ihr Vertragspartner haftet, also der Betrieb, der verkauft und montiert hat, auch wenn der Fehler beim Gerät liegt; den Streit mit dem Hersteller muss er selbst führen. Das gilt auch für Schäden am Dach, falsche Verkabelung und Planungsfehler, und ein unterschriebenes Abnahmeprotokoll nimmt Ihnen versteckte Mängel nicht. Gibt es den Betrieb nicht mehr, bleiben Herstellergarantie und Versicherung; nach einem Hauskauf gehen übertragbare Garantien auf Sie über.',
      ),
    },
    lowOutput: {
      question: 'Ab wann ist zu wenig Leistung der Anlage ein Mangel?',
      answer: say(
        'Ein Mangel liegt vor, wenn die Anlage deutlich unter dem Zugesagten bleibt: Vergleichen Sie ein ganzes Jahr mit der Zusage im Vertrag und mit Nachbarn, denn Wetter allein macht selten mehr als zehn Prozent aus. Bei der Wärmepumpe zählt, ob die Räume warm werden und wie oft sie startet; ständiges Takten oder dickes Eis ist nicht normal. Entgangenen Ertrag ersetzt der Betrieb nur bei Verschulden oder zugesagter Leistung, deshalb sammeln Sie Monatswerte.',
      ),
    },
  },
  brands: {
    tests: {
      question: 'Wo finde ich verlässliche Tests von Geräten?',
      answer: {
        de: brandsTests,
        at: brandsTests,
        ch: brandsTests,
        us: say(
          'Eine verlässliche Pannenstatistik nach Marken gibt es kaum. Brauchbar sind geprüfte Werte der genauen Modelle: bei Wärmepumpen die AHRI-Nummer und die Liste für kaltes Klima von NEEP, bei Modulen der Zuverlässigkeitsbericht von Kiwa PVEL, dazu Consumer Reports. Fragen Sie zwei, drei Betriebe, welche Geräte sie am seltensten reparieren.',
        ),
      },
    },
    criteria: {
      question: 'Lohnt sich der Aufpreis für eine bekannte Marke?',
      answer: say(
        'Vergleichen Sie fünf Dinge auf dem Papier: Wirkungsgrad im Jahr, Lautstärke, Länge und Inhalt der Garantie, Ersatzteile und Kundendienst in Ihrer Nähe und wie viele dieser Geräte Ihr Betrieb schon eingebaut hat. Sind zwei Geräte darin gleich, nehmen Sie den besseren Betrieb, nicht den bekannteren Namen; für den Namen allein mehr zu zahlen lohnt nicht.',
      ),
    },
    chinese: {
      question: 'Taugen Solarmodule und Wechselrichter aus China etwas?',
      answer: say(
        'Die meisten Module und viele Zellen kommen heute aus China, auch unter europäischen oder amerikanischen Namen, und gute Fabriken dort bauen gute Geräte; Herkunft allein sagt wenig über die Qualität. Wichtiger ist, wer hier für Garantie und Ersatzteile einsteht. Bei Wechselrichtern und Speichern mit Fernzugriff ist die Frage der Datensicherheit berechtigt: Fragen Sie nach einem Anbieter mit Server in Europa oder den USA und ob das Gerät auch ohne Internet läuft.',
      ),
    },
    local: {
      question: 'Sind Geräte aus Europa oder den USA besser?',
      answer: say(
        'Wärmepumpen, Wallboxen und Wechselrichter werden in guter Auswahl in Europa und auch in den USA gebaut, Module nur noch in kleinen Mengen und meist mit Zellen aus Asien. Vorteil ist eher der kurze Weg zu Kundendienst und Teilen als die Technik. Fragen Sie nach dem Werk im Datenblatt, denn ein heimischer Name heißt nicht heimische Fertigung; einen Zuschuss für Europäisches würde ich nicht einrechnen, bevor er beschlossen ist.',
      ),
    },
    oneBrand: {
      question: 'Ist es schlecht, wenn der Betrieb nur eine Marke anbietet?',
      answer: say(
        'Dass ein Betrieb nur eine oder zwei Marken einbaut, ist üblich und oft gut: Er kennt das Gerät, ist darauf geschult und bekommt schnell Teile. Holen Sie trotzdem ein zweites Angebot mit einer anderen Marke ein und fragen Sie beide nach ihren Gründen. Tauscht er die vereinbarte Marke nachträglich aus, brauchen Sie Ihr Einverständnis nur zu geben, wenn Werte und Garantie mindestens gleich sind.',
      ),
    },
    makerGone: {
      question: 'Soll ich Geräte eines Herstellers kaufen, der aufgehört hat?',
      answer: say(
        'Auslaufware und Geräte eines Herstellers, der aufgehört hat, würde ich nur mit deutlichem Preisnachlass kaufen: Die Herstellergarantie ist dann wenig wert, und Ersatz in gleicher Größe wird schwierig. Bei Modulen ist das Risiko klein, denn sie gehen selten kaputt; bei Wechselrichter, Speicher und Wärmepumpe zählen Teile und Updates, da ist ein lebender Hersteller wichtiger. Fragen Sie, wer statt des Herstellers einsteht.',
      ),
    },
  },
  workDays: {
    noHeat: {
      question: 'Wie lange ist beim Einbau der Wärmepumpe die Heizung aus?',
      answer: say(
        'Beim Wechsel auf eine Wärmepumpe ist die Heizung meist ein bis drei Tage aus, Warmwasser ähnlich lange, denn der alte Kessel bleibt bis zum Umschließen in Betrieb. Ein gut gedämmtes Haus kühlt in dieser Zeit nur wenige Grad aus; für den Winter stellt der Betrieb elektrische Heizgeräte oder eine mobile Heizung. Lassen Sie sich im Angebot schreiben, wie viele Tage es sind und was Sie als Ersatz bekommen.',
      ),
    },
    powerOff: {
      question: 'Wie lange ist beim Einbau der Anlage der Strom weg?',
      answer: say(
        'Der Strom ist meist nur ein bis wenige Stunden aus, wenn Solar, Wallbox oder Wärmepumpe angeschlossen werden; ein neuer Zählerschrank oder Verteiler kann einen ganzen Tag dauern. Wer auf Geräte angewiesen ist, etwa Sauerstoff oder Dialyse, sagt das vorher: Dann wird ein fester Zeitraum vereinbart und ein Notstrom oder eine Leitung vom Nachbarn bereitgestellt. Kühlschrank und Gefriertruhe überstehen das geschlossen.',
      ),
    },
    beHome: {
      question: 'Muss ich beim Einbau von Solar oder Heizung zu Hause sein?',
      answer: say(
        'Sie können in der Regel im Haus wohnen bleiben, auch mit Kindern, älteren Menschen oder Haustieren; ein Hotel ist selten nötig. Da sein muss jemand zum Beginn, wenn der Strom abgeschaltet wird, und zur Einweisung am Ende, dazwischen genügt ein Schlüssel oder eine Nachbarin. Auf dem Dach wird oft auch ohne Sie gearbeitet; vereinbaren Sie Räume, die verschlossen bleiben.',
      ),
    },
    dirtNoise: {
      question: 'Wie viel Dreck und Lärm machen die Arbeiten im Haus?',
      answer: say(
        'Laut und staubig sind meist nur ein paar Stunden, wenn Wände durchbohrt, alte Geräte zerlegt oder das Fundament gesetzt wird; der Rest ist normaler Handwerkerbetrieb am Tag. Räumen Sie die Wege und den Heizraum frei und decken Sie ab, was empfindlich ist; Folie und Absaugung gehören zum Betrieb. Fragen Sie am Vortag, wann gebohrt wird, und halten Sie im Angebot fest, dass besenrein hinterlassen wird.',
      ),
    },
    scaffold: {
      question: 'Wie lange steht das Gerüst für die Solaranlage?',
      answer: say(
        'Das Gerüst wird meist ein bis zwei Tage vor den Modulen gestellt und bleibt eine bis zwei Wochen, bis Dach und Kabel fertig sind. Steht es länger, liegt es oft am Gerüstbauer oder am Elektriker; was die Verlängerung kostet und wer sie zahlt, gehört in den Vertrag. Steht es auf Gehweg oder Nachbargrund, braucht es vorher eine Erlaubnis.',
      ),
    },
    borehole: {
      question: 'Wie lange dauert die Bohrung für Erdwärme?',
      answer: say(
        'Eine Bohrung für Erdwärme dauert meist ein bis drei Tage je Sonde, samt Auf- und Abbau etwa eine Woche, und ist tagsüber laut wie eine Baumaschine. Der Garten leidet auf dem Weg des Bohrgeräts und am Bohrloch durch Schlamm; danach werden Gräben zum Haus verfüllt, der Rasen braucht eine Saison. Vereinbaren Sie Zufahrt, Schutz von Bäumen und Wiederherstellung schriftlich.',
      ),
    },
    overrun: {
      question: 'Was tun, wenn der Einbau länger dauert als geplant?',
      answer: say(
        'Einzelne Tage mehr sind üblich, weil Dach, Elektrik und Netzbetreiber nacheinander kommen; Wochen ohne Heizung oder ohne Nachricht sind es nicht. Schreiben Sie dem Betrieb mit einer kurzen Frist, verlangen Sie einen neuen Termin und in der Kälte ein Ersatzgerät auf seine Kosten. Zahlen Sie die nächste Rate erst, wenn der vereinbarte Teil fertig ist.',
      ),
    },
  },
  ownHands: {
    panels: {
      question: 'Darf ich die Solarmodule auf dem Dach selbst montieren?',
      answer: {
        de: ownHandsPanels,
        at: ownHandsPanels,
        ch: ownHandsPanels,
        us: say(
          'Vielerorts dürfen Eigentümer die Module am selbst bewohnten Haus selbst montieren, wenn das Bauamt eine Genehmigung für Eigentümer ausstellt und die Arbeit abnimmt. Fragen Sie dort, ob auch der elektrische Teil dazugehört und ob Helfer erlaubt sind, und beim Versorger, ob er eine Anlage ohne zugelassenen Betrieb ans Netz lässt.',
        ),
      },
    },
    wiring: {
      question: 'Darf ich Wallbox oder Wechselrichter selbst anschließen?',
      answer: {
        de: say(
          'Wallbox, Wechselrichter und Speicher darf nur ein Betrieb anschließen, der im Installateurverzeichnis eines Netzbetreibers steht; Ausbildung, Handwerksrolle oder ein Titel aus dem Ausland reichen allein nicht. Wer vom Fach ist, kann sich um die Eintragung bemühen oder für einen eingetragenen Betrieb arbeiten. Ein abgeschaltetes Gerät nach Anleitung wieder einzuschalten ist erlaubt, es zu öffnen nicht.',
        ),
        at: say(
          'Wallbox, Wechselrichter und Speicher darf nur ein Betrieb mit Gewerbeberechtigung für Elektrotechnik anschließen und dem Netzbetreiber bestätigen; der erlernte Beruf allein genügt nicht. Leerrohre, Schlitze und die Halterung können Sie nach Absprache vorbereiten.',
        ),
        ch: say(
          'Wallbox, Wechselrichter und Speicher darf nur anschliessen, wer eine Installationsbewilligung des ESTI hat; ein Lehrabschluss allein genügt dafür in der Regel nicht. Rohre, Schlitze und Halterung können Sie nach Absprache vorbereiten. Am Ende braucht es den Sicherheitsnachweis einer berechtigten Person.',
        ),
        us: say(
          'Am selbst bewohnten Haus dürfen Eigentümer in vielen Staaten auch Elektroarbeiten machen, mit Genehmigung und Abnahme; einige Orte verlangen einen Elektriker mit Lizenz. Für Freunde und Verwandte gilt die Erlaubnis des Eigentümers meist nicht. Lange Leitungen, Querschnitt und Absicherung sollte ein Elektriker festlegen, denn ein Fehler zeigt sich oft erst unter Dauerlast.',
        ),
      },
    },
    refrigerant: {
      question: 'Darf ich eine Wärmepumpe selbst einbauen?',
      answer: {
        de: ownHandsRefrigerant,
        at: ownHandsRefrigerant,
        ch: ownHandsRefrigerant,
        us: say(
          'Splitgeräte mit vorgefüllten Leitungen sind für den Selbsteinbau gedacht, solange Sie den Kältekreis nicht öffnen; für den Stromanschluss brauchen Sie meist eine Genehmigung. Sobald Leitungen gekürzt, evakuiert oder nachgefüllt werden, verlangt das Bundesrecht ein Zertifikat der EPA. Lesen Sie vorher die Garantie: Viele Hersteller zahlen nur, wenn ein Betrieb in Betrieb genommen hat.',
        ),
      },
    },
    grants: {
      question: 'Gibt es Förderung, wenn ich die Arbeit selbst mache?',
      answer: {
        de: ownHandsGrants,
        at: ownHandsGrants,
        ch: ownHandsGrants,
        us: say(
          'Die meisten Zuschüsse für Wärmepumpen und Geräte verlangen einen teilnehmenden Betrieb und eine Rechnung; eigene Arbeit bringt dort kein Geld. Für Dämmung und Abdichtung zahlen manche Versorger auch bei Selbstarbeit einen Teil des Materials. Fragen Sie Ihr Programm, bevor Sie kaufen, und lesen Sie in der Garantie nach, ob sie einen Betrieb voraussetzt.',
        ),
      },
    },
    prepWork: {
      question: 'Welche Vorarbeiten kann ich vor dem Einbau selbst machen?',
      answer: say(
        'Vorarbeiten dürfen Sie selbst machen: Gräben und Leerrohre, Fundament nach Plan des Herstellers, Durchbrüche, Kellerdecke oder Dachboden dämmen, Räumen und Abtransport. Alte Heizkessel und Heizkörper erst abbauen, wenn der Fachbetrieb Gas, Strom und Wasser abgetrennt und Öl abgelassen hat; Öltanks und Verdacht auf Asbest gehören in Fachhände. Klären Sie Maße und Zeitpunkt vorher mit dem Betrieb.',
      ),
    },
    whoConnects: {
      question: 'Wer schließt online gekaufte Module oder Wärmepumpen an?',
      answer: say(
        'Suchen Sie den Betrieb für Anschluss und Abnahme, bevor Sie kaufen oder montieren: Er muss die fremde Arbeit prüfen, beim Netzbetreiber anmelden und dafür haften, und viele lehnen das ab. Zwang gibt es keinen. Am ehesten klappt es bei Selbstbau-Genossenschaften, Händlern von Bausätzen mit Partnerbetrieb und kleinen Elektrobetrieben, wenn alles fotografiert und zugänglich ist; eine Unterschrift ohne Prüfung ist wertlos.',
      ),
    },
    saved: {
      question: 'Wie viel spare ich durch Eigenleistung beim Einbau?',
      answer: say(
        'Sie sparen vor allem Arbeitsstunden, die Sie selbst leisten, also einen Teil, selten die Hälfte: Geräte, Elektriker, Anmeldung und oft Gerüst bleiben. Am meisten bringen Erdarbeiten, Durchbrüche und Abbau; bei Modulen lohnt es sich nur mit Dacherfahrung. Lassen Sie sich das Angebot nach Posten aufteilen und bitten Sie um einen Preis ohne die, die Sie übernehmen.',
      ),
    },
    homeBattery: {
      question: 'Darf ich einen Stromspeicher aus Zellen selbst bauen?',
      answer: say(
        'Von einem Speicher aus einzelnen Zellen am Hausnetz rate ich ab: Ohne Prüfzeichen und Konformitätserklärung schließt ihn praktisch kein Betrieb an, der Netzbetreiber kann ihn ablehnen, und bei einem Brand fehlt oft der Versicherungsschutz. Läuft schon einer, schalten Sie ihn ab und lassen Sie eine Fachkraft und die Versicherung urteilen. Ein fertiger geprüfter Speicher ist inzwischen oft kaum teurer.',
      ),
    },
    waterHeater: {
      question: 'Darf ich eine Warmwasserwärmepumpe selbst einbauen?',
      answer: {
        de: say(
          'Hinstellen, den Ablauf fürs Kondenswasser legen, Luftrohre führen und in die Steckdose stecken dürfen Sie selbst. Den Anschluss ans Trinkwasser mit Sicherheitsgruppe darf nur ein beim Wasserversorger eingetragener Betrieb machen ({waterLaw}), und eine alte Gastherme oder ein fest verdrahteter Boiler ist Sache der Fachfirma. Fehler dort bedeuten Rohrbruch, Verbrühung oder Ärger mit der Versicherung; fragen Sie einen Betrieb nach einem Preis nur für den Anschluss.',
        ),
        at: ownHandsWaterHeater,
        ch: ownHandsWaterHeater,
        us: say(
          'Vielerorts darf der Eigentümer im selbst bewohnten Haus tauschen, mit Genehmigung für Sanitär und Elektro und einer Abnahme. Die Gasleitung muss verschlossen und auf Dichtheit geprüft und der Stromkreis mit {chargerUs} neu gelegt werden; das überlassen Sie besser Fachleuten. Überdruckventil, Ausdehnungsgefäß und Kondensatablauf nicht vergessen. Fragen Sie vorher, ob der Zuschuss einen Betrieb verlangt.',
        ),
      },
    },
  },
  radiation: {
    distance: {
      question: 'Wie weit vom Bett sollten Wechselrichter und Wallbox sein?',
      answer: say(
        'Schon nach ein bis zwei Metern ist vom Feld eines Wechselrichters, Speichers oder Ladegeräts kaum mehr übrig als vom übrigen Haushalt; nachts steht der Wechselrichter ohne Sonne ohnehin still. Hängen Sie ihn an eine Keller-, Garagen- oder Flurwand statt hinter ein Kopfende. Hängt er schon an einer Schlafzimmerwand, genügt es meist, das Bett etwas wegzurücken.',
      ),
    },
    pacemaker: {
      question: 'Sind Solar und Wallbox mit Herzschrittmacher unbedenklich?',
      answer: say(
        'Mit Herzschrittmacher oder Defibrillator dürfen Sie in einem Haus mit Solar, Wärmepumpe und Ladestation wohnen; moderne Geräte sind gegen solche Felder gut abgeschirmt. Halten Sie Brust und Gerät vom Wechselrichter, Ladekabel und der laufenden Wallbox etwa eine Armlänge entfernt und öffnen Sie kein Gehäuse. Den genauen Abstand nennt der Ausweis oder der Hersteller des Implantats.',
      ),
    },
    evidence: {
      question: 'Ist erwiesen, dass Elektrosmog von Solar krank macht?',
      answer: say(
        'Die Strahlenschutzbehörden sehen bei Photovoltaik, Wärmepumpe, Wallbox und Smart Meter kein Gesundheitsrisiko: Die Felder liegen in Wohnräumen weit unter den Grenzwerten, ähnlich wie bei Herd oder Föhn. Für Krebs, Kopfschmerzen oder Schlafstörungen durch sie gibt es keinen Nachweis. Lesen Sie selbst nach beim Bundesamt für Strahlenschutz, beim Schweizer BAG oder bei der WHO.',
      ),
    },
    measure: {
      question: 'Wie kann ich die Felder von Solar und Wallbox messen lassen?',
      answer: say(
        'Messen lässt es sich mit geeichten Geräten durch ein Messlabor, den TÜV, ein Ingenieurbüro oder in manchen Orten über Umweltamt und Versorger; billige Geräte aus dem Netz zeigen oft Unsinn. Direkt am Gehäuse sind einige Mikrotesla normal, in Bettnähe meist kaum mehr als ohne Anlage. Teure Abschirmungen, Steine und Filter brauchen Sie nicht.',
      ),
    },
    radio: {
      question: 'Ist der Funk von Smart Meter und Wechselrichter schädlich?',
      answer: {
        de: radiationRadio,
        at: radiationRadio,
        ch: radiationRadio,
        us: say(
          'Smart Meter, Wechselrichter und Ladestation funken, wenn überhaupt, nur kurz und schwächer als ein Handy am Ohr; ein Mobilfunkmast in der Nachbarschaft ist in der Wohnung meist stärker und liegt ebenfalls unter dem Grenzwert. WLAN am Wechselrichter können Sie oft abschalten und ein Netzwerkkabel legen. Viele Versorger tauschen den funkenden Zähler auf Antrag gegen eine Gebühr.',
        ),
      },
    },
    hum: {
      question: 'Machen Infraschall und Brummen der Wärmepumpe krank?',
      answer: say(
        'Infraschall von Wärmepumpen liegt weit unter der Schwelle, ab der Wirkungen bekannt sind; was man spürt, ist meist tiefer Schall oder Vibration, die durch Wand und Boden läuft. Das ist ernst zu nehmen und lösbar: Gummifüße, flexible Leitungen, andere Aufstellung, leiser Nachtbetrieb. Bei anhaltenden Beschwerden gehen Sie auch zum Arzt.',
      ),
    },
  },
};
