/** @jest-environment node */
import { problemInHtml } from './check-html';

describe('editorial HTML', () => {
  it.each([
    '<h1 id="claim">Gut &amp; günstig</h1><p class="page-lead">Mehr <a href="/c/holz/?page=2">Holz</a></p>',
    '<img src="/pages/hero.svg" alt="" width="10" height="10"><br>',
    'Nur Text',
  ])('is taken: %s', (html) => {
    expect(problemInHtml(html)).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', /<script>/],
    ['<p onclick="x">a</p>', /onclick/],
    ['<a href="javascript:alert(1)">a</a>', /href/],
    ['<a href="//evil.example">a</a>', /href/],
    ['<a href="/\\evil.example">a</a>', /href/],
    ['<a href="https://evil.example">a</a>', /href/],
    ['<p style="color:red">a</p>', /style/],
    ['<p class="header">a</p>', /class/],
    ['<P>a</P>', /<P>/],
    ['<p title=x>a</p>', /<p title=x>/],
    ['<img src="/a.svg" alt="a>b">', /src|"<img/],
    ['<!-- a -->', /<!--/],
    ['a < b', /< b/],
    ['<svg><a></svg>', /<svg>/],
    ['<p class="page-a', /<p class/],
    ['<iframe src="/x"></iframe>', /<iframe>/],
  ])('is refused: %s', (html, problem) => {
    expect(problemInHtml(html)).toMatch(problem);
  });
});
