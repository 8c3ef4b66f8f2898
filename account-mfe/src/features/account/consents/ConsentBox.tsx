import { endConsent, giveConsent } from '@fachwerk/shared/calls';
import type { AccountConsents } from '@fachwerk/shared/contracts';
import { ServerForm, useServerForm } from '@fachwerk/shared/forms';
import { CONSENT_TEXTS, type ConsentKind } from '@fachwerk/shared/rules';
import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { answerOf } from '../form/answer-of';
import { DoneMessage } from '../form/DoneMessage';
import styles from './ConsentBox.module.css';
import type { ConsentsData } from './load-consents';

interface ConsentBoxProps {
  kind: ConsentKind;
  data: ConsentsData;
}

/** The consent to mails of a kind: given with one button, taken back with one. */
export function ConsentBox({ kind, data: { consents, answer } }: ConsentBoxProps) {
  const text = useMessages();
  const own = answerOf(answer, 'consent');
  const [given, setGiven] = useState(consents?.given ?? []);
  const [done, setDone] = useState<{ key: string | null; times: number }>({ key: own.doneKey, times: 0 });
  if (!consents) return null;
  const isGiven = given.includes(kind);
  const show = (key: string) => (changed: AccountConsents) => {
    setGiven(changed.given);
    setDone(({ times }) => ({ key, times: times + 1 }));
  };

  return (
    <Section headline={text(`consent.${kind}.headline`)} className={styles.box}>
      {done.key !== null && <DoneMessage times={done.times}>{text(done.key)}</DoneMessage>}
      {isGiven ? (
        <End kind={kind} email={consents.email} onDone={show(`consent.ended.${kind}`)} />
      ) : (
        <Give kind={kind} lastAnswer={own.toCorrect} onDone={show(`consent.given.${kind}`)} />
      )}
    </Section>
  );
}

interface GiveProps {
  kind: ConsentKind;
  lastAnswer: ReturnType<typeof answerOf>['toCorrect'];
  onDone: (consents: AccountConsents) => void;
}

/** The text above the button is what the proof names. */
function Give({ kind, lastAnswer, onDone }: GiveProps) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const form = useServerForm({ call: giveConsent, initialValues: { kind }, lastAnswer, onDone });
  return (
    <ConsentForm form={form} kind={kind} submit={text('consent.give')}>
      {text(`consent.${kind}.${CONSENT_TEXTS[kind]}`)}{' '}
      {privacy && <a href={`${privacy}#einladungen`}>{text('consent.privacy')}</a>}
    </ConsentForm>
  );
}

interface EndProps {
  kind: ConsentKind;
  email: string;
  onDone: (consents: AccountConsents) => void;
}

function End({ kind, email, onDone }: EndProps) {
  const text = useMessages();
  const form = useServerForm({ call: endConsent, initialValues: { kind }, onDone });
  return (
    <ConsentForm form={form} kind={kind} submit={text('consent.end')}>
      {text(`consent.${kind}.on`, { email })}
    </ConsentForm>
  );
}

interface ConsentFormProps {
  form: ComponentProps<typeof ServerForm>['form'];
  kind: ConsentKind;
  submit: string;
  children: ReactNode;
}

/** A sentence with one button below. */
function ConsentForm({ form, kind, submit, children }: ConsentFormProps) {
  const text = useMessages();
  return (
    <ServerForm
      form={form}
      label={text(`consent.${kind}.headline`)}
      submit={
        <div>
          <Button type="submit" isPending={form.isPending}>
            {submit}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{children}</p>
      <input type="hidden" name="kind" value={kind} />
    </ServerForm>
  );
}
