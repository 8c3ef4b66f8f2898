import { type ComponentPropsWithRef, createElement } from 'react';
import { joinClasses } from '../join-classes';
import styles from './Card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element; default `div`. All these elements have the attributes of a `div`. */
  as?: 'article' | 'aside' | 'div' | 'li' | 'ol' | 'section' | 'ul';
}

/** A frame on the surface of the page. Its padding is that of phones; a class of the parent may change it. */
export function Card(props: CardProps) {
  const { as = 'div', className } = props;
  const own = { as: undefined, className: joinClasses(styles.card, className) };
  // The code that a spread becomes for old browsers is longer than this component.
  return createElement(as, Object.assign({}, props, own));
}
