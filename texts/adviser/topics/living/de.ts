import { say } from '#texts/adviser/figures/answer.ts';
import type { TopicTexts } from '#texts/adviser/topics/ids.ts';

export const de: TopicTexts<'living'> = {
  tenants: {
    title: 'Möglichkeiten für Mieter',
    question: 'Was geht bei Solar und Energie in der Mietwohnung?',
    answer: {
      de: say(
        'Zur Miete können Sie ein Balkonkraftwerk nutzen, eine Ladestation verlangen ({tenantLaw}), den Tarif wechseln und Thermostate einstellen. Dach und Heizung gehören dem Vermieter; ein sachlicher Brief mit Zahlen hilft oft.',
      ),
      at: say(
        'Zur Miete können Sie mit Zustimmung ein Balkonkraftwerk nutzen, den Tarif wechseln und einer Energiegemeinschaft beitreten. Dach und Heizung gehören dem Vermieter; ein sachlicher Brief mit Zahlen hilft oft.',
      ),
      ch: say(
        'Zur Miete können Sie mit Zustimmung ein Steckersolargerät nutzen und im Haus einem Zusammenschluss zum Eigenverbrauch beitreten. Dach und Heizung gehören der Eigentümerschaft; ein sachlicher Brief mit Zahlen hilft oft.',
      ),
      us: say(
        'Zur Miete können Sie einen Anteil an einer Gemeinschaftsanlage nehmen, wo es das gibt, einen besseren Tarif wählen, ein mobiles Wärmepumpengerät oder ein smartes Thermostat nutzen und um eine Ladestation bitten. Dach und Heizung gehören dem Vermieter; ein sachlicher Brief mit Zahlen hilft oft. Einige Zuschüsse der Versorger gelten auch für Mieter.',
      ),
    },
  },
  landlords: {
    title: 'Fragen von Vermietern',
    question: 'Was sollte ich als Vermieter zu Heizung und Solar wissen?',
    answer: {
      de: say(
        'Einen Teil der Kosten dürfen Sie auf die Miete umlegen; Zuschüsse werden vorher abgezogen, und es gibt Obergrenzen. Die KfW fördert bei Mehrfamilienhäusern je {kfwCostNext} Kosten für die zweite bis sechste und je {kfwCostFurther} für weitere Wohnungen; Boni für Selbstnutzer entfallen. Solarstrom können Sie als Mieterstrom oder über die gemeinschaftliche Gebäudeversorgung liefern.',
      ),
      at: say(
        'Was Sie auf Mieter umlegen dürfen, hängt davon ab, welches Mietrecht gilt; holen Sie dazu Rat. Solarstrom lässt sich über eine gemeinschaftliche Erzeugungsanlage im Haus teilen.',
      ),
      ch: say(
        'Wertvermehrende Investitionen dürfen Sie teilweise auf den Mietzins überwälzen; Förderbeiträge werden abgezogen. Solarstrom verkaufen Sie im Haus über einen Zusammenschluss zum Eigenverbrauch.',
      ),
      us: say(
        'Es lohnt sich, wenn auch Sie an niedrigeren Rechnungen oder einem besseren Mietvertrag gewinnen. Was Sie auf die Miete schlagen dürfen, hängt vom Vertrag und von örtlichen Regeln ab. Manche Programme zahlen mehr für Wohnungen mit Mietern von kleinem Einkommen; fragen Sie vor der Planung.',
      ),
    },
    toTenants: say(
      'Dach, Heizung und Hausanschluss zahlt der Vermieter; einen Teil davon kann er je nach Recht und Vertrag auf die Miete legen. Was Sie selbst wünschen, etwa eine Wallbox oder ein Balkonkraftwerk, zahlen meist Sie, mit seiner Zustimmung. Fragen Sie schriftlich, mit Angebot und Plan, und halten Sie fest, wem es gehört und was beim Auszug geschieht.',
    ),
  },
  owners: {
    title: 'Eigentümergemeinschaften',
    question: 'Brauche ich für Solar das Ja der Eigentümergemeinschaft?',
    answer: {
      de: say(
        'Bauliche Änderungen beschließt die Versammlung mit einfacher Mehrheit; wie die Kosten verteilt werden, hängt vom Ergebnis ab. Auf Ladestation und Steckersolar haben Sie sogar einen Anspruch ({ownersLaw}). Bringen Sie früh ein Angebot und ein Konzept zur Verteilung mit.',
      ),
      at: say(
        'Änderungen an allgemeinen Teilen brauchen einen Beschluss. Leichter ist es für das langsame Laden am eigenen Platz und kleine Solaranlagen ({ownersLawAt}): Wer die anderen richtig verständigt und zwei Monate lang keinen Widerspruch bekommt, hat ihre Zustimmung. Bringen Sie früh ein Angebot und ein Konzept zur Verteilung mit.',
      ),
      ch: say(
        'Im Stockwerkeigentum entscheidet die Versammlung ({ownersArticle}): Für nützliche Massnahmen wie Ladestationen, Solar oder eine bessere Heizung braucht es in der Regel die Mehrheit der Eigentümer, die zugleich den grösseren Teil der Wertquoten hält; für notwendige genügt die Mehrheit der Eigentümer, nur reiner Luxus braucht alle. Einzelne Gegenstimmen verhindern es also nicht; das Reglement kann anderes sagen. Bringen Sie früh eine Offerte und ein Konzept zur Verteilung von Kosten und Strom mit.',
      ),
      us: say(
        'Viele Bundesstaaten begrenzen, was eine HOA verbieten darf; vernünftige Vorgaben zu Platz und Aussehen darf sie machen. Auf einem gemeinsamen Dach muss der Vorstand zustimmen. Bringen Sie früh ein Angebot, Zeichnungen und ein Konzept zur Verteilung mit.',
      ),
    },
  },
  heritage: {
    title: 'Denkmalschutz',
    question: 'Geht Solar auf einem denkmalgeschützten Haus?',
    answer: say(
      'Vieles geht, aber nur mit Erlaubnis der Denkmalbehörde: etwa auf der abgewandten Dachseite, mit matten oder farbigen Modulen oder auf dem Nebengebäude. Fragen Sie vor dem Angebot. Bei Wärmepumpen geht es meist nur um den Platz des Außengeräts.',
    ),
  },
  permits: {
    title: 'Baugenehmigung',
    question: 'Welche Anlagen brauchen eine Baugenehmigung?',
    answer: {
      de: say(
        'Solaranlagen auf gewöhnlichen Wohnhäusern und Wärmepumpen brauchen meist keine Baugenehmigung, die Regeln sind aber Landesrecht. Ausnahmen sind Denkmäler, Gestaltungssatzungen und große Anlagen im Garten. Der Fachbetrieb prüft das vor dem Auftrag.',
      ),
      at: say(
        'Das regelt die Bauordnung Ihres Landes: Kleine Solaranlagen auf dem Dach sind oft frei oder nur anzuzeigen, Wärmepumpen je nach Land anzuzeigen. Fragen Sie die Gemeinde oder lassen Sie den Fachbetrieb fragen.',
      ),
      ch: say(
        'Genügend angepasste Solaranlagen auf Dächern brauchen ausserhalb geschützter Orte nur eine Meldung. Wärmepumpen brauchen je nach Kanton eine Bewilligung oder Meldung mit Lärmnachweis. Die Gemeinde gibt Auskunft.',
      ),
      us: say(
        'Eine Genehmigung ist fast immer nötig: Bau und Elektrik für Solar, Haustechnik und Elektrik für eine Wärmepumpe, Elektrik für eine Ladestation, am Ende mit Abnahme. Der Fachbetrieb holt sie ein. Wie lange es dauert, ist von Stadt zu Stadt sehr verschieden.',
      ),
    },
  },
  sharing: {
    title: 'Strom teilen mit Nachbarn',
    question: 'Kann ich Solarstrom mit den Nachbarn teilen?',
    answer: {
      de: say(
        'Im selben Haus geht das als Mieterstrom oder gemeinschaftliche Gebäudeversorgung. Seit dem {sharingSince} haben Sie ein Recht darauf, auch über das öffentliche Netz zu teilen ({sharingLaw}); die Netzentgelte bleiben dabei gleich. Eine Genossenschaft ist eine Möglichkeit ohne eigenes Dach.',
      ),
      at: say(
        'Das geht: im Haus als gemeinschaftliche Erzeugungsanlage, in der Umgebung als erneuerbare Energiegemeinschaft mit niedrigeren Netzkosten, im ganzen Land als Bürgerenergiegemeinschaft. Auskunft gibt die Koordinationsstelle für Energiegemeinschaften.',
      ),
      ch: say(
        'Das geht: im Haus oder mit direkten Nachbarn als Zusammenschluss zum Eigenverbrauch, in der Gemeinde als lokale Elektrizitätsgemeinschaft mit reduziertem Netztarif. Der Netzbetreiber muss das ermöglichen und darf es nicht ablehnen.',
      ),
      us: say(
        'Beim Community Solar nehmen Sie einen Anteil an einer größeren Anlage und bekommen eine Gutschrift auf die Rechnung, ohne eigenes Dach. Es gibt das in einer Reihe von Bundesstaaten. Lesen Sie Rabatt, Laufzeit und Kündigung. Direkt mit dem Nachbarn zu teilen ist meist nicht erlaubt.',
      ),
    },
  },
  buyingDuties: {
    title: 'Pflichten nach dem Hauskauf',
    question: 'Was muss ich nach dem Hauskauf nachrüsten?',
    answer: {
      de: say(
        'Wer ein älteres Haus kauft oder erbt, muss nach dem Gesetz meist in einer Frist einiges nachholen, vor allem oberste Geschossdecke und warme Rohre dämmen; für sehr alte Kessel gab es eigene Regeln. Das Gesetz wurde zum {heatingLawSince} neu gefasst; lassen Sie sich von der Energieberatung sagen, was für Ihr Haus noch gilt. Der Energieausweis aus dem Kauf ist ein guter Anfang.',
      ),
      at: say(
        'Allein durch den Kauf müssen Sie in Österreich meist nichts nachrüsten; bei größerer Renovierung gelten die Vorgaben der Bauordnung Ihres Landes. Der Energieausweis muss Ihnen beim Kauf vorliegen. Lassen Sie sich vor dem Umbau von der Energieberatung des Landes helfen.',
      ),
      ch: say(
        'Allein durch den Kauf müssen Sie in der Schweiz meist nichts nachrüsten; beim Ersatz der Heizung und bei grossen Umbauten greift das Energiegesetz des Kantons. Einzelne Kantone kennen Fristen für Elektroheizungen. Ein GEAK zeigt, was sich lohnt.',
      ),
      us: say(
        'Allein durch den Kauf müssen Sie meist nichts nachrüsten; beim Umbau gilt der Baucode Ihres Orts. Einige Städte verlangen beim Verkauf ein Energiegutachten. Eine Energieprüfung des Versorgers zeigt, was sich lohnt.',
      ),
    },
  },
  tenantPower: {
    title: 'Solarstrom an Mieter',
    question: 'Kann ich Solarstrom an meine Mieter verkaufen?',
    answer: {
      de: say(
        'Im Haus geht das als Mieterstrom, dann liefern Sie den ganzen Strom, oder als gemeinschaftliche Gebäudeversorgung, dann nur den vom Dach, und jeder behält seinen Anbieter. Mieter müssen nicht mitmachen. Die Abrechnung übernehmen Dienstleister; holen Sie steuerlichen Rat ein.',
      ),
      at: say(
        'Im Haus geht das als gemeinschaftliche Erzeugungsanlage: Jeder Teilnehmer bekommt einen Anteil und behält seinen Anbieter. Mieter müssen nicht mitmachen. Der Netzbetreiber misst, abrechnen kann ein Dienstleister; holen Sie steuerlichen Rat ein.',
      ),
      ch: say(
        'Im Haus geht das als Zusammenschluss zum Eigenverbrauch (ZEV), über den Zähler des Werks auch mit Nachbarhäusern als virtueller ZEV; die lokale Elektrizitätsgemeinschaft reicht in die Gemeinde. Bestehende Mieter dürfen bei der Einführung beim Werk bleiben, und der Preis ist gesetzlich begrenzt. Der Erlös ist zu versteuern.',
      ),
      us: say(
        'Strom einzeln an Mieter zu verkaufen ist in vielen Bundesstaaten nicht erlaubt. Üblich ist, ihn über virtuelles Net Metering gutzuschreiben oder in die Miete einzurechnen. Fragen Sie den Versorger und einen Steuerberater.',
      ),
    },
  },
  takeAlong: {
    title: 'Mitnehmen beim Auszug',
    question: 'Was darf ich von Solar und Wallbox beim Auszug mitnehmen?',
    answer: say(
      'Was Sie selbst gekauft und nur aufgehängt oder eingesteckt haben, etwa ein Balkonkraftwerk, nehmen Sie beim Umzug mit; melden Sie es am neuen Ort wieder an. Eine Wallbox darf meist mit, ein Elektrobetrieb klemmt sie ab; Leitung und Sicherung bleiben, und der Vermieter kann verlangen, dass alles wieder ist wie vorher. Halten Sie schon bei der Zustimmung schriftlich fest, wer beim Auszug was behält oder ablöst. Eine Anlage auf dem eigenen Dach bleibt beim Verkauf in der Regel dort und gehört in den Kaufvertrag.',
    ),
  },
  rentRise: {
    title: 'Mieterhöhung nach dem Umbau',
    question: 'Darf die Miete nach einer Modernisierung steigen?',
    answer: {
      de: say(
        'Einen Teil der Kosten einer Modernisierung darf der Vermieter auf die Miete umlegen ({rentLaw}), aber mit Obergrenzen und erst nach Abzug von Zuschüssen und ohnehin fälligen Reparaturen. Er muss die Arbeiten vorher ankündigen und die Erhöhung vorrechnen; wer sie nicht tragen kann, darf sich auf eine Härte berufen. Wie sich die Heizkosten ändern, soll in der Ankündigung stehen. Mieterverein oder Verbraucherzentrale prüfen den Brief.',
      ),
      at: say(
        'Ob der Vermieter die Miete für Verbesserungen erhöhen darf, hängt davon ab, ob das Mietrechtsgesetz ganz, teilweise oder nicht gilt. Oft braucht er Ihre Zustimmung oder ein Verfahren bei Schlichtungsstelle oder Gericht. Unterschreiben Sie nichts vorschnell: Mietervereinigung und Arbeiterkammer prüfen es.',
      ),
      ch: say(
        'Für wertvermehrende Arbeiten darf die Vermieterschaft den Mietzins erhöhen, für blossen Unterhalt nicht; Förderbeiträge werden abgezogen. Die Erhöhung kommt auf dem amtlichen Formular, und Sie können sie innert {rentAppealCh} Tagen bei der Schlichtungsbehörde anfechten. Der Mieterverband hilft.',
      ),
      us: say(
        'Während eines befristeten Vertrags bleibt die Miete meist, wie sie vereinbart ist; danach hängt es vom Vertrag ab und davon, ob Stadt oder Staat Mieten begrenzen. Lassen Sie sich schriftlich geben, wer nach dem Umbau das Heizen zahlt: Eine Wärmepumpe kann die Rechnung vom Vermieter zu Ihnen verschieben. Ein Mieterverein oder die Rechtshilfe prüft es.',
      ),
    },
  },
  coOwners: {
    title: 'mehrere Eigentümer',
    question: 'Wer muss dem Umbau zustimmen, wenn das Haus mehreren gehört?',
    answer: say(
      'Gehört das Haus mehreren, etwa Geschwistern, einer Erbengemeinschaft oder einem Paar, brauchen so große Arbeiten in der Regel die Zustimmung aller; bei einem Wohnrecht oder Nießbrauch reden zwei Seiten mit. Holen Sie die Zustimmung schriftlich ein, bevor Sie unterschreiben, und halten Sie fest, wer zahlt, wem die Anlage gehört und wer Förderung und Erlöse bekommt. Den Antrag stellt meist einer mit Vollmacht der anderen. Wird man nicht einig, hilft ein Notariat oder eine Anwältin.',
    ),
  },
  heatingBill: {
    title: 'die Heizkostenabrechnung des Vermieters',
    question: 'Welche Rechte habe ich bei der Heizkostenabrechnung?',
    answer: {
      de: say(
        'Die Abrechnung muss binnen {heatingBillDe} Monaten nach Ende des Zeitraums da sein, sonst entfällt eine Nachzahlung meist. Sie dürfen alle Belege einsehen, auch Brennstoffrechnung und Zählerstände, und binnen {heatingBillDe} Monaten nach Erhalt schriftlich Einwände erheben. Zahlen Sie fristgerecht, was stimmt, den Rest notfalls unter Vorbehalt. Mindestens die Hälfte der Heizkosten geht nach Verbrauch, der Rest nach Fläche; Reparaturen und Verwaltung gehören nicht hinein, und vom {carbonDioxide}-Preis trägt der Vermieter je nach Haus einen Teil. Mieterverein oder Verbraucherzentrale prüfen sie.',
      ),
      at: say(
        'Die Abrechnung muss binnen {heatingBillAt} Monaten nach Ende des Zeitraums kommen. Sie dürfen die Belege einsehen; wer nicht binnen {heatingBillAt} Monaten schriftlich und mit Gründen widerspricht, dem gilt sie als genehmigt. Zahlen Sie, was stimmt, den Rest notfalls unter Vorbehalt. Der größere Teil geht meist nach Verbrauch, der Rest nach Fläche; Reparaturen sind keine Heizkosten. Mietervereinigung und Arbeiterkammer prüfen sie, danach entscheidet die Schlichtungsstelle oder das Gericht.',
      ),
      ch: say(
        'Sie dürfen alle Belege einsehen, auch Brennstoffrechnung und Verteilung auf die Wohnungen. Verrechnet wird nur, was im Vertrag steht und tatsächlich anfiel: Brennstoff, Strom der Anlage, Wartung und übliche Verwaltung; Reparaturen und neue Teile zahlt die Vermieterschaft. Bestreiten Sie eingeschrieben, was nicht stimmt, möglichst vor Ablauf der Zahlungsfrist, und zahlen Sie den Rest. Einigt man sich nicht, entscheidet die Schlichtungsbehörde, in der Regel kostenlos. Der Mieterverband prüft die Abrechnung.',
      ),
      us: say(
        'Was der Vermieter weitergeben darf, steht im Vertrag und im Recht von Staat oder Stadt; ist Heizen in der Miete enthalten, kommt meist nichts dazu. Verlangen Sie schriftlich die Rechnungen des Versorgers und wie sie auf die Wohnungen verteilt werden. Zahlen Sie rechtzeitig, was stimmt, damit der Vertrag nicht in Gefahr gerät, und bestreiten Sie den Rest schriftlich. Ein Mieterverein, die Rechtshilfe oder der Verbraucherschutz des Staates prüft es.',
      ),
    },
  },
  coldHome: {
    title: 'eine Mietwohnung, die kalt bleibt',
    question: 'Was kann ich tun, wenn meine Mietwohnung kalt bleibt?',
    answer: {
      de: say(
        'Werden Wohnräume tagsüber nicht rund zwanzig Grad warm, ist das in der Regel ein Mangel, den der Vermieter beheben muss, und solange kann die Miete gemindert sein. Messen Sie einige Tage zu festen Zeiten, schreiben Sie es auf und melden Sie es sofort schriftlich mit einer Frist. Kürzen Sie nicht auf eigene Faust, sondern zahlen Sie unter Vorbehalt und lassen Sie vom Mieterverein sagen, wie viel Ihnen zusteht. Fällt die Heizung im Winter ganz aus und kommt niemand, hilft notfalls ein Eilantrag beim Gericht; auch Schimmel gehört sofort gemeldet.',
      ),
      at: say(
        'Werden Wohnräume im Winter nicht rund zwanzig Grad warm, mindert das in der Regel den Mietzins, solange es so bleibt. Messen Sie einige Tage zu festen Zeiten und melden Sie es sofort schriftlich mit einer Frist. Zahlen Sie unter Vorbehalt, und lassen Sie von Mietervereinigung oder Arbeiterkammer sagen, wie viel Ihnen zusteht. Wer die Therme erhalten muss, hängt vom Mietrecht ab; bei der mitvermieteten ist es meist der Vermieter. Auch Schimmel gehört sofort gemeldet.',
      ),
      ch: say(
        'Werden Wohnräume tagsüber nicht rund zwanzig Grad warm, ist das in der Regel ein Mangel: Sie können verlangen, dass er behoben wird, und solange einen tieferen Mietzins. Messen Sie einige Tage zu festen Zeiten und melden Sie es eingeschrieben mit einer Frist. Kommt niemand, können Sie nach Ankündigung den Mietzins hinterlegen; kürzen Sie ihn nicht auf eigene Faust. Die Schlichtungsbehörde entscheidet in der Regel kostenlos, der Mieterverband hilft. Auch Schimmel gehört sofort gemeldet.',
      ),
      us: say(
        'In den meisten Staaten muss der Vermieter für eine bewohnbare, beheizbare Wohnung sorgen, viele Städte nennen eine Mindesttemperatur. Messen Sie einige Tage zu festen Zeiten, schreiben Sie es auf und melden Sie es schriftlich mit einer Frist. Kommt niemand, rufen Sie die Wohnungs- oder Bauaufsicht der Stadt; sie kann die Reparatur anordnen. Behalten Sie keine Miete ein, bevor Rechtshilfe oder Mieterverein gesagt haben, ob Ihr Staat das erlaubt. Auch Schimmel gehört sofort gemeldet.',
      ),
    },
  },
};
