import type { DeskItem } from '@fachwerk/shared/contracts';

/** "Wandfarbe weiß, 5 l" */
export const itemName = ({ name, variantName }: DeskItem): string => `${name} ${variantName}`.trim();
