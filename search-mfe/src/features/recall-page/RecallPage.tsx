import type { Recall, RecallSummary } from '@fachwerk/shared/contracts';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { MissingRecall } from './MissingRecall';
import type { RecallPageProps } from './recall-page.props';
import { RecallList } from './RecallList';
import styles from './RecallPage.module.css';
import { RecallView } from './RecallView';

export interface RecallPageData {
  /** One recall. */
  recall?: Recall;
  /** All recalls, if none was asked for. */
  recalls?: readonly RecallSummary[];
}

/** The recall notices of the shop. */
export function RecallPage({ data: { recall, recalls } }: WidgetProps<RecallPageProps, RecallPageData>) {
  const text = useMessages();
  if (recall) return <RecallView recall={recall} />;
  if (!recalls) return <MissingRecall />;
  return (
    <div className={styles.page}>
      <h1>{text('recall.list.title')}</h1>
      <p className={styles.lead}>{text('recall.list.lead')}</p>
      <RecallList recalls={recalls} />
    </div>
  );
}
