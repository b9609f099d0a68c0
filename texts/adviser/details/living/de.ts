import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const landlordsWorthIt = say(
  'Die gesparten Heizkosten kommen zunächst den Mietern zugute; Ihr Nutzen liegt in der zulässigen Mieterhöhung, weniger Leerstand, einer besseren Energieklasse beim Verkauf, Zuschuss und Steuer sowie darin, dass Sie nicht im Notfall tauschen müssen. Solar lohnt sich für Sie, wenn der Strom im Haus verbraucht wird, als Allgemeinstrom, für die Wärmepumpe oder an die Mieter verkauft. Günstig ist der Zeitpunkt, wenn der Kessel ohnehin fällig ist.',
);

const landlordsBilling = say(
  'Strom und Wartung der gemeinsamen Wärmepumpe gehören zu den Heizkosten und werden auf die Wohnungen verteilt; Anschaffung und Reparaturen zahlen Sie. Bei mehreren Wohnungen brauchen Sie dafür einen eigenen Stromzähler für die Pumpe und Wärmezähler oder Heizkostenverteiler je Wohnung. Ein Messdienst rechnet wie bei Gas ab; eigener Solarstrom darf nur mit einem belegbaren Preis hinein.',
);

const landlordsTenantWishes = say(
  'Eine Wallbox oder ein Balkonkraftwerk können Sie dem Mieter kaum grundlos verweigern, aber Sie dürfen Bedingungen stellen: fachgerechter Einbau, Haftpflicht, Ausführung, Rückbau beim Auszug. Kosten und Unterhalt trägt der Mieter, der es wünscht, und ihm gehört das Gerät. Halten Sie alles schriftlich fest; eine neue Heizung oder Solaranlage auf dem Dach kann er dagegen nicht verlangen.',
);

const heritageProcedure = say(
  'Fragen Sie zuerst die untere Denkmalbehörde oder das Bauamt der Gemeinde, formlos mit Foto, Lageplan und einer Skizze, noch vor den Angeboten. Danach holen Sie ein Angebot ein, das ihre Vorgaben erfüllt, und stellen den Antrag; rechnen Sie mit zwei bis vier Monaten. Ob Ihr Haus geschützt ist, steht in der Denkmalliste oder im Geoportal.',
);

const heritageNewLaw = say(
  'Erneuerbare Energie zählt heute mehr: Behörden müssen das Interesse an Solarstrom mitabwägen und lehnen auf wenig sichtbaren Flächen seltener ab als früher. Ein Freibrief ist das nicht, ohne Erlaubnis geht es bei geschützten Bauten weiterhin nicht. Ihre Chancen sind am besten, wenn die Anlage nicht auffällt und wieder abnehmbar ist.',
);

const permitsWhoFiles = say(
  'In der Regel bereitet der Fachbetrieb Anzeige oder Gesuch vor, und Sie als Eigentümer unterschreiben; lassen Sie das im Angebot festhalten, damit es nicht extra kostet. Zuständig ist die Baubehörde von Gemeinde, Stadt oder Kreis. Nötig sind meist Formular, Lageplan, Datenblatt und bei Wärmepumpen der Lärmnachweis, den der Heizungsbauer rechnet.',
);

const permitsHowLong = say(
  'Eine Meldung ist nach zwei bis vier Wochen meist erledigt, eine Genehmigung dauert je nach Gemeinde vier Wochen bis einige Monate, mit Denkmalschutz oder Einsprache länger. Bestellen Sie erst, wenn die Antwort schriftlich da ist, oder vereinbaren Sie im Vertrag einen Rücktritt für den Fall der Ablehnung. Fragen Sie die Behörde nach der Frist, nach der Schweigen als Zustimmung gilt.',
);

const permitsGroundAndOther = say(
  'Anlagen am Boden, am Zaun, auf Carports oder an der Fassade sind strenger geregelt als auf dem Dach: Kleine im bebauten Gebiet gehen oft ohne oder mit Anzeige, große, hohe oder nahe der Grenze brauchen eine Genehmigung. Außerhalb der Bauzone und auf der freien Wiese wird sie selten erteilt. Fragen Sie die Gemeinde mit einer Skizze, Maßen und Abstand zur Grenze.',
);

const permitsInspection = say(
  'Am Ende prüft eine Fachperson die Elektrik und bestätigt sie dem Netzbetreiber, bei genehmigten Bauten kommt manchmal noch die Baubehörde; erst danach darf eingeschaltet werden. Mängel behebt der Betrieb auf seine Kosten, auch die zweite Prüfung. Zahlen Sie die letzte Rate deshalb erst nach bestandener Abnahme.',
);

const sharingEffort = say(
  'Der Aufwand steckt im Vertrag, in den Zählern und in der Abrechnung: Sie einigen sich auf Preis und Verteilung, alle brauchen einen Smart Meter, und jemand rechnet ab. Diese Arbeit übernehmen meist Dienstleister gegen eine Gebühr. Wer nur beitritt, unterschreibt und gibt seine Zählpunktnummer an; den eigenen Versorger behält er.',
);

const sharingLeaving = say(
  'Sie können aussteigen, nur zählt die Frist im Vertrag: Achten Sie vor der Unterschrift auf Kündigungsfrist, Austrittsgebühr, was bei einem Umzug gilt und ob der Preis steigen darf. Fällt die Anlage aus, bekommen Sie für die Zeit keinen geteilten Strom und beziehen wie bisher vom Versorger; die Reparatur zahlt, wem die Anlage gehört.',
);

const buyingDutiesDeadline = say(
  'Eine gesetzliche Frist, die mit dem Kauf zu laufen beginnt, gibt es bei Ihnen in der Regel nicht; Pflichten entstehen erst, wenn Sie umbauen oder die Heizung ersetzen. Eigene Fristen kennen nur einzelne Orte und Regionen. Fragen Sie vor dem Kauf Bauamt oder Energieberatung, und lesen Sie, was im Kaufvertrag übernommen wird.',
);

const buyingDutiesInherit = say(
  'Für die Pflichten zählt jeder Wechsel des Eigentums, also auch Erbe, Schenkung oder die Übernahme von Geschwistern. Wo schon der Kauf nichts auslöst, tut es das Erbe auch nicht. Prüfen Sie vor der Übertragung Heizung und Dach, und fragen Sie das Notariat oder den Anwalt, was Sie mit übernehmen.',
);

const buyingDutiesBoilerPipes = say(
  'Heizung und Rohre dürfen beim Kauf in der Regel bleiben, wie sie sind. Warme Rohre in kalten Räumen und die oberste Decke zu dämmen lohnt sich trotzdem fast immer und ist oft an einem Wochenende gemacht. Erst wenn Sie die Heizung ersetzen, gelten die Vorschriften für neue Geräte.',
);

const takeAlongCharger = say(
  'Die Wallbox, die Sie selbst bezahlt haben, dürfen Sie beim Auszug in der Regel mitnehmen; abklemmen muss sie ein Elektriker, meist in einer Stunde. Kabel, Sicherung und Zählerplatz bleiben in der Wand. Ein mobiles Ladegerät, das nur eingesteckt ist, gehört ohnehin Ihnen; melden Sie die Box am alten Ort ab und am neuen wieder an.',
);

const takeAlongRestore = say(
  'Der Vermieter kann verlangen, dass Löcher verschlossen und Halterungen entfernt werden, wenn Sie etwas abbauen; ganze Leitungen aus der Wand zu reißen ist selten sinnvoll und meist Verhandlungssache. Bieten Sie an, Kabel und Sicherung zu lassen, sie nützen ihm. Halten Sie das Ergebnis schriftlich und mit Fotos im Übergabeprotokoll fest, dann ist die Kaution nicht in Gefahr.',
);

const takeAlongCompensation = say(
  'Einen Anspruch auf Geld haben Sie meist nur, wenn es vereinbart ist; frei verhandeln können Sie immer. Üblich ist, dass Vermieter oder Nachmieter den Zeitwert zahlt, also nach einigen Jahren die Hälfte des Geräts und einen Teil der Leitung, denn diese spart ihm den eigenen Einbau. Machen Sie das Angebot vor der Kündigung der Wohnung schriftlich und nehmen Sie das Gerät mit, wenn niemand zahlt.',
);

const rentRiseGrantsFirst = say(
  'Zuschüsse müssen vorher abgezogen werden: Umgelegt werden darf nur, was den Vermieter die Modernisierung selbst gekostet hat. Verlangen Sie, dass er in der Berechnung zeigt, welche Förderung er bekommen hat, und lassen Sie sich die Belege zeigen.',
);

const rentRiseRepair = say(
  'Für Reparatur und Unterhalt zahlt der Vermieter, nur für die Verbesserung darf es mehr Miete geben. War die alte Heizung kaputt oder am Ende, muss er den Betrag abziehen, den ein gleichwertiger Ersatz oder die fällige Reparatur gekostet hätte. Verlangen Sie eine Aufteilung der Kosten, und halten Sie fest, seit wann die alte Anlage Störungen hatte.',
);

const rentRiseSolarRoof = say(
  'Solar auf dem Dach rechtfertigt nur dann mehr Miete, wenn Sie selbst etwas davon haben, etwa günstigeren Strom oder niedrigere Nebenkosten; speist der Vermieter nur ein, ist es sein Geschäft. Gleiches gilt für eine Ladestation, die Sie nicht nutzen können. Fragen Sie schriftlich, welchen Vorteil die Wohnung hat und wie der Betrag berechnet ist.',
);

const coOwnersAbsent = say(
  'Wer nicht selbst kommen kann, unterschreibt mit einer schriftlichen Vollmacht, auch aus dem Ausland; für Demenz oder Krankheit zählt eine Vorsorgevollmacht, sonst die gerichtlich bestellte Vertretung. Für Minderjährige handeln die Eltern, bei großen Verträgen oft nur mit Genehmigung von Gericht oder Behörde. Ist jemand unbekannt, unauffindbar oder verstorben, klären Nachlassgericht oder Notariat, wer zeichnen darf, bevor Sie bestellen.',
);

const coOwnersUsufruct = say(
  'Bei Nießbrauch oder Wohnrecht reden beide Seiten mit: Der Bau ist Sache des Eigentümers, aber der Berechtigte muss Arbeiten dulden, die zur Erhaltung nötig sind, und darf in seiner Nutzung nicht unnötig gestört werden. Gewöhnlicher Unterhalt ist beim Nießbrauch meist seine Sache, eine große Erneuerung die des Eigentümers, sofern der Vertrag nichts anderes sagt. Lesen Sie zuerst die Urkunde, und halten Sie Zustimmung und Kosten schriftlich fest.',
);

const coOwnersGrantName = say(
  'Den Antrag stellt eine Person für alle, mit schriftlicher Vollmacht der anderen; alle Eigentümer werden genannt, und das Geld gibt es einmal für das Haus. Der Vertrag mit dem Betrieb sollte auf dieselbe Person lauten. Fragen Sie die Förderstelle vor der Unterschrift, welche Nachweise sie von den übrigen verlangt.',
);

const coOwnersSpouse = say(
  'Stehen beide im Grundbuch, unterschreiben beide. Gehört das Haus nur einem, genügt für den Vertrag meist dessen Unterschrift; die Bank verlangt für einen Kredit aber oft beide. Gegenüber dem Betrieb haftet nur, wer unterschrieben hat; sprechen Sie es trotzdem vorher miteinander ab.',
);

const takeAlongChargerOnSale = say(
  'Eine fest angeschlossene Ladestation geht beim Hausverkauf im Zweifel als Zubehör mit, wenn der Vertrag nichts anderes sagt. Ein mobiles Ladegerät, das nur in der Steckdose steckt, gehört Ihnen. Wollen Sie die Station behalten, sagen Sie es vor der Besichtigung und lassen es in den Kaufvertrag schreiben; Leitung und Sicherung bleiben in jedem Fall.',
);

const permitsWaterHeater = say(
  'Ein Warmwasserspeicher mit Wärmepumpe im Haus braucht gewöhnlich keine Baubewilligung oder Genehmigung. Anders kann es sein, wenn Luft durch die Fassade geht: dann in Denkmal und Schutzzone die Behörde, in der Wohnung die Gemeinschaft oder den Vermieter fragen. Fällt ein Gasgerät weg, will der Schornsteinfeger oder der Gasversorger es wissen; manche Schweizer Kantone verlangen beim Ersatz eines Elektroboilers eine Meldung.',
);

export const de: DetailTexts<'living'> = {
  tenants: {
    myself: {
      question: 'Wie spare ich in der Mietwohnung selbst Energie?',
      answer: say(
        'Ohne jemanden zu fragen, können Sie Tarif oder, wo das möglich ist, Anbieter wechseln, Fenster und Türen mit wieder ablösbarem Band abdichten, Heizkörper frei halten und richtig einstellen, LED und Sparduschkopf einsetzen und alte Kühlgeräte tauschen. Am meisten bringt meist die Heizung: ein Grad weniger spart rund {degreeSaving}. Prüfen Sie auch Ihre Heizkostenabrechnung, dort steckt oft bares Geld.',
      ),
    },
    solarConsent: {
      question: 'Brauche ich für Solarmodule das Ja des Vermieters?',
      answer: {
        de: say(
          'Ein Steckersolargerät am Balkon müssen Sie dem Vermieter anzeigen und ihn um Zustimmung bitten, er darf aber nur mit gutem Grund ablehnen ({tenantLaw}), etwa Denkmalschutz oder eine unsichere Befestigung; „gefällt mir nicht“ reicht nicht. Er darf verlangen, dass es sicher hängt und Sie haftpflichtversichert sind. Ein Dach bekommen Sie so nicht, dafür gibt es Mieterstrom.',
        ),
        at: say(
          'Für ein Balkonkraftwerk brauchen Sie die Zustimmung der Vermieterseite, sobald es am Geländer oder an der Fassade hängt; frei aufgestellt auf dem Balkon geht es oft formlos. Fragen Sie schriftlich mit Datenblatt und Befestigung. Bei einem Nein hilft die Mietervereinigung, und eine Energiegemeinschaft geht ganz ohne Zustimmung.',
        ),
        ch: say(
          'Hängt das Gerät aussen am Geländer oder an der Fassade, brauchen Sie die schriftliche Zustimmung der Verwaltung; einen Anspruch darauf gibt es nicht. Frei auf den Balkonboden gestellt, ohne Befestigung, wird es meist geduldet. Haben Sie ohne Zustimmung montiert, nehmen Sie es auf Verlangen ab und fragen Sie neu, mit Datenblatt und Haftpflichtnachweis; ein mündliches Ja lassen Sie sich bestätigen.',
        ),
        us: say(
          'Das entscheiden Vermieter und Versorger: In den meisten Staaten brauchen Sie die Zustimmung beider, nur wenige haben Steckersolar ausdrücklich erlaubt. Ein Dach bekommen Sie nicht, aber Community Solar geht ohne Vermieter, wenn Ihr Staat es anbietet. Fragen Sie schriftlich mit Datenblatt und Versicherung.',
        ),
      },
    },
    askOwner: {
      question: 'Neue Heizung oder Solar, wie überzeuge ich den Vermieter?',
      answer: say(
        'Schreiben Sie kurz und mit Zahlen: Alter und Verbrauch der Anlage, Ihre Heizkosten, was eine neue Heizung oder Solar kostet und welche Förderung der Eigentümer bekäme, dazu die Wertsteigerung und weniger Ärger mit Reparaturen. Gemeinsam mit den Nachbarn wirkt es mehr, und ein Angebot von zwei Betrieben macht es leicht. Zuschüsse für Dach und Heizung beantragt der Eigentümer, die für eigene Geräte meist Sie selbst.',
      ),
    },
    demandHeating: {
      question: 'Kann ich vom Vermieter eine neue Heizung verlangen?',
      answer: say(
        'Eine bestimmte Heizung wie eine Wärmepumpe, Dämmung oder bessere Fenster können Sie in der Regel nicht verlangen; der Eigentümer entscheidet. Verlangen können Sie, dass die vorhandene Heizung funktioniert und die Wohnung warm wird, und die Reparatur zahlt er bei einer mitvermieteten Anlage meist. Vorschreiben kann ihm den Tausch nur das Gesetz, nicht die Mieterschaft.',
      ),
    },
    ownDevice: {
      question: 'Darf ich in der Mietwohnung eine eigene Wärmepumpe nutzen?',
      answer: say(
        'Ein mobiles Gerät zum Hinstellen dürfen Sie ohne Weiteres benutzen, auch ein Fenstergerät mit Wärmepumpe, wenn nichts gebohrt und nichts außen befestigt wird. Für eine fest montierte Split-Anlage mit Außengerät oder ein Loch in der Wand brauchen Sie die schriftliche Zustimmung, oft mit Rückbau beim Auszug. Mobile Klimageräte mit Abluftschlauch taugen nur zum Kühlen, nicht zum günstigen Heizen.',
      ),
    },
    duringWorks: {
      question: 'Muss ich Umbauten in der Mietwohnung dulden?',
      answer: say(
        'Eine notwendige Modernisierung müssen Sie meist dulden, aber sie muss schriftlich und rechtzeitig angekündigt sein, und ausziehen müssen Sie dafür in der Regel nicht. Solange es kalt oder laut ist, kann die Miete gemindert sein, und eine Mieterhöhung danach ist vielerorts begrenzt. Unterschreiben Sie keinen Auszug und keine Prämie, bevor Mieterverein oder Rechtshilfe es gelesen haben.',
      ),
    },
    charger: {
      question: 'Kann ich am gemieteten Stellplatz eine Wallbox bekommen?',
      answer: {
        de: say(
          'Eine Ladestation am gemieteten Stellplatz dürfen Sie verlangen ({tenantLaw}); der Vermieter kann nur aus gutem Grund ablehnen, aber mitbestimmen, wie sie gebaut wird. Die Kosten tragen in der Regel Sie, und er darf eine Sicherheit für den Rückbau verlangen. Fragen Sie schriftlich mit dem Angebot eines Elektrobetriebs.',
        ),
        at: say(
          'Für eine Ladestation am gemieteten Stellplatz brauchen Sie die Zustimmung der Vermieterseite; im Eigentum haben einzelne Eigentümer erleichterte Rechte, Mieter nicht von selbst. Fragen Sie schriftlich mit einem Angebot und dem Vorschlag, wer zahlt und was beim Auszug bleibt. Sonst bleibt Laden bei der Arbeit oder öffentlich.',
        ),
        ch: say(
          'Einen Anspruch auf eine Ladestation haben Mieter in der Schweiz nicht, sie brauchen die Zustimmung der Vermieterschaft. Am besten kommt ein Vorschlag für eine Grundinstallation für alle Plätze an, an der sich Interessierte beteiligen. Fragen Sie schriftlich mit Offerte; manche Kantone und Gemeinden fördern sie.',
        ),
        us: say(
          'In Kalifornien ({chargeLawCalifornia}, nicht bei weniger als fünf Stellplätzen), Colorado ({chargeLawColorado}), Oregon ({chargeLawOregon}, nicht bei weniger Plätzen als Wohnungen) und einigen anderen Staaten haben Mieter ein Recht auf eine Ladestation auf eigene Kosten; anderswo braucht es die Zustimmung. Fragen Sie schriftlich mit einem Angebot; Elektriker und Versicherung darf der Vermieter verlangen. Eine vorhandene Steckdose am Stellplatz reicht vielen für den Alltag, wenn der Vermieter die Nutzung erlaubt.',
        ),
      },
    },
  },
  landlords: {
    rent: {
      question: 'Darf ich Modernisierungskosten auf die Miete umlegen?',
      answer: {
        de: say(
          'Von den Kosten der Modernisierung, nach Abzug von Zuschüssen und fälligem Erhalt, dürfen Sie in der Regel {rentShare} im Jahr auf die Miete legen. Die Miete darf dadurch in sechs Jahren höchstens um {rentCap} je Quadratmeter steigen, bei niedrigen Mieten um {rentCapLow}; für den Heizungstausch gelten eigene Grenzen ({rentLawHeating}). Reine Reparaturen zählen nicht. Lassen Sie die Rechnung vor dem Brief von einem Eigentümerverband prüfen.',
        ),
        at: say(
          'Im Vollanwendungsbereich des Mietrechtsgesetzes zahlen Sie eine neue Heizung zuerst aus der Hauptmietzinsreserve; reicht sie nicht, entscheidet auf Antrag die Schlichtungsstelle oder das Gericht über eine Erhöhung. Bei freier Mietzinsvereinbarung gilt, was im Vertrag steht. Die Zustimmung der Mieter zu einer Vereinbarung ist möglich; holen Sie vorher Rat beim Eigentümerverband.',
        ),
        ch: say(
          'Überwälzen dürfen Sie nur den wertvermehrenden Teil, bei umfassenden Überholungen gelten dafür in der Regel {rentCapCh} der Kosten, nach Abzug der Förderbeiträge. Ein blosser Ersatz gleicher Art ist Unterhalt. Die Erhöhung braucht das amtliche Formular mit Begründung und gilt auf den nächsten Kündigungstermin; Mieter können sie innert {rentAppealCh} Tagen anfechten, und Kantone wie Genf haben strengere Regeln.',
        ),
        us: say(
          'Während eines laufenden Mietvertrags bleibt die Miete, wie sie vereinbart ist; erhöhen können Sie meist erst bei der Verlängerung oder einem neuen Mieter. Wo Mieten begrenzt sind, lässt die Behörde für größere Verbesserungen oft einen Zuschlag auf Antrag zu. Zuschüsse können Mietbindungen mitbringen; lesen Sie die Bedingungen.',
        ),
      },
    },
    grants: {
      question: 'Bekomme ich als Vermieter Förderung fürs Modernisieren?',
      answer: {
        de: say(
          'Als Vermieter bekommen Sie für die Heizung die Grundförderung von {kfwBase}, nicht aber die Boni für Geschwindigkeit und Einkommen; die gibt es nur für die selbst bewohnte Wohnung. Gerechnet wird mit bis zu {kfwCost} für die erste Wohnung, {kfwCostNext} je für die zweite bis sechste und {kfwCostFurther} für jede weitere. In einem teils selbst bewohnten Haus gelten die Boni nur für Ihren Anteil; Dämmung fördert das BAFA auch bei Vermietung.',
        ),
        at: say(
          'Das Geld des Bundes für den Kesseltausch ist ausgeschöpft, für Vermieter wie für Selbstnutzer. Länder und Gemeinden haben zum Teil eigene Programme für Miethäuser; fragen Sie die Wohnbauförderung Ihres Landes vor der Bestellung.',
        ),
        ch: say(
          'Die Förderbeiträge der Kantone und die Einmalvergütung für Solar gelten auch für vermietete Häuser; sie richten sich nach der Massnahme, nicht danach, wer darin wohnt. Die Zahlung geht an die Eigentümerschaft, muss aber bei einer Mietzinserhöhung abgezogen werden. Das Gesuch kommt vor Baubeginn.',
        ),
        us: say(
          'Vermieter können an vielen Programmen teilnehmen; bei HEAR zählt dann meist das Einkommen der Mieter, und manche Programme zahlen mehr, wenn die Wohnungen an Haushalte mit kleinem Einkommen gehen. Versorger haben oft eigene Zuschüsse für Miethäuser. Fragen Sie vor dem Auftrag, ob Mietbindungen daran hängen.',
        ),
      },
    },
    worthIt: {
      question: 'Lohnt sich eine Modernisierung, wenn ich vermiete?',
      answer: {
        de: landlordsWorthIt,
        at: landlordsWorthIt,
        ch: landlordsWorthIt,
        us: say(
          'Zahlen die Mieter die Energie, sparen zunächst sie; Ihr Nutzen liegt in weniger Leerstand, einer höheren Miete beim nächsten Vertrag, weniger Reparaturen und im Wert des Hauses. Zahlen Sie die Energie selbst, gehört Ihnen die ganze Ersparnis. Ein sogenannter grüner Mietvertrag kann die Ersparnis teilen; prüfen Sie vor einer Wärmepumpe je Wohnung, wer danach das Heizen bezahlt.',
        ),
      },
    },
    billing: {
      question: 'Wer zahlt im Miethaus den Strom der Wärmepumpe?',
      answer: {
        de: landlordsBilling,
        at: landlordsBilling,
        ch: landlordsBilling,
        us: say(
          'Läuft die Heizung zentral, zahlen meist Sie, und die Kosten stecken in der Miete oder werden nach einem im Vertrag genannten Schlüssel verteilt, soweit der Staat das erlaubt. Bekommt jede Wohnung ihre eigene Wärmepumpe am eigenen Zähler, zahlt der Mieter direkt beim Versorger. Ein solcher Wechsel braucht eine Regelung im Mietvertrag.',
        ),
      },
    },
    tenantWishes: {
      question: 'Was muss ich Mietern erlauben, etwa eine Wallbox?',
      answer: {
        de: landlordsTenantWishes,
        at: say(
          'In Österreich braucht der Mieter für Ladestation oder Balkonkraftwerk am Haus in der Regel Ihre Zustimmung. Gilt das Mietrechtsgesetz voll, lehnen Sie eine angezeigte Änderung aber nur mit Grund und binnen zwei Monaten ab, sonst gilt sie als genehmigt. Regeln Sie Einbau, Kosten, Haftung und Rückbau schriftlich; eine neue Heizung oder Solar auf dem Dach kann der Mieter in der Regel nicht verlangen.',
        ),
        ch: say(
          'In der Schweiz brauchen Änderungen an der Wohnung Ihre Zustimmung; einen allgemeinen Anspruch auf Ladestation, Solargerät oder neue Heizung haben Mieter nicht. Stimmen Sie zu, regeln Sie schriftlich Einbau, Kosten, Haftung und Rückbau, sonst kann beim Auszug eine Entschädigung fällig werden. Ein Steckersolargerät ohne Eingriff in die Fassade wird meist geduldet.',
        ),
        us: say(
          'Ob Sie eine Ladestation erlauben müssen, regelt der Bundesstaat: Kalifornien, Colorado, Oregon und einige andere geben Mietern ein Recht darauf, wenn sie zahlen und meist versichert sind, mit Ausnahmen etwa für wenige Stellplätze; anderswo entscheidet der Mietvertrag. Eine neue Heizung können Mieter nur verlangen, wenn die alte die Wohnung nicht warm hält. Halten Sie Kosten, Haftung und Rückbau schriftlich fest.',
        ),
      },
    },
    tenantsAgainst: {
      question: 'Was tun, wenn Mieter die Modernisierung ablehnen?',
      answer: {
        de: say(
          'Mieter müssen eine Modernisierung in der Regel dulden ({toleranceLaw}), wenn Sie sie spätestens {noticeMonths} Monate vorher in Textform ankündigen, mit Art, Umfang, Beginn, Dauer und erwarteter Miete. Eine Härte können sie einwenden, und sie dürfen dann außerordentlich kündigen; eine Kündigung durch Sie ist kein Weg. Im Gespräch helfen ein Bauplan, feste Zeiten und ein Ersatz für kalte Tage; beim Mieterwechsel geht es am leichtesten.',
        ),
        at: say(
          'Mieter müssen Arbeiten zur Erhaltung und zumutbare Verbesserungen dulden, wenn sie rechtzeitig und schonend angekündigt werden; verweigern sie den Zutritt, entscheidet Schlichtungsstelle oder Gericht. Eine Therme in der Wohnung lässt sich gegen ihren Willen oft nicht ersetzen. Suchen Sie eine Vereinbarung oder warten Sie auf den Mieterwechsel.',
        ),
        ch: say(
          'Mieter müssen Erneuerungen dulden, wenn sie zumutbar sind und das Mietverhältnis nicht gekündigt ist; kündigen Sie sie früh an und nehmen Sie Rücksicht. Für die Dauer starker Störungen können sie eine Mietzinssenkung verlangen. Eine Kündigung für eine Sanierung ist nur wirksam, wenn sie in bewohntem Zustand kaum möglich wäre, und das Projekt muss ausgereift sein.',
        ),
        us: say(
          'Ohne Zustimmung können Sie eine Wohnung meist nur mit rechtzeitiger Ankündigung und zu zumutbaren Zeiten betreten; die Frist nennen Mietvertrag und Staat, oft ein Tag. Notwendige Reparaturen müssen Mieter dulden, einen größeren Umbau regeln Sie besser im Gespräch oder beim Mieterwechsel. In Städten mit Mieterschutz gelten für Kündigungen wegen Umbau eigene Regeln.',
        ),
      },
    },
    taxAndCarbon: {
      question: 'Was gilt für Vermieter bei Steuern und CO2?',
      answer: {
        de: say(
          'Den Austausch einer Heizung können Sie meist sofort als Erhaltungsaufwand abziehen, nach Abzug des Zuschusses; in den ersten drei Jahren nach dem Kauf gilt eine Grenze, ab der abgeschrieben wird. Den {carbonDioxide}-Preis auf Gas und Öl teilen Sie mit den Mietern nach einer Stufentabelle: Je schlechter das Haus, desto mehr tragen Sie. Mit einer Wärmepumpe fällt er weg; Genaueres rechnet der Steuerberater.',
        ),
        at: say(
          'Eine neue Heizung ist bei Vermietung steuerlich absetzbar, je nach Art sofort, verteilt oder als Herstellungsaufwand abgeschrieben; Zuschüsse mindern den Betrag. Den {carbonDioxide}-Preis auf Gas und Öl müssen Sie in Österreich nicht mit den Mietern teilen. Fragen Sie Ihren Steuerberater vor dem Auftrag.',
        ),
        ch: say(
          'Bei vermieteten Häusern ziehen Sie Unterhalt und Energiesparmassnahmen vom Mietertrag ab; was überwälzt werden kann, ist auch steuerlich oft Wertvermehrung, ausser sie dient dem Energiesparen. Förderbeiträge mindern den Abzug. Die {carbonDioxide}-Abgabe ist Teil der Brennstoffkosten und läuft über die Nebenkosten, eine Teilung wie in Deutschland gibt es nicht.',
        ),
        us: say(
          'Reparaturen an einem Mietobjekt setzen Sie im selben Jahr ab, eine neue Heizung oder Solaranlage wird in der Regel über Jahre abgeschrieben; Zuschüsse mindern den Betrag. Einen {carbonDioxide}-Preis auf Heizenergie gibt es bundesweit nicht, manche Städte begrenzen aber die Emissionen großer Gebäude und verlangen Strafzahlungen. Fragen Sie Ihren Steuerberater und die Bauverwaltung.',
        ),
      },
    },
  },
  owners: {
    majority: {
      question: 'Welche Mehrheit braucht es in der Eigentümergemeinschaft?',
      answer: {
        de: say(
          'Es genügt die einfache Mehrheit der abgegebenen Stimmen, also mehr Ja als Nein; Enthaltungen und Abwesende zählen nicht. Gezählt wird nach Köpfen, wenn Ihre Teilungserklärung nichts anderes sagt. Einzelne können nicht blockieren; wer bezahlt, hängt dann vom Ergebnis ab.',
        ),
        at: say(
          'Es braucht die Mehrheit nach Anteilen, oder zwei Drittel der abgegebenen Stimmen, wenn diese mindestens ein Drittel aller Anteile halten. Einstimmig muss es für solche Verbesserungen der allgemeinen Teile nicht sein. Überstimmte können sich ans Gericht wenden, wenn es sie übermäßig belastet.',
        ),
        ch: say(
          'Einstimmig muss es nicht sein: Für nützliche Arbeiten wie Solar, Ladestationen oder eine bessere Heizung braucht es in der Regel die Mehrheit aller Stockwerkeigentümer, die zugleich den grösseren Teil der Wertquoten halten. Muss die Heizung ohnehin ersetzt werden, genügt meist die einfache Mehrheit. Ihr Reglement kann es anders regeln; einer allein kann es nicht blockieren.',
        ),
        us: say(
          'Welche Mehrheit nötig ist, steht in Ihrer Satzung (declaration, bylaws): Laufende Arbeiten beschließt meist der Vorstand allein, größere Umbauten am Gemeinschaftseigentum verlangen oft eine Abstimmung, mitunter mit zwei Dritteln. Suchen Sie dort „alterations to common elements“. Einzelne können selten blockieren.',
        ),
      },
    },
    whoPays: {
      question: 'Wer zahlt, was die Eigentümergemeinschaft beschließt?',
      answer: {
        de: say(
          'Alle zahlen mit, wenn mehr als zwei Drittel der Stimmen und mehr als die Hälfte der Anteile dafür waren oder sich die Kosten in angemessener Zeit amortisieren. Sonst zahlen nur die, die zugestimmt haben, und nur sie dürfen es nutzen; wer später dazukommen will, zahlt einen Ausgleich. Den eigenen Ladepunkt zahlt, wer ihn verlangt.',
        ),
        at: say(
          'Was die Gemeinschaft beschließt, zahlt in der Regel die Rücklage oder jeder nach Nutzwertanteilen. Deckt die Rücklage eine Verbesserung nicht, muss die Mehrheit sie selbst tragen, wenn sie Überstimmte sonst übermäßig belastet. Ein eigener Ladepunkt geht auf Kosten dessen, der ihn will.',
        ),
        ch: say(
          'Ist es gültig beschlossen, zahlen grundsätzlich alle nach Wertquoten, auch wer dagegen war; die Versammlung kann eine andere Aufteilung beschliessen. Für Solar oder Ladestationen ist üblich, dass nur die Interessierten zahlen und nutzen, mit Einkauf für Spätere. Ist der Aufwand für jemanden unzumutbar, müssen die anderen seinen Teil übernehmen.',
        ),
        us: say(
          'Arbeiten am Gemeinschaftseigentum zahlen alle nach ihrem Anteil, aus der Rücklage oder als Sonderumlage. Den eigenen Ladepunkt oder eigene Module zahlt der einzelne Eigentümer. Beim gemeinsamen Grundausbau für Ladestationen ist beides üblich: alle, weil er die Anlage aufwertet, oder nur die Nutzer über eine monatliche Gebühr.',
        ),
      },
    },
    alone: {
      question: 'Was darf ich in der Eigentumswohnung allein einbauen?',
      answer: {
        de: say(
          'Auf eine Ladestation am eigenen Platz und ein Steckersolargerät haben Sie einen Anspruch ({ownersLaw}): Die anderen dürfen mitreden, wie es ausgeführt wird, aber nicht, ob. Für Dach, Fassade und das Außengerät einer eigenen Wärmepumpe brauchen Sie einen Beschluss, denn sie sind Gemeinschaftseigentum, auch über Ihrer Wohnung. Stellen Sie den Antrag vor dem Einbau.',
        ),
        at: say(
          'Ganz allein geht es nur innerhalb der Wohnung; für Fassade, Dach und Außengerät brauchen Sie die Zustimmung der anderen. Für langsames Laden am eigenen Platz und ein kleines Solargerät gilt sie als erteilt, wenn Sie richtig verständigen und zwei Monate niemand widerspricht ({ownersLawAt}). Bei einem Nein kann das Gericht sie ersetzen.',
        ),
        ch: say(
          'In Ihrem Sonderrecht entscheiden Sie selbst; Dach, Fassade, Brüstung und Erschliessung gehören allen, auch wenn sie über oder an Ihrer Wohnung liegen. Für Module, Aussengerät oder Ladestation brauchen Sie deshalb einen Beschluss. Sie dürfen einen Teil des Dachs allein nutzen, wenn die Versammlung es Ihnen zuweist; bringen Sie Plan und Rückbauzusage mit.',
        ),
        us: say(
          'Auf dem eigenen Haus oder in der eigenen Garage darf eine HOA in vielen Staaten Module oder eine Ladestation nicht verbieten, nur Platzierung und Aussehen regeln; den Antrag müssen Sie trotzdem stellen. An gemeinsamen Wänden und Dächern geht es ohne Zustimmung nicht. Auf gepachtetem Stellplatz im Mobile-Home-Park fragen Sie die Verwaltung.',
        ),
      },
    },
    refused: {
      question: 'Was tun, wenn die Eigentümerversammlung ablehnt?',
      answer: {
        de: say(
          'Nach einem Nein stellen Sie den Antrag verbessert neu, oder Sie klagen: Beschlüsse lassen sich nur binnen eines Monats beim Amtsgericht anfechten. Auf Ladestation und Steckersolar haben Sie einen Anspruch, den das Gericht durchsetzt. Ein gefasster Beschluss gilt, bis er aufgehoben ist; eine spätere Versammlung kann ihn aber ändern, solange nichts gebaut ist.',
        ),
        at: say(
          'Fragen Sie schriftlich nach dem Grund und legen Sie einen verbesserten Vorschlag vor. Die Zustimmung zu einer Änderung, die üblich ist oder einem wichtigen Interesse dient, kann das Bezirksgericht ersetzen; einen fehlerhaften Beschluss fechten Sie dort rasch an, formale Mängel binnen eines Monats ab Aushang. Reagiert die Verwaltung nicht, setzen Sie ihr eine Frist.',
        ),
        ch: say(
          'Ein Nein ist nicht das Ende: Sie können den Punkt mit besserer Offerte an jeder Versammlung neu traktandieren lassen. Verstösst der Beschluss gegen Gesetz oder Reglement, fechten Sie ihn innert eines Monats beim Gericht an. Bleibt die Verwaltung untätig, verlangen Sie die Traktandierung schriftlich; ein Fünftel der Eigentümer kann eine Versammlung verlangen.',
        ),
        us: say(
          'Verlangen Sie die Ablehnung schriftlich mit der genauen Regel und vergleichen Sie sie mit dem Gesetz Ihres Staates zu Solar oder Ladestationen: „Ästhetik“ allein reicht dort oft nicht. Reichen Sie Einspruch und eine angepasste Zeichnung ein. Viele Satzungen setzen dem Vorstand eine Frist; bleibt er stumm, kann das als Zustimmung gelten.',
        ),
      },
    },
    convince: {
      question: 'Wie überzeuge ich meine Eigentümergemeinschaft?',
      answer: say(
        'Überzeugt wird vor der Versammlung: Reichen Sie den Antrag früh mit fertigem Beschlusstext ein, dazu ein Angebot, eine Zeichnung, die Kosten je Anteil und wer was davon hat. Sprechen Sie Beirat und Zweifler vorher einzeln an und zeigen Sie, was Nichtstun kostet, etwa eine fällige Reparatur. Wer nicht mitmachen will, dem hilft eine Lösung, bei der nur die Nutzer zahlen.',
      ),
    },
  },
  heritage: {
    whatPasses: {
      question: 'Welche Solarmodule sind am Denkmal am ehesten erlaubt?',
      answer: say(
        'Am ehesten genehmigt werden Module, die man von der Straße nicht sieht: auf dem Nebengebäude, der Hofseite, einem flachen Dachteil oder im Garten. Auf sichtbaren Flächen helfen eine geschlossene rechteckige Fläche, matte rahmenlose Module in Dachfarbe oder Solarziegel; sie kosten mehr und bringen etwas weniger. Wichtig ist, dass alles wieder abnehmbar ist und die alte Deckung bleibt.',
      ),
    },
    procedure: {
      question: 'Wie bekomme ich Umbauten am Denkmal genehmigt?',
      answer: {
        de: heritageProcedure,
        at: say(
          'Fragen Sie zuerst formlos mit Foto, Plan und Skizze, noch vor den Angeboten: bei einem Denkmal das Bundesdenkmalamt, in einer Schutzzone das Bauamt (in Wien die Magistratsabteilung für Architektur). Danach holen Sie ein Angebot ein, das die Vorgaben erfüllt, und stellen den Antrag; rechnen Sie mit zwei bis vier Monaten.',
        ),
        ch: say(
          'Fragen Sie zuerst das Bauamt der Gemeinde und die kantonale Denkmalpflege, formlos mit Foto, Plan und Skizze, noch vor den Offerten. Bei Denkmälern von kantonaler oder nationaler Bedeutung braucht Solar immer eine Baubewilligung, in Schutzzonen je nach Kanton. Ihre Einstufung zeigt das Inventar im Geoportal; rechnen Sie mit zwei bis vier Monaten.',
        ),
        us: say(
          'Zuständig ist die Historic Preservation oder Landmarks Commission Ihrer Stadt: Rufen Sie dort an, bevor Sie Angebote einholen, und beantragen Sie dann ein Certificate of Appropriateness, meist mit Anhörung und in ein bis drei Monaten. Das National Register allein verbietet privaten Eigentümern nichts, ein örtlicher Status oder ein Easement schon.',
        ),
      },
    },
    heatPump: {
      question: 'Geht eine Wärmepumpe am denkmalgeschützten Haus?',
      answer: say(
        'Eine Wärmepumpe ist im Denkmal oft leichter als Solar, weil es nur um das Außengerät geht: Im Innenhof, hinter einer Mauer oder Hecke, im Schuppen oder im Garten wird es meist genehmigt, an der Schaufassade nicht. Leitungen führt man durch vorhandene Schächte oder Kamine. Ganz unsichtbar sind Innenaufstellung mit Luftschacht und Erdwärme, falls gebohrt werden darf.',
      ),
    },
    refused: {
      question: 'Was tun, wenn das Denkmalamt Nein sagt?',
      answer: say(
        'Gegen eine Ablehnung können Sie binnen der Frist im Bescheid vorgehen, oft hilft aber ein geänderter Plan schneller: andere Dachseite, andere Farbe, Nebengebäude. Bitten Sie um einen Termin vor Ort und um die Gründe, und legen Sie Ertrag und Fotomontage vor. Ohne Genehmigung zu bauen ist teuer: Es drohen Bußgeld und Rückbau auf eigene Kosten.',
      ),
    },
    zone: {
      question: 'Ist Solar in einer Altstadt oder Schutzzone erlaubt?',
      answer: say(
        'Auch wenn nur das Ortsbild oder ein Nachbarhaus geschützt ist, gelten Regeln: In einer Schutzzone, einem Ensemble oder neben einem Denkmal prüft die Behörde, ob die Anlage das Bild stört. Sie ist dort meist milder als beim Denkmal selbst, vor allem auf der abgewandten Seite. Ein Anruf klärt, ob eine Erlaubnis nötig ist oder eine Meldung reicht.',
      ),
    },
    newLaw: {
      question: 'Hat Solar heute Vorrang vor dem Denkmalschutz?',
      answer: {
        de: say(
          'Seit dem EEG liegt erneuerbare Energie im überragenden öffentlichen Interesse, und viele Länder haben ihre Denkmalgesetze angepasst: Solar ist dort in der Regel zu erlauben, wenn das Denkmal nicht erheblich beeinträchtigt wird. Ohne Erlaubnis geht es trotzdem nicht. Fragen Sie die Behörde nach der Leitlinie Ihres Landes.',
        ),
        at: heritageNewLaw,
        ch: heritageNewLaw,
        us: say(
          'Landesweit gibt es dazu keine Regel: Einige Bundesstaaten begrenzen, wie weit Städte Solar verbieten dürfen, auf geschützten Häusern entscheidet aber meist die örtliche Kommission nach ihren Leitlinien. Viele lassen Module zu, die man von der Straße nicht sieht und die wieder abnehmbar sind. Fragen Sie nach der aktuellen „solar guideline“ Ihrer Stadt.',
        ),
      },
    },
    insulation: {
      question: 'Wie dämme ich ein denkmalgeschütztes Haus?',
      answer: say(
        'Außen darf man an geschützten Fassaden selten dämmen, aber innen geht viel: oberste Decke und Kellerdecke, dünne Innendämmung aus Kalziumsilikat oder Holzfaser, Vorfenster oder dünnes Isolierglas in den alten Rahmen, Dichtungen. Das senkt den Bedarf oft so weit, dass eine Wärmepumpe genügt. Lassen Sie die Feuchte von einem Energieberater mit Denkmalerfahrung rechnen.',
      ),
    },
  },
  permits: {
    whoFiles: {
      question: 'Wer stellt den Bauantrag, der Installateur oder ich?',
      answer: {
        de: permitsWhoFiles,
        at: permitsWhoFiles,
        ch: permitsWhoFiles,
        us: say(
          'Der Betrieb mit Lizenz beantragt die Genehmigung bei Stadt oder County und haftet dann für die Abnahme; so sollte es im Vertrag stehen. Verlangt er, dass Sie als „owner-builder“ unterschreiben, liegt die Verantwortung bei Ihnen, das würde ich nicht tun. In einer Stadt ist meist die Stadt zuständig, außerhalb das County.',
        ),
      },
    },
    howLong: {
      question: 'Wie lange dauert eine Baugenehmigung?',
      answer: {
        de: permitsHowLong,
        at: permitsHowLong,
        ch: permitsHowLong,
        us: say(
          'Von sofort bis mehrere Monate: Manche Städte erteilen Solar- und Elektrogenehmigungen online am selben Tag, andere prüfen Pläne wochenlang, und der Versorger muss zusätzlich zustimmen. Fragen Sie den Betrieb, wie lange es bei Ihrer Behörde zuletzt dauerte. Begonnen werden darf erst mit der Genehmigung.',
        ),
      },
    },
    withoutPermit: {
      question: 'Was droht bei einer Anlage ohne Genehmigung?',
      answer: say(
        'Ohne nötige Genehmigung drohen Baustopp, Bußgeld und im schlimmsten Fall der Rückbau, dazu Ärger mit Versicherung, Förderung und beim Verkauf. Meist lässt sich die Anlage aber nachträglich anzeigen oder genehmigen, wenn sie den Regeln entspricht; gehen Sie selbst auf die Behörde zu, das wird milder behandelt. Auch wer selbst baut oder Elektriker ist, braucht dieselbe Genehmigung und Prüfung.',
      ),
    },
    groundAndOther: {
      question: 'Braucht Solar im Garten oder am Carport eine Genehmigung?',
      answer: {
        de: say(
          'Im Garten sind freistehende Module nach den meisten Bauordnungen bis drei Meter Höhe und neun Meter Länge frei, ein kleines Carport ebenso, an der Grenze gelten Abstandsregeln. Im Außenbereich, im Kleingarten und bei Bebauungsplänen mit Gestaltungsvorgaben brauchen Sie die Zustimmung der Gemeinde. Fragen Sie das Bauamt mit Skizze und Maßen, denn jedes Land regelt es etwas anders.',
        ),
        at: permitsGroundAndOther,
        ch: permitsGroundAndOther,
        us: say(
          'Ein Gestell am Boden oder ein Carport mit Modulen gilt fast überall als Bauwerk: Sie brauchen Bau- und Elektrogenehmigung und müssen Abstände zur Grenze einhalten, oft mit Statik. Auf dem Land ohne Bauamt kann die Baugenehmigung entfallen, Elektroabnahme und Versorger bleiben. Fragen Sie die Planungsabteilung („zoning“) zuerst.',
        ),
      },
    },
    heatPumpUnit: {
      question: 'Braucht eine Wärmepumpe eine Genehmigung?',
      answer: {
        de: say(
          'Eine Wärmepumpe am Wohnhaus ist in den meisten Bundesländern genehmigungsfrei, auch das Außengerät im Garten. Einhalten müssen Sie den Lärmschutz und, je nach Land, einen Abstand zur Grenze; mehrere Länder haben ihn für kleine Geräte gestrichen. Für Erdsonden braucht es eine wasserrechtliche Anzeige oder Erlaubnis, die meist der Bohrbetrieb einreicht.',
        ),
        at: say(
          'Das regelt Ihr Land: Mal ist das Außengerät frei, mal anzuzeigen oder mit Lärmnachweis zu bewilligen, in Wien auch wegen Stadtbild und Nachbarn. Für Erdsonden und Brunnen braucht es oft eine wasserrechtliche Bewilligung. Das Gemeindeamt sagt Ihnen, was gilt, der Installateur liefert Schallwert und Plan.',
        ),
        ch: say(
          'Innen aufgestellte Wärmepumpen sind meist frei oder zu melden, für Aussengeräte verlangt je nach Kanton die Gemeinde eine Meldung oder ein Baugesuch, immer mit Lärmschutznachweis. Erdsonden brauchen eine kantonale Gewässerschutzbewilligung. Ob die Nachbarn in einer öffentlichen Auflage Einsprache erheben können, hängt vom Verfahren ab; fragen Sie die Gemeinde vor der Bestellung.',
        ),
        us: say(
          'Auch der Tausch Gerät gegen Gerät braucht fast überall eine mechanische Genehmigung, mit neuem Stromkreis dazu eine elektrische; beide zusammen sind normal und keine Schikane. Der Außenstandort muss Grenzabstände und Lärmregeln der Stadt und die Regeln der HOA einhalten. Für Erdwärme verlangt der Staat meist eine Bohrgenehmigung.',
        ),
      },
    },
    refused: {
      question: 'Was tun, wenn die Baugenehmigung abgelehnt wird?',
      answer: say(
        'Ein Nein muss die Behörde schriftlich begründen: Fragen Sie, welche Änderung genehmigt würde, etwa anderer Platz, dunkle Module, leiseres Gerät oder eine Schallhaube, und reichen Sie neu ein. Nachbarn können bei einer Solaranlage selten etwas verhindern, beim Lärm einer Wärmepumpe nur mit Grenzwerten; ein ablehnender Bescheid lässt sich binnen der genannten Frist anfechten. Vorschriften zur Ziegelfarbe schließen Module nicht automatisch aus.',
      ),
    },
    inspection: {
      question: 'Wie läuft die Abnahme einer neuen Anlage ab?',
      answer: {
        de: permitsInspection,
        at: permitsInspection,
        ch: permitsInspection,
        us: say(
          'Die Inspektion prüft Befestigung, Verkabelung, Kennzeichnung und Schutz; danach gibt der Versorger die Einschalterlaubnis („PTO“), und erst dann darf die Anlage laufen. Fällt sie durch, behebt der Betrieb die Mängel und bestellt die neue Inspektion auf seine Kosten. Zahlen Sie die letzte Rate erst danach.',
        ),
      },
    },
    waterHeater: {
      question: 'Braucht ein neues Warmwassergerät eine Genehmigung?',
      answer: {
        de: permitsWaterHeater,
        at: permitsWaterHeater,
        ch: permitsWaterHeater,
        us: say(
          'Meist ja: Für den Tausch eines Warmwasserbereiters verlangen fast alle Städte und Counties eine Sanitärgenehmigung und für einen neuen Stromkreis eine für Elektro, mit einer Abnahme. Das ist günstig, oft online zu haben und gewöhnlich Sache des Betriebs. Ohne Genehmigung drohen Ärger mit der Versicherung, dem Zuschuss und beim Verkauf; fragen Sie Ihr Bauamt.',
        ),
      },
    },
  },
  sharing: {
    building: {
      question: 'Wie teilen wir Solarstrom im Mehrfamilienhaus?',
      answer: {
        de: say(
          'Im selben Haus nimmt jede Wohnung ihren Anteil nach einem vereinbarten Schlüssel und kauft den Rest beim eigenen Versorger (gemeinschaftliche Gebäudeversorgung). Niemand muss mitmachen. Nötig sind ein Vertrag untereinander und Zähler, die viertelstündlich messen; beim Mieterstrom liefert stattdessen der Vermieter den ganzen Strom.',
        ),
        at: say(
          'Im selben Haus teilt eine gemeinschaftliche Erzeugungsanlage den Strom fest oder nach Verbrauch auf die Wohnungen auf; der Netzbetreiber misst und rechnet die Anteile zu. Die Teilnahme ist freiwillig, und jeder behält seinen Versorger für den Rest. Dafür schließen Sie einen Vertrag miteinander.',
        ),
        ch: say(
          'Im selben Haus macht das ein Zusammenschluss zum Eigenverbrauch: Jede Wohnung zahlt den Solarstrom nach ihrem gemessenen Verbrauch, der Rest kommt vom Netz. Sie rechnen mit eigenen Zählern ab oder virtuell mit den Zählern des Werks. Wer schon Mieter ist, darf beim Start draussen bleiben.',
        ),
        us: say(
          'Auf alle Wohnungen lässt sich der Strom dort aufteilen, wo Ihr Staat „virtual net metering“ kennt: Der Versorger schreibt dann jedem Zähler einen Anteil gut. Ohne das versorgt das Dach meist nur die Gemeinschaftsflächen wie Flurlicht, Aufzug und Wäscherei, oder jede Wohnung bekommt eigene Module. Fragen Sie Ihren Versorger danach.',
        ),
      },
    },
    noRoof: {
      question: 'Wie komme ich ohne eigenes Dach zu Solarstrom?',
      answer: {
        de: say(
          'Ohne eigenes Dach gibt es drei Wege: ein Steckersolargerät am Balkon, Anteile an einer Bürgerenergiegenossenschaft oder Strom von jemandem, der sein Dach mit Ihnen teilt. Genossenschaften zahlen meist eine Dividende statt Strom; es ist eine Geldanlage mit Risiko, lesen Sie Satzung und Kündigungsfrist. Der Balkon senkt die eigene Rechnung am direktesten.',
        ),
        at: say(
          'Ohne eigenes Dach können Sie einer Energiegemeinschaft als Verbraucher beitreten, sich an einer Bürgerbeteiligung beteiligen oder ein Kleinmodul am Balkon nutzen. In der Gemeinschaft kaufen Sie den Sonnenstrom der anderen günstiger und behalten Ihren Versorger. Eine Beteiligung ist eine Geldanlage: Lesen Sie Laufzeit und Ausstieg.',
        ),
        ch: say(
          'Ohne eigenes Dach können Sie bei vielen Werken Quadratmeter einer Solaranlage kaufen und bekommen den Strom gutgeschrieben, einer Solargenossenschaft beitreten oder in einer lokalen Elektrizitätsgemeinschaft Strom beziehen. Es ist eine gute Sache, wenn Laufzeit und Wegzug geregelt sind. Fragen Sie zuerst Ihr Werk, was es anbietet.',
        ),
        us: say(
          'Ohne eigenes Dach, auch als Mieter, können Sie in einer Reihe von Staaten Community Solar abonnieren: Ein seriöses Angebot steht auf der Liste Ihres Staates oder Versorgers, kostet nichts im Voraus und nennt den Rabatt auf die Gutschrift. Die Gutschrift steht auf Ihrer Stromrechnung. Für kleine Einkommen gibt es in einigen Staaten höhere Rabatte.',
        ),
      },
    },
    distance: {
      question: 'Wie weit weg darf ich Solarstrom teilen?',
      answer: {
        de: say(
          'Beim Teilen über das öffentliche Netz müssen beide derzeit im Gebiet desselben Verteilnetzbetreibers liegen; ob über die Straße oder einige Orte weiter, ist dann gleich. Ein eigenes Kabel brauchen Sie nicht. Das geht auch für Angehörige oder Ihr Ferienhaus, mit Vertrag und viertelstündlich messenden Zählern auf beiden Seiten.',
        ),
        at: say(
          'Die Entfernung zählt nach dem Netz, nicht nach Metern: am selben Trafo gilt „lokal“, am selben Umspannwerk „regional“, beides mit Netzrabatt. Weiter weg, sogar in ganz Österreich, geht es als Bürgerenergiegemeinschaft, dann ohne Rabatt. Ein eigenes Kabel ist nicht nötig; der Netzbetreiber sagt, wozu zwei Adressen gehören.',
        ),
        ch: say(
          'In einer lokalen Elektrizitätsgemeinschaft müssen alle in derselben Gemeinde und im Netz desselben Verteilnetzbetreibers sein; einige hundert Meter sind dann kein Hindernis, ein eigenes Kabel braucht es nicht. Über Gemeinde- oder Netzgrenzen hinweg geht es nicht. Mit dem direkten Nachbarn ist ein Zusammenschluss meist günstiger.',
        ),
        us: say(
          'Auf dem eigenen Grundstück dürfen Module auf Schuppen oder Garage auch das Haus versorgen. Über die Grundstücksgrenze zu einem anderen Haus ist eine Leitung meist nicht erlaubt; einige Staaten schreiben aber demselben Eigentümer den Strom auf mehrere eigene Zähler gut. Fragen Sie den Versorger nach „aggregate net metering“.',
        ),
      },
    },
    gain: {
      question: 'Was bringt mir geteilter Solarstrom?',
      answer: {
        de: say(
          'Der Vorteil kommt aus dem Preis, den Sie untereinander vereinbaren: zwischen der Einspeisevergütung und dem Strompreis. Weil Netzentgelte, Abgaben und Steuern voll bleiben, ist der Gewinn über das öffentliche Netz klein; im selben Haus fällt das Netzentgelt weg und es lohnt sich viel eher.',
        ),
        at: say(
          'Es bringt beiden Seiten etwas: Wer liefert, bekommt oft mehr als vom Abnehmer des Überschusses, wer bezieht, zahlt weniger als beim Versorger und in der erneuerbaren Energiegemeinschaft auch weniger Netzentgelt. Den Preis setzt die Gemeinschaft selbst. Ziehen Sie Mitgliedsbeitrag und Abrechnungskosten davon ab.',
        ),
        ch: say(
          'In der lokalen Elektrizitätsgemeinschaft ist der Netztarif für den geteilten Strom um {communityNear} tiefer, oder um {communityFar}, wenn nicht alle an derselben Trafostation hängen; Abgaben bleiben voll. Der Rest des Vorteils ist der Preis, den Sie untereinander abmachen: über der Rückliefervergütung, unter dem Strompreis. Im Zusammenschluss im selben Haus fällt das Netzentgelt ganz weg, das bringt mehr.',
        ),
        us: say(
          'Community Solar spart den vereinbarten Rabatt auf die Gutschrift, also einen kleinen Teil der Rechnung, ohne Anschaffung und ohne Arbeit. Ein eigenes, gut besonntes und bezahltes Dach bringt auf Dauer meist deutlich mehr. Das Abo ist die bessere Wahl bei Schatten, Miete oder einem baldigen Umzug.',
        ),
      },
    },
    effort: {
      question: 'Was braucht es, um bei geteiltem Solarstrom mitzumachen?',
      answer: {
        de: sharingEffort,
        at: sharingEffort,
        ch: sharingEffort,
        us: say(
          'Sie melden sich beim Anbieter mit einer Stromrechnung an, bekommen einen Anteil passend zu Ihrem Verbrauch und bleiben bei Ihrem Versorger. Der Strom fließt ins Netz, und die Gutschrift steht auf Ihrer Rechnung, mitunter erst nach einigen Monaten. An Ihrer Wohnung wird nichts geändert.',
        ),
      },
    },
    leaving: {
      question: 'Wie steige ich aus geteiltem Solarstrom wieder aus?',
      answer: {
        de: sharingLeaving,
        at: sharingLeaving,
        ch: sharingLeaving,
        us: say(
          'Kündigen können Sie meist mit einigen Wochen bis Monaten Frist; manche Verträge ziehen beim Umzug im Gebiet desselben Versorgers mit, andere verlangen eine Gebühr. Haken sind lange Laufzeit, Austrittsgebühr, jährlich steigender Preis und zwei Rechnungen. Defekte zahlt der Betreiber; Ihnen fehlt in der Zeit nur die Gutschrift.',
        ),
      },
    },
  },
  buyingDuties: {
    deadline: {
      question: 'Gibt es nach dem Hauskauf eine Frist fürs Nachrüsten?',
      answer: {
        de: say(
          'Nach der bisherigen Regel hatten neue Eigentümer zwei Jahre ab Eintragung im Grundbuch, um oberste Geschossdecke und warme Rohre in kalten Räumen zu dämmen und betroffene Uraltkessel stillzulegen. Was davon nach dem Gesetz vom {heatingLawSince} noch gilt, sagt die Energieberatung. Ist die Frist schon verstrichen, holen Sie das Nötige zügig nach; die beiden Dämmarbeiten sind meist günstig.',
        ),
        at: buyingDutiesDeadline,
        ch: buyingDutiesDeadline,
        us: buyingDutiesDeadline,
      },
    },
    enforcement: {
      question: 'Prüft jemand, ob ich nach dem Hauskauf nachrüste?',
      answer: say(
        'Geprüft wird selten von selbst, am ehesten durch Schornsteinfeger, Feuerungskontrolle oder Bauamt, wenn Sie umbauen. Wo eine Pflicht gilt, kann die Behörde zuerst eine Frist setzen und danach ein Bußgeld verhängen. Heben Sie Rechnungen und Fotos als Nachweis auf; vorlegen müssen Sie sie nur auf Verlangen.',
      ),
    },
    inherit: {
      question: 'Muss ich ein geerbtes oder geschenktes Haus nachrüsten?',
      answer: {
        de: say(
          'Für die Pflichten zählte nach der bisherigen Regel jeder Eigentümerwechsel, also auch Erbe und Schenkung. Die Ausnahme der früheren Bewohner ging dabei verloren; wer selbst schon seit {boilerOwnerSince} als Eigentümer dort wohnte, behielt sie. Ob das nach dem Gesetz vom {heatingLawSince} noch so ist, sagt Ihnen die Energieberatung der Verbraucherzentrale.',
        ),
        at: buyingDutiesInherit,
        ch: buyingDutiesInherit,
        us: buyingDutiesInherit,
      },
    },
    certificate: {
      question: 'Brauche ich beim Hauskauf einen Energieausweis?',
      answer: {
        de: say(
          'Der Verkäufer muss Ihnen den Energieausweis spätestens bei der Besichtigung vorlegen und nach dem Kaufvertrag unverzüglich übergeben, außer bei Baudenkmälern ({certificateLaw}). Das Gesetz wurde zum {heatingLawSince} neu gefasst; ob sich daran etwas geändert hat, weiß die Energieberatung. Er verpflichtet Sie zu nichts, sondern zeigt, wie das Haus steht und was sich lohnt.',
        ),
        at: say(
          'Der Verkäufer muss Ihnen rechtzeitig, bevor Sie sich binden, einen höchstens zehn Jahre alten Energieausweis vorlegen und ihn binnen vierzehn Tagen nach Vertragsabschluss aushändigen ({certificateLawAt}). Er verpflichtet Sie zu nichts, sondern zeigt, wie das Haus steht und was sich lohnt. Lassen Sie ihn sich geben, bevor Sie unterschreiben.',
        ),
        ch: say(
          'Das ist Sache des Kantons: Einige, etwa Freiburg und Waadt, verlangen beim Verkauf einen GEAK, andere nicht. Er löst keine Sanierungspflicht aus, sondern zeigt Zustand und Massnahmen. Zuständig ist in der Regel der Verkäufer; fragen Sie die Energiefachstelle des Kantons, ob er auch bei Schenkung oder Erbe nötig ist.',
        ),
        us: say(
          'Landesweit gibt es keinen Energieausweis; einige Städte, etwa Portland und Berkeley, verlangen beim Verkauf ein Energiegutachten, meist vom Verkäufer. Es verpflichtet selten zu Arbeiten. Fragen Sie Ihren Makler oder die Stadt, und bestellen Sie sonst eine Energieprüfung beim Versorger.',
        ),
      },
    },
    boilerPipes: {
      question: 'Dürfen Kessel und Rohre nach dem Hauskauf so bleiben?',
      answer: {
        de: say(
          'Nach der bisherigen Regel waren nach dem Kauf drei Dinge gemeint: zugängliche warme Rohre in unbeheizten Räumen dämmen, die oberste Geschossdecke oder das Dach dämmen, wenn der Mindestschutz fehlt, und alte Standardkessel stilllegen. Brennwert- und Niedertemperaturkessel durften bleiben, Fenster und Fassade waren nie betroffen. Was nach dem Gesetz vom {heatingLawSince} noch gilt, sagt die Energieberatung.',
        ),
        at: buyingDutiesBoilerPipes,
        ch: buyingDutiesBoilerPipes,
        us: buyingDutiesBoilerPipes,
      },
    },
    apartment: {
      question: 'Muss ich nach dem Kauf einer Wohnung nachrüsten?',
      answer: say(
        'Bei einer Wohnung im Mehrfamilienhaus liegen Dach, Rohre und zentrale Heizung bei der Gemeinschaft; allein müssen Sie dafür nichts tun. Sie zahlen aber mit, was die Versammlung beschließt. Lassen Sie sich vor dem Kauf Protokolle, Rücklage und geplante Arbeiten zeigen; bei einer Etagenheizung sind Sie selbst zuständig.',
      ),
    },
    negotiate: {
      question: 'Muss der Verkäufer nötige Arbeiten am Haus bezahlen?',
      answer: say(
        'Nutzen Sie den Zustand für den Preis: Lassen Sie vor dem Kauf Heizung, Dach und Dämmung ansehen und ziehen Sie die nötigen Arbeiten ab. Nach dem Kauf zahlt der Verkäufer nur, wenn er einen bekannten Mangel verschwiegen oder etwas zugesagt hat; „gekauft wie gesehen“ schließt das meiste aus. Klauseln, mit denen Sie alle Pflichten übernehmen, lassen Sie vorher vom Notariat oder Anwalt erklären.',
      ),
    },
  },
  tenantPower: {
    refuse: {
      question: 'Müssen Mieter meinen Solarstrom abnehmen?',
      answer: {
        de: say(
          'Kein Mieter muss Ihren Solarstrom nehmen: Der Stromvertrag ist vom Mietvertrag getrennt, und ihn zur Bedingung der Miete zu machen, ist beim Mieterstrom verboten. Wer nicht will, bleibt bei seinem Anbieter und wird am Zähler herausgerechnet; mit den übrigen können Sie trotzdem beginnen. Am besten überzeugt ein Preis, der klar unter dem bisherigen liegt.',
        ),
        at: say(
          'Kein Mieter muss mitmachen: Wer nicht will, behält einfach seinen Lieferanten, und sein Anteil geht an die übrigen. Die gemeinschaftliche Anlage läuft auch, wenn nur einige Wohnungen teilnehmen. Am besten überzeugt ein Preis, der klar unter dem bisherigen liegt.',
        ),
        ch: say(
          'Bestehende Mieter dürfen bei der Einführung des ZEV ablehnen und bleiben dann beim Werk; mit den übrigen können Sie trotzdem beginnen. Wer einmal dabei ist, kommt nur noch in engen Grenzen heraus, etwa wenn die Versorgung nicht klappt. Bei neuen Mietern gehört der ZEV von Anfang an in den Mietvertrag.',
        ),
        us: say(
          'Mieter mit eigenem Zähler dürfen in aller Regel bei ihrem Versorger bleiben; zum Kauf vom Dach zwingen können Sie sie nicht. Anders ist es, wenn der Strom schon in der Miete steckt: Dann entscheidet der Vermieter. Bei virtuellem Net Metering bekommen nur die Wohnungen Gutschriften, die angemeldet sind.',
        ),
      },
    },
    price: {
      question: 'Wie viel darf ich von Mietern für Solarstrom verlangen?',
      answer: {
        de: say(
          'Für geförderten Mieterstrom dürfen Sie höchstens {tenantPriceCapDe} des örtlichen Grundversorgungstarifs verlangen, gerechnet für den ganzen gelieferten Strom. Bei der gemeinschaftlichen Gebäudeversorgung gibt es keine Grenze, der Preis wird frei vereinbart. Üblich ist, etwas unter dem bleiben, was die Mieter sonst zahlen, und deutlich über der Einspeisevergütung.',
        ),
        at: say(
          'Den Preis vereinbaren Sie frei mit den Teilnehmern, eine feste Obergrenze gibt es nicht. Fair ist die Mitte zwischen dem, was die Einspeisung bringt, und dem, was der Strom vom Lieferanten kostet; auf dem Dachstrom im Haus liegen keine Netzentgelte. Halten Sie den Preis im Vertrag fest, und wie er angepasst wird.',
        ),
        ch: say(
          'Im ZEV dürfen Sie für den Solarstrom höchstens die tatsächlichen Kosten samt einem Teil der Ersparnis oder einen Pauschalsatz verlangen, der unter dem Standardprodukt des Werks liegt; wie viel, steht in der Energieverordnung und im Leitfaden Eigenverbrauch von EnergieSchweiz. Teurer als Netzstrom darf er nie sein.',
        ),
        us: say(
          'Wo der Verkauf an Mieter erlaubt ist, darf der Preis je kWh meist nicht über dem Tarif des Versorgers liegen; viele Staaten verlangen, ohne Aufschlag weiterzugeben. Bei virtuellem Net Metering gibt es gar keinen Preis, der Mieter sieht eine Gutschrift auf seiner Rechnung. Was bei Ihnen gilt, sagt die Public Utility Commission.',
        ),
      },
    },
    billing: {
      question: 'Wie rechne ich Solarstrom mit den Mietern ab?',
      answer: {
        de: say(
          'Abrechnen lassen Sie am besten einen Dienstleister: Er stellt Messkonzept und intelligente Zähler, schließt die Verträge, teilt den Solarstrom je Viertelstunde zu und schickt jedem Mieter die Rechnung. Mit virtuellen Summenzählern genügt der Zählertausch, große Umbauten entfallen. Die Gebühr je Wohnung ziehen Sie von Ihrem Erlös ab, vergleichen Sie zwei Anbieter.',
        ),
        at: say(
          'Der Netzbetreiber misst je Viertelstunde und teilt jedem Teilnehmer seinen Anteil zu, Sie bekommen die Daten. Daraus schreiben Sie selbst Rechnungen, oder ein Dienstleister tut es gegen eine Gebühr je Wohnung. Nötig sind ein Smart Meter je Wohnung und ein Vertrag mit jedem Teilnehmer.',
        ),
        ch: say(
          'Meist rechnet ein Messdienstleister ab: Er misst jede Wohnung, teilt Solar- und Netzstrom zu und liefert die Rechnung, oft als Teil der Nebenkosten. Im klassischen ZEV brauchen Sie eigene Zähler hinter einem gemeinsamen Anschluss, im virtuellen bleiben die Zähler des Werks. Vergleichen Sie die Gebühr je Wohnung; bei wenigen Parteien frisst sie leicht den Gewinn.',
        ),
        us: say(
          'Am einfachsten rechnet der Versorger ab: Bei virtuellem Net Metering verteilt er die Gutschriften nach Ihrem Schlüssel auf die Rechnungen der Wohnungen, Sie berechnen nichts. Ohne das Programm läuft die Anlage meist über den Zähler des Hauses für Flure, Waschküche und Aufzug, oder der Strom steckt in der Miete. Untermessung mit eigener Rechnung ist nur erlaubt, wo der Staat sie zulässt.',
        ),
      },
    },
    models: {
      question: 'Welche Modelle gibt es für Solarstrom an Mieter?',
      answer: {
        de: say(
          'Beim Mieterstrom liefern Sie alles, auch den Reststrom bei Nacht, und bekommen einen Zuschlag je kWh; dafür sind Sie Lieferant mit allen Pflichten. Bei der gemeinschaftlichen Gebäudeversorgung geben Sie nur den Dachstrom ab, den Rest kauft jeder bei seinem Anbieter. Für kleine Häuser und private Vermieter ist die Gebäudeversorgung meist der einfachere Weg.',
        ),
        at: say(
          'Im selben Haus nehmen Sie die gemeinschaftliche Erzeugungsanlage: Der Dachstrom wird im Haus verteilt, ohne Netzentgelt, und den Rest liefert bei Nacht der Lieferant, den jeder selbst gewählt hat. Für mehrere Häuser in der Nachbarschaft ist die Energiegemeinschaft da. Lieferant werden müssen Sie in keinem der Fälle.',
        ),
        ch: say(
          'Der klassische ZEV hat einen Anschluss und eigene Zähler, der virtuelle nutzt die Zähler des Werks und passt deshalb besser in bestehende Häuser. Die lokale Elektrizitätsgemeinschaft verbindet Häuser im Ort über das Netz, dort zahlt man einen Teil des Netzentgelts. Was das Dach nachts nicht liefert, kauft der ZEV gemeinsam beim Werk.',
        ),
        us: say(
          'Drei Wege sind üblich: virtuelles Net Metering, wo der Versorger Gutschriften auf die Wohnungen verteilt, eine Anlage am Zähler des Hauses für Flure und Waschküche, oder Strom als Teil der Miete. Welche es gibt, entscheidet Ihr Bundesstaat. Nachts kommt der Strom in allen Fällen vom Versorger.',
        ),
      },
    },
    tax: {
      question: 'Welche Steuern und Regeln gelten für Solarstrom an Mieter?',
      answer: {
        de: say(
          'Der Erlös ist oft einkommensteuerfrei, denn Anlagen bis {taxFreeUnitDe} je Wohn- oder Gewerbeeinheit und zusammen {taxFreeAllDe} je Person sind befreit (ältere in Mehrfamilienhäusern nur bis zur Hälfte je Einheit), auch wenn der Strom an Mieter geht. Umsatzsteuer fällt nicht an, solange Sie Kleinunternehmer sind. Als Energieversorger gelten Sie bei Mieterstrom mit vereinfachten Pflichten, bei der gemeinschaftlichen Gebäudeversorgung fallen fast alle weg; lassen Sie das vom Steuerberater bestätigen.',
        ),
        at: say(
          'Die Einnahmen sind Einkünfte, die grundsätzlich zu versteuern sind; für kleine Anlagen gibt es eine Befreiung, und unter der Kleinunternehmergrenze fällt keine Umsatzsteuer an. Ein Stromhändler mit Konzession werden Sie durch die gemeinschaftliche Anlage nicht. Fragen Sie Ihren Steuerberater, bevor Sie den Preis festlegen.',
        ),
        ch: say(
          'Der Erlös aus dem Stromverkauf an Mieter ist steuerbares Einkommen, Kosten wie Unterhalt und Abrechnung ziehen Sie ab. Eine Bewilligung als Stromversorger brauchen Sie für den ZEV nicht, Sie melden ihn dem Netzbetreiber. Wie Ihr Kanton rechnet, sagt die Steuerverwaltung.',
        ),
        us: say(
          'Ob Sie als Versorger gelten, entscheidet der Bundesstaat: Wer Strom je kWh verkauft, fällt in vielen unter die Aufsicht der Public Utility Commission, wer ihn gutschreibt oder in die Miete einrechnet, in der Regel nicht. Einnahmen sind als Mieteinnahmen zu versteuern, die Anlage wird abgeschrieben. Fragen Sie vor dem Bau die Kommission und einen Steuerberater.',
        ),
      },
    },
    inRent: {
      question: 'Kann ich Solarstrom einfach in die Miete einrechnen?',
      answer: say(
        'Eine Pauschale in der Miete ist bei möblierten Zimmern, Ferienwohnungen und Untermiete üblich und einfach, in normalen Mietwohnungen aber heikel: Der Mieter darf seinen Stromanbieter dann nicht mehr wählen, und bestehende Verträge ändern Sie nur mit seiner Zustimmung. Wer wenig verbraucht, zahlt dabei für die anderen mit. Für mehrere Wohnungen ist eine Messung je Wohnung die sichere Lösung.',
      ),
    },
    worth: {
      question: 'Lohnt es sich, Solarstrom an Mieter zu verkaufen?',
      answer: say(
        'Es lohnt sich meist ab etwa fünf bis sechs Wohnungen oder mit einem großen Tagesverbraucher im Haus: Jede selbst verbrauchte kWh bringt mehr als die Einspeisung, aber Zähler und Abrechnung kosten je Wohnung eine feste Gebühr. Rechnen Sie mit dem Anteil, den die Mieter wirklich tagsüber abnehmen, und mit einigen, die nicht mitmachen. In kleinen Häusern sind Allgemeinstrom, Wärmepumpe und Ladepunkte oft der bessere Abnehmer.',
      ),
    },
  },
  takeAlong: {
    charger: {
      question: 'Darf ich meine Wallbox beim Auszug mitnehmen?',
      answer: {
        de: say(
          'Die Wallbox, die Sie selbst bezahlt haben, dürfen Sie beim Auszug mitnehmen ({takeAwayLaw}); der Vermieter kann das nur gegen eine angemessene Zahlung abwenden. Abklemmen muss sie ein Elektriker, Kabel und Sicherung bleiben in der Wand. Melden Sie die Box am alten Ort beim Netzbetreiber ab und am neuen wieder an.',
        ),
        at: takeAlongCharger,
        ch: takeAlongCharger,
        us: takeAlongCharger,
      },
    },
    restore: {
      question: 'Muss ich Einbauten wie die Wallbox beim Auszug entfernen?',
      answer: {
        de: takeAlongRestore,
        at: takeAlongRestore,
        ch: say(
          'In der Schweiz müssen Sie den früheren Zustand nur wiederherstellen, wenn das schriftlich vereinbart ist; hat der Vermieter schriftlich zugestimmt, darf er es sonst nicht verlangen ({tenantArticle}). Ohne Zustimmung müssen Sie zurückbauen. Bohrlöcher verschliessen Sie so oder so, und halten Sie das Ergebnis im Übergabeprotokoll fest.',
        ),
        us: takeAlongRestore,
      },
    },
    compensation: {
      question: 'Bekomme ich Geld, wenn ich beim Auszug die Wallbox lasse?',
      answer: {
        de: takeAlongCompensation,
        at: takeAlongCompensation,
        ch: say(
          'Bringt Ihr Einbau bei Mietende einen erheblichen Mehrwert und war er schriftlich erlaubt, können Sie dafür eine Entschädigung verlangen ({tenantArticle}), ausser der Vertrag schliesst sie aus. Sonst verhandeln Sie: Üblich ist der Zeitwert, bezahlt vom Vermieter oder vom Nachmieter. Zahlt niemand, nehmen Sie das Gerät mit; das Kabel in der Wand bleibt.',
        ),
        us: takeAlongCompensation,
      },
    },
    balconyKit: {
      question: 'Kann ich mein Balkonkraftwerk beim Umzug mitnehmen?',
      answer: say(
        'Das Steckersolar-Set gehört Ihnen und kommt mit: ausstecken, Wechselrichter und Module trocken und stehend transportieren, Halterung abschrauben. Am alten Ort melden Sie es ab, am neuen wieder an, wo das verlangt ist, und fragen den neuen Vermieter nach der Befestigung. Prüfen Sie vorher, ob Geländer, Ausrichtung und Steckdose dort passen.',
      ),
    },
    houseSale: {
      question: 'Bleibt die Solaranlage beim Hausverkauf im Haus?',
      answer: say(
        'Beim Hausverkauf bleibt, was fest mit dem Haus verbunden ist, also Dachanlage, Wechselrichter und Speicher, wenn der Vertrag nichts anderes sagt. Was Sie mitnehmen wollen, muss vor der Besichtigung klar sein und ausdrücklich im Kaufvertrag stehen; für alles andere setzen Sie einen Wert im Preis an. Zur Übergabe gehören Rechnungen, Garantien, Zugänge und die Ummeldung der Einspeisung.',
      ),
    },
    moveSystem: {
      question: 'Lohnt es sich, die Solaranlage ins neue Haus mitzunehmen?',
      answer: say(
        'Eine Dachanlage umzuziehen lohnt sich selten: Ab- und Aufbau kosten oft die Hälfte einer neuen, das alte Dach braucht danach einen Dachdecker, und ob ein zugesagter Einspeisesatz mitgeht, hängt vom Land ab (in Deutschland in der Regel ja, mit Ummeldung). Garantien gelten nur weiter, wenn ein Fachbetrieb ab- und aufbaut; fragen Sie den Hersteller vorher. Eher lohnt es bei einem Speicher oder bei lose aufgestellten Modulen, die ein Spediteur als Gefahrgut anmelden muss, wenn ein Akku dabei ist.',
      ),
    },
    chargerOnSale: {
      question: 'Bleibt die Wallbox beim Hausverkauf im Haus?',
      answer: {
        de: say(
          'Eine fest angeschlossene Wallbox geht beim Hausverkauf im Zweifel mit, denn was eingebaut ist oder dem Haus dient, gilt als mitverkauft ({accessoryLaw}). Ein mobiles Ladegerät, das nur in der Steckdose steckt, gehört Ihnen. Wollen Sie die Box behalten, sagen Sie es vor der Besichtigung und lassen es in den Kaufvertrag schreiben; Leitung und Sicherung bleiben in jedem Fall.',
        ),
        at: takeAlongChargerOnSale,
        ch: takeAlongChargerOnSale,
        us: say(
          'Eine fest verdrahtete Ladestation gilt beim Verkauf gewöhnlich als Teil des Hauses („fixture“) und bleibt, wenn der Vertrag sie nicht ausnimmt; ein Gerät mit Stecker nehmen Sie mit. Sagen Sie vor dem Inserat, was Sie abbauen, und lassen Sie es in den Kaufvertrag schreiben. Leitung und Steckdose bleiben in jedem Fall.',
        ),
      },
    },
  },
  rentRise: {
    amount: {
      question: 'Um wie viel darf die Miete nach dem Umbau steigen?',
      answer: {
        de: say(
          'Im Jahr höchstens {rentShare} der umlagefähigen Kosten, verteilt auf die Wohnungen, und innerhalb von sechs Jahren nicht mehr als {rentCap} je Quadratmeter und Monat, bei Mieten unter {worksLowRentLimit} je Quadratmeter {rentCapLow} ({rentLaw}). Beim Tausch der Heizung können eigene, engere Grenzen gelten; der Mieterverein kennt den Stand. Abgezogen werden vorher Zuschüsse und der Teil, der ohnehin Reparatur war.',
        ),
        at: say(
          'Einen festen Satz für alle Wohnungen gibt es nicht. Im Vollanwendungsbereich des Mietrechtsgesetzes darf nur die Schlichtungsstelle oder das Gericht den Hauptmietzins befristet anheben, soweit die Rücklagen nicht reichen; sonst gilt, was im Vertrag steht. Arbeiterkammer oder Mietervereinigung rechnen es für Ihre Wohnung nach.',
        ),
        ch: say(
          'Einen festen Höchstbetrag gibt es nicht: Überwälzt werden darf nur der wertvermehrende Teil, nach Abzug der Förderbeiträge, als Verzinsung, Abschreibung und Unterhalt über die Lebensdauer. Bei umfassenden Überholungen gelten in der Regel fünfzig bis siebzig Prozent der Kosten als wertvermehrend; Genf, Waadt und Basel-Stadt haben zusätzlich eigene Grenzen. Verlangen Sie die Berechnung und lassen Sie sie vom Mieterverband prüfen.',
        ),
        us: say(
          'Einen landesweiten Höchstsatz gibt es nicht. Wo Stadt oder Staat die Mieten begrenzen, steht dort auch, welcher Teil einer Verbesserung auf die Miete darf und wie lange; sonst zählt nur der Vertrag, und nach dessen Ende ist der Betrag frei. Fragen Sie die Mietbehörde Ihrer Stadt oder einen Mieterverein.',
        ),
      },
    },
    grantsFirst: {
      question: 'Wird die Förderung vor der Mieterhöhung abgezogen?',
      answer: {
        de: rentRiseGrantsFirst,
        at: say(
          'Was der Vermieter als Zuschuss bekommt, sind keine eigenen Kosten und gehört in einem Verfahren von den Kosten abgezogen. Fragen Sie schriftlich nach der Förderung, und lassen Sie die Abrechnung von Arbeiterkammer oder Mietervereinigung prüfen.',
        ),
        ch: rentRiseGrantsFirst,
        us: say(
          'Eine allgemeine Pflicht, Zuschüsse von der Mieterhöhung abzuziehen, gibt es nicht. Städte mit Mietbegrenzung lassen aber meist nur zu, was der Vermieter selbst bezahlt hat, und manche Förderprogramme verbieten ihm Erhöhungen für eine Zeit; fragen Sie, welches Programm er genutzt hat.',
        ),
      },
    },
    notice: {
      question: 'Wie früh muss man Umbau und Mieterhöhung ankündigen?',
      answer: {
        de: say(
          'Die Arbeiten müssen spätestens drei Monate vor Beginn in Textform angekündigt werden, mit Art, Dauer, erwarteter Mieterhöhung und künftigen Betriebskosten. Die Erhöhung selbst kommt erst nach Abschluss, mit Berechnung, und gilt ab dem dritten Monat danach. Fehlt die Ankündigung oder liegt die Erhöhung deutlich über der angekündigten, gilt sie sechs Monate später, sie entfällt aber nicht.',
        ),
        at: say(
          'Eine allgemeine Frist für alle Wohnungen gibt es nicht, aber Arbeiten müssen rechtzeitig mitgeteilt werden, und ohne Vereinbarung oder Entscheidung der Schlichtungsstelle oder des Gerichts steigt die Miete nicht einfach. Bewahren Sie den Brief auf und lassen Sie ihn vor jeder Unterschrift von der Arbeiterkammer prüfen.',
        ),
        ch: say(
          'Die Erhöhung gilt erst auf den nächsten Kündigungstermin und muss mindestens zehn Tage vor Beginn der Kündigungsfrist bei der Mieterschaft sein, auf dem amtlichen Formular und mit Begründung. Ohne Formular oder ohne Begründung ist sie nichtig. Die Arbeiten selbst müssen rechtzeitig angekündigt werden, je grösser, desto früher.',
        ),
        us: say(
          'Bei laufendem befristetem Vertrag kann die Miete meist erst zur Verlängerung steigen; bei monatlichem Vertrag verlangen die Staaten eine schriftliche Ankündigung, oft ein bis drei Monate vorher. Die Frist steht im Mietrecht Ihres Staates und in Ihrem Vertrag.',
        ),
      },
    },
    repair: {
      question: 'Darf die Miete wegen einer Heizungsreparatur steigen?',
      answer: {
        de: rentRiseRepair,
        at: rentRiseRepair,
        ch: rentRiseRepair,
        us: say(
          'Der Vermieter muss die Wohnung bewohnbar halten, eine kaputte Heizung also auf seine Kosten reparieren oder ersetzen. Eine gesonderte Rechnung dafür steht ihm in der Regel nicht zu; die Miete darf er aber nach Vertragsende erhöhen, wenn Stadt oder Staat sie nicht begrenzen.',
        ),
      },
    },
    contest: {
      question: 'Wie wehre ich mich gegen die Mieterhöhung nach Umbau?',
      answer: {
        de: say(
          'Prüfen Sie zuerst die Berechnung mit Mieterverein oder Verbraucherzentrale und zahlen Sie bis dahin unter Vorbehalt, dann bleibt Ihr Recht gewahrt. Härte, etwa wegen geringen Einkommens, muss bis zum Ende des Monats nach der Ankündigung in Textform beim Vermieter sein. Statt zu zahlen dürfen Sie auch außerordentlich kündigen, bis zum Ende des Monats nach Zugang der Ankündigung; Zustimmung durch Unterschrift ist nicht nötig.',
        ),
        at: say(
          'Unterschreiben Sie nichts und holen Sie zuerst Rat bei Arbeiterkammer oder Mietervereinigung. Ohne Ihre Zustimmung muss der Vermieter meist zur Schlichtungsstelle oder zu Gericht, und dort werden Sie gehört. Verlangte Beträge können Sie unter Vorbehalt zahlen und später zurückfordern, wenn sie nicht zustehen.',
        ),
        ch: say(
          'Fechten Sie die Erhöhung innert {rentAppealCh} Tagen nach Erhalt des Formulars bei der Schlichtungsbehörde an; das Verfahren ist kostenlos, und bis zum Entscheid zahlen Sie den bisherigen Mietzins. Danach gilt die Erhöhung als angenommen. Während des Verfahrens sind Sie vor Kündigung geschützt; der Mieterverband hilft beim Schreiben.',
        ),
        us: say(
          'Lassen Sie sich den Grund schriftlich geben und vergleichen Sie ihn mit Vertrag und Mietregeln Ihrer Stadt, bevor Sie unterschreiben. Wo es eine Mietbehörde gibt, können Sie dort Einspruch erheben, auch gemeinsam mit den Nachbarn; sonst bleibt Verhandeln oder Ausziehen zum Vertragsende. Rechtshilfe und Mieterverein beraten kostenlos oder günstig.',
        ),
      },
    },
    permanent: {
      question: 'Endet die Mieterhöhung, wenn der Umbau bezahlt ist?',
      answer: say(
        'Die Erhöhung endet nicht von selbst, wenn die Investition bezahlt ist: Sie wird Teil der Miete. Auch eine ausgebliebene Ersparnis bei den Heizkosten nimmt sie nicht automatisch zurück; prüfen lassen können Sie aber die angekündigte Einsparung und die Heizkostenabrechnung. Wo ein Recht auf Senkung besteht, muss man es selbst verlangen; der Mieterverein sagt, ob es bei Ihnen greift.',
      ),
    },
    solarRoof: {
      question: 'Darf die Miete wegen Solar auf dem Dach steigen?',
      answer: {
        de: rentRiseSolarRoof,
        at: rentRiseSolarRoof,
        ch: rentRiseSolarRoof,
        us: say(
          'Eine allgemeine Regel dazu gibt es nicht: Während eines befristeten Vertrags bleibt die Miete meist gleich, danach darf der Vermieter sie auch wegen Solar oder einer Ladestation erhöhen, wenn Stadt oder Staat sie nicht begrenzen. Fragen Sie, ob Sie von dem Strom etwas haben, und verhandeln Sie das in den Vertrag.',
        ),
      },
    },
  },
  coOwners: {
    refuses: {
      question: 'Was tun, wenn ein Miteigentümer gegen den Umbau ist?',
      answer: {
        de: say(
          'Gegen den Willen eines Miteigentümers geht ein solcher Umbau meist nicht, denn er verändert das gemeinsame Haus wesentlich. Was zur Erhaltung nötig ist, etwa eine ausgefallene Heizung instand zu setzen, darf aber jeder allein veranlassen und die anderen an den Kosten beteiligen. Bleibt es beim Nein, helfen Mediation oder Notariat, dann der Verkauf eines Anteils, zuletzt das Gericht.',
        ),
        at: say(
          'Einer allein kann meist nicht alles verhindern: Über wichtige Veränderungen können die Mehrheit der Anteile und notfalls das Außerstreitgericht entscheiden; wer überstimmt wird, darf Sicherheit verlangen. Hat jeder die Hälfte, gibt es keine Mehrheit, dann hilft Mediation oder das Gericht. Notwendige Erhaltung darf nicht blockiert werden.',
        ),
        ch: say(
          'Das kommt auf die Form des Eigentums an. Bei Miteigentum genügt für notwendige Arbeiten die Mehrheit, für nützliche wie eine neue Heizung oder Solar die Mehrheit nach Personen und Anteilen ({ownersArticle}); zu zweit heisst das: beide. In einer Erbengemeinschaft braucht es alle; das Gericht kann notwendige Arbeiten anordnen oder eine Vertretung einsetzen.',
        ),
        us: say(
          'Praktisch kann ein Miteigentümer es meist aufhalten: Betriebe, Banken und Förderstellen wollen in der Regel die Unterschrift aller, die im Grundbuch stehen. Notwendige Reparaturen darf einer allein machen lassen und später einen Anteil fordern, für Verbesserungen gilt das meist nicht. Wird man nicht einig, bleiben Mediation, ein Kauf des Anteils oder die Teilungsklage.',
        ),
      },
    },
    absent: {
      question: 'Wer unterschreibt für abwesende oder kranke Miteigentümer?',
      answer: {
        de: coOwnersAbsent,
        at: coOwnersAbsent,
        ch: say(
          'Wer nicht selbst kommen kann, unterschreibt mit einer schriftlichen Vollmacht, auch aus dem Ausland; bei Demenz oder Krankheit zählt ein Vorsorgeauftrag, sonst der Beistand, der für grosse Verträge oft die Zustimmung der KESB braucht. Dasselbe gilt für Minderjährige. Ist jemand unauffindbar oder verstorben, klären Notariat oder die Erbschaftsbehörde, wer zeichnen darf, bevor Sie bestellen.',
        ),
        us: coOwnersAbsent,
      },
    },
    usufruct: {
      question: 'Wer zahlt und entscheidet bei Wohnrecht oder Nießbrauch?',
      answer: {
        de: coOwnersUsufruct,
        at: coOwnersUsufruct,
        ch: say(
          'Bei Nutzniessung oder Wohnrecht reden beide Seiten mit: Gewöhnlicher Unterhalt ist Sache der nutzniessenden Person, eine grosse Erneuerung wie eine neue Heizung die des Eigentümers, sofern der Vertrag nichts anderes sagt. Was zur Erhaltung nötig ist, muss sie dulden; mehr sollte sie schriftlich gutheissen. Lesen Sie zuerst den Vertrag, und vereinbaren Sie die Kosten vor der Bestellung.',
        ),
        us: coOwnersUsufruct,
      },
    },
    grantName: {
      question: 'Wer von mehreren Eigentümern beantragt die Förderung?',
      answer: {
        de: say(
          'Bei einem Einfamilienhaus stellt ein Eigentümer den Antrag im eigenen Namen; die Zustimmung der anderen lassen Sie sich schriftlich geben. Das Geld gibt es einmal für das Haus. Die Boni für Selbstnutzer gelten nur für Eigentümer, die dort wohnen, am besten stellt also eine dieser Personen den Antrag. Beim Einkommensbonus zählt das ganze Haushaltseinkommen, auch das eines Ehe- oder Lebenspartners, ein Wechsel des Namens hilft also nicht.',
        ),
        at: coOwnersGrantName,
        ch: coOwnersGrantName,
        us: coOwnersGrantName,
      },
    },
    fairShare: {
      question: 'Wie teilen Miteigentümer Kosten und Ertrag der Anlage?',
      answer: say(
        'Legen Sie vor der Bestellung schriftlich fest, wer was zahlt, wem die Anlage gehört, wer Erlös und Ersparnis bekommt und was bei Trennung, Verkauf oder Tod gilt. Ohne Vereinbarung wird fest Eingebautes meist Teil des Hauses und gehört allen nach ihren Anteilen, auch wenn nur einer bezahlt hat. Bei größeren Beträgen setzt ein Notariat oder eine Anwältin das auf.',
      ),
    },
    spouse: {
      question: 'Müssen beide Eheleute für eine neue Anlage unterschreiben?',
      answer: {
        de: coOwnersSpouse,
        at: coOwnersSpouse,
        ch: say(
          'Stehen beide im Grundbuch, unterschreiben beide. Gehört das Haus nur einem, genügt für den Werkvertrag meist dessen Unterschrift, denn verlangt ist die Zustimmung des anderen nur, wenn die Familienwohnung verkauft, gekündigt oder in ihrer Nutzung eingeschränkt wird. Wird die Hypothek erhöht, will die Bank oft beide.',
        ),
        us: coOwnersSpouse,
      },
    },
  },
  heatingBill: {
    tooLate: {
      question: 'Bis wann muss die Heizkostenabrechnung kommen?',
      answer: {
        de: say(
          'Kommt die Abrechnung später als {heatingBillDe} Monate nach dem Ende des Zeitraums, müssen Sie in der Regel nichts nachzahlen, ein Guthaben steht Ihnen trotzdem zu. Es zählt, wann der Brief bei Ihnen ankam; verspätete Rechnungen der Stadtwerke entschuldigen den Vermieter nur, wenn er wirklich nichts dafür kann. Haben Sie schon irrtümlich gezahlt, können Sie das Geld zurückfordern.',
        ),
        at: say(
          'Die Abrechnung muss binnen {heatingBillAt} Monaten nach dem Ende des Zeitraums da sein; wird eine Nachzahlung nicht binnen eines Jahres verlangt, ist sie in der Regel verloren, ein Guthaben nicht. Für mehrere Jahre zurück kann also meist nicht nachverrechnet werden. Ob es bei Ihnen so liegt, prüft die Arbeiterkammer oder die Mietervereinigung.',
        ),
        ch: say(
          'Auch eine späte Abrechnung müssen Sie zahlen, wenn sie stimmt: Sie muss mindestens einmal im Jahr kommen, aber der Anspruch verjährt erst nach fünf Jahren. Verlangen Sie bei einer alten Abrechnung alle Belege und eine Frist zum Prüfen. Steht im Vertrag eine kürzere Frist für die Verwaltung, gilt diese.',
        ),
        us: say(
          'Eine landesweite Frist gibt es nicht: Mietvertrag, Stadt und die Verjährung Ihres Staates entscheiden, wie lange rückwirkend verlangt werden darf. Steht Heizen als enthalten im Vertrag oder war von Abrechnung nie die Rede, schulden Sie meist nichts. Verlangen Sie die Klausel und die Rechnungen schriftlich, bevor Sie zahlen.',
        ),
      },
    },
    receipts: {
      question: 'Darf ich die Belege zur Heizkostenabrechnung sehen?',
      answer: say(
        'Sie dürfen die Belege sehen: Brennstoff- oder Stromrechnungen, Wartungsverträge, Zählerstände und die Verteilung auf alle Wohnungen, bei Öl auch Anfangs- und Endbestand. Verlangen Sie es schriftlich mit Termin; Ansehen und Abfotografieren genügt, gegen Kosten bekommen Sie meist Kopien. Datenschutz ist kein Grund für ein Nein, und bis dahin dürfen Sie den strittigen Teil meist zurückhalten oder unter Vorbehalt zahlen.',
      ),
    },
    object: {
      question: 'Wie widerspreche ich der Heizkostenabrechnung?',
      answer: {
        de: say(
          'Einwände müssen Sie binnen {heatingBillDe} Monaten nach Erhalt schriftlich mitteilen; eine E-Mail genügt, beweisen lässt sich ein Einschreiben besser. Schreiben Sie, welcher Posten warum falsch ist, und verlangen Sie Belege und Korrektur. Eine Zahlung ist kein Anerkenntnis, aber überweisen Sie besser „unter Vorbehalt“; bei Mahnung oder Inkasso widersprechen Sie ebenso schriftlich.',
        ),
        at: say(
          'Widersprechen Sie schriftlich und mit Gründen binnen {heatingBillAt} Monaten, sonst gilt die Abrechnung als genehmigt. Nennen Sie die Posten, verlangen Sie Belege und zahlen Sie den strittigen Teil nur unter Vorbehalt. Arbeiterkammer und Mietervereinigung haben Musterbriefe.',
        ),
        ch: say(
          'Das Gesetz nennt keine Frist; reagieren Sie eingeschrieben innert dreissig Tagen oder bis zum Zahlungstermin, denn manche Verträge werten Schweigen als Zustimmung. Auch wer schon gezahlt oder die Frist verpasst hat, kann zu viel Bezahltes noch zurückfordern. Können Sie sich nicht einigen, wenden Sie sich an die Schlichtungsbehörde.',
        ),
        us: say(
          'Bestreiten Sie schriftlich und vor dem Fälligkeitstag, nennen Sie den falschen Posten und verlangen Sie die Rechnungen; zahlen Sie den unstrittigen Teil. Für kleinere Beträge ist danach das Small Claims Court da, oft ohne Anwalt. Einem Inkassobüro schreiben Sie binnen dreißig Tagen, dass Sie die Forderung bestreiten.',
        ),
      },
    },
    wrongItems: {
      question: 'Was gehört nicht in die Heizkostenabrechnung?',
      answer: say(
        'In die Heizkosten gehören Brennstoff oder Wärme, Betriebsstrom der Anlage, regelmäßige Wartung, Ablesung und Schornsteinfeger. Reparaturen, neue Teile, Notdienst, Leerstand anderer Wohnungen, Bankgebühren, Mahngebühren und Kosten, die nicht im Vertrag stehen, trägt der Vermieter. Streichen Sie solche Posten in Ihrem Einwand und zahlen Sie den Rest.',
      ),
    },
    tooHigh: {
      question: 'Warum ist meine Heizkostenabrechnung so hoch?',
      answer: {
        de: say(
          'Vergleichen Sie zuerst Ihre Kilowattstunden und den Preis je Kilowattstunde mit dem Vorjahr, dann Fläche, Zählernummern und Vorauszahlungen; dort stecken die meisten Fehler. Wurde nicht nach Verbrauch abgerechnet oder zu Unrecht geschätzt, dürfen Sie Ihren Anteil meist um {meterCut} kürzen. Große Unterschiede zum Nachbarn kommen von Lage, Heizverhalten oder vertauschten Zählern; für Röhrchenverteiler gibt es auch Einheiten ohne eigenes Heizen.',
        ),
        at: say(
          'Vergleichen Sie zuerst Ihren Verbrauch und den Preis je Kilowattstunde mit dem Vorjahr, dann Fläche, Zählernummern und Vorauszahlungen; dort stecken die meisten Fehler. Große Unterschiede zum Nachbarn kommen von Lage, Heizverhalten oder vertauschten Zählern. Arbeiterkammer und Mietervereinigung prüfen die Abrechnung für Mitglieder günstig oder kostenlos.',
        ),
        ch: say(
          'Vergleichen Sie zuerst Verbrauch und Brennstoffpreis mit dem Vorjahr, dann Fläche, Zähler, Ölvorrat am Anfang und Ende und die gezahlten Akontobeiträge; dort stecken die meisten Fehler. Wohnungen oben, an der Ecke oder über der Garage brauchen mehr, und ein warmer Raum zählt auch über geschlossene Heizkörper ein wenig mit. Der Mieterverband prüft die Abrechnung.',
        ),
        us: say(
          'Vergleichen Sie zuerst die Gesamtrechnung des Versorgers mit der Summe, die alle Wohnungen zahlen, dann Ihren Anteil, Zählernummer und Zeitraum; dort stecken die meisten Fehler. Eine Verteilung nach Fläche oder Zimmern ist vielerorts erlaubt, wenn sie im Vertrag steht. Ihr Mieterverein oder die Rechtshilfe prüft es.',
        ),
      },
    },
    advance: {
      question: 'Darf der Vermieter die Heizkostenvorauszahlung erhöhen?',
      answer: say(
        'Steigen darf die Vorauszahlung nach einer Abrechnung nur auf etwa ein Zwölftel der letzten Jahreskosten; verlangen Sie die Rechnung dazu, und bei einem Guthaben können Sie ebenso eine Senkung verlangen. Wer auszieht oder mitten im Jahr einzieht, zahlt nur für seine Monate, wobei die Wintermonate schwerer zählen. Eine echte Pauschale oder „inklusive“ kann nicht nachträglich abgerechnet werden.',
      ),
    },
    split: {
      question: 'Wie werden Heizkosten auf die Wohnungen verteilt?',
      answer: {
        de: say(
          'Mindestens die Hälfte wird nach gemessenem Verbrauch verteilt, der Rest nach Fläche, so wie es im Vertrag steht; mitten im Jahr darf der Schlüssel nicht wechseln. Auch bei einer gemeinsamen Wärmepumpe wird ihr Strom über einen eigenen Zähler erfasst und nach Wärmezählern verteilt.',
        ),
        at: say(
          'Der größere Teil wird meist nach gemessenem Verbrauch verteilt, der Rest nach Fläche, so wie es im Vertrag steht; mitten im Jahr darf der Schlüssel nicht wechseln. Auch bei einer gemeinsamen Wärmepumpe wird ihr Strom über einen eigenen Zähler erfasst und nach Wärmezählern verteilt.',
        ),
        ch: say(
          'Der größere Teil wird meist nach gemessenem Verbrauch verteilt, der Rest nach Fläche, so wie es im Vertrag steht; mitten im Jahr darf der Schlüssel nicht wechseln. Auch bei einer gemeinsamen Wärmepumpe wird ihr Strom über einen eigenen Zähler erfasst und nach Wärmezählern verteilt.',
        ),
        us: say(
          'Es gilt der Schlüssel des Mietvertrags, soweit Staat oder Stadt ihn zulassen: nach eigenem Zähler, nach Fläche, nach Personen oder nach einer Formel (RUBS). Manche Staaten schränken solche Formeln ein. Verlangen Sie schriftlich, wie Ihr Anteil berechnet ist.',
        ),
      },
    },
  },
  coldHome: {
    payLess: {
      question: 'Darf ich weniger Miete zahlen, wenn die Wohnung kalt ist?',
      answer: {
        de: say(
          'Solange es zu kalt bleibt, ist die Miete von Gesetzes wegen gemindert, aber die Höhe ist Streitsache: Wer selbst zu viel abzieht, riskiert die Kündigung. Melden Sie den Mangel, überweisen Sie voll mit dem Vermerk „unter Vorbehalt“ und holen Sie den zu viel gezahlten Teil zurück, auch für die Wochen seit Ihrer Meldung. Ein einziges kaltes Zimmer mindert wenig, ein Totalausfall im Winter sehr viel; den Satz nennt der Mieterverein.',
        ),
        at: say(
          'Der Mietzins mindert sich von Gesetzes wegen, solange die Wohnung zu kalt ist, und das gilt ab Ihrer Meldung. Wer selbst zu viel abzieht, riskiert Räumungsklage; sicherer ist, voll unter Vorbehalt zu zahlen und den Anteil zurückzufordern. Ein kaltes Zimmer mindert wenig, ein Totalausfall im Winter viel; den Satz nennen Mietervereinigung oder Arbeiterkammer.',
        ),
        ch: say(
          'Sie haben Anspruch auf einen tieferen Mietzins ab dem Tag, an dem die Verwaltung vom Mangel weiss, dürfen ihn aber nicht selbst abziehen: Wer im Rückstand ist, dem kann gekündigt werden. Verlangen Sie die Herabsetzung eingeschrieben; bleibt sie aus, entscheidet die Schlichtungsbehörde, auch rückwirkend und nach der Reparatur. Nach Fristansetzung und Ankündigung dürfen Sie den Mietzins stattdessen hinterlegen.',
        ),
        us: say(
          'Ob Sie weniger zahlen oder eine Reparatur abziehen dürfen, bestimmt Ihr Bundesstaat: Manche erlauben es nach schriftlicher Meldung und Frist, andere gar nicht, und wer es falsch macht, riskiert eine Räumungsklage. Zahlen Sie weiter, melden Sie schriftlich, und fragen Sie Rechtshilfe oder Mieterverein nach „rent abatement“ und „repair and deduct“. Auch nach der Reparatur kann man für die kalten Wochen Geld zurückverlangen.',
        ),
      },
    },
    howWarm: {
      question: 'Wie warm muss eine Mietwohnung sein?',
      answer: {
        de: say(
          'Tagsüber gelten zwanzig bis zweiundzwanzig Grad in Wohnräumen und etwas mehr im Bad als geschuldet, nachts etwa achtzehn; im Gesetz steht keine Zahl, aber die Gerichte sehen es so. Das gilt in der Heizperiode von Oktober bis April und an kalten Tagen auch davor und danach. Alter des Hauses, hohe Preise oder ein Aushang ändern daran nichts, und mit Pullover oder Decke müssen Sie sich nicht behelfen.',
        ),
        at: say(
          'Eine feste Zahl nennt das Gesetz nicht; als ordentlich beheizbar gelten Wohnräume mit etwa zwanzig bis zweiundzwanzig Grad am Tag, nachts darf es kühler sein. Dass das Haus alt ist oder der Vermieter sparen will, ändert daran nichts. Bei Fernwärme oder Zentralheizung gilt das auch, wenn die Anlage nur zu bestimmten Stunden läuft.',
        ),
        ch: say(
          'Üblich und von den Schlichtungsbehörden anerkannt sind zwanzig bis einundzwanzig Grad in Wohnräumen am Tag; bei dauerhaft weniger als etwa achtzehn spricht man klar von einem Mangel. Nachts darf abgesenkt werden, solange es morgens wieder warm ist. „Altes Haus“ oder Sparwille der Verwaltung sind kein Grund, und geheizt wird, wenn es kalt ist, nicht nach dem Kalender.',
        ),
        us: say(
          'Das legt Ihre Stadt oder Ihr Staat fest: New York verlangt in der Heizsaison {nycDay} Grad Fahrenheit am Tag, wenn es draußen kalt ist, und {nycNight} in der Nacht; viele Städte liegen ähnlich, manche Staaten nennen keine Zahl. Ihre Stadt sagt es unter „heat ordinance“ oder am Telefon des Wohnungsamts. Dass das Haus alt ist, ändert daran nichts.',
        ),
      },
    },
    proof: {
      question: 'Wie beweise ich, dass meine Mietwohnung zu kalt ist?',
      answer: say(
        'Ein einfaches Thermometer genügt: Messen Sie einige Tage lang morgens, mittags und abends in der Raummitte auf etwa einem Meter Höhe, bei ganz aufgedrehtem Heizkörper und geschlossenem Fenster. Schreiben Sie Datum, Uhrzeit, Raum und Außentemperatur dazu, fotografieren Sie die Anzeige und nehmen Sie einmal einen Zeugen dazu. Damit muss der Vermieter nachsehen lassen; ein geeichtes Gerät oder ein Gutachten braucht es erst im Streit.',
      ),
    },
    writeToHim: {
      question: 'Wie melde ich dem Vermieter Probleme mit der Heizung?',
      answer: say(
        'Melden Sie es sofort schriftlich: was kalt ist, seit wann, Ihre Messwerte, und bis wann es behoben sein soll. Bei einem Totalausfall im Winter sind ein bis zwei Tage angemessen, bei einer zu schwachen Heizung ein bis zwei Wochen. Eine E-Mail oder Nachricht ist besser als ein Anruf; sicher beweisen lässt sich nur der Brief per Einschreiben oder eine bestätigte Nachricht.',
      ),
    },
    nobodyComes: {
      question: 'Was tun, wenn der Vermieter die Heizung nicht repariert?',
      answer: {
        de: say(
          'Reagiert nach der Frist niemand, gibt es drei Wege: ein Eilantrag beim Amtsgericht bei Ausfall im Winter, die Wohnungs- oder Bauaufsicht der Stadt, und nach Verzug die Reparatur auf Kosten des Vermieters, die Sie vorher mit dem Mieterverein absprechen sollten. Das gilt auch bei Insolvenz, leerem Öltank oder mehreren betroffenen Mietern, die sich am besten zusammentun.',
        ),
        at: say(
          'Reagiert nach der Frist niemand, kann in Wien und anderen Städten die Schlichtungsstelle, sonst das Bezirksgericht Erhaltungsarbeiten anordnen; bei Ausfall im Winter geht das auch als Eilantrag. Mietervereinigung oder Arbeiterkammer sagen, ob Sie selbst reparieren lassen und das Geld zurückverlangen dürfen. Mehrere Mieter gehen am besten gemeinsam vor.',
        ),
        ch: say(
          'Bleibt die Verwaltung untätig, wenden Sie sich an die Schlichtungsbehörde Ihres Bezirks: Sie kann die Reparatur und einen tieferen Mietzins aussprechen, das Verfahren ist in der Regel kostenlos. Im Winter kann das Gericht vorsorglich eingreifen, und ein kleiner Mangel darf nach Frist auf Kosten der Vermieterschaft behoben werden. Gemeinsam mit den Nachbarn geht es schneller; der Mieterverband hilft.',
        ),
        us: say(
          'Rufen Sie die Stadt an: In vielen Städten nimmt die Nummer {cityLine} oder das Wohnungsamt Meldungen ohne Heizung an und schickt jemanden, der die Reparatur anordnen oder Bußgelder verhängen kann. Hilft das nicht, kann ein Gericht die Reparatur anordnen; Rechtshilfe ist für kleine Einkommen kostenlos. Kündigen oder die Heizung abstellen, weil Sie sich beschwert haben, ist in den meisten Staaten verboten.',
        ),
      },
    },
    mold: {
      question: 'Was tun bei Schimmel in meiner Mietwohnung?',
      answer: say(
        'Schimmel melden Sie sofort mit Fotos schriftlich und verlangen, dass Ursache und Schaden behoben werden; überstreichen Sie ihn nicht. Zeigen Ihre Messwerte, dass Sie heizen und lüften, spricht das für kalte Wände oder die schwache Heizung als Ursache und nicht für Ihr Verhalten. Verdorbene Möbel ersetzt der Vermieter meist nur bei Verschulden, etwa wenn er trotz Meldung nichts tat; auch die Hausratversicherung ist zu fragen.',
      ),
    },
    spaceHeater: {
      question: 'Muss mein Vermieter den Heizlüfter bezahlen?',
      answer: say(
        'Muss die Heizung repariert werden und Sie haben sie nicht beschädigt, zahlt das bei einer mitvermieteten Anlage in der Regel der Vermieter. Einen Heizlüfter als Notbehelf dürfen Sie benutzen, wenn Sie ihn direkt an eine Wandsteckdose stecken und nie zwei an denselben Stromkreis; ein Dauerersatz ist er nicht. Heben Sie Kassenzettel und Zählerstände auf und verlangen Sie Anschaffung oder Miete und Mehrstrom nach Ihrer Meldung schriftlich zurück.',
      ),
    },
  },
};
