import { Command } from '@commander-js/extra-typings';
import type { Context } from '../context';
import { writeMicroFrontend } from '../write-micro-frontend';

export const createMfeCommand = ({ repository, terminal }: Context) =>
  new Command('create-mfe')
    .summary('create a micro-frontend')
    .description(
      'Creates a micro-frontend with one widget, its texts, styles and tests, and links its packages.',
    )
    .argument('<name>', 'of folder, widgets and text keys, such as reviews')
    .argument('<title>', 'for editors, such as "Bewertungen"')
    .action(async (name, title) => {
      for (const file of writeMicroFrontend({ folder: repository.root, name, title }))
        terminal.print(`  ${file}`);
      await terminal.step(
        'Linking packages',
        () => repository.installPackages(),
        (_result, seconds) => `Linked packages (${seconds})`,
      );
      terminal.print(
        `\n${name}-mfe offers the widget "${name}-teaser". Go on with docs/guides/a-new-micro-frontend.md.`,
      );
    });
