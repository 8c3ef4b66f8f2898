import { readFormAnswer } from '@fachwerk/shared/forms';
import { LOTTERY_RESTRICTIONS } from '@fachwerk/shared/rules';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { LotterySuccess, type LotterySuccessData } from './LotterySuccess';

export const lotterySuccess = defineWidget({
  name: 'lottery-success',
  title: 'Gewinnspiel: Dank',
  description:
    'Dank für die Teilnahme, mit dem nächsten Schritt zum Newsletter; oder warum sie nicht möglich war.',
  examples: [
    { title: 'Wie auf der Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { tab: 'x' } },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<LoadResult<LotterySuccessData>> {
    const asked = url.searchParams.get('restriction');
    return {
      data: {
        restriction: LOTTERY_RESTRICTIONS.find((one) => one === asked) ?? null,
        isNewsletterAsked: url.searchParams.get('newsletterSubscribedSuccess') === 'true',
        answer: await readFormAnswer(api, url, signal),
      },
    };
  },
  component: LotterySuccess,
  hydrate: 'never',
  reserve: { minHeight: 320 },
  messages: ['lotterySuccess.', 'lotteryTeaser.', 'forms.', 'error.', 'technical.'],
});

export default lotterySuccess;
