import { Command } from '@commander-js/extra-typings';
import { DependencyReport } from '@fachwerk/shared/contracts';
import type { Context } from '../context';
import { dependenciesText } from '../registry/dependencies-text';

export const dependenciesCommand = ({ registry, terminal }: Context) =>
  new Command('dependencies')
    .summary('list the packages of all live versions')
    .description(
      'Lists which versions of React, the kit and other packages are live in which micro-frontends, and what a team ships ' +
        'twice. Sizes are those of the sources, before minification.',
    )
    .action(async () => {
      terminal.print(dependenciesText(await registry.get('dependencies', DependencyReport)));
    });
