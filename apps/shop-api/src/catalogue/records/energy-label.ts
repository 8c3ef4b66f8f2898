import type { CatalogueEnergyLabel } from '@fachwerk/shared/catalogue-format';
import type { EnergyLabel } from '@fachwerk/shared/contracts';
import { energySteps } from '@fachwerk/shared/rules';
import { energyLabelUrl } from './urls';

/** The QR code of a label leads here (Regulation (EU) 2019/2015, Annex III). */
const REGISTER = 'https://eprel.ec.europa.eu/qr/';

export function energyLabel(label: CatalogueEnergyLabel, productId: string): EnergyLabel {
  const { level, group } = label;
  const scale = { high: label.scaleHigh, low: label.scaleLow, old: label.isOldScale };
  const steps = energySteps(scale);
  const view: EnergyLabel = {
    id: `${group}-${productId}`,
    level,
    color: (steps.find((step) => step.level === level) ?? steps[0])?.color ?? '#ed1c24',
    dataSheet: energyLabelUrl(productId),
    scale,
    productId,
    group,
  };
  if (label.file !== undefined) view.labelFile = label.file;
  if (label.registration !== undefined) view.register = `${REGISTER}${label.registration}`;
  return view;
}
