import { FieldGroup, FormCheckbox } from '@fachwerk/shared/forms';
import { NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './Newsletter.module.css';

/** A checkbox for each topic; the first one shows that none is chosen. */
export function TopicFields() {
  const text = useMessages();
  return (
    <fieldset className={styles.topics}>
      <legend>{text('newsletter.topics')}</legend>
      <FieldGroup label={text('newsletter.topics')}>
        {NEWSLETTER_TOPICS.map((topic) => (
          <FormCheckbox key={topic} name={topic} label={text(`newsletter.topic.${topic}`)} />
        ))}
      </FieldGroup>
    </fieldset>
  );
}
