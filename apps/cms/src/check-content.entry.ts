import { readFileSync } from 'node:fs';
import { MfeVersion } from '@fachwerk/shared/contracts';
import { majorOf } from '@fachwerk/shared/federation';
import { problemsInContent } from './content/check-content';
import { loadContent } from './content/load-content';
import { CONTENT_DIR } from './paths';

/**
 * `node dist/check-content.entry.js <widgets.json>...`: checks every page against the widgets of these
 * versions.
 */
function main(files: string[]) {
  if (files.length === 0) throw new Error('Usage: node dist/check-content.entry.js <widgets.json>...');
  const widgets = files.flatMap((file) => {
    const mfe = MfeVersion.parse(JSON.parse(readFileSync(file, 'utf8')));
    return mfe.widgets.map((widget) => ({ ...widget, major: majorOf(mfe.version) }));
  });
  const content = loadContent(CONTENT_DIR);
  const problems = problemsInContent(content, widgets);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  process.stdout.write(`${content.pages.length} pages agree with ${widgets.length} widgets\n`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
