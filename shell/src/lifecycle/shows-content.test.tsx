import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderedByReact, showsContent } from './shows-content';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const shows = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return showsContent(root.childNodes);
};

it.each([
  'Text',
  '<p><b>Text</b></p>',
  '<img alt="">',
  '<p><svg></svg></p>',
  '<button></button>',
  '<input>',
  '<hr>',
])('%s is content', (html) => expect(shows(html)).toBe(true));

it.each([
  '',
  ' \n ',
  '<p></p>',
  '<div><span> </span></div>',
  '<!-- Text -->',
  '<style>a{}</style>',
  '<template>Text</template>',
])('"%s" is none', (html) => expect(shows(html)).toBe(false));

describe('what React has rendered', () => {
  let root: HTMLElement;
  const hydrate = (content: ReactNode) => {
    root = document.createElement('div');
    root.innerHTML = '<p>vom Server</p>';
    act(() => void hydrateRoot(root, content, { onRecoverableError() {} }));
    return renderedByReact(root).map(({ textContent }) => textContent);
  };

  it('are the hydrated nodes', () => expect(hydrate(<p>vom Server</p>)).toEqual(['vom Server']));
  it('are the nodes of a repair', () => expect(hydrate(<b>neu</b>)).toEqual(['neu']));
  it('are no nodes that a component without content has left', () => {
    expect(hydrate(null)).toEqual([]);
    expect(root).toHaveTextContent('vom Server');
  });
});
