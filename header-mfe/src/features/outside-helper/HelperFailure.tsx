import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { ContactLink } from './ContactLink';
import styles from './HelperLayer.module.css';
import type { HelperName } from './outside-helper';

interface HelperFailureProps {
  name: HelperName;
  onRetry: () => void;
}

/** The host is dead, slow, or sends something else. */
export function HelperFailure({ name, onRetry }: HelperFailureProps) {
  const text = useMessages();
  return (
    <div className={styles.question}>
      <MessageBox tone="error" isLive>
        {text(`helper.${name}.failed`)}
      </MessageBox>
      <ContactLink />
      <div className={styles.buttons}>
        <Button onClick={onRetry}>{text('helper.retry')}</Button>
      </div>
    </div>
  );
}
