import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { Brand } from './brands';

const TERMS =
  'Versagt die Ware bei üblichem Gebrauch, repariert oder ersetzt der Garantiegeber sie kostenlos, auch Versand ' +
  'und Teile. Melden Sie den Fall mit dem Kaufbeleg schriftlich oder auf seiner Seite; er sendet einen Versandschein. ' +
  'Die Frist beginnt mit der Übergabe.';

/** The guarantee of a demonstration product. `model`: e.g. "BS 240"; names without one have a number. */
export function sampleGuarantee(
  brand: Brand,
  model: string | undefined,
  productId: string,
  { guaranteeMonths }: CatalogueDuties,
): CatalogueDuties {
  if (guaranteeMonths === undefined) return {};
  return {
    guaranteeStatement: {
      scope: 'FULL',
      model: model ?? `FW-${productId}`,
      guarantor: `${brand.name} GmbH`,
      address: brand.address,
      territory: 'Europäische Union',
      terms: TERMS,
    },
  };
}
