import { Command, Option } from '@commander-js/extra-typings';
import { WidgetOwner, WidgetOwners } from '@fachwerk/shared/contracts';
import { nearestName } from '@fachwerk/shared/nearest-name';
import { CommandError } from '../command-error';
import type { Context } from '../context';
import { mfeNamed } from '../names';

export const widgetOwnerCommand = ({ repository, registry, terminal }: Context) =>
  new Command('widget-owner')
    .summary('list, hand over and free the names of widgets')
    .description(
      'Lists which micro-frontend a widget name belongs to. Operators hand it over or free it (REGISTRY_TOKEN of scope ' +
        'operate): a live version of the former owner goes on until a version of the new one is live.',
    )
    .argument('[widget]', 'such as product-teaser; without it all of them')
    .addOption(new Option('--to <micro-frontend>', 'hand the name over').conflicts('free'))
    .option('--free', 'free the name for the next micro-frontend that publishes it')
    .action(async (widget, { to, free }) => {
      if (to === undefined && !free) {
        const { owners } = await registry.get('widget-owners', WidgetOwners);
        const found = widget === undefined ? owners : owners.filter((owner) => owner.widget === widget);
        if (widget !== undefined && found.length === 0) {
          const nearest = nearestName(
            widget,
            owners.map((owner) => owner.widget),
          );
          throw new CommandError(`The name "${widget}" belongs to no micro-frontend.`, {
            advice: nearest
              ? `\`fachwerk widget-owner ${nearest}\``
              : '`fachwerk widget-owner` lists all names',
          });
        }
        for (const owner of found) terminal.print(ownerText(owner));
        return;
      }
      if (widget === undefined)
        throw new CommandError('No widget is named.', {
          advice: '`fachwerk widget-owner` lists the names of all widgets',
        });
      const order = { widget, to: to === undefined ? null : mfeNamed(to, repository) };
      terminal.print(ownerText(await registry.post('widget-owners', order, WidgetOwner)));
    });

function ownerText({ widget, mfe, live }: WidgetOwner): string {
  if (mfe === null) return `${widget} is free: the next micro-frontend that publishes it gets the name.`;
  const others = live.filter((version) => !version.startsWith(`${mfe}@`));
  const where = live.length === 0 ? 'not live' : `live in ${live.join(' and ')}`;
  const advice =
    others.length === live.length && others.length > 0
      ? `; visitors get it from there until a version of ${mfe} with it is live`
      : '';
  return `${widget} belongs to ${mfe}, ${where}${advice}`;
}
