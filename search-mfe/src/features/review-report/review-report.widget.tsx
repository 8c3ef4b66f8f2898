import { readProduct, readReview } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { isUnknownId } from '@fachwerk/shared/http';
import { defineWidget, type PageHead } from '@fachwerk/shared/widget';
import { isId } from '../../is-id';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { ReviewReportProps } from './review-report.props';
import type { ReviewReportData } from './review-report-data';
import { ReviewReportPage } from './ReviewReportPage';

export const reviewReport = defineWidget({
  name: 'review-report',
  title: 'Bewertung melden',
  description: 'Formular, das eine Bewertung zur Prüfung meldet. Hauptinhalt einer eigenen Seite.',
  props: ReviewReportProps,
  examples: [
    { title: 'Eine Bewertung', props: { productId: '1424786', reviewId: 'r1' } },
    {
      title: 'Eine Bewertung, die es nicht gibt',
      props: { productId: '1424786', reviewId: 'gibt-es-nicht' },
    },
  ],
  data: 'personal',
  async load({ props, api, url, signal }): Promise<{ data: ReviewReportData; page?: PageHead }> {
    const { productId, reviewId } = props;
    const read = async () => {
      if (!isId(productId) || !isId(reviewId)) return null;
      try {
        const params = { productId, reviewId };
        const [product, review] = await Promise.all([
          api.call(readProduct, { params: { productId }, signal }),
          api.call(readReview, { params, signal }),
        ]);
        const { title, text, name, stars } = review;
        return { ...params, productName: product.name, productUrl: product.url, title, text, name, stars };
      } catch (error) {
        if (isUnknownId(error)) return null;
        throw error;
      }
    };
    const [reported, answer] = await Promise.all([read(), readFormAnswer(api, url, signal)]);
    return { data: { reported, answer }, ...(!reported && { page: MISSING_PAGE }) };
  },
  component: ReviewReportPage,
  hydrate: 'load',
  reserve: { minHeight: 640 },
  messages: [...PROBLEM_TEXTS, 'reviewReport.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default reviewReport;
