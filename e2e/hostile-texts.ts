/** Sets this variable of the page if it runs. */
const CANARY = 'window.wasHacked=1';

/** What a visitor may write into an address or a field. */
export const HOSTILE_TEXTS = {
  'a script': `<script>${CANARY}</script>`,
  'the end of a script': `</script><script>${CANARY}</script>`,
  'the end of a script in a comment': `<!--<script>${CANARY}//`,
  'the end of an attribute': `"><img src=x onerror="${CANARY}">`,
  'an event handler': `' autofocus onfocus='${CANARY}`,
  'an SVG': `<svg/onload=${CANARY}>`,
  'a template': '{{constructor.constructor("' + CANARY + '")()}}${' + CANARY + '}#{7*7}<%= 7*7 %>',
  'a script address': `javascript:${CANARY}`,
  'the prototype': '__proto__',
  'a constructor': 'constructor',
  SQL: `'; drop table items; --`,
  'marks of direction': '\u202Ehammer\u2066\u200F\u0000',
  'line separators': 'hammer\u2028\u2029\r\nSet-Cookie: hacked=1',
  'a path': '../../../../etc/passwd',
  'a redirect': '//evil.example/\\evil.example',
} as const;

export const TEN_KILOBYTES = encodeURIComponent('ä<"&'.repeat(2500)).slice(0, 10_000);

export const MALFORMED_ADDRESSES = [
  '/search/?q=%00',
  '/search/?q=%',
  '/search/?q=%ff%fe',
  '/search/?q=a&q=b&q[]=c&q[__proto__][polluted]=1',
  '/search/?__proto__[polluted]=1&constructor.prototype.polluted=1&f.__proto__=1&f.constructor=1',
  '/c/%00/',
  '/c/%2e%2e%2f/',
  '/p/%00-%00/',
  '/%',
  '/%c0%ae%c0%ae/',
];
