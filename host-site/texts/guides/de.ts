import { PRODUCT_NAME } from '#domain/product.ts';
import type { GuideTexts } from '#host-site/texts/guides/texts.ts';

export const de: GuideTexts = {
  docs: {
    title: 'Für Entwickler',
    description: `${PRODUCT_NAME} auf der eigenen Seite: einbetten, einstellen, auf Ereignisse hören, Anfragen empfangen.`,
    contents: 'Inhalt',
    spoken: 'Die Anleitungen sind englisch, wie der Code, zu dem sie gehören.',
    api: 'API: jeder Aufruf',
    openapi: 'OpenAPI 3.1 als JSON',
    design: 'Gestaltung',
  },
  design: {
    title: 'Gestaltung',
    description: `Farben, Schrift, Bedienelemente, Zeichnungen und Wörter, aus denen ${PRODUCT_NAME} gemacht ist.`,
    colours: {
      title: 'Farben',
      text: 'Warmes Papier, tiefes Fichtengrün, ein Farbton je Lösung. Text hat mindestens 4,5 zu 1, Ränder 3 zu 1, hell wie dunkel. Auf Seiten von Partnern ersetzt --wattnest-NAME jeden Wert.',
      uses: {
        paper: 'Grund der Seite',
        surface: 'Karten und Felder',
        sunken: 'abgesetzte Flächen',
        ink: 'Text',
        'ink-soft': 'Nebentext',
        line: 'Linien',
        edge: 'Ränder von Bedienelementen',
        accent: 'Schaltflächen und Links',
        'accent-tint': 'Gewähltes',
        sun: 'Solarstrom',
        ember: 'Wärme',
        current: 'Laden',
        high: 'Potenzial hoch',
        medium: 'Potenzial mittel',
        low: 'Potenzial gering',
        danger: 'Fehler, Endgültiges',
        focus: 'Tastaturfokus',
      },
    },
    letters: {
      title: 'Schrift',
      text: 'Bricolage Grotesque für Überschriften, Figtree für alles andere. Widgets laden keine Schrift: Sie nehmen die der Seite.',
      display: 'Was Ihr Haus kann',
      body: 'Eine ehrliche erste Einschätzung, jede Zahl mit Spanne und Quelle.',
      small: 'Quelle und Stand stehen klein darunter.',
    },
    controls: {
      title: 'Bedienelemente',
      text: 'Eine Hauptsache je Ansicht. Alles ist mindestens 44 Pixel hoch und mit der Tastatur erreichbar.',
      main: 'Weiter',
      ghost: 'Zurück',
      danger: 'Alles löschen',
      off: 'Noch nicht möglich',
      field: 'Postleitzahl oder Ort',
    },
    potentials: {
      title: 'Potenziale',
      text: 'Bild und Wort sagen dasselbe; Farbe allein sagt nie etwas.',
    },
    drawings: {
      title: 'Zeichnungen',
      text: 'Keine gekauften Bilder: ein Haus, aus dem alle Zeichnungen stammen, bei Tag und bei Nacht.',
    },
    words: {
      title: 'Wörter',
      text: 'Ein Wort für eine Sache, in jeder Sprache.',
    },
  },
};
