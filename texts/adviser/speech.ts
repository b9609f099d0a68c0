/** What it says to lines that are neither an answer nor a question about energy. */
export const remarks = [
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye',
  'thinking',
  'enough',
  'noQuestions',
  'robot',
  'weary',
  'grief',
  'fear',
  'anger',
  'offTopic',
  'severalHomes',
  'changeOfMind',
  'human',
  'byMail',
  'why',
  'mistrust',
  'confused',
  'askedBefore',
  'notAsked',
  'consumption',
  'wait',
  'okay',
  'agreed',
  'interest',
] as const;
export type Remark = (typeof remarks)[number];

/** How each is said: phrasings of the same, so that nothing is said twice running. */
export type Remarks = Record<Remark, readonly string[]>;
