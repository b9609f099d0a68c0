import { PRODUCT_NAME } from '#domain/product.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';

export const de: SiteTexts = {
  header: {
    home: `${PRODUCT_NAME}, zur Startseite`,
    skip: 'Zum Inhalt',
    language: 'Sprache',
    country: 'Land',
    countries: { de: 'Deutschland', at: 'Österreich', ch: 'Schweiz', us: 'USA' },
    getStarted: 'Jetzt starten',
    menu: 'Menü',
    closeMenu: 'Menü schließen',
    process: 'Ablauf',
    solutions: 'Lösungen',
    partners: 'Fachbetriebe',
    about: 'Über uns',
    login: 'Anmelden',
    dashboard: 'Mein Bereich',
    notifications: (unread) => (unread > 0 ? `Benachrichtigungen, ${unread} ungelesen` : 'Benachrichtigungen'),
    logout: 'Abmelden',
  },
  home: {
    documentTitle: `${PRODUCT_NAME}: Solarstrom, Wärmepumpe, Laden für Ihr Haus`,
    description:
      'Eine ehrliche erste Einschätzung für Solarstrom, Wärmepumpe und Ladepunkt. In fünf Minuten, kostenlos, ohne Konto.',
    heading: 'Was Ihr Haus mit Sonne, Wärme und Strom anfangen kann',
    lead: 'Ein paar Fragen zu Dach, Heizung und Auto, dann eine ehrliche erste Einschätzung. Kostenlos und ohne Konto.',
    begin: 'Kostenlose Beratung starten',
    howItWorks: 'So läuft es ab',
    facts: { minutes: '5 Minuten', account: 'kein Konto nötig', cookies: 'nichts gespeichert, bevor Sie antworten' },
    scene: 'Haus mit Solardach, Wärmepumpe, Ladepunkt und Auto',
    assessment: {
      title: 'Ihre erste Einschätzung',
      text: 'Check und Fragebogen zeigen das Ergebnis sofort; Kontaktdaten brauchen wir erst, wenn Sie Angebote möchten. Der Chat fragt nach Name und E-Mail-Adresse für Ihre Zusammenfassung.',
      tabs: {
        label: 'Wege zur Einschätzung',
        powerup: '5-Minuten-Check',
        structured: 'Geführter Fragebogen',
        chat: 'KI-Chat-Berater',
      },
    },
    notLoaded:
      'Die Einschätzung konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  },
  chat: {
    documentTitle: `${PRODUCT_NAME}: im Gespräch zu Ihrer Einschätzung`,
    description:
      'Erzählen Sie in eigenen Worten, wie Sie wohnen und heizen, und Sie erhalten eine erste Einschätzung für Solarstrom, Wärmepumpe und Ladepunkt.',
    heading: 'Sprechen wir über Ihr Zuhause',
  },
  powerup: {
    documentTitle: `${PRODUCT_NAME}: Ihre Energiestrategie in fünf Minuten`,
    description:
      'Fünf Antworten, und Sie wissen, was zu Ihrem Zuhause passt, was es spart und welche Förderung heute zählt.',
    heading: 'Ihre Energiestrategie in fünf Minuten',
  },
  completed: {
    heading: 'Ihre Einschätzung ist fertig',
    text: 'Sie können sie jederzeit wieder öffnen, solange diese Seite offen ist.',
    leadHeading: 'Ihre Anfrage ist bei uns',
    leadText:
      'In Ihrem Postfach liegt eine E-Mail von uns. Ihr Link führt zur ganzen Einschätzung, und dort bestätigen Sie Ihre Adresse.',
    showAgain: 'Mein Ergebnis noch einmal ansehen',
  },
  calls: {
    offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    busy: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
    unproved: 'Dafür braucht es einen zweiten Faktor. Sie richten ihn in Ihrem Bereich ein:',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    loading: 'Wird geladen',
    retry: 'Noch einmal versuchen',
    close: 'Meldung schließen',
  },
  withoutScript: {
    assessment:
      'Check, Fragebogen und Chat rechnen in Ihrem Browser und brauchen dafür JavaScript. Es ist ausgeschaltet oder wurde nicht geladen.',
    partners: 'Die Liste der Fachbetriebe braucht JavaScript; in jeder Anfrage nennen wir die Betriebe mit Namen.',
    reachUs: 'Auch ohne erreichen Sie uns:',
  },
  notFound: {
    heading: '404 Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite.',
    hint: 'Für Entwickler: Ist die Seite in domain/pages.ts eingetragen?',
    back: 'Zur Startseite',
  },
  footer: {
    label: 'Rechtliches',
    social: 'Soziale Netzwerke',
    columns: { solutions: 'Beratung', company: 'Unternehmen', resources: 'Wissen' },
    check: '5-Minuten-Check',
    questionnaire: 'Geführter Fragebogen',
    chat: 'Chat-Berater',
    accessibility: 'Barrierefreiheit',
    faq: 'Häufige Fragen',
    answers: 'Antworten mit Quellen',
    docs: 'Für Entwickler',
    api: 'API',
    guarantee: 'Garantie',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    copyright: (year) => `© ${year} ${PRODUCT_NAME}`,
    demo: 'Vorführung: Firma und Fachbetriebe sind erfunden.',
  },
};
