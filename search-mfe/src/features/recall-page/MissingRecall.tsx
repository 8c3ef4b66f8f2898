import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './RecallPage.module.css';

/** No recall has this number. */
export function MissingRecall() {
  const text = useMessages();
  const { recalls } = usePlatform().config.pageUrls;

  return (
    <div className={styles.page}>
      <h1>{text('recall.missing.title')}</h1>
      <MessageBox
        tone="info"
        actions={
          recalls && (
            <Button size="small" href={recalls}>
              {text('recall.all')}
            </Button>
          )
        }
      >
        {text('recall.missing.text')}
      </MessageBox>
    </div>
  );
}
