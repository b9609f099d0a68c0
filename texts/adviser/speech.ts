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
  'byMail',
  'why',
  'mistrust',
  'confused',
  'askedBefore',
  'consumption',
  'wait',
  'okay',
  'agreed',
  'interest',
] as const;
export type Remark = (typeof remarks)[number];
