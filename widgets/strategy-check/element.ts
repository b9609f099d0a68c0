import base from '#widgets/shared/base.css?inline';
import { prepareStyles } from '#widgets/shared/define-widget/adopt-styles.ts';
import { defineWidget } from '#widgets/shared/define-widget/define-widget.ts';
import tokens from '#widgets/shared/tokens.css?inline';
import dialog from '#widgets/shared/ui/dialog.css?inline';
import drawnCards from '#widgets/shared/ui/drawn-cards.css?inline';
import potential from '#widgets/shared/ui/potential.css?inline';
import steps from '#widgets/shared/ui/steps.css?inline';
import toast from '#widgets/shared/ui/toast.css?inline';
import ui from '#widgets/shared/ui/ui.css?inline';
import { readCheck } from '#widgets/strategy-check/read-check.ts';
import { createStrategyCheckStore } from '#widgets/strategy-check/store.ts';
import styles from '#widgets/strategy-check/styles.css?inline';
import { StrategyCheckView } from '#widgets/strategy-check/view.tsx';

export const STRATEGY_CHECK_TAG = 'wattnest-strategy-check';
const strategyCheckStyles = [tokens, base, ui, drawnCards, steps, potential, dialog, toast, styles];

/** Reads the style sheets ahead of the definition, in a task of the caller's choice. */
export function prepareStrategyCheck(): void {
  prepareStyles(strategyCheckStyles);
}

/** Registers `<wattnest-strategy-check>`; safe to call twice and where there is no DOM. */
export function defineStrategyCheck(): void {
  defineWidget({
    tag: STRATEGY_CHECK_TAG,
    styles: strategyCheckStyles,
    isPrefill: (given) => readCheck(given) !== undefined,
    createStore: (context) =>
      createStrategyCheckStore(context, () => import('#widgets/strategy-check/analysis/open-analysis.tsx')),
    View: StrategyCheckView,
  });
}
