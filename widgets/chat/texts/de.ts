import { PRODUCT_NAME } from '#domain/product.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

export const de: ChatTexts = {
  title: 'Ihr Energieberater',
  notice: {
    automatic: 'Ein automatischer Berater, kein Mensch. Bitte prüfen Sie Wichtiges nach.',
    ai: 'Eine KI, kein Mensch. Sie kann sich irren; bitte prüfen Sie Wichtiges nach.',
  },
  advisor: { automatic: 'Automatischer Berater', ai: 'KI-Berater' },
  you: 'Sie',
  conversation: 'Gespräch',
  welcome: (advisor) => {
    const who = advisor === 'ai' ? 'der KI-Energieberater' : 'der automatische Energieberater';
    return `Guten Tag! Ich bin ${who} von ${PRODUCT_NAME}, ein Programm und kein Mensch. Ich frage ein paar Dinge zu Ihrem Zuhause und beantworte Ihre Fragen. Zuerst: Ist es ein Einfamilienhaus, ein Reihenhaus oder eine Wohnung?`;
  },
  complete: {
    title: 'Beratung abgeschlossen!',
    text: 'Ihr Ergebnis ist da.',
    next: 'Sie können weiterfragen: Was Sie ergänzen, ändert das Ergebnis.',
  },
  typing: 'Der Berater schreibt …',
  slow: 'Noch einen Moment, ich bin dabei …',
  stop: 'Antwort anhalten',
  cut: 'Antwort abgebrochen',
  askAgain: 'Noch einmal fragen',
  notSent: 'Nicht gesendet.',
  noConnection: 'Keine Verbindung. Ihre Nachricht bleibt hier.',
  retry: 'Noch einmal',
  edit: 'Ändern',
  newer: 'Neuere Nachrichten',
  answers: 'Mögliche Antworten',
  topicsLabel: 'Themen zur Auswahl',
  topics: [
    'Was kostet eine Wärmepumpe?',
    'Welche Förderung gibt es?',
    'Ich wohne zur Miete',
    'Reichen meine alten Heizkörper?',
    'Wie lange dauert das alles?',
  ],
  owns: { yes: 'Im Eigentum', no: 'Zur Miete' },
  composer: {
    label: 'Ihre Nachricht',
    send: 'Senden',
    media: { image: 'Foto hinzufügen', video: 'Video hinzufügen', phone: 'Mit dem Handy weitermachen' },
    hint: 'Enter sendet, Umschalt und Enter beginnt eine neue Zeile.',
    left: (count) => `Noch ${count} Zeichen`,
    tooLong: (count) => `${count} Zeichen zu lang`,
  },
  voice: {
    speak: 'Sprechen',
    help: 'Ihr Browser wandelt Sprache in Text um. Dabei hört sein eigener Sprachdienst mit; wir nehmen nichts auf.',
  },
  reset: {
    action: 'Neu beginnen',
    question: 'Das ganze Gespräch und alle Angaben löschen?',
    confirm: 'Löschen und neu beginnen',
    cancel: 'Behalten',
  },
  progress: {
    title: 'Ihr Fortschritt',
    homeInformation: 'Angaben zum Haus',
    questions: (done, total) => `${done}/${total} Fragen beantwortet`,
    media: 'Fotos und Videos',
    uploads: (done, total) => `${done}/${total} Aufnahmen hochgeladen`,
    checklist: ['Hausansicht', 'Dach', 'Sicherungskasten'],
    uploaded: 'Hochgeladen',
    pending: 'Ausstehend',
    potentials: 'Mögliche Lösungen',
    needMore: 'Angaben fehlen',
    viewResults: 'Ergebnis ansehen',
    viewResultsWhen: 'Ab sechs Antworten, oder ab 75 % mit einem Foto.',
    emailSummary: 'Zusammenfassung per E-Mail senden',
  },
  toasts: {
    'email-kept': {
      title: 'Vielen Dank!',
      text: 'Ihre E-Mail-Adresse ist gespeichert. Die Zusammenfassung folgt, sobald die Beratung abgeschlossen ist.',
    },
    'send-failed': {
      title: 'Fehler',
      text: 'Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    },
    'summary-failed': { title: 'Fehler', text: 'Die Zusammenfassung konnte nicht gesendet werden' },
  },
  resultsLoading: 'Ihr Ergebnis wird geladen …',
  resultsFailed: 'Die Empfehlungen konnten nicht berechnet werden. Bitte versuchen Sie es erneut.',
  close: 'Schließen',
  orContact: 'Oder sprechen Sie direkt mit uns:',
};
