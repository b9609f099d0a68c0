/** What the adviser asks, in the order in which it asks: the six counted questions first. */
export const openQuestions = [
  'homeType',
  'homeSize',
  'roofType',
  'currentHeatingSystem',
  'hasEV',
  'energyBill',
  'place',
  'ownership',
  'heatingAge',
  'roofAge',
] as const;
export type OpenQuestion = (typeof openQuestions)[number];

/** What it says to lines that are neither an answer nor a question about energy. */
export const remarks = [
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye',
  'robot',
  'anger',
  'offTopic',
  'severalHomes',
  'changeOfMind',
  'human',
  'why',
  'wait',
  'agreed',
  'interest',
] as const;
export type Remark = (typeof remarks)[number];
