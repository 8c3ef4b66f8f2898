import type { AccountSecurity, FormAnswer } from '@fachwerk/shared/contracts';
import { answerTexts, wentWell } from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { AccountTabProps } from '../account-tab';
import { TabUnavailable } from '../TabUnavailable';
import { Passkeys } from './Passkeys';
import { SECURITY_TAB } from './security-page';
import styles from './SecurityTab.module.css';
import { Sessions } from './Sessions';

export interface SecurityTabData {
  security: AccountSecurity;
  answer: FormAnswer | null;
}

/** Devices and passkeys. */
export function SecurityTab({ data }: AccountTabProps<SecurityTabData>) {
  const text = useMessages();
  if (!data) return <TabUnavailable path={SECURITY_TAB} />;
  const { security, answer } = data;
  return (
    <div className={styles.parts}>
      {wentWell(answer) && answer.msg && (
        <MessageBox tone="success" isLive>
          {text(answer.msg)}
        </MessageBox>
      )}
      {answerTexts(text, answer).map(({ msg, sentence }) => (
        <MessageBox key={msg} tone="error" isLive>
          {sentence}
        </MessageBox>
      ))}
      <Sessions security={security} />
      <Passkeys security={security} />
    </div>
  );
}
