/** `npm run create-mfe <name> "<title>"`: a new micro-frontend with one widget, its texts, styles and tests. */
import { resolve } from 'node:path';
import { writeMicroFrontend } from './new-mfe.mjs';

const [name = '', title = ''] = process.argv.slice(2);
const folder = resolve(import.meta.dirname, '..');

try {
  for (const file of writeMicroFrontend({ folder, name, title })) console.log(`  ${file}`);
  // Now and not before: it looks at the folders that are there.
  const { install } = await import('./install.mjs');
  await install({ isChanged: true });
  console.log(
    `\n${name}-mfe offers the widget "${name}-teaser". Go on with docs/guides/a-new-micro-frontend.md.`,
  );
} catch (error) {
  console.error(`${error.message}\nUsage: npm run create-mfe reviews "Bewertungen"`);
  process.exitCode = 1;
}
