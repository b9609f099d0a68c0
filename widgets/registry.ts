import { type EmbedTag, embedded } from '#domain/embed/snippet.ts';

/** What a widget is outside its folder; the rest follows from its name. */
interface WidgetRow {
  /** Names the built files (`NAME.js`, `NAME-later.js`), the folder, and the tag. */
  name: string;
  /** Its define function, as the npm package exports it. */
  define: string;
  /** The part that is fetched when the visitor begins, below the folder. */
  later: string;
  /** What its two files may weigh, in kilobytes after brotli. */
  budgetKb: number;
  laterBudgetKb: number;
  /** Pixels that the snippet keeps free. */
  height: number;
  /** What a visitor fills in first, and a text for it: the benchmarks wait for it and type. */
  firstInput: string;
  firstText: string;
}

/** Every widget: embed loader, builds, package, budgets, benchmarks and snippets are made of these rows. */
export const widgets = [
  {
    ...{ name: 'chat', define: 'defineChat', later: 'consultation/open-consultation.tsx' },
    ...{ budgetKb: 35, laterBudgetKb: 58, height: embedded.chat.height, firstInput: 'textarea', firstText: 'hello' },
  },
  {
    ...{ name: 'questionnaire', define: 'defineQuestionnaire', later: 'assessment/open-assessment.tsx' },
    ...{ budgetKb: 22, laterBudgetKb: 55, height: embedded.questionnaire.height, firstInput: 'input', firstText: '1' },
  },
  {
    ...{ name: 'strategy-check', define: 'defineStrategyCheck', later: 'analysis/open-analysis.tsx' },
    ...{
      budgetKb: 23,
      laterBudgetKb: 62,
      height: embedded['strategy-check'].height,
      firstInput: 'input',
      firstText: 'Berlin',
    },
  },
] as const satisfies readonly WidgetRow[];

export type Widget = (typeof widgets)[number];
export type WidgetTag = EmbedTag;
