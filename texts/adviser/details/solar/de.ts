import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const solarYieldFromPanels = say(
  'Erst Leistung, dann Ertrag: Anzahl der Module mal Watt, geteilt durch tausend, ergibt kWp; das mal den Jahreswert Ihrer Gegend, in Mitteleuropa rund tausend kWh je kWp, ergibt die kWh im Jahr. Ein heutiges Modul mit gut vierhundert Watt bringt also etwa vierhundert kWh, ein Quadratmeter rund zweihundert. Eine Familie ohne Wärmepumpe und Auto verbraucht drei- bis viertausend kWh im Jahr.',
);

const orientationNorth = say(
  'Ein Norddach ist nicht vergebens: Bei {modelTilt} Grad Neigung bringt es je nach Ort {northShare} eines Süddachs, und je flacher, desto mehr; bei etwa zehn Grad sind es rund vier Fünftel. Steile Nordflächen lohnen sich selten. Belegen Sie zuerst die besseren Seiten und nehmen Sie den Norden dazu, wenn Sie den Strom selbst brauchen und das Gerüst ohnehin steht.',
);

const orientationVertical = say(
  'Senkrecht an einer Südwand bringen Module je nach Ort {verticalShare} eines geneigten Süddachs, dafür im Winter besonders viel, und Schnee bleibt nicht liegen. Am Zaun nach Ost und West fällt der Strom morgens und abends an. Gut als Ergänzung, wenn das Dach voll oder verschattet ist; die Befestigung ist meist teurer, und an Fassaden gelten strengere Bauregeln.',
);

const roofAgeCost = say(
  'Ein neues Dach kostet oft so viel wie die Solaranlage darauf oder mehr; wir setzen für die Schnellschätzung {roofReplacementEur} an, für ein ganzes Hausdach mit Dämmung kann es ein Mehrfaches sein. Gemeinsam mit der Solaranlage sparen Sie das zweite Gerüst und die zweite Anfahrt. Holen Sie zwei Angebote vom Dachdecker ein, getrennt nach Gerüst, Latten, Eindeckung und Dämmung.',
);

const shadeTree = say(
  'Ein Baum ist selten ein K.-o.-Kriterium: Im Westen oder Osten kostet er meist wenig, im Süden mit Mittagsschatten oft ein Viertel oder mehr der betroffenen Module. Fällen muss man ihn fast nie; oft genügt es, die schattigen Plätze frei zu lassen oder die Krone auszulichten. Bedenken Sie, dass er wächst und dass er im Sommer das Haus kühlt.',
);

const shadeNeighbor = say(
  'Ein Recht auf unverschattete Sonne gibt es meist nicht: Den Nachbarn können Sie nur zum Schnitt zwingen, wenn Bäume oder Hecken die Abstände und Höhen Ihres Nachbarrechts verletzen; gegen einen erlaubten Neubau hilft es nicht. Reden Sie früh, bieten Sie an, den Schnitt zu zahlen, und halten Sie es schriftlich fest. Planen Sie so, dass die Anlage auch mit etwas mehr Schatten aufgeht.',
);

const hailWhichPanel = say(
  'Fragen Sie nach dem Prüfzertifikat und der Hagelklasse: Module mit höherer Klasse sind mit größeren Eiskugeln beschossen worden als die Norm verlangt. Dickeres, gehärtetes Frontglas hält mehr aus, kostet aber etwas mehr; dünnes Glas-Glas ist nicht von selbst robuster. In Hagelgebieten lohnt sich das; Netze oder Decken über den Modulen nicht.',
);

const fireSafetyPlace = say(
  'Am besten steht der Speicher in einem trockenen, kühlen Technik- oder Kellerraum oder in der Garage, auf nicht brennbarem Untergrund, mit Abstand zu Lagergut und Benzin und einem vernetzten Rauchmelder. Tabu sind Schlafräume, der einzige Fluchtweg und Treppenhäuser, ungeeignet heiße Dachböden und feuchte Keller. Neben Trockner oder Heizkessel gilt der Abstand aus der Anleitung.',
);

const fireSafetyProtection = say(
  'Ein Feuerwehrschalter ist am Einfamilienhaus in der Regel nicht vorgeschrieben und schützt kaum vor Bränden; wichtiger sind gleiche Stecker desselben Herstellers, sauber verlegte Leitungen und ein Wechselrichter, der Lichtbögen erkennt. Ein Rauchmelder bei Wechselrichter und Speicher ist sinnvoll. Lassen Sie Anschlüsse alle paar Jahre prüfen, am besten mit Wärmebild; zur Brandwand des Nachbarn gelten Abstände nach Landesrecht.',
);

const systemSizeArea = say(
  'Rechnen Sie {roofPerKwp} m² Dachfläche je kWp, samt Rand und Abstand zu Gaube, Kamin und Fenster. Ein kleines Reihenhausdach trägt also vier bis sechs kWp, ein ganzes Einfamilienhausdach oft zehn und mehr. Kleine Restflächen und Schatten lässt man aus.',
);

const recyclingCost = say(
  'In der EU und der Schweiz ist die Entsorgung für Haushalte schon im Kaufpreis enthalten: Hersteller und Händler müssen sie vorfinanzieren, auch für Firmen, die es nicht mehr gibt. Für Sie bleiben Abbau und Transport; verlangt ein Entsorger Geld je Modul, geben Sie die Module selbst ab. Rückstellungen brauchen Sie nur für Abbau und Gerüst.',
);

const recyclingBattery = say(
  'Den Speicher nehmen Hersteller und Händler zurück, in der EU und der Schweiz kostenlos; abbauen und transportieren muss ihn eine Fachfirma, weil große Lithiumakkus Gefahrgut sind. Aus den Zellen gewinnt man Kupfer, Aluminium, Nickel und Kobalt zum größten Teil zurück, zunehmend auch Lithium; gute Akkus bekommen vorher ein zweites Leben. Nie in den Müll, und beschädigte oder aufgeblähte Akkus nicht selbst bewegen.',
);

const balconyRefusal = say(
  'Einen Anspruch darauf haben Mieter hier meist nicht: Was außen hängt, braucht die Zustimmung des Vermieters, in einer Wohnanlage die der anderen Eigentümer. Nach einem Nein hilft oft ein neuer Vorschlag: ohne Bohren hinter dem Geländer, mit Haftpflicht und Abbau auf Ihre Kosten. Holen Sie die Zusage schriftlich ein.',
);

const balconySocketPlug = say(
  'Bis zur erlaubten Leistung darf das Gerät in eine gewöhnliche, fest installierte Steckdose; ein Elektriker ist dafür nicht vorgeschrieben. Lassen Sie ihn kommen, wenn Leitung oder Dose alt oder locker sind oder ein Fehlerstromschutz fehlt. Nehmen Sie keine Mehrfachsteckdose. Die Stifte sind nach dem Ausstecken sofort spannungsfrei, weil der Wechselrichter abschaltet.',
);

const balconyOldMeter = say(
  'Vor dem Zählertausch müssen Sie nicht warten: Ein alter Zähler mit Drehscheibe kann bei Überschuss rückwärts laufen und soll deshalb getauscht werden; melden Sie das Gerät an, dann kommt der Netzbetreiber von selbst. Der Tausch kostet Sie in der Regel nichts. Absichtlich rückwärts laufen lassen und nicht melden sollten Sie ihn nicht.',
);

const balconyOtherPlaces = say(
  'Es gilt immer die Regel des Landes, in dem Sie das Gerät einstecken: In Deutschland und Österreich sind {plugInDeWatt} erlaubt, in der Schweiz {plugInChWatt}, in den USA nur in wenigen Bundesstaaten. Ein mitgebrachtes Set muss also auf die örtliche Grenze eingestellt sein und eine dort gültige Konformitätserklärung haben. Für andere Länder kenne ich die Regeln nicht.',
);

const balconyYieldPayback = say(
  'Teilen Sie den Preis des Sets durch die Ersparnis im Jahr. Bei guter Lage zur Sonne und Verbrauch am Tag sind es meist vier bis acht Jahre, mit Schatten oder wenig Verbrauch länger; die Module selbst halten {panelYears} Jahre. Ein billiges Set ohne Speicher ist am schnellsten bezahlt.',
);

const balconyYieldSetPrice = say(
  'Ein Set mit zwei Modulen, Wechselrichter und Kabel kostet einige Hundert; Halterungen für das Geländer kommen oft dazu, ein Speicher verdoppelt den Preis leicht. Mehr als das nötige Zubehör bringt kaum mehr Strom. Achten Sie auf einen zugelassenen Wechselrichter und eine Halterung mit Nachweis für Wind.',
);

const balconyYieldDirection = say(
  'Senkrecht nach Osten oder Westen bringt ein Modul etwa {verticalWest} eines guten Süddachs, nach Süden je nach Ort {verticalShare}, nach Norden nur rund {verticalNorth}. Ost und West lohnen sich also meist noch, weil der Strom morgens oder abends kommt, Nord kaum. Schräg statt senkrecht bringt im Sommerhalbjahr spürbar mehr; ein Baum oder die Brüstung im Bild kostet oft mehr als die Richtung.',
);

const balconyYieldUnused = say(
  'Was in dem Moment niemand verbraucht, fließt ohne Vergütung ins Netz. Auch wenn Sie den ganzen Tag weg sind, laufen aber Kühlschrank, Router und Standby weiter, und oft nutzt ein Haushalt so noch ein Drittel bis die Hälfte. Je kleiner Ihr Verbrauch, desto eher genügt ein einziges Modul; Waschmaschine und Spülmaschine per Zeitvorwahl mittags laufen zu lassen hilft am meisten.',
);

const farmRoofHowMuchFits = say(
  'Teilen Sie die nutzbare Dachfläche durch {roofPerKwp} m² je kWp: Auf tausend Quadratmeter passen so rund hundertsiebzig bis zweihundert kWp. Ziehen Sie Ränder, Lichtplatten und eine steile Nordseite ab; Ost-West ist gut nutzbar. Wie groß sinnvoll ist, entscheiden Ihr Tagesverbrauch und der Netzanschluss, nicht das Dach allein.',
);

const farmRoofGridTooWeak = say(
  'Fragen Sie den Netzanschluss schriftlich an, bevor Sie etwas bestellen; erst die Antwort sagt, wie viel geht und ob ein Trafo nötig wird. Ist das Netz zu schwach, hilft oft eine begrenzte Einspeisung: Das Dach wird größer, ins Netz geht nur, was es verträgt, der Rest wird selbst verbraucht oder gespeichert. Die Leitung und den Zählerplatz auf Ihrem Grund zahlen in der Regel Sie.',
);

const expandSolarPermission = say(
  'Auch ein Zubau muss vorab dem Netzbetreiber gemeldet und von einer Fachperson angeschlossen und geprüft werden, oft reicht ein vereinfachtes Formular. Steigt die Leistung über eine Grenze, können ein anderer Zähler, eine Steuerung oder eine Abregelung dazukommen. Ohne Meldung riskieren Sie die Vergütung und den Versicherungsschutz, auch bei nur zwei, drei Modulen.',
);

const solarTilesPrice = say(
  'Rechnen Sie bei Indachmodulen mit einem spürbaren, bei kleinteiligen Solarziegeln mit einem kräftigen Aufpreis, weil viel mehr Stecker, Handarbeit und Blech nötig sind. Fair vergleichen Sie mit neuem Dach plus gewöhnlichen Modulen, denn die gesparten Ziegel gehören abgezogen; teurer bleibt es fast immer. Der Aufpreis kommt selten durch Strom zurück, er bezahlt das Aussehen.',
);

export const de: DetailTexts<'solar'> = {
  solarWorth: {
    awayByDay: {
      question: 'Lohnt sich Solar, wenn tagsüber niemand zu Hause ist?',
      answer: say(
        'Auch wer tagsüber weg ist, fährt mit Solar meist gut: Kühlschrank, Router und Standby laufen immer, das Wochenende zählt mit, und Waschmaschine, Warmwasser oder Auto lassen sich auf mittags stellen. Sie nutzen dann eher ein Fünftel bis ein Viertel selbst statt eines Drittels. Wählen Sie die Anlage eher passend als riesig, und rechnen Sie einen kleinen Speicher durch; wo Einspeisung voll angerechnet wird, brauchen Sie keinen.',
      ),
    },
    lowUse: {
      question: 'Lohnt sich Solar bei geringem Stromverbrauch?',
      answer: say(
        'Bei kleinem Verbrauch lohnt sich eine kleine Anlage noch, aber langsamer: Die festen Kosten für Gerüst und Anschluss verteilen sich auf weniger Ersparnis. Ab etwa zweitausend Kilowattstunden im Jahr ist es einen Blick wert, vor allem wenn Auto, Wärmepumpe oder Warmwasser dazukommen sollen. Darunter ist ein Balkonkraftwerk, wo erlaubt, oft die klügere Wahl.',
      ),
    },
    smallRoof: {
      question: 'Lohnt sich Solar auf einem kleinen Dach?',
      answer: say(
        'Auch ein kleines Dach kann sich lohnen: Zehn bis zwölf Module brauchen nur rund fünfundzwanzig Quadratmeter und decken schon einen guten Teil eines Haushalts. Je kW kostet eine kleine Anlage aber mehr, weil Gerüst und Elektrik gleich bleiben. Passen weniger als etwa sechs bis acht Module aufs Dach, prüfen Sie auch Garage und Carport oder, wo erlaubt, ein Balkonkraftwerk.',
      ),
    },
    placeAndWeather: {
      question: 'Lohnt sich Solar im Norden, im Nebel und in den Bergen?',
      answer: say(
        'Meist ja: Nebel, Berge und Norden mindern den Ertrag weniger, als man denkt. In unseren Breiten kommen gut zwei Drittel des Stroms von April bis September, graue Wochen im Winter kosten nur wenige Prozent im Jahr. Höhenlagen mit klarer Luft, Kälte und Schneelicht bringen sogar mehr. Kritisch ist nur ein Berg, Wald oder Haus, das im Sommer stundenlang Schatten wirft, oder ein steiles Norddach.',
      ),
    },
    stillNow: {
      question: 'Lohnt sich Solar auch mit weniger Förderung noch?',
      answer: {
        de: say(
          'Es lohnt sich weiterhin, nur kommt der Gewinn heute aus dem Eigenverbrauch: Jede selbst genutzte kWh spart um {powerPriceDe}, die Einspeisung bringt für neue kleine Anlagen noch {feedInDe}. Die Module sind dafür viel billiger geworden. Bauen Sie also nach Verbrauch, und rechnen Sie mit {solarPayback} Jahren bis zur Amortisation.',
        ),
        at: say(
          'Es lohnt sich weiterhin, nur kommt der Gewinn heute aus dem Eigenverbrauch, denn die Einspeisung bringt wenig, und die letzte Runde des Bundeszuschusses ist vorbei, eine neue nur angekündigt. Die Module sind dafür viel billiger geworden. Bauen Sie also nach Verbrauch, prüfen Sie eine Energiegemeinschaft für den Überschuss, und rechnen Sie mit {solarPayback} Jahren bis zur Amortisation.',
        ),
        ch: say(
          'Es lohnt sich weiterhin, nur kommt der Gewinn heute aus dem Eigenverbrauch: Jede selbst genutzte kWh spart im Mittel {powerPriceCh}, die Rückspeisung bringt je nach Werk viel weniger. Bund und Steuerabzug tragen noch einen Teil der Kosten. Bauen Sie nach Verbrauch, und rechnen Sie mit {solarPayback} Jahren bis zur Amortisation.',
        ),
        us: say(
          'Es lohnt sich vielerorts weiterhin, aber langsamer: Die Steuergutschrift des Bundes für Hausbesitzer endete am {creditsEnded}, und manche Versorger zahlen für Einspeisung wenig. Entscheidend sind Ihr Strompreis, die Anrechnung und der Anteil, den Sie selbst nutzen. Bei hohen Tarifen oder voller Anrechnung rechnet es sich in {solarPayback} Jahren oder früher.',
        ),
      },
    },
    holidayHome: {
      question: 'Lohnt sich Solar auf einem Ferienhaus?',
      answer: say(
        'Bei einem Ferienhaus lohnt sich Solar nur, wenn Strom auch ohne Sie gebraucht wird oder die Einspeisung gut bezahlt ist: für Frostwächter, Boiler, Pool oder Vermietung im Sommer. Nur an Wochenenden genutzt, geht das meiste billig ins Netz; dann genügen wenige Module. Für eine Hütte ohne Netzanschluss sieht es anders aus, dort ist Solar mit Akku meist das Günstigste.',
      ),
    },
    investment: {
      question: 'Ist eine Solaranlage eine gute Geldanlage?',
      answer: say(
        'Als Geldanlage bringt eine passende Anlage grob drei bis sieben Prozent im Jahr über ihre Lebensdauer von {panelYears} Jahren, umso mehr, je teurer der Strom und je höher der Eigenverbrauch ist. Anders als an der Börse ist der Ertrag recht sicher, das Geld steckt aber im Dach fest. Gesparter Strom wird auch nicht versteuert; meist bringt das mehr als Festgeld, wenn Sie lang genug wohnen bleiben.',
      ),
    },
    notFor: {
      question: 'Wann lohnt sich Solar eher nicht?',
      answer: say(
        'Solar lohnt sich eher nicht, wenn das Dach bald erneuert werden muss und das nicht gleich mitläuft, wenn es im Sommer stundenlang verschattet ist, nur ein steiles Norddach bietet oder Sie bald ausziehen. Betrug ist Solar nicht, es gibt aber überteuerte Angebote und leere Versprechen. Enttäuscht sind vor allem Leute mit zu teurem Vertrag oder zu viel Speicher; holen Sie drei Angebote.',
      ),
    },
  },
  solarYield: {
    promise: {
      question: 'Ist der Ertrag im Solarangebot realistisch?',
      answer: {
        de: say(
          'Teilen Sie die versprochenen kWh durch die Leistung in kWp: Bei guter Südneigung ohne Schatten sind je nach Ort {yieldDe} glaubwürdig, Ost und West liegen bei {eastWestShare} davon. Deutlich mehr sollte der Betrieb mit einer Simulation für Ihr Dach belegen. Nachrechnen können Sie selbst mit dem kostenlosen PVGIS der EU.',
        ),
        at: say(
          'Teilen Sie die versprochenen kWh durch die Leistung in kWp: Im Osten sind bei guter Südneigung um {yieldVienna} glaubwürdig, Ost und West liegen bei {eastWestShare} davon, in engen Tälern ist es weniger. Deutlich mehr sollte der Betrieb mit einer Simulation für Ihr Dach belegen. Nachrechnen können Sie selbst mit dem kostenlosen PVGIS der EU.',
        ),
        ch: say(
          'Teilen Sie die versprochenen kWh durch die Leistung in kWp: Im Mittelland sind bei guter Südneigung ohne Schatten {yieldCh} glaubwürdig, Ost und West liegen bei {eastWestShare} davon, sonnige Berglagen darüber. Deutlich mehr sollte der Betrieb mit einer Simulation für Ihr Dach belegen. Nachrechnen können Sie selbst mit sonnendach.ch oder PVGIS.',
        ),
        us: say(
          'Teilen Sie die versprochenen kWh durch die Leistung in kW: Zwischen {yieldSeattle} wie in Seattle und {yieldDenver} wie in Denver liegen die meisten Südlagen, im Südwesten geht es darüber. Ost und West erreichen {eastWestShareUs} davon. Geben Sie Adresse, Neigung und Richtung im kostenlosen PVWatts ein; weicht das Angebot um mehr als ein Zehntel nach oben ab, lassen Sie es sich erklären.',
        ),
      },
    },
    lessThanExpected: {
      question: 'Meine Module bringen weniger als erwartet, ist das normal?',
      answer: say(
        'Ein Unterschied von zehn bis fünfzehn Prozent zwischen einem guten und einem schlechten Sonnenjahr ist normal, und einzelne Tage schwanken auf ein Fünftel. Vergleichen Sie mit Nachbarn oder mit der Einstrahlung des Jahres. Fehlen über Monate mehr als fünfzehn Prozent, lassen Sie nach Schatten, Schmutz, einem ausgefallenen Strang oder einer Abregelung suchen.',
      ),
    },
    seasons: {
      question: 'Wie viel mehr Strom bringt Solar im Sommer als im Winter?',
      answer: say(
        'Etwa sieben Zehntel des Jahresstroms kommen zwischen April und September; ein Julimonat bringt leicht das Fünffache eines Dezembers, im Nebel oder unter Schnee noch mehr Unterschied. An einem klaren Junitag liefert ein Kilowatt fünf bis sieben kWh, an einem trüben Wintertag oft weniger als eine halbe. Rechnen Sie deshalb mit dem Jahr und nicht mit einem Monat.',
      ),
    },
    peak: {
      question: 'Erreichen Solarmodule wirklich die angegebene Leistung?',
      answer: say(
        'Selten: Die Leistung auf dem Typenschild gilt im Labor bei kühlen Zellen und senkrechter Sonne; auf dem Dach sind sieben bis neun Zehntel davon ein guter Spitzenwert. Hitze kostet rund drei bis vier Promille je Grad, deshalb sind klare, kühle Frühlingstage oft die besten. Auch der Wechselrichter oder eine Einspeisegrenze kann die Spitze kappen, das kostet übers Jahr wenig.',
      ),
    },
    place: {
      question: 'Wie stark hängt der Solarertrag vom Ort ab?',
      answer: {
        de: say(
          'Der Unterschied zwischen Küste und Alpenrand ist kleiner, als viele denken: {yieldDe} vom trüben Nordwesten bis zum Südosten, also grob ein Sechstel. Dachrichtung, Neigung und Schatten machen oft mehr aus: Ost und West bringen {eastWestShare}, Nord {northShare}.',
        ),
        at: say(
          'Zwischen Osten, Süden und Alpenvorland liegen meist nur rund zehn Prozent um {yieldVienna}; in engen Tälern nimmt der Horizont mehr, auf sonnigen Höhen kommt mehr dazu. Dachrichtung und Schatten machen oft mehr aus: Ost und West bringen {eastWestShare}, Nord {northShare}.',
        ),
        ch: say(
          'Im Mittelland sind es bei guter Südneigung {yieldCh}; Wallis, Tessin und sonnige Höhen über dem Nebel liegen darüber, Nebellagen und enge Täler darunter. Für Ihre Adresse zeigt sonnendach.ch den Wert. Dachrichtung zählt auch: Ost und West bringen {eastWestShare}, Nord {northShare}.',
        ),
        us: say(
          'Zwischen trüben und sonnigen Gegenden liegt grob ein Drittel bis die Hälfte mehr: {yieldSeattle} in Seattle, {yieldDenver} in Denver, der Nordosten und Mittlere Westen dazwischen, der Südwesten am meisten. Höhe und kühle Luft helfen, Hitze kostet ein wenig. Für Ihre Adresse rechnet PVWatts kostenlos.',
        ),
      },
    },
    fromPanels: {
      question: 'Wie rechne ich aus, was meine Module im Jahr bringen?',
      answer: {
        de: solarYieldFromPanels,
        at: solarYieldFromPanels,
        ch: solarYieldFromPanels,
        us: say(
          'Erst Leistung, dann Ertrag: Anzahl der Module mal Watt, geteilt durch tausend, ergibt kW; das mal den Jahreswert Ihrer Gegend, etwa {yieldSeattle} in Seattle und {yieldDenver} in Denver, ergibt die kWh im Jahr. Ein heutiges Modul mit gut vierhundert Watt bringt also etwa vierhundertfünfzig bis sechshundert kWh. Ein üblicher Haushalt verbraucht um die zehntausend kWh im Jahr.',
        ),
      },
    },
  },
  orientation: {
    north: {
      question: 'Lohnen sich Solarmodule auf einem Norddach?',
      answer: {
        de: orientationNorth,
        at: orientationNorth,
        ch: orientationNorth,
        us: say(
          'Ein Norddach ist nicht vergebens: Bei {modelTilt} Grad Neigung bringt es je nach Ort {northShareUs} eines Süddachs, im Süden des Landes und auf flachen Dächern am meisten. Steile Nordflächen lohnen sich selten. Belegen Sie zuerst Süd, West und Ost und nehmen Sie den Norden nur dazu, wenn Sie den Strom selbst brauchen.',
        ),
      },
    },
    pitch: {
      question: 'Welche Dachneigung ist für Solar am besten?',
      answer: say(
        'Am meisten bringen rund dreißig bis vierzig Grad nach Süden, aber die Neigung zählt wenig: Zwischen etwa fünfzehn und fünfzig Grad fehlen nach Süden nur wenige Prozent. Steile Dächer liefern im Winter mehr und werfen den Schnee ab, flache verzeihen eine ungünstige Himmelsrichtung. Unter etwa zehn Grad bleibt mehr Schmutz liegen.',
      ),
    },
    tiltFrames: {
      question: 'Soll man Module auf einem Schrägdach steiler aufständern?',
      answer: say(
        'Auf einem Schrägdach lohnt sich das Aufständern fast nie: Der Mehrertrag liegt meist bei wenigen Prozent, dafür kosten Gestell und Befestigung mehr, der Wind greift an, und die Reihen beschatten einander, sodass weniger Module Platz haben. Bündig mit dem Dach ist besser. Sinnvoll sind Gestelle auf Flachdächern; auch Nachführungen rechnen sich am Haus nicht.',
      ),
    },
    vertical: {
      question: 'Was bringen senkrechte Solarmodule an der Wand?',
      answer: {
        de: orientationVertical,
        at: orientationVertical,
        ch: orientationVertical,
        us: say(
          'Senkrecht an einer Südwand bringen Module je nach Ort {verticalShareUs} eines geneigten Süddachs, im Norden des Landes mehr als im Süden, dafür im Winter besonders viel. Am Zaun nach Ost und West fällt der Strom morgens und abends an. Gut als Ergänzung, wenn das Dach voll oder verschattet ist.',
        ),
      },
    },
    slightlyOff: {
      question: 'Ist Südost oder Südwest für Solar auch gut?',
      answer: say(
        'Südost und Südwest sind fast so gut wie Süden: Bis etwa fünfundvierzig Grad Abweichung fehlen über das Jahr nur wenige Prozent, zwanzig Grad merkt man kaum. Südost liefert etwas früher, Südwest etwas später am Tag. Im Kompass ist Süden hundertachtzig Grad, im Angebot oft null; fragen Sie, wie gezählt wird.',
      ),
    },
    whichSide: {
      question: 'Welche Dachseiten soll ich mit Modulen belegen?',
      answer: say(
        'Nehmen Sie zuerst die größte unverschattete Fläche, die am nächsten an Süd liegt; zwei Seiten zu mischen ist kein Problem, wenn jede ihren eigenen Eingang am Wechselrichter bekommt. Ost und West zusammen verteilen den Strom über den Tag, und man verbraucht mehr davon selbst. Wer abends kocht, lädt oder kühlt, bevorzugt West, wer morgens viel braucht, Ost.',
      ),
    },
  },
  flatRoof: {
    withoutHoles: {
      question: 'Muss man für Solar ins Flachdach bohren?',
      answer: say(
        'Gebohrt werden muss meist nicht: Die Gestelle liegen auf Schutzmatten und werden mit Betonsteinen, Kies oder Gründachsubstrat beschwert. So bleibt die Abdichtung heil; wichtig sind eine Bautenschutzmatte, freie Abläufe und ein Dachdecker, der die Bahn vorher prüft. Wo Wind oder geringe Tragkraft es verlangen, werden einzelne Punkte verschraubt und sauber eingedichtet.',
      ),
    },
    carry: {
      question: 'Trägt mein Flachdach das Gewicht einer Solaranlage?',
      answer: say(
        'Betondecken fast immer, Holzbalken, Blechhallen und alte Fertiggaragen oft nicht. Genau rechnet es ein Statiker aus den Bauplänen: Ost-West-Anlagen mit Ballast wiegen meist fünfzehn bis dreißig Kilogramm je Quadratmeter, am Rand mehr, dazu kommt die Schneelast. Reicht es nicht, helfen leichte, windschlüpfige Systeme, das Entfernen von Kies oder eine Verstärkung.',
      ),
    },
    rows: {
      question: 'Wie richtet man Module auf dem Flachdach am besten aus?',
      answer: say(
        'Auf dem Flachdach sind Ost-West-Reihen mit etwa zehn Grad Neigung meist die beste Wahl: Es passt mehr Leistung aufs Dach, der Ertrag verteilt sich über den Tag, und es braucht weniger Ballast. Je Modul bringt das {flatShare} eines guten Süddachs. Reihen nach Süden bringen je Modul mehr, brauchen aber Abstand gegen Schatten und mehr Gewicht; sie passen zu viel Platz oder Schnee.',
      ),
    },
    membraneFirst: {
      question: 'Muss das Flachdach vor der Solaranlage saniert werden?',
      answer: say(
        'Ist die Abdichtung älter als etwa fünfzehn bis zwanzig Jahre oder rissig, erneuern Sie sie zuerst, am besten im selben Zug mit dem Gerüst: Die Module liegen Jahrzehnte, und das spätere Abräumen kostet viel. Eine jüngere, dichte Bahn kann bleiben. Klären Sie vorher, ob die Garantie des Dachdeckers mit Aufbauten gilt, und lassen Sie stehendes Wasser beheben.',
      ),
    },
    wind: {
      question: 'Fliegen Solarmodule bei Sturm vom Flachdach?',
      answer: say(
        'Richtig berechnete Ballastsysteme halten auch Sturm: Der Hersteller rechnet für Ort, Gebäudehöhe und Dachrand aus, wie viel Gewicht wohin kommt, und niedrige Reihen mit Windblechen bieten wenig Angriff. Am Rand bleibt ein Streifen frei. In Hurrikangebieten, auf hohen Häusern oder an der Küste wird zusätzlich verankert. Verlangen Sie die Windberechnung im Angebot.',
      ),
    },
    greenAndUse: {
      question: 'Gehen Gründach und Solar zusammen?',
      answer: say(
        'Gründach und Solar vertragen sich gut: Das Substrat dient als Ballast, und die Pflanzen kühlen die Module; nötig sind niedriges Grün und genug Abstand zum Boden. Gehwege zu Abläufen, Luken und für die Wartung bleiben frei, ebenso ein Streifen hinter einer hohen Brüstung, die Schatten wirft. Auf einer Dachterrasse nehmen Sie ein Solardach oder den ungenutzten Teil.',
      ),
    },
  },
  roofAge: {
    lifespan: {
      question: 'Wie lange hält ein Dach, und reicht das für Solar?',
      answer: say(
        'Tonziegel halten oft sechzig bis achtzig Jahre, Betonsteine vierzig bis sechzig, Blech vierzig bis fünfzig, Schiefer hundert, Bitumenschindeln nur zwanzig bis dreißig. Für Module sollte das Dach noch gut zwanzig Jahre vor sich haben. Entscheidend ist der Zustand: Bröselnde Kanten, viele gebrochene Ziegel oder ein undichtes Unterdach heißen, dass es früher fällig ist als sein Alter sagt.',
      ),
    },
    redoFirst: {
      question: 'Brauche ich vor der Solaranlage ein neues Dach?',
      answer: say(
        'Erneuern Sie vorher, wenn das Dach undicht ist, Ziegel bröseln, Latten faul sind oder der Dachdecker ihm weniger als etwa fünfzehn Jahre gibt, denn später müssen alle Module wieder herunter. Ist es trocken und fest, können sie sofort darauf. Oft genügt die Hälfte, auf der die Module liegen; einzelne Ziegel und Latten zu ersetzen ist eine gute Mitte.',
      ),
    },
    cost: {
      question: 'Was kostet ein neues Dach vor der Solaranlage?',
      answer: {
        de: roofAgeCost,
        at: roofAgeCost,
        ch: say(
          'Ein neues Dach kostet oft so viel wie die Solaranlage darauf oder mehr; wir setzen für die Schnellschätzung {roofReplacementChf} an, für ein ganzes Hausdach mit Dämmung kann es ein Mehrfaches sein. Gemeinsam mit der Solaranlage sparen Sie das zweite Gerüst, und Indachmodule ersetzen einen Teil der Ziegel. Für die Dämmung des Daches fragen Sie beim Gebäudeprogramm, bevor die Arbeiten beginnen.',
        ),
        us: say(
          'Für die Schnellschätzung setzen wir {roofReplacementUsd} an; ein großes Dach, Blech oder Ziegel kosten leicht ein Mehrfaches. Gemeinsam mit der Solaranlage sparen Sie die spätere Demontage der Module. Holen Sie zwei Angebote von Dachdeckern ein, getrennt nach Abriss, Unterlage und Eindeckung, und fragen Sie, ob die Versicherung nach einem Sturm etwas zahlt.',
        ),
      },
    },
    removeLater: {
      question: 'Lassen sich Module für ein neues Dach später abbauen?',
      answer: say(
        'Module lassen sich später abnehmen und wieder montieren; das dauert ein bis zwei Tage je Weg und kostet je nach Größe und Gerüst einige Tausend, plus das neue Dach. Beschädigte Haken oder alte Stecker werden dabei ersetzt, und der Ertrag fehlt einige Wochen. Ist absehbar, dass das Dach in zehn Jahren fällig ist, kommt es billiger, es gleich zu machen.',
      ),
    },
    protects: {
      question: 'Hält ein altes Dach unter Solarmodulen länger?',
      answer: say(
        'Ein wenig stimmt es: Unter den Modulen treffen weniger Sonne, Hagel und Regen auf die Ziegel. Sie machen ein altes Dach aber nicht gesund, denn Lattung und Unterdach altern weiter, und die Haken belasten schwache Stellen zusätzlich. Verlassen Sie sich nur darauf, wenn ein Dachdecker das Dach für die nächsten zwanzig Jahre gut findet.',
      ),
    },
    inspection: {
      question: 'Wer beurteilt, ob mein Dach für Solar noch gut ist?',
      answer: say(
        'Den Zustand beurteilt ein unabhängiger Dachdecker vor Ort, am besten einer, der keinen Auftrag braucht: Er prüft Ziegel, Lattung, Unterdach und ob man sie betreten kann. Bei alten oder durchhängenden Sparren rechnet ein Zimmermann oder Statiker nach; Module wiegen mit Gestell meist fünfzehn bis zwanzig Kilo je Quadratmeter. Widersprechen sich zwei Meinungen, verlangen Sie Fotos und eine geschätzte Restdauer schriftlich.',
      ),
    },
  },
  asbestos: {
    recognize: {
      question: 'Wie erkenne ich, ob mein Dach Asbest enthält?',
      answer: {
        de: say(
          'Faserzement aus der Zeit vor dem Asbestverbot von {asbestosDe} gilt als asbesthaltig, bis eine Laborprobe das Gegenteil zeigt; spätere Platten sind asbestfrei, manche tragen die Prägung NT. Ansehen lässt es sich nicht. Brechen Sie nichts selbst ab: Ein Fachbetrieb oder Labor nimmt die Probe und schickt sie ein.',
        ),
        at: say(
          'Faserzement aus der Zeit bis zum Verbot von {asbestosAt} und kurz danach gilt als verdächtig; viele Dachplatten waren schon etwas früher frei davon, beweisen lässt es sich mit Rechnung oder Laborprobe. Ansehen lässt es sich nicht. Brechen Sie nichts selbst ab, ein Fachbetrieb nimmt die Probe.',
        ),
        ch: say(
          'In der Schweiz gilt: In Bauten von vor {asbestosCh} muss man mit Asbest rechnen, bis eine Laborprobe das Gegenteil zeigt. Ansehen lässt es sich nicht; Wellplatten und graue Schieferplatten aus jener Zeit sind fast immer verdächtig. Brechen Sie nichts selbst ab, ein Diagnostiker nimmt die Probe (Liste beim Forum Asbest).',
        ),
        us: say(
          'Am Aussehen erkennt man es nicht: Grauer Faserzement („transite“), Schindeln und Fassadenplatten bis in die achtziger Jahre sind verdächtig, und ein vollständiges Verbot kam in den USA erst spät. Sicher ist nur das Labor. Brechen Sie nichts selbst ab, sondern rufen Sie einen zugelassenen „asbestos inspector“.',
        ),
      },
    },
    removal: {
      question: 'Wer darf ein Dach mit Asbest abbauen?',
      answer: say(
        'Das Abdecken gehört in die Hand eines zugelassenen Fachbetriebs: Er hält die Platten feucht, nimmt sie ganz ab, verpackt sie staubdicht und bringt sie auf eine Deponie, die Asbest annimmt. Ein Wohnhausdach dauert meist wenige Tage. Mit Maske, Frontlader oder Freunden selbst zu arbeiten ist gefährlich und kann Strafe kosten.',
      ),
    },
    cost: {
      question: 'Was kostet die Asbestsanierung am Dach und wer zahlt sie?',
      answer: say(
        'Den Abbau zahlt, wem das Dach gehört; einen verlässlichen Mittelwert dafür gibt es nicht. Ein Angebot zählt die Fläche, die Entsorgung nach Gewicht, Gerüst und Höhe; lassen Sie den Abbau getrennt vom neuen Dach nennen. Eine eigene Förderung nur für Asbest ist selten; fragen Sie Gemeinde und Land oder Kanton, mitunter hilft eine Dämmförderung beim neuen Dach. Günstig ist es, Abbau, Dach und Solar auf ein Gerüst zu legen.',
      ),
    },
    danger: {
      question: 'Wie gefährlich ist Asbest auf dem Dach?',
      answer: say(
        'Solange die Platten fest liegen und heil sind, geben sie kaum Fasern ab; gefährlich wird es beim Bohren, Schneiden, Brechen oder Reinigen mit Hochdruck. Auch Betreten kann alte Platten brechen lassen. Ist schon gebohrt worden: nicht kehren und nicht saugen, Bereich absperren und eine Fachfirma reinigen lassen; ein einmaliger kurzer Kontakt ist nur ein kleines Risiko.',
      ),
    },
    coverOver: {
      question: 'Reicht es, Asbest unter Solarmodulen nur abzudecken?',
      answer: say(
        'Überdecken, beschichten oder nur klemmen hilft nicht: Jede Montage belastet und beschädigt die Platten, und das Überbauen von Asbestdächern ist nicht zulässig oder wird von keinem seriösen Betrieb übernommen. Liegt Asbest nur auf einer Dachseite und die andere ist nachweislich neu, kann Solar auf die neue, wenn niemand die alte betritt oder Kabel durchführt.',
      ),
    },
  },
  shade: {
    tree: {
      question: 'Geht Solar, wenn ein Baum Schatten aufs Dach wirft?',
      answer: {
        de: shadeTree,
        at: shadeTree,
        ch: shadeTree,
        us: say(
          'Ein Baum ist selten ein K.-o.-Kriterium: Im Westen oder Osten kostet er meist wenig, im Süden mit Schatten von elf bis zwei Uhr oft ein Viertel oder mehr der betroffenen Module. Fällen muss man ihn fast nie; oft genügt es, die schattigen Plätze frei zu lassen oder die Krone auszulichten. Immergrüne Bäume stören auch im Winter, und sein Schatten spart Klimaanlage.',
        ),
      },
    },
    smallObjects: {
      question: 'Kostet der Schatten von Kamin oder Gaube viel Solarstrom?',
      answer: say(
        'Meist nur wenige Prozent im Jahr, wenn die ein, zwei Module direkt dahinter wegbleiben: Kamin, Gaube oder Satellitenschüssel werfen einen kleinen, wandernden Schatten. Dünne Schatten von Drähten oder Masten kosten kaum etwas. Eine Schüssel oder alte Antenne lässt sich versetzen; das ist billiger als jede Elektronik.',
      ),
    },
    optimizers: {
      question: 'Helfen Optimierer oder Mikrowechselrichter bei Schatten?',
      answer: say(
        'Optimierer und Mikrowechselrichter lohnen sich, wenn einzelne Module regelmäßig im Schatten liegen oder in verschiedene Richtungen zeigen: Sie verhindern, dass diese die anderen bremsen, und bringen dort einige Prozent. Den Schatten selbst machen sie nicht wett. Auf einem freien Dach oder wenn der Schatten alle zugleich trifft, sind sie ihr Geld nicht wert; moderne Wechselrichter umgehen kleine Schatten schon selbst.',
      ),
    },
    wholeString: {
      question: 'Legt ein Modul im Schatten die ganze Solaranlage lahm?',
      answer: say(
        'Heute fällt nicht mehr alles aus: Bypass-Dioden überbrücken den schattigen Teil eines Moduls, die übrigen arbeiten fast normal weiter. Spürbar wird es, wenn viele Module eines Strangs zugleich teilweise im Schatten liegen; deshalb legt man schattige und sonnige in getrennte Stränge. Ein Blatt oder etwas Schmutz schadet kaum, dauernder Schatten auf derselben Stelle kann heiße Punkte geben.',
      ),
    },
    horizon: {
      question: 'Kosten Berge oder Nachbarhäuser viel Solarertrag?',
      answer: say(
        'Berge, Wald oder Nachbarhäuser, die nur im Winter oder früh und spät die Sonne nehmen, kosten übers Jahr oft nur fünf bis fünfzehn Prozent, weil der größte Teil des Ertrags von April bis September um die Mittagszeit kommt. Vier bis sechs freie Stunden um Mittag reichen meist. Spürbar ist es für den Winterstrom; dort hilft eine steilere Aufstellung, wenn die Sonne überhaupt noch hinkommt.',
      ),
    },
    simulation: {
      question: 'Wie misst man den Schatten auf dem Dach für Solar?',
      answer: say(
        'Der Fachbetrieb misst den Schatten mit Fotos oder einem Horizontbild und rechnet ihn mit einem Programm Stunde für Stunde in den Jahresertrag ein; verlangen Sie diese Zahl schriftlich, mit und ohne Schatten. Grob zeigt es auch eine Sonnenstand-App auf dem Handy an einem Tag im Juni und im Dezember. Fehlt der Schatten im Angebot, ist der versprochene Ertrag zu hoch.',
      ),
    },
    neighbor: {
      question: 'Muss ich Schatten vom Nachbarn auf meinen Modulen dulden?',
      answer: {
        de: shadeNeighbor,
        at: shadeNeighbor,
        ch: shadeNeighbor,
        us: say(
          'Ein Recht auf unverschattete Sonne gibt es nur in wenigen Staaten (etwa Kalifornien mit dem Solar Shade Control Act) oder wenn Sie mit dem Nachbarn ein solar easement vereinbaren und eintragen lassen. Sonst dürfen Sie nur schneiden, was auf Ihr Grundstück ragt. Reden Sie früh, bieten Sie an, den Schnitt zu zahlen, und planen Sie mit etwas mehr Schatten.',
        ),
      },
    },
    ownTree: {
      question: 'Darf ich meinen eigenen Baum für Solar fällen?',
      answer: {
        de: say(
          'Auch der eigene Baum darf nicht immer weg: Viele Städte schützen ihn mit einer Baumschutzsatzung und verlangen ab einem bestimmten Stammumfang eine Genehmigung, oft mit Ersatzpflanzung. Von März bis September dürfen Hecken und Büsche nur schonend geschnitten werden ({natureLaw}); Bäume im Hausgarten nimmt das Gesetz aus, brütende Vögel nie. Rufen Sie zuerst das Umweltamt an; oft genügt es, die Krone auszulichten.',
        ),
        at: say(
          'Auch der eigene Baum darf nicht immer weg: Städte wie Wien, Graz und Salzburg schützen größere Bäume und verlangen eine Bewilligung, oft mit Ersatzpflanzung; anderswo ist er meist frei. Brütende Vögel sind immer geschützt, also besser im Winter schneiden. Fragen Sie zuerst das Gemeindeamt; oft genügt es, die Krone auszulichten.',
        ),
        ch: say(
          'Auch der eigene Baum darf nicht immer weg: Kanton oder Gemeinde entscheiden; Genf und Basel-Stadt etwa verlangen für größere Bäume eine Bewilligung, oft mit Ersatzpflanzung, anderswo ist er meist frei. Brütende Vögel sind geschützt, also besser im Winter schneiden. Fragen Sie zuerst die Gemeinde; oft genügt es, die Krone auszulichten.',
        ),
        us: say(
          'Auch der eigene Baum darf nicht immer weg: Viele Städte verlangen ab einer Stammdicke oder für geschützte Arten wie Eichen in Kalifornien eine Genehmigung, und die HOA kann mitreden; Straßenbäume gehören meist der Stadt. Rufen Sie vorher die Stadt an und lassen Sie einen Baumpfleger (ISA Certified Arborist) ansehen, ob Auslichten genügt. Brütende Vögel sind geschützt, also besser im Winter.',
        ),
      },
    },
  },
  snow: {
    clearing: {
      question: 'Muss ich den Schnee von den Solarmodulen räumen?',
      answer: say(
        'Lassen Sie den Schnee in der Regel liegen: Der Ertrag von ein paar Wintertagen ist klein, das Dach gefährlich, und Schaufel, Schaber oder heißes Wasser können Glas und Garantie schaden. Vom Boden aus darf man an erreichbaren Modulen mit weichem Besen oder Schaumstoffschieber lockeren Schnee abziehen. Steigen Sie nie aufs verschneite Dach; bei Gefahr durch die Last kommt ein Fachbetrieb.',
      ),
    },
    covered: {
      question: 'Liefern Solarmodule unter Schnee noch Strom?',
      answer: say(
        'Unter einer geschlossenen Decke von mehr als einigen Zentimetern kommt fast nichts heraus, unter dünnem Flaum noch etwas; null Watt ist dann normal. Auf Dächern ab etwa dreißig Grad rutscht der Schnee meist in ein bis drei Tagen ab, flacher liegt er oft Wochen. Übers Jahr kostet das im Flachland nur wenige Prozent, in schneereichen Bergen mehr, weil gerade die dunklen Monate betroffen sind.',
      ),
    },
    winterShare: {
      question: 'Welcher Teil des Solarstroms kommt im Winter?',
      answer: say(
        'Von November bis Januar kommt in Deutschland, im Schweizer Mittelland und im Osten Österreichs grob ein Zehntel des Jahresertrags, im Dezember nur etwa drei Prozent; ein trüber Tag bringt wenige Kilowattstunden. Über dem Nebel in den Bergen und im sonnigen Westen der USA ist es bis zum Doppelten. Für Licht und Haushalt reicht das teilweise, für die Wärmepumpe selten; im März steigt es steil an.',
      ),
    },
    weight: {
      question: 'Halten Dach und Solarmodule die Schneelast aus?',
      answer: say(
        'Geprüfte Module tragen je nach Typ auch hohe Schneelast; im Datenblatt steht sie in Pascal, und schneereiche Orte brauchen Module und Schienen mit mehr Reserve. Entscheidend ist, dass der Betrieb Dachstuhl und Befestigung für die Schneelastzone Ihres Ortes rechnet und Ihnen den Nachweis gibt. Module wiegen selbst nur etwa so viel wie eine dünne Schneeschicht; Frost und Eis sprengen das Glas nicht.',
      ),
    },
    sliding: {
      question: 'Kann Schnee von den Modulen auf jemanden rutschen?',
      answer: say(
        'Von glattem Glas kommt Schnee oft auf einmal herunter: Über Eingängen, Gehwegen und Terrassen gehören Schneefanggitter oder Schneestopper unter die Module oder eine Absperrung bei Tauwetter. Für Schäden haftet in der Regel der Hauseigentümer, wenn Schutz üblich oder vorgeschrieben war; örtliche Regeln nennt die Gemeinde. Melden Sie die Anlage Ihrer Haftpflicht- und Gebäudeversicherung.',
      ),
    },
    steepOrHeated: {
      question: 'Helfen steilere oder beheizte Module gegen Schnee?',
      answer: say(
        'In schneereichen Lagen helfen steile oder senkrechte Module am meisten: Ab etwa vierzig Grad bleibt kaum etwas liegen, an der Fassade gar nichts, und sie nutzen die tiefe Wintersonne und das Licht vom Schnee. Bei Anlagen am Boden hilft genug Höhe über den Schneewehen. Heizmatten oder Rückstrom zum Abtauen kosten meist mehr Strom und Geld, als sie bringen.',
      ),
    },
    coldAndBright: {
      question: 'Schadet Kälte den Solarmodulen?',
      answer: say(
        'Kalte, klare Tage sind gut: Module leisten bei Kälte mehr, und Schnee auf dem Boden wirft zusätzliches Licht, am meisten auf steile und senkrechte Flächen. Deshalb kann ein sonniger Februartag einen trüben Sommertag schlagen. Reif oder eine dünne Eisschicht kostet am Morgen ein, zwei Stunden und schadet den Zellen nicht.',
      ),
    },
  },
  hail: {
    howBig: {
      question: 'Wie große Hagelkörner halten Solarmodule aus?',
      answer: say(
        'Nach der Norm halten Module Hagelkörner von {hailTest} Millimetern; Modelle mit höherer Hagelklasse sind auf dreißig bis fünfzig geprüft. Golfballgroße Körner übersteht also am ehesten ein solches Modell, tennisballgroße keines sicher. Bei gewöhnlichem Gewitter ist Bruch selten, meist trifft es dann einzelne Module und nicht die ganze Anlage.',
      ),
    },
    whichPanel: {
      question: 'Welche Hagelklasse sollten Solarmodule haben?',
      answer: {
        de: hailWhichPanel,
        at: hailWhichPanel,
        ch: say(
          'Verlangen Sie Module aus dem Schweizer Hagelregister: Hagelwiderstand drei (dreissig Millimeter) ist das übliche Minimum, in Hagelgebieten wie dem Emmental oder der Zentralschweiz besser vier. Manche Gebäudeversicherungen erwarten das. Dickeres, gehärtetes Frontglas hält mehr aus, dünnes Glas-Glas nicht von selbst; Netze oder Decken lohnen sich nicht.',
        ),
        us: hailWhichPanel,
      },
    },
    wind: {
      question: 'Halten Solarmodule einem Sturm stand?',
      answer: say(
        'Eine fachgerecht montierte Anlage hält auch Sturm: Der Betrieb rechnet Haken, Klemmen und Ballast für Windzone, Höhe und Dachrand Ihres Hauses; verlangen Sie diesen Nachweis. Wenn Module fliegen, war fast immer die Befestigung zu schwach oder falsch. Vor einem Sturm müssen Sie nichts abdecken oder abschalten, nur lose Dinge sichern; alle paar Jahre sollten die Klemmen geprüft werden.',
      ),
    },
    afterStorm: {
      question: 'Was tun mit den Solarmodulen nach schwerem Hagel?',
      answer: say(
        'Nach schwerem Hagel fotografieren Sie vom Boden aus, vergleichen den Ertrag mit den Tagen davor und melden es sofort der Versicherung, auch bei Verdacht. Module mit gesprungenem Glas nicht berühren, weil sie unter Spannung stehen; ein Betrieb schaltet ab und tauscht sie, denn eindringende Feuchte macht sie gefährlich. Unsichtbare Risse in Zellen zeigt eine Thermografie oder Elektrolumineszenz; sie kosten oft wenig, können aber wachsen.',
      ),
    },
    whoPays: {
      question: 'Wer zahlt, wenn Hagel oder Sturm die Module beschädigt?',
      answer: say(
        'Hagel- und Sturmschäden zahlt die Gebäude- oder Wohngebäudeversicherung, wenn die Anlage dort gemeldet ist, sonst eine eigene Photovoltaikversicherung; prüfen Sie Selbstbehalt und ob Ertragsausfall dabei ist. Die Garantie des Herstellers deckt Wetterschäden nicht. War die Montage schuld, haftet der Betrieb; trifft ein loses Modul den Nachbarn, zahlt Ihre Haftpflicht.',
      ),
    },
    lightning: {
      question: 'Brauche ich für Solar einen Blitzschutz?',
      answer: say(
        'Einen Blitzableiter brauchen Sie nur, wenn ihn das Gebäude ohnehin haben muss, dann wird die Anlage eingebunden; vor Überspannung schützen Überspannungsschutz und Erdung, die zur Montage gehören. Module ziehen Blitze nicht an, und bei Gewitter müssen Sie nichts abschalten. Ein herabfallender Ast kann das Glas brechen wie bei einem Dachfenster.',
      ),
    },
  },
  fireSafety: {
    firefighters: {
      question: 'Löscht die Feuerwehr ein Haus mit Solaranlage?',
      answer: say(
        'Die Feuerwehr löscht auch Häuser mit Solaranlage; dass sie „kontrolliert abbrennen lässt“, ist ein Märchen. Die Leitungen vom Dach stehen bei Licht unter Spannung, deshalb hält sie mit dem Strahlrohr Abstand, etwa einen Meter mit Sprühstrahl und fünf mit Vollstrahl. Ein Hinweisschild am Zählerkasten und ein Plan, wo Module, Wechselrichter und Speicher sind, helfen ihr am meisten.',
      ),
    },
    place: {
      question: 'Wo steht ein Stromspeicher am sichersten?',
      answer: {
        de: fireSafetyPlace,
        at: fireSafetyPlace,
        ch: fireSafetyPlace,
        us: say(
          'Üblich sind Garage, Technikraum oder Außenwand; Schlafräume und Schränke, die dorthin öffnen, sind nach den Bauvorschriften tabu. Innen braucht es meist einen vernetzten Rauch- oder Hitzemelder, außen Abstand zu Fenstern und Türen, in der Garage einen Anfahrschutz. Auch der einzige Fluchtweg, heiße Dachböden und feuchte Keller scheiden aus; das Bauamt prüft den Platz mit der Genehmigung.',
        ),
      },
    },
    batteryRisk: {
      question: 'Wie gefährlich ist ein Stromspeicher?',
      answer: say(
        'Ein geprüfter Heimspeicher kann brennen, tut es aber sehr selten; eine Studie der RWTH Aachen sieht das Risiko etwa so hoch wie bei einem Wäschetrockner. Kommt es dazu, gibt eine Zelle Wärme an die nächste weiter, es raucht stark und kann verpuffen: hinausgehen, Türen schließen, Feuerwehr rufen, nicht selbst löschen. Bastelakkus, Sturz- oder Wasserschäden und aufgeblähte Zellen sind das eigentliche Risiko.',
      ),
    },
    chemistry: {
      question: 'Welche Art von Stromspeicher ist am sichersten?',
      answer: say(
        'Am unempfindlichsten sind Zellen aus Lithium-Eisenphosphat: Sie werden erst bei höherer Temperatur instabil und geben weniger Wärme ab als Zellen mit Nickel, Mangan und Kobalt. Unbrennbar sind auch sie nicht, der Elektrolyt kann brennen. Salzwasser- oder Natriumspeicher sind noch gutmütiger, aber selten und größer; wichtiger als die Chemie sind Prüfzeichen, Überwachung und fachgerechter Einbau.',
      ),
    },
    warningSigns: {
      question: 'Was tun bei Rauch oder Brandgeruch an der Solaranlage?',
      answer: say(
        'Bei Rauch, Funken oder starker Hitze fassen Sie nichts mehr an: hinausgehen, Türen schließen, Feuerwehr rufen. Riecht es nur verschmort oder knistert es, schalten Sie, wenn der Weg sicher ist, erst die Sicherung des Wechselrichters aus, dann seinen Gleichstromschalter, und rufen Sie noch am selben Tag den Betrieb; nichts einschalten, bis es geprüft ist. Ein warmer Wechselrichter, auch ein sehr heißer Kühlkörper, ist normal, leises Klicken der Relais auch.',
      ),
    },
    hayAndWood: {
      question: 'Ist Solar auf Holzhaus oder Scheune ein Brandrisiko?',
      answer: say(
        'Das Risiko steigt nur, wenn Leitungen durch Heu, Stroh oder Staub laufen; auch auf Holzhäusern und Ställen sind Solaranlagen üblich und zulässig. Wichtig sind Kabel in Metallrohr oder außen geführt, geschützt vor Mardern, Wechselrichter auf einer nicht brennbaren Platte außerhalb des Heulagers und regelmäßige Prüfung. Bei Reet- und Strohdächern raten Versicherer ab: Dort kommen die Module besser auf ein Nebengebäude oder den Boden.',
      ),
    },
    protection: {
      question: 'Was schützt meine Solaranlage vor einem Brand?',
      answer: {
        de: fireSafetyProtection,
        at: fireSafetyProtection,
        ch: fireSafetyProtection,
        us: say(
          'Auf Dächern verlangt die Elektrovorschrift in den meisten Orten eine Schnellabschaltung: Ein roter Schalter beim Zähler senkt die Spannung auf dem Dach in Sekunden. Dazu kommt meist ein Lichtbogenschutz im Wechselrichter und freie Wege auf dem Dach. Wichtig sind gleiche Stecker eines Herstellers, sauber befestigte Kabel, ein Rauchmelder beim Speicher und alle paar Jahre eine Prüfung, am besten mit Wärmebild.',
        ),
      },
    },
  },
  systemSize: {
    count: {
      question: 'Wie viele Solarmodule brauche ich?',
      answer: {
        de: say(
          'Teilen Sie Ihren Jahresverbrauch durch etwa {yieldDe}, das ist die Leistung in kWp, die übers Jahr gleich viel erzeugt. Je kWp sind es gut zwei Module. Bei wenigen tausend Kilowattstunden Verbrauch sind das rund ein Dutzend Module; mehr schadet selten, weil ein Teil ohnehin ins Netz geht.',
        ),
        at: say(
          'Teilen Sie Ihren Jahresverbrauch durch etwa {yieldVienna}, das ist die Leistung in kWp, die übers Jahr gleich viel erzeugt. Je kWp sind es gut zwei Module. Bei wenigen tausend Kilowattstunden Verbrauch sind das rund ein Dutzend Module; mehr schadet selten, weil ein Teil ohnehin ins Netz geht.',
        ),
        ch: say(
          'Teilen Sie Ihren Jahresverbrauch durch etwa {yieldCh}, das ist die Leistung in kWp, die übers Jahr gleich viel erzeugt. Je kWp sind es gut zwei Module. Bei wenigen tausend Kilowattstunden Verbrauch sind das rund ein Dutzend Module; mehr schadet selten, weil ein Teil ohnehin ins Netz geht.',
        ),
        us: say(
          'Teilen Sie Ihren Jahresverbrauch durch den Ertrag vor Ort: etwa {yieldSeattle} in Seattle, {yieldDenver} in Denver. Das ist die Leistung in kW, die übers Jahr gleich viel erzeugt; je kW sind es gut zwei Module. Wird die Einspeisung voll angerechnet, passt diese Zahl, bei schlechter Vergütung gern etwas weniger.',
        ),
      },
    },
    area: {
      question: 'Wie viel Dachfläche braucht eine Solaranlage?',
      answer: {
        de: systemSizeArea,
        at: systemSizeArea,
        ch: systemSizeArea,
        us: say(
          'Rechnen Sie {roofPerKwUs} Quadratfuß Dachfläche je kW, samt Rand, den die Feuerwehr frei haben will, und Abstand zu Gauben und Rohren. Ein kleines Dach trägt so etwa fünf kW, ein großes zehn und mehr. Kleine Restflächen und Schatten lässt man aus.',
        ),
      },
    },
    later: {
      question: 'Wie viel mehr Solar brauche ich für E-Auto und Wärmepumpe?',
      answer: say(
        'Planen Sie den künftigen Bedarf gleich mit: Ein E-Auto mit durchschnittlicher Fahrleistung braucht etwa zwei bis drei kWp zusätzlich, eine Wärmepumpe je nach Haus drei bis fünf. Später erweitern kostet ein zweites Gerüst und oft einen neuen Wechselrichter. Im Winter, wenn die Wärmepumpe läuft, liefert auch ein großes Dach wenig.',
      ),
    },
    tooBig: {
      question: 'Soll ich das ganze Dach mit Solarmodulen füllen?',
      answer: say(
        'Die guten Dachseiten ja, wenn die Einspeisung ordentlich vergütet wird; für zwei Personen ohne Auto genügen sonst vier bis sechs kWp. Die letzten Module liefern zwar fast allein ins Netz, kosten aber wenig, weil Gerüst, Planung und Anschluss schon bezahlt sind. Schattige Ecken lohnen sich nicht.',
      ),
    },
    thresholds: {
      question: 'Gibt es Grenzen für die Größe meiner Solaranlage?',
      answer: {
        de: say(
          'Die Schwellen sind heute kein Grund, das Dach leer zu lassen: Ab {smartMeterKwp} wird ein Smart Meter eingebaut, über {feedInKwp} sinkt die Vergütung nur für den Teil darüber, und bis {vatDeKwp} gilt der Steuersatz null. Ein Wechselrichter, der etwas kleiner ist als die Summe der Module, ist üblich und kein Fehler, weil sie die volle Leistung selten erreichen.',
        ),
        at: say(
          'Wie viel Sie anschließen dürfen, sagt der Netzbetreiber; stößt er an eine Grenze, lässt sich die Einspeisung drosseln statt das Dach leer zu lassen. Sehr kleine Anlagen scheitern oft an der Mindestzahl von Modulen je Strang. Ein Wechselrichter, der etwas kleiner ist als die Summe der Module, ist üblich und kein Fehler, weil sie die volle Leistung selten erreichen.',
        ),
        ch: say(
          'Wie viel Sie anschliessen dürfen, sagt das Werk; stösst es an eine Grenze, lässt sich die Einspeisung drosseln statt das Dach leer zu lassen. Sehr kleine Anlagen scheitern oft an der Mindestzahl von Modulen je Strang. Ein Wechselrichter, der etwas kleiner ist als die Summe der Module, ist üblich und kein Fehler, weil sie die volle Leistung selten erreichen.',
        ),
        us: say(
          'Viele Versorger begrenzen die Anlage auf etwa Ihren bisherigen Jahresverbrauch; mit einem Nachweis über ein neues Auto oder eine Wärmepumpe ist oft mehr möglich. Auch die Sammelschiene im Verteiler kann eine Grenze setzen. Ein Wechselrichter, der etwas kleiner ist als die Summe der Module, ist üblich und kein Fehler.',
        ),
      },
    },
  },
  solarLifetime: {
    inverter: {
      question: 'Wann muss der Wechselrichter getauscht werden?',
      answer: say(
        'Der Wechselrichter hält meist {inverterYears} Jahre und wird in der Lebenszeit der Module einmal ersetzt; fällt er nach neun bis zwölf Jahren aus, ist das üblich, nach vier Jahren ein Fall für die Garantie. Ein kühler, trockener, schattiger Platz verlängert sein Leben. Mikrowechselrichter auf dem Dach haben oft längere Garantien, der Tausch kostet dort aber Arbeit und Zugang.',
      ),
    },
    degradation: {
      question: 'Wie viel Leistung verlieren Solarmodule mit den Jahren?',
      answer: say(
        'Rechnen Sie mit etwa {degradation} weniger Leistung je Jahr, im ersten Jahr etwas mehr; nach zwanzig Jahren bleiben also rund neunzig Prozent. Ein Rückgang um ein Zehntel in wenigen Jahren ist dagegen zu viel und kommt eher von Schatten, Schmutz, einem defekten Strang oder einem schlechten Sonnenjahr. Vergleichen Sie mehrere Jahre und lassen Sie sonst messen; die Leistungsgarantie greift bei echtem Verlust.',
      ),
    },
    oldSystem: {
      question: 'Wie lange läuft meine alte Solaranlage noch?',
      answer: say(
        'Anlagen aus den Jahren um zweitausendzehn haben meist noch zehn bis zwanzig gute Jahre vor sich; es gibt Module aus den achtziger und neunziger Jahren, die noch arbeiten. Sie hören nicht plötzlich auf, sondern liefern langsam weniger. Solange sie sicher sind und ordentlich Strom machen, lassen Sie sie auf dem Dach; vor einem Kauf zeigen die Jahreserträge und eine Messung, wie es steht. Gebrauchte Module lohnen sich nur sehr billig.',
      ),
    },
    believable: {
      question: 'Halten Solarmodule wirklich dreißig Jahre?',
      answer: say(
        'Dreißig Jahre sind glaubhaft: Viele alte Anlagen laufen so lange, und moderne Glas-Glas-Module halten eher länger. Eine Leistungsgarantie über dreißig Jahre ist aber ein Versprechen des Herstellers und nur so gut wie seine Firma; Arbeit und Gerüst sind oft nicht dabei. Rechnen Sie vorsichtig mit {panelYears} Jahren für die Module und einem zweiten Wechselrichter.',
      ),
    },
    breaksFirst: {
      question: 'Was geht an einer Solaranlage zuerst kaputt?',
      answer: say(
        'Zuerst geht meist der Wechselrichter, dann Stecker, Kabelbinder oder Anschlussdosen; das Glas mit den Zellen hält am längsten. Milchige Stellen, eine rissige Rückseite, braune Linien oder heiße Punkte sind Zeichen, es prüfen zu lassen, aber nicht immer ein Ende. Reißt die Rückseite oder fällt der Isolationswert, ist das ein Sicherheitsthema: abschalten und den Fachbetrieb rufen.',
      ),
    },
    climate: {
      question: 'Altern Solarmodule durch Hitze oder Seeluft schneller?',
      answer: say(
        'Frost, Schnee und Höhe schaden geprüften Modulen kaum, Hagel in üblicher Größe auch nicht; große Hitze lässt sie etwas schneller altern. Salz am Meer und Ammoniak aus Ställen greifen Rahmen und Anschlüsse an: Nehmen Sie dort Module mit der passenden Prüfung und Gestelle aus rostfreiem Material. Der Wechselrichter gehört in solchen Fällen nach innen.',
      ),
    },
    roof: {
      question: 'Halten Solarmodule so lange wie mein Dach?',
      answer: say(
        'Ein neues Dach hält so lange wie die Module oder länger; ist das Dach älter als {roofOldYears} Jahre, prüfen Sie es vorher oder erneuern es gleich mit. Müssen die Module später herunter, kostet das Arbeit, sie können danach aber wieder hinauf. Wer mit sechzig oder siebzig baut, muss in der Regel nur noch einmal den Wechselrichter ersetzen; der Strom kommt auch den Erben zugute.',
      ),
    },
  },
  recycling: {
    where: {
      question: 'Wo kann ich alte Solarmodule abgeben?',
      answer: {
        de: say(
          'Aus dem Haushalt nimmt der kommunale Wertstoffhof Module, Wechselrichter und Kabel kostenlos als Elektroschrott an; bei mehr als zwanzig Modulen stimmen Sie Ort und Zeit vorher ab. Weist man Sie ab, fragen Sie die Abfallberatung des Landkreises nach der zuständigen Sammelstelle. Gewerbliche Anlagen gehen über den Hersteller oder einen Entsorger; bei einem Tausch nimmt oft der Betrieb alles mit.',
        ),
        at: say(
          'Aus dem Haushalt nimmt die Sammelstelle der Gemeinde oder des Bezirksabfallverbands Module und Wechselrichter kostenlos als Elektroaltgeräte; rufen Sie bei größeren Mengen vorher an. Beim Kauf neuer Module nimmt sie oft der Betrieb mit. Gewerbliche Anlagen laufen über Hersteller und Sammelsysteme.',
        ),
        ch: say(
          'Module, Wechselrichter und Kabel nehmen die Sammelstellen von SENS eRecycling und die Verkaufsstellen kostenlos zurück, weil die vorgezogene Recyclinggebühr schon beim Kauf bezahlt wird; das gilt auch für alte Module. Sammelstellen nach Ort stehen auf erecycling.ch; bei vielen Modulen melden Sie sich vorher an oder lassen abholen. Die gewöhnliche Gemeindesammlung nimmt sie oft nicht.',
        ),
        us: say(
          'Eine landesweite Rücknahme gibt es nicht: Fragen Sie zuerst den Betrieb, dann den Hersteller und die Umweltbehörde Ihres Bundesstaats nach einem Recycler in der Nähe; der Branchenverband SEIA führt eine Liste. Viele Deponien weisen Module ab, manche Staaten behandeln sie als Sonderabfall. Eine Gebühr je Modul und der Transport gehen meist auf Ihre Kosten.',
        ),
      },
    },
    cost: {
      question: 'Wer zahlt die Entsorgung alter Solarmodule?',
      answer: {
        de: recyclingCost,
        at: recyclingCost,
        ch: recyclingCost,
        us: say(
          'In den meisten Staaten zahlt der Eigentümer: Recycler verlangen eine Gebühr je Modul, dazu kommen Abbau und Transport. Einige Staaten wie Washington haben Rücknahmepflichten der Hersteller beschlossen. Schreiben Sie in den Vertrag, wer am Ende abbaut und entsorgt; bei Leasing ist es die Firma, der die Anlage gehört.',
        ),
      },
    },
    broken: {
      question: 'Wie entsorge ich ein zerbrochenes Solarmodul?',
      answer: say(
        'Ein gesprungenes Modul bleibt bei Licht unter Spannung: nicht anfassen, abdecken oder Abstand halten, die Anlage abschalten und von einer Fachkraft abnehmen lassen. Danach mit festen Handschuhen in eine Kiste oder Folie packen, damit nichts splittert, und getrennt als Elektroschrott abgeben. In den Hausmüll, Glas- oder Bauschuttcontainer gehört es nicht; Scherben vom Beet aufsammeln, Reste sind kaum giftig.',
      ),
    },
    toxic: {
      question: 'Enthalten Solarmodule giftige Stoffe?',
      answer: say(
        'Gängige Siliziummodule sind zu über neun Zehnteln Glas, Aluminium, Kunststoff und Silizium; giftig ist vor allem ein wenig Blei im Lot, das fest eingeschlossen ist. Cadmium steckt nur in seltenen Dünnschichtmodulen. Bei Gebrauch und auch bei Bruch gelangt kaum etwas in den Boden; falsch ist, sie zu vergraben oder ins Ausland zu verschieben, und dagegen stehen Rücknahmepflichten und Exportregeln.',
      ),
    },
    recovered: {
      question: 'Wie viel von einem Solarmodul wird wiederverwertet?',
      answer: say(
        'Rahmen und Glas, zusammen gut vier Fünftel des Gewichts, werden heute fast vollständig verwertet; die EU verlangt, dass mindestens achtzig Prozent wiederverwendet oder recycelt werden. Silber, Kupfer und Silizium holen neuere Anlagen ebenfalls heraus, noch nicht überall. Das Glas wird oft zu Dämmstoff oder Flaschen, zunehmend wieder zu Flachglas, und Schmelzen braucht viel weniger Energie, als das Modul geliefert hat.',
      ),
    },
    battery: {
      question: 'Wohin mit einem alten Stromspeicher?',
      answer: {
        de: recyclingBattery,
        at: recyclingBattery,
        ch: recyclingBattery,
        us: say(
          'Fragen Sie zuerst Hersteller oder Installateur, die meisten nehmen Heimspeicher zurück; eine landesweite Pflicht gibt es nicht. Abbau und Transport gehören in Fachhände, weil große Lithiumakkus Gefahrgut sind. Recycler gewinnen Kupfer, Aluminium, Nickel und Kobalt zum größten Teil zurück, zunehmend auch Lithium; Bleibatterien nimmt fast jeder Autoteilehändler.',
        ),
      },
    },
    secondLife: {
      question: 'Kann ich gebrauchte Solarmodule verkaufen oder verschenken?',
      answer: say(
        'Noch funktionierende Module dürfen Sie verkaufen oder verschenken, etwa für Gartenhaus, Garage oder Inselanlage; am Netz lohnen sie sich wegen geringerer Leistung und fehlender Garantie selten. Lassen Sie sie vorher messen und geben Sie Alter und Datenblatt mit. Der Export als „gebraucht“ setzt geprüfte Funktion voraus, sonst ist er illegaler Abfallexport; wiegen Sie ab, ob die Module nicht einfach auf Ihrem Dach weiterlaufen können.',
      ),
    },
  },
  balcony: {
    refusal: {
      question: 'Dürfen Vermieter oder Miteigentümer Balkonsolar verbieten?',
      answer: {
        de: say(
          'Ablehnen darf der Vermieter oder die Eigentümergemeinschaft nur aus gutem Grund ({tenantLaw}, {ownersLaw}), etwa bei Denkmalschutz oder unsicherer Befestigung; der bloße Geschmack oder eine einheitliche Fassade genügt in der Regel nicht. Sie dürfen aber beim Wie mitreden, also bei Platz, Farbe, sicherer Halterung oder einer Haftpflicht. Fragen Sie schriftlich mit Datenblatt und Frist; kommt nur ein Nein, helfen Mieterverein oder Klage auf Zustimmung.',
        ),
        at: say(
          'Im Wohnungseigentum gilt für Steckergeräte auf Balkon oder Terrasse eine erleichterte Zustimmung ({ownersLawAt}): Verständigen Sie alle Eigentümer genau; wer nicht binnen zwei Monaten widerspricht, hat zugestimmt, bei Widerspruch kann das Gericht sie ersetzen. Als Mieter haben Sie meist keinen Anspruch und fragen den Vermieter; nach einem Nein hilft oft ein neuer Vorschlag ohne Bohren, mit Haftpflicht und Abbau auf Ihre Kosten.',
        ),
        ch: say(
          'Bei Miete darf die Eigentümerin oder die Verwaltung Nein sagen: Was aussen am Geländer hängt, braucht ihre schriftliche Zustimmung, im Stockwerkeigentum jene der Gemeinschaft. Hat sie abgelehnt, hilft oft ein neuer Vorschlag: hinter dem Geländer oder auf dem Balkonboden, schwarz, mit Haftpflicht und Rückbau auf Ihre Kosten. Stellen ohne Bohren auf dem eigenen Balkon wird eher geduldet.',
        ),
        us: balconyRefusal,
      },
    },
    howManyWatts: {
      question: 'Wie viel Watt darf ein Balkonkraftwerk haben?',
      answer: {
        de: say(
          'Erlaubt sind {plugInDeWatt} am Wechselrichter und {plugInDeModules} Modulleistung, und zwar zusammen je Zähler, nicht je Gerät: Mehrere Module oder zwei kleine Sets gehen, solange die Summe passt. Ob Balkon, Terrasse, Garten oder Garage ist dabei gleich, auch ein Speicher ist erlaubt. Mehr Modulleistung als der Wechselrichter hergibt ist zulässig; er begrenzt selbst.',
        ),
        at: say(
          'Erlaubt sind {plugInAtWatt} Einspeiseleistung, und zwar zusammen je Anlage am Zähler, nicht je Gerät; mehrere Module sind möglich, wenn der Wechselrichter begrenzt. Ob Balkon, Terrasse, Garten oder Garage ist gleich. Darüber ist es eine gewöhnliche Anlage, die ein Elektriker anschließt und der Netzbetreiber vorher genehmigt.',
        ),
        ch: say(
          'Erlaubt sind {plugInChWatt} am Wechselrichter, und zwar je Zähler, nicht je Gerät oder Person; ein deutsches Set mit {plugInDeWatt} muss darauf begrenzt sein. Ob Balkon, Terrasse, Garten oder Garage ist gleich. Mehrere Module sind möglich, wenn der Wechselrichter begrenzt; mehr Leistung muss eine Fachperson fest anschliessen.',
        ),
        us: say(
          'Eine landesweite Grenze gibt es nicht: Wo Steckersolar erlaubt ist, nennt das Gesetz des Bundesstaats die Höchstleistung, meist je Haushalt und nicht je Gerät. Wo kein solches Gesetz gilt, ist jedes Gerät, das einspeist, genehmigungspflichtig, auch im Garten. Ohne Netz, also nur mit eigener Batterie, gilt keine Grenze des Versorgers.',
        ),
      },
    },
    registering: {
      question: 'Muss ich ein Balkonkraftwerk anmelden?',
      answer: {
        de: say(
          'Sie tragen das Gerät nur im Marktstammdatenregister ein, online, kostenlos, in etwa zehn Minuten und binnen eines Monats nach dem Anstecken; der Netzbetreiber erfährt es von dort. Sie brauchen Ihre Zählernummer und die Leistung von Modulen und Wechselrichter. Fehlt eine Angabe oder haben Sie es vergessen, holen Sie es nach; Ärger gibt es dann gewöhnlich keinen.',
        ),
        at: say(
          'Melden müssen Sie es dem Netzbetreiber, und zwar vor dem Einstecken; die meisten haben dafür ein kurzes Formular im Internet. Gebraucht werden Zählpunktnummer, Leistung und die Konformitätserklärung des Geräts. Eine Genehmigung der Gemeinde ist in der Regel nicht nötig; wer nicht meldet, riskiert, dass das Gerät abgesteckt werden muss.',
        ),
        ch: say(
          'Melden müssen Sie es dem Netzbetreiber, also meist Ihrem Elektrizitätswerk, bevor Sie es einstecken; dafür gibt es ein Formular, dazu die Konformitätserklärung des Geräts. Eine Bewilligung ist das nicht, und es kostet gewöhnlich nichts. Wer nicht meldet, kann zum Abstecken aufgefordert werden; holen Sie es einfach nach.',
        ),
        us: say(
          'Ihr Ansprechpartner ist der Stromversorger: Fragen Sie vor dem Kauf schriftlich, ob er Steckersolar zulässt und ob eine Meldung genügt oder ein Netzanschlussantrag nötig ist. Verlangt er die Trennung eines nicht gemeldeten Geräts, stecken Sie es aus; er darf den Anschluss sonst sperren.',
        ),
      },
    },
    socketPlug: {
      question: 'Darf ein Balkonkraftwerk an eine normale Steckdose?',
      answer: {
        de: say(
          'Eine gewöhnliche Steckdose genügt nach der Norm bis {plugInDeSocket} Modulleistung; darüber soll es eine Energiesteckdose (Wieland) sein. Einen Elektriker brauchen Sie fürs Einstecken nicht, wohl aber, wenn die Leitung alt oder die Dose locker ist. Nehmen Sie keine Mehrfachsteckdose. Die Stifte sind nach dem Ausstecken sofort spannungsfrei, weil der Wechselrichter abschaltet.',
        ),
        at: balconySocketPlug,
        ch: balconySocketPlug,
        us: say(
          'Einfach in die Steckdose gesteckt werden darf ein Gerät nur, wo Ihr Bundesstaat das erlaubt, und nur ein dafür geprüftes. Sonst muss ein Elektriker es an einem eigenen Stromkreis anschließen, und der Versorger muss zustimmen. Europäische Geräte passen weder zur Spannung noch zur Norm.',
        ),
      },
    },
    oldMeter: {
      question: 'Muss fürs Balkonkraftwerk der alte Zähler getauscht werden?',
      answer: {
        de: say(
          'Auch mit einem alten Zähler dürfen Sie sofort loslegen: Dass er bei Überschuss rückwärts läuft, wird bis zum Tausch geduldet, strafbar ist das nicht. Mit der Eintragung im Register erfährt es der Netzbetreiber, und der Messstellenbetreiber baut einen modernen Zähler ein; eine eigene Rechnung für den Tausch bekommen Sie nicht.',
        ),
        at: balconyOldMeter,
        ch: balconyOldMeter,
        us: balconyOldMeter,
      },
    },
    fixingLiability: {
      question: 'Wer haftet, wenn ein Balkonmodul herunterfällt?',
      answer: say(
        'Fällt ein Modul herunter, haften Sie; klären Sie deshalb vorher schriftlich, ob Ihre Privathaftpflicht Steckersolar einschließt, was bei neueren Verträgen meist der Fall ist. Nehmen Sie eine Halterung, die für Ihr Geländer zugelassen ist, mit Bügeln oder Schrauben aus Edelstahl statt Kabelbindern, und prüfen Sie sie nach Sturm. An Glas gehört nur, was der Hersteller der Brüstung erlaubt; sonst stellen Sie die Module auf den Boden.',
      ),
    },
    otherPlaces: {
      question: 'Wo sind Balkonkraftwerke erlaubt?',
      answer: {
        de: balconyOtherPlaces,
        at: balconyOtherPlaces,
        ch: balconyOtherPlaces,
        us: say(
          'Utah hat Steckersolar als erster Bundesstaat ausdrücklich erlaubt, einige sind gefolgt oder beraten Gesetze; eine verlässliche aktuelle Liste habe ich nicht. Fragen Sie die Energiebehörde Ihres Bundesstaats oder Ihren Versorger. Ein Set aus Europa dürfen Sie nicht anschließen: Es passt weder zur Spannung noch zur Zulassung.',
        ),
      },
    },
  },
  solarDuty: {
    roofRenewal: {
      question: 'Muss mit dem neuen Dach auch eine Solaranlage drauf?',
      answer: {
        de: say(
          'Beim vollständigen Erneuern der Dachhaut gilt eine Pflicht in Baden-Württemberg, Nordrhein-Westfalen, Niedersachsen, Hamburg, Berlin und Bremen; in Rheinland-Pfalz muss das Dach nur vorbereitet werden, in Bayern ist es bei Wohnhäusern eine Empfehlung, mehrere Länder verlangen nichts. Reparaturen, Sturmschäden und ein paar getauschte Ziegel lösen sie nicht aus. Fragen Sie das Bauamt, bevor Sie den Dachdecker beauftragen.',
        ),
        at: say(
          'Eine Dacherneuerung bei einem bestehenden Einfamilienhaus löst in der Regel keine Solarpflicht aus; die Bauordnungen der Länder zielen auf Neubauten und große Gebäude. Reparaturen und neue Ziegel sind nie gemeint. Die Baubehörde der Gemeinde sagt Ihnen, ob Ihr Umbau als größere Renovierung zählt.',
        ),
        ch: say(
          'Bei einer Dachsanierung verlangen nur einige Kantone Solar, die meisten nicht; der Bund regelt nur Neubauten. Reparaturen und einzelne Ziegel zählen nie, eine ganze neue Eindeckung kann zählen. Die Energiefachstelle Ihres Kantons sagt es Ihnen vor dem Baugesuch verbindlich; sinnvoll ist es meist trotzdem, weil das Gerüst schon steht.',
        ),
        us: say(
          'Ein neues Dach auf einem bestehenden Haus löst fast nirgends eine Solarpflicht aus. Eine Ausnahme ist New York City: Wird die ganze Dachfläche ersetzt, verlangt die Stadt Solar oder Gründach, mit Ausnahmen für kleine oder ungeeignete Dächer. Fragen Sie bei Ihrem Bauamt nach, wenn der Dachdecker etwas anderes sagt.',
        ),
      },
    },
    newBuild: {
      question: 'Ist Solar beim Neubau Pflicht?',
      answer: {
        de: say(
          'Beim Neubau von Wohnhäusern gilt eine Pflicht unter anderem in Baden-Württemberg, Nordrhein-Westfalen, Niedersachsen, Schleswig-Holstein, Hamburg, Berlin und Bremen. Verlangt wird nur ein Teil des geeigneten Dachs, etwa {dutyShareBw} in Baden-Württemberg oder {dutyShareNi} der Dachfläche in Niedersachsen. Anderswo kann der Bebauungsplan oder der Kaufvertrag der Gemeinde es vorschreiben. Ihr Architekt weist es mit dem Bauantrag nach.',
        ),
        at: say(
          'Beim Neubau hängt es vom Bundesland ab: Wien verlangt es bei fast allen Neubauten, andere Länder vor allem bei großen Gebäuden, manche auch bei Einfamilienhäusern. Meist genügt eine Mindestleistung im Verhältnis zur Fläche. Die Baubehörde nennt sie Ihnen, bevor Sie einreichen.',
        ),
        ch: say(
          'Bei Neubauten wird es in den meisten Kantonen verlangt: Üblich sind {ownPowerCh} eigene Leistung je m² beheizter Fläche, das sind für ein Einfamilienhaus nur einige Module. Der Bund verlangt Solar ab einer Gebäudefläche von {dutyAreaCh} m². Manche Kantone erlauben statt der Module eine Ersatzabgabe oder eine Beteiligung; die Energiefachstelle nennt die Regel.',
        ),
        us: say(
          'Pflicht ist Solar auf neuen Wohnhäusern in Kalifornien und in einigen Städten, sonst fast nirgends. In einigen anderen Staaten und Orten muss das Dach nur „solar ready“ sein, also vorbereitet. In Kalifornien gilt es auch für viele freistehende Nebenwohnungen; Umbauten im Bestand sind ausgenommen. Ihr Bauamt bestätigt es mit der Genehmigung.',
        ),
      },
    },
    existingHouse: {
      question: 'Muss ich ein bestehendes Haus mit Solar nachrüsten?',
      answer: say(
        'Ein bestehendes Haus, an dem Sie nichts bauen, müssen Sie nicht nachrüsten, auch nicht nach Kauf, Erbe oder Vermietung. Auch die EU-Gebäuderichtlinie verpflichtet keine einzelnen Hausbesitzer im Bestand, sie richtet sich an die Staaten und vor allem an Neubauten. Eine Pflicht kann erst mit Neubau oder einer großen Dacherneuerung entstehen; einzelne Orte gehen weiter, fragen Sie dort das Bauamt.',
      ),
    },
    exemptions: {
      question: 'Welche Ausnahmen von der Solarpflicht gibt es?',
      answer: say(
        'Ausnahmen gibt es fast überall: zu wenig geeignete Fläche, starke Verschattung, reine Nordlage, Denkmalschutz, fehlende Tragkraft oder Kosten, die sich nie rechnen. Sie werden nicht von selbst gewährt: Reichen Sie beim Bauamt einen kurzen Nachweis ein, etwa eine Ertragsrechnung vom Solarbetrieb oder die Aussage des Statikers, und lassen Sie sich die Befreiung schriftlich geben.',
      ),
    },
    ignoring: {
      question: 'Was passiert, wenn ich die Solarpflicht missachte?',
      answer: say(
        'Wer die Pflicht ignoriert, riskiert ein Bußgeld und die Aufforderung nachzurüsten, beim Neubau auch, dass die Abnahme oder Bezugsbewilligung stockt. Geprüft wird meist über den Nachweis beim Bauamt, das Stichproben macht. Melden Sie sich lieber gleich mit einem Antrag auf Ausnahme oder Frist, das ist fast immer günstiger als Abwarten. Flugblätter mit hohen Summen sind meist Werbung.',
      ),
    },
    otherWays: {
      question: 'Wie kann ich die Solarpflicht anders erfüllen?',
      answer: say(
        'Oft geht es auch anders: Vielerorts zählt Solarthermie mit, die Anlage darf auf Garage, Fassade oder Nebengebäude liegen, oder ein Dritter betreibt sie auf Ihrem gepachteten Dach. Manche Orte erlauben eine Ersatzabgabe oder eine Beteiligung. Ein Balkonkraftwerk oder ein Anteil an einem fernen Solarpark genügt dagegen fast nie. Was anerkannt ist, steht in der Verordnung Ihres Landes oder Kantons.',
      ),
    },
    whichDate: {
      question: 'Welches Datum zählt bei der Solarpflicht?',
      answer: say(
        'Meist zählt der Tag, an dem Bauantrag oder Bauanzeige eingereicht wurde, bei Dacherneuerungen ohne Genehmigung der Beginn der Arbeiten. Wer vor dem Stichtag eingereicht hat, baut nach der alten Regel, auch wenn erst später fertiggestellt wird; ein neuer oder geänderter Antrag kann das ändern. Die Übergangsregel steht am Ende des Gesetzes, das Bauamt bestätigt sie schriftlich.',
      ),
    },
  },
  solarAfterSupport: {
    payment: {
      question: 'Was bekomme ich nach der Förderzeit für Solarstrom?',
      answer: {
        de: say(
          'Sie bekommen für den eingespeisten Strom den Jahresmarktwert Solar abzüglich einer Vermarktungspauschale, meist nur wenige Cent. Bei kleinen Anlagen geschieht das von selbst, wenn Sie nichts anderes melden. Direktvermarkter zahlen selten so viel mehr, dass es bei wenigen kWp lohnt.',
        ),
        at: say(
          'Danach zahlt die OeMAG den Marktpreis oder ein Händler seinen eigenen Tarif; dafür brauchen Sie einen neuen Abnahmevertrag, sonst bekommen Sie nichts. Vergleichen Sie die Angebote über den Tarifkalkulator der E-Control, auch Energiegemeinschaften zahlen oft mehr. Kümmern Sie sich einige Wochen vor dem Ende darum.',
        ),
        ch: say(
          'Danach muss Ihr Werk den Strom weiter abnehmen und zahlt seinen Rückliefertarif, für kleine Anlagen mindestens den gesetzlichen Mindestbetrag ({feedInFloorCh}), sofern er für Ihre Anlage gilt. Herkunftsnachweise können Sie zusätzlich verkaufen. Fragen Sie vor Ende der Frist Ihr Werk, ob Sie etwas anmelden müssen.',
        ),
        us: say(
          'Danach gilt meist der Tarif für neue Kunden: In manchen Staaten weiter die volle Gutschrift, in anderen nur ein Bruchteil des Strompreises. Angesparte Gutschriften verfallen beim Wechsel mitunter, fragen Sie den Versorger vorher danach. Auch SREC-Zertifikate enden nach einer festen Zahl von Jahren, die Anlage läuft trotzdem weiter.',
        ),
      },
    },
    takeDown: {
      question: 'Muss die alte Solaranlage nach der Förderzeit weg?',
      answer: say(
        'Abbauen müssen Sie nichts, und abschalten auch nicht: Alte Module liefern meist noch den größten Teil ihrer Leistung, und jede selbst genutzte Kilowattstunde spart den vollen Strompreis. Neu bauen lohnt eher, wenn das Dach saniert wird, der Wechselrichter stirbt oder Sie viel mehr Strom brauchen. Den Abbau zahlen Sie erst, wenn er wirklich nötig ist.',
      ),
    },
    selfUse: {
      question: 'Soll ich den Strom der alten Solaranlage selbst nutzen?',
      answer: say(
        'Eigenverbrauch bringt je Kilowattstunde den vollen Strompreis statt weniger Cent, deshalb lohnt die Umstellung fast immer. Ein Elektriker klemmt die Anlage von der Volleinspeisung auf das Hausnetz um, und der Netzbetreiber tauscht den Zähler; Sie melden die Änderung an. Lassen Sie sich den Preis vorher nennen, er hängt am Zählerschrank.',
      ),
    },
    register: {
      question: 'Muss ich die Solaranlage nach der Förderzeit neu anmelden?',
      answer: {
        de: say(
          'Das Weiterlaufen selbst müssen Sie meist nicht neu anmelden. Melden müssen Sie Änderungen wie Eigenverbrauch, Batterie oder neue Module, beim Netzbetreiber und im Marktstammdatenregister. Eine neue feste Vergütung gibt es für die alten Module nicht.',
        ),
        at: say(
          'Neu anmelden müssen Sie die Anlage meist nicht, aber Sie brauchen aktiv einen neuen Abnehmer für Ihren Strom. Dem Netzbetreiber melden Sie Änderungen wie Eigenverbrauch, Batterie oder neue Module. Eine neue feste Vergütung gibt es für die alten Module nicht.',
        ),
        ch: say(
          'Das Weiterlaufen selbst müssen Sie meist nicht neu anmelden; Ihr Werk und Pronovo schreiben Sie vor dem Ende an. Melden müssen Sie Änderungen wie Eigenverbrauch, Batterie oder neue Module. Eine neue feste Vergütung gibt es für die alten Module nicht.',
        ),
        us: say(
          'Das Weiterlaufen müssen Sie meist nicht neu genehmigen lassen; der Versorger stellt Sie auf den neuen Tarif um und schreibt vorher. Größere Module, eine Batterie oder ein neuer Wechselrichter brauchen dagegen oft einen neuen Anschlussantrag und können den alten Tarif vorzeitig beenden. Fragen Sie vor jeder Änderung.',
        ),
      },
    },
    check: {
      question: 'Was soll ich an der alten Solaranlage prüfen oder erneuern?',
      answer: say(
        'Lassen Sie vor dem Weiterbetrieb einen Elektriker prüfen: Stecker und Kabel, Isolation, Überspannungsschutz, Befestigung und den Wechselrichter. Ein neuer Wechselrichter lohnt sich meist, wenn Sie den Strom selbst nutzen und die Module gut sind, für reine Einspeisung selten. Eine Batterie bezahlt sich an einer kleinen Altanlage nur selten.',
      ),
    },
  },
  balconyYield: {
    perYear: {
      question: 'Wie viel bringt ein Balkonkraftwerk im Jahr?',
      answer: {
        de: say(
          'Zwei Module mit {plugInDeWatt} am Wechselrichter erzeugen senkrecht am Südbalkon etwa {kitMakesDe} kWh im Jahr. Davon nutzt ein Haushalt rund {kitUseDe} kWh selbst, beim heutigen Strompreis sind das etwa {kitSavesDe}. Nach Osten, Westen oder mit Schatten ist es weniger, schräg gestellt mehr.',
        ),
        at: say(
          'Zwei Module mit {plugInAtWatt} am Wechselrichter erzeugen senkrecht am Südbalkon etwa {kitMakesAt} kWh im Jahr. Gut die Hälfte davon verbraucht ein üblicher Haushalt selbst; mal Ihren Strompreis samt Netzkosten ist das die Ersparnis. Nach Osten, Westen oder mit Schatten ist es weniger, schräg gestellt mehr.',
        ),
        ch: say(
          'Ein Set mit {plugInChWatt} erzeugt senkrecht am Südbalkon etwa {kitMakesCh} kWh im Jahr. Verbrauchen Sie gut die Hälfte davon selbst, sparen Sie beim mittleren Strompreis {kitSavesCh} im Jahr. Nach Osten, Westen oder mit Schatten ist es weniger, schräg gestellt mehr.',
        ),
        us: say(
          'Je tausend Watt Modulleistung kommen senkrecht am Südgeländer je nach Ort {kitMakesUs} kWh im Jahr heraus, schräg gestellt mehr. Gut die Hälfte davon verbraucht ein üblicher Haushalt im selben Augenblick; beim mittleren Preis von {powerPriceUs} ist das die Ersparnis, in Staaten mit teurem Strom mehr. Rechnen Sie mit Ihrem eigenen Tarif von der Rechnung.',
        ),
      },
    },
    payback: {
      question: 'Nach wie vielen Jahren ist ein Balkonkraftwerk abbezahlt?',
      answer: {
        de: say(
          'Beim heutigen Strompreis meist nach drei bis sechs Jahren: Ein Set für {kitPriceDe} spart etwa {kitSavesDe}, und billigere Sets sind schneller bezahlt. Mit Schatten, Nordseite oder wenig Verbrauch am Tag dauert es länger. Die Module selbst halten {panelYears} Jahre.',
        ),
        at: balconyYieldPayback,
        ch: balconyYieldPayback,
        us: balconyYieldPayback,
      },
    },
    setPrice: {
      question: 'Was kostet ein Balkonkraftwerk?',
      answer: {
        de: say(
          'Die Verbraucherzentrale rechnete mit {kitPriceDe} für zwei Module mit {plugInDeWatt} am Wechselrichter; inzwischen gibt es einfache Sets oft billiger. Die Halterung für das Geländer ist nicht immer dabei, ein Speicher verdoppelt den Preis leicht. Achten Sie auf einen zugelassenen Wechselrichter und eine Halterung mit Nachweis für Wind.',
        ),
        at: balconyYieldSetPrice,
        ch: balconyYieldSetPrice,
        us: say(
          'Steckersets sind in den USA noch teurer als in Europa: je nach Leistung einige Hundert bis weit über tausend Dollar, mit Speicher deutlich mehr. Fragen Sie vor dem Kauf, ob Ihr Staat und Ihr Versorger ein Gerät zum Einstecken erlauben und ob es eine anerkannte Prüfung hat.',
        ),
      },
    },
    direction: {
      question: 'Welche Himmelsrichtung taugt für ein Balkonkraftwerk?',
      answer: {
        de: balconyYieldDirection,
        at: balconyYieldDirection,
        ch: balconyYieldDirection,
        us: say(
          'Senkrecht nach Osten oder Westen bringt ein Modul etwa die Hälfte eines guten Süddachs, nach Süden je nach Ort {verticalShareUs}, nach Norden noch viel weniger. Ost und West lohnen sich also oft noch, Nord kaum. Schräg statt senkrecht bringt im Sommer viel mehr, weil die Sonne hoch steht; ein Baum kostet oft mehr als die Richtung.',
        ),
      },
    },
    unused: {
      question: 'Was passiert mit überschüssigem Strom vom Balkonkraftwerk?',
      answer: {
        de: balconyYieldUnused,
        at: balconyYieldUnused,
        ch: say(
          'Was in dem Moment niemand verbraucht, fliesst ins Netz; je nach Netzbetreiber gibt es dafür eine kleine Vergütung oder nichts. Auch wenn Sie den ganzen Tag weg sind, laufen Kühlschrank, Router und Standby weiter, und oft nutzt ein Haushalt so noch ein Drittel bis die Hälfte. Waschmaschine und Geschirrspüler mittags laufen zu lassen hilft am meisten.',
        ),
        us: balconyYieldUnused,
      },
    },
    storage: {
      question: 'Lohnt sich ein Speicher fürs Balkonkraftwerk?',
      answer: say(
        'Ein Speicher lohnt sich am Balkon meist nicht: Er kostet oft so viel wie das Set selbst oder mehr und rettet nur den Überschuss einiger Sommerstunden. Er verlängert die Jahre bis zum Ausgleich deshalb in der Regel. Sinn hat er eher bei mehreren Modulen und wenig Verbrauch am Tag; rechnen Sie gerettete kWh mal Strompreis gegen den Mehrpreis.',
      ),
    },
    appliances: {
      question: 'Welche Geräte versorgt ein Balkonkraftwerk?',
      answer: say(
        'Für Kühlschrank, Router, Fernseher und Standby reicht ein solches Set an sonnigen Stunden gut aus; Herd, Klimagerät oder Waschmaschine zieht es nur teilweise mit, der Rest kommt automatisch aus dem Netz. Ohne Sonne oder bei Stromausfall läuft davon nichts. Im Winter bringt es nur einen kleinen Teil des Sommerertrags.',
      ),
    },
  },
  farmRoof: {
    howMuchFits: {
      question: 'Wie viel Solar passt auf mein Scheunendach?',
      answer: {
        de: farmRoofHowMuchFits,
        at: farmRoofHowMuchFits,
        ch: farmRoofHowMuchFits,
        us: say(
          'Teilen Sie die nutzbare Dachfläche durch {roofPerKwUs} Quadratfuß je kW: Ein Schuppen von vierzig mal hundert Fuß trägt so rund sechzig bis siebzig kW, wenn das ganze Dach taugt. Ziehen Sie Ränder, Oberlichter und eine schlechte Nordseite ab. Wie groß sinnvoll ist, entscheiden Ihr Tagesverbrauch und was der Versorger anschließt.',
        ),
      },
    },
    doesItPay: {
      question: 'Lohnt sich Solar auf Stall und Scheune?',
      answer: say(
        'Rentabel wird ein großes Dach vor allem durch den Strom, den der Hof tagsüber selbst verbraucht: Kühlung, Lüftung, Melkroboter oder Trocknung sparen den vollen Strompreis, der Verkauf bringt nur einen kleinen Teil davon. Ohne Verbrauch vor Ort rechnet es sich knapp oder gar nicht. Lassen Sie mit dem Lastgang eines Jahres rechnen, mit niedriger Vergütung und ohne Preissteigerung.',
      ),
    },
    overFields: {
      question: 'Kann ich Solarmodule über meinem Feld aufstellen?',
      answer: {
        de: say(
          'Erlaubt ist es unter Bedingungen: Agri-PV nahe am Hof ist bis zu einer begrenzten Fläche im Außenbereich privilegiert, größere Flächen brauchen einen Bebauungsplan der Gemeinde. Schafe, Beeren, Obst und Reben passen gut, für Rinder und Mähdrescher muss höher und weiter gebaut werden, was teurer ist. Bleibt die Fläche nach der Agri-PV-Norm bewirtschaftet, behalten Sie den größten Teil der Agrarprämie; bei reiner Freifläche nicht.',
        ),
        at: say(
          'Ob es erlaubt ist, sagen Raumordnung und Widmung Ihres Bundeslands; meist braucht es auf Wiese und Acker eine eigene Widmung oder Zone, fragen Sie zuerst die Gemeinde. Schafe, Beeren, Obst und Reben passen gut, für Rinder und Mähdrescher muss höher und weiter gebaut werden, was teurer ist. Klären Sie mit der AMA, ob die Prämien für die Fläche bleiben.',
        ),
        ch: say(
          'Freie Felder und Wiesen sind in der Regel tabu; Agri-PV über Beeren, Obst oder Reben kann bewilligt werden, wenn sie der Kultur nützt oder der Forschung dient, etwa statt Hagelnetzen. Auf dem Dach ist Solar auch in der Landwirtschaftszone meist nur zu melden. Fragen Sie vor jeder Planung die kantonale Stelle für Bauen ausserhalb der Bauzone.',
        ),
        us: say(
          'Meist ist es möglich, braucht aber eine Genehmigung des County und den Netzanschluss. Schafe sind üblich, Rinder und große Maschinen brauchen höhere Gestelle und weitere Reihen, was teurer ist; Beeren, Salat und Gemüse vertragen den Halbschatten am besten. Klären Sie vorher, was mit Farmprogrammen, Grundsteuerstufe und Kreditgeber geschieht.',
        ),
      },
    },
    leaseOut: {
      question: 'Soll ich Feld oder Scheunendach für Solar verpachten?',
      answer: say(
        'Selbst bauen bringt meist mehr, verpachten ist bequemer; fair ist eine Pacht nur, wenn der Vertrag stimmt. Eine übliche Höhe kenne ich nicht sicher: Holen Sie mindestens zwei Angebote und den Rat des Bauernverbands ein. Prüfen Sie Laufzeit, Indexierung, wer Dachschäden und den Abbau bezahlt, mit Sicherheit für den Rückbau, was bei Insolvenz und Hofübergabe gilt, und unterschreiben Sie nichts unter Zeitdruck.',
      ),
    },
    sellingBig: {
      question: 'Wie verkaufe ich den Strom einer großen Solaranlage?',
      answer: {
        de: say(
          'Ab hundert kW müssen Sie den Überschuss über einen Direktvermarkter verkaufen, darunter zahlt der Netzbetreiber den festen Satz. Der Satz je kWh sinkt mit der Größe, und über der Grenze kommen eine Fernsteuerung und Vermarktungsgebühren dazu. Wer wenig einspeist, kann zwischen hundert und zweihundert kW den Rest auch unentgeltlich abgeben; für neue Anlagen im nächsten Jahr kann eine Reform andere Regeln bringen.',
        ),
        at: say(
          'Für große Anlagen schließen Sie einen Abnahmevertrag mit der OeMAG oder einem Händler; bezahlt werden Marktpreise, größere Anlagen verhandeln ihren Preis. Neue Anlagen über {premiumAtKwp} können sich um die Marktprämie des EAG bewerben; sie wird ausgeschrieben, die Termine nennt vor der Bestellung die EAG-Abwicklungsstelle. Neue Anlagen über {peakLimitAtKw} dürfen nur {peakLimitAt} ihrer Modulleistung einspeisen. Oft besser ist der Verkauf an Nachbarn über eine Energiegemeinschaft.',
        ),
        ch: say(
          'Das Werk muss den Strom auch grosser Anlagen abnehmen; bezahlt wird meist der Marktpreis des Quartals, und eine gesetzliche Untergrenze gibt es ab {feedInFloorChTo} nicht mehr. Verkaufen dürfen Sie auch an einen Händler oder an Nachbarn über einen ZEV oder eine lokale Elektrizitätsgemeinschaft. Ein besonderer Status ist dafür nicht nötig, der Ertrag ist aber Betriebseinkommen.',
        ),
        us: say(
          'Über der Grenze für Net Metering, die jeder Bundesstaat anders zieht, gilt oft nur noch ein Großhandelspreis oder ein eigener Vertrag. Bleiben Sie deshalb möglichst darunter oder bauen Sie so, dass der Hof den Strom selbst verbraucht. Fragen Sie den Versorger nach Grenze, Satz und ob mehrere Zähler des Hofs zusammengerechnet werden.',
        ),
      },
    },
    gridTooWeak: {
      question: 'Was tun, wenn das Netz für Solar am Hof zu schwach ist?',
      answer: {
        de: say(
          'Stellen Sie zuerst das Netzanschlussbegehren: Der Netzbetreiber muss Ihre Anlage vorrangig anschließen und sein Netz, auch den Trafo im Dorf, auf eigene Kosten verstärken, soweit es zumutbar ist. Sie zahlen die Leitung bis zum zugewiesenen Anschlusspunkt und den Zählerschrank. Bis das Netz steht, hilft eine begrenzte Einspeisung, sodass der Hof den Rest selbst verbraucht.',
        ),
        at: farmRoofGridTooWeak,
        ch: farmRoofGridTooWeak,
        us: say(
          'Fragen Sie beim Versorger zuerst die Netzanschlussstudie an: Sie sagt, was die Leitung trägt; Studie und Verstärkung, etwa einen größeren Trafo oder Drehstrom, zahlen meist Sie. Oft lohnt es, kleiner zu bauen oder die Einspeisung zu begrenzen, sodass die Farm den Strom selbst verbraucht.',
        ),
      },
    },
    roofStructure: {
      question: 'Taugt mein Stall- oder Scheunendach für Solarmodule?',
      answer: say(
        'Ob das Dach trägt, sagt eine Statikerin oder ein Holzbaubetrieb nach einem Blick auf Binder und Pfetten; das kostet wenig und gehört an den Anfang. Leichte Binder lassen sich oft verstärken. Wellplatten mit Asbest dürfen nicht überbaut werden, sie müssen zuerst weg. Gegen den Ammoniak im Stall gibt es geprüfte Module, und Wechselrichter und Kabel kommen außerhalb der Stallluft unter.',
      ),
    },
  },
  expandSolar: {
    oldTariff: {
      question: 'Bleibt die alte Vergütung, wenn die Solaranlage wächst?',
      answer: {
        de: say(
          'Der alte Teil behält seine Vergütung bis zum Ende der zwanzig Jahre, für die neuen Module gilt der Satz vom Tag ihrer Inbetriebnahme. Aufgeteilt wird der Strom nach der Leistung beider Teile, ein zweiter Zähler ist meist nicht nötig. Liegen weniger als zwölf Monate zwischen beiden, zählen sie für die Leistungsgrenzen als eine Anlage; und melden Sie den Zubau unbedingt im Marktstammdatenregister.',
        ),
        at: say(
          'Ein laufender Fördertarif gilt nur für die damals genehmigte Leistung weiter; die neuen Module bekommen, was Ihr Stromabnehmer heute zahlt. Klären Sie mit Netzbetreiber und Abwicklungsstelle (OeMAG) vor dem Zubau, wie der Strom aufgeteilt wird, damit der alte Vertrag nicht gefährdet ist.',
        ),
        ch: say(
          'Eine kostendeckende Vergütung (KEV) bleibt für den alten Teil, bei einer Erweiterung wird sie aber nach Leistung angepasst, deshalb vorher mit Pronovo klären. Sonst zahlt der Verteilnetzbetreiber für alt und neu denselben Rückliefertarif. Für den neuen Teil können Sie in der Regel eine Einmalvergütung anmelden.',
        ),
        us: say(
          'Ein Zubau kann Sie die alten Net-Metering-Regeln kosten: Manche Versorger lassen nur eine kleine Erweiterung zu (in Kalifornien unter NEM rund ein Zehntel oder ein Kilowatt), darüber gilt für alles der neue Tarif. Fragen Sie schriftlich, bevor Sie unterschreiben. Ein Ausweg ist ein Teil ohne Einspeisung, etwa mit Batterie.',
        ),
      },
    },
    inverter: {
      question: 'Reicht der alte Wechselrichter für mehr Solarmodule?',
      answer: say(
        'Am saubersten bekommen die neuen Module einen eigenen Wechselrichter, der neben dem alten am selben Zähler hängt: Dann ist es gleich, wie alt und welche Marke die anderen sind. An den alten passt der Zubau nur, wenn ein Eingang frei ist und Spannung, Strom und Höchstleistung laut Datenblatt stimmen. Etwas mehr Modulleistung als Wechselrichterleistung ist erlaubt und üblich; ist der alte ohnehin über zehn Jahre alt, lohnt ein gemeinsamer neuer.',
      ),
    },
    mixPanels: {
      question: 'Kann ich neue Solarmodule mit alten mischen?',
      answer: say(
        'Aber im selben Strang sollten nur elektrisch ähnliche Module hängen, denn der schwächste bremst alle; verschiedene Marken und Leistungen sind kein Problem, wenn sie einen eigenen Strang, Mikrowechselrichter oder Optimierer bekommen. Gibt es Ihr Modul nicht mehr, sucht der Betrieb eines mit ähnlichem Strom oder setzt das neue Feld an einen eigenen Eingang. Alles abzureißen, nur weil Module verschieden sind, ist nicht nötig.',
      ),
    },
    permission: {
      question: 'Muss ich die Erweiterung der Solaranlage anmelden?',
      answer: {
        de: expandSolarPermission,
        at: expandSolarPermission,
        ch: expandSolarPermission,
        us: say(
          'Für einen Zubau brauchen Sie in der Regel wieder eine Genehmigung, eine Abnahme und einen geänderten Interconnection-Antrag beim Versorger. Beginnen Sie mit dem Antrag, denn er zeigt, ob Ihr Tarif bleibt und ob Panel oder Zähler geändert werden müssen. Wer ohne ihn anschließt, riskiert die Abschaltung und den Versicherungsschutz.',
        ),
      },
    },
    warrantyRisk: {
      question: 'Bleibt die Garantie, wenn ich die Solaranlage erweitere?',
      answer: say(
        'Modul- und Wechselrichtergarantie der alten Anlage bleiben bestehen, solange der Zubau sie elektrisch nicht verändert; ein eigener Wechselrichter ist deshalb am sichersten. Die Gewährleistung des ersten Betriebs gilt weiter für seine Arbeit, nicht für das, was ein anderer angefasst hat. Lassen Sie vor dem Zubau Fotos und Messwerte festhalten und sich die neue Arbeit getrennt abnehmen.',
      ),
    },
    inStages: {
      question: 'Kann ich die Solaranlage in Etappen bauen?',
      answer: say(
        'Klein anfangen und später ergänzen geht, kostet aber mehr: Gerüst, Anfahrt, Planung und Anmeldung fallen zweimal an, deshalb ist es günstiger, das Dach gleich ganz zu belegen. Wollen Sie trotzdem in Etappen bauen, lassen Sie einen größeren Wechselrichter, Platz im Schrank und ein Leerrohr vorsehen und fragen Sie, ob das Modell noch einige Jahre lieferbar ist.',
      ),
    },
  },
  solarTiles: {
    price: {
      question: 'Sind Solarziegel viel teurer als normale Solarmodule?',
      answer: {
        de: solarTilesPrice,
        at: solarTilesPrice,
        ch: say(
          'Rechnen Sie bei Indachmodulen mit einem spürbaren, bei kleinteiligen Solarziegeln mit einem kräftigen Aufpreis, weil mehr Stecker, Handarbeit und Blech nötig sind. Fair vergleichen Sie mit neuem Dach plus gewöhnlichen Modulen, gesparte Ziegel abgezogen. Die Einmalvergütung ist für integrierte Anlagen etwas höher, gleicht den Aufpreis aber meist nicht aus.',
        ),
        us: solarTilesPrice,
      },
    },
    yield: {
      question: 'Bringen Solarziegel weniger Strom als normale Module?',
      answer: say(
        'Sie bringen je Fläche etwas weniger als gewöhnliche Module: Ohne Luft dahinter werden sie wärmer, was meist wenige Prozent kostet, und kleine Ziegel haben mehr Rand. Farbige Oberflächen in Rot oder Terrakotta kosten zusätzlich, je nach Farbton rund ein Zehntel bis ein Viertel. Mit Hinterlüftung unter der Lattung wird der Wärmeverlust klein.',
      ),
    },
    tight: {
      question: 'Ist ein Dach aus Indachmodulen oder Solarziegeln dicht?',
      answer: say(
        'Richtig gebaut ist ein Indachsystem dicht, denn darunter liegt eine zweite wasserführende Schicht; die Schwachstellen sind Ränder, Rahmenbleche und Kunststoffwannen. Verlangen Sie ein geprüftes Unterdach, einen Dachdecker als Verantwortlichen und eine Garantie auf Dichtheit, nicht nur auf Leistung. Tropft es schon, rügen Sie es sofort schriftlich.',
      ),
    },
    repair: {
      question: 'Lässt sich ein einzelner kaputter Solarziegel ersetzen?',
      answer: say(
        'Einzelne Elemente lassen sich tauschen, nur muss es genau dieses Format noch geben. Fragen Sie vor dem Kauf, wie lange Ersatz geliefert wird, lassen Sie einige Stück auf Vorrat dazulegen und nehmen Sie lieber große Indachmodule mit gängigen Maßen: Sie haben weniger Stecker und damit weniger Fehlerstellen als Hunderte kleiner Ziegel.',
      ),
    },
    looks: {
      question: 'Gibt es Solarziegel, die wie ein normales Dach aussehen?',
      answer: say(
        'Es gibt sie in Schwarz, Grau, Rot und Terrakotta, je nach Hersteller auch als Biberschwanz oder Schiefer. Für Denkmal- oder Ortsbildschutz sind rote, matte oder ziegelförmige Elemente oft die einzige Variante, die bewilligt wird, eine Zusage ist das aber nicht. Fragen Sie die Behörde mit Muster und Farbkarte, bevor Sie bestellen.',
      ),
    },
    available: {
      question: 'Wer montiert Solarziegel in meiner Nähe?',
      answer: say(
        'Solarziegel verlegen nur wenige, geschulte Betriebe; suchen Sie über die Partnerliste des Herstellers und fragen Sie nach Referenzen in Ihrer Nähe. Große Indachsysteme montieren deutlich mehr Dachdecker und Spengler. Das Tesla-Dach wird vor allem in den USA verkauft, in Europa sollten Sie nicht darauf warten; ein fester Liefertermin gehört in den Vertrag.',
      ),
    },
  },
};
