import { createOpenAiAdvisor } from '#api/advisor/openai/openai-advisor.ts';
import { readConfig } from '#api/config.ts';
import { computeKept } from '#api/services/estimate/kept-estimate.ts';
import { languages } from '#domain/place.ts';
import { evaluationCases } from './cases.ts';
import { evaluate, SCORE_HEAD, scoreLine } from './evaluate.ts';

const { model } = readConfig(process.env);
if (!model)
  throw new Error('set OPENAI_API_KEY, and OPENAI_BASE_URL and OPENAI_MODEL where they are not the usual ones');
const advisor = createOpenAiAdvisor(model, computeKept);

console.log(`${model.model}, ${new Date().toISOString()}\n\n${SCORE_HEAD}`);
const wrong: string[] = [];
for (const language of languages) {
  const verdicts = await evaluate(advisor, evaluationCases(language));
  console.log(scoreLine(language, verdicts));
  for (const { asked, content, isRight, problem } of verdicts)
    if (!isRight) wrong.push(`- ${asked.language}: ${asked.message}\n  ${problem ?? content.replaceAll('\n', ' ')}`);
}
console.log(`\nNot right:\n${wrong.join('\n')}`);
