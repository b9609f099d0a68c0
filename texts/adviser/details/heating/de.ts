import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const oldHouseCheck = say(
  'Machen Sie an einem kalten Tag die Probe: Stellen Sie die Heizung auf höchstens {flowTest} Grad Vorlauf (bei Kesseln ohne Brennwert vorher den Techniker fragen), öffnen Sie alle Thermostate und warten Sie einen Tag. Wird es überall warm, passt eine Wärmepumpe; bleiben nur ein, zwei Räume kühl, genügen dort größere Heizkörper. Wird das ganze Haus nicht warm, sollte erst gedämmt oder die Heizfläche vergrößert werden.',
);

const radiatorsKeepOld = say(
  'Meist ja: Alte Guss-, Rippen- und Plattenheizkörper können bleiben, denn sie wurden oft groß bemessen und geben auch mit milderem Wasser genug Wärme ab. Ausgetauscht werden nur die, in deren Zimmer es sonst nicht warm wird, häufig zwei oder drei. Verkleidungen und lange Vorhänge davor kosten Leistung, und undichte Ventile tauscht man bei der Gelegenheit.',
);

const radiatorsCheck = say(
  'Das zeigt ein kalter Tag: Stellen Sie die Vorlauftemperatur am Kessel auf etwa {flowTest} Grad und öffnen Sie alle Ventile; wird ein Zimmer nicht warm, ist dort der Heizkörper zu klein. Der Betrieb rechnet für jedes Zimmer die Heizlast und vergleicht sie mit der Leistung des Heizkörpers bei der geplanten Wassertemperatur. Große tiefe Platten sind ein gutes Zeichen, dünne einlagige ein schlechtes.',
);

const flowTemperatureTest = say(
  'Wählen Sie einen Tag mit Frost, stellen Sie den Vorlauf auf {flowTest} °C, drehen Sie alle Thermostate ganz auf und warten Sie einen bis zwei Tage. Werden alle Räume warm, ist das Haus bereit; bleibt nur ein Raum kühl, ist nicht das Haus durchgefallen, meist genügt dort ein größerer Heizkörper oder der Abgleich. In alten Kesseln ohne Brennwert vorher den Techniker fragen.',
);

const flowTemperatureTooHigh = say(
  'Bis {flowTest} °C Vorlauf am kältesten Tag läuft eine Wärmepumpe gut, etwas darüber noch brauchbar, bei deutlich höheren Werten wird der Strom teuer. Moderne Geräte mit Propan schaffen auch siebzig Grad, nur nicht sparsam. Oft ist der heutige Wert bloß zu hoch eingestellt und das Haus käme mit weniger aus; das zeigt erst ein Versuch.',
);

const insulationTopAndBottom = say(
  'Oberste Decke und Kellerdecke bringen am meisten fürs Geld: Eine ungedämmte Decke zum Dachboden kann ein Zehntel bis ein Fünftel der Heizwärme kosten, und die Dämmung macht sich oft in wenigen Jahren bezahlt. Oben sind etwa zwanzig bis dreißig Zentimeter sinnvoll, unter der Kellerdecke acht bis zwölf; denken Sie an Luke, Rohre und Rollladenkästen. Unten wird vor allem der Fußboden wärmer.',
);

const noiseComplaint = say(
  'Wird der Grenzwert eingehalten, kann der Nachbar in der Regel nicht verlangen, dass Sie das Gerät abschalten; hörbar sein darf es. Wird er überschritten, müssen Sie nachbessern: anderer Nachtbetrieb, Dämpfung, notfalls ein anderer Platz; ein Abbau ist das letzte Mittel. Heben Sie die Schallrechnung auf, reden Sie früh mit den Nachbarn, und lassen Sie im Streit an ihrem Fenster messen.',
);

const groundSourcePermit = say(
  'Jede Bohrung muss vorher der Wasserbehörde angezeigt und meist von ihr erlaubt werden; das übernimmt in der Regel die Bohrfirma. In Trinkwasser- und Heilquellengebieten, in Karst oder über Altbergbau ist sie oft verboten oder in der Tiefe begrenzt. Ob Ihr Grundstück frei ist, zeigt meist schon die Geothermiekarte Ihres Landes; dort stehen auch die Abstände zur Grenze.',
);

const hybridWorthIt = say(
  'Als Übergang ist sie sinnvoll, wenn der Kessel noch jung ist, das Haus sehr heißes Heizwasser braucht oder erst in einigen Jahren gedämmt wird; die Wärmepumpe übernimmt dann schon den größten Teil. In den meisten Häusern reicht die Wärmepumpe mit Heizstab allein, und das ist auf Dauer einfacher und meist günstiger, weil Gasanschluss, Schornstein und zweite Wartung entfallen. Kaufen Sie keinen neuen Kessel dazu.',
);

const hybridSwitchPoint = say(
  'Meist übernimmt der Kessel erst ein paar Grad unter null, bei vielen Anlagen zwischen minus fünf und minus zehn Grad; darüber heizt allein die Wärmepumpe und liefert so acht bis neun Zehntel der Wärme. Rechnen lässt sich der Punkt: Solange Strompreis geteilt durch Arbeitszahl unter dem Gas- oder Ölpreis je kWh liegt, ist die Wärmepumpe günstiger. Eine gemeinsame Regelung schaltet nach Temperatur oder Preis automatisch; läuft der Kessel zu oft, steht dieser Wert zu hoch.',
);

const hybridKeepOld = say(
  'Technisch lässt sich ein funktionierender Kessel fast immer als Reserve stehen lassen, über einen Pufferspeicher oder eine Weiche und eine gemeinsame Regelung verbunden. Vorrat im Tank verbrauchen Sie so an den kältesten Tagen. Prüfen Sie vorher zwei Dinge: ob der Zuschuss den Ausbau verlangt und ob Kessel, Tank und Schornstein noch geprüft werden müssen; nach ein, zwei Wintern merken die meisten, dass sie ihn nicht brauchen.',
);

const refrigerantWhichOne = say(
  'Für ein neues Gerät ist Propan die sicherste Wahl für die Zukunft: kaum Klimawirkung, keine Ewigkeitschemikalien, hohe Vorlauftemperaturen und nicht von den EU-Beschränkungen betroffen. Mit {refrigerantNew} dürfen Heizungswärmepumpen für Häuser in der EU ab {fluorinatedFrom} nicht mehr neu auf den Markt, außer die Sicherheit am Ort verlangt es, kleine Klimageräte ab {fluorinatedSplitFrom}; Betrieb und Reparatur bleiben erlaubt. Ein Gerät mit {refrigerantOld} sollten Sie auch im Angebot nicht mehr nehmen. Sauber geplant und eingebaut muss jedes sein.',
);

const hotWaterEnough = say(
  'Für Dusche und Badewanne reicht es: Der Speicher hält das Wasser bei etwa fünfzig Grad, geduscht wird mit rund vierzig. Entscheidend ist die Größe, als Faustregel fünfzig bis siebzig Liter je Person, mehr bei großer Wanne oder vielen Duschen hintereinander. Wird es beim Zweiten lauwarm, hilft meist eine etwas höhere Temperatur, eine zweite Ladung am Tag oder ein größerer Speicher.',
);

const hotWaterLegionella = say(
  'Im Ein- und Zweifamilienhaus genügen meist etwa fünfzig Grad, wenn das Wasser täglich gebraucht wird; eine Untersuchungspflicht gibt es dort nicht. In Mehrfamilienhäusern mit großem Speicher (über {hotWaterBigTank} Liter) oder langen Leitungen gelten {hotWaterBig} Grad am Ausgang. Bei schwachem Immunsystem oder nach langer Abwesenheit stellen Sie höher oder lassen das Gerät regelmäßig aufheizen; eine Frischwasserstation vermeidet das Problem.',
);

const hotWaterSameMachine = say(
  'Dieselbe Wärmepumpe, die das Haus mit Wasser heizt, macht auch das Duschwasser: Sie lädt dafür ein- bis zweimal am Tag einen Speicher und unterbricht das Heizen so lange, was man nicht merkt. Im Sommer läuft sie nur dafür, kurz und am besten mittags. Eine Luft-Luft-Anlage (Klimagerät) macht kein Warmwasser, da braucht es ein eigenes Gerät; fällt der alte Kessel weg, planen Sie das Wasser also mit ein.',
);

const hotWaterOwnHeater = say(
  'Ein eigener Wärmepumpenboiler lohnt sich, wenn Sie einen Elektroboiler ersetzen oder den Heizkessel im Sommer ausschalten wollen: Er braucht etwa ein Drittel des Stroms eines Elektroboilers. Er läuft an der normalen Steckdose und passt gut zu Solarstrom am Mittag. Bei sehr wenig Verbrauch oder ohne Platz bleibt ein Durchlauferhitzer oder kleiner Boiler vernünftig.',
);

const coolingAirConditioner = say(
  'Für richtig kühle Räume nehmen Sie ein Split-Klimagerät: Es entfeuchtet, kühlt auf jede gewünschte Temperatur und heizt im Winter sparsam mit. Ein Gerät reicht für einen Raum, ein Multisplit für drei bis fünf. Mobile Geräte mit Abluftschlauch sind laut, schwach und brauchen doppelt so viel Strom. In der Mietwohnung braucht das Außengerät die Zustimmung des Vermieters.',
);

const efficiencyRatings = say(
  'COP gilt für einen einzigen Punkt im Labor ({ratingPoint} heißt: Luft sieben, Wasser fünfunddreißig Grad), SCOP ist der Jahreswert nach Norm, und die Jahresarbeitszahl ist bei Ihnen gemessen. Vergleichen Sie Geräte nur am SCOP bei derselben Wassertemperatur, mit Heizkörpern bei fünfundfünfzig Grad. Ein Etawert von hundertfünfzig Prozent entspricht etwa einem SCOP von knapp vier; SEER und EER betreffen nur das Kühlen.',
);

const efficiencyImprove = say(
  'Am meisten bringt eine niedrigere Wassertemperatur: Senken Sie die Heizkurve in kleinen Schritten, bis es gerade noch warm genug ist, und öffnen Sie die Heizkörperventile weit. Danach helfen ein hydraulischer Abgleich, weniger Ein- und Ausschalten, Warmwasser nicht heißer als nötig und ein Heizstab, der nur im Notfall läuft. Gut eingestellt ist sie, wenn sie lange durchläuft und die Räume ohne Nachregeln warm sind.',
);

const heatingLawFutureBans = say(
  'Ein festes Datum, an dem Ihre laufende Öl- oder Gasheizung aus muss, kann ich Ihnen nicht nennen: Die Jahreszahlen, die man hört, sind Klimaziele von Staaten, Kantonen oder der EU, meist keine Pflicht für einzelne Häuser, und wurden schon oft verschoben. Die EU-Richtlinie wirkt erst, wenn Ihr Land sie in ein Gesetz fasst. Sicher ist nur, dass fossile Brennstoffe teurer werden; planen Sie den Wechsel zum Ende der Lebensdauer.',
);

const heatingLawElectricHeating = say(
  'Elektroheizungen und Nachtspeicher sind in Deutschland, Österreich und den USA nicht verboten; sie dürfen weiterlaufen und im bestehenden Haus meist auch ersetzt werden, kosten im Betrieb aber viel. Nur in der Schweiz verlangen mehrere Kantone, dass ortsfeste Elektroheizungen bis zu einem festen Datum verschwinden. Kleine mobile Geräte sind davon nicht betroffen.',
);

const otherHeatingDistrictOrPump = say(
  'Fernwärme ist die bequemere Lösung: nur eine Übergabestation, kein Außengerät, kaum Wartung, und hohe Vorlauftemperaturen stören nicht. Die eigene Wärmepumpe ist meist im Betrieb günstiger und lässt Ihnen die Wahl des Stromlieferanten. Für dicht bebaute Straßen, große Altbauten und fehlenden Platz spricht viel für das Netz, für ein Einfamilienhaus mit Garten eher die Pumpe; vergleichen Sie beide über zwanzig Jahre, mit Anschluss und Grundpreis.',
);

const otherHeatingWood = say(
  'Ein Holzofen ist neben einer Wärmepumpe eine gute Ergänzung und Reserve für sehr kalte Tage, als einzige Heizung versorgt er aber selten alle Räume und das Warmwasser. Wer eigenen Wald und Freude an der Arbeit hat, fährt mit einem Scheitholzkessel und großem Pufferspeicher günstig. Bedenken Sie tägliches Nachlegen, Feinstaub und dass jemand da sein muss; trockenes Holz ist das Wichtigste.',
);

const newBoilerCost = say(
  'In der Anschaffung meist klar, aber das Gerät ist das kleinste Stück der Rechnung: Zuschüsse gibt es für einen Kessel nicht, und der Brennstoff kostet über die Jahre ein Mehrfaches des Kaufpreises. Lassen Sie sich den Preis mit Abgasrohr, Kamin und Einbau nennen und daneben eine Wärmepumpe nach Förderung.',
);

const heatLoadTooBig = say(
  'Ein zu großes Gerät kostet mehr, schaltet an milden Tagen oft ein und aus, verbraucht dadurch mehr Strom und verschleißt schneller. Auch Modelle, die ihre Leistung anpassen, haben eine Untergrenze: Sie sollte an milden Tagen unter dem Bedarf liegen. Eine Reserve ist selten nötig, denn an den wenigen kältesten Stunden hilft der eingebaute Heizstab.',
);

const heatLoadCycling = say(
  'Läuft das Gerät immer nur wenige Minuten, taktet es: Meist ist es zu groß, der Durchfluss zu klein, weil Ventile zu sind, oder Heizkurve und Schaltabstand sind falsch eingestellt. Ein Start alle ein bis zwei Stunden ist normal, alle paar Minuten nicht. Öffnen Sie die Thermostate, lassen Sie Heizkurve und Mindestleistung prüfen, und verlangen Sie die Starts pro Tag aus dem Zähler des Geräts.',
);

const heatLoadFromUse = say(
  'Teilen Sie den Jahresverbrauch an Gas oder Öl in Kilowattstunden, mal Wirkungsgrad des Kessels und ohne Warmwasser, durch rund zweitausend Volllaststunden; ein Liter Öl und ein Kubikmeter Gas stehen für etwa zehn Kilowattstunden. So ergeben zwanzigtausend Kilowattstunden etwa acht Kilowatt. Das ist eine gute Gegenprobe zum Angebot, die Rechnung Raum für Raum ersetzt es nicht.',
);

const heatLoadWhoCalculates = say(
  'Rechnen kann es der Heizungsbetrieb, ein Planer oder ein Energieberater; der Betrieb, der das Gerät einbaut, sollte das Ergebnis schriftlich ins Angebot legen und dafür einstehen. Üblich ist eine Rechnung nach Norm mit Wänden, Fenstern, Decken, Wunschtemperaturen und der tiefsten Temperatur am Ort. Wer nur in den Keller schaut oder nach Quadratmetern schätzt, hat nicht gerechnet: Bitten Sie darum oder wählen Sie einen anderen.',
);

const heatLoadBalancing = say(
  'Beim Abgleich rechnet der Betrieb für jeden Heizkörper oder Heizkreis die nötige Wassermenge aus und stellt sie am Ventil oder Verteiler ein; danach wird kein Raum mehr zu heiß, während ein anderer kalt bleibt. Mit Wärmepumpe lohnt er sich fast immer, weil das Heizwasser kühler bleiben kann. Verlangen Sie das Blatt mit den Einstellwerten je Raum; wer nur Ventile dreht, hat nicht gerechnet.',
);

const heatLoadRule = say(
  'Eine Faustregel nach Quadratmetern taugt nur zur groben Orientierung: Ein gut gedämmtes neues Haus braucht etwa dreißig bis vierzig Watt je Quadratmeter, ein teilsaniertes etwa sechzig bis achtzig, ein ungedämmtes hundert und mehr. Der Unterschied zwischen zwei gleich großen Häusern kann also das Dreifache sein. Maßgeblich sind Dämmung, Fenster, Lage und die kälteste Temperatur am Ort.',
);

const boilerAgeExempt = say(
  'Eine Ausnahme brauchen Sie nicht, denn eine landesweite Altersgrenze für bestehende Öl- und Gasheizungen gibt es bei Ihnen nicht. Solange Abgaswerte und Sicherheit stimmen, darf das Gerät laufen, egal wie lange Sie schon im Haus wohnen. Ob Kanton, Land oder Gemeinde eigene Regeln hat, sagt Ihnen die Energieberatung vor Ort.',
);

const boilerAgeNewOwner = say(
  'Kauf oder Erbe allein zwingen Sie nicht zum Austausch, denn eine landesweite Altersgrenze gibt es bei Ihnen nicht. Lassen Sie die Anlage vor dem Kauf prüfen, und rechnen Sie bei einem alten Kessel den Ersatz in den Preis ein. Für Verkäufer lohnt es meist nicht, vorher noch zu tauschen: Der Käufer wählt lieber selbst.',
);

const boilerAgeElectricOld = say(
  'Für alte Elektroheizungen gibt es keine landesweite Altersgrenze; sie dürfen laufen, solange sie sicher sind. Weil Strom als Direktheizung am teuersten ist, lohnt der Ersatz oft früher als bei Öl oder Gas. Bei alten Nachtspeichern vor dem Ausbau auf Asbest prüfen lassen.',
);

const heatPlanningGasShutdown = say(
  'Von einem Tag auf den anderen wird das Gas nicht abgedreht: Der Netzbetreiber plant eine Stilllegung und kündigt sie in der Regel Jahre vorher an. Bis dahin muss er die Leitung sicher betreiben. Fragen Sie ihn schriftlich, bis wann Ihre Straße sicher versorgt wird, und richten Sie den Heizungstausch danach.',
);

const heatPlanningWait = say(
  'Warten lohnt sich nur, wenn das Netz für Ihre Straße beschlossen ist und jemand Ihnen Jahr und Preis schriftlich nennt; ein Eintrag im Plan als Eignungs- oder Prüfgebiet genügt dafür nicht. Fällt die Heizung vorher aus, überbrücken Sie mit Reparatur oder Miet- und Gebrauchtgerät. Ist kein Netz geplant oder das Jahr offen, entscheiden Sie jetzt für Ihr Haus; eine Wärmepumpe bleibt auch neben einem späteren Netz brauchbar.',
);

const removalWhoPays = say(
  'Ausbau und Entsorgung zahlt der Eigentümer; beim Hausverkauf lässt sich im Vertrag regeln, dass der Verkäufer es übernimmt. Am teuersten sind vergrabene Tanks, große Stahltanks im Keller und alles, was undicht war; ein Kunststofftank oder Kessel kostet viel weniger. Zwei Angebote von Tankfirmen nennen Ihnen den Preis, und ob eine Förderung es mitrechnet, fragen Sie vor dem Antrag bei der Förderstelle.',
);

const oldHeatPumpGrant = say(
  'Für den Tausch einer Wärmepumpe gegen eine neue gibt es seltener Geld als für den Ersatz von Öl oder Gas; fragen Sie die Förderstelle vor der Bestellung, denn danach ist es zu spät. Entscheidend ist meist, ob die alte ein Mindestalter hat und ob die neue die heutigen Anforderungen erfüllt.',
);

const electricHeatingBan = say(
  'Bestehende Stromheizungen dürfen bleiben, ein allgemeines Verbot oder eine Austauschpflicht für Nachtspeicher, Konvektoren oder Infrarot gibt es nicht. Bei Neubau und größerer Sanierung setzen die Energievorschriften aber Grenzen. Was eher zum Ende führt, sind fehlende Teile und das Auslaufen günstiger Nachttarife.',
);

const electricHeatingReplaceWith = say(
  'Am einfachsten ersetzen Split-Klimageräte (Luft-Luft-Wärmepumpen) die Stromheizung: eines im Wohnraum, oft ein zweites oben, ohne Rohre und meist in ein bis zwei Tagen. Selten genutzte Zimmer behalten ihr altes Gerät. Wer ohnehin saniert, verlegt Leitungen und Heizkörper für eine Wasser-Wärmepumpe in Schächten, alten Kaminen oder Sockelleisten; sind schon Rohre da, wird nur der Elektrokessel getauscht. Asbestverdächtige Speicheröfen baut eine Fachfirma aus.',
);

const splitUnitsPermit = say(
  'Selbst einbauen dürfen Sie ein Splitgerät nicht: Den Kältekreis darf nur ein zertifizierter Betrieb anschließen, sonst entfällt auch die Garantie. Für das Außengerät brauchen Mieter und Eigentümer im Mehrfamilienhaus eine Zustimmung, und je nach Ort gilt eine Bewilligung oder ein Lärmnachweis. Ohne Außengerät gibt es Monoblöcke mit zwei Wandlöchern; sie sind lauter und heizen weniger sparsam.',
);

export const de: DetailTexts<'heating'> = {
  howHeatPump: {
    coldAir: {
      question: 'Wie holt eine Wärmepumpe Wärme aus kalter Luft?',
      answer: say(
        'Auch eiskalte Luft enthält noch viel Wärme, denn „kalt“ ist nur unser Gefühl; erst beim absoluten Nullpunkt wäre keine mehr da. In der Pumpe kreist ein Mittel, das noch kälter ist als die Außenluft und deshalb Wärme aus ihr aufnimmt und verdampft; zusammengepresst wird es heiß und gibt sie im Haus ab. Darum bläst das Gerät draußen kalte Luft aus.',
      ),
    },
    cycle: {
      question: 'Aus welchen Teilen besteht eine Wärmepumpe?',
      answer: say(
        'Vier Teile bilden den Kreis: Im Verdampfer nimmt das Kältemittel Wärme auf und wird Gas, der Verdichter presst es zusammen und macht es heiß, im Verflüssiger gibt es die Wärme ans Heizwasser ab, das Expansionsventil entspannt es wieder. Draußen stehen Ventilator und Verdampfer, drinnen Speicher, Pumpe und Regelung; der Verdichter sitzt je nach Bauart draußen oder drinnen. Verbrannt wird nichts, gebraucht wird nur Strom.',
      ),
    },
    reverse: {
      question: 'Ist eine Wärmepumpe ein umgekehrter Kühlschrank?',
      answer: say(
        'Im Prinzip ist sie ein Kühlschrank oder eine Klimaanlage umgekehrt: Dort wird Wärme aus dem Inneren nach außen getragen, hier von draußen ins Haus, auch der Kühlschrank wärmt ja hinten die Küche. Ein Umschaltventil dreht die Richtung um, dann kühlt dieselbe Maschine im Sommer. Ob Ihre das kann, steht im Datenblatt; Heizkörper kühlen kaum, Fußbodenheizung und Luftgeräte gut.',
      ),
    },
    types: {
      question: 'Welche Arten von Wärmepumpen gibt es?',
      answer: say(
        'Der Name nennt zuerst die Quelle, dann womit geheizt wird: Luft-Wasser nimmt Außenluft und wärmt Heizkörper oder Fußboden, Sole-Wasser holt Wärme aus der Erde, Wasser-Wasser aus Grundwasser, Luft-Luft bläst warme Luft in die Räume. Beim Monoblock steckt der ganze Kältekreis draußen und nur Wasser geht ins Haus, beim Split geht Kältemittel hinein. Üblich im bestehenden Haus ist Luft-Wasser, in den USA Luft-Luft.',
      ),
    },
    noFreeLunch: {
      question: 'Ist eine Wärmepumpe bloß eine Elektroheizung?',
      answer: say(
        'Der Strom macht die Wärme nicht selbst, sondern treibt nur den Verdichter, der zwei bis drei Teile Wärme aus der Umgebung herüberholt. Deshalb kommen aus einer Kilowattstunde Strom mehrere Kilowattstunden Wärme, ein Heizstab oder Heizlüfter macht aus einer nur eine. Je kleiner der Abstand zwischen Außen- und Heiztemperatur, desto günstiger.',
      ),
    },
    inverter: {
      question: 'Was ist eine Inverter-Wärmepumpe?',
      answer: say(
        'Ein Inverter regelt die Drehzahl des Verdichters stufenlos: Ist es mild, läuft er langsam und leise, bei Kälte schneller, statt ständig ein- und auszuschalten. „Modulierend von zwei bis neun Kilowatt“ heißt, dass die Leistung sich in diesem Bereich anpasst. Das spart Strom und schont das Gerät, solange seine kleinste Leistung nicht größer ist als der Bedarf an milden Tagen.',
      ),
    },
    defrost: {
      question: 'Warum dampft oder vereist eine Wärmepumpe im Winter?',
      answer: say(
        'Eis und Dampfwolken sind normal: An feuchtkalten Tagen reift der Wärmetauscher, das Gerät taut ihn mehrmals am Tag in wenigen Minuten ab, dabei steigt weißer Wasserdampf auf und Wasser läuft ab. Die Räume bleiben warm, weil der Speicher oder die Restwärme überbrückt. Nicht normal ist ein dicker Eispanzer, der nach dem Abtauen bleibt, oder Glatteis auf dem Weg; dann Ablauf und Abtauung prüfen lassen.',
      ),
    },
    air: {
      question: 'Bläst eine Wärmepumpe Luft ins Zimmer?',
      answer: say(
        'Eine Luft-Wasser-Wärmepumpe bläst keine Luft ins Haus: Draußen saugt sie Luft an, drinnen wärmt nur Wasser Heizkörper oder Fußboden, Sauerstoff und Feuchte im Raum bleiben unberührt. Luft-Luft-Geräte wälzen die Raumluft um, holen aber auch keine frische herein; trocken wirkt die Luft im Winter wie bei jeder Heizung, weil kalte Außenluft wenig Wasser enthält. Bei Allergie zählen saubere Filter.',
      ),
    },
    replaces: {
      question: 'Was ersetzt eine Wärmepumpe und was bleibt im Haus?',
      answer: say(
        'Eine Wärmepumpe ersetzt den Kessel samt Brenner, Kamin und Tank oder Gasanschluss; Heizkörper, Fußbodenheizung, Rohre oder Luftkanäle bleiben meist, wo es sie gibt; wer mit elektrischen Einzelheizern heizt, hat keine und bekommt meist Splitgeräte. Mit der Umwälzpumpe im Keller hat sie nichts zu tun. Zu einer Wasserheizung kommen ein Warmwasserspeicher und manchmal ein kleiner Puffer; eine Wärmepumpe hält die Wärme gleichmäßig und ist für schnelles Aufheizen weniger gemacht.',
      ),
    },
  },
  oldHouse: {
    check: {
      question: 'Wie prüfe ich, ob mein Haus für eine Wärmepumpe taugt?',
      answer: {
        de: oldHouseCheck,
        at: oldHouseCheck,
        ch: oldHouseCheck,
        us: say(
          'Bei Heizkörpern mit Wasser machen Sie an einem kalten Tag die Probe: höchstens {flowTestUs} Grad Fahrenheit am Kessel (ohne Brennwert vorher den Techniker fragen), alle Ventile auf, einen Tag warten; wird es warm, passt eine Wärmepumpe. Bei Luftheizung zeigt die Lastrechnung nach Manual J zusammen mit der Größe der Kanäle, ob es geht. Häuser ohne beides heizt man mit Splitgeräten.',
        ),
      },
    },
    myth: {
      question: 'Passen Wärmepumpen nur in Neubauten?',
      answer: say(
        'Das stimmt nicht mehr: In einem mehrjährigen Feldtest in bewohnten älteren Häusern kamen Luftgeräte im Mittel auf {fieldAir} Einheiten Wärme je Einheit Strom, auch in kaum gedämmten. Handwerker, die es ablehnen, haben oft schlechte frühere Geräte oder keine Erfahrung damit; fragen Sie einen Betrieb mit Referenzen im Altbau. Schlechte Beispiele haben meist zu heißes Heizwasser oder ein falsch ausgelegtes Gerät.',
      ),
    },
    walls: {
      question: 'Geht eine Wärmepumpe bei dicken Mauern oder Fachwerk?',
      answer: say(
        'Dicke Stein-, Ziegel- oder Fachwerkwände schließen eine Wärmepumpe nicht aus: Ob sie reicht, hängt an Heizflächen und Vorlauftemperatur, nicht am Material der Wand. Solche Häuser brauchen viel Wärme, speichern sie aber gut und laufen am besten gleichmäßig durch, ohne große Nachtabsenkung. Wo außen nicht gedämmt werden darf, helfen Dach, Kellerdecke, dichte Fenster und größere Heizkörper, manchmal ein Ofen für die kältesten Tage.',
      ),
    },
    renovate: {
      question: 'Geht eine Wärmepumpe ohne große Sanierung?',
      answer: say(
        'Eine große Sanierung ist nicht Voraussetzung; meist genügt es, einige Heizkörper zu vergrößern, Fenster und Fugen abzudichten, oben und im Keller zu dämmen und das Heizwasser kühler einzustellen. Wer ohnehin dämmen will, legt das Gerät auf den späteren Bedarf aus. Ganz ohne Maßnahmen geht es auch, wenn die Probe auf niedriges Heizwasser gelingt, nur mit mehr Strom.',
      ),
    },
    highDemand: {
      question: 'Passt eine Wärmepumpe zu einem Haus mit hohem Verbrauch?',
      answer: say(
        'Auch bei hohem Verbrauch oder schlechter Energieklasse ist eine Wärmepumpe möglich, sie wird nur größer und braucht viel Strom; je Kilowattstunde Wärme arbeitet sie nicht schlechter, solange das Heizwasser mäßig warm bleibt. Bei sehr hohem Bedarf lohnt es sich, zuerst Dach, Kellerdecke und Lecks anzugehen. Werden am kältesten Tag wirklich siebzig Grad gebraucht, helfen größere Heizkörper, ein Hochtemperaturgerät oder ein Zusatz für die kalten Tage.',
      ),
    },
    damp: {
      question: 'Schadet eine Wärmepumpe feuchten alten Wänden?',
      answer: say(
        'Mäßig warme Heizkörper schaden alten, feuchten Mauern nicht; gleichmäßiges Heizen hält sie eher trockener als kurzes, heißes. Steigt Feuchte aus dem Boden auf oder ist ein Rohr undicht, muss das getrennt behoben werden, denn keine Heizung löst es. Vermeiden Sie, Räume stark auskühlen zu lassen, und lüften Sie kurz und kräftig.',
      ),
    },
    enough: {
      question: 'Wird der Altbau mit Wärmepumpe auch bei Frost warm?',
      answer: say(
        'Richtig ausgelegt heizt sie ein altes Haus genauso warm wie mit Öl oder Gas, auch bei strengem Frost; die Heizkörper sind nur weniger heiß und laufen länger. Wichtig sind eine berechnete Heizlast und ein Gerät, das die kälteste Nacht abdeckt, notfalls mit Heizstab. Rechnen Sie mit einer trägeren Regelung: durchheizen statt abends schnell aufdrehen.',
      ),
    },
  },
  radiators: {
    keepOld: {
      question: 'Können alte Heizkörper mit Wärmepumpe bleiben?',
      answer: {
        de: radiatorsKeepOld,
        at: radiatorsKeepOld,
        ch: radiatorsKeepOld,
        us: say(
          'Meist ja: Alte Guss- und Plattenheizkörper mit Heißwasser können bleiben, denn sie wurden oft groß bemessen; Sockelleisten (fin tube) sind knapper und brauchen oft mehr Länge oder ein paar kräftigere Geräte. Dampfheizkörper gehen nicht direkt: Da bleibt der Umbau auf Wasser oder, meist günstiger, Mini-Splits. Elektrische Heizleisten führen kein Wasser, an ihre Stelle treten Mini-Splits. Der Betrieb rechnet Raum für Raum nach.',
        ),
      },
    },
    replaceAll: {
      question: 'Muss ich für die Wärmepumpe alle Heizkörper tauschen?',
      answer: say(
        'Alle Heizkörper zu ersetzen ist selten nötig; wer das pauschal verlangt, soll die Heizlast je Zimmer und die Leistung je Heizkörper vorrechnen. Meist reichen zwei oder drei größere, dieselbe Breite in tieferer Bauart (etwa doppelte oder dreifache Platten), oder ein Gebläsekonvektor. Fragen Sie einen zweiten Betrieb, wenn keine Berechnung vorliegt.',
      ),
    },
    floorHeating: {
      question: 'Braucht eine Wärmepumpe eine Fußbodenheizung?',
      answer: say(
        'Eine Fußbodenheizung ist keine Bedingung: Wärmepumpen laufen auch mit Heizkörpern gut, nur etwas weniger sparsam. Den Boden aufzureißen lohnt sich erst, wenn Sie ihn ohnehin erneuern; dann geht auch Einfräsen in den Estrich oder eine Wand- oder Deckenheizung, die genauso mit mildem Wasser auskommt. Fußboden und Heizkörper lassen sich mit einem Mischer zusammen betreiben.',
      ),
    },
    ducts: {
      question: 'Kann eine Wärmepumpe meine alten Luftkanäle nutzen?',
      answer: say(
        'Vorhandene Luftkanäle lassen sich oft weiter nutzen, wenn sie dicht sind und genug Luft durchlassen: Eine Wärmepumpe bläst mehr, aber weniger heiße Luft als ein Ofen. Verlangen Sie eine Messung von Dichtheit und statischem Druck; abdichten und eine zweite Rückluft kosten viel weniger als neue Kanäle. Wo sie zu eng oder zerfallen sind oder gar nicht da, sind Geräte ohne Kanäle die Lösung.',
      ),
    },
    check: {
      question: 'Sind meine Heizkörper groß genug für eine Wärmepumpe?',
      answer: {
        de: radiatorsCheck,
        at: radiatorsCheck,
        ch: radiatorsCheck,
        us: say(
          'Das zeigt ein kalter Tag: Stellen Sie den Kessel auf etwa {flowTestUs} °F (ohne Brennwert vorher den Techniker fragen) und öffnen Sie alle Ventile; wird ein Zimmer nicht warm, ist dort der Heizkörper zu klein. Der Betrieb rechnet für jedes Zimmer die Heizlast (Manual J) und vergleicht sie mit der Leistung des Heizkörpers bei der geplanten Wassertemperatur.',
        ),
      },
    },
    bathroom: {
      question: 'Was tun, wenn mit Wärmepumpe nur ein Raum kalt bleibt?',
      answer: say(
        'Wird nur ein Raum nicht warm, tauscht man nur dort: Im Bad ist der Handtuchheizkörper oft zu klein, da hilft ein größerer, ein zusätzlicher oder ein elektrischer Heizstab für die Stunde am Morgen. In anderen Zimmern reicht ein tieferer Heizkörper oder ein kleiner Lüfter darunter. Vorher hilft oft der hydraulische Abgleich, der das Wasser richtig verteilt.',
      ),
    },
  },
  flowTemperature: {
    test: {
      question: 'Wie teste ich, ob kühleres Heizwasser reicht?',
      answer: {
        de: flowTemperatureTest,
        at: flowTemperatureTest,
        ch: flowTemperatureTest,
        us: say(
          'Wählen Sie einen kalten Tag, stellen Sie den Kessel auf {flowTestUs} °F, öffnen Sie alle Thermostate und warten Sie einen bis zwei Tage. Werden alle Räume warm, ist das Haus bereit; bleibt nur ein Raum kühl, genügt dort meist ein größerer Heizkörper. In alten Kesseln ohne Brennwert vorher den Techniker fragen.',
        ),
      },
    },
    tooHigh: {
      question: 'Wie heiß darf das Heizwasser bei einer Wärmepumpe sein?',
      answer: {
        de: flowTemperatureTooHigh,
        at: flowTemperatureTooHigh,
        ch: flowTemperatureTooHigh,
        us: say(
          'Bis {flowTestUs} °F Vorlauf am kältesten Tag läuft eine Luft-Wasser-Wärmepumpe gut, etwas darüber noch brauchbar, bei deutlich höheren Werten wird der Strom teuer. Alte Sockelheizkörper sind oft für weit mehr ausgelegt, kommen aber meist mit weniger aus, seit das Haus gedämmt ist. Das zeigt erst ein Versuch.',
        ),
      },
    },
    curve: {
      question: 'Wie stelle ich die Heizkurve richtig ein?',
      answer: say(
        'Senken Sie die Heizkurve in kleinen Schritten: im Regler die Steilheit um ein Zehntel, dann zwei Tage abwarten und die Thermostate offen lassen. Wird es nur bei Frost kühl, war die Steilheit zu klein, wird es immer kühl, heben Sie die Parallelverschiebung. Sobald der ungünstigste Raum gerade noch warm wird, stimmt sie; es spart schon mit dem alten Kessel.',
      ),
    },
    read: {
      question: 'Wo lese ich die Vorlauftemperatur meiner Heizung ab?',
      answer: say(
        'Ablesen können Sie ihn am Display oder Thermometer des Kessels oder mit einem Anlegefühler am Rohr, das heiß zu den Heizkörpern geht; das kühlere ist der Rücklauf. Wichtig ist der Wert an einem frostigen Morgen, nicht im Herbst. Fünf bis fünfzehn Grad Unterschied zum Rücklauf sind üblich.',
      ),
    },
    why: {
      question: 'Warum spart eine Wärmepumpe mit kühlerem Wasser Strom?',
      answer: say(
        'Je kühler das Heizwasser, desto kleiner der Temperatursprung, den die Wärmepumpe schaffen muss; je Grad weniger sinkt ihr Stromverbrauch um etwa zwei bis drei Prozent. Zehn Grad weniger sparen also rund ein Viertel. Darum lohnt es oft, einzelne Heizkörper zu vergrößern, statt ein Hochtemperaturgerät zu kaufen.',
      ),
    },
    bringDown: {
      question: 'Wie senke ich die Vorlauftemperatur meiner Heizung?',
      answer: say(
        'Senken lässt sie sich mit hydraulischem Abgleich, größeren Heizkörpern in den kältesten Räumen, offenen Thermostaten und Dämmung an Dach, Kellerdecke oder Fenstern, meist in dieser Reihenfolge. Abgleich und zwei bis drei neue Heizkörper bringen oft schon fünf bis zehn Grad. Alle zu tauschen ist selten nötig; Fußbodenheizung läuft ohnehin mit niedrigen Werten.',
      ),
    },
  },
  insulation: {
    beforeHeatPump: {
      question: 'Braucht eine Wärmepumpe gedämmte Wände?',
      answer: say(
        'Die Fassade muss vor einer Wärmepumpe nicht gedämmt sein; entscheidend ist, ob das Haus an kalten Tagen mit mäßig warmem Heizwasser auskommt, und oft genügen ein paar größere Heizkörper. Ist die alte Heizung fällig, kann sie zuerst kommen. Planen Sie die Dämmung in den nächsten Jahren, legen Sie die Pumpe gleich kleiner aus; Häuser mit sehr hohem Bedarf sollten wenigstens oben, unten und die Fugen vorher angehen.',
      ),
    },
    topAndBottom: {
      question: 'Welche Dämmung bringt am meisten fürs Geld?',
      answer: {
        de: insulationTopAndBottom,
        at: insulationTopAndBottom,
        ch: insulationTopAndBottom,
        us: say(
          'Dachboden abdichten und dämmen bringt am meisten fürs Geld, oft mit Rückzahlung in wenigen Jahren: zuerst Spalten um Kamin, Leuchten und Luke schließen, dann auffüllen, je nach Klima auf etwa vierzehn bis zwanzig Zoll. Danach kommen Randbalken, Kellerdecke oder Kriechkeller. Bei zehn Zoll Bestand lohnt das Auffüllen noch in kalten Gegenden.',
        ),
      },
    },
    facade: {
      question: 'Lohnt es sich, die Fassade zu dämmen?',
      answer: say(
        'Eine Fassadendämmung senkt den Wärmebedarf eines ungedämmten Hauses oft um ein Viertel bis ein Drittel, ist aber der teuerste Schritt und macht sich allein meist erst nach Jahrzehnten bezahlt. Sie lohnt sich, wenn Gerüst, Putz oder Verkleidung ohnehin fällig sind, dann kostet nur die Dämmung extra. Bei Mauern mit Luftschicht ist Einblasen eine günstige Lösung, oft an einem Tag; innen dämmen geht, wo die Fassade bleiben muss.',
      ),
    },
    windows: {
      question: 'Senken neue Fenster die Heizkosten spürbar?',
      answer: say(
        'Neue Fenster sparen weniger, als Verkäufer versprechen, oft nur ein paar Prozent; für dasselbe Geld bringen Dachboden und Kellerdecke meist mehr. Sind Rahmen und Beschläge gut, helfen neue Dichtungen, Einstellen oder neue Scheiben im alten Rahmen. Lohnend ist der Tausch bei Einfachglas und maroden Rahmen; bei ungedämmten Wänden gehört ein Lüftungskonzept dazu, sonst droht Schimmel.',
      ),
    },
    mold: {
      question: 'Führt Dämmen zu Schimmel?',
      answer: say(
        'Richtig gemacht schimmelt es hinter oder nach einer Dämmung seltener als vorher, weil die Wände innen wärmer werden. Gefahr besteht bei Innendämmung ohne Planung, offenen Fugen und wenn dichte Fenster vor ungedämmte Wände kommen und keiner mehr lüftet. Lassen Sie Innendämmung berechnen, die Dampfbremse lückenlos auf der warmen Seite verlegen und denken Sie an eine Lüftung; feuchte Mauern erst trockenlegen.',
      ),
    },
    material: {
      question: 'Welcher Dämmstoff ist der beste?',
      answer: say(
        'Für die Heizkosten zählt die Dicke mehr als das Material: Einige Zentimeter mehr gleichen den Unterschied zwischen Mineralwolle, Holzfaser, Zellulose und Hartschaum aus. Holzfaser, Hanf und Zellulose halten im Sommer länger kühl und puffern Feuchte, Mineralwolle brennt nicht, Hartschaum ist günstig und verträgt Nässe am Keller. Dünne Reflexfolien ersetzen keine richtige Dämmung.',
      ),
    },
    roof: {
      question: 'Soll ich das Dach oder die oberste Decke dämmen?',
      answer: say(
        'Wird das Dach ohnehin neu gedeckt, gehört die Dämmung gleich dazu, denn das Gerüst steht und später wäre es doppelt so teuer; beim Flachdach gilt dasselbe mit der neuen Abdichtung. Ist der Dachboden unbewohnt und bleibt es, genügt die oberste Decke für einen Bruchteil des Geldes. Dämmung zwischen den Sparren braucht innen eine dichte Folie, auf den Sparren ist teurer, aber ohne Wärmebrücken.',
      ),
    },
    findLeaks: {
      question: 'Wo verliert mein Haus am meisten Wärme?',
      answer: say(
        'In ungedämmten Häusern verlieren Wände und Dach am meisten, dann Fenster, Fugen und Keller. Wo es bei Ihnen ist, zeigen eine Energieberatung, Wärmebilder an einem kalten Morgen und ein Drucktest mit Ventilator in der Tür. Dichten Sie zuerst die größten und höchsten Lecks ab: Dachbodenluke, Rohr- und Kamindurchgänge, Randbalken, Rollladenkästen; das kostet wenig und ist gleich zu spüren.',
      ),
    },
  },
  noise: {
    loudness: {
      question: 'Wie laut ist eine Wärmepumpe draußen?',
      answer: say(
        'In {soundDistance} Metern Abstand kommen von einem üblichen Luftgerät rechnerisch {soundAtDistance} an, etwa so viel wie Flüstern oder ein leiser Kühlschrank; direkt daneben klingt es wie ein Geschirrspüler. Jede Verdoppelung des Abstands nimmt rund sechs Dezibel weg. Bei strengem Frost und beim Abtauen ist es einige Dezibel lauter; vergleichen Sie Geräte an der Schallleistung bei voller Last.',
      ),
    },
    placement: {
      question: 'Wo steht die Wärmepumpe, damit man sie kaum hört?',
      answer: say(
        'Auch auf engem Raum geht es, wenn der Platz stimmt: nicht unter ein Schlafzimmerfenster, nicht in eine Ecke und nicht zwischen zwei Wände, denn jede Wand dahinter gibt rund drei Dezibel dazu, und ein Hof hallt. Der Ventilator bläst am besten zur Straße oder ins Freie, das Gerät steht auf eigenem Fundament statt an der Hauswand. Findet sich kein Platz, bleiben ein Gerät zur Innenaufstellung oder Erdwärme.',
      ),
    },
    complaint: {
      question: 'Was, wenn meine Wärmepumpe den Nachbarn zu laut ist?',
      answer: {
        de: noiseComplaint,
        at: noiseComplaint,
        ch: noiseComplaint,
        us: say(
          'Hält das Gerät die Lärmverordnung der Stadt oder des Countys und die Regeln der HOA ein, kann der Nachbar kaum verlangen, dass Sie es abschalten. Wird ein Grenzwert überschritten, müssen Sie nachbessern: Nachtbetrieb, Dämpfung, notfalls ein anderer Platz. Heben Sie Datenblatt und Aufstellplan auf, reden Sie früh mit den Nachbarn, und lassen Sie im Streit an der Grundstücksgrenze messen.',
        ),
      },
    },
    fromNeighbor: {
      question: 'Was hilft gegen die laute Wärmepumpe des Nachbarn?',
      answer: say(
        'Hören Sie eine fremde Anlage, sprechen Sie zuerst mit dem Besitzer: Oft helfen Nachtbetrieb, Gummifüße oder eine Wartung. Schreiben Sie auf, wann es wie stört, und bitten Sie um den Schallnachweis. Bleibt es laut, prüft die zuständige Behörde und kann Abhilfe verlangen, wenn der Grenzwert vor Ihrem Fenster überschritten ist; brummende Einzeltöne werden dabei strenger bewertet.',
      ),
    },
    quieter: {
      question: 'Wie wird meine Wärmepumpe leiser?',
      answer: say(
        'Am meisten bringen der Nachtbetrieb (der Ventilator dreht langsamer, meist einige Dezibel weniger) und die Entkopplung: Gummifüße, eigenes Fundament, flexible Leitungen. Heizen Sie tagsüber etwas vor, dann bleibt es trotz Nachtbetrieb warm. Eine Schallhaube muss vom Hersteller zugelassen sein, sonst fehlt dem Gerät Luft; Hecken dämpfen kaum, eine dichte Wand dicht am Gerät wirkt.',
      ),
    },
    strangeSounds: {
      question: 'Welche Geräusche der Wärmepumpe sind noch normal?',
      answer: say(
        'Ein Zischen, Klacken oder Rauschen alle ein bis zwei Stunden mit Dampf und Tropfen ist das Abtauen und normal; es dauert nur wenige Minuten. Dauerhaftes Pfeifen, Kreischen oder Scheppern ist es nicht: Dann stecken oft Eis, ein Ast, lose Schrauben oder ein Lager dahinter. Schauen Sie nach Eis und Laub, nehmen Sie das Geräusch auf und schicken Sie es dem Fachbetrieb.',
      ),
    },
    indoors: {
      question: 'Wie laut ist die Wärmepumpe im Haus?',
      answer: say(
        'Drinnen ist es leise: Das Innengerät einer Heizung brummt etwa wie ein Kühlschrank, ein Wandgerät flüstert auf kleiner Stufe, ein Warmwasserspeicher mit Wärmepumpe klingt wie ein Entfeuchter. Neben oder unter dem Schlafzimmer zählt vor allem Körperschall: Gummifüße, biegsame Rohre und keine Aufstellung an der leichten Wand. Warmwasser lassen Sie mittags machen; fragen Sie nach den Dezibel im Raum und hören Sie sich eine laufende Anlage an.',
      ),
    },
  },
  outdoorUnit: {
    boundaryDistance: {
      question: 'Wie viel Abstand zum Nachbarn braucht die Wärmepumpe?',
      answer: {
        de: say(
          'Einen festen Abstand wie die alten drei Meter verlangen die meisten Bundesländer für Wärmepumpen nicht mehr; wo noch einer gilt, ist er klein. Den Ausschlag gibt der Schall: Nachts dürfen am Fenster des Nachbarn im Wohngebiet {noiseNightDe} ankommen, im reinen Wohngebiet {noiseNightQuietDe}. Ein leises Gerät schafft das oft schon auf drei bis fünf Metern; der Betrieb rechnet es mit dem Schallrechner nach.',
        ),
        at: say(
          'Einen österreichweiten Mindestabstand gibt es nicht: Die Bauordnung Ihres Landes und die Gemeinde legen ihn fest, und in der Praxis entscheidet der Schall am Fenster des Nachbarn. Mit einem leisen Gerät genügen oft drei bis fünf Meter, mit Rückwand oder in Ecken braucht es mehr. Der Fachbetrieb weist den Schall rechnerisch nach; der Nachbar hat meist nur dabei mitzureden.',
        ),
        ch: say(
          'Den Grenzabstand regeln Kanton und Gemeinde, oft sind es zwei bis vier Meter oder gar keiner; entscheidend ist fast immer der Lärmschutznachweis. Nachts gelten {noiseNightCh} als Beurteilungspegel, was beim Nachbarfenster etwa {noiseReachCh} Schalldruck oder weniger bedeutet. Die Installateurin reicht den Nachweis mit der Meldung oder dem Baugesuch ein; die Gemeinde sagt, was nötig ist.',
        ),
        us: say(
          'Den Abstand zur Grundstücksgrenze legt Ihre Gemeinde fest, oft drei bis zehn Fuß; manche zählen Technik auf Sockeln nicht zur Bauflucht, andere schon, und eine HOA kann mehr verlangen. Fragen Sie das Bauamt nach „mechanical equipment setback“ und nach einer Lärmgrenze, bevor der Sockel gegossen wird. Der Nachbar muss in der Regel nicht zustimmen, nur die Regeln gelten.',
        ),
      },
    },
    smallLot: {
      question: 'Wohin mit der Wärmepumpe auf kleinem Grundstück?',
      answer: say(
        'Auch auf kleinem Grund findet sich meist ein Platz: an der Straßenfront, im Vorgarten, auf dem Flach- oder Garagendach, an der Wand oder im Carport, wenn er offen ist. Dächer und Balkone brauchen eine geprüfte Tragkraft und Gummilager, damit nichts dröhnt, in Mehrfamilienhäusern auch die Zustimmung der Gemeinschaft. Ungeeignet sind Lichtschächte und geschlossene Höfe, weil Schall und kalte Luft darin bleiben.',
      ),
    },
    airAndScreen: {
      question: 'Wie viel freien Platz braucht die Wärmepumpe rundum?',
      answer: say(
        'Das Gerät braucht freie Luft: hinten etwa dreißig Zentimeter zur Wand, an den Seiten etwas mehr, vor dem Ausblas mindestens zwei bis drei Meter ohne Mauer oder Hecke; genau steht es im Handbuch. Sichtschutz geht, wenn er luftig ist, oben offen bleibt und Abstand hält. Nischen, Garagen und geschlossene Schuppen sind schlecht, weil es die eigene kalte Luft wieder ansaugt und mehr Strom braucht.',
      ),
    },
    baseAndSnow: {
      question: 'Welchen Sockel braucht die Wärmepumpe draußen?',
      answer: say(
        'Am besten steht es auf einem kleinen Beton- oder Fertigfundament mit Gummilagern, so hoch, dass es über dem üblichen Schnee oder Hochwasser bleibt. Eine Wandkonsole spart Platz, überträgt aber leichter Schall ins Haus. Das Tauwasser, im Winter viele Liter am Tag, muss frostfrei in Kies, Sickerschacht oder Kanal laufen und darf nicht auf den Weg gelangen. Nicht unter die Dachlawine stellen.',
      ),
    },
    lineLength: {
      question: 'Wie weit vom Heizraum darf die Wärmepumpe stehen?',
      answer: say(
        'Üblich sind fünf bis fünfzehn Meter zwischen Gerät und Heizraum, je nach Hersteller gehen auch dreißig; kurz ist besser. Lange Leitungen kosten Geld und etwas Wärme und müssen gut gedämmt und frostsicher im Graben liegen. Ein späteres Versetzen um ein paar Meter ist möglich, kostet aber Kältetechniker, Graben und Sockel neu; klären Sie den Platz deshalb vor dem Einbau.',
      ),
    },
    indoors: {
      question: 'Kann man die Wärmepumpe im Haus aufstellen?',
      answer: say(
        'Wärmepumpen ohne Außengerät gibt es: Sie stehen im Keller oder Dachboden und holen die Luft durch zwei große Kanäle oder Lichtschächte, oder sie nutzen Erdwärme. Innenaufstellung ist von außen unsichtbar, braucht aber Platz, große Wandöffnungen und guten Schallschutz im Haus und kostet meist mehr. Ein gewöhnliches Außengerät gehört nicht in Keller, Garage oder Dachboden.',
      ),
    },
    whichSide: {
      question: 'Auf welche Seite des Hauses gehört die Wärmepumpe?',
      answer: say(
        'Die Himmelsrichtung ist fast egal, Schatten auf der Nordseite kostet kaum Leistung. Wichtiger sind: weit von Schlafzimmern und Terrasse, Ausblas zur Straße oder ins Freie statt zum Nachbarn, nicht im Windkanal, nicht unter Laubbäumen und nicht neben Abluft. An der Küste nehmen Sie ein beschichtetes Gerät hinter dem Haus. Propangeräte brauchen etwa einen Meter Abstand zu Fenstern, Türen und Schächten.',
      ),
    },
  },
  groundSource: {
    extraCost: {
      question: 'Wie viel teurer ist Erdwärme als eine Luftwärmepumpe?',
      answer: {
        de: say(
          'Eine Erdwärmepumpe mit Bohrung kostet etwa {groundHeatPumpPrice}, ein Luftgerät {airHeatPumpPrice}, beides vor Förderung. Sie braucht rund ein Fünftel weniger Strom; das holt den Aufpreis bei hohem Wärmebedarf über die Lebensdauer oft herein, in einem kleinen oder gut gedämmten Haus meist nicht. Für Erde sprechen außerdem Ruhe, Kühlung im Sommer und sehr kalte Winter.',
        ),
        at: say(
          'Für Erdwärme rechnet unsere Schätzung mit {groundHeatPumpAt}, für ein Luftgerät mit {airHeatPumpAt}, beides Annahmen von uns; der Mehrpreis steckt fast ganz in der Bohrung oder im Graben. Die Anlage braucht rund ein Fünftel weniger Strom als ein Luftgerät; das holt den Aufpreis bei hohem Wärmebedarf über die Lebensdauer oft herein, in einem kleinen oder gut gedämmten Haus meist nicht. Für Erde sprechen außerdem Ruhe, Kühlung im Sommer und sehr kalte Winter.',
        ),
        ch: say(
          'Für Erdwärme rechnet unsere Schätzung mit {groundHeatPumpCh}, für ein Luftgerät mit {airHeatPumpCh}, beides Annahmen von uns; der Mehrpreis steckt fast ganz in der Bohrung. Die Anlage braucht rund ein Fünftel weniger Strom als ein Luftgerät; das holt den Aufpreis bei hohem Wärmebedarf über die Lebensdauer oft herein, in einem kleinen oder gut gedämmten Haus meist nicht. Viele Kantone zahlen für Erdsonden mehr als für Luft; auch Ruhe, Kühlung und kalte Höhenlagen sprechen dafür.',
        ),
        us: say(
          'Für Erdwärme rechnet unsere Schätzung mit {groundHeatPumpUs}, für ein Luftgerät mit {airHeatPumpUs}, beides Annahmen von uns; der Mehrpreis steckt fast ganz in der Bohrung oder im Graben. Die Anlage braucht rund ein Fünftel weniger Strom als ein Luftgerät; das holt den Aufpreis bei hohem Wärmebedarf über die Lebensdauer oft herein, in einem kleinen oder gut gedämmten Haus meist nicht. Für Erde sprechen außerdem Ruhe, Kühlung im Sommer und sehr kalte Winter.',
        ),
      },
    },
    depth: {
      question: 'Wie tief wird für Erdwärme gebohrt?',
      answer: say(
        'Für ein Einfamilienhaus bohrt man meist hundert bis zweihundert Meter, je nach Wärmebedarf in einem Loch oder auf zwei verteilt. Als Faustregel liefert jeder Meter etwa fünfzig Watt Wärme, in trockenem Kies weniger, in feuchtem Fels mehr. Die genaue Tiefe legt die Bohrfirma nach Heizlast und Gestein fest; zu kurz gespart wird nur der Boden zu kalt.',
      ),
    },
    collector: {
      question: 'Wie viel Garten braucht ein Erdkollektor?',
      answer: say(
        'Ein Flächenkollektor braucht etwa die anderthalb- bis zweieinhalbfache beheizte Wohnfläche an freiem Garten, in gut einem Meter Tiefe; Körbe und Ringgräben kommen mit weniger Platz aus. Feuchter Lehm ist ideal, trockener Sand schlecht. Rasen und Beete dürfen darüber, Bäume mit tiefen Wurzeln, Terrassen und Carports nicht, denn der Boden muss sich mit Regen und Sonne wieder erwärmen.',
      ),
    },
    site: {
      question: 'Macht die Bohrung für Erdwärme den Garten kaputt?',
      answer: say(
        'Eine Bohrung hinterlässt nur einen schmalen Graben zum Haus und einige Quadratmeter zertretenen Rasen, der in einer Saison nachwächst; ein Flächenkollektor dagegen gräbt den halben Garten um. Ein normales Bohrgerät braucht knapp drei Meter Zufahrt, kleine Raupengeräte kommen durch etwa anderthalb. Die Bohrfirma prüft Zufahrt, Leitungen und Abstände bei einem Ortstermin.',
      ),
    },
    permit: {
      question: 'Darf ich auf meinem Grundstück nach Erdwärme bohren?',
      answer: {
        de: groundSourcePermit,
        at: groundSourcePermit,
        ch: say(
          'Jede Erdsonde braucht eine gewässerschutzrechtliche Bewilligung des Kantons, dazu je nach Gemeinde ein Baugesuch; das Dossier reicht in der Regel die Bohrfirma ein. In Grundwasserschutzzonen und über wichtigen Grundwasservorkommen ist sie verboten oder in der Tiefe begrenzt. Ob Ihre Parzelle erlaubt ist, zeigt die Erdwärmekarte im Geoportal Ihres Kantons in einer Minute.',
        ),
        us: say(
          'Bohren dürfen nur Betriebe mit Lizenz, und die Genehmigung kommt vom Bundesstaat oder County, oft derselben Stelle wie für Brunnen; der Betrieb beantragt sie. In Schutzgebieten für Trinkwasser und in Karst gelten oft Auflagen oder Verbote, und für offene Systeme mit Grundwasser strengere Regeln. Rufen Sie vor der Bestellung beim County an und fragen Sie nach Abstand zu Brunnen und Grenze.',
        ),
      },
    },
    well: {
      question: 'Kann eine Wärmepumpe Wasser aus dem Brunnen nutzen?',
      answer: say(
        'Grundwasser, ein Brunnen oder eine kräftige Quelle sind eine sehr gute Wärmequelle, weil das Wasser das ganze Jahr etwa gleich warm bleibt. Nötig sind genug Wasser rund um die Uhr, passende Wasserchemie (Eisen und Kalk verstopfen Brunnen), ein Schluckbrunnen zur Rückgabe und eine wasserrechtliche Bewilligung, die strenger ist als bei Sonden. Lassen Sie zuerst einen Pumpversuch und eine Wasseranalyse machen.',
      ),
    },
    lasting: {
      question: 'Wie lange hält eine Erdsonde?',
      answer: say(
        'Richtig bemessen kühlt der Boden nicht aus, und die Rohre halten fünfzig Jahre und länger; darum lassen sich alte Sonden nach einer Dichtheitsprüfung oft mit einer neuen Pumpe weiterbenutzen. Kritisch wird es, wenn zu kurz gebohrt wurde oder viele Sonden dicht stehen; dann hilft es, im Sommer Wärme zurückzugeben. Undichtigkeiten sind selten, die Pumpe meldet den Druckabfall, und das Frostschutzmittel ist nur schwach wassergefährdend.',
      ),
    },
  },
  hybrid: {
    worthIt: {
      question: 'Wann lohnt sich eine Hybridheizung?',
      answer: {
        de: hybridWorthIt,
        at: hybridWorthIt,
        ch: hybridWorthIt,
        us: say(
          'Dual Fuel ist sinnvoll, wenn der Furnace noch jung ist, Gas bei Ihnen billig ist oder es oft unter null Grad Fahrenheit hat; die Wärmepumpe spart trotzdem die meiste Zeit Gas. Sonst reicht eine Wärmepumpe für kaltes Klima mit elektrischer Zusatzheizung, und die monatliche Grundgebühr fürs Gas fällt weg. Einen neuen Furnace nur als Reserve würde ich nicht kaufen.',
        ),
      },
    },
    switchPoint: {
      question: 'Wann schaltet eine Hybridheizung auf Gas oder Öl um?',
      answer: {
        de: hybridSwitchPoint,
        at: hybridSwitchPoint,
        ch: hybridSwitchPoint,
        us: say(
          'Viele Thermostate schalten bei etwa fünfunddreißig bis vierzig Grad Fahrenheit um, das ist für heutige Wärmepumpen meist zu früh; Geräte für kaltes Klima laufen bis etwa null bis fünfzehn Grad günstig. Der richtige Punkt folgt aus Ihren Preisen für Strom und Gas, ein Betrieb rechnet und stellt ihn ein. Beide zugleich sollten nie gegeneinander laufen, ein gemeinsames Thermostat regelt das.',
        ),
      },
    },
    upkeep: {
      question: 'Zahle ich bei einer Hybridheizung die Wartung doppelt?',
      answer: say(
        'Zwei Geräte heißen zwei Wartungen, dazu Schornsteinfeger oder Feuerungskontrolle und die Grundgebühr fürs Gas, auch wenn es nur wenige Tage läuft; zusammen sind das leicht einige Hundert im Jahr. Fragen Sie, ob ein Betrieb beides wartet. Steht am Ende mehr Grundgebühr als gespartes Gas auf der Rechnung, ist es Zeit, den Kessel abzumelden.',
      ),
    },
    keepOld: {
      question: 'Darf mein alter Kessel neben der Wärmepumpe bleiben?',
      answer: {
        de: hybridKeepOld,
        at: hybridKeepOld,
        ch: say(
          'Technisch geht es fast immer, rechtlich entscheidet der Kanton: Viele Förderbeiträge verlangen, dass der Öl- oder Gaskessel ausgebaut wird, und neue Energiegesetze lassen einen fossilen Rest nur begrenzt zu. Vorrat im Tank können Sie bis zum Umbau verbrauchen. Fragen Sie die Energiefachstelle, bevor Sie den Kessel einplanen.',
        ),
        us: say(
          'Einen laufenden Boiler oder Furnace dürfen Sie fast überall als Reserve behalten; den restlichen Tank verbrauchen Sie an den kältesten Tagen. Manche Rabatte verlangen den Ausbau oder eine Abschaltung der alten Heizung, fragen Sie vorher. Ein Öltank und Schornstein brauchen weiter Wartung.',
        ),
      },
    },
    woodBackup: {
      question: 'Passt ein Holzofen zur Wärmepumpe?',
      answer: say(
        'Ein Holz- oder Pelletofen passt gut dazu: Er entlastet die Wärmepumpe an eisigen Tagen und heizt weiter, wenn etwas ausfällt. Ein wassergeführter Ofen wird über einen Pufferspeicher eingebunden, ein normaler Kaminofen braucht gar keine Verbindung. Auch eine Split-Klimaanlage neben der Gasheizung ist ein guter Mix, weil sie in der Übergangszeit günstig heizt.',
      ),
    },
  },
  refrigerant: {
    explode: {
      question: 'Kann eine Wärmepumpe mit Propan explodieren?',
      answer: say(
        'Dass ein Propangerät draußen explodiert, ist äußerst unwahrscheinlich: Es enthält meist um ein Kilogramm, so viel wie zwei, drei große Campingkartuschen, in einem geschlossenen Kreis ohne Flamme, und austretendes Gas verdünnt sich an der Luft. Für Kinder, Haustiere und beim Grillen genügt es, die Schutzzone frei von Feuer und Zündquellen zu halten. {refrigerantNew} und andere neue Mittel sind nur schwer entflammbar.',
      ),
    },
    leak: {
      question: 'Was, wenn Kältemittel aus der Wärmepumpe austritt?',
      answer: say(
        'Meist ist ein Leck nicht giftig, doch Propan und viele neue Mittel brennen und riechen oft nicht: keine Flamme, keinen Schalter, Abstand halten, den Kältetechniker rufen. Sammelt sich Gas im Haus, gehen Sie hinaus und rufen von dort die Feuerwehr. Kältemittel verbraucht sich nicht: Fehlt etwas, muss das Leck vor dem Nachfüllen abgedichtet werden. Zeichen sind nachlassende Leistung, Eis an den Leitungen, Fehlermeldungen oder ein Zischen.',
      ),
    },
    safetyZone: {
      question: 'Welche Schutzzone braucht eine Wärmepumpe mit Propan?',
      answer: say(
        'Bei Propan bleibt rund um das Gerät ein Schutzbereich von meist einem halben bis gut einem Meter frei von Fenstern, Türen, Kellerschächten, Abläufen, Steckdosen und Feuer, denn das Gas ist schwerer als Luft und sammelt sich in Vertiefungen. Die genauen Maße stehen in der Anleitung des Herstellers und gelten verbindlich. Eine Kellerabfahrt oder ein tiefer Hof scheidet meist aus; dort passt ein Gerät mit {refrigerantNew} oder eine Innenaufstellung mit wenig Füllung.',
      ),
    },
    oldRefrigerant: {
      question: 'Darf meine Wärmepumpe mit altem Kältemittel weiterlaufen?',
      answer: say(
        'Ein vorhandenes Gerät mit {refrigerantOld}, {refrigerantOlder} oder {refrigerantNew} dürfen Sie weiter betreiben und reparieren lassen, eine Austauschpflicht gibt es nicht. Frisches Kältemittel mit großer Klimawirkung wird knapper und teurer, aufbereitetes gibt es noch viele Jahre. {refrigerantOldest} darf in Europa nicht mehr nachgefüllt werden, ein Leck bedeutet dort meist das Ende. Auf ein anderes Mittel umfüllen lässt sich selten; das alte saugt ein zertifizierter Betrieb ab.',
      ),
    },
    whichOne: {
      question: 'Welches Kältemittel soll meine neue Wärmepumpe haben?',
      answer: {
        de: refrigerantWhichOne,
        at: refrigerantWhichOne,
        ch: say(
          'Für ein neues Gerät ist Propan die sicherste Wahl für die Zukunft: kaum Klimawirkung, keine Ewigkeitschemikalien und hohe Vorlauftemperaturen. Die Schweiz regelt Kältemittel in der ChemRRV: Einfache Splitgeräte mit {refrigerantOld} und unter drei Kilogramm davon dürfen seit {oldSplitBanCh} nicht mehr verkauft werden, weitere Verbote sind ab {nextRefrigerantCh} vorgesehen; Betrieb und Reparatur bleiben erlaubt. {refrigerantNew} ist vertretbar, wo der Abstand für Propan fehlt oder ein Splitgerät nötig ist; fragen Sie, was ab dann gilt. Sauber geplant und eingebaut muss jedes sein.',
        ),
        us: say(
          'Neue Geräte haben in den USA {refrigerantB} oder {refrigerantNew}; beide sind gut und werden lange gewartet, die Marke hat sich meist für eines entschieden. Auf Propan zu warten lohnt nicht. Restbestände mit {refrigerantOld} nehmen Sie nur mit deutlichem Nachlass und wenn der Einbau bei Ihnen noch erlaubt ist, denn das Mittel wird teurer. Wichtiger als das Kältemittel sind Auslegung und sauberer Einbau.',
        ),
      },
    },
    climate: {
      question: 'Schadet das Kältemittel der Wärmepumpe dem Klima?',
      answer: say(
        'Der GWP-Wert sagt, wievielmal stärker ein Kilogramm das Klima erwärmt als {carbonDioxide}: Propan liegt bei etwa drei oder darunter, {refrigerantNew} bei mehreren Hundert, {refrigerantOld} bei rund zweitausend. Wirksam wird das nur, wenn das Mittel austritt; selbst dann spart die Wärmepumpe gegenüber Öl und Gas über ihr Leben weit mehr ein. Manche künstlichen Mittel (HFO-Gemische) zählen zu den Ewigkeitschemikalien, Propan nicht.',
      ),
    },
    whoHandles: {
      question: 'Wer darf am Kältemittel der Wärmepumpe arbeiten?',
      answer: say(
        'An den Kältekreis darf nur, wer dafür zertifiziert ist; ein Heizungsbauer ohne Schein stellt ein fertig gefülltes Gerät auf und schließt nur das Wasser an. Bei Splitgeräten, deren Leitungen vor Ort verbunden werden, braucht es den Kälteschein (nur in den USA gibt es vorgefüllte Bausätze für Laien), für Propan eine Schulung zu brennbaren Mitteln. Regelmäßige Dichtheitsprüfungen sind erst ab größeren Füllmengen Pflicht; die meisten Hausgeräte, besonders mit Propan, liegen darunter.',
      ),
    },
  },
  winter: {
    defrost: {
      question: 'Ist Eis am Außengerät der Wärmepumpe normal?',
      answer: say(
        'Reif, Dampfwolken und Tropfwasser am Außengerät sind normal: Bei feuchter Kälte um null Grad taut es alle dreißig bis neunzig Minuten für einige Minuten ab und holt die Wärme dafür aus dem Heizwasser, ohne dass das Haus kalt wird. Nicht normal ist ein Eispanzer, der nach dem Abtauen bleibt. Schalten Sie dann ab, klopfen Sie kein Eis weg und rufen Sie den Betrieb; lauwarmes Wasser schadet nicht.',
      ),
    },
    heatingRod: {
      question: 'Wann braucht die Wärmepumpe den Heizstab?',
      answer: say(
        'Der Heizstab ist für wenige sehr kalte Stunden da und macht bei richtiger Auslegung nur einige Prozent des Jahresverbrauchs aus, also einige Dutzend bis gut hundert Stunden. Läuft er Hunderte von Stunden oder schon um null Grad, stimmen meist Bivalenzpunkt, Heizkurve oder Größe nicht; lassen Sie das prüfen. Ganz abschalten sollten Sie ihn nicht, er sichert Abtauen und Legionellenschutz; die Freigabe erst bei tieferer Temperatur reicht.',
      ),
    },
    notWarm: {
      question: 'Warum wird es bei Frost mit der Wärmepumpe nicht warm?',
      answer: say(
        'Ein oder zwei Grad weniger an den kältesten Tagen deuten auf eine knappe Auslegung oder eine zu flache Heizkurve hin, mehr auf einen Fehler. Drehen Sie alle Ventile ganz auf, nehmen Sie die Nachtabsenkung heraus, stellen Sie die Heizkurve etwas steiler und prüfen Sie, ob das Außengerät frei von Eis und Laub ist. Sinkt es weiter, rufen Sie den Betrieb: Zu wenig Kältemittel oder ein falscher Durchfluss fällt gerade bei Frost auf.',
      ),
    },
    powerUse: {
      question: 'Wie viel Strom braucht die Wärmepumpe bei Frost?',
      answer: say(
        'Je kälter es ist, desto mehr Strom braucht sie je Wärme: Aus einer kWh Strom werden um plus sieben Grad etwa vier kWh Wärme, um minus sieben gut zweieinhalb, um minus fünfzehn etwa zwei. Gleichzeitig braucht das Haus mehr, ein eiskalter Tag kann also das Drei- bis Vierfache eines milden kosten. Solche Tage sind wenige; entscheidend ist die Jahresarbeitszahl, in Feldmessungen an Luft im Mittel {fieldAir}.',
      ),
    },
    extremeCold: {
      question: 'Bis zu welcher Kälte heizt eine Wärmepumpe?',
      answer: say(
        'Übliche Luft-Wärmepumpen arbeiten bis etwa minus zwanzig Grad, Geräte für kaltes Klima bis minus fünfundzwanzig oder darunter; was bei Ihrer Normtemperatur noch herauskommt, steht im Datenblatt. In Norwegen und Schweden heizen sehr viele Häuser mit Wärmepumpe. In Hochlagen oder Kältelöchern rechnen Sie den Heizstab fest ein oder nehmen eine Erdsonde, der die Außenkälte nichts ausmacht.',
      ),
    },
    designTemperature: {
      question: 'Für welche Kälte wird eine Wärmepumpe ausgelegt?',
      answer: say(
        'Die Anlage wird für die Normaußentemperatur Ihres Ortes ausgelegt, also für den kältesten Zwei-Tages-Wert, der nur alle paar Jahre vorkommt; Gemeinde, Norm oder Installateur nennen ihn. Wird es einmal kälter, hilft der Heizstab und die Wärme im Haus überbrückt ein, zwei Nächte. Im Angebot muss stehen, wie viel die Pumpe bei dieser Temperatur leistet und wie viel das Haus braucht.',
      ),
    },
    settings: {
      question: 'Wie stelle ich die Wärmepumpe im Winter ein?',
      answer: say(
        'Lassen Sie sie bei Kälte durchlaufen, ohne oder mit höchstens zwei Grad Absenkung in der Nacht: Das Wiederaufheizen am kalten Morgen ruft sonst den Heizstab. Drehen Sie die Ventile auf und lüften Sie kurz statt gekippt. In einem leeren Haus halten Sie etwa vierzehn bis sechzehn Grad und schalten mindestens ein bis zwei Tage vor der Ankunft hoch.',
      ),
    },
    snow: {
      question: 'Schadet Schnee der Wärmepumpe?',
      answer: say(
        'Schnee und Frost hält das Außengerät aus, solange die Luft hindurchkommt: Es steht auf einem Sockel oder einer Konsole über der üblichen Schneehöhe, mit freiem Ablauf. Schaufeln Sie nach starkem Schneefall rundherum etwa eine Armlänge frei und befreien Sie das Gitter mit der Hand oder einem Besen. Ein Schneedach hilft, einhausen darf man es nicht; Dachlawinen sollten es nicht treffen.',
      ),
    },
    powerCut: {
      question: 'Was passiert mit der Wärmepumpe bei Stromausfall?',
      answer: say(
        'Bei Stromausfall bleibt die Wärmepumpe einfach stehen und läuft danach von selbst wieder an; kaputt geht davon nichts. Ein Haus kühlt in einem halben Tag nur wenige Grad aus, ein Pufferspeicher hilft, und Gas- oder Ölkessel gehen ohne Strom auch nicht. Heikel ist nur strenger Frost bei Geräten mit Wasser im Außenteil: Nach einigen Stunden muss es entleert werden, wenn kein Frostschutzventil da ist; das Handbuch sagt, wie.',
      ),
    },
  },
  hotWater: {
    enough: {
      question: 'Reicht das warme Wasser der Wärmepumpe für alle?',
      answer: {
        de: hotWaterEnough,
        at: hotWaterEnough,
        ch: say(
          'Für Dusche und Badewanne reicht es: Der Speicher hält das Wasser bei etwa fünfzig bis fünfundfünfzig Grad, geduscht wird mit rund vierzig. Entscheidend ist die Grösse, als Faustregel fünfzig bis siebzig Liter je Person, mehr bei grosser Wanne oder vielen Duschen hintereinander. Wird es beim Zweiten lauwarm, hilft meist eine etwas höhere Temperatur, eine zweite Ladung am Tag oder ein grösserer Speicher.',
        ),
        us: say(
          'Für eine vierköpfige Familie reicht meist ein Gerät mit fünfzig bis achtzig Gallonen. Es heizt langsamer nach als ein Gaskessel, deshalb wählt man den Tank eine Stufe größer oder schaltet vor Besuch auf Hybrid, dann hilft der Heizstab. Vergleichen Sie die First Hour Rating auf dem Etikett mit dem, was Ihr Haushalt in der stärksten Stunde braucht.',
        ),
      },
    },
    legionella: {
      question: 'Wie heiß muss Warmwasser wegen Legionellen sein?',
      answer: {
        de: hotWaterLegionella,
        at: hotWaterLegionella,
        ch: say(
          'Empfohlen sind im Einfamilienhaus mindestens fünfzig, besser fünfundfünfzig Grad an den Zapfstellen und regelmässiger Gebrauch. In Mehrfamilienhäusern hält man am Ausgang des Speichers {hotWaterBig} Grad, was eine passend gewählte Wärmepumpe schafft. Fünfundvierzig sind auf Dauer zu wenig; bei schwachem Immunsystem oder nach den Ferien lassen Sie das Gerät einmal hoch aufheizen.',
        ),
        us: say(
          'Die meisten Geräte stehen auf {hotWaterUsDial} °F, was Strom spart und vor Verbrühen schützt; Legionellen tötet erst {hotWaterUs} °F sicher ab. Wer ein schwaches Immunsystem hat, stellt den Tank auf {hotWaterUs} °F und lässt einen Mischer am Ausgang einbauen. Wichtig ist, dass das Wasser regelmäßig fließt; nach langer Abwesenheit einmal heiß durchspülen.',
        ),
      },
    },
    sameMachine: {
      question: 'Macht die Wärmepumpe zum Heizen auch das Warmwasser?',
      answer: {
        de: hotWaterSameMachine,
        at: hotWaterSameMachine,
        ch: hotWaterSameMachine,
        us: say(
          'Meist nein, ein Mini-Split oder eine Anlage mit Luftkanälen macht kein Warmwasser: Dafür kommt ein eigenes Gerät, am sparsamsten ein Wärmepumpenboiler. Nur eine Luft-Wasser-Wärmepumpe, die Heizkörper oder Fußboden versorgt, kann beides mit einem Tank. Wenn der alte Kessel beides gemacht hat, planen Sie das Wasser gleich mit ein.',
        ),
      },
    },
    ownHeater: {
      question: 'Lohnt sich eine Wärmepumpe nur fürs Warmwasser?',
      answer: {
        de: hotWaterOwnHeater,
        at: hotWaterOwnHeater,
        ch: hotWaterOwnHeater,
        us: say(
          'Ein Wärmepumpenboiler lohnt sich beim Ersatz eines elektrischen Tanks fast immer: Er braucht etwa ein Drittel des Stroms. Beim Ersatz von Gas entscheidet Ihr Strompreis; samt Einbau kostet er nach einer Auswertung {waterHeaterUs} an Stelle eines elektrischen Tanks, {waterHeaterGasUs} an Stelle von Gas. Üblich ist ein zweipoliger Stromkreis; für Umbauten von Gas gibt es Geräte für die normale Steckdose, die langsamer nachheizen. Fragen Sie, ob HEAR (bis {hearWaterHeater}) oder Ihr Versorger etwas zahlt, bevor der alte Tank leckt.',
        ),
      },
    },
    room: {
      question: 'Welcher Raum passt für eine Warmwasserwärmepumpe?',
      answer: say(
        'Ein Keller mit mindestens etwa zwanzig Kubikmetern passt am besten: Das Gerät kühlt den Raum um ein paar Grad und trocknet ihn, was dort meist angenehm ist und neben Wohnräumen eher stört. Es klingt wie ein Entfeuchter oder lauter Kühlschrank und läuft einige Stunden am Tag, die Sie auf mittags legen können. Das Kondenswasser braucht einen Ablauf, und mit Luftkanälen lässt sich die kalte Luft hinausführen.',
      ),
    },
    pipes: {
      question: 'Warum dauert es so lange, bis warmes Wasser kommt?',
      answer: say(
        'Kommt es erst nach Minuten warm, liegt das an langen Leitungen: Eine Zirkulation mit Zeitschaltuhr oder Taster hilft, ein kleiner elektrischer Durchlauferhitzer an der fernen Zapfstelle ist oft sparsamer. Eine Zirkulation, die Tag und Nacht läuft, kostet viel Wärme und durchmischt den Speicher; dämmen Sie die Rohre und lassen Sie sie nur zu den Zeiten laufen, in denen jemand duscht.',
      ),
    },
    leaking: {
      question: 'Was tun, wenn Wasser aus dem Boiler läuft?',
      answer: say(
        'Wasser unter dem Boiler heißt: Kaltwasser am Gerät zudrehen, Strom an der Sicherung oder das Gas abstellen und von nassen Steckdosen wegbleiben; sind Sie unsicher, drehen Sie den Haupthahn zu. Tropft nur das Sicherheitsventil beim Aufheizen, kann das harmlos sein, ein rostiger Kessel dagegen ist am Ende. Rufen Sie heute einen Installateur; ein Speicher mit Loch wird ersetzt, und dann lohnt die Frage nach einem mit Wärmepumpe.',
      ),
    },
  },
  cooling: {
    floorCooling: {
      question: 'Wie gut kühlt eine Fußbodenheizung im Sommer?',
      answer: say(
        'Mit kühlem Wasser im Fußboden wird es zwei bis vier Grad angenehmer, mehr nicht, denn der Boden darf nicht unter den Taupunkt kommen. Ein Feuchtefühler hält das Wasser bei etwa achtzehn bis zwanzig Grad, dann wird nichts nass; Bad und Räume mit empfindlichem Parkett schließt man oft aus. Es läuft am besten durchgehend und mit Beschattung am Tag.',
      ),
    },
    radiators: {
      question: 'Kann man mit Heizkörpern kühlen?',
      answer: say(
        'Heizkörper kühlen kaum: Ihre Fläche ist klein, die kalte Luft bleibt unten, und unter dem Taupunkt tropft es. Wer Heizkörper hat, ersetzt einzelne durch Gebläsekonvektoren mit Kondensatablauf oder nimmt für Schlaf- und Dachzimmer ein Split-Klimagerät. Leitungen müssen dann gegen Tropfwasser gedämmt sein.',
      ),
    },
    activate: {
      question: 'Was braucht meine Wärmepumpe, um kühlen zu können?',
      answer: say(
        'Nicht jede Wärmepumpe kann kühlen: Nötig sind ein umkehrbares Gerät, die freigeschaltete Funktion, Taupunktfühler und gedämmte Leitungen. Steht im Datenblatt eine Kühlleistung, lässt sich die Funktion oft nachträglich vom Betrieb freischalten; manche Förderung oder mancher Kanton hat sie gesperrt. Lassen Sie sie am besten gleich im Angebot vorsehen, nachrüsten kostet mehr.',
      ),
    },
    airConditioner: {
      question: 'Klimagerät fest eingebaut oder mobil, was ist besser?',
      answer: {
        de: coolingAirConditioner,
        at: coolingAirConditioner,
        ch: say(
          'Für richtig kühle Räume nehmen Sie ein Split-Klimagerät: Es entfeuchtet, kühlt auf jede gewünschte Temperatur und heizt im Winter sparsam mit. Fest eingebaute Geräte brauchen mancherorts eine Bewilligung, etwa in Genf und der Waadt, fragen Sie zuerst die Gemeinde; in der Miete braucht es auch die Zustimmung des Vermieters. Mobile Geräte sind frei, aber laut, schwach und stromhungrig.',
        ),
        us: coolingAirConditioner,
      },
    },
    powerSolar: {
      question: 'Wie viel Strom braucht eine Klimaanlage, und reicht Solar?',
      answer: say(
        'Kühlen braucht weniger, als viele denken: Ein Splitgerät für ein Zimmer zieht im Betrieb meist drei- bis achthundert Watt, also einige Kilowattstunden an einem heißen Tag. Mit Modulen auf dem Dach kommt tagsüber fast alles von der Sonne, weil beides zusammenfällt; nachts nur mit Speicher oder aus dem Netz. Kühlen Sie deshalb nachmittags vor.',
      ),
    },
    ground: {
      question: 'Kann ich mit Erdwärme im Sommer kühlen?',
      answer: say(
        'Mit Erdwärme kühlt es fast umsonst: Das zehn bis fünfzehn Grad kühle Wasser aus der Sonde nimmt über den Boden oder die Decke die Wärme mit, nur eine Umwälzpumpe läuft. Das bringt zwei bis vier Grad und erholt die Sonde für den Winter. Nötig sind ein Wärmetauscher mit Mischer und ein Taupunktfühler; fragen Sie nach „passiver Kühlung“.',
      ),
    },
    heatTips: {
      question: 'Wie halte ich die Wohnung bei Hitze kühl?',
      answer: say(
        'Am meisten hilft Schatten von außen: Rollläden, Markisen oder Raffstores vor Ost-, West- und Dachfenstern halten drei Viertel der Wärme ab. Lüften Sie nur nachts quer, schalten Sie Abwärme aus und dämmen Sie das Dach. Ein Ventilator kostet fast nichts und fühlt sich zwei bis drei Grad kühler an. Für Alte, Kranke und kleine Kinder richten Sie einen kühlen Raum mit Klimagerät ein.',
      ),
    },
  },
  heatPumpLifetime: {
    cycling: {
      question: 'Schadet es der Wärmepumpe, wenn sie sehr oft anspringt?',
      answer: say(
        'Sehr häufiges Ein- und Ausschalten verschleißt den Verdichter und kostet Strom; ein paar Starts am Tag sind normal, mehrere in der Stunde über Wochen sind zu viel. Meist ist das Gerät zu groß, die Heizkurve zu hoch oder zu wenige Heizkörper sind offen. Lassen Sie Heizkurve und Mindestlaufzeit einstellen, alle Thermostate weit öffnen und notfalls einen Pufferspeicher ergänzen.',
      ),
    },
    failsFirst: {
      question: 'Was geht an einer Wärmepumpe zuerst kaputt?',
      answer: say(
        'Zuerst gehen meist kleine Teile: Ventilator, Umwälzpumpe, Fühler, Ventile und die Elektronik der Steuerung, oft nach acht bis zwölf Jahren. Der Verdichter hält am längsten und ist das teuerste Teil. Kleine Teile zu ersetzen ist normal und lohnt sich, solange es sie gibt; fragen Sie beim Kauf, wie lange der Hersteller Ersatzteile liefert.',
      ),
    },
    coast: {
      question: 'Schaden Wetter und Meeresluft der Wärmepumpe?',
      answer: say(
        'Wetter kaum, Meeresluft schon: Für draußen ist sie gebaut, Regen und Schnee kürzen das Leben kaum. Salzige Luft am Meer, Stallluft oder ständige Nässe lassen Lamellen und Gehäuse schneller rosten, oft um etliche Jahre. Wählen Sie dort ein Gerät mit Korrosionsschutz ab Werk, stellen Sie es windgeschützt und spülen Sie es mehrmals im Jahr mit klarem Wasser ab.',
      ),
    },
    versus: {
      question: 'Hält eine Wärmepumpe so lange wie ein Heizkessel?',
      answer: say(
        'Luftgeräte und Heizkessel leben ähnlich lange, {heatPumpYears} Jahre; einzelne alte Gusskessel schafften mehr. Erdwärmegeräte halten oft etwas länger, weil sie geschützt im Keller stehen und gleichmäßiger laufen, und die Sonde in der Erde überlebt mehrere Geräte. Auf dreißig Jahre gerechnet planen Sie einen Ersatz der Maschine ein; Rohre, Speicher und Heizkörper bleiben.',
      ),
    },
    early: {
      question: 'Was, wenn die Wärmepumpe viel zu früh kaputtgeht?',
      answer: say(
        'Lassen Sie zuerst prüfen, ob ein Teil ersetzt werden kann, auch der Verdichter, und ob Garantie oder Kulanz greift; der Hersteller hilft oft anteilig. Ein Ausfall vor zehn Jahren ist nicht die Regel, er kommt vor allem durch falsche Auslegung, fehlende Wartung oder ein defektes Bauteil. Ab etwa fünfzehn Jahren ist ein neues Gerät meist vernünftiger als ein neuer Verdichter.',
      ),
    },
    oldUnit: {
      question: 'Wie lange hält meine alte Wärmepumpe noch?',
      answer: say(
        'Mit zehn Jahren hat ein gutes Gerät meist die Hälfte vor sich, mit fünfzehn sollten Sie den Ersatz planen, über zwanzig ist jedes Jahr geschenkt. Zeichen für das Ende sind steigender Stromverbrauch, häufige Störungen, laute Geräusche und Kältemittelverlust. Lassen Sie beim Hauskauf oder bei Zweifeln Betriebsstunden, Starts und Wartungsheft ansehen; solange sie ruhig läuft, muss sie nicht raus.',
      ),
    },
    care: {
      question: 'Was hilft, damit meine Wärmepumpe lange hält?',
      answer: say(
        'Am meisten hilft die richtige Größe mit niedriger Vorlauftemperatur: Dann läuft sie lange und ruhig statt kurz und hart. Dazu kommen jährliche Kontrolle, freie Lamellen, ein sauberer Filter im Heizkreis und wenige Eingriffe wie Nachtabschaltung. Marke und Preis sagen weniger als Auslegung, Garantie auf den Verdichter und ein Kundendienst in der Nähe.',
      ),
    },
  },
  efficiency: {
    goodValue: {
      question: 'Welche Jahresarbeitszahl ist für eine Wärmepumpe gut?',
      answer: say(
        'Für ein Luftgerät in einem bestehenden Haus ist eine Jahresarbeitszahl um {fieldAir} der gemessene Durchschnitt, ab drei ist es in Ordnung, über vier sehr gut; bei Erdwärme liegt der Durchschnitt bei {fieldGround}. Unter etwa zweieinhalb bei Luft oder dreieinhalb bei Erdwärme lohnt sich eine Prüfung der Einstellung. Höher ist immer besser; im Januar ist der Wert viel niedriger als im Oktober, erst das ganze Jahr zählt.',
      ),
    },
    ratings: {
      question: 'Was sagen COP und andere Werte einer Wärmepumpe?',
      answer: {
        de: efficiencyRatings,
        at: efficiencyRatings,
        ch: efficiencyRatings,
        us: say(
          'Zum Heizen zählt {heatingRatingUs}, zum Kühlen {coolingRatingUs}; die Zwei steht für die neuere, strengere Messung, also nie mit alten Werten vergleichen. {heatingRatingUs} geteilt durch {btuFactor} ergibt etwa den mittleren COP. Wo es kalt wird, ist der COP bei fünf Grad Fahrenheit aussagekräftiger als der bei siebenundvierzig.',
        ),
      },
    },
    measure: {
      question: 'Wie messe ich die Effizienz meiner Wärmepumpe?',
      answer: say(
        'Teilen Sie die abgegebene Wärme durch den verbrauchten Strom eines ganzen Jahres, beides in Kilowattstunden: Das ist Ihre Jahresarbeitszahl. Verlässlich sind ein eigener Stromzähler samt Heizstab und Pumpen und ein Wärmemengenzähler; die Anzeige am Gerät schätzt oft und liegt gern zehn bis zwanzig Prozent zu hoch. Viele Geräte zeigen beide Werte im Menü unter Energie oder Betriebsdaten.',
      ),
    },
    whyLower: {
      question: 'Warum ist die Wärmepumpe schlechter als im Prospekt?',
      answer: say(
        'Der Prospekt zeigt Laborwerte bei mildem Wetter und lauwarmem Wasser; zu Hause kommen Frost, heißere Heizkörper, Warmwasser, Pumpen und manchmal der Heizstab dazu. Fünf auf dem Papier werden in einem Haus mit Heizkörpern oft gut drei. Sinkt der Wert plötzlich, liegt es meist an einer verstellten Heizkurve, einem strengeren Winter, verschmutztem Verdampfer oder einem mitlaufenden Heizstab.',
      ),
    },
    improve: {
      question: 'Wie läuft meine Wärmepumpe effizienter?',
      answer: {
        de: efficiencyImprove,
        at: efficiencyImprove,
        ch: efficiencyImprove,
        us: say(
          'Am meisten bringt eine niedrigere Temperatur im System: dichte Kanäle, saubere Filter, ein fester Sollwert statt starker Nachtabsenkung und ein Heizstab, der erst bei großer Kälte freigegeben wird. Bei Heizkörpern oder Fußboden senken Sie die Heizkurve in kleinen Schritten. Gut eingestellt ist sie, wenn sie lange und langsam läuft statt dauernd zu takten.',
        ),
      },
    },
    promise: {
      question: 'Kann ich mir die Effizienz der Wärmepumpe zusichern lassen?',
      answer: say(
        'Im Vertrag, denn nur dann schuldet der Betrieb einen festen Wert; verlangen Sie die berechnete Jahresarbeitszahl für Ihr Haus schriftlich, mit Vorlauftemperatur und samt Heizstab und Warmwasser. Fair ist bei Luft mit Heizkörpern etwas über drei, mit Fußbodenheizung eher um vier. Dazu gehören ein Wärmemengenzähler, ein eigener Stromzähler und die Abrede, dass nachgebessert wird, wenn nach einem Jahr deutlich weniger herauskommt.',
      ),
    },
  },
  solarHeatPump: {
    inWinter: {
      question: 'Was bringt Solarstrom der Wärmepumpe im Winter?',
      answer: say(
        'Im Winter trägt das Dach wenig bei: Von Dezember bis Februar deckt es in Mitteleuropa meist fünf bis fünfzehn Prozent des Pumpenstroms, an klaren Tagen mittags auch mehr, bei Nebel und Schnee auf den Modulen fast nichts. Ab März steigt es rasch. Über dem Nebel, mit steilen Modulen oder an der Fassade ist der Winteranteil spürbar größer.',
      ),
    },
    zeroBill: {
      question: 'Kann ich mit Solar und Wärmepumpe umsonst heizen?',
      answer: say(
        'Umsonst heizen Sie damit nicht: Auch mit großem Dach bleibt der größere Teil des Pumpenstroms, im Modell zwei Drittel bis drei Viertel, Zukauf im Winter. Anteile von siebzig oder achtzig Prozent gelten, wenn man den Jahresertrag gegen den Verbrauch aufrechnet oder nur den Sommer ansieht. Die Rechnung sinkt trotzdem spürbar, weil die Einspeisung im Sommer und der übrige Haushalt dazukommen.',
      ),
    },
    control: {
      question: 'Wie steuere ich die Wärmepumpe nach dem Solarstrom?',
      answer: say(
        'Am einfachsten per Zeitplan: Warmwasser auf zwölf bis vierzehn Uhr legen und die Heizung tagsüber etwas höher, nachts etwas tiefer stellen. Mehr holt eine Verbindung zum Wechselrichter heraus, der der Pumpe über den Kontakt SG Ready oder übers Netzwerk meldet, dass Überschuss da ist; Ihr Installateur richtet sie ein. Ein Energiemanager lohnt sich vor allem, wenn er auch Auto und Speicher steuert.',
      ),
    },
    preheat: {
      question: 'Soll ich das Haus mittags mit Solarstrom vorheizen?',
      answer: say(
        'Mittags vorheizen lohnt sich in Maßen: Ein bis zwei Grad mehr im Raum oder im Estrich speichern die Sonne bis in den Abend, und in Übergangszeiten läuft die Pumpe nachts kaum noch. Den Puffer auf sechzig Grad zu treiben, frisst den Gewinn wieder auf, denn jedes Grad Vorlauf mehr kostet Effizienz. Im tiefen Winter lassen Sie es, da ist kaum Überschuss da.',
      ),
    },
    order: {
      question: 'Erst Solaranlage, erst Wärmepumpe oder beides zugleich?',
      answer: say(
        'Beides zugleich ist ideal, muss aber nicht sein: Elektriker, Zähler und Steuerung werden dann nur einmal gemacht, und das Dach wird gleich groß genug belegt. Drängt die Heizung, nehmen Sie zuerst die Pumpe und planen das Dach mit; sonst bringt Solar vom ersten Tag an Ersparnis. Eine Wärmepumpe lohnt sich auch ohne Module. Ein Zähler genügt meist; ein zweiter für einen Pumpentarif kann der Pumpe den Solarstrom nehmen.',
      ),
    },
    battery: {
      question: 'Bringt ein Stromspeicher etwas für die Wärmepumpe?',
      answer: say(
        'Ein Speicher hilft der Wärmepumpe vor allem in Frühling und Herbst: Dann reicht die Sonne des Tages bis in die Nacht. Im Winter ist er meist leer, weil die Pumpe den Ertrag sofort verbraucht. Der Anteil des Dachs am Pumpenstrom steigt dadurch nur um einige Prozentpunkte; kaufen Sie ihn für den Haushalt, nicht wegen der Pumpe.',
      ),
    },
    systemSize: {
      question: 'Wie groß soll die Solaranlage für eine Wärmepumpe sein?',
      answer: say(
        'Mit Wärmepumpe legen Sie das Dach am besten so voll, wie es vernünftig geht, meist acht bis fünfzehn kW: Im Winter zählt jedes Modul, und die letzten kosten am wenigsten. Den Jahresverbrauch der Pumpe eins zu eins abzubilden, bringt nichts, weil er in die dunklen Monate fällt. Auch zwei bis sechs kW helfen schon, dann vor allem beim Warmwasser.',
      ),
    },
  },
  heatingLaw: {
    mustIReplace: {
      question: 'Muss ich eine Heizung austauschen, die noch läuft?',
      answer: {
        de: say(
          'Niemand zwingt Sie, eine funktionierende Heizung herauszureißen oder eine Wärmepumpe einzubauen; weiterbetreiben und reparieren dürfen Sie sie in der Regel. Nur sehr alte Standardkessel konnten bisher unter eine Stilllegungspflicht fallen; ob Ihrer dazugehört, sagt der Bezirksschornsteinfeger, der es ohnehin prüft. Auch Nachtspeicher, Kohle- und Holzöfen sind nicht verboten, solange sie die Abgaswerte einhalten.',
        ),
        at: say(
          'Niemand zwingt Sie, eine bestehende Öl- oder Gasheizung herauszureißen; betreiben und reparieren dürfen Sie sie vorerst weiter. Der Ausstieg, über den geredet wird, ist ein Ziel, keine Pflicht zum Tausch; einzelne Länder haben eigene Regeln für neue Geräte. Ihre Gemeinde oder die Energieberatung des Landes weiß, was bei Ihnen gilt.',
        ),
        ch: say(
          'Meist nein: Eine laufende Öl- oder Gasheizung müssen Sie nicht herausreissen; sie darf bis zum Ende ihrer Lebensdauer laufen und repariert werden, solange die Feuerungskontrolle sie gutheisst. Anders ist es bei Elektroheizungen, die in mehreren Kantonen zu einem festen Datum wegmüssen. Sonst greifen die Vorschriften meist erst beim Ersatz; einzelne Kantone wie Basel-Stadt wollen ein Enddatum, fragen Sie die Energiefachstelle.',
        ),
        us: say(
          'In aller Regel nein: Eine funktionierende Heizung im Wohnhaus müssen Sie nicht herausreißen; weiterbetreiben und reparieren dürfen Sie sie. Die Regeln, über die gestritten wird, betreffen Neubauten und den Verkauf neuer Geräte. Ob bei Ihnen beim Ersatz etwas gilt, weiß das Bauamt.',
        ),
      },
    },
    whenReplacing: {
      question: 'Welche Heizung darf ich beim Austausch noch einbauen?',
      answer: {
        de: say(
          'Beim Ersatz dürfen Sie wieder frei wählen, auch Gas oder Öl; die Pflicht zu einem erneuerbaren Anteil beim Einbau ist seit dem {heatingLawSince} gestrichen. Wer neu Gas oder Öl einbaut, muss aber später biogenen Brennstoff kaufen, ab {bioFuelFirstFrom} {bioFuelFirst} und steigend. Das gilt auch für vermietete Häuser und nach einem Hauskauf; einzelne Länder und Gemeinden können Zusätzliches verlangen.',
        ),
        at: say(
          'In einem bestehenden Haus dürfen Sie eine kaputte Gas- oder Ölheizung nach Bundesrecht noch ersetzen, wenn Ihr Bundesland es nicht einschränkt; im Neubau sind fossile Heizungen nicht mehr erlaubt. Fragen Sie vor dem Kauf die Baubehörde der Gemeinde. Bedenken Sie den {carbonDioxide}-Preis, bevor Sie sich für viele Jahre festlegen.',
        ),
        ch: say(
          'Beim Ersatz gilt das Recht Ihres Kantons: In vielen brauchen Sie mit Öl oder Gas einen erneuerbaren Anteil oder eine Standardlösung nach MuKEn, also zum Beispiel Dämmung, neue Fenster oder Solarthermie; in Zürich, Basel-Stadt und einigen anderen ist fossil nur noch in Ausnahmen möglich. Der Ersatz ist fast überall melde- oder bewilligungspflichtig. Fragen Sie vor der Bestellung die Energiefachstelle.',
        ),
        us: say(
          'Meist dürfen Sie Gas, Öl oder Propan wieder durch das Gleiche ersetzen, mit Genehmigung und nach den bundesweiten Effizienzvorgaben. Ausnahmen gibt es vor allem in Teilen Kaliforniens, wo Luftbehörden für neue Geräte Grenzen beschlossen haben, deren Fristen mehrfach verschoben wurden. Fragen Sie vor dem Kauf das Bauamt.',
        ),
      },
    },
    whatChanged: {
      question: 'Was hat sich am deutschen Heizungsgesetz geändert?',
      answer: say(
        'Die deutsche Regel, dass jede neue Heizung zu fünfundsechzig Prozent erneuerbar sein muss, gilt nicht mehr: Das neue Gesetz ist seit dem {heatingLawSince} in Kraft und lässt beim Einbau wieder freie Wahl. Geblieben ist dafür eine Treppe für den Brennstoff: Neue Gas- und Ölheizungen brauchen ab {bioFuelFirstFrom} einen wachsenden biogenen Anteil. Fristen aus der kommunalen Wärmeplanung für den Einbau sind damit hinfällig. In anderen Ländern galt diese Regel nie.',
      ),
    },
    bioShare: {
      question: 'Wie viel Biobrennstoff brauchen neue Kessel in Deutschland?',
      answer: say(
        'Die Treppe betrifft in Deutschland nur neu eingebaute Gas- und Ölheizungen, nicht bestehende: ab {bioFuelFirstFrom} {bioFuelFirst}, ab {bioFuelSecondFrom} {bioFuelSecond}, ab {bioFuelThirdFrom} {bioFuelThird} und ab {bioFuelLastFrom} {bioFuelLast} biogener Brennstoff. Erfüllt wird sie über den Liefervertrag, also mit Biomethan oder Bioheizöl, das mehr kostet. Ein Kessel, der für Wasserstoff vorbereitet ist, erfüllt damit allein nichts.',
      ),
    },
    futureBans: {
      question: 'Werden Gas- und Ölheizungen irgendwann verboten?',
      answer: {
        de: heatingLawFutureBans,
        at: heatingLawFutureBans,
        ch: heatingLawFutureBans,
        us: say(
          'Ein landesweites Ende für Gas oder Öl ist nicht geplant. Einzelne Städte und Bundesstaaten wie New York beschränken fossile Heizungen im Neubau, andere Bundesstaaten verbieten ihren Städten genau das, und Gerichte haben manche Regel gekippt oder verschoben. Bestehende Häuser betrifft es bisher kaum; was gilt, weiß das Bauamt.',
        ),
      },
    },
    electricHeating: {
      question: 'Bis wann muss eine Elektroheizung raus?',
      answer: {
        de: heatingLawElectricHeating,
        at: heatingLawElectricHeating,
        ch: say(
          'Das ist kantonal: Neuenburg verbietet ortsfeste Elektroheizungen ab {electricBanNeuchatel}, die Waadt verlangt den Ersatz bis {electricBanVaud}, andere Kantone haben eigene Fristen oder verbieten nur neue Geräte. Oft gibt es Ausnahmen, etwa für selten bewohnte Häuser oder einzelne Räume, und Fördergeld für den Ersatz. Fragen Sie die Energiefachstelle früh, denn es fehlt meist ein Wassernetz für die neue Heizung.',
        ),
        us: heatingLawElectricHeating,
      },
    },
    finesAndExceptions: {
      question: 'Droht mir mit meiner alten Heizung eine Strafe?',
      answer: say(
        'Für eine zulässige alte Heizung nicht, Strafen drohen nur bei klaren Verstößen, etwa einem Einbau ohne nötige Genehmigung. Kontrolliert wird in der Regel nur bei Feuerstättenschau, Abgasmessung oder Bauabnahme, niemand kommt unangemeldet in den Keller. Ausnahmen nach Alter der Bewohner oder für Härtefälle und Ferienhäuser sind je nach Gesetz verschieden; lassen Sie sich den Paragrafen nennen, auf den sich jemand beruft.',
      ),
    },
  },
  otherHeating: {
    districtOrPump: {
      question: 'Was ist besser, Fernwärme oder eine eigene Wärmepumpe?',
      answer: {
        de: otherHeatingDistrictOrPump,
        at: otherHeatingDistrictOrPump,
        ch: say(
          'Fernwärme ist die bequemere Lösung: nur eine Übergabestation, kein Aussengerät, kaum Wartung, und hohe Vorlauftemperaturen stören nicht. Die eigene Wärmepumpe ist meist im Betrieb günstiger, braucht aber Platz und einen Lärmnachweis. Für dichte Quartiere und grosse Altbauten spricht viel für das Netz, für ein Einfamilienhaus mit Garten eher die Pumpe; vergleichen Sie beide über zwanzig Jahre, mit Anschluss, Grundpreis und Förderbeitrag.',
        ),
        us: say(
          'Fernwärme oder Dampf aus dem Netz gibt es in den USA fast nur in einigen Stadtzentren und auf Campusgeländen; fragen Sie Ihren Versorger oder die Stadt, ob in Ihrer Straße eine Leitung liegt. Fehlt sie, ist die eigene Wärmepumpe der übliche Weg. Liegt sie vor der Tür, vergleichen Sie Anschluss, Grundpreis und Preis der Wärme über zwanzig Jahre.',
        ),
      },
    },
    districtPrice: {
      question: 'Was prüfe ich vor einem Vertrag über Fernwärme?',
      answer: say(
        'Prüfen Sie vor der Unterschrift Arbeitspreis, Grundpreis, Anschlusskosten, die Preisformel mit ihren Indizes, Laufzeit und Kündigung und fragen Sie Nachbarn nach ihrer letzten Abrechnung. Wer sich anschließt, bindet sich für viele Jahre an einen einzigen Lieferanten, und der Preis folgt der Formel im Vertrag. Rechnen Sie alles auf die Kilowattstunde Wärme um, dann lässt es sich mit einer Wärmepumpe vergleichen.',
      ),
    },
    clean: {
      question: 'Wie klimafreundlich ist Fernwärme?',
      answer: say(
        'Wie sauber die Wärme aus dem Netz ist, hängt vom Erzeuger ab: Abwärme aus Müllverbrennung, Industrie, Rechenzentren, Abwasser oder Seewasser gilt als recht klimafreundlich, Kohle und Gas nicht. Beim Kehricht entsteht das Kohlendioxid ohnehin, die Wärme wird nur genutzt. Der Betreiber muss den Mix nennen können; fragen Sie nach Kilogramm je Kilowattstunde und nach dem Anteil an Gas für die kalten Tage.',
      ),
    },
    pelletWork: {
      question: 'Wie viel Arbeit macht eine Pelletheizung?',
      answer: say(
        'Ein Pelletskessel mit Lager und Saugaustragung läuft automatisch: Pellets werden ein- bis zweimal im Jahr eingeblasen, die Aschebox leeren Sie alle paar Wochen, dazu kommen Schornsteinfeger und jährliche Wartung. Säcke schleppen Sie nur bei einem Pelletofen oder Kessel ohne Lager. Gegenüber Scheitholz ist es eine große Erleichterung, gegenüber einer Wärmepumpe bleibt es mehr Arbeit.',
      ),
    },
    pelletCost: {
      question: 'Heizt man mit Pellets billiger als mit einer Wärmepumpe?',
      answer: say(
        'Bei den Heizkosten liegen Pellets und Wärmepumpe oft nah beieinander: In einem Haus, das mit mäßig warmem Heizwasser auskommt, gewinnt meist die Pumpe, bei sehr heißem Heizwasser und hohem Bedarf können Pellets günstiger sein. In der Anschaffung ist ein Pelletskessel mit Lager selten billiger. Teilen Sie den Preis einer Tonne durch etwa fünftausend, das ist der Preis je Kilowattstunde, und legen Sie Wartung und Schornsteinfeger dazu.',
      ),
    },
    hydrogen: {
      question: 'Soll ich auf eine Heizung mit Wasserstoff warten?',
      answer: say(
        'Mit Wasserstoff im eigenen Heizkessel ist auf absehbare Zeit kaum zu rechnen: Er ist knapp und teuer, Industrie und Kraftwerke brauchen ihn zuerst, und für dieselbe Wärme braucht er ein Vielfaches des Stroms einer Wärmepumpe. „Wasserstoff-ready“ heißt meist nur, dass eine kleine Beimischung möglich ist oder ein Umbausatz folgen soll. Warten lohnt sich nur, wo ein Netzbetreiber die Umstellung Ihrer Straße verbindlich zusagt.',
      ),
    },
    wood: {
      question: 'Ist Heizen mit Holz eine gute Lösung?',
      answer: {
        de: say(
          'Neben einer Wärmepumpe ist Holz eine gute Reserve, als einzige Heizung versorgt ein Ofen selten alle Räume; mit eigenem Wald lohnt sich ein Scheitholzkessel mit großem Puffer. Ein Kaminofen darf bleiben, wenn er die Grenzwerte für Staub und Kohlenmonoxid einhält; für ältere lief die letzte Frist am {stoveDeadline} ab, ausgenommen sind etwa gemauerte Grundöfen, Küchenherde und Öfen von vor {stoveHistoric}. Ihr Schornsteinfeger kennt den Stand.',
        ),
        at: otherHeatingWood,
        ch: otherHeatingWood,
        us: otherHeatingWood,
      },
    },
    exotic: {
      question: 'Was taugen Infrarot, Solarwärme und andere Heizungen?',
      answer: say(
        'Infrarotplatten sind billig in der Anschaffung, heizen aber direkt mit Strom und brauchen das Zwei- bis Dreifache einer Wärmepumpe; sinnvoll sind sie nur für selten genutzte Räume oder sehr gut gedämmte Häuser. Gas aus dem Tank, Bioöl und Blockheizkraftwerke im Keller bleiben an teuren Brennstoff gebunden. Solarwärme hilft beim Warmwasser, trägt im Winter aber kein ganzes Haus, und Stroh oder Mais passen nur zu Höfen mit eigenem Vorrat.',
      ),
    },
  },
  newBoiler: {
    cost: {
      question: 'Ist ein neuer Kessel billiger als eine Wärmepumpe?',
      answer: {
        de: newBoilerCost,
        at: newBoilerCost,
        ch: newBoilerCost,
        us: say(
          'In der Anschaffung meist, aber das Gerät ist das kleinste Stück der Rechnung: Der Brennstoff kostet über die Jahre ein Mehrfaches. Rabatte gibt es nur mitunter vom Gasversorger. Rechnen Sie die Klimaanlage dazu: Wenn sie auch fällig ist, ersetzt eine Wärmepumpe (in unserer Schätzung {airHeatPumpUs} samt Einbau, vor Rabatten) beide.',
        ),
      },
    },
    duties: {
      question: 'Welche Regeln gelten für eine neue Gas- oder Ölheizung?',
      answer: {
        de: say(
          'Der Einbau ist erlaubt, aber ab {bioFuelFirstFrom} müssen neue Kessel {bioFuelFirst} Biobrennstoff einsetzen, ab {bioFuelSecondFrom} {bioFuelSecond}, ab {bioFuelThirdFrom} {bioFuelThird} und ab {bioFuelLastFrom} {bioFuelLast}. Das geht über einen Liefervertrag für Biogas oder Bioöl; was es dann kostet, weiß heute niemand. Fragen Sie Händler und Betrieb schriftlich, ob er liefern kann und das Gerät es verträgt.',
        ),
        at: say(
          'Im bestehenden Haus dürfen Sie meist wieder Gas oder Öl einbauen, im Neubau nicht; einige Länder sind strenger, besonders bei Öl. Der Betrieb meldet den Einbau und prüft, was Ihr Land und die Gemeinde verlangen. Fragen Sie vor der Bestellung die Energieberatung des Landes und den Netzbetreiber, wie lange Gas in Ihrer Gasse bleibt.',
        ),
        ch: say(
          'In den meisten Kantonen braucht der Ersatz eine Meldung oder Bewilligung und einen Nachweis: einen erneuerbaren Anteil, zum Beispiel mit Solarwärme, Wärmepumpenboiler oder Dämmung, oder eine gute GEAK-Klasse. Einige Kantone lassen Öl und Gas fast gar nicht mehr zu, und Biogas zählt nicht überall. Was bei Ihnen gilt, sagt die Energiefachstelle des Kantons vor der Bestellung.',
        ),
        us: say(
          'Meist genügt eine Baugenehmigung der Gemeinde für den Tausch; einen Bioanteil verlangt niemand. Einige Regionen, etwa in Kalifornien, schränken den Verkauf neuer Gasgeräte künftig ein. Fragen Sie die Baubehörde Ihrer Stadt, was gilt und wann.',
        ),
      },
    },
    soon: {
      question: 'Lohnt sich ein neuer Kessel für nur ein paar Jahre?',
      answer: say(
        'Für eine schnelle oder kurze Lösung ist ein neuer fossiler Kessel selten die beste Wahl, denn er bindet Sie länger, als der Notfall dauert. Oft lässt sich der alte noch reparieren, oder ein Mietgerät überbrückt die Wochen bis zur Wärmepumpe. Wer das Haus bald verkauft, sollte wissen, dass viele Käufer einen neuen Öl- oder Gaskessel nicht mehr als Plus werten.',
      ),
    },
    repair: {
      question: 'Lohnt es sich, den alten Kessel zu reparieren?',
      answer: say(
        'Reparieren lohnt, wenn der Kessel dicht ist und das Teil erhältlich und klar billiger als ein neues Gerät ist; Brenner, Pumpe oder Regelung lassen sich einzeln tauschen. Damit gewinnen Sie Zeit, die Wärmepumpe in Ruhe zu planen. Ein durchgerosteter Kessel oder ein gebrauchtes Gerät ist kein gutes Geld mehr wert.',
      ),
    },
  },
  boilerBroken: {
    rightNow: {
      question: 'Die Heizung ist ausgefallen, was prüfe ich zuerst?',
      answer: say(
        'Prüfen Sie zuerst das Einfache: Sicherung und Notschalter an, Brennstoff im Tank, Thermostat gestellt, Wasserdruck im grünen Bereich; dann drücken Sie die Entstörtaste einmal, höchstens zweimal. Notieren Sie den Fehlercode und rufen Sie den Notdienst Ihres Heizungsbauers oder des Geräteherstellers. Ziehen Sie sich bis dahin in ein Zimmer zurück, Türen und Vorhänge zu, ein Heizgerät dort.',
      ),
      toTenants: say(
        'Melden Sie den Ausfall sofort dem Vermieter oder der Verwaltung, am Telefon und schriftlich: Sie müssen ihn beheben, im Winter rasch, und den Notdienst bezahlen. Erreichen Sie niemanden, sagen Ihnen Mieterverein oder Wohnungsamt, was Sie selbst beauftragen dürfen. Heben Sie Belege auf und notieren Sie die Raumtemperatur.',
      ),
    },
    bridging: {
      question: 'Wie überbrücken wir die Zeit bis zur neuen Heizung?',
      answer: {
        ...sameInEurope(
          say(
            'Mieten kann man beides: einen mobilen Heizkessel, meist elektrisch oder mit Öl, der an Ihre Heizungsrohre angeschlossen wird, und einzelne Heizgeräte; fragen Sie Heizungsbauer, Mietgerätefirmen oder den Baumarkt. Ein Ölradiator je Zimmer hält ein paar Wochen warm, kostet aber Strom: Ein Gerät mit zwei Kilowatt zieht in fünf Stunden zehn kWh. Warmes Wasser liefert ein Heizstab im Speicher, falls einer drin ist.',
          ),
        ),
        us: say(
          'Am einfachsten sind gemietete oder gekaufte Heizgeräte: ein Ölradiator je Zimmer hält ein paar Wochen warm, jeder auf eigenem Stromkreis; ein Gerät mit anderthalb Kilowatt zieht in fünf Stunden siebeneinhalb kWh. Einen mobilen Heizkessel kann man nur mieten, wo warmes Wasser durch Heizkörper oder Leisten fließt; an Luftheizung und Kanäle passt er nicht, da fragen Sie den Betrieb nach einer Leihheizung für die Kanäle. Warmes Wasser liefert der eigene Tank, der meist weiterläuft.',
        ),
      },
    },
    smell: {
      question: 'Was tun, wenn es im Haus nach Gas riecht?',
      answer: say(
        'Riecht es nach Gas, also faulig wie Eier oder Kohl, oder piepst der CO-Melder, dann gehen Sie sofort alle hinaus: Fenster auf, keinen Schalter, kein Feuer, kein Telefon im Haus, Gashahn zu, wenn er am Weg liegt. Rufen Sie von draußen den Störungsdienst des Gasversorgers oder die Feuerwehr; warten Sie nicht bis morgen. Einschalten darf die Heizung erst wieder ein Fachmann.',
      ),
    },
    repairOrReplace: {
      question: 'Heizung ausgefallen: reparieren oder ersetzen?',
      answer: say(
        'Reparieren lohnt sich meist, wenn es wenig kostet und der Kessel noch keine zwanzig Jahre alt ist; bei einem gerissenen Wärmetauscher oder fehlenden Ersatzteilen lohnt es kaum. Oft ist eine kleine Reparatur für einen Winter das Klügste, weil sie Zeit für einen guten Ersatz kauft. Unterschreiben Sie nichts am selben Tag: Holen Sie eine zweite Meinung und klären Sie Förderungen vor dem Auftrag.',
      ),
    },
    frostProtection: {
      question: 'Wie schütze ich ohne Heizung die Leitungen vor Frost?',
      answer: say(
        'Halten Sie die gefährdeten Räume mit einem Heizgerät über null, öffnen Sie Schranktüren vor Leitungen und lassen Sie einen Hahn tröpfeln. Ein Haus ohne Heizung kühlt bei Frost meist über ein bis drei Tage so weit aus, dass Rohre an Außenwänden und im Keller gefrieren können. Müssen Sie weg oder wird es kälter, sperren Sie das Wasser ab und entleeren Leitungen und Heizung, notfalls mit dem Installateur.',
      ),
    },
    heatersSafe: {
      question: 'Sind elektrische Heizgeräte als Notlösung sicher?',
      answer: say(
        'Heizlüfter und Ölradiatoren sind für ein paar Wochen in Ordnung, wenn jeder an einer eigenen Wandsteckdose hängt: kein Verlängerungskabel, keine Mehrfachsteckdose, nichts darüber, ein Meter Abstand zu Vorhang und Bett. Zwei große Geräte am selben Stromkreis sind meist zu viel; wird ein Stecker heiß, ausstecken. Über Nacht nehmen Sie Ölradiatoren mit Thermostat statt Lüfter, und nie Grill, Gaskocher oder Gasstrahler in Wohnräumen.',
      ),
    },
    leak: {
      question: 'Was tun, wenn der Heizkessel Wasser verliert?',
      answer: say(
        'Schalten Sie die Heizung am Notschalter aus und drehen Sie die Ventile am Kessel und die Nachspeisung zu; bei viel Wasser in der Nähe von Strom betreten Sie den Raum nicht und schalten die Sicherung nur ab, wenn Sie trocken hinkommen. Fällt nur der Druck, dürfen Sie bei kalter Anlage bis in den grünen Bereich nachfüllen; sinkt er wieder, ist etwas undicht. Rufen Sie den Notdienst und machen Sie Fotos für die Versicherung.',
      ),
    },
  },
  heatLoad: {
    tooBig: {
      question: 'Was, wenn die Wärmepumpe zu groß ist?',
      answer: {
        de: heatLoadTooBig,
        at: heatLoadTooBig,
        ch: heatLoadTooBig,
        us: say(
          'Ein zu großes Gerät kostet mehr, schaltet ständig ein und aus, verschleißt schneller und holt im Sommer zu wenig Feuchte aus der Luft. Auch Modelle, die ihre Leistung anpassen, haben eine Untergrenze. Eine halbe Tonne Reserve schadet also eher; an den wenigen kältesten Stunden hilft die Zusatzheizung.',
        ),
      },
    },
    cycling: {
      question: 'Warum schaltet die Wärmepumpe ständig ein und aus?',
      answer: {
        de: heatLoadCycling,
        at: heatLoadCycling,
        ch: heatLoadCycling,
        us: say(
          'Läuft das Gerät immer nur wenige Minuten, taktet es: Meist ist es zu groß, der Filter verstopft, die Kanäle sind zu eng, oder der Thermostat hängt falsch oder ist zu knapp eingestellt. Wechseln Sie zuerst den Filter und öffnen Sie alle Auslässe. Bleibt es dabei, lassen Sie Last, Luftmenge und Kältemittel prüfen.',
        ),
      },
    },
    fromUse: {
      question: 'Kann ich die Heizlast aus meinem Verbrauch ausrechnen?',
      answer: {
        de: heatLoadFromUse,
        at: heatLoadFromUse,
        ch: heatLoadFromUse,
        us: say(
          'Aus dem Verbrauch lässt es sich gut gegenprüfen: Nehmen Sie den kältesten Monat, ziehen Sie Warmwasser und Kochen ab und teilen Sie durch die Heizgradtage dieses Monats; mal dem Temperaturabstand der kältesten Nacht ergibt das den Tagesbedarf. Gas zählt hunderttausend Btu je Therm, Heizöl knapp hundertvierzigtausend je Gallone, beides mal Wirkungsgrad. Das Ergebnis liegt oft bei der Hälfte der alten Kesselleistung.',
        ),
      },
    },
    whoCalculates: {
      question: 'Wer berechnet, wie groß die Wärmepumpe sein muss?',
      answer: {
        de: heatLoadWhoCalculates,
        at: heatLoadWhoCalculates,
        ch: heatLoadWhoCalculates,
        us: say(
          'Den Manual J rechnet der Heizungsbetrieb oder gegen Entgelt ein unabhängiger Energieprüfer; viele Betriebe lassen ihn weg, weil er Zeit kostet und niemand fragt. Echt ist er, wenn Fenster, Wände, Dämmung, Undichtheit und Ihre Klimadaten darin stehen, möglichst je Raum. Wer nur das alte Schild abschreibt, hat nicht gerechnet: Verlangen Sie den Bericht vor der Unterschrift.',
        ),
      },
    },
    oldBoiler: {
      question: 'Muss die Wärmepumpe so stark sein wie der alte Kessel?',
      answer: say(
        'Die Leistung des alten Kessels sagt fast nichts: Er wurde meist großzügig gewählt, oft doppelt so groß wie nötig, weil das bei Gas und Öl wenig störte und er auch schnell Warmwasser machen sollte. Die Wärmepumpe läuft länger und gleichmäßiger und kommt deshalb mit viel weniger Kilowatt aus. Maßgeblich ist die Heizlast am kältesten Tag, dazu ein kleiner Zuschlag fürs Warmwasser.',
      ),
    },
    balancing: {
      question: 'Was hilft, wenn die Räume ungleich warm werden?',
      answer: {
        de: say(
          'Beim Abgleich rechnet der Betrieb für jeden Heizkörper oder Heizkreis die nötige Wassermenge aus und stellt sie ein, damit kein Raum zu heiß wird, während ein anderer kalt bleibt. Für die Förderung braucht es in der Regel das Verfahren B, also mit Heizlast je Raum. Verlangen Sie das Formular und die Einstellwerte; wer nur Ventile dreht, hat nicht gerechnet.',
        ),
        at: heatLoadBalancing,
        ch: heatLoadBalancing,
        us: say(
          'Ungleich warme Räume liegen bei Luftheizung meist an den Kanälen: zu eng, undicht, ohne Rückluft oder mit falsch gestellten Klappen. Lassen Sie die Luftmenge je Raum messen und mit der Rechnung vergleichen (Manual D), dann Klappen einstellen und Kanäle abdichten. Bei Heizkörpern mit Wasser stellt der Betrieb den Durchfluss an jedem Ventil ein.',
        ),
      },
    },
    rule: {
      question: 'Kann man die Wärmepumpe nach der Wohnfläche auslegen?',
      answer: {
        de: heatLoadRule,
        at: heatLoadRule,
        ch: heatLoadRule,
        us: say(
          'Regeln wie eine Tonne je fünfhundert Quadratfuß taugen nicht: Sie übersehen Dämmung, Dichtheit, Fenster und Klima und ergeben meist ein zu großes Gerät. Gut gedämmte Häuser kommen oft mit einer Tonne je tausend Quadratfuß oder mehr aus. Für einzelne Räume mit Splitgerät reichen oft sechs- bis neuntausend Btu; auch da entscheidet die Rechnung.',
        ),
      },
    },
    changes: {
      question: 'Zählt geplante Dämmung bei der Größe der Wärmepumpe?',
      answer: say(
        'Rechnen Sie mit dem Zustand, den das Haus bald haben wird: Wird in wenigen Jahren gedämmt, richtet sich die Größe danach, denn bis dahin hilft der Heizstab an kalten Tagen. Bleiben Räume dauerhaft kühl oder dämmen Nachbarhäuser, gehört das in die Rechnung; nur zeitweise leere Zimmer machen die Pumpe kaum kleiner. Maßgeblich ist die Normtemperatur Ihres Orts samt Höhenlage.',
      ),
    },
  },
  boilerAge: {
    exempt: {
      question: 'Ist mein alter Kessel von der Altersgrenze ausgenommen?',
      answer: {
        de: say(
          'Nach der bisherigen Regel durften Brennwert- und Niedertemperaturkessel ohne Altersgrenze weiterlaufen, ebenso sehr kleine Geräte und jeder Kessel im Ein- oder Zweifamilienhaus, dessen Eigentümer dort schon am {boilerOwnerSince} selbst wohnte. Die Bauart steht auf dem Typenschild oder im Protokoll des Schornsteinfegers. Er bestätigt Ihnen schriftlich, was nach dem Gesetz vom {heatingLawSince} für Ihr Gerät gilt.',
        ),
        at: boilerAgeExempt,
        ch: boilerAgeExempt,
        us: boilerAgeExempt,
      },
    },
    newOwner: {
      question: 'Müssen Käufer oder Erben den alten Kessel tauschen?',
      answer: {
        de: say(
          'Wer neu Eigentümer wird, verlor nach der bisherigen Regel die Ausnahme des alten Bewohners und hatte zwei Jahre Zeit, einen betroffenen Kessel stillzulegen. Das galt nur für alte Standardkessel; Brennwert- und Niedertemperaturgeräte durften bleiben. Ob die Frist nach dem Gesetz vom {heatingLawSince} noch läuft, bestätigt der Bezirksschornsteinfeger, am besten schon vor dem Kauf.',
        ),
        at: boilerAgeNewOwner,
        ch: boilerAgeNewOwner,
        us: boilerAgeNewOwner,
      },
    },
    waitOrReplace: {
      question: 'Soll ich die alte Heizung schon vor dem Ausfall ersetzen?',
      answer: say(
        'Läuft sie sicher und ohne teure Reparaturen, müssen Sie nichts überstürzen, aber planen Sie jetzt: Angebote einholen, Förderung klären, Heizkörper prüfen. Wer bis zum Ausfall wartet, wählt im Winter unter Zeitdruck und verliert leicht die Förderung, die vor dem Auftrag beantragt werden muss. Ab etwa zwanzig Jahren lohnt eine große Reparatur meist nicht mehr, eine kleine schon.',
      ),
    },
    lifespan: {
      question: 'Wie alt wird eine Gas- oder Ölheizung?',
      answer: say(
        'Gas- und Ölkessel halten im Schnitt etwa zwanzig Jahre, gut gewartete Gusskessel auch dreißig und mehr; Luftheizungen in den USA fünfzehn bis zwanzig. Danach häufen sich Ausfälle, und der Verbrauch liegt über dem eines neuen Geräts. Wartung verlängert das Leben, macht es aber nicht endlos.',
      ),
    },
    safety: {
      question: 'Ist eine alte Gas- oder Ölheizung noch sicher?',
      answer: say(
        'Das Alter allein macht sie nicht gefährlich; gefährlich sind ein gerissener Wärmetauscher, ein schlechter Abzug, Rost am Öltank oder ein Gasleck. Lassen Sie sie jedes Jahr prüfen und hängen Sie Melder für Kohlenmonoxid auf. Riecht es nach Gas oder Abgas, wird Ihnen schwindlig oder piepst der Melder: sofort alle hinaus, keinen Schalter und keine Flamme, Notdienst von draußen rufen; eine gelbe, rußende Flamme lassen Sie gleich prüfen.',
      ),
    },
    inspector: {
      question: 'Kann ein Prüfer meinen alten Kessel stilllegen?',
      answer: {
        de: say(
          'Der Bezirksschornsteinfeger allein nicht: Er darf Alter und Abgaswerte feststellen und eine Frist setzen; durchsetzen kann eine Stilllegung nur die Behörde, gegen deren Bescheid Sie sich wehren können. Verlangen Sie schriftlich, auf welche Vorschrift er sich stützt, und ob Ihr Kessel Brennwert oder Niedertemperatur ist. Wer einen Bescheid einfach übergeht, riskiert ein Bußgeld; bei akuter Gefahr muss das Gerät sofort aus.',
        ),
        at: say(
          'Wegen des Alters allein nicht, außer Ihr Land hat eine eigene Regel. Der Rauchfangkehrer prüft Abgas und Sicherheit und setzt bei Mängeln eine Frist; nach deren Ablauf meldet er es der Behörde, und die kann den Betrieb untersagen. Lassen Sie sich den Mangel schriftlich geben und fragen Sie, ob eine Reparatur genügt.',
        ),
        ch: say(
          'Wegen des Alters allein in der Regel nicht. Die Feuerungskontrolle misst die Abgase; sind die Werte zu hoch, wird zuerst eingestellt oder repariert, sonst setzt die Gemeinde oder der Kanton eine Frist zur Sanierung, meist mehrere Jahre. Eine Fristverlängerung können Sie schriftlich mit Begründung beantragen, etwa wenn der Ersatz schon geplant ist.',
        ),
        us: say(
          'Ein Techniker oder der Gasversorger darf ein unsicheres Gerät mit einem Warnschild stilllegen, etwa bei Gasleck oder gerissenem Wärmetauscher; wegen des Alters allein darf das niemand. Lassen Sie sich den Befund schriftlich und mit Foto geben und holen Sie bei einer teuren Empfehlung eine zweite Meinung ein. Eine Strafe für ein altes, sicheres Gerät gibt es nicht.',
        ),
      },
    },
    findAge: {
      question: 'Wie finde ich heraus, wie alt mein Kessel ist?',
      answer: say(
        'Das Baujahr steht meist auf dem Typenschild am Kessel, oft hinter der Frontklappe, sonst steckt es in der Seriennummer, die der Hersteller oder eine Suche mit Marke und Nummer entschlüsselt. Auch das Protokoll des Schornsteinfegers, der Feuerungskontrolle oder der letzten Wartung nennt es. Für Fristen zählt in der Regel der Einbau, nicht die Herstellung.',
      ),
    },
    electricOld: {
      question: 'Wie lange darf meine alte Elektroheizung bleiben?',
      answer: {
        de: boilerAgeElectricOld,
        at: boilerAgeElectricOld,
        ch: say(
          'Für Elektroheizungen entscheidet der Kanton: Einige verlangen den Ersatz bis zu einem festen Datum, Neuenburg bis {electricBanNeuchatel}, andere nur bei Ersatz oder mit Ausnahmen. Ihre Frist nennt die Energiefachstelle. Weil Strom als Direktheizung am teuersten ist und viele Kantone den Wechsel fördern, lohnt es sich meist, nicht bis zum letzten Tag zu warten.',
        ),
        us: boilerAgeElectricOld,
      },
    },
  },
  heatPlanning: {
    forced: {
      question: 'Kann man mich zum Anschluss ans Wärmenetz zwingen?',
      answer: {
        de: say(
          'Nur wenn Ihre Gemeinde eine eigene Satzung mit Anschluss- und Benutzungszwang beschließt, müssen Sie ans Netz; der Wärmeplan allein zwingt niemanden. Solche Satzungen lassen in der Regel Ausnahmen oder lange Fristen für bestehende Heizungen zu, oft gerade für Wärmepumpen. In Neubaugebieten steht die Pflicht manchmal im Kaufvertrag; lesen Sie deshalb Satzung und Vertrag vor der Bestellung.',
        ),
        at: say(
          'In der Regel nicht. In einzelnen Ländern, etwa der Steiermark, kann die Gemeinde für festgelegte Gebiete einen Fernwärmeanschluss vorschreiben, meist mit Ausnahmen für klimafreundliche Heizungen. Fragen Sie das Gemeindeamt, ob für Ihr Grundstück so eine Verordnung gilt, und lassen Sie sich die Antwort schriftlich geben.',
        ),
        ch: say(
          'Das regeln Kanton und Gemeinde: Manche dürfen den Anschluss an einen Wärmeverbund in bezeichneten Gebieten verlangen, meist erst beim Heizungsersatz und nur, wenn er zumutbar ist. Wer schon erneuerbar heizt, etwa mit einer Wärmepumpe, ist gewöhnlich ausgenommen. Fragen Sie die Gemeinde schriftlich, bevor Sie bestellen.',
        ),
        us: say(
          'Zu einem Wärmenetz oder zum Verzicht auf Gas zwingt Sie in den USA derzeit kaum jemand; Pilotnetze leben davon, dass genug Haushalte freiwillig mitmachen. Vorschriften gibt es an manchen Orten für Neubauten und große Gebäude.',
        ),
      },
    },
    gasShutdown: {
      question: 'Wird das Gasnetz in meiner Straße stillgelegt?',
      answer: {
        de: heatPlanningGasShutdown,
        at: heatPlanningGasShutdown,
        ch: heatPlanningGasShutdown,
        us: say(
          'Abschaltungen ganzer Straßen sind in den USA bisher Ausnahmen: Versorger bieten in Pilotgebieten an, statt einer neuen Gasleitung die Häuser elektrisch umzurüsten, und brauchen dafür die Aufsicht und meist die Zustimmung der Bewohner. Ihr Gasversorger sagt Ihnen, ob Ihre Leitung auf so einer Liste steht.',
        ),
      },
    },
    lastOnes: {
      question: 'Wer zahlt das Gasnetz, wenn alle Nachbarn aussteigen?',
      answer: say(
        'Je mehr Haushalte gehen, desto mehr Netzkosten trägt jeder, der bleibt, denn die Leitungen kosten fast gleich viel. Das geschieht über Jahre mit steigenden Netzentgelten, nicht mit einer einmaligen Rechnung; eine Stilllegung zahlen letztlich die verbliebenen Kunden oder die öffentliche Hand. Wer kündigt, sollte nach Kosten für Stilllegung oder Rückbau des Hausanschlusses fragen.',
      ),
    },
    wait: {
      question: 'Lohnt es sich, auf ein Wärmenetz zu warten?',
      answer: {
        de: heatPlanningWait,
        at: heatPlanningWait,
        ch: heatPlanningWait,
        us: say(
          'Auf ein Wärmenetz zu warten lohnt sich in den USA fast nie: Nur wenige Pilotnetze sind gebaut. Eine Ausnahme ist ein Versorger, der Ihrer Straße schriftlich Jahr und Angebot nennt, denn dann zahlt er oft einen großen Teil der Umrüstung.',
        ),
      },
    },
    findOut: {
      question: 'Wie erfahre ich, ob ein Wärmenetz zu uns kommt?',
      answer: {
        de: say(
          'Auf der Internetseite Ihrer Gemeinde steht der Wärmeplan meist als Karte; suchen Sie den Ort und „kommunale Wärmeplanung“. Städte mit mehr als {heatPlanPeople} Einwohnern mussten ihn bis {heatPlanCities} vorlegen, kleinere haben bis {heatPlanTowns} Zeit. Verbindlich fragen Sie Bauamt und Stadtwerke schriftlich: Ist für meine Straße ein Netz beschlossen, in welchem Jahr, zu welchem Preis, und bis wann gibt es Gas.',
        ),
        at: say(
          'Fragen Sie Gemeindeamt, Fernwärmebetreiber und Gasnetzbetreiber schriftlich nach Ihrer Adresse: Ist ein Netz beschlossen, in welchem Jahr, zu welchem Preis, und bis wann ist Gas sicher. In Wien zeigen die Karten der Stadt, wo Fernwärme ausgebaut wird. Ein Eintrag auf einer Karte ist noch keine Zusage.',
        ),
        ch: say(
          'Der Energieplan liegt bei der Gemeinde, oft als Karte auf ihrer Internetseite oder im kantonalen Geoportal. Fragen Sie dazu den Versorger schriftlich nach Ihrer Adresse: Ist ein Wärmeverbund beschlossen, in welchem Jahr, zu welchem Preis, und bis wann gibt es Gas. Eine Zone auf der Karte ist noch keine Zusage.',
        ),
        us: say(
          'Fragen Sie Ihren Gas- oder Stromversorger und die Aufsichtsbehörde Ihres Staats nach Pilotprojekten („thermal energy network“, „zonal electrification“) an Ihrer Adresse. Steht dort nichts, ist für Ihre Straße nichts geplant und Sie können frei entscheiden.',
        ),
      },
    },
    hydrogen: {
      question: 'Kann ich beim Heizen auf Wasserstoff setzen?',
      answer: say(
        'Rechnen Sie nicht mit Wasserstoff zum Heizen: Er wird knapp und teuer bleiben und zuerst in der Industrie gebraucht, und beschlossene Netze für Wohnhäuser gibt es fast keine. Eine als „wasserstofftauglich“ verkaufte Gastherme macht daraus keine Zusage. Verlassen können Sie sich erst auf einen verbindlichen Plan mit Jahr und Preis vom Netzbetreiber.',
      ),
    },
  },
  removal: {
    leftOil: {
      question: 'Wohin mit dem restlichen Heizöl?',
      answer: say(
        'Restöl lässt sich weiterverwenden: Ein Ölhändler oder eine Tankreinigungsfirma pumpt es ab und vergütet oder verrechnet es, oft zahlt auch ein Nachbar mit Ölheizung dafür. Holen Sie das Angebot einige Wochen vor dem Umbau ein und heizen Sie den Tank bis dahin möglichst leer. Für altes oder verschmutztes Öl gibt es meist nichts mehr, dann kostet die Entsorgung.',
      ),
    },
    oldBoiler: {
      question: 'Wer nimmt den alten Heizkessel mit?',
      answer: say(
        'Den alten Kessel nimmt fast immer die Firma mit, die die neue Heizung einbaut: Ausbauen, Zerlegen und Entsorgen gehören als eigene Zeile ins Angebot. Steht dort nichts, fragen Sie nach, bevor Sie unterschreiben. Metall geht zum Schrott, verkaufen lässt sich höchstens ein junges Gerät oder ein Brenner als Ersatzteil; Verkleidungen und alte Elektrospeicher mit Asbest gehören in Fachhände.',
      ),
    },
    buriedTank: {
      question: 'Darf ein vergrabener Öltank im Boden bleiben?',
      answer: {
        de: say(
          'Ein Erdtank darf meist im Boden bleiben, wenn ein Fachbetrieb nach Wasserrecht ihn leert, reinigt, dauerhaft verschließt und in der Regel mit Sand oder Schaum verfüllt. Die Stilllegung ist anzeigepflichtig und wird von einem Sachverständigen geprüft; den Prüfbericht heben Sie auf. Ausgegraben wird, wenn der Tank undicht war, der Platz gebraucht wird oder die Wasserbehörde es verlangt.',
        ),
        at: say(
          'Ein Erdtank darf meist im Boden bleiben, wenn ein befugter Betrieb ihn leert, reinigt, verschließt und verfüllt. Ob das genügt und was zu melden ist, bestimmt das Recht Ihres Landes; die Gemeinde sagt es Ihnen. Ausgegraben wird, wenn der Tank undicht war oder der Platz gebraucht wird; die Bestätigung der Firma heben Sie auf.',
        ),
        ch: say(
          'Ein Erdtank darf meist im Boden bleiben, wenn eine Fachfirma ihn leert, reinigt, gegen Nachfüllen sichert und verfüllt; viele Kantone verlangen dazu eine Meldung und einen Rapport. Ausgegraben wird, wenn der Tank undicht war, der Platz gebraucht wird oder das Amt es wegen des Gewässerschutzes verlangt. Das Amt für Umwelt Ihres Kantons sagt, was bei Ihnen gilt.',
        ),
        us: say(
          'Ob ein Erdtank im Boden bleiben darf, regeln Staat und Gemeinde: Oft reicht es, ihn leerzupumpen, zu reinigen und mit Sand oder Schaum zu füllen, manche Orte und viele Käufer verlangen den Ausbau. Meist braucht es eine Genehmigung und eine Bodenprobe. Heben Sie das Stilllegungsprotokoll auf, denn danach fragt der Käufer Ihres Hauses.',
        ),
      },
    },
    cellarTank: {
      question: 'Wie kommt der alte Öltank aus dem Keller?',
      answer: say(
        'Ein Kellertank wird ausgepumpt, gereinigt und an Ort und Stelle zerlegt, denn durch die Tür passt er selten; das dauert meist einen Tag und ist Arbeit für eine Tankfirma. Selbst aufschneiden sollten Sie ihn nicht, weil Öldämpfe sich am Funken entzünden und Ölschlamm Sondermüll ist. Auch ein leerer, gereinigter Tank darf oft bleiben, wenn Füllrohr und Leitungen verschlossen sind.',
      ),
    },
    gasLine: {
      question: 'Wie werde ich meinen Gasanschluss endgültig los?',
      answer: say(
        'Beim Gas sind es zwei Schritte: Sie kündigen den Liefervertrag, und Sie bestellen beim Netzbetreiber den Ausbau des Zählers. Erst dann endet der Grundpreis. Die Leitung im Boden darf meist liegen bleiben; ob das Trennen an der Straße verlangt wird und wer es zahlt, regelt jeder Netzbetreiber anders, fragen Sie ihn schriftlich nach beidem. Solange Sie mit Gas kochen, bleibt der Anschluss samt Grundpreis.',
      ),
    },
    whoPays: {
      question: 'Wer zahlt den Ausbau von altem Öltank und Kessel?',
      answer: {
        de: say(
          'Ausbau und Entsorgung zahlt der Eigentümer, aber die Förderung rechnet sie mit: Bei der KfW gehören Demontage der alten Heizung und des Tanks zu den förderfähigen Kosten, solange die Höchstgrenze nicht erreicht ist. Lassen Sie die Arbeiten deshalb im selben Angebot oder vor dem Antrag aufführen. Was der Tank kostet, richtet sich nach Größe, Lage und Restschlamm; zwei Angebote von Tankfirmen zeigen es.',
        ),
        at: removalWhoPays,
        ch: removalWhoPays,
        us: removalWhoPays,
      },
    },
    proof: {
      question: 'Wer bescheinigt mir, dass der Öltank stillgelegt ist?',
      answer: say(
        'Den Nachweis stellt die Firma aus, die den Tank reinigt und stilllegt: ein Protokoll mit Datum, Tankdaten und Entsorgungsbeleg. Heben Sie es beim Haus auf, denn Versicherung, Käufer und Behörde fragen danach. Fehlt es aus früherer Zeit, fragen Sie bei der Wasser- oder Umweltbehörde, der Gemeinde und der damaligen Firma; sonst kann eine Fachfirma den Tank prüfen und den Zustand neu bescheinigen.',
      ),
    },
    smell: {
      question: 'Wie bekomme ich den Ölgeruch aus dem Keller?',
      answer: say(
        'Der Ölgeruch verschwindet meist erst, wenn Tank, Leitungen und Ölschlamm weg sind und der Raum danach einige Wochen gelüftet wird. Steckt Öl im Estrich oder Putz, hilft ein Ölbinder und eine Fachreinigung, danach eine Sperrbeschichtung, notfalls muss der Belag heraus. Riecht es ohne erkennbare Ursache, lassen Sie Boden und Wand auf ein altes Leck prüfen. Danach lässt sich der Raum normal nutzen.',
      ),
    },
  },
  solarHotWater: {
    elementOrHeatPump: {
      question: 'Heizstab oder Wärmepumpe für Warmwasser mit Solarstrom?',
      answer: say(
        'Für ein bis drei Personen mit viel Überschuss im Sommer genügt der Heizstab: Er kostet wenig, ist einfach und hält lange. Wird das Wasser heute teuer erhitzt oder auch im Winter elektrisch, ist die Warmwasser-Wärmepumpe besser, weil sie nur etwa ein Drittel des Stroms braucht; sie kühlt und entfeuchtet dafür den Raum, brummt leise und kostet mehr. Lassen Sie sie über den Photovoltaik-Kontakt mittags laufen.',
      ),
    },
    collectorsOrPanels: {
      question: 'Solarthermie oder Photovoltaik für mein Warmwasser?',
      answer: say(
        'Neu sind Photovoltaikmodule meist die bessere Wahl: Ihr Strom taugt auch für Licht, Auto und Heizung, sie brauchen kaum Wartung und frieren nicht ein. Sonnenkollektoren holen zwar je Quadratmeter mehr als das Doppelte an Wärme heraus, im Sommer aber oft zu viel und im Winter wenig; Röhren sind da nur etwas besser. Kollektoren passen, wo sehr viel Warmwasser auf kleinem Dach gebraucht wird.',
      ),
    },
    oldCollectors: {
      question: 'Soll ich alte Solarkollektoren reparieren oder abbauen?',
      answer: say(
        'Laufen die alten Kollektoren noch, lassen Sie sie laufen: Neue Flüssigkeit, Ausdehnungsgefäß oder Pumpe lohnen meist, denn sie sind bezahlt. Bei undichten Kollektoren, teurer Reparatur über etwa einem Viertel des Neupreises oder wenn das Dach für Photovoltaik gebraucht wird, ist der Abbau klüger; den Speicher können Sie oft mit einem Heizstab weiter nutzen. Eine verfärbte, nach Frost gefährdete Füllung tauschen Sie vor dem Winter.',
      ),
    },
    onlySurplus: {
      question: 'Wie heize ich Wasser nur mit überschüssigem Solarstrom?',
      answer: say(
        'Dafür gibt es Regler, die am Zähler den Überschuss messen und den Heizstab stufenlos nachführen; sie kosten einige hundert und nehmen auch bei Wolken kaum Netzstrom. Einfacher ist ein Relais am Wechselrichter, das ab einer Leistung einschaltet, oder eine Zeitschaltuhr auf die Mittagsstunden; beides zieht zeitweise vom Netz. Einen alten Elektroboiler stellt der Elektriker damit von Nacht auf Tag um. Basteln am Netzanschluss ist nichts für Laien.',
      ),
    },
    tankSize: {
      question: 'Wie groß muss der Warmwasserspeicher für Solar sein?',
      answer: say(
        'Rechnen Sie mit etwa fünfzig Litern Speicher je Person, für einen Puffer über Regentage mit dem Doppelten; zwei- bis dreihundert Liter reichen den meisten. Eine kWh erwärmt zwanzig Liter um gut vierzig Grad, ein Dreikilowattstab also zweihundert Liter in drei bis vier Stunden. Sechs bis acht Module decken von April bis September fast alles, im Winter nur wenig. Bei hartem Wasser bleiben Sie unter sechzig Grad, einmal in der Woche darüber gegen Legionellen.',
      ),
    },
    sellOrHeat: {
      question: 'Soll ich Solarstrom verkaufen oder damit Wasser heizen?',
      answer: say(
        'Vergleichen Sie, was die eingespeiste kWh bringt, mit dem, was eine kWh Warmwasser heute kostet: Bei Gas oder Öl gewinnen Sie mit dem Heizstab meist nur ein paar Cent je kWh, mit der Wärmepumpe oder statt Netzstrom deutlich mehr. Zuerst kommt der Haushalt, dann Akku oder Auto, dann das Wasser. Reizvoll ist zusätzlich, dass der Brenner im Sommer ganz aus bleibt und weniger verschleißt. Wo der Überschuss voll gutgeschrieben wird, ist Verkaufen ebenso gut.',
      ),
    },
    poolAndInstant: {
      question: 'Passt Solar zu Durchlauferhitzer und Pool?',
      answer: say(
        'Ein Durchlauferhitzer passt schlecht zu Solarstrom, weil er kurz sehr viel Leistung zieht, mehr als das Dach gibt; besser ist ein Speicher. Den Pool wärmt am sparsamsten eine Poolwärmepumpe in den Sonnenstunden oder eine einfache schwarze Absorbermatte. Module lassen sich mit eigenem Gleichstrom-Heizstab auch ohne Wechselrichter anschließen, dann fehlt dieser Strom aber im Haus.',
      ),
    },
    poolHeatPump: {
      question: 'Lohnt sich eine Wärmepumpe für den Pool?',
      answer: say(
        'Eine Pool-Wärmepumpe macht aus einer Kilowattstunde Strom {poolCop} Kilowattstunden Wärme, in warmer Luft eher mehr, in kalter weniger; sie braucht also oft nur ein Fünftel einer elektrischen Heizung. Marken vergleiche ich nicht: Sehen Sie auf Leistungszahl bei Ihrer Lufttemperatur, Lautstärke, Garantie und Kundendienst in der Nähe. Am meisten spart eine Abdeckung, dann die Laufzeit in den Sonnenstunden; Förderung gibt es dafür gewöhnlich nicht.',
      ),
    },
  },
  oldHeatPump: {
    replaceNow: {
      question: 'Soll ich eine alte Wärmepumpe tauschen, die gut läuft?',
      answer: say(
        'Läuft sie zuverlässig und ist der Verbrauch unauffällig, lassen Sie sie laufen: Ein vorsorglicher Tausch spart selten so viel, wie er kostet. Nutzen Sie die Zeit, um ohne Druck zwei Angebote und einen Plan für das Nachfolgegerät bereitzulegen. Drängt der Kundendienst, fragen Sie nach dem gemessenen Mangel; „alt“ allein ist keiner.',
      ),
    },
    repair: {
      question: 'Lohnt sich bei der alten Wärmepumpe noch die Reparatur?',
      answer: say(
        'Kleine Teile wie Fühler, Platine, Umwälzpumpe oder Ventilatormotor lohnen sich fast immer. Ist der Verdichter oder der Kältekreis defekt und das Gerät älter als zehn bis zwölf Jahre, ist ein neues meist die bessere Rechnung, denn auf die Reparatur gibt es nur kurze Garantie. Als Faustregel gilt: Kostet die Reparatur mehr als ein Drittel des neuen Geräts, holen Sie ein Angebot zum Vergleich ein.',
      ),
    },
    highUse: {
      question: 'Warum braucht meine alte Wärmepumpe so viel Strom?',
      answer: say(
        'Rechnen Sie Wärme durch Strom: Eine Luft-Wärmepumpe sollte im Jahr etwa {fieldAir} kWh Wärme je kWh Strom liefern, eine mit Erdsonde etwa {fieldGround}. Steigt der Verbrauch plötzlich, springt meist der Heizstab ein, fehlt Kältemittel oder ist die Heizkurve zu hoch; häufiges Takten kommt von zu großer Leistung oder geschlossenen Heizkörpern. Das lässt ein Kältetechniker in zwei Stunden prüfen und oft ohne Tausch beheben.',
      ),
    },
    newSaves: {
      question: 'Wie viel spart eine neue Wärmepumpe gegenüber der alten?',
      answer: say(
        'Eine neue braucht meist ein Fünftel bis ein Drittel weniger Strom als ein Gerät von vor fünfzehn bis zwanzig Jahren, weil sie ihre Leistung regelt statt ein- und auszuschalten. War die alte gut eingestellt oder ist es eine mit Erdsonde, ist der Unterschied kleiner. Rechnen Sie mit Ihren gemessenen kWh: Ein Viertel davon mal Strompreis ist etwa die jährliche Ersparnis; leiser ist die neue fast immer.',
      ),
    },
    parts: {
      question: 'Gibt es noch Ersatzteile für meine alte Wärmepumpe?',
      answer: say(
        'Teile gibt es von den meisten Herstellern rund zehn Jahre nach Ende der Baureihe, Standardteile wie Pumpen, Ventile, Fühler und Verdichter auch danach im Kältefachhandel. Fehlt die Regelung, hilft manchmal eine Ersatzregelung. Ein altes Kältemittel zwingt Sie nicht zum Tausch: Eine dichte Anlage darf weiterlaufen, aber bei einem ausgelaufenen Mittel bedeutet ein Leck meist das Ende.',
      ),
    },
    reuse: {
      question: 'Was kann bleiben, wenn ich die Wärmepumpe ersetze?',
      answer: say(
        'Die Sonde oder der Flächenkollektor kann meist bleiben, denn sie hält viel länger als das Gerät. Weil eine neue Wärmepumpe effizienter ist und dem Boden mehr Wärme entzieht, muss der Fachbetrieb aber Länge, Durchfluss und Frostschutz nachrechnen und die Sole prüfen; ist sie knapp, nimmt man ein etwas kleineres Gerät. Auch Heizkörper, Fußbodenheizung und oft der Speicher bleiben.',
      ),
    },
    grant: {
      question: 'Zahlt der Staat auch für eine zweite Wärmepumpe?',
      answer: {
        de: say(
          'Der Grundzuschuss von {kfwBase} ist möglich, wenn die neue Wärmepumpe förderfähig ist, fragen Sie die KfW vor der Bestellung; Zuschläge für den Tausch alter Öl-, Gas- oder Stromheizungen gibt es für eine alte Wärmepumpe in der Regel nicht. Dass Sie früher schon einmal Geld für die erste bekommen haben, ist nach Ablauf der damaligen Bindungsfrist meist kein Hindernis.',
        ),
        at: oldHeatPumpGrant,
        ch: oldHeatPumpGrant,
        us: oldHeatPumpGrant,
      },
    },
  },
  electricHeating: {
    ban: {
      question: 'Sind Nachtspeicher und Elektroheizungen verboten?',
      answer: {
        de: electricHeatingBan,
        at: electricHeatingBan,
        ch: say(
          'Das regelt der Kanton: Neue Elektroheizungen sind fast überall verboten, und mehrere Kantone verlangen den Ersatz bestehender bis zu einem festen Jahr, etwa Neuenburg bis {electricBanNeuchatel}, auch Zürich und Bern kennen eine Frist. Oft gibt es Ausnahmen für einzelne Räume, kleine Wohnungen oder selten genutzte Häuser. Die Energiefachstelle Ihres Kantons sagt, was für Ihr Haus gilt und welcher Beitrag dafür da ist.',
        ),
        us: electricHeatingBan,
      },
    },
    infrared: {
      question: 'Lohnt sich eine Infrarotheizung?',
      answer: say(
        'Infrarot braucht fast genauso viel Strom wie jede andere direkte Stromheizung: Aus einer kWh wird eine kWh Wärme, auch bei Marmor, Heizfolie oder „Strahlung wie die Sonne“. Angenehm ist die Wärme dort, wo man kurz sitzt, etwa im Bad oder Büro. Als Hauptheizung lohnt sie nur in sehr gut gedämmten oder selten genutzten Räumen; Versprechen von halbem Verbrauch sind Werbung.',
      ),
    },
    replaceWith: {
      question: 'Womit ersetze ich eine alte Elektroheizung?',
      answer: {
        de: electricHeatingReplaceWith,
        at: electricHeatingReplaceWith,
        ch: electricHeatingReplaceWith,
        us: say(
          'Am einfachsten ersetzen Mini-Splits Baseboards und Wandgeräte: einer im Wohnraum, oft ein zweiter oben, ohne Kanäle und meist in ein bis zwei Tagen. Einen elektrischen Ofen mit Luftkanälen („strip heat“) ersetzt eine Wärmepumpe an denselben Kanälen. Selten genutzte Zimmer behalten ihre alten Geräte.',
        ),
      },
    },
    cost: {
      question: 'Wie teuer ist das Heizen mit Heizlüfter oder Ölradiator?',
      answer: {
        de: say(
          'Ein Heizlüfter oder Ölradiator mit zwei Kilowatt verbraucht in der Stunde zwei kWh, egal welche Bauart, bei {powerPriceDe} also rund drei viertel Euro. Acht Stunden am Tag sind etwa sechs Euro; zum Überbrücken einer Woche geht das, als Heizung für den Winter ist es die teuerste. Prüfen Sie mit einem Zwischenstecker, ob wirklich die Heizung den Strom frisst.',
        ),
        at: say(
          'Ein Heizlüfter oder Ölradiator mit zwei Kilowatt verbraucht in der Stunde zwei kWh, egal welche Bauart; bei einem Preis von dreißig Cent je kWh, nur als Beispiel, sind das sechzig Cent. Acht Stunden am Tag wären knapp fünf Euro; zum Überbrücken einer Woche geht das, als Heizung für den Winter ist es die teuerste. Setzen Sie den Preis von Ihrer Rechnung ein.',
        ),
        ch: say(
          'Ein Heizlüfter oder Ölradiator mit zwei Kilowatt verbraucht in der Stunde zwei kWh, egal welche Bauart, bei {powerPriceCh} also gut einen halben Franken. Acht Stunden am Tag sind vier bis fünf Franken; zum Überbrücken einer Woche geht das, als Heizung für den Winter ist es die teuerste. Prüfen Sie mit einem Zwischenstecker, ob wirklich die Heizung den Strom frisst.',
        ),
        us: say(
          'Ein üblicher Heizlüfter mit anderthalb Kilowatt kostet beim Durchschnittspreis von {powerPriceUs} gut einen Vierteldollar je Stunde, rund um die Uhr etwa zweihundert Dollar im Monat. Baseboards und elektrische Öfen ziehen ein Mehrfaches. Am meisten senken Abdichten, weniger beheizte Räume und eine Wärmepumpe die Rechnung.',
        ),
      },
    },
    storage: {
      question: 'Soll ich meine Nachtspeicheröfen behalten?',
      answer: say(
        'Solange sie laufen und der Nachttarif deutlich günstiger ist als der normale, dürfen Nachtspeicher bleiben; eine kleine Reparatur lohnt, neue Speicher dagegen kaum, denn auch die machen aus einer kWh nur eine kWh Wärme. Fällt der Tarif weg oder fehlen Teile, ersetzen Sie zuerst das Gerät im Wohnraum durch ein Split-Gerät und lassen die übrigen noch stehen. Geräte aus der Zeit vor Ende der Siebzigerjahre können Asbest enthalten, deshalb nie selbst öffnen.',
      ),
    },
  },
  splitUnits: {
    howMany: {
      question: 'Wie viele Klimageräte brauche ich zum Heizen?',
      answer: say(
        'Rechnen Sie mit einem Gerät je großem Raum und je Schlafzimmer, das warm sein soll; mehrere hängen an einem Außengerät. Ein Innengerät heizt den Raum, in dem es hängt, und ein wenig durch offene Türen; hinter geschlossenen Türen und um die Ecke bleibt es kühler. Ab etwa fünf kleinen Zimmern ist ein Gerät mit kurzen Kanälen oder ein Wassersystem meist die bessere Wahl.',
      ),
    },
    deepCold: {
      question: 'Heizt ein Klimagerät auch bei strengem Frost?',
      answer: {
        ...sameInEurope(
          say(
            'Auch bei Frost heizt ein dafür ausgelegtes Gerät; es bringt dann nur weniger Leistung, also zählt die Leistung bei Ihrer Auslegungstemperatur und nicht die auf dem Karton. Gewöhnliche Klimageräte heizen meist bis etwa {splitCold} °C, ganz einfache hören früher auf, nordische Modelle reichen bis {splitNordic} °C und teils darunter. Dass es zwischendurch kurz abtaut und dann kaum warme Luft kommt, ist normal.',
          ),
        ),
        us: say(
          'Auch bei Frost heizt ein dafür ausgelegtes Gerät; es bringt dann nur weniger Leistung, also zählt die Leistung bei Ihrer Auslegungstemperatur und nicht die auf dem Karton. Gewöhnliche Klimageräte heizen meist bis etwa {splitColdUs} °F, ganz einfache hören früher auf, nordische Modelle reichen bis {splitNordicUs} °F und teils darunter. Dass es zwischendurch kurz abtaut und dann kaum warme Luft kommt, ist normal.',
        ),
      },
    },
    noPipes: {
      question: 'Passt ein Klimagerät, wenn Heizungsrohre fehlen?',
      answer: say(
        'Ohne Heizungsrohre ist Luft-Luft der Weg mit der kleinsten Baustelle: je Innengerät ein Loch in der Außenwand und eine dünne Leitung, nach ein bis zwei Tagen ist es warm, und keine Wand muss aufgerissen werden. Kleine Nebenräume können die alten Elektrogeräte behalten. Für Warmwasser kommt ein eigener Wärmepumpenboiler dazu.',
      ),
    },
    price: {
      question: 'Wie teuer ist das Heizen mit Klimageräten?',
      answer: say(
        'Im Betrieb braucht ein Klimagerät für dieselbe Wärme ein Drittel bis die Hälfte des Stroms einer Elektroheizung, in großer Kälte mehr. Der Kaufpreis steigt mit jedem Innengerät; ein einzelnes Splitgerät ist die billigste Wärmepumpe überhaupt, ab vier oder fünf Innengeräten nähert es sich einer Anlage mit Wasser. Nehmen Sie das kleinste Gerät, das am kältesten Tag reicht, und vergleichen Sie zwei Angebote mit gleicher Zahl an Geräten.',
      ),
    },
    comfort: {
      question: 'Wie angenehm ist das Heizen mit einem Klimagerät?',
      answer: say(
        'Angenehm, wenn der Luftstrom nicht auf Bett oder Sofa geht. Warme Luft ist nicht ungesund: Das Gerät trocknet die Luft im Heizbetrieb nicht stärker als ein Heizkörper, und seine Filter halten Staub zurück, wenn Sie sie alle paar Wochen reinigen. Auf kleiner Stufe ist es leise, nachts hört man ein Säuseln und beim Abtauen ein Knacken.',
      ),
    },
    permit: {
      question: 'Darf ich ein Klimagerät einfach so einbauen?',
      answer: {
        de: splitUnitsPermit,
        at: splitUnitsPermit,
        ch: say(
          'Selbst einbauen dürfen Sie ein Splitgerät nicht: Den Kältekreis darf nur eine Fachfirma anschliessen. Für das Aussengerät braucht es meist eine Baubewilligung oder Meldung mit Lärmnachweis; Genf und einige andere Kantone sind beim Kühlen besonders streng. Fragen Sie die Gemeinde vor der Bestellung, und als Mieter oder Stockwerkeigentümer auch die Verwaltung.',
        ),
        us: say(
          'Ein Splitgerät schließt am besten ein lizenzierter Betrieb an: Sobald Kältemittelleitungen gekürzt, evakuiert oder gefüllt werden, verlangt das Bundesrecht ein Zertifikat der EPA. Nur vorgefüllte Bausätze sind für Eigentümer gedacht, und viele Garantien setzen einen Betrieb voraus. Stromanschluss und oft das Gerät brauchen eine Genehmigung, Mieter und Eigentümer in Condos eine Zustimmung. Ohne Außengerät gibt es Monoblöcke und Fenstergeräte, lauter und weniger sparsam.',
        ),
      },
    },
  },
};
