import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { ProductDetail } from '@fachwerk/shared/contracts';

/** ElektroG §17: devices of these categories are taken back at the delivery of a new one. */
const TAKEN_BACK = [1, 2, 4];

export const isTakenBackAtDelivery = ({ deviceCategory }: CatalogueDuties): boolean =>
  TAKEN_BACK.includes(deviceCategory ?? 0);

/** What the page of an item states about its buyers, its return, the end of its life, and its repair. */
export function dutiesOf(
  duties: CatalogueDuties,
): Pick<ProductDetail, 'ageCheck' | 'hasFreeReturn' | 'takeBack' | 'repair'> {
  const { ageCheck, battery, deviceCategory, withdrawalExclusion } = duties;
  const { sparePartYears, updateYears, repairInfo } = duties;
  const repair = {
    ...(sparePartYears === undefined ? {} : { sparePartYears }),
    ...(updateYears === undefined ? {} : { updateYears }),
    ...(repairInfo === undefined ? {} : { url: repairInfo }),
  };
  const takeBack = {
    ...(battery === undefined ? {} : { battery }),
    ...(deviceCategory === undefined
      ? {}
      : { device: isTakenBackAtDelivery(duties) ? ('delivery' as const) : ('store' as const) }),
  };
  return {
    ...(ageCheck ? { ageCheck } : {}),
    ...(withdrawalExclusion === undefined ? { hasFreeReturn: true } : {}),
    ...(isEmpty(takeBack) ? {} : { takeBack }),
    ...(isEmpty(repair) ? {} : { repair }),
  };
}

const isEmpty = (one: object): boolean => Object.keys(one).length === 0;
