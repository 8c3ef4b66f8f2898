import { pathOf, readExport } from '@fachwerk/shared/calls';
import type { DataExport } from '@fachwerk/shared/contracts';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import styles from './PrivacyTab.module.css';

/** The copies of the own data, newest first, with links to those that are ready. */
export function ExportList({ exports }: { exports: readonly DataExport[] }) {
  const text = useMessages();
  const { apiOrigin } = usePlatform().config;
  if (exports.length === 0) return null;

  return (
    <ul className={styles.files} aria-label={text('privacy.export.list')}>
      {exports.map(({ exportId, requestedText, state, untilText, files }) => (
        <li key={exportId} className={styles.file}>
          <span>
            {text('privacy.export.requested', { time: requestedText })}
            <br />
            {text(`privacy.export.state.${state}`, { day: untilText ?? '' })}
          </span>
          {files.length > 0 && (
            <span className={styles.ways}>
              {files.map(({ format, sizeText }) => (
                <a key={format} href={apiOrigin + pathOf(readExport, { exportId, format })} download>
                  {text(`privacy.export.file.${format}`, { size: sizeText })}
                </a>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
