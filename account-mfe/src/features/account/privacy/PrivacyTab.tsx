import type { AccountPrivacy } from '@fachwerk/shared/contracts';
import { fillText } from '@fachwerk/shared/forms';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { AccountTabProps } from '../account-tab';
import { TabUnavailable } from '../TabUnavailable';
import { DeleteForm } from './DeleteForm';
import { ExportForm } from './ExportForm';
import { ExportList } from './ExportList';
import { KeepForm } from './KeepForm';
import { PRIVACY_TAB, type PrivacyTabData } from './privacy-page';
import styles from './PrivacyTab.module.css';

/** A copy of the own data, and the end of the account. */
export function PrivacyTab({ account, data }: AccountTabProps<PrivacyTabData>) {
  const text = useMessages();
  const { privacy: policy } = usePlatform().config.pageUrls;
  const [privacy, setPrivacy] = useState<AccountPrivacy | null>(data?.privacy ?? null);
  if (!data || !privacy) return <TabUnavailable path={PRIVACY_TAB} />;
  const { answer } = data;
  const form = { email: account.email, answer, onDone: setPrivacy };

  return (
    <div className={styles.forms}>
      {policy && (
        <p>{fillText(text('privacy.intro'), { policy: <a href={policy}>{text('privacy.policy')}</a> })}</p>
      )}
      <ExportForm {...form}>
        <ExportList exports={privacy.exports} />
      </ExportForm>
      {privacy.deletionText === null ? (
        <DeleteForm {...form} />
      ) : (
        <KeepForm day={privacy.deletionText} answer={answer} onDone={setPrivacy} />
      )}
    </div>
  );
}
