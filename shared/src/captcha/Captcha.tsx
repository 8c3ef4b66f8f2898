import { Button } from '../ui/button/Button';
import { CheckCircleIcon, WarningIcon } from '../ui/icon/icons';
import { joinClasses } from '../ui/join-classes';
import { Spinner } from '../ui/spinner/Spinner';
import { useMessages } from '../widget/messages';
import styles from './Captcha.module.css';
import type { RunningCaptcha } from './use-captcha';

interface CaptchaProps {
  captcha: RunningCaptcha;
  /** The form is not taken without a solution, for which there is no way without script. */
  isRequired?: boolean;
}

/** State of a captcha. There is nothing to do for the visitor, except to try again after an error. */
export function Captcha({ captcha: { state, reset }, isRequired = false }: CaptchaProps) {
  const text = useMessages();
  const required = isRequired ? 'required.' : '';
  if (state === 'off') return null;

  return (
    <div className={styles.captcha}>
      <span
        className={joinClasses(
          styles.icon,
          state === 'solved' && styles.solved,
          state === 'error' && styles.error,
        )}
      >
        {state === 'pending' && <Spinner />}
        {state === 'solved' && <CheckCircleIcon size={24} />}
        {state === 'error' && <WarningIcon size={24} />}
      </span>
      <span role="status" className={styles.text}>
        {text(`forms.captcha.${state === 'error' ? required : ''}${state}`)}
      </span>
      {state === 'error' && (
        <Button size="small" onClick={reset}>
          {text('forms.captcha.again')}
        </Button>
      )}
      <noscript>{text(`forms.captcha.${required}noScript`)}</noscript>
    </div>
  );
}
