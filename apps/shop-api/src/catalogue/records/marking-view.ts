import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';

type Marking = Pick<ProductDetail, 'construction' | 'passport' | 'wasteCosts'>;

/** Markings that an offer has to show before the contract, as far as the item has them. */
export function markingOf({
  conformityMarking,
  environmentLabel,
  passport,
  wasteCosts,
}: CatalogueDuties): Marking {
  const view: Marking = {};
  if (conformityMarking !== undefined || environmentLabel !== undefined) {
    view.construction = {};
    if (conformityMarking) view.construction.conformityMarking = { ...conformityMarking };
    if (environmentLabel !== undefined) view.construction.environmentLabel = environmentLabel;
  }
  if (passport !== undefined) view.passport = passport;
  if (wasteCosts !== undefined) view.wasteCosts = displayPrice(wasteCosts);
  return view;
}
