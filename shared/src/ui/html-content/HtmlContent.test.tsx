import { act, render } from '@testing-library/react';
import { parseForeignHtml, parseHtml as parseOnServer } from '../../html/parse-html';
import { parseHtml as parseInBrowser } from '../../html/parse-html.browser';
import { HtmlContent } from './HtmlContent';

/**
 * One vector for each way to get script, style, frames or forms into a page: OWASP's filter evasion list,
 * mutation cases of DOMPurify's tests, advisories of sanitize-html.
 */
const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<script/xss src="https://evil.example/x.js"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="https://evil.example/track.gif">',
  '<img """><script>alert(1)</script>">',
  '<img src="/a.svg" onload="alert(1)" style="position:fixed">',
  '<img src="/a.svg" srcset="https://evil.example/a.svg 2x">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jav&#x0A;ascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="/&#9;/evil.example/">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/ok" onmouseover="alert(1)" target="_top" style="color:red" class="x" id="header">x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<video><source onerror="alert(1)"></video>',
  '<audio src onerror=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<form action="https://evil.example/"><input name="password"></form>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><script>alert(1)</script></template>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<p onclick=alert(1) ONMOUSEOVER=alert(1) on="x">x</p>',
  '<x onclick=alert(1) xmlns="http://www.w3.org/1999/xhtml">x</x>',
  '<p constructor="x" __proto__="y">x</p>',
  '<constructor>x</constructor><__proto__>y</__proto__>',
  '<!--><script>alert(1)</script-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p><dangerouslySetInnerHTML>x</dangerouslySetInnerHTML></p>',
  '<p dangerouslySetInnerHTML="<script>alert(1)</script>">x</p>',
  // Advisories and tests of sanitize-html.
  '<option><iframe><select><img src=x onerror=alert(1)><script>alert(1)</script>',
  '<textarea>&lt;/textarea&gt;<img src=x onerror=alert(1)></textarea>',
  '<noscript><small></noscript><img src=x onerror=alert(1)></small></noscript>',
  '<p><noscript></p><style></noscript><script>alert(1)</script></style>',
  '<iframe><iframe><script>alert(1)</script></iframe><img src=x onerror=alert(1)></iframe>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="java<!-- -->script:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)" href="/ok">x</a>',
  '<a href="/ok" xlink:href="javascript:alert(1)">x</a>',
  '<a href="///evil.example/">x</a>',
  '<a href="https:/\\evil.example">x</a>',
  '<img src="/a.svg" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<img/src="/a.svg"/onload=alert(1)>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a><text>x</text></a></svg>',
  '<a href="/ok"><set attributeName="href" to="javascript:alert(1)">x</a>',
  '<p a=">"<img src=x onerror=alert(1)>x</p>',
  '<img src="/a.svg" <script>alert(1)</script>',
];
const ALLOWED_TAGS = 'P,BR,H2,H3,H4,STRONG,UL,LI,A,IMG,TABLE,TBODY,TR,TD,SMALL'.split(',');
const ALLOWED_ATTRIBUTES = new Set(['href', 'rel', 'title', 'src', 'alt', 'width', 'height', 'loading']);

const FOREIGN = new URL('https://markt.example/ulm/team/?page=2');

/** The HTML of the page after parser and React. */
function shownBy(parseHtml: typeof parseOnServer, html: string): string {
  const { container } = render(<HtmlContent nodes={parseHtml(html)} />);
  return container.firstElementChild?.innerHTML ?? '';
}

describe.each([
  ['server', parseOnServer],
  ['browser', parseInBrowser],
])('on the %s', (_place, parseHtml) => {
  const shown = (html: string) => shownBy(parseHtml, html);

  describe('editorial HTML', () => {
    it.each([
      [
        '<p>Fest &amp; trocken, <strong>48 Stunden</strong>.</p>',
        '<p>Fest &amp; trocken, <strong>48 Stunden</strong>.</p>',
      ],
      ['<ul>\n  <li>Eins</li>\n  <li>Zwei</li>\n</ul>', '<ul><li>Eins</li><li>Zwei</li></ul>'],
      ['<a href="/c/holz/?page=2#a">Holz</a>', '<a href="/c/holz/?page=2#a">Holz</a>'],
      ['<a href="mailto:post@example.org">Post</a>', '<a href="mailto:post@example.org">Post</a>'],
      ['<a href="tel:+49301234">Anruf</a>', '<a href="tel:+49301234">Anruf</a>'],
      [
        '<a href="https://www.example.org/">Fremd</a>',
        '<a href="https://www.example.org/" rel="noopener">Fremd</a>',
      ],
      ['<p>Zeile<br>Zeile</p>', '<p>Zeile<br>Zeile</p>'],
      ['<p>offen', '<p>offen</p>'],
      ['4 < 5 und 6 > 5', '4 &lt; 5 und 6 &gt; 5'],
      ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ])('is kept: %s', (html, expected) => {
      expect(shown(html)).toBe(expected);
    });

    it('keeps a picture of the shop, and loads it lazily', () => {
      const page = document.createElement('div');
      page.innerHTML = shown(
        '<img src="/images/scenes/bad.svg" alt="Bad" width="400" height="300" onerror="alert(1)">',
      );

      const attributes = Array.from(page.querySelector('img')?.attributes ?? []);
      expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
        src: '/images/scenes/bad.svg',
        alt: 'Bad',
        width: '400',
        height: '300',
        loading: 'lazy',
      });
    });

    it('renames a first heading, because the page has its own', () => {
      expect(shown('<h1>Titel</h1>')).toBe('<h2>Titel</h2>');
    });

    it('scrolls a wide table inside the text', () => {
      expect(shown('<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>')).toMatch(
        /^<div[^>]*tabindex="0"[^>]*><table><tbody><tr><td colspan="2">A<\/td><\/tr><\/tbody><\/table><\/div>$/,
      );
    });
  });
});

describe.each([
  ['server', parseOnServer],
  ['browser', parseInBrowser],
  ['server, of another system', (html: string) => parseForeignHtml(html, FOREIGN, 3)],
])('hostile HTML on the %s', (_place, parseHtml) => {
  const shown = (html: string) => shownBy(parseHtml, html);

  it.each(VECTORS)('has no effect: %s', (html) => {
    const page = document.createElement('div');
    // Parses the result again, as a browser parses server HTML: a mutation between the two parsers shows
    // here.
    page.innerHTML = shown(html);

    for (const element of page.querySelectorAll('*')) {
      expect(ALLOWED_TAGS).toContain(element.tagName);
      for (const { name, value } of element.attributes) {
        expect(ALLOWED_ATTRIBUTES).toContain(name);
        if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:\/[a-z]|#|https:)/);
      }
    }
  });

  it('keeps the text of a link with a refused address', () => {
    expect(shown('<a href="javascript:alert(1)">Wort</a>')).toBe('Wort');
  });

  it('removes the content of elements that hold no text', () => {
    expect(shown('<style>p{}</style><script>alert(1)</script><p>Da</p>')).toBe('<p>Da</p>');
  });

  it('renders nesting of any depth', () => {
    expect(shown(`${'<b>'.repeat(5000)}tief`)).toContain('tief');
  });
});

describe('HTML of another system', () => {
  const shown = (html: string) => shownBy((text) => parseForeignHtml(text, FOREIGN, 3), html);

  it.each([
    ['has its links to that system', '<a href="../">Ulm</a>', 'https://markt.example/ulm/'],
    ['has its links to that system', '<a href="/angebote/">A</a>', 'https://markt.example/angebote/'],
    ['has its links to that system', '<a href="?page=3">B</a>', 'https://markt.example/ulm/team/?page=3'],
    ['has links to other sites', '<a href="//maker.example/x">C</a>', 'https://maker.example/x'],
    ['has links to calls', '<a href="tel:+497314711">D</a>', 'tel:+497314711'],
    [
      'ignores another base',
      '<base href="https://evil.example/"><a href="x">E</a>',
      'https://markt.example/ulm/team/x',
    ],
  ])('%s: %s', (_what, html, href) => {
    const page = document.createElement('div');
    page.innerHTML = shown(html);

    expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it.each([
    '#team',
    'javascript:alert(1)',
    'https://eva:geheim@markt.example/',
    'http://[',
    'https://10.0.0.1/',
  ])('has no link to %s', (href) => {
    expect(shown(`<a href="${href}">Wort</a>`)).toBe('Wort');
  });

  it.each(['http://10.0.0.5:8080', 'https://[fd00::5]'])(
    'has links of a system listed by its IP address %s',
    (origin) => {
      const page = document.createElement('div');
      page.innerHTML = shownBy(
        (html) => parseForeignHtml(html, new URL(`${origin}/ulm/`), 3),
        '<a href="team/">A</a><a href="/x">B</a><a href="http://10.0.0.6/">C</a>',
      );

      expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        `${origin}/ulm/team/`,
        `${origin}/x`,
      ]);
      expect(page.textContent).toBe('ABC');
    },
  );

  it.each([
    ['no pictures of other sites', '<p>Vor <img src="/a.png" alt="Bild">nach</p>', '<p>Vor nach</p>'],
    ['no ids, classes and styles', '<p id="w1" class="fw-x" style="color:red">A</p>', '<p>A</p>'],
    ['no forms', '<form action="/x"><label>A</label><input><button>B</button></form>', 'A'],
    ['only its main part', '<nav>Menü</nav><div><main><p>A</p></main></div><footer>B</footer>', '<p>A</p>'],
    ['the part that is inside of two', '<main>A<main>B</main></main>', 'AB'],
    ['no head', '<!DOCTYPE html><html><head><title>A</title></head><body><p>B</p></body></html>', '<p>B</p>'],
  ])('has %s', (_what, html, expected) => {
    expect(shown(html).trim()).toBe(expected);
  });

  it.each([
    ['h1 h2 h2 h1', 'h3 h4 h4 h3'],
    ['h2 h4 h6', 'h3 h4 h5'],
    ['h4 h2 h3', 'h3 h3 h4'],
    ['h1 h2 h3 h4 h5 h6', 'h3 h4 h5 h6 h6 h6'],
    ['h6', 'h3'],
  ])('has its headings below that of the page: %s', (given, expected) => {
    const headings = given.split(' ').map((tag) => `<div><${tag}>A</${tag}></div>`);

    expect(shown(headings.join('')).match(/(?<=<)h\d/g)).toEqual(expected.split(' '));
  });
});

afterEach(() => void Reflect.deleteProperty(window, 'ResizeObserver'));

it('makes a table a tab stop only where it scrolls', () => {
  const measured: (() => void)[] = [];
  class Observer {
    constructor(callback: () => void) {
      measured.push(callback);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: Observer });
  const { container } = render(<HtmlContent nodes={parseInBrowser('<table><tr><td>A</td></tr></table>')} />);
  const frame = container.querySelector('[role="group"]');
  expect(frame).toHaveAttribute('tabindex', '0');

  act(() => measured.forEach((measure) => measure()));
  expect(frame).not.toHaveAttribute('tabindex');
});
