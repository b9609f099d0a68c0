import { fr as milestones } from '#texts/milestones/fr.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

export const fr: NotificationTexts = {
  status: {
    new: (company) => `${company} a reçu votre demande.`,
    contacted: (company) => `${company} vous a contacté.`,
    quoted: (company) => `${company} vous a fait une offre.`,
    won: (company) => `${company} a votre commande.`,
    lost: (company) => `${company} n’a pas eu votre commande.`,
    rejected: (company) => `${company} a décliné votre demande.`,
    another_chosen: (company) => `${company} sait que vous avez choisi une autre entreprise.`,
  },
  milestone: milestones.title,
  someCompany: 'Un installateur',
  sentence: {
    requestWaits: ({ day }) => `Votre demande du ${day} attend votre oui.`,
    companyStatus: ({ company, status }, texts) => texts.status[status ?? 'new'](company),
    newRequest: ({ reference }) => `Nouvelle demande ${reference}.`,
    requestConfirmed: ({ reference }) => `La demande ${reference} est confirmée : la personne l’a faite elle-même.`,
    requestWithdrawn: ({ reference }) => `La demande ${reference} a été retirée.`,
    messageWritten: ({ company, isCompany, reference }) =>
      isCompany ? `${company} vous a écrit.` : `Nouveau message sur la demande ${reference}.`,
    quoteOffered: ({ company }) => `${company} vous a fait une offre.`,
    quoteAnswered: ({ reference }) => `Votre offre pour la demande ${reference} a une réponse.`,
    milestoneDone: ({ milestone, day }, texts) =>
      `Terminé : ${milestone ? texts.milestone[milestone] : 'une étape'}, projet du ${day}.`,
    claimOpened: ({ reference }) => `La garantie est demandée pour le projet ${reference}.`,
    documentAdded: ({ company, isCompany, reference }) =>
      isCompany ? `${company} a ajouté un document.` : `Nouveau document dans le projet ${reference}.`,
    callBooked: ({ reference }) => `Un entretien est réservé pour le projet ${reference}.`,
    callMoved: ({ reference }) => `L’entretien du projet ${reference} est déplacé.`,
    callCancelled: ({ reference }) => `L’entretien du projet ${reference} est annulé.`,
    callChanged: ({ day }) => `Votre entretien sur le projet du ${day} a changé.`,
    applicationSent: () => 'Une entreprise a posé sa candidature.',
    dateEnds: ({ ends }) =>
      ends
        ? `${ends.name} : se termine ou est à vérifier le ${ends.on}.`
        : 'Quelque chose se termine ou est à vérifier.',
  },
};
