/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(__dirname, 'CategoryPanel.module.css'), 'utf8');

it.each(['below', 'alone'])(
  'leaves 30 px around the categories of the flyout (specification 9): .%s',
  (part) => {
    const [, rules = ''] = new RegExp(`\\.${part} \\{([^}]*)\\}`).exec(styles) ?? [];

    expect(rules).toMatch(/ padding: 30px;/);
  },
);
