import axe from 'axe-core';

/** Violations of WCAG 2.2 AA on the page, shadow roots included. */
export const violations = async () =>
  (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
  );
