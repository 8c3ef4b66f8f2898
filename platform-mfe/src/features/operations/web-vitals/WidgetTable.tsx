import type { WebVitals } from '@fachwerk/shared/contracts';
import { DataTable } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { VersionText } from '../base/VersionText';
import { VitalFigure } from './VitalFigure';
import styles from './WebVitalSection.module.css';

/** FCP is of a page as a whole. */
const OF_WIDGETS = ['LCP', 'CLS', 'INP'] as const;

/** One row per widget and version, those that decide most values first. */
export function WidgetTable({ widgets }: { widgets: WebVitals['widgets'] }) {
  const text = useMessages();
  return (
    <DataTable
      isBounded
      className={styles.table}
      label={text('operations.vitals.byWidget')}
      columns={[
        { title: text('operations.vitals.widget') },
        { title: text('operations.table.version') },
        ...OF_WIDGETS.map((name) => ({ title: text(`operations.vitals.${name}`), isNumber: true })),
      ]}
      rows={widgets.map(({ widget, mfe, version, metrics }) => ({
        key: `${widget} ${mfe} ${version}`,
        cells: [
          widget,
          <VersionText key="version">{`${mfe} ${version}`}</VersionText>,
          ...OF_WIDGETS.map((name) => <VitalFigure key={name} name={name} figure={metrics[name]} />),
        ],
      }))}
    />
  );
}
