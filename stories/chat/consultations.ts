import type { ChatReply } from '#domain/contract/chat.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { allPotentials, somePotentials } from '#stories/chat/conversations.ts';

/** What the adviser says to a message, and what it has learnt from it. */
export interface ScriptedReply {
  content: string;
  asked?: ChatReply['asked'];
  facts?: ChatFacts;
  potentials?: KnownPotentials;
}

/** What five messages teach and which question follows, in every language alike. */
const learnt: readonly Omit<ScriptedReply, 'content'>[] = [
  { asked: 'homeSize', facts: { homeType: 'single_family' } },
  { asked: 'currentHeatingSystem', facts: { homeSize: 1500 } },
  { asked: 'roofType', facts: { currentHeatingSystem: 'oil' }, potentials: somePotentials },
  {
    asked: 'hasEV',
    facts: { roofType: 'sloped_south' },
    potentials: { ...somePotentials, solarPotential: 'high' },
  },
  { facts: { hasEV: 'planning' }, potentials: allPotentials },
];

const consultation = (...turns: [said: string, heard: string][]) => ({
  said: turns.map(([said]) => said),
  heard: turns.map(([, content], index): ScriptedReply => ({ content, ...learnt[index] })),
});

/** Whole consultations: the visitor's messages, and what is heard of them. */
export const consultations = {
  en: consultation(
    ['It is a single-family house', 'Noted: a single-family house. About how large is it?'],
    ['1,500 sq ft', 'Noted: 1,500 sq ft. How do you heat today?'],
    ['Oil', 'Noted: oil heating. What is your roof like?'],
    ['Sloped, facing south', 'Noted: a roof facing south. Do you drive an electric car, or plan to?'],
    ['We plan one', 'Noted: one is planned.'],
  ),
  de: consultation(
    ['Es ist ein Einfamilienhaus', 'Notiert: ein Einfamilienhaus. Wie groß ist es etwa?'],
    ['140 m²', 'Notiert: 140 m². Womit heizen Sie heute?'],
    ['Öl', 'Notiert: Ölheizung. Wie ist Ihr Dach?'],
    ['Geneigt, nach Süden', 'Notiert: ein Dach nach Süden. Fahren Sie ein Elektroauto, oder planen Sie eines?'],
    ['Wir planen eines', 'Notiert: eines ist geplant.'],
  ),
  fr: consultation(
    ['C’est une maison individuelle', 'Noté : une maison individuelle. Quelle est sa surface, à peu près ?'],
    ['140 m²', 'Noté : 140 m². Comment vous chauffez-vous aujourd’hui ?'],
    ['Au mazout', 'Noté : un chauffage au mazout. Comment est votre toit ?'],
    ['En pente, au sud', 'Noté : un toit au sud. Roulez-vous en voiture électrique, ou le prévoyez-vous ?'],
    ['Nous le prévoyons', 'Noté : c’est prévu.'],
  ),
};
