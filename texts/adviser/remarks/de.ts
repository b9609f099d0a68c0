import type { Remarks } from '#texts/adviser/speech.ts';

export const remarks: Remarks = {
  greeting: ['Guten Tag! Schön, dass Sie da sind.', 'Hallo! Gern helfe ich Ihnen weiter.', 'Willkommen!'],
  howAreYou: [
    'Danke, gut: Als Programm habe ich keine schlechten Tage.',
    'Nett, dass Sie fragen. Mir geht es immer gleich gut, ich bin ja ein Programm.',
    'Alles in Ordnung, danke. Gespannt bin ich auf Ihr Zuhause.',
  ],
  thanks: ['Gern geschehen.', 'Sehr gern.', 'Freut mich, wenn es hilft.'],
  goodbye: [
    'Auf Wiedersehen! Ihre Antworten bleiben in diesem Tab erhalten; auf Wunsch kommt die Zusammenfassung per E-Mail.',
    'Bis bald! Sie können jederzeit hier weitermachen.',
    'Alles Gute für Ihr Vorhaben!',
  ],
  thinking: [
    'Gern, das muss nicht heute entschieden werden. Zum Nachlesen und Weitergeben kommt die Zusammenfassung auf Wunsch per E-Mail.',
    'Das ist vernünftig, es drängt Sie niemand. Ihre Antworten bleiben in diesem Tab, und weiter geht es, wann Sie möchten.',
    'In aller Ruhe. Kommt dabei eine Frage auf, stellen Sie sie hier.',
  ],
  enough: [
    'Gern geschehen. Die Zusammenfassung kommt auf Wunsch per E-Mail, und hier geht es jederzeit weiter.',
    'Freut mich. Ihre Antworten bleiben in diesem Tab, falls später noch etwas aufkommt.',
  ],
  noQuestions: [
    'In Ordnung, ich frage nicht weiter nach. Fragen Sie mich einfach, was Sie wissen möchten.',
    'Verstanden, ab jetzt fragen nur noch Sie.',
  ],
  weary: [
    'Das ist wirklich viel auf einmal; nehmen wir eines nach dem anderen.',
    'Das glaube ich Ihnen. Heute muss nichts entschieden werden, und auf Wunsch sage ich Ihnen, wie Sie einen Menschen erreichen.',
  ],
  robot: [
    `Ich bin ein automatischer Berater, kein Mensch. Meine Antworten stammen aus einer Sammlung mit Quellen. Wenn Sie mit einem Menschen sprechen möchten, sagen Sie es mir.`,
    'Ein Mensch bin ich nicht, sondern ein Programm, das zuhört, nachschlägt und rechnet. Wie Sie einen Menschen erreichen, sage ich Ihnen gern.',
  ],
  grief: ['Das tut mir leid. Es ist viel auf einmal, und nichts davon muss heute entschieden werden.'],
  fear: [
    'Ihre Sorge verstehe ich; sehen wir uns an, was wirklich gilt.',
    'Das kann ich nachfühlen. Niemand drängt Sie, und entscheiden müssen Sie heute nichts.',
  ],
  anger: [
    'Das tut mir leid, das ist ärgerlich.',
    'Ihren Ärger verstehe ich. Jede Frage dürfen Sie auslassen, und auf Wunsch sage ich Ihnen, wie Sie einen Menschen erreichen.',
    'Das tut mir leid. Ich fasse mich kurz.',
  ],
  offTopic: [
    'Dazu kann ich nichts Verlässliches sagen. Ich kenne mich mit Solarstrom, Wärmepumpen, Laden und Förderung aus.',
    'Das liegt außerhalb meines Gebiets. Zu Energie im Haus helfe ich gern.',
    'Da muss ich passen, mein Fach ist die Energie zu Hause.',
  ],
  severalHomes: [
    'Sie haben von mehr als einem Zuhause gesprochen. Nehmen wir eines nach dem anderen: Um welches soll es zuerst gehen?',
    'Diese Beratung gilt für ein Zuhause, damit sich die Angaben nicht vermischen. Für das andere beginnen Sie danach am besten eine neue.',
    'Das andere Zuhause verdient eine eigene Beratung; hier bleiben wir bei diesem.',
  ],
  changeOfMind: [
    'Kein Problem, das ändere ich. Was gilt jetzt?',
    'Gut, dann vergessen wir das. Wie ist es richtig?',
    'Gern. Wie soll es stattdessen heißen?',
  ],
  human: [
    'Gern. Im Formular „Mit Fachbetrieben verbinden“ sagen Sie, wie man Sie erreicht, und ein geprüfter Betrieb aus Ihrer Nähe meldet sich; unsere eigenen Kontaktdaten stehen im Impressum. Bis dahin beantworte ich, was ich kann.',
    'Das verstehe ich. Durchstellen kann ich Sie leider nicht: Über „Mit Fachbetrieben verbinden“ ruft Sie ein Betrieb an oder schreibt Ihnen, uns selbst erreichen Sie über das Impressum.',
    'Ein Mensch meldet sich bei Ihnen, wenn Sie „Mit Fachbetrieben verbinden“ wählen. Wer lieber uns erreichen möchte, findet die Adresse im Impressum.',
  ],
  byMail: [
    'Gern. Tragen Sie Name und Adresse ins Formular ein, dann kommt per E-Mail, was wir bis jetzt haben.',
    'Natürlich. Das Formular fragt nach Name und Adresse; die E-Mail bringt, was wir bis jetzt haben, und hier geht es weiter.',
  ],
  why: [
    'Danach richtet sich, was sich bei Ihnen lohnt und was es kostet. Sie können jede Frage überspringen.',
    'Damit schätze ich ein, was zu Ihrem Zuhause passt. Sagen Sie einfach „weiter“, wenn Sie es nicht angeben möchten.',
  ],
  mistrust: [
    'Die Vorsicht ist berechtigt. Ich selbst verkaufe nichts, und Ihre Angaben gehen erst an Betriebe, wenn Sie zustimmen. Zu Preisen und Fördersätzen nenne ich die Quelle, prüfen Sie gern nach.',
    'Das dürfen Sie kritisch sehen. Wo sich etwas nach Ihren Angaben nicht lohnt, sage ich das auch, und ein Angebot müssen Sie nie annehmen.',
  ],
  confused: [
    'Dann sage ich es anders: Fragen Sie mich etwas zu Solarstrom, Wärmepumpe, Laden oder Förderung, oder erzählen Sie von Ihrem Zuhause.',
    'Entschuldigung, das war unklar. Erzählen Sie einfach von Ihrem Zuhause, oder stellen Sie eine Frage dazu.',
  ],
  notAsked: [
    'Entschuldigung, da habe ich Ihre Frage falsch verstanden.',
    'Das tut mir leid, ich habe an Ihrer Frage vorbei geantwortet.',
  ],
  askedBefore: [
    'Entschuldigen Sie die Wiederholung: Eine Antwort habe ich dazu noch nicht erkannt. Mit „weiter“ lassen wir die Frage aus.',
    'Sie haben recht, das kam schon vor. Mir fehlt nur noch die Angabe; „weiter“ überspringt die Frage.',
  ],
  consumption: [
    'Danke. Aus dem Verbrauch allein leite ich keine Kosten ab, dafür sind die Preise zu verschieden.',
    'Den Verbrauch kann ich nicht in Geld umrechnen, ohne zu raten.',
  ],
  okay: ['Gut.', 'Alles klar.', 'Schön.'],
  wait: ['Kein Problem, lassen Sie sich Zeit.', 'In Ruhe, ich warte gern.'],
  agreed: ['Gut, dabei bleibt es.', 'Gut, das bleibt so.'],
  interest: ['Gern, das behalte ich im Blick.', 'Gut, das nehme ich auf.'],
};
