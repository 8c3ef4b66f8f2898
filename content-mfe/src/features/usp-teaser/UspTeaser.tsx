import { relOf } from '@fachwerk/shared/html';
import {
  Card,
  CheckCircleIcon,
  ClockIcon,
  CreditCardIcon,
  HammerIcon,
  type IconProps,
  InfoIcon,
  joinClasses,
  LightbulbIcon,
  PackageIcon,
  PaintIcon,
  PhoneIcon,
  PlantIcon,
  RulerIcon,
  StoreIcon,
  TagIcon,
  TruckIcon,
  UndoIcon,
} from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import type { FC } from 'react';
import { Teaser } from '../../parts/Teaser';
import type { UspIcon } from './usp-icons';
import type { UspTeaserProps } from './usp-teaser.props';
import styles from './UspTeaser.module.css';

const ICONS: Record<UspIcon, FC<IconProps>> = {
  store: StoreIcon,
  truck: TruckIcon,
  undo: UndoIcon,
  advice: InfoIcon,
  check: CheckCircleIcon,
  clock: ClockIcon,
  package: PackageIcon,
  payment: CreditCardIcon,
  price: TagIcon,
  ruler: RulerIcon,
  paint: PaintIcon,
  tool: HammerIcon,
  plant: PlantIcon,
  light: LightbulbIcon,
  phone: PhoneIcon,
};

export function UspTeaser({ props }: WidgetProps<UspTeaserProps, undefined>) {
  const { headline, anchor, items } = props;
  const Heading = headline ? 'h3' : 'h2';
  return (
    <Teaser headline={headline} anchor={anchor}>
      <Card as="ul" role="list" className={joinClasses(styles.items, styles[`of${items.length}`])}>
        {items.map(({ icon, title, text, link }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title} className={styles.item}>
              <span className={styles.icon}>
                <Icon size={32} />
              </span>
              <div>
                <Heading className={styles.title}>{title}</Heading>
                {text && <p className={styles.text}>{text}</p>}
                {link && (
                  <a className={styles.link} href={link.href} rel={relOf(link.href)}>
                    {link.label}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </Card>
    </Teaser>
  );
}
