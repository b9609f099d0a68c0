import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 AA. What passes is counted, not listed: to describe it takes most of the time. */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Violations of WCAG 2.2 AA on the page, shadow roots included. */
export const violations = async () =>
  (await axe.run(document.body, axeOptions)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
