import { en as milestones } from '#texts/milestones/en.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

export const en: NotificationTexts = {
  status: {
    new: (company) => `${company} has received your request.`,
    contacted: (company) => `${company} has been in touch with you.`,
    quoted: (company) => `${company} has made you an offer.`,
    won: (company) => `${company} has your order.`,
    lost: (company) => `${company} did not get your order.`,
    rejected: (company) => `${company} has declined your request.`,
    another_chosen: (company) => `${company} knows that you chose another company.`,
  },
  milestone: milestones.title,
  someCompany: 'An installer',
  sentence: {
    requestWaits: ({ day }) => `Your request of ${day} waits for your yes.`,
    companyStatus: ({ company, status }, texts) => texts.status[status ?? 'new'](company),
    newRequest: ({ reference }) => `New request ${reference}.`,
    requestConfirmed: ({ reference }) => `Request ${reference} is confirmed: the person made it themselves.`,
    requestWithdrawn: ({ reference }) => `Request ${reference} was withdrawn.`,
    messageWritten: ({ company, isCompany, reference }) =>
      isCompany ? `${company} wrote to you.` : `New message about request ${reference}.`,
    quoteOffered: ({ company }) => `${company} has made you an offer.`,
    quoteAnswered: ({ reference }) => `Your offer for request ${reference} has an answer.`,
    milestoneDone: ({ milestone, day }, texts) =>
      `Done: ${milestone ? texts.milestone[milestone] : 'a step'}, project of ${day}.`,
    claimOpened: ({ reference }) => `The guarantee is claimed for project ${reference}.`,
    documentAdded: ({ company, isCompany, reference }) =>
      isCompany ? `${company} has added a document.` : `New document in project ${reference}.`,
    callBooked: ({ reference }) => `A call is booked for project ${reference}.`,
    callMoved: ({ reference }) => `The call of project ${reference} has been moved.`,
    callCancelled: ({ reference }) => `The call of project ${reference} is cancelled.`,
    callChanged: ({ day }) => `Your call about the project of ${day} has changed.`,
    applicationSent: () => 'A company has applied to become a partner.',
    dateEnds: ({ ends }) =>
      ends ? `${ends.name}: ends or needs checking on ${ends.on}.` : 'Something ends or needs checking.',
  },
};
