import { readAnswers } from '#widgets/questionnaire/read-answers.ts';
import { createQuestionnaireStore } from '#widgets/questionnaire/store.ts';
import styles from '#widgets/questionnaire/styles.css?inline';
import { QuestionnaireView } from '#widgets/questionnaire/view.tsx';
import base from '#widgets/shared/base.css?inline';
import { prepareStyles } from '#widgets/shared/define-widget/adopt-styles.ts';
import { defineWidget } from '#widgets/shared/define-widget/define-widget.ts';
import tokens from '#widgets/shared/tokens.css?inline';
import drawnCards from '#widgets/shared/ui/drawn-cards.css?inline';
import steps from '#widgets/shared/ui/steps.css?inline';
import ui from '#widgets/shared/ui/ui.css?inline';

export const QUESTIONNAIRE_TAG = 'wattnest-questionnaire';
const questionnaireStyles = [tokens, base, ui, drawnCards, steps, styles];

/** Reads the style sheets ahead of the definition, in a task of the caller's choice. */
export function prepareQuestionnaire(): void {
  prepareStyles(questionnaireStyles);
}

/** Registers `<wattnest-questionnaire>`; safe to call twice and where there is no DOM. */
export function defineQuestionnaire(): void {
  defineWidget({
    tag: QUESTIONNAIRE_TAG,
    styles: questionnaireStyles,
    isPrefill: (given) => readAnswers(given) !== undefined,
    createStore: (context) =>
      createQuestionnaireStore(context, () => import('#widgets/questionnaire/assessment/open-assessment.tsx')),
    View: QuestionnaireView,
  });
}
