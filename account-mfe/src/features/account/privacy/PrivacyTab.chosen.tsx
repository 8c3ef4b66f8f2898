import type { AccountPrivacy } from '@fachwerk/shared/contracts';
import { fillText } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { AccountTabProps } from '../account-tab';
import { answerOf } from '../form/answer-of';
import { DoneMessage } from '../form/DoneMessage';
import { TabUnavailable } from '../TabUnavailable';
import { DeleteForm } from './DeleteForm';
import { ExportForm } from './ExportForm';
import { ExportList } from './ExportList';
import { KeepForm } from './KeepForm';
import { PRIVACY_TAB, type PrivacyTabData } from './privacy-page';
import styles from './PrivacyTab.module.css';

/** Each replaces the other when it is done: the tab shows what it has done. */
const DELETION_FORMS = ['account-deletion', 'account-kept'];

/** A copy of the own data, and the end of the account. */
export function PrivacyTab({ account, data }: AccountTabProps<PrivacyTabData>) {
  const text = useMessages();
  const { privacy: policy } = usePlatform().config.pageUrls;
  const [privacy, setPrivacy] = useState<AccountPrivacy | null>(data?.privacy ?? null);
  const [done, setDone] = useState<{ key: string; times: number } | null>(null);
  if (!data || !privacy) return <TabUnavailable path={PRIVACY_TAB} />;
  const { answer } = data;
  const form = { email: account.email, answer, onDone: setPrivacy };
  const doneKey = done?.key ?? DELETION_FORMS.map((one) => answerOf(answer, one).doneKey).find(Boolean);
  const show = (key: string) => (changed: AccountPrivacy) => {
    setPrivacy(changed);
    setDone((before) => ({ key, times: (before?.times ?? 0) + 1 }));
  };

  return (
    <div className={styles.forms}>
      {policy && (
        <p>{fillText(text('privacy.intro'), { policy: <a href={policy}>{text('privacy.policy')}</a> })}</p>
      )}
      <ExportForm {...form}>
        <ExportList exports={privacy.exports} />
      </ExportForm>
      {doneKey && <DoneMessage times={done?.times ?? 0}>{text(doneKey)}</DoneMessage>}
      {privacy.deletionText === null ? (
        <DeleteForm {...form} onDone={show('privacy.deletion.done')} />
      ) : (
        <KeepForm day={privacy.deletionText} answer={answer} onDone={show('privacy.deletion.undone')} />
      )}
    </div>
  );
}
