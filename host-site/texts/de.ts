import { PRODUCT_NAME } from '#domain/product.ts';
import type { SiteTexts } from '#host-site/texts/texts.ts';

export const de: SiteTexts = {
  header: {
    home: `${PRODUCT_NAME}, zur Startseite`,
    skip: 'Zum Inhalt',
    language: 'Sprache',
    country: 'Land',
    countries: { de: 'Deutschland', at: 'Österreich', ch: 'Schweiz', us: 'USA' },
  },
  home: {
    documentTitle: `${PRODUCT_NAME}: Solarstrom, Wärmepumpe, Laden für Ihr Haus`,
    description:
      'Eine ehrliche erste Einschätzung für Solarstrom, Wärmepumpe und Ladepunkt. In fünf Minuten, kostenlos, ohne Konto.',
    heading: 'Was Ihr Haus mit Sonne, Wärme und Strom anfangen kann',
    lead: 'Ein paar Fragen zu Dach, Heizung und Auto, dann eine ehrliche erste Einschätzung. Kostenlos und ohne Konto.',
    begin: 'Kostenlose Beratung starten',
    facts: { minutes: '5 Minuten', account: 'kein Konto nötig', cookies: 'nichts gespeichert, bevor Sie antworten' },
    scene: 'Haus mit Solardach, Wärmepumpe, Ladepunkt und Auto',
    assessment: {
      title: 'Ihre erste Einschätzung',
      text: 'Sie sehen das Ergebnis sofort. Kontaktdaten brauchen wir erst, wenn Sie Angebote möchten.',
    },
    notLoaded:
      'Der Fragebogen konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  },
  completed: {
    heading: 'Ihre Einschätzung ist fertig',
    text: 'Sie können sie jederzeit wieder öffnen, solange diese Seite offen ist.',
    leadHeading: 'Ihre Anfrage ist bei uns',
    leadText:
      'In Ihrem Postfach liegt eine E-Mail von uns. Ihr Link führt zur ganzen Einschätzung, und dort bestätigen Sie Ihre Adresse.',
    showAgain: 'Mein Ergebnis noch einmal ansehen',
  },
  summary: {
    documentTitle: `Ihre Energieberatung | ${PRODUCT_NAME}`,
    heading: 'Ihre Energieberatung',
    intro:
      'Alles, was Sie angefragt haben, an einem Ort. Behandeln Sie diesen Link wie einen Schlüssel: Wer ihn hat, kann mitlesen.',
    loading: 'Ihre Einschätzung wird geladen',
    empty: 'Hinter diesem Link liegt zurzeit keine Einschätzung.',
    consultationOf: (date, country) => `${date}, ${country}`,
    potentials: 'Potenzial',
    packages: 'Pakete und Kosten',
    typical: 'Typische Werte, nicht für Ihr Haus berechnet. Ein Angebot vom Fachbetrieb kann deutlich abweichen.',
    costFactors: (extras) => `In den Zusatzkosten enthalten: ${extras}`,
    columns: {
      package: 'Paket',
      base: 'Grundkosten',
      additional: 'Zusatzkosten',
      total: 'Gesamt',
      savings: 'Ersparnis',
      payback: 'Amortisation',
    },
    partners: 'Ihre Anfrage ging an',
    noPartners: 'In Ihrer Nähe haben wir noch keinen passenden Betrieb.',
    answers: 'Ihre Antworten',
    questions: {
      homeType: 'Art des Hauses',
      homeSize: 'Wohnfläche',
      roofType: 'Dach',
      roofAge: 'Alter des Dachs',
      currentHeatingSystem: 'Heizung',
      heatingSystemAge: 'Alter der Heizung',
      hasEV: 'Elektroauto',
      annualEnergyBill: 'Energiekosten im Jahr',
      energyGoals: 'Ihr Ziel',
      additionalNotes: 'Anmerkungen',
    },
    print: 'Drucken',
    retry: 'Noch einmal versuchen',
    newAssessment: 'Neue Einschätzung starten',
    notFound: {
      title: 'Diesen Link gibt es nicht mehr',
      text: 'Er ist abgelaufen oder unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder starten Sie eine neue Einschätzung.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Wir erreichen den Server gerade nicht. Sobald Sie wieder online sind, versuchen wir es von selbst noch einmal.',
    },
    busy: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    },
    failed: {
      title: 'Das hat bei uns nicht geklappt',
      text: 'Ihre Einschätzung ist nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
    },
    confirm: {
      heading: 'Ist das Ihre Adresse?',
      text: 'Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Erst dann schreiben wir Ihnen weiter.',
      button: 'Meine Adresse bestätigen',
      sending: 'Wird bestätigt',
      done: 'Danke, Ihre Adresse ist bestätigt.',
      failed: 'Das Bestätigen hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
      offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal, sobald Sie online sind.',
    },
  },
  notFound: {
    text: 'Unter dieser Adresse gibt es keine Seite.',
    hint: 'Für Entwickler: Ist die Seite in host-site/routing/routes.ts eingetragen?',
    back: 'Zur Startseite',
  },
  footer: {
    label: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    copyright: (year) => `© ${year} ${PRODUCT_NAME}`,
    demo: 'Vorführung: Firma und Fachbetriebe sind erfunden.',
  },
};
