import type { Lottery, LotteryOptions } from '@fachwerk/shared/contracts';

export const aLottery = (part: Partial<Lottery> = {}, options: Partial<LotteryOptions> = {}): Lottery => ({
  lotteryId: 'BEISPIEL-1',
  title: 'Eine Werkstatt für den Winter',
  prize: 'Drei Gutscheine im Wert von je 500 €',
  link: '/gewinnspiel/#bedingungen',
  state: 'OPEN',
  opensText: '01.12.2026, 8:00 Uhr',
  closesText: '31.12.2026, 18:00 Uhr',
  winners: 3,
  options: {
    firstname: 'required',
    lastname: 'required',
    birthdate: 'required',
    newsletter: 'optional',
    minimumAge: null,
    ...options,
  },
  today: '2026-12-02',
  seedHash: 'ab'.repeat(32),
  drawing: null,
  ...part,
});
