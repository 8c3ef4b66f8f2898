import type { LotteryOptions } from '@fachwerk/shared/contracts';

/** A lottery as a file of the command states it: open in December 2026, in winter time (UTC+1). */
export const aLottery = (part: object = {}, options: Partial<LotteryOptions> = {}) => ({
  lotteryId: 'winter-2026',
  title: 'Eine Werkstatt für den Winter',
  prize: 'Drei Gutscheine im Wert von je 500 €',
  link: '/gewinnspiel/#bedingungen',
  opensAt: '2026-12-01 08:00',
  closesAt: '2026-12-31 18:00',
  winners: 2,
  options,
  ...part,
});
