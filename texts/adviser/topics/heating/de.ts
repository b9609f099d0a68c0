import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

const flowInCelsius = say(
  'Sie sagt, wie warm das Wasser zu den Heizkörpern fließt; je niedriger, desto sparsamer die Wärmepumpe. Ein einfacher Test: Stellen Sie an einem kalten Tag den Vorlauf der alten Heizung auf {flowTest} Grad, alle Ventile auf. Wird es überall warm, passt das Haus meist schon. Ist der Kessel kein Brennwertgerät, fragen Sie vorher den Heizungsbauer: So kühles Wasser kann ihm schaden.',
);

const insulationOrder = say(
  'Dämmen muss nicht immer zuerst kommen. Beginnen Sie mit dem Günstigen: Dachboden, Kellerdecke, undichte Fenster. Große Dämmung lohnt, wenn die Fassade ohnehin ansteht, denn dann kann die Wärmepumpe kleiner sein.',
);

const groundHeat = say(
  'Erdwärme ist in der Anschaffung teurer und im Betrieb sparsamer: gemessen im Mittel {fieldGround} statt {fieldAir} Einheiten Wärme je Einheit Strom. Sie ist leise und kühlt im Sommer fast umsonst. Bohrungen brauchen eine Bewilligung der Behörde für Gewässer und sind nicht überall erlaubt.',
);

const european = say(
  'Propan ({propane}) ist ein natürliches Kältemittel mit sehr kleiner Klimawirkung und guten Werten auch bei höheren Temperaturen. Es ist brennbar, darum steht das Gerät meist draußen mit einem Schutzbereich um sich. Künstliche Kältemittel werden in Europa schrittweise eingeschränkt.',
);

const fromHeatPump = say(
  'Die Wärmepumpe macht auch Warmwasser, über einen Speicher oder eine Frischwasserstation. In Ein- und Zweifamilienhäusern reichen meist mäßige Temperaturen, im Mehrfamilienhaus gelten strengere Regeln gegen Legionellen. Eine eigene Warmwasser-Wärmepumpe passt gut zu Solarstrom oder zu einem Kessel, der noch bleibt.',
);

const coolingThroughFloor = say(
  'Viele Geräte können kühlen. Über eine Fußbodenheizung wird es spürbar angenehmer, aber nicht so kalt wie mit einer Klimaanlage; Heizkörper taugen dafür kaum. Luft-Luft-Geräte heizen und kühlen einzelne Räume und passen gut zu Solarstrom.',
);

const seasonal = say(
  'Die Jahresarbeitszahl sagt, wie viel Wärme aus einer Einheit Strom wird, gemessen übers Jahr. In bestehenden Häusern in Deutschland waren es im Mittel {fieldAir} bei Luft und {fieldGround} bei Erdwärme, mit Werten von {fieldSpread}. COP ist nur ein Laborpunkt, SCOP eine Rechnung nach Norm.',
);

const others = say(
  'Liegt Fernwärme in der Straße, ist sie bequem; vergleichen Sie den Preis und woher die Wärme kommt. Pellets passen zu Häusern mit hohem Bedarf, sehr warmem Heizwasser und Platz für ein Lager, machen aber Arbeit mit Lieferung, Asche und Kaminkehrer. Auf Wasserstoff fürs Eigenheim würde ich nicht warten. Am häufigsten passt die Wärmepumpe: kein Lager, wenig Wartung; lassen Sie beide für Ihr Haus rechnen.',
);

const roomByRoom = say(
  'Die Heizlast sagt, wie viel Leistung Ihr Haus am kältesten Tag braucht; danach richtet sich die Größe der Wärmepumpe. Lassen Sie sie Raum für Raum berechnen und nicht aus der alten Kesselleistung ableiten, denn ein zu großes Gerät taktet und verbraucht mehr. Beim hydraulischen Abgleich stellt der Fachbetrieb jeden Heizkörper so ein, dass er genug und nicht zu viel Wasser bekommt. Beides gehört ins Angebot.',
);

export const de: TopicTexts<'heating'> = {
  howHeatPump: {
    title: 'Wie eine Wärmepumpe arbeitet',
    question: 'Wie funktioniert eine Wärmepumpe?',
    answer: say(
      'Sie holt Wärme aus Luft, Erde oder Grundwasser und hebt sie mit einem Verdichter auf Heiztemperatur, wie ein Kühlschrank umgekehrt. Aus einer Kilowattstunde Strom werden so mehrere Kilowattstunden Wärme. Am häufigsten ist im Bestand die Luft-Wasser-Wärmepumpe.',
    ),
  },
  oldHouse: {
    title: 'Wärmepumpe im Altbau',
    question: 'Funktioniert eine Wärmepumpe im Altbau?',
    answer: say(
      'Eine Wärmepumpe passt oft auch in alte Häuser. Messungen in bestehenden Häusern zeigen im Mittel {fieldAir} Einheiten Wärme je Einheit Strom für Luft und {fieldGround} für Erdwärme, mit einer weiten Spanne von {fieldSpread}. Entscheidend ist nicht das Baujahr, sondern ob das Haus an kalten Tagen mit mäßig warmem Heizwasser auskommt.',
    ),
  },
  radiators: {
    title: 'Alte Heizkörper',
    question: 'Passen meine Heizkörper oder Luftkanäle zur Wärmepumpe?',
    answer: say(
      'Eine Fußbodenheizung ist gut, aber keine Bedingung. Viele alte Heizkörper sind groß genug, weil sie einst reichlich bemessen wurden; oft genügt es, zwei oder drei zu tauschen. Der Fachbetrieb rechnet das Raum für Raum nach.',
    ),
  },
  flowTemperature: {
    title: 'Vorlauftemperatur',
    question: 'Welche Rolle spielt die Vorlauftemperatur der Heizung?',
    answer: {
      de: flowInCelsius,
      at: flowInCelsius,
      ch: flowInCelsius,
      us: say(
        'In Heizungen mit Wasser gilt: je kühler das Wasser, desto sparsamer die Wärmepumpe. Ein Test: Stellen Sie an einem kalten Tag den alten Kessel auf {flowTestUs} °F, alle Ventile auf; wird es überall warm, passt das Haus meist. Fragen Sie vorher Ihren Techniker: Einem Kessel ohne Brennwerttechnik kann so kühles Wasser durch Kondensat schaden. Bei Luftkanälen spielt das keine Rolle.',
      ),
    },
  },
  insulation: {
    title: 'Erst dämmen oder erst heizen',
    question: 'Wie viel Dämmung braucht mein Haus zuerst?',
    answer: {
      de: say(
        'Dämmen muss nicht immer zuerst kommen. Beginnen Sie mit dem Günstigen: oberste Geschossdecke, Kellerdecke, undichte Fenster. Große Dämmung lohnt, wenn die Fassade ohnehin ansteht, denn dann kann die Wärmepumpe kleiner sein. Häuser von vor {needOldYear} brauchen im Mittel {needOld}, solche ab {needNewYear} noch {needNew}.',
      ),
      at: insulationOrder,
      ch: insulationOrder,
      us: insulationOrder,
    },
  },
  noise: {
    title: 'Geräusche der Wärmepumpe',
    question: 'Welche Lärmgrenzen gelten für Wärmepumpen?',
    answer: {
      de: say(
        'Moderne Geräte sind im Betrieb meist leise, an sehr kalten Tagen lauter. Nachts gelten vor dem Fenster des Nachbarn im allgemeinen Wohngebiet {noiseNightDe} und im reinen {noiseNightQuietDe}. Der Fachbetrieb weist das vor dem Aufstellen mit einer Schallrechnung nach.',
      ),
      at: say(
        'Moderne Geräte sind im Betrieb meist leise, an sehr kalten Tagen lauter. Die Grenzwerte legen Bundesland und Widmung fest; der Fachbetrieb rechnet den Schall beim Nachbarn vor dem Aufstellen aus.',
      ),
      ch: say(
        'Moderne Geräte sind im Betrieb meist leise, an sehr kalten Tagen lauter. In Wohnzonen gilt nachts in der Regel ein Planungswert von {noiseNightCh} beim Nachbarn. Das ist ein Beurteilungspegel: Heizen in der Nacht bekommt einen Zuschlag, sodass dort etwa {noiseReachCh} Schalldruck oder weniger ankommen dürfen. Der Lärmschutznachweis gehört zum Gesuch.',
      ),
      us: say(
        'Moderne Geräte sind im Betrieb meist leise, an sehr kalten Tagen lauter. Grenzen für Geräusche setzen Stadt, County oder Eigentümergemeinschaft. Fragen Sie nach dem Schallwert bei voller Leistung, und stellen Sie das Gerät nicht vor Schlafzimmer, weder Ihre noch die der Nachbarn.',
      ),
    },
  },
  outdoorUnit: {
    title: 'Aufstellort und Abstände',
    question: 'Wo stellt man das Außengerät der Wärmepumpe auf?',
    answer: {
      de: say(
        'Die meisten Bundesländer verlangen für Wärmepumpen keinen oder nur einen kleinen Grenzabstand; entscheidend ist der Schall beim Nachbarn. Gut sind ein fester Sockel, freie Luft und kein Platz vor Schlafzimmern oder in Ecken. Die Regel Ihres Landes prüft der Fachbetrieb.',
      ),
      at: say(
        'Abstände regelt die Bauordnung Ihres Landes. Gut sind ein fester Sockel, freie Luft und kein Platz vor Schlafzimmern oder in Ecken; im Zweifel fragt der Fachbetrieb die Gemeinde.',
      ),
      ch: say(
        'Abstände regeln Kanton und Gemeinde, den Standort auch der Lärmschutz. Gut sind ein fester Sockel, freie Luft und kein Platz vor Schlafzimmern; Innenaufstellung ist möglich.',
      ),
      us: say(
        'Auf einem festen Sockel oder Gestell mit freier Luft ringsum, über der Schneehöhe und nicht unter einem Schlafzimmerfenster. Abstände zur Grundstücksgrenze sind örtliche Regeln; der Betrieb prüft sie zusammen mit der Genehmigung.',
      ),
    },
  },
  groundSource: {
    title: 'Erdwärme und Grundwasser',
    question: 'Lohnt sich eine Heizung mit Erdwärme?',
    answer: {
      de: groundHeat,
      at: groundHeat,
      ch: groundHeat,
      us: say(
        'Erdwärme ist in der Anschaffung teurer und im Betrieb sparsamer: gemessen im Mittel {fieldGround} statt {fieldAir} Einheiten Wärme je Einheit Strom. Sie ist leise und kühlt gut. Bohrungen brauchen eine Genehmigung, und der Untergrund entscheidet. Die Steuergutschrift des Bundes dafür ist ausgelaufen, fragen Sie also Ihren Bundesstaat.',
      ),
    },
  },
  hybrid: {
    title: 'Hybridheizung',
    question: 'Was ist eine Hybridheizung?',
    answer: say(
      'Bei einer Hybridheizung trägt die Wärmepumpe den größten Teil des Jahres, der Kessel hilft an den kältesten Tagen. Das passt bei hohen Vorlauftemperaturen als Zwischenschritt, bringt aber zwei Geräte, zwei Wartungen und weiter eine Grundgebühr fürs Gas. Auch den alten Kessel als Reserve zu behalten ist meist möglich. Gefördert wird nur der erneuerbare Teil, und manche Zuschüsse verlangen, dass der alte Kessel ausgebaut wird.',
    ),
  },
  refrigerant: {
    title: 'Kältemittel',
    question: 'Welches Kältemittel steckt heute in Wärmepumpen?',
    answer: {
      de: european,
      at: european,
      ch: european,
      us: say(
        'Neue Geräte verwenden Kältemittel mit kleinerer Klimawirkung als früher; ältere Mittel werden schrittweise abgelöst, bestehende Geräte darf man weiter betreiben und warten. Propan ({propane}) wirkt fast gar nicht aufs Klima, ist aber brennbar und in den USA noch selten. Fragen Sie, was ein Modell enthält und wie mit Lecks umgegangen wird.',
      ),
    },
  },
  winter: {
    title: 'Wärmepumpe bei Kälte',
    question: 'Heizt eine Wärmepumpe auch, wenn es richtig kalt ist?',
    answer: say(
      'Eine Wärmepumpe wird auf die Normtemperatur Ihres Ortes ausgelegt und heizt auch bei strengem Frost, nur weniger sparsam. Ein elektrischer Heizstab springt in den wenigen kältesten Stunden ein. Läuft er oft, stimmt etwas an Größe oder Einstellung nicht.',
    ),
  },
  hotWater: {
    title: 'Warmwasser',
    question: 'Wie bekomme ich Warmwasser mit einer Wärmepumpe?',
    answer: {
      de: fromHeatPump,
      at: fromHeatPump,
      ch: fromHeatPump,
      us: say(
        'Ein Warmwasserbereiter mit Wärmepumpe braucht viel weniger Strom als ein elektrischer Boiler und kühlt den Raum, in dem er steht; er braucht also etwas Platz. Samt Einbau kostet er nach einer Auswertung {waterHeaterUs} an Stelle eines elektrischen Tanks, {waterHeaterGasUs} an Stelle von Gas. HEAR kann bis zu {hearWaterHeater} zahlen, wo Ihr Bundesstaat es anbietet und Ihr Einkommen passt.',
      ),
    },
  },
  cooling: {
    title: 'Kühlen im Sommer',
    question: 'Kann eine Wärmepumpe auch kühlen?',
    answer: {
      de: coolingThroughFloor,
      at: coolingThroughFloor,
      ch: say(
        'Viele Geräte können kühlen. Über eine Fußbodenheizung wird es spürbar angenehmer, aber nicht so kalt wie mit einer Klimaanlage; Heizkörper taugen dafür kaum. Fest eingebaute Klimageräte brauchen in manchen Kantonen eine Bewilligung, fragen Sie zuerst die Gemeinde.',
      ),
      us: say(
        'Eine Luft-Luft-Wärmepumpe ist eine Klimaanlage, die auch umgekehrt laufen kann; ein Gerät macht also beides. Steht der Ersatz Ihrer Klimaanlage an, ist das der Moment, darüber nachzudenken.',
      ),
    },
  },
  heatPumpLifetime: {
    title: 'Lebensdauer der Wärmepumpe',
    question: 'Wie lange hält eine Wärmepumpe?',
    answer: say(
      'Bei guter Auslegung hält sie {heatPumpYears} Jahre, ähnlich lange wie ein Heizkessel. Am meisten schadet häufiges Ein- und Ausschalten, etwa durch ein zu großes Gerät. Fragen Sie nach Garantie auf den Verdichter und nach der Versorgung mit Ersatzteilen.',
    ),
  },
  efficiency: {
    title: 'Jahresarbeitszahl',
    question: 'Wie effizient ist eine Wärmepumpe übers Jahr?',
    answer: {
      de: seasonal,
      at: seasonal,
      ch: seasonal,
      us: say(
        'COP ist die Wärme je Einheit Strom an einem Messpunkt, HSPF der Mittelwert über eine Heizsaison, SEER dasselbe fürs Kühlen; neue Etiketten nennen eine strengere Fassung beider Werte, vergleichen Sie also nur gleiche miteinander. In bestehenden Häusern in Deutschland wurden übers Jahr {fieldAir} bei Luft und {fieldGround} bei Erdwärme gemessen, mit Werten von {fieldSpread}.',
      ),
    },
  },
  solarHeatPump: {
    title: 'Wärmepumpe mit Solarstrom',
    question: 'Kann ich die Wärmepumpe mit Solarstrom betreiben?',
    answer: say(
      'Beides passt gut zusammen, aber nicht ganz: Solarstrom deckt im Jahr etwa {solarShareOfHeatPump} des Stroms der Wärmepumpe, weil im Winter wenig Sonne scheint. Warmwasser und Übergangszeit bringen am meisten. Gesteuert wird über einen Zeitplan am Mittag, über einen Kontakt des Wechselrichters an der Wärmepumpe (SG Ready) oder über einen Energiemanager; nötig ist der Kontakt nicht, bequem schon.',
    ),
  },
  heatingLaw: {
    title: 'Heizungsgesetz',
    question: 'Welche Gesetze gelten für meine Heizung?',
    answer: {
      de: say(
        'Eine funktionierende Heizung dürfen Sie in der Regel weiter betreiben und reparieren. Seit dem {heatingLawSince} ist die Pflicht zu einem erneuerbaren Anteil beim Einbau gestrichen. Eine neue Gas- oder Ölheizung braucht dafür biogenen Brennstoff: ab {bioFuelFirstFrom} {bioFuelFirst}, ab {bioFuelSecondFrom} {bioFuelSecond}, ab {bioFuelThirdFrom} {bioFuelThird}, ab {bioFuelLastFrom} {bioFuelLast}. Unabhängig davon werden Gas und Öl durch den {carbonDioxide}-Preis teurer.',
      ),
      at: say(
        'Im Neubau sind fossile Heizungen nicht mehr erlaubt, bestehende dürfen vorerst bleiben. Eine Pflicht des Bundes zum Tausch gibt es nicht; einzelne Länder haben eigene Regeln.',
      ),
      ch: say(
        'Das regeln die Kantone: Viele verlangen beim Ersatz einer Öl- oder Gasheizung einen erneuerbaren Anteil, einige lassen fossile gar nicht mehr zu. Bestehende Öl- und Gasheizungen dürfen meist bis zum Ende ihrer Lebensdauer laufen, Elektroheizungen nicht überall: Neuenburg verbietet sie ab {electricBanNeuchatel}. Fragen Sie die Energiefachstelle Ihres Kantons.',
      ),
      us: say(
        'Ein Verbot des Bundes gibt es nicht. Manche Städte, Bundesstaaten und Luftbehörden beschränken Gas im Neubau oder setzen Grenzen für neue Geräte; bestehende lassen sie meist in Ruhe. Was bei Ihnen gilt, weiß das Bauamt.',
      ),
    },
  },
  otherHeating: {
    title: 'Pellets, Fernwärme und andere',
    question: 'Welche Alternativen gibt es zur Wärmepumpe?',
    answer: {
      de: others,
      at: others,
      ch: others,
      us: say(
        'Holz und Pellets passen zu Häusern auf dem Land mit Lagerplatz und zu Leuten, denen die Arbeit nichts ausmacht; denken Sie an den Rauch. Auf Wasserstoff fürs Eigenheim würde ich nicht warten. Für die meisten Häuser ist eine Wärmepumpe der bequemere Weg.',
      ),
    },
  },
  newBoiler: {
    title: 'Eine neue Gas- oder Ölheizung',
    question: 'Soll ich wieder eine Gas- oder Ölheizung einbauen?',
    answer: {
      de: say(
        'Erlaubt ist eine neue Gas- oder Ölheizung, ich würde sie aber gut durchrechnen: Sie muss ab {bioFuelFirstFrom} {bioFuelFirst} Biobrennstoff verwenden, ab {bioFuelLastFrom} {bioFuelLast}, und der {carbonDioxide}-Preis kommt hinzu. Einen Zuschuss gibt es dafür nicht, für eine Wärmepumpe schon. Fragen Sie den Netzbetreiber, wie lange das Gasnetz in Ihrer Straße bleibt.',
      ),
      at: say(
        'Im Neubau ist eine fossile Heizung nicht erlaubt, im Bestand können Sie einen Kessel in der Regel noch ersetzen; einzelne Länder sind strenger. Rechnen Sie den Brennstoff über die ganze Lebensdauer, nicht nur den Kaufpreis. Eine Förderung für fossile Kessel gibt es nicht.',
      ),
      ch: say(
        'Ob Sie eine Öl- oder Gasheizung noch durch eine gleiche ersetzen dürfen, entscheidet der Kanton: Viele verlangen einen erneuerbaren Anteil oder einen Nachweis, einige lassen es nicht mehr zu. Rechnen Sie Brennstoff und {carbonDioxide}-Abgabe über die ganze Lebensdauer. Beiträge gibt es nur für erneuerbare Systeme.',
      ),
      us: say(
        'In den meisten Gegenden dürfen Sie einen Gas- oder Ölkessel durch einen neuen ersetzen. In der Anschaffung ist das oft das Billigste, aber Sie legen sich für Jahrzehnte auf den Brennstoff fest und brauchen für den Sommer ein zweites Gerät. Holen Sie zum Vergleich ein Angebot für eine Wärmepumpe samt Zuschüssen ein.',
      ),
    },
  },
  boilerBroken: {
    title: 'Heizung kaputt im Winter',
    question: 'Was tun, wenn im Winter die Heizung ausfällt?',
    answer: say(
      'Rufen Sie zuerst den Notdienst Ihres Heizungsbauers: Viele Ausfälle lassen sich für wenig Geld beheben. Bei Gasgeruch nichts ein- oder ausschalten, alle sofort hinaus, und den Störungsdienst von draußen rufen. Ist der Kessel am Ende, überbrücken ein Leihgerät oder Heizlüfter ein paar Wochen; kaufen Sie nicht in Eile irgendeinen Ersatz. Ein Angebot schon vor dem Ausfall erspart Ihnen diese Not.',
    ),
  },
  heatLoad: {
    title: 'Heizlast und hydraulischer Abgleich',
    question: 'Wie wird die richtige Größe der Wärmepumpe bestimmt?',
    answer: {
      de: roomByRoom,
      at: roomByRoom,
      ch: roomByRoom,
      us: say(
        'Die Heizlast sagt, wie viel Leistung Ihr Haus am kältesten und am heißesten Tag braucht; in den USA rechnet man sie nach Manual J. Verlangen Sie diese Rechnung statt einer Faustregel nach Wohnfläche, denn ein zu großes Gerät taktet und entfeuchtet schlecht. Auch die Luftkanäle müssen zur Leistung passen.',
      ),
    },
  },
  boilerAge: {
    title: 'Alter der Heizung und Austauschpflicht',
    question: 'Muss meine Heizung nach dreißig Jahren raus?',
    answer: {
      de: say(
        'Die bisherige Regel, nach der Kessel nach drei Jahrzehnten stillzulegen sind, traf nur alte Standardkessel; Brennwert- und Niedertemperaturgeräte waren ausgenommen, ebenso wer sein Ein- oder Zweifamilienhaus schon sehr lange selbst bewohnt. Was davon nach dem Gesetz vom {heatingLawSince} noch gilt, bestätigt Ihnen Ihr Bezirksschornsteinfeger; er prüft es ohnehin. Ausbauen müssen Sie wegen eines Gerüchts nichts.',
      ),
      at: say(
        'Die deutsche Dreißig-Jahre-Regel gilt in Österreich nicht, und eine österreichweite Altersgrenze gibt es nicht; einzelne Länder haben eigene Regeln, und der Rauchfangkehrer prüft Abgas und Sicherheit. Ein alter Kessel ist trotzdem ein Grund zu planen, bevor er mitten im Winter ausfällt.',
      ),
      ch: say(
        'Die deutsche Dreißig-Jahre-Regel gilt in der Schweiz nicht, und eine landesweite Altersgrenze für Öl- und Gasheizungen gibt es nicht; die Feuerungskontrolle misst die Abgase, und wer die Werte nicht einhält, bekommt eine Frist zur Sanierung. Elektroheizungen müssen in manchen Kantonen zu einem festen Datum weg. Frist und Ausnahmen nennt Ihnen die Energiefachstelle Ihres Kantons.',
      ),
      us: say(
        'Ein Gesetz, das Heizungen ab einem bestimmten Alter verbietet, kennt der Bund nicht. Entscheidend sind Sicherheit und Kosten: ein Riss im Wärmetauscher, Rost am Öltank oder häufige Reparaturen sind Gründe, bald zu planen. Lassen Sie das Gerät jährlich prüfen, auch auf Kohlenmonoxid.',
      ),
    },
  },
  heatPlanning: {
    title: 'Wärmeplanung der Gemeinde und Gasnetz',
    question: 'Was bedeutet die Wärmeplanung meiner Gemeinde für mich?',
    answer: {
      de: say(
        'In der Wärmeplanung legt Ihre Gemeinde dar, welche Straßen ein Wärmenetz bekommen sollen und wo eigene Heizungen bleiben. Der Plan allein verpflichtet Sie zu nichts; ein Anschlusszwang braucht eine eigene Satzung. Fragen Sie auch den Betreiber des Gasnetzes: Wo viele aussteigen, wird das Netz für den Rest teurer oder stillgelegt.',
      ),
      at: say(
        'Länder und größere Städte planen, wo Fernwärme ausgebaut und das Gasnetz kleiner wird; Wien ist damit am weitesten. Ob Ihre Straße dabei ist, sagen Gemeinde, Fernwärme und Netzbetreiber. Verpflichtet sind Sie dadurch in der Regel noch nicht.',
      ),
      ch: say(
        'Viele Gemeinden haben eine Energieplanung, die zeigt, wo ein Wärmeverbund kommt und wo das Gasnetz stillgelegt wird; einige Städte nennen dafür schon Jahre. Kündigt der Versorger das Gas, muss er das lange vorher ankündigen. Fragen Sie Gemeinde und Versorger, bevor Sie eine Heizung ersetzen.',
      ),
      us: say(
        'Eine allgemeine Wärmeplanung der Gemeinden gibt es in den USA nicht. Einzelne Versorger und Städte erproben Wärmenetze oder ersetzen alte Gasleitungen straßenweise durch Strom. Ob das bei Ihnen ansteht, weiß Ihr Versorger.',
      ),
    },
  },
  removal: {
    title: 'Öltank, alter Kessel und Gasanschluss',
    question: 'Was wird aus dem alten Öltank und dem Gasanschluss?',
    answer: {
      de: say(
        'Ein Öltank, der nicht mehr gebraucht wird, wird geleert, gereinigt und stillgelegt oder ausgebaut. Größere Tanks darf nur ein Fachbetrieb nach Wasserrecht stilllegen, unterirdische prüft dabei ein Sachverständiger (AwSV). Restöl nimmt oft ein Händler oder Nachbar. Beim Gas fragen Sie den Netzbetreiber, was Abmelden und was Abtrennen kostet; ein nur abgestellter Anschluss kann weiter Grundpreis kosten. Preise nenne ich nicht, sie hängen von Größe und Zugang ab: Lassen Sie Tank, Kessel und Anschluss im Angebot einzeln nennen.',
      ),
      at: say(
        'Ein Öltank, der nicht mehr gebraucht wird, wird von einem befugten Betrieb geleert, gereinigt und stillgelegt oder ausgebaut. Was zu melden ist, regelt das Recht Ihres Landes; Gemeinde und Rauchfangkehrer wissen es. Beim Gas fragen Sie den Netzbetreiber, was Abmelden und was Abtrennen kostet. Preise nenne ich nicht, sie hängen von Größe und Zugang ab: Lassen Sie Tank, Kessel und Anschluss im Angebot einzeln nennen.',
      ),
      ch: say(
        'Ein Öltank, der nicht mehr gebraucht wird, wird von einer Fachfirma geleert, gereinigt und stillgelegt oder ausgebaut; die Stilllegung wird in der Regel dem Kanton gemeldet. Restöl nimmt oft der Händler. Beim Gas fragen Sie den Versorger, was Abmelden und was Abtrennen kostet. Preise nenne ich nicht, sie hängen von Größe und Zugang ab: Lassen Sie Tank, Kessel und Anschluss in der Offerte einzeln nennen.',
      ),
      us: say(
        'Für Öltanks gelten die Regeln von Staat und Gemeinde: Vergrabene Tanks brauchen oft eine Genehmigung und ein Stilllegungsprotokoll, denn ein Leck muss der Eigentümer sanieren. Im Keller wird der Tank leergepumpt und das Füllrohr entfernt, damit niemand irrtümlich nachfüllt. Beim Gas fragen Sie den Versorger, wie die Grundgebühr endet. Preise nenne ich nicht: Lassen Sie Tank, Kessel und Anschluss im Angebot einzeln nennen.',
      ),
    },
  },
  solarHotWater: {
    title: 'Warmwasser mit Sonne',
    question: 'Wie mache ich Warmwasser mit der Sonne?',
    answer: say(
      'Warmwasser ist ein guter Platz für überschüssigen Solarstrom. Ein Heizstab im Speicher ist billig und macht aus einer kWh Strom eine kWh Wärme, eine Warmwasser-Wärmepumpe kostet mehr und macht ein Mehrfaches daraus. Es lohnt sich, wo das Einspeisen weniger bringt, als Ihr Warmwasser heute kostet; eine Steuerung heizt nur, wenn Strom übrig ist. Sonnenkollektoren brauchen wenig Fläche, liefern aber nur Wärme; neu kommen deshalb meist Module aufs Dach.',
    ),
  },
  oldHeatPump: {
    title: 'eine alte Wärmepumpe',
    question: 'Wann sollte ich eine alte Wärmepumpe ersetzen?',
    answer: say(
      'Eine Wärmepumpe, die läuft, würde ich nicht nur ihres Alters wegen tauschen: Lassen Sie sie erst prüfen und einstellen, oft liegt hoher Verbrauch an Heizkurve, Kältemittel oder Hydraulik. Ein Tausch lohnt sich, wenn der Verdichter defekt ist, Teile fehlen oder ein Jahr Messung zeigt, dass sie viel mehr Strom braucht als eine neue. Üblich sind {heatPumpYears} Jahre. Zuschüsse gibt es dafür seltener als beim Ersatz von Öl und Gas; fragen Sie vor der Bestellung.',
    ),
  },
  electricHeating: {
    title: 'Stromheizung und Infrarot',
    question: 'Was taugt eine Elektroheizung?',
    answer: say(
      'Direkte Stromheizung, ob Nachtspeicher, Konvektor oder Infrarot, macht aus einer kWh Strom eine kWh Wärme; Luft-Wärmepumpen machten in gemessenen Häusern im Mittel {fieldAir} daraus. Ohne Rohre und Heizkörper sind Split-Geräte in den wichtigsten Räumen der leichteste Weg, eine Heizung mit Wasser kostet die Leitungen dazu. Infrarot ist billig zu kaufen und teuer im Betrieb, also gut für selten genutzte Räume. Fragen Sie mich nach Regeln und Zuschüssen für den Ersatz.',
    ),
  },
  splitUnits: {
    title: 'Heizen mit Klimagerät',
    question: 'Kann ich mit einem Klimagerät heizen?',
    answer: say(
      'Ein Split-Klimagerät ist eine Luft-Luft-Wärmepumpe: Es heizt den Raum, in dem es hängt, sparsam, auch bei Frost, und kühlt im Sommer. Für offene Grundrisse, einzelne Räume oder als Hilfe für eine alte Heizung ist es meist die billigste Wärmepumpe; viele kleine Zimmer und das Warmwasser versorgt es nicht. Vorhandene Luftkanäle genügen, wenn sie dicht und weit genug sind. Anschließen muss es ein Betrieb mit Kälteschein; er klärt auch Außengerät, Lärm und Genehmigung.',
    ),
  },
};
