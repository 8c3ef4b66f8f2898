import { readLottery } from '@fachwerk/shared/calls';
import { isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type LoadResult } from '@fachwerk/shared/widget';
import { LotteryTeaserProps } from './lottery-teaser.props';
import { type LotteryData, LotteryTeaser } from './LotteryTeaser';

export const lotteryTeaser = defineWidget({
  name: 'lottery-teaser',
  title: 'Gewinnspiel',
  description:
    'Preis und Formular eines Gewinnspiels; nach dem Ende ein Hinweis, nach der Ziehung die Codes der Gewinner.',
  props: LotteryTeaserProps,
  examples: [
    { title: 'Ein offenes Gewinnspiel', props: { lotteryId: 'BEISPIEL-1' } },
    {
      title: 'Mit eigener Überschrift und eigenen Bedingungen',
      props: {
        lotteryId: 'BEISPIEL-2',
        headline: 'Zwei Heckenscheren zu gewinnen',
        conditions: '/gewinnspiel/#bedingungen',
      },
    },
    { title: 'Ein Gewinnspiel, das es nicht gibt', props: { lotteryId: 'gibt-es-nicht' } },
  ],
  async load({ props: { lotteryId }, api, signal }): Promise<LoadResult<LotteryData>> {
    try {
      return { data: { lottery: await api.call(readLottery, { params: { lotteryId }, signal }) } };
    } catch (error) {
      if (isUnknownId(error)) return { data: { lottery: null } };
      throw error;
    }
  },
  component: LotteryTeaser,
  hydrate: 'visible',
  reserve: { minHeight: 640 },
  messages: ['lotteryTeaser.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default lotteryTeaser;
