import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import type { Context } from '../context';
import { WORKSPACE } from '../repository';
import { writeMicroFrontend } from '../write-micro-frontend';

export const createMfeCommand = ({ cwd, repository, terminal }: Context) =>
  new Command('create-mfe')
    .summary('create a micro-frontend')
    .description(
      'Creates a micro-frontend with one widget, its texts, styles and tests: in the repository of the shop a package, ' +
        'whose packages it links; in any other folder a repository of its own.',
    )
    .argument('<name>', 'of folder, widgets and text keys, such as reviews')
    .argument('<title>', 'for editors, such as "Bewertungen"')
    .action(async (name, title) => {
      const isOwnRepository = !existsSync(join(repository.root, WORKSPACE));
      const folder = isOwnRepository ? cwd : repository.root;
      for (const file of writeMicroFrontend({ folder, name, title, isOwnRepository }))
        terminal.print(`  ${file}`);
      if (isOwnRepository) {
        terminal.print(
          `\n${name}-mfe offers the widget "${name}-teaser". Go on with: cd ${name}-mfe && git init && npm install && npm test`,
        );
        return;
      }
      await terminal.step(
        'Linking packages',
        () => repository.installPackages(),
        (_result, seconds) => `Linked packages (${seconds})`,
      );
      terminal.print(
        `\n${name}-mfe offers the widget "${name}-teaser". Go on with docs/guides/a-new-micro-frontend.md.`,
      );
    });
