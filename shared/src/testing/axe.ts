import { getConfig } from '@testing-library/react';
import axe, { type AxeResults } from 'axe-core';

/**
 * jsdom has no layout and no canvas: these rules run on real pages (e2e), colours also in ui/tokens.test.ts.
 */
const RULES = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
};

/** Fails with rule, element and help page for every violation inside the container. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  // Waits like `findBy`: an update of the widget meanwhile, e.g. after a retry, causes no warning.
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    axe.run(container, { rules: RULES, resultTypes: ['violations'] }),
  );
  const report = violations.map(({ id, help, helpUrl, nodes }) =>
    [`${id}: ${help} (${helpUrl})`, ...nodes.map((node) => `  ${node.html}`)].join('\n'),
  );
  if (report.length > 0) throw new Error(`Accessibility violations:\n${report.join('\n')}`);
}
