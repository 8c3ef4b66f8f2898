import { MessageBox } from '@fachwerk/shared/ui';
import { failureText, useMessages } from '@fachwerk/shared/widget';
import styles from './AreaResult.module.css';
import type { AddPacksControl } from './use-add-packs';

/** What has become of the packs: announced, above the button. */
export function AddedPacks({ state }: Pick<AddPacksControl, 'state'>) {
  const text = useMessages();

  return (
    <>
      <div role="status">
        {state.status === 'done' && (
          <MessageBox tone={state.answer.isReduced ? 'warning' : 'success'} className={styles.limit}>
            {text(state.answer.isReduced ? 'areaCalculator.added.reduced' : 'areaCalculator.added.status')}
          </MessageBox>
        )}
      </div>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive className={styles.limit} title={text('areaCalculator.failed.title')}>
          {failureText(text, state.error)}
        </MessageBox>
      )}
    </>
  );
}
