import { readServiceConsent } from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { MessageBox } from '@fachwerk/shared/ui';
import {
  type Translate,
  useBusEvent,
  useMessages,
  usePlatform,
  type WidgetProps,
} from '@fachwerk/shared/widget';
import { useEffect, useRef, useState } from 'react';
import { ConsentForm } from '../consent/ConsentForm';
import { AppServices } from './AppServices';
import styles from './ConsentSettings.module.css';
import { ServiceDetails } from './ServiceDetails';
import { StoredList } from './StoredList';

export type ConsentSettingsData = ServiceConsent & { offered: string[] };

/** What the visitor allows, and what the shop stores in the browser; also the way to withdraw. */
export function ConsentSettings({ data }: WidgetProps<unknown, ConsentSettingsData>) {
  const text = useMessages();
  const { api, config, signal } = usePlatform();
  const { privacy } = config.pageUrls;
  const [consent, setConsent] = useState<ServiceConsent>(data);
  const [isSaved, setIsSaved] = useState(false);
  const isRefused = useIsRefusedByBrowser();

  const isApp = config.appDevice !== undefined;
  const isOwn = useRef(false);

  useBusEvent('header:consent-decided', () => {
    // Another tab has decided.
    if (!isOwn.current) api.call(readServiceConsent, { signal }).then(setConsent, () => undefined);
    isOwn.current = false;
  });

  function show(answer: ServiceConsent): void {
    isOwn.current = true;
    setConsent(answer);
    setIsSaved(true);
  }

  return (
    <div className={styles.page}>
      <h1>{text('consentLayer.settings.headline')}</h1>
      {!isApp && <p className={styles.lead}>{text('consentLayer.settings.text')}</p>}
      {isSaved && (
        <MessageBox tone="success" isLive>
          {text('consentLayer.settings.saved')}
        </MessageBox>
      )}
      {isRefused && !isApp && (
        <MessageBox tone="info">
          {text(`consentLayer.settings.gpc.${consent.timestamp === null ? 'refused' : 'decided'}`)}
        </MessageBox>
      )}
      <p className={styles.state}>
        {isApp ? text('consentLayer.settings.app') : stateText(text, consent, config.shopLocale)}
      </p>
      <section className={styles.section}>
        <h2>{text('consentLayer.settings.services')}</h2>
        {isApp ? (
          <AppServices offered={data.offered} allowed={consent.permissions} />
        ) : (
          <ConsentForm
            key={[consent.timestamp, ...consent.permissions].join()}
            offered={data.offered}
            allowed={consent.permissions}
            detailsOf={(service) => <ServiceDetails service={service} />}
            onDone={show}
          />
        )}
      </section>
      <section className={styles.section}>
        <h2>{text('consentLayer.settings.stored')}</h2>
        <p>{text('consentLayer.settings.storedText')}</p>
        <StoredList offered={data.offered} />
        {privacy && (
          <p>
            <a href={`${privacy}#cookies`}>{text('consentLayer.settings.privacy')}</a>
          </p>
        )}
      </section>
    </div>
  );
}

function stateText(text: Translate, consent: ServiceConsent, locale: string): string {
  const { timestamp, permissions, allAccepted } = consent;
  if (timestamp === null) return text('consentLayer.settings.undecided');
  const time = dayAndTimeText(parseInstant(timestamp), locale);
  if (permissions.length === 0) return text('consentLayer.settings.denied', { time });
  if (allAccepted) return text('consentLayer.settings.allowed', { time });
  const services = permissions.map((service) => text(`consentLayer.${service}.name`)).join(', ');
  return text('consentLayer.settings.some', { time, services });
}

/** Global Privacy Control; false on the server, which renders the same page for every browser. */
function useIsRefusedByBrowser(): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
    setIsRefused(globalPrivacyControl === true);
  }, []);
  return isRefused;
}
