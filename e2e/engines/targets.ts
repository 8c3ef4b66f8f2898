import type { Target } from './find-in-page';

export const button = (name: string | RegExp, within = 'main'): Target => ({ role: 'button', name, within });
export const link = (name: string | RegExp, within = 'main'): Target => ({ role: 'link', name, within });
export const radio = (name: string | RegExp): Target => ({ role: 'radio', name, within: 'main' });
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name, within: 'main' });
export const field = (label: string): Target => ({ label });

/** The cart link in the header; its name contains the number of articles. */
export const cartLink = (count: number): Target => link(`Warenkorb, ${count} Artikel`, 'header');
