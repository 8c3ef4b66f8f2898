import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import { LiveWidgets } from '@fachwerk/shared/contracts';
import type { Context } from '../context';
import { widgetTypes } from '../types/widget-types';

const FILE = 'src/live-widgets.d.ts';

export const widgetTypesCommand = ({ cwd, registry, terminal }: Context) =>
  new Command('widget-types')
    .summary('write the props of all live widgets as types')
    .description(
      'Writes the props of the widgets of all teams, as they are live now, as TypeScript types. Those of the shop from which ' +
        'the packages come are in @fachwerk/shared/widgets.',
    )
    .option('--out <file>', 'file to write', FILE)
    .action(async ({ out }) => {
      const { widgets } = await registry.getPublic('widgets', LiveWidgets);
      // A plain name on a page is the oldest major.
      const named = widgets.map((widget) =>
        widget.isOldestMajor ? widget : { ...widget, name: `${widget.name}@${widget.major}` },
      );
      const file = resolve(cwd, out);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, widgetTypes(named, registry.url()));
      terminal.print(`${out}: the props of ${named.length} widgets of ${registry.url()}.`);
    });
