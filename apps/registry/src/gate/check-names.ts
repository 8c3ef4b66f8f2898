import type { Finding } from '@fachwerk/shared/contracts';
import { aBreak, aWarning } from './findings';
import type { VersionCheck } from './in-use';

/** Same form as in `data-widget`, where "@" separates the major. */
const WIDGET_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Names are unique in the shop: a widget name belongs to one team, a container name to one version. A team
 * that has handed a name over keeps the widget until it releases a version without it.
 */
export function checkNames({ manifest, live, owners }: VersionCheck): Finding[] {
  const names = manifest.widgets.map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [
    ...[...twice].map((widget) =>
      aBreak({ rule: 'widget-twice', widget, message: `The widget "${widget}" is declared twice.` }),
    ),
    ...names
      .filter((name) => !WIDGET_NAME.test(name))
      .map((widget) =>
        aBreak({
          rule: 'widget-name',
          widget,
          message: `"${widget}" is not a valid widget name: use lower-case letters, digits and single hyphens.`,
        }),
      ),
    ...names.flatMap((widget) => {
      const owner = ownerOf(widget, owners, live);
      if (owner === undefined || owner === manifest.mfe) return [];
      if (isOfferedBy(manifest.mfe, widget, live))
        return [
          aWarning({
            rule: 'widget-handed-over',
            widget,
            message: `The widget "${widget}" was handed over to ${owner}. Leave it out once a version of ${owner} offers it.`,
            teams: [owner],
          }),
        ];
      const message = `The widget "${widget}" belongs to ${owner}. Choose another name.`;
      return [aBreak({ rule: 'widget-owner', widget, message, teams: [owner] })];
    }),
    ...live
      .filter(({ global, mfe, version }) => global === manifest.global && !isSame({ mfe, version }, manifest))
      .map(({ mfe, version, global }) =>
        aBreak({
          rule: 'global',
          message: `The container "${global}" is that of ${mfe} ${version}: two on one page would replace each other.`,
          teams: [mfe],
        }),
      ),
  ];
}

const isSame = (a: Named, b: Named) => a.mfe === b.mfe && a.version === b.version;
type Named = Pick<VersionCheck['manifest'], 'mfe' | 'version'>;

const isOfferedBy = (mfe: string, widget: string, live: VersionCheck['live']): boolean =>
  live.some((version) => version.mfe === mfe && version.widgets.some(({ name }) => name === widget));

function ownerOf(
  widget: string,
  owners: VersionCheck['owners'],
  live: VersionCheck['live'],
): string | undefined {
  if (Object.hasOwn(owners, widget)) return owners[widget];
  return live.find(({ widgets }) => widgets.some(({ name }) => name === widget))?.mfe;
}
