import { CheckIcon } from '../ui/icon/icons';
import { joinClasses } from '../ui/join-classes';
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden';
import { useMessages } from '../widget/messages';
import styles from './PasswordRules.module.css';
import { passwordParts } from '../rules/rules';

/** What a new password needs, and which part of it the typed one has already. */
export function PasswordRules({ value }: { value: string }) {
  const t = useMessages();

  return (
    <div className={styles.rules}>
      {t('forms.password.rules')}
      <ul role="list" className={styles.list}>
        {passwordParts.map(({ name, isMet }) => {
          const met = isMet(value);
          return (
            <li key={name} className={joinClasses(styles.rule, met && styles.met)}>
              <span className={styles.mark}>{met && <CheckIcon size={16} />}</span>
              <span>
                {t(`forms.password.rule.${name}`)}
                {met && <VisuallyHidden> – {t('forms.password.rule.met')}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
