/** @jest-environment node */
import { pageHtml } from './html-policy';
import { problemInHtml } from './html-problem';

describe('HTML of a page', () => {
  it.each([
    '<h1 id="claim">Gut &amp; günstig</h1><p class="page-lead">Mehr <a href="/c/holz/?page=2">Holz</a></p>',
    '<img src="/pages/hero.svg" alt="" width="10" height="10"><br>',
    'Nur Text',
    '<a href="https://europa.eu/youreurope/citizens/index_de.htm">Ihre Rechte</a>',
    '<a href="/search/?q=a&amp;page=2">Mehr</a>',
    '<dl><dt>Anschrift</dt><dd><address>Weg 1<br>50667 Köln</address></dd></dl><blockquote><p>Hiermit</p></blockquote>',
    '<table><caption>Kosten</caption><thead><tr><th scope="col">Ware</th></tr></thead><tbody><tr><td colspan="2">5 €</td></tr></tbody></table>',
    '<nav aria-label="Inhalt"><ol><li><a href="#daten">Daten</a></li></ol></nav><p role="note" lang="de">Hinweis</p>',
    '<a href="mailto:service@fachwerk.example">Mail</a> <a href="tel:+4922112345678">Anruf</a>',
    '<a href="/stores/" data-opens="storefinder:layer-requested" data-opens-with="{&quot;isTransportRentalMode&quot;:true}">Markt</a>',
  ])('is accepted: %s', (html) => {
    expect(problemInHtml(html, pageHtml)).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', /<script>/],
    ['<p onclick="x">a</p>', /onclick/],
    ['<a href="/" data-opens="shell:widget-failed">a</a>', /data-opens/],
    ['<a href="/" data-opens-with="{&quot;a&quot;:{}}">a</a>', /data-opens-with/],
    ['<a href="javascript:alert(1)">a</a>', /href/],
    ['<a href="//evil.example">a</a>', /href/],
    ['<a href="/\\evil.example">a</a>', /href/],
    ['<a href="https://evil.example">a</a>', /href/],
    ['<a href="https://europa.eu.evil.example/">a</a>', /href/],
    ['<a href="https://europa.eu/?to=//evil.example">a</a>', /href/],
    // Browsers decode entities.
    ['<a href="/&#47;evil.example">a</a>', /href/],
    ['<a href="/&sol;evil.example">a</a>', /href/],
    ['<a href="/&Tab;/evil.example">a</a>', /href/],
    ['<img src="/&#x5c;evil.example/a.svg" alt="">', /src/],
    ['<p id="fachwerk-release">{}</p>', /id/],
    ['<p id="w2">a</p>', /id/],
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
    ['<a href="mailto:a@b.example?body=x">a</a>', /href/],
    ['<a href="mailto:a@b.example,c@d.example">a</a>', /href/],
    ['<a href="tel:110">a</a>', /href/],
    ['<a href="data:text/html,x">a</a>', /href/],
    ['<th scope="x">a</th>', /scope/],
    ['<p role="alert">a</p>', /role/],
    ['<style>p{}</style>', /<style>/],
    ['<form action="/x"></form>', /<form>/],
    ['<section><p>a</section>', /<\/section> ends <p>/],
    ['<div>a', /<div> has no end/],
    ['a</div>', /<\/div> ends nothing/],
  ])('is refused: %s', (html, problem) => {
    expect(problemInHtml(html, pageHtml)).toMatch(problem);
  });
});
