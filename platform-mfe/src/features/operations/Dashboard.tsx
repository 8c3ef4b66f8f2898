import { readStatus } from '@fachwerk/shared/calls';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback, useMemo, useState } from 'react';
import { ActionDialogs } from './actions/ActionDialogs';
import { AuditSection } from './audit/AuditSection';
import { type Action, OperationsProvider } from './base/operations-context';
import { Waiting } from './base/Waiting';
import { CardApplicationSection } from './card-applications/CardApplicationSection';
import { ChannelSection } from './channels/ChannelSection';
import styles from './Dashboard.module.css';
import { DependencySection } from './dependencies/DependencySection';
import { FailureSection } from './failures/FailureSection';
import { Freshness } from './Freshness';
import { LotterySection } from './lotteries/LotterySection';
import { NameSection } from './names/NameSection';
import { PromotionSection } from './promotions/PromotionSection';
import type { RegistryClient } from './registry/registry-client';
import { usePolled } from './registry/use-polled';
import { RolloutSection } from './rollouts/RolloutSection';
import { SectionLinks } from './SectionLinks';
import { SurveySection } from './surveys/SurveySection';
import { TextSection } from './texts/TextSection';
import { WebVitalSection } from './web-vitals/WebVitalSection';

const EVERY_MS = 5000;

/** The page of a signed-in operator. */
export function Dashboard({ client, isPaused }: { client: RegistryClient; isPaused: boolean }) {
  const text = useMessages();
  const load = useCallback((signal: AbortSignal) => client.call(readStatus, { signal }), [client]);
  const { value: status, receivedAt, error, reload } = usePolled(load, EVERY_MS, isPaused);
  const [action, setAction] = useState<Action | null>(null);
  /** Counts own changes, so that dependent data is loaded again. */
  const [changes, setChanges] = useState(0);

  const refresh = useCallback(async () => {
    setChanges((count) => count + 1);
    await reload();
  }, [reload]);
  const operations = useMemo(
    () => status && { client, channels: status.channels, now: status.now, begin: setAction, refresh },
    [status, client, refresh],
  );

  return (
    <>
      <Freshness receivedAt={receivedAt} error={error} isPaused={isPaused} />
      {!operations && !error && <Waiting text={text('operations.loading')} />}
      {operations && (
        <OperationsProvider value={operations}>
          <SectionLinks />
          <div className={styles.sections}>
            <RolloutSection isPaused={isPaused} />
            <ChannelSection />
            <FailureSection isPaused={isPaused} />
            <WebVitalSection isPaused={isPaused} />
            <DependencySection isPaused={isPaused} />
            <NameSection isPaused={isPaused} changes={changes} />
            <CardApplicationSection />
            <LotterySection />
            <SurveySection />
            <PromotionSection />
            <TextSection />
            <AuditSection isPaused={isPaused} changes={changes} />
          </div>
          <ActionDialogs action={action} onClose={() => setAction(null)} />
        </OperationsProvider>
      )}
    </>
  );
}
