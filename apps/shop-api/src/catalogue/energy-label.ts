import type { CatalogueEnergyLabel } from '@fachwerk/shared/catalogue-format';
import type { EnergyLabel } from '@fachwerk/shared/contracts';

/** The seven colours of the label, best class first; both scales use them. */
const colours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const newScale = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const oldScale = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'];

export function energyLabel(label: CatalogueEnergyLabel, productId: string): EnergyLabel {
  const scale = label.isOldScale ? oldScale : newScale;
  const from = Math.max(0, scale.indexOf(label.scaleHigh));
  const place = Math.max(0, scale.indexOf(label.level) - (label.isOldScale ? from : 0));
  return {
    id: `${label.group}-${productId}`,
    level: label.level,
    color: colours[Math.min(place, colours.length - 1)] ?? '#ed1c24',
    scale: { high: label.scaleHigh, low: label.scaleLow, old: label.isOldScale },
  };
}
