/** The npm package: call a define function once, then use the tag. Importing has no effect and works where there is no DOM. */
export { CHAT_TAG, defineChat } from '#widgets/chat/element.ts';
export { defineQuestionnaire, QUESTIONNAIRE_TAG } from '#widgets/questionnaire/element.ts';
export type {
  ChatAttributes,
  QuestionnaireAttributes,
  StrategyCheckAttributes,
  WattnestElement,
} from '#widgets/shared/define-widget/element-types.ts';
export type { WidgetEvents } from '#widgets/shared/define-widget/widget-events.ts';
export { defineStrategyCheck, STRATEGY_CHECK_TAG } from '#widgets/strategy-check/element.ts';
