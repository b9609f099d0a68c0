import { LEGAL_AS_OF, monthName } from '#domain/dated-texts.ts';
import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { CONTACT, PRODUCT_NAME } from '#domain/product.ts';
import type { LegalTexts } from '#host-site/texts/legal/texts.ts';

const updated = `Stand: ${monthName(LEGAL_AS_OF, 'de')}`;
const address = [`${PRODUCT_NAME} Demo GmbH (erfunden)`, 'Musterstraße 1', '10115 Berlin', 'Deutschland'];
const contact = [`E-Mail: ${CONTACT.email}`, `Telefon: ${CONTACT.phone}`];

export const de: LegalTexts = {
  demo: 'Vorführung: Firma, Anschrift, Rufnummer und Registereintrag auf dieser Seite sind erfunden. Vor einem echten Betrieb gehören hier die Angaben des Betreibers hin, geprüft von einer Anwältin oder einem Anwalt.',
  imprint: {
    title: 'Impressum',
    updated,
    sections: [
      { heading: 'Anbieter', paragraphs: ['Angaben nach § 5 DDG.'], list: address },
      { heading: 'Vertreten durch', paragraphs: ['Mara Beispiel, Geschäftsführerin (Demo-Person)'] },
      { heading: 'Kontakt', paragraphs: [], list: contact },
      {
        heading: 'Register und Umsatzsteuer',
        paragraphs: [],
        list: ['Amtsgericht Charlottenburg, HRB 000000 B (Demo)', 'USt-IdNr.: DE000000000 (Demo)'],
      },
      {
        heading: 'Verantwortlich für den Inhalt',
        paragraphs: ['Nach § 18 Abs. 2 MStV: Mara Beispiel (Demo-Person), Anschrift wie oben.'],
      },
      {
        heading: 'Streitbeilegung',
        paragraphs: [
          'An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    updated,
    sections: [
      {
        heading: 'Überblick',
        paragraphs: [
          `${PRODUCT_NAME} schätzt ein, was Solarstrom, Wärmepumpe und Laden für Ihr Haus bringen. Antworten im Fragebogen bleiben in Ihrem Browser, bis Sie selbst etwas absenden. Nachrichten im Chat speichern wir auf unserem Server, bis 30 Tage nach dem letzten Lebenszeichen.`,
          'Verantwortlich ist die im Impressum genannte Firma. Nutzen Sie unseren Fragebogen auf der Seite eines Fachbetriebs, so ist dieser Betrieb für seine Seite und für die Anfrage, die er erhält, selbst verantwortlich.',
        ],
      },
      {
        heading: 'Welche Daten wir erheben',
        paragraphs: [],
        list: [
          'Antworten im Fragebogen und kleine Bilder Ihrer Fotos, während Sie antworten: in Ihrem Browser, bis der Tab geschlossen wird. Sonst sieht sie niemand.',
          'Das Gespräch im Chat und der Name und die E-Mail-Adresse, nach denen er fragt, während Sie schreiben: in Ihrem Browser, bis der Tab geschlossen wird. Sonst sieht sie niemand.',
          'Ein Besuch mit Sprache, Land und Seite, ab der ersten Antwort oder Nachricht: auf unserem Server, bis 30 Tage nach dem letzten Lebenszeichen. Sonst sieht ihn niemand.',
          'Chat-Nachrichten und was sie über Ihr Haus sagen, sobald Sie sie senden: auf unserem Server, bis 30 Tage nach dem letzten Lebenszeichen. Antwortet eine KI, was im Chat dabeisteht, erhält sie auch deren Anbieter. Einzelne Antworten mit der Frage davor prüft unsere Verwaltung, ohne Namen und Adressen.',
          'Ihre Fotos, ohne Ort und Angaben zum Gerät, sobald Sie sie auswählen: auf unserem Server, bis 30 Tage nach dem letzten Lebenszeichen. Fragen Sie Betriebe an, sehen sie auch die genannten Fachbetriebe; sieht eine KI sie sich an, was dabeisteht, erhält sie auch deren Anbieter.',
          'Ihre Antworten im 5-Minuten-Check und in der genauen Berechnung und was sich daraus ergibt, sobald Sie sie senden: auf unserem Server, bis 30 Tage nach dem letzten Lebenszeichen. Begründet eine KI das Ergebnis des Checks, was dabeisteht, erhält auch deren Anbieter diese Antworten, ohne den Ort.',
          'Eine Anfrage oder Zusammenfassung mit Antworten, dem, was Ihnen im Chat wichtig war, Name, E-Mail-Adresse, Ort, auf Wunsch Telefonnummer und Anmerkungen, sobald Sie sie senden, im Chat auf Ihren Wunsch oder mit dem Ende der Beratung: auf unserem Server, 30 Tage, nach Ihrer Bestätigung 3 Jahre ab der letzten Anfrage. Eine Anfrage sehen auch die genannten Fachbetriebe; Name, Kontakt und Ihre Worte sieht unser Team, sobald Sie sie bestätigt haben. Wer dort liest, wird vermerkt.',
          'Eine Nachricht in einem Projekt, die noch nicht gesendet ist, während Sie schreiben: in Ihrem Browser, bis der Tab geschlossen wird. Sonst sieht sie niemand.',
          'Ein Projekt mit Nachrichten, Ihren Antworten auf Angebote, Zählerständen, Dokumenten, Zeit und Nummer eines Gesprächs, sobald Sie sie senden: auf unserem Server, so lange wie Ihre Adresse. Das sehen auch die genannten Fachbetriebe, jeder sein eigenes Gespräch und Ihre Dokumente, nicht aber, wann wir Sie anrufen, und unsere Beratung; was Sie uns über einen Betrieb melden, sieht nur sie.',
          'Ihre Einwilligung mit Wortlaut, Fassung und Zeitpunkt, sobald Sie zustimmen: auf unserem Server, so lange wie Ihre Adresse. Sonst sieht sie niemand.',
          'Das Protokoll der E-Mails an Sie, sobald wir schreiben: auf unserem Server, so lange wie Ihre Adresse. Die E-Mails sieht auch der Versanddienst.',
          'Ihr Wunsch, keine E-Mails mehr zu erhalten, als Prüfwert ohne Adresse, sobald Sie sich abmelden: auf unserem Server, 3 Jahre. Sonst sieht ihn niemand.',
          'Ihre IP-Adresse als Prüfwert, um Missbrauch zu begrenzen, sobald Sie etwas senden: auf unserem Server, bis 1 Tag nach dem Ende der Zählung. Sonst sieht sie niemand, und in den Protokollen steht sie nicht.',
          'Ein Konto, etwa eines Fachbetriebs, mit Name, E-Mail-Adresse und Nutzername, sobald Sie sich registrieren: auf unserem Server, so lange wie das Konto. Nur unsere Verwaltung sieht es.',
          'Eine Bewerbung als Fachbetrieb mit Firma, Ansprechperson und Nachweisen, sobald Sie sich bewerben: auf unserem Server, bis 90 Tage nach dem letzten Schritt, oder so lange, wie der Betrieb Partner ist. Unser Team liest sie.',
        ],
      },
      {
        heading: 'Wofür wir sie nutzen',
        paragraphs: [
          'Um Ihre Anfrage an passende Fachbetriebe zu vermitteln und Ihnen die Einschätzung zu schicken (Art. 6 Abs. 1 Buchst. b DSGVO).',
          'Neuigkeiten senden wir nur, wenn Sie das eigene Kästchen dafür ankreuzen und Ihre Adresse bestätigen (Art. 6 Abs. 1 Buchst. a DSGVO). Das Begrenzen von Missbrauch beruht auf unserem berechtigten Interesse (Buchst. f).',
          'Der Fragebogen rechnet nach festen Regeln. Künstliche Intelligenz kommt darin nicht vor. Im Chat steht dabei, ob ein Programm mit festen Regeln oder eine KI antwortet. Was der 5-Minuten-Check empfiehlt, berechnen feste Regeln; hat eine KI die Begründung formuliert, steht das darunter.',
        ],
      },
      {
        heading: 'Wer sie erhält',
        paragraphs: [
          'Der Fachbetrieb, auf dessen Seite Sie anfragen, sonst bis zu drei geprüfte Betriebe in Ihrer Nähe. Ihre Namen stehen über dem Kästchen, mit dem Sie zustimmen.',
          'Antwortet im Chat eine KI, bekommt ihr Anbieter Ihre Nachrichten und was sie über Ihr Zuhause sagen, ohne Ihren Namen und Ihre Adresse, soweit Sie beides nicht selbst in eine Nachricht schreiben. Begründet eine KI das Ergebnis des 5-Minuten-Checks, bekommt ihr Anbieter Ihre Antworten ohne Ort, Namen und Adresse. Er ist angewiesen, nichts davon zu speichern.',
          'Sprechen Sie mit dem Chat, wandelt Ihr Browser die Sprache in Text um, meist über den Sprachdienst seines Herstellers, in Chrome über den von Google: Dieser Dienst hört mit, wir nicht. Wir erhalten den Text, sobald er gesendet wird, und nehmen nichts auf.',
          'Melden Sie sich mit Google oder Apple an, erfährt der Anbieter davon und nennt uns Ihren Namen, Ihre bestätigte E-Mail-Adresse und eine Kennung Ihres Kontos dort. Das endet, wenn Sie Ihr Konto bei uns löschen oder dort die Zustimmung zurücknehmen.',
          'E-Mails verschickt im echten Betrieb Postmark (AC PM LLC, USA) in unserem Auftrag, auf Grundlage der EU-Standardvertragsklauseln. In dieser Vorführung verlässt keine E-Mail den Server. Wir verkaufen keine Daten.',
        ],
      },
      {
        heading: 'Cookies und Speicher',
        paragraphs: [
          'Wir setzen keine Cookies zum Messen oder Werben; nur wer sich bei einem Konto anmeldet, erhält zwei, die dafür nötig sind, und der Browser merkt sich bis zum Abmelden, dass jemand angemeldet ist. Bevor Sie etwas tun, speichern wir nichts in Ihrem Browser (§ 25 TDDDG).',
          'Sobald Sie antworten, merkt sich der Browser Ihre Antworten und das Gespräch im Sitzungsspeicher, damit beim Neuladen nichts verloren geht. Mit dem Schließen des Tabs sind sie fort. Das gewählte Land steht nur in der Adresszeile.',
        ],
      },
      {
        heading: 'Sicherheit',
        paragraphs: [
          'Im echten Betrieb sind alle Verbindungen verschlüsselt. Fachbetriebe sehen nur die Anfragen, die an sie gingen. Ihre Übersicht ist über einen langen, zufälligen Link erreichbar: Geben Sie ihn nur weiter, wenn jemand mitlesen soll.',
        ],
      },
      {
        heading: 'Ihre Rechte',
        paragraphs: [
          'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen, der Verarbeitung widersprechen und jede Einwilligung für die Zukunft widerrufen. Auskunft, Übertragung und Löschung erledigen Sie selbst: Der Link in unserer E-Mail zeigt alles zu Ihrer Adresse, und dort laden Sie es herunter, sobald Sie eine Anfrage bestätigt haben, oder löschen es. Für alles Übrige genügt eine E-Mail.',
          'Sie können sich bei einer Aufsichtsbehörde beschweren: in Berlin bei der Berliner Beauftragten für Datenschutz und Informationsfreiheit, in Österreich bei der Datenschutzbehörde, in der Schweiz beim EDÖB.',
        ],
      },
      {
        heading: 'Änderungen',
        paragraphs: [
          'Ändert sich diese Erklärung, so ändert sich das Datum oben. Ändert sich der Text Ihrer Einwilligung, so fragen wir Sie neu.',
        ],
      },
      {
        heading: 'Kontakt',
        paragraphs: ['Fragen zum Datenschutz beantworten wir unter:'],
        list: [...address, ...contact],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    updated,
    sections: [
      {
        heading: 'Allgemeines',
        paragraphs: [
          `Diese Bedingungen gelten für die Nutzung von ${PRODUCT_NAME}, auf dieser Seite und eingebettet auf den Seiten von Fachbetrieben. Die Nutzung ist für Sie kostenlos.`,
        ],
      },
      {
        heading: 'Leistungen',
        paragraphs: [
          'Wir geben eine erste Einschätzung und vermitteln auf Wunsch bis zu drei Fachbetriebe. Die Zahlen sind typische Werte und kein Angebot. Verbindlich ist erst das Angebot des Betriebs nach einer Besichtigung; der Vertrag kommt mit ihm zustande.',
        ],
      },
      {
        heading: 'Anmeldung und Konten',
        paragraphs: [
          'Einschätzung und Anfrage brauchen kein Konto. Ihre Übersicht öffnen Sie mit dem Link aus unserer E-Mail.',
        ],
      },
      {
        heading: 'Ihre Pflichten',
        paragraphs: [
          'Bitte machen Sie richtige Angaben, und fragen Sie nur mit einer E-Mail-Adresse an, die Ihnen gehört. Automatisierte Massenabfragen sind nicht erlaubt.',
        ],
      },
      {
        heading: 'Geistiges Eigentum',
        paragraphs: [
          'Name, Texte und Zeichnungen gehören uns. Ihr Ergebnis dürfen Sie frei verwenden, drucken und weitergeben.',
        ],
      },
      {
        id: GUARANTEE_SECTION,
        heading: 'Garantie und Rechtsschutz',
        paragraphs: [
          'Verfehlt eine Anlage, die über uns vermittelt und errichtet wurde, die im verbindlichen Angebot zugesagte Ersparnis des ersten Jahres um mehr als 15 %, so gleicht der Anbieter den Unterschied aus. Die typischen Werte der ersten Einschätzung sind keine solche Zusage. Dazu kommen 5 Jahre Zufriedenheitsgarantie. Ihre gesetzlichen Rechte bleiben unberührt.',
        ],
      },
      {
        heading: 'Haftung',
        paragraphs: [
          'Unsere Haftung ist auf den von Ihnen gezahlten Betrag oder 100 Euro begrenzt, je nachdem, was höher ist.',
          'Das gilt nicht bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, bei wesentlichen Pflichten und nach dem Produkthaftungsgesetz.',
        ],
      },
      {
        heading: 'Änderungen',
        paragraphs: [
          'Für eine Anfrage gilt die Fassung, der Sie zugestimmt haben. Eine neue Fassung gilt erst, wenn Sie ihr zustimmen.',
        ],
      },
      {
        heading: 'Anwendbares Recht',
        paragraphs: [
          'Es gilt deutsches Recht. Gerichtsstand ist Berlin, soweit das Gesetz eine solche Vereinbarung zulässt; Verbraucherinnen und Verbraucher behalten den Schutz und den Gerichtsstand ihres Wohnsitzes.',
        ],
      },
      { heading: 'Kontakt', paragraphs: [], list: [...address, ...contact] },
    ],
  },
};
