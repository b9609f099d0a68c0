import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { sameInEurope, say } from '#texts/adviser/figures/answer.ts';

const subsidiesOverviewCombine = say(
  'Verschiedene Maßnahmen dürfen Sie meist aus verschiedenen Töpfen fördern lassen, dieselbe Rechnung aber nur bis zu einer Obergrenze und oft nicht doppelt vom selben Geldgeber. Zuschuss und Steuervorteil für dieselben Kosten schließen sich häufig aus. Geben Sie in jedem Antrag an, was Sie sonst noch bekommen, und fragen Sie Gemeinde und Versorger zuerst, weil deren Geld am schnellsten weg ist.',
);

const subsidiesOverviewWhoMay = say(
  'Entscheidend ist, dass Ihnen das Haus gehört und wo es steht, nicht Ihre Staatsangehörigkeit: Auch Ausländer, Erben, Vereine und Gemeinschaften können meist beantragen, Mieter nur mit dem Eigentümer. Für Ferien- und Wochenendhäuser und leer stehende Häuser gilt weniger, Boni für Selbstnutzer fallen dort weg. Einkommensabhängige Zuschüsse verlangen einen Nachweis, andere stehen jedem offen.',
);

const subsidiesOverviewHelp = say(
  'Bezahlen müssen Sie dafür niemanden: Welche Zuschüsse offen sind, sagen Ihnen die öffentlichen Energieberatungen kostenlos oder günstig, und die Anträge stellen Sie selbst oder mit dem Fachbetrieb. Halten Sie diese Reihenfolge ein: beraten lassen, Angebot holen, Antrag stellen, Zusage abwarten, beauftragen. Unser Schnellcheck zeigt nach wenigen Angaben, was für Ihr Haus infrage kommt.',
);

const solarSubsidyFreeSolar = say(
  'Geschenkte Solaranlagen vom Staat gibt es nicht; hinter solcher Werbung stecken meist Miete, Kredit oder ein Stromvertrag über zwanzig Jahre. Geben Sie keine Daten und Unterschrift her, bevor Sie den Gesamtpreis und das Programm mit Namen schwarz auf weiß haben, und prüfen Sie es auf der Seite der Behörde.',
);

const solarSubsidyBonuses = say(
  'Einen bundesweiten Zuschlag für Fassade, steile Module, Carport oder Höhenlage gibt es hier nicht; die Regeln für das Dach gelten in der Regel auch dafür, ebenso für eine Erweiterung. Einzelne Städte und Länder fördern Gründach, Fassade oder Denkmal besonders, fragen Sie dort vor dem Auftrag.',
);

const wallboxSubsidyConditions = say(
  'Wo es einen Zuschuss gibt, gelten meist dieselben Bedingungen: Antrag vor dem Kauf, ein neues Gerät von der Liste des Programms, oft steuerbar und vernetzt, Einbau und Rechnung durch einen Elektrobetrieb. Gebrauchte oder im Netz bestellte Geräte außerhalb der Liste fallen heraus, und rückwirkend zahlt fast niemand. Vernetzung bedeutet, dass der Versorger bei Engpässen drosseln und Ladedaten sehen darf.',
);

const batterySubsidyGridService = say(
  'Einige Versorger und Anbieter zahlen einen Bonus oder eine jährliche Vergütung, wenn sie Ihren Speicher an Spitzentagen mitnutzen dürfen; das heißt virtuelles Kraftwerk. Fragen Sie Ihren Versorger nach Betrag, Zahl der Abrufe, Mindestladung für Sie und Laufzeit. Ein Zwang zur Steuerung gehört auch zu manchen Zuschüssen.',
);

const insulationSubsidyMeasures = say(
  'Gefördert wird in der Regel, was die beheizte Hülle dämmt: Dach, oberste Geschossdecke, Fassade, Innendämmung, Kellerdecke und Boden gegen Erdreich, nicht aber unbeheizte Anbauten wie die Garage. Nötige Nebenarbeiten wie Gerüst, Putz oder Eindeckung zählen oft mit, soweit sie zur Dämmung gehören; die Dämmung muss einen Mindestwert erreichen. Fragen Sie die Förderstelle, bevor Sie das Angebot unterschreiben.',
);

const insulationSubsidyLowIncome = say(
  'Wer wenig verdient, sollte vor der Firma die kostenlose Beratung fragen: Manche Länder, Städte und Stiftungen zahlen Dämmung für Haushalte mit kleinem Einkommen ganz oder zum größten Teil. Günstige Schritte wie Dichtungen, Dachbodenluke und oberste Decke helfen auch ohne Zuschuss. Anrufer, die „kostenlose Dämmung“ anbieten, weisen Sie besser ab.',
);

const grantOrderStart = say(
  'Als Beginn zählt je nach Programm der verbindliche Auftrag oder der erste Handgriff auf der Baustelle, also Lieferung, Bohrung, Demontage. Planung, Energieberatung, Angebote und ein Baugesuch dürfen vorher sein. Fangen die Handwerker vor der Zusage an, ist das Geld meist weg, auch wenn der Antrag schon unterwegs war: Lassen Sie den Termin verschieben.',
);

const grantOrderEmergency = say(
  'Auch im Notfall zahlen die meisten Programme nicht rückwirkend. Überbrücken Sie mit einer gemieteten Heizung oder einer Reparatur, stellen Sie den Antrag sofort und rufen Sie die Förderstelle an: Einige erlauben bei einem Ausfall auf schriftliches Gesuch einen vorzeitigen Beginn. Bewahren Sie Fotos und den Bericht des Technikers über den Defekt auf.',
);

const grantOrderClause = say(
  'Der Satz lautet sinngemäß: Der Vertrag wird erst wirksam, wenn die Förderung zugesagt ist, oder er endet ohne Kosten, wenn sie abgelehnt wird; dazu gehört der geplante Zeitpunkt der Ausführung. So sind Sie nicht gebunden, falls kein Geld kommt. Der Betrieb soll den Satz in den Auftrag schreiben, mündlich reicht nicht.',
);

const solarTaxOlderOrSold = say(
  'Das Alter der Anlage ändert an der Besteuerung der Einspeisung nichts: Es gelten dieselben Regeln wie für neue. Bei Verkauf, Erbe oder Schenkung geht die Anlage mit dem Haus über und steckt in dessen Wert; heben Sie Rechnungen auf, sie können den späteren Gewinn mindern. Laufende Verträge und Förderungen müssen auf den neuen Eigentümer umgeschrieben werden.',
);

const solarTaxLargerSystems = say(
  'Bei großen Anlagen, auf Höfen oder im Betrieb zählt der Erlös zum Einkommen des Betriebs, dafür lassen sich Abschreibung, Zinsen und Unterhalt abziehen. Die Vergünstigungen für kleine Anlagen auf dem Wohnhaus gelten dann nicht oder nur für einen Teil. Lassen Sie das vor der Bestellung von der Steuerberatung rechnen, denn die Größe entscheidet mit.',
);

const grantTimingBetterLater = say(
  'Darauf zu setzen, dass es später mehr gibt, lohnt sich selten: Die Sätze sind in den letzten Jahren öfter gesunken als gestiegen, und Angekündigtes ist erst sicher, wenn es beschlossen ist. Läuft Ihre Heizung noch gut und planen Sie ohnehin erst in einigen Jahren, besteht kein Grund zur Eile: Holen Sie Angebote, und beantragen Sie, wenn der Plan steht.',
);

const grantTimingCuts = say(
  'Abgeschafft werden kann jede Förderung, aber fast nie rückwirkend: Was Ihnen schriftlich zugesagt ist, bleibt. Ob und wann gekürzt wird, entscheidet das Parlament mit dem Haushalt, meist zum Jahreswechsel; Zeitungsberichte über Pläne sind noch keine Änderung. Wer in den nächsten Monaten ohnehin bauen will, stellt den Antrag besser jetzt, wer noch Jahre Zeit hat, muss mit weniger rechnen.',
);

const grantTimingIncomeFalls = say(
  'Nur Förderungen mit Einkommensgrenze machen da einen Unterschied; bei den übrigen zählt das Gebäude und der Zeitpunkt des Antrags. Fragen Sie, welches Jahr gezählt wird: Oft liegt es zurück, dann wirkt ein kleineres Einkommen erst später.',
);

const lowIncomeCantPayRest = say(
  'Fragen Sie zuerst nach Darlehen von Gemeinde, Land oder Hausbank, die auf dem Haus gesichert sind, und den Betrieb nach einer Schlusszahlung erst nach Eingang der Förderung. Manche Stellen stunden bis zum Verkauf oder Erbfall. Reicht es trotzdem nicht, teilen Sie auf: zuerst die oberste Decke dämmen und abdichten, später die Heizung; einen teuren Ratenkredit an der Haustür würde ich nicht nehmen.',
);

const lowIncomeEmergency = say(
  'Rufen Sie noch heute bei der Sozialstelle Ihrer Gemeinde und beim Lieferanten an: Die Sozialstelle kann in einer Notlage Heizmaterial, Rückstände oder eine Reparatur übernehmen oder vorstrecken, der Lieferant Raten vereinbaren, bevor er sperrt. Bringen Sie Rechnung, Kontoauszug und Einkommensnachweis mit. Bis dahin heizen Sie einen Raum und heizen nie mit Grill, Gasherd oder Generator im Haus.',
);

const lowIncomeSignUp = say(
  'Gehen Sie zuerst zum Gemeindeamt oder zur Energieberatung Ihres Landes oder Kantons: Dort weiß man, welche Hilfe es gerade gibt, und hilft beim Formular. Nehmen Sie Einkommensnachweis, Steuerbescheid, Eigentumsnachweis und ein Angebot mit. Rechnen Sie mit einigen Wochen, und bestellen Sie nichts vor der Zusage.',
);

const grantPayoutAdvance = say(
  'Vorab ausgezahlt wird in der Regel nichts; Sie strecken vor oder überbrücken. Möglich sind ein kurzer Kredit der Bank, die das Bewilligungsschreiben als Beleg nimmt, eine späte Schlussrate im Vertrag oder Teilzahlungen, die erst nach der Auszahlung fällig werden. Klären Sie das vor der Unterschrift, denn später hat der Betrieb keinen Grund zu warten.',
);

const grantPayoutToInstaller = say(
  'Das Geld geht an Sie als Antragsteller, nicht an den Betrieb; die Rechnung zahlen Sie voll. Manche Betriebe verrechnen die Förderung trotzdem gleich gegen eine Abtretung: Das ist bequem, aber unterschreiben Sie es nur, wenn klar ist, was gilt, falls die Förderung ausbleibt oder kleiner ausfällt. Fragen Sie vorher die Förderstelle, ob sie an andere zahlt.',
);

const grantPayoutDocuments = say(
  'Sie brauchen in der Regel die Rechnungen mit einzeln genannten Posten, den Zahlungsbeleg per Überweisung, das Inbetriebnahmeprotokoll und die Bestätigung des Fachbetriebs; bar Bezahltes wird oft nicht anerkannt. Mehrere Rechnungen reichen Sie zusammen ein, denn oft wird nur einmal ausgezahlt. Eine verlorene Rechnung stellt der Betrieb neu aus, bei Pleite hilft der Insolvenzverwalter.',
);

export const de: DetailTexts<'subsidies'> = {
  subsidiesOverview: {
    combine: {
      question: 'Kann ich mehrere Energieförderungen kombinieren?',
      answer: {
        de: say(
          'Kombinieren geht: KfW für die Heizung, BAFA für Dämmung und Fenster und Geld der Stadt dürfen zusammenkommen, auch als Ergänzungskredit der KfW. Dieselbe Rechnung zählt aber nur einmal beim Bund, und der Steuerbonus ({taxCreditLaw}) gilt nur für Kosten ohne diese Zuschüsse. Geben Sie in jedem Antrag an, was Sie sonst noch bekommen.',
        ),
        at: subsidiesOverviewCombine,
        ch: subsidiesOverviewCombine,
        us: say(
          'Zuschüsse des Staates und des Versorgers lassen sich meist zusammen nutzen, solange die Summe die Kosten nicht übersteigt. HEAR und HOMES zahlen aber nicht für dieselbe Maßnahme. Fragen Sie den Betrieb, welche er direkt von der Rechnung abzieht, und reservieren Sie vor Beginn.',
        ),
      },
    },
    whoMay: {
      question: 'Wer hat Anspruch auf Energieförderungen fürs Haus?',
      answer: {
        de: subsidiesOverviewWhoMay,
        at: subsidiesOverviewWhoMay,
        ch: subsidiesOverviewWhoMay,
        us: say(
          'Entscheidend sind Adresse, Versorger und Einkommen, nicht die Staatsangehörigkeit: HEAR gilt für Haushalte bis {hearIncome} des mittleren Einkommens am Ort, darüber bleiben HOMES und die Zuschüsse der Versorger. Mieter können mit Zustimmung des Eigentümers teilnehmen. Für Ferienhäuser gilt vieles nicht; Vereine und Kirchen haben eigene Programme.',
        ),
      },
    },
    whatsLeft: {
      question: 'Welche Energieförderungen sind weg und welche bleiben?',
      answer: {
        de: say(
          'Gestrichen ist nicht alles: Seit dem {kfwReform} sind die Sätze geändert, die KfW zahlt für die Heizung aber weiter {kfwBase} bis {kfwCap} (bei kleinem Einkommen bis {kfwCapLow}), das BAFA {bafaBase} für Dämmung und Fenster, und Solar bis {vatDeKwp} bleibt ohne Mehrwertsteuer. Beendet ist das Geld für Wallboxen. Für {kfwAnnounced} ist die nächste Änderung angekündigt; es gilt, was am Tag des Antrags gilt.',
        ),
        at: say(
          'Vieles ist derzeit ausgeschöpft: der Kesseltausch des Bundes, und der letzte Fördercall für Photovoltaik endete am {eagEnded}. Offen sind Programme der Länder und Gemeinden, die Förderung für Energiemanagement mit {emsRate}, höchstens {emsCap}, bis zum {emsTo}, und steuerlich {allowanceAt} als Pauschale nach geförderten Sanierungen. Fragen Sie die Energieberatung Ihres Landes nach dem Stand.',
        ),
        ch: say(
          'Gestrichen ist wenig: Die Einmalvergütung für Solar und das Gebäudeprogramm der Kantone laufen weiter, die Sätze ändern sich aber von Jahr zu Jahr, und einzelne Kantone nehmen Gesuche nur an, solange das Budget reicht. Der Steuerabzug für Energiesparen beim eigenen Wohnhaus gilt beim Bund noch bis zum {deductionChTo}. Fragen Sie die Energiefachstelle Ihres Kantons vor dem Auftrag.',
        ),
        us: say(
          'Weg sind die Steuergutschriften des Bundes für Eigenheime: {solarCredit} und {efficiencyCredit} seit dem {creditsEnded}, {chargerCredit} seit dem {chargerCreditEnded}; wer noch dreißig Prozent auf alles verspricht, irrt. Geblieben sind HEAR mit bis zu {hearHousehold} und HOMES, wo Ihr Staat sie anbietet, dazu Versorger, Kommunen und das Weatherization Assistance Program.',
        ),
      },
    },
    whoPays: {
      question: 'Welche Stelle zahlt welche Energieförderung?',
      answer: {
        de: say(
          'Kurz gesagt: Heizung bei der KfW ({kfwGrant}), Dämmung, Fenster und Heizungsoptimierung beim BAFA, Kredite bei der KfW über Ihre Bank, Steuerbonus beim Finanzamt, kleinere Zuschüsse bei Stadt und Stadtwerken. BEG ist der Name des Bundesprogramms, EM steht für Einzelmaßnahmen, WG für ganze Wohngebäude. Beide Stellen haben Onlineportale; Dämmung verlangt einen Energieeffizienz-Experten.',
        ),
        at: say(
          'Kurz gesagt: Bundesgelder laufen über umweltfoerderung.at, Solar über die EAG-Abwicklungsstelle (für Kesseltausch und Solar ist dort zurzeit nichts offen), Sanierung und Heizung zusätzlich über das Land mit seiner Wohnbauförderung, Kleineres über die Gemeinde. Die Energieberatung Ihres Landes weiß, was gerade offen ist, und kostet wenig oder nichts.',
        ),
        ch: say(
          'Kurz gesagt: Solar zahlt der Bund über Pronovo, Dämmung und Heizungsersatz der Kanton im Gebäudeprogramm, das zum Teil aus der {carbonDioxide}-Abgabe finanziert wird, Weiteres Gemeinde, Energieversorger und Stiftungen, den Steuerabzug das Steueramt. Alles an einem Ort finden Sie nach Postleitzahl auf energiefranken.ch.',
        ),
        us: say(
          'Kurz gesagt: HEAR und HOMES laufen über das Energiebüro Ihres Bundesstaats, die meisten übrigen Zuschüsse über Strom- und Gasversorger, Hilfe bei kleinem Einkommen über die Community Action Agency. Eine Steuergutschrift des Bundes gibt es dafür nicht mehr. Die Datenbank DSIRE sammelt alles nach Postleitzahl, ist aber nicht immer aktuell; fragen Sie nach.',
        ),
      },
    },
    amount: {
      question: 'Wie viel Energieförderung ist insgesamt möglich?',
      answer: {
        de: say(
          'Als Größenordnung: Bei einer Heizung für {kfwCost} zahlt die KfW mit der Grundförderung {kfwBase} davon, mit Boni bis {kfwCap}, in der untersten Einkommensstufe bis {kfwCapLow}; bei Dämmung und Fenstern sind es {bafaBase} von höchstens {bafaCost} je Wohnung, mit Fahrplan mehr. Solar spart die Mehrwertsteuer. Nachbarn bekommen oft sehr Verschiedenes, weil Einkommen, Heizungsalter, Maßnahme und Jahr zählen.',
        ),
        at: say(
          'Rechnen Sie derzeit mit wenig: Vom Bund ist für Heizung und Photovoltaik nichts offen, für Energiemanagement gibt es {emsRate}, höchstens {emsCap}. Was das Land zahlt, hängt stark vom Wohnort ab, in Wien etwa bis {viennaRate}, höchstens {viennaCap} für die Heizung. Planen Sie ohne Zuschuss und ziehen ihn erst nach der Zusage ab.',
        ),
        ch: say(
          'Das hängt vor allem vom Kanton ab: Für Solar gibt es landesweit für {pvGrantKwp} etwa {pvChGrant}, für den Ersatz einer Öl- oder Gasheizung und für die Gebäudehülle von einigen Tausend bis zu mehreren Zehntausend Franken. Deshalb bekommen zwei Nachbarn oft sehr Verschiedenes. Rechnen Sie Ihre Massnahmen auf energiefranken.ch und beim Kanton nach, bevor Sie das Budget festlegen.',
        ),
        us: say(
          'Über HEAR sind je Haushalt bis zu {hearHousehold} möglich, davon bis zu {hearHeatPump} für eine Wärmepumpe, bei kleinem Einkommen bis zur vollen Höhe; HOMES gibt {homesRebate} für Einsparungen im ganzen Haus. Versorger zahlen meist einige Hundert bis wenige Tausend Dollar dazu. Gut verdienende Haushalte bekommen oft nur das Letztere.',
        ),
      },
    },
    help: {
      question: 'Wer hilft mir, die passende Energieförderung zu finden?',
      answer: {
        de: say(
          'Bezahlen müssen Sie dafür niemanden: Welche Zuschüsse offen sind, sagen Ihnen Verbraucherzentrale und kommunale Energieberatung kostenlos oder günstig. Die Reihenfolge: beraten lassen, Angebot holen, bei der KfW einen Vertrag mit Förderklausel schließen, Antrag stellen, Zusage abwarten, bauen. Unser Schnellcheck zeigt nach wenigen Angaben, was für Ihr Haus infrage kommt.',
        ),
        at: subsidiesOverviewHelp,
        ch: subsidiesOverviewHelp,
        us: say(
          'Bezahlen müssen Sie dafür niemanden: Das Energiebüro Ihres Bundesstaats und Ihr Versorger sagen kostenlos, welche Zuschüsse offen sind, und teilnehmende Betriebe reichen sie oft mit ein. Halten Sie diese Reihenfolge ein: Programm prüfen, Angebot holen, reservieren, beauftragen. Unser Schnellcheck zeigt nach wenigen Angaben, was für Ihr Haus infrage kommt.',
        ),
      },
    },
  },
  heatPumpSubsidy: {
    amount: {
      question: 'Wie viel Geld bekomme ich für eine Wärmepumpe?',
      answer: {
        de: say(
          'Von {kfwCost} Kosten oder mehr für die erste Wohnung gibt die KfW {kfwBaseMax} Grundförderung, mit Geschwindigkeitsbonus {kfwSpeedMax} und mit der untersten Einkommensstufe höchstens {kfwTopMax}. Was teurer ist, zahlen Sie selbst; ist es billiger, gelten dieselben Prozentsätze. Ab Februar sinkt die Grenze jedes Halbjahr um {kfwCostFall}.',
        ),
        at: say(
          'Vom Bund kommt für neue Anträge derzeit nichts; rechnen Sie nur mit Ihrem Land, in Wien zum Beispiel {viennaRate} der Kosten bis höchstens {viennaCap}. Versprechen von „fast der Hälfte vom Bund“ stammen aus der Zeit, als noch Geld da war. Den Betrag für Ihr Haus nennt die Energieberatung des Landes.',
        ),
        ch: say(
          'Die meisten Kantone zahlen einen festen Beitrag, der mit der Leistung der Anlage oder der Fläche des Hauses steigt, keinen Anteil am Preis. Deshalb bekommt der Nachbar oft einen anderen Betrag, und die Hälfte der Kosten ist es selten. Verbindlich ist nur die Zusage des Kantons, nicht die Zahl in der Offerte.',
        ),
        us: say(
          'Am meisten gibt es mit HEAR, bis zu {hearHeatPump}, wenn Ihr Bundesstaat es anbietet und Ihr Einkommen passt; zwischen {hearFullIncome} und {hearIncome} des mittleren Einkommens der Gegend sind es die Hälfte der Kosten. Darüber bleibt der Versorger, der seine Beträge selbst veröffentlicht. Ziehen Sie nichts ab, was nicht schriftlich zugesagt ist.',
        ),
      },
    },
    speedBonus: {
      question: 'Gibt es einen Bonus für Wärmepumpe statt alter Heizung?',
      answer: {
        de: say(
          'Den Bonus von {kfwSpeed} bekommt, wer selbst im Haus oder in der Eigentumswohnung wohnt und eine Öl-, Kohle-, Gasetagen- oder Nachtspeicherheizung oder eine Gas- oder Biomasseheizung ab {kfwOldBoilerYears} Jahren ausbaut, die beim Antrag noch läuft. Für alte Wärmepumpen und Fernwärme gibt es ihn nicht. Ist die alte Heizung endgültig kaputt, bleibt die Grundförderung; fragen Sie vor dem Antrag bei der KfW, was Ihr Fachbetrieb bestätigen muss.',
        ),
        at: say(
          'Einen eigenen Bonus des Bundes für das Herausreißen von Öl, Gas oder Nachtspeichern können Sie zurzeit nicht beantragen, das Geld ist ausgeschöpft. Die Länder fördern den Umstieg selbst, und welche alte Heizung zählt, steht in ihren Richtlinien. Fragen Sie die Energieberatung Ihres Landes, bevor Sie die alte Anlage abmelden.',
        ),
        ch: say(
          'Beiträge gibt es in der Regel, wenn eine Öl-, Gas- oder Elektroheizung ersetzt wird, auch Speicheröfen; einige Kantone zahlen zusätzlich an das nötige Wärmeverteilsystem. Wer Holz oder Fernwärme ersetzt, geht meist leer aus. Reichen Sie das Gesuch ein, bevor die alte Heizung herauskommt.',
        ),
        us: say(
          'HEAR ist gerade für Haushalte gedacht, die von Gas, Öl, Propan oder einfacher Elektroheizung auf eine Wärmepumpe wechseln; manche Versorger zahlen mehr, wenn die alte Anlage ganz herauskommt. Für den Ausbau selbst, etwa des Öltanks, gibt es selten Geld. Fragen Sie, ob die alte Heizung als Reserve bleiben darf, denn das entscheidet oft über die Höhe.',
        ),
      },
    },
    pumpForPump: {
      question: 'Gibt es Förderung, wenn ich eine alte Wärmepumpe ersetze?',
      answer: {
        de: say(
          'Auch der Tausch einer alten Wärmepumpe gegen eine neue bekommt die Grundförderung von {kfwBase}, aber nicht den Geschwindigkeitsbonus. Wer selbst dort wohnt, kann den Einkommensbonus dazunehmen; nur mit der untersten Stufe ({kfwIncomeLow}) werden es {kfwCap}. Der Antrag muss gestellt sein, bevor die Arbeiten beginnen.',
        ),
        at: say(
          'Meist nicht, denn die Länder fördern vor allem den Umstieg von Öl, Gas, Kohle oder Stromheizung auf eine Wärmepumpe. Ob Ihr Land auch den Ersatz einer alten Wärmepumpe unterstützt, steht in seiner Richtlinie; die Energieberatung des Landes beantwortet das in einem Anruf.',
        ),
        ch: say(
          'In der Regel nicht: Das Gebäudeprogramm unterstützt den Ersatz von Öl, Gas und Elektroheizungen, nicht Wärmepumpe gegen Wärmepumpe. Einzelne Kantone oder Gemeinden machen Ausnahmen, etwa für eine neue Erdsonde. Fragen Sie die Energiefachstelle, bevor Sie bestellen.',
        ),
        us: say(
          'HEAR zahlt für den Tausch Wärmepumpe gegen Wärmepumpe in der Regel nicht, denn es ist für den Wechsel von einer anderen Heizung gedacht. Viele Versorger geben aber etwas, wenn das neue Gerät deutlich effizienter ist. Fragen Sie mit der genauen Modellnummer beim Versorger, bevor Sie unterschreiben.',
        ),
      },
    },
    secondHome: {
      question: 'Wird die Wärmepumpe im Miet- oder Ferienhaus gefördert?',
      answer: {
        de: say(
          'Für vermietete Wohnungen bleibt die Grundförderung von {kfwBase}, für Ferienhäuser nur, wenn sie mindestens vier Monate im Jahr genutzt werden oder über ein Viertel des üblichen Jahresverbrauchs brauchen. Geschwindigkeits- und Einkommensbonus gibt es nur für die Wohnung, in der Sie mit Hauptwohnsitz leben. In einer Eigentümergemeinschaft bekommt sie die Gemeinschaft; wer selbst dort wohnt, beantragt seine Boni dazu.',
        ),
        at: say(
          'Die meisten Länder fördern nur Gebäude mit Hauptwohnsitz; für Ferienhäuser gibt es in der Regel nichts, für vermietete Wohnungen kommt es auf die Richtlinie des Landes an. Fragen Sie vor der Bestellung bei der Energieberatung Ihres Landes.',
        ),
        ch: say(
          'In der Regel ist der Beitrag derselbe, denn er hängt am Gebäude und der ersetzten Heizung, nicht daran, wer darin wohnt. Auch Vermieter, Erbengemeinschaften und Stockwerkeigentümer stellen das Gesuch als Eigentümer. Ihr Kanton kann Zweitwohnungen anders behandeln; die Energiefachstelle sagt es.',
        ),
        us: say(
          'HEAR richtet sich nach dem Einkommen des Haushalts, der dort wohnt: Ein Ferienhaus fällt in der Regel heraus, bei Mietwohnungen zählt das Einkommen der Mieter. Prämien des Versorgers hängen meist nur am Stromvertrag und gelten oft auch für Zweitwohnungen und Vermieter.',
        ),
      },
    },
    newBuild: {
      question: 'Wird die Wärmepumpe im Neubau gefördert?',
      answer: {
        de: say(
          'Für einen Neubau gibt die KfW keinen Heizungszuschuss: Bauantrag oder Bauanzeige des Gebäudes müssen beim Antrag mindestens fünf Jahre zurückliegen. Für Neubauten gibt es stattdessen zinsgünstige KfW-Kredite für das ganze Haus, wenn es einen strengen Standard erreicht. Die Aussage des Bauträgers stimmt also.',
        ),
        at: say(
          'Die Heizungsförderung gilt dem Tausch alter Anlagen; im Neubau gibt es sie nicht. Dort hilft allenfalls die Wohnbauförderung des Landes, die meist ein Darlehen ist und einen Energiestandard verlangt.',
        ),
        ch: say(
          'Für die Wärmepumpe im Neubau gibt es keinen Beitrag aus dem Gebäudeprogramm, denn es fördert den Ersatz bestehender Heizungen. Einige Kantone unterstützen Neubauten im Minergie-P-Standard, und Solarstrom wird über Pronovo auch im Neubau vergütet.',
        ),
        us: say(
          'Im Neubau entscheidet Ihr Bundesstaat: HEAR darf nach dem Gesetz auch für Neubauten gelten, viele Staaten bedienen aber zuerst bestehende Häuser. Versorger haben für Neubauten oft ein eigenes Programm, das meist der Bauunternehmer beantragt. Fragen Sie ihn, ob die Prämie im Preis schon enthalten ist.',
        ),
      },
    },
    whichCosts: {
      question: 'Welche Kosten der Wärmepumpe werden gefördert?',
      answer: {
        de: say(
          'Zum Zuschuss zählt das ganze Vorhaben: Gerät, Einbau, Fundament, Elektrik, größere Heizkörper, Speicher, Bohrung, Ausbau der alten Heizung samt Tank und die Fachplanung, zusammen bis {kfwCost} für die erste Wohnung. Erdwärme, Grundwasser und Propan bekommen denselben Satz wie Luft, ihr Bonus ist gestrichen. Von einer Hybridheizung zählt nur der Wärmepumpenteil, gebraucht gar nichts, bei Eigenarbeit nur bestätigtes Material.',
        ),
        at: say(
          'Meist zählen Gerät, Einbau, nötige Elektrik und die Entsorgung der alten Anlage samt Tank; Tiefenbohrungen fördern manche Länder höher. Gebrauchte Geräte und reine Eigenleistung bleiben in der Regel außen vor, verlangt wird die Rechnung eines befugten Betriebs. Die Liste steht in der Richtlinie Ihres Landes.',
        ),
        ch: say(
          'Der Kanton zahlt eine Pauschale für die ganze Anlage, nicht für einzelne Posten; Heizkörper, Elektrik und Tank sind damit abgegolten. Sole-Wasser mit Erdsonde wird in den meisten Kantonen höher unterstützt als Luft-Wasser, für Propan gibt es in der Regel keinen Zuschlag. Luft-Luft-Geräte, gebrauchte Geräte und Arbeit ohne Fachbetrieb gehen meist leer aus, weil ein geprüftes Gerät und ein Zertifikat der Anlage verlangt werden.',
        ),
        us: say(
          'HEAR zählt Gerät und Einbau durch einen zugelassenen Betrieb; für einen neuen Stromverteiler gibt es einen eigenen Betrag bis {hearPanel}. Tankentsorgung, gebrauchte und selbst eingebaute Geräte sind in der Regel nicht dabei, und für Erdwärme gibt es nicht mehr als für Luft. Versorger zahlen oft nach Gerät oder Tonne und verlangen ein Modell von ihrer Liste.',
        ),
      },
    },
  },
  solarSubsidy: {
    howMuch: {
      question: 'Wie viel Förderung bekomme ich für eine Solaranlage?',
      answer: {
        de: say(
          'Vom Bund gibt es je kWp nichts auf die Hand; die Hilfe steckt in {vatDeRate} Mehrwertsteuer beim Kauf bis {vatDeKwp} und in der Einspeisevergütung von {feedInDe} für zwanzig Jahre, wenn die Anlage bis {feedInTo} ans Netz geht; was danach gilt, ist offen. {kfwSolar} ist nur ein Kredit, kein Zuschuss. Was dazukommt, entscheiden Land und Stadt.',
        ),
        at: say(
          'Zurzeit vom Bund nichts: Der letzte EAG-Call endete am {eagEnded} und gab {eagSmall} bis {eagSmallKwp}; ob und mit welchem Betrag es weitergeht, steht noch nicht fest. Rechnen Sie nur mit einer Landes- oder Gemeindeförderung, die Ihnen schriftlich zugesagt ist.',
        ),
        ch: say(
          'Etwa {pvChGrant} für {pvGrantKwp}, und ungefähr im gleichen Verhältnis mehr oder weniger: Wer doppelt so gross baut, bekommt knapp das Doppelte. Unter zwei Kilowatt gibt es nichts, für grosse Dächer sinkt der Satz je Kilowatt. Es gilt der Satz bei Inbetriebnahme; die genaue Zahl für Ihre Anlage zeigt der Tarifrechner auf pronovo.ch.',
        ),
        us: say(
          'Vom Bund ist es seit dem {creditsEnded} null; was bleibt, sind Rabatte je Watt, Prämien je erzeugter kWh oder Steuerbefreiungen einzelner Bundesstaaten und Versorger, etwa in New York, Illinois oder Rhode Island. Suchen Sie Ihre Postleitzahl in der Datenbank DSIRE, und lassen Sie sich vom Betrieb nur nennen, was schriftlich reserviert ist.',
        ),
      },
    },
    ended: {
      question: 'Gibt es die bisherige Solarförderung noch?',
      answer: {
        de: say(
          'Den alten Kaufzuschuss und die sehr hohen Einspeisesätze früherer Jahre gibt es für neue Anlagen nicht mehr; wer damals gebaut hat, behält seine. Geblieben sind {vatDeRate} Mehrwertsteuer bis {vatDeKwp} und die Einspeisevergütung für Anlagen, die bis {feedInTo} ans Netz gehen; über die Zeit danach wird noch entschieden.',
        ),
        at: say(
          'Der Topf ist zurzeit zu: Der letzte Fördercall des Bundes endete am {eagEnded}, und ein neuer mit festen Beträgen ist noch nicht ausgeschrieben. Wer schon eine Zusage hat, behält sie. Ihr Land und Ihre Gemeinde können eigene Programme haben.',
        ),
        ch: say(
          'Die Einmalvergütung des Bundes gibt es weiterhin; beendet ist nur die frühere kostendeckende Einspeisevergütung für neue Anlagen. Die Sätze werden etwa jährlich angepasst und eher gesenkt, massgebend ist der Tag der Inbetriebnahme. Deshalb vor dem Auftrag im Tarifrechner von Pronovo nachsehen.',
        ),
        us: say(
          'Die Gutschrift von {creditRate} ({solarCredit}) gilt nur für Anlagen, deren Einbau bis {creditsEnded} fertig war; ein Vertrag oder eine Anzahlung davor reicht nicht. Ein Betrieb, der weiter mit ihr wirbt, rechnet falsch. Einen Rest aus früheren Jahren dürfen Sie weiter vortragen.',
        ),
      },
    },
    freeSolar: {
      question: 'Gibt es wirklich geschenkte Solarmodule vom Staat?',
      answer: {
        de: solarSubsidyFreeSolar,
        at: solarSubsidyFreeSolar,
        ch: solarSubsidyFreeSolar,
        us: say(
          'Geschenkte Solaranlagen vom Staat gibt es nicht; hinter solcher Werbung stecken meist Leasing, Kredit oder ein Stromvertrag über zwanzig Jahre. Nur für kleine Einkommen haben einzelne Staaten und Versorger kostenlose oder stark verbilligte Programme, dort melden Sie sich beim Energieamt selbst an. Unterschreiben Sie nichts an der Tür.',
        ),
      },
    },
    applyWhen: {
      question: 'Wann und wie beantrage ich Solarförderung?',
      answer: {
        de: say(
          'Für die Mehrwertsteuer müssen Sie nichts beantragen, der Betrieb stellt sie gar nicht erst in Rechnung; die Vergütung zahlt der Netzbetreiber, sobald die Anlage gemeldet ist. Zuschüsse von Land oder Stadt beantragen Sie fast immer vor dem Auftrag, nachträglich gibt es sie nicht. Auch der Kredit {kfwSolar} wird vor dem Kauf über die Bank beantragt.',
        ),
        at: say(
          'Beim Bund ist zurzeit nichts zu beantragen. Landes- und Gemeindeförderungen verlangen den Antrag je nach Richtlinie vor dem Auftrag oder binnen Monaten nach der Rechnung; lesen Sie das, bevor Sie bestellen. Nachträglich gibt es für schon gebaute Anlagen in der Regel nichts.',
        ),
        ch: say(
          'Die Einmalvergütung beantragen Sie erst nach der Inbetriebnahme online bei Pronovo, mit beglaubigten Anlagedaten und Sicherheitsnachweis; meist erledigt das der Installateur. Ausbezahlt wird nach einigen Monaten an den im Gesuch genannten Betreiber. Kantonale und kommunale Beiträge müssen dagegen oft vor Baubeginn beantragt sein.',
        ),
        us: say(
          'Rabatte von Staat oder Versorger werden fast immer vor dem Einbau reserviert, meist durch den Betrieb, und nach der Inbetriebnahme ausgezahlt oder gleich von der Rechnung abgezogen. Prämien nach Ertrag laufen danach über Jahre. Für schon gebaute Anlagen gibt es in der Regel nichts mehr.',
        ),
      },
    },
    bonuses: {
      question: 'Gibt es einen Solarbonus für Fassaden oder steile Module?',
      answer: {
        de: solarSubsidyBonuses,
        at: solarSubsidyBonuses,
        ch: say(
          'Zuschläge gibt es für sehr steile Module ab fünfundsiebzig Grad, etwa an der Fassade, und für ins Dach integrierte Anlagen; was grosse Anlagen für Winterstrom oder Höhe bekommen, hängt von Grösse, Bauart und Jahr ab. Wer den ganzen Strom einspeist und nichts selbst verbraucht, kann statt der normalen die hohe Einmalvergütung bekommen, muss das aber auf Jahre so lassen. Auf Carport, Scheune oder als Erweiterung zählt die Anlage auch; der Tarifrechner von Pronovo rechnet alle Fälle.',
        ),
        us: solarSubsidyBonuses,
      },
    },
    whoElse: {
      question: 'Bekommen auch Vermieter, Vereine und Höfe Solarförderung?',
      answer: {
        ...sameInEurope(
          say(
            'Die Regeln gelten in der Regel auch für Vermieter, Vereine, Höfe, Neubauten und Häuser mit Solarpflicht; entscheidend ist, wer die Anlage betreibt, nicht wem das Haus gehört. Für Betriebe, Höfe und Gemeinnützige gibt es oft eigene Programme, nach denen sich ein Anruf bei der Energieagentur lohnt. Ein kleines Einkommen erhöht die Solarförderung nur selten.',
          ),
        ),
        us: say(
          'Die Gutschrift für Haushalte ist vorbei, die für Betriebe ({businessCredit}) noch offen: Kirchen, andere Steuerbefreite, Höfe und Firmen bekommen {businessCreditRate} der Kosten, wenn der Bau bis {businessCreditBegun} begann oder die Anlage bis Ende {businessCreditTo} in Betrieb geht; Regeln zu ausländischen Teilen gelten, Batterien haben länger Zeit. Wer keine Steuern zahlt, bekommt sie nach Anmeldung beim IRS ausgezahlt („elective pay“). Ob ein Pfarrhaus der Kirche zählt, klärt ein Steuerberater; gehört es dem Pfarrer, gibt es nichts. Staaten und Versorger haben oft eigene Programme.',
        ),
      },
    },
  },
  wallboxSubsidy: {
    house: {
      question: 'Gibt es Förderung für die Wallbox am eigenen Haus?',
      answer: {
        de: say(
          'Für die Wallbox am eigenen Haus gibt es derzeit nichts vom Bund, auch nicht als Paket mit Solar und Speicher; die früheren KfW-Programme sind beendet. Einzelne Städte, Gemeinden, Stadtwerke und Stromanbieter zahlen etwas dazu, oft zwischen hundert und einigen Hundert Euro oder als Bonus auf einen Tarif. Fragen Sie dort vor dem Kauf; als Privatperson hilft sonst der Steuerabzug für Handwerker.',
        ),
        at: say(
          'Eine private Ladestation am eigenen Haus fördert der Bund nur zeitweise, und die Mittel sind oft rasch weg; was offen ist, steht auf umweltfoerderung.at. Manche Länder, Gemeinden und Energieversorger geben etwas dazu. Registrieren oder beantragen Sie, bevor Sie bestellen, wenn das Programm es so verlangt.',
        ),
        ch: say(
          'Vom Bund gibt es für die private Ladestation am eigenen Haus nichts. Beiträge kommen von einzelnen Kantonen, Gemeinden und Energieversorgern, und sie wechseln; fragen Sie die Energiefachstelle Ihrer Gemeinde und Ihr Werk vor der Bestellung. Steht die Station an einem Einfamilienhaus, gehen viele Programme leer aus, sie zielen auf Mehrfamilienhäuser.',
        ),
        us: say(
          'Vom Bund gibt es nichts mehr: {chargerCredit} endete am {chargerCreditEnded} für alles, was danach in Betrieb geht. Viele Versorger zahlen einige Hundert Dollar für Gerät oder Leitung oder günstigen Nachtstrom, kleine Genossenschaften ebenso, manche Bundesstaaten zusätzlich. Suchen Sie auf der Seite Ihres Versorgers nach „EV charger rebate“ und lesen Sie die Bedingungen vor dem Kauf.',
        ),
      },
    },
    apartment: {
      question: 'Gibt es Förderung für Wallboxen im Mehrfamilienhaus?',
      answer: {
        de: say(
          'Das Bundesprogramm für Ladepunkte in Mehrfamilienhäusern ist geschlossen: Anträge waren vom {chargerGrantFrom} bis zum {chargerGrantTo} möglich. Wer rechtzeitig eine Zusage bekommen hat, behält sie; sonst bleiben Länder, Städte und Stadtwerke, und ob der Bund neu auflegt, ist offen. Für Eigentümergemeinschaften lohnt sich trotzdem eine gemeinsame Grundinstallation mit Lastmanagement, weil jede Einzellösung teurer kommt.',
        ),
        at: say(
          'Für Gemeinschaftsanlagen in Mehrparteienhäusern gibt es zeitweise höhere Förderungen als für einzelne Boxen, vom Bund und von manchen Ländern. Ob gerade etwas offen ist, steht auf umweltfoerderung.at; die Hausverwaltung beantragt für alle. Warten Sie mit der Bestellung auf die Registrierung.',
        ),
        ch: say(
          'Hier gibt es am ehesten Geld: Mehrere Kantone, Gemeinden und Werke zahlen an die Grundinstallation in Mehrfamilienhäusern, meist je erschlossenem Parkplatz und nur mit Lastmanagement. Das Gesuch stellt die Verwaltung oder die Stockwerkeigentümergemeinschaft vor der Bestellung. Die eigene Ladestation zahlt danach jeder selbst.',
        ),
        us: say(
          'Für Mehrfamilienhäuser zahlen viele Versorger mehr als für Einfamilienhäuser, besonders für das Verlegen der Leitungen, und einzelne Staaten haben eigene Programme. Die Steuergutschrift des Bundes ({chargerCredit}) endete am {chargerCreditEnded}. Den Antrag stellt meist die Eigentümergemeinschaft oder der Vermieter vor Baubeginn.',
        ),
      },
    },
    business: {
      question: 'Kann ich die Wallbox privat oder im Betrieb absetzen?',
      answer: {
        de: say(
          'Im Betrieb ja, privat nur zum Teil: Vom Arbeitslohn der Montage im eigenen Haushalt gehen {craftShare} direkt von der Steuer ab, höchstens {craftMost} im Jahr und nur ohne öffentliche Förderung; das Gerät selbst zählt nicht. Ladepunkte für Kunden, Gäste oder Mitarbeiter sind als Betriebsausgabe absetzbar oder abzuschreiben. Wer das Auto beruflich lädt, kann auch die Station zu Hause anteilig absetzen. Zahlt der Arbeitgeber sie, ist das oft steuerlich begünstigt; fragen Sie den Steuerberater.',
        ),
        at: say(
          'Im Betrieb ja, privat genutzt nicht: Was der privaten Lebensführung dient, ist nicht absetzbar ({privateLawAt}). Ladepunkte für Kunden, Gäste oder Mitarbeiter sind als Betriebsausgabe absetzbar oder abzuschreiben. Wer selbständig ist und zu Hause beruflich lädt, kann die Station anteilig absetzen, bei Dienstwagen kommt es auf den Fall an. Zahlt der Arbeitgeber sie, ist das mitunter steuerlich begünstigt; fragen Sie den Steuerberater.',
        ),
        ch: say(
          'Im Betrieb ja, privat entscheidet die Praxis des Kantons: Die Verordnung des Bundes über abziehbare Energiemaßnahmen nennt Ladestationen nicht, fragen Sie das Steueramt. Ladepunkte für Kunden, Gäste oder Mitarbeiter sind als Geschäftsaufwand absetzbar oder abzuschreiben. Wer selbständig ist und zu Hause beruflich lädt, kann die Station anteilig absetzen. Öffentlich zugängliche Punkte fördern manche Kantone und Versorger.',
        ),
        us: say(
          'Im Betrieb ja, privat genutzt nicht: Private Ausgaben sind bei der Bundessteuer nicht absetzbar, und die Gutschrift für Ladestationen ({chargerCredit}) endete am {chargerCreditEnded}. Ladepunkte für Kunden, Gäste oder Mitarbeiter sind als Betriebsausgabe absetzbar oder abzuschreiben. Wer selbständig ist und zu Hause beruflich lädt, kann die Station anteilig absetzen; fragen Sie einen Steuerberater. Manche Bundesstaaten und Versorger fördern öffentlich zugängliche Punkte.',
        ),
      },
    },
    conditions: {
      question: 'Welche Bedingungen gelten für die Förderung der Wallbox?',
      answer: {
        de: wallboxSubsidyConditions,
        at: wallboxSubsidyConditions,
        ch: wallboxSubsidyConditions,
        us: say(
          'Üblich sind: ein neues Gerät von der Liste des Versorgers, Einbau mit Genehmigung durch einen zugelassenen Elektriker, Antrag innerhalb einer Frist nach dem Einbau, manche verlangen ihn vorher. Geräte aus dem Internet zählen, wenn das Modell auf der Liste steht, gebrauchte meist nicht. Vernetzte Geräte erlauben dem Versorger, zu Spitzenzeiten zu drosseln; dafür sind Zuschuss oder Tarif höher.',
        ),
      },
    },
    bidirectional: {
      question: 'Wird eine bidirektionale Wallbox extra gefördert?',
      answer: say(
        'Einen eigenen, allgemein offenen Zuschuss für bidirektionale Wallboxen kenne ich derzeit nicht; in Förderprogrammen zählten sie allenfalls mit einem höheren Satz. Geräte sind noch teuer und nur mit wenigen Autos nutzbar. Fragen Sie Versorger und Autohersteller nach Pilotprojekten, die das Gerät mitbezahlen.',
      ),
    },
    ended: {
      question: 'Gilt die frühere Förderung der Wallbox noch?',
      answer: say(
        'Frühere Programme und Beträge, die noch im Netz oder bei Verkäufern kursieren, gelten nicht mehr; eine Zusage haben Sie erst schriftlich von der Förderstelle. Wer damals einen Zuschuss bekam, hat Glück gehabt, nachholen lässt er sich nicht. Ob und wann ein neues Programm kommt, ist offen; aufs Warten würde ich nicht bauen, wenn Sie jetzt laden müssen.',
      ),
    },
  },
  batterySubsidy: {
    alone: {
      question: 'Gibt es Förderung, wenn ich einen Speicher nachrüste?',
      answer: {
        de: say(
          'Auch für einen Speicher allein oder zur alten Anlage gibt es keinen Zuschuss des Bundes, aber beim Nachrüsten an einer Solaranlage in der Regel {vatDeRate} Mehrwertsteuer und auf Wunsch den Kredit {kfwSolar}. Steht im Angebot der volle Satz, lassen Sie es korrigieren; ein Speicher ganz ohne Solar bekommt den Nullsatz meist nicht. Städte und Länder, die fördern, verlangen oft eine neue oder größere Solaranlage dazu.',
        ),
        at: say(
          'Auch einen Speicher zur bestehenden Anlage fördert der Bund zurzeit nicht, denn der letzte Call ist zu; beim Kauf fallen {vatAtRate} Mehrwertsteuer an. Länder und Gemeinden haben zeitweise eigene Programme, die oft Nachrüstungen einschließen. Fragen Sie vor der Bestellung bei der Energieberatung Ihres Landes.',
        ),
        ch: say(
          'Für einen nachgerüsteten Speicher zahlt weder der Bund noch Pronovo etwas; die Einmalvergütung gilt nur den Modulen und steigt durch eine Batterie nicht. Manche Kantone, Gemeinden oder Versorger geben einen Beitrag, auch zum Nachrüsten. Die Mehrwertsteuer fällt normal an; ob Sie die Kosten von der Steuer abziehen dürfen, sagt Ihr Kanton.',
        ),
        us: say(
          'Auch für einen Speicher allein oder zur alten Anlage gibt es seit dem {creditsEnded} keine Steuergutschrift mehr. Programme von Staaten und Versorgern schließen Nachrüstungen oft ein, weil ihnen der Speicher an Spitzentagen nützt. Suchen Sie auf dsireusa.org nach „storage“ und fragen Sie Ihren Versorger.',
        ),
      },
    },
    gridService: {
      question: 'Bekomme ich Geld, wenn mein Speicher dem Netz hilft?',
      answer: {
        de: say(
          'Geld für netzdienlichen Betrieb gibt es in Deutschland bisher nur über Verträge einzelner Anbieter, die Ihren Speicher mitsteuern und dafür einen Bonus oder günstigeren Strom geben. Zusätzlich kann ein Speicher als steuerbares Gerät das Netzentgelt senken ({controlLaw}). Prüfen Sie Laufzeit, Mindestladung und was mit der Garantie geschieht.',
        ),
        at: batterySubsidyGridService,
        ch: batterySubsidyGridService,
        us: batterySubsidyGridService,
      },
    },
    salesClaim: {
      question: 'Stimmt, was Verkäufer zur Speicherförderung versprechen?',
      answer: {
        de: say(
          'Einen Bundeszuschuss von dreißig Prozent oder einem festen Betrag für Heimspeicher gibt es nicht; wer das mit „nur heute“ verkauft, sagt die Unwahrheit. Verlangen Sie Namen des Programms und der Stelle und fragen Sie dort selbst nach. Am Telefon oder an der Haustür Unterschriebenes können Sie binnen {withdrawalDe} Tagen widerrufen.',
        ),
        at: say(
          'Zurzeit gibt es keinen offenen Bundescall für Speicher; versprochene Beträge je kWh stammen aus beendeten Runden oder aus Ankündigungen. Verlangen Sie Namen und Frist des Programms und fragen Sie bei der Abwicklungsstelle nach. Am Telefon oder an der Haustür Unterschriebenes können Sie binnen {withdrawalAt} Tagen widerrufen.',
        ),
        ch: say(
          'Eine nationale Batterieprämie gibt es nicht, auch keine, die bis Weihnachten befristet wäre; möglich ist nur ein Beitrag von Kanton, Gemeinde oder Versorger. Verlangen Sie den Namen der Stelle und fragen Sie dort selbst nach, bevor Sie unterschreiben. An der Haustür oder am Telefon Abgeschlossenes können Sie meist binnen {withdrawalCh} Tagen widerrufen.',
        ),
        us: say(
          'Die dreißig Prozent vom Bund gibt es nicht mehr, und kostenlose Batterien sind meist Mietmodelle oder Programme für wenige. Verlangen Sie den Namen des Staats- oder Versorgerprogramms und prüfen Sie auf dessen Seite, ob noch Geld da ist. An der Haustür Unterschriebenes können Sie meist binnen {withdrawalUs} Werktagen widerrufen.',
        ),
      },
    },
    cityOrCanton: {
      question: 'Gibt es von Stadt, Land oder Kanton Geld für Speicher?',
      answer: say(
        'Ob Ort, Land, Kanton oder Versorger etwas für Speicher geben, sehen Sie am schnellsten auf deren Förderseite; zuständig ist, wer das Programm führt, nicht Pronovo, KfW oder der Installateur. Üblich sind ein Betrag je Kilowattstunde mit Höchstgrenze, ein Mindestverhältnis zur Solaranlage und der Antrag vor der Bestellung. Selbst gebaute oder gebrauchte Speicher sind meist ausgeschlossen.',
      ),
    },
    comingSoon: {
      question: 'Soll ich auf eine neue Speicherförderung warten?',
      answer: say(
        'Warten nur auf einen möglichen Zuschuss lohnt selten: In Deutschland und der Schweiz ist kein Bundesprogramm für Heimspeicher beschlossen, in Österreich eine neue Förderung nur angekündigt, in den USA die Gutschrift abgeschafft. Wichtiger ist der fallende Preis der Speicher. Lassen Sie Wechselrichter und Verteiler so wählen, dass ein Speicher später einfach dazukommt.',
      ),
    },
    backupNeed: {
      question: 'Wird ein Speicher für Notstrom gefördert?',
      answer: say(
        'Für Notstrom oder medizinische Geräte gibt es außerhalb der USA in der Regel keinen eigenen Zuschuss. In den USA haben einige Staaten und Versorger höhere Beträge für Haushalte mit medizinischem Bedarf, kleinem Einkommen oder in Brandgebieten, etwa SGIP in Kalifornien. Melden Sie sich auf jeden Fall beim Versorger als Haushalt mit lebenswichtigem Gerät; fragen Sie sonst die Krankenkasse nach einem Akku zum Gerät.',
      ),
    },
  },
  insulationSubsidy: {
    windows: {
      question: 'Werden neue Fenster und Türen gefördert?',
      answer: {
        de: say(
          'Fenster, Balkon- und Haustüren fördert das BAFA mit {bafaBase}, auch einzelne, wenn sie ein vorgegebenes Maß an Wärmeschutz erreichen und zur Wand passen. Ein reiner Scheibentausch zählt nur, wenn das ganze Element den Wert erreicht. Den Nachweis liefert der Energieeffizienz-Experte, den Antrag stellen Sie vor dem Auftrag oder mit einem Vertrag unter Vorbehalt der Zusage.',
        ),
        at: say(
          'Fenster werden bei einer thermischen Sanierung zeitweise von Bund und Ländern gefördert, oft nur zusammen mit anderen Teilen der Hülle. Ob gerade etwas offen ist und wie viel, steht auf umweltfoerderung.at und bei Ihrem Land; bestellen Sie erst nach Antrag oder Registrierung. Eine einzelne Haustür fördert kaum jemand.',
        ),
        ch: say(
          'Neue Fenster allein fördern die meisten Kantone nicht; sie zählen in der Regel nur, wenn die Fassade rundherum gleichzeitig gedämmt wird. Einzelne Kantone und Gemeinden, etwa Genf, haben eigene Beiträge. Fragen Sie die Energiefachstelle Ihres Kantons vor der Bestellung; der Steuerabzug bleibt davon unberührt.',
        ),
        us: say(
          'Für Fenster und Türen gibt es bundesweit nichts mehr: Die Steuergutschrift endete am {creditsEnded}, und HEAR zahlt sie nicht. Über HOMES können sie zählen, wenn das ganze Haus dadurch genug spart; manche Versorger geben etwas für Fenster mit Energy-Star-Zeichen oder Vorsatzfenster. Verkäufer, die noch mit der Gutschrift werben, irren.',
        ),
      },
    },
    plan: {
      question: 'Brauche ich für Dämmförderung einen Plan vom Energieberater?',
      answer: {
        de: say(
          'Pflicht ist der Sanierungsfahrplan nicht. Er erhöht den anrechenbaren Betrag auf das Doppelte von {bafaCost} und gibt {bafaPlan} mehr, aber nur auf den Teil darüber; für ein paar Fenster lohnt er sich deshalb kaum. Sinnvoll ist er, wenn Sie in mehreren Schritten mehr als diesen Betrag ausgeben wollen oder eine Reihenfolge suchen.',
        ),
        at: say(
          'Für größere Sanierungen verlangen Bund und Länder meist einen Energieausweis oder ein Energieberatungsprotokoll vor Beginn. Die Energieberatung der Länder ist kostenlos oder günstig und zeigt, welche Schritte sich lohnen. Fragen Sie dort, welche Unterlage Ihr Antrag braucht.',
        ),
        ch: say(
          'Ein GEAK Plus ist bei kleineren Massnahmen oft nicht nötig, bei höheren Beiträgen verlangen ihn die meisten Kantone vor dem Gesuch. Er zeigt Varianten mit Kosten und Beiträgen, und viele Kantone zahlen einen Teil davon. Ohne Bericht, wo er verlangt ist, wird das Gesuch abgelehnt.',
        ),
        us: say(
          'Eine Energieprüfung ist für HOMES und viele Programme der Versorger Voraussetzung und wird oft bezuschusst oder kostenlos angeboten. Buchen Sie sie über das Programm und nicht auf eigene Faust, denn nachträglich zahlt kaum jemand. Mit dem Drucktest findet sie die Lecks, die zuerst abgedichtet werden.',
        ),
      },
    },
    diy: {
      question: 'Bekomme ich Förderung, wenn ich selbst dämme?',
      answer: say(
        'Eigenleistung wird selten gefördert: Die meisten Stellen zahlen nur, was ein Fachbetrieb eingebaut und in Rechnung gestellt hat. Wo Material bei Selbsteinbau zählt, muss eine Fachkraft die richtige Ausführung bestätigen, und das sollte vor Beginn abgemacht sein. Bei einfachen Arbeiten wie Kellerdecke oder Dachboden kann Selbermachen trotzdem günstiger sein als eine Firma mit Zuschuss.',
      ),
    },
    measures: {
      question: 'Welche Dämmarbeiten werden gefördert?',
      answer: {
        de: insulationSubsidyMeasures,
        at: insulationSubsidyMeasures,
        ch: say(
          'Die Kantone fördern im Gebäudeprogramm die Dämmung von Dach, Fassade, Wand und Boden gegen aussen oder Erdreich, meist mit einem festen Betrag je Quadratmeter; gegen unbeheizte Räume wie Keller und Estrich zahlen nur manche. Wer das ganze Haus saniert, etwa nach Minergie, bekommt einen Bonus oder einen höheren Beitrag. Die Ansätze stehen auf dasgebaeudeprogramm.ch unter Ihrem Kanton.',
        ),
        us: say(
          'HEAR zahlt bis zu {hearWeather} für Dämmung, Abdichtung und Lüftung zusammen, wo Ihr Staat es anbietet; viele Versorger geben dazu etwas für Dachboden, Kriechkeller und Randbalken. Zellulose und Sprühschaum zählen meist gleich, wenn der Dämmwert stimmt. Fassadenverkleidung selbst zählt nicht, nur die Dämmung darunter.',
        ),
      },
    },
    whoMay: {
      question: 'Wer darf Förderung für Dämmung beantragen?',
      answer: say(
        'Antragsberechtigt ist meist, wer das Gebäude besitzt: auch Vermieter und Eigentümergemeinschaften, bei denen die Verwaltung für alle beantragt; Mieter nur mit Vereinbarung mit dem Eigentümer. Als Wohnungseigentümer können Sie allein beantragen, was zu Ihrem Sondereigentum gehört, Fenster und Fassade sind aber oft Gemeinschaft. Für Denkmäler gelten mildere Anforderungen an die Dämmung, mehr Geld dagegen selten.',
      ),
    },
    lowIncome: {
      question: 'Gibt es kostenlose Dämmung bei wenig Einkommen?',
      answer: {
        de: insulationSubsidyLowIncome,
        at: insulationSubsidyLowIncome,
        ch: insulationSubsidyLowIncome,
        us: say(
          'Haushalte mit kleinem Einkommen bekommen Dämmung und Abdichtung über das Weatherization Assistance Program kostenlos, auch in Mobilheimen und mit Zustimmung des Vermieters zur Miete; wer SSI erhält, ist meist automatisch berechtigt. Den Antrag nimmt die örtliche Community Action Agency, oft mit Warteliste. Daneben zahlt HEAR bei kleinem Einkommen bis zu {hearWeather}, und manche Versorger haben eigene Programme.',
        ),
      },
    },
    tooLate: {
      question: 'Gibt es Dämmförderung, wenn die Arbeiten schon laufen?',
      answer: say(
        'Haben die Arbeiten schon begonnen, gibt es für diesen Teil in der Regel kein Geld mehr, denn der Antrag gehört davor. Nicht begonnene, getrennte Abschnitte lassen sich oft noch beantragen: Stoppen Sie die Arbeiten und fragen Sie die Förderstelle sofort. Planung, Beratung und ein Vertrag unter dem Vorbehalt der Förderung gelten meist noch nicht als Beginn.',
      ),
    },
  },
  grantOrder: {
    signed: {
      question: 'Ist die Förderung weg, wenn ich schon unterschrieben habe?',
      answer: {
        de: say(
          'Ein Vertrag ohne Förderklausel gilt bei der KfW als Beginn, und dann ist der Zuschuss in der Regel verloren; Angebote und Beratung zählen nicht. Ist noch nichts geliefert oder gebaut, fragen Sie Betrieb und KfW sofort, ob sich der Vertrag vor dem Antrag aufheben oder um die Bedingung ergänzen lässt. Wurde schon eingebaut, bleibt der Steuerbonus nach § {taxCreditLaw} in der Steuererklärung.',
        ),
        at: say(
          'Der Bund nimmt zurzeit ohnehin keine Anträge an. Bei den Ländern entscheidet die Richtlinie, ob schon die Bestellung oder erst die Rechnung zu früh war; manche nehmen Anträge auch nach dem Einbau binnen einer Frist an. Fragen Sie die Förderstelle Ihres Landes mit dem Datum von Auftrag und Rechnung.',
        ),
        ch: say(
          'Beim Gebäudeprogramm zählt in den meisten Kantonen der Beginn der Arbeiten vor Ort, nicht die Unterschrift: Reichen Sie das Gesuch sofort ein und warten Sie mit dem Bau auf die Zusage. Sind die Arbeiten schon angefangen, ist der Beitrag für diesen Teil in der Regel verloren; für noch nicht begonnene Teile kann man fragen. Ein Anruf bei der Energiefachstelle klärt es.',
        ),
        us: say(
          'Ob die Unterschrift schadet, steht in den Programmregeln: HEAR und die meisten Programme der Staaten zahlen nichts für Arbeiten, die vor der Bestätigung begonnen haben, manche Versorger zahlen dagegen auf die Rechnung. Rufen Sie an, bevor jemand anfängt, und lassen Sie sich ein Rücktrittsrecht für den Fall der Ablehnung in den Vertrag schreiben.',
        ),
      },
    },
    start: {
      question: 'Was gilt bei der Förderung als Beginn der Arbeiten?',
      answer: {
        de: say(
          'Bei der KfW zählt als Beginn ein Liefer- oder Leistungsvertrag ohne Förderklausel oder der Start der Arbeiten vor dem Antrag; auch eine Anzahlung auf so einen Vertrag gehört dazu. Planung, Beratung und Angebote schaden nicht; wegen einer Probebohrung fragen Sie die KfW vorher schriftlich. Nach dem Antrag darf der Betrieb auf Ihr eigenes Risiko anfangen, sicher ist das Geld erst mit der Zusage.',
        ),
        at: grantOrderStart,
        ch: grantOrderStart,
        us: grantOrderStart,
      },
    },
    emergency: {
      question: 'Gibt es Förderung, wenn die Heizung plötzlich kaputt ist?',
      answer: {
        de: say(
          'Rückwirkend zahlt die KfW auch nach einem Ausfall nicht, aber es geht schnell: Vertrag mit Förderklausel unterschreiben, am selben Tag online beantragen, dann darf der Betrieb auf eigenes Risiko anfangen. Bis dahin hilft eine gemietete mobile Heizung oder eine Reparatur; beides schadet der Förderung nicht.',
        ),
        at: grantOrderEmergency,
        ch: grantOrderEmergency,
        us: grantOrderEmergency,
      },
    },
    clause: {
      question: 'Welche Förderklausel gehört in den Vertrag?',
      answer: {
        de: say(
          'Der Satz lautet sinngemäß: „Dieser Vertrag tritt erst in Kraft, wenn die KfW die Förderung zusagt“ (aufschiebend) oder „er endet, wenn sie ablehnt“ (auflösend); dazu gehört das voraussichtliche Datum der Umsetzung. Ein bloßer Hinweis „vorbehaltlich Förderung“ ist unsicher, lassen Sie den genauen Wortlaut aufnehmen. KfW und die meisten Betriebe haben ein Muster.',
        ),
        at: grantOrderClause,
        ch: grantOrderClause,
        us: grantOrderClause,
      },
    },
    whoApplies: {
      question: 'Wer stellt den Förderantrag, ich oder der Installateur?',
      answer: {
        de: say(
          'Den Antrag stellen Sie als Eigentümer selbst im Portal „Meine KfW“, in der Regel nicht der Betrieb; helfen lassen dürfen Sie sich. Der Fachbetrieb oder ein Energieeffizienz-Experte erstellt vorher die Bestätigung zum Antrag mit der Nummer. Sie brauchen außerdem den Vertrag mit Förderklausel und für Boni die Nachweise zu Einkommen und Eigennutzung. Nach dem Einbau folgt die Bestätigung nach Durchführung mit den Rechnungen auf Ihren Namen.',
        ),
        at: say(
          'Den Antrag stellen Sie als Eigentümer beim Land selbst, meist online; viele Betriebe oder die Energieberatung helfen dabei. Üblich sind Angebot oder Rechnung, das Protokoll der Energieberatung, ein Nachweis über die alte Heizung und Ihr Eigentum. Rechnung und Antrag sollen auf denselben Namen lauten.',
        ),
        ch: say(
          'Gesuchsteller sind Sie als Eigentümer, im Portal des Gebäudeprogramms Ihres Kantons; mit Vollmacht darf es der Betrieb übernehmen, verantwortlich bleiben Sie. Üblich sind Offerte, Datenblatt, Fotos der alten Heizung, oft die Leistungsgarantie oder das WP-Systemmodul, bei der Hülle ein GEAK. Für Solar reichen Sie bei Pronovo erst nach der Inbetriebnahme ein, meist mit Hilfe des Installateurs.',
        ),
        us: say(
          'Bei HEAR beantragen Sie zuerst Ihre Berechtigung mit Einkommensnachweis beim Programm Ihres Staates, danach zieht der gelistete Betrieb den Zuschuss von der Rechnung ab; Gehaltszettel gehören ins Portal, nicht in die Hand des Verkäufers. Beim Versorger reicht oft der Betrieb Rechnung und Gerätedaten ein. Fragen Sie schriftlich, wer einreicht, und behalten Sie Kopien.',
        ),
      },
    },
    validity: {
      question: 'Wie lange gilt eine Förderzusage?',
      answer: say(
        'Wie lange eine Zusage gilt, steht im Bescheid: je nach Programm einige Monate bis drei Jahre. Ob sie sich verlängern lässt, fragen Sie vor dem Ablauf schriftlich. Wechsel von Betrieb oder Gerät und Mehrkosten melden Sie vor der Ausführung, denn höher wird der Betrag danach selten. Rechnungen reichen Sie innerhalb der Frist im Bescheid ein; wird es knapp, rufen Sie vorher an.',
      ),
    },
  },
  solarTax: {
    incomeFromSales: {
      question: 'Muss ich verkauften Solarstrom versteuern?',
      answer: {
        de: say(
          'Versteuern müssen Sie den Erlös bei üblichen Anlagen nicht: Einnahmen aus Anlagen bis {vatDeKwp} je Wohneinheit (ältere auf Mehrfamilienhäusern bis zur Hälfte davon) sind von der Einkommensteuer frei, gleich wie viel Sie einspeisen und wie alt die Anlage ist. In die Steuererklärung gehören sie dann nicht. Steuerpflichtig ist dagegen Pacht, die Ihnen eine Firma fürs Dach zahlt.',
        ),
        at: say(
          'Versteuern müssen Sie den Erlös bei kleinen Anlagen meist nicht: Einkünfte aus bis zu {taxFreeAtUse} kWh eingespeistem Strom im Jahr sind frei, auch aus einer Energiegemeinschaft. Was darüber liegt, ist anteilig steuerpflichtig und gehört in die Erklärung. Selbst verbrauchter Strom bleibt steuerlich außer Betracht.',
        ),
        ch: say(
          'Die Vergütung fürs Einspeisen ist in der Regel Einkommen und gehört in die Steuererklärung, auch bei kleinen Beträgen; selbst verbrauchter Strom ist es nicht. Manche Kantone rechnen netto, also nach Abzug des bezogenen Stroms, oder lassen Kleinbeträge weg. Wo Sie es eintragen, steht in der Wegleitung Ihres Kantons.',
        ),
        us: say(
          'Gutschriften, die nur Ihre eigene Rechnung senken, gelten in der Regel nicht als Einkommen und gehören nicht in die Erklärung. Zahlt der Versorger Ihnen Überschuss bar aus, oder bekommen Sie Zahlungen aus einem Programm oder eine Dachpacht, kann das steuerpflichtig sein, auch ohne Formular. Fragen Sie dazu eine Steuerberatung.',
        ),
      },
    },
    registering: {
      question: 'Muss ich Solar als Gewerbe oder beim Finanzamt anmelden?',
      answer: {
        de: say(
          'Ein Gewerbe müssen Sie für eine übliche Anlage auf dem eigenen Haus nicht anmelden, und auch dem Finanzamt melden Sie nichts, wenn sie steuerfrei ist und Sie Kleinunternehmer sind. Kommt trotzdem ein Fragebogen, beantworten Sie ihn kurz: Kleinunternehmerregelung, steuerfreie Photovoltaik, Leistung und Datum. Anmelden müssen Sie nur im Marktstammdatenregister und beim Netzbetreiber.',
        ),
        at: say(
          'Ein Gewerbe brauchen Sie für eine kleine Anlage auf dem eigenen Haus nicht. Dem Finanzamt melden Sie erst etwas, wenn Ihr eingespeister Strom über dem Freibetrag von {taxFreeAtUse} kWh liegt oder Sie umsatzsteuerpflichtig sind; unter der Kleinunternehmergrenze bleibt es ohne Umsatzsteuer. Kommt ein Schreiben, antworten Sie fristgerecht mit Leistung und eingespeister Menge.',
        ),
        ch: say(
          'Ein Gewerbe oder eine Mehrwertsteuernummer brauchen Sie für die Anlage auf dem eigenen Haus nicht; mehrwertsteuerpflichtig wird erst, wer sehr hohe Umsätze macht. Es genügt, die Vergütung in der gewöhnlichen Steuererklärung anzugeben. Fragt das Steueramt nach, schicken Sie die Abrechnung des Elektrizitätswerks.',
        ),
        us: say(
          'Ein Gewerbe oder eine Steuernummer brauchen Sie für die Anlage auf dem eigenen Haus nicht, und wer nur Gutschriften auf die Rechnung bekommt, reicht dafür in der Regel nichts ein. Erhalten Sie ein Formular über ausgezahlte Beträge, gehört der Betrag in Ihre Erklärung. Heben Sie Rechnungen der Anlage auf, sie zählen beim späteren Hausverkauf zu den Anschaffungskosten.',
        ),
      },
    },
    deducting: {
      question: 'Kann ich die Solaranlage von der Steuer absetzen?',
      answer: {
        de: say(
          'Absetzen lässt sich eine steuerfreie Anlage nicht: Wer keine Einkommensteuer auf den Erlös zahlt, kann auch Kosten, Abschreibung und Reparaturen nicht geltend machen. Der Vorteil steckt schon im Preis, weil {vatDeRate} Mehrwertsteuer anfällt. Anders ist es bei größeren Anlagen oder wenn der Strom einem Betrieb dient; dort hilft eine Steuerberatung.',
        ),
        at: say(
          'Für die steuerfreie Anlage auf dem Wohnhaus können Sie keine Kosten abziehen, weil auch der Erlös nicht besteuert wird. Dient der Strom einem Betrieb oder liegen Sie über dem Freibetrag, ist anteilig eine Abschreibung möglich. Die frühere Befreiung von der Mehrwertsteuer ist ausgelaufen.',
        ),
        ch: say(
          'Auf einem bestehenden Haus ziehen Sie die Kosten nach Abzug der Einmalvergütung als energiesparende Investition ab, im Jahr der Rechnung; was das Einkommen übersteigt, lässt sich meist auf die zwei folgenden Jahre übertragen. Bei hohem Einkommen lohnt es, die Arbeiten auf zwei Steuerjahre zu verteilen. Beim Bund gilt das nur bis {deductionChTo}; bei Neubauten und im Kanton gelten eigene Regeln.',
        ),
        us: say(
          'Für das eigene Wohnhaus gibt es bundesweit keinen Abzug und für neue Anlagen seit dem {creditsEnded} keine Gutschrift mehr; wer vorher eine hatte, kann den ungenutzten Rest übertragen. Abschreiben lässt sich nur der Teil, der einem Geschäft, einem Hof oder einer Vermietung dient. Einzelne Bundesstaaten haben eigene Gutschriften; fragen Sie eine Steuerberatung.',
        ),
      },
    },
    vatOnInvoice: {
      question: 'Zahle ich Mehrwertsteuer auf eine Solaranlage?',
      answer: {
        de: say(
          'Auf die Anlage samt Wechselrichter, Speicher, Gestell, Montage und den nötigen Zählerschrank gehören {vatDeRate}, auch auf Carport oder Garage beim Wohnhaus und auf Ersatzteile wie einen neuen Wechselrichter. Den vollen Satz darf der Betrieb nur auf anderes berechnen, etwa eine Wallbox, reine Reparatur ohne Teile oder Dacharbeiten. Bitten Sie sonst um eine berichtigte Rechnung.',
        ),
        at: say(
          'Seit dem {vatAtSince} gelten für Photovoltaik wieder {vatAtRate}, auch für Speicher, Montage und den Zählerkasten. Zurückholen kann die Vorsteuer nur, wer umsatzsteuerpflichtig einspeist, und dann muss er auch den Eigenverbrauch versteuern; für ein Wohnhaus lohnt sich das selten.',
        ),
        ch: say(
          'In der Schweiz gilt für Solaranlagen der normale Mehrwertsteuersatz, eine Befreiung gibt es nicht. Zurückfordern können ihn nur mehrwertsteuerpflichtige Betriebe, soweit der Strom ihren Umsätzen dient. Achten Sie darauf, ob eine Offerte mit oder ohne Mehrwertsteuer rechnet.',
        ),
        us: say(
          'Eine Mehrwertsteuer gibt es nicht; ob auf Module und Arbeit Verkaufssteuer anfällt, bestimmt Ihr Bundesstaat. Viele befreien Solar davon, manchmal nur mit einem Formular, das der Betrieb vor dem Kauf braucht. Steht sie trotzdem auf der Rechnung, fragen Sie bei der Steuerbehörde Ihres Bundesstaats nach.',
        ),
      },
    },
    olderOrSold: {
      question: 'Wie besteuert man alte, verkaufte oder geerbte Solaranlagen?',
      answer: {
        de: say(
          'Die Befreiung von der Einkommensteuer gilt auch für alte Anlagen mit hoher Vergütung, seit dem Jahr ihrer Einführung. Wer wegen der Vorsteuer noch Umsatzsteuer zahlt, kann nach Ablauf der Bindung durch einfache Erklärung zum Kleinunternehmer wechseln. Bei Verkauf, Erbe oder Schenkung geht die Anlage mit dem Haus über; ob dabei Umsatzsteuer anfällt, klären Sie vorher mit einer Steuerberatung.',
        ),
        at: solarTaxOlderOrSold,
        ch: solarTaxOlderOrSold,
        us: solarTaxOlderOrSold,
      },
    },
    propertyTax: {
      question: 'Steigt durch Solar meine Grundsteuer?',
      answer: {
        de: say(
          'Gewöhnlich nicht: In Deutschland erhöht eine Solaranlage auf dem Wohnhaus die Grundsteuer in der Regel nicht. Im Zweifel, etwa bei einer großen Anlage, fragen Sie vor dem Bau das Finanzamt.',
        ),
        at: say(
          'Gewöhnlich nicht: In Österreich erhöht eine Solaranlage auf dem Wohnhaus die Grundsteuer in der Regel nicht. Im Zweifel, etwa bei einer großen Anlage, fragen Sie vor dem Bau das Finanzamt.',
        ),
        ch: say(
          'Etwas vielleicht: Je nach Kanton kann eine Solaranlage den Steuerwert oder früher den Eigenmietwert etwas heben; viele lassen sie außer Betracht. Fragen Sie vor dem Bau die Schätzungsstelle.',
        ),
        us: say(
          'Viele Bundesstaaten schließen den Mehrwert durch Solar bei der Grundsteuer aus, andere nicht oder nur für einige Jahre, manche nur auf Antrag. Fragen Sie vor dem Bau beim Assessor Ihres County, ob es eine Befreiung gibt und wie lange sie läuft. Wird das Haus trotzdem höher eingeschätzt, können Sie Widerspruch einlegen.',
        ),
      },
    },
    largerSystems: {
      question: 'Wie werden größere Solaranlagen besteuert?',
      answer: {
        de: say(
          'Über {vatDeKwp} je Wohn- oder Gewerbeeinheit entfällt die Befreiung für diese Anlage ganz, nicht nur für den Teil darüber; je Gebäude wird getrennt geprüft, insgesamt gilt eine Grenze von hundert kWp je Person. Dann ist der Gewinn zu versteuern, dafür sind Abschreibung und Kosten abziehbar. Planen Sie nahe an der Grenze mit einer Steuerberatung.',
        ),
        at: solarTaxLargerSystems,
        ch: solarTaxLargerSystems,
        us: solarTaxLargerSystems,
      },
    },
  },
  renovationTax: {
    both: {
      question: 'Gehen Förderung und Steuerabzug für die Sanierung zusammen?',
      answer: {
        de: say(
          'Beides für dieselbe Maßnahme geht nicht: Wer von KfW oder BAFA einen Zuschuss bekommt, kann auch den Eigenanteil nicht mehr nach § {taxCreditLaw} abziehen. Für verschiedene Arbeiten dürfen Sie mischen, etwa Zuschuss für die Heizung und Steuer für die Fenster. Rechnen Sie beides: {taxShare} über die Steuer gegen Ihren Zuschuss; bei der Heizung ist der Zuschuss meist höher.',
        ),
        at: say(
          'Beides zusammen ist sogar vorgesehen: Die Pauschale von {allowanceAt} für {allowanceYears} Jahre knüpft an eine ausbezahlte Bundesförderung an und wird meist automatisch ans Finanzamt gemeldet. Neue Bundesförderungen für Kesseltausch gibt es zurzeit nicht; ob die Pauschale auch ohne sie zusteht, sagt das Finanzamt.',
        ),
        ch: say(
          'Sie dürfen beides nutzen, aber der Förderbeitrag zählt nicht zweimal: Ziehen Sie nur ab, was nach dem Beitrag bei Ihnen hängen bleibt. Der Beitrag selbst wird so nicht zusätzlich als Einkommen besteuert.',
        ),
        us: say(
          'Ein Rabatt mindert in der Regel nur die Kosten, auf die es eine Gutschrift eines Bundesstaats gibt; beides zusammen ist dann möglich. Vom Bund gibt es für Arbeiten seit dem {creditsEnded} keine Gutschrift mehr, also ist dort nichts zu kombinieren.',
        ),
      },
    },
    howMuch: {
      question: 'Wie viel Steuern spart eine energetische Sanierung?',
      answer: {
        de: say(
          'Es sind {taxShare} der Kosten, direkt von der Steuerschuld: je {taxYearOne} im Jahr des Abschlusses und im nächsten, {taxYearThree} im dritten, zusammen höchstens {taxMaximum} je Haus. Für Energieberatung gibt es {taxAdviceShare}. Zahlen Sie in einem der Jahre weniger Einkommensteuer als den Betrag, verfällt der Rest, er lässt sich nicht vortragen.',
        ),
        at: say(
          'Die Pauschale beträgt {allowanceAt}, {allowanceYears} Jahre lang; sie mindert das Einkommen, nicht die Steuer selbst, bringt also je nach Steuersatz nur einen Teil davon. Wer keine Lohn- oder Einkommensteuer zahlt, hat nichts davon.',
        ),
        ch: say(
          'Sie sparen Ihren Grenzsteuersatz: Wer auf den letzten Franken ein Viertel Steuern zahlt, spart mit einem Abzug ein Viertel der Kosten. Übersteigen energetische Kosten das Einkommen, lassen sie sich heute in die zwei folgenden Jahre vortragen; über zwei Jahre verteilte Arbeiten brechen zudem die Progression. Bei kleiner Rente bringt der Abzug wenig.',
        ),
        us: say(
          'Für neue Arbeiten zahlt der Bund seit dem {creditsEnded} nichts mehr; was übrig ist, hängt von Ihrem Bundesstaat ab. Eine nicht erstattungsfähige Gutschrift nützt nur so weit, wie Sie Steuern schulden; wer fast keine zahlt, fährt mit einem Rabatt besser.',
        ),
      },
    },
    proof: {
      question: 'Welche Belege brauche ich, um die Sanierung abzusetzen?',
      answer: {
        de: say(
          'Sie brauchen die Bescheinigung des Fachbetriebs nach amtlichem Muster, eine ordentliche Rechnung und die Zahlung per Überweisung, Barzahlung erkennt das Finanzamt nicht an. In der Steuererklärung füllen Sie die Anlage „Energetische Maßnahmen“ aus, für das Jahr, in dem die Arbeiten fertig wurden. Material, das Sie selbst kaufen und einbauen, zählt nicht.',
        ),
        at: say(
          'In der Regel müssen Sie nichts eintragen: Die Förderstelle meldet die ausbezahlte Förderung ans Finanzamt, wenn Sie im Antrag zugestimmt haben. Fehlt die Pauschale im Bescheid, legen Sie Rechnung und Förderzusage vor.',
        ),
        ch: say(
          'Tragen Sie die Kosten bei den Liegenschaftskosten als Unterhalt oder energiesparende Investition ein, mit den effektiven Kosten statt der Pauschale, und legen Sie Rechnungen und Förderbescheid bei. Je nach Kanton zählt das Datum der Rechnung oder der Zahlung. Im Stockwerkeigentum ist es Ihr Anteil laut Abrechnung der Verwaltung.',
        ),
        us: say(
          'Für Arbeiten bis {creditsEnded} reichen Sie das IRS-Formular für Energiegutschriften mit der Steuererklärung des Jahres ein, in dem alles fertig eingebaut war; bei manchen Geräten gehört die Produktnummer des Herstellers dazu. Vergessenes lässt sich mit einer geänderten Erklärung meist drei Jahre lang nachholen.',
        ),
      },
    },
    whoQualifies: {
      question: 'Wer darf Heizung und Sanierung steuerlich absetzen?',
      answer: {
        de: say(
          'Es gilt für das selbst bewohnte Haus oder die eigene Wohnung, wenn das Gebäude bei Beginn der Arbeiten älter als {taxHouseAge} Jahre ist; auch Ihr Anteil in einer Eigentümergemeinschaft zählt. Vermieter setzen die Kosten stattdessen als Werbungskosten ab oder schreiben sie ab. Wurde schon ohne Antrag begonnen, geht der Steuerweg trotzdem noch, ein Zuschuss nicht mehr.',
        ),
        at: say(
          'Die Pauschale bekommt, wer als Privatperson eine Bundesförderung für Heizungstausch oder Sanierung erhalten hat und die Mindestkosten nach Abzug der Förderung selbst trägt. Vermieter setzen die Kosten bei den Mieteinkünften ab.',
        ),
        ch: say(
          'Absetzen können Eigentümer, egal ob sie selbst wohnen oder vermieten, auch bei Ferienwohnungen (dort am Ort der Liegenschaft, mit Ausscheidung zwischen den Kantonen). Nicht abziehbar ist, was einen Neubau oder eine Erweiterung betrifft, und wertvermehrende Teile nur, soweit sie Energie sparen. Für Vermieter bleibt der Unterhalt auch nach {deductionChTo} abziehbar.',
        ),
        us: say(
          'Für das selbst bewohnte Haus gibt es vom Bund seit dem {creditsEnded} nichts Neues. Wer vermietet, kann eine neue Heizung als Verbesserung über Jahre abschreiben, eine Reparatur sofort absetzen; das klärt eine Steuerberatung.',
        ),
      },
    },
    ending: {
      question: 'Wann endet der Steuerabzug für Sanierungen?',
      answer: {
        de: say(
          'Der Steuerbonus (§ {taxCreditLaw}) ist befristet: Nach heutigem Gesetz müssen die Arbeiten vor dem Ende dieses Jahrzehnts abgeschlossen sein. Eilen muss deshalb zurzeit niemand. Planen Sie nach dem Zustand des Hauses, und fragen Sie kurz vor dem Auftrag beim Finanzamt, ob der Bonus unverändert gilt.',
        ),
        at: say(
          'Eine Frist, vor der Sie deshalb bauen müssten, ist mir für Österreich nicht bekannt. Die Pauschale hängt aber an einer Bundesförderung, und neue Anträge für den Kesseltausch nimmt der Bund zurzeit nicht an. Planen Sie nach dem Zustand des Hauses, und fragen Sie vor dem Auftrag beim Finanzamt, ob Ihnen die Pauschale zusteht.',
        ),
        ch: say(
          'Beim Bund endet der Abzug für Energie und Unterhalt am selbst bewohnten Haus am {deductionChTo} zusammen mit dem Eigenmietwert; Kantone dürfen einen eigenen Energieabzug eine Zeit lang behalten. Wer eine alte Heizung ohnehin bald ersetzt, spart mit einem Abschluss und einer Rechnung davor oft mehrere Tausend Franken. Reservieren Sie den Fachbetrieb früh, viele planen dasselbe.',
        ),
        us: say(
          'Die Gutschriften des Bundes für Solar, Wärmepumpen, Fenster und Dämmung sind am {creditsEnded} ausgelaufen. Was vorher fertig war, gehört noch in die Erklärung des Jahres; nur den Rest einer Solargutschrift ({solarCredit}) dürfen Sie vortragen. Manche Bundesstaaten haben weiter eigene Gutschriften.',
        ),
      },
    },
  },
  grantTiming: {
    lockedRate: {
      question: 'Gilt der heutige Fördersatz, wenn ich später baue?',
      answer: {
        de: say(
          'Es gilt der Satz vom Tag Ihres Antrags, auch wenn er danach sinkt; gebaut werden darf später, solange die Frist in der Zusage eingehalten wird. Für den Antrag bei der KfW brauchen Sie aber schon einen Liefer- oder Leistungsvertrag mit der Bedingung, dass die Förderung kommt. Ohne Angebot und Vertrag nur „vorsorglich“ beantragen geht nicht.',
        ),
        at: say(
          'Bei Landesförderungen gilt in der Regel der Satz, der bei Antrag oder Registrierung gilt; danach haben Sie eine Frist, bis wann gebaut und abgerechnet sein muss. Beides steht in den Richtlinien Ihres Landes. Beim Bund ist für den Kesseltausch zurzeit nichts zu sichern.',
        ),
        ch: say(
          'Mit der schriftlichen Zusage des Kantons gilt der Satz von heute, auch wenn er später sinkt; sie ist meist zwei bis drei Jahre gültig und lässt sich oft auf Gesuch verlängern. Reichen Sie das Gesuch mit Offerte vor Baubeginn ein, dann können Sie mit dem Bau bis zum passenden Zeitpunkt warten.',
        ),
        us: say(
          'Eine Reservierung sichert Ihnen den Rabatt für eine bestimmte Frist, oft einige Monate; läuft sie ab, beginnen Sie von vorn. Fragen Sie vor der Unterschrift nach dem Ablaufdatum und ob es sich verlängern lässt, und lassen Sie erst danach den Einbau terminieren.',
        ),
      },
    },
    potEmpty: {
      question: 'Was tun, wenn der Fördertopf leer ist?',
      answer: say(
        'Ist ein Topf leer, gibt es für neue Anträge nichts, auch wenn alle Bedingungen erfüllt sind; eine schon erteilte Zusage bleibt in der Regel bestehen. Ob er im neuen Jahr wieder gefüllt wird, sagt die Förderstelle; fragen Sie auch nach einer Warteliste. Beginnen Sie in der Zwischenzeit nicht, sonst ist der Anspruch meist auch später verloren; nur wenn die Heizung ausfällt, lohnt das Warten nicht.',
      ),
    },
    pressure: {
      question: 'Muss ich für die Förderung wirklich sofort unterschreiben?',
      answer: say(
        'Lassen Sie sich nicht drängen: Echte Stichtage stehen auf der Seite der Förderstelle, und zwischen zwei Terminen liegen Monate, nicht Tage. Schauen Sie dort nach oder rufen Sie an, bevor Sie unterschreiben. Ein seriöser Betrieb schreibt in den Vertrag, dass er nur gilt, wenn die Förderung kommt, und lässt Ihnen Zeit für ein zweites Angebot.',
      ),
    },
    betterLater: {
      question: 'Lohnt es sich, auf bessere Energieförderung zu warten?',
      answer: {
        de: say(
          'Darauf würde ich nicht setzen: Die Förderung sinkt planmäßig (Geschwindigkeitsbonus nach {kfwSpeedTo} auf {kfwSpeedNext}, anrechenbare Kosten jedes Halbjahr um {kfwCostFall}), und die für {kfwAnnounced} angekündigte neue Grundförderung ist noch nicht beschlossen. Für europäische Geräte oder höhere Sätze gibt es bis dahin keine Zusage. Wer alles beisammen hat, nimmt das Sichere.',
        ),
        at: grantTimingBetterLater,
        ch: grantTimingBetterLater,
        us: grantTimingBetterLater,
      },
    },
    cuts: {
      question: 'Wird die Energieförderung nächstes Jahr gekürzt?',
      answer: {
        de: grantTimingCuts,
        at: grantTimingCuts,
        ch: say(
          'Im Bund stand das Geld für das Gebäudeprogramm im Sparpaket zur Debatte, und die Kantone passen ihre Sätze oft auf den Jahreswechsel an; eine schriftliche Zusage bleibt davon in der Regel unberührt. Fragen Sie die Energiefachstelle, was Ihr Kanton für nächstes Jahr beschlossen hat. Wer ohnehin bald ersetzt, reicht das Gesuch besser jetzt ein.',
        ),
        us: grantTimingCuts,
      },
    },
    incomeFalls: {
      question: 'Bekomme ich mehr Förderung, wenn mein Einkommen bald sinkt?',
      answer: {
        de: say(
          'Gezählt wird das zu versteuernde Haushaltseinkommen im Mittel des zweiten und dritten Jahres vor dem Antrag, ein sinkendes Einkommen wirkt also erst zwei bis drei Jahre später. Bis dahin ist der Geschwindigkeitsbonus von {kfwSpeed} aufgebraucht: Warten lohnt höchstens, wenn der Sprung in die Stufe mit {kfwIncome} oder {kfwIncomeLow} mehr bringt als dieser Verlust, und selbst dann sind die Regeln ab {kfwAnnounced} offen. Sonst beantragen Sie jetzt.',
        ),
        at: grantTimingIncomeFalls,
        ch: grantTimingIncomeFalls,
        us: grantTimingIncomeFalls,
      },
    },
  },
  lowIncome: {
    whichIncome: {
      question: 'Welches Einkommen zählt für Energieförderungen?',
      answer: {
        de: say(
          'Es zählt das zu versteuernde Einkommen im Steuerbescheid, nicht das Brutto, und zwar von Ihnen und Ihrem Ehe- oder Lebenspartner im Haus, gemittelt über das zweite und dritte Jahr vor dem Antrag. Ein aktueller Verlust der Arbeit wirkt deshalb erst später. Eine Rente zählt nur mit dem steuerpflichtigen Teil; Unterhalt für Kinder, Kindergeld und Wohngeld stehen gewöhnlich nicht darin. Wer keinen Bescheid hat, fragt beim Finanzamt danach.',
        ),
        at: say(
          'Bei den Programmen der Länder zählt meist das Nettoeinkommen aller im Haushalt, oft nach Personenzahl gewichtet; Nachweise sind Pensionsbescheid, Lohnzettel oder die Befreiung vom ORF-Beitrag. Die genaue Grenze nennt die Förderstelle Ihres Landes.',
        ),
        ch: say(
          'Die Förderbeiträge der Kantone fragen meist nicht nach dem Einkommen, es zählt das Gebäude. Wo eine Gemeinde oder Stiftung nach Einkommen hilft, gelten in der Regel steuerbares Einkommen und Vermögen der letzten Veranlagung.',
        ),
        us: say(
          'Bei HEAR zählt das Haushaltseinkommen im Vergleich zum mittleren Einkommen Ihrer Gegend und Haushaltsgröße: unter {hearFullIncome} gibt es den vollen Betrag, bis {hearIncome} einen Teil. Wer Food Stamps, Medicaid, SSI oder LIHEAP bezieht, gilt meist ohne weitere Prüfung als berechtigt. Weatherization und LIHEAP haben eigene, meist niedrigere Grenzen.',
        ),
      },
    },
    cantPayRest: {
      question: 'Wie zahle ich den Rest, den die Förderung nicht deckt?',
      answer: {
        de: say(
          'Den Rest müssen Sie nicht bar haben: Zum Zuschuss gibt es den Ergänzungskredit der KfW über Ihre Bank ({kfwLoan}), bis {kfwLoanMax} und bis {kfwLoanIncome} Haushaltseinkommen verbilligt, und manche Betriebe warten mit der Schlussrechnung auf die Auszahlung. Lehnt die Bank wegen Alter oder Einkommen ab, fragen Sie Sparkasse, Kommune und Verbraucherzentrale. Kleiner anfangen, etwa mit der Dämmung der obersten Decke, ist besser als ein teurer Kredit.',
        ),
        at: lowIncomeCantPayRest,
        ch: lowIncomeCantPayRest,
        us: say(
          'Suchen Sie Programme, die direkt mit dem Betrieb abrechnen: Weatherization macht Dämmung und oft die Heizung kostenlos, HEAR zieht den Rabatt gleich von der Rechnung ab. Für den Rest bieten Versorger und Bundesstaaten zinsgünstige Kredite an, auf dem Land das USDA auch Zuschüsse für ältere Eigentümer. Einen teuren Kredit des Verkäufers würde ich nicht nehmen.',
        ),
      },
    },
    emergency: {
      question: 'Wer hilft, wenn ich Strom oder Heizung nicht zahlen kann?',
      answer: {
        de: lowIncomeEmergency,
        at: lowIncomeEmergency,
        ch: lowIncomeEmergency,
        us: say(
          'Rufen Sie heute LIHEAP in Ihrem County an (die Nummer erfahren Sie unter {helpline}) und sagen Sie, dass es ein Notfall ist: Das Krisenprogramm kann Brennstoff, Rückstände oder die Reparatur der Heizung binnen weniger Tage zahlen. Bitten Sie den Versorger um einen Zahlungsplan und nach dem Sperrverbot im Winter oder bei Krankheit. Heizen Sie nie mit Grill, Gasherd oder Generator im Haus.',
        ),
      },
    },
    welfare: {
      question: 'Was gibt es für die Heizung, wenn ich Sozialhilfe beziehe?',
      answer: {
        de: say(
          'Wer Grundsicherung (früher Bürgergeld) oder Sozialhilfe bezieht und im eigenen angemessenen Haus wohnt, kann beim Jobcenter oder Sozialamt auch eine unabweisbare Reparatur oder den Ersatz der Heizung beantragen, teils als Zuschuss, teils als Darlehen. Stellen Sie den Antrag vor dem Auftrag und mit Angebot. Der Einkommensbonus der KfW steht Ihnen daneben zu; oft hilft ein Termin bei der Sozialberatung von Caritas oder Diakonie.',
        ),
        at: say(
          'Mindestpension, Sozialhilfe oder Ausgleichszulage öffnen meist den Heizkostenzuschuss des Landes und oft die Befreiung von Teilen der Stromabgaben; für eine kaputte Heizung helfen Sozialreferat, Hilfe in besonderen Lebenslagen oder Caritas. Fragen Sie das Gemeindeamt, bevor Sie etwas beauftragen.',
        ),
        ch: say(
          'Wer Ergänzungsleistungen oder Sozialhilfe bezieht, meldet einen nötigen Heizungsersatz vorher der Ausgleichskasse oder dem Sozialdienst: Unterhalt und Hypothekarzins sind in der Berechnung nur pauschal enthalten, grössere Ausgaben werden im Einzelfall geprüft. Pro Senectute, Pro Infirmis und Caritas helfen mit Gesuchen an Stiftungen. Der Kantonsbeitrag steht Ihnen wie allen zu.',
        ),
        us: say(
          'SSI, SNAP, Medicaid oder eine Behindertenrente öffnen Ihnen meist gleich mehrere Programme: Weatherization (Dämmung, oft auch die Heizung, kostenlos), LIHEAP für Rechnungen und Notfälle, den vollen HEAR-Rabatt und ermäßigte Tarife beim Versorger. Haushalte mit Älteren, Behinderten oder kleinen Kindern kommen zuerst dran. Anmelden können Sie sich bei der Community Action Agency Ihres Countys.',
        ),
      },
    },
    signUp: {
      question: 'Wo beantrage ich Energiehilfe bei kleinem Einkommen?',
      answer: {
        de: say(
          'Der Einkommensbonus wird mit dem Zuschuss zusammen bei der KfW beantragt, online im Portal „Meine KfW“ und vor Beginn der Arbeiten: erst Vertrag mit Förderbedingung, dann Antrag, später die Steuerbescheide als Nachweis. Die Zusage kommt meist schnell, das Geld nach dem Einbau und der Prüfung. Beim Ausfüllen hilft der Fachbetrieb oder die Verbraucherzentrale.',
        ),
        at: lowIncomeSignUp,
        ch: lowIncomeSignUp,
        us: say(
          'Melden Sie sich bei der Community Action Agency oder dem Sozialamt Ihres Countys (Auskunft unter {helpline}): Ein Antrag reicht oft für LIHEAP und Weatherization, HEAR läuft über das Energieamt des Bundesstaats. Nötig sind Ausweis, Einkommensnachweise und eine Energierechnung. Notfälle gehen in Tagen, Weatherization hat oft Monate Wartezeit.',
        ),
      },
    },
    alimony: {
      question: 'Zählen Rente und Unterhalt als Einkommen für Förderungen?',
      answer: {
        de: say(
          'Kindesunterhalt, Kindergeld und Elterngeld zählen beim Einkommensbonus gewöhnlich nicht, denn sie stehen nicht im zu versteuernden Einkommen. Unterhalt vom Ex-Partner zählt nur, wenn er ihn absetzt und Sie ihn versteuern (Realsplitting); wer so zahlt, dessen Einkommen sinkt. Renten zählen mit dem steuerpflichtigen Teil. Für den Kredit sieht die Bank dagegen alles, was regelmäßig kommt und belegt ist.',
        ),
        at: say(
          'In den Länderprogrammen zählt meist, was der Haushalt netto bekommt: Pensionen ja, Familienbeihilfe und Pflegegeld meist nicht, Unterhalt je nach Land und Programm. Bezahlten Unterhalt dürfen Sie oft abziehen. Fragen Sie die Förderstelle Ihres Landes nach der Liste der Einkünfte; die Bank sieht alles, was regelmäßig kommt und belegt ist.',
        ),
        ch: say(
          'Die Beiträge des Kantons an Heizung oder Solar fragen meist nicht nach dem Einkommen, Unterhalt und Renten spielen dort keine Rolle. Wo Gemeinde oder Stiftung nach Einkommen hilft, zählt das steuerbare: Alimente für Sie und für minderjährige Kinder gehören dazu, wer sie zahlt, zieht sie ab. AHV und Pension zählen. Die Bank sieht Alimente und Renten, die regelmäßig kommen und belegt sind.',
        ),
        us: say(
          'Steuerlich ist Kindesunterhalt kein Einkommen und Ehegattenunterhalt aus Scheidungen seit {alimonyUs} auch nicht. Die Programme fragen aber nach dem Haushaltseinkommen mit eigener Liste: Pension und Social Security zählen fast immer, Unterhalt je nach Programm. Lassen Sie sich die Liste geben; mit SNAP, Medicaid oder SSI müssen Sie oft gar nicht rechnen.',
        ),
      },
    },
  },
  localGrants: {
    findMine: {
      question: 'Wie finde ich Energieförderungen an meinem Wohnort?',
      answer: {
        de: say(
          'Am schnellsten sehen Sie es in der Förderdatenbank des Bundes (foerderdatenbank.de) mit Ihrem Bundesland als Filter und auf der Seite von Stadt, Landkreis und Stadtwerken unter „Klimaschutz“ oder „Förderung“. Auch Dörfer haben manchmal einen kleinen Topf, große Städte öfter. Rufen Sie im Rathaus oder beim Klimaschutzmanagement an und fragen Sie, ob gerade Geld da ist.',
        ),
        at: say(
          'Die Energieberatung Ihres Landes nennt am Telefon kostenlos alle Förderungen von Land und Gemeinde für Ihre Adresse; auch die Seite des Landes unter „Wohnen“ oder „Energie“ listet sie. Kleine Beiträge von Gemeinden stehen oft nur auf der Gemeindeseite oder am Gemeindeamt. Lassen Sie sich sagen, ob gerade Geld da ist.',
        ),
        ch: say(
          'Geben Sie auf energiefranken.ch Ihre Postleitzahl ein: Die Seite listet Bund, Kanton, Gemeinde und Energieversorger für Ihre Adresse auf, mit Links zu den Beträgen. Was dort fehlt, weiss die Gemeindeverwaltung (Bau- oder Energieamt) oder die Energieberatung. Verlangen Sie Betrag und Bedingungen schriftlich, bevor Sie bestellen.',
        ),
        us: say(
          'Geben Sie auf dsireusa.org Ihre Postleitzahl ein und filtern Sie nach „Residential“: Dort stehen Programme von Staat, Landkreis, Stadt und Versorger. Prüfen Sie danach die Rebate-Seite Ihres Versorgers und der Energiebehörde Ihres Staates, denn Töpfe schließen oft früher als die Datenbank es weiß.',
        ),
      },
    },
    combine: {
      question: 'Kann ich örtliche Energieförderung mit anderer kombinieren?',
      answer: {
        de: say(
          'Meist dürfen Sie Geld von Land, Stadt oder Stadtwerken neben KfW oder BAFA nehmen, solange alle Zuschüsse zusammen nicht über der Grenze des Bundes liegen; sonst wird der Bundeszuschuss gekürzt. Denselben Kostenposten aus zwei Bundestöpfen fördern zu lassen geht nicht. Geben Sie jede Zusage im Antrag an und lesen Sie die Kumulierungsregel der Stadt, denn einige schließen es aus.',
        ),
        at: say(
          'Länder und Gemeinden lassen sich meist verbinden, oft ist die Summe auf einen Anteil der Kosten begrenzt; mit dem Bund entfällt die Frage bei Heizungen derzeit, weil er keine neuen Anträge annimmt. Geben Sie im Antrag jede andere Förderung an. Die Energieberatung Ihres Landes sagt, was zusammen geht.',
        ),
        ch: say(
          'In der Regel kommt der Beitrag von Gemeinde oder Versorger zum Kanton hinzu, und Pronovo für Solar läuft unabhängig davon; abgezogen wird nur, wenn eine Obergrenze überschritten ist. Vom selben Gebäudeprogramm gibt es für dieselbe Massnahme nur einen Beitrag. Geben Sie alle Gesuche an; bei der Steuer dürfen Sie nur die Kosten nach Abzug der Beiträge abziehen.',
        ),
        us: say(
          'Prämien von Versorger, Stadt und Staat dürfen Sie meist zusammen nehmen, aber HEAR und HOMES nicht für dieselbe Maßnahme, und zusammen nie mehr als die Kosten. Manche Programme zahlen erst nach Abzug der anderen Prämie. Fragen Sie beim kleineren Programm nach „stacking“, bevor Sie unterschreiben.',
        ),
      },
    },
    beforeOrder: {
      question: 'Muss ich örtliche Förderung vor der Bestellung beantragen?',
      answer: say(
        'Auch Stadt, Kreis, Kanton oder Versorger verlangen den Antrag fast immer vor Bestellung oder Baubeginn; wer zuerst unterschreibt, verliert das Geld meist. Ist der Topf leer, gibt es in der Regel keine Warteliste, aber viele füllen ihn zu Jahresbeginn wieder auf. Fragen Sie nach dem Starttermin, und stellen Sie den Antrag gleich in den ersten Tagen.',
      ),
    },
    whyDifferent: {
      question: 'Warum ist die Energieförderung je nach Ort verschieden?',
      answer: say(
        'Diese Förderungen beschließt jedes Land, jeder Kanton, jede Stadt oder jeder Versorger selbst und meist mit eigenem Geld, deshalb ändern sich Betrag und Bedingungen an der Grenze. Es zählt der Ort des Gebäudes, nicht Ihr Wohnsitz oder der Betrieb; beim Versorger zählt, wer Ihr Netz oder Ihren Vertrag hat. Ein Anspruch auf das, was der Nachbarort zahlt, besteht nicht.',
      ),
    },
    utility: {
      question: 'Welche Zuschüsse zahlt mein Energieversorger?',
      answer: say(
        'Viele Stadtwerke und Versorger zahlen wirklich etwas, meist feste kleine Beträge für Ladestation, Speicher, Wärmepumpe oder effiziente Geräte, oft nur für eigene Kunden. Prüfen Sie, ob ein Tarif oder eine Vertragslaufzeit daran hängt, denn das kann mehr kosten als die Prämie bringt. Nachsehen können Sie auf der Seite Ihres Versorgers unter „Förderung“ oder „Prämien“.',
      ),
    },
    cityFunds: {
      question: 'Hat meine Stadt eine eigene Energieförderung?',
      answer: {
        de: say(
          'Eine Liste aller Städte führe ich nicht, weil sich ihre Töpfe ständig ändern. Eigene Programme hatten zuletzt etwa Hannover und Umland (enercity-Fonds proKlima), München, Stuttgart, Düsseldorf und Freiburg; ob gerade Geld da ist, steht nur auf deren Seite. Suchen Sie den Namen Ihrer Stadt mit „Förderung Wärmepumpe“ oder „Förderung Solar“ und fragen Sie im Klimaschutzamt, bevor Sie bestellen.',
        ),
        at: say(
          'Eine Liste aller Gemeinden führe ich nicht, weil sich ihre Töpfe ständig ändern. Zuerst zählt Ihr Land, dazu zahlen manche Städte und Gemeinden kleine Beträge für Solar, Speicher oder Heizung, oft bis der Jahrestopf leer ist. Suchen Sie den Namen Ihrer Gemeinde mit „Energieförderung“ und fragen Sie im Gemeindeamt, bevor Sie bestellen.',
        ),
        ch: say(
          'Eine Liste aller Gemeinden führe ich nicht, weil sich ihre Töpfe ständig ändern. Eigene Programme hatten zuletzt etwa Zürich, Winterthur, Lausanne und Genf (SIG {genevaProgram}); viele Gemeinden und Elektrizitätswerke zahlen Solar, Speicher oder Ladestationen dazu. Auf energiefranken.ch finden Sie alles mit der Postleitzahl; fragen Sie die Gemeinde, bevor Sie bestellen.',
        ),
        us: say(
          'Eine Liste aller Städte führe ich nicht, weil sich ihre Töpfe ständig ändern. Eigene Programme hatten zuletzt etwa Denver, Austin (Austin Energy) und Sacramento (SMUD); in Massachusetts läuft vieles über Mass Save. Geben Sie Ihre Postleitzahl auf dsireusa.org ein und sehen Sie die Rebates Ihres Versorgers an, bevor Sie bestellen.',
        ),
      },
    },
  },
  grantPayout: {
    advance: {
      question: 'Muss ich das Fördergeld erst selbst vorstrecken?',
      answer: {
        de: say(
          'Vorab zahlt die KfW nichts; Sie strecken vor oder überbrücken, auch mit kleinem Einkommen. Dafür gibt es den Ergänzungskredit ({kfwLoan}), einen kurzen Kredit der Bank auf die Zusage hin oder eine späte Schlussrate im Vertrag. Klären Sie das vor der Unterschrift, denn später hat der Betrieb keinen Grund zu warten.',
        ),
        at: grantPayoutAdvance,
        ch: grantPayoutAdvance,
        us: say(
          'Bei Rabatten, die der Betrieb gleich vom Preis abzieht, wie meist bei HEAR, müssen Sie diesen Teil nicht vorstrecken. Alles, was als Scheck oder Gutschrift kommt, zahlen Sie zuerst selbst; ein kurzer Kredit oder ein Ratenprogramm des Versorgers überbrückt die Wochen. Suchen Sie einen Betrieb, der beim Programm angemeldet ist, denn nur der darf abziehen.',
        ),
      },
    },
    toInstaller: {
      question: 'Kann die Förderung direkt an den Installateur gehen?',
      answer: {
        de: say(
          'Die KfW zahlt auf Ihr Konto, nicht an den Betrieb; die Rechnung zahlen Sie voll. Bietet ein Betrieb an, den Zuschuss gleich abzuziehen und sich abtreten zu lassen, geben Sie ihm im Grunde Kredit: Unterschreiben Sie das nur, wenn klar ist, wer haftet, falls die KfW kürzt oder ablehnt. Sicherer ist eine Schlussrate, die erst nach der Auszahlung fällig wird.',
        ),
        at: grantPayoutToInstaller,
        ch: grantPayoutToInstaller,
        us: say(
          'Das bestimmt das Programm: HEAR und manche Rabatte der Versorger zieht ein angemeldeter Betrieb gleich vom Preis ab, andere kommen später als Scheck, Gutschrift auf der Stromrechnung oder Karte zu Ihnen. Lassen Sie sich im Angebot Preis, Abzug und Ihren Rest getrennt zeigen. Eine Abtretung an den Betrieb unterschreiben Sie nur, wenn der Abzug darin steht.',
        ),
      },
    },
    documents: {
      question: 'Welche Unterlagen brauche ich zur Auszahlung der Förderung?',
      answer: {
        de: say(
          'Im Portal der KfW reichen Sie nach dem Einbau die Bestätigung nach Durchführung vom Fachbetrieb oder Energieberater, die Rechnungen mit getrennten Posten und Ihre Identifizierung ein; bezahlt wird unbar. Reichen Sie alles auf einmal ein, denn ausgezahlt wird in der Regel nur einmal. Fehlt die Bestätigung, weil der Betrieb nicht mehr da ist, kann oft ein anderer Fachbetrieb oder ein Energie-Effizienz-Experte sie ausstellen.',
        ),
        at: grantPayoutDocuments,
        ch: grantPayoutDocuments,
        us: grantPayoutDocuments,
      },
    },
    late: {
      question: 'Warum dauert die Auszahlung der Förderung so lange?',
      answer: say(
        'Wochen sind üblich, mehrere Monate kommen vor; ein Recht auf einen festen Termin oder auf Zinsen gibt es meist nicht. Prüfen Sie im Portal, ob ein Beleg fehlt, und schreiben Sie mit Antragsnummer und Datum, statt anzurufen: Fehlende Unterlagen sind der häufigste Grund. Planen Sie Kredit und Zahlungsziele mit Reserve von einigen Monaten.',
      ),
    },
    lose: {
      question: 'Kann ich eine zugesagte Förderung noch verlieren?',
      answer: say(
        'Verloren geht das Geld, wenn Sie eine Frist aus der Zusage versäumen, anders bauen als beantragt oder Nachweise fehlen; melden Sie Verzögerungen deshalb vor Ablauf, eine Verlängerung ist oft möglich. Mehr als bewilligt gibt es auch bei höherer Rechnung meist nicht, bei niedrigerer wird gekürzt. Verkaufen Sie das Haus vor der Auszahlung, fragen Sie zuerst die Förderstelle.',
      ),
    },
  },
};
