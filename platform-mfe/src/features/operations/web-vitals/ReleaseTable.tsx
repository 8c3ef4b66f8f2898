import type { WebVitals } from '@fachwerk/shared/contracts';
import { WEB_VITAL_NAMES } from '@fachwerk/shared/rules';
import { Badge, DataTable } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { countText } from '../base/figures-text';
import { useOperationsTime } from '../time/use-operations-time';
import { VitalFigure } from './VitalFigure';
import styles from './WebVitalSection.module.css';

interface ReleaseTableProps {
  releases: WebVitals['releases'];
  /** Empty for all pages. */
  pageType: string;
}

/** One row per release, newest first. */
export function ReleaseTable({ releases, pageType }: ReleaseTableProps) {
  const text = useMessages();
  const time = useOperationsTime();
  const rows = releases.flatMap((release) => {
    const counted = pageType ? release.pageTypes.find((one) => one.pageType === pageType) : release;
    return counted ? [{ ...release, views: counted.views, metrics: counted.metrics }] : [];
  });
  return (
    <DataTable
      isBounded
      className={styles.table}
      label={text('operations.vitals.byRelease')}
      columns={[
        { title: text('operations.vitals.release') },
        { title: text('operations.table.views'), isNumber: true },
        ...WEB_VITAL_NAMES.map((name) => ({ title: text(`operations.vitals.${name}`), isNumber: true })),
      ]}
      rows={rows.map(({ id, firstAt, isLive, views, metrics }) => ({
        key: id,
        cells: [
          <span key="release" className={styles.release}>
            <span>{text('operations.vitals.since', { time: time.full(firstAt) })}</span>
            <span className={styles.id}>{id}</span>
            {isLive && <Badge tone="info">{text('operations.vitals.live')}</Badge>}
          </span>,
          countText(views),
          ...WEB_VITAL_NAMES.map((name) => <VitalFigure key={name} name={name} figure={metrics[name]} />),
        ],
      }))}
    />
  );
}
