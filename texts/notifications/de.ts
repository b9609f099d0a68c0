import { de as milestones } from '#texts/milestones/de.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

export const de: NotificationTexts = {
  status: {
    new: (company) => `${company} hat Ihre Anfrage erhalten.`,
    contacted: (company) => `${company} hat sich bei Ihnen gemeldet.`,
    quoted: (company) => `${company} hat Ihnen ein Angebot gemacht.`,
    won: (company) => `${company} hat Ihren Auftrag.`,
    lost: (company) => `${company} hat Ihren Auftrag nicht bekommen.`,
    rejected: (company) => `${company} hat Ihre Anfrage abgelehnt.`,
    another_chosen: (company) => `${company} weiß, dass Sie sich anders entschieden haben.`,
  },
  milestone: milestones.title,
  someCompany: 'Ein Fachbetrieb',
  sentence: {
    requestWaits: ({ day }) => `Ihre Anfrage vom ${day} wartet auf Ihr Ja.`,
    companyStatus: ({ company, status }, texts) => texts.status[status ?? 'new'](company),
    newRequest: ({ reference }) => `Neue Anfrage ${reference}.`,
    requestConfirmed: ({ reference }) => `Anfrage ${reference} ist bestätigt: Die Person hat sie selbst gestellt.`,
    requestWithdrawn: ({ reference }) => `Anfrage ${reference} wurde zurückgezogen.`,
    messageWritten: ({ company, isCompany, reference }) =>
      isCompany ? `${company} hat Ihnen geschrieben.` : `Neue Nachricht zur Anfrage ${reference}.`,
    quoteOffered: ({ company }) => `${company} hat Ihnen ein Angebot gemacht.`,
    quoteAnswered: ({ reference }) => `Auf Ihr Angebot zur Anfrage ${reference} gibt es eine Antwort.`,
    milestoneDone: ({ milestone, day }, texts) =>
      `Erledigt: ${milestone ? texts.milestone[milestone] : 'ein Schritt'}, Projekt vom ${day}.`,
    claimOpened: ({ reference }) => `Zum Projekt ${reference} wird die Garantie verlangt.`,
    documentAdded: ({ company, isCompany, reference }) =>
      isCompany ? `${company} hat ein Dokument hinzugefügt.` : `Neues Dokument zum Projekt ${reference}.`,
    callBooked: ({ reference }) => `Zum Projekt ${reference} ist ein Gespräch gebucht.`,
    callMoved: ({ reference }) => `Das Gespräch zum Projekt ${reference} ist verschoben.`,
    callCancelled: ({ reference }) => `Das Gespräch zum Projekt ${reference} ist abgesagt.`,
    callChanged: ({ day }) => `Ihr Gespräch zum Projekt vom ${day} wurde geändert.`,
    applicationSent: () => 'Ein Betrieb hat sich beworben.',
    dateEnds: ({ ends }) =>
      ends ? `${ends.name}: endet oder ist zu prüfen am ${ends.on}.` : 'Etwas endet oder ist zu prüfen.',
  },
};
