class StoreNote extends HTMLElement {
  static observedAttributes = ['headline'];
  /** Platform of the widget; set before the element is connected. */
  platform;
  #heading = document.createElement('h2');
  #store = document.createElement('p');
  #button = document.createElement('button');

  constructor() {
    super();
    this.#button.type = 'button';
    this.#button.addEventListener('click', () =>
      this.platform.bus.publish('storefinder:layer-requested', {}),
    );
  }

  connectedCallback() {
    const { bus, messages, signal } = this.platform;
    this.#button.textContent = messages['web-component.chooseStore'];
    // The signal aborts at the unmount and ends the subscription.
    bus.watch(
      'selectedStore',
      (store) => (this.#store.textContent = store?.name ?? messages['web-component.noStore']),
      signal,
    );
    this.replaceChildren(this.#heading, this.#store, this.#button);
  }

  attributeChangedCallback(_name, _before, headline) {
    this.#heading.textContent = headline;
  }
}

// A name can be defined once per page: each version takes one that is free.
const NAME = 'web-component-store-note';
let tag = NAME;
for (let number = 2; customElements.get(tag); number += 1) tag = `${NAME}-${number}`;
customElements.define(tag, StoreNote);

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props, platform }) {
  const element = document.createElement(tag);
  element.platform = platform;
  element.setAttribute('headline', props.headline);
  domElement.replaceChildren(element);
}

export async function update({ domElement, props }) {
  domElement.firstElementChild.setAttribute('headline', props.headline);
}

export async function unmount({ domElement }) {
  domElement.replaceChildren();
}
