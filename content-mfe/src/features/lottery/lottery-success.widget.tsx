import { readFormAnswer } from '@fachwerk/shared/forms';
import { LOTTERY_RESTRICTIONS } from '@fachwerk/shared/rules';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { LotterySuccessProps } from './lottery-success.props';
import { LotterySuccess, type LotterySuccessData } from './LotterySuccess';

export const lotterySuccess = defineWidget({
  name: 'lottery-success',
  title: 'Gewinnspiel: Dank',
  description:
    'Dank für die Teilnahme, mit dem nächsten Schritt zum Newsletter; oder warum sie nicht möglich oder nicht bestätigt ist.',
  props: LotterySuccessProps,
  examples: [
    { title: 'Wie auf der Seite', props: { lotteryPage: '/gewinnspiel/' } },
    { title: 'Ohne Adresse des Gewinnspiels', props: {} },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<LoadResult<LotterySuccessData>> {
    const { searchParams } = url;
    const asked = searchParams.get('restriction');
    const isMailed = searchParams.get('newsletterSubscribedSuccess');
    // An answer that cannot be read any more may have been a refusal.
    const isOther = searchParams.has('restriction') || searchParams.has('answer');
    return {
      data: {
        isEntered: !isOther && (isMailed === 'true' || isMailed === 'false'),
        restriction: LOTTERY_RESTRICTIONS.find((one) => one === asked) ?? null,
        isNewsletterAsked: isMailed === 'true',
        isNewsletterRefused: isMailed === 'false' && searchParams.get('newsletter') === 'refused',
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
