import type { CategoryNode } from '@fachwerk/shared/contracts';
import { useContentLanguage } from '@fachwerk/shared/widget';
import styles from './CategoryPanel.module.css';
import { currentMark } from './current-category';
import { ProductCount } from './ProductCount';

/** Shows the second level as headings and the third one as lists below them. */
export function CategoryGroups({ groups, path }: { groups: readonly CategoryNode[]; path: string }) {
  const language = useContentLanguage();
  const link = (node: CategoryNode, className: string | undefined) => (
    <a
      className={className}
      data-label={node.name}
      href={node.url}
      data-category={node.id}
      aria-current={currentMark(path, node.url)}
    >
      <span lang={language}>{node.name}</span>
      <ProductCount node={node} />
    </a>
  );

  return (
    <ul role="list" className={styles.groups}>
      {groups.map((group) => (
        <li key={group.id} className={styles.group}>
          {link(group, styles.groupLink)}
          {group.children.length > 0 && (
            <ul role="list" className={styles.leaves}>
              {group.children.map((leaf) => (
                <li key={leaf.id}>{link(leaf, styles.leaf)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
