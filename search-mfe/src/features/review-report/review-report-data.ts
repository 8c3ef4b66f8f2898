import type { FormAnswer } from '@fachwerk/shared/contracts';

export interface ReportedReview {
  productId: string;
  reviewId: string;
  productName: string;
  productUrl: string;
  title: string;
  text: string;
  name: string;
  stars: number;
}

export interface ReviewReportData {
  /** null: there is no such review. */
  reported: ReportedReview | null;
  answer: FormAnswer | null;
}
