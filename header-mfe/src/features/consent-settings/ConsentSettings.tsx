import { readServiceConsent } from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { isSameQuestion } from '@fachwerk/shared/rules';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { MessageBox } from '@fachwerk/shared/ui';
import {
  type Translate,
  useBusEvent,
  useMessages,
  usePlatform,
  type WidgetProps,
} from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
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
  const [last, setConsent] = useState<ServiceConsent>(data);
  const isRefused = useIsRefusedByBrowser();

  const isApp = config.appDevice !== undefined;
  const consent = isApp ? last : aboutThisQuestion(last, config.consent?.version);

  // Also that of another tab.
  useBusEvent('header:consent-decided', () => {
    api.call(readServiceConsent, { signal }).then(setConsent, () => undefined);
  });

  return (
    <div className={styles.page}>
      <h1>{text('consentLayer.settings.headline')}</h1>
      {!isApp && <p className={styles.lead}>{text('consentLayer.settings.text')}</p>}
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
            offered={data.offered}
            allowed={consent.permissions}
            decided={[consent.timestamp, ...consent.permissions].join()}
            savedText={text('consentLayer.settings.saved')}
            detailsOf={(service) => <ServiceDetails service={service} />}
            onDone={setConsent}
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

/** What was decided about other services or companies does not count: the visitor is asked again. */
function aboutThisQuestion(consent: ServiceConsent, version: string | undefined): ServiceConsent {
  if (version === undefined || isSameQuestion(String(consent.version), version)) return consent;
  return { ...consent, permissions: [], allAccepted: false, timestamp: null };
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
