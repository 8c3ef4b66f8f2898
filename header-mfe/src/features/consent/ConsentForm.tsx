import { nativeForm } from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { Button, Checkbox, joinClasses, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { consentGroups } from './consent-groups';
import styles from './ConsentForm.module.css';
import { useDecision, type Way } from './use-decision';

interface ConsentFormProps {
  /** Ids of the services that are asked about. */
  offered: readonly string[];
  /** Ids that are selected at first, and after a decision. */
  allowed: readonly string[];
  /** Changes with each decision. */
  decided?: string | null;
  /** Stated at the buttons after a decision. */
  savedText?: string;
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
  const { offered, allowed, decided, savedText, detailsOf, isBar = false, children, onDone } = props;
  const text = useMessages();
  const { apiOrigin, consent } = usePlatform().config;
  const shown = consentGroups(offered).flatMap(({ services }) => services);
  const version = consent?.version;
  const { calls, error, isSaved, pendingWay, decide } = useDecision({ shown, version }, onDone);
  const form = useRef<HTMLFormElement>(null);

  const boxes = () =>
    Array.from(form.current?.querySelectorAll<HTMLInputElement>('input[name=permissions]') ?? []);
  const selected = (): string[] => boxes().flatMap(({ checked, value }) => (checked ? [value] : []));

  const showDecision = useEffectEvent(() => {
    for (const box of boxes()) box.checked = allowed.includes(box.value);
  });
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) showDecision();
    isFirst.current = false;
  }, [decided]);

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
  // At the side of the buttons where it does not move them: the next press would meet another one.
  const report = (
    <>
      {error !== undefined && (
        <MessageBox tone="error" isLive className={styles.error}>
          {error}
        </MessageBox>
      )}
      {isSaved && savedText !== undefined && (
        <MessageBox tone="success" isLive className={styles.error}>
          {savedText}
        </MessageBox>
      )}
    </>
  );
  return (
    <form
      ref={form}
      {...attributes}
      className={joinClasses(styles.form, isBar && styles.bar)}
      aria-label={text('consentLayer.form')}
      // A browser that goes back would restore boxes of an earlier decision.
      autoComplete="off"
      onSubmit={submit}
    >
      {/* What Enter in a box presses: it must not be the button that allows everything. */}
      <button type="submit" hidden />
      {shown.map((service) => (
        <input key={service} type="hidden" name={field('shown')} value={service} />
      ))}
      {version !== undefined && <input type="hidden" name={field('version')} value={version} />}
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
      {isBar && report}
      <div className={styles.buttons}>
        <Button {...all('acceptAll')}>{text('consentLayer.acceptAll')}</Button>
        <Button {...all('denyAll')}>{text('consentLayer.denyAll')}</Button>
        <Button type="submit" isPending={pendingWay === 'accept'}>
          {text('consentLayer.save')}
        </Button>
      </div>
      {!isBar && report}
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
