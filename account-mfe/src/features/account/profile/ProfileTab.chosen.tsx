import type { FormAnswer, Profile } from '@fachwerk/shared/contracts';
import type { AccountTabProps } from '../account-tab';
import { TabUnavailable } from '../TabUnavailable';
import { EmailForm } from './EmailForm';
import { PasswordForm } from './PasswordForm';
import { PersonalDataForm } from './PersonalDataForm';
import { PROFILE_TAB } from './profile-page';
import styles from './ProfileTab.module.css';

export interface ProfileTabData {
  profile: Profile;
  answer: FormAnswer | null;
  /** ISO date in Germany; the legal age is counted from it. */
  today: string;
}

/** Three forms: each is saved for itself. */
export function ProfileTab({ account, props, data }: AccountTabProps<ProfileTabData>) {
  if (!data) return <TabUnavailable path={PROFILE_TAB} />;
  const { profile, answer, today } = data;
  return (
    <div className={styles.forms}>
      <PersonalDataForm profile={profile} answer={answer} today={today} props={props} />
      <EmailForm profile={profile} answer={answer} />
      <PasswordForm email={account.email} answer={answer} captchaActive={props.captchaActive} />
    </div>
  );
}
