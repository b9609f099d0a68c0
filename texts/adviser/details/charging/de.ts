import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const wallboxPowerHours = say(
  'Eine Stunde an {chargeUsual} bringt {wallboxReach} Kilometer, eine Nacht also weit mehr, als die meisten an einem Tag fahren. Einen leeren großen Akku füllt das in etwa sieben bis acht Stunden. Rechnen Sie selbst: Kilowattstunden des Akkus geteilt durch Kilowatt, plus etwas Verlust.',
);

const wallboxPowerConnection = say(
  'Für {chargeFast} braucht es meist ein dickeres Kabel und mehr Reserve im Hausanschluss, und der Netzbetreiber muss sie oft vorher bewilligen; {chargeUsual} sind nur zu melden oder rasch bewilligt. Viele Stationen lassen sich fest auf die Hälfte drosseln und später freigeben. Legen Sie beim Bau ein großzügiges Kabel und Leerrohr, dann bleibt beides möglich.',
);

const wallboxPowerAmps = say(
  'Sechzehn Ampere dreiphasig ergeben {chargeUsual} und genügen zu Hause fast immer; das Doppelte ergibt {chargeFast} und lohnt nur mit passendem Bordlader. Ein Kabel muss für mindestens den Strom der Station zugelassen sein, sonst regelt die Station auf das Kabel herunter. Gleichstromlader für daheim sind teuer und nützen privat selten.',
);

const flatChargingCapacity = say(
  'Fast immer reicht der vorhandene Anschluss, wenn ein Lastmanagement die Leistung auf die Autos verteilt: Nachts stehen sie viele Stunden und brauchen jeweils nur wenig. Einzelne Wallboxen ohne gemeinsame Steuerung füllen den Anschluss dagegen nach wenigen Plätzen. Üblich ist eine Sammelleitung durch die Garage, an die sich jeder Platz später anschließen kann; ein Elektriker rechnet vorher die freie Leistung aus.',
);

const bidirectionalSellingBack = say(
  'Das Rückspeisen ins Netz geht nur mit Zustimmung des Netzbetreibers und einem Tarif, der es bezahlt; beides gibt es bisher vor allem in Pilotprojekten und bei einzelnen Versorgern. Fragen Sie Ihren nach {carToGrid} und der nötigen Anmeldung. Solange dafür wenig gezahlt wird, bringt das Versorgen des eigenen Hauses mehr.',
);

const socketEnough = say(
  'An der Steckdose lädt ein Auto mit höchstens etwa {outletPower}, das sind rund {outletReach} Kilometer Reichweite je Stunde, also in einer Nacht gut hundert. An einer Schweizer {swissPlug} ist es ein Fünftel weniger. Der Strecke nach genügt das für kurze Wege oder einen Plug-in-Hybrid; für jede Nacht ist die Steckdose aber nicht gebaut, da ist eine Wallbox sicherer und verliert weniger Strom.',
);

const socketAmps = say(
  'Stellen Sie an Auto oder Ladekabel sechs bis höchstens zehn Ampere ein; die Zahl auf der Sicherung (meist sechzehn) gilt nicht für Stunden an einer Haushaltsdose. Auf der Schweizer {swissPlug} sind acht Ampere die vernünftige Grenze. Je älter Dose und Leitung, desto niedriger; lassen Sie nach einer Stunde prüfen, ob der Stecker warm wird.',
);

const chargingCostShareCost = say(
  'Verlangen Sie geladene Kilowattstunden mal Ihren vollen Preis je Kilowattstunde, plus {chargingLoss} Verlust; die Zahl zeigt die App der Wallbox, das Auto oder ein Zwischenzähler. Ohne Zähler nehmen Sie die gefahrenen Kilometer mal {evUse}. Für den Dienstwagen zahlt der Arbeitgeber meist nur gegen einen Nachweis mit Zähler; nehmen Sie unter Freunden Ihre eigenen Kosten, nicht mehr.',
);

const panelCapacityOldCabinet = say(
  'Ersetzt werden muss ein alter Schrank nur, wenn etwas dagegen spricht: Schraubsicherungen ohne Platz für Schutzschalter, Stoffkabel oder alte Erdung, Asbestplatten, Schäden oder ein Netzbetreiber, der für eine neue Anlage einen normgerechten Zählerplatz verlangt. Für bestehende Teile gilt meist Bestandsschutz, für das Neue die heutige Norm. Lassen Sie sich schriftlich geben, welche Vorschrift den Umbau verlangt, und holen Sie bei hohem Preis ein zweites Angebot ein; oft genügt ein kleiner Verteiler daneben.',
);

const panelCapacityNoSpace = say(
  'Ein voller Kasten heißt nicht, dass die Leistung erschöpft ist: Meist setzt der Elektriker einen kleinen Unterverteiler daneben oder in die Garage, in dem Fehlerstrom- und Leitungsschutz für Wallbox, Wärmepumpe oder Solar Platz finden. Oder er tauscht breite alte Geräte gegen schmale. Der ganze Schrank muss nur neu, wenn auch der Zählerplatz zu klein ist.',
);

const panelCapacityEnough = say(
  'Mit Lastmanagement reichen für ein Einfamilienhaus mit Wärmepumpe und Wallbox meist dreimal {fuseSmall} bis {fuseMiddle}, denn das sind {supplySmall} bis {supplyMiddle}, und selten läuft alles zugleich. Dreimal {fuseLarge} ({supplyLarge}) reichen fast immer. Eng wird es mit Durchlauferhitzern, Sauna, mehreren Wallboxen ohne Steuerung oder einphasigem Anschluss; die Hauptsicherung steht im Hausanschlusskasten oder im Vertrag mit dem Netzbetreiber.',
);

const panelCapacityWhoChecks = say(
  'Das prüft ein beim Netzbetreiber eingetragener Elektriker: Er liest die Hauptsicherung ab, rechnet alle großen Verbraucher mit Gleichzeitigkeit zusammen, misst im Zweifel ein paar Tage und fragt den Netzbetreiber nach der Reserve der Leitung. Das dauert meist ein bis zwei Stunden. Fotos helfen vorab: offene Abdeckung von außen, Beschriftung, Hauptsicherung, freie Plätze; schrauben Sie nichts auf.',
);

const panelCapacityStronger = say(
  'Eine stärkere Leitung zahlen Sie selbst: Der Elektriker stellt den Antrag, der Netzbetreiber nennt den Preis (Baukostenzuschuss oder Anschlussbeitrag, dazu Kabel, Grabarbeit und Zählerplatz) und führt sie bis zum Hausanschluss aus. Das Netz davor und ein Trafo sind seine Sache, können aber Monate dauern. Verlangen Sie den Preis schriftlich, bevor Sie etwas kaufen, und lassen Sie vergleichen, was ein Lastmanagement kostet.',
);

const panelCapacityLoadManager = say(
  'Ein Lastmanagement misst mit Stromwandlern am Hausanschluss und drosselt die Wallbox, sobald Herd, Trockner oder Wärmepumpe viel ziehen; die Hauptsicherung fällt dann nicht und das Auto ist morgens trotzdem voll. Das kostet ein Bruchteil einer neuen Leitung und ist zulässig, wenn es fest eingebaut ist. Viele Wallboxen können es mit einem Zusatzzähler schon selbst.',
);

const publicChargingHowMuchDearer = say(
  'Rechnen Sie öffentlich meist mit dem Anderthalb- bis Doppelten des Strompreises zu Hause, an Schnellladern ohne Vertrag mit dem Doppelten bis Dreifachen; so viel ist also normal. Mal {evUse} ergibt es Ihre Kosten: Langsames Laden in der Stadt bleibt meist unter Benzin, ständiges Schnellladen wird ähnlich teuer. Ein Tarif des Betreibers oder ein Monatsabo senkt den Preis deutlich, wenn Sie oft dort laden.',
);

const chargingTimeFull = say(
  'An einer Wallbox mit {chargeUsual} dauert eine volle Ladung von etwa sechzig Kilowattstunden rund sechs Stunden und von knapp achtzig rund acht; mit halber Leistung doppelt so lang, an der Steckdose mit {outletPower} etwa fünfmal so lang, also mehr als einen Tag. Rechnen Sie fehlende Kilowattstunden geteilt durch Kilowatt und legen Sie ein Zehntel für Verluste dazu. Von zwanzig auf achtzig Prozent sind es nur gut die Hälfte.',
);

const chargingTimeOvernight = say(
  'In einer Nacht von zehn Stunden kommen an der Steckdose gut hundert Kilometer zusammen, für den Notfall genug für die meisten Arbeitswege; an einer Wallbox mit {chargeUsual} sind es mehrere Hundert, also praktisch jede Batterie. Entscheidend ist nicht, ob der Akku voll wird, sondern ob die Nacht mehr bringt, als Sie am Tag fahren. Anstecken genügt dann, wenn der Akku sonst unter dem Bedarf des nächsten Tages läge.',
);

const chargingTimePerHour = say(
  'Je Stunde kommen an der Steckdose mit {outletPower} etwa {outletReach} Kilometer dazu, mit knapp vier Kilowatt rund zwanzig und an der Wallbox mit {chargeUsual} etwa {wallboxReach}. Als Faustregel gilt: Kilowatt mal fünf gleich Kilometer je Stunde. Eine Mittagspause lohnt sich also an der Wallbox, an der Steckdose bringt sie kaum etwas.',
);

const chargingTimeTwoCars = say(
  'Zwei Autos in einer Nacht gehen meist: Teilen sie sich eine Wallbox mit {chargeUsual}, bekommt jedes im Schnitt die Hälfte, in zehn Stunden also genug für weit über zweihundert Kilometer. Mit Lastmanagement lädt erst das eine, dann das andere schneller, sobald eines fertig ist. Ein Plug-in-Hybrid ist klein und meist in zwei bis vier Stunden voll.',
);

const wallboxPowerLongCable = say(
  'Eine lange Leitung geht, sie braucht nur mehr Kupfer, damit die Spannung am Auto nur um wenige Prozent sinkt. Doppelte Länge heißt etwa doppelter Querschnitt, dreiphasig oder mit weniger Leistung reicht ein dünnerer. Der Elektriker rechnet Länge, Strom und Verlegeart; das Auto lädt dann normal, der Verlust bleibt klein.',
);

export const de: DetailTexts<'charging'> = {
  wallboxPower: {
    carLimit: {
      question: 'Lädt mein Auto an einer stärkeren Wallbox schneller?',
      answer: {
        ...sameInEurope(
          say(
            'Beim Laden zu Hause begrenzt der Bordlader im Auto: Nimmt er {chargeUsual} Wechselstrom, lädt er an einer Station mit {chargeFast} kein bisschen schneller. Den Wert finden Sie im Datenblatt unter „AC“; die Hunderte kW aus der Werbung gelten nur für Gleichstrom an der Autobahn. Nur wenige Modelle nehmen {chargeFast}, und auch dort ist es über Nacht selten nötig.',
          ),
        ),
        us: say(
          'Beim Laden zu Hause begrenzt der Bordlader im Auto: Nimmt er {chargeUsual} Wechselstrom, lädt er an einem stärkeren Stromkreis kein bisschen schneller. Den Wert finden Sie im Datenblatt unter „AC“; die Hunderte kW aus der Werbung gelten nur für Gleichstrom an der Autobahn. Nur wenige Modelle nehmen mehr, und über Nacht ist es selten nötig.',
        ),
      },
    },
    hours: {
      question: 'Was sagen die kW der Wallbox über die Ladezeit?',
      answer: {
        de: wallboxPowerHours,
        at: wallboxPowerHours,
        ch: wallboxPowerHours,
        us: say(
          'Eine Stunde an {chargerUs} mit {chargerPowerUs} bringt {chargerReachUs} Meilen, eine Nacht also weit mehr, als die meisten am Tag fahren; ein gewöhnlicher Arbeitsweg ist in zwei bis drei Stunden nachgeladen. Einen leeren großen Akku füllt das in etwa zehn Stunden. Rechnen Sie selbst: Kilowattstunden geteilt durch Kilowatt, plus etwas Verlust.',
        ),
      },
    },
    heavyUse: {
      question: 'Ich fahre viel: Reicht eine Wallbox mit 11 kW?',
      answer: say(
        'Auch wer täglich zweihundert Kilometer fährt, kommt mit {chargeUsual} aus, denn das sind rund vier Stunden Laden in der Nacht. Mehr lohnt nur, wenn das Auto oft leer heimkommt und nach wenigen Stunden wieder losmuss, und nur mit passendem Bordlader. Für den Ausnahmefall ist ein Schnelllader unterwegs billiger als ein stärkerer Anschluss.',
      ),
    },
    connection: {
      question: 'Welchen Anschluss braucht eine starke Wallbox?',
      answer: {
        de: say(
          'Für {chargeFast} braucht es meist ein dickeres Kabel und mehr Reserve im Hausanschluss, und über {wallboxConsent} muss der Netzbetreiber vorher zustimmen; {chargeUsual} sind nur anzumelden. Viele Stationen lassen sich fest auf die Hälfte drosseln und später freigeben. Legen Sie beim Bau ein großzügiges Kabel und Leerrohr, dann bleibt beides möglich.',
        ),
        at: wallboxPowerConnection,
        ch: say(
          'Für {chargeFast} braucht es meist ein dickeres Kabel und mehr Reserve im Hausanschluss; das Werk muss das Gesuch vor dem Einbau bewilligen, auch für {chargeUsual}. Viele Stationen lassen sich fest auf die Hälfte drosseln und später freigeben. Legen Sie beim Bau ein grosszügiges Kabel und Leerrohr, dann bleibt beides möglich.',
        ),
        us: say(
          'Dauerlast darf nur vier Fünftel der Sicherung nutzen; der Kreis muss also ein Viertel stärker sein als die Ampere der Station, und die stärksten werden fest angeschlossen. Das passende Kupferkabel legt der Elektriker nach Länge und Verlegung fest. Reicht der Hausanschluss nicht, drosselt ein Lastmanager, statt ihn auszubauen.',
        ),
      },
    },
    small: {
      question: 'Reicht auch eine Wallbox mit wenig Leistung?',
      answer: say(
        'Für kurze Wege oder einen Plug-in-Hybrid genügen schon vier bis sieben Kilowatt, denn eine Nacht dauert acht Stunden und mehr. Eine kleine Leistung schont Hausanschluss und Akku und passt besser zur Sonne. {chargeUsual} kosten in der Anschaffung meist kaum mehr und sind die sichere Wahl, wenn ein größeres Auto folgen könnte.',
      ),
    },
    twoCars: {
      question: 'Brauche ich für zwei E-Autos die doppelte Ladeleistung?',
      answer: say(
        'Zwei Autos laden nachts gut an einem gemeinsamen Anschluss: Zwei Stationen teilen sich die Leistung per Lastmanagement, und bis zum Morgen sind beide nachgeladen. Doppelt so viel Leistung brauchen Sie nicht. Eine einzige starke Station hilft weniger, weil Sie nachts umstecken müssten.',
      ),
    },
    amps: {
      question: 'Wie viel Ampere braucht eine Wallbox zu Hause?',
      answer: {
        de: wallboxPowerAmps,
        at: wallboxPowerAmps,
        ch: wallboxPowerAmps,
        us: say(
          'Zweiunddreißig Ampere ({chargerPowerUs}) genügen für fast alle und bringen {chargerReachUs} Meilen je Stunde; achtundvierzig lohnen bei großem Akku und langen Tagesfahrten, wenn das Auto so viel annimmt. Ein Stecker NEMA erlaubt höchstens vierzig, darüber wird fest angeschlossen. Gleichstromlader sind für zu Hause zu teuer.',
        ),
      },
    },
    longCable: {
      question: 'Wie dick muss ein langes Kabel zur Wallbox sein?',
      answer: {
        de: say(
          'Eine lange Leitung geht, sie braucht nur mehr Kupfer: Nach der Norm sollen vom Zähler bis zur Box höchstens {voltageDropDe} Spannung verloren gehen. Doppelte Länge heißt also etwa doppelter Querschnitt, dreiphasig oder mit weniger Leistung reicht ein dünnerer. Der Elektriker rechnet Länge, Strom und Verlegeart; das Auto lädt dann normal, der Verlust bleibt bei wenigen Prozent.',
        ),
        at: wallboxPowerLongCable,
        ch: wallboxPowerLongCable,
        us: say(
          'Eine lange Leitung geht, sie braucht nur dickere Adern: Empfohlen sind höchstens {voltageDropUs} Spannungsabfall im Stromkreis, deshalb geht der Elektriker ab etwa hundert Fuß eine oder zwei Größen hoch. Doppelte Länge heißt etwa doppelter Querschnitt; mit weniger Ampere reicht eine dünnere Leitung. Aluminium für die lange Strecke spart Geld, wenn die Klemmen dafür gemacht sind.',
        ),
      },
    },
  },
  gridNotice: {
    whoFiles: {
      question: 'Wer meldet Wallbox oder Solaranlage beim Netzbetreiber an?',
      answer: say(
        'Das Formular reicht der Elektro- oder Installationsbetrieb ein, denn der Netzbetreiber nimmt es nur von einem eingetragenen Fachbetrieb an; Sie unterschreiben höchstens und liefern Zählernummer und Grundriss. Halten Sie im Auftrag fest, dass die Meldung dazugehört, und lassen Sie sich die Bestätigung schicken. Zuständig ist der Netzbetreiber, nicht der Stromanbieter; seinen Namen nennt die Stromrechnung.',
      ),
    },
    howLong: {
      question: 'Wie lange dauert die Netzanmeldung für Solar oder Wallbox?',
      answer: {
        de: say(
          'Eine bloße Meldung braucht keine Antwort; muss der Netzbetreiber bei mehr als {wallboxConsent} zustimmen, hat er {wallboxReply} Monate. Bei Solaranlagen bis dreißig Kilowatt am vorhandenen Anschluss muss er binnen eines Monats reagieren, sonst darf der Fachbetrieb sie nach den Regeln anschließen; nach vollständigen Unterlagen bleiben ihm höchstens acht Wochen. Fragen Sie danach schriftlich mit Aktenzeichen und Frist nach, dann bei der Bundesnetzagentur.',
        ),
        at: say(
          'Rechnen Sie mit zwei bis sechs Wochen; die Frist steht in den Bedingungen Ihres Netzbetreibers, und bei kleinen Anlagen genügt oft die Anzeige. Fragt er nach Unterlagen, beginnt sie meist neu. Kommt nichts, hilft die Schlichtungsstelle der E-Control.',
        ),
        ch: say(
          'Meist zwei bis vier Wochen für das Anschlussgesuch, länger, wenn das Netz geprüft oder verstärkt werden muss. Stellen Sie es vor der Bestellung, und lassen Sie den Elektriker nach drei Wochen nachfragen. Bei Streit mit dem Netzbetreiber ist die ElCom zuständig.',
        ),
        us: say(
          'Für Solar dauern Antrag und Freigabe meist zwei bis acht Wochen, im Stau auch Monate; viele Staaten setzen dem Versorger Fristen. Lassen Sie sich Antragsnummer und Datum geben und fragen Sie beim Versorger selbst nach, denn oft fehlt nur ein Papier. Bleibt er säumig, hilft eine Beschwerde bei der Public Utility Commission.',
        ),
      },
    },
    forgot: {
      question: 'Wallbox oder Solaranlage nie gemeldet: Was jetzt?',
      answer: say(
        'Holen Sie die Meldung einfach nach: Ein Elektrobetrieb prüft die Anlage und reicht die Unterlagen ein, meist ohne weitere Folgen. Ungemeldet riskieren Sie, dass der Netzbetreiber die Abschaltung verlangt, dass Geld fürs Einspeisen fehlt und dass die Versicherung bei einem Schaden Fragen stellt. Hat Ihr Betrieb die Meldung zugesagt und vergessen, ist er in der Pflicht.',
      ),
    },
    refused: {
      question: 'Darf der Netzbetreiber Wallbox oder Solar ablehnen?',
      answer: say(
        'Ganz verbieten kann der Netzbetreiber es selten: Er muss den Grund nennen, etwa eine volle Leitung, und sagen, was ginge, zum Beispiel weniger Leistung, Steuerung oder ein späterer Termin. Fragen Sie, welche Leistung sofort geht; elf statt zweiundzwanzig Kilowatt oder ein Lastmanagement lösen es meist. Bleibt er dabei, hilft die Schlichtungs- oder Aufsichtsstelle.',
      ),
    },
    switchOn: {
      question: 'Wann darf ich Solaranlage oder Wallbox einschalten?',
      answer: say(
        'Warten Sie, bis Anmeldung oder Zustimmung vorliegt und der Betrieb die Anlage in Betrieb genommen hat; eine nur meldepflichtige Ladestation darf nach der Meldung laufen, eine zustimmungspflichtige erst nach dem Ja. Wer Solar vorher einschaltet, verliert schnell Geld fürs Einspeisen, kann falsch gezählt werden und haftet für Störungen. Die Abnahme der Stadt oder des Elektrikers ersetzt die Freigabe des Netzes nicht.',
      ),
    },
    register: {
      question: 'Wo muss ich eine Solaranlage überall anmelden?',
      answer: {
        de: say(
          'Eine Solaranlage und ein Speicher müssen Sie selbst binnen eines Monats nach der Inbetriebnahme ins Marktstammdatenregister eintragen, das ist kostenlos und dauert etwa zwanzig Minuten; ohne Eintrag ruht die Vergütung. Wallbox und Wärmepumpe gehören nicht dorthin, nur zum Netzbetreiber. Beim Verkauf des Hauses wird der Betreiber im Register geändert.',
        ),
        at: say(
          'Ein Register wie in Deutschland müssen Sie nicht selbst füllen: Es genügen die Anmeldung beim Netzbetreiber, der einen Einspeise-Zählpunkt vergibt, und ein Abnahmevertrag für den Überschuss. Die allgemeinen Bedingungen bestätigen Sie im Portal des Netzbetreibers, den technischen Teil füllt der Betrieb aus. Ladestation und Wärmepumpe brauchen nur die Meldung.',
        ),
        ch: say(
          'Für Solar kommen zum Anschlussgesuch die Meldung an die Gemeinde, der Sicherheitsnachweis und die Anmeldung bei Pronovo für die Einmalvergütung; grössere Anlagen braucht auch das ESTI zu sehen. Ladestation und Wärmepumpe brauchen nur Gesuch und Installationsanzeige. Das meiste reicht der Betrieb ein, Sie unterschreiben.',
        ),
        us: say(
          'Ein staatliches Register gibt es nicht: Für Solar und Speicher zählen der Anschlussvertrag (interconnection agreement) und die Freigabe (permission to operate), dazu die Baugenehmigung der Stadt. Der Vertrag regelt, wer wofür haftet und wie eingespeister Strom gutgeschrieben wird; Sie unterschreiben als Eigentümer. Beim Hausverkauf muss er auf den Käufer übertragen werden.',
        ),
      },
    },
    noticeOrConsent: {
      question: 'Wann muss der Netzbetreiber einer Wallbox zustimmen?',
      answer: {
        de: say(
          'Bis {wallboxConsent} an allen Ladepunkten zusammen genügt die Meldung, also auch für eine Box mit elf Kilowatt; darüber, etwa bei {wallboxBig} oder zwei Boxen ohne Lastmanagement, braucht es die Zustimmung vor dem Anschluss. Ein Tausch, eine zweite Box oder ein Umzug wird neu gemeldet, ebenso eine tragbare Box an der Starkstromdose. Die Meldung kostet in der Regel nichts.',
        ),
        at: say(
          'Gemeldet wird jede fest angeschlossene Ladestation, Wärmepumpe und Solaranlage; ab welcher Leistung der Netzbetreiber zuerst zustimmen muss, steht in seinen Bedingungen, oft oberhalb von elf Kilowatt. Tausch, zweite Ladestation oder Umzug werden neu gemeldet. Die Meldung selbst kostet meist nichts, mehr Anschlussleistung schon.',
        ),
        ch: say(
          'Ladestationen, Wärmepumpen und Solaranlagen brauchen in der Regel vor der Bestellung eine Bewilligung des Anschlussgesuchs; für kleine Geräte an einer gewöhnlichen Steckdose entfällt es, die Grenze steht in den Werkvorschriften. Ein stärkeres Gerät, eine zweite Station oder ein Umzug brauchen ein neues Gesuch. Das Gesuch ist meist gratis.',
        ),
        us: say(
          'Eine Ladestation braucht meist nur die Elektrogenehmigung der Stadt; Solar und Speicher brauchen immer den Antrag beim Versorger, auch ohne Einspeisung. Wer eine sehr starke oder zweite Ladestation setzt, sollte den Versorger fragen, weil Anschluss oder Transformator zu klein sein können. Der Antrag für kleine Solaranlagen kostet nichts bis wenig, eine Studie nur bei großen.',
        ),
      },
    },
  },
  flatCharging: {
    refused: {
      question: 'Wallbox im Mehrfamilienhaus abgelehnt: Was kann ich tun?',
      answer: {
        de: say(
          'Ein pauschales Nein genügt nicht: Mieter und Wohnungseigentümer können die Lademöglichkeit verlangen, abgelehnt werden darf sie nur aus gewichtigen Gründen, etwa wenn sie dem Vermieter unzumutbar ist ({tenantLaw}, {ownersLaw}). Verlangen Sie die Zustimmung schriftlich mit Frist; bleibt sie aus, hilft der Mieterverein, bei Eigentümern die Klage gegen den ablehnenden Beschluss binnen eines Monats.',
        ),
        at: say(
          'Als Wohnungseigentümer können Sie eine einfache Ladestation auch gegen Schweigen durchsetzen: Wer nach ordentlicher Verständigung nicht innerhalb von zwei Monaten widerspricht, gilt als einverstanden ({ownersLawAt}). Bei Widerspruch kann das Gericht die Zustimmung ersetzen. Als Mieter hängt es meist vom Vermieter ab; die Mietervereinigung sagt Ihnen, was in Ihrem Fall gilt.',
        ),
        ch: say(
          'In der Schweiz haben Mieter bisher keinen allgemeinen Anspruch auf eine Ladestation, die Verwaltung darf also ablehnen. Verlangen Sie die Gründe schriftlich und bieten Sie an, Installation und Strom zu tragen; oft hilft es, wenn mehrere gemeinsam anfragen. Im Stockwerkeigentum entscheidet die Versammlung, ein Nein können Sie innert eines Monats anfechten.',
        ),
        us: say(
          'Das entscheidet Ihr Bundesstaat: Wo es ein Recht auf Laden gibt, etwa in Kalifornien und Colorado (auch für Mieter) oder Florida (für Condos), dürfen Vermieter oder Hausgemeinschaft nur vernünftige Bedingungen stellen, mit Ausnahmen etwa bei wenigen Stellplätzen; anderswo dürfen sie ablehnen. Suchen Sie nach „right to charge“ und Ihrem Staat, stellen Sie den Antrag schriftlich und bieten Sie an, Einbau, Strom und Versicherung zu zahlen.',
        ),
      },
    },
    whoPays: {
      question: 'Wer zahlt Wallbox und Leitung in der Tiefgarage?',
      answer: {
        de: say(
          'Wer laden will, zahlt: den Weg vom Zähler bis zum Stellplatz, die Wallbox und den Elektriker. Der Vermieter muss nichts beisteuern, und wer nicht mitmacht, zahlt in der Eigentümergemeinschaft nicht mit. Beschließt die Gemeinschaft eine Grundinstallation, tragen die Kosten die, die dafür stimmen; wer später dazukommt, zahlt seinen Anteil nach. Nur bei mehr als zwei Dritteln der Stimmen und der Hälfte der Anteile können alle mitzahlen müssen.',
        ),
        at: say(
          'In der Regel zahlt, wer laden will: Leitung, Wallbox und Elektriker, und er haftet auch für den Erhalt. Der Vermieter oder die anderen Eigentümer müssen nichts beisteuern. Baut die Gemeinschaft eine gemeinsame Anlage, wird sie nach Anteilen oder nach Vereinbarung der Nutzer bezahlt.',
        ),
        ch: say(
          'Die eigene Ladestation zahlt, wer sie will. Die gemeinsame Zuleitung in der Einstellhalle (Grundinstallation) zahlt im Stockwerkeigentum die Gemeinschaft nach Wertquoten oder der Kreis der Interessierten, je nach Beschluss; im Mietshaus meist der Eigentümer, der dafür oft eine Monatspauschale auf den Parkplatz verlangt.',
        ),
        us: say(
          'In der Regel zahlen Sie alles selbst: die Leitung vom Zählerraum, den Charger, Genehmigung, Strom und oft eine Haftpflichtversicherung. Bei einer gemeinsamen Leitung teilen sich die Kosten die, die sich anschließen; viele Versorger geben gerade für Mehrfamilienhäuser etwas dazu.',
        ),
      },
    },
    landlordSide: {
      question: 'Muss ich als Vermieter eine Wallbox erlauben?',
      answer: {
        de: say(
          'Als Vermieter müssen Sie eine Lademöglichkeit grundsätzlich erlauben; ablehnen dürfen Sie nur, wenn sie Ihnen auch unter Würdigung der Interessen des Mieters nicht zugemutet werden kann ({tenantLaw}). Bezahlen müssen Sie sie nicht, und Sie dürfen einen Fachbetrieb, eine vernünftige Ausführung und den Rückbau beim Auszug verlangen.',
        ),
        at: say(
          'Eine allgemeine Pflicht gibt es nicht, als Vermieter entscheiden Sie meist selbst; in Wohnungen unter dem Mietrechtsgesetz kann eine übliche, zumutbare Änderung aber durchsetzbar sein. Sinnvoll ist eine schriftliche Vereinbarung: Fachbetrieb, Kosten beim Mieter, eigener Zähler und was beim Auszug geschieht.',
        ),
        ch: say(
          'Als Vermieter müssen Sie eine Ladestation nicht erlauben; ohne Ihre schriftliche Zustimmung darf die Mieterin nichts einbauen. Stimmen Sie zu, halten Sie schriftlich fest, wer Einbau und Strom zahlt, dass eine Fachperson installiert und ob die Station beim Auszug bleibt; besser ist oft, selbst eine Grundinstallation zu bauen und den Platz teurer zu vermieten.',
        ),
        us: say(
          'Das hängt vom Staat ab: In Kalifornien ({chargeLawCalifornia}), Colorado ({chargeLawColorado}) und Oregon ({chargeLawOregon}) etwa müssen Vermieter einer Ladestation auf Kosten des Mieters meist zustimmen, mit Ausnahmen etwa bei wenigen Stellplätzen; in vielen anderen Staaten steht es Ihnen frei. Regeln Sie schriftlich Einbau durch einen Elektriker, Genehmigung, Stromkosten, Versicherung und was beim Auszug geschieht.',
        ),
      },
    },
    capacity: {
      question: 'Reicht der Strom, wenn alle in der Tiefgarage laden?',
      answer: {
        de: flatChargingCapacity,
        at: flatChargingCapacity,
        ch: say(
          'Fast immer reicht der vorhandene Anschluss, wenn ein Lastmanagement die Leistung auf die Autos verteilt: Nachts stehen sie viele Stunden und brauchen jeweils nur wenig. Einzelne Wallboxen ohne gemeinsame Steuerung füllen den Anschluss dagegen nach wenigen Plätzen. Üblich ist eine Grundinstallation durch die Einstellhalle (Flachkabel oder Stromschiene nach Merkblatt SIA), an die sich jeder Platz später anschliessen kann.',
        ),
        us: flatChargingCapacity,
      },
    },
    billing: {
      question: 'Wie wird der Ladestrom in der Tiefgarage abgerechnet?',
      answer: say(
        'Entweder hängt Ihr Ladepunkt hinter Ihrem eigenen Zähler, oder die gemeinsame Anlage misst jeden Ladevorgang mit einem geeichten Zähler in der Box und ein Dienstleister oder die Verwaltung rechnet ab. Liegt der Zähler weit weg oder auf Allgemeinstrom, ist die zweite Lösung meist einfacher. Einfach am Allgemeinstrom zu laden ist ohne Absprache nicht erlaubt.',
      ),
    },
    howApply: {
      question: 'Wie beantrage ich eine Wallbox im Mehrfamilienhaus?',
      answer: say(
        'Fragen Sie zuerst, wer sonst noch laden will, und lassen Sie einen Elektriker Anschluss und Leitungsweg ansehen. Dann stellen Sie den Antrag schriftlich (Vermieter, Verwaltung oder Punkt für die Versammlung): Stellplatz, Leistung, Fachbetrieb, Leitungsweg, Lastmanagement und dass Sie Ihren Teil zahlen. Erst nach der Zustimmung beauftragen; der Elektriker meldet die Station beim Netzbetreiber an.',
      ),
    },
  },
  bidirectional: {
    whichCars: {
      question: 'Welche E-Autos können Strom zurückgeben?',
      answer: say(
        'Ein Haus oder das Netz versorgen bisher nur einzelne Modelle, und nur mit einer dazu freigegebenen Ladestation; ältere Autos mit CHAdeMO konnten es, bei CCS kommt es mit der Norm {phase} erst nach und nach. Eine Steckdose am Auto ({carOutlet}) ist noch kein Hausanschluss. Verlassen Sie sich nicht auf „kommt per Update“: Lassen Sie sich vor dem Kauf schriftlich geben, mit welcher Ladestation es heute in Ihrem Land geht.',
      ),
    },
    outageFridge: {
      question: 'Hilft mir das E-Auto bei einem Stromausfall?',
      answer: say(
        'Für den Notfall genügt oft die Steckdose am Auto ({carOutlet}): Daran laufen Kühlschrank, Internet oder, als Reserve, ein medizinisches Gerät über ein gutes Außenkabel stunden- bis tagelang, je nach Auto mit etwa zwei bis vier Kilowatt. Das ganze Haus versorgt das Auto nur mit bidirektionaler Station und automatischer Trennung vom Netz. Stecken Sie niemals ein Kabel vom Auto in eine Haussteckdose; das ist lebensgefährlich.',
      ),
    },
    whatNeeded: {
      question: 'Was brauche ich für bidirektionales Laden?',
      answer: say(
        'Sie brauchen ein Auto, das es kann, eine dafür freigegebene bidirektionale Ladestation, einen intelligenten Zähler, einen Elektrobetrieb mit Erfahrung und die Zustimmung des Netzbetreibers. Die Station kostet heute ein Mehrfaches einer gewöhnlichen Wallbox; das holt sich selten wieder herein. Eine normale Wallbox lässt sich in der Regel nicht umrüsten. Solarmodule sind nicht nötig, erhöhen aber den Nutzen.',
      ),
    },
    prepareWiring: {
      question: 'Welche Kabel soll ich fürs bidirektionale Laden vorsehen?',
      answer: say(
        'Legen Sie heute ein kräftiges fünfadriges Kabel, am besten mit dem nächstgrößeren Querschnitt, in einem großzügigen Leerrohr, dazu ein Datenkabel bis zum Zählerschrank, und lassen Sie dort Platz für Schutzgeräte und einen Umschalter. Das kostet wenig und hält alles offen. Die Ladestation selbst kaufen Sie jetzt gewöhnlich; eine bidirektionale tauschen Sie ein, wenn Auto und Tarif es können.',
      ),
    },
    batteryWear: {
      question: 'Schadet bidirektionales Laden dem Autoakku?',
      answer: say(
        'Nach bisheriger Erfahrung altert die Batterie dadurch nur wenig zusätzlich, weil das Haus langsam und in kleinen Hüben entlädt; Hitze, Schnellladen und ständig voller Akku schaden mehr. Entscheidend ist die Garantie: Manche Hersteller begrenzen die zurückgegebenen kWh oder Stunden. In der App stellen Sie ein, wie viel für die Fahrt im Akku bleibt. Vom Strom gehen auf dem Hin- und Rückweg etwa fünfzehn bis fünfundzwanzig Prozent verloren.',
      ),
    },
    sellingBack: {
      question: 'Kann ich Strom aus dem E-Auto ins Netz verkaufen?',
      answer: {
        de: say(
          'Erlaubt ist das Rückspeisen ins Netz, und die doppelte Belastung mit Netzentgelten für zwischengespeicherten Strom ist weitgehend beseitigt; angeboten wird es aber erst von wenigen Anbietern mit bestimmten Autos. Nötig sind ein intelligenter Zähler und ein passender Vertrag. Rechnen Sie mit Werbeaussagen vorsichtig: Der Ertrag hängt davon ab, wie lange Ihr Auto angesteckt ist.',
        ),
        at: bidirectionalSellingBack,
        ch: bidirectionalSellingBack,
        us: bidirectionalSellingBack,
      },
    },
    waitOrBattery: {
      question: 'Auf bidirektionales Laden warten oder Speicher kaufen?',
      answer: say(
        'Warten würde ich nicht: Bis Auto, Station und Tarif zusammenpassen, kann es noch Jahre dauern, und das Auto hilft nur, wenn es abends zu Hause steht. Wer heute einen Heimspeicher braucht und nachrechnet, kauft ihn klein; wer selten fährt und ein passendes Auto hat, kann auf den Speicher verzichten. Die Leitung bereiten Sie in jedem Fall vor.',
      ),
    },
    checkMyCar: {
      question: 'Woran erkenne ich, ob mein Auto Strom zurückgeben kann?',
      answer: say(
        'Ob Ihr Auto es kann, führe ich nicht nach Modell, weil die Liste schnell veraltet. Prüfen Sie drei Dinge: Steht {carOutlet} (Steckdose am Auto) oder {carToHome} (Haus) im Handbuch, welchen Anschluss hat es (CHAdeMO konnte es früh, CCS braucht {phase} und eine Freigabe), und welche Station nennt der Hersteller für Ihr Land. Fehlt eine Antwort, kann es heute nur laden; fragen Sie schriftlich mit der Fahrgestellnummer nach.',
      ),
    },
  },
  solarCharging: {
    away: {
      question: 'Lohnt sich Solarladen, wenn das Auto tagsüber weg ist?',
      answer: say(
        'Steht das Auto tagsüber woanders, kommt abends fast nichts direkt vom Dach; am Wochenende und an langen Sommerabenden geht trotzdem einiges. Mit ein bis zwei Tagen daheim pro Woche lässt sich oft ein Drittel bis die Hälfte der Kilometer decken, weil ein Auto viel auf einmal speichert. Für die übrigen Nächte hilft ein günstiger Nachttarif oder Laden bei der Arbeit.',
      ),
    },
    surplus: {
      question: 'Wie lade ich das Auto nur mit Solarüberschuss?',
      answer: say(
        'Dafür brauchen Sie eine Ladestation, die mit einem Zähler am Hausanschluss oder dem Wechselrichter spricht und die Ladeleistung nachregelt; stellen Sie „nur Überschuss“ ein. Laden beginnt erst bei {chargeMinOne} einphasig oder {chargeMinThree} dreiphasig, darum ist automatische Phasenumschaltung nützlich. Dass sie bei Wolken pausiert, ist normal.',
      ),
    },
    existing: {
      question: 'Geht Solarladen auch mit meiner vorhandenen Wallbox?',
      answer: say(
        'Oft lässt sich eine vorhandene Ladestation nachrüsten: mit einem Energiemanager des Herstellers oder freier Software wie evcc, wenn Station und Wechselrichter eine Schnittstelle haben. Ohne jede Steuerung tut es auch ein Zeitplan über Mittag mit gedrosseltem Strom; bei Wolken kommt dann ein Teil aus dem Netz. Wer erst baut, zieht Leerrohr und Datenkabel gleich mit.',
      ),
    },
    share: {
      question: 'Wie groß muss die Solaranlage für ein E-Auto sein?',
      answer: say(
        'Ein Auto, das viel daheim steht, bekommt {solarShareOfCar} seiner Kilometer vom Dach; übers Jahr ganz ohne Netz geht es nicht, weil der Winter fehlt. Für durchschnittliches Fahren rechnen Sie mit zwei bis drei kWp zusätzlich. Zwei Autos teilen sich denselben Überschuss: Die Ladestationen müssen sich abstimmen, und das zweite braucht ein größeres Dach.',
      ),
    },
    winter: {
      question: 'Kann ich das Auto auch im Winter mit Solarstrom laden?',
      answer: say(
        'Von November bis Februar bleibt nach dem Haushalt wenig übrig, an trüben Tagen oft nichts; dann lädt das Auto vor allem aus dem Netz. Das ist normal und schon in die üblichen Jahreswerte eingerechnet, denn der Sommer gleicht es aus. Ein günstiger Nacht- oder dynamischer Tarif hilft in diesen Monaten am meisten.',
      ),
    },
    homeBattery: {
      question: 'Soll ich das Auto aus dem Heimspeicher laden?',
      answer: say(
        'Eine Hausbatterie als Zwischenspeicher lohnt sich fürs Auto selten: Sie fasst nur einen kleinen Teil des Autoakkus, und beim Umladen geht noch Strom verloren. Besser lädt das Auto tags direkt; sperren Sie in der App, dass es abends die Hausbatterie leert. An sonnigen Tagen gilt meist: erst Haus, dann Auto, dann Batterie, wenn das Auto bald wegfährt.',
      ),
    },
  },
  socket: {
    enough: {
      question: 'Reicht im Alltag eine Steckdose fürs E-Auto?',
      answer: {
        de: socketEnough,
        at: socketEnough,
        ch: socketEnough,
        us: say(
          'An der normalen Steckdose mit {outletUs} lädt ein Auto mit etwa {outletPowerUs}, das sind rund {outletReachUs} Meilen je Stunde oder {nightReachUs} in einer Nacht, für einen großen Pickup nur {pickupNight}. Für kurze tägliche Wege oder einen Plug-in-Hybrid genügt das; ein leeres großes Auto braucht mehrere Tage. Ein Anschluss mit {chargerUs} bringt rund {chargerReachUs} Meilen je Stunde.',
        ),
      },
    },
    hot: {
      question: 'Was tun, wenn die Steckdose beim Laden heiß wird?',
      answer: say(
        'Wird Stecker oder Dose heiß, verfärbt oder riecht sie verbrannt, hören Sie sofort auf zu laden und lassen Sie Dose und Leitung vor dem nächsten Mal vom Elektriker ersetzen. Lauwarm ist noch normal; so heiß, dass Sie nicht anfassen mögen, ist es nicht. Ursache sind meist ausgeleierte Kontakte oder lockere Klemmen unter stundenlanger Volllast.',
      ),
    },
    cord: {
      question: 'Darf ich das Auto über ein Verlängerungskabel laden?',
      answer: say(
        'Kein Verlängerungskabel, keine Mehrfachdose und keine Kabeltrommel: Jede Steckverbindung mehr kann heiß werden, und eine aufgerollte Trommel überhitzt. Ein Kabel durchs Fenster oder über den Gehweg ist außerdem eine Stolperfalle, für die Sie haften, und oft verboten. Draußen geht es nur an einer wettergeschützten Außensteckdose mit Fehlerstromschutz, direkt mit dem Ladekabel des Autos.',
      ),
    },
    blueSocket: {
      question: 'Welche Steckdose eignet sich zum Laden des Autos?',
      answer: say(
        'Besser als die Haushaltsdose ist ein Anschluss, der für Dauerlast gebaut ist: die blaue oder rote CEE-Dose, in der Schweiz auch {swissPlugBig}, in den USA eine Dose mit fünfzig Ampere, jeweils mit eigener Leitung und Absicherung. Dazu braucht es ein mobiles Ladegerät mit passendem Stecker, das den Strom selbst begrenzt. Die Dose am Campingplatz oder für die Waschmaschine nehmen Sie nur nach Absprache und wenn sonst nichts daran hängt.',
      ),
    },
    amps: {
      question: 'Wie viel Ampere stelle ich beim Laden an der Steckdose ein?',
      answer: {
        de: socketAmps,
        at: socketAmps,
        ch: socketAmps,
        us: say(
          'An einem üblichen Stromkreis mit fünfzehn Ampere sind zwölf die Obergrenze für Dauerlast (vier Fünftel der Sicherung), an alten oder ausgeleierten Dosen stellen Sie acht ein. Das geht im Auto oder am Kabel. Fühlen Sie nach einer Stunde am Stecker: Wird er heiß, hören Sie auf und lassen Sie die Dose tauschen.',
        ),
      },
    },
    trips: {
      question: 'Warum fliegt beim Laden des Autos die Sicherung raus?',
      answer: say(
        'Fällt die Sicherung, hängen meist noch andere Geräte am selben Kreis: Das Auto braucht eine eigene Leitung mit eigener Absicherung. Bis dahin laden Sie mit sechs Ampere und nur, wenn sonst nichts läuft. Löst der Fehlerstromschalter aus, kann Feuchtigkeit, das Kabel oder ein Defekt schuld sein: dann nicht weiterladen, sondern den Elektriker messen lassen.',
      ),
    },
  },
  chargingCost: {
    perHundred: {
      question: 'Was kostet mich der Ladestrom pro hundert Kilometer?',
      answer: {
        de: say(
          'Zu Hause kosten hundert Kilometer am Durchschnittspreis von {powerPriceDe} etwa {chargeHundredDe}, Ladeverlust inbegriffen. Für Ihren Preis rechnen Sie: Verbrauch auf hundert Kilometer mal Strompreis, plus {chargingLoss}. Ein kleines Auto liegt ein Viertel darunter, ein Transporter oder ein kalter Winter um die Hälfte darüber.',
        ),
        at: say(
          'Rechnen Sie {evUse} mal Ihren Strompreis, plus {chargingLoss} Ladeverlust: Das sind die Kosten für hundert Kilometer. Der Gesamtpreis je Kilowattstunde steht auf Ihrer Rechnung, mit Netz und Abgaben. Ein kleines Auto liegt ein Viertel darunter, ein Transporter oder ein kalter Winter um die Hälfte darüber.',
        ),
        ch: say(
          'Zu Hause kosten hundert Kilometer beim mittleren Haushaltspreis von {powerPriceCh} etwa {chargeHundredCh}, Ladeverlust inbegriffen. Für Ihren Preis rechnen Sie: Verbrauch auf hundert Kilometer mal Strompreis, plus {chargingLoss}. Ein kleines Auto liegt ein Viertel darunter, ein Transporter oder ein kalter Winter um die Hälfte darüber.',
        ),
        us: say(
          'Zu Hause kosten hundert Meilen beim Durchschnittspreis von {powerPriceUs} etwa {chargeHundredUs}, Ladeverlust inbegriffen. Für Ihren Preis rechnen Sie: Verbrauch auf hundert Meilen mal Strompreis, plus {chargingLoss}. Ein großer Pickup oder ein kalter Winter liegt um die Hälfte darüber.',
        ),
      },
    },
    perMonth: {
      question: 'Was kostet mich das Laden des E-Autos im Monat?',
      answer: {
        de: say(
          'Bei {chargeMonthKm} Kilometern im Monat sind es rund {chargeKwhMonth} Kilowattstunden, also etwa {chargeMonthDe} am Durchschnittspreis. Zwölf Mal so viel ist es im Jahr; bei der halben Strecke ist es die Hälfte. Der Abschlag wird dafür nach der nächsten Abrechnung angepasst, melden Sie sich also vorher beim Lieferanten.',
        ),
        at: say(
          'Bei {chargeMonthKm} Kilometern im Monat sind es rund {chargeKwhMonth} Kilowattstunden; mal Ihrem Preis je Kilowattstunde ergibt das die Kosten. Zwölf Mal so viel ist es im Jahr; bei der halben Strecke ist es die Hälfte. Den Teilbetrag lassen Sie beim Lieferanten anpassen, sonst kommt eine Nachzahlung.',
        ),
        ch: say(
          'Bei {chargeMonthKm} Kilometern im Monat sind es rund {chargeKwhMonth} Kilowattstunden, also etwa {chargeMonthCh} beim mittleren Haushaltspreis. Zwölf Mal so viel ist es im Jahr; bei der halben Strecke ist es die Hälfte. Wer nachts zum Niedertarif lädt, zahlt etwas weniger.',
        ),
        us: say(
          'Bei {chargeMonthKm} Meilen im Monat sind es rund {chargeKwhMonthUs} Kilowattstunden, also etwa {chargeMonthUs} am Durchschnittspreis. Zwölf Mal so viel ist es im Jahr; bei der halben Strecke ist es die Hälfte. Mit einem Nachttarif sinkt es oft deutlich.',
        ),
      },
    },
    fullBattery: {
      question: 'Was kostet es, den Autoakku zu Hause voll zu laden?',
      answer: {
        de: say(
          'Eine Akkufüllung von {chargeFullKwh} Kilowattstunden kostet zu Hause etwa {chargeFullDe} am Durchschnittspreis, Ladeverlust inbegriffen. Rechnen Sie für Ihr Auto: geladene Kilowattstunden mal Ihr Strompreis, plus {chargingLoss}. Von zwanzig auf achtzig Prozent sind es sechs Zehntel davon.',
        ),
        at: say(
          'Rechnen Sie die geladenen Kilowattstunden mal Ihren Strompreis und geben Sie {chargingLoss} Ladeverlust dazu. Von zwanzig auf achtzig Prozent sind es sechs Zehntel der Akkugröße. Der Gesamtpreis je Kilowattstunde steht auf Ihrer Rechnung, mit Netz und Abgaben.',
        ),
        ch: say(
          'Eine Akkufüllung von {chargeFullKwh} Kilowattstunden kostet zu Hause etwa {chargeFullCh} beim mittleren Haushaltspreis, Ladeverlust inbegriffen. Rechnen Sie für Ihr Auto: geladene Kilowattstunden mal Ihr Strompreis, plus {chargingLoss}. Von zwanzig auf achtzig Prozent sind es sechs Zehntel davon.',
        ),
        us: say(
          'Eine Akkufüllung von {chargeFullKwh} Kilowattstunden kostet zu Hause etwa {chargeFullUs} am Durchschnittspreis, Ladeverlust inbegriffen, die eines großen Pickups etwa das Doppelte. Rechnen Sie für Ihr Auto: geladene Kilowattstunden mal Ihr Strompreis, plus {chargingLoss}. Von zwanzig auf achtzig Prozent sind es sechs Zehntel davon.',
        ),
      },
    },
    versusFuel: {
      question: 'Ist Strom fürs Auto billiger als Benzin oder Diesel?',
      answer: say(
        'Zu Hause geladen kostet ein Kilometer meist die Hälfte bis zwei Drittel von Benzin oder Diesel. So rechnen Sie nach: Liter auf hundert Kilometer mal Tankpreis gegen Kilowattstunden auf hundert Kilometer mal Strompreis plus {chargingLoss}. Nur mit sehr teurem Strom gegen ein sparsames Auto, oder wer fast immer schnelllädt, spart kaum etwas.',
      ),
    },
    losses: {
      question: 'Wie viel Strom geht beim Laden des Autos verloren?',
      answer: say(
        'Beim Laden zu Hause gehen etwa {chargingLoss} verloren, als Wärme im Ladegerät des Autos und im Kabel; bezahlt werden sie von Ihnen, denn der Zähler misst vor dem Auto. An der Haushaltsdose ist es eher mehr, weil die Elektronik länger läuft, ebenso bei Kälte und Vorheizen. Eine Wallbox im Ruhezustand braucht nur wenige Watt.',
      ),
    },
    shareCost: {
      question: 'Wie rechne ich das Laden bei mir zu Hause fair ab?',
      answer: {
        de: chargingCostShareCost,
        at: chargingCostShareCost,
        ch: chargingCostShareCost,
        us: say(
          'Verlangen Sie geladene Kilowattstunden mal Ihren Tarif, plus {chargingLoss} Verlust; die Zahl zeigt die App des Ladegeräts oder das Auto. Ohne Zähler nehmen Sie die gefahrenen Meilen mal {evUseUs}. Nehmen Sie unter Freunden Ihre eigenen Kosten, nicht mehr, und vom Arbeitgeber lassen Sie sich die Abrechnung je Kilowattstunde oder Meile schriftlich geben.',
        ),
      },
    },
    cheaper: {
      question: 'Wie lade ich mein E-Auto am billigsten?',
      answer: say(
        'Am billigsten laden Sie mit eigenem Solarstrom: Er kostet Sie nur die Vergütung, die Ihnen entgeht, oft ein Fünftel bis ein Drittel des Netzpreises (bei voller Anrechnung so viel wie Netzstrom). Danach kommen Nacht- oder dynamische Tarife, dann der normale Hausstrom; öffentliche Schnelllader sind am teuersten. Mit Dach und Auto tagsüber zu Hause wird aus beidem ein Mischpreis.',
      ),
    },
  },
  panelCapacity: {
    oldCabinet: {
      question: 'Muss mein alter Sicherungskasten erneuert werden?',
      answer: {
        de: panelCapacityOldCabinet,
        at: panelCapacityOldCabinet,
        ch: panelCapacityOldCabinet,
        us: say(
          'Alter allein ist kein Grund. Raus sollten Panels von Federal Pacific (Stab-Lok) oder Zinsco, weil ihre Schutzschalter bei Überlast versagen können, dazu Schraubsicherungen, verschmorte oder feuchte Kästen. Sonst genügt oft ein Subpanel oder ein Lastmanagement. Lassen Sie sich den Grund schriftlich geben und holen Sie ein zweites Angebot ein; den Tausch eines Panels samt stärkerem Anschluss rechnen wir mit {panelUpgradeUsd}.',
        ),
      },
    },
    noSpace: {
      question: 'Was tun, wenn im Sicherungskasten kein Platz mehr ist?',
      answer: {
        de: panelCapacityNoSpace,
        at: panelCapacityNoSpace,
        ch: panelCapacityNoSpace,
        us: say(
          'Ein volles Panel heißt nicht, dass die Leistung erschöpft ist: Ein Subpanel oder, wo der Hersteller es zulässt, schmale Tandem-Breaker schaffen Platz. Ob der Anschluss die neue Last trägt, sagt erst die Lastberechnung ({loadCalculation}).',
        ),
      },
    },
    enough: {
      question: 'Wie viel Ampere brauche ich für Wärmepumpe und Wallbox?',
      answer: {
        de: panelCapacityEnough,
        at: panelCapacityEnough,
        ch: panelCapacityEnough,
        us: say(
          '{ampsSmall} ({supplyUs}) reichen oft für eine Wärmepumpe oder einen Charger, für beides mit elektrischem Herd und Trockner meist nur mit Lastmanagement. Mit {ampsMiddle} geht fast jedes vollelektrische Haus; {ampsLarge} brauchen nur große Häuser oder mehrere starke Charger. Verbindlich ist die Lastberechnung ({loadCalculation}).',
        ),
      },
    },
    whoChecks: {
      question: 'Wer prüft, ob mein Hausanschluss ausreicht?',
      answer: {
        de: panelCapacityWhoChecks,
        at: panelCapacityWhoChecks,
        ch: panelCapacityWhoChecks,
        us: say(
          'Ein lizenzierter Elektriker, nicht der Versorger: Er macht die Lastberechnung ({loadCalculation}), am genauesten mit der höchsten gemessenen Last des letzten Jahres, die Ihr Versorger aus dem Zähler lesen kann. Fotografieren Sie Hauptschalter, Türschild, alle Schalter und Beschriftungen. Der Versorger sagt danach nur, ob seine Leitung reicht.',
        ),
      },
    },
    stronger: {
      question: 'Wer zahlt einen stärkeren Stromanschluss fürs Haus?',
      answer: {
        de: panelCapacityStronger,
        at: panelCapacityStronger,
        ch: panelCapacityStronger,
        us: say(
          'Panel und Leitung ab dem Zähler zahlen Sie, die Leitung vom Mast bis zum Haus je nach Versorger er oder Sie. Mit neuem Panel rechnen wir {panelUpgradeUsd}, Grabarbeit kommt dazu; HEAR kann bis {hearPanel} zahlen, wo Ihr Staat es anbietet. Der Strom ist beim Umbau meist einen Tag aus, die Wartezeit beim Versorger beträgt Wochen bis Monate.',
        ),
      },
    },
    loadManager: {
      question: 'Erspart mir Lastmanagement einen stärkeren Anschluss?',
      answer: {
        de: panelCapacityLoadManager,
        at: panelCapacityLoadManager,
        ch: panelCapacityLoadManager,
        us: say(
          'Ein Lastmanagement misst am Hauptschalter und drosselt oder pausiert den Charger, sobald Herd, Trockner oder Wärmepumpe viel ziehen; der Code lässt es anstelle eines stärkeren Anschlusses zu. Wir rechnen mit {loadManagerUsd} statt {panelUpgradeUsd}. Ein auf kleine Leistung eingestellter Charger ist noch billiger und füllt das Auto über Nacht meist auch.',
        ),
      },
    },
  },
  publicCharging: {
    howMuchDearer: {
      question: 'Wie viel teurer ist öffentliches Laden als zu Hause?',
      answer: {
        de: publicChargingHowMuchDearer,
        at: publicChargingHowMuchDearer,
        ch: publicChargingHowMuchDearer,
        us: say(
          'Rechnen Sie öffentlich meist mit dem Anderthalb- bis Doppelten des Strompreises zu Hause, an Schnellladern mit dem Doppelten bis Dreifachen; so viel ist also normal. Mal {evUseUs} ergibt es Ihre Kosten; ständiges Schnellladen kommt nahe an Benzin. Mitgliedschaften der Betreiber und Randzeiten senken den Preis, am Supercharger wechselt er je nach Stunde.',
        ),
      },
    },
    cardsAndApps: {
      question: 'Mit welcher Karte oder App lade ich öffentlich günstig?',
      answer: say(
        'Am günstigsten laden Sie meist mit der App oder Karte dessen, der die Säule betreibt; fremde Karten (Roaming) schlagen oft kräftig auf, darum hat dieselbe Säule mehrere Preise. Nehmen Sie eine Karte des örtlichen Versorgers für den Alltag und eine für Schnelllader auf Reisen, ein Abo nur bei häufigem Laden. Viele neue Säulen nehmen auch Bankkarten, etwas teurer; freie Säulen zeigen die Karten-Apps.',
      ),
    },
    enoughWithoutHome: {
      question: 'Ist ein E-Auto auch ohne Laden zu Hause alltagstauglich?',
      answer: {
        ...sameInEurope(
          say(
            'Für den Alltag reicht es gut, wenn Sie ein- bis zweimal die Woche dort laden, wo das Auto ohnehin steht: beim Arbeitgeber, am Supermarkt, am Fitnessstudio oder nachts an der Säule. Zwei Ladestopps von einer Stunde an einer Säule mit {chargeUsual} bringen gut hundert Kilometer, ein Schnelllader in einer halben Stunde zwei- bis dreihundert. Sind die Säulen bei Ihnen ständig belegt oder fahren Sie sehr viel, wird es mühsam.',
          ),
        ),
        us: say(
          'Für den Alltag reicht es gut, wenn Sie ein- bis zweimal die Woche dort laden, wo das Auto ohnehin steht: beim Arbeitgeber, am Supermarkt, am Fitnessstudio oder nachts an der Säule. Zwei Ladestopps von einer Stunde an einer Säule mit {chargerPowerUs} bringen gut fünfundvierzig Meilen, ein Schnelllader in einer halben Stunde hundertfünfzig oder mehr. Sind die Säulen bei Ihnen ständig belegt oder fahren Sie sehr viel, wird es mühsam.',
        ),
      },
    },
    askForPost: {
      question: 'Wie bekomme ich eine Ladesäule in meiner Straße?',
      answer: say(
        'Fragen Sie die Gemeinde oder den örtlichen Versorger schriftlich nach einer Säule in Ihrer Straße, am besten mit mehreren Nachbarn und einem konkreten Platz; viele führen Listen für Wünsche. Einen Anspruch darauf haben Sie in der Regel nicht. Gut begründen lässt es sich mit der Zahl der Parkenden ohne Stellplatz; auch Laternensäulen und Bordsteinlader sind dafür gemacht. Bei einem Nein hilft der Weg über den Gemeinderat; ein Kabel über den Gehweg braucht meist eine Erlaubnis.',
      ),
    },
    employer: {
      question: 'Kann ich mein E-Auto beim Arbeitgeber laden?',
      answer: say(
        'Verpflichtet ist der Arbeitgeber in der Regel nicht, aber es ist für ihn einfach: Wenige Ladepunkte mit Lastmanagement versorgen viele, weil jedes Auto nur ein- bis zweimal die Woche lädt. Schlagen Sie es mit Namen von Interessierten vor, als Mittel gegen Stellplatz- und Personalsorgen. Er darf den Strom berechnen oder schenken; steuerlich ist Laden im Betrieb in Deutschland und Österreich begünstigt, sonst fragen Sie die Lohnbuchhaltung.',
      ),
    },
    blockingFee: {
      question: 'Wie lange darf ich an der Ladesäule stehen bleiben?',
      answer: say(
        'Stehen bleiben dürfen Sie nur, solange das Schild und der Tarif es erlauben: Viele Säulen verlangen nach etwa vier Stunden oder nach Ladeende eine Gebühr je Minute, und ohne zu laden droht ein Strafzettel. Nachts ist die Gebühr oft ausgesetzt, das steht in der App. Stellen Sie eine Erinnerung ein und parken Sie nach dem Laden um.',
      ),
    },
    sharedOrBroken: {
      question: 'Ladesäule belegt oder defekt: Wo kann ich sonst laden?',
      answer: say(
        'Geteilte private Ladestationen sind eine gute Ergänzung: Über Apps oder einen Zettel in der Nachbarschaft finden Sie Leute mit Wallbox, die gegen einen vereinbarten Preis laden lassen; halten Sie Zeit und Preis kurz schriftlich fest. Ist eine öffentliche Säule kaputt oder ständig belegt, melden Sie es über die App oder die Nummer an der Säule und weichen auf Supermarkt oder Schnelllader aus. Eine eigene Wallbox ohne festen Platz lohnt nicht.',
      ),
    },
  },
  carBattery: {
    dailyLimit: {
      question: 'Bis wie viel Prozent soll ich mein E-Auto laden?',
      answer: say(
        'Im Alltag sind siebzig bis achtzig Prozent ein guter Grenzwert, vor einer langen Fahrt dürfen es hundert sein. Schädlich ist weniger das Vollladen als das lange Stehen ganz voll, vor allem bei Hitze; legen Sie das Ladeende deshalb kurz vor die Abfahrt. Es ist kein Drama, wenn Sie mehr Reichweite brauchen: Stellen Sie die Grenze höher, solange Sie bald losfahren.',
      ),
    },
    ironPhosphate: {
      question: 'Soll man Autoakkus mit Eisenphosphat ganz voll laden?',
      answer: say(
        'Bei Eisenphosphat-Akkus (LFP) raten die Hersteller meist, einmal pro Woche auf hundert Prozent zu laden: Nur so kann das Auto den Ladestand richtig messen. Sie vertragen das besser als Akkus mit Nickel (NMC) und halten mehr Ladungen aus, sind aber bei Kälte träger. Welche Zellen Ihr Auto hat, steht im Handbuch oder an der Ladeempfehlung in der App.',
      ),
    },
    fastCharging: {
      question: 'Schadet Schnellladen dem Autoakku?',
      answer: say(
        'Schnellladen auf Reisen schadet kaum; wer fast immer schnell lädt, verliert nach Auswertungen vieler Autos über die Jahre meist nur einige Prozentpunkte mehr Kapazität. Schonend ist es, mit warmem Akku bei etwa zehn bis zwanzig Prozent zu beginnen und bei achtzig aufzuhören. Autos ohne Akkukühlung leiden bei Hitze stärker. Die Garantie schließt Schnellladen selten aus, lesen Sie aber ihren Wortlaut.',
      ),
    },
    standing: {
      question: 'E-Auto wochenlang abstellen: Wie voll soll der Akku sein?',
      answer: say(
        'Für Wochen oder Monate stellen Sie das Auto am besten mit etwa fünfzig bis sechzig Prozent ab, kühl und im Schatten, und schalten Kamera- und Wächterfunktionen aus. Angesteckt bleiben muss es nicht; steckt es, stellen Sie die Ladegrenze auf fünfzig. Pro Monat gehen meist nur ein bis drei Prozent verloren; achten Sie auch auf die kleine Bordbatterie, die eher leer ist.',
      ),
    },
    pluggedIn: {
      question: 'Schadet es dem Akku, wenn das Auto immer angesteckt ist?',
      answer: say(
        'Dauernd angesteckt zu sein schadet nicht: Das Auto beendet das Laden selbst bei der eingestellten Grenze und kann vom Netz aus heizen oder kühlen. Kleine, häufige Ladungen sind sogar schonender als seltene große, einen Memory-Effekt gibt es nicht. Ob das mit zwei, elf oder zweiundzwanzig Kilowatt geschieht, macht bei Wechselstrom für die Zellen keinen spürbaren Unterschied.',
      ),
    },
    temperature: {
      question: 'Schaden Kälte und Hitze dem Autoakku?',
      answer: say(
        'Kälte schadet dem Akku nicht dauerhaft, sie mindert nur Reichweite und Ladetempo; das Auto schützt die Zellen, indem es langsamer lädt. Wärmen Sie vor, solange es am Kabel hängt, und vor dem Schnelllader per Navigation. Hitze altert ihn dagegen wirklich: Parken Sie im Schatten oder in der Garage und lassen Sie ihn an heißen Tagen nicht ganz voll stehen.',
      ),
    },
    wear: {
      question: 'Wie lange hält der Akku eines E-Autos?',
      answer: say(
        'Ein gut behandelter Akku verliert meist ein bis zwei Prozent Kapazität im Jahr, im ersten etwas mehr, und hält oft länger als das Auto. Bei einem gebrauchten Wagen lassen Sie sich ein Batteriezertifikat mit dem Gesundheitswert (SoH) geben; um achtzig bis neunzig Prozent sind nach einigen Jahren normal. Die Garantie verspricht meist siebzig Prozent nach acht Jahren; ein ganzer neuer Akku ist teuer, einzelne Module lassen sich tauschen.',
      ),
    },
    lowCharge: {
      question: 'Wie weit darf ich den Autoakku leer fahren?',
      answer: say(
        'Bis auf zehn oder auch fünf Prozent herunterzufahren schadet nicht, wenn Sie bald wieder laden; nur tagelang fast leer stehen sollte das Auto nicht. Gezielt leerfahren oder kalibrieren müssen Sie einen heutigen Akku nicht. Als angenehmer Bereich gilt zwanzig bis achtzig Prozent.',
      ),
    },
  },
  chargingSafety: {
    overnight: {
      question: 'Ist es sicher, das E-Auto über Nacht zu laden?',
      answer: say(
        'Über Nacht an einer fest montierten Wallbox zu laden ist unbedenklich, auch in der Garage unter Schlafzimmern: Sie überwacht Strom, Temperatur und Erdung und schaltet sich und das Auto bei einem Fehler ab. Mehrere Wochen angesteckt zu bleiben schadet auch nicht; stellen Sie das Ladeziel auf etwa achtzig Prozent. Ein vernetzter Rauch- oder Wärmemelder in der Garage beruhigt zusätzlich.',
      ),
    },
    fireRisk: {
      question: 'Brennen E-Autos öfter als andere Autos?',
      answer: say(
        'Elektroautos brennen nach bisherigen Zahlen eher seltener als Benziner, und die meisten Brände haben nichts mit dem Laden zu tun; im Ernstfall ist aber mehr Wasser nötig. Hören Sie auf Rückrufe Ihres Herstellers. Nach einem Unfall mit Schaden am Unterboden oder nach Wasser im Auto stellen Sie es draußen mit Abstand ab und lassen es prüfen, ehe Sie wieder laden.',
      ),
    },
    rainAndStorm: {
      question: 'Darf ich mein E-Auto bei Regen und Gewitter laden?',
      answer: say(
        'Regen, Schnee und Pfützen machen nichts: Stecker und Ladestation sind für draußen gebaut, und Spannung liegt erst an, wenn alles verriegelt und geprüft ist. Bei Gewitter dürfen Sie laden, ein Überspannungsschutz im Verteiler schützt die Elektronik; wer ganz sichergehen will, steckt vorher aus. Stand die Ladestation oder die Dose unter Wasser, laden Sie erst nach einer Prüfung durch den Elektriker.',
      ),
    },
    kidsAndShock: {
      question: 'Kann ich am Ladekabel einen Stromschlag bekommen?',
      answer: say(
        'Einen Schlag bekommt man an einer intakten Ladestation nicht: Ohne gestecktes, verriegeltes und geprüftes Auto ist der Stecker spannungsfrei, und der Fehlerstromschutz trennt in Sekundenbruchteilen. Kinder, Haustiere und Menschen mit Herzschrittmacher dürfen sich daneben aufhalten; Träger sollten nicht länger direkt am Kabel lehnen. Ein angebissenes oder gequetschtes Kabel benutzen Sie nicht mehr. Kribbelt es am Blech, schalten Sie die Sicherung der Ladestation aus und rufen den Elektriker.',
      ),
    },
    hotPlugOldWiring: {
      question: 'Ist es normal, dass Stecker und Ladekabel warm werden?',
      answer: say(
        'Hören Sie sofort auf, wenn Stecker, Dose oder Kabel heiß werden, sich verfärben oder riechen, und lassen Sie es prüfen; handwarm ist normal, verschmort nie. Haushaltssteckdosen sind nicht für stundenlange Last gebaut: höchstens mit kleiner Stromstärke und geprüfter Leitung, nie mit Verlängerung oder Billigadapter. Die Wallbox braucht eine eigene Leitung mit eigenem Schutz samt Erkennung von Gleichfehlerströmen.',
      ),
    },
    garageSurroundings: {
      question: 'Darf eine Wallbox an eine Holzwand oder in die Scheune?',
      answer: say(
        'Eine Wallbox darf auch an Holz und in Carport, Scheune oder Garage, wenn der Untergrund eben und nach Anleitung des Herstellers nicht brennbar hinterlegt ist und nichts Leichtentzündliches danebenliegt. Halten Sie Heu, Stroh, Farben und Benzin einige Meter entfernt. Sinnvoll sind ein Wärmemelder und ein leicht erreichbarer Schalter; Löschdecken und Sonderlöscher brauchen Sie zu Hause nicht.',
      ),
    },
    bansAndInsurance: {
      question: 'Darf man E-Autos in der Garage wegen Brandgefahr verbieten?',
      answer: say(
        'Ein pauschales Verbot wegen Brandgefahr ist sachlich nicht begründet: Feuerwehrverbände und Versicherer, etwa in Deutschland, sehen in der Tiefgarage kein höheres Risiko als bei Benzinern. Ob der Eigentümer es trotzdem darf, sagen Mietvertrag, Hausordnung und Brandschutzauflagen; fragen Sie nach der schriftlichen Begründung. Melden Sie die Wallbox Ihrer Gebäudeversicherung, dann bleibt der Schutz bestehen; ein Aufschlag ist nicht üblich.',
      ),
    },
    carWash: {
      question: 'Darf ich mit dem E-Auto in die Waschanlage?',
      answer: say(
        'Ein Elektroauto darf in die Waschanlage und in die Pfütze: Die Batterie ist dicht gekapselt. Ladeklappe zu, nicht während des Ladens waschen, und im Handbuch nachsehen, ob es eine Waschstellung gibt, damit Wischer und Spiegel ruhig bleiben. Den Hochdruckreiniger halten Sie vom Ladeanschluss, von der Ladestation und von Unterboden und Kabeln fern; nach der Wäsche darf sofort geladen werden.',
      ),
    },
  },
  chargingTime: {
    full: {
      question: 'Wie lange lädt ein E-Auto zu Hause, bis der Akku voll ist?',
      answer: {
        de: chargingTimeFull,
        at: chargingTimeFull,
        ch: chargingTimeFull,
        us: say(
          'An einer Ladestation mit {chargerUs} und {chargerPowerUs} dauert eine volle Ladung von etwa sechzig Kilowattstunden rund achteinhalb Stunden, von knapp achtzig etwa elf; mit elf Kilowatt entsprechend sechs und acht. An der Steckdose ({outletUs}, {outletPowerUs}) sind es zwei Tage und mehr. Ein Ford Lightning mit {pickupBattery} kWh braucht an der Ladestation vierzehn bis neunzehn Stunden, an der Steckdose drei bis gut vier Tage. Rechnen Sie fehlende Kilowattstunden geteilt durch Kilowatt und legen Sie ein Zehntel für Verluste dazu; von zwanzig auf achtzig Prozent ist es gut die Hälfte.',
        ),
      },
    },
    overnight: {
      question: 'Reicht eine Nacht zu Hause, um das E-Auto zu laden?',
      answer: {
        de: chargingTimeOvernight,
        at: chargingTimeOvernight,
        ch: chargingTimeOvernight,
        us: say(
          'In zehn Stunden über Nacht bringt die Steckdose ({outletUs}) etwa {nightReachUs} Meilen, einem großen Pickup {pickupNight}, eine Ladestation mit {chargerPowerUs} rund das Fünffache, also fast jede Batterie. Entscheidend ist nicht, ob der Akku voll wird, sondern ob die Nacht mehr bringt, als Sie am Tag fahren. Wer an einzelnen Tagen mehr fährt, holt es an den folgenden Nächten auf.',
        ),
      },
    },
    perHour: {
      question: 'Wie viel Reichweite bringt eine Stunde Laden zu Hause?',
      answer: {
        de: chargingTimePerHour,
        at: chargingTimePerHour,
        ch: chargingTimePerHour,
        us: say(
          'Je Stunde kommen an der Steckdose ({outletUs}, {outletPowerUs}) etwa {outletReachUs} Meilen dazu, an einer Ladestation mit {chargerPowerUs} etwa {chargerReachUs}. Als Faustregel gilt: Kilowatt mal drei gleich Meilen je Stunde, bei einem großen Pickup mal zwei. Eine Stunde zwischendurch lohnt sich also nur an der Ladestation.',
        ),
      },
    },
    slower: {
      question: 'Warum lädt mein E-Auto langsamer als erwartet?',
      answer: say(
        'Meist begrenzt das Auto selbst: Es lädt nur so schnell, wie sein Bordlader kann, und viele Modelle ziehen an einer großen Wallbox nur eine Phase. Auch ein heruntergeregelter Strom, Lastmanagement, Solarladen, ein Zeitplan in der App oder Kälte bremsen. Schauen Sie auf die Anzeige in Kilowatt und vergleichen Sie mit dem Datenblatt: Liegt sie weit darunter, prüfen Sie Ampere-Einstellung, Kabel und Zeitplan, dann den Elektriker.',
      ),
    },
    cold: {
      question: 'Lädt ein E-Auto bei Kälte langsamer?',
      answer: say(
        'Bei Kälte dauert das Laden spürbar länger: Der Akku nimmt anfangs weniger Leistung an und wird nebenbei geheizt, und je Kilometer brauchen Sie mehr Strom. An der Steckdose kann bei starkem Frost ein großer Teil in die Heizung des Akkus gehen. Stecken Sie gleich nach der Fahrt an, wenn er noch warm ist, und stellen Sie das Ende auf die Abfahrt ein, dann heizt das Auto vom Netz vor.',
      ),
    },
    fastStation: {
      question: 'Wie lange lädt ein E-Auto am Schnelllader?',
      answer: say(
        'An einer Schnellladesäule mit Gleichstrom dauert es von zehn auf achtzig Prozent je nach Auto etwa zwanzig bis vierzig Minuten; hundert Kilometer sind oft in fünf bis zehn Minuten geladen. Oberhalb von achtzig Prozent bremst der Akku stark, um sich zu schonen, dort lohnt das Warten selten. Zu Hause merkt man davon wenig, weil die Leistung ohnehin klein ist.',
      ),
    },
    habit: {
      question: 'Wie oft soll ich mein E-Auto anstecken?',
      answer: say(
        'Jede Nacht anstecken müssen Sie nicht: Wer wenig fährt, lädt ein- oder zweimal die Woche, an einer Wallbox genügt dafür eine Nacht. An der Steckdose ist öfter anstecken besser, weil dort wenig je Stunde zusammenkommt. Für den Akku ist es am besten, im Alltag zwischen etwa zwanzig und achtzig Prozent zu bleiben und nur vor langen Fahrten voll zu laden.',
      ),
    },
    twoCars: {
      question: 'Schafft eine Wallbox zwei E-Autos in einer Nacht?',
      answer: {
        de: chargingTimeTwoCars,
        at: chargingTimeTwoCars,
        ch: chargingTimeTwoCars,
        us: say(
          'Zwei Autos in einer Nacht gehen meist: Teilen sie sich eine Ladestation mit {chargerPowerUs}, bekommt jedes im Schnitt die Hälfte, in zehn Stunden also gut hundert Meilen. Stationen mit Lastmanagement geben dem zweiten mehr, sobald das erste fertig ist. Ein Plug-in-Hybrid ist klein und daran in zwei bis drei Stunden voll, an der Steckdose über Nacht.',
        ),
      },
    },
  },
};
