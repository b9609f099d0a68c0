import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'solar'> = {
  solarWorth: {
    title: 'Ob sich Photovoltaik lohnt',
    question: 'Lohnt sich eine Solaranlage für mich?',
    answer: say(
      'Meist lohnt es sich, wenn das Dach wenig Schatten hat, noch lange hält und Sie einen guten Teil des Stroms selbst verbrauchen. Süden ist am besten, Ost und West sind kaum schlechter; reine Norddächer lohnen selten. Nennen Sie mir Dach und Stromkosten, dann schätze ich Ihr Potenzial.',
    ),
    toTenants: say(
      'Zur Miete entscheidet über das Dach der Vermieter. Ein Balkonkraftwerk lohnt sich meist, wenn der Balkon einige Stunden Sonne hat und tagsüber etwas läuft; dann hat es sich in einigen Jahren bezahlt. Ohne sonnigen Balkon bleiben Mieterstrom, eine Energiegemeinschaft oder ein Anteil an einer Gemeinschaftsanlage.',
    ),
  },
  solarYield: {
    title: 'Ertrag einer Solaranlage',
    question: 'Wie viel Strom erzeugt eine Solaranlage im Jahr?',
    answer: {
      de: say(
        'Bei guter Südneigung rechnen wir je nach Ort mit {yieldDe}, im Norden weniger, im Süden mehr. Das gilt ohne Schatten im ersten Jahr; einzelne Jahre weichen spürbar ab.',
      ),
      at: say(
        'Für Wien rechnen wir bei guter Südneigung mit {yieldVienna}; in den Alpen kommt es auf Horizont und Schnee an. Das gilt ohne Schatten im ersten Jahr.',
      ),
      ch: say(
        'Zwischen Zürich und Genf rechnen wir bei guter Südneigung mit {yieldCh}; Nebel, Horizont und Schnee verändern das. Das gilt ohne Schatten im ersten Jahr.',
      ),
      us: say(
        'Bei flacher Südneigung ohne Schatten sind es zum Beispiel {yieldDenver} in Denver und {yieldSeattle} in Seattle. Einzelne Jahre weichen spürbar ab; für Ihren Ort rechnet es der Fachbetrieb.',
      ),
    },
  },
  orientation: {
    title: 'Ausrichtung und Neigung',
    question: 'Muss mein Dach für Solar nach Süden zeigen?',
    answer: {
      ...sameInEurope(
        say(
          'Bei {modelTilt} Grad Neigung bringt ein Ost- oder Westdach je nach Ort {eastWestShare} eines Süddachs, ein Norddach {northShare}. Ost und West liefern dafür morgens und abends mehr, also dann, wenn Sie zu Hause sind. Ein flacheres Dach verzeiht mehr.',
        ),
      ),
      us: say(
        'Bei {modelTilt} Grad Neigung bringt ein Ost- oder Westdach je nach Ort {eastWestShareUs} eines Süddachs, ein Norddach {northShareUs}. Ost und West liefern dafür morgens und abends mehr, also dann, wenn Sie zu Hause sind. Ein flacheres Dach verzeiht mehr.',
      ),
    },
  },
  flatRoof: {
    title: 'Photovoltaik auf dem Flachdach',
    question: 'Geht Solar auf einem Flachdach?',
    answer: say(
      'Zuerst prüft der Fachbetrieb Tragkraft und Abdichtung. Trägt das Dach, liegen die Module meist in flachen Reihen nach Ost und West, beschwert statt verschraubt, und der Ertrag je Modul liegt bei {flatShare} eines guten Süddachs. Ein Dach, das bald saniert wird, kommt zuerst dran.',
    ),
  },
  roofAge: {
    title: 'Altes Dach',
    question: 'Geht Solar auch auf einem alten Dach?',
    answer: {
      de: say(
        'Die Module liegen Jahrzehnte, das Dach darunter sollte es auch. Ab etwa {roofOldYears} Jahren schauen wir genauer hin und setzen im Schnellcheck {roofReplacementEur} für eine neue Eindeckung an; es kann auch deutlich mehr sein. Ob Ihr Dach noch gut ist, sieht der Dachdecker vor Ort.',
      ),
      at: say(
        'Die Module liegen Jahrzehnte, das Dach darunter sollte es auch. Ab etwa {roofOldYears} Jahren schauen wir genauer hin und setzen im Schnellcheck {roofReplacementEur} für eine neue Eindeckung an; es kann auch deutlich mehr sein. Ob Ihr Dach noch gut ist, sieht der Dachdecker vor Ort.',
      ),
      ch: say(
        'Die Module liegen Jahrzehnte, das Dach darunter sollte es auch. Ab etwa {roofOldYears} Jahren schauen wir genauer hin und setzen im Schnellcheck {roofReplacementChf} für eine neue Eindeckung an; es kann auch deutlich mehr sein. Ob Ihr Dach noch gut ist, sieht der Dachdecker vor Ort.',
      ),
      us: say(
        'Die Module liegen Jahrzehnte, das Dach darunter sollte es auch. Ab etwa {roofOldYears} Jahren schauen wir genauer hin und setzen im Schnellcheck {roofReplacementUsd} für ein neues Dach an; es kann auch deutlich mehr sein. Ob Ihr Dach noch gut ist, sieht der Dachdecker vor Ort.',
      ),
    },
  },
  asbestos: {
    title: 'Asbest im Dach',
    question: 'Darf Solar auf ein Dach mit Asbest?',
    answer: say(
      'Auf asbesthaltigen Platten darf keine Solaranlage montiert werden; bohren und schneiden setzt Fasern frei. Das Dach muss erst von einem zugelassenen Betrieb entfernt und entsorgt werden. Ob Ihre Platten Asbest enthalten, zeigt das Baujahr oder eine Laborprobe; nehmen Sie sie nicht selbst.',
    ),
  },
  shade: {
    title: 'Verschattung',
    question: 'Wie sehr schadet Schatten einer Solaranlage?',
    answer: say(
      'Etwas Schatten am Rand des Tages schadet wenig, Schatten am Mittag viel. Gute Planung lässt betroffene Flächen frei oder trennt sie elektrisch; Optimierer helfen bei einzelnen Modulen, ersetzen aber keine Sonne. Der Fachbetrieb simuliert den Schatten vor dem Angebot.',
    ),
  },
  snow: {
    title: 'Solarstrom bei Schnee und im Winter',
    question: 'Bringt Solar im Winter überhaupt etwas?',
    answer: say(
      'Von November bis Januar kommt nur ein kleiner Teil des Jahresertrags, bei Wolken weniger, aber nicht nichts. Schnee rutscht auf Schrägdächern meist ab; steigen Sie nicht zum Räumen aufs Dach. Die Schneelast Ihrer Gegend gehört in die Statik des Angebots.',
    ),
  },
  hail: {
    title: 'Hagel und Sturm',
    question: 'Halten Solarmodule Hagel aus?',
    answer: say(
      'Module werden mit Hagelkörnern geprüft und halten gewöhnlichen Hagel aus; extremer kann sie beschädigen. Fragen Sie nach der Hagelwiderstandsklasse und melden Sie die Anlage Ihrer Gebäudeversicherung. Gegen Sturm zählt die richtige Befestigung.',
    ),
  },
  fireSafety: {
    title: 'Brandschutz',
    question: 'Kann eine Solaranlage brennen?',
    answer: say(
      'Brände durch Solaranlagen sind selten und gehen meist auf Fehler bei Steckern und Montage zurück; darum gehört der Einbau in Fachhände. Die Feuerwehr löscht solche Häuser nach festen Regeln. Ein Speicher steht am besten trocken, kühl und nicht im Fluchtweg; Zellen aus Lithium-Eisenphosphat gelten als besonders stabil.',
    ),
  },
  systemSize: {
    title: 'Größe der Solaranlage',
    question: 'Wie groß soll meine Solaranlage sein?',
    answer: say(
      'Meist lohnt es, das geeignete Dach gut auszunutzen, weil jedes weitere Modul weniger kostet als das erste. Wärmepumpe und Auto erhöhen den Bedarf später. Auf die genaue Zahl kommt der Fachbetrieb über Dachfläche und Jahresverbrauch.',
    ),
  },
  solarLifetime: {
    title: 'Lebensdauer der Module',
    question: 'Wie lange halten Solarmodule?',
    answer: say(
      'Module halten meist {panelYears} Jahre oder länger; wir rechnen mit {degradation} weniger Leistung je Jahr. Der Wechselrichter hält meist {inverterYears} Jahre und wird also einmal erneuert, das gehört in die Rechnung; {inverterWarranty} Jahre Garantie sind dafür üblich. Große Hitze altert beide etwas schneller. Lesen Sie in der Garantie, ob auch Arbeit und Gerüst bezahlt werden.',
    ),
  },
  recycling: {
    title: 'Recycling von Modulen',
    question: 'Lassen sich Solarmodule recyceln?',
    answer: {
      de: say(
        'Module bestehen vor allem aus Glas, Aluminium und Silizium und lassen sich zum größten Teil verwerten. Hersteller müssen sie zurücknehmen, Haushalte geben sie am Wertstoffhof oder beim Betrieb ab. Auch Speicher werden zurückgenommen und stofflich verwertet.',
      ),
      at: say(
        'Module bestehen vor allem aus Glas, Aluminium und Silizium und lassen sich zum größten Teil verwerten. Hersteller müssen sie zurücknehmen, Haushalte geben sie bei der Sammelstelle der Gemeinde oder beim Betrieb ab. Auch Speicher werden zurückgenommen und stofflich verwertet.',
      ),
      ch: say(
        'Module bestehen vor allem aus Glas, Aluminium und Silizium und lassen sich zum grössten Teil verwerten. In der Schweiz ist die Rücknahme organisiert und wird beim Kauf vorfinanziert. Auch Speicher werden zurückgenommen und stofflich verwertet.',
      ),
      us: say(
        'Module bestehen vor allem aus Glas, Aluminium und Silizium und lassen sich zum größten Teil verwerten; die Rücknahme ist aber in jedem Bundesstaat anders geregelt. Fragen Sie den Betrieb, wer sie am Ende nimmt. Hersteller von Speichern nehmen ihre Geräte in der Regel zurück.',
      ),
    },
  },
  balcony: {
    title: 'Balkonkraftwerk',
    question: 'Darf ich ein Balkonkraftwerk haben?',
    answer: {
      de: say(
        'Erlaubt sind bis {plugInDeWatt} am Wechselrichter und {plugInDeModules} an Modulen; anmelden müssen Sie das Gerät nur im Marktstammdatenregister, selbst, online und kostenlos. Einen Elektriker braucht es nicht: Eine gewöhnliche Steckdose genügt nach der Norm bis {plugInDeSocket} Modulleistung. Fragen Sie Vermieter oder Eigentümergemeinschaft vorher; sie dürfen nur aus gutem Grund ablehnen ({tenantLaw}), etwa wegen Denkmalschutz oder unsicherer Befestigung; dass es nicht gefällt, genügt in der Regel nicht. Schweigen ist keine Zustimmung: Setzen Sie schriftlich eine Frist.',
      ),
      at: say(
        'Erlaubt sind bis {plugInAtWatt}; Sie melden das Gerät vor der Inbetriebnahme Ihrem Netzbetreiber. Bei Miete und Wohnungseigentum holen Sie vorher die Zustimmung ein.',
      ),
      ch: say(
        'Erlaubt sind bis {plugInChWatt} je Zähler; Sie melden das Gerät vor der Inbetriebnahme Ihrem Netzbetreiber. Als Mieter fragen Sie vorher die Eigentümerin oder den Eigentümer.',
      ),
      us: say(
        'Steckersolar ist in wenigen Bundesstaaten erlaubt und braucht in den meisten noch die Zustimmung des Versorgers; die Regeln ändern sich rasch. Fragen Sie ihn vor dem Kauf. Wer zur Miete wohnt, kann auch einen Anteil an einer Gemeinschaftsanlage nehmen.',
      ),
    },
  },
  solarDuty: {
    title: 'Solarpflicht',
    question: 'Gibt es bei mir eine Solarpflicht?',
    answer: {
      de: say(
        'Eine Solarpflicht setzt jedes Bundesland selbst: Manche verlangen Solar beim Neubau, manche auch, wenn das Dach von Grund auf erneuert wird, manche gar nicht. Ausnahmen gibt es für kleine, verschattete oder ungeeignete Dächer. Was bei Ihnen gilt, sagt das Bauamt.',
      ),
      at: say(
        'Eine Solarpflicht steht in den Bauordnungen der Länder und trifft vor allem Neubauten und große Gebäude. Bestehende Einfamilienhäuser sind meist nicht betroffen. Auskunft gibt die Gemeinde.',
      ),
      ch: say(
        'Für grosse Neubauten verlangt der Bund Solarstrom, viele Kantone verlangen bei jedem Neubau einen Anteil an eigenem Strom, einige auch bei der Dachsanierung. Bestehende Häuser ohne Umbau sind meist nicht betroffen. Auskunft gibt die Energiefachstelle des Kantons.',
      ),
      us: say(
        'Eine Pflicht des Bundes gibt es nicht. Kalifornien und einige Städte verlangen Solar auf neuen Häusern; bestehende Häuser sind in der Regel nicht betroffen. Ihr Bauamt weiß, was bei Ihnen gilt.',
      ),
    },
  },
  solarAfterSupport: {
    title: 'Alte Anlage nach der Förderzeit',
    question: 'Was wird nach der Förderzeit aus meiner Solaranlage?',
    answer: {
      de: say(
        'Nach {feedInYears} Jahren endet die feste Vergütung, die Anlage darf aber weiterlaufen und einspeisen; gezahlt wird dann der Marktwert abzüglich einer Gebühr. Meist lohnt es, sie auf Eigenverbrauch umzustellen. Lassen Sie vorher Wechselrichter, Stecker und Befestigung prüfen.',
      ),
      at: say(
        'Läuft der alte Fördertarif aus, darf die Anlage weiter einspeisen; OeMAG oder ein Stromhändler zahlen dann den Marktpreis. Meist lohnt es, sie auf Eigenverbrauch umzustellen. Lassen Sie vorher Wechselrichter, Stecker und Befestigung prüfen.',
      ),
      ch: say(
        'Läuft die alte Einspeisevergütung des Bundes aus, darf die Anlage weiterlaufen; Ihr Werk zahlt dann seinen Rückliefertarif. Meist lohnt es, sie auf Eigenverbrauch umzustellen. Lassen Sie vorher Wechselrichter, Stecker und Befestigung prüfen.',
      ),
      us: say(
        'Endet Ihr alter Vertrag fürs Einspeisen, gelten meist die Sätze für neue Kunden; die Anlage darf weiterlaufen. Dann zählen Eigenverbrauch und vielleicht ein Speicher mehr. Fragen Sie den Versorger rechtzeitig, und lassen Sie Wechselrichter, Stecker und Befestigung prüfen.',
      ),
    },
  },
  balconyYield: {
    title: 'Ertrag und Preis eines Balkonkraftwerks',
    question: 'Lohnt sich ein Balkonkraftwerk?',
    answer: {
      de: say(
        'Die Verbraucherzentrale rechnete für ein Set mit {plugInDeWatt} am Wechselrichter mit {kitPriceDe} und etwa {kitUseDe} kWh im Jahr, die im selben Augenblick verbraucht werden; seither sind Sets eher billiger geworden. Mal Ihren Strompreis ist das die Ersparnis im Jahr, der Preis geteilt durch sie sind die Jahre bis zum Ausgleich. Senkrecht am Südgeländer bringt ein Modul {verticalShare} von einem guten Süddach, im Schatten wenig. Wer tagsüber kaum Strom braucht, spart weniger; ein Speicher verlängert die Jahre meist.',
      ),
      at: say(
        'Senkrecht am Südgeländer bringt ein Modul je nach Ort {verticalShare} von einem guten Süddach, schräg gestellt mehr, im Schatten wenig. Sparen können Sie nur, was im selben Augenblick verbraucht wird, etwa von Kühlschrank und Router. Teilen Sie den Preis des Sets durch die gesparten kWh mal Ihren Strompreis, dann sehen Sie die Jahre; ein Speicher verlängert sie meist.',
      ),
      ch: say(
        'Senkrecht am Südgeländer bringt ein Modul je nach Ort {verticalShare} von einem guten Süddach, schräg gestellt mehr, im Schatten wenig. Sparen können Sie nur, was im selben Augenblick verbraucht wird, etwa von Kühlschrank und Router. Teilen Sie den Preis des Sets durch die gesparten kWh mal Ihren Strompreis, dann sehen Sie die Jahre; ein Speicher verlängert sie meist.',
      ),
      us: say(
        'Senkrecht am Südgeländer bringt ein Modul je nach Ort {verticalShareUs} von einem guten Süddach, schräg gestellt mehr, im Schatten wenig. Sparen können Sie nur, was im selben Augenblick verbraucht wird, etwa von Kühlschrank und Router. Teilen Sie den Preis des Sets durch die gesparten kWh mal Ihren Strompreis, dann sehen Sie die Jahre; ein Speicher verlängert sie meist.',
      ),
    },
  },
  farmRoof: {
    title: 'Große Dächer und Landwirtschaft',
    question: 'Worauf kommt es bei Solar auf einem großen Hofdach an?',
    answer: {
      de: say(
        'Als Faustregel braucht ein kWp {roofPerKwp} m² Dach; große Dächer werden je kWp billiger, die Vergütung je kWh ist aber kleiner, und ab einer gewissen Größe müssen Sie den Strom selbst vermarkten. Am meisten lohnt, was der Hof tagsüber selbst verbraucht. Prüfen Sie Statik, Asbest und Netzanschluss zuerst; für Agri-PV gelten eigene Regeln. Planen Sie mehrere Monate ein, mit Netzausbau bis zu einem Jahr und mehr.',
      ),
      at: say(
        'Als Faustregel braucht ein kWp {roofPerKwp} m² Dach; große Dächer werden je kWp billiger. Neue Anlagen über {peakLimitAtKw} dürfen nur {peakLimitAt} ihrer Modulleistung einspeisen, darum lohnt am meisten, was der Hof tagsüber selbst verbraucht. Der letzte Fördercall für Zuschüsse endete am {eagEnded}; die Marktprämie für neue Anlagen über {premiumAtKwp} wird ausgeschrieben. Prüfen Sie Statik, Asbest und Netzanschluss zuerst, für Agri-PV gelten eigene Regeln. Planen Sie mehrere Monate ein, mit Netzausbau bis zu einem Jahr und mehr.',
      ),
      ch: say(
        'Als Faustregel braucht ein kWp {roofPerKwp} m² Dach; grosse Dächer werden je kWp billiger, und Pronovo fördert auch sie. Am meisten lohnt, was der Hof tagsüber selbst verbraucht. Prüfen Sie Statik, Asbest und Netzanschluss zuerst; ausserhalb der Bauzone und für Agri-PV gelten eigene Regeln. Planen Sie mehrere Monate ein, mit Netzausbau bis zu einem Jahr und mehr.',
      ),
      us: say(
        'Als Faustregel braucht ein kW {roofPerKwUs} Quadratfuß Dach; große Dächer werden je Watt billiger. Für Höfe gibt es beim Landwirtschaftsministerium ein eigenes Programm (REAP), dessen Runden öffnen und schließen. Prüfen Sie Statik, Asbest und Netzanschluss zuerst. Planen Sie mehrere Monate ein, mit Netzausbau bis zu einem Jahr und mehr.',
      ),
    },
  },
  expandSolar: {
    title: 'Anlage erweitern',
    question: 'Kann ich meine Solaranlage erweitern?',
    answer: say(
      'Eine bestehende Anlage lässt sich meist erweitern, am einfachsten mit eigenem Wechselrichter für die neuen Module. Für den neuen Teil gelten in der Regel Sätze und Regeln vom Tag seiner Inbetriebnahme, für den alten die bisherigen. Neue Module müssen zu Strang und Wechselrichter passen; melden Sie die Erweiterung dem Netzbetreiber, und fragen Sie nach der Garantie.',
    ),
  },
  solarTiles: {
    title: 'Solarziegel und Indachmodule',
    question: 'Soll ich Solarziegel oder normale Solarmodule nehmen?',
    answer: say(
      'Solarziegel und Indachmodule ersetzen die Ziegel, statt darüber zu liegen. Sie kosten je kWp meist deutlich mehr, weniger Betriebe verlegen sie, und ohne Luft dahinter werden sie wärmer und bringen etwas weniger. Am ehesten lohnen sie sich, wenn das Dach ohnehin neu gedeckt wird oder die Denkmalpflege Module auf den Ziegeln ablehnt. Verlässliche Durchschnittspreise liegen mir nicht vor: Vergleichen Sie mit dem Preis für neues Dach und gewöhnliche Module zusammen, und lassen Sie sich Dichtheit und Ersatzteile zusagen.',
    ),
  },
};
