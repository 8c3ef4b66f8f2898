import { reportReview } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormFrame,
  FormSelectField,
  FormTextArea,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { REPORT_REASONS, REVIEW_TEXT } from '@fachwerk/shared/rules';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import styles from './ReportFields.module.css';
import type { ReportedReview } from './review-report-data';

interface ReportFieldsProps {
  reported: ReportedReview;
  lastAnswer: FormAnswer | null;
  onDone: () => void;
}

export function ReportFields({ reported, lastAnswer, onDone }: ReportFieldsProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const { productId, reviewId, productName, productUrl, title, name } = reported;
  const running = useServerForm({
    call: reportReview,
    params: { productId, reviewId },
    async schema() {
      const { ReviewReportForm } = await import('@fachwerk/shared/contracts');
      return ReviewReportForm;
    },
    initialValues: { reason: '', text: '', email: '' },
    lastAnswer,
    onDone,
  });

  return (
    <FormFrame headline={text('reviewReport.headline')} intro={<p>{text('reviewReport.intro')}</p>}>
      <blockquote className={styles.quote}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{reported.text}</p>
        <p className={styles.source}>
          {text('reviewReport.by', { name })}{' '}
          <a href={productUrl} lang={language}>
            {productName}
          </a>
        </p>
      </blockquote>
      <ServerForm
        form={running}
        label={text('reviewReport.headline')}
        submit={<SubmitButton isPending={running.isPending}>{text('reviewReport.submit')}</SubmitButton>}
      >
        <FormSelectField name="reason" label={text('reviewReport.reason')}>
          <option value="">{text('reviewReport.choose')}</option>
          {REPORT_REASONS.map((value) => (
            <option key={value} value={value}>
              {text(`reviewReport.reason.${value}`)}
            </option>
          ))}
        </FormSelectField>
        <FormTextArea
          name="text"
          label={text('reviewReport.text')}
          labelNote={text('forms.optional')}
          maxLength={REVIEW_TEXT.max}
        />
        <EmailField
          autoComplete="email"
          labelNote={text('forms.optional')}
          hint={text('reviewReport.emailHint')}
        />
      </ServerForm>
    </FormFrame>
  );
}
