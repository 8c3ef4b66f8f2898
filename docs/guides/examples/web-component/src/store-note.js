class StoreNote extends HTMLElement {
  static observedAttributes = ['headline'];
  #heading = document.createElement('h2');
  #store = document.createElement('p');
  #button = document.createElement('button');

  /** Called at the mount: what `connectedCallback` throws is only logged, and no other version follows. */
  start({ bus, messages, signal }) {
    this.#button.type = 'button';
    this.#button.textContent = messages['web-component.chooseStore'];
    this.#button.addEventListener('click', () => bus.publish('storefinder:layer-requested', {}));
    const showStore = (store) => {
      this.#store.textContent = store?.name ?? messages['web-component.noStore'];
    };
    // The signal aborts at the unmount and ends the subscription.
    bus.watch('selectedStore', showStore, signal);
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
  element.setAttribute('headline', props.headline);
  element.start(platform);
  domElement.replaceChildren(element);
}

export async function update({ domElement, props }) {
  domElement.firstElementChild.setAttribute('headline', props.headline);
}

export async function unmount({ domElement }) {
  domElement.replaceChildren();
}
