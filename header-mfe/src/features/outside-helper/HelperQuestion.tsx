import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { useDecision } from '../consent/use-decision';
import { ServiceDetails } from '../consent-settings/ServiceDetails';
import { ContactLink } from './ContactLink';
import styles from './HelperLayer.module.css';
import type { HelperName } from './outside-helper';

interface HelperQuestionProps {
  name: HelperName;
  onDecline: () => void;
}

/** Asks in the place of the helper (TDDDG section 25): who gets what. Allowed services stay allowed. */
export function HelperQuestion({ name, onDecline }: HelperQuestionProps) {
  const text = useMessages();
  const { consent, pageUrls } = usePlatform().config;
  const allowed = useTopic('consent@2')?.services ?? [];
  const [isAnswered, setIsAnswered] = useState(false);
  const wished = [...allowed, name];
  const question = { shown: wished, version: consent?.version };
  const { error, pendingWay, decide } = useDecision(question, () => setIsAnswered(true));
  // The question is still here: the browser has not kept the answer.
  const problem = isAnswered && !allowed.includes(name) ? text('helper.notKept') : error;

  return (
    <div className={styles.question}>
      <p>{text(`helper.${name}.question`)}</p>
      <ServiceDetails service={name} />
      <p className={styles.note}>
        {text('helper.withdraw')}{' '}
        {pageUrls.consentSettings && <a href={pageUrls.consentSettings}>{text('helper.settings')}</a>}
      </p>
      {problem !== undefined && (
        <MessageBox tone="error" isLive>
          {problem}
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button isPending={pendingWay !== undefined} onClick={() => decide('accept', wished)}>
          {text(`helper.${name}.allow`)}
        </Button>
        <Button onClick={onDecline}>{text('helper.decline')}</Button>
      </div>
      <ContactLink />
    </div>
  );
}
