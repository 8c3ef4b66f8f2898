import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/** Layout and canvas are unknown in jsdom: what needs them is checked on real pages (e2e), colours also on the tokens (ui/tokens.test.ts). */
const RULES = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

/** Fails with rule, element and help page for everything axe finds wrong inside the container. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  // As `findBy` waits: what a widget does by itself meanwhile, e.g. asks again, is no update that a test forgot.
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, { rules: RULES, resultTypes: ['violations'] }),
  );
  const report = violations.map(({ id, help, helpUrl, nodes }) =>
    [`${id}: ${help} (${helpUrl})`, ...nodes.map((node) => `  ${node.html}`)].join('\n'),
  );
  if (report.length > 0) throw new Error(`Accessibility violations:\n${report.join('\n')}`);
}
