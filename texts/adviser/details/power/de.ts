import type { DetailTexts } from '#texts/adviser/details/ids.ts';
import { say } from '#texts/adviser/figures/answer.ts';

const feedInFullOrSurplus = say(
  'Selbst verbrauchen und nur den Überschuss abgeben lohnt sich fast immer mehr, denn gekaufter Strom kostet meist mehr, als der verkaufte bringt. Einen eigenen höheren Satz für Volleinspeisung gibt es hier nicht; wo voll gutgeschrieben wird, ist es gleich.',
);

const feedInCarryOver = say(
  'Der Überschuss des Sommers wird nicht als Strom für den Winter aufgehoben: Jede eingespeiste kWh wird bezahlt und ist damit verkauft, und im Winter kaufen Sie Strom zum normalen Preis. Ein Zähler, der rückwärts läuft, wird ausgetauscht. Verträge mit „Strom-Cloud“ verrechnen das nur gegen eine Gebühr; rechnen Sie diese nach.',
);

const feedInWhyLittle = say(
  'So wenig ist heute üblich: Bezahlt wird ungefähr, was Strom am Großmarkt wert ist, während in Ihrem Bezugspreis auch Netz, Abgaben und Steuern stecken. Zudem gibt es mittags viel Solarstrom, das drückt den Preis. Früher waren die Sätze höher, weil Anlagen ein Vielfaches kosteten; heute kommt der Nutzen vor allem vom Eigenverbrauch.',
);

const feedInLawHurry = say(
  'Lassen Sie sich nicht drängen: Ob eine neue Regel Sie trifft, entscheidet das Datum der Inbetriebnahme oder des Netzantrags, und das schafft eine Unterschrift diese Woche oft gar nicht mehr. Der größte Teil des Nutzens kommt aus dem Strom, den Sie selbst verbrauchen, und der bleibt. Vergleichen Sie zwei oder drei Angebote und unterschreiben Sie, wenn es auch mit niedriger Vergütung aufgeht.',
);

const batteryWorthMoneyBack = say(
  'Rechnen Sie die Ersparnis je kWh aus: Ihr Strompreis weniger Ihre Vergütung, mal die kWh, die der Akku im Jahr wirklich verschiebt, etwa zweihundert bis zweihundertfünfzig volle Ladungen. Teilen Sie den Preis durch diesen Betrag. Liegt das Ergebnis über der Garantie von meist {batteryWarranty} Jahren, ist er eher Komfort als Geldanlage.',
);

const smartMeterRefuse = say(
  'Ganz ablehnen lässt er sich meist nicht: Ist der Tausch vorgesehen, müssen Sie ihn dulden. Die Funkstrahlung ist viel schwächer als die eines Mobiltelefons und nur für kurze Augenblicke da. Wenn Sie Sorgen wegen der Gesundheit oder der Daten haben, fragen Sie schriftlich nach der sparsamsten Einstellung oder einer Übertragung über die Stromleitung.',
);

const dynamicTariffRisk = say(
  'Das Risiko sind einzelne teure Stunden, meist winterabends ohne Wind und Sonne; sie treffen Sie nur mit dem Strom, den Sie gerade dann verbrauchen. Wer Auto und Wärmepumpe in diesen Stunden ruhen lässt, merkt wenig, wer elektrisch durchheizt, mehr. Ein Preisdeckel und eine kurze Kündigungsfrist begrenzen es.',
);

const dynamicTariffHowWorks = say(
  'Die Preise für morgen stehen am frühen Nachmittag fest und erscheinen in der App des Anbieters; günstig ist es meist nachts und mittags bei viel Sonne, teuer früh und am Abend. Zusehen müssen Sie nicht: Ladestation, Wärmepumpe oder ein Energiemanager suchen die Stunden selbst. Nötig ist ein Zähler, der viertelstündlich misst.',
);

const dynamicTariffSavings = say(
  'Der Gewinn ist der Preisunterschied mal die Kilowattstunden, die Sie wirklich verschieben: Mit Auto oder Wärmepumpe sind es einige tausend im Jahr, mit Wasch- und Spülmaschine nur ein paar hundert. Weil Netzentgelte, Abgaben und Steuern gleich bleiben, schwankt nur ein Teil des Preises, und auch bei negativem Börsenpreis zahlen Sie meist noch etwas. Ohne Auto oder Pumpe bleibt wenig.',
);

const controllableDevices = say(
  'Gesteuert werden nur große, verschiebbare Verbraucher: Wärmepumpe, Boiler, Ladestation, Klimagerät, manchmal der Speicher. Licht, Herd, Kühlschrank und gewöhnliche Steckdosen bleiben unberührt. Welche Geräte bei Ihnen angeschlossen sind, zeigen der Vertrag und das kleine Steuergerät im Zählerkasten oder am Gerät.',
);

const controllableHowLong = say(
  'Üblich sind Eingriffe von einer halben bis zwei Stunden, bei festen Sperrzeiten bis dreimal am Tag, bei freiwilligen Programmen nur an einigen Spitzentagen im Jahr. Zeiten und Höchstzahl stehen im Tarifblatt oder in den Programmregeln. Programme kündigen sich meist per App oder Nachricht an, feste Sperrzeiten nicht.',
);

const heatPumpTariffSecondMeterWorth = say(
  'Rechnen Sie so: Unterschied der Arbeitspreise mal Jahresverbrauch der Wärmepumpe, minus zweiter Grundpreis und Zählergebühr; teilen Sie einen Umbau durch zehn Jahre. Bei wenigen Rappen oder Cent Unterschied lohnt es sich erst ab mehreren tausend kWh. Ist der Unterschied kleiner als die Grundgebühr oder haben Sie Solarstrom, bleiben Sie bei einem Zähler.',
);

const heatPumpTariffBlockingHours = say(
  'Für den günstigen Tarif darf das Werk die Wärmepumpe meist einige Stunden am Tag sperren, oft mittags oder abends, je höchstens etwa zwei Stunden. Im Haus merken Sie davon fast nie etwas, weil Boden, Wände und Speicher die Wärme halten; leichte Häuser ohne Speicher am ehesten. Fragen Sie nach Dauer, Uhrzeit und dem Rabatt, dann können Sie ihn gewöhnlich annehmen.',
);

const heatPumpTariffWithoutSecondMeter = say(
  'Ohne zweiten Zähler geht es oft auch: Fragen Sie nach einem Doppeltarif, einem Tarif nach Tageszeit oder einem dynamischen Tarif, bei denen Sie die Wärmepumpe in günstige Stunden legen. Manche Werke geben den Wärmepumpentarif für das ganze Haus, wenn sie das Gerät sperren dürfen. Ein intelligenter Zähler genügt dafür in der Regel.',
);

const gridFeesDifference = say(
  'Das Netzentgelt verteilt die Kosten der Leitungen auf die, die daran hängen: Wo wenige Menschen weit verstreut wohnen, viel ausgebaut wird oder alte Anlagen erneuert werden, zahlt jeder mehr. Es steigt zurzeit, weil Netze für Solarstrom, Wärmepumpen und Autos verstärkt werden. Der Unterschied zum Nachbarort liegt am anderen Netzbetreiber, nicht am Lieferanten.',
);

const gridFeesLower = say(
  'Durch Anbieterwechsel nicht, aber durch weniger Bezug: Jede Kilowattstunde vom eigenen Dach oder aus besserer Nutzung spart das Netzentgelt mit. Darüber hinaus hilft es, Verbrauch in günstige Netzzeiten zu legen, wo es sie gibt, und hohe Spitzen zu vermeiden. Der feste Teil bleibt, solange Sie angeschlossen sind.',
);

const gridFeesFixedPart = say(
  'Den festen Teil zahlen Sie für den Anschluss und den Zähler, auch ohne Verbrauch, weil die Leitung jederzeit bereitsteht. Er fällt erst weg, wenn der Anschluss stillgelegt oder mehrere Zähler zusammengelegt werden; was das kostet, sagt der Netzbetreiber. Wer wenig verbraucht, trägt dadurch je Kilowattstunde mehr.',
);

const gridFeesHours = say(
  'Netzentgelte nach Tageszeit gibt es bei manchen Netzbetreibern: Mittags oder nachts sind sie niedriger, am frühen Abend höher. Sie brauchen dafür einen Zähler, der Viertelstunden misst, und müssen den Tarif meist selbst wählen. Es lohnt sich, wenn Sie Auto, Boiler oder Wärmepumpe verschieben können; das Preisblatt des Netzbetreibers nennt die Stunden.',
);

const gridFeesLines = say(
  'Die Rechnung hat drei Blöcke: die Energie (vom Lieferanten), das Netz (Leitungen, Zähler, Netzbetrieb) und Steuern, Umlagen und Abgaben. Nur den ersten ändern Sie mit einem Wechsel, die beiden anderen sind bei jedem Lieferanten gleich. Das Netzgeld geht an den örtlichen und den überregionalen Netzbetreiber, Abgaben an Gemeinde und Staat.',
);

const gridFeesComplain = say(
  'Reklamieren können Sie kostenlos: zuerst schriftlich beim Netzbetreiber mit der Bitte um das Preisblatt, danach bei der Aufsicht. Prüfen Sie vorher, ob der Betrag auf der Rechnung zum veröffentlichten Preisblatt passt; falsche Zählerdaten oder Tarifgruppen sind häufiger als zu hohe Tarife. Die Höhe selbst ist behördlich geprüft und gilt für alle, einzelne Ausnahmen gibt es nicht.',
);

const thermostatEmptyHouse = say(
  'Halten Sie ein leeres Haus im Winter auf zehn bis zwölf Grad, Bad und Leitungen an Außenwänden eingeschlossen, oder lassen Sie Wasser und Heizung ganz entleeren. Den Haupthahn drehen Sie in jedem Fall zu. Eine Wärmepumpe mit Wasser im Außengerät darf nie stromlos sein. Die Versicherung verlangt meist Heizen oder Entleeren und regelmäßige Kontrolle; ein Fühler, der bei Kälte aufs Handy meldet, kostet wenig.',
);

export const de: DetailTexts<'power'> = {
  selfConsumption: {
    timing: {
      question: 'Soll ich mit Solaranlage Geräte mittags laufen lassen?',
      answer: say(
        'Geräte mittags laufen zu lassen hilft, aber begrenzt: Wasch- und Spülmaschine verschieben zusammen meist nur einige Prozent des Verbrauchs. Starten Sie sie nacheinander statt gleichzeitig, damit die Leistung der Module reicht; Zeitschaltuhr oder Startvorwahl genügt. Viel mehr bewirken die großen Verbraucher: Warmwasser, Auto, Poolpumpe, Klimaanlage oder Wärmepumpe in die Zeit von zehn bis sechzehn Uhr legen.',
      ),
    },
    raise: {
      question: 'Wie nutze ich mehr von meinem eigenen Solarstrom?',
      answer: say(
        'Am meisten heben Sie den Eigenverbrauch, wenn große Verbraucher dem Überschuss folgen: Warmwasser mittags bereiten, das Auto tagsüber mit Überschuss laden, die Wärmepumpe mittags etwas mehr heizen oder kühlen lassen. Ein Energiemanager schaltet das von selbst, Ost-West-Module strecken den Ertrag über den Tag. Danach hilft ein Speicher; verbrauchen Sie aber nicht nur mehr, um die Quote zu heben.',
      ),
    },
    offGrid: {
      question: 'Kann ich mich mit Solar ganz vom Stromnetz trennen?',
      answer: say(
        'Ein normales Haus vom Netz zu trennen geht technisch, lohnt aber fast nie: Im Winter fehlt wochenlang Sonne, und kein bezahlbarer Akku trägt den Sommer dorthin. Sie bräuchten ein Vielfaches an Modulen und dazu einen Generator oder Ähnliches. Sinnvoller ist, von Frühling bis Herbst fast ohne Zukauf zu leben und den Anschluss zu behalten; echte Insellösungen passen zu Hütten mit kleinem Verbrauch.',
      ),
    },
    myFigure: {
      question: 'Welche Werte sind bei Eigenverbrauch und Autarkie normal?',
      answer: say(
        'Eigenverbrauch ist der Anteil Ihrer Erzeugung, den Sie selbst nutzen; Autarkie der Anteil Ihres Bedarfs, den das Dach deckt. Ohne Speicher sind bei beiden etwa {selfSufficiencyAlone} normal, mit Speicher gut {selfSufficiencyBattery}; große Dächer haben wenig Eigenverbrauch und viel Autarkie, kleine umgekehrt. Werte um achtzig oder neunzig Prozent gelten meist nur im Sommer oder sind Werbung. Beide zeigt die App des Wechselrichters, wenn ein Zähler am Hausanschluss sitzt.',
      ),
    },
    stillBuying: {
      question: 'Warum kaufe ich trotz Solaranlage noch Strom zu?',
      answer: say(
        'Sie kaufen zu, weil Erzeugung und Verbrauch nicht zur gleichen Zeit anfallen: Nachts, morgens, abends und im Winter liefert das Dach wenig, mittags zu viel. Auch bei Sonne reicht es kurz nicht, wenn Herd und Waschmaschine zusammen laufen oder eine Wolke kommt. Sie machen nichts falsch; senken Sie die Dauerlast in der Nacht, und verschieben Sie, was geht, auf den Tag.',
      ),
    },
    atHome: {
      question: 'Nutze ich mehr Solarstrom, wenn ich tagsüber da bin?',
      answer: say(
        'Wer tagsüber zu Hause ist, nutzt mehr selbst, aber weniger als gedacht: Rentner, Homeoffice oder Kinder bringen meist fünf bis zehn Prozentpunkte, weil Kochen und Arbeiten wenig Strom brauchen. Wer tagsüber weg ist, gleicht das mit Zeitprogrammen für Warmwasser, Wäsche und Auto aus. Bei kleinem Haushalt ist eine kleinere Anlage im Verhältnis besser ausgenutzt.',
      ),
    },
    winterShare: {
      question: 'Wie viel Strom deckt die Solaranlage im Winter?',
      answer: say(
        'Im Winter deckt das Dach viel weniger: Von November bis Januar kommt bei uns nur etwa ein Zehntel des Jahresertrags, das reicht meist für zehn bis zwanzig Prozent des Bedarfs, mit Wärmepumpe für weniger. Von April bis September sind mit Speicher achtzig bis über neunzig Prozent üblich. Steile oder senkrechte Module nach Süden heben den Winteranteil etwas.',
      ),
    },
    pool: {
      question: 'Wie betreibe ich den Pool günstig mit Solarstrom?',
      answer: say(
        'Am Pool braucht die Umwälzpumpe am meisten, oft einige Kilowattstunden am Tag; eine drehzahlgeregelte, die langsam und mittags läuft, spart am meisten. Eine Salzanlage zieht etwa so viel wie ein paar Lampen und läuft nur mit der Pumpe, um sie brauchen Sie sich nicht zu kümmern. Heizung und Gegenstromanlage ebenfalls mittags; wird eingespeister Strom zum vollen Preis gutgeschrieben, bringt das Verschieben nichts.',
      ),
    },
  },
  feedIn: {
    fixedHowLong: {
      question: 'Wie lange ist meine Einspeisevergütung gesichert?',
      answer: {
        de: say(
          'Es zählt der Tag der Inbetriebnahme, nicht der Bestellung: Der Satz dieses Tages bleibt {feedInYears} Jahre lang gleich, dazu der Rest des letzten Kalenderjahres. Er sinkt für Sie auch dann nicht, wenn das Gesetz später geändert wird, und beim Verkauf geht er auf den Käufer über. Für Anlagen, die nach {feedInTo} ans Netz gehen, steht die Regel noch nicht fest.',
        ),
        at: say(
          'Einen auf Jahre gesicherten Satz gibt es für neue Anlagen nicht: Der Abnahmepreis folgt dem Markt und ändert sich laufend. Einzelne Stromhändler bieten einen Fixpreis für eine bestimmte Laufzeit; die Dauer und die Kündigungsfrist stehen im Abnahmevertrag.',
        ),
        ch: say(
          'Fest auf Jahre ist der Rückliefertarif nicht: Das Werk passt ihn jedes Jahr oder jedes Quartal an, meist nach dem Marktpreis. Gesichert ist unter {feedInFloorChKw} nur die gesetzliche Untergrenze von {feedInFloorCh}; rechnen Sie vorsichtshalber mit einem Wert nahe daran.',
        ),
        us: say(
          'Das steht im Tarif Ihres Versorgers: Wo volles Net Metering gilt, behalten bestehende Kunden ihre Regel oft für eine feste Zahl von Jahren, garantiert ist das aber nur, wenn es dort steht. Meist entscheidet der Tag des vollständigen Netzanschlussantrags. Lassen Sie sich Frist und Stichtag schriftlich geben.',
        ),
      },
    },
    fullOrSurplus: {
      question: 'Solarstrom selbst nutzen oder alles einspeisen?',
      answer: {
        de: say(
          'Überschusseinspeisung lohnt sich fast immer mehr, denn jede selbst verbrauchte kWh spart rund {powerPriceDe}, Volleinspeisung bringt nur {fullFeedInDe}. Volleinspeisung passt, wenn im Haus kaum Strom gebraucht wird oder das Dach nicht zum Haus gehört. Wechseln können Sie von Jahr zu Jahr, wenn Sie es dem Netzbetreiber vor dem ersten Dezember des Vorjahres melden.',
        ),
        at: feedInFullOrSurplus,
        ch: say(
          'Den Überschuss zu verkaufen lohnt sich fast immer mehr, denn selbst verbrauchter Strom spart rund {powerPriceCh}. Alles einzuspeisen passt, wo kaum jemand Strom braucht, etwa auf einer Scheune: Dafür zahlt Pronovo eine höhere Einmalvergütung, und Sie verzichten auf den Eigenverbrauch.',
        ),
        us: feedInFullOrSurplus,
      },
    },
    payout: {
      question: 'Wer zahlt mir den eingespeisten Solarstrom und wie?',
      answer: {
        de: say(
          'Ihr Netzbetreiber zahlt, nicht Ihr Stromlieferant: meist monatliche Abschläge auf Ihr Konto und einmal im Jahr die Abrechnung nach Zählerstand, ohne dass Sie eine Rechnung schreiben. Stimmt die Gutschrift nicht oder bleibt sie aus, prüfen Sie Inbetriebnahmedatum, Leistung und Zählerstand und widersprechen schriftlich. Hilft das nicht, vermittelt die Clearingstelle EEG.',
        ),
        at: say(
          'Es zahlt, wer Ihren Strom laut Vertrag abnimmt, also die OeMAG oder ein Händler, nach den Zählwerten des Netzbetreibers und als Gutschrift auf Ihr Konto. Ohne Abnahmevertrag fließt der Überschuss unbezahlt ins Netz. Stimmt eine Gutschrift nicht, vergleichen Sie sie mit den Werten im Netzportal und widersprechen schriftlich; die Schlichtungsstelle der E-Control hilft kostenlos.',
        ),
        ch: say(
          'Ihr Elektrizitätswerk zahlt, meist als Gutschrift auf der Stromrechnung oder als Überweisung im Quartal oder im Jahr; eine Rechnung schreiben Sie nicht. Auf der Abrechnung stehen Energie und Herkunftsnachweis oft getrennt; den Nachweis vergüten nicht alle Werke, und Sie müssen ihn dort abtreten. Fehlt etwas, fragen Sie das Werk nach dem Tarifblatt.',
        ),
        us: say(
          'Meist kommt kein Geld, sondern eine Gutschrift auf Ihrer Stromrechnung; Sie schreiben keine Rechnung. Was nach zwölf Monaten übrig bleibt, zahlen manche Versorger zu einem kleinen Satz aus, andere behalten es. Zähler und Gutschrift stehen auf der Rechnung; stimmen sie nicht, hilft nach dem Versorger die Aufsicht Ihres Bundesstaats.',
        ),
      },
    },
    carryOver: {
      question: 'Zählt mein Solarüberschuss vom Sommer für den Winter?',
      answer: {
        de: feedInCarryOver,
        at: feedInCarryOver,
        ch: feedInCarryOver,
        us: say(
          'Bei Net Metering werden Gutschriften in der Regel von Monat zu Monat übertragen, Ihr Juli hilft also im Dezember. Einmal im Jahr wird abgerechnet: Was dann übrig ist, wird meist nur zu einem kleinen Satz bezahlt oder verfällt. Bei verringerten Sätzen wandert ein Dollarbetrag mit, nicht die kWh.',
        ),
      },
    },
    otherBuyer: {
      question: 'Kann ich mir aussuchen, wer meinen Solarstrom kauft?',
      answer: {
        de: say(
          'Sie können den Strom über einen Direktvermarkter verkaufen statt zum festen Satz; Pflicht ist das erst ab hundert kW. Bei einem Einfamilienhaus fressen Grundgebühr und Messtechnik den Mehrerlös meist auf, und der Preis schwankt mit der Börse. Ihr Stromlieferant spielt keine Rolle, den Netzbetreiber können Sie nicht wählen.',
        ),
        at: say(
          'Den Abnehmer können Sie frei wählen: die OeMAG, Ihren Stromlieferanten oder einen anderen Händler; der Netzbetreiber bleibt derselbe. Vergleichen Sie auf e-control.at Preis, Bindung und ob Sie auch den Bezug dort haben müssen. Mit einer Energiegemeinschaft verkaufen Sie an Nachbarn, oft zu einem besseren Preis.',
        ),
        ch: say(
          'Das Werk am Ort muss Ihnen den Strom abnehmen, Sie dürfen ihn aber auch einem anderen Abnehmer verkaufen; dann gilt dessen Vertrag und keine Untergrenze. Bei kleinen Anlagen bringt das nach Gebühren selten viel. Oft besser: Nachbarn über einen ZEV oder eine lokale Elektrizitätsgemeinschaft beliefern.',
        ),
        us: say(
          'Meist kann nur Ihr Versorger den Überschuss gutschreiben, einen anderen Käufer gibt es nicht. Anders ist es in Bundesstaaten mit freiem Strommarkt, etwa in großen Teilen von Texas: Dort wählen Sie einen Anbieter mit Rückkauftarif. Vergleichen Sie Rückkaufpreis, Obergrenze und Strompreis zusammen.',
        ),
      },
    },
    whyLittle: {
      question: 'Warum bekomme ich so wenig für eingespeisten Solarstrom?',
      answer: {
        de: feedInWhyLittle,
        at: feedInWhyLittle,
        ch: say(
          'Das ist heute üblich: Jedes Werk legt seinen Tarif selbst fest, meist nach dem Marktpreis, und der ist mittags im Sommer tief. In Ihrem Bezugspreis stecken dagegen auch Netz und Abgaben. Unter {feedInFloorCh} darf der Tarif von Anlagen unter {feedInFloorChKw} nicht fallen; ob Ihr Werk richtig rechnet, zeigt pvtarif.ch.',
        ),
        us: feedInWhyLittle,
      },
    },
    perYear: {
      question: 'Wie viel bringt eingespeister Solarstrom im Jahr?',
      answer: {
        de: say(
          'Rechnen Sie die eingespeisten kWh mal den Satz: Je tausend kWh sind das bei {feedInDe} etwa siebenundsiebzig Euro. Ohne Speicher gehen bei einem Einfamilienhaus gut zwei Drittel ins Netz; bei {feedInKwp} und rund neuntausend kWh im Jahr kommen so etwa fünfhundert Euro zusammen. Mehr bringt, was Sie selbst verbrauchen.',
        ),
        at: say(
          'Rechnen Sie die eingespeisten kWh mal Ihren Abnahmepreis: Je tausend kWh bringt jeder Cent zehn Euro. Ohne Speicher gehen bei einem Einfamilienhaus gut zwei Drittel der Erzeugung ins Netz; das Monitoring oder die Netzrechnung zeigt Ihre Menge.',
        ),
        ch: say(
          'Rechnen Sie die eingespeisten kWh mal den Rückliefertarif: Je tausend kWh sind das bei {feedInFloorCh} sechzig und bei {feedInExampleCh} zweiundachtzig Franken. Ohne Speicher gehen bei einem Einfamilienhaus gut zwei Drittel der Erzeugung ins Netz, es kommen also meist einige hundert Franken im Jahr zusammen.',
        ),
        us: say(
          'Rechnen Sie die eingespeisten kWh mal Ihren Satz. Bei vollem Net Metering ist jede kWh so viel wert wie gekaufter Strom, im Landesmittel {powerPriceUs}; bei Sätzen wie in Kalifornien bringen tausend kWh nur fünfzig bis achtzig Dollar. Davon leben kann man nicht: Es mindert die Rechnung, ein Einkommen ist es nicht.',
        ),
      },
    },
  },
  feedInLaw: {
    existing: {
      question: 'Gelten neue Regeln auch für meine alte Solaranlage?',
      answer: {
        de: say(
          'Laufende Anlagen behalten ihren Satz: Er gilt {feedInYears} Jahre ab Inbetriebnahme; eine rückwirkende Kürzung ist nicht beschlossen und steht auch nicht im Entwurf. Der Entwurf vom {eegDraftDate} betrifft nur Anlagen, die nach seinem Inkrafttreten ans Netz gehen. Wer das Haus übernimmt, übernimmt auch den Satz.',
        ),
        at: say(
          'Ein fester Satz über viele Jahre ist in Österreich nur bei alten Ökostromverträgen zugesagt, und die bleiben bis zum Ende bestehen. Sonst gilt Ihr Abnahmevertrag: Der Preis folgt dem Markt oder kann mit Frist geändert werden, und Sie dürfen wechseln. Netzregeln aus dem ElWG treffen vor allem neue und wesentlich geänderte Anlagen.',
        ),
        ch: say(
          'Eine fest zugesagte Rückliefervergütung haben in der Schweiz nur Anlagen mit alter KEV; sie bleibt bis zum Ende der Laufzeit. Alle anderen erhalten, was der Netzbetreiber vergütet, und das kann sich laufend ändern, unter {feedInFloorChKw} aber nicht unter den gesetzlichen Mindestwert von {feedInFloorCh}. Eine bezahlte Einmalvergütung nimmt Ihnen niemand mehr weg.',
        ),
        us: say(
          'Die meisten Bundesstaaten lassen bestehende Kunden über viele Jahre, oft zehn bis zwanzig ab Anschluss, in ihren alten Regeln; danach gilt der neue Tarif. Nicht geschützt sind oft Grundgebühren, und wer die Anlage stark erweitert, kann den Bestandsschutz verlieren. Wie lange er bei Ihnen gilt und ob er beim Hausverkauf mitgeht, steht im Tarifblatt Ihres Versorgers.',
        ),
      },
    },
    newSystem: {
      question: 'Mit welcher Vergütung kann eine neue Solaranlage rechnen?',
      answer: {
        de: say(
          'Sie trifft es erst, wenn der Entwurf vom {eegDraftDate} Gesetz ist und Ihre Anlage danach ans Netz geht: Neue unter {eegDraftKwp} bekämen dann keine dauerhafte feste Vergütung mehr. Es zählt der Tag der Inbetriebnahme, nicht die Bestellung; bis {feedInTo} gelten {feedInDe}. Rechnen Sie danach vorsichtig ohne Vergütung und lassen Sie sich den Termin zusagen.',
        ),
        at: say(
          'Für neue Anlagen gibt es in Österreich ohnehin keinen gesetzlich fixen Einspeisetarif; der Preis kommt aus Ihrem Abnahmevertrag. Das ElWG bringt für Neue die Kappung über {peakLimitAtKw} und eine neue Verteilung der Netzkosten. Rechnen Sie mit dem Strom, den Sie selbst verbrauchen, und lassen Sie sich den Netzzugang vor dem Kauf schriftlich bestätigen.',
        ),
        ch: say(
          'Für neue Anlagen gilt das Stromgesetz schon: Die Vergütung folgt dem Marktpreis des Quartals, mit einem Minimum von {feedInFloorCh} für Anlagen unter {feedInFloorChKw}, und der Netzbetreiber darf die Einspeisespitze kappen. Dafür sind ZEV, vZEV und lokale Elektrizitätsgemeinschaften möglich. Rechnen Sie vor allem mit dem Strom, den Sie selbst brauchen.',
        ),
        us: say(
          'Für Sie gelten meist die Regeln an dem Tag, an dem Ihr Antrag auf Netzanschluss vollständig vorliegt, nicht an dem der Unterschrift. Stellt Ihr Staat von Net Metering auf Net Billing um, ist eingespeister Strom deutlich weniger wert; in Kalifornien liegt er bei {exportCalifornia}. Fragen Sie den Versorger nach Stichtag und Dauer, und rechnen Sie mit Eigenverbrauch.',
        ),
      },
    },
    hurry: {
      question: 'Muss ich mich wegen neuer Solarregeln beeilen?',
      answer: {
        de: feedInLawHurry,
        at: feedInLawHurry,
        ch: say(
          'Lassen Sie sich nicht drängen: Der grösste Teil des Nutzens kommt aus dem Strom, den Sie selbst verbrauchen, und der bleibt bei jeder Regel. Ein fester Termin, nach dem alles verloren wäre, ist uns nicht bekannt; die Vergütung ändert ohnehin laufend. Vergleichen Sie zwei oder drei Offerten und unterschreiben Sie, wenn es auch mit tiefer Vergütung aufgeht.',
        ),
        us: feedInLawHurry,
      },
    },
    cap: {
      question: 'Darf der Netzbetreiber meine Einspeisung begrenzen?',
      answer: {
        de: say(
          'Neue Anlagen ohne Steuerbox dürfen nur {feedInLimit} ihrer Modulleistung einspeisen, bis Smart Meter und Steuerung eingebaut und geprüft sind; wer vor dem {spikesLawSince} ans Netz ging, ist nicht betroffen. Gekappt wird nur die Mittagsspitze ins Netz, nicht was Sie selbst verbrauchen oder speichern. Das kostet meist nur wenige Prozent des Ertrags, bei Ost-West oder mit Batterie noch weniger.',
        ),
        at: say(
          'Neue Anlagen über {peakLimitAtKw} dürfen höchstens {peakLimitAt} der Modulleistung einspeisen. Gekappt wird nur die Mittagsspitze ins Netz, nicht was Sie selbst verbrauchen oder speichern; das kostet meist nur wenige Prozent des Ertrags. Ganz abschalten darf der Netzbetreiber nur, wenn die Sicherheit des Netzes es verlangt.',
        ),
        ch: say(
          'Der Netzbetreiber darf bei neuen Anlagen und beim Ersatz des Wechselrichters die Einspeisung auf {feedCapCh} der Modulleistung begrenzen, ohne Entschädigung bis höchstens {feedCapLossCh} der Jahresproduktion. Gekappt wird nur die Spitze ins Netz, nicht was Sie selbst verbrauchen oder speichern. Meist gehen dabei nur ein bis zwei Prozent verloren, bei Ost-West oder mit Batterie noch weniger.',
        ),
        us: say(
          'Eine bundesweite Kappung gibt es nicht, aber manche Versorger begrenzen beim Anschluss die Einspeiseleistung oder verlangen eine Abschaltung bei Störungen. Betroffen ist nur, was ins Netz geht, nicht was Sie selbst verbrauchen oder speichern. Ob für Sie eine Grenze gilt, steht im Anschlussvertrag (interconnection agreement).',
        ),
      },
    },
    negativePrices: {
      question: 'Was bedeuten negative Strompreise für meinen Solarstrom?',
      answer: {
        de: say(
          'Anlagen, die seit dem {spikesLawSince} ans Netz gingen, bekommen für Zeiten mit negativem Börsenpreis keine Vergütung; bei kleinen beginnt das erst nach dem Jahr, in dem der Smart Meter eingebaut ist. Die verlorene Zeit wird hinten an die {feedInYears} Jahre angehängt. Ältere sind ausgenommen, nur große nicht: ab {negativeLarge}, am Netz seit {negativeLargeSince}, und ab {negativeEarlier}, am Netz seit {negativeEarlierSince}, entfällt die Zahlung, wenn der Preis je nach Baujahr einige Stunden am Stück negativ ist. Selbst verbrauchter Strom ist nie betroffen.',
        ),
        at: say(
          'In Österreich entscheidet Ihr Abnahmevertrag: Bei einem Monats- oder Fixpreis spüren Sie einzelne negative Stunden kaum, bei einem stündlichen Börsentarif bekommen Sie dann nichts oder zahlen sogar. Fragen Sie den Abnehmer nach der Regel für negative Preise. Wer mittags lädt, speichert oder Warmwasser macht, ist kaum betroffen.',
        ),
        ch: say(
          'Solange die Vergütung dem Mittel des Quartals folgt, treffen Sie einzelne Stunden mit negativem Preis nicht direkt; sie drücken nur den Durchschnitt, und Anlagen unter {feedInFloorChKw} bekommen mindestens {feedInFloorCh}. Vergütet Ihr Netzbetreiber nach Stunden, lesen Sie seine Regel nach. Mittags selbst verbrauchen hilft in jedem Fall.',
        ),
        us: say(
          'Die meisten Versorger rechnen Haushalten feste Gutschriften ab, da spielen negative Börsenpreise keine Rolle. Wo nach Stunde oder Marktpreis vergütet wird, kann die Gutschrift mittags gegen null gehen. Sehen Sie im Tarifblatt nach, ob der Export fest oder nach Zeit bewertet wird; eine Batterie oder Verbrauch am Mittag schützt.',
        ),
      },
    },
  },
  batteryWorth: {
    moneyBack: {
      question: 'Wie rechne ich aus, ob sich ein Speicher bezahlt macht?',
      answer: {
        de: say(
          'Rechnen Sie die Ersparnis je kWh aus: {powerPriceDe} Strompreis weniger {feedInDe} Vergütung, mal die kWh, die der Akku im Jahr wirklich verschiebt, etwa zweihundert bis zweihundertfünfzig volle Ladungen. Teilen Sie den Preis durch diesen Betrag. Liegt das Ergebnis über der Garantie von {batteryWarranty} Jahren, ist er eher Komfort als Geldanlage.',
        ),
        at: batteryWorthMoneyBack,
        ch: say(
          'Rechnen Sie die Ersparnis je kWh aus: Ihr Strompreis, im Mittel {powerPriceCh}, weniger Ihre Vergütung, zum Beispiel {feedInExampleCh}, mal die kWh, die der Akku im Jahr wirklich verschiebt, etwa zweihundert bis zweihundertfünfzig volle Ladungen. Teilen Sie den Preis durch diesen Betrag. Liegt das Ergebnis über der Garantie von {batteryWarranty} Jahren, ist er eher Komfort als Geldanlage.',
        ),
        us: batteryWorthMoneyBack,
      },
    },
    smallUse: {
      question: 'Lohnt sich ein Speicher, wenn ich wenig Strom brauche?',
      answer: say(
        'Bei kleinem Verbrauch oder wenn das meiste schon tagsüber verbraucht wird, lohnt sich ein Speicher selten: Er wird kaum geleert und verschiebt zu wenig kWh, um seinen Preis einzuspielen. Als Maß gilt etwa {batteryRule} kWh Akku je {batteryUse} kWh Jahresverbrauch, lieber kleiner. Wer abends und nachts viel braucht, hat den größten Nutzen.',
      ),
    },
    winterEmpty: {
      question: 'Was bringt ein Stromspeicher im Winter?',
      answer: say(
        'Im Winter bleibt der Speicher meist leer, weil die Module kaum mehr liefern, als das Haus gerade braucht; mit Wärmepumpe gilt das noch mehr. Nutzen bringt er vor allem von März bis Oktober. Im Dezember und Januar hilft er nur, wenn Sie einen Tarif mit wechselnden Preisen haben und ihn nachts billig laden.',
      ),
    },
    later: {
      question: 'Stromspeicher gleich mitkaufen oder später nachrüsten?',
      answer: say(
        'Sie können ohne Speicher anfangen und ihn später ergänzen: Die Preise sinken seit Jahren, und nach einem Jahr kennen Sie Ihren Überschuss genau. Nehmen Sie dafür jetzt einen Hybrid-Wechselrichter oder lassen Sie Platz und Leitung vorsehen. Sofort kaufen ist sinnvoll, wenn Sie jetzt einen Zuschuss dafür bekommen oder wenn Ihre Einspeisung kaum etwas bringt.',
      ),
    },
    oldSystem: {
      question: 'Lohnt sich ein Speicher für meine alte Solaranlage?',
      answer: say(
        'An eine alte Anlage lässt sich fast immer ein Speicher mit eigenem Wechselrichter auf der Wechselstromseite anschließen, unabhängig von der Marke der Anlage. Sinnvoll ist es, wenn Sie Überschuss selbst nutzen dürfen und für die Einspeisung wenig bekommen. Solange noch eine hohe alte Vergütung läuft, bringt das Einspeisen mehr als das Speichern.',
      ),
    },
    insteadOf: {
      question: 'Lieber mehr Solarmodule statt eines Speichers?',
      answer: say(
        'Mehr Module bringen je Euro meist mehr als ein Speicher, solange Dach frei ist: Sie liefern auch im Winter und halten doppelt so lange. Auch ein Boiler oder ein E-Auto, das mittags lädt, nimmt Überschuss billiger auf als ein Akku. „Cloud“-Speicher ersetzen keinen echten: Das ist ein Stromtarif mit Grundgebühr, den Sie durchrechnen müssen.',
      ),
    },
    gridRates: {
      question: 'Bei welchem Stromtarif lohnt sich ein Speicher?',
      answer: say(
        'Das entscheidet Ihr Tarif: Bei Preisen, die nach Tageszeit stark wechseln, spart ein Akku, indem er billig lädt und zur teuren Zeit entlädt, auch ohne Module. Der Abstand sollte nach etwa einem Zehntel Verlust noch die Kosten je Ladung decken. Wird Ihre Einspeisung voll zum Strompreis verrechnet, bringt er finanziell nichts, nur Strom bei Ausfall.',
      ),
    },
    eco: {
      question: 'Ist ein Stromspeicher gut für die Umwelt?',
      answer: say(
        'Für die Umwelt ist ein Speicher meist ein kleiner Gewinn: Seine Herstellung ist nach einigen Jahren Nutzung ausgeglichen, aber nötig für gute Solarenergie ist er nicht, denn Überschuss ersetzt auch im Netz fossilen Strom. Die heute üblichen Eisenphosphat-Akkus kommen ohne Kobalt und Nickel aus. Ein kleiner, gut genutzter ist besser als ein großer, der halb voll dasteht.',
      ),
    },
  },
  batterySize: {
    outage: {
      question: 'Wie groß muss der Speicher für einen Stromausfall sein?',
      answer: say(
        'Zählen Sie zusammen, was laufen muss: Watt mal Stunden, durch tausend, plus etwa ein Fünftel Reserve. Kühlschrank, Licht und Router brauchen am Tag zwei bis drei kWh, eine Gefriertruhe rund eine, eine Brunnenpumpe oder ein kleines Klimagerät ein Mehrfaches; damit trägt ein Speicher von zehn kWh das Nötigste etwa einen bis zwei Tage, bei Sonne länger. Achten Sie auch auf die Leistung in kW, denn Motoren ziehen beim Start viel, und auf Notstrom im Angebot.',
      ),
    },
    tooBig: {
      question: 'Ab wann ist ein Stromspeicher zu groß?',
      answer: say(
        'Ab dem Punkt, an dem der Speicher nachts nicht mehr leer wird, bringt jede weitere kWh fast nichts: Im Sommer bleibt er voll, im Winter leer. Meist liegt die Grenze nahe beim üblichen Verbrauch zwischen Sonnenuntergang und Morgen; für zwei Personen sind das oft nur vier bis sechs kWh. Zu groß schadet der Batterie kaum, aber Sie zahlen für Platz, den Sie nicht nutzen.',
      ),
    },
    emptyEvening: {
      question: 'Ist mein Stromspeicher zu klein, wenn er abends leer ist?',
      answer: say(
        'Ein Speicher, der abends leer ist, ist nicht unbedingt zu klein: Er hat den teuersten Teil ersetzt, und die letzten kWh einer größeren Batterie rechnen sich am schlechtesten. Verdoppeln lohnt nur, wenn er fast das ganze Jahr mittags voll ist und noch viel ins Netz geht. Oft hilft mehr, Wäsche, Auto und Warmwasser in den Tag zu legen; viele Systeme lassen sich später um Module erweitern.',
      ),
    },
    usable: {
      question: 'Was zählt beim Speicher: nutzbare oder volle Kapazität?',
      answer: say(
        'Rechnen Sie mit der nutzbaren Kapazität, denn ein Rest bleibt zum Schutz der Zellen immer stehen; sie liegt meist fünf bis fünfzehn Prozent unter der Zahl im Prospekt. Vergleichen Sie auch den Preis je nutzbarer kWh. Daneben zählt die Leistung: Für Herd, Wärmepumpe oder Notstrom sollten es etwa fünf kW oder mehr sein, für Licht und Kühlschrank genügen zwei bis drei.',
      ),
    },
    nightUse: {
      question: 'Wie groß muss der Stromspeicher für die Nacht sein?',
      answer: say(
        'Am genauesten geht es mit dem Zähler: Lesen Sie zwei Wochen lang bei Sonnenuntergang und am Morgen ab und nehmen Sie den mittleren Unterschied, aufgerundet auf die nächste Größe. Mehr Reserve brauchen Sie nicht, denn einzelne Nächte mit hohem Verbrauch rechtfertigen keinen größeren Akku. Liegt die Solarleistung darunter, gilt der kleinere Wert.',
      ),
    },
    heatPumpCar: {
      question: 'Brauchen Wärmepumpe und E-Auto einen größeren Speicher?',
      answer: say(
        'Wärmepumpe und Auto rechnen Sie beim Speicher meist nicht mit: Im Winter fehlt der Überschuss, um ihn zu füllen, und ein Auto schluckt in einer Nacht mehr, als er fasst. Legen Sie ihn nach dem Haushaltsstrom aus und laden Sie Auto und Warmwasser lieber direkt mit der Sonne. Klimagerät oder Pool, die abends im Sommer laufen, dürfen dagegen mitzählen.',
      ),
    },
    farm: {
      question: 'Wie groß soll ein Speicher für Hof oder Betrieb sein?',
      answer: say(
        'Für Hof, Betrieb oder Mehrfamilienhaus gilt die Faustregel nicht; maßgeblich sind Ihre Viertelstundenwerte: wie viel in den Stunden ohne Sonne gebraucht wird und wie hoch die Spitzen sind. Meist lohnt ein Bruchteil des Tagesverbrauchs, bei Ställen oft die Menge der Melkzeit vor Sonnenaufgang. Geben Sie einem Planer die Lastgangdaten des Netzbetreibers und lassen Sie zwei Größen rechnen.',
      ),
    },
  },
  batteryLifetime: {
    years: {
      question: 'Wann muss ich meinen Stromspeicher ersetzen?',
      answer: say(
        'Rechnen Sie je nach Gebrauch mit {batteryYears} Jahren, bei einem heutigen Lithium-Eisenphosphat-Speicher eher am oberen Ende: Im Haushalt kommen etwa zweihundert bis zweihundertfünfzig volle Ladungen im Jahr zusammen, und die Zellen halten mehrere Tausend. Anders als beim Handy ist er danach nicht tot, er speichert nur weniger. In der Lebenszeit der Module brauchen Sie deshalb meist einmal Ersatz; nehmen Sie ihn in die Rechnung auf.',
      ),
    },
    fading: {
      question: 'Wie schnell verliert ein Stromspeicher Kapazität?',
      answer: say(
        'Üblich ist ein Verlust von ein bis drei Prozent im Jahr, am Anfang etwas mehr; nach zehn Jahren sind meist noch sieben bis acht Zehntel da. Fällt die nutzbare Kapazität deutlich schneller, prüfen Sie erst, ob der Hersteller per Update gedrosselt hat oder eine Neukalibrierung (einmal voll laden, einmal leeren) hilft. Liegt sie unter dem garantierten Wert, melden Sie es mit Messprotokoll dem Hersteller.',
      ),
    },
    heatCold: {
      question: 'Schaden Hitze und Kälte dem Stromspeicher?',
      answer: say(
        'Am längsten lebt er kühl und trocken, zwischen etwa zehn und fünfundzwanzig Grad, also im Keller oder Technikraum. Dauernde Hitze über fünfunddreißig Grad kann Jahre kosten; in einer heißen Garage gehört er an eine schattige Innenwand oder braucht ein gekühltes Gerät. Frost schadet beim Stehen kaum, doch unter null lädt er gedrosselt oder gar nicht, wenn er keine Heizung hat. Halten Sie sich an den Bereich im Datenblatt, sonst ist die Garantie weg.',
      ),
    },
    warrantyTerms: {
      question: 'Wann endet die Garantie auf den Stromspeicher?',
      answer: say(
        'Die Garantie endet mit dem, was zuerst kommt: den Jahren (oft {batteryWarranty}), den Ladezyklen oder der durchgesetzten Energie in MWh. Teilen Sie die MWh durch die Speichergröße, dann haben Sie die Vollladungen; ein Haushalt braucht davon etwa zweihundert bis zweihundertfünfzig im Jahr, die Jahre laufen also meist zuerst ab. Danach arbeitet er einfach weiter. Fragen Sie auch, ob Arbeitszeit und Versand enthalten sind und ob er online sein muss.',
      ),
    },
    care: {
      question: 'Was kann ich tun, damit der Stromspeicher länger hält?',
      answer: say(
        'Bei Lithium-Eisenphosphat müssen Sie wenig tun, die Elektronik begrenzt Laden und Entladen selbst. Gut tut ihm, nicht wochenlang ganz voll oder ganz leer zu stehen, im Winter einen Rest von zehn bis zwanzig Prozent zu behalten und alle paar Wochen einmal voll zu laden, damit die Anzeige stimmt. Ein zweiter Zyklus am Tag mit dynamischem Tarif nutzt ihn etwas schneller ab; das lohnt nur, wenn der Preisunterschied mehr bringt, als die Ladung an Verschleiß kostet.',
      ),
    },
    types: {
      question: 'Welche Art von Stromspeicher hält am längsten?',
      answer: say(
        'Am längsten hält heute Lithium-Eisenphosphat (LFP), das in fast allen neuen Hausspeichern steckt. Ältere Lithiumzellen mit Nickel altern etwas schneller, Blei ist oft nach fünf bis acht Jahren am Ende. Salzwasser und Natrium vertragen viel Kälte und Tiefentladung, sind aber selten, und manche Hersteller haben aufgehört. Gebrauchte Autobatterien sind billig, doch ohne Garantie und Brandschutznachweis im Haus nicht zu empfehlen.',
      ),
    },
    repair: {
      question: 'Kann man einen defekten Stromspeicher reparieren?',
      answer: say(
        'Bei vielen Geräten aus stapelbaren Modulen lässt sich ein defektes Modul tauschen, solange der Hersteller das passende noch liefert; einzelne Zellen wechselt aus Sicherheitsgründen nur der Hersteller. Nach einigen Jahren passt ein neues Modul oft nicht mehr zu den gealterten, dann ist ein ganzes Gerät die bessere Lösung. Der Wechselrichter bleibt meist, wenn der neue Speicher dazu zugelassen ist, und alte Geräte nimmt der Verkäufer oder Hersteller zurück.',
      ),
    },
  },
  backup: {
    why: {
      question: 'Warum schaltet die Solaranlage bei Stromausfall ab?',
      answer: say(
        'Ein gewöhnlicher Wechselrichter schaltet bei Netzausfall in Sekundenbruchteilen ab, damit kein Strom in die Leitung läuft, an der Monteure arbeiten, und weil er das Netz als Taktgeber braucht. Deshalb ist es auch bei voller Sonne dunkel, und das ist kein Defekt. Nur ein Wechselrichter, der das Haus vom Netz trennt und selbst ein Netz bildet, liefert weiter. Die anderen schalten sich nach kurzer Prüfung wieder ein, wenn das Netz zurück ist.',
      ),
    },
    needed: {
      question: 'Was brauche ich für Notstrom aus der Solaranlage?',
      answer: say(
        'Sie brauchen drei Dinge: einen Hybridwechselrichter mit Ersatzstromfunktion, eine Batterie, die dazu passt, und eine Umschaltung, die das Haus vom Netz trennt. Soll die Sonne im Ausfall nachladen, muss das System auch das ohne Netz können und nach leerer Batterie wieder anlaufen (Schwarzstart). Legen Sie fest, welche Kreise laufen sollen, etwa Kühlung, Licht, Internet, Pumpe oder Melkanlage, und lassen Sie den Ausfall bei der Abnahme vorführen.',
      ),
    },
    howLong: {
      question: 'Wie lange reicht der Speicher bei Stromausfall?',
      answer: say(
        'Mit voller Batterie laufen Kühlschrank, Licht und Internet meist einen Tag, im Sommer lädt die Sonne nach und es geht tagelang so weiter. Im Winter reicht der Ertrag dafür oft nicht, und Herd, Sauna oder Ladestation leeren die Batterie in wenigen Stunden. Rechnen Sie: nutzbare Kilowattstunden geteilt durch die Leistung, die dauernd läuft.',
      ),
    },
    heating: {
      question: 'Läuft meine Heizung bei Stromausfall weiter?',
      answer: say(
        'Eine Wärmepumpe kann im Ausfall laufen, wenn Wechselrichter und Batterie stark genug für ihren Anlauf und auf die Phasen verteilt sind; sie leert die Batterie im Winter aber schnell. Gas-, Öl- und Pelletkessel brauchen nur wenig Strom für Pumpe und Regelung, das schafft eine kleine Notversorgung. Ein gut gedämmtes Haus bleibt einen Tag warm, ein Holzofen ist die einfachste Reserve.',
      ),
    },
    cost: {
      question: 'Was kostet Notstrom bei der Solaranlage extra?',
      answer: say(
        'Eine einfache Notsteckdose kostet wenig, die Umschaltung für einige Kreise deutlich mehr und für das ganze Haus am meisten, weil Zählerschrank, Batterie und Wechselrichter dafür reichen müssen. Nachrüsten geht, wenn der Wechselrichter vom Hersteller dafür vorgesehen ist; sonst muss er getauscht werden. Lassen Sie es im Angebot als eigene Zeile ausweisen.',
      ),
    },
    generator: {
      question: 'Stromaggregat oder Speicher für den Stromausfall?',
      answer: say(
        'Ein Stromerzeuger ist für seltene, kurze Ausfälle die billigste Reserve, braucht aber Kraftstoff, Wartung und Lärmtoleranz und gehört nie ins Haus oder die Garage, nur ins Freie weit weg von Fenstern (Kohlenmonoxid). Er darf nur über eine fachgerechte Umschaltung ans Hausnetz. Eine Solarbatterie mit Ersatzstrom übernimmt von selbst, ist leise und nützt auch im Alltag, eine ohne schaltet bei Netzausfall ab; ein E-Auto oder eine tragbare Powerstation versorgt einzelne Geräte.',
      ),
    },
    types: {
      question: 'Welche Arten von Notstrom gibt es bei Solaranlagen?',
      answer: say(
        'Notstrom heißt meist nur eine Steckdose am Wechselrichter, an die Sie Geräte selbst anstecken; Ersatzstrom versorgt einzelne Kreise oder das ganze Haus und schaltet meist von selbst um, manche Anlagen nur von Hand. Das dauert je nach Gerät Millisekunden bis einige Sekunden; Computer, Alarm oder medizinische Geräte brauchen daher eine eigene unterbrechungsfreie Versorgung (USV). Verlassen Sie sich bei Sauerstoff oder Pflegebett nie auf die Solaranlage allein.',
      ),
    },
  },
  smartMeter: {
    cost: {
      question: 'Was kostet ein Smart Meter?',
      answer: {
        de: say(
          'Das Gesetz deckelt den Preis: {meterBasic} für einen einfachen digitalen Zähler, {meterOptional} für ein intelligentes Messsystem bei geringem Verbrauch, {meterFeeSmall} ab {smartMeterUse} kWh und {meterFeeControl} mit steuerbarer Wärmepumpe, Wallbox oder kleiner Solaranlage. Kommt eine Steuerbox dazu, sind es {meterBox} mehr. Der Einbau selbst ist im Pflichtfall darin enthalten; auf eigenen Wunsch kommen einmalig etwa {meterWish} und bis zu {meterOptional} dazu.',
        ),
        at: say(
          'Der Tausch auf den Smart Meter kostet nichts extra; bezahlt wird er über das Messentgelt, das ohnehin auf der Stromrechnung steht und behördlich begrenzt ist. Steht daneben ein neuer Posten, fragen Sie den Netzbetreiber, wofür, und notfalls die Schlichtungsstelle der E-Control. Nur ein Umbau des Zählerkastens ist Ihre Sache.',
        ),
        ch: say(
          'Der Zähler selbst kostet beim Einbau nichts; Sie zahlen einen Messtarif, der seit kurzem als eigener Posten auf der Stromrechnung steht und vorher im Netzentgelt steckte. Die Höhe legt der Netzbetreiber fest und die ElCom überwacht sie; sie steht im Tarifblatt. Nur einen Umbau des Zählerkastens zahlt der Eigentümer.',
        ),
        us: say(
          'Der Zähler gehört dem Versorger, und der Tausch ist beim Netzanschluss meist kostenlos oder in der Anschlussgebühr enthalten; eine monatliche Grundgebühr zahlen Sie ohnehin. Wer den Funkzähler ablehnt, zahlt in vielen Staaten einen Zuschlag. Teuer wird nur, was am Zählersockel oder Verteiler umgebaut werden muss.',
        ),
      },
    },
    refuse: {
      question: 'Kann ich den Smart Meter ablehnen?',
      answer: {
        de: say(
          'Ablehnen können Sie ihn nicht: Den Einbau eines digitalen Zählers und im Pflichtfall des Messsystems mit Funk müssen Sie dulden, auch als Mieter. Wählen dürfen Sie nur einen anderen Messstellenbetreiber. Die Funkstrahlung ist viel schwächer als die eines Mobiltelefons, und die Daten sind verschlüsselt.',
        ),
        at: say(
          'Den Tausch selbst können Sie nicht ablehnen, wohl aber der genauen Aufzeichnung widersprechen (Opt-out); mit Einspeisung, Energiegemeinschaft oder dynamischem Tarif geht das meist nicht. Seit dem ElWG sind Viertelstundenwerte der Normalfall, fragen Sie deshalb den Netzbetreiber schriftlich, was er ohne sie noch misst. Die meisten Geräte senden über die Stromleitung, nicht über Funk.',
        ),
        ch: smartMeterRefuse,
        us: say(
          'Das regelt Ihr Staat: In vielen dürfen Sie beim alten oder einem nicht sendenden Zähler bleiben, gegen einmalige und monatliche Gebühr. Mit Solar oder zeitabhängigem Tarif geht das meist nicht. Den Antrag finden Sie beim Versorger unter „smart meter opt-out“.',
        ),
      },
    },
    privacy: {
      question: 'Welche Daten von mir sendet ein Smart Meter?',
      answer: say(
        'Übertragen werden nur Zählerstände und Verbrauchswerte, verschlüsselt und meist im Takt von einer Viertelstunde, nicht welches Gerät läuft. Aus dem Verlauf ließe sich ablesen, wann viel oder wenig gebraucht wird; deshalb dürfen nur Netzbetreiber und Lieferant sie sehen, und nur für Abrechnung und Netz. Ihre eigenen Werte können Sie einsehen und Auskunft verlangen, wer sie bekommt.',
      ),
    },
    whoWhen: {
      question: 'Wer tauscht meinen Stromzähler und wann?',
      answer: say(
        'Den Zähler tauscht der Betreiber Ihres Netzes oder Ihrer Messstelle, nicht der Installateur; der meldet die Anlage an, und der Termin kommt meist innerhalb weniger Wochen, manchmal erst nach Monaten. Der Tausch dauert eine halbe bis eine Stunde, der Strom ist dabei kurz aus, und jemand muss Zugang geben. Dauert es lange, mahnen Sie schriftlich an und fragen Sie, ob die Anlage mit dem alten Zähler schon laufen darf.',
      ),
    },
    reading: {
      question: 'Wie lese ich meinen Smart Meter ab?',
      answer: say(
        'Die wichtigsten zwei Zeilen sind Bezug (meist mit einem Pfeil zum Haus) und Einspeisung (Pfeil zum Netz); einzelne Werte schaltet die Taste oder die Taschenlampe am Sensor weiter. Ausführliche Werte gibt es im Kundenportal des Betreibers oder live über die Schnittstelle am Gerät, die oft erst mit einem Code freigeschaltet wird. Weicht die App des Wechselrichters ab, zählt der geeichte Zähler; wenige Prozent Unterschied sind normal.',
      ),
    },
    disconnect: {
      question: 'Kann man mir über den Smart Meter den Strom abstellen?',
      answer: say(
        'Technisch haben viele neue Zähler einen Schalter, rechtlich bleibt alles wie bisher: Abgeschaltet werden darf nur nach Mahnung und Androhung mit Frist, und meist nicht, wenn es unverhältnismäßig wäre. Melden Sie sich bei Rückständen sofort beim Lieferanten und vereinbaren Sie Raten. Die Steuerung von Wärmepumpe oder Wallbox ist etwas anderes: Sie dimmt kurz und nur diese Geräte.',
      ),
    },
    board: {
      question: 'Was, wenn der Smart Meter nicht in den Zählerkasten passt?',
      answer: say(
        'Passt der neue Zähler nicht in den alten Kasten, muss das Haus nachrüsten, und das zahlt der Eigentümer, nicht der Mieter. Oft genügt ein Adapter; bei Holztafeln und Schraubsicherungen ist meist ein neues Zählerfeld fällig, das ohnehin sicherer ist. Lassen Sie das vor dem Solar- oder Wärmepumpenauftrag von einem Elektriker ansehen und mit anbieten.',
      ),
    },
  },
  dynamicTariff: {
    risk: {
      question: 'Wie riskant ist ein dynamischer Stromtarif?',
      answer: {
        de: dynamicTariffRisk,
        at: dynamicTariffRisk,
        ch: dynamicTariffRisk,
        us: say(
          'Bei gewöhnlichen Zeittarifen ist das Risiko klein, denn die Preise der Stunden stehen fest; teuer wird nur der frühe Abend. Anders bei echten Börsentarifen: Im texanischen Frost von damals wurden daraus Rechnungen in Tausenden, seither sind solche Verträge für Haushalte dort eingeschränkt. Nehmen Sie einen nur mit Deckel und wenn Sie in Spitzen abschalten können.',
        ),
      },
    },
    howWorks: {
      question: 'Wann ist Strom mit dynamischem Tarif am billigsten?',
      answer: {
        de: dynamicTariffHowWorks,
        at: dynamicTariffHowWorks,
        ch: dynamicTariffHowWorks,
        us: say(
          'Ihr Versorger legt die teuren Stunden im Tarifblatt fest, meist später Nachmittag bis Abend; günstig ist es nachts und vielerorts mittags. Zusehen müssen Sie nicht: Programmieren Sie Auto, Warmwasser, Trockner und Geschirrspüler einmal auf die billigen Stunden und kühlen Sie das Haus vor der Spitze etwas vor. Den Zähler dafür haben Sie meist schon.',
        ),
      },
    },
    savings: {
      question: 'Wie viel spare ich mit einem dynamischen Stromtarif?',
      answer: {
        de: dynamicTariffSavings,
        at: dynamicTariffSavings,
        ch: dynamicTariffSavings,
        us: say(
          'Der Gewinn ist der Preisunterschied zwischen den Stunden mal die Kilowattstunden, die Sie wirklich verschieben: Mit einem E-Auto sind es einige tausend im Jahr, mit Trockner und Spülmaschine nur ein paar hundert. Rechnen Sie mit Ihren Stundenwerten aus dem Kundenportal, ob die teuren Abendstunden den Vorteil nicht auffressen. Ein Mythos ist es nicht, ohne Auto aber klein.',
        ),
      },
    },
    noShift: {
      question: 'Lohnt ein dynamischer Tarif ohne E-Auto und Wärmepumpe?',
      answer: say(
        'Ohne Auto, Wärmepumpe oder Batterie bringt ein dynamischer Tarif wenig, denn Kochen, Licht und Fernsehen fallen in die teuren Abendstunden. Dann ist ein günstiger Festpreis die ruhigere und meist auch billigere Wahl. Wer tagsüber daheim ist und Wäsche, Spülmaschine und Boiler auf Mittag legt, kann es bei kurzer Kündigungsfrist versuchen.',
      ),
    },
    battery: {
      question: 'Lohnt es sich, den Speicher billig aus dem Netz zu laden?',
      answer: say(
        'Nachts oder mittags billig aus dem Netz in die Batterie zu laden lohnt nur, wenn der Abstand zum Abendpreis größer ist als Verluste und Abnutzung, also nicht an jedem Tag. Ihr Wechselrichter muss Netzladen können, und im Sommer soll Platz für die Sonne bleiben. Für das Auto ist es einfacher: Es lädt direkt in den günstigen Stunden.',
      ),
    },
    offered: {
      question: 'Wo bekomme ich einen dynamischen Stromtarif?',
      answer: {
        de: say(
          'Ihr Versorger muss einen dynamischen Tarif anbieten, auch das kleine Stadtwerk; behauptet er etwas anderes, verweisen Sie auf das Gesetz oder wechseln Sie einfach. Sie sind frei in der Wahl des Anbieters. Vergleichen Sie Grundgebühr, Aufschlag je Kilowattstunde, Kündigungsfrist und Zählerkosten, der Börsenpreis ist bei allen derselbe.',
        ),
        at: say(
          'Sie wählen den Anbieter frei; im Tarifkalkulator der E-Control lassen sich Tarife filtern, die dem Börsenpreis folgen. Vergleichen Sie Grundgebühr, Aufschlag je Kilowattstunde und Kündigungsfrist. Nötig sind Viertelstundenwerte; ob sie bei Ihnen schon laufen, sagt der Netzbetreiber.',
        ),
        ch: say(
          'Als Haushalt bekommen Sie nur die Tarife Ihres Werks und können nicht zu einem anderen oder ausländischen Anbieter wechseln. Bietet es einen Wahltarif mit Zeitstufen oder Viertelstundenpreisen an, dürfen Sie meist jährlich hin und zurück wechseln. Fällt der alte Doppeltarif weg, stellen Sie Boiler und Ladestation auf die neuen günstigen Stunden um, heute oft mittags.',
        ),
        us: say(
          'Welche Tarife es gibt, bestimmt Ihr Versorger; nur in Staaten mit freiem Strommarkt wie Texas wählen Sie auch den Anbieter. Fragen Sie nach einem Zeittarif, einem E-Auto-Tarif und einem flachen Tarif; viele lassen Sie im ersten Jahr mit Rechnungsgarantie zurückwechseln. Bei „free nights“ achten Sie auf den Tagespreis.',
        ),
      },
    },
  },
  controllable: {
    switchOff: {
      question: 'Darf der Netzbetreiber meine Wärmepumpe abschalten?',
      answer: {
        de: say(
          'Ganz abschalten darf der Netzbetreiber nicht, nur im Notfall auf {controlledFrom} drosseln; große Wärmepumpen über {controlledBigFrom} behalten {controlledBigShare} ihrer Leistung. Das reicht für Grundwärme, und Licht, Herd und der übrige Haushalt sind nie betroffen. So ist es bei Geräten, die seit {controlledSince} in Betrieb gingen; ältere mit Nachlass behalten bis {controlledOldTo} ihre alten Sperrzeiten, ältere ohne Vereinbarung werden nicht gesteuert.',
        ),
        at: say(
          'Ihre Geräte darf der Netzbetreiber nur unterbrechen, wenn Sie einen unterbrechbaren Anschluss gewählt haben, und dann zu vereinbarten Zeiten, meist eine bis zwei Stunden am Stück. Das Haus und der Warmwasserspeicher überbrücken das. Etwas anderes ist die Einspeisung Ihrer Solaranlage: Die darf bei vollem Netz begrenzt werden.',
        ),
        ch: say(
          'Das Werk darf die Wärmepumpe sperren, wenn es so im Anschlussvertrag oder Tarif steht, meist für eine bis zwei Stunden am Mittag oder Abend. Das Haus und der Speicher überbrücken das in der Regel ohne Kälte. Ganz abgestellt wird sie nicht, und die Sperrzeiten muss Ihnen das Werk nennen.',
        ),
        us: say(
          'Das geht nur, wenn Sie sich zu einem Programm angemeldet haben: Dann verstellt der Versorger den Thermostat um einige Grad oder unterbricht Klimagerät oder Ladung für kurze Zeit, meist an wenigen heißen Nachmittagen. Am Gerät oder in der App können Sie meist übersteuern. Ohne Anmeldung darf er nicht eingreifen.',
        ),
      },
    },
    reward: {
      question: 'Was bekomme ich für die Steuerung durch den Netzbetreiber?',
      answer: {
        de: say(
          'Sie zahlen weniger Netzentgelt: Modul eins bringt pauschal {controlledFlat} ohne eigenen Zähler und passt meist zur Wallbox; Modul zwei senkt den Arbeitspreis des Netzes um {controlledShare}, braucht aber einen eigenen Zähler und lohnt bei viel Verbrauch, also bei der Wärmepumpe. Modul drei, nur zum ersten dazu, macht das Netz nachts billiger. Den Wunsch nennen Sie dem Netzbetreiber bei der Anmeldung; Geräte von vor {controlledSince} bekommen das, wenn Sie sie freiwillig anmelden.',
        ),
        at: say(
          'Im Gegenzug zahlen Sie für den unterbrechbaren Zähler ein niedrigeres Netzentgelt. Es lohnt sich, wenn das Gerät viele Kilowattstunden braucht, denn Zähler und Umbau kosten extra. Rechnen Sie Ersparnis je kWh mal Jahresverbrauch gegen diese Kosten; den Satz nennt der Netzbetreiber.',
        ),
        ch: say(
          'Sie bekommen dafür einen günstigeren Tarif oder einen Rabatt auf das Netzentgelt; wie hoch, steht im Tarifblatt Ihres Werks. Wer dem Werk die Flexibilität überlässt, hat Anspruch auf eine Vergütung. Mit eigener Solaranlage rechnen Sie nach: Wird mittags gesperrt, wenn das Dach liefert, kann Verzichten mehr bringen.',
        ),
        us: say(
          'Sie bekommen meist eine Prämie für die Anmeldung und einen Betrag je Saison oder je abgegebener kW, am meisten für Hausspeicher, weniger für Thermostat und Ladestation. Wie viel, steht auf der Programmseite Ihres Versorgers. Lesen Sie auch, wie viele Einsätze im Jahr erlaubt sind und ob eine Bindung besteht.',
        ),
      },
    },
    devices: {
      question: 'Welche Geräte darf der Netzbetreiber steuern?',
      answer: {
        de: say(
          'Betroffen sind seit {controlledSince} neu angeschlossene Wallboxen, Wärmepumpen samt Heizstab, Klimageräte und Speicher mit jeweils mehr als {controlledFrom}; mehrere Wärmepumpen oder Klimageräte zählen zusammen. Ältere Geräte ohne Vereinbarung bleiben verschont. Die Mindestleistung gilt je Gerät, mit Energiemanager als gemeinsamer, etwas kleinerer Wert, den Sie selbst aufteilen. Herd und Steckdosen zählen nie.',
        ),
        at: controllableDevices,
        ch: controllableDevices,
        us: controllableDevices,
      },
    },
    refuse: {
      question: 'Kann ich die Steuerung durch den Netzbetreiber ablehnen?',
      answer: {
        de: say(
          'Bei Geräten über {controlledFrom}, die seit {controlledSince} in Betrieb gingen, können Sie nicht ablehnen ({controlLaw}); ältere ohne Vereinbarung dürfen bleiben, wie sie sind. Dafür darf der Netzbetreiber Ihnen den Anschluss nicht mehr wegen eines vollen Netzes verweigern. Wer nicht gesteuert werden will, bleibt mit der Leistung darunter, zum Beispiel mit einer fest gedrosselten Wallbox, bekommt dann aber auch keinen Nachlass.',
        ),
        at: say(
          'Sie müssen nicht: Ein unterbrechbarer Tarif ist freiwillig, ohne ihn zahlen Sie einfach das normale Netzentgelt. Zurückwechseln können Sie beim Netzbetreiber, ein Umbau am Zähler kann etwas kosten. Lesen Sie aber den Netzzugangsvertrag, falls Ihr Anschluss nur mit einer Begrenzung bewilligt wurde.',
        ),
        ch: say(
          'Sie können meist ablehnen: Schreiben Sie dem Werk, dass Sie die Steuerung nicht wünschen; nur bei Gefahr für das Netz darf es trotzdem eingreifen. Dann entfällt der Rabatt, und vielleicht wird ein Umbau am Zähler fällig. Steht die Sperrung im Anschlussvertrag, fragen Sie nach Frist und Kosten der Änderung.',
        ),
        us: say(
          'Sie können ablehnen oder wieder aussteigen: Die Programme sind freiwillig, ein Anruf beim Versorger oder ein Klick in der App genügt meist. Prüfen Sie, ob Sie eine Prämie zurückzahlen müssen; manche Rabatte auf Ladestation oder Thermostat sind an eine Mindestzeit gebunden. Ein Kästchen am Klimagerät baut der Versorger auf Wunsch ab. Als Mieter fragen Sie, wer sich angemeldet hat.',
        ),
      },
    },
    howLong: {
      question: 'Wie oft und lange drosselt der Netzbetreiber meine Geräte?',
      answer: {
        de: say(
          'Gedrosselt wird nur, solange das Netz vor Ort wirklich überlastet ist, meist Minuten bis wenige Stunden; fehlt die Messung noch, sind höchstens zwei Stunden am Tag erlaubt. In der Praxis ist das bisher sehr selten. Eine Ankündigung bekommen Sie nicht, der Netzbetreiber muss die Eingriffe aber im Internet veröffentlichen und das Netz ausbauen, wo sie sich häufen.',
        ),
        at: controllableHowLong,
        ch: controllableHowLong,
        us: controllableHowLong,
      },
    },
    controlBox: {
      question: 'Wie kommt das Signal des Netzbetreibers zu meinen Geräten?',
      answer: say(
        'Das Signal kommt über ein kleines Steuergerät: einen intelligenten Zähler mit Steuerbox, einen Rundsteuerempfänger am Stromnetz, ein Kästchen am Klimagerät oder Boiler oder einfach die Internetverbindung von Thermostat, Ladestation oder Speicher. Eingebaut wird es vom Netz- oder Messstellenbetreiber, Ihr Elektriker legt das Kabel. Es kann nur begrenzen oder schalten, nicht beobachten, was Sie zu Hause tun.',
      ),
    },
    carReady: {
      question: 'Ist mein E-Auto trotz gedrosselter Wallbox morgens geladen?',
      answer: say(
        'Das Auto wird trotzdem fertig: Auch gedrosselt auf rund vier Kilowatt lädt es in zwei Stunden etwa vierzig bis fünfzig Kilometer nach, und über eine ganze Nacht reicht das für jede gewöhnliche Fahrt. Danach geht es mit voller Leistung weiter. Stellen Sie die Abfahrtszeit ein und laden Sie vor einer langen Fahrt früh genug.',
      ),
    },
    homeBattery: {
      question: 'Soll ich meinen Stromspeicher dem Netz bereitstellen?',
      answer: say(
        'Für Speicher gibt es mancherorts Programme, bei denen der Versorger zu Spitzenzeiten Strom aus Ihrem Akku holt und dafür zahlt; eine Reserve, meist ein Fünftel, bleibt Ihnen, und vor Unwettern wird oft vorher geladen. Die Zusatzladungen sind wenige und nutzen den Akku kaum ab. Prüfen Sie Vergütung, Reserve, Laufzeit, was beim Hausverkauf gilt und ob die Garantie des Herstellers es erlaubt.',
      ),
    },
  },
  thermostat: {
    nightSetback: {
      question: 'Soll ich die Heizung nachts herunterdrehen?',
      answer: say(
        'Mit Öl, Gas oder Fernwärme spart eine Nachtabsenkung um zwei bis vier Grad, vor allem im schlecht gedämmten Haus. Eine Wärmepumpe läuft besser durch oder senkt höchstens um ein bis zwei Grad: Tiefer abgesenkt muss sie morgens mit heißerem Wasser oder dem Heizstab aufholen und verliert den Vorteil. Schädlich ist das Absenken nicht, nur selten lohnend.',
      ),
    },
    savedAmount: {
      question: 'Wie viel spart ein smartes Thermostat?',
      answer: say(
        'Realistisch sind einige Prozent der Heizkosten, bei wechselnden Zeiten und Öl oder Gas bis etwa {setbackSaving}: Jedes Grad weniger Raumtemperatur spart rund {degreeSaving}. Wer den ganzen Tag zu Hause ist, ohnehin abends herunterdreht oder mit einer Wärmepumpe heizt, spart wenig. Werbezahlen von einem Viertel gelten für Leute, die vorher immer voll geheizt haben.',
      ),
    },
    fitting: {
      question: 'Welches smarte Thermostat passt zu meiner Heizung?',
      answer: say(
        'Auf Heizkörper mit drehbarem Thermostatkopf passen smarte Köpfe fast immer, mit beigelegten Adaptern und ohne Bohren; nur sehr alte Handventile müssen zuerst getauscht werden. Raumthermostate an der Wand brauchen die richtige Spannung und oft einen zusätzlichen Draht, und Anlagen mit eigener Bus-Regelung behalten besser den Regler des Herstellers. Der Kompatibilitätstest des Herstellers sagt es in wenigen Minuten.',
      ),
    },
    tenants: {
      question: 'Darf ich als Mieter smarte Thermostate anbringen?',
      answer: say(
        'Auch als Mieter dürfen Sie Thermostatköpfe in der Regel selbst tauschen, solange Sie den Heizkörper nicht öffnen; heben Sie die alten auf und setzen Sie sie beim Auszug wieder ein. Die Heizkostenverteiler bleiben unberührt. Ein Wandthermostat oder die Anlage selbst ändern Sie nur mit Zustimmung, und bezahlen müssen Sie es selbst, wenn nichts anderes vereinbart ist.',
      ),
    },
    remote: {
      question: 'Kann ich Heizung und Klimaanlage per App steuern?',
      answer: say(
        'Heizung oder Klimagerät lassen sich per App von überall regeln, sobald Regler und Haus am Internet hängen; für abgelegene Häuser gibt es Modelle mit eigener SIM-Karte. Fällt das Netz aus, heizt die Anlage nach dem letzten Programm weiter, und am Gerät lässt sich immer noch drehen. Lassen Sie ein leeres Haus bei zehn bis fünfzehn Grad statt ganz aus und schalten Sie einen bis zwei Tage vor der Ankunft hoch.',
      ),
    },
    oneBox: {
      question: 'Brauche ich ein Energiemanagement für mein Haus?',
      answer: say(
        'Ein Energiemanager lässt Auto, Speicher, Boiler und Wärmepumpe dann laufen, wenn Solarstrom übrig ist; herstellerübergreifend tun das zum Beispiel Solar-Manager-Geräte, die Steuerung des Wechselrichters oder die freie Software evcc. Lohnend ist er mit Auto oder Wärmepumpe; nur mit Modulen oder mit Modulen und Speicher reicht die eingebaute Regelung. Eine Steuerung genügt: Prüfen Sie deren Geräteliste auf Ihre Modelle, bevor Sie kaufen.',
      ),
    },
    floorHeating: {
      question: 'Bringen smarte Thermostate bei Fußbodenheizung etwas?',
      answer: say(
        'Mit Fußbodenheizung oder Wärmepumpe bringen smarte Raumregler wenig: Der Boden reagiert erst nach Stunden, und ständig schließende Ventile lassen die Pumpe takten. Besser sind offene Ventile und eine niedrig eingestellte Heizkurve; einzelne Räume wie Schlafzimmer oder Bad darf man über den Durchfluss anpassen. Zugedrehte Thermostate im größten Teil des Hauses schaden der Effizienz.',
      ),
    },
    emptyHouse: {
      question: 'Wie warm halte ich ein leeres Haus im Winter?',
      answer: {
        de: thermostatEmptyHouse,
        at: thermostatEmptyHouse,
        ch: thermostatEmptyHouse,
        us: say(
          'Halten Sie ein leeres Haus im Winter auf fünfzig bis fünfundfünfzig Grad Fahrenheit, oder lassen Sie Leitungen, Warmwasser und Heizung ganz entleeren („winterize“). Den Haupthahn drehen Sie in jedem Fall zu und öffnen die Schranktüren vor Leitungen. Die Versicherung verlangt meist Heizen oder Entleeren und regelmäßige Kontrolle; ein Fühler, der bei Kälte aufs Handy meldet, kostet wenig.',
        ),
      },
    },
  },
  heatPumpTariff: {
    secondMeterWorth: {
      question: 'Lohnt sich ein zweiter Zähler für die Wärmepumpe?',
      answer: {
        de: say(
          'Der zweite Zähler lohnt sich gewöhnlich erst ab etwa vier- bis fünftausend kWh Heizstrom im Jahr und nur, wenn der Zählerschrank Platz hat. Rechnen Sie so: Unterschied der Arbeitspreise mal Jahresverbrauch, minus zweiter Grundpreis und Zählergebühr, minus die {controlledFlat}, auf die Sie dafür verzichten. Muss der Schrank für viel Geld umgebaut werden oder ist das Haus sparsam, lassen Sie es bei einem Zähler.',
        ),
        at: heatPumpTariffSecondMeterWorth,
        ch: heatPumpTariffSecondMeterWorth,
        us: heatPumpTariffSecondMeterWorth,
      },
    },
    withSolar: {
      question: 'Solaranlage und Wärmepumpe: ein Zähler oder zwei?',
      answer: say(
        'Mit Photovoltaik ist ein gemeinsamer Zähler meist besser, denn nur dann darf Ihr Solarstrom die Wärmepumpe antreiben; das betrifft Frühling, Herbst und das Warmwasser im Sommer, im tiefen Winter wenig. Eine Kaskade mit zwei Zählern erlaubt beides, kostet aber mehr und lohnt nur bei hohem Verbrauch. Lassen Sie beide Messkonzepte mit Ihren Zahlen rechnen; einen vorhandenen zweiten Zähler kann der Elektriker stilllegen.',
      ),
    },
    blockingHours: {
      question: 'Gibt es beim Wärmepumpentarif Sperrzeiten?',
      answer: {
        de: say(
          'Neue Geräte werden nicht mehr abgeschaltet, sondern bei Netzengpass nur selten und kurz gedrosselt; eine Mindestleistung von {controlledFrom} bleibt. Ältere Verträge haben noch Sperrzeiten, meist bis dreimal am Tag zwei Stunden. Im Haus merken Sie davon fast nie etwas, weil Boden, Wände und Speicher die Wärme halten.',
        ),
        at: heatPumpTariffBlockingHours,
        ch: heatPumpTariffBlockingHours,
        us: say(
          'Solche Sperren gibt es in den USA selten; manche Versorger zahlen eine Prämie, wenn sie die Wärmepumpe bei Spitzenlast kurz drosseln dürfen, und Sie können meist ablehnen. Bei Tarifen nach Tageszeit kostet Strom am Abend mehr, gesperrt wird nicht. Lesen Sie Dauer und Ausstieg im Programm nach.',
        ),
      },
    },
    howToGet: {
      question: 'Wie komme ich zu einem Wärmepumpentarif?',
      answer: {
        de: say(
          'Den Netzrabatt meldet der Installateur beim Netzbetreiber an, den Wärmestromvertrag schließen Sie selbst mit einem Anbieter Ihrer Wahl; von allein kommt er nicht. Auch hinter einem vorhandenen zweiten Zähler dürfen Sie frei wechseln, ein Vergleichsportal mit „Wärmestrom“ zeigt die Anbieter. Sind Sie dort in der Grundversorgung, sparen Sie mit einem Wechsel meist sofort; nennen Sie Zählernummer und Verbrauch.',
        ),
        at: say(
          'Fragen Sie Ihren Netzbetreiber nach dem unterbrechbaren Netztarif und lassen Sie ihn vom Elektriker anmelden; von allein kommt er nicht. Den Stromlieferanten wählen Sie frei, auch für den eigenen Zähler der Wärmepumpe; der Tarifkalkulator auf e-control.at vergleicht. Sie brauchen Zählpunktnummer und Jahresverbrauch.',
        ),
        ch: say(
          'Den Tarif verlangen Sie bei Ihrem Elektrizitätswerk, meist meldet ihn die Installateurin mit dem Gerät an; von allein kommt er nicht. Den Anbieter wechseln können Haushalte in der Schweiz nicht, aber das Produkt beim eigenen Werk. Ob es einen Wärmepumpentarif gibt und was er verlangt, steht im Tarifblatt oder auf strompreis.elcom.admin.ch.',
        ),
        us: say(
          'Rufen Sie Ihren Versorger an und fragen Sie nach dem Tarif für elektrisch beheizte Häuser, einem Winterrabatt und Tarifen nach Tageszeit; von allein werden Sie meist nicht umgestellt. Oft genügt die Rechnung oder ein Foto der Wärmepumpe als Nachweis. Manche dieser Tarife sind für neue Kunden geschlossen. Rückwirkend gibt es den Nachlass selten, melden Sie sich also gleich nach dem Einbau.',
        ),
      },
    },
    withoutSecondMeter: {
      question: 'Gibt es günstigen Wärmepumpenstrom ohne zweiten Zähler?',
      answer: {
        de: say(
          'Auch ohne zweiten Zähler bekommen Sie einen Nachlass: den Pauschalabzug von {controlledFlat} (Modul eins), wenn die Wärmepumpe steuerbar angemeldet ist; eine von vor {controlledSince} können Sie freiwillig anmelden. Die {controlledShare} weniger Netzpreis (Modul zwei) setzen einen eigenen Zähler voraus, dort entfallen auch zwei kleine Umlagen auf Antrag. Mit intelligentem Zähler lässt sich zur Pauschale ein zeitvariables Netzentgelt (Modul drei) wählen.',
        ),
        at: heatPumpTariffWithoutSecondMeter,
        ch: heatPumpTariffWithoutSecondMeter,
        us: heatPumpTariffWithoutSecondMeter,
      },
    },
    oldContract: {
      question: 'Soll ich meinen alten Heizstromtarif behalten?',
      answer: say(
        'Einen alten Doppel- oder Heizstromtarif geben Sie nicht vorschnell auf, denn neu gibt es ihn oft nicht mehr; nach dem Tausch des Geräts gilt er aber nur weiter, wenn Anbieter und Netzbetreiber zustimmen. Fragen Sie vor dem Einbau schriftlich nach. Ist er gekündigt oder kaum noch billiger als der normale Strom, wechseln Sie den Anbieter oder legen alles auf einen Zähler.',
      ),
    },
    otherLoads: {
      question: 'Was darf alles über den Wärmepumpenzähler laufen?',
      answer: say(
        'Hinter den Wärmepumpenzähler gehören in der Regel nur das Heizgerät samt Heizstab und Regelung; ob Wallbox oder Warmwassergerät mit dürfen, sagt der Netzbetreiber, oft geht es für steuerbare Geräte gemeinsam. Versorgt eine Wärmepumpe mehrere Wohnungen, ist ein eigener Zähler sinnvoll, weil sich die Kosten so sauber abrechnen lassen. Wer zur Miete den Strom selbst zahlt, wählt auch den Vertrag selbst.',
      ),
    },
  },
  gridFees: {
    difference: {
      question: 'Warum sind meine Netzentgelte höher als anderswo?',
      answer: {
        de: say(
          'Das Netzentgelt verteilt die Kosten der Leitungen auf die, die daran hängen: Wo wenige Menschen weit verstreut wohnen oder viel Wind- und Solarstrom angeschlossen wird, war es höher. Seit {windCostSince} werden die Zusatzkosten der Windregionen bundesweit umgelegt, deshalb ist es im Norden und Osten gesunken und anderswo leicht gestiegen. Der Unterschied zum Nachbarort liegt am anderen Netzbetreiber.',
        ),
        at: gridFeesDifference,
        ch: gridFeesDifference,
        us: gridFeesDifference,
      },
    },
    lower: {
      question: 'Wie kann ich meine Netzentgelte senken?',
      answer: {
        de: say(
          'Durch Anbieterwechsel nicht, aber mit einer steuerbaren Wallbox, Wärmepumpe oder Batterie: Das bringt {controlledFlat} pauschal oder, mit eigenem Zähler, {controlledShare} weniger Arbeitspreis im Netz ({controlLaw}). Mit der Pauschale können Sie zusätzlich zeitvariable Netzentgelte wählen. Und jede Kilowattstunde vom eigenen Dach spart ihr Netzentgelt ganz.',
        ),
        at: gridFeesLower,
        ch: gridFeesLower,
        us: gridFeesLower,
      },
    },
    fixedPart: {
      question: 'Wofür zahle ich den Grundpreis fürs Stromnetz?',
      answer: {
        de: gridFeesFixedPart,
        at: gridFeesFixedPart,
        ch: gridFeesFixedPart,
        us: say(
          'Der feste Teil (customer charge oder base service charge) zahlt Zähler, Abrechnung und Anschluss, auch ohne Verbrauch; ein anderer Lieferant ändert daran nichts. Manche Tarife verlangen zusätzlich eine demand charge nach der höchsten Stunde des Monats: Da hilft es, große Geräte nicht gleichzeitig laufen zu lassen. Mehrere Anschlüsse lassen sich oft zusammenlegen.',
        ),
      },
    },
    solarOwners: {
      question: 'Zahle ich Netzentgelt auf meinen eigenen Solarstrom?',
      answer: say(
        'Strom, den Sie vom eigenen Dach direkt verbrauchen, kostet kein Netzentgelt; für jede zugekaufte Kilowattstunde und den festen Teil zahlen Sie wie alle. Eine Batterie, die nur eigenen Solarstrom speichert, zahlt nichts extra; lädt sie aus dem Netz, fällt das Netzentgelt beim Laden an. Weil Solarhaushalte weniger beitragen, werden höhere feste Anteile und Beiträge fürs Einspeisen diskutiert oder mancherorts eingeführt; fragen Sie vor dem Kauf nach dem Stand.',
      ),
    },
    hours: {
      question: 'Zu welchen Zeiten sind die Netzentgelte niedriger?',
      answer: {
        de: say(
          'Seit {controlledTimedSince} muss jeder Netzbetreiber zeitvariable Netzentgelte anbieten, aber nur für Haushalte mit steuerbarer Wallbox, Wärmepumpe oder Batterie und Smart Meter, zusätzlich zur Pauschale. Drei Stufen über den Tag, nachts meist am billigsten. Bestellen können Sie das über Ihren Stromlieferanten; die Zeiten stehen im Preisblatt des Netzbetreibers.',
        ),
        at: say(
          'Im Sommerhalbjahr ist der Arbeitspreis im Netz von {sunHourFrom} bis {sunHourTo} Uhr um {sunDiscountAt} niedriger. Voraussetzung ist, dass Ihr Smart Meter Viertelstundenwerte liefert; ob er das schon tut, sagt der Netzbetreiber. Legen Sie Auto, Boiler und Waschmaschine in diese Stunden.',
        ),
        ch: gridFeesHours,
        us: gridFeesHours,
      },
    },
    lines: {
      question: 'Aus welchen Teilen besteht meine Stromrechnung?',
      answer: {
        de: gridFeesLines,
        at: gridFeesLines,
        ch: say(
          'Die Rechnung hat drei Blöcke: Energie, Netznutzung (örtliche Leitungen, dazu die Tarife von Swissgrid für das Übertragungsnetz, Systemdienstleistungen und die Stromreserve) und Abgaben wie den Netzzuschlag und Gebühren der Gemeinde. Haushalte können den Versorger nicht wechseln, also auch das Netz nicht. Alle Tarife Ihrer Gemeinde zeigt die ElCom im Strompreisvergleich.',
        ),
        us: say(
          'Die Rechnung hat den Strom selbst (supply oder generation), die Lieferung (delivery: Leitungen, Zähler, fester Teil) und Zuschläge, sogenannte rider, für Sturmschäden, Effizienzprogramme oder Netzausbau. Ein anderer Lieferant ändert nur den ersten Teil. Rider genehmigt die Kommission des Staates für eine bestimmte Zeit; im Tarifbuch des Versorgers steht, wie lange.',
        ),
      },
    },
    complain: {
      question: 'Kann ich mich gegen hohe Netzentgelte wehren?',
      answer: {
        de: gridFeesComplain,
        at: gridFeesComplain,
        ch: say(
          'Tarife prüft die ElCom: Fragen Sie zuerst Ihr Werk schriftlich nach der Begründung, danach können Sie der ElCom schreiben, auch ohne Anwalt. Sie vergleicht die Tarife und kann sie senken, was dann für alle Kunden des Werks gilt. Ob der Ihre auffällt, sehen Sie vorher im Strompreisvergleich der ElCom.',
        ),
        us: gridFeesComplain,
      },
    },
  },
};
