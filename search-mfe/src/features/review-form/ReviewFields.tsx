import { submitReview } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormFrame,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { REVIEW_TEXT, STARS } from '@fachwerk/shared/rules';
import { useContentLanguage, useMessages, usePlatform } from '@fachwerk/shared/widget';
import type { ReviewedProduct } from './review-form-data';
import styles from './ReviewFields.module.css';

interface ReviewFieldsProps {
  product: ReviewedProduct;
  name: string;
  lastAnswer: FormAnswer | null;
  onDone: () => void;
}

export function ReviewFields({ product, name, lastAnswer, onDone }: ReviewFieldsProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const { track, config } = usePlatform();
  const { productId } = product;
  const running = useServerForm({
    call: submitReview,
    params: { productId },
    async schema() {
      const { ReviewForm } = await import('@fachwerk/shared/contracts');
      return ReviewForm;
    },
    initialValues: { stars: '', title: '', text: '', name },
    lastAnswer,
    onDone(_answer, values) {
      track({ name: 'write_review', values: { productId, stars: Number(values.stars) } });
      onDone();
    },
  });

  return (
    <FormFrame
      headline={text('reviewForm.headline')}
      intro={
        <p>
          <a href={product.url} lang={language}>
            {product.name}
          </a>
        </p>
      }
      aside={<Notes privacyUrl={config.pageUrls.privacy} />}
    >
      <ServerForm
        form={running}
        label={text('reviewForm.headline')}
        submit={
          <SubmitButton isPending={running.isPending} note={text('reviewForm.note')}>
            {text('reviewForm.submit')}
          </SubmitButton>
        }
      >
        <FormRadioGroup
          name="stars"
          label={text('reviewForm.stars')}
          options={STARS.map((value) => ({ value, label: text(`reviewForm.stars.${value}`) }))}
        />
        <FormTextField
          name="title"
          label={text('reviewForm.title')}
          maxLength={REVIEW_TEXT.maxTitle}
          autoComplete="off"
        />
        <FormTextArea
          name="text"
          label={text('reviewForm.text')}
          hint={text('reviewForm.textHint', { min: REVIEW_TEXT.min })}
          maxLength={REVIEW_TEXT.max}
        />
        <FormTextField
          name="name"
          label={text('reviewForm.name')}
          hint={text('reviewForm.nameHint')}
          maxLength={REVIEW_TEXT.maxName}
          autoComplete="nickname"
        />
      </ServerForm>
    </FormFrame>
  );
}

function Notes({ privacyUrl }: { privacyUrl: string | undefined }) {
  const text = useMessages();
  return (
    <>
      <h2 className={styles.headline}>{text('reviewForm.rules')}</h2>
      <ul className={styles.notes}>
        <li>{text('reviewForm.ruleOwn')}</li>
        <li>{text('reviewForm.ruleNoPersons')}</li>
        <li>{text('reviewForm.ruleCheck')}</li>
        <li>{text('reviewForm.ruleBuyer')}</li>
        {privacyUrl && (
          <li>
            <a href={privacyUrl}>{text('reviewForm.privacy')}</a>
          </li>
        )}
      </ul>
    </>
  );
}
