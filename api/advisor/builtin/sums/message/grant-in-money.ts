import { isPaid } from '#api/advisor/builtin/sums/carried/given.ts';
import { heatPumpGrant } from '#api/advisor/builtin/sums/grant-sums.ts';
import {
  type AskedMessage,
  type AskedSentence,
  hasWord,
  type MessageSum,
  speaksOf,
} from '#api/advisor/builtin/sums/message/asked-message.ts';
import { currencies, isRole } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { type Concept, concepts, things } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { type Spoken, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';

/** Messages of the visitor, and replies, in which a grant may have been spoken of. */
const MESSAGES = 2;

const names = (spoken: Spoken, of: Concept) => spoken.has(concepts.indexOf(of));

/** "What is that in euros", "how many francs": money is asked for, not named. */
const asksMoney = ({ line }: AskedSentence) =>
  line.tokens.some((_, at) => isRole(line, at, ...currencies) && isRole(line, at - 1, 'into', 'howMany'));

/** "… if the pump costs 30,000?" */
const namesCost = ({ line }: AskedSentence) => line.amounts.some(isPaid);

/** Whether the talk was of a grant a moment ago. */
const spokeOfGrant = ({ turn, locale: { language } }: AskedMessage) =>
  turn.history.slice(-2 * MESSAGES).some(({ content }) => names(spokenIn(content, language), 'subsidy'));

/** Whether another thing than a heat pump is priced here. */
const isOfAnother = (all: readonly AskedSentence[]) =>
  !all.some((it) => speaksOf(it, 'heatPump')) &&
  things.some((thing) => thing !== 'heatPump' && all.some((it) => speaksOf(it, thing)));

/** What a grant comes to in money, asked for after it was told in percent. */
export function grantInMoney(message: AskedMessage): MessageSum | undefined {
  const { sentences } = message;
  const asked = sentences.filter((it) => it.asks && namesCost(it) && (asksMoney(it) || hasWord(it, 'left', 'grant')));
  if (asked.length === 0 || isOfAnother(sentences) || !spokeOfGrant(message)) return undefined;
  const sum = heatPumpGrant(message);
  return sum && { ...sum, asked, isWhole: true, covers: ['heatPumpSubsidy', 'lowIncome'] };
}
