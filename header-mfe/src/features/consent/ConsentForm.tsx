import { nativeForm } from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { Button, Checkbox, joinClasses, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { consentGroups } from './consent-groups';
import styles from './ConsentForm.module.css';
import { useDecision, type Way } from './use-decision';

interface ConsentFormProps {
  /** Ids of the services that are asked about. */
  offered: readonly string[];
  /** Ids that are selected at first. */
  allowed: readonly string[];
  /** Below the name of a service. */
  detailsOf: (service: string) => ReactNode;
  /** Scrolls above the buttons, which stay visible. */
  isBar?: boolean;
  /** Before the services. */
  children?: ReactNode;
  onDone: (consent: ServiceConsent) => void;
}

/** Three choices of the same weight (TDDDG section 25); without script a form with three addresses. */
export function ConsentForm(props: ConsentFormProps) {
  const { offered, allowed, detailsOf, isBar = false, children, onDone } = props;
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  const { calls, error, pendingWay, decide } = useDecision(onDone);
  const form = useRef<HTMLFormElement>(null);

  const selected = (): string[] =>
    Array.from(
      form.current?.querySelectorAll<HTMLInputElement>('input[name=permissions]:checked') ?? [],
      ({ value }) => value,
    );

  function submit(event: FormEvent): void {
    event.preventDefault();
    decide('accept', selected());
  }

  const all = (way: Way) => ({
    type: 'submit' as const,
    isPending: pendingWay === way,
    formAction: nativeForm(calls[way], apiOrigin).attributes.action,
    onClick(event: MouseEvent) {
      event.preventDefault();
      decide(way);
    },
  });

  const { attributes, field } = nativeForm(calls.accept, apiOrigin);
  return (
    <form
      ref={form}
      {...attributes}
      className={joinClasses(styles.form, isBar && styles.bar)}
      aria-label={text('consentLayer.form')}
      onSubmit={submit}
    >
      <div className={styles.content}>
        {children}
        <div className={styles.groups}>
          {consentGroups(offered).map((group) => (
            <fieldset key={group.class} className={styles.group}>
              <legend className={styles.legend}>{text(`consentLayer.class.${group.class}`)}</legend>
              {group.services.map((service) => (
                <Service
                  key={service}
                  name={field('permissions')}
                  service={service}
                  isAllowed={allowed.includes(service)}
                >
                  {detailsOf(service)}
                </Service>
              ))}
            </fieldset>
          ))}
        </div>
      </div>
      {error !== undefined && (
        <MessageBox tone="error" isLive className={styles.error}>
          {error}
        </MessageBox>
      )}
      <div className={styles.buttons}>
        <Button {...all('acceptAll')}>{text('consentLayer.acceptAll')}</Button>
        <Button {...all('denyAll')}>{text('consentLayer.denyAll')}</Button>
        <Button type="submit" isPending={pendingWay === 'accept'}>
          {text('consentLayer.save')}
        </Button>
      </div>
    </form>
  );
}

interface ServiceProps {
  name: string;
  service: string;
  isAllowed: boolean;
  children: ReactNode;
}

function Service({ name, service, isAllowed, children }: ServiceProps) {
  const text = useMessages();
  const details = `consent-${service}`;
  return (
    <div className={styles.service}>
      <Checkbox
        name={name}
        value={service}
        defaultChecked={isAllowed}
        aria-describedby={details}
        label={<span className={styles.name}>{text(`consentLayer.${service}.name`)}</span>}
      />
      <div id={details} className={styles.details}>
        {children}
      </div>
    </div>
  );
}
