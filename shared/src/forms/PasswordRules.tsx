import { passwordParts } from '../rules/form-rules';
import { CheckIcon } from '../ui/icon/icons';
import { joinClasses } from '../ui/join-classes';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden';
import { useMessages } from '../widget/messages';
import styles from './PasswordRules.module.css';

/** The rules of a new password; those that it already fulfils are checked off. */
export function PasswordRules({ value }: { value: string }) {
  const text = useMessages();

  return (
    <div className={styles.rules}>
      {text('forms.password.rules')}
      <ul role="list" className={styles.list}>
        {passwordParts.map(({ name, isMet }) => {
          const met = isMet(value);
          return (
            <li key={name} className={joinClasses(styles.rule, met && styles.met)}>
              <span className={styles.mark}>{met && <CheckIcon size={16} />}</span>
              <span>
                {text(`forms.password.rule.${name}`)}
                {met && <VisuallyHidden> – {text('forms.password.rule.met')}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
