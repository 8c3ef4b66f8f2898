import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { PLATFORM, type Store } from './platform';

@Component({
  selector: 'angular-store-note',
  template: `
    <section class="angular-store-note">
      <h2>{{ headline() }}</h2>
      <p>{{ storeName() }}</p>
      <button type="button" (click)="chooseStore()">{{ messages['angular.chooseStore'] }}</button>
    </section>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class StoreNote {
  readonly headline = input.required<string>();
  private readonly platform = inject(PLATFORM);
  protected readonly messages = this.platform.messages;
  private readonly store = signal<Store | null>(null);
  protected readonly storeName = computed(() => this.store()?.name ?? this.messages['angular.noStore']);

  constructor() {
    const { bus, signal: untilUnmount } = this.platform;
    bus.watch('selectedStore', (store) => this.store.set(store), untilUnmount);
  }

  protected chooseStore() {
    this.platform.bus.publish('storefinder:layer-requested', {});
  }
}
