import type { Remarks } from '#texts/adviser/speech.ts';

export const remarks: Remarks = {
  greeting: ['Hello! Good to have you here.', 'Hi! Happy to help.', 'Welcome!'],
  howAreYou: [
    'Fine, thank you: as a program I have no bad days.',
    'Kind of you to ask. I am always the same, being a program.',
    'All well here, thanks. It is your home I am curious about.',
  ],
  thanks: ['You’re welcome.', 'My pleasure.', 'Glad it helps.'],
  goodbye: [
    'Goodbye! Your answers stay in this tab, and the summary comes by email if you like.',
    'See you! You can pick up here at any time.',
    'All the best with your plans!',
  ],
  thinking: [
    'Of course, nothing has to be decided today. If you like, the summary comes by email, to read and pass on.',
    'That makes sense, and nobody is rushing you. Your answers stay in this tab, so go on whenever you want.',
    'Take all the time you need. If a question comes up, ask it here.',
  ],
  enough: [
    'You’re welcome. The summary comes by email if you like, and you can go on here at any time.',
    'Glad to hear it. Your answers stay in this tab in case something comes up later.',
  ],
  noQuestions: [
    'All right, I will not ask any further. Just ask me what you would like to know.',
    'Understood, from here on only you ask.',
  ],
  weary: [
    'That really is a lot at once; let us take one thing after the other.',
    'I believe you. Nothing has to be decided today, and if you like I tell you how to reach a person.',
  ],
  robot: [
    'I am an automatic adviser, not a person. My answers come from a collection with sources. If you would rather talk to a person, tell me.',
    'Not human, no: a program that listens, looks things up and calculates. I will gladly tell you how to reach a person.',
  ],
  grief: ['I am sorry for your loss. It is a lot at once, and none of it has to be decided today.'],
  fear: [
    'I understand the worry; let us look at what really holds.',
    'I can see why that is unsettling. Nobody is rushing you, and nothing has to be decided today.',
  ],
  anger: [
    'I am sorry, that is annoying.',
    'I understand that you are upset. You may skip any question, and if you like I tell you how to reach a person.',
    'It should not be like this. I will keep it short.',
  ],
  offTopic: [
    'I have nothing reliable to say about that. I know about solar, heat pumps, charging and incentives.',
    'That is outside my field. With energy at home I am glad to help.',
    'I have to pass on that one; my subject is energy at home.',
  ],
  severalHomes: [
    'You mentioned more than one home. Let us take one at a time: which one first?',
    'This consultation is for one home, so that nothing gets mixed up. For the other one it is best to start a new one afterwards.',
    'The other home deserves a consultation of its own; here we stay with this one.',
  ],
  changeOfMind: [
    'No problem, I will change it. What is right now?',
    'Fine, let us forget that. What’s the right answer?',
    'Sure. What should it say instead?',
  ],
  human: [
    'Gladly. In the form “Connect with Installation Partners” you say how to reach you, and a vetted contractor near you gets in touch; our own contact details are in the Legal Notice. Until then I answer what I can.',
    'I understand. I cannot put you through, I’m afraid: with “Connect with Installation Partners” a contractor calls or writes to you, and the Legal Notice says how to reach us.',
    'A person gets in touch once you choose “Connect with Installation Partners”. If you would rather reach us, the address is in the Legal Notice.',
  ],
  byMail: [
    'Gladly. Leave your name and address in the form, and what we have so far comes by email.',
    'Of course. The form asks for your name and address; the email brings what we have so far, and you can go on here.',
  ],
  why: [
    'It decides what pays off at your home and what it costs. You can skip any question.',
    'It lets me judge what suits your home. Just say “skip” if you would rather not tell.',
  ],
  mistrust: [
    'It is right to be careful. I sell nothing myself, and contractors get your details only after you agree. For prices and incentives I name the source, so please check.',
    'You may well be critical. Where something does not pay off from what you tell me, I say so, and you never have to accept a quote.',
  ],
  confused: [
    'Let me put it differently: ask me anything about solar, heat pumps, charging or incentives, or tell me about your home.',
    'Sorry, that was unclear. Just tell me about your home, or ask a question about it.',
  ],
  notAsked: ['Sorry, I took your question the wrong way.', 'I am sorry, that was no answer to your question.'],
  askedBefore: [
    'Sorry for asking again: I have not caught an answer to it yet. Say “skip” and we leave it out.',
    'You are right, that came up before. I only lack the answer; “skip” moves on.',
  ],
  consumption: [
    'Thank you. I do not turn usage into costs, because prices differ too much.',
    'I could only guess what that usage costs you.',
  ],
  okay: ['Good.', 'All right.', 'Great.'],
  wait: ['No problem, take your time.', 'No rush, I am happy to wait.'],
  agreed: ['Good, that stays as it is.', 'Fine, we keep it that way.'],
  interest: ['Gladly, I keep that in mind.', 'Noted.'],
};
