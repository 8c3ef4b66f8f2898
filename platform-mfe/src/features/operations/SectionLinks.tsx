import { useMessages } from '@fachwerk/shared/widget';
import styles from './SectionLinks.module.css';

const SECTIONS = [
  'rollouts',
  'live',
  'failures',
  'vitals',
  'dependencies',
  'names',
  'cards',
  'lotteries',
  'surveys',
  'promotions',
  'texts',
  'audit',
] as const;

/** Links to the sections of a long page, reachable with a thumb. */
export function SectionLinks() {
  const text = useMessages();
  return (
    <nav aria-label={text('operations.sections')}>
      <ul role="list" className={styles.links}>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a className={styles.link} href={`#operations-${section}`}>
              {text(`operations.${section}.short`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
