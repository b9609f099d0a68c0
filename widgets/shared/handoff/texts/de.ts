import type { HandoffTexts } from '#widgets/shared/handoff/texts/texts.ts';

export const de: HandoffTexts = {
  title: 'Mit dem Handy weitermachen',
  scan: 'Richten Sie die Kamera Ihres Handys auf diesen Code und öffnen Sie den Link.',
  picture: 'QR-Code mit der Adresse darunter',
  type: 'Oder geben Sie dort diese Adresse ein:',
  once: 'Der Link gilt für ein Handy und zehn Minuten.',
  rights: 'Das Handy kann eine Stunde lang Fotos hinzufügen. Was Sie hier geschrieben haben, sieht es nicht.',
  opening: 'Link wird vorbereitet …',
  waiting: 'Warten auf Ihr Handy …',
  joined: 'Ihr Handy ist verbunden. Seine Fotos erscheinen hier in Sekunden.',
  arrived: (count) => (count === 1 ? 'Ein Foto ist angekommen.' : `${count} Fotos sind angekommen.`),
  over: 'Diese Verbindung ist beendet. Die Fotos, die angekommen sind, bleiben.',
  failed: 'Gerade gibt es keinen Link. Bitte versuchen Sie es noch einmal.',
  renew: 'Neuen Code zeigen',
  done: 'Fertig',
  end: 'Handy trennen',
  close: 'Schließen',
};
