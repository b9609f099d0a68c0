import { PRODUCT_NAME } from '#domain/product.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

export const en: ChatTexts = {
  title: 'Your energy adviser',
  notice: {
    automatic: 'An automatic adviser, not a person. Please check what matters to you.',
    ai: 'An AI, not a person. It can be wrong; please check what matters to you.',
  },
  advisor: { automatic: 'Automatic adviser', ai: 'AI adviser' },
  you: 'You',
  conversation: 'Conversation',
  welcome: (advisor) => {
    const who = advisor === 'ai' ? 'the AI energy adviser' : 'the automatic energy adviser';
    return `Hello! I am ${who} of ${PRODUCT_NAME}, a program and not a person. I ask a few things about your home and answer your questions. First: is it a single-family house, a townhouse or an apartment?`;
  },
  complete: {
    title: 'Consultation Complete!',
    text: 'Your results are ready.',
    next: 'You can go on asking: whatever you add changes the results.',
  },
  halfDays: { us: ['AM', 'PM'] },
  typing: 'The adviser is writing…',
  slow: 'Still working on it…',
  stop: 'Stop the reply',
  cut: 'Reply cut off',
  askAgain: 'Ask again',
  notSent: 'Not sent.',
  noConnection: 'No connection. Your message is kept here.',
  retry: 'Retry',
  edit: 'Edit',
  newer: 'Newer messages',
  answers: 'Possible answers',
  topicsLabel: 'Suggested topics',
  topics: [
    'What does a heat pump cost?',
    'Which incentives are there?',
    'I am a renter',
    'Will my old radiators do?',
    'How long does it all take?',
  ],
  owns: { yes: 'I own it', no: 'I rent it' },
  composer: {
    label: 'Your message',
    send: 'Send',
    media: { image: 'Add a photo', video: 'Add a video', phone: 'Continue on your phone' },
    hint: 'Enter sends, Shift and Enter starts a new line.',
    left: (count) => `${count} characters left`,
    tooLong: (count) => `${count} characters too long`,
  },
  voice: {
    speak: 'Speak',
    help: 'Your browser turns speech into text. Its own speech service hears it; we record nothing.',
  },
  reset: {
    action: 'Start over',
    question: 'Delete the whole conversation and all answers?',
    confirm: 'Delete and start over',
    cancel: 'Keep',
  },
  progress: {
    title: 'Assessment Progress',
    homeInformation: 'Home Information',
    questions: (done, total) => `${done}/${total} questions answered`,
    media: 'Media Uploads',
    uploads: (done, total) => `${done}/${total} media uploaded`,
    checklist: ['House Exterior', 'Roof', 'Electrical Panel'],
    uploaded: 'Uploaded',
    pending: 'Pending',
    potentials: 'Potential Solutions',
    needMore: 'Need more info',
    viewResults: 'View Results',
    viewResultsWhen: 'Opens with all six answers, or with 75% and one photo.',
    emailSummary: 'Email My Consultation Summary',
  },
  toasts: {
    'email-kept': {
      title: 'Thank you!',
      text: 'Your email is saved. The summary follows when the consultation is complete.',
    },
    'send-failed': { title: 'Error', text: 'Failed to send message to chatbot. Please try again.' },
    'summary-failed': { title: 'Error', text: 'Failed to send consultation summary' },
  },
  resultsLoading: 'Your results are on their way…',
  resultsFailed: 'Failed to calculate recommendations. Please try again.',
  close: 'Close',
  orContact: 'Or contact us directly:',
};
