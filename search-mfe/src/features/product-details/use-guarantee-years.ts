import { useMessages } from '@fachwerk/shared/widget';

/** "5 Jahre", and "30 Monate" for what is not in whole years. */
export function useGuaranteeYears(): (months: number) => string {
  const text = useMessages();
  return (months) =>
    months % 12 === 0
      ? text('productDetail.guarantee.years', { count: months / 12 })
      : text('productDetail.guarantee.months', { count: months });
}
