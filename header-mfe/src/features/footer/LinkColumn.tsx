import styles from './Footer.module.css';

interface LinkColumnProps {
  title: string;
  links: readonly { label: string; href: string }[];
  className?: string;
  listClassName?: string;
  /** Of the labels, where it is not that of the page. */
  lang?: string | undefined;
}

/** Links below a heading; renders nothing without links. */
export function LinkColumn({ title, links, className, listClassName, lang }: LinkColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav className={className} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list" className={listClassName} lang={lang}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
