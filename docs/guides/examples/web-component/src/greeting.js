class Greeting extends HTMLElement {
  static observedAttributes = ['name'];
  #count = 0;
  #title = document.createElement('h2');
  #button = document.createElement('button');

  constructor() {
    super();
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => {
      this.#count += 1;
      this.#show();
    });
  }

  connectedCallback() {
    this.replaceChildren(this.#title, this.#button);
    this.#show();
  }

  attributeChangedCallback() {
    this.#show();
  }

  #show() {
    this.#title.textContent = `Hallo ${this.getAttribute('name')}, hier ist eine Webkomponente`;
    this.#button.textContent = `${this.#count} Mal gedrückt`;
  }
}

// A name can be defined once per page: another version of this code must not define it again.
const TAG = 'web-component-greeting';
if (!customElements.get(TAG)) customElements.define(TAG, Greeting);

export const bootstrap = () => Promise.resolve();

export async function mount({ domElement, props }) {
  const element = document.createElement(TAG);
  element.setAttribute('name', props.name);
  domElement.replaceChildren(element);
}

export async function update({ domElement, props }) {
  domElement.firstElementChild.setAttribute('name', props.name);
}

export async function unmount({ domElement }) {
  domElement.replaceChildren();
}
