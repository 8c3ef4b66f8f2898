import type { SelectedStore } from '@fachwerk/shared/contracts';

/** "89073 Ulm"; in a town with several stores the store's own name: "50823 Köln-Ehrenfeld". */
export function storeLabel({ name, address: { zipCode, city } }: SelectedStore): string {
  return name.includes(city) ? `${zipCode} ${name.slice(name.indexOf(city))}` : name;
}
